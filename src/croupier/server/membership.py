"""Changes to who sits at a table and how long they may think: stored first, then applied."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import msgspec

from croupier.server import seats
from croupier.server.broadcast import Broadcast
from croupier.server.messages.parts import Choice, Face, Tempo
from croupier.server.nicknames import clean
from croupier.server.records import GameRecord, RoomRecord
from croupier.server.refusals import Declined
from croupier.server.room_state import RoomState
from croupier.server.store import Store
from croupier.server.timers import Timers
from croupier.shelf import find
from croupier.table import BadTable, seeded

Outcome = TypeVar("Outcome")


@dataclass(eq=False)
class Membership:
    """The only part of a room that changes its record."""

    state: RoomState
    store: Store
    timers: Timers
    broadcast: Broadcast
    bots: Collection[str] = ()
    """The levels of bots that the operator has chosen."""

    async def take_seat(
        self, token: str | None, nickname: str, seat: int | None, face: Face | None
    ) -> tuple[str | None, list[int]]:
        """Seat a person. Return a token if they are new, and all their seats."""
        name = clean(nickname)
        if self.state.playing:
            return await self._take_over(token, name, seat, face)
        if self.state.interrupted:
            raise Declined("seats-kept")
        return await self._change(partial(seats.sit, token=token, name=name, seat=seat, face=face))

    async def _take_over(
        self, token: str | None, name: str, seat: int | None, face: Face | None
    ) -> tuple[str | None, list[int]]:
        """Give a bot's seat to a newcomer during a game: the game continues under the new name, and a clock that runs
        for the seat restarts. What the bot was about to do is dropped, as it no longer has the seat.
        """
        session = self.state.dealt()
        outcome = await self._change(
            partial(seats.take_over, token=token, name=name, seat=seat, face=face), names_of=session.game
        )
        session.rename([place.name for place in self.state.record.places])
        if any(each in session.table.waiting() for each in outcome[1]):
            self.timers.begin_anew()
        self.broadcast.send_updates(self.state.connections, whole=True)
        return outcome

    async def make_link(self, person: int, until: float) -> str:
        """Make a link that brings a player's seats to another device; return its path."""
        word = await self._change(partial(seats.make_link, person=person, until=until))
        return f"/t/{self.state.code}/{word}"

    async def follow_link(self, word: str, now: float, token: str | None, most: int) -> tuple[str | None, list[int]]:
        """Let a device that follows a seat link play for its person. Return a token unless it has one, and the seats."""
        return await self._change(partial(seats.follow_link, word=word, now=now, token=token, most=most))

    async def leave(self, person: int | None) -> None:
        """Remove a player from every seat they hold."""
        await self._change(partial(seats.leave, person=person, playing=self.state.playing))

    async def kick(self, by: int | None, seat: int) -> None:
        """Remove the player of one seat."""
        await self._change(partial(seats.kick, by=by, seat=seat, playing=self.state.playing))

    async def set_bot(self, seat: int, level: str | None) -> None:
        """Put a bot on a seat, change its level, or remove it."""
        await self._change(partial(seats.set_bot, seat=seat, level=level, playing=self.state.playing, chosen=self.bots))

    async def set_face(self, seat: int, face: Face) -> None:
        """Draw the player of a seat with another face."""
        async with self._changing() as record:
            record.places[seat].face = face

    def set_ready(self, person: int | None, ready: bool) -> None:
        """Note whether a player is ready for the next deal."""
        if self.state.playing:
            raise Declined("game-running")
        if person is None or not self.state.record.seats_of(person):
            raise Declined("not-seated")
        if ready:
            self.state.ready.add(person)
        else:
            self.state.ready.discard(person)

    async def set_options(self, options: dict[str, Choice]) -> None:
        """Choose the options of the table. A game that was dealt keeps its options, and so does its table."""
        if self.state.game_number > 0:
            raise Declined("already-dealt")
        record = self.state.record
        try:
            info, seats = find(record.game), len(record.places)
            checked = info.check_options(options, seats)
            if self.state.edition is not None:
                info.unpack(seats, checked, seeded(0), self.state.edition)
        except BadTable as error:
            raise Declined("bad-table", 400, why=str(error)) from error
        async with self._changing() as record:
            record.options = checked

    async def set_pace(self, clock: int | None, patience: int | None) -> None:
        """Change how long players may think, and how long an absent one is waited for."""
        async with self._changing() as record:
            record.clock = clock
            record.patience = patience
        self.timers.pace_changed()

    async def set_help(self, help: bool) -> None:
        """Allow or forbid hints and chances."""
        if self.state.playing:
            raise Declined("game-running")
        async with self._changing() as record:
            record.help = help

    async def set_tempo(self, tempo: Tempo) -> None:
        """Choose how fast the table shows what happens."""
        async with self._changing() as record:
            record.tempo = tempo

    async def set_take_over(self, allowed: bool) -> None:
        """Allow or forbid newcomers to take over bots' seats."""
        async with self._changing() as record:
            record.take_over = allowed

    async def set_bots_talk(self, allowed: bool) -> None:
        """Let bots take part in the chat, or be silent."""
        async with self._changing() as record:
            record.bots_talk = allowed

    async def tally(self, game: GameRecord, winners: Collection[int]) -> None:
        """Count a finished game, once."""
        if self.state.record.tallied >= game.number:
            return
        async with self._changing() as record:
            record.tallied = game.number
            for seat, name in enumerate(game.names):
                record.tally[name] = record.tally.get(name, 0) + (seat in winners)

    async def _change(self, change: Callable[[RoomRecord], Outcome], names_of: GameRecord | None = None) -> Outcome:
        """Change a copy of the record, store it, and then use it. If a game is given, the names of its players are
        stored with it.
        """
        record = self._copy()
        outcome = change(record)
        await self._store(record, names_of)
        return outcome

    @asynccontextmanager
    async def _changing(self) -> AsyncIterator[RoomRecord]:
        """A copy of the record to change, which is stored and then used at the end of the block."""
        record = self._copy()
        yield record
        await self._store(record)

    def _copy(self) -> RoomRecord:
        return msgspec.json.decode(msgspec.json.encode(self.state.record), type=RoomRecord)

    async def _store(self, record: RoomRecord, names_of: GameRecord | None = None) -> None:
        if names_of is None:
            await self.store.change_room(self.state.code, record)
        else:
            names = [place.name for place in record.places]
            await self.store.change_players(self.state.code, record, names_of.number, names)
        before = self.state.record.people
        self.state.record = record
        for each in self.state.connections:
            if each.person is not None and not set(before[each.person]) & set(record.people[each.person]):
                each.person = None  # they left, and their number may now be another person's
            if each.seat is not None and each.seat not in record.seats_of(each.person):
                each.seat = None
                self.broadcast.send_updates([each], whole=True)
