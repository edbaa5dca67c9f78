"""Bots: whole games, processes that die, and bots that fail."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

import croupier
from croupier.bots import Random
from croupier.bots.opponents import Opponent
from croupier.bots.strong import Budget, Strong
from croupier.server.bot_offer import admitted, offered, usual
from croupier.server.bot_seats import A_PASS
from croupier.server.thinking import (
    LEAST_BOT_TIME,
    TableSpec,
    Thinkers,
    ThinkingFailed,
    ThinkRequest,
    Thought,
    Worker,
    _Process,
)
from croupier.server.timers import FOR_EACH_SEAT, FOR_THE_QUESTION
from croupier.table import Table
from tests.server.serving import HandClock, Person, Running, Wire, in_a_loop, wait_until

GAMES = list(croupier.games())
SHORT: dict[str, dict[str, Any]] = {
    "russian-roulette": {"points": 3},
    "hundred-days": {"tiles": "12"},
    "smile-life": {"expansion": "none", "deck": "1/4"},
}


SPEC = TableSpec("ABCDE-1-0", "russian-roulette", 3, 7, {})


def some_answers(count: int) -> list[tuple[int, str]]:
    table = SPEC.open()
    luck = Random(1)
    given = []
    for _ in range(count):
        seat = table.waiting()[0]
        key = luck.pick(table.pending[seat]).key
        table.answer(seat, key)
        given.append((seat, key))
    return given


def first_asked(answers: list[tuple[int, str]]) -> int:
    return table_of(answers).waiting()[0]


def table_of(answers: list[tuple[int, str]]) -> Table:
    table = SPEC.open()
    for seat, key in answers:
        table.answer(seat, key)
    return table


@pytest.mark.parametrize("game", GAMES)
def test_bots_play_a_whole_game(running: Running, game: str) -> None:
    person = Person(running)
    with person.play(game=game, seats=3, bots="sensible", options=SHORT.get(game, {})) as wire:
        over = wire.play_out(0)
        assert over["moment"]["result"]
        assert over["moment"]["view"]["result"]["reason"]


def test_a_worker_that_lacks_a_table_says_so_and_learns_it() -> None:
    worker = Worker()
    answers = some_answers(9)
    seat = first_asked(answers)
    assert worker.think(ThinkRequest(SPEC, 4, answers[4:], seat, "sensible")) is None
    whole = worker.think(ThinkRequest(SPEC, 0, answers, seat, "sensible"))
    other = Worker()
    other.think(ThinkRequest(SPEC, 0, answers[:4], first_asked(answers[:4]), "sensible"))
    step_by_step = other.think(ThinkRequest(SPEC, 4, answers[4:], seat, "sensible"))
    table = table_of(answers)
    assert whole is not None
    assert table.pending[seat].find(whole.key)
    assert step_by_step is not None
    assert table.pending[seat].find(step_by_step.key)


@pytest.fixture
def thinkers() -> Iterator[Thinkers]:
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.stop()


def test_a_process_that_dies_is_replaced_and_the_thought_repeated(thinkers: Thinkers) -> None:
    answers = some_answers(5)
    seat = first_asked(answers)

    async def run() -> None:
        first = await thinkers.think(SPEC, answers, seat, "sensible")
        (process,) = thinkers._processes
        assert process._process is not None
        before = process._process.pid
        assert before is not None
        os.kill(before, signal.SIGKILL)
        assert await thinkers.think(SPEC, answers, seat, "sensible") == first
        assert process._process.pid != before
        with pytest.raises(ThinkingFailed, match="BadTable"):
            await thinkers.think(SPEC, answers, seat, "genius")
        assert await thinkers.think(SPEC, answers, seat, "sensible") == first

    in_a_loop(run())
    thinkers.stop()
    with pytest.raises(ThinkingFailed):
        in_a_loop(thinkers.think(SPEC, answers, seat, "sensible"))


def test_thoughts_are_the_shorter_the_more_wait_for_a_process() -> None:
    given: list[float] = []
    enough = asyncio.Event()

    class Busy:
        asked = 0

        async def ask(self, _: None, request: ThinkRequest) -> Thought:
            self.asked += 1
            assert request.milliseconds is not None
            given.append(request.milliseconds)
            if len(given) == 40:
                enough.set()
            await enough.wait()
            self.asked -= 1
            return Thought("pass")

    thinkers = Thinkers(1, 120.0)
    thinkers._processes[:] = [cast(_Process, Busy())]

    async def run() -> None:
        await asyncio.gather(
            *[thinkers.think(SPEC._replace(name=f"T{number}-1-0"), [], 0, "master") for number in range(40)]
        )
        await thinkers.think(SPEC, [], 0, "master")

    in_a_loop(run())
    assert given[:4] == [120.0, 60.0, 40.0, 30.0]
    assert given[39] == LEAST_BOT_TIME, "regardless of how many wait"
    assert given[40] == 120.0, "no seat waits any more"


def test_a_master_thinks_no_longer_than_it_may() -> None:
    answers = some_answers(8)
    seat = first_asked(answers)
    worker = Worker()
    asked = ThinkRequest(SPEC, 0, answers, seat, "master+bold", milliseconds=0.0)
    assert worker.think(asked) is not None
    ((_, player),) = worker.tables[SPEC.name].players.items()
    assert isinstance(player, Opponent)
    assert isinstance(player.player, Strong)
    assert player.player.race is not None
    assert player.player.race.worlds == 0, "there was no time to try anything"
    assert worker.think(asked._replace(milliseconds=1e6, level="master")) is not None
    other = worker.tables[SPEC.name].players[seat, "master"]
    assert isinstance(other, Opponent)
    assert isinstance(other.player, Strong)
    assert other.player.budget == Budget(), "it does not exceed its own time either"


def test_tables_offer_only_the_bots_that_the_operator_has_chosen(tmp_path: Path) -> None:
    database = tmp_path / "croupier.sqlite3"
    with Running(database) as running:
        person = Person(running)
        assert {each["usual_bot"] for each in person.get("/api/games")["games"]} == {"friend+mixed"}
        before = person.open(seats=3, bots="master+bold")
    with Running(database, bots=("learner", "sharp")) as running:
        person.move(running.address)
        for game in person.get("/api/games")["games"]:
            assert game["bots"] == ["learner", "sharp"]
            assert game["usual_bot"] == "learner+mixed"
        for level in ("master", "friend+bold", "strong", "sensible", "genius"):
            wish = {"game": "russian-roulette", "nickname": "Zoé", "bots": level}
            assert person.wrong("POST", "/api/tables", 400, json=wish) == "This game has no such bot."
        assert person.open(seats=3, bots="sharp+careful")
        with person.socket(before) as wire:
            seats = wire.until("room")["seats"]
            assert [each["level"] for each in seats] == [None, "sharp+bold", "sharp+bold"], (
                "a table of an earlier version"
            )
            assert wire.ask("set-bot", "refused", seat=1, level="master")["reason"] == "no-such-bot"
            wire.send("set-bot", seat=1, level="learner")
            wire.until("room", lambda room: room["seats"][1]["level"] == "learner")


def test_a_game_without_the_chosen_bots_offers_its_weakest() -> None:
    assert offered("smile-life", ("random",)) == ["learner"]
    assert usual("smile-life", ("random",)) == "learner"
    assert usual("smile-life", ("sharp", "master")) == "sharp"
    assert admitted("smile-life", "strong", ("learner", "friend")) == "friend"
    assert admitted("smile-life", "friend", ("sharp",)) == "sharp", "no level is as weak"


@pytest.mark.parametrize("fault", [ThinkingFailed("no idea"), RuntimeError("no thread"), None])
def test_a_bot_that_fails_plays_something(
    fault: Exception | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object) -> str:
        if fault is None:
            return "nothing of the kind"
        raise fault

    with Running(tmp_path / "croupier.sqlite3") as running:
        monkeypatch.setattr(running.server.thinkers, "think", fail)
        person = Person(running)
        with person.play(seats=2, bots="sensible", options={"points": 1}) as wire:
            assert wire.play_out(0)["moment"]["result"]


def test_bots_take_their_time_when_people_watch(tmp_path: Path) -> None:
    clock = HandClock()
    with Running(tmp_path / "croupier.sqlite3", hand_clock=clock, bot_pace=0.7) as running:
        person = Person(running)
        with person.play(game="smile-life", seats=2, bots="random") as wire:
            wire.settled()
            while wire.view["waiting"] == [0]:
                wire.answer(0)
                wire.until("update")
                wire.settled()
            number = wire.update["number"]
            running.move_clock(0.6)
            wire.settled()
            assert wire.update["number"] == number
            running.move_clock(0.2)
            wire.until("update", lambda update: update["number"] > number)


def test_a_bot_does_not_wait_for_those_who_have_nothing_to_say(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)  # a deal, and a bot that never ends the game by declaring
    clock = HandClock()
    with Running(tmp_path / "croupier.sqlite3", hand_clock=clock, bot_pace=1.0) as running:
        person = Person(running)
        with person.play(game="total-rickall", seats=2, bots="random") as wire:
            play_until_invited(running, wire)
            answers = wire.update["answers"]
            running.move_clock(1.5)
            wire.settled()
            assert wire.update["answers"] == answers, "a player may still react"
            wire.answer(0, "pass")
            wire.until("update", lambda update: update["answers"] >= answers + 2)


def play_until_invited(running: Running, wire: Wire) -> None:
    """Play until the table waits only for the bot on seat 1, and the player on seat 0 may react."""
    for _ in range(50):
        wire.settled()
        if wire.view["invited"] == [0]:
            break
        if 0 in wire.view["waiting"]:
            wire.answer(0)
        else:
            running.move_clock(5)
    assert wire.view["waiting"] == [1]


def test_a_player_who_may_react_knows_how_long_the_bot_waits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=1.0) as running:
        person = Person(running)
        with person.play(game="total-rickall", seats=2, bots="random") as wire:
            play_until_invited(running, wire)
            answers = wire.update["answers"]
            assert [seat["speak_for"] for seat in wire.last["room"]["seats"]] == [4.0, None]
            running.move_clock(3.9)
            wire.settled()
            assert wire.update["answers"] == answers
            running.move_clock(0.2)
            wire.until("update", lambda update: update["answers"] > answers)


def test_a_bot_leaves_the_end_of_the_game_to_the_players_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It calls the vote once the players have had time to call it themselves."""

    async def think(self: Thinkers, spec: TableSpec, answers: list[tuple[int, str]], seat: int, level: str) -> str:
        table = replayed(spec, answers)
        offered = [option.key for option in table.pending[seat].options]
        if "declare" in offered:
            return "declare"
        return "speak" if table.waiting() == [0] else next((key for key in offered if key == "pass"), offered[0])

    async def advise(self: Thinkers, *given: Any) -> Thought:
        return Thought("declare")

    monkeypatch.setattr(Thinkers, "think", think)
    monkeypatch.setattr(Thinkers, "advise", advise)
    with (
        Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=1.0) as running,
        Person(running).play(game="total-rickall", seats=2, bots="sensible", tempo="normal") as wire,
    ):
        for _ in range(20):
            wire.settled()
            wire.send("watched", number=wire.update["number"])
            wire.settled()
            if wire.view["waiting"] == [0] and wire.view["invited"] == [1]:
                break
            wire.answer(0) if 0 in wire.view["waiting"] else running.move_clock(10)
        answers = wire.update["answers"]
        running.move_clock(FOR_THE_QUESTION + 2 * FOR_EACH_SEAT - 0.1)
        wire.settled()
        assert wire.update["answers"] == answers
        running.move_clock(0.2)
        wire.until("update", lambda update: update["answers"] > answers)
        wire.settled()
        running.move_clock(10)
        wire.until("update", lambda update: update["moment"]["result"] is not None)


def replayed(spec: TableSpec, answers: list[tuple[int, str]]) -> Table:
    table = spec.open()
    for seat, key in answers:
        table.answer(seat, key)
    return table


def test_nobody_is_hurried_by_a_person_who_is_waited_for(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=1.0) as running:
        person, friend = Person(running), Person(running)
        code = person.open("total-rickall", seats=2)
        friend.sit(code)
        with person.socket(code) as wire, friend.socket(code) as other:
            wire.ask("start", "update")
            wire.settled()
            wire.answer(0)
            other.until("update", lambda update: update["moment"]["view"]["invited"] == [0])
            wire.settled()
            assert [seat["speak_for"] for seat in wire.last["room"]["seats"]] == [None, None]


def is_further(table: Table, answers: int) -> bool:
    return table.answer_count > answers


def test_a_pass_takes_as_long_with_nothing_else_to_do(tmp_path: Path) -> None:
    """Otherwise all could see that a bot has no reaction in its hand."""
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=1.0) as running:
        person = Person(running)
        code = person.open("hundred-days", seats=2, bots="random", start=True)
        with person.socket(code) as wire:
            session = running.session(code)
            table = session.table
            for _ in range(400):
                wire.settled()
                answers = table.answer_count
                asked = table.pending.get(1)
                if asked is not None and asked.kind == "react" and len(asked.options) == 1:
                    break
                if 0 in table.waiting():
                    keys = [option.key for option in table.pending[0].options]
                    key = next((key for key in keys if key.startswith(("play:", "close:"))), keys[0])
                    wire.send("answer", seat=0, number=session.number, key=key)
                else:
                    running.move_clock(5)
                wait_until(partial(is_further, table, answers))
            else:
                raise AssertionError("no seat was asked for a reaction")
            running.move_clock(A_PASS - 0.01)
            wire.settled()
            assert table.answer_count == answers
            running.move_clock(0.02)
            wait_until(partial(is_further, table, answers))
