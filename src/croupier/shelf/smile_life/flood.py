"""AP-18.6, AMB-62: the Flood: all hands lie open, and a turn takes one card out of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying, onsets, playing, purge, turns
from croupier.shelf.smile_life.cards import CHILD, CRISIS_FOOD, FAMILY, MALUS, MALUS_VIRUS
from croupier.shelf.smile_life.options import ASK_FLOOD, DISCARDED, FISHED, FLOOD, KEPT_IN_HAND, NOT_BEFORE_ONESELF
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def flood_comes(game: SmileLife, seat: int) -> None:
    """All hands lie open in the middle, and are all there is to take."""
    game.tell(FLOOD, seat)
    for other in game.round_from(seat):
        game.carry(game.hand(other), game.flood)


def why_not_fish(game: SmileLife, seat: i64, kind: i64) -> i64:
    """AMB-62: why a card taken from the flood would only be discarded (a number of ``WHY``); 0 if it would not."""
    if kind == MALUS_VIRUS:
        return 0
    return NOT_BEFORE_ONESELF if FAMILY[kind] == MALUS else laying.why_not_lay(game, seat, kind, False, False)


def may_let_go(game: SmileLife, seat: i64, kind: i64) -> bool:
    """AMB-81: whether a card taken from the flood may be discarded: one that cannot be laid, and a child for which nobody
    must give food."""
    if why_not_fish(game, seat, kind):
        return True
    hungry = FAMILY[kind] == CHILD and game.runs(CRISIS_FOOD) and not game.is_survivalist(seat)
    return hungry and game.may_starve(seat)


def fish(game: SmileLife, seat: int, kind: int, lays: bool) -> Flow:
    """One card is taken and laid at once, or discarded; a Virus is kept in hand."""
    card = game.find(game.flood, kind)
    game.tell(FISHED, seat, kind)
    game.ebbing = len(game.zones[game.flood]) == 1
    if kind == MALUS_VIRUS:
        game.move(card, game.flood, game.hand(seat))
        game.tell(KEPT_IN_HAND, seat, kind)
        onsets.check_virus(game, seat)
        return
    game.move(card, game.flood, game.played)
    if lays:
        yield from playing.play_card(game, seat, card, False, False)
    else:
        game.to_discard(card, game.played, seat)
        game.tell(DISCARDED, seat, kind)


def flood_ebbs(game: SmileLife, seat: int) -> Flow:
    """When all cards are gone, hands are refilled in seat order."""
    game.ebbing = False
    for other in game.round_from(game.next_to(seat)):
        game.refill(other)
    yield from purge.start_waiting_purge(game)


# AP-18.6 The flood.


def flood_turn(game: SmileLife, seat: int) -> Flow:
    """AMB-62: the taking replaces draw and play."""
    while True:
        yield game.ask(seat, ASK_FLOOD)
        option = game.answers[seat]
        if option.kind in ("card", "discard"):
            yield from fish(game, seat, option.value, option.kind == "card")
            break
        yield from turns.change_life(game, seat, option)
        if game.turn_over:
            break
    if not game.zones[game.flood]:
        yield from flood_ebbs(game, seat)
