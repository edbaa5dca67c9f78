"""What every test of Croupier gets: the account of rules and tests, and their order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.coverage_of_rules import RuleCoverage, clauses_of_every_game

pytest_plugins = ["pytester", "croupier.testing.plugin"]

BROWSER = Path(__file__).with_name("browser")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(clauses_of_every_game()), "coverage-of-rules")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Tests in the browser come first: they take longest, and other workers are busy while one waits for the browser."""
    items.sort(key=lambda item: BROWSER not in item.path.parents)
