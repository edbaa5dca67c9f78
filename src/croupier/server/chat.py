"""The chat of a room."""

from __future__ import annotations

import time
from collections import deque
from contextlib import suppress
from typing import Final

import msgspec

from croupier.server.broadcast import Broadcast
from croupier.server.connection import Connection
from croupier.server.messages import Chat, ChatLine, Say
from croupier.server.nicknames import printable
from croupier.server.refusals import Declined
from croupier.server.room_state import RoomState
from croupier.server.store import Store

RECENT_CHAT: Final = 50


class ChatHistory:
    """The recent lines of a chat; all of them are stored."""

    def __init__(self, state: RoomState, store: Store, broadcast: Broadcast) -> None:
        self._lines: deque[ChatLine] = deque(maxlen=RECENT_CHAT)
        self.state = state
        self.store = store
        self.broadcast = broadcast

    async def load(self) -> None:
        """Read the recent lines from the store."""
        for line in await self.store.chat(self.state.code, RECENT_CHAT):
            with suppress(msgspec.DecodeError):
                self._lines.append(msgspec.json.decode(line, type=ChatLine))

    def recent(self) -> Chat:
        """The recent lines as a message."""
        return Chat(list(self._lines))

    async def say(self, connection: Connection, message: Say) -> None:
        """Store a player's line and send it to all."""
        record = self.state.record
        seats = record.seats_of(connection.person)
        if not seats:
            raise Declined("not-seated")
        text = None if message.text is None else printable(message.text)
        if (text is None) == (message.phrase is None) or text == "":
            raise Declined("text-or-phrase")
        seat = seats[0] if connection.seat is None or connection.seat not in seats else connection.seat
        line = ChatLine(round(time.time(), 3), record.places[seat].name, seat, text, message.phrase)
        await self.store.append_chat(self.state.code, msgspec.json.encode(line))
        self._lines.append(line)
        self.broadcast.send_chat(Chat([line]))
