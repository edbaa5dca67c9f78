"""A seat at a table of another server: taken by a link, and played by any program that chooses from a chair."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import sleep
from typing import Any, Final, NoReturn, cast
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from croupier.bots import Random
from croupier.table import Chair, CroupierError, Decision, Json, Option, Player

LOG: Final = logging.getLogger("croupier.remote")
WAIT: Final = 30.0
"""Seconds to wait for a server's response."""
BREATH: Final = 1.0
"""Seconds to wait after a server has found a bot too fast."""


class NoFork(CroupierError):
    """A bot asked for a copy of a remote table."""


class RemoteChair:
    """One seat's side of a remote table, like a ``Chair``. It can't be forked: only the server knows the hidden cards."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.number = -1
        self.result: str | None = None
        self._view: Json = {}
        self._events: list[Json] = []
        self._decision: Decision | None = None

    @property
    def decision(self) -> Decision:
        """What the seat is asked now."""
        if self._decision is None:
            raise CroupierError(f"seat {self.seat} is not asked")
        return self._decision

    @property
    def is_asked(self) -> bool:
        return self._decision is not None

    def view(self) -> Json:
        return self._view

    def events(self, since: int = 0) -> list[Json]:
        return [event for event in self._events if isinstance(n := event["n"], int) and n > since]

    def fork(self, seed: int) -> NoReturn:
        raise NoFork(
            "this bot thinks on copies of the table, which only the server could make; at a table of another server a bot has "
            "the answers on offer, its view and the events"
        )

    def state(self, seed: int) -> NoReturn:
        self.fork(seed)

    def update(self, update: dict[str, Any]) -> None:
        """Take over the table as sent by the server."""
        moment = update["moment"]
        if update["whole"]:
            self._events = []
        self._events += update["events"]
        self.number = update["number"]
        self.result = moment["result"]
        self._view = moment["view"]
        asked = self._view["decision"]
        self._decision = None
        if isinstance(asked, dict) and moment["options"]:
            options = sorted([_option(each) for each in moment["options"]], key=lambda option: option.aside)
            self._decision = Decision(str(asked["kind"]), str(asked["rule"]), tuple(options))
            told = [
                {"key": each.key, "rule": each.rule or asked["rule"], "waits": each.waits, "aside": each.aside}
                for each in options
            ]
            self._view = {**self._view, "decision": {**asked, "options": told}}


def _option(told: dict[str, Any]) -> Option:
    kind, _, word = told["key"].partition(":")
    value = int(word) if word.isdecimal() else -1
    return Option(kind, word, value, told["rule"], told["waits"], told["aside"])


class RemoteSeat:
    """A seat taken by a link: that of a table (``…/t/CODE``), or a seat link (``…/t/CODE/…``)."""

    def __init__(self, link: str, nickname: str) -> None:
        url = urlsplit(link)
        parts = url.path.strip("/").split("/")
        if url.scheme not in ("http", "https") or parts[0] != "t" or len(parts) not in (2, 3):
            raise CroupierError(f"a link looks like https://example.org/t/ABCDE, not {link!r}")
        self.server = f"{url.scheme}://{url.netloc}"
        self.code = parts[1].upper()
        what, wish = ("devices", {"link": parts[2]}) if len(parts) == 3 else ("seats", {"nickname": nickname})
        taken, self.cookie = self._post(f"/api/tables/{self.code}/{what}", wish)
        self.seat: int = taken["seats"][0]

    def game(self) -> str:
        """The name of the game at the table."""
        with self._open(Request(f"{self.server}/api/tables/{self.code}", headers={"Cookie": self.cookie})) as response:
            return str(json.load(response)["game"])

    def _post(self, path: str, wish: dict[str, str]) -> tuple[dict[str, Any], str]:
        """Send a request; return the response and the cookie that comes with it."""
        request = Request(self.server + path, json.dumps(wish).encode(), {"Content-Type": "application/json"})
        with self._open(request) as response:
            cookies = [each.partition(";")[0] for each in response.headers.get_all("Set-Cookie", [])]
            cookie = next((each for each in cookies if each.partition("=")[2].strip('"')), "")
            return json.load(response), cookie

    def _open(self, request: Request) -> Any:
        try:
            return urlopen(request, timeout=WAIT)
        except HTTPError as error:
            raise CroupierError(f"the server refused: {_words(error)}") from error
        except URLError as error:
            raise CroupierError(f"there is no server at {self.server}: {error.reason}") from error

    @contextmanager
    def connected(self) -> Iterator[Any]:
        """A socket to the table."""
        from websockets.exceptions import ConnectionClosed
        from websockets.sync.client import connect

        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{self.code}/socket"
        try:
            with connect(address, additional_headers={"Cookie": self.cookie}, max_size=None) as socket:
                yield socket
        except ConnectionClosed as error:
            raise CroupierError(f"the server has closed the connection: {error}") from error

    def play(self, player: Player, seed: int) -> str:
        """Let a player play one game, and return the result in words. If the player fails or gives an illegal answer, a
        random one is given instead, so that the table goes on.
        """
        chair, luck = RemoteChair(self.seat), Random(seed)
        answered = -1
        with self.connected() as socket:
            socket.send(json.dumps({"type": "look", "seat": self.seat}))
            for frame in socket:
                message = json.loads(frame)
                if message["type"] == "refused" and message["reason"] == "too-fast":
                    sleep(BREATH)  # what was sent is lost, so look again, and answer again
                    answered = -1
                    socket.send(json.dumps({"type": "look", "seat": self.seat}))
                    continue
                if message["type"] != "update" or message["moment"]["seat"] != self.seat:
                    continue
                chair.update(message)
                if chair.result is not None:
                    return chair.result
                socket.send(json.dumps({"type": "watched", "number": chair.number}))
                if chair.is_asked and chair.number != answered:
                    answered = chair.number
                    key = self._choice(player, chair, luck)
                    socket.send(json.dumps({"type": "answer", "seat": self.seat, "number": chair.number, "key": key}))
        raise CroupierError("the server has closed the table before the game was over")

    def _choice(self, player: Player, chair: RemoteChair, luck: Random) -> str:
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0].key
        try:
            chosen = player.choose(cast(Chair, chair))
        except NoFork:
            raise
        except Exception as error:
            LOG.warning("the bot failed at %s: %r", decision, error)
            return luck.pick(decision).key
        option = decision.chosen(chosen)
        if option is None:
            LOG.warning("the bot answered %r, which is not on offer in %s", chosen, decision)
            return luck.pick(decision).key
        return option.key


def _words(error: HTTPError) -> str:
    try:
        return str(json.load(error)["text"])
    except (ValueError, KeyError):
        return str(error)
