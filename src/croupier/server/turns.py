"""Turns: longer work is done in pieces, one for each pass of the event loop."""

from __future__ import annotations

import asyncio


class Turns:
    """Whoever has something longer to do takes a turn: ``async with turns``. What others ask meanwhile is dealt with between
    two turns, however many tables are waiting for one. Nothing is awaited during a turn."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def __aenter__(self) -> None:
        await self._turn.acquire()
        try:
            await asyncio.sleep(0)
        except BaseException:
            self._turn.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self._turn.release()
