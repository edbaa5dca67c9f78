"""The bots of one table: whose turn it is to think, what came of it, and when it is played."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from croupier.bots import RANDOM, Random
from croupier.server.logs import told
from croupier.server.seating import best_level
from croupier.server.sitting import Sitting
from croupier.server.store import StoreFailed, Taken
from croupier.server.thinking import Thinkers, ThinkingFailed, luck_of
from croupier.table import Decision

if TYPE_CHECKING:
    from croupier.server.room import LiveRoom

LOG: Final = logging.getLogger("croupier.server.bots")

# A bot waits so much longer before its move where somebody may still speak up.
FOR_THE_INVITED: Final = 4.0
# And so much less before a pass that nobody listens to.
A_PASS: Final = 0.25
PASS: Final = "pass"
# After a move could not be written down it is tried again, in seconds.
AGAIN: Final = 1.0


class Move:
    """A bot's move: being thought about until there is a key, then waiting until it is due."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self.sitting = sitting
        self.seat = seat
        self.number = sitting.number
        self.key: str | None = None
        self.not_before = 0.0
        self.posted = False

    def stands(self, sitting: Sitting | None) -> bool:
        """Whether the question is still the same, and open."""
        return sitting is self.sitting and sitting.number == self.number and self.seat in sitting.table.pending


class BotSeats:
    """Plays for the bots of a room, one at a time: those who are only invited first, as nobody waits for them. A bot is asked
    once about each question, so that two of them cannot go round in circles without the table going on."""

    def __init__(self, room: LiveRoom, thinkers: Thinkers) -> None:
        self.room = room
        self.thinkers = thinkers
        self.move: Move | None = None
        self._thinking: asyncio.Task[None] | None = None

    def rest(self) -> None:
        """Forgets the move that was being thought about."""
        self.move = None
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    def close(self) -> None:
        """Forgets the game too, here and in the thinking process."""
        self.rest()
        if self.room.sitting is not None:
            self.thinkers.forget(self.room.sitting.name)

    def go_on(self) -> None:
        """Thinks about the next move, or plays it if it is due."""
        room = self.room
        sitting = room.sitting
        if sitting is None or sitting.over or not room.guests:
            self.rest()
            return
        move = self.move
        if move is not None and not (move.stands(sitting) and room.waiting.played_by_bot(move.seat)):
            self.rest()
            move = None
        if move is None:
            self._next(sitting)
        if any(due <= room.clock.now() for due in self.due()):
            assert self.move is not None
            self.move.posted = True
            room.post(self._play)

    def due(self) -> list[float]:
        """When the next move is played, if that is known. It comes sooner when those who might have spoken up have passed."""
        move = self.move
        if move is None or move.key is None or move.posted or not move.stands(self.room.sitting):
            return []
        return [max(move.not_before, self.room.waiting.asked_at + self._pause(move.sitting, move.seat, move.key))]

    def _next(self, sitting: Sitting) -> None:
        """Begins with the next move, if there is one to make."""
        pending = sitting.table.pending
        waiting = sitting.table.waiting()
        seats = [seat for seat in sorted(pending) if self.room.waiting.played_by_bot(seat)]
        if not seats:
            return
        seat = next((each for each in seats if each not in waiting), seats[0])
        move = self.move = Move(sitting, seat)
        decision = pending[seat]
        level = self.room.kept.places[seat].level or best_level(self.room.kept)
        if len(decision.options) == 1:
            move.key = decision.options[0].key
        elif level == RANDOM:
            move.key = _at_random(sitting, seat, decision)
        else:
            self._thinking = asyncio.create_task(self._think(move, level))

    async def _think(self, move: Move, level: str) -> None:
        sitting = move.sitting
        decision = sitting.table.pending[move.seat]
        try:
            key = await self.thinkers.think(sitting.told_to_thinkers(), sitting.answers, move.seat, level)
            if decision.find(key) is None:
                raise ThinkingFailed("not on offer")
        except Exception as error:  # whatever is wrong with the bot, nobody waits for it for ever
            LOG.error("a bot failed", exc_info=error, extra=told(event="bot-failed", room=sitting.code, level=level))
            key = _at_random(sitting, move.seat, decision)
        if move is not self.move:
            return
        move.key = key
        self.room.post(self._ready)

    async def _ready(self) -> None:
        """A thought is finished; whatever is to be done is done after every command."""

    def _pause(self, sitting: Sitting, seat: int, key: str) -> float:
        """How long people want to see the table before this move: not at all if they will not see it at once, or if there
        was nothing else to do. Passing takes the same time whether or not there was: the pace would tell what is in a hand."""
        table = sitting.table
        decision = table.pending[seat]
        option = decision.find(key)
        if len(decision.options) == 1 and key != PASS:
            return 0.0
        if option is not None and len(table.pending) > 1 and table.is_secret(option):
            return 0.0
        waiting = table.waiting()
        listening = [
            each for each in table.pending if each not in waiting and not self.room.waiting.played_by_bot(each)
        ]
        return self.room.settings.bot_pace * (FOR_THE_INVITED if listening else A_PASS if key == PASS else 1.0)

    async def _play(self) -> None:
        room = self.room
        move = self.move
        if (
            move is None
            or not move.posted
            or not move.stands(room.sitting)
            or not room.waiting.played_by_bot(move.seat)
        ):
            return
        assert move.key is not None
        option = move.sitting.check(move.seat, move.number, move.key)
        try:
            await room.answer(move.seat, option)
        except StoreFailed:
            LOG.exception("a bot's move was not written", extra=told(event="not-written", room=room.code))
            move.posted = False
            move.not_before = room.clock.now() + AGAIN
            return
        except Taken:
            await room.read_again()
        self.move = None


def _at_random(sitting: Sitting, seat: int, decision: Decision) -> str:
    """What somebody answers who does not care. It follows from the deal and how far the game has come, as all that bots do."""
    return Random(luck_of(sitting.dealt.seed, seat) + sitting.table.answer_count).pick(decision).key
