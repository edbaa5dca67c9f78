"""What every test of Croupier gets: the account of rules and tests."""

from __future__ import annotations

import pytest

from tests.coverage_of_rules import RuleCoverage, clauses_of_every_game

pytest_plugins = ["pytester", "croupier.testing.plugin"]


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleCoverage(clauses_of_every_game()), "coverage-of-rules")
