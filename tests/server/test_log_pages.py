"""The log in pages: a page gets the last lines, asks for older ones, and no log page is made twice."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

from croupier.server import log_pages, moments
from croupier.server.fair_lock import FairLock
from croupier.server.log_pages import LEEWAY, PAGE
from croupier.server.messages.moments import Line
from croupier.server.messages.parts import Choice
from croupier.server.moments import lines_of, words_of
from croupier.server.session import Session
from croupier.shelf import catalogue
from croupier.table import Json
from croupier.text import Teller
from tests.server.serving import Person, Running, Wire, beyond, in_a_loop, new_session

NAMES = ["Ada", "Émile", "Zoé", "Dan"]
SEAT = 1
# The most events in a whole update: a full page, and one that is nearly full.
MOST_TOLD = 2 * PAGE + 2 * LEEWAY


def play(session: Session, luck: Random, answers: int) -> None:
    """Play on at random, and undo some answers."""
    for _ in range(answers):
        if session.table.over:
            return
        seat, decision = luck.choice(list(session.table.pending.items()))
        session.answer(seat, decision.options[luck.randrange(decision.answers)])
        if session.can_undo(seat) and luck.random() < 0.3:
            session.table.undo(seat)
            session.count_undo()


def in_pages(session: Session, seat: int | None, language: str) -> list[Line]:
    """Return the whole log, read back from the latest page."""
    log = session.log_pages(seat, words_of(session.spec.game, language))
    latest, happened = log.latest(session.table.event_count)
    assert happened == session.table.events(latest.since, seat)
    since, lines = latest.since, latest.lines
    while since:
        page = log.before(since, session.table.event_count)
        assert page.upto == since
        assert page.since < since
        since, lines = page.since, [*page.lines, *lines]
    return lines


def at_once(session: Session, seat: int | None, language: str) -> list[Line]:
    """Return the whole log, made at once."""
    teller = Teller(words_of(session.spec.game, language), NAMES, seat)
    return lines_of(session.table.events(0, seat), teller)


def texts(lines: list[Line]) -> list[tuple[str, str, str]]:
    return [(line.text, line.rule, line.event) for line in lines]


@pytest.mark.parametrize(
    ("game", "options"),
    [*[(game, {}) for game in catalogue()], ("total-rickall", {"memory": "fleeting", "mode": "advanced"})],
    ids=[*catalogue(), "total-rickall-fleeting"],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_pages_tell_what_a_log_told_at_once_tells(game: str, options: dict[str, Choice], language: str) -> None:
    """During a game, with undone answers, and with events that are hidden again at the end of a round."""
    luck = Random(f"pages {game} {language}")
    session = new_session(game, 11, NAMES, options)
    while not session.table.over:
        play(session, luck, 40 + session.table.event_count // 10)  # seldom in a long game
        for seat in (SEAT, None):
            assert texts(in_pages(session, seat, language)) == texts(at_once(session, seat, language))
    numbers = [line.n for line in in_pages(session, SEAT, language)]
    assert numbers == sorted(set(numbers))


@pytest.mark.parametrize("seed", range(4))
def test_a_page_that_is_full_does_not_tell_what_was_hidden_again(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of a round, when seen cards are hidden again, the pages of the round are rebuilt."""
    monkeypatch.setattr("croupier.server.log_pages.PAGE", 6)
    monkeypatch.setattr("croupier.server.log_pages.LEEWAY", 3)
    luck = Random(f"fleeting {seed}")
    session = new_session("total-rickall", seed, NAMES, {"memory": "fleeting"})
    while not session.table.over:
        play(session, luck, 1)
        for seat in (SEAT, None):
            told = " ".join([line.text for line in in_pages(session, seat, "en")])
            hidden = " ".join([line.text for line in at_once(session, seat, "en")])
            assert told.count("Parasite") == hidden.count("Parasite")
            assert told.count("Real") == hidden.count("Real")
    assert session.table.forgotten


def test_a_page_that_is_asked_for_by_any_number() -> None:
    session = new_session("hundred-days", 3, NAMES)
    play(session, Random(3), 400)
    log = session.log_pages(None, words_of("hundred-days", "en"))
    for number in (0, 1, PAGE, PAGE + 1, session.table.event_count - 1, session.table.event_count, 10**9):
        page = log.before(number, session.table.event_count)
        assert page.since < max(number, 1)
        assert page.lines


class Counted:
    """Counts the events put into words."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.events = 0
        lines = moments.lines_of

        def counted(events: list[Json], teller: Teller, upto: int | None = None) -> list[Line]:
            self.events += len(events)
            return lines(events, teller, upto)

        for module in (moments, log_pages):
            monkeypatch.setattr(module, "lines_of", counted)


def test_a_whole_update_late_in_a_game_tells_no_more_than_the_last_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    session = new_session("hundred-days", 3, NAMES)
    play(session, Random(3), 1200)
    told = Counted(monkeypatch)
    log = session.log_pages(SEAT, words_of("hundred-days", "en"))
    latest, _ = log.latest(session.table.event_count)
    assert session.table.event_count > 10 * PAGE
    assert told.events <= MOST_TOLD
    assert len(latest.lines) >= 30
    told.events = 0
    log.latest(session.table.event_count)
    assert told.events == 0, "nothing has happened since"
    play(session, Random(4), 5)
    log.latest(session.table.event_count)
    assert told.events <= PAGE + LEEWAY, "a full page is kept"


# Through the server.


def long_game(running: Running) -> tuple[Person, Wire, str]:
    """Return a game whose log has several pages."""
    person = Person(running)
    code = person.open("hundred-days", seats=2, bots="random", start=True)
    wire = person.socket(code)
    while wire.view["events"] < 4 * PAGE:
        before = wire.update["answers"]
        if 0 in wire.view["waiting"]:
            wire.answer(0)
        wire.until("update", beyond("answers", before))
    while wire.view["waiting"] != [0]:
        wire.until("update")
    return person, wire, code


def lines_on(wire: Wire, update: dict[str, Any]) -> list[str]:
    """Return all lines, by scrolling up."""
    since, lines = update["since"], update["lines"]
    while since:
        page = wire.ask("older", "older-lines", before=since)
        assert page["upto"] == since
        since, lines = page["since"], [*page["lines"], *lines]
    return [line["text"] for line in lines]


def test_a_page_gets_the_last_lines_and_the_others_when_it_asks(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    person, wire, code = long_game(running)
    other = Person(running).socket(code)
    update = wire.anew("speak", language="fr")
    session = running.session(code)
    assert 0 < len(update["lines"]) <= MOST_TOLD
    assert update["since"] > PAGE
    assert update["events"][0]["n"] > update["since"]
    names = session.game.names
    mine = lines_of(session.table.events(0, 0), Teller(words_of("hundred-days", "fr"), names, 0))
    assert lines_on(wire, update) == [line.text for line in mine]
    public = lines_of(session.table.events(0, None), Teller(words_of("hundred-days", "en"), names, None))
    assert lines_on(other, other.update) == [line.text for line in public]
    told = Counted(monkeypatch)
    for language in ("en", "fr", "en", "fr"):
        wire.anew("speak", language=language)
    told.events = 0
    wires = [person.socket(code) for _ in range(5)]
    for each in wires:
        for language in ("en", "fr"):
            each.anew("speak", language=language)
    assert told.events == 0, "viewers with the same view and language share the texts"


def test_older_lines_before_a_game_is_dealt(running: Running) -> None:
    person = Person(running)
    with person.socket(person.open(seats=2)) as wire:
        assert wire.ask("older", "refused", before=5)["reason"] == "not-started"


def test_what_is_asked_meanwhile_is_dealt_with_between_two_turns() -> None:
    async def crowd() -> list[str]:
        turns = FairLock()
        order: list[str] = []

        async def work() -> None:
            async with turns:
                order.append("turn")

        async def others() -> None:
            while order.count("turn") < 50:
                order.append("others")
                await asyncio.sleep(0)

        await asyncio.gather(others(), *[work() for _ in range(50)])
        return order

    order = in_a_loop(crowd())
    assert order.count("turn") == 50
    assert "turn turn" not in " ".join(order)
