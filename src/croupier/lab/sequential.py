"""Deciding early without fooling oneself: 95 % intervals of a mean that may be looked at after every value.

To stop as soon as an ordinary interval excludes what is even is to be wrong far more often than once in twenty. These
intervals hold at all times together. They bet against each possible mean (Waudby-Smith and Ramdas, *Estimating means of
bounded random variables by betting*, 2023): money that grows forty-fold on one side has refuted that mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import Final

ERROR: Final = 0.05
BOLDEST: Final = 0.5
"""The largest part of the money that is staked at once."""
HALVINGS: Final = 40


def anytime(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of independent values from 0 to 1, however often one has looked before."""
    bets = _bets(values)
    low, high = 0.0, 1.0
    if _money(values, bets, 0.0, up=True) >= _enough():
        low = _border(values, bets, up=True)
    if _money(values, bets, 1.0, up=False) >= _enough():
        high = _border(values, bets, up=False)
    return low, high


def _enough() -> float:
    """The logarithm of the money that refutes: each side of the interval may err half as often as both."""
    return log(2 / ERROR)


def _bets(values: Sequence[float]) -> list[float]:
    """What to stake on each value, from those before it: the more they vary, the less."""
    bets: list[float] = []
    total, spread = 0.5, 0.25
    variance = 0.25
    for at, value in enumerate(values, 1):
        bets.append(sqrt(2 * _enough() / (variance * at * log(1 + at))))
        total += value
        spread += (value - total / (at + 1)) ** 2
        variance = spread / (at + 1)
    return bets


def _money(values: Sequence[float], bets: Sequence[float], mean: float, up: bool) -> float:
    """The logarithm of what has become of 1 that was staked on more (``up``) or less than a mean."""
    room = mean if up else 1 - mean
    most = BOLDEST / room if room > 0 else float("inf")
    money = 0.0
    for value, bet in zip(values, bets, strict=True):
        stake = min(bet, most)
        money += log(1 + stake * (value - mean if up else mean - value))
    return money


def _border(values: Sequence[float], bets: Sequence[float], up: bool) -> float:
    """Where the means begin that are not refuted."""
    refuted, kept = (0.0, 1.0) if up else (1.0, 0.0)
    for _ in range(HALVINGS):
        middle = (refuted + kept) / 2
        if _money(values, bets, middle, up) >= _enough():
            refuted = middle
        else:
            kept = middle
    return kept
