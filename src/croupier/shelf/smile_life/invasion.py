"""AP-10.20: the turns of an alien invasion: cards are thrown until their smiles reach the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import beats, casino, ending, lives, losing, monsters, plagues, purge, turns, virus
from croupier.shelf.smile_life.cards import EVENT_INVASION, MALUS_VIRUS, is_plague
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_LAID
from croupier.shelf.smile_life.options import (
    ASK_RESTART,
    ASK_SIDE,
    ASK_THROW,
    DRAW,
    DRAW_HIDDEN,
    INVASION_BEATEN,
    INVASION_LOST,
    LOST_TO_ALIENS,
    NO,
    NOTHING,
    PASSED,
    RESTARTED,
    THROWN,
    YES,
)
from croupier.table import NOBODY, Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def check_invasion(game: SmileLife) -> Flow | None:
    """AP-10.24, AMB-32: enough smiles end it at once."""
    if game.target < 0 or game.smiles_in(game.aliens) < game.target:
        return None
    game.tell(INVASION_BEATEN)
    game.beat(beats.ALIENS_BEATEN)
    plagues.finish(game, game.running.index(EVENT_INVASION))
    return purge.start_waiting_purge(game)


def invasion_turn(game: SmileLife, seat: int) -> Flow:
    """AP-10.22, AP-10.27, AP-7.4: draw from the pile, throw a card on the aliens."""
    hidden = False
    if game.turned and game.is_survivalist(seat) and len(game.zones[game.pile]) > 1:
        yield from game.choose(seat, ASK_SIDE, [DRAW, DRAW_HIDDEN])
        hidden = game.chosen is DRAW_HIDDEN
    kind = turns.draw_hidden(game, seat) if hidden else game.draw_card(seat)
    if is_plague(kind):
        yield from plagues.appear(game, seat, kind) or ()
        return
    if kind == MALUS_VIRUS:
        virus.check(game, seat)
    yield game.ask(seat, ASK_THROW)
    if game.answers[seat] is NOTHING:
        game.tell(PASSED, seat)
        game.beat(beats.PASSED, seat)
        return
    thrown = game.answers[seat].value
    game.pick(thrown, game.hand(seat), game.aliens)
    game.tell(THROWN, seat, thrown)
    game.beat(beats.THROWN, seat, thrown)
    yield from check_invasion(game) or ()


def lose_to_aliens(game: SmileLife) -> Flow:
    """AP-10.25, AP-10.26, AMB-33: the game stops, unless all leaders agree to start life again."""
    missing = game.target - game.smiles_in(game.aliens)
    game.tell(INVASION_LOST, missing)
    game.beat(beats.ALIENS_WIN, missing)
    casino.return_bet(game)
    scores = [lives.smiles_of(game, seat) for seat in range(game.seats)]
    for seat in range(game.seats):
        if scores[seat] == max(scores):
            yield from game.choose(seat, ASK_RESTART, [YES, NO], EVENT_INVASION)
            if game.chosen is NO:
                ending.finish_game(game, LOST_TO_ALIENS, "AP-10.25")
                return
    game.tell(RESTARTED, scores.index(max(scores)))
    yield from start_again(game, scores.index(max(scores)))


def start_again(game: SmileLife, lead: int) -> Flow:
    """AMB-33: all plagues end, all laid cards are discarded, and everything but the hands and the pile starts afresh."""
    while game.monsters:
        monsters.leave(game, 0)
    while game.running:
        plagues.finish(game, 0)
    for seat in range(game.seats):
        if game.job(seat).works:
            yield from losing.leave_job(game, seat, game.discard, None) or ()
        for at in range(FIRST_LAID, LAST_LAID + 1):
            for card in game.zones[at * game.seats + seat][:]:
                game.to_discard(card, at * game.seats + seat, seat)
    for card in game.zones[game.casino][:]:
        game.to_discard(card, game.casino, NOBODY)
    game.casino_owner = NOBODY
    game.casino_open = False
    game.bunkered = -1
    game.babies = []
    game.uncounted = [0] * game.seats
    game.skips = [0] * game.seats
    game.were_bandits = 0
    game.bombed = 0
    game.beat(beats.RESTART, lead)
    yield from purge.start_waiting_purge(game) or ()
