"""What a client may want to know about the cards of Total Rickall, from ``cards.toml``."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.shelf.total_rickall.view import Colour
from croupier.table import Json
from croupier.table.view import read


class ActionFigures(TypedDict):
    """An Action card. ``base`` is its kind without the colour; a card without a colour may touch every Character."""

    base: str
    colour: Colour | None


class Figures(TypedDict):
    """The figures of every Action card, by its kind, in the order in which hands and answers list them."""

    actions: dict[str, ActionFigures]


class _Action(TypedDict):
    id: str
    count: dict[Colour | Literal["none"], int]


class _Box(TypedDict):
    action: list[_Action]


def figures(box: Json) -> Figures:
    """Make the figures from ``cards.toml``."""
    cards: dict[str, ActionFigures] = {}
    for action in read(box, _Box)["action"]:
        for colour in action["count"]:
            if colour == "none":
                cards[action["id"]] = {"base": action["id"], "colour": None}
            else:
                cards[f"{action['id']}-{colour}"] = {"base": action["id"], "colour": colour}
    return {"actions": cards}
