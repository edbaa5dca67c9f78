"""Deals the games of a room and takes the answers: stored first, then given to the engine, then sent to all."""

from __future__ import annotations

import logging
from typing import Final

from croupier.server.broadcast import Broadcast
from croupier.server.json_log import fields
from croupier.server.membership import Membership
from croupier.server.records import GameRecord
from croupier.server.refusals import Declined
from croupier.server.room_state import RoomState
from croupier.server.session import RulesChanged, Session, ending_hash
from croupier.server.settings import SeedSource
from croupier.server.store import Store, StoreFailed
from croupier.server.timers import Timers
from croupier.shelf import find
from croupier.table import Option

LOG: Final = logging.getLogger("croupier.server.room")


class Dealer:
    """The only part of a room that changes its session."""

    def __init__(
        self,
        state: RoomState,
        store: Store,
        membership: Membership,
        timers: Timers,
        broadcast: Broadcast,
        seeds: SeedSource,
    ) -> None:
        self.state = state
        self.store = store
        self.membership = membership
        self.timers = timers
        self.broadcast = broadcast
        self.new_seed = seeds

    async def load(self) -> None:
        """Read the last game from the store."""
        state = self.state
        games = await self.store.games(state.code)
        state.session = None
        if not games:
            return
        game = games[-1]
        state.game_number = game.number
        log = await self.store.log(state.code, game.number)
        try:
            async with self.state.lock:
                state.session = Session.from_log(state.code, state.record, game, log)
        except RulesChanged:
            LOG.warning("a game of other rules", extra=fields(event="other-rules", room=state.code, game=game.number))
        if state.session is not None and state.session.table.over and game.ending is None:
            await self._store_ending(state.session)

    async def reload(self) -> None:
        """Read the game again, because it differs from what is stored, and send it to all."""
        await self.load()
        self.timers.new_question()
        self.broadcast.send_updates(self.state.connections, whole=True)

    async def start(self) -> None:
        """Deal the first game, or the next one."""
        state, record = self.state, self.state.record
        if state.playing:
            raise Declined("game-running")
        if any(place.held_by == "nobody" for place in record.places):
            raise Declined("seats-empty")
        names = [place.name for place in record.places]
        number = state.game_number + 1
        game = GameRecord(number, str(self.new_seed(record, number)), find(record.game).version, "", names)
        session = Session(state.code, record, game)
        game.deal = session.table.origin.commitment()
        await self.store.deal(state.code, game)
        LOG.info("a game is dealt", extra=fields(event="deal", room=state.code, game=number, of=record.game))
        state.session = session
        state.game_number = number
        state.ready.clear()
        self.timers.new_game()
        self.broadcast.send_room_if_changed()  # pages learn that a game is on before its first question
        self.broadcast.send_updates(state.connections)

    async def answer(self, seat: int, option: Option) -> None:
        """Store an answer that has been checked, give it to the engine and send what it led to."""
        code, session = self.state.code, self.state.dealt()
        await self.store.append(code, session.game.number, session.rows, (seat, option.key))
        number = session.number
        try:
            session.answer(seat, option, self.state.viewers(), self.state.record.tempo)
        except Exception:
            # The rules failed. The answer is undone in the log, or the table could not be dealt again.
            await self.store.append(code, session.game.number, session.rows + 1, (seat, None))
            raise
        if session.number != number:
            self.timers.new_question(session.performance.seconds if session.performance is not None else 0.0)
        self.broadcast.send_updates(self.state.connections)
        if session.table.over:
            await self._store_ending(session)

    async def undo(self, seat: int) -> None:
        """Undo the last answer of a seat; raise the engine's ``Refused`` if that is not possible."""
        session = self.state.dealt()
        last = session.table.last_answer
        held = session.table.holds(seat)
        session.table.undo(seat)
        try:
            await self.store.append(self.state.code, session.game.number, session.rows, (seat, None))
        except BaseException:
            assert last is not None
            session.table.answer(*last)
            raise
        session.count_undo()
        self.timers.undone(held)
        self.broadcast.send_updates(self.state.connections)

    async def _store_ending(self, session: Session) -> None:
        """Store who has won, and a hash of the end, by which players can check the deal. If that fails, ``load`` does it
        later."""
        result = session.table.result
        assert result is not None
        try:
            await self.membership.tally(session.game, result.winners)
            await self.store.end(self.state.code, session.game.number, ending_hash(session.table))
        except StoreFailed:
            LOG.exception("an ending was not written", extra=fields(event="not-written", room=self.state.code))
