"""AP-10.1: the turns of a Purge: a stolen card is laid unconditionally."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import beats, plagues
from croupier.shelf.smile_life.cards import EVENT_PURGE
from croupier.shelf.smile_life.options import ASK_ROB, PASSED, ROBBED, SEAT
from croupier.table import NOBODY, Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def purge_turn(game: SmileLife, seat: int) -> Flow:
    """AP-10.1, AP-10.7, AMB-30: a random card of another hand, laid unconditionally."""
    people = [SEAT[other] for other in game.others(seat) if game.zones[game.hand(other)]]
    if not people:
        game.tell(PASSED, seat)
        game.beat(beats.PASSED, seat)
        return
    game.among = people
    game.about_kind = EVENT_PURGE
    yield game.ask(seat, ASK_ROB)
    game.about_kind = -1
    victim = game.answers[seat].value
    card = game.pick_blind(game.hand(victim), game.peek(seat))
    game.move(card, game.peek(seat), game.played)
    kind = game.face[card]
    game.tell(ROBBED, seat, victim, kind)
    game.beat(beats.THEFT, seat, victim, kind)
    yield from game.cards[kind].lay_stolen(game, seat, card, victim) or ()


def resume_purge(game: SmileLife) -> None:
    """AMB-85: a Purge that was running when the aliens came goes on; its round starts afresh with the next player."""
    for at, kind in enumerate(game.running):
        if kind == EVENT_PURGE:
            game.notcher[at] = game.before(plagues.next_player(game))
            game.since[at] = game.turns


def start_waiting_purge(game: SmileLife) -> Flow | None:
    """AP-10.28, AMB-31, AMB-68: a waiting Purge starts now, unless it still has to wait."""
    if game.waiting_purge < 0 or game.as_plague(EVENT_PURGE).waits(game):
        return None
    seat = game.waiting_purge
    game.waiting_purge = NOBODY
    return plagues.appear(game, seat, EVENT_PURGE)
