"""Links that bring a player's seats to another device."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from croupier.server.clock import Clock
from croupier.server.refusals import Declined

MOST_LINKS: Final = 10_000


class SeatLink(NamedTuple):
    """Whose seats a link brings, and until when it works."""

    code: str
    person: int
    until: float


class SeatLinks:
    """The links that have not been used yet. Each works once, for ``life`` seconds."""

    def __init__(self, clock: Clock, life: float) -> None:
        self.now = clock.now
        self.life = life
        self._links: dict[str, SeatLink] = {}

    def make(self, code: str, person: int) -> str:
        """Return the path of a new link. It replaces the person's link from before."""
        now = self.now()
        self._links = {
            word: link for word, link in self._links.items() if link.until > now and link[:2] != (code, person)
        }
        if len(self._links) >= MOST_LINKS:
            raise Declined("too-fast", 429)
        word = secrets.token_urlsafe(16)
        self._links[word] = SeatLink(code, person, now + self.life)
        return f"/t/{code}/{word}"

    def take(self, code: str, word: str) -> SeatLink:
        """Remove a link of a table, and return it; raise ``Declined`` if it does not work."""
        link = self._links.get(word)
        if link is None or link.code != code or link.until <= self.now():
            raise Declined("link-used", 404)
        return self._links.pop(word)

    def put_back(self, word: str, link: SeatLink) -> None:
        """Let a link work after all, because following it failed."""
        self._links.setdefault(word, link)
