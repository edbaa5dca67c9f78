"""Somebody at a table, connected by one socket: whose side it sees, in which language, and what waits to be sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from croupier.server.messages import FromServer, Language

# An update is some kilobytes. Whoever has so many unread ones has gone to sleep, and gets a whole view when it wakes.
MOST_UNREAD: Final = 200

# How many messages at once are listened to, in seconds of the allowed rate.
AT_ONCE: Final = 2.0
# So many messages too fast and the socket is closed.
MOST_TOO_FAST: Final = 200

ENCODER: Final = msgspec.json.Encoder()

POLICY: Final = 1008
TRY_AGAIN: Final = 1013
# A later socket of the same player has taken the place of this one. The page does not come back by itself.
TAKEN_OVER: Final = 4001


class Bucket:
    """A rate: so many a second, so many at once."""

    def __init__(self, per_second: float, at_once: float, now: Callable[[], float]) -> None:
        self.per_second = per_second
        self.at_once = at_once
        self.now = now
        self.left = at_once
        self.at = now()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is still room for this."""
        at = self.now()
        self.left = min(self.at_once, self.left + (at - self.at) * self.per_second)
        self.at = at
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Guest:
    """One socket. ``person`` is whose cookie came with it; ``looks`` the seat whose side it sees, or nobody's."""

    def __init__(self, person: int | None, language: Language, rate: float, now: Callable[[], float]) -> None:
        self.person = person
        self.language = language
        self.looks: int | None = None
        self.game = 0
        self.heard = 0
        self.forgotten = 0
        self.unread: asyncio.Queue[str | int] = asyncio.Queue(MOST_UNREAD)
        self.bucket = Bucket(rate, rate * AT_ONCE, now)
        self.too_fast = 0
        self.gone = False

    def tell(self, message: FromServer) -> None:
        self.send(encode(message))

    def send(self, text: str) -> None:
        """Sends something as soon as the socket takes it."""
        if self.gone:
            return
        try:
            self.unread.put_nowait(text)
        except asyncio.QueueFull:
            while not self.unread.empty():
                self.unread.get_nowait()
            self.close(TRY_AGAIN)

    def close(self, code: int) -> None:
        """Closes the socket after what still waits to be sent."""
        if not self.gone:
            self.gone = True
            if self.unread.full():
                self.unread.get_nowait()
            self.unread.put_nowait(code)


def encode(message: FromServer) -> str:
    return ENCODER.encode(message).decode()
