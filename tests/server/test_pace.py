"""How long bots leave the table to players who are asked at the same time, or may speak up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from croupier import games
from croupier.server.timers import AFTER_ONES_OWN, FOR_EACH_SEAT, FOR_THE_INVITED, FOR_THE_QUESTION
from tests.server.serving import HandClock, Json, Person, Running, Wire, beyond

PACE = 0.7
SEATS = 3
FAIR = FOR_THE_QUESTION + FOR_EACH_SEAT * SEATS
WINDOW: dict[str, Any] = {"game": "russian-roulette", "seats": SEATS, "bots": "random", "options": {"points": 99}}


@pytest.fixture
def paced(tmp_path: Path) -> Iterator[Running]:
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), bot_pace=PACE) as running:
        yield running


def watch(wire: Wire) -> None:
    """Report that the last beat has been shown."""
    wire.settled()
    wire.send("watched", number=wire.update["number"])
    wire.settled()


def is_window(view: Json) -> bool:
    return len(view["waiting"]) == SEATS and not view["answered"]


def to_windows(wire: Wire, running: Running) -> Iterator[Json]:
    """Play, pausing wherever the player and all bots are asked at the same time."""
    for _ in range(400):
        watch(wire)
        if is_window(wire.view):
            yield wire.update
            watch(wire)
        if 0 in wire.view["waiting"]:
            wire.answer(0)
        else:
            running.move_clock(20)
    raise AssertionError("too few windows")


@pytest.mark.parametrize(("tempo", "factor"), [("calm", 1.6), ("normal", 1.0), ("quick", 0.5)])
def test_a_player_has_time_to_read_before_a_bot_is_first(paced: Running, tempo: str, factor: float) -> None:
    """No bot answers before, not even in secret: otherwise a seat that has not answered would be known to act."""
    acted = 0
    with Person(paced).play(tempo=tempo, **WINDOW) as wire:
        for number, update in enumerate(to_windows(wire, paced)):
            paced.move_clock(FAIR * factor - 0.1)
            wire.settled()
            assert wire.update["answers"] == update["answers"]
            paced.move_clock(0.2)
            wire.until("update", beyond("answers", update["answers"]))
            wire.settled()
            acted += wire.update["number"] != update["number"]
            if acted and number > 2:
                return


def test_bots_answer_at_once_when_the_players_have(paced: Running) -> None:
    with Person(paced).play(tempo="normal", **WINDOW) as wire:
        for number, update in enumerate(to_windows(wire, paced)):
            wire.answer(0)
            wire.until("update", beyond("answers", update["answers"]))
            paced.move_clock(PACE + 0.1)
            wire.until("update", beyond("answers", update["answers"] + 1))
            if number == 2:
                return


def test_at_once_nobody_is_waited_for(paced: Running) -> None:
    with Person(paced).play(tempo="at-once", **WINDOW) as wire:
        for update in to_windows(wire, paced):
            paced.move_clock(PACE + 0.1)
            wire.until("update", beyond("answers", update["answers"]))
            return


def test_in_secret_questions_bots_do_not_wait(paced: Running) -> None:
    """Where all answers are revealed together, it tells nothing that a bot has chosen."""
    with Person(paced).play(game="hundred-days", seats=2, bots="random", tempo="normal") as wire:
        for _ in range(60):
            watch(wire)
            if 0 in wire.view["waiting"] and wire.view["answered"] == [1]:
                return
            if 0 in wire.view["waiting"]:
                wire.answer(0)
            else:
                paced.move_clock(20)
    raise AssertionError("the bot never chose in secret")


LEARNT = {beat.name for beat in games()["total-rickall"].beats if beat.private}
DONE = {"dent", "exposed", "nothing", "shuffle", "waiting"}
"""Beats of a player's card that all have seen alike."""
RICKALL: dict[str, Any] = {"game": "total-rickall", "seats": 3, "bots": "random", "tempo": "normal"}


def is_waiting_for(seats: list[int], update: Json) -> bool:
    return bool(update["moment"]["view"]["waiting"] == seats)


def spoken_for(wire: Wire) -> float | None:
    left: float | None = wire.last["room"]["seats"][0]["speak_for"]
    return left


def to_invitations(wire: Wire, running: Running) -> Iterator[Json]:
    """Play, pausing wherever the player is invited to speak while the table waits for a bot."""
    for _ in range(600):
        watch(wire)
        if wire.view["invited"] and 0 in wire.view["invited"]:
            yield wire.update
            watch(wire)
        if wire.update["moment"]["result"]:
            wire.ask("start", "update")
        elif 0 in wire.view["waiting"]:
            looks = [key for key in wire.choices() if key.startswith(("look", "lay:morty", "resolve"))]
            wire.answer(0, looks[0] if looks else None)
        else:
            running.move_clock(20)
    raise AssertionError("the player was seldom invited")


def test_after_a_moment_of_ones_own_there_is_time_to_say_something(paced: Running) -> None:
    """The wait is long after the player's own look, and short after events that all have seen; the beats are public."""
    lengths: set[float | None] = set()
    seen_by_all = False
    with Person(paced).play(**RICKALL) as wire:
        for update in to_invitations(wire, paced):
            last: Json = update["beats"][-1] if update["beats"] else {"beat": "", "facts": {}}
            if last["beat"] in LEARNT and last["facts"]["seat"] == 0:
                assert spoken_for(wire) == pytest.approx(AFTER_ONES_OWN, abs=0.1)
                lengths.add(AFTER_ONES_OWN)
            elif last["beat"] in DONE and last["facts"]["seat"] == 0:
                seen_by_all = True
                lengths.add(spoken_for(wire))
                assert (spoken_for(wire) or 0.0) < AFTER_ONES_OWN - 1, last
            elif last["beat"] == "cards":
                lengths.add(spoken_for(wire))
            if AFTER_ONES_OWN in lengths and seen_by_all and len(lengths) > 1:
                break
    assert min(each for each in lengths if each is not None) == pytest.approx(FOR_THE_INVITED * PACE, abs=0.5)


def test_who_has_chosen_beside_the_bots_is_not_waited_for_again(paced: Running) -> None:
    with Person(paced).play(**RICKALL) as wire:
        watch(wire)
        paced.move_clock(2.0)
        wire.answer(0, next(key for key in wire.choices() if key.startswith("lay")))
        wire.until("update", lambda update: 0 in update["moment"]["view"]["invited"])
        wire.settled()
        left = spoken_for(wire)
        assert left is not None
        assert left < FOR_THE_INVITED * PACE - 0.5


def test_what_is_said_in_between_does_not_start_the_wait_again(paced: Running) -> None:
    with Person(paced).play(**RICKALL) as wire:
        for update in to_invitations(wire, paced):
            waited_for = update["moment"]["view"]["waiting"]
            whole = spoken_for(wire)
            if whole is None or "speak" not in [each["key"] for each in update["moment"]["options"]]:
                continue
            paced.move_clock(1.0)
            wire.answer(0, "speak")
            wire.until("update", partial(is_waiting_for, [0]))
            wire.answer(0, "never-mind")
            wire.until("update", partial(is_waiting_for, waited_for))
            wire.settled()
            left = spoken_for(wire)
            assert left is not None
            assert left == pytest.approx(max(whole - 1.0, 2 * PACE), abs=0.1)
            return


def test_what_is_said_before_the_question_is_shown_takes_no_time_from_it(paced: Running) -> None:
    """As bots do that speak first."""
    with Person(paced).play(**RICKALL) as wire:
        for _ in range(600):
            wire.settled()
            update = wire.update
            offered = [each["key"] for each in update["moment"]["options"]]
            if update["beats"] and 0 in wire.view["invited"] and "speak" in offered:
                wire.answer(0, "speak")
                wire.until("update", partial(is_waiting_for, [0]))
                word = next((key for key in wire.choices() if key == "say:no-killing-card"), "never-mind")
                wire.answer(0, word)
                wire.until("update", partial(is_waiting_for, update["moment"]["view"]["waiting"]))
                watch(wire)
                if word != "never-mind":
                    assert spoken_for(wire) == pytest.approx(FOR_THE_INVITED * PACE, abs=0.1)
                    return
            watch(wire)
            if wire.update["moment"]["result"]:
                wire.ask("start", "update")
            elif 0 in wire.view["waiting"]:
                wire.answer(0)
            else:
                paced.move_clock(20)
    raise AssertionError("the player never had anything to say")
