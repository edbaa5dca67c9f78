"""The cards that a table plays with: an object for each kind, and the sets of kinds that the rules ask for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.hundred_days import actions, characters, objects, places, reactions  # noqa: F401 their classes
from croupier.shelf.hundred_days.card import Action, Card, Character, Object, Place, Reaction
from croupier.shelf.hundred_days.cards import FIGURES, Figures, figures_of
from croupier.shelf.hundred_days.layout import MOMENTS
from croupier.table import Edition

FAMILIES: Final[dict[str, type[Card]]] = {
    "tile": Card,
    "character": Character,
    "object": Object,
    "action": Action,
    "place": Place,
    "reaction": Reaction,
}


def _classes() -> dict[str, type[Card]]:
    """The class of every kind that has one: whatever the modules of the families define. A kind has one class at most."""
    found: dict[str, type[Card]] = {}
    waiting: list[type[Card]] = Card.__subclasses__()
    while waiting:
        each = waiting.pop()
        waiting += each.__subclasses__()
        for id in each.ids:
            if id in found:
                raise TypeError(f"{id} has two classes, {found[id].__name__} and {each.__name__}")
            found[id] = each
    return found


CLASSES: Final = _classes()


class Pack:
    """The cards of one table, shared by all its copies. Sets of cards are numbers with a bit for each."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self.cards: list[Card] = []
        for kind, name in enumerate(figures.kinds):
            of_kind = CLASSES.get(name, FAMILIES[figures.types[kind]])
            self.cards.append(of_kind(kind, figures))
        self.used: i64 = _set([card for card in self.cards if card.used])
        self.wins_ties: i64 = _set([card for card in self.cards if card.wins_ties])
        self.mixes_tokens: i64 = _set([card for card in self.cards if card.mixes_tokens])
        self.lowers_price: i64 = _set([card for card in self.cards if card.move_price])
        self.frees_rick: i64 = _set([card for card in self.cards if card.frees_rick])
        self.shelters: i64 = _set([card for card in self.cards if card.shelters])
        self.saves_tokens: i64 = _set([card for card in self.cards if card.resource_icon])
        self.answering: list[list[int]] = [
            [card.kind for card in self.cards if card.answers == moment] for moment in range(MOMENTS)
        ]
        self.coupons = len([card for card in self.cards if card.cuts_cost])
        self.clocks = len([card for card in self.cards if card.adds_action])


def _set(cards: list[Card]) -> int:
    return sum([card.bit for card in cards])


PACK: Final = Pack(FIGURES)


def pack_of(edition: Edition | None) -> Pack:
    """The cards of an edition, or the game's own."""
    return PACK if edition is None else Pack(figures_of(edition))
