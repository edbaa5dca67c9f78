"""AP-18.6, AMB-62: while a Flood lasts, a turn takes one of the open cards, instead of drawing and playing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, changing, purge
from croupier.shelf.smile_life.options import ASK_FLOOD, FISHED
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def flood_turn(game: SmileLife, seat: int) -> Flow:
    """AMB-62: a card is taken and laid or discarded; before that, a player may resign or divorce as usual."""
    while True:
        yield game.ask(seat, ASK_FLOOD)
        option = game.answers[seat]
        if option.kind in ("card", "discard"):
            game.tell(FISHED, seat, option.value)
            game.ebbing = len(game.zones[game.flood]) == 1
            card = game.find(game.flood, option.value)
            yield from game.cards[option.value].fish(game, seat, card, option.kind == "card") or ()
            break
        yield from changing.change_life(game, seat, option)
        if game.turn_over:
            break
    if not game.zones[game.flood]:
        yield from flood_ebbs(game, seat)


def may_let_go(game: SmileLife, seat: i64, kind: i64) -> bool:
    """AMB-81: whether a card taken from the flood may be discarded: one that cannot be laid, or a child that no player
    is obliged to feed.
    """
    card = game.cards[kind]
    return card.why_not_fish(game, seat) is not None or card.may_go_hungry(game, seat)


def flood_ebbs(game: SmileLife, seat: int) -> Flow:
    """When all cards are gone, hands are refilled in seat order."""
    game.ebbing = False
    for other in game.round_from(game.next_to(seat)):
        game.refill(other)
    game.beat(beats.EBB)
    yield from purge.start_waiting_purge(game) or ()
