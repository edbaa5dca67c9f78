"""Reading requests: language, cookie, origin and body."""

from __future__ import annotations

from typing import Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request

from croupier.server.messages.parts import Language
from croupier.server.refusals import Declined, language_of

LARGEST_BODY: Final = 64 * 1024
LARGEST_DECK: Final = 256 * 1024
LARGEST_SAVE: Final = 2 * 1024 * 1024
LONGEST_NUMBER: Final = 6

Body = TypeVar("Body")


def language(connection: HTTPConnection) -> Language:
    """The reader's language."""
    return language_of(connection.query_params.get("language"), connection.headers.get("accept-language", ""))


def wants_html(request: Request) -> bool:
    """Whether a browser shows the response, rather than a program reading it."""
    return "text/html" in request.headers.get("accept", "")


def check_origin(connection: HTTPConnection) -> None:
    """Decline a request that a browser sends from another site, or from a page that does not state its site (``null``).
    Programs send no origin. A proxy may have removed the encryption, so the page's scheme may be safer than the
    request's.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return
    scheme, host = _parts_of(origin)
    safe = connection.url.scheme in ("https", "wss")
    if host != connection.headers.get("host", "").lower() or (safe and scheme != "https"):
        raise Declined("wrong-origin", 403)


def _parts_of(origin: str) -> tuple[str, str]:
    """The scheme and the host of an origin."""
    try:
        parts = urlsplit(origin)
        return parts.scheme.lower(), parts.netloc.lower()
    except ValueError:
        return "", ""


def number(text: str) -> int:
    """A number in an address."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Declined("no-page", 404)
    return int(text)


async def raw_body(request: Request, largest: int) -> bytes:
    """The body of a JSON request from the same origin."""
    check_origin(request)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Declined("only-json", 415)
    received = bytearray()
    try:
        async for part in request.stream():
            received += part
            if len(received) > largest:
                raise Declined("too-large", 413)
    except ClientDisconnect:
        raise Declined("bad-request", 400, why="…") from None
    return bytes(received)


async def body(request: Request, kind: type[Body], largest: int = LARGEST_BODY) -> Body:
    """The body of a request as a message."""
    received = await raw_body(request, largest)
    try:
        return msgspec.json.decode(received, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Declined("bad-request", 400, why=str(error)) from error
