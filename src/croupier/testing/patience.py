"""A time limit for code that may run for ever."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from croupier.testing.errors import Broken

PATIENCE = 600.0
"""How many seconds one check may take. It is a limit for rules that loop; every search has its own bound."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail if it takes longer. It works in the main thread of a system with alarms; elsewhere there is no limit."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(number: int, frame: FrameType | None) -> None:
        where = f" in {frame.f_code.co_qualname}, line {frame.f_lineno}" if frame is not None else ""
        raise Broken(f"the check did not finish within {seconds:g} seconds; it was{where}")

    before = signal.signal(signal.SIGALRM, give_up)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, before)
