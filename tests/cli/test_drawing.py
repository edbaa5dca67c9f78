"""Drawings: every game from its view, and roulette as its table looks."""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import ModuleType

import pytest

import croupier
from croupier.cli.board import draw, draw_any, legend
from croupier.drawing import FANCY, Sheet
from croupier.shelf.hundred_days.view import VIEW as DAYS
from croupier.table import Table, open_table
from croupier.table.view import read
from croupier.text import LANGUAGES, Teller, Words
from tests.cli.drawn import drawn, moments, shown, table_of, words_of
from tests.table.toy import MAGPIES

ROULETTE = "russian-roulette"


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


def test_every_moment_fits_a_narrow_terminal() -> None:
    for view in moments(croupier.open_table(ROULETTE, 6, 8), 200):
        for lang in LANGUAGES:
            lines = drawn(view, lang, 80).splitlines()
            teams = [line for line in lines if any(mark in line for mark in "♛☠")]
            assert len(teams) == 6
            assert not any("…" in line for line in teams), "\n".join(teams)


def test_a_terminal_that_knows_ascii_only_gets_ascii() -> None:
    drawn = table_of(scene(characters=2), 0, fancy=False)
    assert "Koxx" in drawn
    assert not set(drawn) & set("♛●☠▮○▸→")


@pytest.mark.parametrize("game", croupier.games())
def test_any_game_can_be_drawn_from_its_view(game: str) -> None:
    table = croupier.open_table(game, croupier.games()[game].seats[0], 3)
    for seat in range(table.seats):
        view = table.view(seat)
        drawn = shown(draw_any(Sheet(view, {}, Teller.at(words_of(game), view), FANCY)), 200)
        zones = view["zones"]
        assert isinstance(zones, list)
        for zone in zones:
            for card in zone["cards"]:
                assert card is None or words_of(game).card(card) in drawn


# A third-party game.


def test_a_game_may_bring_a_drawing_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """``terminal.py`` in its package is found automatically; without ``legend`` there is none."""
    games = {**croupier.games(), "magpies": MAGPIES}
    monkeypatch.setattr("croupier.shelf.catalogue", lambda: games)
    view = open_table(MAGPIES, 2).view(0)
    teller = Teller.at(Words(MAGPIES, "en"), view)
    assert "Magpies" in shown(draw(view, teller, True))
    assert legend("magpies", teller.words, True) == ""
    own = ModuleType("tests.table.terminal")
    own.__dict__["draw"] = lambda sheet: f"{sheet.glyphs.first} day {sheet.view['public']['day']}"
    own.__spec__ = ModuleSpec("tests.table.terminal", None)
    monkeypatch.setitem(sys.modules, "tests.table.terminal", own)
    assert shown(draw(view, teller, True)) == "★ day 1\n"
    assert legend("magpies", teller.words, True) == ""


def test_a_table_with_a_corrected_deck_is_drawn_with_its_figures() -> None:
    own = croupier.open_table("hundred-days", 2, 5)
    tile = read(own.view(), DAYS)["public"]["spaces"][0]["tile"]
    table = croupier.open_table("hundred-days", 2, 5, deck={"tile": [{"id": tile, "points": 11}]})
    view = table.view(0)
    teller = Teller.at(words_of("hundred-days"), view)
    assert " 11 " in shown(draw(view, teller, True, table.origin.edition)).splitlines()[4]
    assert " 11 " not in table_of(own, 0).splitlines()[4]
