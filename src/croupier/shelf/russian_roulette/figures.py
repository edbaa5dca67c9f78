"""The figures of World Championship Russian Roulette for clients, from ``cards.toml``."""

from __future__ import annotations

from typing import TypedDict

from croupier.table import Json
from croupier.table.view import read


class Figures(TypedDict):
    """The figures of the box.

    ``chambers`` is how many cards a barrel holds, ``people`` the names of each seat's captain and teammates, ``faces`` what a
    die can bet.
    """

    chambers: int
    people: list[list[str]]
    faces: list[int]


class _Each(TypedDict):
    each: int


class _Ammunition(TypedDict):
    clicks: _Each
    bullets: _Each


class _Bet(TypedDict):
    faces: list[int]


class _Team(TypedDict):
    captain: str
    teammates: list[str]


class _Box(TypedDict):
    teams: list[_Team]
    ammunition: _Ammunition
    bet: _Bet


def figures(box: Json) -> Figures:
    """Make the figures from ``cards.toml``. One card of a player's ammunition goes into the pocket, the rest are the barrel."""
    known = read(box, _Box)
    dealt = known["ammunition"]["clicks"]["each"] + known["ammunition"]["bullets"]["each"]
    people = [[team["captain"], *team["teammates"]] for team in known["teams"]]
    return {"chambers": dealt - 1, "people": people, "faces": known["bet"]["faces"]}
