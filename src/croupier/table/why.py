"""One law for offers and refusals: each rule removes what it forbids, and gives the reason."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from croupier.table.whynot import WhyNot

# Every candidate.
ALL: Final = -1


def how_many(candidates: i64) -> i64:
    """The number of candidates in a set."""
    count: i64 = 0
    while candidates:
        candidates &= candidates - 1
        count += 1
    return count


@final
class Why:
    """A question about candidates: which rule forbids them?

    A law starts from a set of candidates (a number with one bit for each) and narrows it, rule by rule, with ``bar``
    and ``keep``. The first rule that removes an ``asked`` candidate becomes the ``reason``.
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


# Asks about no candidate: the law is run to make an offer.
OFFER: Final = Why(0)
