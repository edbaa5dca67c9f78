"""A copy is an equal table, and independent of its original."""

from __future__ import annotations

import copy
from collections.abc import Callable
from random import Random
from typing import Final

from croupier.table import Table, TooLate, seeded
from croupier.testing.check import every_table
from croupier.testing.compare import refused, same
from croupier.testing.errors import Broken
from croupier.testing.play import play_a_little, play_to_the_end, some_move
from croupier.testing.trial import Trial
from croupier.testing.views import in_turn, picture, quick_text, truth

COPIED = 2
"""How many positions are copied for every game of a trial."""

WAYS: Final[dict[str, Callable[[Table], Table]]] = {
    "table.copy()": Table.copy,
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
}


Whole = tuple[str, str]


def whole(table: Table) -> Whole:
    """Everything that can be seen of a table, and where its cards really lie."""
    return picture(table), quick_text(truth(table))


def alike(one: Whole, other: Whole, words: str) -> None:
    for part, its in zip(one, other, strict=True):
        same(part, its, words)


def copies(table: Table) -> list[Table]:
    """Copy a table in every way, and check that each copy equals the table."""
    before = whole(table)
    made: list[Table] = []
    for words, way in WAYS.items():
        made.append(way(table))
        alike(before, whole(made[-1]), f"{words} makes another table")
    alike(before, whole(table), "being copied changes the table")
    return made


@every_table
def a_copy_is_the_same_world_and_has_the_same_future(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(COPIED * trial.games, "copies")):
        before = whole(table)
        one, *others = copies(table)
        moves = play_to_the_end(one, Random(number))
        for move in moves:
            others[number % len(others)].answer(*move)
        end = whole(others[number % len(others)])
        alike(whole(one), end, "two copies end differently after the same answers")
        alike(
            before, whole(table), "what happens on a copy changes the table: copy() shares something with its original"
        )


@every_table
def a_fork_can_be_copied_too(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(trial.games, "copied forks")):
        fork = table.fork(in_turn(table, number), number)
        play_a_little(fork, Random(number), number % 3)
        twin = copies(fork)[-1]
        if twin.play_out(seeded(number)) != fork.play_out(seeded(number)):
            raise Broken("a fork and its copy are over after different numbers of answers")
        alike(whole(fork), whole(twin), "a fork and its copy end differently with the same luck")


@every_table
def a_finished_table_can_be_copied(trial: Trial) -> None:
    table = trial.open(5)
    trial.play_to_the_end(table, Random(5))
    copies(table)


@every_table
def a_table_opened_at_a_position_can_be_copied(trial: Trial) -> None:
    trial.need_positions()
    for number, table in enumerate(trial.positions(trial.games, "copied scenes")):
        position = table.position()
        if "moment" not in position:
            copies(trial.open_at(position, number))


@every_table
def an_answer_can_be_taken_back_on_a_copy(trial: Trial) -> None:
    """``answer_reversibly`` says whether ``undo`` will be refused."""
    for number, table in enumerate(trial.positions(2 * COPIED * trial.games, "undone copies")):
        played = table.copy()
        seat, key = some_move(played, Random(number))
        option = played.pending[seat].find(key)
        assert option is not None
        if played.answer_reversibly(seat, option) and not played.over:
            played.undo(seat)
            same(picture(table), picture(played), f"after {key!r} of seat {seat} is taken back the copy differs")
        else:
            refused(TooLate, f"an undo of {key!r} of seat {seat}, which had effects,", played.undo, seat)
