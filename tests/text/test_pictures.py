"""Every kind of a game has a picture on the page, every picture a kind, and the page credits the authors of the icons."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from croupier.server.schema.pictures import AUTHORS
from croupier.shelf.hundred_days.cards import RESOURCES
from croupier.table import GameInfo
from tests.text.declarations import BOARDS, GAMES

CREDITS = Path(__file__).parents[2] / "web" / "src" / "pages" / "Credits.svelte"
# Besides the kinds: tokens, places and pawns of the board, and backs of cards.
BESIDE = re.compile(r"(token|place|pawn|back)-")


@pytest.fixture(params=GAMES.values(), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> GameInfo:
    info: GameInfo = request.param
    return info


def pictures(game: GameInfo) -> dict[str, dict[str, str]]:
    named: dict[str, dict[str, str]] = json.loads((BOARDS / game.name / "pictures.json").read_text())["kinds"]
    return named


def kinds(game: GameInfo) -> set[str]:
    """Return the kinds of cards, and whatever else in the box has a name; the Characters of Total Rickall have
    portraits instead.
    """
    assert game.cards is not None
    figures: dict[str, Any] = dict(game.cards())
    least, most = game.seats
    names = {kind for seats in range(least, most + 1) for kind in game.layout(seats).kinds}
    names -= {character["id"] for character in figures.get("character", [])}
    for team in figures.get("teams", []):
        names |= {f"team-{team['id']}", f"captain-{team['captain'].lower()}"}
        names |= {f"teammate-{mate.lower()}" for mate in team["teammates"]}
    if "bet" in figures:
        names |= {f"bet-{face}" for face in figures["bet"]["faces"]}
    if "resources" in figures:
        names |= {f"resource-{resource}" for resource in RESOURCES}
    return names


def test_every_kind_has_a_picture_and_every_picture_a_kind(game: GameInfo) -> None:
    drawn = pictures(game).keys()
    assert kinds(game) - drawn == set(), "kinds without a picture"
    assert {name for name in drawn - kinds(game) if not BESIDE.match(name)} == set(), "pictures without a kind"


def test_no_two_kinds_share_a_picture(game: GameInfo) -> None:
    drawn: dict[tuple[str, str | None], list[str]] = {}
    for kind, picture in pictures(game).items():
        drawn.setdefault((picture["icon"], picture.get("badge")), []).append(kind)
    assert [same for same in drawn.values() if len(same) > 1] == []


def test_no_table_depends_on_pictures(game: GameInfo) -> None:
    assert game.cards is not None
    assert '"picture"' not in json.dumps(game.cards())


@pytest.mark.parametrize("author", [name for name in AUTHORS.values() if name != "various artists"])
def test_the_page_credits_every_author(author: str) -> None:
    assert author.lstrip("[").partition("]")[0] in CREDITS.read_text()
