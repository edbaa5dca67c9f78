"""What the sentences of Smile Life mention besides cards and players: sums of money, and the discard pile."""

from __future__ import annotations

import re
from typing import Final

from croupier import text
from croupier.shelf.smile_life.view import VIEW
from croupier.table import Seat

# Money as a key has it: wages by level, ``4-3``, with an ``i`` for the Inheritance.
MONEY: Final = re.compile(r"[1-9i](-[1-9i])*")


class Telling(text.Telling[VIEW]):
    fields = (Seat("victim"),)

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.top: str | None = None

    def look(self, view: VIEW) -> None:
        pile = next(zone["cards"] for zone in view["zones"] if zone["name"] == "discard")
        self.top = pile[0] if pile else None

    def answer(self, word: str, decision: str) -> text.Said:
        """The money that a payment names, and the top card of the discard pile."""
        return {"money": self._money(word), "top": "none" if self.top is None else self.words.card(self.top)}

    def _money(self, word: str) -> str:
        """``4-3-i`` as a sum; any other word as it is."""
        if not MONEY.fullmatch(word):
            return word
        return " + ".join([self.words.say("money-i") if part == "i" else part for part in word.split("-")])
