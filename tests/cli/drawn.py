"""Tables as the terminal draws them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Self

from rich.console import Console, RenderableType

import croupier
from croupier.cli.board import draw
from croupier.table import Json, Table
from croupier.text import Teller, Words
from tests.play import some_move

FANCY_SIGNS = set("▮▯★§▸→·…")
NO_BREAK = "\N{NO-BREAK SPACE}"
NARROW_NO_BREAK = "\N{NARROW NO-BREAK SPACE}"


@cache
def words_of(game: str, lang: str = "en") -> Words:
    """Return the words of a game; building them costs as much as ten drawings."""
    return Words(croupier.games()[game], lang)


def shown(drawing: RenderableType, width: int = 100) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(drawing)
    return captured.get()


def drawn(view: Json, lang: str = "en", width: int = 100, fancy: bool = True) -> str:
    return shown(draw(view, Teller.at(words_of(str(view["game"]), lang), view), fancy), width)


def table_of(table: Table, seat: int | None, lang: str = "en", width: int = 100, fancy: bool = True) -> str:
    return drawn(table.view(seat), lang, width, fancy)


def moments(table: Table, answers: int) -> Iterator[Json]:
    """Play at random; before each answer that leads to an event, give the views of seat 0 and of a spectator. Other
    answers are secret, and change less than the event does.
    """
    luck = random.Random(8)
    for _ in range(answers):
        views, told = [table.view(0), table.view()], table.event_count
        table.answer(*some_move(table, luck))
        if table.event_count > told:
            yield from views
        if table.over:
            yield from [table.view(0), table.view()]
            break


def check_fit(drawing: str, width: int) -> None:
    """Check that no line is cut or too long, no text lacks a value, and the title takes one line."""
    lines = drawing.splitlines()
    assert "…" not in drawing, drawing
    assert "{" not in drawing
    assert max([len(line) for line in lines]) <= width, drawing
    assert not lines[1].strip(), "the title takes one line"


class Scene:
    """A view that a test can change."""

    def __init__(self, view: Json) -> None:
        self.view = view

    def public(self, **facts: object) -> Self:
        public = self.view["public"]
        assert isinstance(public, dict)
        public.update(facts)
        return self

    def player(self, seat: int, **facts: object) -> Self:
        players = self.view["players"]
        assert isinstance(players, list)
        players[seat].update(facts)
        return self

    def zone(self, name: str, *cards: str | None) -> Self:
        zones = self.view["zones"]
        assert isinstance(zones, list)
        next(zone for zone in zones if zone["name"] == name)["cards"] = list(cards)
        return self

    def lines(self, lang: str = "en", fancy: bool = True, width: int = 80) -> list[str]:
        lines = drawn(self.view, lang, width, fancy).splitlines()
        return [line.replace(NO_BREAK, " ").replace(NARROW_NO_BREAK, " ").rstrip() for line in lines]
