"""Links that bring a player's seats to another device."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from croupier.server.clock import Clock
from croupier.server.refusals import Declined

MOST_LINKS: Final = 10_000


class SeatLink(NamedTuple):
    """Whose seats a link brings, a token hash that this person had when it was made, and until when it works."""

    code: str
    person: int
    made_by: str
    until: float


class SeatLinks:
    """The links that have not been used yet: one for each person. Each works once, for ``life`` seconds."""

    def __init__(self, clock: Clock, life: float) -> None:
        self.now = clock.now
        self.life = life
        self._links: dict[str, SeatLink] = {}  # the oldest first
        self._of: dict[tuple[str, int], str] = {}

    def make(self, code: str, person: int, made_by: str) -> str:
        """Return the path of a new link. It replaces the person's link from before."""
        self._forget(self._of.get((code, person)))
        while self._links and next(iter(self._links.values())).until <= self.now():
            self._forget(next(iter(self._links)))
        if len(self._links) >= MOST_LINKS:
            raise Declined("too-fast", 429)
        word = secrets.token_urlsafe(16)
        self.put_back(word, SeatLink(code, person, made_by, self.now() + self.life))
        return f"/t/{code}/{word}"

    def take(self, code: str, word: str) -> SeatLink:
        """Remove a link of a table, and return it; raise ``Declined`` if it does not work."""
        link = self._links.get(word)
        if link is None or link.code != code or link.until <= self.now():
            raise Declined("link-used", 404)
        self._forget(word)
        return link

    def put_back(self, word: str, link: SeatLink) -> None:
        """Let a link work, or let it work after all because following it failed, unless the person has a newer one."""
        if self._of.setdefault((link.code, link.person), word) == word:
            self._links[word] = link

    def _forget(self, word: str | None) -> None:
        link = None if word is None else self._links.pop(word, None)
        if link is not None:
            del self._of[link.code, link.person]
