"""A lock for long computations, which lets other work run in between."""

from __future__ import annotations

import asyncio


class FairLock:
    """A lock whose holder does long work without awaiting: ``async with lock``.

    The event loop runs once before each holder, so short commands are answered between two of them, however many rooms
    are waiting.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._lock.acquire()
        try:
            await asyncio.sleep(0)
        except BaseException:
            self._lock.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._lock.release()
