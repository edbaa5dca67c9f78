"""uvicorn with two changes: every handshake gets an answer, and every shutdown closes the store."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import HeaderLineTooLong, RequestLineTooLong, TooManyHeaders

from croupier.server.json_log import fields
from croupier.server.messages import Wrong
from croupier.server.refusals import say

LOG: Final = logging.getLogger("croupier.server.web_server")

LARGEST_MESSAGE: Final = 4096
# A longer frame closes the socket unread; one between the two sizes is refused in words.
LARGEST_FRAME: Final = 2 * LARGEST_MESSAGE
# How long running requests may still take when the server ends, in seconds.
GRACE: Final = 5


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection. uvicorn does not answer a handshake that the WebSocket library cannot read, for instance one with
    a header of more than 8 KB, and fails when it ends while such a connection is open. This class answers."""

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

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # or uvicorn would log the application's refusal as an error


def _status_of(error: Exception) -> tuple[HTTPStatus, str]:
    match error:
        case RequestLineTooLong():
            return HTTPStatus.REQUEST_URI_TOO_LONG, "address-too-long"
        case HeaderLineTooLong() | TooManyHeaders():
            return HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE, "headers-too-large"
        case _:
            return HTTPStatus.BAD_REQUEST, "bad-handshake"


def _response(status: HTTPStatus, why: str) -> bytes:
    body = msgspec.json.encode(Wrong(say(why, "en"), None))
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode("ascii") + body


class WebServer(uvicorn.Server):
    """Serves the application, and closes it at the end even if its connections cannot be closed."""

    def __init__(self, app: ASGIApp) -> None:
        # The server has its own log (``json_log``), and its responses do not name uvicorn.
        quiet = partial(uvicorn.Config, log_config=None, access_log=False, server_header=False)
        sockets = partial(quiet, ws=WebSocketProtocol, ws_max_size=LARGEST_FRAME, ws_per_message_deflate=False)
        super().__init__(sockets(app, timeout_graceful_shutdown=GRACE))

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
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
