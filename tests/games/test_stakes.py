"""Stakes are true: in random positions of every game, what they say of an answer is what then happens."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import croupier
from croupier.text.telling import UNWRITTEN, telling_of
from tests.stakes import cases

GAMES = croupier.games()


def checks_of(game: str) -> Any:
    """Return the module ``stakes`` of the game's tests."""
    folder = GAMES[game].package.rpartition(".")[2]
    return import_module(f"tests.games.{folder}.stakes")


def is_checked(game: str) -> bool:
    folder = GAMES[game].package.rpartition(".")[2]
    return find_spec(f"tests.games.{folder}.stakes") is not None


CHECKED = [game for game in GAMES if is_checked(game)]


def test_a_game_whose_stakes_are_written_is_checked() -> None:
    assert [game for game in GAMES if UNWRITTEN not in telling_of(GAMES[game]).without_stakes] == CHECKED


@pytest.mark.parametrize("game", CHECKED)
def test_stakes_are_true(game: str) -> None:
    checks = checks_of(game)
    said: Counter[str] = Counter()
    proved: Counter[str] = Counter()
    # A new card changes the deals: what they leave unproved, the same number of extra games may prove.
    for games in (range(checks.GAMES), range(checks.GAMES, 2 * checks.GAMES)):
        for case in cases(GAMES[game], games, checks.OPTIONS):
            said[case.slug] += 1
            try:
                proved[case.slug] += bool(checks.check(case))
            except (AssertionError, LookupError, TypeError, ValueError) as error:
                raise AssertionError(f"{type(error).__name__} {error}: {case}") from error
        if all(proved[slug] for slug in said):
            break
    assert sum(said.values()) > 1000
    assert {slug for slug in said if not proved[slug]} == set(), (said, proved)
