"""Events keep their numbers, their words and their audience, whatever their size or number."""

from __future__ import annotations

import pytest

from croupier.table import Event, Field, Flag, Kind, Place, Score, Seat, Table, Word, open_table
from tests.play import viewers
from tests.table.toy import KINDS, MAGPIES

NUMBERS = [0, 1, -1, 63, 64, 4094, 4095, 4096, 65_535, 10**6, 2**31]

THREE = Event("three", "M-1", "first", "second", "third")
NONE = Event("none", "M-1")
KIND = Event("kind", "M-1", "seat", "card")
FLEW = Event("flew", "M-1", "seat", Word("to", ["nest", "tree"]), Flag("alone"))


def fresh(seats: int = 3) -> tuple[Table, int]:
    """Return a table, and the number of its last event."""
    table = open_table(MAGPIES, seats, 1)
    return table, len(table.events())


@pytest.mark.parametrize("number", NUMBERS)
def test_numbers_come_back_as_they_were_told(number: int) -> None:
    table, last = fresh()
    shown = number if number >= 0 else None
    table._game.tell(THREE, number, 1, 2)
    table._game.tell(THREE, 3, number, 4)
    table._game.tell(THREE, 5, 6, number)
    table._game.tell(THREE, number, number, number)
    table._game.tell(NONE)
    told = [(event.get("first"), event.get("second"), event.get("third")) for event in table.events(last)]
    assert told == [(shown, 1, 2), (3, shown, 4), (5, 6, shown), (shown, shown, shown), (None, None, None)]
    assert table.events(last)[-1] == {"n": last + 5, "event": "none", "rule": "M-1"}


def test_a_kind_told_is_a_word() -> None:
    table, last = fresh()
    for kind in range(len(KINDS)):
        table._game.tell(KIND, 2, kind)
    assert [event["card"] for event in table.events(last)] == KINDS
    assert {event["seat"] for event in table.events(last)} == {2}


def test_what_has_a_word_is_told_by_it() -> None:
    table, last = fresh()
    table._game.tell(FLEW, 2, 1, 1)
    table._game.tell(FLEW, 0, 0, 0)
    table._game.tell(FLEW, 1)
    told = [(event["seat"], event["to"], event["alone"]) for event in table.events(last)]
    assert told == [(2, "tree", True), (0, "nest", False), (1, None, False)]


def test_a_name_alone_says_what_a_field_holds() -> None:
    names = ["seat", "target", "owner", "by", "to", "from", "card", "points", "count"]
    held = [type(Event("named", "M-1", name).values[0]) for name in names]
    assert held == [Seat] * 6 + [Kind, Score, Field]


def test_a_score_may_be_negative_and_a_place_is_told_by_its_word() -> None:
    table, last = fresh()
    scored = Event("scored", "M-1", Seat("thief"), Score("gold"), Place("room", ["attic"]))
    table._game.tell(scored, 2, -1, 0)
    table._game.tell(scored)
    told = [(event["thief"], event["gold"], event["room"]) for event in table.events(last)]
    assert told == [(2, -1, "attic"), (None, -1, None)]


@pytest.mark.parametrize("audience", range(1, 16))
def test_an_audience_is_told_and_nobody_else(audience: int) -> None:
    table, last = fresh()
    table._game.tell_some(audience, THREE, 1, 2, 3)
    table._game.tell(NONE)
    for viewer in viewers(table):
        eye = 1 << (table.seats if viewer is None else viewer)
        numbers = [event["n"] for event in table.events(last, viewer)]
        assert numbers == ([last + 1, last + 2] if audience & eye else [last + 2])


def test_cards_are_told_as_they_were_seen_then() -> None:
    """A card shown later does not change what was told before."""
    table, last = fresh()
    game = table._game
    card, other = game.zones[0]
    kind = KINDS[game.face[card]]
    game.tell_card(NONE, card)
    game.tell_cards(NONE, [card, other])
    game.see(card, game.layout.everybody)
    game.tell_card(NONE, card)
    game.tell_cards(NONE, [other, card])
    hidden = KINDS[game.face[other]]
    assert [event["cards"] for event in table.events(last, 1)] == [[None], [None, None], [kind], [None, kind]]
    assert [event["cards"] for event in table.events(last, 0)] == [[kind], [kind, hidden], [kind], [hidden, kind]]
    assert [event["cards"] for event in table.events(last)] == [event["cards"] for event in table.events(last, 1)]


def test_a_table_of_its_own_keeps_its_own_events() -> None:
    table, last = fresh()
    twin = table.fork(0, 1)
    table._game.tell(NONE)
    table._game.tell_some(1, NONE)
    twin._game.tell(THREE, 1, 2, 3)
    assert len(table.events(last, 0)) == 2
    assert [event["event"] for event in twin.events(last, 0)] == ["three"]


def test_many_events_keep_their_order() -> None:
    table, last = fresh()
    for number in range(3000):
        table._game.tell(THREE, number % 100, number, 0)
    assert [event["second"] for event in table.events(last)] == list(range(3000))
    assert [event["n"] for event in table.events(last + 2998)] == [last + 2999, last + 3000]
