"""Setup for all tests: the rule coverage plugin, the order of tests, and less garbage collection."""

from __future__ import annotations

import gc
from collections.abc import Generator
from pathlib import Path

import pytest

from tests.coverage_of_rules import RuleCoverage, clauses_of_every_game

pytest_plugins = ["pytester", "croupier.testing.plugin"]

BROWSER = Path(__file__).with_name("browser")
SEARCHED_AFTER = 20_000
"""How many new objects trigger a search for cycles: Python's default of 700 costs a fifth of the time."""


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(clauses_of_every_game()), "coverage-of-rules")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """The collected tests stay in memory to the end: Python need not search them for garbage again and again."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(SEARCHED_AFTER)
        gc.enable()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come first: they take longest, and other workers are busy while one waits for the browser."""
    items.sort(key=lambda item: BROWSER not in item.path.parents)
