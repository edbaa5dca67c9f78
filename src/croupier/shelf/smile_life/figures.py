"""What a client may want to know about the cards of Smile Life, from ``cards.toml``."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.table import Json
from croupier.table.view import read

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
    """What is printed on a card besides its text."""

    family: Family
    smiles: int


class Figures(TypedDict):
    """The figures of every card, by its kind, family after family."""

    cards: dict[str, CardFigures]


class _Card(CardFigures):
    id: str


class _Box(TypedDict):
    card: list[_Card]


def figures(box: Json) -> Figures:
    """Make the figures from ``cards.toml``."""
    cards = read(box, _Box)["card"]
    return {"cards": {card["id"]: {"family": card["family"], "smiles": card["smiles"]} for card in cards}}
