"""AP-15, AP-19.4: a pangolin, a turtle and a vulture."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    draw,
    happened,
    kind,
    laid,
    offers,
    people,
    plague,
    player,
    public,
    refusal,
    scene,
    smiles,
)

DRAWN = ["trip-cairo"]
PETS = ["pet-pangolin", "pet-turtle", "pet-vulture"]
every_pet = pytest.mark.parametrize("pet", PETS)


@pytest.mark.rule("AP-15.1", "AP-19.4")
@every_pet
def test_a_pet_is_free_and_stays_face_up(pet: str) -> None:
    table = scene(player(pet), player(), pile=DRAWN)
    draw(table, f"play:{pet}")
    assert (asked(table), cards(table, "belongings:0"), smiles(table)[0]) == ([1], [pet], 1)


@pytest.mark.rule("AP-15.1", "AMB-40")
@pytest.mark.parametrize("pet", ["pet-turtle", "pet-vulture"])
def test_a_pet_feeds_a_child_in_a_food_crisis(pet: str) -> None:
    table = scene(player(children=["child-lara"], belongings=[pet]), player(), pile=["crisis-food"])
    draw(table)
    assert (cards(table, "flipped:0"), cards(table, "children:0"), smiles(table)[0]) == ([pet], ["child-lara"], 3)


@pytest.mark.rule("AP-15.1")
@pytest.mark.parametrize(
    ("pet", "zone", "card"), [("pet-turtle", "discard", "job-ninja"), ("pet-vulture", "out", "pet-cat")]
)
def test_the_effect_works_only_when_the_pet_is_laid(pet: str, zone: str, card: str) -> None:
    more: dict[str, Any] = {zone: [card]}
    table = scene(player("trip-rio", belongings=[pet]), player(), pile=DRAWN, **more)
    draw(table, "discard:trip-rio")
    assert (asked(table), card in cards(table, zone)) == ([1], True)


# Pangolin.


@pytest.mark.rule("AP-15.2", "AMB-65")
def test_the_pangolin_is_not_eaten_in_basic_mode() -> None:
    table = scene(
        player(children=["child-lara"], belongings=["pet-pangolin"]), player(), pile=["crisis-food"], expansion="basic"
    )
    draw(table)
    assert (cards(table, "belongings:0"), cards(table, "children:0")) == (["pet-pangolin"], [])
    assert cards(table, "discard") == ["child-lara"]


@pytest.mark.rule("AP-15.2", "AMB-65")
def test_no_child_is_laid_on_a_pangolin_in_basic_mode() -> None:
    life = player("child-mario", marriage=["marriage-montcuq"], belongings=["pet-pangolin"])
    table = scene(life, player(), pile=DRAWN, running=[plague("crisis-food")], expansion="basic")
    draw(table)
    assert refusal(table, 0, "play:child-mario") == "AP-4.6"


@pytest.mark.rule("AP-15.2")
def test_the_pangolin_need_not_be_eaten() -> None:
    table = scene(player(children=["child-lara"], belongings=["pet-pangolin"]), player(), pile=["crisis-food"])
    draw(table)
    assert (kind(table), sorted(offers(table, 0))) == ("feed", ["card:pet-pangolin", "no"])
    act(table, "no")
    assert (cards(table, "belongings:0"), cards(table, "children:0")) == (["pet-pangolin"], [])
    assert [running["plague"] for running in public(table, "running")] == ["crisis-food"]


@pytest.mark.rule("AP-15.2")
def test_eating_the_pangolin_starts_a_health_crisis() -> None:
    table = scene(
        player(children=["child-lara"], belongings=["pet-pangolin"]), player("malus-virus"), pile=["crisis-food"]
    )
    draw(table, "card:pet-pangolin")
    assert [(running["plague"], running["rounds"]) for running in public(table, "running")] == [
        ("crisis-food", 2),
        ("crisis-health", 3),
    ]
    assert (cards(table, "flipped:0"), cards(table, "malus:1")) == (["pet-pangolin"], ["malus-virus"])


# Turtle.


@pytest.mark.rule("AP-15.3")
def test_the_turtle_takes_the_ninja_from_the_discard_pile() -> None:
    table = scene(player("pet-turtle"), player(), pile=DRAWN, discard=["wage-1", "job-ninja", "wage-2"])
    draw(table, "play:pet-turtle", "card:job-ninja")
    assert (cards(table, "job:0"), cards(table, "discard"), asked(table)) == (["job-ninja"], ["wage-1", "wage-2"], [1])


@pytest.mark.rule("AP-15.3")
def test_the_turtle_may_leave_the_ninja() -> None:
    table = scene(player("pet-turtle"), player(), pile=DRAWN, discard=["job-ninja"])
    draw(table, "play:pet-turtle", "no")
    assert (cards(table, "job:0"), cards(table, "discard")) == ([], ["job-ninja"])


@pytest.mark.rule("AP-15.3", "AMB-56")
@pytest.mark.parametrize(
    ("life", "more"),
    [
        pytest.param({}, {"discard": ["job-guru"]}, id="no-ninja-there"),
        pytest.param({"job": ["job-waiter"]}, {"discard": ["job-ninja"]}, id="a-job-already"),
        pytest.param({}, {"discard": ["job-ninja"], "threw": [0]}, id="thrown-away-by-oneself"),
        pytest.param({}, {"discard": ["job-ninja"], "running": [plague("crisis-political")]}, id="a-political-crisis"),
        pytest.param({}, {"out": ["job-ninja"]}, id="out-of-game"),
    ],
)
def test_when_the_turtle_finds_no_ninja(life: dict[str, Any], more: dict[str, Any]) -> None:
    table = scene(player("pet-turtle", **life), player(), pile=DRAWN, **more)
    draw(table, "play:pet-turtle")
    assert (asked(table), cards(table, "belongings:0"), happened(table, "fetched")) == ([1], ["pet-turtle"], [])


@pytest.mark.rule("AMB-56", "AP-15.3")
def test_a_ninja_thrown_away_by_another_player_may_be_taken() -> None:
    table = scene(player("pet-turtle"), player(), pile=DRAWN, discard=["job-ninja"], threw=[1])
    draw(table, "play:pet-turtle")
    assert offers(table, 0) == ["card:job-ninja", "no"]


# Vulture.


@pytest.mark.rule("AP-15.4", "AMB-57")
def test_the_vulture_takes_a_card_that_is_out_of_game() -> None:
    out = [
        "pet-cat",
        "study-single",
        "monster-zombie",
        "crisis-food",
        "malus-bomb",
        "malus-accident",
        "child-lara",
        "wage-1",
    ]
    table = scene(player("pet-vulture"), player(), pile=DRAWN, out=out)
    draw(table, "play:pet-vulture")
    assert (kind(table), sorted(offers(table, 0))) == ("fetch", ["card:pet-cat", "card:study-single", "no"])
    act(table, "card:study-single")
    assert (cards(table, "studies:0"), len(cards(table, "out")), asked(table)) == (["study-single"], 7, [1])


@pytest.mark.rule("AP-15.4")
def test_the_vulture_may_be_content_with_nothing() -> None:
    table = scene(player("pet-vulture"), player(), pile=DRAWN, out=["pet-cat"])
    draw(table, "play:pet-vulture", "no")
    assert (cards(table, "out"), asked(table)) == (["pet-cat"], [1])


@pytest.mark.rule("AMB-57")
def test_what_the_vulture_brings_must_be_paid() -> None:
    table = scene(
        player("pet-vulture", wages=["wage-2"]), player(), pile=DRAWN, out=["house-big", "trip-rio", "weapon-axe"]
    )
    draw(table, "play:pet-vulture")
    assert offers(table, 0) == ["card:weapon-axe", "no"]
    act(table, "card:weapon-axe")
    assert (laid(table, 0, "belongings"), cards(table, "flipped:0")) == (["pet-vulture", "weapon-axe"], ["wage-2"])


@pytest.mark.rule("AMB-57")
def test_the_effect_of_what_the_vulture_brings_takes_place() -> None:
    table = scene(player("pet-vulture"), player(), pile=DRAWN, out=["job-medium"])
    draw(table, "play:pet-vulture", "card:job-medium")
    assert happened(table, "looked-at-pile") == [("looked-at-pile", 0, 13)]


@pytest.mark.rule("AMB-57")
def test_a_weapon_that_the_vulture_brings_may_attack() -> None:
    table = scene(player("pet-vulture"), player(belongings=["pet-cat"]), pile=DRAWN, out=["weapon-knife"])
    draw(table, "play:pet-vulture", "card:weapon-knife", "seat:1")
    assert laid(table, 0, "belongings") == ["pet-cat", "pet-vulture"]


@pytest.mark.rule("AMB-57", "AP-15.4")
def test_children_lost_to_a_bomb_attack_come_back_with_the_vulture() -> None:
    table = scene(
        player("pet-vulture", marriage=["marriage-montcuq"]), player(), pile=DRAWN, out=["child-lara", "malus-bomb"]
    )
    draw(table, "play:pet-vulture")
    assert offers(table, 0) == ["card:child-lara", "no"]


@pytest.mark.rule("AMB-57", "AMB-43")
def test_a_card_that_was_flipped_comes_back_face_up() -> None:
    attacker = player("weapon-bat", flipped=["weapon-knife"])
    avenger = player("pet-vulture", belongings=["survival-nuclear-threat"])
    table = scene(attacker, avenger, pile=["trip-cairo", "trip-rio"])
    draw(table, "play:weapon-bat", "seat:1", "yes")
    draw(table, "play:pet-vulture", "card:weapon-knife")
    assert (laid(table, 1, "belongings"), people(table, "defence")[1]) == (["pet-vulture", "weapon-knife"], 2)


# Stolen.


@pytest.mark.rule("AP-15.5", "AP-12.13")
def test_a_stolen_vulture_hunts_again() -> None:
    table = scene(player("weapon-knife"), player(belongings=["pet-vulture"]), pile=DRAWN, out=["study-double"])
    draw(table, "play:weapon-knife", "seat:1", "card:study-double")
    assert (cards(table, "studies:0"), cards(table, "belongings:0")) == (["study-double"], ["pet-vulture"])


@pytest.mark.rule("AP-15.5", "AMB-40")
def test_a_stolen_pet_serves_in_a_food_crisis() -> None:
    thief = player("weapon-knife", children=["child-lara"])
    table = scene(thief, player("trip-rio", belongings=["pet-dog"]), pile=["trip-cairo", "crisis-food"])
    draw(table, "play:weapon-knife", "seat:1")
    draw(table)
    assert laid(table, 0, "flipped") == ["pet-dog", "weapon-knife"]
    assert (cards(table, "children:0"), people(table, "smiles")[0]) == (["child-lara"], 4)
