"""What a client may want to know about the box of World Championship Russian Roulette, from ``cards.toml``."""

from __future__ import annotations

from typing import TypedDict

from croupier.table import Json
from croupier.table.view import read


class Figures(TypedDict):
    """The figures of the box.

    ``chambers`` is how many cards a barrel holds, ``team`` how many Characters a team has with its captain, ``faces`` what a
    die can bet. ``names`` are the Characters of each team, the captain first; the last of them dies first.
    """

    chambers: int
    team: int
    faces: list[int]
    names: dict[str, list[str]]


class _Each(TypedDict):
    each: int


class _Ammunition(TypedDict):
    clicks: _Each
    bullets: _Each


class _Bet(TypedDict):
    faces: list[int]


class _Team(TypedDict):
    id: str
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
    teammates = len(known["teams"][0]["teammates"])
    return {
        "chambers": dealt - 1,
        "team": teammates + 1,
        "faces": known["bet"]["faces"],
        "names": {team["id"]: [team["captain"], *team["teammates"]] for team in known["teams"]},
    }
