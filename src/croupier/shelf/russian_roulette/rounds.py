"""RR-3 to RR-6: the phases of a round in order, and the first three of them: Pocket, Spin and Bet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.russian_roulette import accusation, beats, ending, playing, score, trigger
from croupier.shelf.russian_roulette.cards import BULLET, CLICK
from croupier.shelf.russian_roulette.layout import NO_BET
from croupier.shelf.russian_roulette.options import ASK_BET, ASK_POCKET, ASK_SPIN, POCKETED, ROUND, SPUN
from croupier.shelf.russian_roulette.options import BET as BET_SHOWN
from croupier.shelf.russian_roulette.phases import ACCUSATION, BET, JUDGE, POCKET, POWDER, SCORE, SPIN, TRIGGER
from croupier.shelf.russian_roulette.reasons import NOTHING_TO_POCKET
from croupier.table import NOBODY, Flow
from croupier.table.why import OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def step(game: Roulette) -> Flow:
    """RR-3.3: the phases in order, with the pauses of RR-Q25 in between."""
    phase = game.phase
    if phase == POCKET:
        return pocket_phase(game)
    if phase == SPIN:
        return spin_phase(game)
    if phase == BET:
        return bet_phase(game)
    if phase == ACCUSATION:
        return accusation.accusation_phase(game)
    if phase == JUDGE:
        return accusation.judge_pause(game)
    if phase == TRIGGER:
        return trigger.trigger_phase(game)
    if phase == POWDER:
        return trigger.powder_pause(game)
    if phase == SCORE:
        return score.score_phase(game)
    return ending.show_off(game)


def new_round(game: Roulette) -> None:
    """RR-Q15, RR-7.12: cards are returned, reference tiles are turned back."""
    for seat in game.living():
        game.take_back(seat)
        while game.loaded[seat] > 0:
            game.loaded[seat] -= 1
            game.take_out_bullet(seat)
    game.bet = [NO_BET] * game.seats
    game.round += 1
    game.shot = 0
    game.inside = game.captains
    game.accused = 0
    game.shown = 0
    game.bribed = 0
    game.scored = 0
    game.phase = POCKET
    game.tell(ROUND, game.round)
    game.beat(beats.ROUND, game.round)


def pocket_law(game: Roulette, seat: i64, why: Why) -> i64:
    """RR-4.2: which of CLICK and BULLET a player may pocket: those among the seven cards."""
    owned: i64 = 1 << BULLET
    if game.bullets[seat] <= game.figures.clicks_each:
        owned |= 1 << CLICK
    return why.keep(1 << CLICK | 1 << BULLET, owned, NOTHING_TO_POCKET)


def pocket_phase(game: Roulette) -> Flow:
    """RR-4.2; a player who has only BULLETs, and no card in hand, is not asked (RR-Q39)."""
    living = game.living()
    choosing = [seat for seat in living if game.zones[game.hand(seat)] or pocket_law(game, seat, OFFER) != 1 << BULLET]
    if choosing:
        yield game.window(choosing, ASK_POCKET)
        if game.reactor != NOBODY:
            yield from playing.play(game, game.reactor)
            return
    for seat in living:
        kind = game.answers[seat].value if seat in choosing else BULLET
        game.pick(kind, game.ammo(seat), game.pocket(seat))
        game.tell(POCKETED, seat)
    game.beat(beats.POCKETS)
    game.phase = SPIN


def spin_phase(game: Roulette) -> Flow:
    """RR-5.1: shuffle every barrel."""
    if askable := playing.who_could_play(game):
        yield game.window(askable, ASK_SPIN)
        if game.reactor != NOBODY:
            yield from playing.play(game, game.reactor)
            return
    for seat in game.living():
        game.carry(game.ammo(seat), game.barrel(seat))
        game.shuffle(game.barrel(seat))
    game.tell(SPUN)
    game.beat(beats.SPIN)
    game.phase = BET


def bet_phase(game: Roulette) -> Flow:
    """RR-6.1, RR-6.3: all set their dice in secret, and show them at once."""
    yield game.window(game.living(), ASK_BET)
    if game.reactor != NOBODY:
        yield from playing.play(game, game.reactor)
        return
    for seat in game.asked:
        game.bet[seat] = game.answers[seat].value
        game.tell(BET_SHOWN, seat, game.bet[seat])
    game.beat(beats.BETS)
    game.phase = ACCUSATION
