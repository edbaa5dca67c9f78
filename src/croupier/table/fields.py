"""How the fields of a state are declared: the class body says what a field starts as, ``Annotated`` says what a position tells.

``make fields`` writes starting values, copies, positions and comparison from the declarations (see ``croupier.declare``). A
field without ``Annotated`` is copied and is no part of a position: the zones tell it, or the game places it by hand.
"""

from __future__ import annotations

from collections.abc import Sequence


class Passing:
    """Belongs to the question at hand: it does not outlast a step, and a copy starts without it."""


class Empty:
    """A list or dictionary that starts empty."""


class Fixed:
    """Never changes after the deal, so copies may share it: no list is copied."""


class PerSeat:
    """A list with one number for each seat, all of which start the same (which may be an expression on ``game``)."""

    def __init__(self, start: int | str = 0) -> None:
        self.start = start


class Number:
    """A number that a position tells, from ``least`` to ``most`` (which may be an expression on ``game``)."""

    def __init__(self, least: int = 0, most: int | str = 10**6) -> None:
        self.least = least
        self.most = most


class NumberPerSeat:
    """A list with one number for each seat, which a position tells beside each player."""

    def __init__(self, start: int = 0, least: int = 0, most: int | str = 10**6) -> None:
        self.start = start
        self.least = least
        self.most = most


class Word:
    """A number that a position names by one of these words."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words


class Flag:
    """True or false in a position."""


class SeatFlags:
    """A set of seats (one bit each), which a position tells as a flag of each player."""
