"""Rate limits."""

from __future__ import annotations

from collections.abc import Callable


class RateLimit:
    """A token bucket: ``per_second`` on average, ``at_once`` in a burst."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.now = now
        self.left = at_once
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens, and return whether there were enough."""
        at = self.now()
        self.left = min(self.at_once, self.left + (at - self.at) * self.per_second)
        self.at = at
        if self.left < cost:
            return False
        self.left -= cost
        return True
