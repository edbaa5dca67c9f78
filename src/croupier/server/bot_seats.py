"""The bots of a room: whose move it is, what it is, and when it is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from croupier.bots import RANDOM, Random
from croupier.bots.opponents import BOLD, CAREFUL, FINE, LEARNER, LEVELS, parted
from croupier.bots.remarks import luck_of
from croupier.server.json_log import fields
from croupier.server.room_state import RoomState
from croupier.server.seats import best_level
from croupier.server.session import Session
from croupier.server.settings import Settings
from croupier.server.thinking import Thinkers, ThinkingFailed, bot_seed
from croupier.server.timers import Timers
from croupier.table import Decision
from croupier.text import Remark
from croupier.text.telling import telling_of

LOG: Final = logging.getLogger("croupier.server.bots")

# A bot's pause, as a multiple of the usual one, before a pass to which no player is invited to react, and before a
# further step of a move that players have not seen.
A_PASS: Final = 0.25
PASS: Final = "pass"
# How long a bot thinks by its temper, and the random range, as multiples of its usual pause.
PONDERING: Final = {BOLD: 0.75, CAREFUL: 1.35}
QUICKEST: Final = 0.6
SLOWEST: Final = 1.7
# A bot that is only invited speaks up this many seconds before the question is shown, so that it does not take it away
# again.
AHEAD: Final = 0.6
# Seconds after which a move that could not be stored is tried again.
RETRY_AFTER: Final = 1.0


class Move:
    """A bot's move. It has no key while the bot thinks; then it waits until it is due. ``meant`` is the reason, if the
    bot explains itself.
    """

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.number = session.number
        self.key: str | None = None
        self.ends = False  # whether it leads to an answer that may end the game
        self.meant: Remark | None = None
        self.not_before = 0.0
        self.handed_out = False

    def stands(self, session: Session | None) -> bool:
        """Whether the question is still the same, and open."""
        return session is self.session and session.number == self.number and self.seat in session.table.pending


class BotSeats:
    """Chooses for the bots of a room. They think one after the other, and ahead of their turn. Bots that are only
    invited come first, as no player waits for them. Each bot is asked once about a question, so that two bots cannot
    keep reacting to each other without the game progressing.

    ``wake`` is called when a bot has chosen, so that the room calls ``next_move`` again.
    """

    def __init__(
        self, state: RoomState, timers: Timers, thinkers: Thinkers, settings: Settings, wake: Callable[[], None]
    ) -> None:
        self.state = state
        self.timers = timers
        self.thinkers = thinkers
        self.now = settings.clock.now
        self.wake = wake
        self.moves: list[Move] = []  # the next one first
        self._thinking: asyncio.Task[None] | None = None

    def rest(self) -> None:
        """Forget all moves."""
        self.moves = []
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def close(self) -> None:
        """Forget the game too."""
        self.rest()
        if self.state.session is not None:
            self.thinkers.forget(self.state.session.spec.name)

    def next_move(self) -> Move | None:
        """Let the next bots think; return the first move, once, when it is due."""
        session = self.state.session
        if session is None or session.table.over or not self.state.connections:
            self.rest()
            return None
        if not all(self._stands(move) for move in self.moves):
            self.rest()
        self._begin(session)
        if any(due <= self.now() for due in self.due()):
            self.moves[0].handed_out = True
            return self.moves[0]
        return None

    def can_play(self, move: Move) -> bool:
        """Whether a move that was handed out may still be played."""
        return self.moves[:1] == [move] and self._stands(move)

    def played(self) -> None:
        """Go on to the next move."""
        self.moves = self.moves[1:]

    def retry(self, move: Move) -> None:
        """Hand out a move again a little later."""
        move.handed_out = False
        move.not_before = self.now() + RETRY_AFTER

    def due(self) -> list[float]:
        """When the next move is due, if known. It may become due sooner once players have answered."""
        move = self.moves[0] if self.moves else None
        if move is None or move.key is None or move.handed_out or not move.stands(self.state.session):
            return []
        return [max(move.not_before, self.timers.asked_at + self._pause(move, move.key))]

    def _stands(self, move: Move) -> bool:
        return move.stands(self.state.session) and self.timers.played_by_bot(move.seat)

    def _begin(self, session: Session) -> None:
        """Start the next moves of the bots that are asked: first those that can be chosen at once, then one that needs
        thinking. A bot that plays at random chooses when its turn has come, as its choice depends on the number of
        answers.
        """
        if any(move.key is None for move in self.moves):
            return
        waiting = session.table.waiting()
        asked = [seat for seat in session.table.pending if self.timers.played_by_bot(seat)]
        chosen = {move.seat for move in self.moves}
        for seat in sorted(asked, key=lambda seat: (seat in waiting, seat)):
            if seat in chosen:
                continue
            decision = session.table.pending[seat]
            level = self.state.record.places[seat].level or best_level(self.state.record)
            if level == RANDOM and self.moves:
                return
            move = Move(session, seat)
            self.moves.append(move)
            if len(decision.options) == 1:
                move.key = decision.options[0].key
            elif level == RANDOM:
                move.key = _at_random(session, seat, decision)
            else:
                self._thinking = asyncio.create_task(self._think(move, level))
                return

    async def _think(self, move: Move, level: str) -> None:
        session = move.session
        decision, log = session.table.pending[move.seat], session.table.log
        try:
            key = await self.thinkers.think(session.spec, log, move.seat, level)
            if decision.find(key) is None:
                raise ThinkingFailed("not on offer")
            if key != PASS and move.seat not in session.table.waiting():
                move.ends = await self._ends(move, level, key)
            if parted(level)[0] == LEARNER:
                with suppress(ThinkingFailed):
                    move.meant = await self.thinkers.explain(session.spec, log, move.seat, level, key)
        except Exception as error:  # a bot that fails must not hold up the table
            LOG.error("a bot failed", exc_info=error, extra=fields(event="bot-failed", room=session.code, level=level))
            key = _at_random(session, move.seat, decision)
        if move not in self.moves:
            return
        move.key = key
        self.wake()

    async def _ends(self, move: Move, level: str, key: str) -> bool:
        """Whether a bot that is only invited would give an answer that may end the game, at once or to a further
        question.
        """
        session = move.session
        weights = telling_of(session.table.info).weights
        if session.table.ahead(move.seat, key) is not None:
            thought = await self.thinkers.advise(session.spec, session.table.log, move.seat, level, [key])
            key = thought.key
        return weights.get(key.partition(":")[0]) == "final"

    def _pause(self, move: Move, key: str) -> float:
        """How long players see the table before this move: no time if it is secret or forced, less if it is made by a
        bot that is only invited. A bot does not end the game before players have had the time to do so themselves.
        Where a player is asked too and the first answer counts, every bot gives them time to read, whatever it has
        chosen. A pass takes the same time with and without a choice; otherwise the pace would reveal the hand.
        """
        seat, table, timers = move.seat, move.session.table, self.timers
        decision = table.pending[seat]
        option = decision.find(key)
        invited = timers.invited()
        if seat not in table.waiting():
            asked = [each for each in table.waiting() if not timers.played_by_bot(each)]
            return timers.fair_time() if move.ends and (asked or invited) else -AHEAD
        if invited:
            return max(timers.speaking_time(each) for each in invited)
        if timers.is_race():
            return timers.fair_time()
        if len(decision.options) == 1 and key != PASS:
            return 0.0
        if option is not None and len(table.pending) > 1 and table.is_secret(option):
            return 0.0
        last = table.last_answer
        further = last is not None and last[0] == seat and timers.told == timers.told_now
        briefly = key == PASS or further
        return max(timers.reading, timers.bot_pace * (A_PASS if briefly else self._care(move.session, seat)))

    def _care(self, session: Session, seat: int) -> float:
        """How long a bot thinks, as a multiple of the pace: by its level and temper, and at random. The random part
        depends only on public knowledge, so the time reveals nothing about the question.
        """
        level, temper = parted(self.state.record.places[seat].level or "")
        if level not in LEVELS:
            return 1.0
        lot = luck_of(session.game.deal, session.number * len(session.game.names) + seat)
        return PONDERING.get(temper, 1.0) * (QUICKEST + (SLOWEST - QUICKEST) * lot.below(FINE) / FINE)


def _at_random(session: Session, seat: int, decision: Decision) -> str:
    """Choose at random, from the table's seed and the number of answers, so that the choice is the same after a restart."""
    return Random(bot_seed(session.spec.seed, seat) + session.table.answer_count).pick(decision).key
