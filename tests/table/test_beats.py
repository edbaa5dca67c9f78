"""Watching a table: what is shown at a beat, and what a watcher can and cannot do."""

from __future__ import annotations

import pytest

import croupier
from croupier.recording import Recording
from croupier.table import Beat, Json, NotAsked, Table, TooLate, open_table, seeded
from tests.table.toy import MAGPIES


def hidden_away(table: Table) -> list[Json]:
    """Let all players hide something; return what is watched."""
    beats: list[Json] = []
    for seat in list(table.pending):
        table.answer(seat, table.pending[seat].options[0], beats.append)
    return beats


def test_an_answer_that_waits_for_others_reaches_no_beat_and_the_last_one_does() -> None:
    table = open_table(MAGPIES, 2, 1)
    beats: list[Json] = []
    table.answer(0, table.pending[0].options[0], beats.append)
    assert beats == []
    table.answer(1, table.pending[1].options[0], beats.append)
    assert beats == [{"beat": "all-hidden"}]


def test_a_beat_has_the_view_and_the_events_of_its_moment() -> None:
    table = open_table(MAGPIES, 2, 1, {"days": 1})
    hidden_away(table)
    for seat in range(2):
        table.answer(seat, "quiet")
    seen: list[tuple[Json, Json, int]] = []
    (seat,) = table.pending
    table.answer(seat, "draw", lambda beat: seen.append((beat, table.view(), table.event_count)))
    assert [beat for beat, _, _ in seen] == [{"beat": "gold-counted", "seat": 0}, {"beat": "gold-counted", "seat": 1}]
    (_, first, upto), (_, second, later) = seen
    assert [zone["count"] for zone in zones(first) if zone["name"] == "hand:0"] == [0]
    assert [zone["count"] for zone in zones(first) if zone["name"] == "hand:1"] != [0]
    assert [zone["count"] for zone in zones(second) if zone["name"] == "hand:1"] == [0]
    assert (first["events"], second["events"]) == (upto, later)
    assert later == upto + 1 == table.event_count
    assert first["result"] is None
    assert table.over


def zones(view: Json) -> list[Json]:
    listed = view["zones"]
    assert isinstance(listed, list)
    return listed


def test_no_seat_can_answer_or_undo_at_a_beat() -> None:
    table = open_table(MAGPIES, 2, 1)
    refusals: list[Exception] = []

    def meddle(beat: Json) -> None:
        with pytest.raises(NotAsked) as no:
            table.answer(0, "quiet")
        refusals.append(no.value)
        with pytest.raises(TooLate) as late:
            table.undo(1)
        refusals.append(late.value)
        assert table.pending == {}

    for seat in range(2):
        table.answer(seat, table.pending[seat].options[0], meddle)
    assert len(refusals) == 2
    assert sorted(table.pending) == [0, 1]


def test_a_watcher_that_fails_is_told_and_the_answer_counts() -> None:
    table, twin = open_table(MAGPIES, 2, 1), open_table(MAGPIES, 2, 1)
    hidden_away(twin)

    def fail(beat: Json) -> None:
        raise LookupError("the projector is broken")

    table.answer(0, table.pending[0].options[0], fail)
    with pytest.raises(LookupError, match="the projector is broken"):
        table.answer(1, table.pending[1].options[0], fail)
    assert table.save() == twin.save()
    assert table.view(0) == twin.view(0)


def test_a_recording_shows_the_beats_of_the_answer_it_is_wound_to() -> None:
    table = croupier.open_table("russian-roulette", seats=3, seed=5)
    told: list[list[Json]] = []
    rng = seeded(5)
    while table.answer_count < 60:
        seat = sorted(table.pending)[0]
        options = table.pending[seat].options
        reached: list[Json] = []
        table.answer(seat, options[rng.below(len(options))], reached.append)
        told.append(reached)
    recording = Recording(table.save())
    for at, beats in reversed(list(enumerate(told, 1))):
        again: list[Json] = []
        recording.wind(at, again.append)
        assert again == beats


def test_a_beat_has_three_numbers_at_most() -> None:
    with pytest.raises(ValueError, match="at most three fields"):
        Beat("crowded", 1.0, "seat", "target", "shot", "points")
