"""Writing responses: JSON, cached words, errors in words, and the common headers."""

from __future__ import annotations

import gzip
import logging
from collections import OrderedDict
from hashlib import sha256
from typing import Any, Final

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.utils import ClientDisconnected

from croupier.server import cookies, metrics
from croupier.server.connection import POLICY, TRY_AGAIN
from croupier.server.json_log import fields, new_id
from croupier.server.messages.tables import Wrong
from croupier.server.refusals import Declined, say
from croupier.server.requests import language

LOG: Final = logging.getLogger("croupier.server")

# Words change only with the program: a page caches them for a while, and then asks by their tag whether they have
# changed.
WORDS_CACHING: Final = "public, max-age=300"

# The most values whose encoding is cached: all words, and those of some corrected decks.
MOST_ENCODED: Final = 256

# Seconds after which a client may repeat a request that was declined as too much.
RETRY_AFTER: Final = 5

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def json_response(value: msgspec.Struct, status: int = 200) -> Response:
    """A response that is not cached."""
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def with_cookie(request: Request, response: Response, code: str, token: str | None) -> Response:
    """The response with the cookie of a table, if there is a new token."""
    if token is not None:
        cookies.give(request, response, code, token)
    return response


def cached_response(request: Request, value: msgspec.Struct) -> Response:
    """A response with a tag, which a page caches for a while. The value must never change."""
    known = _encoded(value)
    headers = {"cache-control": WORDS_CACHING, "etag": known.tag, "vary": "accept-language, accept-encoding"}
    if known.tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(known.packed, 200, headers, "application/json")
    return Response(known.body, 200, headers, "application/json")


class _Encoded:
    """A value encoded and compressed. It holds the value, so that no other gets the same ``id()``."""

    def __init__(self, value: msgspec.Struct) -> None:
        self.value = value
        self.body = msgspec.json.encode(value)
        self.packed = gzip.compress(self.body, 9, mtime=0)
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'


_ENCODED: OrderedDict[int, _Encoded] = OrderedDict()


def _encoded(value: msgspec.Struct) -> _Encoded:
    known = _ENCODED.get(id(value))
    if known is None:
        known = _ENCODED[id(value)] = _Encoded(value)
        if len(_ENCODED) > MOST_ENCODED:
            _ENCODED.popitem(last=False)
    _ENCODED.move_to_end(id(value))
    return known


# Errors in words.


async def declined(request: Request, error: Exception) -> Response:
    """The response to a request that was declined."""
    assert isinstance(error, Declined)
    return declined_response(request, error)


def declined_response(connection: HTTPConnection, declined: Declined) -> Response:
    """The response to a request that is not carried out."""
    response = json_response(Wrong(declined.said(language(connection)), None), declined.status)
    if declined.status == 429:
        response.headers["retry-after"] = str(RETRY_AFTER)
    return response


async def turn_away(socket: WebSocket, declined: Declined) -> None:
    """Refuse a socket with a reason."""
    LOG.info("a socket was turned away", extra=fields(event="turned-away", why=declined.why))
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(declined_response(socket, declined))
    else:
        await socket.close(POLICY if declined.status != 503 else TRY_AGAIN, declined.why)


async def not_written(request: Request, error: Exception) -> Response:
    """The response to a request that could not be stored."""
    id = new_id()
    LOG.error("nothing was written", exc_info=error, extra=fields(event="not-written", id=id))
    return json_response(Wrong(say("not-written", language(request)), id), 503)


async def http_error(request: Request, error: Exception) -> Response:
    """The response to a request for a path or a method that does not exist."""
    assert isinstance(error, HTTPException)
    why = "wrong-method" if error.status_code == 405 else "no-page"
    response = json_response(Wrong(say(why, language(request)), None), error.status_code)
    response.headers.update(error.headers or {})
    return response


class CommonHeaders:
    """Middleware around everything: the common headers, and messages for unexpected errors."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        begun = False

        async def send_with_headers(message: Message) -> None:
            nonlocal begun
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self.app(scope, receive, send_with_headers)
        except ClientDisconnected:
            pass  # the page left before it was answered
        except Exception:
            id = new_id()
            metrics.FAULTS.inc()
            LOG.exception("a request failed", extra=fields(event="fault", path=_route(scope), id=id))
            if scope["type"] == "http" and not begun:
                wrong = Wrong(say("went-wrong", language(HTTPConnection(scope)), id=id), id)
                await json_response(wrong, 500)(scope, receive, send_with_headers)


def _route(scope: Scope) -> str:
    """The route of a request: its address may contain a secret."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "")) or "/"
