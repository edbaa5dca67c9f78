"""The server as an ASGI application: its routes, and the sockets of the pages."""

from __future__ import annotations

import asyncio
import gc
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from croupier import decks
from croupier.server import cookies, requests, responses
from croupier.server.catalogue import catalogue_in, load_words, words_in, words_with
from croupier.server.connection import MOST_TOO_FAST, POLICY, TRY_AGAIN, Connection
from croupier.server.fair_lock import FairLock
from croupier.server.finished_game import FinishedGame, Viewer, viewer_of
from croupier.server.house import House
from croupier.server.howto import how_to_play_in
from croupier.server.json_log import fields
from croupier.server.lessons import lesson_in, play_alone
from croupier.server.messages import (
    FollowLink,
    FromPage,
    Kept,
    Language,
    Opened,
    OpenTable,
    PlayAlone,
    Refused,
    SeatLink,
    TakeSeat,
    Wrong,
)
from croupier.server.page import Page
from croupier.server.rate_limit import RateLimit
from croupier.server.refusals import Declined, say
from croupier.server.replays import Replays
from croupier.server.responses import json_response, with_cookie
from croupier.server.room import Room
from croupier.server.settings import Settings
from croupier.server.store import Store, StoreFailed
from croupier.server.thinking import Thinkers
from croupier.server.web_server import LARGEST_MESSAGE
from croupier.shelf import catalogue

LOG: Final = logging.getLogger("croupier.server")

# Thresholds of the garbage collector: full collections are rare.
GC_THRESHOLDS: Final = (20_000, 20, 1_000)
# How long a socket that is being closed may take to receive the last messages, in seconds.
FAREWELL: Final = 2.0

FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


def make_app(store: Store, settings: Settings | None = None) -> ASGIApp:
    """Make the whole server on an open store. It closes the store when it ends."""
    return Server(store, settings or Settings()).app


class Server:
    """The parts of a running server, and its routes."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers)
        self.page = Page(settings.page)
        self.doors = FairLock()
        self.replays = Replays(store, self.thinkers)
        self.house: House
        self.uploads: RateLimit
        self.app: ASGIApp = Starlette(
            routes=[*self._routes(), Route("/{path:path}", self.file, methods=["GET"])],
            exception_handlers={
                HTTPException: responses.http_error,
                Declined: responses.declined,
                StoreFailed: responses.not_written,
            },
            middleware=[Middleware(responses.CommonHeaders)],
            lifespan=self.life,
        )

    def _routes(self) -> list[BaseRoute]:
        def get(path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(path, endpoint, methods=["GET"])

        def post(path: str, endpoint: Callable[[Request], Awaitable[Response]]) -> Route:
            return Route(path, endpoint, methods=["POST"])

        table, replay, lesson = "/api/tables/{code}", "/api/replays/{id}", "/api/games/{game}/lessons/{lesson}"
        return [
            get("/healthz", self.health),
            get("/api/games", self.games),
            get("/api/games/{game}", self.words),
            get("/api/games/{game}/how-to-play", self.how_to_play),
            get("/api/games/{game}/deck", self.deck),
            get(lesson, self.lesson),
            post(f"{lesson}/alone", self.alone),
            post("/api/tables", self.open_table),
            get(table, self.room),
            get(f"{table}/state", self.table_state),
            get(f"{table}/words", self.table_words),
            post(f"{table}/seats", self.take_seat),
            post(f"{table}/links", self.make_link),
            post(f"{table}/devices", self.follow_link),
            WebSocketRoute(f"{table}/socket", self.socket),
            post("/api/replays", self.upload),
            get(replay, self.replay),
            get(f"{replay}/moments/{{at}}", self.moment),
            get(f"{replay}/moments/{{at}}/why", self.reason),
            get(f"{replay}/story", self.story),
            get(f"{replay}/words", self.replay_words),
            get(f"{replay}/save", self.save),
            get(f"{replay}/check", self.check),
        ]

    @asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        """Open the house, and close it at the end."""
        self.house = House(self.store, self.thinkers, self.settings)
        self.uploads = RateLimit(1.0, self.settings.uploads_at_once, self.settings.clock.now)
        LOG.info("the house is open", extra=fields(event="started"))
        reading = asyncio.create_task(asyncio.to_thread(_warm_up)) if self.settings.warm_up else None
        yield
        if reading is not None:
            await asyncio.gather(reading, return_exceptions=True)
        await self.house.close()
        LOG.info("the house is closed", extra=fields(event="stopped"))

    async def health(self, _: Request) -> Response:
        return PlainTextResponse("ok")

    # What there is to play.

    async def games(self, request: Request) -> Response:
        return responses.cached_response(request, catalogue_in(requests.language(request)))

    async def words(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in catalogue():
            raise Declined("no-game", 404)
        words = await asyncio.to_thread(words_in, game, requests.language(request))
        return responses.cached_response(request, words)

    async def how_to_play(self, request: Request) -> Response:
        game = request.path_params["game"]
        if game not in catalogue():
            raise Declined("no-game", 404)
        text = await asyncio.to_thread(how_to_play_in, game, requests.language(request))
        return responses.cached_response(request, text)

    async def deck(self, request: Request) -> Response:
        info = catalogue().get(request.path_params["game"])
        if info is None or info.cards is None:
            raise Declined("no-game", 404)
        text = await asyncio.to_thread(decks.default, info)
        name = {"content-disposition": f'attachment; filename="{info.name}.toml"'}
        return PlainTextResponse(text, 200, name)

    async def lesson(self, request: Request) -> Response:
        game, id = request.path_params["game"], request.path_params["lesson"]
        return responses.cached_response(
            request, await asyncio.to_thread(lesson_in, game, id, requests.language(request))
        )

    async def alone(self, request: Request) -> Response:
        wish = await requests.body(request, PlayAlone)
        game, id = request.path_params["game"], request.path_params["lesson"]
        return json_response(await asyncio.to_thread(play_alone, game, id, wish, requests.language(request)))

    # Tables.

    async def open_table(self, request: Request) -> Response:
        wish = await requests.body(request, OpenTable, requests.LARGEST_DECK)
        room, token, seats = await self.house.open(wish)
        return with_cookie(request, json_response(Opened(room.code, seats), 201), room.code, token)

    async def room(self, request: Request) -> Response:
        room = await self._room(request)
        response = json_response(room.info(_person(request, room), requests.language(request)))
        cookies.move(request, response, room.code)
        return response

    async def table_state(self, request: Request) -> Response:
        room = await self._room(request)
        return json_response(room.standing(_person(request, room), requests.language(request)))

    async def table_words(self, request: Request) -> Response:
        state = (await self._room(request)).state
        language = requests.language(request)
        words = state.words(language)
        said = await asyncio.to_thread(words_with, words, state.record.game, language, state.edition)
        return responses.cached_response(request, said)

    async def take_seat(self, request: Request) -> Response:
        wish = await requests.body(request, TakeSeat)
        room = await self._room(request)
        token, seats = await room.take_seat(_token(request, room), wish.nickname, wish.seat, wish.face)
        return with_cookie(request, json_response(Opened(room.code, seats)), room.code, token)

    async def make_link(self, request: Request) -> Response:
        requests.check_origin(request)
        room = await self._room(request)
        person = _person(request, room)
        if person is None or not room.record.seats_of(person):
            raise Declined("not-seated", 403)
        return json_response(SeatLink(self.house.links.make(room.code, person)), 201)

    async def follow_link(self, request: Request) -> Response:
        wish = await requests.body(request, FollowLink)
        room = await self._room(request)
        token, seats = await self.house.follow(room, wish.link, _token(request, room))
        return with_cookie(request, json_response(Opened(room.code, seats)), room.code, token)

    async def _room(self, connection: HTTPConnection) -> Room:
        return await self.house.find(connection.path_params["code"])

    # Replays.

    async def upload(self, request: Request) -> Response:
        saved = await requests.raw_body(request, requests.LARGEST_SAVE)
        if not self.uploads.take():
            raise Declined("too-fast", 429)
        return json_response(Kept(await self.replays.keep(saved)), 201)

    async def replay(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        id = request.path_params["id"]
        return json_response(await asyncio.to_thread(game.replay, id, viewer, requests.language(request)))

    async def moment(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        at = requests.number(request.path_params["at"])
        return json_response(await asyncio.to_thread(game.moment, at, viewer, requests.language(request)))

    async def reason(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        at = requests.number(request.path_params["at"])
        return json_response(await asyncio.to_thread(game.reason, at, viewer, requests.language(request)))

    async def story(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        return json_response(await asyncio.to_thread(game.tell, viewer, requests.language(request)))

    async def replay_words(self, request: Request) -> Response:
        game, _ = await self._finished(request)
        return responses.cached_response(request, await asyncio.to_thread(game.game_words, requests.language(request)))

    async def save(self, request: Request) -> Response:
        game, _ = await self._finished(request)
        name = f"{game.info.name}-{request.path_params['id']}.json"
        return Response(game.save(), 200, {"content-disposition": f'attachment; filename="{name}"'}, "application/json")

    async def check(self, request: Request) -> Response:
        game, _ = await self._finished(request)
        return json_response(await asyncio.to_thread(game.check, requests.language(request)))

    async def _finished(self, request: Request) -> tuple[FinishedGame, Viewer]:
        game = await self.replays.find(request.path_params["id"])
        return game, viewer_of(request.query_params.get("seen_by"), game.table.seats)

    # The page.

    async def file(self, request: Request) -> Response:
        if request.url.path.startswith("/api/"):
            raise Declined("no-page", 404)
        response = self.page.serve(request)
        if response is None and requests.wants_html(request):
            response = self.page.lost(request)
        if response is None:
            raise Declined("no-page", 404)
        return response

    # The socket.

    async def socket(self, socket: WebSocket) -> None:
        """Serve one page at one table, until either goes."""
        language = requests.language(socket)
        async with self.doors:
            pass  # a crowd that comes back is let in one by one, and others are served in between
        try:
            requests.check_origin(socket)
            room = await self._room(socket)
            person = _person(socket, room)
            connection = Connection(person, language, self.settings.message_rate, self.settings.clock.now)
            room.admit(connection)  # before anything is awaited, so that the room is not dropped
        except Declined as declined:
            await _turn_away(socket, declined, language)
            return
        try:
            await socket.accept()
            sending = asyncio.create_task(_send(socket, connection))
            try:
                await self._receive(socket, room, connection)
            finally:
                if connection.closed:  # the server closes it, and its last messages say why
                    await asyncio.wait([sending], timeout=FAREWELL)
                connection.closed = True
                sending.cancel()
                await asyncio.gather(sending, return_exceptions=True)
        finally:
            room.leave(connection)

    async def _receive(self, socket: WebSocket, room: Room, connection: Connection) -> None:
        """Pass a page's messages to the room until the page goes, or is closed for sending too many."""
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not connection.rate.take():
                connection.too_fast += 1
                _refuse(connection, "too-fast")
                if connection.too_fast > MOST_TOO_FAST:
                    connection.close(POLICY)
                    return
                continue
            text = message.get("text") or message.get("bytes") or ""
            if len(text) > LARGEST_MESSAGE:
                _refuse(connection, "too-large")
                continue
            try:
                asked = FROM_PAGE.decode(text)
            except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
                _refuse(connection, "bad-message", why=str(error))
                continue
            room.receive(connection, asked)


def _warm_up() -> None:
    """Read all words, and let the garbage collector skip them: a collection would hold up every table, for a tenth of a second
    by the words alone."""
    load_words()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def _token(connection: HTTPConnection, room: Room) -> str | None:
    return cookies.token_in(connection, room.code)


def _person(connection: HTTPConnection, room: Room) -> int | None:
    return room.record.person(_token(connection, room))


def _refuse(connection: Connection, reason: str, /, **args: str) -> None:
    connection.send(Refused(reason, "", say(reason, connection.language, **args), None))


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued for a connection. A number is the code to close with."""
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        while True:
            waiting = await connection.unread.get()
            if isinstance(waiting, int):
                await socket.close(waiting)
                return
            await socket.send({"type": "websocket.send", "text": waiting})


async def _turn_away(socket: WebSocket, declined: Declined, language: Language) -> None:
    """Refuse a socket, with the reason."""
    LOG.info("a socket was turned away", extra=fields(event="turned-away", why=declined.why))
    if "websocket.http.response" in socket.scope.get("extensions", {}):
        await socket.send_denial_response(json_response(Wrong(declined.said(language), None), declined.status))
    else:
        await socket.close(POLICY if declined.status != 503 else TRY_AGAIN, declined.why)
