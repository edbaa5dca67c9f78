"""A race between the options of a question: each is tried in the same worlds, and those that fall behind drop out."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from statistics import fmean, stdev
from typing import Final

HEATS: Final = (4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048)
"""The numbers of worlds after which options may drop out."""
MANY: Final = 6
HALVING: Final = (2, 4)
"""At these numbers of worlds only the better half of the options stays."""
BEHIND: Final = 1.6
"""An option drops out if it is this many standard errors behind the best, or makes no difference at all."""
DECIDED: Final = 3.5
"""The race is over if the best is this many standard errors ahead of the first choice."""


class Race:
    """The values of options in some worlds. ``first`` is the index of the first choice, which stays in the race to the
    end: the others are compared with it.
    """

    def __init__(self, options: int, first: int) -> None:
        self.first = first
        self.values: list[list[float]] = [[] for _ in range(options)]
        self.running = list(range(options))
        self.worlds = 0

    @property
    def is_open(self) -> bool:
        """Whether more worlds could change the choice."""
        return len(self.running) > 1

    def add(self, values: Mapping[int, float]) -> None:
        """Add the value of each remaining option in one more world."""
        for option, value in values.items():
            self.values[option].append(value)
        self.worlds += 1
        if self.worlds in HALVING and len(self.running) > MANY:
            self._halve()
        if self.worlds in HEATS:
            self._drop_out()

    def choice(self, gate: float, least: int = HEATS[0]) -> int:
        """The best option if it is ahead of the first choice by ``gate`` standard errors; otherwise the first choice."""
        best = self._best()
        if best == self.first or self.worlds < least:
            return self.first
        ahead, error = self.lead(best, self.first)
        return best if ahead > gate * error else self.first

    def lead(self, one: int, other: int) -> tuple[float, float]:
        """How far one remaining option is ahead of another, with the standard error."""
        gains = [mine - theirs for mine, theirs in zip(self.values[one], self.values[other], strict=True)]
        return fmean(gains), stdev(gains) / sqrt(len(gains))

    def _best(self) -> int:
        return max(self.running, key=lambda option: (fmean(self.values[option] or [0.0]), option == self.first))

    def _halve(self) -> None:
        ranked = sorted(self.running, key=lambda option: -fmean(self.values[option]))
        better = ranked[: max(len(ranked) // 2, MANY // 2)]
        self.running = [option for option in self.running if option in better or option == self.first]

    def _drop_out(self) -> None:
        best = self._best()
        staying: list[int] = []
        for option in self.running:
            if option not in (best, self.first):
                behind, error = self.lead(best, option)
                if behind >= BEHIND * error:
                    continue
            staying.append(option)
        self.running = staying
        if len(staying) == 2 and best != self.first:
            ahead, error = self.lead(best, self.first)
            if ahead > DECIDED * error and ahead > 0.0:
                self.running = [best]
