"""What tempers and slips mean in Les 100 Jours (``croupier.bots.opponents.Manner``)."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days.board import HOUSE, TOUCHES
from croupier.shelf.hundred_days.options import (
    CANCELLED,
    CLOSED,
    ELBOWED,
    LOOKED_AT_HAND,
    MOVED_RICK,
    NO_EFFECT,
    STOLE,
)
from croupier.table import Json, Option

# In adventure points.
CLOSE: Final = 0.3
BLUR: Final = 0.3
QUIET: Final = frozenset({"pass", "end-turn", "enough", "done"})
HARMS: Final = frozenset({STOLE.name, ELBOWED.name, MOVED_RICK.name, LOOKED_AT_HAND.name})
MISHAPS: Final = frozenset({CANCELLED.name, NO_EFFECT.name})
FEATS: Final = frozenset({CLOSED.name})
ALOUD: Final = frozenset({"close", "guard-character", "leader", "play-cards"})
AT_HOME: Final = 1 << HOUSE


def boldness(option: Option) -> float:
    """Dimensions are bold, and two at once more so: they offer more than the house, and there are more rivals."""
    if option.kind not in ("rick", "morty", "go"):
        return 0.0
    return float((TOUCHES[option.value] & ~AT_HOME).bit_count())


def target(option: Option, view: Json) -> int:
    """The player who is chosen for a card."""
    return option.value if option.kind == "choose" else -1
