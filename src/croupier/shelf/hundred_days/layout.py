"""Zones, phases and other numbers that the state and the chapters share."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.hundred_days.board import PLACES, SPACES, TILE_PLACES
from croupier.shelf.hundred_days.cards import FOUR, KINDS
from croupier.table import HIDDEN, OPEN, OWNER, Layout

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.view import Pawn

NOWHERE: Final = -1

TILE_POOL: Final = 0
CARD_POOL: Final = 1

# HD-6.1: the phases in which players are asked; the Collection has two parts, resources and cards.
MISSION: Final = 0
GARAGE: Final = 1
ADVENTURE: Final = 2
COLLECTION: Final = 3
DRAWING: Final = 4
DISCARD: Final = 5
PHASES: Final = ["mission", "garage", "adventure", "collection", "drawing", "discard"]

RICK: Final = 0
MORTY: Final = 1
PAWNS: Final[list[Pawn]] = ["rick", "morty"]

EVERY_RESOURCE: Final = (1 << FOUR) - 1
EVERY_PLACE: Final = (1 << PLACES) - 1
EVERY_SPACE: Final = (1 << TILE_PLACES) - 1
"""The house and the six spaces, a bit for each."""

# HD-Q17: the moments in which opponents may react.
BLUE_CARD_PLAYED: Final = 0
OBJECT_USED: Final = 1
CARD_THREATENED: Final = 2
TOKENS_THREATENED: Final = 3
DIMENSION_CLOSED: Final = 4
RICK_MOVING: Final = 5
TOKENS_COLLECTED: Final = 6
MOMENTS: Final = 7


def zones(seats: int) -> Layout:
    """HD-3: what lies before each player, and in the middle."""
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("area", OPEN)
    places.each("pile", OPEN)
    places.each("closed", OPEN)
    for space in range(1, SPACES + 1):
        places.common(f"space:{space}", OPEN)
    places.common("tiles", HIDDEN, ordered=True)
    places.common("deck", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.common("played", OPEN)
    places.common("box", HIDDEN)
    places.decks["tiles"] = TILE_POOL
    places.decks["deck"] = CARD_POOL
    places.dice["die"] = SPACES
    return places


def lowest(chosen: i64) -> i64:
    """The number of the lowest bit that is set; there must be one."""
    if not chosen:
        raise ValueError("there is nothing to choose from")
    at: i64 = 0
    while not chosen & 0xFF:
        chosen >>= 8
        at += 8
    while not chosen & 1:
        chosen >>= 1
        at += 1
    return at
