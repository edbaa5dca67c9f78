"""AP-11.4 to AP-11.8: damage is paid in smiles, in the right order: exactly if possible, or with nothing superfluous."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    draw,
    dull,
    happened,
    kind,
    laid,
    offers,
    people,
    player,
    scene,
    smiles,
)

MONSTER = {
    1: "monster-mutant-snail",
    2: "monster-deadly-fish",
    3: "monster-killer-robot",
    4: "monster-zombie",
    5: "monster-giant-lizard",
}


def hurt(damage: int, *hand: str, **life: Any) -> Table:
    """Let a player with this life suffer this much damage; the next player has nothing to lose."""
    table = scene(player(*hand, **life), player(), pile=[MONSTER[damage], *dull(9)])
    draw(table)
    if kind(table) == "monster":
        act(table, "suffer")
    return table


def given(table: Table) -> list[str]:
    """Return what went out of the game, except the monster."""
    return sorted([str(card) for card in cards(table, "out") if not str(card).startswith("monster-")])


@pytest.mark.rule("AP-11.4", "AMB-35")
def test_the_zombie_takes_a_marriage_and_a_wage() -> None:
    table = hurt(4, marriage=["marriage-montcuq"], wages=["wage-1"], belongings=["house-big"])
    assert (asked(table), kind(table)) == ([0], "lose")
    assert sorted(offers(table, 0)) == ["card:house-big", "card:marriage-montcuq", "card:wage-1"]
    act(table, "card:marriage-montcuq")
    assert given(table) == ["marriage-montcuq", "wage-1"]
    assert (smiles(table)[0], laid(table, 0, "belongings")) == (3, ["house-big"])


@pytest.mark.rule("AMB-35", "AP-11.7")
def test_the_payment_is_exact_if_that_can_be_done() -> None:
    table = hurt(3, children=["child-luke", "child-lara"], wages=["wage-1"])
    assert sorted(offers(table, 0)) == ["card:child-lara", "card:child-luke", "card:wage-1"]
    act(table, "card:child-luke")
    assert (given(table), laid(table, 0, "children")) == (["child-luke", "wage-1"], ["child-lara"])


@pytest.mark.rule("AMB-35")
def test_a_card_that_would_make_it_too_much_is_not_offered() -> None:
    table = hurt(1, marriage=["marriage-montcuq"], wages=["wage-1"], children=["child-luke"])
    assert (given(table), laid(table, 0, "marriage", "children")) == (["wage-1"], ["child-luke", "marriage-montcuq"])


@pytest.mark.rule("AMB-35")
def test_a_card_that_leaves_no_exact_change_is_not_offered() -> None:
    table = hurt(4, belongings=["house-big"], children=["child-luke", "child-lara"])
    assert given(table) == ["child-lara", "child-luke"]


@pytest.mark.rule("AP-11.7", "AMB-35")
@pytest.mark.parametrize(
    ("damage", "life", "lost"),
    [
        (1, {"belongings": ["house-big"]}, 3),
        (2, {"marriage": ["marriage-montcuq"]}, 3),
        (3, {"children": ["child-luke", "child-lara", "child-leia"]}, 4),
        (4, {"belongings": ["house-big", "pet-unicorn"]}, 6),
        (5, {"children": ["child-luke", "child-lara", "child-leia"]}, 6),
    ],
)
def test_more_is_lost_where_there_is_no_exact_change(damage: int, life: dict[str, Any], lost: int) -> None:
    table = hurt(damage, **life)
    before: Any = smiles(scene(player(**life), player()))[0]
    while table.pending and kind(table) == "lose":
        act(table, offers(table, 0)[0])
    assert before - smiles(table)[0] == lost


@pytest.mark.rule("AMB-35")
def test_an_overpayment_holds_nothing_superfluous() -> None:
    life = {"belongings": ["house-big", "pet-unicorn"], "children": ["child-luke"]}
    table = hurt(4, **life)
    assert sorted(offers(table, 0)) == ["card:house-big", "card:pet-unicorn"]
    act(table, "card:house-big")
    assert sorted(offers(table, 0)) == ["card:child-luke", "card:pet-unicorn"]
    act(table, "card:child-luke")
    assert (given(table), kind(table)) == (["child-luke", "house-big"], "start")


@pytest.mark.rule("AMB-35", "AP-11.11")
def test_if_it_is_not_enough_everything_is_lost() -> None:
    life = {"wages": ["wage-1"], "marriage": ["marriage-montcuq"], "flipped": ["wage-2"]}
    table = hurt(5, **life)
    while kind(table) == "lose":
        act(table, offers(table, 0)[0])
    assert (given(table), smiles(table)[0]) == (["marriage-montcuq", "wage-1"], 1)
    assert happened(table, "stripped") == [("stripped", 0, "monster-giant-lizard")]


@pytest.mark.rule("AP-11.6")
def test_a_marriage_goes_before_flirts() -> None:
    table = hurt(1, marriage=["marriage-montcuq"], flirts=["flirt-bar", "flirt-zoo"], children=["child-luke"])
    assert sorted(offers(table, 0)) == ["card:child-luke", "card:marriage-montcuq"]
    table = hurt(4, marriage=["marriage-montcuq"], flirts=["flirt-bar", "flirt-zoo"])
    assert given(table) == ["marriage-montcuq"]
    assert sorted(offers(table, 0)) == ["card:flirt-bar", "card:flirt-zoo"]
    act(table, "card:flirt-zoo")
    assert given(table) == ["flirt-zoo", "marriage-montcuq"]


@pytest.mark.rule("AP-11.6")
def test_a_job_goes_before_studies() -> None:
    table = hurt(3, job=["job-writer"], studies=["study-single", "study-double"])
    assert given(table) == ["job-writer"]
    act(table, "card:study-double")
    assert (given(table), laid(table, 0, "studies")) == (["job-writer", "study-double"], ["study-single"])


@pytest.mark.rule("AP-11.6")
def test_a_doctors_extra_studies_also_come_after_the_job() -> None:
    table = hurt(1, job=["job-doctor"], extra=["study-single"], wages=["wage-1"], studies=["study-double"])
    assert (given(table), laid(table, 0, "extra")) == (["wage-1"], ["study-single"])


@pytest.mark.rule("AP-11.6")
def test_flirts_without_a_marriage_and_studies_without_a_job_are_free_to_give() -> None:
    table = hurt(1, flirts=["flirt-bar"], studies=["study-single"])
    assert sorted(offers(table, 0)) == ["card:flirt-bar", "card:study-single"]


@pytest.mark.rule("AP-11.8", "AMB-35")
def test_flipped_protected_and_smileless_cards_are_not_given() -> None:
    under = {"heap": "wages", "card": "wage-4"}
    table = hurt(
        2,
        wages=["wage-4", "wage-1"],
        belongings=["survival-bunker", "special-inheritance", "trip-rio"],
        flipped=["wage-2", "house-big"],
        malus=["malus-accident"],
        protected=under,
    )
    while kind(table) == "lose":
        act(table, offers(table, 0)[0])
    assert given(table) == ["trip-rio", "wage-1"]
    assert laid(table, 0, "flipped", "malus", "wages") == ["house-big", "malus-accident", "wage-2", "wage-4"]


@pytest.mark.rule("AMB-35")
def test_unused_weapons_may_be_given() -> None:
    table = hurt(1, belongings=["weapon-bat", "weapon-knife"])
    assert sorted(offers(table, 0)) == ["card:weapon-bat", "card:weapon-knife"]
    act(table, "card:weapon-knife")
    assert given(table) == ["weapon-knife"]


@pytest.mark.rule("AMB-35")
def test_under_a_bunker_a_job_stays_and_does_not_bar_the_studies() -> None:
    under = {"heap": "job", "card": "job-writer"}
    table = hurt(2, job=["job-writer"], studies=["study-single"], belongings=["survival-bunker"], protected=under)
    assert (given(table), laid(table, 0, "job")) == (["study-single"], ["job-writer"])
    assert happened(table, "stripped") == [("stripped", 1, MONSTER[2])]


# Cards that depend on a card given up.


@pytest.mark.rule("AMB-37")
def test_with_a_marriage_the_adultery_is_lost_and_counts_if_needed() -> None:
    life = {
        "marriage": ["marriage-montcuq", "adultery"],
        "affair": ["flirt-zoo"],
        "flirts": ["flirt-bar"],
        "children": ["child-luke"],
    }
    table = hurt(4, **life)
    act(table, "card:marriage-montcuq")
    assert (given(table), kind(table)) == (["adultery", "marriage-montcuq"], "start")
    assert (laid(table, 0, "flipped"), laid(table, 0, "children")) == (["flirt-zoo"], ["child-luke"])
    assert (laid(table, 0, "flirts"), cards(table, "discard")) == (["flirt-bar"], [])


@pytest.mark.rule("AMB-37")
def test_the_adultery_is_lost_even_if_it_is_not_needed() -> None:
    table = hurt(3, marriage=["marriage-montcuq", "adultery"], affair=["flirt-zoo"])
    assert (given(table), laid(table, 0, "flipped")) == (["adultery", "marriage-montcuq"], ["flirt-zoo"])
    assert smiles(table)[0] == 1


@pytest.mark.rule("AP-11.6", "AMB-37")
def test_flirts_of_an_affair_come_after_the_marriage_too() -> None:
    table = hurt(1, marriage=["marriage-montcuq", "adultery"], affair=["flirt-zoo"], flirts=["flirt-bar"])
    assert (given(table), people(table, "unfaithful")[0]) == (["adultery"], False)
    assert laid(table, 0, "affair") == ["flirt-zoo"]


@pytest.mark.rule("AP-11.6")
def test_flirts_left_from_an_affair_come_after_the_marriage_as_well() -> None:
    table = hurt(4, marriage=["marriage-montcuq"], affair=["flirt-zoo"])
    assert given(table) == ["flirt-zoo", "marriage-montcuq"]
    table = hurt(1, marriage=["marriage-montcuq"], affair=["flirt-zoo"])
    assert given(table) == ["marriage-montcuq"]


@pytest.mark.rule("AP-11.4")
def test_a_researcher_given_up_costs_the_sixth_card() -> None:
    hand = ["wage-1", "wage-2", "wage-3", "wage-4", "wage-4", "study-double"]
    table = hurt(2, *hand, job=["job-researcher"])
    assert kind(table) == "give-up"
    act(table, "card:wage-2")
    assert (given(table), cards(table, "discard")) == (["job-researcher"], ["wage-2"])


@pytest.mark.rule("AP-11.4")
def test_a_grand_prize_is_flipped_when_its_job_is_given_up() -> None:
    table = hurt(2, job=["job-writer"], belongings=["grand-prize"])
    assert (given(table), laid(table, 0, "flipped"), smiles(table)[0]) == (["job-writer"], ["grand-prize"], 4)


@pytest.mark.rule("AMB-35")
@pytest.mark.parametrize("damage", [1, 2, 3, 4, 5])
def test_whatever_is_chosen_the_payment_is_exact_or_without_anything_to_spare(damage: int) -> None:
    worth = {
        "house-big": 3,
        "house-medium-white": 2,
        "marriage-montcuq": 3,
        "child-luke": 2,
        "trip-rio": 1,
        "job-writer": 2,
    }
    lives: list[dict[str, Any]] = [
        {"belongings": ["house-big", "house-medium-white"], "children": ["child-luke"]},
        {"belongings": ["house-big"], "marriage": ["marriage-montcuq"]},
        {"belongings": ["house-big", "trip-rio"], "children": ["child-luke"], "job": ["job-writer"]},
        {"belongings": ["house-medium-white"], "children": ["child-luke"], "job": ["job-writer"]},
    ]
    for life in lives:
        held = [worth[card] for heap in life.values() for card in heap]
        sums = {0}
        for value in held:
            sums |= {value + total for total in sums}
        for last in (0, -1):
            table = hurt(damage, **life)
            while kind(table) == "lose":
                act(table, offers(table, 0)[last])
            paid = [worth[card] for card in given(table)]
            if sum(held) < damage:
                assert paid == sorted(held)
            elif damage in sums:
                assert sum(paid) == damage
            else:
                assert sum(paid) > damage > sum(paid) - min(paid)
