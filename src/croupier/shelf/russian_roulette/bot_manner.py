"""What tempers and slips mean at roulette (``croupier.bots.opponents.Manner``)."""

from __future__ import annotations

from typing import Final

from croupier.shelf.russian_roulette.cards import BULLET
from croupier.shelf.russian_roulette.options import ACCUSED, AIMED, BONUS, CAUGHT, DIED, STOLE
from croupier.table import Json, Option

# In chances to win.
CLOSE: Final = 0.002
BLUR: Final = 0.006
QUIET: Final = frozenset({"pass"})
HARMS: Final = frozenset({ACCUSED.name, AIMED.name, STOLE.name})
MISHAPS: Final = frozenset({CAUGHT.name, DIED.name})
FEATS: Final = frozenset({BONUS.name})
ALOUD: Final = frozenset({"accuse"})
# A bullet in the pocket, an accusation, a card: everything other than a bet.
DARING: Final = {"accuse": 2.0, "play": 1.0, "aim": 1.0, "fire": 1.0}


def boldness(option: Option) -> float:
    """High bets, cheating, accusations and cards are bold."""
    if option.kind in ("bet", "turn"):
        return float(option.value)
    if option.kind == "pocket":
        return float(option.value == BULLET)
    return DARING.get(option.kind, 0.0)


def target(option: Option, view: Json) -> int:
    """The player who is accused, aimed at or chosen for a card."""
    return option.value if option.kind in ("accuse", "aim", "choose") else -1
