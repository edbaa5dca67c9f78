"""Rewards: the value of a game's end to each seat, for all games. Before the end every reward is 0."""

from __future__ import annotations

from typing import Final

from croupier.table import BadTable, Result, Table

WIN: Final = "win"
RANK: Final = "rank"
SCORE: Final = "score"
TEAM: Final = "team"
REWARDS: Final = (WIN, RANK, SCORE, TEAM)


def check_reward(reward: object) -> str:
    """Check the name of a reward and return it."""
    if not isinstance(reward, str) or reward not in REWARDS:
        raise BadTable(f"a reward must be one of {', '.join(REWARDS)}, not {reward!r}")
    return reward


def rewards(table: Table, reward: str = WIN) -> list[float]:
    """The value of the game to each seat once it is over.

    ``win``: 1 shared among the winners. ``team``: 1 for every winner. ``rank``: from 1 for the best seat to -1 for the
    last, by winners first and then by score; equal seats get the mean of their places. ``score``: the points of the
    seat.
    """
    check_reward(reward)
    result = table.result
    return [0.0] * table.seats if result is None else rewards_of(result, table.seats, reward)


def rewards_of(result: Result, seats: int, reward: str) -> list[float]:
    """The value of a result to each seat."""
    if reward == SCORE:
        return [float(score) for score in result.scores]
    if reward == RANK:
        return _ranks(result, seats)
    each = 1.0 / len(result.winners) if reward == WIN and result.winners else 1.0
    return [each if seat in result.winners else 0.0 for seat in range(seats)]


def _ranks(result: Result, seats: int) -> list[float]:
    """Places from 1 down to -1; equal ones share theirs."""
    worth = [(1 if seat in result.winners else 0, result.scores[seat]) for seat in range(seats)]
    if seats == 1:
        return [1.0]
    ranks: list[float] = []
    for own in worth:
        better = len([other for other in worth if other > own])
        even = len([other for other in worth if other == own])
        place = better + (even - 1) / 2
        ranks.append(1.0 - 2.0 * place / (seats - 1))
    return ranks
