"""The clock of the rooms, which tests replace with one that they move by hand."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """A call that will happen unless it is cancelled."""

    def cancel(self) -> None: ...


class Clock(Protocol):
    """The time, in seconds from an arbitrary start, and alarms; ``time`` counts from the epoch, for what is stored."""

    def now(self) -> float: ...
    def time(self) -> float: ...
    def later(self, seconds: float, ring: Callable[[], None]) -> Alarm: ...


class LoopClock:
    """The event loop's clock."""

    def now(self) -> float:
        return asyncio.get_running_loop().time()

    def time(self) -> float:
        return time.time()

    def later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(seconds, ring)
