"""Playing over the socket: questions, accepted and refused answers, and updates."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from websockets.exceptions import ConnectionClosed

from croupier.server.chat import RECENT_CHAT
from croupier.server.connection import MOST_TOO_FAST, POLICY
from croupier.shelf import catalogue
from tests.server.serving import Json, Person, Running, Wire, beyond


def together(running: Running, game: str = "russian-roulette", seats: int = 2) -> tuple[str, list[Person]]:
    """Return a table of people, dealt."""
    people = [Person(running) for _ in range(seats)]
    code = people[0].open(game, seats=seats)
    for each in people[1:]:
        each.sit(code)
    with people[0].socket(code) as wire:
        wire.ask("start", "update")
    return code, people


def test_a_socket_first_gets_the_room_the_chat_and_the_whole_table(person: Person) -> None:
    wire = person.play(seats=3, bots="random")
    with wire:
        assert wire.read()["type"] == "room"
        assert wire.read() == {"type": "chat", "lines": []}
        update = wire.read()
        assert update["type"] == "update"
        assert update["whole"] is True
        assert update["game_number"] == 1
        assert update["moment"]["seat"] == 0
        assert update["moment"]["names"][0] == "Zoé"
        assert update["moment"]["question"]
        assert update["moment"]["options"][0]["label"]
        assert "seed" not in wire.view


def test_in_the_lobby_there_is_no_table_yet(running: Running, person: Person) -> None:
    code = person.open(seats=2)
    with person.socket(code) as wire:
        assert wire.ask("answer", "refused", seat=0, number=1, key="bet:1")["reason"] == "not-started"
        assert wire.ask("start", "refused")["reason"] == "seats-empty"
        friend = Person(running)
        friend.sit(code)
        room = wire.until("room", lambda room: room["seats"][1]["held_by"] == "person")
        assert room["seats"][1] == {
            "seat": 1,
            "held_by": "person",
            "name": "Bob",
            "level": None,
            "here": False,
            "stand_in": False,
            "bot_in": None,
            "clock": None,
            "speak_for": None,
            "face": None,
            "ready": False,
        }
        with friend.socket(code) as other:
            assert other.ask("start", "refused")["reason"] == "not-opener"
            assert wire.ask("start", "update")["game_number"] == 1
            assert other.until("update")["moment"]["seat"] == 1
            assert wire.ask("start", "refused")["reason"] == "game-running"
            stranger = Person(running)
            assert "watch" in stranger.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "x"})


def test_an_answer_is_told_to_everybody_and_a_late_or_doubled_one_is_harmless(running: Running) -> None:
    code, people = together(running)
    with people[0].socket(code) as first, people[1].socket(code) as second:
        number = first.update["number"]
        answers = first.update["answers"]
        asked = first if first.view["waiting"][0] == 0 else second
        seat = first.view["waiting"][0]
        other = second if asked is first else first
        key = asked.choices()[0]
        assert other.update["number"] == number
        asked.answer(seat, key)
        assert asked.until("update")["answers"] == answers + 1
        assert other.until("update")["answers"] == answers + 1
        asked.answer(seat, key, number)
        doubled = asked.until("refused")
        assert doubled["reason"] in ("too-late", "answered-already")
        assert doubled["text"]
        assert doubled["key"] == key
        other.settled()
        assert other.update["answers"] == answers + 1
        assert asked.ask("answer", "refused", seat=seat, number=10_000, key=key)["reason"] == "too-late"
        assert asked.ask("answer", "refused", seat=1 - seat, number=number, key=key)["reason"] == "not-your-seat"
        assert asked.ask("answer", "refused", seat=9, number=number, key=key)["reason"] == "no-such-seat"
        session = running.session(code)
        assert session.table.answer_count == answers + 1


def test_what_the_rules_refuse_comes_with_its_clause(person: Person) -> None:
    with person.play(seats=2, hot_seat=["Bea"]) as wire:
        number = wire.update["number"]
        refused = wire.ask("answer", "refused", seat=0, number=number, key="play:moon")
        assert refused["rule"].startswith("RR-")
        assert refused["text"]
        assert refused["key"] == "play:moon"
        assert wire.update["number"] == number


def test_the_number_stays_while_others_answer_in_secret_and_changes_with_every_question(running: Running) -> None:
    code, people = together(running, "russian-roulette", 3)
    wires = [each.socket(code) for each in people]
    numbers = [wire.update["number"] for wire in wires]
    assert len(set(numbers)) == 1
    seats = wires[0].view["waiting"]
    assert seats == [0, 1, 2], "everybody bets at the same time"
    for seat in (2, 0):
        wires[seat].answer(seat)
        for wire in wires:
            wire.until("update")
            assert wire.update["number"] == numbers[0]
            assert seat in wire.view["answered"]
    assert wires[2].ask("answer", "refused", seat=2, number=numbers[0], key="bet:1")["reason"] == "answered-already"
    wires[1].answer(1)
    for wire in wires:
        wire.until("update")
        assert wire.update["number"] > numbers[0]
        wire.close()


def test_an_answer_can_be_taken_back_while_nothing_has_come_of_it(running: Running) -> None:
    code, people = together(running)
    with people[0].socket(code) as first, people[1].socket(code) as second:
        number = first.update["number"]
        options = first.update["moment"]["options"]
        refused = first.ask("undo", "refused", seat=0)
        assert (refused["reason"], refused["rule"]) == ("nothing-to-take-back", "")
        first.answer(0)
        first.until("update")
        assert first.update["moment"]["options"] == []
        assert first.update["can_undo"]
        second.until("update", lambda update: update["answers"] == 1)
        assert not second.update["can_undo"], "it is another seat's"
        first.send("undo", seat=0)
        back = first.until("update")
        assert not back["can_undo"]
        assert back["moment"]["options"] == options
        assert back["answers"] == 0
        assert back["number"] > number
        assert first.ask("undo", "refused", seat=1)["reason"] == "not-your-seat"
        late = first.ask("answer", "refused", seat=0, number=number, key=options[0]["key"])
        assert late["reason"] == "too-late", "an answer sent before the undo does not count as a new one"
        second.until("update", lambda update: update["number"] == back["number"])
        second.answer(1)
        first.until("update", lambda update: update["answers"] == 1)
        first.answer(0)
        first.until("update", lambda update: update["answers"] == 2)
        assert not first.update["can_undo"]
        assert first.ask("undo", "refused", seat=0)["reason"] == "shown-since"


def test_why_says_what_stands_in_the_way_and_changes_nothing(running: Running) -> None:
    code, people = together(running)
    with people[0].socket(code) as wire:
        number = wire.update["number"]
        key = wire.choices()[0]
        on_offer = wire.ask("why", "because", seat=0, key=key)
        assert on_offer["offered"] is True
        assert on_offer["rule"].startswith("RR-")
        not_on_offer = wire.ask("why", "because", seat=0, key="play:peek")
        assert not_on_offer["offered"] is False
        assert not_on_offer["text"]
        assert not_on_offer["rule"].startswith("RR-")
        assert wire.ask("why", "refused", seat=1, key=key)["reason"] == "not-your-seat"
        wire.settled()
        assert wire.update["number"] == number


def test_spectators_see_what_everybody_sees(running: Running) -> None:
    code, people = together(running)
    with people[0].socket(code) as player, Person(running).socket(code) as spectator:
        assert spectator.update["moment"]["seat"] is None
        assert spectator.update["moment"]["options"] == []
        assert player.until("room", lambda room: room["spectators"] == 1)["opener"] is True
        for type, fields, reason in (
            ("answer", {"seat": 0, "number": 1, "key": "bet:1"}, "not-your-seat"),
            ("look", {"seat": 0}, "not-your-seat"),
            ("say", {"text": "boo"}, "not-seated"),
            ("leave", {}, "not-seated"),
            ("kick", {"seat": 0}, "not-opener"),
            ("set-bot", {"seat": 0, "level": None}, "not-opener"),
            ("set-pace", {"clock": None, "patience": None}, "not-opener"),
            ("start", {}, "not-opener"),
        ):
            assert spectator.ask(type, "refused", **fields)["reason"] == reason


def test_hot_seat_begins_behind_the_curtain_and_looks_where_it_may(running: Running, person: Person) -> None:
    code = person.open(seats=3, hot_seat=["Bob"])
    Person(running).sit(code, "Zed")
    with person.socket(code) as wire:
        wire.ask("start", "update")
        assert wire.update["moment"]["seat"] is None
        looked = wire.anew("look", seat=1)
        assert looked["moment"]["seat"] == 1
        assert looked["moment"]["options"]
        assert wire.anew("look", seat=0)["moment"]["seat"] == 0
        assert wire.ask("look", "refused", seat=2)["reason"] == "not-your-seat"
        assert wire.anew("look", seat=None)["moment"]["options"] == []
        assert wire.last["room"]["yours"] == [0, 1]


def test_everything_is_told_anew_in_another_language(person: Person) -> None:
    with person.play(seats=2, bots="random") as wire:
        while wire.view["answered"] != [1]:
            wire.until("update")
        english = wire.update["moment"]
        french = wire.anew("speak", language="fr")
        assert french["moment"]["question"] != english["question"]
        assert french["moment"]["view"] == english["view"]
        refused = wire.ask("answer", "refused", seat=0, number=99_999, key="bet:1")
        assert refused["text"] == "Trop tard\N{NO-BREAK SPACE}: cette question est réglée."


def test_a_moment_of_the_past_is_what_everybody_could_see(running: Running) -> None:
    code, people = together(running, "total-rickall")
    with people[0].socket(code) as wire, people[1].socket(code) as other:
        for _ in range(6):
            answers = wire.update["answers"]
            seat = wire.view["waiting"][0]
            (wire, other)[seat].answer(seat)
            for each in (wire, other):
                each.until("update", beyond("answers", answers))
        events = wire.view["events"]
        past = wire.ask("look-back", "past", n=3)
        assert past["n"] == 3
        assert past["moment"]["seat"] is None
        assert 3 <= past["moment"]["view"]["events"] < events
        assert wire.ask("look-back", "refused", n=events + 500)["reason"] == "not-yet-happened"


def test_people_talk(running: Running) -> None:
    code, people = together(running)
    with people[0].socket(code) as first, people[1].socket(code) as second:
        second.until("update")
        first.send("say", text="  well\n then ")
        line = second.until("chat")["lines"][0]
        assert (line["name"], line["seat"], line["text"], line["phrase"]) == ("Zoé", 0, "well then", None)
        first.send("say", phrase="bravo")
        assert second.until("chat")["lines"][0]["phrase"] == "bravo"
        for wrong in ({}, {"text": "a", "phrase": "bravo"}, {"text": " \u200b"}):
            assert first.ask("say", "refused", **wrong)["reason"] == "text-or-phrase"
        for number in range(RECENT_CHAT):
            first.send("say", text=str(number))
        first.settled()
    with people[1].socket(code) as again:
        history = again.until("chat")["lines"]
        assert [line["text"] for line in history] == [str(number) for number in range(RECENT_CHAT)]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"answer"',
        "{}",
        '{"type":"dance"}',
        '{"type":"answer"}',
        '{"type":"answer","seat":0,"number":1,"key":"bet:1","more":1}',
        '{"type":"answer","seat":-1,"number":1,"key":"bet:1"}',
        '{"type":"answer","seat":true,"number":1,"key":"bet:1"}',
        '{"type":"look"}',
        '{"type":"speak","language":"de"}',
        '{"type":"say","text":"' + "x" * 400 + '"}',
        '{"type":"why","seat":0,"key":"' + "k" * 5000 + '"}',
        '{"type":"ping","type":"pong"}',
        '{"type":"room"}',
        "[" * 3000,
        "\ud83d\ude00".encode("utf-16", "surrogatepass").decode("utf-16"),
    ],
)
def test_nonsense_gets_words_and_the_socket_stays(person: Person, text: str) -> None:
    code = person.open()
    with person.socket(code) as wire:
        wire.connection.send(text)
        refused = wire.until("refused")
        assert refused["reason"] in ("bad-message", "too-large")
        assert refused["text"]
        wire.settled()


def test_bytes_are_read_like_text(person: Person) -> None:
    with person.socket(person.open()) as wire:
        wire.connection.send(b"\xff\x00")
        assert wire.until("refused")["reason"] == "bad-message"
        wire.connection.send(b'{"type":"ping"}')
        wire.until("pong")


def test_a_huge_message_closes_the_socket_only(person: Person) -> None:
    code = person.open()
    with person.socket(code) as wire:
        wire.until("chat")
        wire.connection.send("x" * 100_000)
        with pytest.raises(ConnectionClosed):
            wire.until("pong")
    with person.socket(code) as wire:
        wire.settled()


def test_who_talks_too_fast_is_told_so_and_finally_cut_off(timed: Running) -> None:
    object.__setattr__(timed.server.settings, "message_rate", 5.0)
    person = Person(timed)
    with person.socket(person.open()) as wire:
        for _ in range(10):
            wire.settled()
        assert wire.ask("ping", "refused")["reason"] == "too-fast"
        timed.move_clock(1)
        wire.settled()
        with suppress(ConnectionClosed):  # it may arrive while the other is still talking
            for _ in range(MOST_TOO_FAST + 10):
                wire.send("ping")
        wire.drain()
        assert wire.connection.close_code == POLICY


def hidden_kinds(view: Json) -> list[str]:
    return [card for zone in view["zones"] for card in zone["cards"] if card is not None]


@pytest.mark.parametrize("game", ["russian-roulette", "total-rickall", "hundred-days", "smile-life"])
def test_every_frame_is_what_the_engine_shows_that_seat_and_nothing_else(running: Running, game: str) -> None:
    """Every frame of every socket is compared with the engine's own views and events for that seat after the same
    answers.
    """
    seats = 3
    code, people = together(running, game, seats)
    wires: list[Wire] = [each.socket(code) for each in people] + [Person(running).socket(code)]
    viewers: list[int | None] = [*range(seats), None]
    for wire in wires:
        assert wire.update
    session = running.session(code)
    expected: dict[tuple[int, int | None], Json] = {}
    for _ in range(40):
        answers = wires[0].update["answers"]
        for viewer in viewers:
            expected[answers, viewer] = json.loads(json.dumps(session.table.view(viewer)))
        waiting = wires[0].view["waiting"]
        if not waiting:
            break
        seat = waiting[-1]
        wires[seat].answer(seat, wires[seat].choices()[-1])
        for wire in wires:
            wire.until("update", beyond("answers", answers))
    answers = wires[0].update["answers"]
    for viewer in viewers:
        expected[answers, viewer] = json.loads(json.dumps(session.table.view(viewer)))
    for viewer, wire in zip(viewers, wires, strict=True):
        for frame in wire.frames:
            told = json.loads(frame)
            if told["type"] == "room":
                assert told["title"] == catalogue()[game].title
                assert {each["name"] for each in told["seats"]} <= {"", "Zoé", "Bob", "Bob 2"}
                assert (told["code"], told["game"], told["address"]) == (code, game, None)
                continue
            if told["type"] == "chat":
                assert told["lines"] == []
                continue
            shown = told["moment"]["view"]
            truth = dict(expected[told["answers"], viewer])
            decision = truth.pop("decision")
            shown_decision = shown.pop("decision")
            if "seed" in truth:
                truth["seed"] = str(truth["seed"])
            assert shown == truth
            assert (shown_decision is None) == (decision is None)
            keys = [each["key"] for each in told["moment"]["options"]]
            assert keys == ([] if decision is None else [each["key"] for each in decision["options"]])
            may_know = {event["n"]: event for event in session.table.events(0, viewer)}
            for event in told["events"]:
                assert event["n"] in may_know
                assert {k: v for k, v in event.items() if k != "cards"} == {
                    k: v for k, v in may_know[event["n"]].items() if k != "cards"
                }


def without_options(message: Json) -> str:
    """Return a message without the table's options, one of which is named like a card."""
    view = message.get("moment", {}).get("view", {})
    moment = {**message.get("moment", {}), "view": {**view, "options": None}}
    return json.dumps({**message, "options": None, "moment": moment})


@pytest.mark.parametrize("game", ["russian-roulette", "smile-life", "hundred-days"])
def test_a_card_that_only_its_owner_has_seen_is_named_in_no_other_frame(running: Running, game: str) -> None:
    """Kinds that only one seat has seen since the deal are in no other seat's frames."""
    found = 0
    for _ in range(3):  # a deal may hold no secret: a plague that shows the hands, or two hands alike
        code, people = together(running, game, 2)
        with people[0].socket(code) as first, people[1].socket(code) as second, Person(running).socket(code) as eve:
            wires = [first, second, eve]
            seen = [set(hidden_kinds(wire.view)) for wire in wires]
            secrets = [seen[0] - seen[1] - seen[2], seen[1] - seen[0] - seen[2]]
            found += len(secrets[0]) + len(secrets[1])
            for owner, kinds in enumerate(secrets):
                for other, wire in enumerate(wires):
                    if other != owner:
                        for frame in wire.frames:
                            told = without_options(json.loads(frame))
                            assert not [kind for kind in kinds if f'"{kind}"' in told]
    if game == "smile-life":
        assert found


def test_what_is_forgotten_is_gone_from_the_log_of_a_page_that_heard_it(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbits", lambda bits: 7)
    person = Person(running)
    code = person.open("total-rickall", seats=3, bots="random", start=True, options={"memory": "fleeting"})
    with person.socket(code) as wire:
        wire.play_out(0)
    updates = [frame for frame in map(json.loads, wire.frames) if frame["type"] == "update"]
    looked = [line["text"] for update in updates for line in update["lines"] if line["event"] == "looked"]
    assert any("Parasite" in text or "Real" in text for text in looked), "something was seen"
    forgotten = [update for update in updates[1:] if update["whole"]]
    assert len(forgotten) > 1, "rounds have ended"
    for update in forgotten:
        seen = [line["text"] for line in update["lines"] if line["event"] == "looked"]
        assert not any("Parasite" in text or "Real" in text for text in seen)
