"""How the fields of a state are declared: the class body gives the starting value, ``Annotated`` what a position says.

``make fields`` generates starting values, copies, positions and comparison from the declarations (see
``croupier.declare``). A field without ``Annotated`` is copied but is not part of a position: it follows from the zones,
or the game sets it by hand.
"""

from __future__ import annotations

from collections.abc import Sequence


class Passing:
    """Belongs to the current question: it does not outlast a step, and a copy starts without it."""


class Empty:
    """A list or dictionary that starts empty."""


class Fixed:
    """Never changes after the deal, so copies may share it: no list is copied."""


class PerSeat:
    """A list with one number for each seat, all starting with the same value (which may be an expression on ``game``)."""

    def __init__(self, start: int | str = 0) -> None:
        self.start = start


class Number:
    """A number in a position, from ``least`` to ``most`` (which may be an expression on ``game``)."""

    def __init__(self, least: int = 0, most: int | str = 10**6) -> None:
        self.least = least
        self.most = most


class NumberPerSeat:
    """A list with one number for each seat, which a position gives with each player."""

    def __init__(self, start: int = 0, least: int = 0, most: int | str = 10**6) -> None:
        self.start = start
        self.least = least
        self.most = most


class Word:
    """A number that a position gives as one of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words


class Flag:
    """True or false in a position."""


class SeatFlags:
    """A set of seats (one bit each), which a position gives as a flag of each player."""
