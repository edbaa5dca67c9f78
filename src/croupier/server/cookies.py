"""Cookies with the tokens of seats: one for each table, sent only to the addresses of that table."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

LIFE: Final = 180 * 24 * 3600

# Cookies used to be sent to every address, and a browser with many of them could no longer open a socket. One response
# moves this many: enough for all cookies a browser keeps, and few enough for a proxy's buffers.
MOST_MOVED: Final = 25
OLD_PATH: Final = "/"
COOKIE: Final = re.compile(r"croupier_([A-HJ-NP-Z2-9]{20}|[A-HJ-NP-Z2-9]{5})")
TOKEN: Final = re.compile(r"[\w-]{20,64}", re.ASCII)


def token_in(connection: HTTPConnection, code: str) -> str | None:
    """The token of a table that comes with a request."""
    return connection.cookies.get(_name(code))


def give(request: Request, response: Response, code: str, token: str) -> None:
    """Set the cookie of a table, replacing any other that the browser has for it."""
    secure = request.url.scheme == "https"
    response.set_cookie(_name(code), token, LIFE, path=_path(code), secure=secure, httponly=True, samesite="lax")
    response.delete_cookie(_name(code), OLD_PATH, secure=secure, httponly=True, samesite="lax")


def move(request: Request, response: Response, code: str) -> None:
    """Restrict the cookies of other tables, which came with a request about this one, to those tables."""
    found = [(COOKIE.fullmatch(name), token) for name, token in request.cookies.items()]
    others = [(name[1], token) for name, token in found if name and name[1] != code and TOKEN.fullmatch(token)]
    for other, token in others[:MOST_MOVED]:
        give(request, response, other, token)


def _name(code: str) -> str:
    return f"croupier_{code}"


def _path(code: str) -> str:
    return f"/api/tables/{code}"
