"""Which worker holds which table. A worker is a row with a number that is never reused, and holds a lock on that number
as long as its process lives. A table is leased to a worker by another row.

A worker that is asked for a dead worker's table takes it over. When a process ends its lock is free at once; a worker
that hangs, or whose machine has failed, is late in renewing its row. Its row is then deleted, and its leases with it. A
write needs that row, and locks it until its commit. So nothing is stored any more for a worker that wrongly believes
that it is alive, and the worker that takes over a table reads everything that was acknowledged.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Final, LiteralString

from croupier.server.json_log import fields
from croupier.server.store import Hear, Lost, Neighbour, StoreFailed

if TYPE_CHECKING:
    from psycopg import AsyncConnection, AsyncCursor, Notify

LOG: Final = logging.getLogger("croupier.server.leases")

# How often a worker renews its row, and after how long without renewal others take its tables, in seconds.
RENEWED_EVERY: Final = 1.0
LATE: Final = 15.0
# The longest wait for a lock, in milliseconds: this connection also renews the row.
LONGEST_WAIT: Final = 5_000


class Fenced(StoreFailed):
    """Another worker has taken the tables of this one."""


class Leases:
    """The leases of one worker, and the connection on which it holds its lock."""

    def __init__(self, connect: Callable[[], Awaitable[AsyncConnection]]) -> None:
        self.connect = connect
        self.id = 0
        self.word = ""
        self.address = ""
        self._lost: Lost
        self._hear: Hear
        self._channel = ""
        self._opening = asyncio.Lock()
        self._connection: AsyncConnection | None = None
        self._locked = False
        self._renew_now = asyncio.Event()
        self._renewing: asyncio.Task[None] | None = None

    async def join(self, address: str, lost: Lost, hear: Hear) -> None:
        """Register as a worker, which other workers reach at an address. ``lost`` drops its tables if another has taken
        them, and ``hear`` receives the others' reports.
        """
        self.address = address
        self._lost = lost
        self._hear = hear
        await self._register()
        self._renewing = asyncio.create_task(self._renew_all())

    async def leave(self) -> None:
        """Give up all tables."""
        if self._renewing is not None:
            self._renewing.cancel()
            await asyncio.gather(self._renewing, return_exceptions=True)
        await self._run("DELETE FROM workers WHERE id = %s", self.id)
        await (await self._open()).close()

    async def hold(self, code: str) -> Neighbour | None:
        """Take a table if it is free; otherwise return the worker that holds it. A table that does not exist is not
        taken.
        """
        while True:
            taken = await self._run(
                "INSERT INTO leases (room, worker) SELECT code, id FROM rooms, workers WHERE code = %s AND id = %s "
                "ON CONFLICT DO NOTHING",
                *(code, self.id),
            )
            if taken.rowcount:
                return None
            found = await self._run(
                "SELECT id, address, word FROM leases JOIN workers ON id = worker WHERE room = %s", code
            )
            holder = await found.fetchone()
            if holder is None:
                if not await self._could_take(code):
                    return None
            elif holder[0] == self.id:
                return None
            elif not await self._bury(holder[0]):
                return Neighbour(holder[1], holder[2])

    async def let_go(self, code: str) -> None:
        """Give up a table."""
        await self._run("DELETE FROM leases WHERE room = %s AND worker = %s", code, self.id)

    async def neighbours(self) -> list[Neighbour]:
        """The other workers."""
        found = await self._run("SELECT address, word FROM workers WHERE id <> %s AND until > now()", self.id)
        return [Neighbour(address, word) for address, word in await found.fetchall()]

    async def tell(self, news: str) -> None:
        """Send something to the other workers."""
        await self._run("SELECT pg_notify(%s, %s)", self._channel, f"{self.id} {news}")

    def _notified(self, notify: Notify) -> None:
        by, _, news = notify.payload.partition(" ")
        if by != str(self.id):
            self._hear(news)

    def fenced(self) -> None:
        """Have the loss of the tables noticed at once."""
        self._renew_now.set()

    async def _could_take(self, code: str) -> bool:
        """Whether both a table and this worker exist."""
        found = await self._run(
            "SELECT EXISTS (SELECT FROM rooms WHERE code = %s), EXISTS (SELECT FROM workers WHERE id = %s)",
            *(code, self.id),
        )
        there, alive = await found.fetchone() or (False, False)
        if not alive:
            self.fenced()
            raise Fenced
        return bool(there)

    async def _bury(self, worker: int) -> bool:
        """Delete a dead worker and its leases; return whether it was dead."""
        buried = await self._run(
            "DELETE FROM workers WHERE id = %s AND (until < now() OR pg_try_advisory_xact_lock(id))", worker
        )
        if buried.rowcount:
            LOG.warning("a worker is dead, and its tables are free", extra=fields(event="buried"))
        return bool(buried.rowcount)

    async def _register(self) -> None:
        """Register under a new number."""
        await self._run("DELETE FROM workers WHERE until < now()")
        self.id, self.word = secrets.randbits(62), secrets.token_urlsafe(24)
        await self._lock()
        await self._run(
            "INSERT INTO workers VALUES (%s, %s, %s, now() + make_interval(secs => %s))",
            *(self.id, self.address, self.word, LATE),
        )

    async def _renew_all(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._renew_now.wait(), RENEWED_EVERY)
            self._renew_now.clear()
            try:
                if not await self._renew():
                    LOG.warning("the tables are lost to another worker", extra=fields(event="fenced"))
                    await self._lost()
                    await self._register()
            except Exception:
                LOG.exception("the lease is not renewed", extra=fields(event="not-renewed"))

    async def _renew(self) -> bool:
        """Renew the row of this worker; return whether it still exists."""
        if not self._locked:
            await self._lock()
        renewed = await self._run(
            "UPDATE workers SET until = now() + make_interval(secs => %s) WHERE id = %s", LATE, self.id
        )
        return bool(renewed.rowcount)

    async def _lock(self) -> None:
        """Take the lock of this worker. On a new connection that may fail until the database notices that the old one
        is gone.
        """
        found = await self._run("SELECT pg_try_advisory_lock(%s)", self.id)
        self._locked = bool((await found.fetchone() or (False,))[0])

    async def _run(self, statement: LiteralString, *values: object) -> AsyncCursor:
        """Run a statement, again if the connection turns out to be broken."""
        connection = await self._open()
        try:
            return await connection.execute(statement, values)
        except Exception:
            if not connection.closed:
                raise
        self._renew_now.set()  # it takes the lock again
        connection = await self._open()
        return await connection.execute(statement, values)

    async def _open(self) -> AsyncConnection:
        async with self._opening:
            if self._connection is None or self._connection.closed:
                self._locked = False
                connection = self._connection = await self.connect()
                await connection.execute(f"SET statement_timeout = {LONGEST_WAIT}")
                found = await connection.execute("SELECT 'croupier_' || left(current_schema(), 50)")
                (self._channel,) = await found.fetchone() or ("",)
                await connection.execute(f'LISTEN "{self._channel}"')
                connection.add_notify_handler(self._notified)
            return self._connection
