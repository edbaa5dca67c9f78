"""An answer may be taken back only as long as nobody has learnt anything by it."""

from __future__ import annotations

from random import Random

import pytest

from croupier import BadTable, TooLate
from tests.play import (
    ONE_AFTER_THE_OTHER,
    SEEN_AT_ONCE,
    Move,
    again,
    every_table,
    known_kinds,
    names,
    open_some,
    picture,
    play_to_the_end,
    positions,
    refusal,
    sight,
    some_move,
    together,
    truth,
    viewers,
)

ANSWERED_EACH = 100


@every_table
def test_an_answer_taken_back_was_never_given(game: str, seats: int) -> None:
    taken_back = refused = 0
    for number, table in enumerate(positions(game, seats, ANSWERED_EACH, "undo")):
        played = again(table)
        before, cards = picture(table), truth(table)
        seat, key = some_move(played, Random(number))
        played.answer(seat, key)
        between = picture(played)
        no = refusal(played.undo, seat)
        if no is None:
            taken_back += 1
            assert picture(played) == before
            assert truth(played) == cards
            played.answer(seat, key)
            assert picture(played) == between
        else:
            refused += 1
            assert isinstance(no, TooLate)
            assert picture(played) == between
    assert taken_back or game in SEEN_AT_ONCE
    assert refused


@every_table
def test_what_can_be_taken_back_has_taught_nobody_anything(game: str, seats: int) -> None:
    """Between the answer and its undoing nobody knows a card more, and what a viewer sees is the same on a fork: it
    cannot come from anything hidden."""
    for number, table in enumerate(positions(game, seats, ANSWERED_EACH, "teaching")):
        luck = Random(number)
        move = some_move(table, luck)
        played = again(table)
        played.answer(*move)
        rehearsal = again(played)
        if refusal(rehearsal.undo, move[0]) is not None:
            continue
        for viewer in viewers(table):
            assert not known_kinds(played.view(viewer)) - known_kinds(table.view(viewer))
        for viewer in (move[0], luck.choice(viewers(table))):
            twin = table.fork(viewer, number)
            if twin.pending[move[0]].find(move[1]) is not None:
                twin.answer(*move)
                assert sight(twin, viewer) == sight(played, viewer)


@every_table
def test_nobody_takes_back_after_somebody_else_has_answered(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, ANSWERED_EACH // 5, "since")):
        luck = Random(number)
        played = again(table)
        first = some_move(played, luck)
        played.answer(*first)
        if played.over:
            continue
        second = some_move(played, luck)
        if second[0] == first[0]:
            continue
        played.answer(*second)
        before = picture(played)
        with pytest.raises(TooLate) as refused:
            played.undo(first[0])
        assert refused.value.reason in {"answered-since", "game-over"}
        assert picture(played) == before


@every_table
def test_several_answers_can_be_taken_back_one_after_the_other(game: str, seats: int) -> None:
    most = 0
    for number, table in enumerate(positions(game, seats, ANSWERED_EACH // 5, "several")):
        luck = Random(number)
        played = again(table)
        pictures: list[str] = []
        moves: list[Move] = []
        for _ in range(4):
            if played.over:
                break
            pictures.append(picture(played))
            moves.append(some_move(played, luck))
            played.answer(*moves[-1])
        depth = 0
        while moves and refusal(played.undo, moves[-1][0]) is None:
            moves.pop()
            assert picture(played) == pictures.pop()
            depth += 1
        most = max(most, depth)
        play_to_the_end(played, luck)
    assert most > 0 or game in SEEN_AT_ONCE


@every_table
def test_a_revealed_answer_cannot_be_taken_back(game: str, seats: int) -> None:
    """The last of several simultaneous answers reveals them all."""
    revealed = 0
    for number, table in enumerate(together(game, seats, ANSWERED_EACH // 5, "revealed")):
        played = again(table)
        luck = Random(number)
        waiting = names(played.view(), "waiting")
        last = waiting[-1]
        for seat in waiting:
            held = [option.key for option in played.pending[seat].options if option.waits]
            if not held:
                break
            played.answer(seat, luck.choice(held))
        else:
            revealed += 1
            before = picture(played)
            with pytest.raises(TooLate):
                played.undo(last)
            assert picture(played) == before
    assert revealed or (game, seats) in ONE_AFTER_THE_OTHER


@every_table
def test_nothing_can_be_taken_back_before_the_first_answer_or_after_the_end(game: str, seats: int) -> None:
    table = open_some(game, seats, 0)
    before = picture(table)
    for seat in range(seats):
        with pytest.raises(TooLate):
            table.undo(seat)
    with pytest.raises(BadTable):
        table.undo(99)
    assert picture(table) == before
    play_to_the_end(table, Random(0))
    before = picture(table)
    for seat in range(seats):
        with pytest.raises(TooLate) as refused:
            table.undo(seat)
        assert refused.value.reason == "game-over"
    assert picture(table) == before


@every_table
def test_a_fork_cannot_be_taken_back_behind_its_beginning(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, 20, "fork undo")):
        twin = table.fork(number % seats, number)
        before = picture(twin)
        for seat in range(seats):
            with pytest.raises(TooLate):
                twin.undo(seat)
        assert picture(twin) == before
        seat, key = some_move(twin, Random(number))
        twin.answer(seat, key)
        if refusal(twin.undo, seat) is None:
            assert picture(twin) == before
