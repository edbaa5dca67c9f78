"""Unforeseen combinations of rules, found by an audit."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    cards,
    count,
    counts,
    dull,
    happened,
    kind,
    laid,
    monster,
    offers,
    plague,
    player,
    scene,
    studied,
)


@pytest.mark.rule("AMB-83")
def test_nobody_draws_back_while_a_flood_lasts() -> None:
    flood = ["job-researcher", "wage-1", "wage-2", "wage-3"]
    table = scene(player(studies=studied(6)), player(), flood=flood, pile=["event-invasion", "wage-1"])
    act(table, "card:job-researcher")
    assert (counts(table, "hand"), happened(table, "plague-came"), kind(table)) == ([0, 0], [], "flood")


@pytest.mark.rule("AMB-83")
def test_an_ecological_crisis_that_ends_in_a_flood_refills_when_it_is_over() -> None:
    running = [plague("crisis-ecological", 1, turned_by=0)]
    table = scene(player(), player(), flood=["trip-rio", "trip-cairo"], running=running, pile=dull(20))
    act(table, "discard:trip-rio")
    assert counts(table, "hand") == [0, 0]
    act(table, "discard:trip-cairo")
    assert counts(table, "hand") == [5, 5]


@pytest.mark.rule("AMB-83", "SL-17.1", "SL-18.1")
def test_a_player_who_lays_the_flood_cannot_resign_any_more() -> None:
    life = {"job": ["job-writer"], "marriage": ["marriage-montcuq"], "flirts": ["flirt-bar"]}
    table = scene(player("cataclysm-flood", "wage-1", **life), player("wage-3"), pile=["study-single", *dull(9)])
    act(table, "draw", "play:cataclysm-flood")
    assert {"resign", "divorce"} & set(offers(table, 0)) == set()
    act(table, "discard:wage-3")
    assert offers(table, 1) == ["card:study-single", "discard:wage-1"]


@pytest.mark.rule("AMB-35", "AP-11.7")
def test_what_a_marriage_covers_is_no_small_change() -> None:
    life = player(studies=["study-single"], marriage=["marriage-montcuq"], flirts=["flirt-restaurant"])
    table = scene(life, player(), monsters=[monster("monster-deadly-fish")])
    assert (laid(table, 0, "studies"), laid(table, 0, "marriage")) == (["study-single"], [])


@pytest.mark.rule("AP-9.4")
def test_all_fates_are_told_before_anybody_is_asked_again() -> None:
    researcher = player(*dull(6), job=["job-researcher"])
    others = [player(*dull(5)[:0], belongings=[pet]) for pet in ("pet-cat", "pet-dog")]
    for seed in range(20):
        table = scene(researcher, *others, pile=["event-armageddon"], seed=seed)
        act(table, "draw")
        if kind(table) == "give-up":
            told = happened(table, "doomed", "spared")
            assert len(told) == 3
            return
    pytest.fail("the Researcher was spared every time")


@pytest.mark.rule("AP-18.3")
def test_an_earthquake_is_dealt_before_anybody_is_asked_again() -> None:
    researcher = player(*dull(6), job=["job-researcher"])
    for seed in range(20):
        table = scene(
            player("cataclysm-earthquake", belongings=["pet-cat"]), researcher, pile=["study-single"], seed=seed
        )
        act(table, "draw", "play:cataclysm-earthquake")
        assert len(happened(table, "dealt")) == 2
        if kind(table) == "give-up":
            return
    pytest.fail("the Researcher kept the job every time")


@pytest.mark.rule("AMB-82", "AMB-12")
def test_a_plague_drawn_in_the_middle_of_a_turn_begins_at_its_end() -> None:
    hand = ["special-rainbow", "cataclysm-fire", "wage-1", "wage-2", "wage-3"]
    table = scene(player(*hand), player("wage-4"), pile=["study-single", "crisis-economic", *dull(9)])
    act(table, "draw", "play:special-rainbow", "play:cataclysm-fire")
    assert (happened(table, "plague-starts"), kind(table)) == ([], "more")
    act(table, "done")
    assert happened(table, "plague-starts") == [("plague-starts", 0, "crisis-economic", 3)]


@pytest.mark.rule("SL-19.2", "AMB-30")
def test_both_grand_prizes_are_flipped_with_the_job() -> None:
    life = player(job=["job-writer"], belongings=["grand-prize", "grand-prize"])
    table = scene(life, player(), pile=dull(9))
    act(table, "resign")
    assert (cards(table, "belongings:0"), cards(table, "flipped:0")) == ([], ["grand-prize"] * 2)


@pytest.mark.rule("AMB-22", "AMB-72")
def test_a_gift_does_not_make_two_cards_in_an_ecological_crisis() -> None:
    table = scene(
        player("wage-1", job=["job-dictator"]), player("wage-2"), running=[plague("crisis-ecological")], pile=dull(9)
    )
    act(table, "imprison:1", "card:wage-2", "yes", "card:wage-2")
    assert (count(table, "hand:0"), cards(table, "discard")) == (1, ["wage-1"])


@pytest.mark.rule("AP-7.4", "AMB-32")
def test_a_survivalist_chooses_the_side_of_the_pile_during_an_invasion() -> None:
    running = [plague("crisis-political"), plague("event-invasion")]
    pile = ["study-single", "study-double"]
    table = scene(
        player(job=["job-survivalist"]), player(), running=running, target=20, pile=pile, expansion="advanced"
    )
    assert (kind(table), offers(table, 0)) == ("side", ["draw", "draw-hidden"])
    other = table.fork(seat=None, seed=1)
    act(table, "draw")
    assert cards(table, "pile")[0] == "study-double"
    act(other, "draw-hidden")
    assert "study-single" in cards(other, "pile")[:2]


@pytest.mark.rule("AMB-84", "SL-10.6")
def test_a_flirt_that_has_had_its_child_stays_used_with_a_thief() -> None:
    used = [{"card": "flirt-hotel"}]
    owner = player(flirts=["flirt-hotel"], used_flirts=used)
    table = scene(player("flirt-hotel", "child-luke"), owner, pile=["wage-1", "wage-2", *dull(9)])
    act(table, "draw", "play:flirt-hotel", "draw", "discard:wage-2", "draw")
    assert (cards(table, "flirts:0"), "play:child-luke" in offers(table, 0)) == (["flirt-hotel"] * 2, False)


@pytest.mark.rule("AMB-84", "SL-11.1")
def test_flirts_left_of_an_adultery_allow_a_marriage() -> None:
    table = scene(player("marriage-montcuq", affair=["flirt-bar"]), player(), pile=dull(9))
    act(table, "draw")
    assert "play:marriage-montcuq" in offers(table, 0)


@pytest.mark.rule("AMB-83", "AP-10.1")
def test_a_dictator_only_steals_in_a_purge() -> None:
    table = scene(
        player(job=["job-dictator"]), player("wage-1"), player("wage-2"), running=[plague("event-purge")], pile=dull(9)
    )
    assert offers(table, 0) == ["seat:1", "seat:2"]
