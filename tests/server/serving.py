"""A real server on a free port for the tests, a clock that is moved by hand, and browsers that talk to it."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, ExitStack, suppress
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self, TypeVar

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from croupier import games
from croupier.server.app import Server
from croupier.server.clock import Alarm
from croupier.server.database import open_store
from croupier.server.records import GameRecord, RoomRecord, SeatRecord
from croupier.server.room import Room
from croupier.server.session import Session
from croupier.server.settings import Settings
from croupier.server.store import Store
from croupier.server.web_server import Config, WebServer
from tests.known_deals import known_seed

Json = dict[str, Any]
Result = TypeVar("Result")

PATIENCE = 60.0
"""The longest that any step takes on a busy machine unless something is broken, in seconds."""


def in_a_loop(work: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine in a new thread: this one may have the event loop of a browser."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def beyond(field: str, value: int) -> Callable[[Json], bool]:
    """Return a test of messages: whether a field is larger than this."""
    return lambda message: bool(message[field] > value)


class HandClock:
    """A clock that a test moves by hand."""

    def __init__(self) -> None:
        self.moved = 1000.0
        self.alarms: list[HandAlarm] = []

    def now(self) -> float:
        return self.moved

    time = now

    def later(self, seconds: float, ring: Callable[[], None]) -> Alarm:
        alarm = HandAlarm(self, self.moved + seconds, ring)
        self.alarms.append(alarm)
        return alarm

    def move(self, seconds: float) -> None:
        """Let time pass, and fire the alarms that are due."""
        self.moved += seconds
        for alarm in [each for each in self.alarms if each.at <= self.moved]:
            alarm.cancel()
            alarm.ring()


class HandAlarm:
    """An alarm of a ``HandClock``."""

    def __init__(self, clock: HandClock, at: float, ring: Callable[[], None]) -> None:
        self.clock = clock
        self.at = at
        self.ring = ring

    def cancel(self) -> None:
        with suppress(ValueError):
            self.clock.alarms.remove(self)


class Running:
    """A server that listens on a port, in its own thread."""

    def __init__(self, database: Path | str, store: Store | None = None, **settings: Any) -> None:
        self.clock = settings.pop("hand_clock", None)
        if self.clock is not None:
            settings["clock"] = self.clock
        usual: Json = {"bot_pace": 0.0, "tempo": "at-once", "message_rate": 1e6, "thinkers": 1, "warm_up": False}
        usual |= {"new_seed": known_seed, "look_every": 0.05}
        usual |= {"work_share": 1e6, "address_share": 1e6, "request_rate": 1e6, "most_connections": 10_000}
        usual |= {"tables_per_minute": 1e6, "uploads_per_minute": 1e6, "guesses_per_minute": 1e6}
        self.store = store or open_store(database)
        chosen = Settings(**usual | settings)
        self._inside = socket.create_server(("127.0.0.1", 0))
        inside: tuple[str, int] = self._inside.getsockname()
        self.server = Server(self.store, chosen, f"127.0.0.1:{inside[1]}")
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self.address = f"127.0.0.1:{self.port}"
        self._web_server = WebServer(self.server.app, chosen, self.server.drain, inside)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self.loop: asyncio.AbstractEventLoop

    def _run(self) -> None:
        asyncio.run(self._serve())

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        await self._web_server.serve([self._listening, self._inside])

    def __enter__(self) -> Self:
        self._thread.start()
        wait_until(lambda: self._web_server.started)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._web_server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._listening.close()
        self._inside.close()

    def move_clock(self, seconds: float) -> None:
        """Let time pass for the server."""
        moved = threading.Event()

        def move() -> None:
            self.clock.move(seconds)
            moved.set()

        self.loop.call_soon_threadsafe(move)
        assert moved.wait(PATIENCE)

    def connections_of(self, address: str) -> int:
        """Return how many connections an address has open."""
        config = self._web_server.config
        assert isinstance(config, Config)
        return config.doors.count(address)

    def room(self, code: str) -> Room:
        return self.server.house.rooms[code]

    def session(self, code: str) -> Session:
        """Return the game on a table."""
        session = self.room(code).state.session
        assert session is not None
        return session


def new_session(game: str, seed: int, names: list[str], options: dict[str, Any] | None = None) -> Session:
    """Return a game as the server holds it, without a server."""
    info = games()[game]
    room = RoomRecord(game, info.check_options(options, len(names)), [SeatRecord() for _ in names], 0.0)
    return Session("ABCDE", room, GameRecord(1, str(seed), info.version, "", names))


def wait_until(true: Callable[[], bool]) -> None:
    """Wait for something that happens in another thread or process."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, "the condition was not met in time"
        time.sleep(0.005)


class Person:
    """A browser: cookies, requests and sockets."""

    everybody: ClassVar[list[Person]] = []

    def __init__(self, running: Running | str) -> None:
        self.wires: list[Wire] = []
        self.everybody.append(self)
        self.address = running if isinstance(running, str) else running.address
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE, verify=False)

    def move(self, address: str) -> None:
        """Go to another server, with the same cookies."""
        self.address = address
        self.http.base_url = httpx.URL(f"http://{address}")

    def open(self, game: str = "russian-roulette", **wish: Any) -> str:
        """Open a table; return its code."""
        response = self.http.post("/api/tables", json={"game": game, "nickname": "Zoé"} | wish)
        assert response.status_code == 201, response.text
        code: str = response.json()["code"]
        return code

    def sit(self, code: str, nickname: str = "Bob", seat: int | None = None) -> list[int]:
        response = self.http.post(f"/api/tables/{code}/seats", json={"nickname": nickname, "seat": seat})
        assert response.status_code == 200, response.text
        seats: list[int] = response.json()["seats"]
        return seats

    def get(self, path: str, **query: Any) -> Json:
        response = self.http.get(path, params=query)
        assert response.status_code == 200, response.text
        found: Json = response.json()
        return found

    def wrong(self, method: str, path: str, status: int, **more: Any) -> str:
        """Send a request that is refused; return the error text."""
        response = self.http.request(method, path, **more)
        assert response.status_code == status, response.text
        said = response.json()
        assert set(said) == {"text", "id"}
        return str(said["text"])

    def socket(
        self, code: str, language: str = "en", screen: bool = False, headers: Mapping[str, str] | None = None
    ) -> Wire:
        path = f"/api/tables/{code}/socket"
        cookies = self.cookies(path)
        headers = {**(headers or {}), **({"Cookie": cookies} if cookies else {})}
        url = f"ws://{self.address}{path}?language={language}{'&screen=1' if screen else ''}"
        opening = connect(
            url, additional_headers=headers, open_timeout=PATIENCE, compression=None, max_size=None, max_queue=None
        )
        wire = Wire(opening)
        self.wires.append(wire)
        return wire

    def cookies(self, path: str) -> str:
        """Return the cookies that the browser sends to an address."""
        request = httpx.Request("GET", f"http://{self.address}{path}")
        self.http.cookies.set_cookie_header(request)
        return str(request.headers.get("Cookie", ""))

    def go(self) -> None:
        """Close the browser."""
        for wire in self.wires:
            wire.close()
        self.http.close()

    def play(self, **wish: Any) -> Wire:
        """Open a table that is dealt at once, and a socket at it."""
        code = self.open(start=True, **wish)
        return self.socket(code)


class Wire:
    """A socket, with the messages that have come over it."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._stack = ExitStack()
        self.connection = self._stack.enter_context(opening)
        self.frames: list[str] = []
        self.last: dict[str, Json] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._stack.close()

    def send(self, type: str, **fields: Any) -> None:
        self.connection.send(json.dumps({"type": type, **fields}))

    def read(self) -> Json:
        frame = self.connection.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        self.frames.append(frame)
        message: Json = json.loads(frame)
        self.last[message["type"]] = message
        return message

    def until(self, type: str, true: Callable[[Json], bool] = lambda _: True) -> Json:
        """Read up to the next message of a type that passes a test."""
        while True:
            message = self.read()
            if message["type"] == type and true(message):
                return message

    def ask(self, type: str, expect: str, **fields: Any) -> Json:
        """Send a message and wait for one of a type."""
        self.send(type, **fields)
        return self.until(expect)

    def anew(self, type: str, **fields: Any) -> Json:
        """Send a message after which the whole table is sent again."""
        self.send(type, **fields)
        return self.until("update", lambda update: bool(update["whole"]))

    def settled(self) -> None:
        """Wait until all messages sent before have been handled."""
        self.ask("ping", "pong")

    def drain(self) -> None:
        """Read until the server closes the socket."""
        with suppress(ConnectionClosed):
            while True:
                self.read()

    @property
    def update(self) -> Json:
        """The last update."""
        if "update" not in self.last:
            self.until("update")
        return self.last["update"]

    @property
    def view(self) -> Json:
        view: Json = self.update["moment"]["view"]
        return view

    def choices(self) -> list[str]:
        """The keys on offer, without asides."""
        offered = self.update["moment"]["options"]
        return [each["key"] for each in offered if not each["aside"]] or [each["key"] for each in offered]

    def answer(self, seat: int, key: str | None = None, number: int | None = None) -> None:
        asked = self.update["number"] if number is None else number
        self.send("answer", seat=seat, number=asked, key=key or self.choices()[0])

    def play_out(self, seat: int, most: int = 5000) -> Json:
        """Play on with the first answer on offer until the game is over; return the last update."""
        answered = -1
        for _ in range(most):
            now = self.update
            if now["moment"]["result"] is not None:
                return now
            if seat in self.view["waiting"] and answered != now["number"]:
                answered = now["number"]
                self.answer(seat)
            message = self.read()
            # Where several seats may react, a bot may have been quicker.
            assert message["type"] != "failed", message
            assert message["type"] != "refused" or message["reason"] == "too-late", message
        raise AssertionError("the game does not end")
