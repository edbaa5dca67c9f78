"""The cards of the box: their kinds by number, and the figures of ``cards.toml``."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, Final

CLICK: Final = 0
BULLET: Final = 1
PEEK: Final = 2
GIFT: Final = 3
SHOOT_SOMEONE: Final = 4
AIR_GUN: Final = 5
COLD_FEET: Final = 6
RAISE: Final = 7
ONE_FOR_THE_ROAD: Final = 8
SPIN_IT_AGAIN: Final = 9
WET_POWDER: Final = 10
DUCK: Final = 11
ANONYMOUS_TIP: Final = 12
BRIBED_JUDGE: Final = 13
EXTRA_ROUND: Final = 14
DANGER_MONEY: Final = 15
LIGHT_POCKETS: Final = 16

KINDS: Final = [
    "click",
    "bullet",
    "peek",
    "gift",
    "shoot-someone",
    "air-gun",
    "cold-feet",
    "raise",
    "one-for-the-road",
    "spin-it-again",
    "wet-powder",
    "duck",
    "anonymous-tip",
    "bribed-judge",
    "extra-round",
    "danger-money",
    "light-pockets",
]


class Figures:
    """``cards.toml`` in numbers, by kind where a figure belongs to a kind."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.clicks_each: int = data["ammunition"]["clicks"]["each"]
        self.bullets_each: int = data["ammunition"]["bullets"]["each"]
        self.bullets: int = data["ammunition"]["bullets"]["count"]
        self.faces: list[int] = data["bet"]["faces"]
        self.teams: list[str] = [team["id"] for team in data["teams"]]
        self.captains: list[str] = [team["captain"] for team in data["teams"]]
        self.teammates: list[list[str]] = [team["teammates"] for team in data["teams"]]
        self.count: list[int] = [0] * len(KINDS)
        self.clause: list[str] = [""] * len(KINDS)
        self.phase: list[str] = [""] * len(KINDS)
        self.skulls = 0
        for card in data["action"]:
            kind = KINDS.index(card["id"])
            self.count[kind] = card["count"]
            self.clause[kind] = card["clause"]
            self.phase[kind] = card["phase"]
            if card["skull"]:
                self.skulls |= 1 << kind

    def played_in(self, phase: str) -> int:
        """The kinds that belong to a phase, a bit for each."""
        return sum([1 << kind for kind in range(PEEK, len(KINDS)) if self.phase[kind] == phase])


FIGURES: Final = Figures(tomllib.loads((files("croupier.shelf.russian_roulette") / "cards.toml").read_text("utf-8")))
