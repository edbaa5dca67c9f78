"""The operator's kit: ``croupier admin`` with and without a running server, metrics, and draining."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli import app
from croupier.server.sqlite import SqliteStore
from tests.server.databases import Database, PostgresqlDatabase, SqliteDatabase
from tests.server.serving import PATIENCE, Person, Running, in_a_loop, wait_until


def admin(database: Path | str, *words: str, good: bool = True) -> str:
    """Run ``croupier admin``; return what it prints."""
    result = CliRunner().invoke(app, ["admin", *words, "--database", str(database)])
    assert "Traceback" not in result.output
    assert (result.exit_code == 0) == good, result.output
    return " ".join(result.output.split())


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "croupier.sqlite3"


def rows(path: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(query).fetchall()


def test_tables_are_listed_and_closed_beside_a_running_server(database: Database) -> None:
    with Running(database.name) as running:
        person = Person(running)
        code, other = person.open(seats=2, bots="random", start=True), person.open("smile-life")
        wire = person.socket(code)
        wire.until("update")
        listed = admin(database.name, "list")
        assert code in listed
        assert "Zoé" in listed
        assert "2 tables, 1 of them in a game" in listed
        assert "closed" in admin(database.name, "close", code)
        assert "closed this table" in wire.until("told")["text"]
        wire.drain()
        person.wrong("GET", f"/api/tables/{code}", 404)
        person.get(f"/api/tables/{other}")
        assert "no table" in admin(database.name, "close", code, good=False)
    admin(database.name, "close", other)
    for table in ("rooms", "games", "answers", "chat", "positions", "orders"):
        assert database.rows(f"SELECT * FROM {table}") == []


def test_a_table_is_exported_and_another_server_takes_it(database: Database, tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "table.json", tmp_path / "other.sqlite3"
    with Running(database.name) as running, Running(elsewhere) as other:
        person = Person(running)
        code = person.open(seats=2, bots="random", start=True)
        with person.socket(code) as wire:
            wire.ask("say", "chat", text="Hello")
            wire.answer(0)
            wire.until("update", lambda update: update["answers"] >= 2)
            before = wire.anew("look", seat=0)["moment"]
        admin(database.name, "export", code, str(file))
        assert file.stat().st_mode & 0o077 == 0
        assert code in admin(elsewhere, "import", str(file))
        assert "already" in admin(elsewhere, "import", str(file), good=False)
        person.address = other.address
        with person.socket(code) as wire:
            after = wire.until("update")
            assert after["moment"] == before, "the cookie counts there too"
            assert wire.last["chat"]["lines"][0]["text"] == "Hello"
    assert json.loads(admin(database.name, "export", code))["code"] == code
    file.write_text("{}")
    assert "not a table exported by Croupier" in admin(elsewhere, "import", str(file), good=False)


def test_nothing_is_left_of_a_person(database: Database) -> None:
    with Running(database.name) as running:
        person, friend = Person(running), Person(running)
        code = person.open(seats=2)
        friend.sit(code, "Marguerite")
        with person.socket(code) as wire, friend.socket(code) as there:
            there.ask("say", "chat", text="My address is 7, rue Lepic")
            wire.ask("start", "update")
            assert "no player" in admin(database.name, "forget", code, "Eve", good=False)
            admin(database.name, "forget", code, "Marguerite")
            there.until("told")
            there.drain()
        assert friend.get(f"/api/tables/{code}")["yours"] == []
        room = person.get(f"/api/tables/{code}")
        assert room["stage"] == "playing", "the game goes on"
        assert [seat["held_by"] for seat in room["seats"]] == ["person", "bot"]
    stored = [
        database.rows(f"SELECT * FROM {table}")
        for table in ("rooms", "games", "answers", "chat", "positions", "orders")
    ]
    assert "Marguerite" not in str(stored)
    assert "Lepic" not in str(stored)
    assert "Zoé" in str(stored)
    if isinstance(database, SqliteDatabase):
        assert b"Lepic" not in database.name.read_bytes(), "nor in the unused parts of the file"


def test_a_player_who_has_lost_a_device_gets_a_link(database: Database) -> None:
    with Running(database.name) as running:
        code = Person(running).open(seats=2)
        link = admin(database.name, "link", code, "Zoé").rpartition("/")[2]
        found = Person(running)
        assert found.http.post(f"/api/tables/{code}/devices", json={"link": link}).json()["seats"] == [0]
        assert "called" in admin(database.name, "link", code, "Eve", good=False)
    assert "no server" in admin(database.name, "link", code, "Zoé", good=False)


def test_an_address_is_banned_and_let_in_again(database: Database) -> None:
    with Running(database.name, trusted_proxies=("127.0.0.1",)) as running:
        banned, other = Person(running), Person(running)
        banned.http.headers["x-forwarded-for"] = "203.0.113.77"
        other.http.headers["x-forwarded-for"] = "198.51.100.7"
        code = banned.open(seats=2)
        assert "203.0.113.0/24" in admin(database.name, "ban", "203.0.113.9/24")
        assert "address" in banned.wrong("GET", f"/api/tables/{code}", 403)
        other.get(f"/api/tables/{code}")
        assert "203.0.113.0/24" in admin(database.name, "bans")
        admin(database.name, "unban", "203.0.113.0/24")
        banned.get(f"/api/tables/{code}")
        assert "not banned" in admin(database.name, "unban", "203.0.113.0/24", good=False)
        assert "neither an address" in admin(database.name, "ban", "everybody", good=False)
    admin(database.name, "ban", "2001:db8::/32", "--days", "2")
    assert "2.0 days left" in admin(database.name, "bans")


def test_a_backup_is_taken_under_load_and_restored(path: Path, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    with Running(path) as running:
        person = Person(running)
        code = person.open(seats=2, bots="random", start=True)
        with person.socket(code) as wire:
            wire.answer(0)
            wire.until("update", lambda update: update["answers"] >= 2)
            admin(path, "backup", str(backup))
            assert "exists" in admin(path, "backup", str(backup), good=False)
            answered = wire.update["answers"]
            wire.play_out(0)
        assert "another Croupier" in admin(path, "restore", str(backup), good=False)
    assert rows(backup, "SELECT code FROM rooms") == [(code,)]
    assert "before" in admin(path, "restore", str(backup))
    kept = [each for each in tmp_path.iterdir() if ".before-" in each.name]
    assert len(kept) == 1
    assert path.stat().st_mode & 0o077 == 0
    with Running(path) as again:
        person.address = again.address
        with person.socket(code) as wire:
            update = wire.until("update")
            assert answered <= update["answers"] + 1
            assert update["moment"]["result"] is None
    text = tmp_path / "diary.txt"
    text.write_text("Dear diary" * 1000)
    assert "cannot be used" in admin(path, "restore", str(text), good=False)


def test_old_games_go_and_running_ones_stay(database: Database) -> None:
    with Running(database.name) as running:
        person = Person(running)
        over, running_one, lobby = (person.open(seats=2, bots="random", start=start) for start in (True, True, False))
        with person.socket(over) as wire:
            wire.play_out(0)
            wire.settled()
    database.rows(f"UPDATE rooms SET opened = {time.time() - 100 * 86400}")
    database.rows(f"INSERT INTO saves (id, saved, at) VALUES ('old', '{{}}', 5.0), ('new', '{{}}', {time.time()})")
    analysed = ", ".join(f"('{of}', 1, '{{}}')" for of in (over, running_one, lobby, "old", "new", "gone"))
    database.rows(f"INSERT INTO analyses (room, game, analysis) VALUES {analysed}")
    assert "1 tables" in admin(database.name, "expire", "--days", "30")
    assert {code for (code,) in database.rows("SELECT code FROM rooms")} == {over, running_one}
    assert database.rows("SELECT id FROM saves") == [("new",)]
    assert {of for (of,) in database.rows("SELECT room FROM analyses")} == {over, running_one, "new"}
    database.rows("UPDATE games SET ended = 5.0 WHERE ended IS NOT NULL")
    admin(database.name, "expire", "--days", "30")
    assert database.rows("SELECT code FROM rooms") == [(running_one,)]
    assert lobby != running_one


def test_postgresql_has_its_own_backups(shared: PostgresqlDatabase, tmp_path: Path) -> None:
    assert "pg_dump" in admin(shared.name, "backup", str(tmp_path / "backup"), good=False)
    assert "pg_restore" in admin(shared.name, "restore", str(tmp_path / "backup"), good=False)
    assert "start this Croupier on it once" in admin(shared.name, "list", good=False)


def test_there_must_be_a_database(tmp_path: Path) -> None:
    assert "no database" in admin(tmp_path / "none.sqlite3", "list", good=False)
    assert not (tmp_path / "none.sqlite3").exists()


def figures(text: str) -> dict[str, float]:
    lines = [line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, value in lines}


def test_prometheus_reads_figures(path: Path) -> None:
    with Running(path) as running:
        person = Person(running)
        before = figures(person.http.get("/metrics").text)
        with person.play(seats=2, bots="random") as wire:
            wire.until("update")
            wire.answer(0)
            wire.until("update", lambda update: update["answers"] >= 2)
            wait_until(lambda: figures(person.http.get("/metrics").text)["croupier_loop_lag_seconds_count"] > 0)
            after = figures(person.http.get("/metrics").text)
        assert after["croupier_tables"] == after["croupier_sockets"] == 1
        grown = ("answers_total", "bot_moves_total", "answer_seconds_count", "commit_seconds_count")
        for name in [f"croupier_{each}" for each in grown]:
            assert after[name] > before[name]
        assert after["croupier_faults_total"] >= 0


def test_only_some_addresses_read_figures(path: Path) -> None:
    with Running(path, trusted_proxies=("127.0.0.1",), metrics_from=("10.0.0.0/8",)) as running:
        person = Person(running)
        person.wrong("GET", "/metrics", 404)
        person.wrong("GET", "/metrics", 404, headers={"x-forwarded-for": "203.0.113.7"})
        assert person.http.get("/metrics", headers={"x-forwarded-for": "10.1.2.3"}).status_code == 200


def test_a_server_that_ends_says_so_and_finishes_what_it_has_accepted(path: Path) -> None:
    with Running(path) as running:
        person = Person(running)
        code = person.open(seats=2, hot_seat=["Bob"], start=True)
        wire = person.socket(code)
        wire.until("update")
        for _ in range(40):
            wire.send("say", text="accepted")
        wire.settled()
    wire.drain()
    assert "about to restart" in wire.last["told"]["text"]
    assert wire.connection.close_code == 1012
    assert rows(path, "SELECT count(*) FROM chat") == [(40,)]
    assert rows(path, "SELECT count(*) FROM positions") == [(1,)]
    in_a_loop(SqliteStore(path).close())


def test_a_server_that_ends_takes_nothing_new(path: Path) -> None:
    with Running(path) as running:
        person = Person(running)
        asyncio.run_coroutine_threadsafe(running.server.drain(), running.loop).result(PATIENCE)
        assert person.http.get("/readyz").text == "closing"
        assert "shutting down" in person.wrong(
            "POST", "/api/tables", 503, json={"game": "smile-life", "nickname": "Zoé"}
        )
