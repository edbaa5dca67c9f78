"""When Python's garbage collector runs: not while games are played.

Objects of the server are freed as soon as they end, because they do not refer to themselves: rooms and connections
break their cycles, and errors do not refer to their own tracebacks. So the collector would find nothing, but would
visit every object of every table and block the server meanwhile: for a second with a thousand tables. Frequent small
passes do not help: they are due when the number of objects has grown, and visit everything created since the last pass,
which with every answer is much more. So the collector runs when no game is played and few tables are in memory, or when
there are far more objects than the tables explain.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable
from typing import Final

from croupier.server.house import House
from croupier.server.json_log import fields

LOG: Final = logging.getLogger("croupier.server.garbage")

# How often to check whether a pass is due, in seconds.
LOOK_EVERY: Final = 10.0
# How many new objects make a pass due when no game is played, and how many tables there may be: a pass takes some 0.4
# ms per table, during which people may be reconnecting.
FEW: Final = 10_000
FEW_TABLES: Final = 100
# The same at other times: this many besides those of the tables. Late in a game a table has up to 5,400; most have
# fewer than 2,000.
MANY: Final = 1_000_000
OF_A_TABLE: Final = 5_000


class Collector:
    """Collects garbage for a house."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self, beginning: Awaitable[None]) -> None:
        """Collect whenever it is due, and never otherwise. What was created at startup is never visited."""
        gc.disable()
        try:
            await beginning
            gc.freeze()
            while True:
                await asyncio.sleep(LOOK_EVERY)
                if self.is_due(gc.get_count()[0]):
                    _collect()
        finally:
            gc.enable()
            gc.unfreeze()

    def is_due(self, more: int) -> bool:
        """Whether to collect, given the number of objects created since the last pass."""
        rooms = self.house.rooms.values()
        if len(rooms) > FEW_TABLES or any(room.state.playing and room.state.connections for room in rooms):
            return more > MANY + OF_A_TABLE * len(rooms)
        return more > FEW


def _collect() -> None:
    began = time.perf_counter()
    found = gc.collect()
    seconds = round(time.perf_counter() - began, 3)
    LOG.info("garbage was collected", extra=fields(event="garbage", objects=found, seconds=seconds))
