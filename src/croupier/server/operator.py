"""The operator's side of a SQLite database, beside a running server or without one."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from croupier.server.housekeeping import Misdirected
from croupier.server.store import BadDatabase, FileLock, check_file, open_database

Result = TypeVar("Result")

# How long a running server may take for an order, in seconds, and how often its answer is looked for.
LONGEST_ORDER: Final = 60.0
LOOK_EVERY: Final = 0.05


class Operator:
    """Reads and changes a database. What a running server has in memory is asked of that server."""

    def __init__(self, path: Path) -> None:
        self.path = path.resolve()
        if not self.path.is_file():
            raise BadDatabase(f"there is no database {path}; name one with --database")

    def read(self, look: Callable[[sqlite3.Connection], Result]) -> Result:
        """Look at the database, which a server may be using."""
        with closing(self._connect()) as connection:
            return look(connection)

    def write(self, change: Callable[[sqlite3.Connection], Result]) -> Result:
        """Change what no server has in memory."""
        with closing(self._connect()) as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                result = change(connection)
            except BaseException:
                connection.execute("ROLLBACK")
                raise
            connection.execute("COMMIT")
            return result

    def order(self, what: str, about: list[str], alone: Callable[[sqlite3.Connection], str] | None) -> str:
        """Have the running server do something, or do it here if there is none (``alone``). Return what it says."""
        try:
            with held(self.path):
                if alone is None:
                    raise Misdirected("no server is running on this database")
                return self.write(alone)
        except BadDatabase:
            return self._ask(what, about)

    def _ask(self, what: str, about: list[str]) -> str:
        text = msgspec.json.encode(about).decode()

        def give(connection: sqlite3.Connection) -> int:
            return int(
                connection.execute("INSERT INTO orders (what, about) VALUES (?, ?)", (what, text)).lastrowid or 0
            )

        id = self.write(give)
        end = time.monotonic() + LONGEST_ORDER
        with closing(self._connect()) as connection:
            while time.monotonic() < end:
                good, said = connection.execute("SELECT good, said FROM orders WHERE id = ?", (id,)).fetchone()
                if said is not None:
                    connection.execute("DELETE FROM orders WHERE id = ?", (id,))
                    if not good:
                        raise Misdirected(said)
                    return str(said)
                time.sleep(LOOK_EVERY)
            connection.execute("DELETE FROM orders WHERE id = ?", (id,))
        raise Misdirected(f"the server did not answer within {LONGEST_ORDER:g} seconds; the order was taken back")

    def back_up(self, to: Path) -> None:
        """Copy the database as it is at one moment, while a server goes on writing."""
        if to.exists():
            raise Misdirected(f"{to} exists already")
        to.touch(mode=0o600)
        with closing(self._connect()) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode = DELETE")

    def _connect(self) -> sqlite3.Connection:
        check_file(self.path)
        connection = sqlite3.connect(self.path, isolation_level=None, timeout=10)
        connection.execute("PRAGMA secure_delete = ON")
        return connection


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Keep servers from using a database; ``BadDatabase`` if one does."""
    lock = FileLock(path)
    try:
        yield
    finally:
        lock.release()


def restore(backup: Path, path: Path) -> Path | None:
    """Put a backup in the place of a database that no server uses. Return where the one before is kept, if there was one."""
    if not backup.is_file():
        raise Misdirected(f"there is no backup {backup}")
    check_file(backup)
    path = path.resolve()
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with held(path):
        before = None
        if path.exists():
            open_database(path).close()  # so that nothing of it is left in a file beside it
            before = path.with_name(f"{path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            path.rename(before)
        path.touch(mode=0o600)
        with closing(sqlite3.connect(backup)) as source, closing(sqlite3.connect(path)) as target:
            source.backup(target)
        return before
