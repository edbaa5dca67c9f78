"""The outcome of an answer is sent beat by beat; bots and clocks wait until it has been shown."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.serving import Json, Person, Running, Wire

DUEL: dict[str, Any] = {"seats": 2, "bots": "random", "options": {"points": 99}}


def to_a_performance(wire: Wire, running: Running) -> Json:
    """Answer, and let time pass for the bot, until beats come; return that update."""
    wire.settled()
    before = wire.update["number"]
    for _ in range(200):
        if 0 in wire.view["waiting"]:
            wire.answer(0)
        else:
            running.move_clock(60)
        wire.settled()
        if wire.update["number"] != before and wire.update["beats"]:
            return wire.update
    raise AssertionError("nothing was performed")


def seconds(update: Json) -> float:
    return sum(float(beat["lasts"]) for beat in update["beats"]) / 1000


def test_an_update_tells_the_beats_with_views_of_the_receivers_seat(timed: Running) -> None:
    person, guest = Person(timed), Person(timed)
    code = person.open(start=True, tempo="normal", **DUEL)
    with person.socket(code) as wire, guest.socket(code, language="fr") as watching:
        watching.settled()
        update = to_a_performance(wire, timed)
        beat = update["beats"][0]
        assert (beat["beat"], beat["title"], beat["view"]["you"]) == ("pockets", "Pockets shut!", 0)
        assert beat["view"]["waiting"] == []
        assert [zone["cards"] for zone in beat["view"]["zones"] if zone["name"] == "pocket:0"] == [["click"]]
        assert [event["event"] for event in beat["events"]] == ["pocketed", "pocketed"]
        assert beat["upto"] <= update["moment"]["view"]["events"]
        assert [line["n"] for line in update["lines"] if line["n"] <= beat["upto"]]
        seen = watching.until("update", lambda each: bool(each["beats"]))["beats"][0]
        assert (seen["title"], seen["view"]["you"], seen["lasts"]) == ("Poches fermées\u202f!", None, beat["lasts"])
        assert [zone["cards"] for zone in seen["view"]["zones"] if zone["name"] == "pocket:0"] == [[None]]


@pytest.mark.parametrize(("tempo", "factor"), [("calm", 1.6), ("normal", 1.0), ("quick", 0.5)])
def test_the_tempo_of_the_table_says_how_long_beats_are_shown(timed: Running, tempo: str, factor: float) -> None:
    with Person(timed).play(tempo=tempo, **DUEL) as wire:
        assert to_a_performance(wire, timed)["beats"][0]["lasts"] == round(1400 * factor)


def test_at_once_nothing_is_performed(timed: Running) -> None:
    with Person(timed).play(tempo="at-once", **DUEL) as wire:
        for _ in range(12):
            if 0 in wire.view["waiting"]:
                wire.answer(0)
            assert wire.until("update")["beats"] == []


def to_a_bots_turn(wire: Wire, running: Running) -> Json:
    """Answer until beats are shown before a question to the bot; return that update."""
    for _ in range(60):
        update = to_a_performance(wire, running)
        if 1 in update["moment"]["view"]["waiting"]:
            return update
    raise AssertionError("the bot was never asked")


def test_a_bot_does_not_move_before_the_last_beat_was_due(timed: Running) -> None:
    with Person(timed).play(game="russian-roulette", tempo="normal", **DUEL) as wire:
        update = to_a_bots_turn(wire, timed)
        timed.move_clock(seconds(update) - 0.1)
        wire.settled()
        assert wire.update["answers"] == update["answers"]
        timed.move_clock(5)
        wire.settled()
        assert wire.update["answers"] > update["answers"]


def test_nothing_waits_any_longer_once_every_page_has_shown_it(timed: Running) -> None:
    person, guest = Person(timed), Person(timed)
    code = person.open(start=True, tempo="normal", **DUEL)
    with person.socket(code) as wire, guest.socket(code) as watching:
        watching.settled()
        update = to_a_bots_turn(wire, timed)
        wire.send("watched", number=update["number"])
        wire.settled()
        assert wire.update["answers"] == update["answers"], "another page is still showing it"
        watching.send("watched", number=update["number"])
        assert wire.until("update")["answers"] > update["answers"]


def test_a_clock_starts_when_the_last_beat_was_due(timed: Running) -> None:
    with Person(timed).play(tempo="normal", clock=30, **DUEL) as wire:
        update = to_a_performance(wire, timed)
        while 0 not in update["moment"]["view"]["waiting"]:
            wire.send("watched", number=update["number"])
            update = to_a_performance(wire, timed)
        left = wire.last["room"]["seats"][0]["clock"]
        assert left == pytest.approx(30 + seconds(update), abs=0.1)


def test_a_page_that_comes_late_gets_the_table_as_it_is(timed: Running) -> None:
    person = Person(timed)
    code = person.open(start=True, tempo="normal", **DUEL)
    with person.socket(code) as wire:
        update = to_a_performance(wire, timed)
        with Person(timed).socket(code) as late:
            first = late.until("update")
            assert (first["beats"], first["number"]) == ([], update["number"])


def test_what_was_missed_is_shown_beat_by_beat(timed: Running) -> None:
    person = Person(timed)
    with person.play(tempo="quick", **DUEL) as wire:
        told: list[str] = []
        since = wire.update["answers"]
        while len(told) < 8:
            update = to_a_performance(wire, timed)
            told += [beat["beat"] for beat in update["beats"]]
        missed = wire.ask("what-did-i-miss", "missed", since=since)
        named = [beat["beat"] for beat in missed["beats"] if beat["beat"]]
        assert named[: len(told)] == told
        last: Any = missed["beats"][-1]
        assert last["view"]["events"] == last["upto"]
        assert missed["seat"] == 0
        assert missed["lines"][-1]["n"] <= last["upto"]
        refused = wire.ask("what-did-i-miss", "refused", since=10_000)
        assert refused["text"]


def test_only_the_opener_changes_the_tempo(timed: Running) -> None:
    person, guest = Person(timed), Person(timed)
    code = person.open(seats=2)
    guest.sit(code)
    with person.socket(code) as wire, guest.socket(code) as other:
        assert other.ask("set-tempo", "refused", tempo="quick")["reason"] == "not-opener"
        assert wire.until("room")["tempo"] == "at-once"
        wire.send("set-tempo", tempo="calm")
        assert other.until("room", lambda room: room["tempo"] == "calm")


def test_an_undo_ends_a_performance(timed: Running) -> None:
    """A seat takes back its secret answer: the next update has no beats, and the same view as before."""
    with Person(timed).play(seats=2, hot_seat=["Max"], tempo="normal") as wire:
        wire.settled()
        wire.anew("look", seat=0)
        before = wire.view
        wire.answer(0)
        wire.until("update")
        wire.send("undo", seat=0)
        update = wire.until("update", lambda each: each["moment"]["view"]["answered"] == [])
        assert update["beats"] == []
        assert update["moment"]["view"] == before
