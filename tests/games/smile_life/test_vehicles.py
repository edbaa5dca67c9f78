"""AP-13, AP-19.2: a helicopter, a motorbike and a tank, to flee with."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    draw,
    happened,
    laid,
    monster,
    offers,
    people,
    player,
    public,
    refusal,
    scene,
    smiles,
)

DRAWN = ["trip-cairo"]
FIGURES = {
    "vehicle-helicopter": (4, "job-airline-pilot", 0),
    "vehicle-motorbike": (2, "job-mechanic", 0),
    "vehicle-tank": (5, "job-soldier", 5),
}
every_vehicle = pytest.mark.parametrize("vehicle", FIGURES)


@pytest.mark.rule("AP-12.1", "AP-13.1", "AP-19.2")
@every_vehicle
def test_the_price_of_a_vehicle(vehicle: str) -> None:
    price, _, power = FIGURES[vehicle]
    table = scene(player(vehicle, wages=["wage-1"] * price), player(), pile=DRAWN)
    draw(table, f"play:{vehicle}")
    assert (cards(table, "belongings:0"), cards(table, "flipped:0")) == ([vehicle], ["wage-1"] * price)
    assert (smiles(table)[0], people(table, "defence")[0]) == (price + 1, power)


@pytest.mark.rule("AP-12.1", "AP-19.2")
@every_vehicle
def test_a_vehicle_is_not_had_for_less(vehicle: str) -> None:
    table = scene(player(vehicle, wages=["wage-1"] * (FIGURES[vehicle][0] - 1)), player(), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, f"play:{vehicle}") == "SL-14.4"


@pytest.mark.rule("AP-19.2")
@every_vehicle
def test_for_whom_a_vehicle_is_free(vehicle: str) -> None:
    for _, job, _ in FIGURES.values():
        table = scene(player(vehicle, job=[job]), player(), pile=DRAWN)
        draw(table)
        assert (f"play:{vehicle}" in offers(table, 0)) == (job == FIGURES[vehicle][1])


@pytest.mark.rule("AP-13.1", "AP-13.2", "AP-12.2", "AP-12.3")
@every_vehicle
def test_one_flees_once_and_the_monster_passes_on(vehicle: str) -> None:
    table = scene(
        player(belongings=[vehicle, "pet-cat"]),
        player(belongings=["weapon-pistol"]),
        player(),
        monsters=[monster("monster-zombie")],
    )
    act(table, f"flee:{vehicle}")
    assert (laid(table, 0, "belongings"), cards(table, "flipped:0"), smiles(table)[0]) == (["pet-cat"], [vehicle], 2)
    assert (asked(table), public(table, "monsters")) == ([1], [{"monster": "monster-zombie", "at": 1, "left": 1}])
    assert happened(table, "wounded") == []
    assert refusal(table, 1, f"flee:{vehicle}") == "AP-13.1"


@pytest.mark.rule("AP-13.1")
@every_vehicle
def test_fleeing_is_the_turn(vehicle: str) -> None:
    table = scene(player("wage-1", belongings=[vehicle]), player(belongings=["weapon-pistol"]), pile=["monster-zombie"])
    draw(table, f"flee:{vehicle}")
    assert (asked(table), cards(table, "hand:0", 0)) == ([1], ["wage-1"])


@pytest.mark.rule("AP-13.2", "AP-13.1")
def test_a_flipped_vehicle_flees_no_more() -> None:
    table = scene(
        player(belongings=["pet-cat", "weapon-bat"], flipped=["vehicle-helicopter"]),
        player(),
        monsters=[monster("monster-mutant-snail")],
    )
    assert refusal(table, 0, "flee:vehicle-helicopter") == "AP-13.1"


@pytest.mark.rule("AP-13.3", "AP-12.4")
def test_the_tank_fights() -> None:
    table = scene(player(belongings=["vehicle-tank"]), player(), monsters=[monster("monster-giant-lizard")])
    assert {"use:vehicle-tank", "flee:vehicle-tank"} <= set(offers(table, 0))
    act(table, "use:vehicle-tank")
    assert (cards(table, "flipped:0"), public(table, "monsters")) == (["vehicle-tank"], [])


@pytest.mark.rule("AP-13.3")
@pytest.mark.parametrize("vehicle", ["vehicle-helicopter", "vehicle-motorbike"])
def test_the_other_vehicles_do_not(vehicle: str) -> None:
    table = scene(player(belongings=[vehicle, "pet-cat"]), player(), monsters=[monster("monster-mutant-snail")])
    assert f"use:{vehicle}" not in offers(table, 0)


@pytest.mark.rule("AP-13.3")
def test_a_tank_may_flee_after_other_weapons_were_not_enough() -> None:
    life = player(belongings=["vehicle-tank", "weapon-bat"])
    table = scene(life, player(), monsters=[monster("monster-giant-lizard")])
    act(table, "use:weapon-bat")
    assert {"use:vehicle-tank", "flee:vehicle-tank"} <= set(offers(table, 0))
    act(table, "flee:vehicle-tank")
    assert (cards(table, "belongings:0"), people(table, "defence")[0]) == (["weapon-bat"], 1)


@pytest.mark.rule("AP-13.3", "AP-12.9")
def test_a_tank_that_attacked_does_not_flee() -> None:
    table = scene(player("vehicle-tank", job=["job-soldier"]), player(belongings=["weapon-pistol"]), pile=DRAWN)
    draw(table, "play:vehicle-tank", "seat:1")
    assert (cards(table, "belongings:0"), cards(table, "flipped:0")) == (["weapon-pistol"], ["vehicle-tank"])


@pytest.mark.rule("AP-13.3", "AP-13.2")
def test_a_tank_that_fled_defends_no_more() -> None:
    table = scene(player(belongings=["vehicle-tank", "pet-cat"]), player(), monsters=[monster("monster-zombie")])
    act(table, "flee:vehicle-tank")
    assert people(table, "defence")[0] == 0
