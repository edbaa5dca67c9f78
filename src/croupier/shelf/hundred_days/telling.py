"""What the sentences of Hundred Days mention besides cards and players: places, tiles, tokens and actions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import ClassVar, Final

from croupier import text
from croupier.shelf.hundred_days import chances, layout, stakes
from croupier.shelf.hundred_days.cards import KINDS
from croupier.shelf.hundred_days.options import tokens_in_letters
from croupier.shelf.hundred_days.pack import pack_of
from croupier.shelf.hundred_days.view import VIEW
from croupier.table import Json, Kind, Seat

# Tokens as a key has them: ``2G-1S``.
TOKENS: Final = re.compile(r"\d+[A-Z](-\d+[A-Z])*")
# A player's own card that is given up is named without its owner, even if another player has its double in play.
DESTROY: Final = "destroy"
# The moments that a reaction answers (HD-Q17), as the question whether to react is worded for them.
MOMENTS: Final = {
    layout.BLUE_CARD_PLAYED: "card-played",
    layout.OBJECT_USED: "object-used",
    layout.CARD_THREATENED: "card-threatened",
    layout.TOKENS_THREATENED: "tokens-threatened",
    layout.DIMENSION_CLOSED: "dimension-closed",
    layout.RICK_MOVING: "rick-moving",
    layout.TOKENS_COLLECTED: "tokens-collected",
}
AMOUNTS: Final = ("cost", "gives", "gets", "heap", "rest")
"""The facts of a remark that are tokens."""


class Telling(text.Telling[VIEW]):
    fields = (Seat("actor"), Kind("second_card"), Kind("reaction"))
    without_stakes = stakes.WITHOUT
    weights: ClassVar[Mapping[str, text.Weight]] = {"close": "foremost"}

    def __init__(self, words: text.Words) -> None:
        super().__init__(words)
        self.pack = pack_of(words.edition)
        self.owners: dict[str, int] = {}
        self.tiles: dict[int, str] = {}
        self.actions: int | None = None
        self.closing: int | None = None
        self.heap: Mapping[str, object] = {}
        self.phase = "none"
        self.moment = "none"
        self.asked = "none"
        self.ending = "no"

    def look(self, view: VIEW) -> None:
        super().look(view)
        public = view["public"]
        self.owners = {
            card: zone["owner"]
            for zone in view["zones"]
            if zone["owner"] is not None and zone["name"].startswith("area:")
            for card in zone["cards"]
            if card is not None
        }
        self.numbers = [space["space"] for space in public["spaces"]]
        self.tiles = {space["space"]: space["tile"] for space in public["spaces"] if space["tile"] is not None}
        self.actions = public["actions"]
        self.closing = public["closing"]
        self.heap = public["heap"]
        self.phase = view["phase"]
        fits = public["fits"]
        self.moment = "none" if fits is None else MOMENTS[self.pack.cards[KINDS.index(fits)].answers]
        self.ending = "yes" if public["ending"] else "no"
        decision = view.get("decision")  # there is none where every card is open
        self.asked = "none" if decision is None else decision["kind"]

    def question(self) -> text.Said:
        """The tile being closed, the tokens in question, the effect of the card being played, the moment that may be
        answered, and where Rick was sent, which is ``none`` unless it is kept.
        """
        return {
            "tile": self._tile(self.closing),
            "heap": self._amounts(),
            "deed": self._deed(),
            "moment": self.moment,
            "rick": "none",
        }

    def answer(self, word: str, decision: str) -> text.Said:
        return {
            "place": self.place(word),
            "tokens": self._tokens(word),
            "tile": self._tile(int(word)) if word.isdecimal() else "none",
            "actions": "none" if self.actions is None else self.actions,
        }

    def weight(self, key: str) -> text.Weight:
        """Show the printed price before the other ways to pay it."""
        tile = None if self.closing is None else self.tiles.get(self.closing)
        if tile is not None and key == f"pay:{tokens_in_letters(self.pack.figures.cost[KINDS.index(tile)])}":
            return "foremost"
        return super().weight(key)

    def owner(self, word: str, decision: str) -> int | None:
        """The player before whom a card lies."""
        return None if decision == DESTROY else self.owners.get(word)

    def stakes_for(self, view: VIEW, you: int) -> stakes.Stakes:
        return stakes.Stakes(view, you, self.pack)

    def chances_for(self, view: VIEW, you: int) -> list[text.Remark]:
        return chances.chances(view, you, self.pack.figures)

    def event(self, event: Json) -> text.Said:
        """The tokens that a remark mentions."""
        return {name: self._tokens(str(event[name])) for name in AMOUNTS if name in event}

    def refusal(self, word: str, key: str) -> text.Said:
        """The tokens that are missing, and what is going on instead: the phase, the current question, the last round."""
        return {"tokens": self._tokens(word), "phase": self.phase, "asked": self.asked, "ending": self.ending}

    def _deed(self) -> str:
        """What the card being played does, in words."""
        card = None if self.view is None else self.view["public"]["card"]
        return (card and self.words.find(f"card-{card}", part="rule")) or "none"

    def _tile(self, space: int | None) -> str:
        tile = None if space is None else self.tiles.get(space)
        return "none" if tile is None else self.words.card(tile)

    def _tokens(self, word: str) -> str:
        """``2G-1S`` as a list of tokens; any other word as it is."""
        if not TOKENS.fullmatch(word):
            return word
        each = [(part[-1].lower(), int(part[:-1][:4])) for part in word.split("-")]
        return self.words.list([self.words.say(f"tokens-{letter}", count=count) for letter, count in each])

    def _amounts(self) -> str:
        """The tokens in question as a list; ``none`` if there are none."""
        some = {name: count for name, count in self.heap.items() if isinstance(count, int) and count}
        each = [self.words.find(f"resource-{name}", {"count": count}, "some") for name, count in some.items()]
        return self.words.list([amount for amount in each if amount]) or "none"
