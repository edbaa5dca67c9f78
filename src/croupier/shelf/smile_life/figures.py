"""The cards of Smile Life for clients, from ``cards.toml``."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from croupier.table import Json
from croupier.table.view import read

# SL-1.4, AP-1.2: the families, in the order of the kinds.
Family = Literal[
    "study",
    "wage",
    "job",
    "flirt",
    "marriage",
    "adultery",
    "child",
    "pet",
    "trip",
    "house",
    "weapon",
    "vehicle",
    "survival",
    "distinction",
    "malus",
    "special",
    "cataclysm",
    "crisis",
    "event",
    "monster",
]


class CardFigures(TypedDict):
    """What is printed on a card besides its text.

    ``money`` is what a wage is worth, ``power`` what a weapon is worth: ``boosted`` beside one of the cards in ``boost_with``.
    """

    family: Family
    smiles: int
    money: NotRequired[int]
    power: NotRequired[int]
    boosted: NotRequired[int]
    boost_with: NotRequired[list[str]]


class Figures(TypedDict):
    """The figures of every card, by its kind, family after family. ``studies`` is the highest level of studies."""

    studies: int
    cards: dict[str, CardFigures]


class _Limits(TypedDict):
    studies: int


class _Card(CardFigures):
    id: str


class _Box(TypedDict):
    limits: _Limits
    card: list[_Card]


def figures(box: Json) -> Figures:
    """Build the figures from ``cards.toml``."""
    printed = read(box, _Box)
    cards = {card["id"]: read(card, CardFigures) for card in printed["card"]}
    return {"studies": printed["limits"]["studies"], "cards": cards}
