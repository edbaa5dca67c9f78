"""The database. A method that writes returns after its commit."""

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
from typing import Any, Final, NamedTuple, Protocol, TypeVar

import msgspec

from croupier.server import housekeeping, metrics
from croupier.server.json_log import fields
from croupier.server.records import GameRecord, KeptPosition, RoomRecord
from croupier.table import CroupierError

LOG: Final = logging.getLogger("croupier.server.store")

Result = TypeVar("Result")
Stored = TypeVar("Stored")

Row = tuple[int, str | None]
"""One row of a game's log: a seat and the key of its answer, or None where the seat undid its last one."""


class BadDatabase(CroupierError):
    """A database that cannot be used: broken, another program's, of another version, or in use."""


class StoreFailed(Exception):
    """Nothing was stored."""


class Conflict(Exception):
    """Something else is stored there already."""


class Order(NamedTuple):
    """What ``croupier admin`` asks of a running server: a word and what it is about."""

    id: int
    what: str
    about: list[str]


class Store(Protocol):
    """What the server needs of a database. A method that writes returns after the commit, or raises and has stored nothing:
    ``Conflict`` if that row of the log (or that code) is taken, ``StoreFailed`` if the database fails."""

    async def open_room(self, code: str, room: RoomRecord) -> None: ...
    async def room(self, code: str) -> RoomRecord | None: ...
    async def change_room(self, code: str, room: RoomRecord) -> None: ...
    async def change_players(self, code: str, room: RoomRecord, game: int, names: list[str]) -> None: ...
    async def deal(self, code: str, game: GameRecord) -> None: ...
    async def games(self, code: str) -> list[GameRecord]: ...
    async def end(self, code: str, game: int, ending: str) -> None: ...
    async def keep_position(self, code: str, game: int, kept: KeptPosition) -> None: ...
    async def position(self, code: str, game: int) -> KeptPosition | None: ...
    async def append(self, code: str, game: int, n: int, row: Row) -> None: ...
    async def log(self, code: str, game: int) -> list[Row]: ...
    async def append_chat(self, code: str, line: bytes) -> None: ...
    async def chat(self, code: str, most: int) -> list[bytes]: ...
    async def save_game(self, id: str, saved: bytes) -> None: ...
    async def saved_game(self, id: str) -> bytes | None: ...
    async def try_writing(self) -> None: ...
    async def delete_table(self, code: str) -> None: ...
    async def forget_player(self, code: str, name: str) -> None: ...
    async def expire(self, days: float, in_use: tuple[str, ...]) -> int: ...
    async def bans(self) -> list[tuple[str, float | None]]: ...
    async def orders(self) -> list[Order]: ...
    async def finish_order(self, id: int, good: bool, said: str) -> None: ...
    async def close(self) -> None: ...


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
# Number n of these makes version n of the database from the one before. What was released is never changed.
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
)
VERSION: Final = len(MIGRATIONS)

# A larger file is not checked for damage at the start.
CHECKED: Final = 64 * 1024 * 1024
# The most writes in one transaction, so that none waits long.
MOST_AT_ONCE: Final = 512

Work = Callable[[sqlite3.Connection], Any]
Queue = SimpleQueue[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]] | None]


class SqliteStore:
    """One file and two threads, each with a connection of its own. One thread writes: it puts everything that waits into one
    transaction, so a hundred tables that answer at the same time share one disk sync. The other reads, and never waits for
    the disk sync of a commit."""

    def __init__(self, path: Path) -> None:
        path = self.path = path.resolve()  # a link to a file is that file: one server at a time may use it
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

    # What is stored.

    async def open_room(self, code: str, room: RoomRecord) -> None:
        await self._write("INSERT INTO rooms VALUES (?, ?, ?)", code, room.opened, _text(room))

    async def room(self, code: str) -> RoomRecord | None:
        found = await self._read("SELECT room FROM rooms WHERE code = ?", code)
        return _read_as(RoomRecord, found[0][0]) if found else None

    async def change_room(self, code: str, room: RoomRecord) -> None:
        await self._write("UPDATE rooms SET room = ? WHERE code = ?", _text(room), code)

    async def change_players(self, code: str, room: RoomRecord, game: int, names: list[str]) -> None:
        """Store a room together with the names of the players of a game."""

        def change(connection: sqlite3.Connection) -> None:
            connection.execute("UPDATE rooms SET room = ? WHERE code = ?", (_text(room), code))
            connection.execute("UPDATE games SET names = ? WHERE room = ? AND number = ?", (_text(names), code, game))

        await self._do(self._writes, change)

    async def deal(self, code: str, game: GameRecord) -> None:
        position = None if game.position is None else _text(game.position)
        row = (
            code,
            game.number,
            game.seed,
            game.version,
            game.deal,
            _text(game.names),
            game.ending,
            position,
            game.lost,
        )
        await self._write(
            "INSERT INTO games (room, number, seed, version, deal, names, ending, position, lost) "
            "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            *row,
        )

    async def games(self, code: str) -> list[GameRecord]:
        rows = await self._read(
            "SELECT number, seed, version, deal, names, ending, position, lost FROM games WHERE room = ? ORDER BY number",
            code,
        )
        return [
            GameRecord(
                *(number, seed, version, deal, _read_as(list[str], names) or [], ending),
                position=None if position is None else _read_as(dict[str, Any], position) or {},
                lost=lost,
            )
            for number, seed, version, deal, names, ending, position, lost in rows
        ]

    async def keep_position(self, code: str, game: int, kept: KeptPosition) -> None:
        await self._write("INSERT OR REPLACE INTO positions VALUES (?, ?, ?)", code, game, _text(kept))

    async def position(self, code: str, game: int) -> KeptPosition | None:
        found = await self._read("SELECT kept FROM positions WHERE room = ? AND game = ?", code, game)
        return _read_as(KeptPosition, found[0][0]) if found else None

    async def end(self, code: str, game: int, ending: str) -> None:
        await self._write(
            "UPDATE games SET ending = ?, ended = ? WHERE room = ? AND number = ?", ending, time.time(), code, game
        )

    async def append(self, code: str, game: int, n: int, row: Row) -> None:
        await self._write("INSERT INTO answers VALUES (?, ?, ?, ?, ?)", code, game, n, *row)

    async def log(self, code: str, game: int) -> list[Row]:
        rows = await self._read("SELECT seat, key FROM answers WHERE room = ? AND game = ? ORDER BY n", code, game)
        return [(seat, key) for seat, key in rows]

    async def append_chat(self, code: str, line: bytes) -> None:
        await self._write("INSERT INTO chat (room, line) VALUES (?, ?)", code, line.decode())

    async def chat(self, code: str, most: int) -> list[bytes]:
        rows = await self._read("SELECT line FROM chat WHERE room = ? ORDER BY id DESC LIMIT ?", code, most)
        return [line.encode() for (line,) in reversed(rows)]

    async def save_game(self, id: str, saved: bytes) -> None:
        await self._write("INSERT INTO saves (id, saved, at) VALUES (?, ?, ?)", id, saved.decode(), time.time())

    async def saved_game(self, id: str) -> bytes | None:
        found = await self._read("SELECT saved FROM saves WHERE id = ?", id)
        return found[0][0].encode() if found else None

    async def try_writing(self) -> None:
        """Write something of no meaning; raise ``StoreFailed`` if that is not possible."""
        await self._write("UPDATE trials SET number = number + 1")

    # What the operator wants.

    async def delete_table(self, code: str) -> None:
        await self._do(self._writes, lambda connection: housekeeping.delete_table(connection, code))

    async def forget_player(self, code: str, name: str) -> None:
        await self._do(self._writes, lambda connection: housekeeping.forget_player(connection, code, name))

    async def expire(self, days: float, in_use: tuple[str, ...]) -> int:
        return await self._do(self._writes, lambda connection: housekeeping.expire(connection, days, in_use))

    async def bans(self) -> list[tuple[str, float | None]]:
        return await self._do(self._writes, housekeeping.bans)

    async def orders(self) -> list[Order]:
        rows = await self._read("SELECT id, what, about FROM orders WHERE said IS NULL ORDER BY id")
        return [Order(id, what, _read_as(list[str], about) or []) for id, what, about in rows]

    async def finish_order(self, id: int, good: bool, said: str) -> None:
        await self._write("UPDATE orders SET good = ?, said = ? WHERE id = ?", good, said, id)

    async def close(self) -> None:
        """Store what still waits, and close the file."""
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

    async def _write(self, statement: str, *values: object) -> None:
        await self._do(self._writes, lambda connection: connection.execute(statement, values).rowcount)

    async def _read(self, statement: str, *values: object) -> list[Any]:
        return await self._do(self._reads, lambda connection: connection.execute(statement, values).fetchall())

    async def _do(self, queue: Queue, work: Callable[[sqlite3.Connection], Result]) -> Result:
        if self._closed:
            raise StoreFailed("the database is closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Result] = loop.create_future()
        queue.put((work, loop, future))
        # A caller that is cancelled does not cancel the write: a closed socket leaves no gap in the log.
        return await asyncio.shield(future)

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
        while open_for_more:
            batch = [self._writes.get()]
            with suppress(Empty):
                while len(batch) < MOST_AT_ONCE and batch[-1] is not None:
                    batch.append(self._writes.get_nowait())
            if batch[-1] is None:
                open_for_more = False
            self._commit([each for each in batch if each is not None])

    def _commit(self, batch: list[tuple[Work, asyncio.AbstractEventLoop, asyncio.Future[Any]]]) -> None:
        """Commit one transaction for all. A conflict, or a value that cannot be stored, fails alone; a failing disk fails
        all."""
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
        """What comes of one statement of a transaction; raise if the whole transaction fails."""
        try:
            return work(self._connection)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except housekeeping.Misdirected as error:  # it has written nothing before it was raised
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
    """Give a loop the outcomes of its work: of a whole transaction at once, since waking it costs a system call."""
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


def _text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _read_as(kind: type[Stored], text: str) -> Stored | None:
    """Decode a stored value; None if it is broken."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError:
        LOG.exception("what was kept cannot be read", extra=fields(event="unreadable"))
        return None


def open_database(path: Path) -> sqlite3.Connection:
    """Open the database of this path, or make it; one of another program is left alone."""
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
        connection.execute("PRAGMA secure_delete = ON")  # what is deleted is not in the file any more
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
            f"{path} is a database of another program. It was left as it is; name another with --database."
        )
    if version > VERSION:
        raise BadDatabase(
            f"the database {path} was made by a newer Croupier (version {version}; this one reads up to version {VERSION}). "
            "It was left as it is; name another with --database."
        )
    if path.stat().st_size <= CHECKED:
        found = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
        if found != "ok":
            raise BadDatabase(f"the database {path} is broken: {found}. It was left as it is; restore a copy of it.")
    return version


def _migrate(connection: sqlite3.Connection, path: Path, version: int) -> None:
    """Bring a database to the newest version: all steps that it lacks, or none of them."""
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
            f"the database {path} has version {version}; start this Croupier on it once, to bring it to {VERSION}"
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
