"""A newcomer takes over a bot's seat during a game."""

from __future__ import annotations

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from croupier.server.thinking import Thinkers
from tests.server.serving import PATIENCE, HandClock, Json, Person, Running, Wire, wait_until


def dealt(running: Running, **wish: Any) -> tuple[Person, str, Wire]:
    """Return a table with one person and bots, where newcomers may take over, with a game on it."""
    person = Person(running)
    usual: Json = {"seats": 3, "bots": "random", "take_over": True, "start": True}
    code = person.open(**usual | wish)
    return person, code, person.socket(code)


def hand(view: Json, seat: int) -> list[str | None]:
    cards: list[str | None] = next(each["cards"] for each in view["zones"] if each["name"] == f"hand:{seat}")
    return cards


def test_the_hand_is_told_after_the_seat_is_taken_and_not_before(running: Running) -> None:
    _, code, here = dealt(running, game="smile-life", seats=2)
    friend = Person(running)
    with friend.socket(code) as watching:
        assert watching.until("room")["take_over"] is True
        assert set(hand(watching.update["moment"]["view"], 1)) == {None}
        assert here.update
        bot = here.last["room"]["seats"][1]["name"]
        assert friend.sit(code, "Late", 1) == [1]
        renamed = watching.until("update", lambda update: "Late" in update["moment"]["names"])
        assert set(hand(renamed["moment"]["view"], 1)) == {None}, "this socket is still a spectator"
        assert renamed["whole"]
        told = " ".join([line["text"] for line in renamed["lines"]])
        assert bot not in told
    with friend.socket(code) as back:
        assert back.update["moment"]["seat"] == 1
        assert None not in hand(back.view, 1)
        assert set(hand(back.view, 0)) == {None}
        seat = here.until("room", lambda room: room["seats"][1]["held_by"] == "person" and room["seats"][1]["here"])
        assert seat["seats"][1]["name"] == "Late"


def test_two_who_press_at_once_end_with_one_seat_and_one_refusal(running: Running) -> None:
    _, code, here = dealt(running, seats=3)
    friends = [Person(running), Person(running)]

    def press(friend: Person) -> Any:
        return friend.http.post(f"/api/tables/{code}/seats", json={"nickname": "Late", "seat": 1})

    with ThreadPoolExecutor(2) as both:
        taken, refused = sorted(both.map(press, friends), key=lambda response: response.status_code)
    assert (taken.status_code, refused.status_code) == (200, 409)
    assert taken.json()["seats"] == [1]
    assert "That seat is Late's" in refused.json()["text"]
    assert "set-cookie" not in refused.headers
    here.until("room", lambda room: room["seats"][1]["name"] == "Late")


def test_the_seat_of_an_absent_player_is_never_taken(timed: Running) -> None:
    first, second, stranger = Person(timed), Person(timed), Person(timed)
    code = first.open(seats=3)
    second.sit(code, "Bea")
    here, there = first.socket(code), second.socket(code)
    here.send("set-bot", seat=2, level="random")
    here.ask("start", "update")
    there.close()
    here.until("room", lambda room: room["seats"][1]["bot_in"] is not None)
    timed.move_clock(61)
    here.until("room", lambda room: room["seats"][1]["stand_in"])
    said = stranger.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Eve", "seat": 1})
    assert "That seat is Bea's, and stays Bea's" in said
    assert stranger.sit(code, "Eve") == [2], "any free seat is a bot's"
    other = Person(timed)
    assert "Every seat is taken" in other.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Max"})


def test_who_may_take_over_unless_the_opener_says_otherwise(running: Running) -> None:
    person = Person(running)
    alone = person.open(seats=2, bots="random", start=True)
    with person.socket(alone) as wire:
        assert wire.until("room")["take_over"] is False, "a game that one player plays alone"
        late = Person(running)
        wish = {"nickname": "Late", "seat": 1}
        assert "The host can allow it" in late.wrong("POST", f"/api/tables/{alone}/seats", 403, json=wish)
        wire.send("set-take-over", allowed=True)
        wire.until("room", lambda room: room["take_over"])
        assert late.sit(alone, "Late", 1) == [1]
        with late.socket(alone) as back:
            assert back.ask("set-take-over", "refused", allowed=False)["reason"] == "not-opener"
    friends = person.open(seats=2, bots="random")
    assert person.get(f"/api/tables/{friends}")["take_over"] is True, "a table that waits for friends in its lobby"
    assert Person(running).get(f"/api/tables/{person.open(seats=2, take_over=False)}")["take_over"] is False


def test_a_player_does_not_take_over_a_second_hand(running: Running) -> None:
    person, code, _ = dealt(running)
    said = person.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Two", "seat": 2})
    assert "You already have a seat" in said


def test_a_player_who_was_removed_does_not_come_back_by_taking_over(running: Running) -> None:
    _, code, here = dealt(running)
    friend = Person(running)
    friend.sit(code, "Late", 1)
    here.send("kick", seat=1)
    room = here.until("room", lambda room: (room["seats"][1]["held_by"], room["seats"][1]["name"]) == ("bot", "Late"))
    assert room["take_over"] is False
    friend.wrong("POST", f"/api/tables/{code}/seats", 403, json={"nickname": "Late", "seat": 1})


def bot_is_asked(running: Running, code: str, here: Wire) -> None:
    """Play Smile Life until the bot on seat 1 is to move."""
    here.answer(0, "draw")
    here.until("update", lambda update: "draw" not in [each["key"] for each in update["moment"]["options"]])
    here.answer(0, next(key for key in here.choices() if key.startswith("discard:")))
    wait_until(lambda: running.session(code).table.waiting() == [1])


def test_a_newcomer_has_the_whole_time_to_answer(tmp_path: Path) -> None:
    """The bot was asked long ago: its time is not the newcomer's."""
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=1000.0) as timed:
        _, code, here = dealt(timed, game="smile-life", seats=2, clock=30)
        bot_is_asked(timed, code, here)
        timed.move_clock(40)
        friend = Person(timed)
        friend.sit(code, "Late", 1)
        with friend.socket(code) as back:
            assert back.until("room")["seats"][1]["clock"] == 30.0
            timed.move_clock(29)
            back.settled()
            assert back.view["waiting"] == [1]


def test_what_a_bot_was_thinking_is_dropped(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    thinking, let_go = threading.Event(), asyncio.Event()

    async def think_slowly(*_: Any) -> str:
        thinking.set()
        await let_go.wait()
        return "draw"

    monkeypatch.setattr(Thinkers, "think", think_slowly)
    _, code, here = dealt(running, game="smile-life", seats=2, bots="sensible")
    bot_is_asked(running, code, here)
    assert thinking.wait(PATIENCE)
    friend = Person(running)
    friend.sit(code, "Late", 1)
    with friend.socket(code) as back:
        answers = back.update["answers"]
        running.loop.call_soon_threadsafe(let_go.set)
        back.settled()
        here.settled()
        assert running.session(code).table.answer_count == answers, "the seat waits for its player"
        back.answer(1, "draw")
        assert back.until("update", lambda update: update["answers"] > answers)


def test_the_names_of_a_game_are_those_of_its_players_after_a_restart(running: Running) -> None:
    _, code, here = dealt(running, seats=2)
    bot = here.until("room")["seats"][1]["name"]
    friend = Person(running)
    friend.sit(code, "Late", 1)
    here.until("update", lambda update: update["moment"]["names"] == ["Zoé", "Late"])
    games = asyncio.run_coroutine_threadsafe(running.store.games(code), running.loop).result(60)
    assert games[-1].names == ["Zoé", "Late"]
    assert bot not in games[-1].names
