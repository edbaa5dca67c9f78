"""Custom decks: the rules read the figures of the table, not those of our boxes."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from croupier.table import Json, seeded
from tests.games.smile_life.scenes import (
    GAME,
    act,
    counts,
    draw,
    happened,
    laid,
    lay,
    monster,
    offers,
    people,
    player,
    scene,
    smiles,
    studied,
)


def deck(kind: str, **figures: int) -> Json:
    """Return a deck that corrects one card."""
    return {"card": [{"id": kind, **figures}]}


def shopping(edition: Json, *wages: str) -> Table:
    """Seat 0 plays a trip to Cairo, with these wages."""
    table = scene(player("trip-cairo", wages=list(wages)), player(), pile=["trip-rio"], edition=edition)
    draw(table)
    return table


def test_hands_are_as_large_as_the_deck_says() -> None:
    table = croupier.open_table(GAME, 4, 1, deck={"hand": {"dealt": 7}})
    table.play_out(seeded(1), 200)
    assert (
        counts(croupier.open_table(GAME, 4, 1, {"expansion": "none"}, deck={"hand": {"dealt": 7}}), "hand") == [7] * 4
    )
    assert set(people(table, "hand_size")) <= {1, 7, 8}


def test_a_card_costs_what_the_deck_says() -> None:
    assert "play:trip-cairo" not in offers(shopping(deck("trip-cairo", price=5), "wage-4"), 0)
    assert "play:trip-cairo" in offers(shopping(deck("trip-cairo", price=2), "wage-2"), 0)


def test_a_wage_pays_what_the_deck_says() -> None:
    table = shopping(deck("wage-1", money=3), "wage-1", "wage-2")
    act(table, "play:trip-cairo")
    assert laid(table, 0, "belongings") == ["trip-cairo"]
    assert laid(table, 0, "flipped") == ["wage-1"]


def test_an_inheritance_pays_what_the_deck_says() -> None:
    poor = scene(player("trip-cairo", belongings=["special-inheritance"]), player(), pile=["trip-rio"])
    draw(poor)
    assert "play:trip-cairo" in offers(poor, 0)
    poorer = scene(
        player("trip-cairo", belongings=["special-inheritance"]),
        player(),
        pile=["trip-rio"],
        edition=deck("special-inheritance", money=2),
    )
    draw(poorer)
    assert "play:trip-cairo" not in offers(poorer, 0)


def test_a_job_asks_for_the_studies_that_the_deck_says() -> None:
    edition = deck("job-doctor", studies=2)
    table = scene(player("job-doctor", studies=studied(2)), player(), pile=["trip-rio"], edition=edition)
    lay(table, "job-doctor")
    assert laid(table, 0, "job") == ["job-doctor"]


def test_a_malus_costs_the_turns_that_the_deck_says() -> None:
    """The first of three turns is skipped at once."""
    table = scene(player("malus-accident"), player(), pile=["trip-rio"], edition=deck("malus-accident", skips=3))
    lay(table, "malus-accident")
    assert people(table, "skips") == [0, 2]


def test_cards_score_what_the_deck_says() -> None:
    table = scene(player(studies=studied(2)), player(), edition=deck("study-single", smiles=4))
    assert smiles(table) == [8, 0]


@pytest.mark.parametrize("worth", [2, 4])
def test_damage_is_paid_with_the_smiles_that_the_deck_says(worth: int) -> None:
    """A monster with four damage takes two studies of two smiles, or one of four."""
    edition: Json = {
        "card": [{"id": "study-single", "smiles": worth}, {"id": "monster-zombie", "damage": 4, "combativity": 9}]
    }
    table = scene(
        player(studies=studied(2)), player(), monsters=[monster("monster-zombie")], pile=["trip-rio"], edition=edition
    )
    assert happened(table, "wounded")
    assert len(laid(table, 0, "studies")) == {2: 0, 4: 1}[worth]


def test_a_card_that_costs_smiles_pays_for_no_damage() -> None:
    edition: Json = {"card": [{"id": "wage-1", "smiles": -2}, {"id": "monster-zombie", "damage": 1, "combativity": 9}]}
    table = scene(
        player(studies=studied(1), wages=["wage-1"]),
        player(),
        monsters=[monster("monster-zombie")],
        pile=["trip-rio"],
        edition=edition,
    )
    assert laid(table, 0, "wages") == ["wage-1"]
    assert laid(table, 0, "studies") == []


def test_other_tables_play_with_our_own_deck() -> None:
    shopping(deck("trip-cairo", price=9))
    assert "play:trip-cairo" in offers(shopping({}, "wage-3"), 0)
