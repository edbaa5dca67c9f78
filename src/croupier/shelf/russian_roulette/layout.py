"""RR-2: the zones of the table, and the numbers that stand for no bet and for special aims."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.cards import KINDS
from croupier.table import HIDDEN, OPEN, OWNER, Layout

# RR-1.5: a captain and three teammates.
TEAM: Final = 4

NO_BET: Final = -1

# What a gun may point at besides a seat: the sky, or no target yet (RR-Q34).
SKY: Final = -1
UNNAMED: Final = -2
AIMED_ELSEWHERE: Final = ["sky", "unnamed"]
"""What a view says of a gun that points at no player, by those numbers."""


def layout(seats: int) -> Layout:
    """RR-2: what lies before each player, and in the middle."""
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("ammo", OWNER)
    places.each("barrel", HIDDEN, ordered=True)
    places.each("pocket", HIDDEN)
    places.each("shown", OPEN, ordered=True)
    places.each("spare", OPEN)
    places.common("action", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.common("reserve", OPEN)
    places.common("gone", OPEN)
    places.decks["action"] = seats + 1
    for seat in range(seats):
        places.decks[f"barrel:{seat}"] = seat
    return places
