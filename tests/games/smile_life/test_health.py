"""AP-8: the health crisis. Hands are shown, the Virus is laid, and players lay no cards before themselves."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    Player,
    act,
    asked,
    cards,
    counts,
    draw,
    dull,
    happened,
    kind,
    laid,
    monster,
    offers,
    plague,
    player,
    refusal,
    running,
    scene,
    shown,
    smiles,
    truth,
)

HEALTH = "crisis-health"
IN_CRISIS = [plague(HEALTH)]
MASK = ["survival-gas-mask"]


def ill(life: Player, other: Player | None = None, **more: Any) -> Table:
    """Return a turn in a health crisis, after drawing."""
    table = scene(life, other or player(), running=IN_CRISIS, pile=more.pop("pile", dull(5)), **more)
    draw(table)
    return table


@pytest.mark.rule("AP-8.1")
def test_everybody_shows_their_hand() -> None:
    lives = [player("wage-1", "wage-2"), player("wage-3"), player("study-double", job=["job-survivalist"])]
    table = scene(*lives, turn=1, pile=[HEALTH, *dull(5)])
    draw(table)
    assert happened(table, "showed-hand") == [("showed-hand", seat) for seat in (1, 2, 0)]
    assert [sorted(hand, key=str) for hand in shown(table, "showed-hand")] == [
        ["wage-3"],
        ["study-double"],
        ["wage-1", "wage-2"],
    ]


@pytest.mark.rule("AP-8.2", "AP-19.8")
def test_a_player_who_holds_the_virus_lays_it_and_draws_a_card() -> None:
    table = scene(player("wage-1"), player("malus-virus", "wage-2"), pile=[HEALTH, "wage-4", *dull(5)])
    draw(table)
    assert (laid(table, 1, "malus"), truth(table, 1)["hand"]) == (["malus-virus"], ["wage-2", "wage-4"])
    assert (smiles(table), asked(table)) == ([0, -3], [1])


@pytest.mark.rule("AP-8.2", "AP-8.6", "AMB-70", "AMB-27")
@pytest.mark.parametrize(
    "life",
    [pytest.param({"belongings": MASK}, id="gas-mask"), pytest.param({"job": ["job-survivalist"]}, id="survivalist")],
)
def test_a_mask_or_the_survivalist_keeps_the_virus_in_hand(life: dict[str, object]) -> None:
    table = scene(player("malus-virus", **life), player(), pile=[HEALTH, *dull(5)])
    draw(table)
    assert shown(table, "showed-hand")[0] == ["malus-virus"]
    assert (truth(table, 0)["hand"], laid(table, 0, "malus")) == (["malus-virus"], [])


LAID = [
    *["study-single", "wage-1", "flirt-bar", "pet-cat", "weapon-bat", "medal-honour", "special-tsunami"],
    *["special-inheritance", "cataclysm-fire", "special-casino"],
]


@pytest.mark.rule("AP-8.3", "AP-8.4", "AMB-26")
@pytest.mark.parametrize("card", LAID)
def test_nothing_is_laid_before_oneself(card: str) -> None:
    job = ["job-writer"] if card.startswith("wage") else []
    table = ill(player(card, job=job), pile=["trip-rio"])
    assert [key for key in offers(table, 0) if not key.startswith("discard:")] == []
    assert refusal(table, 0, f"play:{card}") == "AP-8.3"


@pytest.mark.rule("AP-8.4")
def test_the_only_plays_are_discards_and_malus() -> None:
    table = ill(player("malus-accident", "wage-1"), pile=["trip-rio"])
    expected = ["discard:malus-accident", "discard:trip-rio", "discard:wage-1", "play:malus-accident"]
    assert sorted(offers(table, 0)) == expected
    act(table, "play:malus-accident")
    assert laid(table, 1, "malus") == ["malus-accident"]


@pytest.mark.rule("AP-8.5")
def test_resigning_and_divorcing_remain_possible() -> None:
    life = player(job=["job-bandit"], marriage=["marriage-montcuq"])
    for key in ("resign", "divorce"):
        table = scene(life, player(), running=IN_CRISIS, pile=dull(5))
        act(table, key)
        assert (len(laid(table, 0, "job", "marriage")), asked(table)) == (1, [1])


@pytest.mark.rule("AMB-26")
def test_ending_an_adultery_is_allowed() -> None:
    table = ill(player(marriage=["marriage-montcuq", "adultery"]))
    act(table, "end-affair")
    assert laid(table, 0, "marriage") == ["marriage-montcuq"]


@pytest.mark.rule("AP-8.6", "AMB-26")
@pytest.mark.parametrize(
    "life",
    [pytest.param({"belongings": MASK}, id="gas-mask"), pytest.param({"job": ["job-survivalist"]}, id="survivalist")],
)
def test_who_is_exempt(life: dict[str, object]) -> None:
    table = ill(player("pet-cat", **life))
    act(table, "play:pet-cat")
    assert "pet-cat" in laid(table, 0, "belongings")


@pytest.mark.rule("AMB-26")
def test_the_undertaker_is_exempt_for_wages_only() -> None:
    table = ill(player("pet-cat", "wage-4", job=["job-undertaker"]))
    assert refusal(table, 0, "play:pet-cat") == "AP-8.3"
    act(table, "play:wage-4")
    assert laid(table, 0, "wages") == ["wage-4"]


@pytest.mark.rule("AMB-26")
def test_neither_revenge_nor_bets() -> None:
    life = player("special-revenge", "wage-1", malus=["malus-accident"])
    table = ill(life, casino={"owner": 0, "open": True})
    assert refusal(table, 0, "play:special-revenge") == "AP-8.3"
    assert "bet:wage-1" not in offers(table, 0)
    assert refusal(table, 0, "bet:wage-1") in ("AMB-26", "AP-8.3")


@pytest.mark.rule("AMB-26")
def test_only_a_malus_is_taken_from_the_discard_pile() -> None:
    table = scene(player(), player(), running=IN_CRISIS, discard=["study-single"], pile=dull(5))
    assert refusal(table, 0, "take") == "AP-8.3"
    table = scene(player(), player(), running=IN_CRISIS, discard=["malus-accident"], pile=dull(5))
    act(table, "take")
    assert laid(table, 1, "malus") == ["malus-accident"]


@pytest.mark.rule("AMB-26")
def test_monsters_are_still_faced() -> None:
    life = player(belongings=["trip-rio", "weapon-knife"])
    table = scene(life, player(), running=IN_CRISIS, monsters=[monster("monster-mutant-snail")], pile=dull(5))
    assert (asked(table), kind(table)) == ([0], "monster")


@pytest.mark.rule("AMB-27")
def test_a_virus_drawn_in_the_crisis_is_laid_and_replaced() -> None:
    table = ill(player("wage-1"), pile=["malus-virus", "wage-4"])
    assert laid(table, 0, "malus") == ["malus-virus"]
    assert sorted(offers(table, 0)) == ["discard:wage-1", "discard:wage-4"]


@pytest.mark.rule("AMB-27")
def test_a_virus_drawn_by_the_owner_of_a_mask_is_kept() -> None:
    table = ill(player("wage-1", belongings=MASK), pile=["malus-virus", "wage-4"])
    assert laid(table, 0, "malus") == []
    assert "discard:malus-virus" in offers(table, 0)


@pytest.mark.rule("AMB-27")
def test_a_virus_received_in_the_crisis_is_laid_and_replaced() -> None:
    masked = player("malus-virus", "cataclysm-tornado", belongings=MASK)
    table = ill(masked, player("wage-1"), pile=["wage-2", "wage-3", "wage-4"])
    act(table, "play:cataclysm-tornado")
    assert laid(table, 1, "malus") == ["malus-virus"]
    assert (truth(table, 0)["hand"], truth(table, 1)["hand"]) == (["wage-1"], ["wage-2", "wage-3"])


@pytest.mark.rule("AMB-27")
def test_a_virus_drawn_in_a_refill_in_the_crisis_is_laid_and_replaced() -> None:
    masked = player("cataclysm-fire", belongings=MASK)
    table = ill(masked, player("wage-1"), pile=["wage-2", "wage-3", "malus-virus", "wage-4"])
    act(table, "play:cataclysm-fire")
    assert (laid(table, 1, "malus"), truth(table, 1)["hand"]) == (["malus-virus"], ["wage-4"])


@pytest.mark.rule("AMB-27", "AP-2.5")
def test_a_plague_drawn_for_a_virus_is_played_and_replaced() -> None:
    table = scene(player("malus-virus"), player(), pile=[HEALTH, "event-clearance", "wage-4", *dull(5)])
    draw(table)
    assert (running(table), truth(table, 0)["hand"]) == ([HEALTH, "event-clearance"], ["wage-4"])
    assert counts(table, "hand") == [1, 0]


@pytest.mark.rule("AMB-27")
def test_a_virus_passed_on_in_the_crisis_is_laid() -> None:
    masked = player("malus-virus", "malus-illness", belongings=MASK)
    table = ill(masked, player("wage-1"), pile=["wage-2", "wage-3"])
    act(table, "play:malus-illness", "virus:1")
    assert laid(table, 1, "malus") == ["malus-illness", "malus-virus"]
    assert (truth(table, 0)["hand"], truth(table, 1)["hand"]) == (["wage-1", "wage-2"], ["wage-3"])


@pytest.mark.rule("AP-8.3")
def test_after_the_crisis_cards_are_laid_again() -> None:
    table = scene(player("wage-1"), player("pet-cat"), running=[plague(HEALTH, 1, turned_by=0)], pile=dull(5))
    draw(table, "discard:wage-1")
    draw(table, "play:pet-cat")
    assert laid(table, 1, "belongings") == ["pet-cat"]
    assert HEALTH in cards(table, "out")
