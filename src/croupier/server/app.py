"""The server as an ASGI application: its routes, and the pages' sockets."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from threading import Event
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
from croupier.analysis import Analysis
from croupier.server import cookies, metrics, requests, responses
from croupier.server.allowance import Accounts, Used
from croupier.server.analyses import Analyses
from croupier.server.catalogue import catalogue_in, load_words, words_in, words_with
from croupier.server.connection import MOST_TOO_FAST, POLICY, Connection, Write
from croupier.server.doorkeeper import Doorkeeper, account_of
from croupier.server.fair_lock import FairLock
from croupier.server.finished_game import FinishedGame, Viewer, viewer_of
from croupier.server.garbage import Collector
from croupier.server.house import House
from croupier.server.howto import how_to_play_in
from croupier.server.json_log import fields
from croupier.server.lessons import lesson_in, play_alone
from croupier.server.messages.from_page import FromPage
from croupier.server.messages.from_server import Refused
from croupier.server.messages.lessons import PlayAlone
from croupier.server.messages.replays import AnalysisNews, Kept
from croupier.server.messages.tables import FollowLink, Opened, OpenTable, PlayOn, SeatLink, TakeSeat
from croupier.server.neighbours import Neighbourhood, figures_of, led
from croupier.server.orders import BANS, Bans, Orders
from croupier.server.page import Page
from croupier.server.refusals import Declined, say
from croupier.server.replays import Replays, only_the_save
from croupier.server.responses import json_response, with_cookie
from croupier.server.room import Room
from croupier.server.settings import Settings
from croupier.server.store import Store, StoreFailed
from croupier.server.thinking import Thinkers
from croupier.server.web_server import LARGEST_MESSAGE
from croupier.shelf import catalogue

LOG: Final = logging.getLogger("croupier.server")

# How long a socket that is being closed may take to receive the last messages, in seconds.
FAREWELL: Final = 2.0
# How often, at most, to check whether the database can be written, in seconds.
TRIED_EVERY: Final = 1.0
# How often workers report their addresses' use of limits to each other, and how many addresses per message.
TOLD_EVERY: Final = 1.0
TOLD_TOGETHER: Final = 50

FROM_PAGE: Final[msgspec.json.Decoder[FromPage]] = msgspec.json.Decoder(FromPage)


class Server:
    """The parts of a running server on a store, which it closes at the end, and its routes. Other workers reach it at
    the address ``inside``.
    """

    def __init__(self, store: Store, settings: Settings, inside: str = "") -> None:
        self.store = store
        self.inside = inside
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers, settings.bot_time)
        self.page = Page(settings.page)
        self.doors = FairLock()
        self.replays = Replays(store, self.thinkers)
        self.analyses = Analyses(store, self.thinkers)
        self.house: House
        self.accounts: Accounts
        self.bans = Bans()
        self._tried_at: float | None = None
        self._written = True
        self._reading_bans: asyncio.Task[None] | None = None
        self.app: ASGIApp = Starlette(
            routes=[*self._routes(), Route("/{path:path}", self.file, methods=["GET"])],
            exception_handlers={
                HTTPException: responses.http_error,
                Declined: responses.declined,
                StoreFailed: responses.not_written,
            },
            middleware=[
                Middleware(responses.CommonHeaders),
                Middleware(Doorkeeper, accounts=lambda: self.accounts, bans=self.bans, word=lambda: store.word),
                Middleware(Neighbourhood, house=lambda: self.house, inside=inside),
            ],
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
            get("/readyz", self.ready),
            get("/metrics", self.metrics),
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
            post(f"{replay}/analysis", self.analyse),
            post(f"{replay}/play-on", self.play_on),
            get(f"{replay}/words", self.replay_words),
            get(f"{replay}/save", self.save),
            get(f"{replay}/check", self.check),
        ]

    @asynccontextmanager
    async def life(self, _: Starlette) -> AsyncIterator[None]:
        """Open the house, and close it at the end."""
        self.house = House(self.store, self.thinkers, self.settings)
        self.accounts = Accounts(self.settings)
        closing = Event()
        if self.settings.warm_up and self.store.shared:  # the other workers serve meanwhile
            await asyncio.to_thread(load_words, self.settings.bots, closing)
        await self.store.open(self.inside, self.house.abandon, self._hear)
        await self.bans.read(self.store)
        orders = Orders(self.store, self.house, self.bans, self.settings.look_every)
        running = [asyncio.create_task(each) for each in (orders.run(), self._tell_limits())]
        collecting = []
        if self.settings.warm_up:
            reading = asyncio.to_thread(load_words, self.settings.bots, closing)
            collecting.append(asyncio.create_task(Collector(self.house).run(reading)))
        LOG.info("the house is open", extra=fields(event="started"))
        yield
        closing.set()
        await _cancel(running)
        await self.analyses.close()
        await self.house.close()
        await _cancel(collecting)  # now the collector finds no tables that would take it long
        LOG.info("the house is closed", extra=fields(event="stopped"))

    async def _tell_limits(self) -> None:
        """Report the addresses' use of limits to the other workers at intervals."""
        while self.store.word:
            await asyncio.sleep(TOLD_EVERY)
            used = self.accounts.news()
            for at in range(0, len(used), TOLD_TOGETHER):
                with suppress(StoreFailed):  # not that important
                    await self.store.tell(msgspec.json.encode(used[at : at + TOLD_TOGETHER]).decode())

    def _hear(self, news: str) -> None:
        """Handle a report of another worker: changed bans, or the addresses' use of limits."""
        if news == BANS:
            self._reading_bans = asyncio.create_task(self.bans.read(self.store))
            return
        with suppress(msgspec.DecodeError):  # from another version
            for used in msgspec.json.decode(news, type=list[Used]):
                self.accounts.hear(used)

    async def health(self, _: Request) -> Response:
        """Whether the server is alive."""
        return PlainTextResponse("ok")

    async def ready(self, _: Request) -> Response:
        """Whether the server takes tables and answers: it is not shutting down, and can write."""
        if self.house.closing:
            return PlainTextResponse("closing", 503)
        if not await self._can_write():
            return PlainTextResponse("the database cannot be written", 503)
        return PlainTextResponse("ok")

    async def _can_write(self) -> bool:
        """Whether the database can be written, checked at most once a second, since any client may ask."""
        now = self.settings.clock.now()
        if self._tried_at is None or now >= self._tried_at + TRIED_EVERY:
            self._tried_at = now
            try:
                await self.store.try_writing()
                self._written = True
            except StoreFailed:
                LOG.exception("the database cannot be written", extra=fields(event="not-ready"))
                self._written = False
        return self._written

    async def metrics(self, request: Request) -> Response:
        """Metrics for Prometheus, for the addresses that may read them."""
        client = ipaddress.ip_address(request.client.host) if request.client else None
        allowed = client is not None and any(
            client in ipaddress.ip_network(each) for each in self.settings.metrics_from
        )
        by_neighbour = led(request.scope, self.store.word)
        if not allowed and not by_neighbour:
            raise Declined("no-page", 404)
        rooms = self.house.rooms.values()
        figures = metrics.exposition(len(rooms), sum([len(room.state.connections) for room in rooms]))
        if self.store.word and not by_neighbour:
            others = await self.store.neighbours()
            texts = await asyncio.gather(*[figures_of(each) for each in others])
            figures = metrics.together(
                {self.inside: figures, **dict(zip([each.address for each in others], texts, strict=True))}
            )
        return Response(figures, 200, media_type=metrics.CONTENT_TYPE)

    async def drain(self) -> None:
        """Accept nothing new, and tell the pages to reconnect. Their messages are sent before the sockets are closed."""
        self.house.drain()
        unsent = [each for room in self.house.rooms.values() for each in room.state.connections]
        for _ in range(20):
            if all(each.unread.empty() or each.closed for each in unsent):
                break
            await asyncio.sleep(0.05)

    # The catalogue.

    async def games(self, request: Request) -> Response:
        return responses.cached_response(request, catalogue_in(requests.language(request), self.settings.bots))

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
        return json_response(await account_of(request).aside(play_alone, game, id, wish, requests.language(request)))

    # Tables.

    async def open_table(self, request: Request) -> Response:
        wish = await requests.body(request, OpenTable, requests.LARGEST_DECK)
        room, token, seats = await self.house.open(wish, account_of(request))
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
        return json_response(SeatLink(await room.make_link(person)), 201)

    async def follow_link(self, request: Request) -> Response:
        wish = await requests.body(request, FollowLink)
        room = await self._room(request)
        token, seats = await room.follow_link(wish.link, _token(request, room))
        return with_cookie(request, json_response(Opened(room.code, seats)), room.code, token)

    async def _room(self, connection: HTTPConnection) -> Room:
        """The room that a request names. A client that has tried too many wrong codes gets only rooms in which it has a
        seat.
        """
        account = account_of(connection)
        try:
            room = await self.house.find(connection.path_params["code"])
        except Declined as declined:
            if declined.status == 404:
                account.take_guess()
            raise
        if _person(connection, room) is None:
            account.check_guesses()
        return room

    # Replays.

    async def upload(self, request: Request) -> Response:
        account = account_of(request)
        saved = await account.aside(only_the_save, await requests.raw_body(request, requests.LARGEST_SAVE))
        if not account.uploads.take():
            raise Declined("too-many-uploads", 429)
        return json_response(Kept(await self.replays.keep(saved)), 201)

    async def replay(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        id = request.path_params["id"]
        return json_response(await account_of(request).aside(game.replay, id, viewer, requests.language(request)))

    async def moment(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        at = requests.number(request.path_params["at"])
        return json_response(await account_of(request).aside(game.moment, at, viewer, requests.language(request)))

    async def reason(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        at = requests.number(request.path_params["at"])
        return json_response(await account_of(request).aside(game.reason, at, viewer, requests.language(request)))

    async def story(self, request: Request) -> Response:
        game, viewer = await self._finished(request)
        return json_response(await account_of(request).aside(game.tell, viewer, requests.language(request)))

    async def analyse(self, request: Request) -> Response:
        """The analysis of a finished game, or its progress; the first request starts it."""
        game, _ = await self._finished(request)
        found = await self.analyses.ask(request.path_params["id"], game)
        if not isinstance(found, Analysis):
            done, of = found
            return json_response(AnalysisNews(done, of, None), 202)
        told = await account_of(request).aside(game.analysed, found, requests.language(request))
        pieces = len(game.answers) + 1
        return json_response(AnalysisNews(pieces, pieces, told))

    async def play_on(self, request: Request) -> Response:
        wish = await requests.body(request, PlayOn)
        game, _ = await self._finished(request)
        room, token, seats = await self.house.play_on(game, wish, account_of(request))
        return with_cookie(request, json_response(Opened(room.code, seats), 201), room.code, token)

    async def replay_words(self, request: Request) -> Response:
        game, _ = await self._finished(request)
        return responses.cached_response(
            request, await account_of(request).aside(game.game_words, requests.language(request))
        )

    async def save(self, request: Request) -> Response:
        game, _ = await self._finished(request)
        name = f"{game.info.name}-{request.path_params['id']}.json"
        return Response(game.save(), 200, {"content-disposition": f'attachment; filename="{name}"'}, "application/json")

    async def check(self, request: Request) -> Response:
        game, _ = await self._finished(request)
        return json_response(await account_of(request).aside(game.check, requests.language(request)))

    async def _finished(self, request: Request) -> tuple[FinishedGame, Viewer]:
        account, id = account_of(request), request.path_params["id"]
        try:
            game = await self.replays.find(id)
        except Declined as declined:
            if declined.status == 404:
                account.take_guess()
            raise
        if "-" in id:
            account.check_guesses()
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
        """Serve one page at one table, until either leaves."""
        async with self.doors:
            pass  # a crowd that reconnects is admitted one by one, with others served in between
        try:
            requests.check_origin(socket)
            room = await self._room(socket)
            person = _person(socket, room)
            screen = "screen" in socket.query_params
            allowance = room.allowance(person, account_of(socket))
            connection = Connection(person, requests.language(socket), allowance, screen)
            room.admit(connection)  # before anything is awaited, so that the room is not dropped
        except Declined as declined:
            await responses.turn_away(socket, declined)
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
        """Pass a page's messages to the room until the page leaves, or is closed for sending too many."""
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not connection.allowance.take():
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
            try:
                room.receive(connection, asked)
            except Declined as declined:
                _refuse(connection, declined.why)


async def _cancel(tasks: list[asyncio.Task[None]]) -> None:
    for each in tasks:
        each.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _token(connection: HTTPConnection, room: Room) -> str | None:
    return cookies.token_in(connection, room.code)


def _person(connection: HTTPConnection, room: Room) -> int | None:
    return room.record.person(_token(connection, room))


def _refuse(connection: Connection, reason: str, /, **args: str) -> None:
    connection.send(Refused(reason, "", say(reason, connection.language, **args), None))


async def _send(socket: WebSocket, connection: Connection) -> None:
    """Send what is queued for a connection. A number is the code to close with. While the queue is empty, the
    connection writes directly, which saves a pass of the loop.
    """
    write: Write = socket.scope["state"]["write"]
    try:
        while True:
            connection.write = write if connection.unread.empty() else None
            waiting = await connection.unread.get()
            connection.write = None
            if isinstance(waiting, int):
                await socket.close(waiting)
                return
            await socket.send({"type": "websocket.send", "text": waiting.decode()})
    except (WebSocketDisconnect, RuntimeError, OSError):
        pass  # the page has left
    finally:
        connection.write = None
