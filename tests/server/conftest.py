"""A server that tests share, and one of their own for tests that move its clock."""

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
    """A server whose clock is moved by hand."""
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock()) as running:
        yield running


@pytest.fixture(autouse=True)
def browsers() -> Iterator[None]:
    """Close all browsers after a test."""
    yield
    for each in Person.everybody:
        each.go()
    Person.everybody.clear()
