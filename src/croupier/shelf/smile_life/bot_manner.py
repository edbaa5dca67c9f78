"""What tempers and slips mean in Smile Life (``croupier.bots.opponents.Manner``)."""

from __future__ import annotations

from typing import Final

from croupier.shelf.smile_life.cards import FAMILY, MALUS
from croupier.shelf.smile_life.options import (
    ATTACKED,
    BEATEN,
    BOMBED,
    CLOUD,
    FLED,
    INFECTED,
    INFLICTED,
    LOST,
    NAMED,
    PICKED,
    ROBBED,
    STOLE,
    STOLE_FLIRT,
    WOUNDED,
)
from croupier.table import Json, Option

# In smiles.
CLOSE: Final = 0.12
BLUR: Final = 0.12
QUIET: Final = frozenset({"draw", "no", "nothing", "done"})
HARMS: Final = frozenset(
    {each.name for each in (ATTACKED, BOMBED, CLOUD, INFECTED, INFLICTED, NAMED, PICKED, ROBBED, STOLE, STOLE_FLIRT)}
)
MISHAPS: Final = frozenset({LOST.name, WOUNDED.name})
FEATS: Final = frozenset({BEATEN.name, FLED.name})
ALOUD: Final = frozenset({"harm", "late"})
# A malus is bolder than a card for the player's own life, which is bolder than a card thrown away.
MALUS_PLAYED: Final = 2.0
DARING: Final = {
    "play": 1.0,
    "use": 1.0,
    "bet": 1.0,
    "imprison": 1.0,
    "take": 1.0,
    "virus": 1.0,
    "yes": 1.0,
    "ally": 0.5,
}


def boldness(option: Option) -> float:
    """Harm, bets and fights are bold; throwing away and fleeing are not."""
    if option.kind == "play" and FAMILY[option.value] == MALUS:
        return MALUS_PLAYED
    return DARING.get(option.kind, 0.0)


def target(option: Option, view: Json) -> int:
    """The player whom a card goes to."""
    return option.value if option.kind in ("seat", "virus", "imprison") else -1
