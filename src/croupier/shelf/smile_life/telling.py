"""What the sentences of Smile Life mention besides cards and players: money, the discard pile, and missing requirements."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final

from croupier import text
from croupier.shelf.smile_life import chances, stakes
from croupier.shelf.smile_life.deck import deck_of
from croupier.shelf.smile_life.view import VIEW
from croupier.table import Seat

# Money in a key: wages by level, ``4-3``, with an ``i`` for the Inheritance.
MONEY: Final = re.compile(r"[1-9i](-[1-9i])*")

# The crises that forbid some cards.
FORBIDDING: Final = ("crisis-economic", "crisis-political", "crisis-health")

# The key that takes the top card of the discard pile.
TAKE: Final = "take"


class Telling(text.Telling[VIEW]):
    fields = (Seat("victim"),)
    without_stakes = stakes.WITHOUT
    weights: ClassVar[Mapping[str, text.Weight]] = {
        "draw": "foremost",
        "take": "foremost",
        "resign": "final",
        "divorce": "final",
    }

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.deck = deck_of(words.edition)
        self.top: str | None = None

    def look(self, view: VIEW) -> None:
        super().look(view)
        pile = next(zone["cards"] for zone in view["zones"] if zone["name"] == "discard")
        self.top = pile[0] if pile else None

    def question(self) -> text.Said:
        """Whether a card can be played, or only discarded."""
        decision = None if self.view is None else self.view.get("decision")  # there is none where every card is open
        verbs = set() if decision is None else {each["key"].partition(":")[0] for each in decision["options"]}
        return {"playable": "no" if "discard" in verbs and not verbs & {"play", "bet"} else "yes"}

    def answer(self, word: str, decision: str) -> text.Said:
        """The money of a payment, and the top card of the discard pile."""
        return {"money": self._money(word), "top": "none" if self.top is None else self.words.card(self.top)}

    def stakes_for(self, view: VIEW, you: int) -> stakes.Stakes:
        return stakes.Stakes(view, you, self.deck)

    def chances_for(self, view: VIEW, you: int) -> list[text.Remark]:
        return chances.chances(view, you, self.deck)

    def refusal(self, word: str, key: str) -> text.Said:
        """The viewer's level, wages and money, the remaining rounds of the crises, and the ``$card`` that would be taken."""
        view = self.view
        rounds = {} if view is None else {each["plague"]: each["rounds"] for each in view["public"]["running"]}
        said: text.Said = {crisis.removeprefix("crisis-"): rounds.get(crisis, 0) for crisis in FORBIDDING}
        if key == TAKE and self.top is not None:
            said |= {"card": self.words.card(self.top), "kind": self.top}
        if view is None or view["you"] is None:
            return said | {"level": 0, "limit": 0, "money": 0}
        person = view["players"][view["you"]]
        return said | {"level": person["level"], "limit": person["wage_limit"], "money": person["money"]}

    def _money(self, word: str) -> str:
        """``4-3-i`` as a sum; any other word unchanged."""
        if not MONEY.fullmatch(word):
            return word
        return " + ".join([self.words.say("money-i") if part == "i" else part for part in word.split("-")])
