"""The chances that a player could work out by counting cards: the reactions of opponents, and the next card of the deck."""

from __future__ import annotations

from collections import Counter
from math import comb
from typing import Final

from croupier.shelf.hundred_days.cards import BIT, KINDS, TILES, Figures
from croupier.shelf.hundred_days.view import VIEW
from croupier.table.view import cards_in
from croupier.text import Remark

ANSWERED: Final = {"play": "nope-portal", "use": "short-circuit", "move": "wrong-address", "close": "finders-fee"}
"""The reaction that answers a player's action, by the kind of the answer."""


def chances(view: VIEW, seat: int, figures: Figures) -> list[Remark]:
    """How likely opponents hold the reactions that matter now, and how likely the next card is green."""
    unseen = Unseen(view, seat, figures)
    if not unseen.is_plain:
        return []
    told = [unseen.held(reaction) for reaction in _feared(view, figures)]
    return [remark for remark in [*told, unseen.green()] if remark is not None]


def _feared(view: VIEW, figures: Figures) -> list[str]:
    """The reactions that could answer one of the answers on offer."""
    options = [] if view["decision"] is None else view["decision"]["options"]
    answers = [option["key"].partition(":") for option in options]
    cards = {"play": figures.blue, "use": figures.objects}
    kinds = {kind for kind, _, word in answers if kind not in cards or cards[kind] & BIT[KINDS.index(word)]}
    return [reaction for kind, reaction in ANSWERED.items() if kind in kinds]


class Unseen:
    """The cards that a player cannot see: how many there are of each kind, and how many of them opponents hold."""

    def __init__(self, view: VIEW, seat: int, figures: Figures) -> None:
        self.figures = figures
        self.left = Counter({KINDS[kind]: figures.count[kind] for kind in range(TILES, len(KINDS))})
        for zone in view["zones"]:
            self.left.subtract([card for card in zone["cards"] if card is not None and card in self.left])
        self.in_hands = 0
        self.known: list[tuple[int, str]] = []
        for other in range(view["seats"]):
            if other != seat:
                cards = cards_in(view, "hand", other)
                self.in_hands += cards.count(None)
                self.known += [(other, card) for card in cards if card is not None]
        self.is_plain = self._set_known_apart(view)
        self.all = self.left.total()
        self.deck = len(cards_in(view, "deck"))

    def _set_known_apart(self, view: VIEW) -> bool:
        """Count cards as seen that are known to be in one hand; False if more is known, so that counting is not enough."""
        for group in view["known"]:
            zones = list(group["among"])
            if any(card not in self.left for card in group["contents"]):
                continue  # tiles
            if group["places"] or len(zones) != 1 or not zones[0].startswith("hand:"):
                return False
            self.left.subtract(group["contents"])
            self.in_hands -= len(group["contents"])
            self.known += [(int(zones[0].removeprefix("hand:")), card) for card in group["contents"]]
        return True

    def held(self, reaction: str) -> Remark | None:
        """The chance that an opponent holds a reaction; ``None`` if it is certain that none does."""
        for seat, card in self.known:
            if card == reaction:
                return Remark("known", {"target": seat, "card": reaction})
        copies = self.left[reaction]
        if not copies or not self.in_hands:
            return None
        none = comb(self.all - copies, self.in_hands) / comb(self.all, self.in_hands)
        return Remark("held", {"card": reaction, "copies": copies, "percent": round(100 * (1 - none))})

    def green(self) -> Remark | None:
        """The chance that the next card of the deck is green."""
        if not self.deck:
            return None
        green = sum([count for card, count in self.left.items() if self.figures.green & BIT[KINDS.index(card)]])
        return Remark("green", {"green": green, "cards_left": self.all, "percent": round(100 * green / self.all)})
