"""Texts that several sockets read are made once, and each player gets only what is meant for them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from croupier.server import moments
from croupier.server.allowance import Account, Allowance
from croupier.server.broadcast import Broadcast
from croupier.server.clock import LoopClock
from croupier.server.connection import Connection
from croupier.server.fair_lock import FairLock
from croupier.server.messages.moments import Line
from croupier.server.moments import Questions, SharedLines, lines_with_stops, moment, words_of
from croupier.server.records import GameRecord, RoomRecord, SeatRecord
from croupier.server.room_state import RoomState
from croupier.server.session import Session
from croupier.server.settings import Settings
from croupier.server.timers import Timers
from croupier.shelf import catalogue
from croupier.table import Json
from croupier.text import Teller, Words
from tests.server.serving import new_session

NAMES = ["Ada", "Émile", "Zoé", "Dan"]
EVERY_GAME = sorted(catalogue())


class Still(LoopClock):
    """A clock that stands still."""

    def now(self) -> float:
        return 0.0


def broadcast_to(*seats: int | None) -> tuple[Broadcast, Session]:
    """Return a table of roulette, with a socket for each of these viewers."""
    info = catalogue()["russian-roulette"]
    places = [SeatRecord("person", name, None, seat) for seat, name in enumerate(NAMES)]
    record = RoomRecord(info.name, info.check_options(None, 4), places, 0.0)
    state = RoomState("ABCDE", record, FairLock())
    session = state.session = Session("ABCDE", record, GameRecord(1, "7", info.version, "", NAMES))
    settings = Settings(clock=Still())
    for seat in seats:
        connection = Connection(seat, "en", Allowance(settings, Account(settings)))
        connection.seat = seat
        state.connections.append(connection)
    broadcast = Broadcast(state, Timers(state, settings.clock, 0.0), None)
    broadcast.send_updates(state.connections)
    return broadcast, session


@pytest.mark.parametrize("game", EVERY_GAME)
def test_shared_lines_and_questions_are_those_that_each_viewer_would_read_alone(game: str) -> None:
    session, luck, questions = new_session(game, 3, NAMES), Random(3), Questions()
    table, languages = session.table, [words_of(game, language) for language in ("en", "fr")]
    since = 0
    for _ in range(120):
        if table.over:
            break
        seat, decision = luck.choice(list(table.pending.items()))
        session.answer(seat, decision.options[luck.randrange(decision.answers)])
        shared = SharedLines()
        stops = [luck.randint(since, table.event_count)]
        for viewer, view in zip([0, 1, 2, 3, None], table.views([0, 1, 2, 3, None]), strict=True):
            events = table.events(since, viewer)
            for words in languages:
                lines = shared.of(events, session.teller(viewer, words), stops)
                assert lines == lines_with_stops(events, Teller(words, NAMES, viewer), stops)
                assert moment(view, NAMES, words, questions) == moment(view, NAMES, words)
        since = table.event_count


def test_lines_are_shared_by_those_whom_they_are_not_about(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int | None] = []
    real = moments.lines_with_stops

    def counted(events: list[Json], teller: Teller, stops: Sequence[int]) -> list[Line]:
        told.append(teller.you)
        return real(events, teller, stops)

    monkeypatch.setattr(moments, "lines_with_stops", counted)
    words, shared = words_of("russian-roulette", "en"), SharedLines()
    event: Json = {"n": 1, "event": "sneezed", "rule": "RR-8.4", "seat": 1}
    tellers = [Teller(words, NAMES, viewer) for viewer in (0, 1, 2, None)]
    lines = [shared.of([event.copy()], teller, []) for teller in tellers]
    assert told == [0, 1]
    assert lines[0] is lines[2] is lines[3]
    assert lines[1][0].text == "Sneezed: you"
    assert lines[0][0].text == "Sneezed: Émile"


def test_a_question_is_not_told_again_while_others_answer_in_secret(monkeypatch: pytest.MonkeyPatch) -> None:
    broadcast, session = broadcast_to(0, 1, 2, 3)
    asked: list[object] = []
    real = moments.teller_for

    def counted(view: Json, names: Sequence[str], words: Words) -> Teller:
        asked.append(view["you"])
        return real(view, names, words)

    monkeypatch.setattr(moments, "teller_for", counted)
    number = session.number
    for seat in (0, 1, 2):
        session.answer(seat, session.table.pending[seat].options[0], broadcast.state.viewers(), "normal")
        broadcast.send_updates(broadcast.state.connections)
    assert session.number == number
    assert asked == []
    session.answer(3, session.table.pending[3].options[0], broadcast.state.viewers(), "normal")
    broadcast.send_updates(broadcast.state.connections)
    assert session.number != number
    assert set(asked) == set(session.table.pending)


def test_two_sockets_with_the_same_view_in_the_same_language_get_the_same_text() -> None:
    broadcast, session = broadcast_to(0, 1, 1, None, None)
    session.answer(0, session.table.pending[0].options[0])
    broadcast.send_updates(broadcast.state.connections)
    texts = [(each.unread.get_nowait(), each.unread.get_nowait())[1] for each in broadcast.state.connections]
    assert texts[1] is texts[2]
    assert texts[3] is texts[4]
    assert len(set(texts)) == 3


def test_what_viewers_saw_at_beats_is_forgotten_once_it_was_sent() -> None:
    broadcast, session = broadcast_to(0, 1, 2, 3)
    while session.performance is None or not session.performance.beats:
        seat = next(iter(session.table.pending))
        session.answer(seat, session.table.pending[seat].options[0], broadcast.state.viewers(), "normal")
        assert session.performance is not None
        seen = [shown.sights for shown in session.performance.beats]
        broadcast.send_updates(broadcast.state.connections)
    assert all(seen)
    assert [shown.sights for shown in session.performance.beats] == [{} for _ in seen]
