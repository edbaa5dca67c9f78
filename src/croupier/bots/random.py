"""A player that chooses at random."""

from __future__ import annotations

from typing import Final

from croupier.table import Chair, Decision, Option, seeded

SELDOM: Final = 64


class Random:
    """Treats all options alike, but takes asides rarely. Plays every game, since it needs nothing but the options."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)

    def choose(self, chair: Chair) -> Option:
        return self.pick(chair.decision)

    def pick(self, decision: Decision) -> Option:
        """Choose without looking at the table: many games are played by this alone."""
        options = decision.options
        count = len(options)
        if count == 1:
            return options[0]
        at = self.luck.below(count)
        if at >= decision.answers and self.luck.below(SELDOM):
            at = self.luck.below(decision.answers)
        return options[at]
