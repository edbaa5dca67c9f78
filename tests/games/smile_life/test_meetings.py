"""How cards of the expansion interact: chains, threats, floods and relaunched crises."""

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

SAFE = ["study-single"] * 15


def hand(table: Table, seat: int) -> list[str]:
    return sorted([str(card) for card in cards(table, f"hand:{seat}", seat)])


def running(table: Table) -> list[object]:
    return [entry["plague"] for entry in public(table, "running")]


# The flood and the Virus.


@pytest.mark.rule("AP-18.6", "AMB-62", "AMB-47")
def test_the_flood_brings_the_virus_of_a_hand_into_the_open() -> None:
    table = scene(player("cataclysm-flood"), player("malus-virus", "wage-1"), pile=["trip-cairo", *SAFE])
    draw(table, "play:cataclysm-flood", "card:malus-virus")
    assert (hand(table, 0), hand(table, 1), cards(table, "discard")) == (["malus-virus"], [], [])
    act(table, "discard:wage-1", "discard:trip-cairo")
    assert (counts(table, "hand"), hand(table, 0).count("malus-virus"), asked(table)) == ([5, 5], 1, [1])


@pytest.mark.rule("AMB-62", "AMB-47")
def test_a_virus_taken_from_the_flood_is_still_there_while_others_take() -> None:
    table = scene(player(), player(), flood=["malus-virus", "pet-cat", "pet-dog"], pile=SAFE)
    act(table, "card:malus-virus", "card:pet-cat")
    assert (asked(table), hand(table, 0), offers(table, 0)) == ([0], ["malus-virus"], ["card:pet-dog"])


@pytest.mark.rule("AMB-62", "AMB-27", "AP-16.18", "AMB-83")
def test_a_virus_taken_from_the_flood_in_a_health_crisis_is_laid_and_replaced_when_it_is_over() -> None:
    table = scene(player(), player(), flood=["malus-virus", "pet-cat"], pile=SAFE, running=[plague("crisis-health")])
    act(table, "card:malus-virus")
    assert (cards(table, "malus:0"), hand(table, 0), smiles(table)[0]) == (["malus-virus"], [], -3)
    act(table, "discard:pet-cat")
    assert (cards(table, "discard"), cards(table, "belongings:1")) == (["pet-cat"], [])
    assert len(hand(table, 0)) == 5


@pytest.mark.rule("AMB-62", "AP-14.5")
def test_a_player_who_wears_a_mask_keeps_the_virus_from_the_flood_in_hand() -> None:
    table = scene(
        player(belongings=["survival-gas-mask"]),
        player(),
        flood=["malus-virus", "pet-cat"],
        pile=SAFE,
        running=[plague("crisis-health")],
    )
    act(table, "card:malus-virus")
    assert (cards(table, "malus:0"), hand(table, 0)) == ([], ["malus-virus"])


@pytest.mark.rule("AMB-62", "AMB-22")
def test_in_an_ecological_crisis_the_virus_is_the_one_card_after_the_flood() -> None:
    table = scene(player(), player(), flood=["malus-virus"], pile=SAFE, running=[plague("crisis-ecological")])
    act(table, "card:malus-virus")
    assert (hand(table, 0), counts(table, "hand")) == (["malus-virus"], [1, 1])


# An earthquake and a dictator.


def dealt_a_dictator(crisis: bool) -> Table:
    for seed in range(40):
        table = scene(
            player("cataclysm-earthquake", "wage-1", belongings=["pet-cat"]),
            player("wage-2", job=["job-dictator"]),
            pile=["trip-cairo", *SAFE],
            running=[plague("crisis-political")] if crisis else [],
            dictator_waits=False,
            seed=seed,
        )
        draw(table, "play:cataclysm-earthquake")
        if ("dealt", 0, "job-dictator") in happened(table, "dealt"):
            return table
    raise AssertionError("no dictator was dealt")


@pytest.mark.rule("AP-18.4", "AMB-60", "AMB-54")
def test_a_dictator_dealt_in_a_political_crisis_names_a_player_at_the_next_turn() -> None:
    table = dealt_a_dictator(crisis=True)
    assert (cards(table, "job:0"), cards(table, "job:1"), cards(table, "belongings:1")) == (
        ["job-dictator"],
        [],
        ["pet-cat"],
    )
    draw(table, "discard:wage-2")
    assert "imprison:1" in offers(table, 0)


@pytest.mark.rule("AP-18.4", "AMB-60")
def test_a_dictator_dealt_in_peace_is_lost_to_both() -> None:
    table = dealt_a_dictator(crisis=False)
    assert (cards(table, "discard"), people(table, "job"), people(table, "imprisons")) == (
        ["job-dictator"],
        [None, None],
        [False, False],
    )


# The Nuclear threat.


@pytest.mark.rule("AP-14.4", "AMB-43", "AMB-56")
def test_a_threat_ends_a_long_chain_and_takes_all_of_it() -> None:
    table = scene(
        player("pet-turtle", wages=["wage-1"]),
        player(belongings=["survival-nuclear-threat", "pet-cat"]),
        pile=["trip-cairo"],
        discard=["weapon-pistol", "job-ninja"],
    )
    draw(table, "play:pet-turtle", "card:job-ninja", "card:weapon-pistol", "seat:1", "yes")
    assert sorted(str(card) for card in cards(table, "out")) == ["job-ninja", "pet-turtle", "wage-1", "weapon-pistol"]
    assert (smiles(table), laid(table, 1, "belongings"), asked(table)) == ([0, 2], ["pet-cat"], [1])


@pytest.mark.rule("AMB-43", "AP-14.4")
def test_a_researcher_who_is_threatened_loses_a_card_with_the_job() -> None:
    cards_held = ["weapon-bat", "wage-1", "wage-2", "wage-3", "wage-4", "pet-cat"]
    attacker = player(*cards_held, job=["job-researcher"])
    table = scene(attacker, player(belongings=["survival-nuclear-threat"]), pile=["trip-cairo"])
    draw(table, "play:weapon-bat", "seat:1", "yes")
    assert (kind(table), asked(table)) == ("give-up", [0])
    act(table, "card:wage-4")
    assert (count(table, "hand:0"), cards(table, "discard"), cards(table, "job:0")) == (5, ["wage-4"], [])


@pytest.mark.rule("AMB-43", "AMB-58")
def test_a_survivalist_who_is_threatened_in_an_ecological_crisis_keeps_one_card() -> None:
    attacker = player("weapon-bat", "wage-1", "wage-2", job=["job-survivalist"])
    victim = player("pet-dog", belongings=["survival-nuclear-threat"])
    table = scene(attacker, victim, pile=["trip-cairo"], running=[plague("crisis-ecological")])
    draw(table, "play:weapon-bat", "seat:1", "yes", "card:wage-2")
    assert (hand(table, 0), cards(table, "job:0")) == (["wage-2"], [])


@pytest.mark.rule("AMB-43", "AP-14.4")
def test_what_a_threat_took_comes_back_with_a_vulture() -> None:
    table = scene(
        player("weapon-bat", wages=["wage-1"]),
        player("pet-vulture", belongings=["survival-nuclear-threat"], job=["job-waiter"]),
        pile=["trip-cairo", "trip-rio"],
    )
    draw(table, "play:weapon-bat", "seat:1", "yes")
    draw(table, "play:pet-vulture")
    assert offers(table, 1) == ["card:wage-1", "card:weapon-bat", "no"]


@pytest.mark.rule("AP-14.4")
def test_a_threat_does_nothing_against_a_malus() -> None:
    table = scene(
        player("malus-dismissal", job=["job-guru"]),
        player(job=["job-waiter"], belongings=["survival-nuclear-threat"]),
        pile=["trip-cairo"],
    )
    draw(table, "play:malus-dismissal")
    assert (cards(table, "job:0"), cards(table, "belongings:1")) == (["job-guru"], ["survival-nuclear-threat"])


# The Hacker and politics.


def hacked(**more: Any) -> Table:
    life = player("job-hacker", "wage-1", studies=["study-single"] * 3)
    others = [player("job-dictator", job=["job-soldier"]), player("job-guru", job=["job-survivalist"])]
    table = scene(life, *others, pile=["trip-cairo"], out=["crisis-political"], past=["crisis-political"], **more)
    draw(table, "play:job-hacker", "card:crisis-political")
    return table


@pytest.mark.rule("AMB-55", "AP-17.4")
def test_a_relaunched_political_crisis_dismisses_everybody_but_the_survivalist() -> None:
    table = hacked()
    assert people(table, "job") == [None, None, "job-survivalist"]
    assert (running(table), public(table, "turned"), cards(table, "pile")[0] is not None) == (
        ["crisis-political"],
        True,
        True,
    )
    assert (public(table, "running")[0]["rounds"], public(table, "running")[0]["turned_by"]) == (4, 0)


@pytest.mark.rule("AMB-55", "AP-17.3")
def test_a_dictator_may_follow_a_relaunched_political_crisis() -> None:
    for seed in range(20):
        table = hacked(seed=seed)
        draw(table)
        if kind(table) == "play":
            act(table, "play:job-dictator")
            assert people(table, "job") == [None, "job-dictator", "job-survivalist"]
            return
    raise AssertionError("nothing but plagues was drawn")


@pytest.mark.rule("AMB-44")
def test_a_hacker_under_the_bunker_survives_a_political_crisis() -> None:
    table = scene(
        player(
            "trip-rio",
            job=["job-hacker"],
            belongings=["survival-bunker"],
            protected={"heap": "job", "card": "job-hacker"},
        ),
        player(),
        pile=["crisis-political"],
    )
    draw(table)
    assert cards(table, "job:0") == ["job-hacker"]


# Turtle, Ninja, weapon, attack.


@pytest.mark.rule("AMB-56", "AP-15.3", "AP-17.5")
def test_turtle_then_ninja_then_weapon_then_attack_is_one_chain() -> None:
    table = scene(
        player("pet-turtle"),
        player(belongings=["weapon-knife"], studies=["study-double"]),
        pile=["trip-cairo"],
        discard=["wage-1", "weapon-nunchaku", "job-ninja"],
    )
    draw(table, "play:pet-turtle")
    assert offers(table, 0) == ["card:job-ninja", "no"]
    act(table, "card:job-ninja")
    assert offers(table, 0) == ["card:weapon-nunchaku", "no"]
    act(table, "card:weapon-nunchaku")
    assert offers(table, 0) == ["seat:1", "no"]
    act(table, "seat:1")
    assert (laid(table, 0, "job", "belongings", "flipped"), cards(table, "belongings:1")) == (
        ["job-ninja", "pet-turtle", "weapon-knife", "weapon-nunchaku"],
        [],
    )
    assert (cards(table, "discard"), asked(table)) == (["wage-1"], [1])


@pytest.mark.rule("AMB-56", "AP-12.13")
def test_a_stolen_turtle_starts_the_chain_but_its_weapon_may_attack_once_more() -> None:
    table = scene(
        player("weapon-knife"),
        player(belongings=["pet-turtle", "pet-cat"]),
        pile=["trip-cairo"],
        discard=["weapon-bat", "job-ninja"],
    )
    draw(table, "play:weapon-knife", "seat:1", "card:pet-turtle", "card:job-ninja", "card:weapon-bat", "seat:1")
    assert (laid(table, 0, "belongings"), cards(table, "belongings:1")) == (["pet-cat", "pet-turtle"], [])
    assert laid(table, 0, "flipped") == ["weapon-bat", "weapon-knife"]


@pytest.mark.rule("AMB-56", "AMB-65")
def test_in_basic_mode_the_chain_ends_with_the_weapon() -> None:
    table = scene(
        player("pet-turtle"),
        player(belongings=["pet-cat"]),
        pile=["trip-cairo"],
        discard=["weapon-bazooka", "job-ninja"],
        expansion="basic",
    )
    draw(table, "play:pet-turtle", "card:job-ninja", "card:weapon-bazooka")
    assert (asked(table), laid(table, 0, "belongings"), cards(table, "belongings:1")) == (
        [1],
        ["pet-turtle", "weapon-bazooka"],
        ["pet-cat"],
    )


# A job under the Bunker.


def sheltered(job: str, **life: Any) -> dict[str, Any]:
    return player(**{"job": [job], "belongings": ["survival-bunker"], **life}, protected={"heap": "job", "card": job})


@pytest.mark.rule("AMB-44", "AP-14.2")
def test_a_job_under_the_bunker_outlasts_a_political_crisis_and_keeps_its_powers() -> None:
    life = sheltered("job-writer", belongings=["survival-bunker", "grand-prize"])
    table = scene(player(), life, pile=["crisis-political"])
    draw(table)
    assert (people(table, "job"), people(table, "wage_limit")) == ([None, "job-writer"], [0, 4])
    assert laid(table, 1, "belongings") == ["grand-prize", "survival-bunker"]


@pytest.mark.rule("AMB-44", "AP-10.3")
def test_a_stolen_job_replaces_even_a_sheltered_one() -> None:
    thief = sheltered("job-guru")
    table = scene(thief, player("job-waiter"), pile=SAFE, running=[plague("event-purge")])
    act(table, "seat:1")
    assert happened(table, "robbed")[0] == ("robbed", 0, 1, "job-waiter")
    assert (people(table, "job")[0], people(table, "protected")[0], cards(table, "discard")) == (
        "job-waiter",
        None,
        ["job-guru"],
    )


@pytest.mark.rule("AMB-44")
def test_after_resigning_the_next_job_is_not_sheltered() -> None:
    life = sheltered("job-waiter", hand=["job-guru"])
    table = scene(life, player("malus-dismissal"), pile=["trip-cairo", "trip-rio"])
    act(table, "resign")
    draw(table, "play:job-guru")
    assert people(table, "protected")[0] is None
    draw(table, "play:malus-dismissal")
    assert (cards(table, "job:0"), cards(table, "belongings:0")) == ([], ["survival-bunker"])


@pytest.mark.rule("AMB-44")
def test_a_monster_does_not_get_the_studies_below_a_sheltered_job_for_nothing() -> None:
    life = sheltered("job-guru", studies=["study-single"] * 3)
    table = scene(life, player(), monsters=[monster("monster-deadly-fish", left=1)])
    assert (people(table, "job")[0], count(table, "studies:0")) == ("job-guru", 1)


@pytest.mark.rule("AMB-44", "SL-19.2")
def test_a_grand_prize_under_the_bunker_is_flipped_with_its_job_and_the_bunker_is_free() -> None:
    life = player(
        job=["job-writer"],
        belongings=["survival-bunker", "grand-prize"],
        protected={"heap": "belongings", "card": "grand-prize"},
    )
    table = scene(player("malus-dismissal"), life, pile=["trip-cairo"])
    draw(table, "play:malus-dismissal")
    assert (smiles(table)[1], people(table, "job")[1]) == (5, None)
    assert people(table, "protected")[1] is None
    assert laid(table, 1, "belongings", "flipped") == ["grand-prize", "survival-bunker"]


# Others.


@pytest.mark.rule("AMB-58", "AMB-41")
def test_a_player_who_is_no_survivalist_any_more_can_be_attacked() -> None:
    table = scene(
        player("malus-dismissal", "weapon-bat"),
        player("wage-1", job=["job-survivalist"], belongings=["pet-cat"]),
        pile=["trip-cairo", "trip-rio", "trip-london"],
    )
    draw(table, "play:malus-dismissal")
    draw(table, "discard:wage-1")
    draw(table, "play:weapon-bat", "seat:1")
    assert cards(table, "belongings:0") == ["pet-cat"]


@pytest.mark.rule("AMB-55", "AMB-62")
def test_a_flood_does_not_stop_a_relaunched_crisis() -> None:
    table = scene(
        player(studies=["study-single"] * 3),
        player(wages=["wage-1"]),
        flood=["job-hacker", "wage-2"],
        out=["crisis-economic"],
        past=["crisis-economic"],
        pile=SAFE,
    )
    act(table, "card:job-hacker", "card:crisis-economic")
    assert (running(table), cards(table, "wages:1"), kind(table)) == (["crisis-economic"], [], "flood")


@pytest.mark.rule("AMB-42", "AMB-57")
def test_a_vulture_brings_a_house_for_the_price_of_the_married() -> None:
    life = player("pet-vulture", marriage=["marriage-montcuq"], wages=["wage-3"])
    table = scene(life, player(), pile=["trip-cairo"], out=["house-small-pink", "house-big"])
    draw(table, "play:pet-vulture")
    assert offers(table, 0) == ["card:house-small-pink", "no"]
    assert refusal(table, 0, "card:house-big") == "SL-3.3"


@pytest.mark.rule("AMB-55", "AP-17.4")
def test_a_hacker_laid_after_a_rainbow_ends_the_turn() -> None:
    table = scene(
        player("special-rainbow", "job-hacker", "pet-cat", "pet-dog", studies=["study-single"] * 3),
        player(),
        player(),
        pile=["trip-cairo", *SAFE],
        out=["crisis-economic"],
        past=["crisis-economic"],
    )
    draw(table, "play:special-rainbow", "play:job-hacker", "card:crisis-economic")
    assert (asked(table), running(table), count(table, "hand:0")) == ([1], ["crisis-economic"], 5)
    assert {"pet-cat", "pet-dog"} <= set(hand(table, 0))


@pytest.mark.rule("AMB-65", "AP-12.5")
@pytest.mark.parametrize(("expansion", "attacks"), [("basic", False), ("advanced", True)])
def test_a_weapon_stolen_in_a_purge_attacks_in_advanced_mode_only(expansion: str, attacks: bool) -> None:
    table = scene(
        player(),
        player("weapon-knife", belongings=["pet-cat"]),
        running=[plague("event-purge")],
        pile=SAFE,
        expansion=expansion,
    )
    act(table, "seat:1")
    assert (bool(table.pending) and kind(table) == "attack") == attacks
    assert laid(table, 0, "belongings") == ["weapon-knife"]
    assert laid(table, 1, "belongings") == ["pet-cat"]


@pytest.mark.rule("AMB-49", "AP-16.2")
def test_a_bombed_researcher_loses_the_sixth_card_too() -> None:
    for seed in range(20):
        victim = player("wage-1", "wage-2", "wage-3", "wage-4", "pet-cat", "pet-dog", job=["job-researcher"])
        table = scene(player("malus-bombing"), victim, pile=["trip-cairo"], seed=seed)
        draw(table, "play:malus-bombing")
        if happened(table, "bombed"):
            assert (kind(table), asked(table)) == ("give-up", [1])
            act(table, "card:pet-cat")
            assert (cards(table, "out"), cards(table, "discard"), count(table, "hand:1")) == (
                ["job-researcher"],
                ["pet-cat"],
                5,
            )
            return
    raise AssertionError("no hit in twenty")


@pytest.mark.rule("AP-14.7", "AP-17.3")
def test_the_radar_looks_before_the_dictator_names_anybody() -> None:
    table = scene(player(job=["job-dictator"], belongings=["survival-radar"]), player("pet-cat"), pile=["crisis-food"])
    assert (happened(table, "looked-at-pile"), cards(table, "pile", 0)[0]) == (
        [("looked-at-pile", 0, 1)],
        "crisis-food",
    )
    assert {"draw", "resign", "imprison:1"} <= set(offers(table, 0))


@pytest.mark.rule("AMB-48", "AP-5.4")
def test_the_virus_leaves_with_an_illness_even_in_an_ecological_crisis() -> None:
    table = scene(
        player("malus-virus"),
        player("pet-cat"),
        pile=["malus-illness", *SAFE],
        running=[plague("crisis-ecological")],
    )
    draw(table, "play:malus-illness", "virus:1")
    if kind(table) == "exchange":
        act(table, "card:pet-cat")
    assert (hand(table, 0), hand(table, 1)) == (["pet-cat"], ["malus-virus"])
