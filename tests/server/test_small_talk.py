"""What bots say at a table: quick phrases about public events, unhurried, and only from bots that play with people."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from croupier import bots
from croupier.bots.remarks import Phrase, Spoken, farewell, luck_of, remark
from croupier.bots.replies import Heard, meant, named, understood
from croupier.server.bot_seats import PONDERING, QUICKEST, SLOWEST
from croupier.server.nicknames import BOT_NAMES
from croupier.server.records import RoomRecord
from croupier.server.room import Room
from croupier.server.small_talk import AFTER, ANSWERS_AFTER, ANSWERS_WITHIN, ASKS_AGAIN, NEXT_ANSWER, PAUSE
from tests.server.serving import HandClock, Json, Person, Running, Wire, beyond, wait_until

PACE = 0.7


@pytest.fixture
def paced(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=PACE) as running:
        yield running


def said(wire: Wire) -> list[Json]:
    """Return all lines of the chat so far."""
    wire.settled()
    chat = [message for message in map(json.loads, wire.frames) if message["type"] == "chat"]
    return [line for message in chat for line in message["lines"]]


def play_on(wire: Wire, running: Running, most: int = 600) -> None:
    """Play with the first answer on offer until the game is over."""
    for _ in range(most):
        wire.settled()
        wire.send("watched", number=wire.update["number"])
        wire.settled()
        if wire.update["moment"]["result"]:
            running.move_clock(AFTER + 0.1)
            return
        answers: int = wire.update["answers"]
        if 0 in wire.view["waiting"]:
            wire.answer(0)
        else:
            wait_until(partial(has_thought, running.room(code_of(wire)), answers))
            running.move_clock(20)
        wire.until("update", beyond("answers", answers))
    raise AssertionError("the game does not end")


def has_thought(room: Room, answers: int) -> bool:
    """Return whether a bot is about to move, or has already moved."""
    return bool(room.bots.due()) or room.state.dealt().table.answer_count > answers


def code_of(wire: Wire) -> str:
    room = wire.last["room"] if "room" in wire.last else wire.until("room")
    return str(room["code"])


def speaks(wire: Wire) -> Json:
    """Return the next line of the chat."""
    line: Json = wire.until("chat", lambda chat: bool(chat["lines"]))["lines"][0]
    return line


@pytest.mark.parametrize("level", ["random", "sensible"])
def test_players_for_comparison_say_nothing(paced: Running, level: str) -> None:
    with Person(paced).play(seats=2, bots=level, tempo="quick", options={"points": 1}) as wire:
        play_on(wire, paced)
        assert said(wire) == []


def test_a_bot_greets_when_players_have_come(paced: Running) -> None:
    with Person(paced).play(seats=2, bots="friend", tempo="normal") as wire:
        wire.settled()
        paced.move_clock(AFTER - 0.1)
        assert said(wire) == []
        paced.move_clock(0.2)
        line = speaks(wire)
        assert (line["seat"], line["text"], line["phrase"]) == (1, None, "hello")
        assert line["name"] == wire.last["room"]["seats"][1]["name"]


@pytest.mark.parametrize("game", ["russian-roulette", "smile-life"])
def test_what_is_said_follows_from_what_spectators_see(paced: Running, game: str) -> None:
    options: dict[str, Any] = {"points": 5} if game == "russian-roulette" else {"expansion": "none", "deck": "1/4"}
    with Person(paced).play(game=game, seats=3, bots="friend+joker", tempo="quick", options=options) as wire:
        play_on(wire, paced)
        last = speaks(wire)
        lines = said(wire)
        assert lines[-1] == last
        session = paced.session(code_of(wire))
        table, deal = session.table, session.game.deal
        speakers = {1: "joker", 2: "joker"}
        assert table.result is not None
        public = {
            remark(bots.manner(game), event, speakers, luck_of(deal, int(str(event["n"])))) for event in table.events()
        }
        spoken = [(line["seat"], line["phrase"]) for line in lines]
        assert spoken[0][1] == "hello"
        assert spoken[-1] == farewell(table.result.winners, speakers, luck_of(deal, table.event_count))
        assert len(spoken) > 2
        assert set(spoken[1:-1]) <= public
        times = [line["at"] for line in lines]
        assert times == sorted(times)


def test_a_learner_explains_a_move_that_all_have_seen_each_in_their_language(paced: Running) -> None:
    french = Person(paced)
    with Person(paced).play(game="hundred-days", seats=2, bots="learner", tempo="quick") as wire:
        watching = french.socket(code_of(wire), "fr")
        play_on(wire, paced)
        spoken = [line for line in said(wire) if line["text"] is not None]
        heard = [line for line in said(watching) if line["text"] is not None]
    assert len(spoken) == len(heard) > 0
    assert {line["seat"] for line in spoken} == {1}
    for here, there in zip(spoken, heard, strict=True):
        assert here["at"] == there["at"]
        assert here["text"] != there["text"]


def test_the_better_levels_do_not_explain_themselves(paced: Running) -> None:
    with Person(paced).play(game="hundred-days", seats=2, bots="friend+joker", tempo="quick") as wire:
        play_on(wire, paced)
        assert {line["text"] for line in said(wire)} == {None}


def test_a_bot_that_was_removed_says_nothing_more(paced: Running) -> None:
    person = Person(paced)
    code = person.open(seats=2, bots="friend", take_over=True, tempo="normal")
    late = Person(paced)
    with person.socket(code) as wire:
        wire.ask("start", "update")
        late.sit(code, "Late", 1)
        paced.move_clock(AFTER + 0.1)
        assert said(wire) == []


def test_bots_do_not_chatter(paced: Running) -> None:
    """After a remark there is none for a while."""
    with Person(paced).play(seats=4, bots="learner+joker", tempo="quick", options={"points": 8}) as wire:
        wire.settled()
        paced.move_clock(AFTER + 0.1)
        speaks(wire)
        assert paced.room(code_of(wire)).small_talk._quiet_until == paced.clock.now() + PAUSE


@pytest.mark.parametrize(
    ("temper", "factor"), [("", 1.0), ("+bold", PONDERING["bold"]), ("+careful", PONDERING["careful"])]
)
def test_bots_ponder_longer_or_shorter(paced: Running, temper: str, factor: float) -> None:
    """The delay depends on the temper and on a public lot, not on the question."""
    with Person(paced).play(seats=3, bots=f"friend{temper}", options={"points": 99}) as wire:
        session = paced.session(code_of(wire))
        seats = paced.room(session.code).bots
        times = []
        for number in range(60):
            session.number += 1
            times += [seats._care(session, seat) for seat in (1, 2)]
            assert seats._care(session, 1) == times[-2], number
        assert QUICKEST * factor <= min(times) < factor * 0.8
        assert factor * 1.4 < max(times) <= SLOWEST * factor


@pytest.mark.parametrize("level", ["friend+sour", "random+bold", "genius", "sensible-1"])
def test_only_bots_that_there_are_can_be_seated(running: Running, level: str) -> None:
    person = Person(running)
    with person.socket(person.open(seats=3)) as wire:
        wire.until("room")
        assert wire.ask("set-bot", "refused", seat=1, level=level)["reason"] == "no-such-bot"


def test_level_and_temper_of_a_bot_can_be_changed(running: Running) -> None:
    person = Person(running)
    code = person.open(seats=3, bots="friend")
    with person.socket(code) as wire:
        name = wire.until("room")["seats"][1]["name"]
        wire.send("set-bot", seat=1, level="master+grudging")
        bot = wire.until("room", lambda room: room["seats"][1]["level"] != "friend")["seats"][1]
        assert (bot["name"], bot["level"], bot["held_by"]) == (name, "master+grudging", "bot")
        wire.ask("start", "update")
        wire.answer(0)
        wire.until("update", beyond("answers", 2))


@pytest.mark.parametrize(
    ("heard", "answer"),
    [
        (Heard(0, "thanks"), "welcome"),
        (Heard(0, "revenge"), "dare"),
        (Heard(0, text="Salut tout le monde !"), "hello"),
        (Heard(0, text="Bien joué, Ada"), "thanks"),
        (Heard(0, text="I’ll get you"), "dare"),
        (Heard(0, text="Why is that?"), "who-knows"),
        (Heard(0, text="Le chien dort."), None),
        (Heard(0, emoji="doubt", to=1), "innocent"),
    ],
)
def test_bots_understand_what_people_often_say(heard: Heard, answer: Phrase | None) -> None:
    assert understood(heard) == answer


def test_the_bot_that_is_meant_answers() -> None:
    bots_here = {1: "", 2: "bold"}
    harmed = [{"event": "shot", "seat": 1, "target": 0}, {"event": "shot", "seat": 2, "target": 3}]
    assert named("Émile, vous dormez ?", {1: "Émile", 2: "Ada"}) == 1
    assert meant(Heard(0, emoji="angry", to=2), "dare", bots_here, harmed, {"shot"}, -1) == 2
    assert meant(Heard(0, "revenge"), "dare", bots_here, harmed, {"shot"}, -1) == 1
    assert meant(Heard(0, "bravo"), "thanks", bots_here, harmed, {"shot"}, -1) == 2
    assert meant(Heard(0, "thanks"), "welcome", bots_here, harmed, {"shot"}, 1) == 1


def answers(paced: Running, wire: Wire, **message: str) -> list[tuple[int, Any]]:
    """Say something, and return the bots' replies."""
    before = len(said(wire))
    wire.send("say", **message)
    wire.settled()
    paced.move_clock(ANSWERS_AFTER - 0.1)
    assert [line["seat"] for line in said(wire)[before:]] == [0]
    paced.move_clock(ANSWERS_WITHIN + NEXT_ANSWER + 0.2)
    wire.settled()
    return [(line["seat"], line["phrase"]) for line in said(wire)[before + 1 :]]


def test_bots_answer_people_also_before_the_first_game(paced: Running) -> None:
    person = Person(paced)
    code = person.open(seats=3, bots="friend+mixed", tempo="normal")
    with person.socket(code) as wire:
        names = [seat["name"] for seat in wire.until("room")["seats"]]
        assert (1, "hello") in answers(paced, wire, text=f"Hello {names[1]}")
        assert answers(paced, wire, phrase="hello") == []
        assert answers(paced, wire, text=f"{names[2]}, you cheat!") == [(2, "innocent")]
        assert [line["temper"] for line in said(wire)][-1] == "careful"


def test_an_answer_follows_from_what_all_have_heard(tmp_path: Path) -> None:
    """The reply and its time are the same for every deal."""
    heard = []
    for seed in (1, 2):
        folder = tmp_path / str(seed)
        folder.mkdir()

        def dealt(_: RoomRecord, __: int, seed: int = seed) -> int:
            return seed

        with Running(folder / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=PACE, new_seed=dealt) as running:
            person = Person(running)
            code = person.open(seats=3, bots="friend+mixed", tempo="normal")
            with person.socket(code) as wire:
                wire.ask("start", "update")
                room = running.room(code)
                room.small_talk._heard_count = 0
                room.small_talk.state.code = "SAME2"
                for phrase in ("hurry", "think", "oops", "ouch"):
                    wire.send("say", phrase=phrase)
                    wire.settled()
                now = running.clock.now()
                heard.append([(each.at - now, each.what) for each in room.small_talk._replies])
                room.small_talk.state.code = code
    assert heard[0] == heard[1] != []


def test_a_bot_asks_for_another_game(paced: Running) -> None:
    with Person(paced).play(seats=2, bots="friend", tempo="quick", options={"points": 1}) as wire:
        play_on(wire, paced)
        wire.settled()
        paced.move_clock(ASKS_AGAIN + 30)
        wait_until(lambda: any(line["phrase"] == "again" for line in said(wire)))
        assert paced.room(code_of(wire)).small_talk._said >= {Spoken(1, "again")}


def test_the_opener_can_have_bots_be_silent(paced: Running) -> None:
    person = Person(paced)
    code = person.open(seats=2, bots="friend+joker", tempo="normal")
    with person.socket(code) as wire:
        assert wire.until("room", lambda room: True)["bots_talk"]
        wire.send("set-bots-talk", allowed=False)
        room = wire.until("room", lambda room: not room["bots_talk"])
        name = room["seats"][1]["name"]
        assert answers(paced, wire, text=f"Hello {name}!") == []
        wire.send("set-bots-talk", allowed=True)
        assert answers(paced, wire, text=f"Thank you, {name}!") == [(1, "welcome")]


def test_the_page_has_a_head_for_each_name() -> None:
    faces = Path(__file__).parents[2] / "web/src/lib/faces.ts"
    assert " ".join(BOT_NAMES) in faces.read_text(encoding="utf-8")
