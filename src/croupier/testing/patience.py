"""An end to waiting: code that runs for ever is stopped, with words."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from croupier.testing.errors import Broken

PATIENCE = 600.0
"""How many seconds one check may take. Every search is bounded by itself: this is for rules that loop without asking."""


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail what takes longer. Only the main thread of a system with alarms can be stopped; others are not."""
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return

    def give_up(number: int, frame: FrameType | None) -> None:
        where = f" in {frame.f_code.co_qualname}, line {frame.f_lineno}" if frame is not None else ""
        raise Broken(f"the check is not done after {seconds:g} seconds; it was{where}")

    before = signal.signal(signal.SIGALRM, give_up)
    left, _ = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, left)
        signal.signal(signal.SIGALRM, before)
