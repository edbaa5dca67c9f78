"""Rewards at the end of a game."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable
from croupier.research import rewards
from croupier.research.rewarding import rewards_of
from croupier.table import Result, seeded


def test_each_reward_of_a_result() -> None:
    result = Result((1, 3), (2, 9, 4, 9), "most points", "RR-12.2")
    assert rewards_of(result, 4, "win") == [0, 0.5, 0, 0.5]
    assert rewards_of(result, 4, "team") == [0, 1, 0, 1]
    assert rewards_of(result, 4, "score") == [2, 9, 4, 9]
    assert rewards_of(result, 4, "rank") == pytest.approx([-1, 2 / 3, -1 / 3, 2 / 3])


def test_winners_come_before_higher_scores() -> None:
    """In roulette the last captain wins with any number of points."""
    assert rewards_of(Result((2,), (9, 3, 0), "last captain alive", "RR-12.1"), 3, "rank") == [0, -1, 1]


def test_nobody_wins() -> None:
    lost = Result((), (0, 0, 0), "all captains dead", "RR-12.3")
    assert rewards_of(lost, 3, "win") == rewards_of(lost, 3, "team") == rewards_of(lost, 3, "rank") == [0, 0, 0]


@pytest.mark.parametrize("game", list(croupier.games()))
def test_every_game_is_worth_something_at_its_end_only(game: str) -> None:
    table = croupier.open_table(game, 3, seed=2)
    assert rewards(table) == [0, 0, 0]
    table.play_out(seeded(1))
    result = table.result
    assert result is not None
    assert sum(rewards(table)) == pytest.approx(1 if result.winners else 0)
    assert rewards(table, "score") == list(result.scores)
    assert sum(rewards(table, "rank")) == pytest.approx(0)
    with pytest.raises(BadTable, match="a reward must be one of"):
        rewards(table, "glory")
