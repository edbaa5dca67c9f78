"""Deciding early without fooling oneself: 95 % intervals of a mean that may be looked at after every value.

Stopping as soon as an ordinary interval excludes the even share errs far more often than once in twenty. These
intervals hold at all times together. They bet against each possible mean (Waudby-Smith and Ramdas, *Estimating means of
bounded random variables by betting*, 2023): if the money on one side grows forty-fold, that mean is refuted.
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
    """The logarithm of the money that refutes a mean: each side of the interval may err half as often as both together."""
    return log(2 / ERROR)


def _bets(values: Sequence[float]) -> list[float]:
    """The stake on each value, from those before it: the more they vary, the smaller."""
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
    """The logarithm of what a stake of 1 on more (``up``) or less than a mean has become."""
    room = mean if up else 1 - mean
    most = BOLDEST / room if room > 0 else float("inf")
    money = 0.0
    for value, bet in zip(values, bets, strict=True):
        stake = min(bet, most)
        money += log(1 + stake * (value - mean if up else mean - value))
    return money


def _border(values: Sequence[float], bets: Sequence[float], up: bool) -> float:
    """The limit beyond which means are refuted."""
    refuted, kept = (0.0, 1.0) if up else (1.0, 0.0)
    for _ in range(HALVINGS):
        middle = (refuted + kept) / 2
        if _money(values, bets, middle, up) >= _enough():
            refuted = middle
        else:
            kept = middle
    return kept
