"""HD-2: the board. Six numbered spaces round the house, and the spaces between, where only Rick may stand."""

from __future__ import annotations

from typing import Final

HOUSE: Final = 0
SPACES: Final = 6
TILE_PLACES: Final = SPACES + 1


def after(space: int) -> int:
    """HD-8.4: going up through the numbers; after 6 comes 1."""
    return space % SPACES + 1


# HD-2.4: the house, the six spaces, the six spokes between the house and a space, the six links of the ring.
PAIRS: Final = [
    *[(space, space) for space in range(TILE_PLACES)],
    *[(HOUSE, space) for space in range(1, TILE_PLACES)],
    *[(space, after(space)) for space in range(1, TILE_PLACES)],
]
PLACES: Final = len(PAIRS)
TOUCHES: Final = [1 << one | 1 << other for one, other in PAIRS]
"""The dimensions that a pawn at a place is in, a bit for each; the house is bit 0."""
TWO_AT_ONCE: Final = [one != other for one, other in PAIRS]


def _word(space: int) -> str:
    return "house" if space == HOUSE else str(space)


WORDS: Final = [_word(one) if one == other else f"{_word(one)}-{_word(other)}" for one, other in PAIRS]
