"""The house: every table that was ever opened here. Those that somebody is at are in memory; the others are only
written down."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Final

from croupier import bots
from croupier.server.guests import Bucket
from croupier.server.kept import KeptRoom, Place
from croupier.server.logs import told
from croupier.server.messages import OpenTable
from croupier.server.naming import clean, seat_bots, unlike_others
from croupier.server.room import LiveRoom
from croupier.server.saying import Declined
from croupier.server.settings import Settings
from croupier.server.store import Store, StoreFailed, Taken
from croupier.server.thinking import Thinkers
from croupier.server.turns import Turns
from croupier.shelf import catalogue
from croupier.table import BadTable

LOG: Final = logging.getLogger("croupier.server.house")

# No letter here is mistaken for another, read or heard.
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
LENGTH: Final = 5
MOST_LINKS: Final = 10_000


class House:
    """Opens tables, finds them, and lets those go that nobody is at."""

    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.thinkers = thinkers
        self.settings = settings
        self.rooms: dict[str, LiveRoom] = {}
        self.closing = False
        self.turns = Turns()
        self._loading: dict[str, asyncio.Task[LiveRoom | None]] = {}
        self._leaving: set[asyncio.Task[None]] = set()
        self._links: dict[str, tuple[str, int, float]] = {}
        self._openings = Bucket(settings.tables_per_second, settings.tables_at_once, settings.clock.now)

    async def open(self, wish: OpenTable) -> tuple[LiveRoom, str, list[int]]:
        """Opens a table: the room, the opener's token and seats."""
        if self.closing:
            raise Declined("closing", 503)
        if not self._openings.take():
            raise Declined("too-many-tables", 429)
        kept, token = _lay_out(wish)
        while True:
            code = "".join([secrets.choice(LETTERS) for _ in range(LENGTH)])
            try:
                await self.store.open_room(code, kept)
                break
            except Taken:
                continue
        room = await self._load(code, kept)
        LOG.info("a table is open", extra=told(event="open", room=code, of=kept.game, seats=len(kept.places)))
        if wish.start and all(place.held_by != "nobody" for place in kept.places):
            await room.do(room.start)
        return room, token, kept.seats_of(kept.opener)

    async def find(self, code: str) -> LiveRoom:
        """A table by its code, read from the store if nobody has been at it for some time."""
        code = code.upper()
        if self.closing:
            raise Declined("closing", 503)
        room = self.rooms.get(code)
        if room is not None:
            return room
        if len(code) != LENGTH or any(letter not in LETTERS for letter in code):
            raise Declined("no-table", 404, code=code[:12])
        if code not in self._loading:
            task = self._loading[code] = asyncio.create_task(self._read(code))
            task.add_done_callback(lambda _: self._loading.pop(code, None))
        found = await asyncio.shield(self._loading[code])
        if found is None:
            raise Declined("no-table", 404, code=code)
        return found

    async def _read(self, code: str) -> LiveRoom | None:
        kept = await self.store.room(code)
        if kept is None or kept.game not in catalogue():
            return None
        return await self._load(code, kept)

    async def _load(self, code: str, kept: KeptRoom) -> LiveRoom:
        if any(place.level not in (None, bots.RANDOM) for place in kept.places):
            self.thinkers.warm_up(code)
        room = LiveRoom(code, kept, self.store, self.thinkers, self.settings, self.turns, self._let_go)
        await room.load()
        self.rooms[code] = room
        return room

    def _let_go(self, room: LiveRoom) -> None:
        """A room that nobody is at is forgotten; the store knows all about it."""
        if self.rooms.get(room.code) is room:
            del self.rooms[room.code]
            room.put_away = True
            task = asyncio.create_task(room.close())
            self._leaving.add(task)
            task.add_done_callback(self._leaving.discard)

    # Links to one's seats, for another device.

    def link(self, code: str, person: int) -> str:
        """A path that brings a person's seats to another device, once. It takes the place of one they have asked for before."""
        now = self.settings.clock.now()
        self._links = {each: link for each, link in self._links.items() if link[2] > now and link[:2] != (code, person)}
        if len(self._links) >= MOST_LINKS:
            raise Declined("too-fast", 429)
        word = secrets.token_urlsafe(16)
        self._links[word] = (code, person, now + self.settings.link_life)
        return f"/t/{code}/{word}"

    async def follow(self, room: LiveRoom, word: str, token: str | None) -> tuple[str | None, list[int]]:
        """Somebody's seats come to the device with this token; the link is worth nothing afterwards. A token for the device,
        unless it has one already, and the seats."""
        link = self._links.get(word)
        if link is None or link[0] != room.code or link[2] <= self.settings.clock.now():
            raise Declined("link-used", 404)
        del self._links[word]
        try:
            return await room.do(partial(room.bring, link[1], token))
        except (Declined, StoreFailed):
            self._links.setdefault(word, link)
            raise

    async def close(self) -> None:
        """Nobody comes in any more; all that was accepted is written down."""
        self.closing = True
        rooms = list(self.rooms.values())
        self.rooms.clear()
        await asyncio.gather(*[room.close() for room in rooms], *self._leaving, return_exceptions=True)
        await asyncio.to_thread(self.thinkers.stop)
        await self.store.close()


def _lay_out(wish: OpenTable) -> tuple[KeptRoom, str]:
    """A table as it was wished for, and the opener's token; ``Declined`` if it cannot be."""
    info = catalogue().get(wish.game)
    if info is None:
        raise Declined("no-game", 404)
    try:
        seats = info.usual_seats() if wish.seats is None else info.check_seats(wish.seats)
        options = info.check_options(wish.options, seats)
    except BadTable as error:
        raise Declined("bad-table", 400, why=str(error)) from error
    names = [clean(name) for name in (wish.nickname, *wish.hot_seat)]
    if len(names) > seats:
        raise Declined("too-many-people", 400, seats=seats)
    if wish.bots is not None and wish.bots not in bots.names(wish.game):
        raise Declined("no-such-bot", 400)
    kept = KeptRoom(wish.game, options, [Place() for _ in range(seats)], time.time())
    kept.clock = wish.clock
    kept.patience = wish.patience
    kept.opener, token = kept.welcome()
    for seat, name in enumerate(names):
        kept.places[seat] = Place("person", unlike_others(name, kept.places, seat), None, kept.opener)
    if wish.bots is not None:
        seat_bots(kept, wish.bots, range(len(names), seats))
    return kept, token
