"""One socket at a table: whose seat it sees, in which language, and the messages waiting to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from croupier.server.allowance import Allowance
from croupier.server.messages.from_server import FromServer
from croupier.server.messages.parts import Language

# An update takes some kilobytes. A socket with this many unread messages is closed, and gets everything when it
# reconnects.
MOST_UNREAD: Final = 200

# After this many messages above the rate the socket is closed.
MOST_TOO_FAST: Final = 200

ENCODER: Final = msgspec.json.Encoder()

Write = Callable[[bytes], bool]
"""Writes a message to a socket at once, and returns whether that was possible."""

# Close codes. The page does not reconnect by itself after TAKEN_OVER: a later socket of the same player has replaced
# it.
POLICY: Final = 1008
TRY_AGAIN: Final = 1013
TAKEN_OVER: Final = 4001


class Connection:
    """A page's socket. ``person`` comes from its cookie; ``allowance`` is shared by all sockets of that person.
    ``seat`` is the seat whose view it gets, or None for the spectators'. ``game``, ``events`` and ``forgotten`` say how
    much it has been sent, and ``watched`` up to which question it has shown that. A shared ``screen`` belongs to no
    person.
    """

    def __init__(self, person: int | None, language: Language, allowance: Allowance, screen: bool = False) -> None:
        self.person = None if screen else person
        self.screen = screen
        self.language = language
        self.seat: int | None = None
        self.game = 0
        self.events = 0
        self.forgotten = 0
        self.watched = 0
        self.unread: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_UNREAD)
        self.write: Write | None = None  # while the queue is empty
        self.allowance = allowance
        self.too_fast = 0
        self.closed = False

    def send(self, message: FromServer) -> None:
        """Write a message, or queue it."""
        self.send_text(encode(message))

    def send_text(self, text: bytes) -> None:
        """Write an encoded message, or queue it behind others; close the socket if too many are waiting already."""
        if self.closed or (self.write is not None and self.unread.empty() and self.write(text)):
            return
        try:
            self.unread.put_nowait(text)
        except asyncio.QueueFull:
            while not self.unread.empty():
                self.unread.get_nowait()
            self.close(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Close the socket once the queue is sent."""
        if not self.closed:
            self.closed = True
            if self.unread.full():
                self.unread.get_nowait()
            self.unread.put_nowait(code)


def encode(message: FromServer) -> bytes:
    """Encode a message, once for all connections that get the same one."""
    return ENCODER.encode(message)
