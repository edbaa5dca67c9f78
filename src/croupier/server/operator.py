"""The operator's access to a database, with or without running servers."""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from croupier.server.housekeeping import Misdirected
from croupier.server.postgresql import Translated, check, session
from croupier.server.sql import Connection, text
from croupier.server.sqlite import FileLock, check_file, open_database
from croupier.server.store import BadDatabase

Result = TypeVar("Result")

# How long a running server may take for an order, in seconds, and how often to check for its reply.
LONGEST_ORDER: Final = 60.0
LOOK_EVERY: Final = 0.05


class Operator(ABC):
    """Reads and changes a database. Data in a running server's memory is changed by asking that server."""

    begin: ClassVar[str] = "BEGIN"

    @abstractmethod
    def _connect(self) -> AbstractContextManager[Connection]:
        """Open the database."""

    @abstractmethod
    def _alone(self) -> AbstractContextManager[None]:
        """Keep servers from using the database; ``BadDatabase`` if one does."""

    @abstractmethod
    def back_up(self, to: Path) -> None:
        """Copy the database consistently, while a server continues to write."""

    @abstractmethod
    def restore(self, backup: Path) -> Path | None:
        """Replace the database, which no server uses, with a backup. Return where the previous one is kept, if there
        was one.
        """

    def read(self, look: Callable[[Connection], Result]) -> Result:
        """Look at the database, which a server may be using."""
        with self._connect() as connection:
            return look(connection)

    def write(self, change: Callable[[Connection], Result]) -> Result:
        """Change data that no server has in memory."""
        with self._connect() as connection:
            connection.execute(self.begin)
            try:
                result = change(connection)
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
            return result

    def order(self, what: str, about: list[str], alone: Callable[[Connection], str] | None) -> str:
        """Ask the running server to do something, or do it here if there is none (``alone``). Return the reply."""
        try:
            with self._alone():
                if alone is None:
                    raise Misdirected("no server is running on this database")
                return self.write(alone)
        except BadDatabase:
            return self._ask(what, about)

    def _ask(self, what: str, about: list[str]) -> str:
        with self._connect() as connection:
            add = "INSERT INTO orders (what, about) VALUES (?, ?) RETURNING id"
            ((id,),) = connection.execute(add, (what, text(about))).fetchall()
            good, said = None, None
            end = time.monotonic() + LONGEST_ORDER
            while said is None and time.monotonic() < end:
                time.sleep(LOOK_EVERY)
                good, said = connection.execute("SELECT good, said FROM orders WHERE id = ?", (id,)).fetchone()
            connection.execute("DELETE FROM orders WHERE id = ?", (id,))
        if said is None:
            raise Misdirected(f"the server did not answer within {LONGEST_ORDER:g} seconds; the order was cancelled")
        if not good:
            raise Misdirected(said)
        return str(said)


class SqliteOperator(Operator):
    """The operator's access to a file."""

    begin = "BEGIN IMMEDIATE"

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()

    @contextmanager
    def _connect(self) -> Iterator[sqlite3.Connection]:
        self._check_there()
        check_file(self.path)
        with closing(sqlite3.connect(self.path, isolation_level=None, timeout=10)) as connection:
            connection.execute("PRAGMA secure_delete = ON")
            yield connection

    @contextmanager
    def _alone(self) -> Iterator[None]:
        self._check_there()
        with held(self.path):
            yield

    def _check_there(self) -> None:
        if not self.path.is_file():
            raise Misdirected(f"there is no database {self.path}; name one with --database")

    def back_up(self, to: Path) -> None:
        if to.exists():
            raise Misdirected(f"{to} already exists")
        with self._connect() as source:
            to.touch(mode=0o600)
            with closing(sqlite3.connect(to)) as target:
                source.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")

    def restore(self, backup: Path) -> Path | None:
        if not backup.is_file():
            raise Misdirected(f"there is no backup {backup}")
        check_file(backup)
        path = self.path
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with held(path):
            before = None
            if path.exists():
                open_database(path).close()  # so that no part of it is left in a file beside it
                before = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
                path.rename(before)
            path.touch(mode=0o600)
            with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(path)) as target:
                source.backup(target)
            return before


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep servers from using a file; ``BadDatabase`` if one does."""
    lock = FileLock(path)
    try:
        yield
    finally:
        lock.release()


class PostgresqlOperator(Operator):
    """The operator's access to a PostgreSQL database."""

    def __init__(self, url: str) -> None:
        self.url = url

    @contextmanager
    def _connect(self) -> Iterator[Connection]:
        with session(self.url) as connection:
            check(connection)
            connection.commit()
            connection.autocommit = True
            yield Translated(connection)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        with session(self.url) as connection:
            check(connection)
            connection.execute("DELETE FROM workers WHERE until < now() OR pg_try_advisory_xact_lock(id)")
            connection.commit()
            connection.execute("LOCK TABLE workers IN SHARE ROW EXCLUSIVE MODE")  # no server can start now
            if connection.execute("SELECT 1 FROM workers").fetchall():
                raise BadDatabase("servers are running on this database")
            yield

    def back_up(self, to: Path) -> None:
        raise Misdirected(
            f"PostgreSQL has its own tool, which works while servers run: pg_dump --format=custom --file={to}"
        )

    def restore(self, backup: Path) -> Path | None:
        raise Misdirected(f"PostgreSQL has its own tool: stop all servers, and pg_restore --clean --if-exists {backup}")
