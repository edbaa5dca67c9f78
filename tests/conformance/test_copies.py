"""Pickled tables, and what a player's fork keeps secret."""

from __future__ import annotations

import copy
import pickle
from random import Random

import pytest

import croupier
from croupier import BadTable
from croupier.table import Chair, GameInfo, seeded
from tests.play import picture, play_to_the_end, some_move, truth

GAMES = pytest.mark.parametrize("game", croupier.games().values(), ids=lambda game: game.name)


def pickled(table: croupier.Table) -> croupier.Table:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, croupier.Table)
    return again


@GAMES
def test_a_pickled_table_is_the_same_world_and_has_the_same_future(game: GameInfo) -> None:
    """At the beginning, in the middle and at the end; of a fork and of a scene too."""
    table = croupier.open_table(game.name, 3, 1)
    luck = Random(1)
    for number in range(3):
        for each in (table, table.fork(number, number), croupier.open_position(game.name, table.position())):
            one, other = pickled(each), pickled(each)
            assert (picture(one), truth(one)) == (picture(each), truth(each))
            for move in play_to_the_end(one, Random(number)):
                other.answer(*move)
            assert (picture(one), truth(one)) == (picture(other), truth(other))
            assert picture(pickled(one)) == picture(one)
        for _ in range(7):
            table.answer(*some_move(table, luck))


def test_a_fork_for_thinking_is_copied_but_not_pickled() -> None:
    """A pickle is the log, which begins with the seed of the real table."""
    fork = Chair(croupier.open_table("russian-roulette", 3, 7), 0).fork(1)
    for twin in (fork, fork.copy(), copy.deepcopy(fork), fork.fork(0, 2)):
        with pytest.raises(BadTable, match="cannot be saved"):
            pickle.dumps(twin)
        assert "resume" not in str(twin.position())
    assert fork.copy().play_out(seeded(1)) == fork.play_out(seeded(1))


def test_a_fork_is_for_a_spectator_unless_a_seat_is_named() -> None:
    table = croupier.open_table("russian-roulette", 3, 7)
    assert truth(table.fork()) == truth(table.fork(None, 0))
    assert truth(table.fork(seat=1)) == truth(table.fork(1, 0))
    assert truth(table.fork(seed=4)) == truth(table.fork(None, 4))
