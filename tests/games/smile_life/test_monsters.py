"""AP-11: monsters move from player to player. Players fight them alone or together, flee, or suffer."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    count,
    counts,
    draw,
    dull,
    happened,
    kind,
    laid,
    monster,
    offers,
    people,
    plague,
    player,
    public,
    refusal,
    scene,
    smiles,
)

FIGURES = {
    "mutant-snail": (1, 1),
    "carnivorous-plant": (2, 2),
    "deadly-fish": (2, 2),
    "killer-robot": (3, 3),
    "zombie": (4, 4),
    "giant-lizard": (5, 5),
}
WEAPONS = {1: "weapon-bat", 2: "weapon-knife", 3: "weapon-axe", 4: "weapon-pistol", 5: "weapon-bazooka"}
every_monster = pytest.mark.parametrize(
    ("name", "combativity", "damage"),
    [(f"monster-{name}", *figures) for name, figures in FIGURES.items()],
    ids=list(FIGURES),
)
SNAIL, FISH, ROBOT, ZOMBIE = "monster-mutant-snail", "monster-deadly-fish", "monster-killer-robot", "monster-zombie"
HOME = ["house-big", "house-medium-white", "house-medium-orange"]


def met(name: str, *lives: Any, **more: Any) -> Table:
    """Seat 0 draws a monster."""
    table = scene(*lives, pile=[name, *dull(12)], **more)
    draw(table)
    return table


def before(name: str, *lives: Any, at: int = 0, left: int | None = None, **more: Any) -> Table:
    """A monster on its way, at the turn of seat 0."""
    return scene(*lives, monsters=[monster(name, at, left)], pile=more.pop("pile", dull(12)), **more)


def places(table: Table) -> list[tuple[str, int]]:
    return [(entry["monster"], entry["at"]) for entry in public(table, "monsters")]


# AP-19.6, AP-11.3, AP-11.4 Fighting and suffering.


@every_monster
@pytest.mark.rule("AP-11.1", "AP-11.2", "AP-19.6")
def test_a_monster_is_faced_at_once(name: str, combativity: int, damage: int) -> None:
    table = met(name, player("wage-1", belongings=[*HOME, "weapon-bazooka"]), player())
    assert (asked(table), kind(table), public(table, "card")) == ([0], "monster", name)
    assert public(table, "strength") == combativity
    assert sorted(offers(table, 0)) == ["suffer", "use:weapon-bazooka"]


@every_monster
@pytest.mark.rule("AP-11.3", "AP-19.6")
def test_a_weapon_that_is_strong_enough_beats_it(name: str, combativity: int, damage: int) -> None:
    weapon = WEAPONS[combativity]
    table = met(name, player("wage-1", belongings=[*HOME, weapon]), player())
    scored = smiles(table)
    act(table, f"use:{weapon}")
    assert (cards(table, "out"), public(table, "monsters"), laid(table, 0, "flipped")) == ([name], [], [weapon])
    assert (smiles(table), asked(table), count(table, "hand:0")) == (scored, [1], 1)


@every_monster
@pytest.mark.rule("AP-11.3", "AP-19.6")
def test_a_weaker_weapon_does_not(name: str, combativity: int, damage: int) -> None:
    weapons = [WEAPONS[combativity - 1]] if combativity > 1 else []
    table = met(name, player(belongings=[*HOME, *weapons]), player(belongings=["weapon-slingshot"]))
    act(table, *[f"use:{weapon}" for weapon in weapons])
    assert (kind(table), public(table, "strength")) == ("monster", 1)
    act(table, "suffer")
    assert happened(table, "beaten") == []
    assert (laid(table, 0, "flipped"), happened(table, "wounded")) == ([], [("wounded", 0, damage)])


@every_monster
@pytest.mark.rule("AP-11.4", "AP-19.6", "AP-2.3")
def test_a_player_who_does_not_fight_suffers_the_damage(name: str, combativity: int, damage: int) -> None:
    table = met(name, player(wages=["wage-1", "wage-2", "wage-3", "wage-4", "wage-4", "wage-4"]), player())
    while kind(table) == "lose":
        act(table, offers(table, 0)[0])
    assert (smiles(table)[0], happened(table, "wounded")) == (6 - damage, [("wounded", 0, damage)])
    assert len([card for card in cards(table, "out") if card != name]) == damage


@pytest.mark.rule("AP-11.4")
def test_one_may_suffer_although_one_is_armed() -> None:
    table = met(SNAIL, player(wages=["wage-1"], belongings=["weapon-bazooka"]), player())
    act(table, "suffer", "card:wage-1")
    assert (laid(table, 0, "belongings"), laid(table, 0, "wages")) == (["weapon-bazooka"], [])


@pytest.mark.rule("AP-11.9", "AMB-77", "AMB-39")
def test_several_weapons_are_added_together_and_all_are_flipped() -> None:
    weapons = ["weapon-bat", "weapon-knife", "weapon-slingshot"]
    table = met(ROBOT, player(belongings=[*HOME, *weapons]), player())
    act(table, "use:weapon-bat")
    assert (public(table, "strength"), "use:weapon-bat" in offers(table, 0)) == (2, False)
    act(table, "use:weapon-knife")
    assert laid(table, 0, "flipped") == ["weapon-bat", "weapon-knife"]
    assert "weapon-slingshot" in laid(table, 0, "belongings")
    assert happened(table, "beaten") == [("beaten", 0, ROBOT)]


@pytest.mark.rule("AMB-77", "AMB-39")
def test_the_weapons_need_not_be_the_fewest() -> None:
    weapons = ["weapon-bat", "weapon-slingshot", "weapon-bazooka"]
    table = met(FISH, player(belongings=[*HOME, *weapons]), player())
    act(table, "use:weapon-bat", "use:weapon-bazooka")
    assert laid(table, 0, "flipped") == ["weapon-bat", "weapon-bazooka"]


@pytest.mark.rule("AMB-39")
@pytest.mark.parametrize(
    ("weapon", "life", "power"),
    [
        ("molotov", {}, 2),
        ("molotov", {"job": ["job-barman"]}, 3),
        ("knuckleduster", {"children": ["child-rocky"]}, 2),
        ("nunchaku", {"job": ["job-ninja"]}, 3),
        ("lightsaber", {"children": ["child-luke"]}, 4),
        ("lightsaber", {"children": ["child-leia"]}, 4),
        ("lightsaber", {"children": ["child-diana"]}, 1),
        ("boomerang", {"children": ["child-zelda"]}, 3),
    ],
)
def test_a_boost_is_looked_at_when_the_weapon_is_used(weapon: str, life: dict[str, Any], power: int) -> None:
    table = met(
        "monster-giant-lizard",
        player(belongings=[*HOME, f"weapon-{weapon}"], **life),
        player(belongings=["weapon-bazooka"]),
    )
    act(table, f"use:weapon-{weapon}")
    assert public(table, "strength") == 5 - power


@pytest.mark.rule("AMB-39")
def test_the_first_aid_kit_takes_one_off() -> None:
    table = met(FISH, player(wages=["wage-1", "wage-2"], belongings=["survival-first-aid-kit"]), player())
    act(table, "card:wage-1")
    assert (smiles(table)[0], happened(table, "wounded")) == (2, [("wounded", 0, 1)])


@pytest.mark.rule("AMB-39")
def test_damage_of_nothing_costs_nothing_and_the_monster_passes_on() -> None:
    table = met(SNAIL, player(belongings=["survival-first-aid-kit"]), player(belongings=HOME))
    assert (laid(table, 0, "belongings"), cards(table, "out")) == (["survival-first-aid-kit"], [])
    assert happened(table, "goes-on") == [("goes-on", SNAIL, 1)]


# AP-11.5, AP-11.10 On its way.


@pytest.mark.rule("AP-11.5", "AP-11.10")
def test_the_next_player_faces_it_on_their_turn_without_drawing() -> None:
    lives = [player("wage-1", wages=["wage-1", "wage-2"]), player("wage-2", belongings=["weapon-bat", "trip-rio"])]
    table = met(SNAIL, *lives)
    act(table, "suffer", "card:wage-1")
    assert (asked(table), kind(table), counts(table, "hand")) == ([1], "monster", [1, 1])
    act(table, "use:weapon-bat")
    assert (asked(table), kind(table), counts(table, "hand")) == ([0], "start", [1, 1])


@pytest.mark.rule("AP-11.5", "AP-11.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_goes_out_of_game_after_one_full_round(seats: int) -> None:
    table = met(SNAIL, *[player("wage-4", wages=["wage-1", "wage-1"]) for _ in range(seats)])
    assert happened(table, "faces") == [("faces", seat, SNAIL) for seat in range(seats)]
    assert (asked(table), kind(table)) == ([0], "start")
    assert (SNAIL in cards(table, "out"), public(table, "monsters")) == (True, [])
    assert counts(table, "wages") == [1] * seats


@pytest.mark.rule("AP-11.10", "AMB-38")
def test_a_player_who_skips_faces_it_and_that_uses_up_the_skip() -> None:
    lives = [player(belongings=["weapon-bat", "trip-rio"], skips=2), player()]
    table = before(SNAIL, *lives, left=2)
    assert (asked(table), kind(table)) == ([0], "monster")
    act(table, "use:weapon-bat")
    assert (people(table, "skips"), asked(table)) == ([1, 0], [1])


@pytest.mark.rule("AMB-70", "AP-11.5")
def test_it_passes_over_a_survivalist_which_counts_as_one_of_the_round() -> None:
    lives = [
        player("wage-4", wages=["wage-1", "wage-1"]),
        player("wage-4", wages=["wage-1", "wage-1"], job=["job-survivalist"], skips=1),
        player("wage-4", wages=["wage-2", "wage-2"]),
    ]
    table = met(SNAIL, *lives)
    assert happened(table, "passes-by") == [("passes-by", 1, SNAIL)]
    assert counts(table, "wages") == [1, 2, 1]
    assert (asked(table), SNAIL in cards(table, "out"), people(table, "skips")) == ([0], True, [0, 0, 0])
    assert counts(table, "hand") == [1, 1, 1]


@pytest.mark.rule("AMB-70", "AP-11.5")
def test_it_goes_out_of_game_after_a_survivalist_who_is_the_last_of_the_round() -> None:
    table = before(ZOMBIE, player("wage-1", job=["job-survivalist"]), player(wages=["wage-1"]), left=1)
    assert (cards(table, "out"), public(table, "monsters"), asked(table)) == ([ZOMBIE], [], [1])
    assert (kind(table), counts(table, "hand")) == ("start", [1, 0])


@pytest.mark.rule("AMB-67", "AMB-12")
def test_a_monster_drawn_in_a_refill_is_faced_once_by_everybody() -> None:
    lives = [
        player("cataclysm-fire", wages=["wage-1"] * 2),
        *[player("wage-1", wages=["wage-1"] * 2) for _ in range(2)],
    ]
    table = scene(*lives, pile=["wage-2", "wage-3", "wage-4", SNAIL, "wage-4", *dull(9)])
    draw(table, "play:cataclysm-fire")
    assert (happened(table, "faces"), asked(table), kind(table)) == ([("faces", 2, SNAIL)], [1], "start")
    draw(table, "discard:study-single")
    assert (asked(table), kind(table), places(table)) == ([2], "start", [(SNAIL, 0)])
    draw(table, "discard:study-single")
    assert happened(table, "faces") == [("faces", seat, SNAIL) for seat in (2, 0, 1)]
    assert (asked(table), kind(table), counts(table, "wages")) == ([2], "start", [1, 1, 1])
    assert SNAIL in cards(table, "out")


@pytest.mark.rule("AMB-70")
def test_a_survivalist_who_draws_a_monster_ends_the_turn_and_it_passes_on() -> None:
    lives = [
        player(job=["job-survivalist"], belongings=["weapon-bazooka"]),
        player(belongings=["weapon-bat", "trip-rio"]),
    ]
    table = met(SNAIL, *lives)
    assert (asked(table), places(table)) == ([1], [(SNAIL, 1)])
    assert laid(table, 0, "job", "belongings") == ["job-survivalist", "weapon-bazooka"]


@pytest.mark.rule("AMB-67")
def test_a_monster_drawn_in_a_refill_costs_nobody_their_turn() -> None:
    lives = [
        player("cataclysm-fire"),
        player("wage-1", belongings=["weapon-knife", *HOME]),
        player(belongings=["trip-rio"]),
    ]
    table = scene(*lives, pile=["wage-2", "wage-3", FISH, "wage-4", *dull(9)])
    draw(table, "play:cataclysm-fire")
    assert (asked(table), kind(table)) == ([1], "monster")
    act(table, "suffer", "card:house-medium-white")
    assert places(table) == [(FISH, 2)]
    assert (asked(table), kind(table), count(table, "hand:1")) == ([1], "start", 1)
    draw(table, "discard:wage-4")
    assert happened(table, "faces")[-1] == ("faces", 2, FISH)


@pytest.mark.rule("AMB-67")
def test_two_monsters_before_one_player_are_faced_in_one_turn_the_older_first() -> None:
    life = player(belongings=["weapon-bat", "weapon-knife", "trip-rio"])
    table = scene(life, player(), monsters=[monster(FISH, 0, 2), monster(SNAIL, 0, 2)], pile=dull(5))
    assert public(table, "card") == FISH
    act(table, "use:weapon-knife")
    assert (asked(table), public(table, "card")) == ([0], SNAIL)
    act(table, "use:weapon-bat")
    assert (asked(table), kind(table), happened(table, "beaten")) == (
        [1],
        "start",
        [("beaten", 0, FISH), ("beaten", 0, SNAIL)],
    )


@pytest.mark.rule("AMB-67", "AP-2.8")
def test_a_monster_may_be_faced_while_another_waits_elsewhere() -> None:
    lives = [player(belongings=[*HOME, "weapon-bat"]), player(), player(belongings=["trip-rio"])]
    table = before(FISH, *lives, at=2, pile=[SNAIL, *dull(5)])
    assert (asked(table), kind(table)) == ([0], "start")
    draw(table, "use:weapon-bat")
    assert (asked(table), places(table)) == ([1], [(FISH, 2)])


@pytest.mark.rule("AMB-17", "AP-3.7")
def test_a_turn_spent_on_a_monster_counts_for_a_crisis() -> None:
    table = before(
        SNAIL,
        player(belongings=["weapon-bat", "trip-rio"]),
        player(),
        running=[plague("crisis-food", 1, turned_by=0)],
    )
    act(table, "use:weapon-bat")
    assert public(table, "running") == []


# AP-11.11 A stripped player.


@pytest.mark.rule("AP-11.11", "AMB-36")
def test_a_player_who_loses_everything_makes_the_monster_go() -> None:
    table = met(ZOMBIE, player(wages=["wage-1"], malus=["malus-accident"], flipped=["wage-2"]), player(belongings=HOME))
    assert (sorted(cards(table, "out"), key=str), laid(table, 0, "wages")) == ([ZOMBIE, "wage-1"], [])
    assert (asked(table), kind(table), laid(table, 1, "belongings")) == ([1], "start", sorted(HOME))
    assert laid(table, 0, "flipped", "malus") == ["malus-accident", "wage-2"]


@pytest.mark.rule("AMB-36")
@pytest.mark.parametrize("life", [{}, {"flipped": ["wage-1"]}, {"belongings": ["special-inheritance"]}])
def test_a_player_who_has_nothing_to_lose_counts_as_stripped(life: dict[str, Any]) -> None:
    table = met(ZOMBIE, player(**life), player(belongings=HOME))
    assert (cards(table, "out"), happened(table, "stripped")) == ([ZOMBIE], [("stripped", 0, ZOMBIE)])
    assert (asked(table), kind(table)) == ([1], "start")


@pytest.mark.rule("AMB-36")
def test_the_owner_of_a_bunker_is_never_stripped() -> None:
    under = {"heap": "wages", "card": "wage-1"}
    life = player(wages=["wage-1", "wage-2"], belongings=["survival-bunker"], protected=under)
    table = met(ZOMBIE, life, player(belongings=["weapon-pistol", "trip-rio"]))
    act(table, "suffer")
    assert (laid(table, 0, "wages"), laid(table, 0, "belongings")) == (["wage-1"], ["survival-bunker"])
    assert (places(table), asked(table), kind(table)) == ([(ZOMBIE, 1)], [1], "monster")


@pytest.mark.rule("AP-11.5", "AMB-36")
def test_a_player_who_is_not_stripped_passes_it_on() -> None:
    table = met(SNAIL, player(wages=["wage-1", "wage-1"]), player(belongings=["weapon-bat", "trip-rio"]))
    act(table, "suffer")
    assert (places(table), asked(table)) == ([(SNAIL, 1)], [1])


# AP-13.1 Flight.


@pytest.mark.rule("AP-11.2", "AMB-39")
@pytest.mark.parametrize("vehicle", ["helicopter", "motorbike", "tank"])
def test_a_player_who_flees_loses_nothing_and_the_monster_passes_on(vehicle: str) -> None:
    lives = [
        player("wage-1", belongings=[*HOME, f"vehicle-{vehicle}"]),
        player(belongings=["weapon-pistol", "trip-rio"]),
    ]
    table = met(ZOMBIE, *lives)
    act(table, f"flee:vehicle-{vehicle}")
    assert (laid(table, 0, "flipped"), laid(table, 0, "belongings")) == ([f"vehicle-{vehicle}"], sorted(HOME))
    assert (places(table), asked(table), cards(table, "out")) == ([(ZOMBIE, 1)], [1], [])
    assert public(table, "monsters")[0]["left"] == 1


@pytest.mark.rule("AP-11.2", "AMB-36")
def test_a_player_who_flees_with_their_last_card_is_not_stripped() -> None:
    table = met(ZOMBIE, player(belongings=["vehicle-motorbike"]), player(belongings=["weapon-pistol", "trip-rio"]))
    act(table, "flee:vehicle-motorbike")
    assert (happened(table, "stripped"), places(table)) == ([], [(ZOMBIE, 1)])


@pytest.mark.rule("AP-11.2")
def test_nobody_flees_without_fuel() -> None:
    life = player(belongings=[*HOME, "vehicle-motorbike", "weapon-pistol"], malus=["malus-fuel-shortage"])
    table = met(ZOMBIE, life, player())
    assert sorted(offers(table, 0)) == ["suffer", "use:weapon-pistol"]
    assert refusal(table, 0, "flee:vehicle-motorbike") == "AP-16.9"


@pytest.mark.rule("AP-11.9")
def test_a_tank_put_into_the_fight_cannot_serve_to_flee() -> None:
    table = met("monster-giant-lizard", player(belongings=[*HOME, "vehicle-tank"]), player())
    assert sorted(offers(table, 0)) == ["flee:vehicle-tank", "suffer", "use:vehicle-tank"]
    act(table, "use:vehicle-tank")
    assert (happened(table, "beaten"), laid(table, 0, "flipped")) == (
        [("beaten", 0, "monster-giant-lizard")],
        ["vehicle-tank"],
    )


@pytest.mark.rule("AP-11.2", "AMB-77")
def test_after_putting_weapons_in_one_may_still_flee() -> None:
    table = met(ZOMBIE, player(belongings=[*HOME, "weapon-bat", "vehicle-motorbike"]), player())
    act(table, "use:weapon-bat", "flee:vehicle-motorbike")
    assert laid(table, 0, "flipped") == ["vehicle-motorbike"]


# AP-11.12 Alliances.


@pytest.mark.rule("AP-11.12", "AMB-77", "AMB-39")
def test_allies_add_the_power_of_their_weapons() -> None:
    lives = [
        player(belongings=[*HOME, "weapon-bat"]),
        player("wage-1", belongings=["weapon-knife"], skips=1),
        player("wage-2", belongings=["weapon-slingshot"], job=["job-survivalist"]),
        player("wage-3"),
    ]
    table = met(ZOMBIE, *lives)
    act(table, "use:weapon-bat", "ally")
    assert (asked(table), kind(table), sorted(offers(table, 1))) == ([1], "lend", ["no", "use:weapon-knife"])
    act(table, "use:weapon-knife")
    assert asked(table) == [2]
    act(table, "use:weapon-slingshot")
    assert [laid(table, seat, "flipped") for seat in (0, 1, 2)] == [
        ["weapon-bat"],
        ["weapon-knife"],
        ["weapon-slingshot"],
    ]
    assert (cards(table, "out"), happened(table, "beaten")) == ([ZOMBIE], [("beaten", 0, ZOMBIE)])


@pytest.mark.rule("AP-11.12")
def test_all_are_told_that_no_player_helps() -> None:
    table = met(ZOMBIE, player(belongings=[*HOME, "weapon-bat"]), player("wage-1", belongings=["weapon-axe"]))
    act(table, "ally", "no")
    assert (asked(table), happened(table, "no-help")) == ([0], [("no-help", 0)])


@pytest.mark.rule("AP-11.12", "AMB-39")
def test_play_goes_on_after_the_fighter_and_helpers_keep_their_turn() -> None:
    lives = [player(belongings=HOME), player("wage-1"), player("wage-2", belongings=["weapon-bazooka"])]
    table = met(ZOMBIE, *lives)
    act(table, "ally", "use:weapon-bazooka")
    assert (asked(table), kind(table)) == ([1], "start")
    draw(table, "discard:wage-1")
    assert (asked(table), kind(table)) == ([2], "start")


@pytest.mark.rule("AMB-77", "AMB-39")
def test_help_may_be_refused_and_is_asked_for_once() -> None:
    lives = [player(belongings=[*HOME, "weapon-pistol"]), player(belongings=["weapon-bazooka"])]
    table = met(ZOMBIE, *lives)
    act(table, "ally", "no")
    assert (asked(table), sorted(offers(table, 0))) == ([0], ["suffer", "use:weapon-pistol"])
    act(table, "suffer")
    assert laid(table, 1, "belongings") == ["weapon-bazooka"]


@pytest.mark.rule("AMB-77", "AMB-39")
def test_weapons_are_flipped_only_if_the_whole_is_enough() -> None:
    lives = [
        player(belongings=[*HOME, "weapon-bat"]),
        player(belongings=["weapon-knife", "trip-rio"]),
        player(belongings=["weapon-axe"]),
    ]
    table = met("monster-giant-lizard", *lives)
    act(table, "use:weapon-bat", "ally", "use:weapon-knife")
    assert (asked(table), public(table, "strength")) == ([2], 2)
    act(table, "no")
    assert happened(table, "too-weak") == [("too-weak", 0, "monster-giant-lizard")]
    while kind(table) == "lose":
        act(table, offers(table, 0)[0])
    assert (laid(table, 0, "flipped"), laid(table, 1, "flipped"), happened(table, "beaten")) == ([], [], [])
    assert "weapon-knife" in laid(table, 1, "belongings")


@pytest.mark.rule("AMB-77")
def test_the_fighter_may_add_more_after_the_allies() -> None:
    lives = [player(belongings=[*HOME, "weapon-axe"]), player(belongings=["weapon-bat"])]
    table = met(ZOMBIE, *lives)
    act(table, "ally", "use:weapon-bat", "use:weapon-axe")
    assert (laid(table, 0, "flipped"), laid(table, 1, "flipped")) == (["weapon-axe"], ["weapon-bat"])


@pytest.mark.rule("AMB-77")
def test_an_ally_lends_weapons_one_by_one_until_they_are_enough() -> None:
    lives = [player(belongings=HOME), player(belongings=["weapon-bat", "weapon-knife", "weapon-slingshot"])]
    table = met(ROBOT, *lives)
    act(table, "ally", "use:weapon-knife")
    assert sorted(offers(table, 1)) == ["no", "use:weapon-bat", "use:weapon-slingshot"]
    act(table, "use:weapon-slingshot")
    assert laid(table, 1, "flipped") == ["weapon-knife", "weapon-slingshot"]
    assert laid(table, 1, "belongings") == ["weapon-bat"]


@pytest.mark.rule("AMB-39")
def test_the_boost_of_a_lent_weapon_is_that_of_its_owner() -> None:
    lives = [
        player(belongings=HOME, children=["child-rocky"]),
        player(belongings=["weapon-lightsaber"], children=["child-luke"]),
    ]
    table = met(ZOMBIE, *lives)
    act(table, "ally", "use:weapon-lightsaber")
    assert happened(table, "beaten") == [("beaten", 0, ZOMBIE)]
