"""uvicorn as the server runs it: a handshake that cannot be served is answered, and every shutdown closes the store."""

from __future__ import annotations

import logging
import signal
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

import msgspec
import uvicorn
from starlette.types import ASGIApp
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import HeaderLineTooLong, RequestLineTooLong, TooManyHeaders

from croupier.server.logs import told
from croupier.server.messages import Wrong
from croupier.server.saying import say

LOG: Final = logging.getLogger("croupier.server.listening")

LARGEST_MESSAGE: Final = 4096
# What is longer closes the socket unread; what is a little too long still gets words.
LARGEST_FRAME: Final = 2 * LARGEST_MESSAGE
# How long requests that are being carried out may take when the server ends, in seconds.
GRACE: Final = 5


class Handshakes(WebSocketsSansIOProtocol):
    """A WebSocket connection. uvicorn never answers a handshake that the WebSocket library cannot read, for instance one with a
    header of more than 8 KB, and fails when it ends while such a connection is open; this does answer."""

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        error = self.conn.handshake_exc
        if error is None:
            return
        status, why = _status_of(error)
        if not self.handshake_initiated:  # otherwise uvicorn has answered
            self.conn.data_to_send()  # what the library would say
            self.transport.write(_response(status, why))
            self.handshake_complete = self.close_sent = True
            self.transport.close()
        LOG.warning("a handshake was refused", extra=told(event="bad-handshake", why=why, status=status.value))

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # or uvicorn would log as an error that the application has declined


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


class Listener(uvicorn.Server):
    """Serves the application until it is told to end, and then closes it, whatever happens to the connections."""

    def __init__(self, app: ASGIApp) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                ws=Handshakes,
                ws_max_size=LARGEST_FRAME,
                ws_per_message_deflate=False,
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE,
            )
        )

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await super().shutdown(sockets)
        except Exception:
            LOG.exception("connections were not closed well", extra=told(event="bad-shutdown"))
            for connection in list(self.server_state.connections):
                connection.transport.abort()
        finally:
            await self.lifespan.shutdown()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end the server; unlike uvicorn's own, this does not raise them again, so that the process ends well."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)
