"""What the sentences of roulette mention besides cards and players: teams, what a bet would score, stakes and chances."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from croupier import text
from croupier.shelf.russian_roulette import chances, stakes
from croupier.shelf.russian_roulette.accusation import REWARD
from croupier.shelf.russian_roulette.cards import figures_of
from croupier.shelf.russian_roulette.view import VIEW
from croupier.table import Seat


class Telling(text.Telling[VIEW]):
    fields = (Seat("card_player"),)
    without_stakes = stakes.WITHOUT
    weights: ClassVar[Mapping[str, text.Weight]] = {"accuse": "foremost"}

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.figures = figures_of(words.edition)

    def name(self, view: VIEW, seat: int) -> str:
        """Players are called by their team."""
        return self.words.name("team", view["players"][seat]["team"])

    def question(self) -> text.Said:
        """``$part`` is what the viewer does next, ``$again`` whether an accusation of this round is settled already,
        ``$own`` whether the viewer has played the current card; the rest is what any accusation of the viewer's brings.
        """
        if self.view is None or self.you is None:
            return {"part": "fires", "again": "no", "own": "no", "reward": REWARD, "enough": "yes", "extra": "no"}
        again = any(each["has_accused"] for each in self.view["players"])
        own = self.view["public"]["card_player"] == self.you
        price = self.stakes_for(self.view, self.you).of_accusing()
        return {
            "part": self._part(),
            "again": "yes" if again else "no",
            "own": "yes" if own else "no",
            "reward": price["reward"],
            "enough": "yes" if price["enough"] else "no",
            "extra": str(price["extra"]),
        }

    def answer(self, word: str, decision: str) -> text.Said:
        """``$next`` is what a kept bet scores: one point more than it has shots (RR-9.2). ``$part`` is what the viewer
        does next: ``fires``, ``survives`` the round, or ``watches`` it. ``$bet`` is that of a suspect.
        """
        return {"next": int(word) + 1 if word.isdecimal() else 0, "part": self._part(), "bet": self._bet(word)}

    def _bet(self, word: str) -> str | int:
        if self.view is None or not word.isdecimal() or int(word) >= len(self.view["players"]):
            return "none"
        bet = self.view["players"][int(word)]["bet"]
        return "none" if bet is None else bet

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
