"""How long bots think: processor time, so that other programs on the machine do not count."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import exp, floor, log
from time import process_time
from typing import Final

from croupier.table import Chair, Json, Option, Player

STEP: Final = log(1.1)
"""Times are counted in steps of a tenth."""
LEAST: Final = 1e-7


@dataclass
class Times:
    """How long a bot has thought about its moves. Times can be added up in any order."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    counts: Counter[int] = field(default_factory=Counter)

    def count(self, seconds: float) -> None:
        """Count a move."""
        self.moves += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.counts[floor(log(max(seconds, LEAST)) / STEP)] += 1

    def add(self, other: Times) -> None:
        """Add the moves of another count."""
        self.moves += other.moves
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.counts.update(other.counts)

    @property
    def mean(self) -> float:
        return self.seconds / self.moves if self.moves else 0.0

    def within(self, part: float) -> float:
        """The seconds within which this share of the moves stays, to a tenth."""
        passed = 0
        for step in sorted(self.counts):
            passed += self.counts[step]
            if passed >= part * self.moves:
                return min(exp((step + 1) * STEP), self.longest)
        return 0.0

    def to_json(self) -> Json:
        return {
            "moves": self.moves,
            "mean_ms": self.mean * 1000,
            "median_ms": self.within(0.5) * 1000,
            "p99_ms": self.within(0.99) * 1000,
            "longest_ms": self.longest * 1000,
        }


class Timed:
    """A player whose moves are timed."""

    def __init__(self, player: Player, times: Times) -> None:
        self.player = player
        self.times = times

    def choose(self, chair: Chair) -> Option:
        start = process_time()
        option = self.player.choose(chair)
        self.times.count(process_time() - start)
        return option
