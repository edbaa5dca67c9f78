"""SL-14: pets, trips and houses, and what they cost."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    asked,
    base,
    count,
    draw,
    laid,
    lay,
    offers,
    people,
    player,
    refusal,
    scene,
    skip_rounds,
    smiles,
)

PETS = {"pet-cat": 1, "pet-chick": 1, "pet-dog": 1, "pet-rabbit": 1, "pet-unicorn": 3}
TRIPS = ["trip-cairo", "trip-london", "trip-new-york", "trip-rio", "trip-sydney"]
HOUSES = {
    "house-small-green": (6, 1),
    "house-small-pink": (6, 1),
    "house-medium-orange": (8, 2),
    "house-medium-white": (8, 2),
    "house-big": (10, 3),
}
"""Prices and smiles."""
WED = {"flirts": ["flirt-zoo"], "marriage": ["marriage-montcuq"]}

each_mode = pytest.mark.parametrize("expansion", ["none", "advanced"])


@pytest.mark.rule("SL-14.1")
def test_any_number_one_per_turn() -> None:
    table = base(player("pet-cat", "pet-dog", belongings=[*TRIPS, *HOUSES, "pet-chick"]), player())
    lay(table, "pet-cat")
    assert asked(table) == [1]
    skip_rounds(table, 1)
    lay(table, "pet-dog")
    assert count(table, "belongings:0") == 13


# Pets.


@pytest.mark.rule("SL-14.2", "SL-22.2")
@pytest.mark.parametrize("pet", list(PETS))
@each_mode
def test_pet(pet: str, expansion: str) -> None:
    table = scene(player(pet, wages=["wage-1"]), player(), expansion=expansion, pile=["study-single"])
    lay(table, pet)
    assert (laid(table, 0, "belongings"), laid(table, 0, "wages")) == ([pet], ["wage-1"])
    assert smiles(table) == [PETS[pet] + 1, 0]


@pytest.mark.rule("SL-14.3")
def test_the_unicorn_scores_double_with_rainbow_and_shooting_star() -> None:
    both = ["special-rainbow", "special-shooting-star"]
    unicorn = {"belongings": ["pet-unicorn"]}
    table = base(player(flipped=both, **unicorn), player())
    assert smiles(table) == [6, 0]
    for one in both:
        assert smiles(base(player(flipped=[one], **unicorn), player())) == [3, 0]


@pytest.mark.rule("SL-14.3")
def test_both_must_lie_before_the_same_player() -> None:
    both = ["special-rainbow", "special-shooting-star"]
    table = base(player(belongings=["pet-unicorn"]), player(flipped=both, belongings=["pet-cat"]))
    assert smiles(table) == [3, 1]
    split = base(player(belongings=["pet-unicorn"], flipped=both[:1]), player(flipped=both[1:]))
    assert smiles(split) == [3, 0]


@pytest.mark.rule("SL-14.3")
def test_in_hand_or_discarded_they_do_not_count() -> None:
    table = base(player("special-rainbow", belongings=["pet-unicorn"]), player(), discard=["special-shooting-star"])
    assert smiles(table) == [3, 0]


@pytest.mark.rule("SL-14.3")
def test_the_unicorn_may_come_before_or_after() -> None:
    life = {"belongings": ["pet-unicorn"], "flipped": ["special-rainbow"]}
    table = base(player("special-shooting-star", **life), player(), discard=["wage-1"])
    before = smiles(table)
    lay(table, "special-shooting-star")
    assert (before, smiles(table)) == ([3, 0], [6, 0])
    last = base(player("pet-unicorn", flipped=["special-rainbow", "special-shooting-star"]), player())
    lay(last, "pet-unicorn")
    assert smiles(last) == [6, 0]


# Trips.


@pytest.mark.rule("SL-14.4", "SL-22.2")
@pytest.mark.parametrize("trip", TRIPS)
def test_trip(trip: str) -> None:
    poor = base(player(trip, wages=["wage-2"]), player())
    draw(poor)
    assert refusal(poor, 0, f"play:{trip}") == "SL-14.4"
    table = base(player(trip, wages=["wage-2", "wage-1"]), player())
    lay(table, trip)
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == ([trip], ["wage-1", "wage-2"])
    assert smiles(table) == [1 + 2, 0]


@pytest.mark.rule("SL-14.4")
def test_married_people_pay_as_much_for_a_trip() -> None:
    table = base(player("trip-rio", wages=["wage-2"], **WED), player())
    draw(table)
    assert refusal(table, 0, "play:trip-rio") == "SL-14.4"


@pytest.mark.rule("SL-14.4", "SL-9.3")
def test_no_job_is_needed_to_spend_wages() -> None:
    table = base(player("trip-rio", wages=["wage-3"]), player())
    lay(table, "trip-rio")
    assert (people(table, "job"), laid(table, 0, "belongings")) == ([None, None], ["trip-rio"])


# Houses.


def wages(money: int) -> list[str]:
    """Return this much money in wages, of 1 where possible."""
    return ["wage-1"] * money if money <= 9 else ["wage-2", *["wage-1"] * (money - 2)]


@pytest.mark.rule("SL-14.5", "SL-22.2")
@pytest.mark.parametrize("house", list(HOUSES))
@pytest.mark.parametrize("married", [False, True])
def test_house(house: str, married: bool) -> None:
    price, score = HOUSES[house]
    price = price // 2 if married else price
    life = WED if married else {}
    poor = base(player(house, wages=wages(price - 1), **life), player())
    draw(poor)
    assert f"play:{house}" not in offers(poor, 0)
    table = base(player(house, wages=wages(price), **life), player())
    lay(table, house)
    assert (laid(table, 0, "belongings"), laid(table, 0, "wages")) == ([house], [])
    assert laid(table, 0, "flipped") == sorted(wages(price))
    assert smiles(table) == [score + len(wages(price)) + (1 + 3 if married else 0), 0]


@pytest.mark.rule("SL-14.5", "SL-11.2")
def test_in_adultery_one_is_still_married() -> None:
    life = {"flirts": ["flirt-zoo"], "marriage": ["marriage-montcuq", "adultery"], "wages": ["wage-3", "wage-2"]}
    table = base(player("house-big", **life), player())
    lay(table, "house-big")
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == (["house-big"], ["wage-2", "wage-3"])


# Payment.


@pytest.mark.rule("SL-14.6", "SL-15.5")
def test_the_inheritance_counts_as_three() -> None:
    table = base(player("trip-rio", belongings=["special-inheritance"]), player())
    assert people(table, "money") == [3, 0]
    lay(table, "trip-rio")
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == (["trip-rio"], ["special-inheritance"])


@pytest.mark.rule("SL-14.6", "SL-15.5")
def test_the_inheritance_joins_wages_and_is_a_choice() -> None:
    life = {"wages": ["wage-3", "wage-3"], "belongings": ["special-inheritance"]}
    table = base(player("house-small-pink", **life), player())
    lay(table, "house-small-pink")
    assert sorted(offers(table, 0)) == ["pay:3-3", "pay:3-i"]
    act(table, "pay:3-i")
    assert (laid(table, 0, "wages"), laid(table, 0, "flipped")) == (["wage-3"], ["special-inheritance", "wage-3"])


@pytest.mark.rule("SL-14.6")
def test_the_inheritance_counts_as_no_more_than_three() -> None:
    table = base(player("house-medium-white", wages=["wage-1"], belongings=["special-inheritance"], **WED), player())
    lay(table, "house-medium-white")
    assert (laid(table, 0, "flipped"), people(table, "money")) == (["special-inheritance", "wage-1"], [0, 0])


@pytest.mark.rule("SL-14.7")
def test_more_than_the_price_without_exact_change() -> None:
    table = base(player("house-small-pink", wages=["wage-4", "wage-4"]), player())
    lay(table, "house-small-pink")
    assert (laid(table, 0, "flipped"), people(table, "money")) == (["wage-4", "wage-4"], [0, 0])


@pytest.mark.rule("SL-14.7", "AMB-06")
@each_mode
def test_no_wage_that_could_be_left_out(expansion: str) -> None:
    heap = ["wage-4", "wage-3", "wage-2", "wage-1"]
    table = scene(player("trip-rio", wages=heap), player(), expansion=expansion, pile=["study-single"])
    lay(table, "trip-rio")
    assert sorted(offers(table, 0)) == ["pay:2-1", "pay:3", "pay:4"]
    assert refusal(table, 0, "pay:4-1") == refusal(table, 0, "pay:2") == "SL-14.7"


@pytest.mark.rule("AMB-06")
def test_every_way_that_needs_each_of_its_wages() -> None:
    table = base(
        player("house-small-pink", wages=["wage-4", "wage-4", "wage-3", "wage-1", "wage-1", "wage-1"]), player()
    )
    lay(table, "house-small-pink")
    assert sorted(offers(table, 0)) == ["pay:3-1-1-1", "pay:4-1-1", "pay:4-3", "pay:4-4"]
