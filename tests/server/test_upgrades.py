"""No game is lost by an upgrade: databases of every version, and running games whose rules have changed."""

from __future__ import annotations

import json
import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import croupier
from croupier import games
from croupier.server.dealer import KEPT_EVERY
from croupier.server.session import last_step
from croupier.server.sqlite import MIGRATIONS, VERSION, SqliteStore
from croupier.server.store import BadDatabase
from croupier.server.thinking import TableSpec
from croupier.testing.play import play_a_little
from tests.server.serving import HandClock, Json, Person, Running, Wire, beyond, in_a_loop, wait_until

DATABASES = sorted((Path(__file__).parent / "databases").glob("*.sql"))


def restored(dump: Path, path: Path) -> tuple[str, str]:
    """Restore the database of a dump; return the code of its table and the token of its player."""
    text = dump.read_text()
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(text)
    found = [re.search(f"^-- {name}: (.*)$", text, re.MULTILINE) for name in ("code", "token")]
    assert found[0]
    assert found[1]
    return found[0][1], found[1][1]


def new_rules(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """Give the server a newer version of the rules."""
    monkeypatch.setattr(games()[game], "version", games()[game].version + 1)
    monkeypatch.setattr(games()[game], "oldest", games()[game].version)


def moved(person: Person, running: Running) -> Person:
    """Return the browser, at the restarted server."""
    person.address = running.address
    person.http.base_url = httpx.URL(f"http://{running.address}")
    return person


# The database.


def test_there_is_a_database_of_every_server_that_stored_something_else() -> None:
    assert len(DATABASES) == 6
    assert len(MIGRATIONS) == VERSION


@pytest.mark.parametrize("dump", DATABASES, ids=lambda dump: dump.stem)
def test_an_old_database_is_brought_up_to_date_and_its_table_is_there(dump: Path, tmp_path: Path) -> None:
    path = tmp_path / "croupier.sqlite3"
    code, token = restored(dump, path)
    with Running(path) as running:
        person, stranger = Person(running), Person(running)
        person.http.cookies.set(f"croupier_{code}", token, "127.0.0.1", "/")
        room = person.get(f"/api/tables/{code}")
        assert room["yours"] == [0]
        assert [seat["name"] for seat in room["seats"]] == ["Zoé", "Ada"]
        with person.socket(code) as wire:
            assert wire.until("chat")["lines"][0]["text"] == "Bonsoir"
            if dump.stem == "first-server":  # it had other rules, and stored no position
                assert "can't go on" in room["notice"]
                said = stranger.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Eve", "seat": 1})
                assert "kept" in said
                wire.send("start")
            else:
                assert room["notice"] is None
            wire.send("set-tempo", tempo="at-once")
            wire.until("update")
            wire.play_out(0)
        assert stranger.get(f"/api/tables/{code}")["notice"] is None
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (VERSION,)
    in_a_loop(SqliteStore(path).close())


def test_every_version_leads_to_the_same_tables(tmp_path: Path) -> None:
    def schema(path: Path) -> list[Any]:
        with closing(sqlite3.connect(path)) as connection:
            return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()

    in_a_loop(SqliteStore(tmp_path / "new.sqlite3").close())
    for version in range(1, VERSION):
        path = tmp_path / f"{version}.sqlite3"
        with closing(sqlite3.connect(path)) as connection:
            connection.executescript("PRAGMA application_id = 1129467986;" + "".join(MIGRATIONS[:version]))
            connection.executescript(f"PRAGMA user_version = {version};")
        in_a_loop(SqliteStore(path).close())
        assert schema(path) == schema(tmp_path / "new.sqlite3")


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "croupier.sqlite3"
    in_a_loop(SqliteStore(path).close())
    broken = (*MIGRATIONS, "CREATE TABLE more (x); CREATE TABLE rooms (x);")
    monkeypatch.setattr("croupier.server.sqlite.MIGRATIONS", broken)
    monkeypatch.setattr("croupier.server.sqlite.VERSION", len(broken))
    with pytest.raises(BadDatabase):
        SqliteStore(path)
    monkeypatch.undo()
    in_a_loop(SqliteStore(path).close())
    with closing(sqlite3.connect(path)) as connection:
        assert not connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'more'").fetchall()


# Running games.


def started(running: Running, game: str) -> tuple[str, Person, Person, Wire]:
    """Start a game of two people, and play to its middle; return a socket of one of them."""
    first, second = Person(running), Person(running)
    code = first.open(game, seats=2)
    second.sit(code)
    here, there = first.socket(code), second.socket(code)
    here.ask("start", "update")
    there.until("update")
    for _ in range(12):
        play_one(here, there)
    there.close()
    return code, first, second, here


def play_one(*wires: Wire) -> None:
    """Let the player whose turn it is answer."""
    seat, before = wires[0].view["waiting"][0], wires[0].update["answers"]
    wires[seat].answer(seat)
    for wire in wires:
        wire.until("update", beyond("answers", before))


def test_a_game_goes_on_by_older_rules_that_are_still_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "croupier.sqlite3"
    with Running(path) as running:
        code, first, second, here = started(running, "smile-life")
        before = here.view
    monkeypatch.setattr(games()["smile-life"], "version", before["version"] + 1)
    with Running(path) as again:
        room = moved(first, again).get(f"/api/tables/{code}")
        assert (room["stage"], room["game_number"], room["notice"]) == ("playing", 1, None)
        moved(second, again)
        with first.socket(code) as here, second.socket(code) as there:
            assert here.until("update")["moment"]["view"] == before
            there.until("update")
            play_one(here, there)
            assert here.view["version"] == before["version"]


def test_an_answer_that_is_not_legal_any_more_stays_in_the_game_in_which_it_was_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, star = tmp_path / "croupier.sqlite3", "play:special-shooting-star"
    smile_life = games()["smile-life"]
    monkeypatch.setattr(smile_life, "version", 3)  # a Shooting star may be played before anything was thrown away
    with Running(path, new_seed=lambda *_: 50) as running:
        first, second = Person(running), Person(running)
        code = first.open("smile-life", seats=2, options={"expansion": "none", "deck": "1/4"})
        second.sit(code)
        with first.socket(code) as here, second.socket(code) as there:
            here.send("start")
            play_until_offered(star, here, there)
            seat, before = here.view["waiting"][0], here.update["answers"]
            (here, there)[seat].answer(seat, star)
            view = here.until("update", beyond("answers", before))["moment"]["view"]
    monkeypatch.undo()
    assert smile_life.version > 3
    with Running(path) as newer:
        moved(first, newer)
        moved(second, newer)
        assert first.get(f"/api/tables/{code}")["notice"] is None
        with first.socket(code) as here, second.socket(code) as there:
            assert here.until("update")["moment"]["view"] == view
            there.until("update")
            play_one(here, there)
            view = here.view
            assert view["version"] == 3
    monkeypatch.setattr(smile_life, "oldest", smile_life.version)
    copy = tmp_path / "later.sqlite3"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("VACUUM INTO ?", (str(copy),))
    with Running(copy) as latest:  # version 3 is no longer played: the game goes on from its position
        room = moved(first, latest).get(f"/api/tables/{code}")
        assert (room["stage"], room["game_number"], room["yours"]) == ("playing", 2, [0])
        assert "new rules" in room["notice"]
        with first.socket(code) as here, moved(second, latest).socket(code) as there:
            now = here.until("update")["moment"]["view"]
            assert now["version"] == smile_life.version
            assert where(star, now) == where(star, view)
            assert where(star, now), "what was played stays where it lies"
            there.until("update")
            play_one(here, there)
    monkeypatch.undo()
    with Running(path) as newer:
        moved(first, newer)
        moved(second, newer)
        with first.socket(code) as here, second.socket(code) as there:
            here.until("update")
            there.until("update")
            while here.update["moment"]["result"] is None:
                play_one(here, there)
        assert first.get(f"/api/replays/{code}-1")["game"] == "smile-life"
        assert first.get(f"/api/replays/{code}-1/check")["replay_agrees"]
        saved = first.http.get(f"/api/replays/{code}-1/save")
        assert first.http.post("/api/replays", json=saved.json()).status_code == 201


def where(key: str, view: Json) -> list[str]:
    """Return the zones that hold a card played by a key."""
    return [zone["name"] for zone in view["zones"] if key.partition(":")[2] in zone["cards"]]


def play_until_offered(key: str, *wires: Wire) -> None:
    """Draw in turn until a key is on offer."""
    for wire in wires:
        wire.until("update")
    while key not in wires[wires[0].view["waiting"][0]].choices():
        play_one(*wires)


@pytest.mark.parametrize("game", ["russian-roulette", "total-rickall", "hundred-days", "smile-life"])
def test_a_game_goes_on_under_new_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    path = tmp_path / "croupier.sqlite3"
    with Running(path) as running:
        code, first, second, here = started(running, game)
        session = running.session(code)
        before = here.view
        kept = last_step(session.spec, session.table.log)
        assert kept is not None
        lost = session.table.answer_count - kept.answers
    new_rules(monkeypatch, game)
    with Running(path) as again:
        room = moved(first, again).get(f"/api/tables/{code}", language="fr")
        assert room["stage"] == "playing"
        assert room["yours"] == [0]
        assert moved(second, again).get(f"/api/tables/{code}")["yours"] == [1]
        assert room["game_number"] == 2
        assert "nouvelles règles" in room["notice"]
        assert (str(lost) in room["notice"]) == (lost > 1)
        stranger = Person(again)
        stranger.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Eve"})
        with first.socket(code) as wire:
            after = wire.until("update")["moment"]["view"]
            if lost == 0:
                assert after["zones"] == before["zones"]
                assert after["counters"] == before["counters"]
                assert after["waiting"] == before["waiting"]
            else:
                opened = croupier.open_position(game, kept.position)
                assert after["zones"] == json.loads(json.dumps(opened.view(0)["zones"]))
        assert "version" in stranger.wrong("GET", f"/api/replays/{code}-1", 410)
        with first.socket(code) as here, second.socket(code) as there:
            here.until("update")
            there.until("update")
            for _ in range(4):
                play_one(here, there)
    with closing(sqlite3.connect(path)) as connection:
        count = "SELECT game, count(*) FROM answers GROUP BY game ORDER BY game"
        assert connection.execute(count).fetchall() == [(1, 12), (2, 4)], "the old log is kept"


def test_a_game_that_went_on_ends_and_can_be_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "croupier.sqlite3"
    with Running(path) as running:
        person = Person(running)
        code = person.open(seats=2, bots="random", start=True)
        with person.socket(code) as wire:
            wire.answer(0)
            wire.until("update", beyond("answers", 1))
    new_rules(monkeypatch, "russian-roulette")
    with Running(path) as again:
        with moved(person, again).socket(code) as wire:
            wire.play_out(0)
            wire.settled()
        room = person.get(f"/api/tables/{code}")
        assert room["stage"] == "over"
        assert room["notice"] is None
        assert sum(room["tally"].values()) >= 1
        assert person.get(f"/api/replays/{code}-2")["game"] == "russian-roulette"
        assert person.get(f"/api/replays/{code}-2/check")["replay_agrees"]


def test_a_game_that_cannot_go_on_keeps_people_names_and_score(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "croupier.sqlite3"
    with Running(path) as running:
        person = Person(running)
        code = person.open(seats=2, bots="random", start=True)
        with person.socket(code) as wire:
            wire.play_out(0)
            wire.ask("start", "update")
        tally = person.get(f"/api/tables/{code}")["tally"]
    with closing(sqlite3.connect(path)) as connection, connection:
        assert connection.execute('UPDATE positions SET kept = \'{"answers": 1, "position": {"x": 1}}\'').rowcount
    new_rules(monkeypatch, "russian-roulette")
    with Running(path) as again:
        room = moved(person, again).get(f"/api/tables/{code}")
        assert room["stage"] == "lobby"
        assert "can't go on" in room["notice"]
        assert room["tally"] == tally
        assert [seat["name"] for seat in room["seats"]] == ["Zoé", "Ada"]
        assert room["yours"] == [0]
        stranger = Person(again)
        stranger.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Eve", "seat": 1})
        with person.socket(code) as wire:
            wire.ask("start", "update")
        assert person.get(f"/api/tables/{code}")["notice"] is None
        assert person.get(f"/api/tables/{code}")["game_number"] == 3


def test_a_position_is_kept_now_and_then_and_not_with_every_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "croupier.sqlite3"
    with Running(path, hand_clock=HandClock()) as running:
        kept: list[str] = []
        writing = running.server.store.keep_position

        async def count(*given: Any) -> None:
            await writing(*given)
            kept.append(given[0])

        monkeypatch.setattr(running.server.store, "keep_position", count)
        lobby = Person(running)
        waiting = lobby.open("hundred-days", seats=2, bots="random")
        code, _, _, wire = started(running, "hundred-days")
        assert kept == []
        with lobby.socket(waiting) as late:
            late.settled()
            running.move_clock(KEPT_EVERY + 1)
            wait_until(lambda: kept == [code])
            late.ask("start", "update")
            late.settled()
            assert running.room(waiting).dealer.position_due() == running.clock.now() + KEPT_EVERY, "it has just begun"
        wire.settled()
        running.move_clock(KEPT_EVERY + 1)
        wire.settled()
        assert kept.count(code) == 1, "nothing has happened since"
        with closing(sqlite3.connect(path)) as connection:
            found = connection.execute("SELECT room, game FROM positions WHERE room = ?", (code,)).fetchall()
        assert found == [(code, 1)]


@pytest.mark.parametrize("game", ["russian-roulette", "total-rickall", "hundred-days", "smile-life"])
def test_the_last_step_can_be_opened_anywhere_in_a_game(game: str) -> None:
    table = croupier.open_table(game, 4, 5)
    log: list[tuple[int, str]] = []
    spec = TableSpec("", game, 4, 5, dict(table.origin.options))
    found, luck = 0, Random(7)
    for _ in range(20):
        if table.over:
            break
        play_a_little(table, luck, 3)
        log = table.log
        kept = last_step(spec, log)
        if kept is None:
            assert len(log) < 16
            continue
        opened = croupier.open_position(game, kept.position, 99)
        assert {**opened.position(), "version": 0} == {**kept.position, "version": 0}
        found += 1
    assert found > 9


# Saves.


def test_an_old_save_says_which_version_it_needs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    saved: Json = croupier.open_table("russian-roulette", 2, 1).save()
    version = games()["russian-roulette"].version
    with Running(tmp_path / "croupier.sqlite3") as running:
        person = Person(running)
        kept = person.http.post("/api/replays", json=saved).json()["id"]
        old = saved | {"version": 1}
        said = person.wrong("POST", "/api/replays", 400, json=old)
        assert "version 1 " in said
        assert f"version {version}" in said
    new_rules(monkeypatch, "russian-roulette")
    with Running(tmp_path / "croupier.sqlite3") as running:

        async def wrong(_: bytes) -> str:
            return "other-version"

        monkeypatch.setattr(running.server.replays, "_wrong_with", wrong)
        said = Person(running).wrong("GET", f"/api/replays/{kept}", 410)
        assert f"version {version} " in said
