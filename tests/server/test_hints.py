"""Hints: what a bot would do, sent to the player who asks, where the table allows it."""

from __future__ import annotations

import asyncio
import json

import msgspec
import pytest

from croupier.analysis import prospects
from croupier.server.records import RoomRecord
from croupier.server.thinking import TableSpec, Thinkers, outlook
from tests.server.serving import Person, Running
from tests.server.test_playing import together


def test_a_player_alone_may_ask_for_a_hint(running: Running, person: Person) -> None:
    with person.play(seats=3, bots="sensible") as wire:
        number = wire.update["number"]
        assert wire.last["room"]["help"] is True
        advice = wire.ask("hint", "advice", seat=0, number=number)
        assert advice["key"] in wire.choices()
        assert advice["number"] == number
        assert advice["label"] in [each["label"] for each in wire.update["moment"]["options"]]
        assert advice["text"][-1] == "."
        assert wire.ask("hint", "advice", seat=0, number=number) == advice
        assert wire.ask("hint", "refused", seat=0, number=number + 1)["reason"] == "too-late"
        assert wire.ask("hint", "refused", seat=1, number=number)["reason"] == "not-your-seat"
        assert 0 not in [seat for seat, _ in running.session(wire.last["room"]["code"]).table.log]


def test_after_a_hint_comes_who_is_likely_to_win(
    running: Running, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots play on in worlds that agree with what the player knows. Nothing is said of a question that is answered by now."""
    asked: list[object] = []
    may_go_on = asyncio.Event()

    async def do(
        self: Thinkers, work: object, spec: TableSpec, answers: object, seat: int, level: str
    ) -> tuple[float, ...]:
        asked.append((work, spec.game, seat, level))
        await may_go_on.wait()
        return (0.246, 0.5, 0.254)

    monkeypatch.setattr(Thinkers, "do", do)
    with person.play(seats=3, bots="sensible") as wire:
        number = wire.update["number"]
        wire.ask("hint", "advice", seat=0, number=number)
        wire.ask("hint", "advice", seat=0, number=number)
        wire.settled()
        assert asked == [(outlook, "russian-roulette", 0, "sensible")]  # the second hint looks ahead no second time
        running.loop.call_soon_threadsafe(may_go_on.set)
        assert wire.until("prospects") == {"type": "prospects", "number": number, "chances": [25, 50, 25]}
        may_go_on.clear()
        wire.ask("hint", "advice", seat=0, number=number)
        wire.answer(0)
        wire.until("update", lambda update: update["number"] > number)
        running.loop.call_soon_threadsafe(may_go_on.set)
        del wire.last["prospects"]
        wire.settled()
        assert len(asked) == 2
        assert "prospects" not in wire.last


def test_prospects_follow_from_what_the_player_knows() -> None:
    spec = TableSpec("ABCDE-1-0", "russian-roulette", 3, 7, {})
    table = spec.open()
    table.answer(0, "pocket:bullet")
    for seat in (1, 2):
        table.answer(seat, table.pending[seat].options[0].key)
    found = outlook(spec, table.log, 0, "random")
    assert sum(found) == pytest.approx(1)
    assert found == prospects(table, 0, "random") == prospects(table.fork(0, 5), 0, "random")
    assert found != prospects(table, 1, "random")


def test_chances_come_with_the_hint(person: Person) -> None:
    with person.play(seats=2, bots="random") as wire:
        for _ in range(20):
            if wire.view["phase"] == "bet":
                break
            if 0 in wire.view["waiting"]:
                wire.answer(0, "pocket:click" if wire.view["phase"] == "pocket" else "pass")
            wire.until("update")
        advice = wire.ask("hint", "advice", seat=0, number=wire.update["number"])
        assert advice["chances"][0] == "1 in 6 that your next card is a BULLET."


def test_a_hint_for_a_question_that_is_only_considered(running: Running, person: Person) -> None:
    with person.play(game="hundred-days", seats=2, bots="random") as wire:
        for _ in range(200):
            wire.until("update") if 0 not in wire.view["waiting"] else None
            if 0 not in wire.view["waiting"]:
                continue
            number = wire.update["number"]
            keys = [key for key in wire.choices() if key.startswith("move")]
            key = keys[0] if keys else wire.choices()[0]
            wire.send("answer", seat=0, number=number, key=key, ask_first=True)
            message = wire.read()
            if message["type"] == "considered":
                advice = wire.ask("hint", "advice", seat=0, number=number, keys=[key])
                assert advice["keys"] == [key]
                assert advice["key"] in [each["key"] for each in message["moment"]["options"]]
                return
    pytest.fail("nothing was considered")


def test_at_a_table_of_people_help_is_off_until_the_opener_allows_it(running: Running) -> None:
    people = [Person(running) for _ in range(2)]
    code = people[0].open(seats=2)
    people[1].sit(code)
    with people[0].socket(code) as host, people[1].socket(code) as guest:
        assert guest.until("room")["help"] is False
        assert guest.ask("set-help", "refused", help=True)["reason"] == "not-opener"
        host.ask("start", "update")
        refused = guest.ask("hint", "refused", seat=1, number=1)
        assert (refused["reason"], refused["text"][:12]) == ("no-help", "Help is off ")
        assert host.ask("set-help", "refused", help=True)["reason"] == "game-running"


def test_the_opener_may_allow_help_in_the_lobby(running: Running) -> None:
    people = [Person(running) for _ in range(2)]
    code = people[0].open(seats=2)
    people[1].sit(code)
    with people[0].socket(code) as host, people[1].socket(code) as guest:
        host.send("set-help", help=True)
        assert guest.until("room", lambda room: bool(room["help"]))
        host.ask("start", "update")
        assert guest.ask("hint", "advice", seat=1, number=1)["key"]
        host.settled()
        assert "advice" not in host.last


def test_a_table_stored_before_there_was_help_still_loads() -> None:
    old = {
        "game": "russian-roulette",
        "options": {},
        "places": [{"held_by": "person"}, {"held_by": "bot"}],
        "opened": 0.0,
    }
    record = msgspec.json.decode(json.dumps(old), type=RoomRecord)
    assert record.help is None
    assert record.allows_help()


def test_a_bot_that_fails_is_no_hint(running: Running, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> object:
        raise RuntimeError("no idea")

    with person.play(seats=2, bots="random") as wire:
        number = wire.update["number"]
        monkeypatch.setattr(running.server.thinkers, "advise", fail)
        assert wire.ask("hint", "refused", seat=0, number=number)["reason"] == "no-hint"


def test_a_table_of_people_is_dealt_with_no_hint(running: Running) -> None:
    code, people = together(running)
    with people[0].socket(code) as wire:
        assert wire.ask("hint", "refused", seat=0, number=wire.update["number"])["reason"] == "no-help"
