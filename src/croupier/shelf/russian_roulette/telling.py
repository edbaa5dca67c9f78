"""What the sentences of roulette mention besides cards and players: teams, what a bet would score, stakes and chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from croupier import text
from croupier.shelf.russian_roulette import chances, stakes
from croupier.shelf.russian_roulette.cards import figures_of
from croupier.shelf.russian_roulette.view import VIEW


class Telling(text.Telling[VIEW]):
    without_stakes = stakes.WITHOUT
    weights: ClassVar[Mapping[str, text.Weight]] = {"accuse": "foremost"}

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.figures = figures_of(words.edition)

    def name(self, view: VIEW, seat: int) -> str:
        """Players are called by their team."""
        return self.words.name("team", view["players"][seat]["team"])

    def answer(self, word: str, decision: str) -> text.Said:
        """``$next`` is what a kept bet scores: one point more than it has shots (RR-9.2). ``$part`` is what the viewer
        does next: ``fires``, ``survives`` the round, or ``watches`` it.
        """
        return {"next": int(word) + 1 if word.isdecimal() else 0, "part": self._part()}

    def _part(self) -> str:
        if self.view is None or self.you is None:
            return "watches"
        me = self.view["players"][self.you]
        return "fires" if me["takes_part"] else "survives" if me["in_round"] else "watches"

    def refusal(self, word: str, key: str) -> text.Said:
        """The current phase, the phase in which the requested card is ``$due``, and whether the viewer's captain is
        ``$alive``.
        """
        kinds, card = self.figures.kinds, key.partition(":")[2]
        due = str(self.figures.entries[kinds.index(card)].get("phase", "none")) if card in kinds else "none"
        phase = "none" if self.view is None else self.view["phase"]
        alive = self.view is None or self.you is None or self.view["players"][self.you]["characters"] > 0
        return {"phase": phase, "due": self.words.name("phase", due), "alive": "yes" if alive else "no"}

    def stakes_for(self, view: VIEW, you: int) -> stakes.Stakes:
        return stakes.Stakes(view, you, self.figures)

    def chances_for(self, view: VIEW, you: int) -> list[text.Remark]:
        return chances.chances(view, you)
