"""AP-5: the ecological crisis. Each player lives on one card."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    asked,
    bide,
    cards,
    counts,
    draw,
    dull,
    happened,
    kind,
    laid,
    offers,
    people,
    plague,
    player,
    refusal,
    running,
    scene,
    truth,
)

ECOLOGICAL = "crisis-ecological"
IN_CRISIS = [plague(ECOLOGICAL)]
FIVE = ["wage-1", "wage-2", "wage-3", "wage-4", "study-double"]


def keep(*keys: str, **life: object) -> list[str]:
    """Return what is offered at the onset to a player with a full hand."""
    table = scene(player(*keys, **life), player(), pile=[ECOLOGICAL, *dull(9)])
    draw(table)
    return offers(table, 0) if kind(table) == "keep" else []


@pytest.mark.rule("AP-5.1", "AP-3.6")
def test_everybody_discards_all_but_a_card_of_choice() -> None:
    table = scene(player(*FIVE), player(*FIVE), player("wage-1"), turn=1, pile=[ECOLOGICAL, *dull(9)])
    draw(table)
    assert (asked(table), kind(table)) == ([1], "keep")
    assert offers(table, 1) == sorted([f"card:{card}" for card in FIVE], key=lambda key: "study" not in key)
    act(table, "card:wage-3")
    assert asked(table) == [0]
    act(table, "card:study-double")
    assert (counts(table, "hand"), len(cards(table, "discard"))) == ([1, 1, 1], 8)
    assert [truth(table, seat)["hand"] for seat in (0, 1, 2)] == [["study-double"], ["wage-3"], ["wage-1"]]
    assert cards(table, "out") == []
    assert asked(table) == [2]


@pytest.mark.rule("AP-5.2", "AMB-22")
def test_a_turn_is_to_draw_one_and_play_one() -> None:
    table = scene(player("wage-1"), player("wage-2"), running=IN_CRISIS, pile=dull(5))
    draw(table)
    assert sorted(offers(table, 0)) == ["discard:study-single", "discard:wage-1", "play:study-single"]
    act(table, "play:study-single")
    assert (counts(table, "hand"), people(table, "hand_size")) == ([1, 1], [1, 1])


@pytest.mark.rule("AP-5.3", "AMB-22")
def test_at_the_end_everybody_draws_back_to_the_size_they_had() -> None:
    lives = [player("wage-1", job=["job-researcher"]), player("wage-2"), player(*FIVE, job=["job-survivalist"])]
    table = scene(*lives, running=[plague(ECOLOGICAL, 1, turned_by=0)], pile=dull(16))
    assert people(table, "hand_size") == [1, 1, 5]
    draw(table, "discard:wage-1")
    assert (running(table), counts(table, "hand"), people(table, "hand_size")) == ([], [6, 5, 5], [6, 5, 5])


@pytest.mark.rule("AP-5.3")
def test_the_refill_at_the_end_begins_with_the_next_player() -> None:
    table = scene(player("wage-1"), player("wage-2"), running=[plague(ECOLOGICAL, 1, turned_by=0)], pile=dull(16))
    draw(table, "discard:wage-1")
    assert [seat for _, seat in happened(table, "drew")] == [0, 1, 1, 1, 1, 0, 0, 0, 0]


@pytest.mark.rule("AP-5.4", "AMB-22")
def test_a_player_who_holds_the_virus_must_keep_it() -> None:
    assert keep("malus-virus", *FIVE[:4]) == ["card:malus-virus"]
    assert keep("malus-virus", *FIVE[:4], belongings=["survival-gas-mask"]) == ["card:malus-virus"]


@pytest.mark.rule("AP-5.4", "AMB-22")
def test_not_even_a_gas_mask_lets_anybody_discard_the_virus() -> None:
    masked = player("malus-virus", belongings=["survival-gas-mask"])
    table = scene(masked, player(), running=IN_CRISIS, pile=dull(5))
    draw(table)
    assert "discard:malus-virus" not in offers(table, 0)
    assert refusal(table, 0, "discard:malus-virus") != "not refused"
    table = scene(masked, player(), pile=dull(5))
    draw(table)
    assert "discard:malus-virus" in offers(table, 0)


@pytest.mark.rule("AP-5.4", "AMB-22")
def test_the_virus_is_not_thrown_on_aliens_in_this_crisis() -> None:
    invaded = [plague("event-invasion"), plague(ECOLOGICAL)]
    table = scene(player("malus-virus"), player(), running=invaded, target=9, pile=dull(5))
    assert offers(table, 0) == ["throw:study-single"]


@pytest.mark.rule("AMB-22")
def test_fire_still_takes_the_virus() -> None:
    table = scene(player("cataclysm-fire"), player("malus-virus"), running=IN_CRISIS, pile=dull(5))
    draw(table, "play:cataclysm-fire")
    assert "malus-virus" in cards(table, "discard")
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("AP-5.5")
def test_a_survivalist_keeps_the_hand() -> None:
    table = scene(player(*FIVE, job=["job-survivalist"]), player(*FIVE), pile=[ECOLOGICAL, *dull(9)])
    draw(table)
    assert asked(table) == [1]
    act(table, "card:wage-1")
    assert (counts(table, "hand"), people(table, "hand_size")) == ([5, 1], [5, 1])


@pytest.mark.rule("AMB-22")
def test_a_researcher_has_one_card_too() -> None:
    table = scene(player(*FIVE, "wage-1", job=["job-researcher"]), player(), pile=[ECOLOGICAL, *dull(9)])
    draw(table, "card:wage-4")
    assert (counts(table, "hand"), people(table, "hand_size")[0]) == ([1, 0], 1)


@pytest.mark.rule("AMB-22")
def test_rainbow_draws_back_to_one_card() -> None:
    table = scene(player("special-rainbow"), player("wage-1"), running=IN_CRISIS, pile=dull(9))
    draw(table, "play:special-rainbow", "play:study-single")
    assert (counts(table, "hand"), asked(table)) == ([1, 1], [1])


@pytest.mark.rule("AMB-22")
def test_a_purge_ends_with_one_card() -> None:
    both = [plague("event-purge", 1, turned_by=0), plague(ECOLOGICAL, turned_by=1)]
    table = scene(player(), player("wage-1"), player(), running=both, pile=dull(9))
    act(table, "seat:1")
    assert laid(table, 0, "wages") == ["wage-1"]
    assert (running(table), counts(table, "hand")) == ([ECOLOGICAL], [1, 1, 1])


@pytest.mark.rule("AMB-22")
def test_a_flood_ends_with_one_card() -> None:
    table = scene(player(), player(), running=IN_CRISIS, flood=["wage-1"], pile=dull(9))
    act(table, "discard:wage-1")
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("AMB-22")
@pytest.mark.parametrize("hand", [["wage-1", "wage-2"], ["wage-1", "malus-virus"]])
def test_a_player_who_gets_more_by_a_tornado_discards_down_to_one_and_keeps_the_virus(hand: list[str]) -> None:
    lives = [player("cataclysm-tornado", *hand, job=["job-survivalist"]), player("wage-3")]
    table = scene(*lives, running=IN_CRISIS, pile=["wage-4", *dull(9)])
    draw(table, "play:cataclysm-tornado")
    assert (asked(table), kind(table)) == ([1], "keep")
    assert ("malus-virus" in hand) == (offers(table, 1) == ["card:malus-virus"])
    act(table, offers(table, 1)[0])
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("AP-5.2", "AP-5.5")
def test_a_survivalist_who_loses_the_job_is_left_with_one_card() -> None:
    lives = [player("malus-dismissal"), player(*FIVE, job=["job-survivalist"])]
    table = scene(*lives, running=IN_CRISIS, pile=dull(5))
    draw(table, "play:malus-dismissal")
    assert (asked(table), kind(table)) == ([1], "keep")
    assert happened(table, "lost") == [("lost", 1, "job-survivalist")]
    act(table, "card:wage-4")
    assert truth(table, 1)["hand"] == ["wage-4"]


@pytest.mark.rule("AMB-22")
def test_string_pulling_and_casino_draw_back_to_one_card() -> None:
    table = scene(player("special-string-pulling"), player(), running=IN_CRISIS, pile=["job-lawyer", *dull(9)])
    draw(table, "play:special-string-pulling", "card:job-lawyer")
    assert (laid(table, 0, "job"), counts(table, "hand")[0]) == (["job-lawyer"], 1)
    table = scene(player("special-casino"), player(), running=IN_CRISIS, pile=["wage-1", *dull(9)])
    draw(table, "play:special-casino", "bet:wage-1")
    assert counts(table, "hand")[0] == 1


@pytest.mark.rule("AP-5.1")
def test_the_crisis_lets_the_next_players_live_on_one_card() -> None:
    table = scene(player(*FIVE), player(*FIVE), pile=[ECOLOGICAL, *dull(16)])
    draw(table, "card:wage-1", "card:wage-2")
    bide(table, 7)
    assert (running(table), counts(table, "hand")) == ([ECOLOGICAL], [1, 1])
    bide(table, 1)
    assert (running(table), counts(table, "hand")) == ([], [5, 5])
