"""One law for offers and refusals: rule after rule takes away what it forbids, and says why."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from croupier.table.whynot import WhyNot

# Every candidate.
ALL: Final = -1


def how_many(candidates: i64) -> i64:
    """How many there are in a set."""
    count: i64 = 0
    while candidates:
        candidates &= candidates - 1
        count += 1
    return count


@final
class Why:
    """A question about candidates: which rule forbids them?

    A law starts from a set of candidates (a number with one bit for each) and narrows it, rule by rule, with ``bar`` and
    ``keep``. The first rule that takes away a candidate that is ``asked`` about is the ``reason``.
    """

    def __init__(self, asked: i64) -> None:
        self.asked = asked
        self.reason: WhyNot | None = None

    def bar(self, left: i64, those: i64, reason: WhyNot) -> i64:
        """Forbid some candidates; return what is left."""
        if self.asked & left & those:
            self.reason = reason
        return left & ~those

    def keep(self, left: i64, those: i64, reason: WhyNot) -> i64:
        """Allow only some candidates; return what is left."""
        if self.asked & left & ~those:
            self.reason = reason
        return left & those


# Asks about nothing: the law is run to make an offer.
OFFER: Final = Why(0)
