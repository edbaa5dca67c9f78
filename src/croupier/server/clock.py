"""Time as the rooms know it, so that tests need not wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """Tells the time, in seconds from some beginning, and rings later."""

    def now(self) -> float: ...
    def later(self, seconds: float, ring: Callable[[], None]) -> Alarm: ...


class LoopClock:
    """The event loop's own clock."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, ring)
