"""The way back: a page looks at the question that an answer leads to before the answer counts."""

from __future__ import annotations

from random import Random

import pytest

from tests.server.serving import Json, Person, Running, Wire
from tests.server.test_playing import together

GAME = "hundred-days"


class Table:
    """A table of two people, played until an answer of one of them leads to a further question."""

    def __init__(self, running: Running, answers: int = 1) -> None:
        self.code, self.people = together(running, GAME)
        self.wires = [person.socket(self.code) for person in self.people]
        luck = Random(1)
        for _ in range(500):
            self.seat = self.wires[0].update["moment"]["view"]["waiting"][0]
            self.wire: Wire = self.wires[self.seat]
            keys: list[str] = []
            offered = self.wire.choices()
            while True:
                self.considered = self.ask(luck.choice(offered), keys)
                if self.considered is None or len(self.considered["keys"]) == answers:
                    break
                keys = self.considered["keys"]
                offered = [each["key"] for each in self.considered["moment"]["options"]]
            if self.considered is not None:
                return
        raise AssertionError("no answer leads to a further question")

    def ask(self, key: str, before: list[str]) -> Json | None:
        """Answer and ask to preview it; return what is considered, or nothing once the answers have counted."""
        first, *then = [*before, key]
        number = self.wire.update["number"]
        self.wire.send("answer", seat=self.seat, number=number, key=first, then=then, ask_first=True)
        while True:
            message = self.wire.read()
            assert message["type"] not in ("refused", "failed"), message
            if message["type"] == "considered":
                return message
            if message["type"] == "update":
                break
        for wire in self.wires:
            wire.settled()
        return None

    def close(self) -> None:
        for person in self.people:
            person.go()


@pytest.fixture
def table(running: Running) -> Table:
    return Table(running)


def test_what_is_considered_is_shown_to_that_page_only_and_counts_nowhere(running: Running, table: Table) -> None:
    assert table.considered is not None
    now = table.considered["moment"]
    assert now["seat"] == table.seat
    assert now["question"]
    assert now["options"][0]["label"]
    assert now["options"] != table.wire.update["moment"]["options"]
    rows = running.session(table.code).rows
    for wire in table.wires:
        seen = len(wire.frames)
        wire.settled()
        assert len(wire.frames) == seen + 1  # the pong
    assert running.session(table.code).rows == rows == table.wire.update["answers"] + running.session(table.code).undos


def test_the_last_choice_gives_all_the_answers(running: Running, table: Table) -> None:
    assert table.considered is not None
    answers, number = table.wire.update["answers"], table.wire.update["number"]
    (first,) = table.considered["keys"]
    second = table.considered["moment"]["options"][-1]["key"]
    table.wire.send("answer", seat=table.seat, number=number, key=first, then=[second])
    for wire in table.wires:
        wire.until("update", lambda update: bool(update["answers"] == answers + 2))
    assert running.session(table.code).table.log[-2:] == [(table.seat, first), (table.seat, second)]


def test_another_answer_goes_back(running: Running, table: Table) -> None:
    """Nothing has to be taken back: the first question is still open."""
    assert table.considered is not None
    number, answers = table.wire.update["number"], table.wire.update["answers"]
    table.wire.send("answer", seat=table.seat, number=number, key=table.wire.choices()[-1])
    assert table.wire.until("update")["answers"] == answers + 1


def test_answers_that_are_not_on_offer_are_dropped_and_the_player_is_asked(running: Running, table: Table) -> None:
    assert table.considered is not None
    answers = table.wire.update["answers"]
    (first,) = table.considered["keys"]
    number = table.wire.update["number"]
    table.wire.send("answer", seat=table.seat, number=number, key=first, then=["no-such:key", "pass"])
    update = table.wire.until("update")
    assert update["answers"] == answers + 1
    assert update["moment"]["options"] == table.considered["moment"]["options"]
    table.wire.settled()
    assert running.session(table.code).table.answer_count == answers + 1


def test_a_consideration_of_a_settled_question_is_too_late(table: Table) -> None:
    assert table.considered is not None
    number = table.wire.update["number"] - 1
    (first,) = table.considered["keys"]
    refused = table.wire.ask("answer", "refused", seat=table.seat, number=number, key=first, ask_first=True)
    assert refused["reason"] == "too-late"


def test_several_questions_can_be_considered_one_after_the_other(running: Running) -> None:
    table = Table(running, answers=2)
    assert table.considered is not None
    answers, number = table.wire.update["answers"], table.wire.update["number"]
    first, second = table.considered["keys"]
    third = table.considered["moment"]["options"][0]["key"]
    table.wire.send("answer", seat=table.seat, number=number, key=first, then=[second, third])
    table.wire.until("update", lambda update: bool(update["answers"] == answers + 3))
    table.close()


def test_what_is_considered_does_not_lift_the_curtain(running: Running) -> None:
    """A device with several seats sees the spectators' view until a player says who is looking."""
    person = Person(running)
    with person.play(game=GAME, seats=2, hot_seat=["Ada"]) as wire:
        luck = Random(2)
        for _ in range(60):
            seat = wire.view["waiting"][0]
            option = luck.choice(running.session(wire.last["room"]["code"]).table.pending[seat].options)
            number = wire.update["number"]
            wire.send("answer", seat=seat, number=number, key=option.key, ask_first=True)
            wire.until("update")
            wire.settled()
        assert "considered" not in wire.last
    person.go()
