"""Rate limits."""

from __future__ import annotations

from collections.abc import Callable


class RateLimit:
    """A token bucket: ``per_second`` on average, ``at_once`` in a burst. ``used`` is what was taken since the last
    report to the other workers.
    """

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.now = now
        self.left = at_once
        self.used = 0.0
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens, and return whether there were enough."""
        if not self.holds(cost):
            return False
        self.left -= cost
        self.used += cost
        return True

    def holds(self, cost: float = 1.0) -> bool:
        """Whether there are enough tokens."""
        self._fill()
        return self.left >= cost

    def charge(self, cost: float) -> None:
        """Take tokens for work already done; the balance may become negative."""
        self.charge_elsewhere(cost)
        self.used += cost

    def charge_elsewhere(self, cost: float) -> None:
        """Take tokens for work done by another worker."""
        self._fill()
        self.left -= cost

    def in_debt(self) -> bool:
        """Whether the balance is negative."""
        return not self.holds(0.0)

    def _fill(self) -> None:
        at = self.now()
        self.left = min(self.at_once, self.left + (at - self.at) * self.per_second)
        self.at = at
