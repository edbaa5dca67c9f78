"""A copy is the same world once more, and what one table becomes the other does not."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random

import pytest

import croupier
from croupier import BadTable
from croupier.table import Chair, seeded
from tests.play import asked, every_table, open_some, picture, play_to_the_end, positions, some_move, truth, viewers

COPIED_EACH = 20


def pickled(table: croupier.Table) -> croupier.Table:
    again = pickle.loads(pickle.dumps(table))
    assert isinstance(again, croupier.Table)
    return again


WAYS: list[Callable[[croupier.Table], croupier.Table]] = [croupier.Table.copy, copy.copy, copy.deepcopy, pickled]


@every_table
def test_a_copy_is_the_same_world_and_has_the_same_future(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, COPIED_EACH, "copies")):
        before, cards = picture(table), truth(table)
        one, other = [WAYS[(number + way) % len(WAYS)](table) for way in (0, 1)]
        for twin in (one, other):
            assert (picture(twin), truth(twin), asked(twin)) == (before, cards, asked(table))
        for move in play_to_the_end(one, Random(number)):
            other.answer(*move)
        assert (picture(one), truth(one)) == (picture(other), truth(other))
        assert (picture(table), truth(table)) == (before, cards)


@every_table
def test_forks_can_be_copied_too(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, COPIED_EACH // 2, "copied forks")):
        fork = table.fork(viewers(table)[number % (seats + 1)], number)
        for _ in range(number % 3):
            if not fork.over:
                fork.answer(*some_move(fork, Random(number)))
        for way in WAYS:
            twin = way(fork)
            assert (picture(twin), truth(twin)) == (picture(fork), truth(fork))
        assert fork.copy().play_out(seeded(number)) == fork.play_out(seeded(number))


@every_table
def test_a_finished_table_can_be_copied(game: str, seats: int) -> None:
    table = open_some(game, seats, 5)
    play_to_the_end(table, Random(5))
    for way in WAYS:
        assert picture(way(table)) == picture(table)


@every_table
def test_a_table_opened_at_a_position_can_be_copied(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, COPIED_EACH // 4, "copied scenes")):
        opened = croupier.open_position(game, table.position(), number)
        for way in WAYS:
            assert (picture(way(opened)), truth(way(opened))) == (picture(opened), truth(opened))


@every_table
def test_an_answer_can_be_taken_back_on_a_copy(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, COPIED_EACH, "undone copies")):
        played = table.copy()
        seat, key = some_move(played, Random(number))
        option = played.pending[seat].find(key)
        assert option is not None
        if played.answer_reversibly(seat, option) and not played.over:
            played.undo(seat)
            assert picture(played) == picture(table)
        else:
            with pytest.raises(croupier.TooLate):
                played.undo(seat)


def test_a_fork_for_thinking_is_copied_but_not_pickled() -> None:
    """A pickle is the log, which begins with the seed of the real table."""
    fork = Chair(croupier.open_table("russian-roulette", 3, 7), 0).fork(1)
    for twin in (fork, fork.copy(), copy.deepcopy(fork), fork.fork(0, 2)):
        with pytest.raises(BadTable, match="for thinking"):
            pickle.dumps(twin)
        assert "resume" not in str(twin.position())


def test_a_fork_is_for_a_spectator_unless_a_seat_is_named() -> None:
    table = croupier.open_table("russian-roulette", 3, 7)
    assert truth(table.fork()) == truth(table.fork(None, 0))
    assert truth(table.fork(seat=1)) == truth(table.fork(1, 0))
    assert truth(table.fork(seed=4)) == truth(table.fork(None, 4))
