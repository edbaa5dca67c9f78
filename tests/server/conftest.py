"""A server that tests share, and separate ones for tests that move their clock; databases of both kinds."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.databases import Database, PostgresqlDatabase, SqliteDatabase, postgresql_server
from tests.server.serving import HandClock, Person, Running


@pytest.fixture(autouse=True)
def handlers_of_the_log() -> Iterator[None]:
    """``croupier serve`` sets up the log of its process, which other tests share."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "croupier.sqlite3") as running:
        yield running


@pytest.fixture
def person(running: Running) -> Person:
    return Person(running)


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Running]:
    """A server whose clock is moved by hand."""
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock()) as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server."""
    with postgresql_server() as address:
        yield address


@pytest.fixture
def shared(postgresql: str) -> PostgresqlDatabase:
    """An empty PostgreSQL database."""
    return PostgresqlDatabase(postgresql, f"test_{uuid4().hex}")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database: each test runs on both kinds."""
    if request.param == "sqlite":
        return SqliteDatabase(tmp_path / "deep" / "croupier.sqlite3")
    found: PostgresqlDatabase = request.getfixturevalue("shared")
    return found


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    """Close all browsers after a test."""
    yield
    for each in Person.everybody:
        each.go()
    Person.everybody.clear()
