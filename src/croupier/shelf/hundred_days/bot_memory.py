"""What a sensible player reads from the latest events, as the table does not show it: what objects have done in a turn."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from croupier.shelf.hundred_days.cards import KINDS
from croupier.table import Chair

# So many events back at most; hardly a turn is longer.
LOOK_BACK: Final = 60


class Lately:
    """The events of the turn at hand; read only if somebody asks."""

    def __init__(self, chair: Chair, upto: int) -> None:
        self.chair = chair
        self.since = max(upto - LOOK_BACK, 0)

    @cached_property
    def turn(self) -> list[dict[str, Any]]:
        """What has happened since the turn began."""
        events: list[dict[str, Any]] = self.chair.events(self.since)
        for at in range(len(events) - 1, -1, -1):
            if events[at]["event"] == "turn":
                return events[at:]
        return events

    @property
    def used(self) -> int:
        """The object used last; -1 if there is none."""
        for event in reversed(self.turn):
            if event["event"] == "used":
                return KINDS.index(event["card"])
        return -1

    @property
    def coupons(self) -> int:
        """HD-O15: the coupons used since the turn began, or since the last closing."""
        coupons = 0
        for event in self.turn:
            if event["event"] == "closed":
                coupons = 0
            elif event["event"] == "coupon":
                coupons += 1
        return coupons
