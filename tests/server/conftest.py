"""A server for the tests that do not mind sharing one, and a clock for those who want their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import HandClock, Person, Running


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server") / "croupier.sqlite3") as running:
        yield running


@pytest.fixture
def person(running: Running) -> Person:
    return Person(running)


@pytest.fixture
def timed(tmp_path: Path) -> Iterator[Running]:
    """A server whose time is moved by hand."""
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock()) as running:
        yield running


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    """Nobody stays after a test."""
    yield
    for each in Person.everybody:
        each.go()
    Person.everybody.clear()
