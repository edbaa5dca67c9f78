"""RR-7: accusations and their outcome."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.russian_roulette import beats, death, ending, options, playing, reasons, trigger
from croupier.shelf.russian_roulette.cards import BULLET
from croupier.shelf.russian_roulette.phases import ACCUSATION, JUDGE, TRIGGER
from croupier.table import NOBODY, Flow
from croupier.table.why import OFFER, Why

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette

# RR-7.4: how many Action cards a catch is worth.
REWARD: Final = 3


def law(game: Roulette, seat: i64, why: Why) -> i64:
    """RR-7.3, RR-7.5, RR-Q11: whom a player may accuse now, one bit for each seat."""
    left: i64 = (1 << game.people) - 1
    accuser: i64 = 1 << seat
    if not game.captains & accuser:
        return why.bar(left, left, reasons.OUT_OF_GAME)
    if game.accused & accuser:
        return why.bar(left, left, reasons.ACCUSED_ALREADY)
    left = why.bar(left, accuser, reasons.NOT_YOURSELF)
    left = why.keep(left, game.captains, reasons.THEY_ARE_OUT)
    return why.bar(left, game.shown, reasons.POCKET_SHOWN)


def accusation_phase(game: Roulette) -> Flow:
    """RR-7.9, RR-Q33: one call for accusations. If no player accuses, it was the last; a round without any accusation
    marks that.
    """
    askable = [seat for seat in range(game.people) if law(game, seat, OFFER) or playing.could_play(game, seat)]
    if askable:
        yield game.window(askable, options.ASK_CALL)
        if game.reactor != NOBODY:
            yield from playing.play(game, game.reactor)
            return
        for seat in askable:
            if game.answers[seat].value >= 0:
                accuse(game, seat, game.answers[seat].value)
    if game.blamed:
        game.beat(beats.FINGERS)
        for seat in range(game.people):
            if game.blamed & 1 << seat:
                show_pocket(game, seat)
        game.phase = JUDGE
    else:
        if not game.accused:
            game.beat(beats.SILENCE)
        game.shot = 1
        trigger.lower_guns(game)
        game.phase = TRIGGER


def accuse(game: Roulette, seat: i64, target: i64) -> None:
    """RR-7.1: point at a player."""
    game.accuses[seat] = target
    game.accused |= 1 << seat
    game.blamed |= 1 << target
    game.tell(options.ACCUSED, seat, target)


def show_pocket(game: Roulette, seat: i64) -> None:
    """RR-7.2: show the pocket card to all."""
    card = game.zones[game.pocket(seat)][0]
    game.shown |= 1 << seat
    game.see(card, game.layout.everybody)
    game.tell_card(options.SHOWED, card, seat)
    game.beat(beats.POCKET, seat)


def judge_pause(game: Roulette) -> Flow:
    """RR-Q27: Bribed Judge, draws, replacements, the judge's shots, the end check."""
    exposed = [seat for seat in range(game.people) if is_exposed(game, seat)]
    askable = [seat for seat in exposed if playing.could_play(game, seat)]
    if askable:
        yield game.window(askable, options.ASK_JUDGE)
        if game.reactor != NOBODY:
            yield from playing.play(game, game.reactor)
            return
    for seat in range(game.people):
        settle_draws(game, seat)
    for seat in range(game.people):
        target = game.accuses[seat]
        if target >= 0 and not game.bribed & 1 << target and not pocketed_bullet(game, target):
            punish(game, seat)
    game.beat(beats.VERDICT)
    for seat in exposed:
        game.tell(options.CAUGHT, seat)
        death.die(game, seat)
    game.accuses = [NOBODY] * game.seats
    game.blamed = 0
    game.phase = ACCUSATION
    ending.check_captains(game)


def pocketed_bullet(game: Roulette, seat: i64) -> bool:
    """RR-4.3: whether a player is cheating."""
    cards = game.zones[game.pocket(seat)]
    return bool(cards) and game.face[cards[0]] == BULLET


def is_exposed(game: Roulette, seat: i64) -> bool:
    """Whether a BULLET has just been shown in this player's pocket and no bribe has settled it."""
    return game.blamed & ~game.bribed & 1 << seat != 0 and pocketed_bullet(game, seat)


def settle_draws(game: Roulette, seat: i64) -> None:
    """RR-7.4: draw the reward for a catch. RR-7.6, RR-7.11: draw 1 card for each wrong accusation."""
    target: i64 = game.accuses[seat]
    if target >= 0 and is_exposed(game, target):
        for _ in range(REWARD):
            game.draw_action(seat)
    if game.blamed & ~game.bribed & 1 << seat and not pocketed_bullet(game, seat):
        game.tell(options.CLEARED, seat)
        for _ in range(game.accuses.count(seat)):
            game.draw_action(seat)


def punish(game: Roulette, seat: int) -> None:
    """RR-7.7, RR-Q13: give a false accuser an extra BULLET, in the reset cards if already out of the round."""
    zone = game.barrel(seat) if game.in_round(seat) else game.ammo(seat)
    replaced = game.put_in_bullet(seat, zone)
    game.tell(options.EXTRA_BULLET if replaced else options.NO_EXTRA_BULLET, seat)
    if zone == game.barrel(seat):
        game.shuffle(zone)
