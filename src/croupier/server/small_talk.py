"""What the bots of a room say: quick phrases and emoji about events, once all players have seen them, and answers to people.
They depend only on what spectators see and hear, so they reveal nothing that a bot knows.
"""

from __future__ import annotations

from typing import Final, NamedTuple
from zlib import crc32

from croupier import bots
from croupier.bots.aloud import shows
from croupier.bots.opponents import LEVELS, NO_ONE, parted
from croupier.bots.remarks import Phrase, Spoken, farewell, greeting, luck_of, remark
from croupier.bots.replies import (
    ALONE,
    IN_COMPANY,
    LATELY,
    Heard,
    Shown,
    emoji_for,
    gesture,
    meant,
    named,
    reply,
    understood,
)
from croupier.server.chat import Talk
from croupier.server.room_state import RoomState
from croupier.server.session import Session
from croupier.server.timers import Timers
from croupier.table import seeded
from croupier.text import Remark

# Seconds from the moment until a bot speaks, and from one remark to the next.
AFTER: Final = 0.8
PAUSE: Final = 12.0
# Seconds until a bot answers a person, at the least and by lot in addition, and from one bot's answer to that of the next.
# The lot and all that an answer follows from are public, so its time tells nothing.
ANSWERS_AFTER: Final = 1.1
ANSWERS_WITHIN: Final = 1.2
NEXT_ANSWER: Final = 1.6
# The same thing that a person says is not answered again for so many seconds.
SAME_AGAIN: Final = 15.0
# Seconds from the words at the end of a game until a bot asks for another one.
ASKS_AGAIN: Final = 6.0
# What more than one bot answers.
ALL_ANSWER: Final = ("hello", "bye", "ready")


class Reply(NamedTuple):
    """What a bot is going to say or show, and when."""

    at: float
    what: Spoken | Shown


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
        self._replies: list[Reply] = []  # the next one first
        self._answered: dict[tuple[int, str], float] = {}  # when a bot has answered a person so
        self._heard_count = 0
        self._last = NO_ONE  # the bot that has spoken last
        self._said: set[Spoken] = set()

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
        if not self.state.record.bots_talk:
            self.rest()
            self._replies.clear()
            return
        if session is not self._heard:
            self.rest()
            greeted = any(each.phrase == "hello" for each in self._said)
            if session.table.answer_count == 0 and session.game.number == 1 and not greeted:
                self._plan(greeting(self._speakers(), luck_of(session.game.deal, 0)))
            return
        if self.timers.asked_at <= self.timers.now():  # all pages have shown what has happened
            self._at = min(self._at, self.timers.now() + AFTER)
        since, self._upto = min(self._upto, session.table.event_count), session.table.event_count
        if session.table.over and not self._over:
            self._over = True
            self._plan(self._farewell(session))
            self._ask_again(session)
        elif self._upto > since and self._spoken is None and self.timers.now() >= self._quiet_until:
            self._plan(*self._remark(session, since))

    def _plan(self, spoken: Spoken | None, reason: Remark | None = None) -> None:
        """Plan a remark for when it can be understood: a phrase, or a reason instead."""
        self._spoken = spoken
        self._reason = reason
        self._at = max(self.timers.now(), self.timers.asked_at) + AFTER

    def due(self) -> list[float]:
        """When the next remark is due, and the next answer."""
        return [*([] if self._spoken is None else [self._at]), *[each.at for each in self._replies[:1]]]

    async def speak(self) -> None:
        """Say what is due."""
        while self._replies and self._replies[0].at <= self.timers.now():
            await self._tell(self._replies.pop(0).what)
        if self._spoken is None or self._at > self.timers.now():
            return
        (seat, phrase), reason = self._spoken, self._reason
        self._spoken = None
        self._quiet_until = self.timers.now() + PAUSE
        if seat not in self._speakers():
            return
        if reason is None:
            await self._tell(Spoken(seat, phrase))
        else:
            self.talk.explain_for_bot(seat, reason)

    # Answers to people.

    def hear(self, heard: Heard) -> None:
        """A person has said or shown something: a bot may answer."""
        speakers, now = self._speakers(), self.timers.now()
        if not speakers or not self.timers.bot_pace:
            return
        self._heard_count += 1
        luck = seeded(crc32(self.state.code.encode()) + self._heard_count)
        often = ALONE if len(self._people()) < 2 else IN_COMPANY
        due = now + ANSWERS_AFTER + ANSWERS_WITHIN * luck.below(8) / 8
        answer = understood(heard, self.state.stage == "over")
        kind = answer or heard.emoji or ""
        if now < self._answered.get((heard.seat, kind), -SAME_AGAIN) + SAME_AGAIN:
            return
        shown = emoji_for(heard, speakers, often, luck)
        if shown is not None:
            self._reply(due, shown)
        elif answer is None or (heard.emoji is not None and heard.to not in speakers):
            return
        else:
            names = {seat: self.state.record.places[seat].name for seat in speakers}
            to = named(heard.text, names)
            if to == NO_ONE:
                to = self._expected(heard, answer, speakers)
            new = {seat: speakers[seat] for seat in speakers if Spoken(seat, answer) not in self._said}
            spoken = reply(answer, to, speakers if to in speakers else new or speakers, often, luck)
            if spoken is None:
                return
            self._reply(due, spoken)
            others = [seat for seat in new if seat != spoken.seat]
            if answer in ALL_ANSWER and others and often == ALONE:
                self._reply(due + NEXT_ANSWER, Spoken(others[luck.below(len(others))], answer))
        self._answered[heard.seat, kind] = now

    def _expected(self, heard: Heard, answer: Phrase, speakers: dict[int, str]) -> int:
        """The bot that is meant, by what all pages have shown."""
        session = self.state.session
        if session is None:
            return NO_ONE
        shown = self.timers.asked_at <= self.timers.now()
        upto = session.table.event_count if shown else self.timers.told
        events = session.table.events(max(0, upto - LATELY), None)
        seen = [event for event in events if int(str(event["n"])) <= upto]
        return meant(heard, answer, speakers, seen, bots.manner(self.state.record.game).HARMS, self._last)

    def _reply(self, at: float, what: Spoken | Shown) -> None:
        others = [each for each in self._replies if each.what.seat != what.seat]
        self._replies = sorted([*others, Reply(at, what)], key=lambda each: each.at)

    def _ask_again(self, session: Session) -> None:
        """Let a bot ask for another game, when those who have played one have seen its end."""
        seats = sorted(self._speakers())
        if seats:
            luck = luck_of(session.game.deal, session.table.event_count + 1)
            at = max(self.timers.now(), self.timers.asked_at) + AFTER + ASKS_AGAIN
            self._reply(at, Spoken(seats[luck.below(len(seats))], "again"))

    async def _tell(self, what: Spoken | Shown) -> None:
        """Say or show something, if that bot is still there and it is still of this moment."""
        if what.seat not in self._speakers():
            return
        if isinstance(what, Shown):
            self.talk.show_for_bot(what)
        elif what.phrase != "again" or self.state.stage == "over":
            self._last = what.seat
            self._said.add(what)
            await self.talk.say_for_bot(what)

    def _people(self) -> set[int]:
        """The players who are here."""
        owners = {place.owner for place in self.state.record.places if place.owner is not None}
        return owners & self.state.present()

    def _speakers(self) -> dict[int, str]:
        """The tempers of the talkative bots, by seat."""
        speakers: dict[int, str] = {}
        if not self.state.record.bots_talk:
            return speakers
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
            shown = gesture(manner, event, speakers, luck_of(session.game.deal, -int(str(event["n"]))))
            if shown is not None:
                self._reply(max(self.timers.now(), self.timers.asked_at) + AFTER, shown)
        return None, None
