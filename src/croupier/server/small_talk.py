"""What the bots of a room say: quick phrases about events, once all players have seen them. They depend only on what
spectators see, so they reveal nothing that a bot knows.
"""

from __future__ import annotations

from typing import Final

from croupier import bots
from croupier.bots.aloud import shows
from croupier.bots.opponents import LEVELS, parted
from croupier.bots.remarks import Spoken, farewell, greeting, luck_of, remark
from croupier.server.chat import Talk
from croupier.server.room_state import RoomState
from croupier.server.session import Session
from croupier.server.timers import Timers
from croupier.text import Remark

# Seconds from the moment until a bot speaks, and from one remark to the next.
AFTER: Final = 0.8
PAUSE: Final = 12.0


class SmallTalk:
    """Lets bots speak if they are levels made for people; players for comparison (``sensible``) are silent."""

    def __init__(self, state: RoomState, timers: Timers, talk: Talk) -> None:
        self.state = state
        self.timers = timers
        self.talk = talk
        self._heard: Session | None = None
        self._upto = 0
        self._over = False
        self._meant: dict[int, tuple[str, Remark]] = {}
        self._spoken: Spoken | None = None
        self._reason: Remark | None = None
        self._at = 0.0
        self._quiet_until = 0.0

    def rest(self) -> None:
        """Ignore everything that has happened so far."""
        session = self._heard = self.state.session
        self._upto = 0 if session is None else session.table.event_count
        self._over = session is not None and session.table.over
        self._meant.clear()
        self._spoken = None

    def means(self, seat: int, key: str, reason: Remark | None) -> None:
        """Remember the reason of a bot's move, to be told once all have seen the move."""
        self._meant.pop(seat, None)
        if reason is not None:
            self._meant[seat] = key, reason

    def listen(self) -> None:
        """Find something to say about what has happened since the last time."""
        session = self.state.session
        if session is None or not self.timers.bot_pace or not self.state.connections:
            return
        if session is not self._heard:
            self.rest()
            if session.table.answer_count == 0 and session.game.number == 1:
                self._plan(greeting(self._speakers(), luck_of(session.game.deal, 0)))
            return
        if self.timers.asked_at <= self.timers.now():  # all pages have shown what has happened
            self._at = min(self._at, self.timers.now() + AFTER)
        since, self._upto = min(self._upto, session.table.event_count), session.table.event_count
        if session.table.over and not self._over:
            self._over = True
            self._plan(self._farewell(session))
        elif self._upto > since and self._spoken is None and self.timers.now() >= self._quiet_until:
            self._plan(*self._remark(session, since))

    def _plan(self, spoken: Spoken | None, reason: Remark | None = None) -> None:
        """Plan a remark for when it can be understood: a phrase, or a reason instead."""
        self._spoken = spoken
        self._reason = reason
        self._at = max(self.timers.now(), self.timers.asked_at) + AFTER

    def due(self) -> list[float]:
        """When the next remark is due."""
        return [] if self._spoken is None else [self._at]

    async def speak(self) -> None:
        """Say what is due."""
        if self._spoken is None or self._at > self.timers.now():
            return
        (seat, phrase), reason = self._spoken, self._reason
        self._spoken = None
        self._quiet_until = self.timers.now() + PAUSE
        if seat not in self._speakers():
            return
        if reason is None:
            await self.talk.say_for_bot(seat, phrase)
        else:
            self.talk.explain_for_bot(seat, reason)

    def _speakers(self) -> dict[int, str]:
        """The tempers of the talkative bots, by seat."""
        speakers = {}
        for seat, place in enumerate(self.state.record.places):
            level, temper = parted(place.level or "")
            if place.held_by == "bot" and level in LEVELS:
                speakers[seat] = temper
        return speakers

    def _farewell(self, session: Session) -> Spoken | None:
        """The remark at the end of a game."""
        table = session.table
        assert table.result is not None
        return farewell(table.result.winners, self._speakers(), luck_of(session.game.deal, table.event_count))

    def _remark(self, session: Session, since: int) -> tuple[Spoken | None, Remark | None]:
        """The remark on the first event that deserves one: the reason of the bot that moved, or another bot's phrase."""
        speakers = self._speakers()
        if not speakers:
            return None, None
        manner = bots.manner(self.state.record.game)
        for event in session.table.events(since, None):
            spoken = remark(manner, event, speakers, luck_of(session.game.deal, int(str(event["n"]))))
            seat = event.get("seat")
            if isinstance(seat, int) and seat in self._meant and shows(event, seat, self._meant[seat][0]):
                return Spoken(seat, "think"), self._meant.pop(seat)[1]
            if spoken is not None:
                return spoken, None
        return None, None
