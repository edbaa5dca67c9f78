"""A pytest plugin: one test for every check of a game and every number of seats.

Name it in ``conftest.py``, and write one test::

    pytest_plugins = ["croupier.testing.plugin"]

    @pytest.mark.conform(GAME)
    def test_my_game_keeps_every_promise(promise):
        promise.keep()

A check that has nothing to check is skipped, with the reason. In the mark, ``games=1`` plays less, ``seed=…`` plays other
games, and ``about=("views", "forks")`` limits the checks to these modules of ``croupier.testing.checks``.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

import pytest

from croupier.table import GameInfo
from croupier.testing import CHECKS, GAMES, Check, NothingToCheck, Trial, cases

ABOUT: Final = frozenset(check.about for check in CHECKS.values())


@dataclass(frozen=True)
class Promise:
    """One check of one game with one number of seats."""

    check: Check
    trial: Trial

    def keep(self) -> None:
        """Run the check: fail with the message of ``Broken``, or skip if there is nothing to check."""
        try:
            self.check.run(self.trial)
        except NothingToCheck as why:
            pytest.skip(str(why))

    def __str__(self) -> str:
        return f"{self.check.name}-{self.trial.info.name}-{self.trial.seats}"


def promises(info: GameInfo, games: int = GAMES, seed: int = 0, about: Collection[str] = ABOUT) -> list[Promise]:
    """Every promise of a game about these subjects."""
    unknown = sorted(set(about) - ABOUT)
    if unknown:
        raise pytest.UsageError(
            f"there is no topic {', '.join(unknown)}; the checks are about {', '.join(sorted(ABOUT))}"
        )
    return [Promise(check, Trial(info, seats, games, seed)) for check, seats in cases(info) if check.about in about]


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers",
        "conform(*games, games=4, seed=0, about=(...)): check that these games (GameInfo) keep what every game promises",
    )


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "promise" in metafunc.fixturenames:
        marks = list(metafunc.definition.iter_markers("conform"))
        infos = [info for mark in marks for info in mark.args]
        if not infos or not all(isinstance(info, GameInfo) for info in infos):
            raise pytest.UsageError(f"{metafunc.function.__name__} needs @pytest.mark.conform(GAME), with a GameInfo")
        made = [promise for mark in marks for info in mark.args for promise in promises(info, **mark.kwargs)]
        metafunc.parametrize("promise", made, ids=str)
