"""AP-12, AP-19.1: fifteen weapons and a Tank: their cost, their strength, and robbing with them."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    draw,
    happened,
    kind,
    laid,
    monster,
    offers,
    people,
    plague,
    player,
    refusal,
    scene,
    smiles,
)

DRAWN = ["trip-cairo"]

# power, boosted, price, free with, boosted with
FIGURES: dict[str, tuple[int, int, int, list[str], list[str]]] = {
    "weapon-bat": (1, 0, 0, [], []),
    "weapon-slingshot": (1, 0, 0, [], []),
    "weapon-knife": (2, 0, 0, [], []),
    "weapon-molotov": (2, 3, 0, [], ["job-barman"]),
    "weapon-knuckleduster": (1, 2, 1, ["child-rocky"], ["child-rocky"]),
    "weapon-nunchaku": (1, 3, 1, ["job-ninja"], ["job-ninja"]),
    "weapon-shuriken": (1, 3, 1, ["job-ninja"], ["job-ninja"]),
    "weapon-lightsaber": (1, 4, 2, ["child-luke", "child-leia"], ["child-luke", "child-leia"]),
    "weapon-axe": (3, 0, 1, [], []),
    "weapon-crossbow": (3, 0, 2, [], []),
    "weapon-chainsaw": (3, 0, 2, [], []),
    "weapon-pistol": (4, 0, 2, ["job-bandit", "job-policeman"], []),
    "weapon-grenade": (4, 0, 3, ["job-soldier"], []),
    "weapon-bazooka": (5, 0, 4, ["job-soldier"], []),
    "weapon-boomerang": (1, 3, 1, ["child-zelda"], ["child-zelda"]),
}
JOBS = ["job-barman", "job-ninja", "job-bandit", "job-policeman", "job-soldier", "job-mechanic", "job-waiter"]
CHILDREN = ["child-rocky", "child-luke", "child-leia", "child-zelda", "child-mario", "child-lara"]
every_weapon = pytest.mark.parametrize("weapon", FIGURES)


def helped_by(helper: str) -> dict[str, Any]:
    return {"job": [helper]} if helper.startswith("job") else {"children": [helper]}


def armed(weapon: str, **life: Any) -> dict[str, Any]:
    """Return a player who holds a weapon and can pay for it."""
    return player(weapon, **{"wages": ["wage-1"] * FIGURES[weapon][2], **life})


def strike(weapon: str, victim: dict[str, Any], *keys: str, expansion: str = "advanced", **life: Any) -> Table:
    """Seat 0 lays a weapon before a victim, and gives these answers."""
    table = scene(armed(weapon, **life), victim, pile=DRAWN, expansion=expansion)
    draw(table, f"play:{weapon}", *keys)
    return table


# Figures.


@pytest.mark.rule("AP-12.1", "AP-12.4", "AP-19.1")
@every_weapon
def test_the_price_and_the_power_of_a_weapon(weapon: str) -> None:
    power, _, price, _, _ = FIGURES[weapon]
    table = strike(weapon, player())
    assert (asked(table), people(table, "defence"), smiles(table)) == ([1], [power, 0], [1 + price, 0])
    assert laid(table, 0, "belongings", "flipped") == sorted([weapon, *["wage-1"] * price])
    assert cards(table, "wages:0") == []


@pytest.mark.rule("AP-12.1", "AP-19.1")
@pytest.mark.parametrize("weapon", [weapon for weapon, figures in FIGURES.items() if figures[2]])
def test_a_weapon_is_not_had_for_less(weapon: str) -> None:
    table = scene(player(weapon, wages=["wage-1"] * (FIGURES[weapon][2] - 1)), player(), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, f"play:{weapon}") == "SL-14.4"


@pytest.mark.rule("AP-12.7", "AP-19.1")
@every_weapon
def test_for_whom_a_weapon_is_free(weapon: str) -> None:
    _, _, price, free, _ = FIGURES[weapon]
    for helper in [*JOBS, *CHILDREN]:
        table = scene(player(weapon, **helped_by(helper)), player(), pile=DRAWN)
        draw(table)
        assert (f"play:{weapon}" in offers(table, 0)) == (not price or helper in free), helper


@pytest.mark.rule("AP-12.7", "AP-19.1", "AMB-39")
@every_weapon
def test_who_boosts_a_weapon(weapon: str) -> None:
    power, boosted, _, _, boosters = FIGURES[weapon]
    for helper in [*JOBS, *CHILDREN]:
        table = scene(player(belongings=[weapon], **helped_by(helper)), player())
        assert people(table, "defence")[0] == (boosted if helper in boosters else power), helper


@pytest.mark.rule("AP-12.7", "AMB-39")
def test_a_boost_does_not_come_from_the_life_of_another_player() -> None:
    table = scene(player(belongings=["weapon-lightsaber"]), player(children=["child-luke"]))
    assert people(table, "defence") == [1, 0]


@pytest.mark.rule("AP-12.2", "AP-12.3", "AP-12.4", "AP-12.15")
@every_weapon
def test_a_weapon_is_used_once_against_a_monster_and_scores_on(weapon: str) -> None:
    table = scene(player(belongings=[weapon]), player(), monsters=[monster("monster-mutant-snail")])
    assert f"use:{weapon}" in offers(table, 0)
    act(table, f"use:{weapon}")
    assert (cards(table, "belongings:0"), cards(table, "flipped:0"), smiles(table)[0]) == ([], [weapon], 1)
    assert people(table, "defence")[0] == 0
    assert "monster-mutant-snail" in cards(table, "out")


# Attack or keep.


@pytest.mark.rule("AP-12.5", "AP-12.9", "AP-12.14")
@every_weapon
def test_every_weapon_can_attack_as_it_is_laid(weapon: str) -> None:
    table = strike(weapon, player(belongings=["pet-cat"]))
    assert (kind(table), offers(table, 0)) == ("attack", ["seat:1", "no"])
    act(table, "seat:1")
    assert cards(table, "belongings:0") == ["pet-cat"]
    assert weapon in cards(table, "flipped:0")
    assert (cards(table, "belongings:1"), people(table, "defence"), asked(table)) == ([], [0, 0], [1])
    assert happened(table, "attacked", "stole") == [("attacked", 0, 1, weapon), ("stole", 0, 1, "pet-cat")]


@pytest.mark.rule("AP-12.5", "AP-12.14")
def test_a_weapon_may_be_kept_for_later() -> None:
    table = strike("weapon-axe", player(belongings=["pet-cat"]), "no")
    assert (cards(table, "belongings:0"), cards(table, "belongings:1")) == (["weapon-axe"], ["pet-cat"])
    assert (people(table, "defence"), asked(table)) == ([3, 0], [1])


@pytest.mark.rule("AP-12.5", "AP-12.14", "AMB-41")
def test_a_weapon_that_was_kept_never_attacks_later() -> None:
    victim = player(belongings=["pet-cat"])
    table = scene(player("trip-rio", belongings=["weapon-axe"]), victim, pile=DRAWN)
    draw(table, "discard:trip-rio")
    assert (asked(table), happened(table, "attacked")) == ([1], [])


@pytest.mark.rule("AMB-65", "AP-12.5")
@every_weapon
def test_no_weapon_attacks_in_basic_mode(weapon: str) -> None:
    table = strike(weapon, player(belongings=["pet-cat"]), expansion="basic")
    assert (asked(table), cards(table, "belongings:1")) == ([1], ["pet-cat"])
    assert cards(table, "belongings:0") == [weapon]


@pytest.mark.rule("AP-12.6", "AP-12.8", "AP-12.15", "AMB-41")
@pytest.mark.parametrize(
    ("weapon", "defence", "possible"),
    [
        ("weapon-pistol", ["weapon-knife", "weapon-bat"], True),
        ("weapon-pistol", ["weapon-axe"], True),
        ("weapon-axe", ["weapon-knife", "weapon-bat"], False),
        ("weapon-axe", ["weapon-crossbow"], False),
        ("weapon-knife", ["weapon-knuckleduster"], True),
        ("weapon-bazooka", ["vehicle-tank"], False),
        ("weapon-bazooka", ["weapon-pistol"], True),
        ("weapon-bazooka", ["weapon-axe", "weapon-knife"], False),
        ("weapon-bat", [], True),
    ],
)
def test_the_weapon_must_be_above_the_whole_defence(weapon: str, defence: list[str], possible: bool) -> None:
    table = strike(weapon, player(belongings=["pet-cat", *defence]))
    assert ("seat:1" in offers(table, 0)) == possible


@pytest.mark.rule("AP-12.8", "AMB-41")
def test_boosts_count_on_both_sides() -> None:
    table = strike("weapon-lightsaber", player(belongings=["weapon-axe"]), children=["child-leia"])
    assert offers(table, 0) == ["seat:1", "no"]
    table = strike("weapon-knife", player(belongings=["weapon-knuckleduster"], children=["child-rocky"]))
    assert asked(table) == [1]


@pytest.mark.rule("AP-12.8", "AMB-41")
def test_nothing_is_added_to_the_weapon_just_laid() -> None:
    table = strike("weapon-knife", player(belongings=["weapon-axe"]), belongings=["weapon-bazooka", "vehicle-tank"])
    assert (asked(table), happened(table, "attacked")) == ([1], [])


@pytest.mark.rule("AP-12.15")
def test_weapons_that_keep_attackers_away_are_not_used_up() -> None:
    table = strike("weapon-knife", player(belongings=["weapon-axe"]))
    assert (cards(table, "belongings:1"), people(table, "defence")[1]) == (["weapon-axe"], 3)


@pytest.mark.rule("AP-12.15", "AP-12.3")
def test_weapons_against_a_monster_add_up_and_a_used_one_defends_no_more() -> None:
    life = player(belongings=["weapon-knife", "weapon-bat", "weapon-axe"])
    table = scene(life, player(), monsters=[monster("monster-killer-robot")])
    act(table, "use:weapon-knife", "use:weapon-bat")
    assert (laid(table, 0, "flipped"), people(table, "defence")[0]) == (["weapon-bat", "weapon-knife"], 3)


@pytest.mark.rule("AMB-41", "AP-17.6")
def test_a_survivalist_is_no_target() -> None:
    table = strike("weapon-axe", player(job=["job-survivalist"], belongings=["pet-cat"]))
    assert asked(table) == [1]


@pytest.mark.rule("AMB-41", "AP-12.10")
def test_no_attack_where_nothing_could_be_laid() -> None:
    table = strike("weapon-axe", player(wages=["wage-1"], job=["job-writer"]), job=["job-bandit"])
    assert offers(table, 0) == ["seat:1", "no"]
    table = strike("weapon-axe", player(wages=["wage-1"], children=["child-mario"]))
    assert (asked(table), happened(table, "attacked")) == ([1], [])


@pytest.mark.rule("AMB-41")
def test_one_attack_for_each_weapon() -> None:
    table = scene(armed("weapon-axe"), player(belongings=["pet-cat"]), player(belongings=["pet-dog"]), pile=DRAWN)
    draw(table, "play:weapon-axe")
    assert offers(table, 0) == ["seat:1", "seat:2", "no"]
    act(table, "seat:2")
    assert (asked(table), cards(table, "belongings:0"), cards(table, "belongings:1")) == ([1], ["pet-dog"], ["pet-cat"])


# What is stolen.


THIEF: dict[str, Any] = {"wages": ["wage-1"]}


@pytest.mark.rule("AP-12.10", "AMB-42")
@pytest.mark.parametrize(
    ("thief", "victim", "loot"),
    [
        pytest.param({}, {"job": ["job-guru"]}, "card:job-guru", id="a-job-without-one"),
        pytest.param({"job": ["job-waiter"]}, {"job": ["job-guru"]}, "", id="no-second-job"),
        pytest.param({}, {"job": ["job-mechanic"]}, "", id="no-job-without-the-studies"),
        pytest.param({"studies": ["study-single"]}, {"job": ["job-mechanic"]}, "card:job-mechanic", id="studied-job"),
        pytest.param({}, {"job": ["job-dictator"]}, "", id="no-dictator-out-of-a-political-crisis"),
        pytest.param({"job": ["job-guru"]}, {"wages": ["wage-3"]}, "card:wage-3", id="a-wage-with-a-job"),
        pytest.param({"job": ["job-guru"]}, {"wages": ["wage-4"]}, "", id="no-wage-above-the-job"),
        pytest.param({}, {"wages": ["wage-3"]}, "", id="no-wage-without-a-job"),
        pytest.param({}, {"studies": ["study-double"]}, "card:study-double", id="a-study-without-a-job"),
        pytest.param({"job": ["job-guru"]}, {"studies": ["study-double"]}, "", id="no-study-with-a-job"),
        pytest.param({"studies": ["study-single"] * 6}, {"studies": ["study-double"]}, "", id="no-seventh-study"),
        pytest.param({}, {"flirts": ["flirt-zoo"]}, "card:flirt-zoo", id="a-flirt"),
        pytest.param(
            {"flirts": ["flirt-bar"] * 2 + ["flirt-park"] * 2 + ["flirt-zoo"]},
            {"flirts": ["flirt-hotel"]},
            "",
            id="no-sixth-flirt",
        ),
        pytest.param(
            {"flirts": ["flirt-bar"]}, {"marriage": ["marriage-montcuq"]}, "card:marriage-montcuq", id="a-marriage"
        ),
        pytest.param({}, {"marriage": ["marriage-montcuq"]}, "", id="no-marriage-without-a-flirt"),
        pytest.param(
            {"marriage": ["marriage-monteton"], "flirts": ["flirt-bar"]},
            {"marriage": ["marriage-montcuq"]},
            "",
            id="no-second-marriage",
        ),
        pytest.param(
            {"marriage": ["marriage-monteton"]}, {"children": ["child-lara"]}, "card:child-lara", id="a-child"
        ),
        pytest.param(
            {"flirts": ["flirt-hotel"]}, {"children": ["child-lara"]}, "card:child-lara", id="a-child-of-the-hotel"
        ),
        pytest.param({"flirts": ["flirt-bar"]}, {"children": ["child-lara"]}, "", id="no-child-without-marriage"),
        pytest.param({}, {"belongings": ["house-big"]}, "card:house-big", id="a-house-for-nothing"),
        pytest.param(
            {}, {"belongings": ["special-inheritance"]}, "card:special-inheritance", id="an-unused-inheritance"
        ),
        pytest.param({}, {"belongings": ["medal-honour"]}, "card:medal-honour", id="a-medal"),
        pytest.param({"was_bandit": True}, {"belongings": ["medal-honour"]}, "", id="no-medal-for-a-former-bandit"),
        pytest.param({}, {"belongings": ["grand-prize"]}, "", id="no-prize-without-its-job"),
        pytest.param({}, {"flipped": ["house-big", "wage-4", "special-rainbow"]}, "", id="nothing-flipped"),
        pytest.param({}, {"malus": ["malus-accident"]}, "", id="no-malus"),
    ],
)
def test_what_may_be_stolen(thief: dict[str, Any], victim: dict[str, Any], loot: str) -> None:
    more = {"belongings": [*(victim.get("belongings") or []), "pet-cat"]}
    table = strike("weapon-knife", player(**{**victim, **more}), "seat:1", **thief)
    if not loot:
        assert (asked(table), happened(table, "stole")) == ([1], [("stole", 0, 1, "pet-cat")])
        return
    assert sorted(offers(table, 0)) == sorted([loot, "card:pet-cat"])
    act(table, loot)
    assert happened(table, "stole") == [("stole", 0, 1, loot.partition(":")[2])]
    heap = next(iter(victim))
    assert loot.partition(":")[2] in cards(table, f"{heap}:0")
    assert loot.partition(":")[2] not in laid(table, 1, heap)


@pytest.mark.rule("AMB-42")
def test_only_the_last_uncovered_flirt_may_be_stolen() -> None:
    table = strike("weapon-knife", player(flirts=["flirt-zoo", "flirt-bar"], belongings=["pet-cat"]), "seat:1")
    assert sorted(offers(table, 0)) == ["card:flirt-zoo", "card:pet-cat"]
    married = player(flirts=["flirt-zoo"], marriage=["marriage-montcuq"], belongings=["pet-cat"])
    assert happened(strike("weapon-knife", married, "seat:1"), "stole") == [("stole", 0, 1, "pet-cat")]


@pytest.mark.rule("AMB-42")
def test_studies_may_be_stolen_from_a_player_who_works() -> None:
    table = strike("weapon-knife", player(job=["job-astronaut"], studies=["study-double"] * 3), "seat:1")
    assert (cards(table, "studies:0"), cards(table, "studies:1")) == (["study-double"], ["study-double"] * 2)


@pytest.mark.rule("AMB-42")
def test_the_extra_studies_of_a_doctor_by_string_pulling_are_stolen_with_what_hangs_on_them() -> None:
    doctor = player(job=["job-doctor"], extra=["study-double"], pulled=True, uncounted=2)
    table = strike("weapon-knife", doctor, "seat:1")
    assert (cards(table, "studies:0"), people(table, "level")) == (["study-double"], [2, 0])


@pytest.mark.rule("AMB-42")
def test_the_casino_stands_on_the_table() -> None:
    table = scene(armed("weapon-knife"), player(), pile=DRAWN, casino={"owner": 1})
    draw(table, "play:weapon-knife")
    assert asked(table) == [1]


@pytest.mark.rule("AMB-42")
@pytest.mark.parametrize(
    ("crisis", "thief", "victim", "loot"),
    [
        ("crisis-political", {}, {"job": ["job-guru"]}, False),
        ("crisis-political", {}, {"job": ["job-dictator"]}, True),
        ("crisis-food", {"marriage": ["marriage-monteton"]}, {"children": ["child-lara"]}, False),
        (
            "crisis-food",
            {"marriage": ["marriage-monteton"], "belongings": ["survival-vegetable-garden"]},
            {"children": ["child-lara"]},
            True,
        ),
        ("crisis-economic", {"job": ["job-guru"]}, {"wages": ["wage-1"]}, False),
        ("crisis-economic", {"job": ["job-undertaker"]}, {"wages": ["wage-4"]}, True),
    ],
)
def test_running_crises_count_for_thieves(
    crisis: str, thief: dict[str, Any], victim: dict[str, Any], loot: bool
) -> None:
    table = scene(player("weapon-knife", **thief), player(**victim), pile=DRAWN, running=[plague(crisis)])
    draw(table, "play:weapon-knife")
    assert offers(table, 0) == (["seat:1", "no"] if loot else [])


@pytest.mark.rule("AP-12.11")
def test_acquisitions_are_stolen_without_paying() -> None:
    table = strike("weapon-knife", player(belongings=["house-big"]), "seat:1", wages=["wage-4", "wage-4", "wage-4"])
    assert (cards(table, "belongings:0"), cards(table, "wages:0")) == (["house-big"], ["wage-4"] * 3)


@pytest.mark.rule("AP-12.12")
def test_a_stolen_weapon_does_not_attack_again() -> None:
    table = scene(
        armed("weapon-bazooka"), player(belongings=["weapon-pistol"]), player(belongings=["pet-cat"]), pile=DRAWN
    )
    draw(table, "play:weapon-bazooka", "seat:1")
    assert (asked(table), cards(table, "belongings:0"), people(table, "defence")) == ([1], ["weapon-pistol"], [4, 0, 0])
    assert len(happened(table, "attacked")) == 1


@pytest.mark.rule("AP-12.13")
def test_the_effect_of_a_stolen_job_is_used_again() -> None:
    table = strike("weapon-knife", player("malus-bomb", job=["job-medium"]), "seat:1")
    assert happened(table, "looked-at-pile") == [("looked-at-pile", 0, 13)]


@pytest.mark.rule("AP-12.13", "AP-15.5")
def test_the_effect_of_a_stolen_pet_is_used_again() -> None:
    table = scene(armed("weapon-knife"), player(belongings=["pet-turtle"]), pile=DRAWN, discard=["job-ninja"])
    draw(table, "play:weapon-knife", "seat:1")
    assert (kind(table), offers(table, 0)) == ("fetch", ["card:job-ninja", "no"])


@pytest.mark.rule("AP-12.13", "AMB-42")
def test_a_stolen_inheritance_pays_for_the_thief() -> None:
    table = strike("weapon-knife", player(belongings=["special-inheritance"]), "seat:1")
    assert (people(table, "money"), cards(table, "belongings:0")) == ([3, 0], ["special-inheritance"])


@pytest.mark.rule("AP-12.9", "AP-12.3")
def test_the_attacking_weapon_scores_on_but_is_used_up() -> None:
    table = strike("weapon-knife", player(belongings=["pet-cat"]), "seat:1")
    assert (smiles(table), people(table, "defence")) == ([2, 0], [0, 0])
    assert laid(table, 0, "flipped") == ["weapon-knife"]
