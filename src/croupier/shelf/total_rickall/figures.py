"""The figures of Total Rickall for clients, from ``cards.toml``."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.shelf.total_rickall.characters import NO_SHUFFLE
from croupier.shelf.total_rickall.view import Colour
from croupier.table import Json
from croupier.table.view import read


class ActionFigures(TypedDict):
    """An Action card. ``base`` is its kind without the colour; a card without a colour may target every Character."""

    base: str
    colour: Colour | None


class CharacterFigures(TypedDict):
    """A Character. ``shuffled`` says whether its Identity may be shuffled."""

    colour: Colour
    shuffled: bool


class Figures(TypedDict):
    """The figures of every Action card and every Character, by its kind. The Action cards are in the order in which hands and
    answers list them."""

    actions: dict[str, ActionFigures]
    characters: dict[str, CharacterFigures]


class _Action(TypedDict):
    id: str
    count: dict[Colour | Literal["none"], int]


class _Character(TypedDict):
    id: str
    colour: Colour
    text: str


class _Box(TypedDict):
    action: list[_Action]
    character: list[_Character]


def figures(box: Json) -> Figures:
    """Make the figures from ``cards.toml``."""
    cards: dict[str, ActionFigures] = {}
    data = read(box, _Box)
    for action in data["action"]:
        for colour in action["count"]:
            if colour == "none":
                cards[action["id"]] = {"base": action["id"], "colour": None}
            else:
                cards[f"{action['id']}-{colour}"] = {"base": action["id"], "colour": colour}
    characters: dict[str, CharacterFigures] = {
        each["id"]: {"colour": each["colour"], "shuffled": each["text"] != NO_SHUFFLE} for each in data["character"]
    }
    return {"actions": cards, "characters": characters}
