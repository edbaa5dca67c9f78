"""Players of our own for the tests, as anybody may write them."""

from __future__ import annotations

from typing import ClassVar

from croupier.table import Chair, Option


class Last:
    """Always the last answer: in roulette the highest bet, which kills."""

    games = ("russian-roulette",)

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: Chair) -> Option:
        return chair.decision.options[chair.decision.answers - 1]


class Witness(Last):
    """Remembers at which deals it has sat where."""

    sat: ClassVar[set[tuple[str, int]]] = set()

    def choose(self, chair: Chair) -> Option:
        self.sat.add((str(chair.view()["deal"]), chair.seat))
        return super().choose(chair)


class Nothing:
    """Not a player."""
