"""The moments of a round that are worth showing."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days.options import RESOURCE, SPACE
from croupier.table import Beat

# HD-6 to HD-9: the round begins.
ROUND: Final = Beat("round", 2.0, "round", "die")
SCREENS: Final = Beat("screens", 2.8)
TIE_ROLL: Final = Beat("tie-roll", 2.2)
INITIATIVE: Final = Beat("initiative", 1.8, "seat", SPACE)
GARAGE: Final = Beat("garage", 1.6, "seat", "count")
TOKEN: Final = Beat("token", 1.1, "seat", RESOURCE)

# HD-10: the Adventure. A card and its answers are a chain, of which the last link is carried out first.
CARD: Final = Beat("card", 2.0, "seat", "card")
USE: Final = Beat("use", 1.8, "seat", "card")
REACTION: Final = Beat("reaction", 2.0, "seat", "card")
CANCELLED: Final = Beat("cancelled", 2.0, "seat", "card")
EFFECT: Final = Beat("effect", 1.6, "seat", "card")
THREAT: Final = Beat("threat", 1.6, "owner", "card")
DESTROYED: Final = Beat("destroyed", 2.0, "owner", "card")
SAVED: Final = Beat("saved", 2.0, "owner", "card")
THEFT: Final = Beat("theft", 1.8, "seat", "target")
TAX: Final = Beat("tax", 1.2, "seat", RESOURCE)
LOOK: Final = Beat("look", 1.8, "seat", "target")
SWAP: Final = Beat("swap", 2.0, "first", "second")
MOVE: Final = Beat("move", 1.6, "seat", "target")
STAYED: Final = Beat("stayed", 2.0, "seat", "target")
GUARD: Final = Beat("guard", 1.0, "seat", "card")
CLOSED: Final = Beat("closed", 2.8, "seat", SPACE, "card")
NEW_TILE: Final = Beat("new-tile", 1.4, SPACE)
HOLE: Final = Beat("hole", 3.6, SPACE)

# HD-5, HD-11, HD-12: what all pawns take, once round the ring; the sums with the cards that are drawn; the Federation's alarm.
HARVEST: Final = Beat("harvest", 3.0)
COLLECT: Final = Beat("collect", 2.4)
SHORTAGE: Final = Beat("shortage", 2.0, RESOURCE)
GIVEN_BACK: Final = Beat("given-back", 2.4, RESOURCE)

# HD-14: the end.
OVER: Final = Beat("over", 2.4)
COUNT: Final = Beat("count", 4.0)
WON: Final = Beat("won", 3.0)

BEATS: Final = (
    ROUND,
    SCREENS,
    TIE_ROLL,
    INITIATIVE,
    GARAGE,
    TOKEN,
    CARD,
    USE,
    REACTION,
    CANCELLED,
    EFFECT,
    THREAT,
    DESTROYED,
    SAVED,
    THEFT,
    TAX,
    LOOK,
    SWAP,
    MOVE,
    STAYED,
    GUARD,
    CLOSED,
    NEW_TILE,
    HOLE,
    HARVEST,
    COLLECT,
    SHORTAGE,
    GIVEN_BACK,
    OVER,
    COUNT,
    WON,
)
