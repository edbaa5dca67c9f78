"""The figures of Les 100 Jours for clients, from ``cards.toml``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NotRequired, TypedDict

from croupier.shelf.hundred_days.view import Resource, Tokens
from croupier.table import Json
from croupier.table.view import read

CardType = Literal["character", "object", "action", "place", "reaction"]
CardColour = Literal["green", "blue", "orange"]
Letter = Literal["G", "S", "C", "M"]

COLOURS: Final[dict[CardType, CardColour]] = {
    "character": "green",
    "object": "green",
    "action": "blue",
    "place": "blue",
    "reaction": "orange",
}
FREE: Final = (0, 0, 0, 0)


class Letters(TypedDict):
    """The letters that stand for the resources in answers (``pay:2G-1S``) and on tokens."""

    seed: Letter
    schmeckles: Letter
    crystal: Letter
    matter: Letter


class TileFigures(TypedDict):
    """What is printed on a dimension tile. ``cards`` is how many cards a Rick draws there, or loses if negative."""

    gives: Tokens
    cards: int
    cost: Tokens
    points: int


class CardFigures(TypedDict):
    """What is printed on a card besides its text.

    The card counts as a pawn on ``dimension_icon``, and saves one token of the kinds of ``resource_icon``.
    """

    type: CardType
    colour: CardColour
    dimensions: list[int]
    points: int
    play_cost: Tokens
    use_cost: Tokens
    dimension_icon: int | None
    resource_icon: list[Resource]


class Figures(TypedDict):
    """The figures of the box: tiles and cards by kind, and how many cards a Rick draws at the house."""

    letters: Letters
    house_cards: int
    tiles: dict[str, TileFigures]
    cards: dict[str, CardFigures]


LETTERS: Final[Letters] = {"seed": "G", "schmeckles": "S", "crystal": "C", "matter": "M"}
RESOURCES: Final[dict[Letter, Resource]] = {"G": "seed", "S": "schmeckles", "C": "crystal", "M": "matter"}


class _House(TypedDict):
    cards: int


class _Tile(TypedDict):
    id: str
    gives: list[int]
    cards: int
    cost: list[int]
    points: int


class _Card(TypedDict):
    id: str
    type: CardType
    dimensions: NotRequired[list[int]]
    points: NotRequired[int]
    play_cost: NotRequired[list[int]]
    use_cost: NotRequired[list[int]]
    dimension_icon: NotRequired[int]
    resource_icon: NotRequired[list[Letter]]


class _Box(TypedDict):
    house: _House
    tile: list[_Tile]
    card: list[_Card]


def figures(box: Json) -> Figures:
    """Make the figures from ``cards.toml``."""
    read_box = read(box, _Box)
    return {
        "letters": LETTERS,
        "house_cards": read_box["house"]["cards"],
        "tiles": {tile["id"]: _tile(tile) for tile in read_box["tile"]},
        "cards": {card["id"]: _card(card) for card in read_box["card"]},
    }


def _tile(tile: _Tile) -> TileFigures:
    return {
        "gives": _tokens(tile["gives"]),
        "cards": tile["cards"],
        "cost": _tokens(tile["cost"]),
        "points": tile["points"],
    }


def _card(card: _Card) -> CardFigures:
    return {
        "type": card["type"],
        "colour": COLOURS[card["type"]],
        "dimensions": card.get("dimensions", []),
        "points": card.get("points", 0),
        "play_cost": _tokens(card.get("play_cost", FREE)),
        "use_cost": _tokens(card.get("use_cost", FREE)),
        "dimension_icon": card.get("dimension_icon"),
        "resource_icon": [RESOURCES[letter] for letter in card.get("resource_icon", [])],
    }


def _tokens(counts: Sequence[int]) -> Tokens:
    seed, schmeckles, crystal, matter = counts
    return {"seed": seed, "schmeckles": schmeckles, "crystal": crystal, "matter": matter}
