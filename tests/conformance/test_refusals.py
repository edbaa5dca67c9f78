"""A refused answer says why, with the clause, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest

from croupier import NotAsked, NotOnOffer, Option, Refused, Table, TooLate
from tests.play import (
    ONE_AFTER_THE_OTHER,
    clauses,
    every_table,
    names,
    open_some,
    picture,
    play_to_the_end,
    positions,
)

REFUSED_EACH = 25

NO_SEATS: list[object] = [99, -1, 10**30, True, False, "0", None, 0.0, 1.5]
NO_KEYS: list[object] = ["", "no such key", "pass ", "PASS", None, 5, True, b"pass", ["pass"], {"key": "pass"}, 0.0]


def answer(table: Table, seat: object, key: object) -> None:
    """Gives an answer that no type checker would let through."""
    give: object = table.answer
    assert callable(give)
    give(seat, key)


@every_table
def test_who_is_not_asked_is_refused(game: str, seats: int) -> None:
    refused_so = set()
    for table in positions(game, seats, REFUSED_EACH, "not asked"):
        before = picture(table)
        key = next(iter(table.pending.values())).options[0].key
        for seat in set(range(seats)) - set(table.pending):
            with pytest.raises(Refused) as refused:
                table.answer(seat, key)
            answered = seat in names(table.view(), "answered")
            assert type(refused.value) is (TooLate if answered else NotAsked)
            assert refused.value.rule in clauses(game)
            assert refused.value.rule in str(refused.value)
            assert str(seat) in str(refused.value)
            refused_so.add(refused.value.reason)
        assert picture(table) == before
    assert refused_so <= {"not-asked", "answered-already"}
    assert "answered-already" in refused_so or (game, seats) in ONE_AFTER_THE_OTHER


@every_table
def test_nobody_answers_for_a_seat_that_is_not_there(game: str, seats: int) -> None:
    table = open_some(game, seats, 0)
    before = picture(table)
    key = table.pending[min(table.pending)].options[0].key
    for seat in [seats, *NO_SEATS]:
        with pytest.raises(NotAsked) as refused:
            answer(table, seat, key)
        assert refused.value.reason == "no-such-seat"
        assert repr(seat) in str(refused.value)
    assert picture(table) == before


@every_table
def test_what_is_not_on_offer_is_refused(game: str, seats: int) -> None:
    for table in positions(game, seats, REFUSED_EACH, "not on offer"):
        before = picture(table)
        for seat, decision in table.pending.items():
            for key in [*NO_KEYS, decision.options[0].key + " ", decision.kind + ":99"]:
                with pytest.raises(NotOnOffer) as refused:
                    answer(table, seat, key)
                assert refused.value.rule in clauses(game)
                assert refused.value.rule in str(refused.value)
                assert refused.value.reason
                assert repr(key) in str(refused.value)
            with pytest.raises(NotOnOffer):
                table.answer(seat, Option("no such kind"))
        assert picture(table) == before


@every_table
def test_the_options_of_one_seat_are_not_those_of_another(game: str, seats: int) -> None:
    """An option object of somebody else's decision, or of an earlier one, counts by its key and nothing else."""
    earlier: dict[str, Option] = {}
    for table in positions(game, seats, REFUSED_EACH, "others' options"):
        before = picture(table)
        for seat, decision in table.pending.items():
            on_offer = {option.key for option in decision.options}
            for key, option in earlier.items():
                if key not in on_offer:
                    with pytest.raises(NotOnOffer):
                        table.answer(seat, option)
        assert picture(table) == before
        for decision in table.pending.values():
            earlier.update({option.key: option for option in decision.options})


@every_table
def test_after_the_end_it_is_too_late(game: str, seats: int) -> None:
    table = open_some(game, seats, 0)
    moves = play_to_the_end(table, Random(0))
    before = picture(table)
    for seat in range(seats):
        with pytest.raises(TooLate) as refused:
            table.answer(seat, moves[-1][1])
        assert refused.value.reason == "game-over"
        assert refused.value.rule in clauses(game)
    assert picture(table) == before
