"""SQLite: one file, which one server at a time may use."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any, Final, TypeVar

from croupier.server import metrics
from croupier.server.housekeeping import Misdirected
from croupier.server.json_log import fields
from croupier.server.sql import Connection
from croupier.server.store import BadDatabase, Hear, Lost, Neighbour, Store, StoreFailed

LOG: Final = logging.getLogger("croupier.server.store")

Result = TypeVar("Result")

# "CRPR" in the header marks the file as ours; the version is raised with every change of the tables.
APPLICATION: Final = 0x43525052
FIRST: Final = """
CREATE TABLE rooms (code TEXT PRIMARY KEY, opened REAL NOT NULL, room TEXT NOT NULL);
CREATE TABLE games (
    room TEXT NOT NULL, number INTEGER NOT NULL, seed TEXT NOT NULL, version INTEGER NOT NULL, deal TEXT NOT NULL,
    names TEXT NOT NULL, ending TEXT, UNIQUE (room, number)
);
CREATE TABLE answers (
    room TEXT NOT NULL, game INTEGER NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, key TEXT,
    UNIQUE (room, game, n)
);
CREATE TABLE chat (id INTEGER PRIMARY KEY, room TEXT NOT NULL, line TEXT NOT NULL);
CREATE INDEX chat_of_room ON chat (room, id);
CREATE TABLE saves (id TEXT PRIMARY KEY, saved TEXT NOT NULL);
"""
# Migration number n brings the database from version n - 1 to n. Released migrations are never changed.
MIGRATIONS: Final = (
    FIRST,
    """
    CREATE TABLE trials (number INTEGER NOT NULL);
    INSERT INTO trials VALUES (0);
    """,
    """
    ALTER TABLE games ADD COLUMN position TEXT;
    ALTER TABLE games ADD COLUMN lost INTEGER;
    CREATE TABLE positions (
        room TEXT NOT NULL, game INTEGER NOT NULL, kept TEXT NOT NULL, UNIQUE (room, game)
    );
    """,
    """
    ALTER TABLE games ADD COLUMN ended REAL;
    UPDATE games SET ended = CAST(strftime('%s', 'now') AS REAL) WHERE ending IS NOT NULL;
    ALTER TABLE saves ADD COLUMN at REAL;
    UPDATE saves SET at = CAST(strftime('%s', 'now') AS REAL);
    CREATE TABLE bans (network TEXT PRIMARY KEY, until REAL);
    CREATE TABLE orders (id INTEGER PRIMARY KEY, what TEXT NOT NULL, about TEXT NOT NULL, said TEXT, good INTEGER);
    """,
    """
    CREATE TABLE analyses (room TEXT NOT NULL, game INTEGER NOT NULL, analysis TEXT NOT NULL, UNIQUE (room, game));
    """,
)
VERSION: Final = len(MIGRATIONS)

# A larger file is not checked for damage at startup.
CHECKED: Final = 64 * 1024 * 1024
# The most writes in one transaction, so that none waits long.
MOST_AT_ONCE: Final = 512
# While several tables write at the same time, a transaction begins at most every so many seconds: it costs about as much for
# one answer as for ten.
TOGETHER: Final = 0.004

Work = Callable[[sqlite3.Connection], Any]
Queue = SimpleQueue[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None]


class SqliteStore(Store):
    """One file and two threads, each with its own connection. One thread writes: it puts everything that waits into one
    transaction, so a hundred tables that answer at the same time share one disk sync. The other reads, and never waits
    for the disk sync of a commit.
    """

    def __init__(self, path: Path) -> None:
        path = self.path = path.resolve()  # a link counts as the file it points to, which one server at a time may use
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FileLock(path)
        except OSError as error:
            raise BadDatabase(f"the database {path} cannot be opened: {error.strerror or error}") from error
        try:
            self._connection = open_database(path)
            self._reading = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
            self._reading.execute("PRAGMA query_only = ON")
        except BaseException:
            self._lock.release()
            raise
        self._writes: Queue = SimpleQueue()
        self._reads: Queue = SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="croupier-store", daemon=True)
        self._reader = threading.Thread(target=self._read_all, name="croupier-reads", daemon=True)
        self._closed = False
        self._writer.start()
        self._reader.start()

    async def open(self, address: str, lost: Lost, hear: Hear) -> None:
        """Do nothing: the file is locked, so there are no other workers."""

    async def tell(self, news: str) -> None:
        """Do nothing: no other server shares this database."""

    async def hold(self, code: str) -> Neighbour | None:
        return None

    async def let_go(self, code: str) -> None:
        """Return at once: no other server could hold it."""

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._reads.put(None)
            self._writes.put(None)
            await asyncio.to_thread(self._reader.join)
            await asyncio.to_thread(self._writer.join)
            self._reading.close()
            self._connection.close()
            self._lock.release()

    # The threads.

    async def _write(self, statement: str, *values: object) -> int:
        return await self._do(self._writes, lambda connection: connection.execute(statement, values).rowcount)

    async def _read(self, statement: str, *values: object) -> list[Any]:
        return await self._do(self._reads, lambda connection: connection.execute(statement, values).fetchall())

    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        return await self._do(self._writes, work)

    async def _do(self, queue: Queue, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreFailed("the database is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        queue.put((work, loop, future))
        # Cancelling a caller does not cancel the write, only the future: a closed socket leaves no gap in the log.
        try:
            return await future
        finally:
            del future  # an error in it refers to this frame by its traceback

    def _read_all(self) -> None:
        while (asked := self._reads.get()) is not None:
            work, loop, future = asked
            outcome: object
            try:
                outcome = work(self._reading)
            except Exception as error:
                outcome = _failed(error)
            _answer(loop, [(future, outcome)])

    def _write_all(self) -> None:
        open_for_more = True
        several = False
        began = 0.0
        while open_for_more:
            batch = [self._writes.get()]
            if several:
                time.sleep(max(0.0, began + TOGETHER - time.monotonic()))
            began = time.monotonic()
            with suppress(Empty):
                while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
                    batch.append(self._writes.get_nowait())
            several = len(batch) > 1
            if batch[-1] is None:
                open_for_more = False
            self._commit([each for each in batch if each is not None])

    def _commit(self, batch: list[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]]]) -> None:
        """Commit one transaction for all. A value that cannot be stored fails alone; a failing disk fails all."""
        outcomes: list[object] = []
        began = time.perf_counter()
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            for work, _, _ in batch:
                outcomes.append(self._outcome(work))
            self._connection.execute("COMMIT")
            metrics.COMMIT_SECONDS.observe(time.perf_counter() - began)
        except Exception as error:
            with suppress(sqlite3.Error):
                self._connection.execute("ROLLBACK")
            outcomes = [_failed(error)] * len(batch)
        settled: dict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[Any], object]]] = {}
        for (_, loop, future), outcome in zip(batch, outcomes, strict=True):
            settled.setdefault(loop, []).append((future, outcome))
        for loop, those in settled.items():
            _answer(loop, those)

    def _outcome(self, work: Work) -> object:
        """The outcome of one statement of a transaction; raise if the whole transaction fails."""
        try:
            return work(self._connection)
        except Misdirected as error:  # it has written nothing before it was raised
            return error
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            if not self._connection.in_transaction:
                raise
            return _failed(error)


def _failed(error: Exception) -> StoreFailed:
    return StoreFailed(f"{type(error).__name__}: {error}")


def _answer(loop: asyncio.AbstractEventLoop, outcomes: list[tuple[asyncio.Future[Any], object]]) -> None:
    """Give a loop the results of its work: of a whole transaction at once, since waking it costs a system call."""
    with suppress(RuntimeError):  # the loop is closed
        loop.call_soon_threadsafe(_settle, outcomes)


def _settle(outcomes: list[tuple[asyncio.Future[Any], object]]) -> None:
    for future, outcome in outcomes:
        if future.cancelled():
            continue
        if isinstance(outcome, Exception):
            future.set_exception(outcome)
            future.exception()  # marked as retrieved: the caller may have been cancelled
        else:
            future.set_result(outcome)


def open_database(path: Path) -> sqlite3.Connection:
    """Open or create the database at this path; refuse one of another program."""
    connection = None
    try:
        new = not path.exists() or path.stat().st_size == 0
        if new:
            path.touch(mode=0o600)
        connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, timeout=5)
        if new:
            connection.execute(f"PRAGMA application_id = {APPLICATION}")
        version = _check(connection, path)
        _migrate(connection, path, version)
        connection.execute("PRAGMA journal_mode = WAL")
        # Every commit is on the disk before it is acknowledged, so a power failure loses nothing.
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA secure_delete = ON")  # deleted data is overwritten in the file
        return connection
    except sqlite3.Error as error:
        if connection is not None:
            connection.close()
        raise BadDatabase(
            f"the database {path} cannot be used: {error}. It was left as it is; name another with --database."
        ) from error
    except BadDatabase:
        if connection is not None:
            connection.close()
        raise


def _check(connection: sqlite3.Connection, path: Path) -> int:
    """Check that a database can be used; return its version."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if application != APPLICATION:
        raise BadDatabase(
            f"the database {path} belongs to another program. It was left as it is; name another with --database."
        )
    if version > VERSION:
        raise BadDatabase(
            f"the database {path} was made by a newer Croupier (version {version}; this one reads up to version {VERSION}). "
            "It was left as it is; name another with --database."
        )
    if path.stat().st_size <= CHECKED:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise BadDatabase(f"the database {path} is broken: {found}. It was left as it is; restore a backup.")
    return version


def _migrate(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Migrate a database to the newest version, completely or not at all."""
    if version == VERSION:
        return
    steps = "".join(MIGRATIONS[version:])
    try:
        connection.executescript(f"BEGIN IMMEDIATE; {steps} PRAGMA user_version = {VERSION}; COMMIT;")
    except sqlite3.Error:
        with suppress(sqlite3.Error):
            connection.execute("ROLLBACK")
        raise
    if version:
        LOG.info("the database is of a newer version now", extra=fields(event="migrated", old=version, new=VERSION))


def check_file(path: Path) -> None:
    """Check that a file is a database of this version."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            version = _check(connection, path)
    except sqlite3.Error as error:
        raise BadDatabase(f"the database {path} cannot be used: {error}") from error
    if version != VERSION:
        raise BadDatabase(
            f"the database {path} has version {version}; start this Croupier on it once to migrate it to version {VERSION}"
        )


class FileLock:
    """Lets one server at a time use a database: each has its tables in memory."""

    def __init__(self, path: Path) -> None:
        self._file = path.with_name(path.name + ".lock").open("a+b")
        try:
            if sys.platform == "win32":
                import msvcrt

                self._file.seek(0)
                msvcrt.locking(self._file.fileno(), msvcrt.LK_NBLCK, 1)
            else:
                import fcntl

                fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._file.close()
            raise BadDatabase(
                f"another Croupier is using the database {path}: stop it, or name another with --database"
            ) from None

    def release(self) -> None:
        self._file.close()
