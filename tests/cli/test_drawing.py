"""What is drawn: every game from its view, roulette as it lies on the table."""

from __future__ import annotations

import random

import pytest
from rich.console import Console, RenderableType

import croupier
from croupier.cli.board import draw, draw_any
from croupier.drawing import FANCY, Sheet
from croupier.table import Table
from croupier.text import LANGUAGES, Teller, Words

ROULETTE = "russian-roulette"


def shown(thing: RenderableType, width: int = 100) -> str:
    console = Console(width=width, highlight=False, markup=False, emoji=False)
    with console.capture() as captured:
        console.print(thing)
    return captured.get()


def table_of(table: Table, seat: int | None, lang: str = "en", width: int = 100, fancy: bool = True) -> str:
    view = table.view(seat)
    return shown(draw(view, Teller.at(Words(table.info, lang), view), fancy), width)


def scene(**player: object) -> Table:
    return croupier.open_position(ROULETTE, {"phase": "bet", "players": [player, {}, {}]}, 5)


def test_a_team_shows_its_dead_and_its_points() -> None:
    red = table_of(scene(characters=2, points=7), 0).splitlines()[4]
    assert "▸ Red (you)" in red
    assert "♛●☠☠" in red
    assert " 7 " in red


def test_extra_bullets_are_counted_for_all_to_see() -> None:
    assert "+1●" in table_of(croupier.open_position(ROULETTE, {"players": [{"bullets": 2}, {}]}, 5), 1)


def test_own_cards_are_named_and_those_of_others_are_backs() -> None:
    table = scene(hand=["duck", "duck", "peek"])
    assert "Duck! ×2" in table_of(table, 0)
    assert "look at the top three cards" in table_of(table, 0)
    for other in (1, None):
        assert "Duck!" not in table_of(table, other)
        assert "▮3" in table_of(table, other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_fits_a_narrow_terminal(lang: str) -> None:
    table = croupier.open_table(ROULETTE, 6, 8)
    luck = random.Random(8)
    for _ in range(150):
        for seat in (0, None):
            lines = table_of(table, seat, lang, 80).splitlines()
            teams = [line for line in lines if any(mark in line for mark in "♛☠")]
            assert len(teams) == 6
            assert not any("…" in line for line in teams), "\n".join(teams)
        seat = luck.choice(sorted(table.pending))
        table.answer(seat, luck.choice(table.pending[seat].options))
        if table.over:
            break


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    drawn = table_of(scene(characters=2), 0, fancy=False)
    assert "Koxx" in drawn
    assert not set(drawn) & set("♛●☠▮○▸→")


@pytest.mark.parametrize("game", croupier.games())
def test_any_game_can_be_drawn_from_its_view(game: str) -> None:
    table = croupier.open_table(game, croupier.games()[game].seats[0], 3)
    for seat in range(table.seats):
        view = table.view(seat)
        drawn = shown(draw_any(Sheet(view, {}, Teller.at(Words(table.info, "en"), view), FANCY)), 200)
        zones = view["zones"]
        assert isinstance(zones, list)
        for zone in zones:
            for card in zone["cards"]:
                assert card is None or Words(table.info, "en").card(card) in drawn
