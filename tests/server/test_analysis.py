"""Analyses of finished games: made in the background, stored with the game, and never of a running one."""

from __future__ import annotations

import asyncio
import threading

import pytest

from croupier.server import analyses
from croupier.server.thinking import Thinkers
from tests.server.databases import Database, PostgresqlDatabase
from tests.server.serving import PATIENCE, Json, Person, Running, wait_until
from tests.server.test_operator import admin


@pytest.fixture
def going() -> threading.Event:
    """An event that is set while analyses may go on."""
    event = threading.Event()
    event.set()
    return event


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch, going: threading.Event) -> list[int]:
    """Let a bot without a plan judge in the server's own process; return the numbers of the pieces analysed."""
    made: list[int] = []

    async def analyse(self: Thinkers, work: object, saved: str, at: int, bot: str, worlds: int) -> object:
        await asyncio.to_thread(going.wait, PATIENCE)
        made.append(at)
        assert callable(work)
        return work(saved, at, bot, worlds)

    monkeypatch.setattr(Thinkers, "analyse", analyse)
    monkeypatch.setattr("croupier.bots.best", lambda game: "random")
    monkeypatch.setattr(analyses, "WORLDS", 2)
    return made


def finished(person: Person) -> tuple[str, int]:
    """Play a game to its end; return its id, and how many answers it took."""
    with person.play(seats=2, bots="random", options={"points": 1}) as wire:
        over = wire.play_out(0)
        code = wire.last["room"]["code"]
        wire.until("room", lambda room: room["stage"] == "over")
    return f"{code}-1", int(over["answers"])


def asked(person: Person, id: str, language: str = "en") -> Json:
    """Return the server's current answer about an analysis."""
    response = person.http.post(f"/api/replays/{id}/analysis?language={language}")
    assert response.status_code in (200, 202), response.text
    news: Json = response.json()
    assert (news["analysis"] is None) == (response.status_code == 202)
    return news


def analysed(person: Person, id: str, language: str = "en") -> Json:
    news: Json = {}

    def done() -> bool:
        news.update(asked(person, id, language))
        return news["analysis"] is not None

    wait_until(done)
    assert news["done"] == news["of"]
    analysis: Json = news["analysis"]
    return analysis


def test_an_analysis_is_made_once_and_kept(person: Person, quick: list[int]) -> None:
    id, answers = finished(person)
    first = asked(person, id)
    assert first["analysis"] is None
    assert 0 <= first["done"] <= first["of"] == answers + 1
    english = analysed(person, id)
    assert english["moments"][0] == 0
    assert english["moments"][-1] == answers
    assert [len(line["values"]) for line in english["curve"]] == [len(english["moments"])] * 2
    assert english["curve"][0]["label"] == "Zoé"
    assert len(english["players"]) == 2
    assert sum(player["choices"] for player in english["players"]) > 0
    assert sorted(quick) == list(range(answers + 1))
    french = analysed(person, id.lower(), "fr")
    assert french["moments"] == english["moments"]
    assert [mistake["at"] for mistake in french["mistakes"]] == [mistake["at"] for mistake in english["mistakes"]]
    assert len(quick) == answers + 1


def test_a_running_game_and_an_unknown_one_are_not_analysed(person: Person, quick: list[int]) -> None:
    with person.play(seats=2, bots="random") as wire:
        assert wire.update
        code = wire.last["room"]["code"]
        assert "still going on" in person.wrong("POST", f"/api/replays/{code}-1/analysis", 403)
    person.wrong("POST", "/api/replays/abcdefghjkmnpqrs/analysis", 404)
    assert not quick


def test_an_analysis_that_fails_says_so_and_can_be_asked_for_again(
    person: Person, quick: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    id, _ = finished(person)
    with monkeypatch.context() as broken:
        broken.setattr(analyses, "piece", None)
        asked(person, id)
        wait_until(lambda: person.http.post(f"/api/replays/{id}/analysis").status_code == 503)
    assert analysed(person, id)["players"]


def test_only_so_many_analyses_wait(person: Person, quick: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    id, _ = finished(person)
    monkeypatch.setattr(analyses, "MOST_WAITING", 0)
    assert "Many games" in person.wrong("POST", f"/api/replays/{id}/analysis", 503)
    assert not quick


def test_of_several_workers_one_makes_the_analysis(
    shared: PostgresqlDatabase, quick: list[int], going: threading.Event
) -> None:
    with Running(shared.name) as one, Running(shared.name) as two:
        id, answers = finished(Person(one))
        going.clear()
        for _ in range(2):
            assert asked(Person(one), id)["done"] == asked(Person(two), id.lower())["done"] == 0
        going.set()
        assert analysed(Person(two), id) == analysed(Person(one), id)
        assert sorted(quick) == list(range(answers + 1))


def test_an_analysis_is_made_if_a_worker_that_would_make_it_is_gone(
    shared: PostgresqlDatabase, quick: list[int]
) -> None:
    with Running(shared.name) as one:
        id, _ = finished(Person(one))
        for at in range(40):
            shared.rows(f"INSERT INTO workers VALUES ({at}, '127.0.0.1:{at + 1}', 'word', now() + interval '1 h')")
        assert analysed(Person(one), id)["players"]


@pytest.mark.parametrize("uploaded", [False, True])
def test_nothing_is_kept_of_a_game_that_was_deleted_meanwhile(
    database: Database, quick: list[int], going: threading.Event, uploaded: bool
) -> None:
    with Running(database.name) as running:
        person = Person(running)
        id, _ = finished(person)
        if uploaded:
            save = person.http.get(f"/api/replays/{id}/save").json()
            id = person.http.post("/api/replays", json=save).json()["id"]
        going.clear()
        asked(person, id)
        if uploaded:
            database.rows("DELETE FROM saves")
        else:
            admin(database.name, "close", id.partition("-")[0])
        going.set()
        wait_until(lambda: all(work.task.done() for work in running.server.analyses._under_way.values()))
        assert quick
        assert database.rows("SELECT * FROM analyses") == []
