"""Finds and stores finished games: those played here, and uploaded saves."""

from __future__ import annotations

import asyncio
import secrets
from codecs import BOM_UTF8
from collections import OrderedDict
from typing import Final

import msgspec

import croupier
from croupier.server.finished_game import FinishedGame
from croupier.server.messages.parts import Nickname
from croupier.server.messages.replays import Looks
from croupier.server.nicknames import clean
from croupier.server.records import SeatRecord
from croupier.server.refusals import Declined
from croupier.server.session import RulesChanged, Session
from croupier.server.store import Conflict, Store
from croupier.server.thinking import Thinkers, ThinkingFailed
from croupier.shelf import catalogue
from croupier.table import BadSave, Json
from croupier.table.save import EDITION, PARTS

REMEMBERED: Final = 32
# The most answers of an uploaded game; no game is longer.
LONGEST: Final = 20_000
# The most forks of an uploaded game: each requires playing everything before it again.
MOST_FORKS: Final = 4
ID_LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Replays:
    """Every finished game that can be viewed. Those viewed last are kept in memory."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self._games: OrderedDict[str, FinishedGame] = OrderedDict()

    async def find(self, id: str) -> FinishedGame:
        """A game by its id: ``CODE-n`` for a game of a table here, or the id of an uploaded save."""
        if not id.isascii():
            raise Declined("no-replay", 404)
        code, dash, number = id.partition("-")
        if dash:
            id = f"{code.upper()}-{number}"
        known = self._games.get(id)
        if known is None:
            known = await (self._played_here(code.upper(), number) if dash else self._uploaded(id))
            self._games[id] = known
            if len(self._games) > REMEMBERED:
                self._games.popitem(last=False)
        self._games.move_to_end(id)
        return known

    async def _played_here(self, code: str, number: str) -> FinishedGame:
        room = await self.store.room(code)
        games = {str(game.number): game for game in await self.store.games(code)}
        if room is None or number not in games or room.game not in catalogue():
            raise Declined("no-replay", 404)
        game = games[number]
        log = await self.store.log(code, game.number)
        try:
            session = await asyncio.to_thread(Session.from_log, code, room, game, log)
        except RulesChanged:
            raise Declined("other-rules", 410, needs=game.version, has=catalogue()[room.game].version) from None
        if not session.table.over:
            raise Declined("still-running", 403)
        places = {place.name: place for place in room.places}
        seats = [places.get(name, SeatRecord()) for name in game.names]
        looks = [Looks(seat.held_by == "bot", seat.face) for seat in seats]
        return await asyncio.to_thread(FinishedGame, session.table.save(), game.names, game.deal, game.ending, looks)

    async def _uploaded(self, id: str) -> FinishedGame:
        saved = await self.store.saved_game(id)
        if saved is None:
            raise Declined("no-replay", 404)
        wrong = await self._wrong_with(saved)
        if wrong == "other-version":
            raise Declined("other-rules", 410, **versions_of(saved))
        if wrong is not None:
            raise Declined("no-replay", 410)
        save = msgspec.json.decode(saved)
        return await asyncio.to_thread(FinishedGame, save, names_in(save), None, None)

    async def keep(self, saved: bytes) -> str:
        """Store an uploaded save; return the id of its replay."""
        wrong = await self._wrong_with(saved)
        if wrong is not None:
            raise Declined(f"bad-save-{wrong}", 400, **versions_of(saved))
        while True:
            id = "".join([secrets.choice(ID_LETTERS) for _ in range(16)])
            try:
                await self.store.save_game(id, saved)
                return id
            except Conflict:
                continue

    async def _wrong_with(self, saved: bytes) -> str | None:
        """Check a save in another process: a long game takes a while to deal again."""
        try:
            wrong: str | None = await self.thinkers.do(check_save, saved)
        except ThinkingFailed:
            return "too-long"
        return wrong


def only_the_save(uploaded: bytes) -> bytes:
    """The parts of a save in an uploaded file, and nothing else."""
    try:
        data = msgspec.json.decode(uploaded.removeprefix(BOM_UTF8))
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        raise Declined("bad-save-cut", 400) from None
    if not isinstance(data, dict):
        raise Declined("bad-save-no-save", 400)
    answers = data.get("answers")
    if isinstance(answers, list):
        forks = [entry for entry in answers if isinstance(entry, dict)]
        if len(answers) > LONGEST or len(forks) > MOST_FORKS:
            raise Declined("bad-save-too-long", 400)
    return msgspec.json.encode({part: data[part] for part in (*PARTS, EDITION, "names") if part in data})


def check_save(saved: bytes) -> str | None:
    """What is wrong with a save, or None."""
    try:
        croupier.load(saved)
    except BadSave as error:
        return error.reason
    return None


def versions_of(saved: bytes) -> dict[str, str | int]:
    """The version of the rules that a save needs, and the one that this server has."""
    save = msgspec.json.decode(saved)
    info = catalogue().get(str(save.get("game")))
    needs = save.get("version")
    return {"needs": needs if isinstance(needs, int) else "?", "has": "?" if info is None else info.version}


def names_in(save: Json) -> list[str] | None:
    """The players' names in a save that was downloaded from a table, or None."""
    try:
        names = msgspec.convert(save.get("names"), list[Nickname])
        return [clean(name) for name in names]
    except (msgspec.ValidationError, Declined):
        return None
