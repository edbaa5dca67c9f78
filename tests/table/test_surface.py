"""The public interface of a table: the contract, and nothing internal."""

from __future__ import annotations

from random import Random

from croupier.table import Choices, Layout, Rng, Table, open_table, seeded
from croupier.table.info import GameInfo
from tests.play import play_to_the_end, some_move
from tests.table.toy import MAGPIES, Magpies

CONTRACT = ["answer", "copy", "events", "fork", "over", "pending", "position", "result", "save", "undo", "view", "why"]
BESIDES = [
    "ahead",
    "answer_count",
    "answer_reversibly",
    "ask_again",
    "event_count",
    "events_laid_open",
    "forgotten",
    "fork_to_think",
    "holds",
    "info",
    "is_secret",
    "laid_open",
    "last_answer",
    "log",
    "origin",
    "play_on",
    "play_out",
    "seats",
    "state",
    "views",
    "waiting",
]


def test_a_table_shows_its_contract_and_nothing_else() -> None:
    table = open_table(MAGPIES, 2)
    assert [name for name in dir(table) if not name.startswith("_")] == sorted(CONTRACT + BESIDES)


def test_the_log_is_every_answer_that_stands() -> None:
    table = open_table(MAGPIES, 3, 4)
    assert (table.log, table.answer_count, table.last_answer) == ([], 0, None)
    moves = play_to_the_end(table, Random(4))
    assert table.log == moves
    assert table.answer_count == len(moves)
    assert table.last_answer is not None
    assert (table.last_answer[0], table.last_answer[1].key) == moves[-1]
    assert table.save()["answers"] == [list(move) for move in moves]
    assert table.event_count == len(table.events_laid_open())


def test_an_answer_that_waits_or_is_asked_of_all_is_secret() -> None:
    table = open_table(MAGPIES, 2, 1)
    assert all(table.is_secret(option) for option in table.pending[0].options)
    for seat in range(2):
        table.answer(seat, table.pending[seat].options[0])
    assert {option.kind for option in table.pending[0].options if table.is_secret(option)} == {"quiet", "point"}


def test_an_answer_says_whether_something_has_come_of_it() -> None:
    table = open_table(MAGPIES, 2, 1)
    first, second = [table.pending[seat].options[0] for seat in range(2)]
    assert table.answer_reversibly(0, first)
    assert not table.answer_reversibly(1, second)


# Marks.


class Counted(Magpies):
    """Magpies that count how often their state is copied."""

    copies = 0

    def copy(self) -> Magpies:
        Counted.copies += 1
        return Counted(self.layout, self.rng.copy(), self.options, self)


def create(places: Layout, rng: Rng, options: Choices) -> Counted:
    return Counted(places, rng, options)


COUNTED = GameInfo("counted", "Counted", 1, (2, 4), MAGPIES.options, "tests.table", MAGPIES.layout, create)


def copies_while_playing(table: Table) -> int:
    before = Counted.copies
    table.play_out(seeded(1))
    return Counted.copies - before


def test_a_table_pays_for_marks_only_once_it_is_forked_itself() -> None:
    table = open_table(COUNTED, 2, 1, {"days": 20})
    for number in range(5):
        table.answer(*some_move(table, Random(number)))
    assert copies_while_playing(open_table(COUNTED, 2, 1, {"days": 20})) == 0
    fork, twin, forked = table.fork(0, 1), table.copy(), table.fork(1, 2)
    forked.fork(0, 3)
    assert copies_while_playing(fork) == 0
    assert copies_while_playing(twin) == 0
    assert copies_while_playing(forked) > 20
