"""What is drawn: every game from its view, roulette as it lies on the table."""

from __future__ import annotations

import pytest

import croupier
from croupier.cli.board import draw_any
from croupier.drawing import FANCY, Sheet
from croupier.table import Table
from croupier.text import LANGUAGES, Teller
from tests.cli.drawn import drawn, moments, shown, table_of, words_of

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
