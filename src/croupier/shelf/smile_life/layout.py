"""SL-2, SL-3.3: the places of the table, the phases of the game, and other shared constants."""

from __future__ import annotations

from typing import Final

from croupier.shelf.smile_life.cards import KINDS, is_plague
from croupier.table import HIDDEN, OPEN, OWNER, Layout

POOL: Final = 0

OPENING: Final = 0
TURNS: Final = 1
PHASES: Final = ["opening", "turns"]

# The zones before every seat, in this order.
LIFE: Final = [
    ("hand", OWNER, False),
    ("studies", OPEN, True),
    ("extra", OPEN, True),
    ("job", OPEN, False),
    ("wages", OPEN, True),
    ("flirts", OPEN, True),
    ("marriage", OPEN, False),
    ("affair", OPEN, True),
    ("children", OPEN, False),
    ("belongings", OPEN, False),
    ("flipped", OPEN, False),
    ("malus", OPEN, False),
    ("peek", OWNER, False),
]
FIRST_LAID: Final = 1
LAST_FACE_UP: Final = 9
LAST_LAID: Final = 11
COMMON: Final = ["pile", "discard", "out", "plagues", "casino", "bets", "flood", "aliens", "played", "mixed", "box"]
HIDDEN_COMMON: Final = ["pile", "bets", "mixed", "box"]
ORDERED_COMMON: Final = ["pile", "discard"]

ADVANCED: Final = "advanced"
NONE: Final = "none"


def layout(seats: int) -> Layout:
    """SL-2, SL-3.3: what lies before each player, and in the middle."""
    places = Layout(seats, KINDS)
    for name, sight, ordered in LIFE:
        places.each(name, sight, ordered)
    for name in COMMON:
        places.common(name, HIDDEN if name in HIDDEN_COMMON else OPEN, name in ORDERED_COMMON)
    places.decks["pile"] = POOL
    places.dice["bombing"] = 2
    places.dice["mutation"] = 2
    places.never_kept = {kind for kind in range(len(KINDS)) if is_plague(kind)}
    return places


SHARES: Final = {"full": (1, 1), "3/4": (3, 4), "2/3": (2, 3), "1/2": (1, 2), "1/3": (1, 3), "1/4": (1, 4)}
"""SL-21.1: the fraction of the deck in play."""

CARDLESS: Final = 1000
"""AMB-21: added to a plague that is due without a card."""

# A few kinds, sorted, packed as bytes into one number; 0 means none, so each is stored plus one.
BYTE: Final = 8
BYTES: Final = 255
MOST_BYTES: Final = 7
BLANK: Final = [0] * MOST_BYTES
"""A list to copy: slicing is faster than building a list of zeros."""
