"""What people say at a table: the chat, and emoji for a person or a card."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from typing import Final, cast

import msgspec

from croupier.bots.opponents import TEMPERS, parted
from croupier.bots.remarks import Spoken
from croupier.bots.replies import Heard, Shown
from croupier.server.broadcast import Broadcast
from croupier.server.connection import Connection
from croupier.server.messages.from_page import React, Say
from croupier.server.messages.from_server import Chat, ChatLine, Reaction
from croupier.server.messages.parts import BotPhrase, Phrase, Temper
from croupier.server.moments import page_view
from croupier.server.nicknames import printable
from croupier.server.rate_limit import RateLimit
from croupier.server.refusals import Declined
from croupier.server.room_state import RoomState
from croupier.server.settings import Settings
from croupier.server.store import Store
from croupier.text import Remark

RECENT_CHAT: Final = 50
# The share of a socket's messages that can be chat or emoji, and how many seconds' worth of them may come in a burst.
TALK: Final = 0.05
TALK_BURST: Final = 10.0


class Talk:
    """The recent lines of a chat, which are stored, and emoji, which are not. Each person has a limit."""

    def __init__(self, state: RoomState, store: Store, broadcast: Broadcast, settings: Settings) -> None:
        self._lines: deque[ChatLine] = deque(maxlen=RECENT_CHAT)
        self.state = state
        self.store = store
        self.broadcast = broadcast
        self._rate = settings.message_rate * TALK
        self._now = settings.clock.now
        self._limits: dict[int, RateLimit] = {}

    async def load(self) -> None:
        """Read the recent lines from the store."""
        for line in await self.store.chat(self.state.code, RECENT_CHAT):
            with suppress(msgspec.DecodeError):
                self._lines.append(msgspec.json.decode(line, type=ChatLine))

    def recent(self) -> Chat:
        """The recent lines as a message."""
        return Chat(list(self._lines))

    async def say(self, connection: Connection, message: Say) -> Heard:
        """Store a player's line and send it to all; return what all have heard."""
        seat = self._seat_of(connection)
        text = None if message.text is None else printable(message.text)
        if (text is None) == (message.phrase is None) or text == "":
            raise Declined("text-or-phrase")
        self._charge(connection)
        await self._say(seat, text, message.phrase)
        return Heard(seat, message.phrase, text)

    async def say_for_bot(self, spoken: Spoken) -> None:
        """Store a bot's line and send it to all."""
        await self._say(spoken.seat, None, spoken.phrase, self._temper(spoken.seat))

    def show_for_bot(self, shown: Shown) -> None:
        """Show a bot's emoji to all."""
        self.broadcast.send_to_all(Reaction(shown.seat, shown.emoji, shown.to, shown.zone, shown.kind))

    def explain_for_bot(self, seat: int, reason: Remark) -> None:
        """Tell all why a bot has moved, each in their language. This is not stored, because it only matters now."""
        session, name, now = self.state.dealt(), self.state.record.places[seat].name, round(time.time(), 3)
        for each in self.state.connections:
            text = session.teller(None, self.state.words(each.language)).remark("aloud", reason)
            each.send(Chat([ChatLine(now, name, seat, text, None)]))

    async def _say(
        self, seat: int, text: str | None, phrase: Phrase | BotPhrase | None, temper: Temper | None = None
    ) -> None:
        line = ChatLine(round(time.time(), 3), self.state.record.places[seat].name, seat, text, phrase, temper)
        await self.store.append_chat(self.state.code, msgspec.json.encode(line))
        self._lines.append(line)
        self.broadcast.send_to_all(Chat([line]))

    def _temper(self, seat: int) -> Temper | None:
        """The temper in whose words a bot speaks."""
        temper = parted(self.state.record.places[seat].level or "")[1]
        return cast(Temper, temper) if temper in TEMPERS else None

    def react(self, connection: Connection, message: React) -> Heard:
        """Show a player's emoji to all, and return what all have seen. Its target must be public: a seat, a zone that is not
        empty, or a card that spectators see there. Nothing else is revealed, so nothing can be found out by trying.
        """
        seat = self._seat_of(connection)
        if (message.to is None) == (message.zone is None):
            raise Declined("nothing-to-react-to")
        kind = None
        if message.to is not None:
            places = self.state.record.places
            if message.to >= len(places) or places[message.to].held_by == "nobody":
                raise Declined("nothing-to-react-to")
        else:
            zones = page_view(self.state.dealt().table.view(None))["zones"]
            zone = next((each for each in zones if each["name"] == message.zone and each["count"] > 0), None)
            if zone is None:
                raise Declined("nothing-to-react-to")
            kind = message.kind if message.kind in zone["cards"] else None
        self._charge(connection)
        self.broadcast.send_to_all(Reaction(seat, message.emoji, message.to, message.zone, kind))
        return Heard(seat, None, None, message.emoji, message.to, message.zone, kind)

    def _seat_of(self, connection: Connection) -> int:
        """The seat that a connection speaks for; raise ``Declined`` for a spectator."""
        seats = self.state.record.seats_of(connection.person)
        if not seats:
            raise Declined("not-seated")
        return seats[0] if connection.seat is None or connection.seat not in seats else connection.seat

    def _charge(self, connection: Connection) -> None:
        """Charge a message to a person's limit, which covers all their devices."""
        assert connection.person is not None
        limit = self._limits.get(connection.person)
        if limit is None:
            limit = self._limits[connection.person] = RateLimit(self._rate, self._rate * TALK_BURST, self._now)
        if not limit.take():
            raise Declined("too-fast", 429)
