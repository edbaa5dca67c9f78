"""The server as an ASGI application: requests, sockets, and what every response has in common."""

from __future__ import annotations

import asyncio
import gc
import gzip
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from hashlib import sha256
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier.server import cookies
from croupier.server.guests import MOST_TOO_FAST, POLICY, TRY_AGAIN, Bucket, Guest
from croupier.server.house import House
from croupier.server.listening import LARGEST_MESSAGE
from croupier.server.listing import catalogue_in, read_all, words_in
from croupier.server.logs import new_id, told
from croupier.server.messages import (
    FollowLink,
    FromPage,
    Kept,
    Language,
    Opened,
    OpenTable,
    Refused,
    SeatLink,
    TakeSeat,
    Wrong,
)
from croupier.server.page import Page
from croupier.server.replays import Recording, Replays, Viewer, viewer_of
from croupier.server.room import LiveRoom
from croupier.server.saying import Declined, language_of, say
from croupier.server.settings import Settings
from croupier.server.store import Store, StoreFailed
from croupier.server.thinking import Thinkers
from croupier.shelf import catalogue

LOG: Final = logging.getLogger("croupier.server")

LARGEST_BODY: Final = 64 * 1024
LARGEST_SAVE: Final = 2 * 1024 * 1024
# After how many new objects, and how many times that, the garbage collector looks at young, older and all objects.
SELDOM: Final = (2_000, 10, 1_000)
# How long a socket that is cut off may take to hear why, in seconds.
FAREWELL: Final = 2.0

# Words change only with the program: a page may keep them a while, and asks by their tag whether they are still the same.
WORDS_CACHING: Final = "public, max-age=300"

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}

LONGEST_NUMBER: Final = 6

Body = TypeVar("Body")
Endpoint = Callable[[Request], Awaitable[Response]]
FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


def make_app(store: Store, settings: Settings | None = None) -> ASGIApp:
    """The whole server, on a store that is open. It closes the store when it ends."""
    return Server(store, settings or Settings()).app


class Server:
    """Everything that a running server has."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers)
        self.page = Page(settings.page)
        self.replays = Replays(store, self.thinkers)
        self.house: House
        self.uploads: Bucket
        api: list[tuple[str, Endpoint, str]] = [
            ("/api/games", self.games, "GET"),
            ("/api/games/{game}", self.words, "GET"),
            ("/api/tables", self.open_table, "POST"),
            ("/api/tables/{code}", self.room, "GET"),
            ("/api/tables/{code}/seats", self.take_seat, "POST"),
            ("/api/tables/{code}/links", self.make_link, "POST"),
            ("/api/tables/{code}/devices", self.follow_link, "POST"),
            ("/api/replays", self.upload, "POST"),
            ("/api/replays/{id}", self.replay, "GET"),
            ("/api/replays/{id}/moments/{at}", self.moment, "GET"),
            ("/api/replays/{id}/save", self.save, "GET"),
            ("/api/replays/{id}/check", self.check, "GET"),
        ]
        self.app: ASGIApp = Starlette(
            routes=[
                Route("/healthz", self.health, methods=["GET"]),
                *[Route(path, endpoint, methods=[method]) for path, endpoint, method in api],
                WebSocketRoute("/api/tables/{code}/socket", self.socket),
                Route("/{path:path}", self.file, methods=["GET"]),
            ],
            exception_handlers={HTTPException: _http_error, Declined: _declined, StoreFailed: _not_written},
            middleware=[Middleware(_Outside)],
            lifespan=self.life,
        )

    @asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        self.house = House(self.store, self.thinkers, self.settings)
        self.uploads = Bucket(1.0, self.settings.uploads_at_once, self.settings.clock.now)
        LOG.info("the house is open", extra=told(event="started"))
        reading = asyncio.create_task(asyncio.to_thread(_warm_up)) if self.settings.warm_up else None
        yield
        if reading is not None:
            await asyncio.gather(reading, return_exceptions=True)
        await self.house.close()
        LOG.info("the house is closed", extra=told(event="stopped"))

    async def health(self, _: Request) -> Response:
        return PlainTextResponse("ok")

    # What there is to play.

    async def games(self, request: Request) -> Response:
        return _tagged(request, catalogue_in(_language(request)))

    async def words(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in catalogue():
            raise Declined("no-game", 404)
        return _tagged(request, await asyncio.to_thread(words_in, game, _language(request)))

    # Tables.

    async def open_table(self, request: Request) -> Response:
        wish = await _body(request, OpenTable)
        room, token, seats = await self.house.open(wish)
        return _with_cookie(request, _json(Opened(room.code, seats), 201), room.code, token)

    async def room(self, request: Request) -> Response:
        room = await self.house.find(request.path_params["code"])
        response = _json(room.as_seen_by(room.kept.person(_token(request, room)), _language(request)))
        cookies.move(request, response, room.code)
        return response

    async def take_seat(self, request: Request) -> Response:
        wish = await _body(request, TakeSeat)
        room = await self.house.find(request.path_params["code"])
        token, seats = await room.do(partial(room.take_seat, _token(request, room), wish.nickname, wish.seat))
        return _with_cookie(request, _json(Opened(room.code, seats)), room.code, token)

    async def make_link(self, request: Request) -> Response:
        _same_origin(request)
        room = await self.house.find(request.path_params["code"])
        person = room.kept.person(_token(request, room))
        if person is None or not room.kept.seats_of(person):
            raise Declined("not-seated", 403)
        return _json(SeatLink(self.house.link(room.code, person)), 201)

    async def follow_link(self, request: Request) -> Response:
        wish = await _body(request, FollowLink)
        room = await self.house.find(request.path_params["code"])
        token, seats = await self.house.follow(room, wish.link, _token(request, room))
        return _with_cookie(request, _json(Opened(room.code, seats)), room.code, token)

    # Replays.

    async def upload(self, request: Request) -> Response:
        saved = await _raw_body(request, LARGEST_SAVE)
        if not self.uploads.take():
            raise Declined("too-fast", 429)
        return _json(Kept(await self.replays.keep(saved)), 201)

    async def replay(self, request: Request) -> Response:
        recording, viewer = await self._recording(request)
        id = request.path_params["id"]
        return _json(await asyncio.to_thread(recording.replay, id, viewer, _language(request)))

    async def moment(self, request: Request) -> Response:
        recording, viewer = await self._recording(request)
        at = _number(request.path_params["at"])
        return _json(await asyncio.to_thread(recording.moment, at, viewer, _language(request)))

    async def save(self, request: Request) -> Response:
        recording, _ = await self._recording(request)
        name = f"{recording.game}-{request.path_params['id']}.json"
        return Response(
            recording.save(), 200, {"content-disposition": f'attachment; filename="{name}"'}, "application/json"
        )

    async def check(self, request: Request) -> Response:
        recording, _ = await self._recording(request)
        return _json(await asyncio.to_thread(recording.check, _language(request)))

    async def _recording(self, request: Request) -> tuple[Recording, Viewer]:
        recording = await self.replays.find(request.path_params["id"])
        return recording, viewer_of(request.query_params.get("seen_by"), recording.table.seats)

    # The page.

    async def file(self, request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise Declined("no-page", 404)
        response = self.page.serve(request)
        if response is None and _for_reading(request):
            response = self.page.lost(request)
        if response is None:
            raise Declined("no-page", 404)
        return response

    # The socket.

    async def socket(self, socket: WebSocket) -> None:
        """One page at one table, until either goes."""
        language = _language(socket)
        try:
            _same_origin(socket)
            room = await self.house.find(socket.path_params["code"])
            person = room.kept.person(_token(socket, room))
            guest = Guest(person, language, self.settings.message_rate, self.settings.clock.now)
            room.let_in(guest)  # before anything is awaited, so that the room is not let go
        except Declined as declined:
            await _turn_away(socket, declined, language)
            return
        try:
            await socket.accept()
            sending = asyncio.create_task(_send(socket, guest))
            try:
                await self._listen(socket, room, guest)
            finally:
                if guest.gone:  # it is being cut off, and shall hear why
                    await asyncio.wait([sending], timeout=FAREWELL)
                guest.gone = True
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
        finally:
            room.post(partial(room.leave, guest))

    async def _listen(self, socket: WebSocket, room: LiveRoom, guest: Guest) -> None:
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not guest.bucket.take():
                guest.too_fast += 1
                guest.tell(Refused("too-fast", "", say("too-fast", guest.language), None))
                if guest.too_fast > MOST_TOO_FAST:
                    guest.close(POLICY)
                    return
                continue
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > LARGEST_MESSAGE:
                guest.tell(Refused("too-large", "", say("too-large", guest.language), None))
                continue
            try:
                asked = FROM_PAGE.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                why = say("bad-message", guest.language, why=str(error))
                guest.tell(Refused("bad-message", "", why, None))
                continue
            room.post(partial(room.hear, guest, asked), guest)


def _warm_up() -> None:
    """Reads all words, and has the garbage collector leave them alone from then on and look through everything else seldom:
    each time it does, every table is held up, for a tenth of a second by the words alone."""
    read_all()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


async def _send(socket: WebSocket, guest: Guest) -> None:
    """Sends what waits for a guest. A number is the code to close with."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            waiting = await guest.unread.get()
            if isinstance(waiting, int):
                await socket.close(waiting)
                return
            await socket.send({"type": "websocket.send", "text": waiting})


async def _turn_away(socket: WebSocket, declined: Declined, language: Language) -> None:
    """A socket that is not wanted: it gets the reason as the words of its closing."""
    LOG.info("a socket was turned away", extra=told(event="turned-away", why=declined.why))
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(_json(Wrong(declined.said(language), None), declined.status))
    else:
        await socket.close(POLICY if declined.status != 503 else TRY_AGAIN, declined.why)


# What requests have in common.


def _language(connection: HTTPConnection) -> Language:
    return language_of(connection.query_params.get("language"), connection.headers.get("accept-language", ""))


def _for_reading(request: Request) -> bool:
    """Whether somebody looks at the response, rather than a program."""
    return "text/html" in request.headers.get("accept", "")


def _token(connection: HTTPConnection, room: LiveRoom) -> str | None:
    return cookies.token_in(connection, room.code)


def _same_origin(connection: HTTPConnection) -> None:
    """A browser says which site a request comes from; another one's is not carried out. Programs say nothing."""
    origin = connection.headers.get("origin")
    if origin is not None and _place_of(origin) != connection.headers.get("host", "").lower():
        raise Declined("wrong-origin", 403)


def _place_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None


def _number(text: str) -> int:
    """A number in an address."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise Declined("no-page", 404)
    return int(text)


async def _raw_body(request: Request, largest: int) -> bytes:
    _same_origin(request)
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Declined("only-json", 415)
    body = bytearray()
    try:
        async for part in request.stream():
            body += part
            if len(body) > largest:
                raise Declined("too-large", 413)
    except ClientDisconnect:
        raise Declined("bad-request", 400, why="…") from None
    return bytes(body)


async def _body(request: Request, kind: type[Body]) -> Body:
    body = await _raw_body(request, LARGEST_BODY)
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Declined("bad-request", 400, why=str(error)) from error


def _json(value: msgspec.Struct, status: int = 200) -> Response:
    return Response(msgspec.json.encode(value), status, {"cache-control": "no-store"}, "application/json")


def _tagged(request: Request, value: msgspec.Struct) -> Response:
    """A response that a page may keep for a while and then ask whether it is still good."""
    known = _encoded(value)
    headers = {"cache-control": WORDS_CACHING, "etag": known.tag, "vary": "accept-language, accept-encoding"}
    if known.tag in [each.strip().removeprefix("W/") for each in request.headers.get("if-none-match", "").split(",")]:
        return Response(None, 304, headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(known.packed, 200, headers, "application/json")
    return Response(known.body, 200, headers, "application/json")


class _Encoded:
    """A value that never changes, ready to be sent. It keeps the value, so that its identity stays its own."""

    def __init__(self, value: msgspec.Struct) -> None:
        self.value = value
        self.body = msgspec.json.encode(value)
        self.packed = gzip.compress(self.body, 9, mtime=0)
        self.tag = f'"{sha256(self.body).hexdigest()[:20]}"'


_ENCODED: dict[int, _Encoded] = {}


def _encoded(value: msgspec.Struct) -> _Encoded:
    if id(value) not in _ENCODED:
        _ENCODED[id(value)] = _Encoded(value)
    return _ENCODED[id(value)]


def _with_cookie(request: Request, response: Response, code: str, token: str | None) -> Response:
    """The response with a new token; without one nothing is to be remembered."""
    if token is not None:
        cookies.give(request, response, code, token)
    return response


async def _declined(request: Request, error: Exception) -> Response:
    assert isinstance(error, Declined)
    return _json(Wrong(error.said(_language(request)), None), error.status)


async def _not_written(request: Request, error: Exception) -> Response:
    id = new_id()
    LOG.error("nothing was written", exc_info=error, extra=told(event="not-written", id=id))
    return _json(Wrong(say("not-written", _language(request)), id), 503)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    why = "wrong-method" if error.status_code == 405 else "no-page"
    response = _json(Wrong(say(why, _language(request)), None), error.status_code)
    response.headers.update(error.headers or {})
    return response


class _Outside:
    """Around everything: the headers that every response has, and words for what nobody expected."""

    def __init__(self, app: ASGIApp) -> None:
        self.inside = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.inside(scope, receive, send)
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
            await self.inside(scope, receive, send_with_headers)
        except Exception:
            id = new_id()
            LOG.exception("a request failed", extra=told(event="fault", path=_place(scope), id=id))
            if scope["type"] == "http" and not begun:
                language = _language(HTTPConnection(scope))
                await _json(Wrong(say("went-wrong", language, id=id), id), 500)(scope, receive, send_with_headers)


def _place(scope: Scope) -> str:
    """Where something happened, without what may be a secret in the address."""
    route: Any = scope.get("route")
    return str(getattr(route, "path", "")) or "/"
