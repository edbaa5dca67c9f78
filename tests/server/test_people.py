"""Joining, leaving, being away and being removed, with a clock that is moved by hand."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.server.serving import Json, Person, Running, Wire, wait_until


def seat(room: Json, number: int) -> Json:
    found: Json = room["seats"][number]
    return found


def two(running: Running, **wish: Any) -> tuple[str, Person, Person, Wire, Wire]:
    """Two people at a dealt table, both connected."""
    first, second = Person(running), Person(running)
    code = first.open(seats=2, **wish)
    second.sit(code)
    here, there = first.socket(code), second.socket(code)
    there.until("room", lambda room: seat(room, 0)["here"])
    here.ask("start", "update")
    there.until("update")
    return code, first, second, here, there


def test_an_absent_player_is_counted_down_and_stood_in_for_until_the_return(timed: Running) -> None:
    code, _, second, here, there = two(timed, patience=60)
    there.close()
    room = here.until("room", lambda room: not seat(room, 1)["here"])
    assert seat(room, 1)["bot_in"] == 60.0
    assert seat(room, 1)["stand_in"] is False
    timed.move_clock(59)
    here.settled()
    assert seat(here.last["room"], 1)["stand_in"] is False
    timed.move_clock(1.5)
    room = here.until("room", lambda room: seat(room, 1)["stand_in"])
    assert seat(room, 1)["held_by"] == "person", "the seat is still its owner's"
    assert seat(room, 1)["bot_in"] is None
    here.until("update", lambda update: 1 in update["moment"]["view"]["answered"])
    with second.socket(code) as back:
        room = here.until("room", lambda room: seat(room, 1)["here"])
        assert seat(room, 1)["stand_in"] is False
        assert back.update["moment"]["seat"] == 1
        assert "A bot played for you" in back.until("told")["text"]
        number = back.update["number"]
        here.answer(0)
        back.until("update", lambda update: update["number"] > number)
        answers = back.update["answers"]
        timed.move_clock(600)
        back.settled()
        assert back.update["answers"] == answers, "a player who is connected is waited for"


def test_coming_back_in_time_stops_the_countdown(timed: Running) -> None:
    code, _, second, here, there = two(timed, patience=60)
    there.close()
    here.until("room", lambda room: seat(room, 1)["bot_in"] is not None)
    timed.move_clock(59)
    with second.socket(code):
        here.until("room", lambda room: seat(room, 1)["here"] and seat(room, 1)["bot_in"] is None)
        timed.move_clock(60)
        here.settled()
        assert seat(here.last["room"], 1)["stand_in"] is False
        assert here.update["answers"] == 0


def test_without_patience_a_table_waits_for_days(timed: Running) -> None:
    code, first, second, here, there = two(timed, patience=None)
    there.close()
    here.until("room", lambda room: not seat(room, 1)["here"])
    timed.move_clock(5 * 24 * 3600)
    here.settled()
    assert seat(here.last["room"], 1)["bot_in"] is None
    assert here.update["answers"] == 0
    here.close()
    wait_until(lambda: not timed.room(code).state.connections)
    timed.move_clock(61)
    wait_until(lambda: code not in timed.server.house.rooms)
    with second.socket(code) as back:
        assert back.update["moment"]["seat"] == 1
        back.answer(1)
        assert back.until("update")["answers"] == 1
    with first.socket(code) as back:
        assert back.update["answers"] == 1


def test_a_table_that_everybody_left_stands_still(timed: Running) -> None:
    person = Person(timed)
    code = person.open(seats=3, bots="random", start=True, patience=5)
    with person.socket(code) as wire:
        assert wire.update
    wait_until(lambda: not timed.room(code).state.connections)
    session = timed.session(code)
    answers = session.table.answer_count
    timed.move_clock(50)
    timed.move_clock(5)
    assert timed.room(code).timers.stand_ins == set()
    assert session.table.answer_count <= answers + 2, "bots may have finished the question, and no more"


def test_the_clock_answers_one_question(timed: Running) -> None:
    code, _, _, here, there = two(timed, clock=30)
    number = here.update["number"]
    room = here.last["room"]
    assert room["stage"] == "playing", "the start of the game comes before its first question"
    assert seat(room, 0)["clock"] == 30.0
    there.answer(1)
    here.until("update", lambda update: update["answers"] == 1)
    timed.move_clock(31)
    assert "Time's up" in here.until("told")["text"]
    update = here.until("update", lambda update: update["number"] > number)
    assert update["answers"] >= 2
    room = here.until("room", lambda room: room["seats"][0]["clock"] or room["seats"][1]["clock"])
    assert not any(each["stand_in"] for each in room["seats"])
    answers = update["answers"]
    timed.move_clock(10)
    here.settled()
    assert here.update["answers"] == answers
    assert timed.room(code).timers.out_of_time == set()


def test_whose_time_is_up_is_not_yet_absent_for_long(timed: Running) -> None:
    _, _, _, here, there = two(timed, clock=30, patience=60)
    there.close()
    here.until("room", lambda room: seat(room, 1)["bot_in"] == 60.0)
    timed.move_clock(31)
    here.until("told")
    here.settled()
    assert seat(here.last["room"], 1)["stand_in"] is False


def test_a_device_that_goes_around_has_its_time_from_when_the_curtain_is_lifted(timed: Running) -> None:
    person = Person(timed)
    code = person.open(seats=2, hot_seat=["Bea"], clock=30, start=True)
    with person.socket(code) as wire:
        timed.move_clock(20)
        wire.send("look", seat=0)
        wire.until("room", lambda room: seat(room, 0)["clock"] == 30.0)
        timed.move_clock(20)
        assert wire.update["moment"]["seat"] == 0
        wire.answer(0)
        wire.until("update", lambda update: update["answers"] == 1)
        wire.send("look", seat=None)
        wire.settled()
        timed.move_clock(15)
        wire.settled()
        wire.send("look", seat=1)
        wire.until("room", lambda room: seat(room, 1)["clock"] == 30.0)
        timed.move_clock(20)
        wire.settled()
        assert wire.update["answers"] == 1, "the second one has had the device for twenty seconds"
        timed.move_clock(11)
        assert "Time's up" in wire.until("told")["text"]
        wire.until("update", lambda update: update["answers"] == 2)


def test_nobody_is_waited_for_who_never_lifts_the_curtain(timed: Running) -> None:
    person = Person(timed)
    code = person.open(seats=2, hot_seat=["Bea"], clock=30, start=True)
    with person.socket(code) as wire:
        wire.settled()
        timed.move_clock(89)
        wire.settled()
        assert wire.update["answers"] == 0
        timed.move_clock(2)
        wire.until("update", lambda update: update["answers"] == 2)


@pytest.mark.parametrize(("game", "answer"), [("russian-roulette", None), ("total-rickall", "speak")])
def test_taking_back_gives_no_time(game: str, answer: str | None, timed: Running) -> None:
    """In secret, or with the next question already asked: the clock goes on where it was."""
    people = [Person(timed), Person(timed)]
    code = people[0].open(game, seats=2, clock=30)
    people[1].sit(code)
    with people[0].socket(code) as one, people[1].socket(code) as other:
        one.send("start")
        asked = one.until("update")["moment"]["view"]["waiting"][0]
        wire = (one, other)[asked]
        for _ in range(3):
            timed.move_clock(5)
            wire.settled()
            wire.answer(asked, answer)
            wire.until("update", lambda update: update["can_undo"])
            timed.move_clock(3)
            wire.settled()
            wire.send("undo", seat=asked)
            wire.until("update", lambda update: not update["can_undo"])
        assert seat(people[0].get(f"/api/tables/{code}"), asked)["clock"] == 6.0


def test_a_shared_device_that_was_away_has_its_time_anew(timed: Running) -> None:
    person = Person(timed)
    code = person.open(seats=2, hot_seat=["Bea"], clock=30, start=True)
    with person.socket(code) as wire:
        wire.send("look", seat=0)
        wire.settled()
    wait_until(lambda: not timed.room(code).state.connections)
    timed.move_clock(50)
    with person.socket(code) as wire:
        wire.settled()
        assert wire.update["answers"] == 0
        wire.send("look", seat=0)
        room = wire.until("room", lambda room: seat(room, 0)["clock"] is not None)
        assert seat(room, 0)["clock"] == 30.0
        assert "told" not in wire.last


def test_leaving_the_lobby_empties_the_seat_and_leaving_a_game_gives_it_to_a_bot(timed: Running) -> None:
    first, second = Person(timed), Person(timed)
    code = first.open(seats=2)
    second.sit(code)
    with first.socket(code) as here, second.socket(code) as there:
        there.send("leave")
        room = there.until("room", lambda room: seat(room, 1)["held_by"] == "nobody")
        assert room["yours"] == []
        second.sit(code)
        here.until("room", lambda room: seat(room, 1)["held_by"] == "person")
        assert there.ask("leave", "refused")["reason"] == "not-seated", "the old cookie is worth nothing"
    with first.socket(code) as here, second.socket(code) as there:
        here.ask("start", "update")
        assert there.update["moment"]["seat"] == 1
        there.send("leave")
        public = there.until("update", lambda update: update["whole"] and update["moment"]["seat"] is None)
        assert public["moment"]["options"] == []
        room = here.until("room", lambda room: seat(room, 1)["held_by"] == "bot")
        assert seat(room, 1)["name"] == "Bob"
        assert seat(room, 1)["level"] == "sensible"
        here.until("update", lambda update: 1 in update["moment"]["view"]["answered"])
        here.send("leave")
        room = here.until("room", lambda room: seat(room, 0)["held_by"] == "bot")
        assert room["opener"] is False


def test_the_opener_hands_the_table_on_when_leaving(timed: Running) -> None:
    first, second = Person(timed), Person(timed)
    code = first.open(seats=3)
    second.sit(code)
    with first.socket(code) as here, second.socket(code) as there:
        here.send("leave")
        room = there.until("room", lambda room: seat(room, 0)["held_by"] == "nobody")
        assert room["opener"] is True
        assert there.ask("kick", "refused", seat=1)["reason"] == "leave-instead"


def test_the_opener_adds_and_removes_bots_and_sends_people_away(timed: Running) -> None:
    first, second = Person(timed), Person(timed)
    code = first.open(seats=3)
    second.sit(code)
    with first.socket(code) as here, second.socket(code) as there:
        here.until("room", lambda room: seat(room, 1)["here"])
        here.send("set-bot", seat=2, level="random")
        room = here.until("room", lambda room: seat(room, 2)["held_by"] == "bot")
        assert seat(room, 2)["level"] == "random"
        assert seat(room, 2)["name"] not in ("", "Zoé", "Bob")
        here.send("set-bot", seat=2, level="sensible")
        here.until("room", lambda room: seat(room, 2)["level"] == "sensible")
        here.send("set-bot", seat=2, level=None)
        here.until("room", lambda room: seat(room, 2)["held_by"] == "nobody")
        assert here.ask("set-bot", "refused", seat=2, level=None)["reason"] == "seat-not-a-bots"
        assert here.ask("set-bot", "refused", seat=2, level="genius")["reason"] == "no-such-bot"
        assert here.ask("set-bot", "refused", seat=1, level="random")["reason"] == "seat-taken"
        assert here.ask("set-bot", "refused", seat=5, level="random")["reason"] == "no-such-seat"
        assert here.ask("kick", "refused", seat=2)["reason"] == "nobody-there"
        assert here.ask("kick", "refused", seat=0)["reason"] == "leave-instead"
        assert there.ask("kick", "refused", seat=0)["reason"] == "not-opener"
        here.send("kick", seat=1)
        room = there.until("room", lambda room: seat(room, 1)["held_by"] == "nobody")
        assert room["yours"] == []
        second.sit(code)
        here.until("room", lambda room: seat(room, 1)["held_by"] == "person")
        here.send("set-bot", seat=2, level="random")
        here.ask("start", "update")
        assert here.ask("set-bot", "refused", seat=2, level=None)["reason"] == "game-running"
        here.send("kick", seat=1)
        here.until("room", lambda room: seat(room, 1)["held_by"] == "bot")


def test_the_opener_sets_the_pace(timed: Running) -> None:
    _, _, _, here, there = two(timed)
    here.send("set-pace", clock=20, patience=None)
    room = there.until("room", lambda room: room["clock"] == 20)
    assert room["patience"] is None
    assert seat(room, 1)["clock"] == 20.0
    assert there.ask("set-pace", "refused", clock=None, patience=None)["reason"] == "not-opener"


def test_after_a_game_the_same_people_play_another(timed: Running) -> None:
    person = Person(timed)
    code = person.open(seats=2, bots="random", start=True, options={"points": 1})
    with person.socket(code) as wire:
        over = wire.play_out(0)
        assert over["moment"]["result"]
        assert wire.view["seed"].isdecimal()
        wire.until("room", lambda room: room["stage"] == "over")
        assert wire.ask("answer", "refused", seat=0, number=over["number"], key="bet:1")["reason"] == "game-over"
        assert wire.ask("undo", "refused", seat=0)["reason"] == "game-over"
        again = wire.anew("start")
        assert again["game_number"] == 2
        assert again["answers"] == 0
        assert "seed" not in again["moment"]["view"]
        assert wire.last["room"]["stage"] == "playing"
        assert wire.last["room"]["game_number"] == 2


def over(running: Running, **wish: Any) -> tuple[str, Person, Person, Wire, Wire]:
    """Two people at a table whose first game is over, both connected."""
    code, first, second, here, there = two(running, options={"points": 1}, **wish)
    answered = [-1, -1]
    luck = Random(1)
    while here.update["moment"]["result"] is None:
        for number, wire in enumerate((here, there)):
            wire.settled()
            if number in wire.view["waiting"] and answered[number] != wire.update["number"]:
                answered[number] = wire.update["number"]
                wire.answer(number, luck.choice(wire.choices()))
    here.settled()
    assert here.last["room"]["tally"]
    return code, first, second, here, there


def test_another_game_is_dealt_when_all_who_are_here_want_it(timed: Running) -> None:
    _, _, _, here, there = over(timed)
    there.send("set-ready", ready=True)
    room = here.until("room", lambda room: seat(room, 1)["ready"])
    assert not seat(room, 0)["ready"]
    there.send("set-ready", ready=False)
    here.until("room", lambda room: not seat(room, 1)["ready"])
    here.send("set-ready", ready=True)
    here.settled()
    assert here.last["room"]["stage"] == "over", "the other player changed their mind"
    there.send("set-ready", ready=True)
    room = here.until("room", lambda room: room["stage"] == "playing")
    assert room["game_number"] == 2
    assert not any(each["ready"] for each in room["seats"])
    assert here.ask("set-ready", "refused", ready=True)["reason"] == "game-running"


def test_one_who_is_away_is_not_waited_for(timed: Running) -> None:
    code, _, second, here, there = over(timed)
    here.send("set-ready", ready=True)
    here.until("room", lambda room: seat(room, 0)["ready"])
    there.close()
    here.until("room", lambda room: not seat(room, 1)["here"])
    here.settled()
    assert here.last["room"]["stage"] == "over", "a lost connection starts no deal"
    here.send("set-ready", ready=True)
    here.until("room", lambda room: room["game_number"] == 2)
    with second.socket(code) as back:
        assert back.update["game_number"] == 2


def test_the_host_deals_without_a_vote_and_a_spectator_has_none(timed: Running) -> None:
    code, _, _, here, _ = over(timed)
    with Person(timed).socket(code) as guest:
        assert guest.ask("set-ready", "refused", ready=True)["reason"] == "not-seated"
    assert here.anew("start")["game_number"] == 2


def test_no_game_is_dealt_while_a_seat_is_empty(timed: Running) -> None:
    _, _, _, here, there = over(timed)
    there.send("leave")
    here.until("room", lambda room: seat(room, 1)["held_by"] == "nobody")
    here.send("set-ready", ready=True)
    room = here.until("room", lambda room: seat(room, 0)["ready"])
    assert room["stage"] == "over"
    here.send("set-bot", seat=1, level="random")
    room = here.until("room", lambda room: seat(room, 1)["held_by"] == "bot")
    assert seat(room, 1)["ready"], "a bot is always ready"
    here.send("set-ready", ready=True)
    here.until("room", lambda room: room["game_number"] == 2)


def test_a_table_counts_who_has_won(timed: Running) -> None:
    person = Person(timed)
    code = person.open(seats=2, bots="random", start=True, options={"points": 1})
    wins = {"Zoé": 0}
    with person.socket(code) as wire:
        for game in (1, 2):
            result = wire.play_out(0)["moment"]["view"]["result"]
            room = wire.until("room", lambda room: room["stage"] == "over" and sum(room["tally"].values()) > 0)
            for number, each in enumerate(room["seats"]):
                wins[each["name"]] = wins.get(each["name"], 0) + (number in result["winners"])
            assert room["tally"] == wins
            if game == 1:
                wire.send("set-ready", ready=True)
                wire.until("update", lambda update: update["game_number"] == 2)
    wait_until(lambda: not timed.room(code).state.connections)
    timed.move_clock(61)
    wait_until(lambda: code not in timed.server.house.rooms)
    assert person.get(f"/api/tables/{code}")["tally"] == wins


def test_a_sleeping_socket_is_closed_and_gets_everything_when_it_wakes(timed: Running) -> None:
    code, first, _, here, there = two(timed)
    sleeping = next(each for each in timed.room(code).state.connections if each.person == 0)

    def flood() -> None:
        sleeping.write = None  # it has to catch up
        for _ in range(300):
            sleeping.send_text(b"x" * 100)

    timed.loop.call_soon_threadsafe(flood)
    here.drain()
    assert here.connection.close_code == 1013
    with first.socket(code) as again:
        assert again.until("update")["whole"] is True
    assert there.update


def test_messages_come_in_order_while_a_socket_catches_up(timed: Running) -> None:
    code, _, _, here, _ = two(timed)
    reader = next(each for each in timed.room(code).state.connections if each.person == 0)
    protocol: Any = getattr(reader.write, "__self__", None)

    def send(number: int) -> None:
        reader.send_text(json.dumps({"type": "number", "number": number}).encode())

    def fall_behind() -> None:
        protocol.pause_writing()
        send(1)

    def catch_up() -> None:
        protocol.resume_writing()
        send(2)

    def do_both() -> None:
        fall_behind()
        catch_up()

    for steps in ([fall_behind, catch_up], [do_both]):
        for step in steps:
            timed.loop.call_soon_threadsafe(step)
            for _ in range(5):  # what waits has its turn
                timed.move_clock(0)
        assert [here.until("number")["number"] for _ in range(2)] == [1, 2]


def test_a_face_is_chosen_by_its_player_and_seen_by_all(timed: Running) -> None:
    first, second = Person(timed), Person(timed)
    code = first.open(seats=3, face={"drawing": 3, "colour": 7}, bots=None)
    second.sit(code)
    with first.socket(code) as here, second.socket(code) as there:
        room = there.until("room", lambda room: seat(room, 0)["here"])
        assert seat(room, 0)["face"] == {"drawing": 3, "colour": 7}
        assert seat(room, 1)["face"] is None
        there.send("set-face", seat=1, face={"drawing": 11, "colour": 0})
        here.until("room", lambda room: seat(room, 1)["face"] == {"drawing": 11, "colour": 0})
        assert there.ask("set-face", "refused", seat=0, face={"drawing": 1, "colour": 1})["reason"] == "not-your-seat"
        assert there.ask("set-face", "refused", seat=1, face={"drawing": 12, "colour": 1})["reason"] == "bad-message"


def test_players_say_that_they_are_ready_until_the_deal(timed: Running) -> None:
    first, second = Person(timed), Person(timed)
    code = first.open(seats=2)
    second.sit(code)
    with first.socket(code) as here, second.socket(code) as there, Person(timed).socket(code) as stranger:
        there.send("set-ready", ready=True)
        here.until("room", lambda room: seat(room, 1)["ready"])
        there.send("set-ready", ready=False)
        here.until("room", lambda room: not seat(room, 1)["ready"])
        there.send("set-ready", ready=True)
        assert stranger.ask("set-ready", "refused", ready=True)["reason"] == "not-seated"
        here.until("room", lambda room: seat(room, 1)["ready"])
        here.ask("start", "update")
        assert not seat(there.until("room", lambda room: room["stage"] == "playing"), 1)["ready"]
        assert there.ask("set-ready", "refused", ready=True)["reason"] == "game-running"


def test_the_opener_changes_the_options_until_the_first_deal(timed: Running) -> None:
    first, second = Person(timed), Person(timed)
    code = first.open(seats=2, options={"points": 3})
    second.sit(code)
    with first.socket(code) as here, second.socket(code) as there:
        there.until("room", lambda room: room["options"]["points"] == 3)
        here.send("set-options", options={"points": 2})
        there.until("room", lambda room: room["options"]["points"] == 2)
        assert there.ask("set-options", "refused", options={})["reason"] == "not-opener"
        assert here.ask("set-options", "refused", options={"points": 100})["reason"] == "bad-table"
        here.ask("start", "update")
        assert here.ask("set-options", "refused", options={"points": 1})["reason"] == "already-dealt"


def test_joined_emoji_in_a_name_stay_joined(timed: Running) -> None:
    astronaut, family = "Zoé 👩🏽‍🚀", "Bo 👨‍👩‍👧❤️‍🔥"
    first, second = Person(timed), Person(timed)
    code = first.open(seats=3, nickname=astronaut)
    second.sit(code, family)
    third = Person(timed)
    third.sit(code, "Ma\u200drc")
    with first.socket(code) as here:
        names = [each["name"] for each in here.until("room")["seats"]]
    assert names == [astronaut, family, "Marc"]
