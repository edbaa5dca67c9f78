"""PostgreSQL: one database for several workers, on one machine or more. Each table is held by one worker (``leases``),
and nothing is written for a worker that has lost its tables.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar, cast
from urllib.parse import urlsplit

from croupier.server import metrics
from croupier.server.json_log import fields
from croupier.server.leases import Fenced, Leases
from croupier.server.sql import Connection, Cursor
from croupier.server.store import BadDatabase, Hear, Lost, Neighbour, Store, StoreFailed

try:
    import psycopg
except ImportError:  # the extra "postgresql" is not installed
    if not TYPE_CHECKING:
        psycopg = None

LOG: Final = logging.getLogger("croupier.server.store")

Result = TypeVar("Result")

# Migration number n brings the database from version n - 1 to n. Released migrations are never changed.
MIGRATIONS: Final = (
    """
    CREATE TABLE croupier (version INTEGER NOT NULL);
    INSERT INTO croupier VALUES (0);
    CREATE TABLE rooms (code TEXT PRIMARY KEY, opened DOUBLE PRECISION NOT NULL, room TEXT NOT NULL);
    CREATE TABLE games (
        room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
        names TEXT NOT NULL, ending TEXT, position TEXT, lost INTEGER, ended DOUBLE PRECISION, PRIMARY KEY (room, number)
    );
    CREATE TABLE answers (
        room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
        PRIMARY KEY (room, game, n)
    );
    CREATE TABLE chat (id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
    CREATE INDEX chat_of_room ON chat (room, id);
    CREATE TABLE positions (room TEXT NOT NULL, game INTEGER NOT NULL, kept TEXT NOT NULL, PRIMARY KEY (room, game));
    CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL, at DOUBLE PRECISION);
    CREATE TABLE bans (network TEXT PRIMARY KEY, until DOUBLE PRECISION);
    CREATE TABLE orders (
        id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, what TEXT NOT NULL, about TEXT NOT NULL, said TEXT, good INTEGER
    );
    CREATE TABLE trials (number INTEGER NOT NULL);
    INSERT INTO trials VALUES (0);
    CREATE TABLE workers (id BIGINT PRIMARY KEY, address TEXT NOT NULL, word TEXT NOT NULL, until TIMESTAMPTZ NOT NULL);
    CREATE TABLE leases (
        room TEXT PRIMARY KEY REFERENCES rooms ON DELETE CASCADE,
        worker BIGINT NOT NULL REFERENCES workers ON DELETE CASCADE
    );
    CREATE INDEX leases_of_worker ON leases (worker);
    """,
    """
    CREATE TABLE analyses (room TEXT NOT NULL, game INTEGER NOT NULL, analysis TEXT NOT NULL, PRIMARY KEY (room, game));
    """,
)
VERSION: Final = len(MIGRATIONS)

# The most writes in one transaction, and the number of connections that read at the same time.
MOST_AT_ONCE: Final = 512
READERS: Final = 3
# The key of the lock with which servers that start together create the tables one after the other.
MIGRATING: Final = 0x43525052
# A worker that stops in the middle of a transaction holds up others no longer than this, in milliseconds.
LONGEST_PAUSE: Final = 5_000
# The worker may write as long as its row exists; a worker that takes over its tables deletes that row, and waits for
# this lock. Once the row is gone, the division by zero aborts the transaction.
FENCE: Final = "SELECT 1 / count(*) FROM (SELECT 1 FROM workers WHERE id = %s FOR KEY SHARE) AS here"


class Write(NamedTuple):
    """A statement waiting to be committed, and the worker that was meant to write it."""

    fence: int
    statement: str
    values: Sequence[object]
    done: asyncio.Future[int]


class PostgresqlStore(Store):
    """Connections of one worker. One of them writes, and puts everything that waits into one transaction, so a hundred
    tables that answer at the same time share one commit. The others read.
    """

    shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        with session(url) as connection:
            migrate(connection)
        self.leases = Leases(self._connect)
        self._writing: psycopg.AsyncConnection | None = None
        self._readers: asyncio.Queue[psycopg.AsyncConnection | None]
        self._writes: asyncio.Queue[Write | None]
        self._writer: asyncio.Task[None] | None = None
        self._closed = False

    @property
    def word(self) -> str:
        return self.leases.word

    async def open(self, address: str, lost: Lost, hear: Hear) -> None:
        self._readers = asyncio.Queue()
        for _ in range(READERS):
            self._readers.put_nowait(None)
        self._writes = asyncio.Queue()
        await self.leases.join(address, lost, hear)
        self._writer = asyncio.create_task(self._write_all())

    async def hold(self, code: str) -> Neighbour | None:
        with failures():
            return await self.leases.hold(code)

    async def let_go(self, code: str) -> None:
        with failures():
            await self.leases.let_go(code)

    async def tell(self, news: str) -> None:
        with failures():
            await self.leases.tell(news)

    async def neighbours(self) -> list[Neighbour]:
        with failures():
            return await self.leases.neighbours()

    async def expire(self, days: float, in_use: tuple[str, ...]) -> int:
        held = await self._read("SELECT room FROM leases")
        return await super().expire(days, (*in_use, *[code for (code,) in held]))

    async def close(self) -> None:
        if self._closed:
            return
        self._closed = True
        if self._writer is None:
            return
        self._writes.put_nowait(None)
        await self._writer
        for _ in range(READERS):
            reading = await self._readers.get()
            if reading is not None:
                await reading.close()
        if self._writing is not None:
            await self._writing.close()
        with suppress(StoreFailed), failures():
            await self.leases.leave()

    # Running statements.

    async def _connect(self) -> psycopg.AsyncConnection:
        connection = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
        try:
            await connection.execute(f"SET idle_in_transaction_session_timeout = {LONGEST_PAUSE}")
        except BaseException:  # also where the task is cancelled
            await connection.close()
            raise
        return connection

    async def _read(self, statement: str, *values: object) -> list[Any]:
        self._check_open()
        connection = await self._readers.get()
        try:
            with failures():
                if connection is None or connection.closed:
                    connection = await self._connect()
                try:
                    cursor = await connection.execute(_own(statement), values)
                except psycopg.OperationalError:
                    if not connection.closed:
                        raise
                    connection = await self._connect()  # it broke after its last use
                    cursor = await connection.execute(_own(statement), values)
                return await cursor.fetchall()
        finally:
            self._readers.put_nowait(connection)

    async def _write(self, statement: str, *values: object) -> int:
        self._check_open()
        write = Write(self.leases.id, _own(statement), values, asyncio.get_running_loop().create_future())
        self._writes.put_nowait(write)
        # Cancelling a caller does not cancel the write, only the future: a closed socket leaves no gap in the log.
        try:
            return await write.done
        finally:
            del write  # an error in it refers to this frame by its traceback

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        self._check_open()
        fence = self.leases.id

        def transact() -> Result:
            with failures(), psycopg.connect(self.url) as connection:
                connection.execute(FENCE, (fence,))
                return work(Translated(connection))

        return await asyncio.to_thread(transact)

    def _check_open(self) -> None:
        if self._closed:
            raise StoreFailed("the database is closed")

    async def _write_all(self) -> None:
        open_for_more = True
        while open_for_more:
            waiting = [await self._writes.get()]
            while len(waiting) < MOST_AT_ONCE and not self._writes.empty():
                waiting.append(self._writes.get_nowait())
            batch = [each for each in waiting if each is not None]
            open_for_more = len(batch) == len(waiting)
            if batch:
                await self._commit_or_fail(batch)

    async def _commit_or_fail(self, batch: list[Write]) -> None:
        """Commit one transaction for all. A value that cannot be stored fails alone; a failing database fails all."""
        began = time.perf_counter()
        try:
            with failures():
                changed = await self._commit(batch)
        except StoreFailed as error:
            if len(batch) > 1 and not isinstance(error, Fenced) and not _is_down(error.__cause__):
                for each in batch:
                    await self._commit_or_fail([each])
                return
            if isinstance(error, Fenced):
                self.leases.fenced()
            for each in batch:
                if not each.done.cancelled():
                    each.done.set_exception(error)
                    each.done.exception()  # marked as retrieved: the caller may have been cancelled
            return
        metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        for each, rows in zip(batch, changed, strict=True):
            if not each.done.cancelled():
                each.done.set_result(rows)

    async def _commit(self, batch: list[Write]) -> list[int]:
        if self._writing is None or self._writing.closed:
            self._writing = await self._connect()
        connection = self._writing
        async with connection.pipeline():  # sent and answered together, and one transaction
            for fence in {each.fence for each in batch}:
                await connection.execute(FENCE, (fence,))
            cursors = [await connection.execute(each.statement, each.values) for each in batch]
        return [cursor.rowcount for cursor in cursors]


class Translated:
    """A connection for statements with ``?`` for each value, such as the operator's."""

    def __init__(self, connection: psycopg.Connection) -> None:
        self.connection = connection

    def execute(self, statement: str, values: Sequence[Any] = (), /) -> Cursor:
        return self.connection.execute(_own(statement), values)


def _own(statement: str) -> Any:
    """A statement as psycopg understands it."""
    return statement.replace("?", "%s")


@contextmanager
def failures() -> Iterator[None]:
    """Turn errors of the driver into ``StoreFailed``."""
    try:
        yield
    except psycopg.errors.DivisionByZero as error:
        raise Fenced from error
    except psycopg.Error as error:
        raise StoreFailed(f"{type(error).__name__}: {error}") from error


def _is_down(error: BaseException | None) -> bool:
    """Whether an error is about the database as a whole, not about one statement."""
    return isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)


@contextmanager
def session(url: str) -> Iterator[psycopg.Connection]:
    """A connection for one transaction; ``BadDatabase`` if that fails."""
    if psycopg is None:
        raise BadDatabase("a PostgreSQL database needs psycopg: pip install 'croupier[postgresql]'")
    try:
        with psycopg.connect(url) as connection:
            yield connection
    except psycopg.Error as error:
        raise BadDatabase(f"the database {without_password(url)} cannot be used: {error}") from error


def version_of(connection: psycopg.Connection) -> int:
    """The version of a database, 0 if it is empty; ``BadDatabase`` if it cannot be used."""
    row = connection.execute("SELECT to_regclass('croupier'), to_regclass('rooms')").fetchone()
    ours, taken = row or (None, None)
    if ours is None:
        if taken is not None:
            raise BadDatabase(
                "the database belongs to another program. It was left as it is; name another with --database."
            )
        return 0
    ((version,),) = connection.execute("SELECT version FROM croupier").fetchall()
    if version > VERSION:
        raise BadDatabase(
            f"the database was made by a newer Croupier (version {version}; this one reads up to version {VERSION}). "
            "It was left as it is; name another with --database."
        )
    return int(version)


def migrate(connection: psycopg.Connection) -> None:
    """Migrate a database to the newest version, completely or not at all."""
    connection.execute("SELECT pg_advisory_xact_lock(%s)", (MIGRATING,))
    version = version_of(connection)
    if version == VERSION:
        return
    for step in MIGRATIONS[version:]:
        connection.execute(cast(Any, step))
    connection.execute("UPDATE croupier SET version = %s", (VERSION,))
    if version:
        LOG.info("the database is of a newer version now", extra=fields(event="migrated", old=version, new=VERSION))


def check(connection: psycopg.Connection) -> None:
    """Check that a database is of this version."""
    version = version_of(connection)
    if version != VERSION:
        raise BadDatabase(
            f"the database has version {version}; start this Croupier on it once to migrate it to version {VERSION}"
        )


def without_password(url: str) -> str:
    """The address of a database without its password."""
    parts = urlsplit(url)
    host = parts.netloc.rpartition("@")[2]
    return f"postgresql://{host}{parts.path}"
