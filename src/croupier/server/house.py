"""The house: every table ever opened here. Tables with connections are in memory as rooms; the others are only in the
store.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from croupier import bots, decks
from croupier.bots.opponents import at_seat
from croupier.server.allowance import Account
from croupier.server.bot_offer import admitted, is_offered
from croupier.server.connection import TRY_AGAIN
from croupier.server.fair_lock import FairLock
from croupier.server.finished_game import FinishedGame
from croupier.server.housekeeping import Misdirected
from croupier.server.json_log import fields
from croupier.server.messages.parts import Tempo
from croupier.server.messages.tables import OpenTable, PlayOn
from croupier.server.nicknames import clean, distinct
from croupier.server.records import RoomRecord, SeatRecord
from croupier.server.refusals import Declined
from croupier.server.room import Room
from croupier.server.seats import seat_bots
from croupier.server.settings import Settings
from croupier.server.store import Conflict, Neighbour, Store, StoreFailed
from croupier.server.thinking import Thinkers
from croupier.shelf import catalogue
from croupier.table import BadTable, seeded

LOG: Final = logging.getLogger("croupier.server.house")

# Letters that are not confused with each other, read or heard.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH: Final = 5
# The code of a private table has 100 random bits: it is a secret that comes with the link.
PRIVATE_LENGTH: Final = 20


class House:
    """Opens tables, finds them by their code, and drops empty rooms."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._held: set[str] = set()  # tables that an operator is changing
        self.lock = FairLock()
        self._loading: dict[str, asyncio.Task[Room | None]] = {}
        self._closing_rooms: dict[str, asyncio.Task[None]] = {}

    async def open(self, wish: OpenTable, account: Account) -> tuple[Room, str, list[int]]:
        """Open a table. Return its room, the opener's token and the opener's seats."""
        if self.closing:
            raise Declined("closing", 503)
        record, token = await account.aside(_new_record, wish, self.settings.tempo, self.settings.bots)
        room = await self._open(record, account, wish.private)
        if wish.start and all(place.held_by != "nobody" for place in record.places):
            await room.start()
        return room, token, record.seats_of(record.opener)

    async def play_on(self, game: FinishedGame, wish: PlayOn, account: Account) -> tuple[Room, str, list[int]]:
        """Open a table that continues a finished game from one of its moments, with the player in one seat against bots."""
        if self.closing:
            raise Declined("closing", 503)
        beginning = game.beginning(wish.at)
        record, token = _record_to_play_on(game, wish, self.settings.tempo)
        room = await self._open(record, account, private=False)
        await room.start(beginning)
        return room, token, [wish.seat]

    async def _open(self, record: RoomRecord, account: Account, private: bool) -> Room:
        if not account.tables.take():
            raise Declined("too-many-tables", 429)
        while True:
            code = _new_code(private)
            try:
                await self.store.open_room(code, record)
                break
            except Conflict:
                continue
        room = await self.find(code)
        LOG.info("a table is open", extra=fields(event="open", room=code, of=record.game, seats=len(record.places)))
        return room

    async def holder(self, code: str) -> Neighbour | None:
        """The worker that holds a table, if it is another one. If none does, this one holds it from now on."""
        code = code.upper()
        if self.closing or code in self.rooms or code in self._loading or not _may_be(code):
            return None
        await self._closed(code)
        return await self.store.hold(code)

    async def find(self, code: str) -> Room:
        """Return the room with this code, read from the store if it is not in memory."""
        code = code.upper()
        if self.closing:
            raise Declined("closing", 503)
        room = self.rooms.get(code)
        if room is not None:
            return room
        if code in self._held:
            raise Declined("closing", 503)
        if not _may_be(code):
            raise Declined("no-table", 404, code=code[:12])
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._read(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        found = await asyncio.shield(self._loading[code])
        if found is None:
            raise Declined("no-table", 404, code=code)
        return found

    async def _read(self, code: str) -> Room | None:
        await self._closed(code)
        if await self.store.hold(code) is not None:
            raise Declined("closing", 503)
        record = await self.store.room(code)
        if record is None or record.game not in catalogue():
            return None
        for place in record.places:
            if place.level is not None:
                place.level = admitted(record.game, place.level, self.settings.bots)
        return await self._load(code, record)

    async def _closed(self, code: str) -> None:
        """Wait until a room that is being closed is closed."""
        while code in self._closing_rooms:
            await asyncio.wait([self._closing_rooms[code]])

    async def _load(self, code: str, record: RoomRecord) -> Room:
        if any(place.level not in (None, bots.RANDOM) for place in record.places):
            self.thinkers.warm_up(code)
        room = Room(code, record, self.store, self.thinkers, self.settings, self.lock, self._drop)
        await room.load()
        self.rooms[code] = room
        return room

    def _drop(self, room: Room) -> None:
        """Drop an empty room; everything in it is stored."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            room.closing = True
            self._closing_rooms[room.code] = asyncio.create_task(self._close(room))

    async def _close(self, room: Room) -> None:
        try:
            await room.close()
            with suppress(StoreFailed):
                await self.store.let_go(room.code)
        finally:
            del self._closing_rooms[room.code]

    async def abandon(self) -> None:
        """Drop all rooms, because other workers have taken their tables. Pages are told to reconnect."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        for room in list(self.rooms.values()):
            room.tell_all("restarting", TRY_AGAIN)
            self._drop(room)
        await asyncio.gather(*self._closing_rooms.values(), return_exceptions=True)

    def drain(self) -> None:
        """Accept nothing new, and tell all pages that the server is about to restart."""
        self.closing = True
        for room in self.rooms.values():
            room.tell_all("restarting")

    async def aside(self, code: str, message: str, work: Callable[[], Awaitable[None]]) -> None:
        """Change a stored table while no room holds it; its pages are told to reconnect, if it still exists."""
        self._held.add(code)
        try:
            room = self.rooms.pop(code, None)
            if room is not None:
                room.tell_all(message, TRY_AGAIN)
                await room.close()
            await work()
        finally:
            self._held.discard(code)

    async def link(self, code: str, name: str) -> str:
        """A seat link for a player who has lost their device."""
        room = await self.find(code)
        owners = [place.owner for place in room.record.places if place.name == name and place.owner is not None]
        if not owners or not room.record.people[owners[0]]:
            raise Misdirected(f"no player at table {code} is called {name!r}")
        return await room.make_link(owners[0])

    async def close(self) -> None:
        """Close all rooms and the store; every accepted answer is stored."""
        self.closing = True
        rooms = list(self.rooms.values())
        self.rooms.clear()
        closing = self._closing_rooms.values()
        await asyncio.gather(*[room.close() for room in rooms], *closing, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.stop)
        await self.store.close()


def _may_be(code: str) -> bool:
    """Whether this could be the code of a table."""
    return len(code) in (LENGTH, PRIVATE_LENGTH) and all(letter in LETTERS for letter in code)


def _new_code(private: bool) -> str:
    return "".join([secrets.choice(LETTERS) for _ in range(PRIVATE_LENGTH if private else LENGTH)])


def _new_record(wish: OpenTable, tempo: Tempo, chosen: tuple[str, ...]) -> tuple[RoomRecord, str]:
    """The record of a new table, and the opener's token; raise ``Declined`` if the request is invalid."""
    info = catalogue().get(wish.game)
    if info is None:
        raise Declined("no-game", 404)
    try:
        seats = info.usual_seats() if wish.seats is None else info.check_seats(wish.seats)
        options = info.check_options(wish.options, seats)
        edition = info.check_deck(decks.read(info, wish.deck)) if wish.deck else None
        if edition is not None:
            info.unpack(seats, options, seeded(0), edition)
    except BadTable as error:
        raise Declined("bad-table", 400, why=str(error)) from error
    names = [clean(name) for name in (wish.nickname, *wish.hot_seat)]
    if len(names) > seats:
        raise Declined("too-many-people", 400, seats=seats)
    if wish.bots is not None and not is_offered(wish.game, at_seat(wish.bots, 0), chosen):
        raise Declined("no-such-bot", 400)
    record = RoomRecord(wish.game, options, [SeatRecord() for _ in range(seats)], time.time())
    record.tempo = wish.tempo or tempo
    record.clock = wish.clock
    record.patience = wish.patience
    record.edition = None if edition is None else edition.corrections
    record.opener, token = record.add_person()
    for seat, name in enumerate(names):
        record.places[seat] = SeatRecord("person", distinct(name, record.places, seat), None, record.opener)
    record.places[0].face = wish.face
    if wish.bots is not None:
        seat_bots(record, wish.bots, range(len(names), seats))
    alone = wish.start and len(names) == 1
    record.take_over = not alone if wish.take_over is None else wish.take_over
    return record, token


def _record_to_play_on(game: FinishedGame, wish: PlayOn, tempo: Tempo) -> tuple[RoomRecord, str]:
    """The record of a table that continues a finished game, and the token of its player."""
    origin = game.table.origin
    seats = game.table.seats
    if not 0 <= wish.seat < seats:
        raise Declined("bad-viewer", 400)
    record = RoomRecord(game.info.name, dict(origin.options), [SeatRecord() for _ in range(seats)], time.time())
    record.tempo = tempo
    record.edition = None if origin.edition is None else origin.edition.corrections
    record.opener, token = record.add_person()
    record.places[wish.seat] = SeatRecord("person", clean(wish.nickname), None, record.opener)
    seat_bots(record, bots.best(game.info.name), [seat for seat in range(seats) if seat != wish.seat])
    return record, token
