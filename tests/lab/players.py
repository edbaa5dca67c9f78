"""Custom players for the tests, as any user may write them."""

from __future__ import annotations

from typing import ClassVar

from croupier.table import Chair, Option


class Last:
    """Always gives the last answer: in roulette the highest bet, which kills."""

    games = ("russian-roulette",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        return chair.decision.options[chair.decision.answers - 1]


class Witness(Last):
    """Remembers which deals it played, and in which seats."""

    sat: ClassVar[set[tuple[str, int]]] = set()

    def choose(self, chair: Chair) -> Option:
        self.sat.add((str(chair.view()["deal"]), chair.seat))
        return super().choose(chair)


class Nothing:
    """Not a player."""
