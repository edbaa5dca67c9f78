"""Forwards requests about a table to the worker that holds it, and for an analysis to the worker that makes it. The
page does not notice: it keeps using the server's address, whichever worker its connection has reached.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from hashlib import sha256
from typing import Final
from urllib.parse import urlsplit

import h11
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from croupier.server import responses
from croupier.server.house import House
from croupier.server.json_log import fields
from croupier.server.refusals import Declined
from croupier.server.requests import LARGEST_BODY
from croupier.server.store import Neighbour, StoreFailed
from croupier.server.web_server import untie

LOG: Final = logging.getLogger("croupier.server.neighbours")

TABLE: Final = re.compile(r"/api/tables/([^/]+)(?:/.*)?")
ANALYSIS: Final = re.compile(r"/api/replays/([^/]+)/analysis")
# The errors when another worker is gone, or about to end.
UNREACHED: Final = (OSError, TimeoutError, h11.ProtocolError)
# Headers between workers: the secret that identifies the sender as one, the client's address and its protocol.
WORD: Final = "x-croupier-word"
CLIENT: Final = "x-croupier-client"
SCHEME: Final = "x-croupier-scheme"
# Headers that belong to one connection.
OF_THE_CONNECTION: Final = (
    "connection",
    "keep-alive",
    "content-length",
    "transfer-encoding",
    "te",
    "trailer",
    "upgrade",
)
# How long another worker may take for a request, in seconds.
PATIENCE: Final = 30.0

LED: Final = "croupier.led"
"""Whether a request was forwarded here by another worker, which has counted it."""


class Neighbourhood:
    """Middleware: forwards requests about tables that another worker holds to that worker. Other workers reach this one
    at the address ``inside``.
    """

    def __init__(self, app: ASGIApp, house: Callable[[], House], inside: str) -> None:
        self.app = app
        self.house = house
        self.inside = inside

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        path = "" if scope["type"] == "lifespan" else scope["path"]
        try:
            if table := TABLE.fullmatch(path):
                neighbour = await self.house().holder(table[1])
                if neighbour is not None:
                    await self._lead(neighbour, scope, receive, send)
                    return
            elif (analysis := ANALYSIS.fullmatch(path)) and await self._led_to_analyst(analysis[1], scope, send):
                return
        except (StoreFailed, *UNREACHED) as error:
            LOG.warning("a neighbour does not answer", extra=fields(event="no-neighbour", why=type(error).__name__))
            await decline(scope, receive, send, Declined("closing", 503))
            return
        await self.app(scope, receive, send)

    async def _led_to_analyst(self, id: str, scope: Scope, send: Send) -> bool:
        """Forward a request to the worker that analyses a game, unless it is this one. The choice depends on the
        addresses of the workers, so all agree on it; if that worker does not answer, the next one takes its place.
        """
        if scope.get(LED):
            return False
        neighbours = {each.address: each for each in await self.house().store.neighbours()}
        for address in sorted([self.inside, *neighbours], key=lambda each: _draw(id, each)):
            if address == self.inside:
                break
            try:
                await lead(neighbours[address], scope, b"", send)
            except UNREACHED:
                continue
            return True
        return False

    async def _lead(self, neighbour: Neighbour, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get(LED):  # the table has just moved, and the page asks again
            await decline(scope, receive, send, Declined("closing", 503))
        elif scope["type"] == "http":
            body = await _body(receive)
            if body is not None:
                await lead(neighbour, scope, body, send)
        else:
            host, port = _place(neighbour)
            await scope["state"]["relay"](host, port, _request(neighbour, scope, WEBSOCKET))


async def decline(scope: Scope, receive: Receive, send: Send, declined: Declined) -> None:
    """Refuse a request or a socket with a reason."""
    if scope["type"] == "websocket":
        await responses.turn_away(WebSocket(scope, receive, send), declined)
    else:
        await responses.declined_response(HTTPConnection(scope), declined)(scope, receive, send)


def _draw(id: str, address: str) -> bytes:
    """A worker's rank for the analysis of a game."""
    return sha256(f"{id.upper()} {address}".encode()).digest()


async def _body(receive: Receive) -> bytes | None:
    """The body of a request, as far as another worker needs it, which declines a larger one. None if the page has left."""
    body, more = b"", True
    while more and len(body) <= LARGEST_BODY:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        body += message.get("body", b"")
        more = message.get("more_body", False)
    return body


async def lead(neighbour: Neighbour, scope: Scope, body: bytes, send: Send) -> None:
    """Forward a request, and pass on the response once it is complete."""
    async with connection_to(neighbour) as (reader, writer):
        length = [(b"content-length", str(len(body)).encode()), (b"connection", b"close")]
        writer.write(_request(neighbour, scope, length) + body)
        parser = h11.Connection(h11.CLIENT)
        parser.send(h11.Request(method=scope["method"], target="/", headers=[("host", "-"), ("connection", "close")]))
        parser.send(h11.EndOfMessage())
        start: Message = {}
        answer = b""
        while not isinstance(event := parser.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                parser.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Response):
                headers = [each for each in event.headers if each[0].decode() not in (*OF_THE_CONNECTION, "date")]
                start = {"type": "http.response.start", "status": event.status_code, "headers": headers}
            elif isinstance(event, h11.Data):
                answer += bytes(event.data)
            else:
                raise h11.RemoteProtocolError("a neighbour ended in the middle of a response")
    await send(start)
    await send({"type": "http.response.body", "body": answer})


@asynccontextmanager
async def connection_to(neighbour: Neighbour) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A connection to another worker, which has to answer in time."""
    async with asyncio.timeout(PATIENCE):
        reader, writer = await asyncio.open_connection(*_place(neighbour))
        try:
            yield reader, writer
        finally:
            writer.close()
            untie(writer.transport)


WEBSOCKET: Final = [(b"connection", b"upgrade"), (b"upgrade", b"websocket")]


def _request(neighbour: Neighbour, scope: Scope, connection: list[tuple[bytes, bytes]]) -> bytes:
    """The headers of a forwarded request: those of the page's request, and the client's address."""
    client = scope["client"][0] if scope.get("client") else ""
    who = {WORD: neighbour.word, CLIENT: client, SCHEME: scope["scheme"]}
    kept = [each for each in scope["headers"] if each[0].decode("latin-1") not in (*OF_THE_CONNECTION, *who)]
    target = scope["raw_path"] + (b"?" + scope["query_string"] if scope["query_string"] else b"")
    lines = [scope.get("method", "GET").encode() + b" " + target + b" HTTP/1.1"]
    lines += [name + b": " + value for name, value in [*kept, *connection]]
    lines += [f"{name}: {value}".encode("latin-1") for name, value in who.items()]
    return b"\r\n".join([*lines, b"", b""])


def _place(neighbour: Neighbour) -> tuple[str, int]:
    parts = urlsplit(f"//{neighbour.address}")
    return parts.hostname or "", parts.port or 0


def led(scope: Scope, word: str) -> bool:
    """Whether a request comes from another worker: only they know the secret of this one."""
    return bool(word) and hmac.compare_digest(Headers(scope=scope).get(WORD, "").encode(), word.encode())


def welcome(scope: Scope, word: str) -> bool:
    """Whether another worker has forwarded a request here; then it counts as the page's own."""
    scope[LED] = led(scope, word)
    if scope[LED]:
        headers = Headers(scope=scope)
        scope["client"] = (headers.get(CLIENT, ""), 0)
        scope["scheme"] = headers.get(SCHEME, scope["scheme"])
    return bool(scope[LED])


async def figures_of(neighbour: Neighbour) -> bytes:
    """The metrics of another worker; empty if it does not answer."""
    head = f"GET /metrics HTTP/1.0\r\nhost: {neighbour.address}\r\n{WORD}: {neighbour.word}\r\n\r\n"
    try:
        async with connection_to(neighbour) as (reader, writer):
            writer.write(head.encode())
            return (await reader.read()).partition(b"\r\n\r\n")[2]
    except (OSError, TimeoutError):
        return b""
