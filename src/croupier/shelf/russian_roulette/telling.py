"""What the sentences of roulette mention besides cards and players: teams, and what a bet would score."""

from __future__ import annotations

from croupier import text
from croupier.shelf.russian_roulette.view import VIEW


class Telling(text.Telling[VIEW]):
    def name(self, view: VIEW, seat: int) -> str:
        """Players are called by their team."""
        return self.words.name("team", view["players"][seat]["team"])

    def answer(self, word: str, decision: str) -> text.Said:
        """``$next`` is what a bet scores that is kept: one point more than it has shots (RR-9.2)."""
        return {"next": int(word) + 1} if word.isdecimal() else {}
