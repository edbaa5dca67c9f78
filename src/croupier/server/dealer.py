"""Deals the games of a room and takes the answers: stored first, then given to the engine, then sent to all."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from croupier.server import metrics
from croupier.server.broadcast import Broadcast
from croupier.server.json_log import fields
from croupier.server.membership import Membership
from croupier.server.records import Beginning, GameRecord
from croupier.server.refusals import Declined
from croupier.server.room_state import RoomState
from croupier.server.session import RulesChanged, Session, ending_hash, last_step
from croupier.server.settings import SeedSource
from croupier.server.store import Row, Store, StoreFailed
from croupier.server.timers import Timers
from croupier.shelf import find
from croupier.table import Option

LOG: Final = logging.getLogger("croupier.server.room")

# How often the position of a running game is stored, in seconds. This much is lost at most if the server is killed and
# has other rules when it restarts.
KEPT_EVERY: Final = 300.0


@dataclass(eq=False)
class Dealer:
    """The only part of a room that changes its session."""

    state: RoomState
    store: Store
    membership: Membership
    timers: Timers
    broadcast: Broadcast
    new_seed: SeedSource

    def __post_init__(self) -> None:
        self.kept_at = self.timers.now()

    async def load(self) -> None:
        """Read the last game from the store."""
        state = self.state
        games = await self.store.games(state.code)
        state.session = None
        state.interrupted = False
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
            if game.ending is None:
                await self._go_on_under_new_rules(game, log)
            return
        if state.session is not None and state.session.table.over and game.ending is None:
            await self._store_ending(state.session)

    async def _go_on_under_new_rules(self, game: GameRecord, log: Sequence[Row]) -> None:
        """Open a running game under changed rules at its last stored step, as a new game; the old log stays. If that is
        not possible the table is interrupted, and keeps its people, names and score.
        """
        state = self.state
        state.interrupted = True
        kept = await self.store.position(state.code, game.number)
        if kept is None:
            return
        answers = sum([1 if key is not None else -1 for _, key in log])
        number = game.number + 1
        seed = str(self.new_seed(state.record, number))
        after = GameRecord(number, seed, find(state.record.game).version, "", game.names)
        after.position, after.lost = kept.position, max(0, answers - kept.answers)
        try:
            async with state.lock:
                session = Session(state.code, state.record, after)
        except Exception as error:  # the new rules cannot open it
            why = type(error.__cause__ or error).__name__
            LOG.warning("a game cannot go on", extra=fields(event="interrupted", room=state.code, why=why))
            return
        if session.table.over:
            return
        after.deal = session.table.origin.commitment()
        await self.store.deal(state.code, after)
        LOG.info("a game goes on under new rules", extra=fields(event="carried-over", room=state.code, game=number))
        state.session, state.game_number, state.interrupted = session, number, False

    def position_due(self) -> float | None:
        """When the position of the running game should be stored next, if at all."""
        session = self.state.session
        if session is None or session.table.over or session.kept == session.rows:
            return None
        return self.kept_at + KEPT_EVERY

    async def keep_position(self) -> None:
        """Store the position of the running game, unless it has been stored since the last answer. This takes some
        milliseconds in a thread, so it is done when the room closes, and otherwise rarely.
        """
        session = self.state.session
        self.kept_at = self.timers.now()
        if session is None or session.table.over or session.kept == session.rows:
            return
        rows = session.rows
        try:
            kept = await asyncio.to_thread(last_step, session.spec, session.table.log)
            if kept is not None:
                await self.store.keep_position(self.state.code, session.game.number, kept)
            session.kept = rows
        except Exception:
            LOG.exception("a position was not stored", extra=fields(event="no-position", room=self.state.code))

    async def reload(self) -> None:
        """Load the game again, because it differs from what is stored, and send it to all."""
        await self.load()
        self.timers.new_question()
        self.broadcast.send_updates(self.state.connections, whole=True)

    async def start(self, beginning: Beginning | None = None) -> None:
        """Deal the first or next game, or continue one that was begun elsewhere."""
        state, record = self.state, self.state.record
        if state.playing:
            raise Declined("game-running")
        if any(place.held_by == "nobody" for place in record.places):
            raise Declined("seats-empty")
        names = [place.name for place in record.places]
        number = state.game_number + 1
        begun = beginning or Beginning(str(self.new_seed(record, number)), None, [])
        game = GameRecord(number, begun.seed, find(record.game).version, "", names, position=begun.position)
        try:
            session = Session.from_log(state.code, record, game, begun.answers)
        except RulesChanged:
            raise Declined("cannot-deal") from None
        game.deal = session.table.origin.commitment()
        await self.store.deal(state.code, game, begun.answers)
        LOG.info("a game is dealt", extra=fields(event="deal", room=state.code, game=number, of=record.game))
        state.session = session
        state.game_number = number
        state.interrupted = False
        state.ready.clear()
        self.kept_at = self.timers.now()
        self.timers.new_game()
        self.broadcast.send_room_if_changed()  # pages learn that a game is on before its first question
        self.broadcast.send_updates(state.connections)

    async def answer(self, seat: int, option: Option) -> None:
        """Store an answer that has been checked, give it to the engine and send the result."""
        began = time.perf_counter()
        code, session = self.state.code, self.state.dealt()
        await self.store.append(code, session.game.number, session.rows, (seat, option.key))
        number = session.number
        try:
            session.answer(seat, option, self.state.viewers(), self.state.record.tempo)
        except Exception:
            # The rules failed. The answer is undone in the log; otherwise the table could not be dealt again.
            await self.store.append(code, session.game.number, session.rows + 1, (seat, None))
            raise
        if session.number != number:
            self.timers.new_question(session.performance.seconds if session.performance is not None else 0.0)
        self.broadcast.send_updates(self.state.connections)
        metrics.ANSWERS.inc()
        metrics.ANSWER_SECONDS.observe(time.perf_counter() - began)
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
        """Store who has won, and a hash of the end, with which players can check the deal. If that fails, ``load`` does
        it later.
        """
        result = session.table.result
        assert result is not None
        try:
            await self.membership.tally(session.game, result.winners)
            await self.store.end(self.state.code, session.game.number, ending_hash(session.table))
        except StoreFailed:
            LOG.exception("an ending was not written", extra=fields(event="not-written", room=self.state.code))
