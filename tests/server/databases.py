"""The databases of the tests: SQLite files, and a PostgreSQL server that the tests start."""

from __future__ import annotations

import fcntl
import os
import shutil
import sqlite3
import subprocess
import tempfile
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import uuid4

import pytest

from croupier.server.database import open_store
from croupier.server.store import Store

ROOT = Path(__file__).parents[2]
# Losing data in a power failure does not matter here.
QUICK = {
    "listen_addresses": "''",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "autovacuum": "off",
    "max_wal_senders": "0",
    "wal_level": "minimal",
}


class Database(ABC):
    """An empty database that can be inspected from outside."""

    name: Path | str

    @abstractmethod
    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        """Run a statement beside the store; return the rows that it finds."""

    @abstractmethod
    @contextmanager
    def held_up(self) -> Iterator[None]:
        """Let no write be committed for a while."""

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Store]:
        """An open store on this database."""
        store = open_store(self.name)
        await store.open("", not_lost, lambda _: None)
        try:
            yield store
        finally:
            await store.close()


async def not_lost() -> None:
    raise AssertionError("no other worker has taken the tables")


class SqliteDatabase(Database):
    """A SQLite file."""

    def __init__(self, path: Path) -> None:
        self.name: Path = path

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        with closing(sqlite3.connect(self.name)) as connection, connection:
            return connection.execute(statement).fetchall()

    @contextmanager
    def held_up(self) -> Iterator[None]:
        with closing(sqlite3.connect(self.name, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")


class PostgresqlDatabase(Database):
    """A schema of its own on a server that many tests share."""

    def __init__(self, server: str, schema: str) -> None:
        self.schema = schema
        self.name: str = f"{server}&application_name={schema}&options={quote(f'-csearch_path={schema}')}"
        self.rows(f"CREATE SCHEMA {schema}")

    def rows(self, statement: str) -> list[tuple[Any, ...]]:
        import psycopg

        query: Any = statement
        with psycopg.connect(self.name, autocommit=True) as connection:
            cursor = connection.execute(query)
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def held_up(self) -> Iterator[None]:
        import psycopg

        with psycopg.connect(self.name) as connection:
            connection.execute("LOCK TABLE answers IN EXCLUSIVE MODE")
            yield
            connection.rollback()


@contextmanager
def postgresql_server() -> Iterator[str]:
    """Start a PostgreSQL server on a Unix socket, which all processes of a test run share; return its address."""
    programs = _programs()
    run = os.environ.get("PYTEST_XDIST_TESTRUNUID") or uuid4().hex
    folder = Path(tempfile.gettempdir(), f"croupier-postgresql-{run}")
    _count(folder, 1, lambda: _start(programs, folder))
    try:
        yield f"postgresql://croupier@/postgres?host={folder}"
    finally:
        _count(folder, -1, lambda: _stop(programs, folder))


def _count(folder: Path, more: int, first_or_last: Callable[[], None]) -> None:
    """Count the processes that use the server; the first starts it, and the last stops it."""
    with folder.with_suffix(".users").open("a+") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        file.seek(0)
        before = int(file.read() or 0)
        file.truncate(0)
        file.write(str(before + more))
        if 0 in (before, before + more):
            first_or_last()


def _start(programs: Path, folder: Path) -> None:
    folder.mkdir(mode=0o700)
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        shutil.chown(folder, "postgres", "postgres")
    make = ["-U", "croupier", "-A", "trust", "-E", "UTF8", "--no-locale", "--no-sync", "--no-instructions"]
    _run(programs / "initdb", folder, *make)
    settings = {**QUICK, "unix_socket_directories": f"'{folder}'"}
    with (folder / "data" / "postgresql.conf").open("a") as conf:
        conf.writelines(f"{name} = {value}\n" for name, value in settings.items())
    _run(programs / "pg_ctl", folder, "start", "--wait", "--log", str(folder / "log"))


def _stop(programs: Path, folder: Path) -> None:
    _run(programs / "pg_ctl", folder, "stop", "--mode", "immediate")
    shutil.rmtree(folder)
    folder.with_suffix(".users").unlink()


def _run(program: Path, folder: Path, *options: str) -> None:
    user: dict[str, Any] = {"user": "postgres", "group": "postgres", "extra_groups": []} if os.geteuid() == 0 else {}
    command = [str(program), "-D", str(folder / "data"), *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder, **user)


def _programs() -> Path:
    """Return the folder of PostgreSQL's programs, which ``make test`` finds or installs."""
    pytest.importorskip("psycopg")
    found = ROOT / "build" / "postgresql-path"
    path = found.read_text().strip() if found.exists() else _installed()
    if not path:
        pytest.skip("there is no PostgreSQL: make build/postgresql-path installs Debian's")
    return Path(path)


def _installed() -> str:
    there = [
        *Path("/usr/lib/postgresql").glob("*/bin/initdb"),
        *[Path(each) for each in [shutil.which("initdb")] if each],
    ]
    return str(there[0].parent) if there else ""
