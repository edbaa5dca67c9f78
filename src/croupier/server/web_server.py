"""uvicorn with five changes: requests have a time-out, addresses a connection limit, crowds are admitted gradually,
every handshake gets an answer, and every shutdown closes the store.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import sys
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import Final

import h11
import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.middleware.proxy_headers import _TrustedHosts
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import HeaderLineTooLong, RequestLineTooLong, TooManyHeaders
from websockets.protocol import State

from croupier.server.allowance import network_of
from croupier.server.json_log import fields
from croupier.server.messages.parts import Language
from croupier.server.messages.tables import Wrong
from croupier.server.refusals import language_of, say
from croupier.server.settings import Settings
from croupier.server.turns import Turns

LOG: Final = logging.getLogger("croupier.server.web_server")

LARGEST_MESSAGE: Final = 4096
# A longer frame closes the socket unread; one between the two sizes is refused with a reason.
LARGEST_FRAME: Final = 2 * LARGEST_MESSAGE
# Reading from a socket pauses at this many unprocessed messages.
MOST_WAITING: Final = 8
# How many connections are accepted in one pass of the loop, so that a crowd leaves room for others, and how many may
# wait.
ACCEPTED_TOGETHER: Final = 16
MOST_AT_THE_DOOR: Final = 2048
# Monitoring requests, which bypass the queue.
URGENT: Final = (b"GET /healthz ", b"GET /readyz ", b"GET /metrics ")
# Reading pauses when a queued connection has sent this many bytes.
MOST_UNREAD: Final = 65536
# The first byte of a frame with a whole text, and the codes for a length in this many further bytes.
FINAL_TEXT: Final = 0x81
SIZE_IN_2_BYTES: Final = 126
SIZE_IN_8_BYTES: Final = 127
# How long running requests may still take when the server ends, in seconds.
GRACE: Final = 5


class Doors:
    """The connections of each address. A trusted proxy may have any number, and so may other workers, which come to the
    address ``inside``: the application counts their clients.
    """

    def __init__(self, settings: Settings, inside: tuple[str, int] | None = None) -> None:
        self.settings = settings
        self.inside = inside
        self.proxies = _TrustedHosts(list(settings.trusted_proxies))
        self._inside: dict[asyncio.BaseTransport, str] = {}
        self._count: dict[str, int] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Count a connection; return whether its address may have another one."""
        peer = transport.get_extra_info("peername")
        host = str(peer[0]) if isinstance(peer, tuple) and peer else ""
        if host in self.proxies or self._is_inside(transport):
            return True
        address = network_of(host)
        if self.count(host) >= self.settings.most_connections:
            return False
        self._inside[transport] = address
        self._count[address] = self._count.get(address, 0) + 1
        return True

    def _is_inside(self, transport: asyncio.BaseTransport) -> bool:
        return self.inside is not None and transport.get_extra_info("sockname")[:2] == self.inside

    def count(self, address: str) -> int:
        """The number of connections of an address."""
        return self._count.get(network_of(address), 0)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """Note that a connection is closed."""
        address = self._inside.pop(transport, None)
        if address is not None:
            self._count[address] -= 1
            if not self._count[address]:
                del self._count[address]


class Config(uvicorn.Config):
    """The configuration of uvicorn, with what its protocols need in addition."""

    doors: Doors
    turns: Turns


class HttpProtocol(H11Protocol):
    """An HTTP connection with time-outs for the headers and the body of a request, however slowly they arrive. Received
    data is processed when it is the connection's turn.
    """

    config: Config

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._unread = bytearray()  # received data that waits for its turn
        self._part: str | None = None  # the part of a request that is missing: its headers, or its body
        self._time_out: asyncio.TimerHandle | None = None
        if not self.config.doors.enter(transport):
            self._end(HTTPStatus.TOO_MANY_REQUESTS, "too-many-connections")
            return
        self._await("headers")

    def connection_lost(self, exc: Exception | None) -> None:
        self._await(None)
        self._unread.clear()
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)
        untie(self.transport)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        if self._unread:
            self._unread += data
        elif data.startswith(URGENT) or self.config.turns.take():
            self._read(data)
        else:
            self._await(None)  # the server is slow here, so the connection is not closed for it
            self._unset_keepalive_if_required()
            self._unread += data
            self.config.turns.wait(self._read_what_waits)
        if len(self._unread) > MOST_UNREAD:
            self.transport.pause_reading()

    def _read_what_waits(self) -> None:
        data = bytes(self._unread)
        self._unread.clear()
        if not self.transport.is_closing():
            if len(data) > MOST_UNREAD:
                self.transport.resume_reading()
            self._read(data)

    def _read(self, data: bytes) -> None:
        super().data_received(data)
        self._look()

    def send_400_response(self, msg: str) -> None:
        error = sys.exception()
        if error is not None:
            error.__traceback__ = None  # h11's errors refer to themselves by it
        super().send_400_response(msg)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look()

    def _look(self) -> None:
        """Find out which part of a request is missing."""
        state = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self._await(None)
        elif state is h11.SEND_BODY:
            self._await("body")
        elif state is h11.IDLE and (self.timeout_keep_alive_task is None or self.conn.trailing_data[0]):
            self._await("headers")
        else:
            self._await(None)

    def _await(self, part: str | None) -> None:
        if part == self._part:
            return
        self._part = part
        if self._time_out is not None:
            self._time_out.cancel()
            self._time_out = None
        if part is not None:
            settings = self.config.doors.settings
            seconds = settings.header_timeout if part == "headers" else settings.body_timeout
            self._time_out = self.loop.call_later(seconds, self._end, HTTPStatus.REQUEST_TIMEOUT, "too-slow")

    def _end(self, status: HTTPStatus, why: str) -> None:
        """Close the connection, with a reason if no response has begun."""
        self._await(None)
        if self.transport.is_closing():
            return
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(_response(status, why, self._language()))
        self.transport.close()

    def _language(self) -> Language:
        accepted = [value for name, value in self.headers or [] if name == b"accept-language"]
        return language_of(None, accepted[0].decode("latin-1") if accepted else "")


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection. uvicorn does not answer a handshake that the WebSocket library cannot read, for instance
    one with a header of more than 8 KB, and fails when it shuts down while such a connection is open. This class
    answers.
    """

    config: Config

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.doors.leave(self.transport)
        super().connection_lost(exc)
        untie(self.transport)
        self.conn.parser.close()  # it refers to the connection, and so do the tracebacks of errors
        self.conn.parser_exc = self.conn.handshake_exc = None

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        error = self.conn.handshake_exc
        if error is None:
            return
        status, why = _status_of(error)
        if not self.handshake_initiated:  # otherwise uvicorn has answered
            self.conn.data_to_send()  # drop the library's own answer
            self.transport.write(_response(status, why))
            self.handshake_complete = self.close_sent = True
            self.transport.close()
        LOG.warning("a handshake was refused", extra=fields(event="bad-handshake", why=why, status=status.value))

    def send_receive_event_to_app(self) -> None:
        # uvicorn pauses reading after every unprocessed message, which costs two system calls each time.
        self.read_paused = self.queue.qsize() < MOST_WAITING
        super().send_receive_event_to_app()

    async def run_asgi(self) -> None:
        self.scope["state"] |= {"relay": self.relay, "write": self.write}
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].clear()  # these two refer to this connection

    def write(self, text: bytes) -> bool:
        """Send a message at once; return False if the connection is congested or closed."""
        closed = self.disconnected or self.close_sent or self.transport.is_closing()
        if closed or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(frame_of(text))
        return True

    async def relay(self, host: str, port: int, request: bytes) -> None:
        """Hand the connection over to another worker: make the request there, and pass on all bytes in both directions."""
        gone: asyncio.Future[None] = self.loop.create_future()
        here = Relay(gone)
        _, there = await self.loop.create_connection(lambda: Relay(gone), host, port)
        here.other, there.other = there, here
        if self.disconnected:  # the page has gone meanwhile
            there.transport.close()
            return
        self.handshake_complete = self.close_sent = True  # uvicorn has nothing more to send
        self.transport.set_protocol(here)
        here.connection_made(self.transport)
        there.transport.write(request)
        try:
            await gone
        finally:
            there.transport.close()
            self.connection_lost(None)

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # otherwise uvicorn would log the application's refusal as an error


def frame_of(text: bytes) -> bytes:
    """A message as one frame by RFC 6455 (section 5.2). The library, which can do much more, takes ten times as long."""
    size = len(text)
    if size < SIZE_IN_2_BYTES:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((FINAL_TEXT, SIZE_IN_2_BYTES, size >> 8, size & 0xFF)) + text
    return bytes((FINAL_TEXT, SIZE_IN_8_BYTES)) + size.to_bytes(8, "big") + text


class Relay(asyncio.Protocol):
    """One side of a connection that is handed over: incoming data goes out on the ``other`` side, at its speed."""

    transport: asyncio.Transport
    other: Relay

    def __init__(self, gone: asyncio.Future[None]) -> None:
        self.gone = gone

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.other.transport.write(data)

    def pause_writing(self) -> None:
        self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        self.other.transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.gone.done():
            self.gone.set_result(None)
        untie(self.transport)
        del self.other


def untie(transport: asyncio.BaseTransport) -> None:
    """Break the reference cycle of a closed asyncio transport, which only the garbage collector could free otherwise."""
    vars(transport).pop("_read_ready_cb", None)


def _status_of(error: Exception) -> tuple[HTTPStatus, str]:
    match error:
        case RequestLineTooLong():
            return HTTPStatus.REQUEST_URI_TOO_LONG, "address-too-long"
        case HeaderLineTooLong() | TooManyHeaders():
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers-too-large"
        case _:
            return HTTPStatus.BAD_REQUEST, "bad-handshake"


def _response(status: HTTPStatus, why: str, language: Language = "en") -> bytes:
    body = msgspec.json.encode(Wrong(say(why, language), None))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


class WebServer(uvicorn.Server):
    """Serves the application, and closes it at the end even if its connections cannot be closed."""

    def __init__(
        self,
        app: ASGIApp,
        settings: Settings,
        drain: Callable[[], Awaitable[None]] | None = None,
        inside: tuple[str, int] | None = None,
    ) -> None:
        self.drain = drain
        # The server has its own log (``json_log``), and its responses do not name uvicorn.
        quiet = partial(Config, log_config=None, access_log=False, server_header=False)
        sockets = partial(quiet, ws=WebSocketProtocol, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False)
        proxies = list(settings.trusted_proxies)
        doors = partial(sockets, http=HttpProtocol, backlog=ACCEPTED_TOGETHER)
        config = doors(app, forwarded_allow_ips=proxies, timeout_graceful_shutdown=GRACE)
        config.doors = Doors(settings, inside)
        config.turns = Turns()
        super().__init__(config)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for each in sockets or []:
            each.listen(MOST_AT_THE_DOOR)  # uvicorn's backlog is only as long as what it accepts in one pass

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            if self.drain is not None:
                await self.drain()
            await super().shutdown(sockets)
        except Exception:
            LOG.exception("connections were not closed well", extra=fields(event="bad-shutdown"))
            for connection in list(self.server_state.connections):
                connection.transport.abort()
        finally:
            await self.lifespan.shutdown()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """End the server on a signal. uvicorn would raise the signal again, and the process would end with an error."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)
