"""A server that stops, or is killed, and starts again: everything that it acknowledged is there."""

from __future__ import annotations

import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from croupier.server import app, catalogue
from croupier.server.sqlite import SqliteStore
from croupier.server.store import Row, StoreFailed
from tests.server.databases import Database
from tests.server.serving import PATIENCE, Json, Person, Running, Wire, beyond, wait_until


def test_a_server_that_closes_does_not_wait_for_the_words_of_all_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(_: tuple[str, ...], closing: threading.Event) -> None:
        begun.set()
        stopped.append(closing.wait(PATIENCE))

    begun, stopped = threading.Event(), list[bool]()
    monkeypatch.setattr(app, "load_words", load)
    with Running(tmp_path / "croupier.sqlite3", warm_up=True):
        assert begun.wait(PATIENCE)
    assert stopped == [True]


def test_a_server_that_is_closing_loads_no_words(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(game: str, language: str) -> None:
        loaded.append(game)
        closing.set()

    closing, loaded = threading.Event(), list[str]()
    monkeypatch.setattr(catalogue, "words_in", load)
    catalogue.load_words((), closing)
    assert len(loaded) == 1, "the one that was being loaded"


def test_a_table_goes_on_after_a_restart_with_the_same_question(database: Database) -> None:
    with Running(database.name) as running:
        person, friend = Person(running), Person(running)
        code = person.open("hundred-days", seats=2)
        friend.sit(code)
        with person.socket(code) as wire:
            wire.ask("start", "update")
            wire.send("say", text="back soon")
            for _ in range(5):
                number = wire.update["number"]
                answers = wire.update["answers"]
                seat = wire.view["waiting"][0]
                if seat == 0:
                    wire.answer(0)
                    wire.until("update", beyond("answers", answers))
                    if wire.view["answer"]:
                        wire.send("undo", seat=0)
                        wire.until("update")
                        wire.answer(0)
                        wire.until("update", beyond("answers", answers))
                else:
                    with friend.socket(code) as there:
                        there.answer(1)
                        wire.until("update", beyond("answers", answers))
            before = wire.anew("look", seat=0)
            number = before["number"]
    with Running(database.name) as again:
        for each in (person, friend):
            each.address = again.address
            each.http.base_url = httpx.URL(f"http://{again.address}")
        with person.socket(code) as wire:
            after = wire.until("update")
            assert after["moment"] == before["moment"]
            assert after["number"] == number
            assert after["answers"] == before["answers"]
            assert after["lines"] == before["lines"]
            assert wire.last["chat"]["lines"][0]["text"] == "back soon"


def test_closing_tells_the_sockets_to_come_back(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3") as running:
        wire = Person(running).play(seats=2, bots="random")
        assert wire.update
    wire.drain()
    assert wire.connection.close_code == 1012


class FailingStore(SqliteStore):
    """A store whose disk becomes full at some moment."""

    full = False

    async def append(self, code: str, game: int, n: int, row: Row) -> None:
        if self.full:
            raise StoreFailed("the disk is full")
        await super().append(code, game, n, row)


def test_what_cannot_be_written_is_heard_by_nobody(tmp_path: Path) -> None:
    failing = FailingStore(tmp_path / "croupier.sqlite3")
    with Running(tmp_path / "unused", store=failing) as running:
        first, second = Person(running), Person(running)
        code = first.open(seats=2)
        second.sit(code)
        with first.socket(code) as here, second.socket(code) as there:
            here.ask("start", "update")
            before = there.update["moment"]["view"]
            failing.full = True
            key = here.choices()[0]
            here.answer(0, key)
            refused = here.until("refused")
            assert refused["reason"] == "not-written"
            assert refused["key"] == key
            there.settled()
            assert there.update["moment"]["view"] == before
            failing.full = False
            here.answer(0, key)
            assert there.until("update")["answers"] == 1
            failing.full = True
            assert here.ask("undo", "refused", seat=0)["reason"] == "not-written"
            failing.full = False
            here.send("undo", seat=0)
            assert there.until("update")["answers"] == 0


def test_the_answer_that_another_writer_stored_counts(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3") as running:
        first, second = Person(running), Person(running)
        code = first.open(seats=2)
        second.sit(code)
        with first.socket(code) as here:
            here.ask("start", "update")
            key = here.choices()[0]
            store = running.server.store
            assert isinstance(store, SqliteStore)
            store._connection.execute("INSERT INTO answers VALUES (?, 1, 0, 0, ?)", (code, key))
            here.answer(0, key)
            update = here.until("update")
            assert update["whole"] is True
            assert update["answers"] == 1
            assert here.until("refused")["reason"] == "too-late"


def test_a_fault_of_ours_is_told_with_an_id_and_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(tmp_path / "croupier.sqlite3") as running:
        person = Person(running)
        with person.play(seats=2, bots="random") as wire:
            while wire.view["answered"] != [1]:
                wire.until("update")
            session = running.session(wire.last["room"]["code"])

            def fail(*_: object) -> None:
                raise RuntimeError("Zoé has 4 aces")

            monkeypatch.setattr(session, "answer", fail)
            wire.answer(0)
            failed = wire.until("failed")
            assert failed["id"] in failed["text"]
            assert "aces" not in failed["text"]
            whole = wire.until("update", lambda update: update["whole"])
            assert whole["answers"] == 1, "what the rules could not carry out is void"
            wire.answer(0)
            wire.until("update", lambda update: update["answers"] >= 2)


# The same with kill -9, from outside.


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


@contextmanager
def command(database: Path | str, port: int, *more: str) -> Iterator[subprocess.Popen[str]]:
    """Run ``croupier serve`` as a process, and kill it at the end if it still runs."""
    program = "from croupier.cli import app; app()"
    options = [
        "--port",
        str(port),
        "--database",
        str(database),
        "--bot-pace",
        "0",
        "--tempo",
        "at-once",
        "--message-rate=100000",
        "--work-share=1000",
        "--address-share=1000",
        *more,
    ]
    process = subprocess.Popen(
        [sys.executable, "-c", program, "serve", *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | {"PYTHONUNBUFFERED": "1"},
    )
    assert process.stdout is not None
    try:
        assert "Croupier is at" in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


class Script:
    """A player who answers by a script, reconnects whenever the server is back, and remembers what was acknowledged."""

    def __init__(self, address: str, game: str) -> None:
        self.person = Person(address)
        self.code = self.person.open(game, seats=3, bots="random", start=True)
        self.luck = random.Random(game)
        self.seen: list[tuple[int, int, Json]] = []
        self.updates = 0

    def play(self, stop: threading.Event) -> None:
        while not stop.is_set():
            with suppress(ConnectionClosed, OSError, InvalidHandshake, EOFError), self.person.socket(self.code) as wire:
                while not stop.is_set():
                    self.step(wire)
            stop.wait(0.02)

    def step(self, wire: Wire) -> None:
        message = wire.read()
        if message["type"] == "update":
            view = message["moment"]["view"]
            self.updates += 1
            self.seen.append((message["answers"], message["number"], view))
            if view["result"]:
                wire.send("start")
                self.seen.clear()
            elif 0 in view["waiting"]:
                wire.answer(0, self.luck.choice(wire.choices()))
        assert message["type"] != "failed"


def wait_for_updates(scripts: list[Script], count: int) -> None:
    """Wait for this many more updates."""
    before = sum([script.updates for script in scripts])
    wait_until(lambda: sum([script.updates for script in scripts]) >= before + count)


def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    database = tmp_path / "croupier.sqlite3"
    port = free_port()
    luck = random.Random(9)
    stop = threading.Event()
    scripts: list[Script] = []
    threads: list[threading.Thread] = []
    for round in range(4):
        with command(database, port) as process:
            address = f"127.0.0.1:{port}"
            if not scripts:
                scripts = [Script(address, game) for game in ("russian-roulette", "hundred-days", "smile-life")]
                threads = [threading.Thread(target=each.play, args=(stop,), daemon=True) for each in scripts]
                for thread in threads:
                    thread.start()
            wait_for_updates(scripts, luck.randrange(20, 60))
            if round == 3:
                stop.set()
            os.kill(process.pid, signal.SIGKILL)
            process.wait()
    for thread in threads:
        thread.join(PATIENCE)
        assert not thread.is_alive()
    with Running(database) as again:
        compare(scripts, again)


def compare(scripts: list[Script], running: Running) -> None:
    """Compare what was acknowledged with what is stored."""
    for script in scripts:
        script.person.move(running.address)
        with script.person.socket(script.code) as wire:
            now = wire.until("update")
            answers, number, view = max(script.seen, key=lambda each: each[0], default=(0, 0, {}))
            assert now["answers"] >= answers
            if now["answers"] == answers:
                assert now["number"] == number
                assert now["moment"]["view"] == json.loads(json.dumps(view))
            numbers = [each[1] for each in script.seen]
            assert numbers == sorted(numbers), "the game never went back"


def test_the_command_ends_in_order_when_asked_to(tmp_path: Path) -> None:
    port = free_port()
    with command(tmp_path / "croupier.sqlite3", port) as process:
        address = f"127.0.0.1:{port}"
        with Person(address).play(seats=2, bots="sensible") as wire:
            assert wire.update
            os.kill(process.pid, signal.SIGTERM)
            wire.drain()
            assert wire.connection.close_code == 1012
        assert process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert not (tmp_path / "croupier.sqlite3-wal").exists(), "everything is in the one file"


@pytest.mark.parametrize(
    ("spoil", "status"),
    [
        ("UPDATE rooms SET room = '{'", 404),
        ("UPDATE games SET seed = 'abc'", 200),
        ("UPDATE games SET names = '[1'", 200),
        ("UPDATE chat SET line = 'x'", 200),
    ],
    ids=["room", "seed", "names", "chat"],
)
def test_what_was_spoilt_in_the_database_spoils_nothing_else(spoil: str, status: int, tmp_path: Path) -> None:
    path = tmp_path / "croupier.sqlite3"
    with Running(path) as running:
        person = Person(running)
        code = person.open(bots="random", start=True)
        with person.socket(code) as wire:
            wire.ask("say", "chat", text="Hello")
    with closing(sqlite3.connect(path)) as beside, beside:
        assert beside.execute(spoil).rowcount == 1
    with Running(path) as running:
        again = Person(running)
        assert again.http.get(f"/api/tables/{code}").status_code == status
        assert again.http.get(f"/api/replays/{code}-1").status_code in (403, 404, 410)
        again.play(bots="random").until("update")
