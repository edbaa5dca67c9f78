"""The cookies in which a browser keeps the tokens of its seats: one for each table, sent to that table's addresses only."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

LIFE: Final = 180 * 24 * 3600

# Cookies used to be sent to every address, and a browser with many of them could not open a socket any more. So many are moved
# with one response: enough to let a browser in that keeps as many as browsers do, and few enough for a proxy's buffers.
MOST_MOVED: Final = 25
FROM_EVERYWHERE: Final = "/"
COOKIE: Final = re.compile(r"croupier_([A-HJ-NP-Z2-9]{5})")
TOKEN: Final = re.compile(r"[\w-]{20,64}", re.ASCII)


def token_in(connection: HTTPConnection, code: str) -> str | None:
    """The token that a browser has for a table."""
    return connection.cookies.get(_name(code))


def give(request: Request, response: Response, code: str, token: str) -> None:
    """Gives the browser a token for a table, in place of any other it has for it."""
    secure = request.url.scheme == "https"
    response.set_cookie(_name(code), token, LIFE, path=_path(code), secure=secure, httponly=True, samesite="lax")
    response.delete_cookie(_name(code), FROM_EVERYWHERE, secure=secure, httponly=True, samesite="lax")


def move(request: Request, response: Response, code: str) -> None:
    """Has the cookies of other tables, which have come with a request about this one, sent to those tables only."""
    found = [(COOKIE.fullmatch(name), token) for name, token in request.cookies.items()]
    others = [(name[1], token) for name, token in found if name and name[1] != code and TOKEN.fullmatch(token)]
    for other, token in others[:MOST_MOVED]:
        give(request, response, other, token)


def _name(code: str) -> str:
    return f"croupier_{code}"


def _path(code: str) -> str:
    return f"/api/tables/{code}"
