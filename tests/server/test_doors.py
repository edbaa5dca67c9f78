"""Who gets in: cookies after any number of tables, handshakes that cannot be served, spectators beside players, and how
the server shuts down.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Receive, Scope, Send
from websockets.client import ClientProtocol
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from croupier.server.responses import CommonHeaders
from croupier.server.sqlite import SqliteStore
from croupier.server.turns import READ_TOGETHER, Turns
from croupier.server.web_server import ACCEPTED_TOGETHER, MOST_UNREAD, frame_of
from tests.server.serving import PATIENCE, Person, Running, in_a_loop, wait_until

LONGEST_HEADER = 8192


def handshake(address: str, path: str, *headers: str) -> bytes:
    """Send a handshake with these headers, and read until the server closes."""
    host, _, port = address.partition(":")
    with socket.create_connection((host, int(port)), PATIENCE) as talking:
        talking.sendall(asking(address, path, *headers))
        return b"".join(iter(lambda: talking.recv(65536), b""))


def asking(address: str, path: str, *headers: str) -> bytes:
    """Return a handshake."""
    usual = [f"Host: {address}", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13"]
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    return "\r\n".join([f"GET {path} HTTP/1.1", *usual, key, *headers, "", ""]).encode()


# Cookies.


def test_a_browser_that_was_at_many_tables_still_gets_in(running: Running) -> None:
    person = Person(running)
    codes = [person.open(seats=2, hot_seat=["Bob"]) for _ in range(40)]
    for code in (codes[0], codes[-1]):
        assert len(person.cookies(f"/api/tables/{code}/socket")) < 100
        assert person.get(f"/api/tables/{code}")["yours"] == [0, 1]
        with person.socket(code) as wire:
            assert wire.read()["yours"] == [0, 1]
    assert person.cookies("/api/games") == ""


@pytest.mark.parametrize("private", [False, True])
def test_a_cookie_that_is_sent_everywhere_still_counts_and_is_moved(running: Running, private: bool) -> None:
    person = Person(running)
    code, other = person.open(), person.open(private=private)
    tokens = {cookie.name: str(cookie.value) for cookie in person.http.cookies.jar}
    before = Person(running)
    for name, token in tokens.items():
        before.http.cookies.set(name, token, running.address.partition(":")[0], "/")
    assert before.get(f"/api/tables/{code}")["yours"] == [0]
    assert {cookie.path for cookie in before.http.cookies.jar if cookie.name.endswith(other)} == {
        f"/api/tables/{other}"
    }
    assert {cookie.name: cookie.value for cookie in before.http.cookies.jar} == tokens
    with before.socket(code) as here, before.socket(other) as there:
        assert here.read()["yours"] == there.read()["yours"] == [0]


def test_more_cookies_than_fit_into_a_handshake_are_moved_by_asking_for_a_table(running: Running) -> None:
    """Browsers may still have the cookies of earlier versions: 180 of them, all sent to every address."""
    person = Person(running)
    code = person.open()
    for at in range(179):
        name = f"croupier_{at:05}".translate(str.maketrans("01", "AB"))
        person.http.cookies.set(name, f"{at:032}", running.address.partition(":")[0], "/")
    path = f"/api/tables/{code}/socket"
    assert len(person.cookies(path)) > LONGEST_HEADER
    with pytest.raises(InvalidStatus) as refused:
        person.socket(code)
    assert refused.value.response.status_code == 431
    assert person.get(f"/api/tables/{code}")["yours"] == [0]
    with person.socket(code) as wire:
        assert wire.read()["yours"] == [0]


def test_a_new_token_takes_the_place_of_one_that_is_worth_nothing(running: Running) -> None:
    person = Person(running)
    code = person.open(seats=2)
    guest = Person(running)
    guest.http.cookies.set(f"croupier_{code}", "x" * 32, running.address.partition(":")[0], "/")
    guest.sit(code)
    with guest.socket(code) as wire:
        assert wire.read()["yours"] == [1]


# Handshakes.


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ([f"Cookie: croupier_AAAAA={'x' * 9000}"], 431),
        ([f"X-Header-{at}: {at}" for at in range(200)], 431),
        (["Content-Length: 5"], 400),
        (["Sec-WebSocket-Key: twice"], 400),
    ],
    ids=["too large", "too many", "with a body", "no key"],
)
def test_a_handshake_that_cannot_be_served_is_answered_logged_and_closed(
    running: Running, person: Person, caplog: pytest.LogCaptureFixture, headers: list[str], status: int
) -> None:
    code = person.open()
    head, _, body = handshake(running.address, f"/api/tables/{code}/socket", *headers).partition(b"\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} ".encode())
    assert body
    assert b"connection: close" in head.lower()
    assert [each.name for each in caplog.records if each.message == "a handshake was refused"]
    with person.socket(code) as wire:
        assert wire.read()["yours"] == [0], "others are still served"


def test_an_address_that_is_too_long(running: Running) -> None:
    said = handshake(running.address, f"/api/tables/AAAAA/socket?{'x' * 9000}")
    assert said.startswith(b"HTTP/1.1 414 ")
    assert "too long" in json.loads(said.partition(b"\r\n\r\n")[2])["text"]


# Frames.


@pytest.mark.parametrize("size", [0, 125, 126, 65535, 65536, 100_000])
def test_a_message_is_one_frame_whatever_its_size(size: int) -> None:
    reading = ClientProtocol(parse_uri("ws://x"), state=State.OPEN, max_size=None)
    reading.receive_data(frame_of(b"x" * size))
    (frame,) = reading.events_received()
    assert isinstance(frame, Frame)
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


# Spectators and players.


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Running]:
    """A server with room for two spectators at a table, and for three sockets of a player."""
    with Running(tmp_path / "croupier.sqlite3", most_guests=2, most_sockets=3) as running:
        yield running


def test_spectators_never_lock_a_player_out(small: Running, caplog: pytest.LogCaptureFixture) -> None:
    player, friend = Person(small), Person(small)
    code = player.open(seats=2)
    friend.sit(code)
    watching = [Person(small).socket(code) for _ in range(2)]
    for wire in watching:
        assert wire.read()["yours"] == []
    with pytest.raises(InvalidStatus) as refused:
        Person(small).socket(code)
    assert refused.value.response.status_code == 503
    assert not [each for each in caplog.records if each.levelname == "ERROR"]
    assert player.socket(code).read()["yours"] == [0]
    assert friend.socket(code).read()["yours"] == [1]
    watching[0].close()
    wait_until(lambda: len(small.room(code).state.connections) == 3)
    assert Person(small).socket(code).read()["spectators"] == 2


def test_a_page_that_goes_at_the_door_is_no_fault(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    code = Person(running).open()
    doors, away = running.server.doors, "127.0.0.8"
    asyncio.run_coroutine_threadsafe(doors.__aenter__(), running.loop).result(PATIENCE)
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE, (away, 0)) as page:
        page.sendall(asking(running.address, f"/api/tables/{code}/socket"))
        wait_until(lambda: bool(running.connections_of(away)))
    wait_until(lambda: not running.connections_of(away))
    asyncio.run_coroutine_threadsafe(doors.__aexit__(), running.loop).result(PATIENCE)
    with Person(running).socket(code) as wire:
        wire.until("room")
    assert "a request failed" not in caplog.text


@contextmanager
def held_up(running: Running) -> Iterator[None]:
    """Block the server's event loop meanwhile."""
    standing, going = threading.Event(), threading.Event()

    def stand() -> None:
        standing.set()
        going.wait(PATIENCE)

    running.loop.call_soon_threadsafe(stand)
    assert standing.wait(PATIENCE)
    yield
    going.set()


def test_a_crowd_is_let_in_by_and_by(running: Running) -> None:
    before, inside = running.connections_of("127.0.0.9"), [0]
    counted = threading.Event()

    def count() -> None:
        inside.append(running.connections_of("127.0.0.9") - before)
        if inside[-1] == 100:
            counted.set()
        else:
            running.loop.call_soon(count)

    with held_up(running):
        crowd = [socket.create_connection(("127.0.0.1", running.port), PATIENCE, ("127.0.0.9", 0)) for _ in range(100)]
        running.loop.call_soon_threadsafe(count)
    assert counted.wait(PATIENCE)
    assert max(later - earlier for earlier, later in pairwise(inside)) <= ACCEPTED_TOGETHER
    for each in crowd:
        each.close()


def test_requests_of_a_crowd_wait_their_turn_and_health_checks_are_answered_first(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    upto = [0]
    heard = threading.Event()
    serve = CommonHeaders.__call__

    async def note(self: CommonHeaders, scope: Scope, receive: Receive, send: Send) -> None:
        asked.append(scope["path"])
        await serve(self, scope, receive, send)

    def count() -> None:
        upto.append(len(asked))
        if len(asked) == 101:
            heard.set()
        else:
            running.loop.call_soon(count)

    monkeypatch.setattr(CommonHeaders, "__call__", note)
    crowd = [socket.create_connection(("127.0.0.1", running.port), PATIENCE, ("127.0.0.7", 0)) for _ in range(101)]
    wait_until(lambda: running.connections_of("127.0.0.7") == 101)
    with held_up(running):
        for each in crowd[1:]:
            each.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        crowd[0].sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        running.loop.call_soon_threadsafe(count)
    assert heard.wait(PATIENCE)
    assert asked.index("/healthz") <= READ_TOGETHER
    assert max(later - earlier for earlier, later in pairwise(upto)) <= READ_TOGETHER + 1
    for each in crowd:
        with each:
            assert b"".join(iter(partial(each.recv, 65536), b"")).startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("size", [200, MOST_UNREAD - 60, 3 * MOST_UNREAD])
def test_a_request_that_waits_for_its_turn_is_read_whole(
    running: Running, person: Person, monkeypatch: pytest.MonkeyPatch, size: int
) -> None:
    """Including what arrives meanwhile, and what the server leaves unread because it is too much."""
    reading: list[Callable[[], None]] = []
    monkeypatch.setattr(Turns, "take", lambda self: False)
    monkeypatch.setattr(Turns, "wait", lambda self, read: reading.append(read))
    wish = json.dumps({"game": "russian-roulette", "nickname": "Zoé"}).encode() + b" " * size
    head = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as asking:
        for part in (head.encode(), f"Content-Length: {len(wish)}\r\n\r\n".encode() + wish[:-9]):
            asking.sendall(part)
            assert person.http.get("/healthz").text == "ok"
        assert len(reading) == 1
        monkeypatch.undo()
        running.loop.call_soon_threadsafe(reading[0])
        asking.sendall(wish[-9:])
        assert asking.recv(65536).startswith(b"HTTP/1.1 201 ")


@pytest.mark.parametrize("used", [False, True])
def test_a_connection_is_not_closed_while_its_request_waits_for_its_turn(
    running: Running, monkeypatch: pytest.MonkeyPatch, used: bool
) -> None:
    waiting: list[Any] = []
    asked = b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n"
    with socket.create_connection(("127.0.0.1", running.port), PATIENCE) as staying:
        if used:
            staying.sendall(asked.replace(b"/api/games", b"/healthz"))
            assert staying.recv(65536).startswith(b"HTTP/1.1 200 ")
        monkeypatch.setattr(Turns, "take", lambda self: False)
        monkeypatch.setattr(Turns, "wait", lambda self, read: waiting.append(read))
        staying.sendall(asked)
        wait_until(lambda: bool(waiting))
        connection = waiting[0].__self__
        assert connection.timeout_keep_alive_task is None
        assert connection._time_out is None
        running.loop.call_soon_threadsafe(waiting[0])
        said = b""
        while b"russian-roulette" not in said:
            said += staying.recv(65536)


def test_many_who_come_at_once_are_counted_before_they_are_in(small: Running) -> None:
    code = Person(small).open()

    def come(person: Person) -> bool:
        try:
            return bool(person.socket(code))
        except InvalidStatus:
            return False

    with ThreadPoolExecutor(20) as threads:
        assert sum(threads.map(come, [Person(small) for _ in range(20)])) == 2


def test_a_player_with_too_many_sockets_keeps_the_latest(small: Running) -> None:
    player = Person(small)
    code = player.open()
    wires = [player.socket(code) for _ in range(4)]
    wires[0].drain()
    assert wires[0].connection.close_code == 4001
    for wire in wires[1:]:
        wire.settled()


# Shutting down.


def test_a_server_closes_its_store_whatever_came_over_its_sockets(tmp_path: Path) -> None:
    """A real process: handshakes that cannot be served, some of them still open, and then SIGTERM."""
    path = tmp_path / "croupier.sqlite3"
    command = [sys.executable, "-m", "croupier", "serve", "--port", "0", "--thinkers", "1", "--database", str(path)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        try:
            address = process.stdout.readline().split()[-1].removeprefix("http://").rstrip("/")
            person = Person(address)
            code = person.open()
            wire = person.socket(code)
            wire.read()
            place = f"/api/tables/{code}/socket"
            host, _, port = address.partition(":")
            half = socket.create_connection((host, int(port)), PATIENCE)
            half.sendall(f"GET {place} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n".encode())
            assert b" 431 " in handshake(address, place, f"Cookie: a={'x' * 9000}")
            assert b" 431 " in handshake(address, place, *[f"X-Header-{at}: 1" for at in range(200)])
            process.send_signal(signal.SIGTERM)
            assert process.wait(PATIENCE) == 0
            logged = [json.loads(line) for line in process.stderr.read().splitlines()]
            half.close()
        finally:
            process.kill()
    events = [line.get("event") for line in logged]
    assert events.count("bad-handshake") == 2
    assert events[-1] == "stopped"
    assert not [line for line in logged if "error" in line]
    assert not path.with_name(f"{path.name}-wal").exists(), "a closed store leaves no other files"
    store = SqliteStore(path)
    assert in_a_loop(store.room(code)) is not None
    in_a_loop(store.close())


def test_a_store_is_closed_even_if_a_connection_cannot_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise AssertionError("as after an unanswered handshake")

    path = tmp_path / "croupier.sqlite3"
    with Running(path) as running:
        wire = Person(running).play(seats=2, bots="random")
        wire.read()
        monkeypatch.setattr("croupier.server.web_server.WebSocketProtocol.shutdown", fail)
    store = SqliteStore(path)  # it is not locked
    in_a_loop(store.close())
