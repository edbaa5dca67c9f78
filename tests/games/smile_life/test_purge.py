"""AP-10.1 to AP-10.7: the Purge. Hands are robbed, and stolen cards are laid without any condition."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
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
    people,
    phase,
    plague,
    player,
    public,
    refusal,
    running,
    scene,
    smiles,
    truth,
)

PURGE = [plague("event-purge")]


def rob(card: str, *hand: str, more: dict[str, Any] | None = None, **life: Any) -> Table:
    """A player with this life steals this card; the victim and a third player hold nothing else of interest."""
    thief = player("wage-4", *hand, **life)
    scenery: dict[str, Any] = {"running": PURGE, "pile": dull(12), **(more or {})}
    table = scene(thief, player(card), player("wage-4"), **scenery)
    act(table, "seat:1")
    assert happened(table, "robbed")[-1] == ("robbed", 0, 1, card)
    return table


# AP-10.1, AP-10.7 The theft.


@pytest.mark.rule("AP-10.1", "AP-10.7", "AMB-30")
def test_the_theft_takes_the_place_of_the_turn_and_must_be() -> None:
    thief = player("wage-1", job=["job-waiter"], marriage=["marriage-montcuq"])
    table = scene(
        thief, player("wage-2"), player("wage-3", "wage-3"), running=PURGE, discard=["study-single"], pile=dull(5)
    )
    assert (phase(table), kind(table), offers(table, 0)) == ("purge", "rob", ["seat:1", "seat:2"])
    assert "not refused" not in [refusal(table, 0, key) for key in ("draw", "take", "resign", "divorce")]
    act(table, "seat:2")
    assert laid(table, 0, "wages") == ["wage-3"]
    assert (counts(table, "hand"), asked(table)) == ([1, 1, 1], [1])


@pytest.mark.rule("AP-10.1")
def test_the_card_is_taken_at_random() -> None:
    taken = set()
    for seed in range(30):
        lives = [player("wage-4"), player("wage-1", "wage-2", "wage-3"), player("wage-4")]
        table = scene(*lives, seed=seed, running=PURGE, pile=dull(5))
        act(table, "seat:1")
        taken.add(laid(table, 0, "wages")[0])
    assert taken == {"wage-1", "wage-2", "wage-3"}


@pytest.mark.rule("AP-10.1", "AP-3.4")
def test_a_purge_that_is_drawn_begins_with_the_next_player() -> None:
    lives = [player("wage-1"), player("wage-2"), player("wage-3")]
    table = scene(*lives, pile=["event-purge", *dull(20)])
    draw(table)
    assert (asked(table), kind(table), counts(table, "hand")) == ([1], "rob", [1, 1, 1])


@pytest.mark.rule("AMB-30")
def test_nothing_happens_if_all_other_hands_are_empty() -> None:
    table = scene(player("wage-1"), player(), player(), running=[plague("event-purge", turned_by=2)], pile=dull(20))
    assert (happened(table, "passed"), asked(table)) == ([("passed", 0)], [1])
    act(table, "seat:0")
    assert happened(table, "robbed") == [("robbed", 1, 0, "wage-1")]


@pytest.mark.rule("AMB-30")
def test_a_player_who_skips_does_not_steal() -> None:
    lives = [player("wage-1", skips=1), player("wage-2"), player("wage-3")]
    table = scene(*lives, running=PURGE, pile=dull(5))
    assert (asked(table), happened(table, "robbed"), people(table, "skips")) == ([1], [], [0, 0, 0])


@pytest.mark.rule("AMB-30")
def test_a_monster_is_faced_instead_of_stealing() -> None:
    lives = [player("wage-1", belongings=["trip-rio", "weapon-knife"]), player("wage-2"), player("wage-3")]
    table = scene(*lives, running=PURGE, monsters=[monster("monster-mutant-snail")], pile=dull(5))
    act(table, "use:weapon-knife")
    assert (asked(table), kind(table), happened(table, "robbed")) == ([1], "rob", [])


# AP-10.2 Without any condition.

FREELY = [
    ("study-double", "studies", {"job": ["job-writer"]}),
    ("study-double", "studies", {"studies": ["study-single"] * 6}),
    ("wage-4", "wages", {}),
    ("child-luke", "children", {}),
    ("flirt-bar", "flirts", {"marriage": ["marriage-montcuq"]}),
    ("marriage-montcuq", "marriage", {}),
    ("adultery", "marriage", {"marriage": ["marriage-montcuq"]}),
    ("house-big", "belongings", {}),
    ("vehicle-tank", "belongings", {}),
    ("survival-nuclear-threat", "belongings", {}),
    ("medal-honour", "belongings", {"was_bandit": True}),
]


@pytest.mark.rule("AP-10.2", "AMB-30")
@pytest.mark.parametrize(("card", "heap", "life"), FREELY)
def test_a_stolen_card_is_laid_without_any_condition(card: str, heap: str, life: dict[str, Any]) -> None:
    table = rob(card, **life)
    assert card in laid(table, 0, heap)
    assert (laid(table, 0, "flipped"), asked(table)) == ([], [1])


@pytest.mark.rule("AMB-30", "AMB-68")
@pytest.mark.parametrize(
    ("crisis", "card", "heap"),
    [
        ("crisis-economic", "wage-1", "wages"),
        ("crisis-food", "child-luke", "children"),
        ("crisis-health", "pet-cat", "belongings"),
        ("crisis-political", "job-writer", "job"),
    ],
)
def test_conditions_of_a_crisis_beside_it_are_ignored_too(crisis: str, card: str, heap: str) -> None:
    table = rob(card, more={"running": [*PURGE, plague(crisis)]})
    assert laid(table, 0, heap) == [card]


@pytest.mark.rule("AMB-30", "AMB-21")
def test_nobody_eats_the_pangolin_for_a_stolen_child() -> None:
    table = rob("child-luke", belongings=["pet-pangolin"], more={"running": [*PURGE, plague("crisis-food")]})
    while kind(table) == "feed":
        act(table, "no")
    assert (laid(table, 0, "children"), laid(table, 0, "belongings")) == (["child-luke"], ["pet-pangolin"])
    assert running(table) == ["event-purge", "crisis-food"]


@pytest.mark.rule("AP-10.2")
def test_a_stolen_flirt_still_steals_its_like() -> None:
    lives = [player("wage-1"), player("flirt-bar"), player("wage-1", flirts=["flirt-bar"])]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (laid(table, 0, "flirts"), laid(table, 2, "flirts")) == (["flirt-bar", "flirt-bar"], [])


@pytest.mark.rule("AMB-30")
@pytest.mark.parametrize(("job", "limit"), [("job-writer", 4), ("job-waiter", 1)])
def test_a_stolen_prize_scores_but_helps_only_a_fitting_job(job: str, limit: int) -> None:
    table = rob("grand-prize", job=[job])
    assert (smiles(table)[0], people(table, "wage_limit")[0]) == (6, limit)


@pytest.mark.rule("AMB-30")
def test_a_prize_without_a_job_does_not_serve_a_later_one() -> None:
    lives = [player("wage-1", "wage-1", "wage-1"), player("grand-prize"), player("job-writer")]
    table = scene(*lives, running=PURGE, pile=dull(12))
    act(table, "seat:1")
    assert (smiles(table)[0], asked(table)) == (4, [1])
    act(table, "seat:0", "seat:0", "seat:2")
    assert laid(table, 0, "job") == ["job-writer"]
    assert people(table, "wage_limit")[0] == 1


@pytest.mark.rule("AMB-30")
@pytest.mark.parametrize(("mode", "asks"), [("advanced", "attack"), ("basic", "rob")])
def test_a_stolen_weapon_may_attack_in_advanced_mode(mode: str, asks: str) -> None:
    lives = [player("wage-1"), player("weapon-bazooka", belongings=["trip-rio"]), player("wage-1")]
    table = scene(*lives, expansion=mode, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (laid(table, 0, "belongings"), kind(table)) == (["weapon-bazooka"], asks)


@pytest.mark.rule("AMB-30")
def test_a_stolen_bunker_is_put_on_any_card_or_stands_alone() -> None:
    table = rob("survival-bunker", wages=["wage-1"], studies=["study-double"])
    assert sorted(offers(table, 0)) == ["card:study-double", "card:wage-1"]
    act(table, "card:wage-1")
    assert people(table, "protected")[0] == "wage-1"
    table = rob("survival-bunker")
    assert (laid(table, 0, "belongings"), people(table, "protected")[0]) == (["survival-bunker"], None)
    assert asked(table) == [1]


# AP-10.3 Jobs.


@pytest.mark.rule("AP-10.3", "AMB-30")
@pytest.mark.parametrize("job", ["job-surgeon", "job-dictator", "job-grand-professor", "job-guru", "job-survivalist"])
def test_a_stolen_job_replaces_the_current_one_without_condition(job: str) -> None:
    lives = [player("wage-4", job=["job-waiter"]), player(job), player("wage-4", job=["job-policeman"])]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (laid(table, 0, "job"), cards(table, "discard")) == ([job], ["job-waiter"])


@pytest.mark.rule("AP-10.3")
def test_a_stolen_job_brings_its_power() -> None:
    table = rob("job-dictator")
    assert people(table, "imprisons")[0] is True
    lives = [player("wage-4"), player("job-policeman"), player("wage-4", job=["job-bandit"])]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (people(table, "job"), cards(table, "discard")) == (["job-policeman", None, None], ["job-bandit"])


@pytest.mark.rule("AP-10.3", "AMB-87")
def test_a_job_under_the_bunker_is_replaced_and_the_bunker_stays() -> None:
    under = {"heap": "job", "card": "job-waiter"}
    table = rob("job-writer", job=["job-waiter"], belongings=["survival-bunker"], protected=under)
    assert (laid(table, 0, "job"), cards(table, "discard")) == (["job-writer"], ["job-waiter"])
    assert (laid(table, 0, "belongings"), people(table, "protected")[0]) == (["survival-bunker"], None)
    assert smiles(table)[0] == 3


@pytest.mark.rule("AMB-87", "AP-10.4", "AMB-44")
def test_a_stolen_dismissal_does_not_reach_a_job_under_the_bunker() -> None:
    under = {"heap": "job", "card": "job-waiter"}
    table = rob("malus-dismissal", job=["job-waiter"], belongings=["survival-bunker"], protected=under)
    assert (laid(table, 0, "job"), cards(table, "discard")) == (["job-waiter"], ["malus-dismissal"])


@pytest.mark.rule("AMB-87")
def test_the_bunker_of_a_replaced_job_does_not_protect_the_new_one() -> None:
    under = {"heap": "job", "card": "job-waiter"}
    thief = player("wage-1", "wage-1", job=["job-waiter"], belongings=["survival-bunker"], protected=under)
    lives = [thief, player("job-writer"), player("malus-dismissal", "malus-dismissal")]
    table = scene(*lives, running=[plague("event-purge", turned_by=2)], pile=dull(12))
    act(table, "seat:1", "seat:0", "seat:0", "seat:2")
    assert laid(table, 0, "job") == []


@pytest.mark.rule("AP-10.3")
def test_a_researcher_who_gets_another_job_loses_the_sixth_card() -> None:
    hand = ["wage-1", "wage-2", "wage-3", "study-double", "wage-4"]
    table = rob("job-writer", *hand, job=["job-researcher"])
    assert kind(table) == "give-up"
    act(table, "card:wage-3")
    assert (counts(table, "hand")[0], laid(table, 0, "job")) == (5, ["job-writer"])


# AP-10.4 Malus.

STRIKING: list[tuple[str, dict[str, Any], int]] = [
    ("accident", {}, 1),
    ("illness", {}, 1),
    ("burn-out", {"job": ["job-writer"]}, 1),
    ("dismissal", {"job": ["job-writer"]}, 0),
    ("divorce", {"marriage": ["marriage-montcuq"]}, 0),
    ("income-tax", {"job": ["job-writer"], "wages": ["wage-1"]}, 0),
    ("grade-repetition", {"studies": ["study-double"]}, 0),
    ("fuel-shortage", {}, 0),
]


@pytest.mark.rule("AP-10.4")
@pytest.mark.parametrize(("name", "life", "skips"), STRIKING)
def test_a_stolen_malus_strikes_the_thief(name: str, life: dict[str, Any], skips: int) -> None:
    table = rob(f"malus-{name}", **life)
    assert (laid(table, 0, "malus"), people(table, "skips")[0]) == ([f"malus-{name}"], skips)
    if name in ("dismissal", "divorce", "income-tax", "grade-repetition"):
        assert len(cards(table, "discard")) == 1


@pytest.mark.rule("AP-10.4")
def test_a_stolen_jail_strikes_a_bandit() -> None:
    table = rob("malus-jail", job=["job-bandit"])
    assert (people(table, "skips")[0], laid(table, 0, "job")) == (3, [])
    assert cards(table, "discard") == ["malus-jail", "job-bandit"]


MISSING: list[tuple[str, dict[str, Any]]] = [
    ("accident", {"job": ["job-mechanic"]}),
    ("illness", {"belongings": ["survival-gas-mask"]}),
    ("burn-out", {}),
    ("dismissal", {"job": ["job-soldier"]}),
    ("divorce", {}),
    ("divorce", {"marriage": ["marriage-montcuq"], "job": ["job-lawyer"]}),
    ("income-tax", {"job": ["job-writer"]}),
    ("grade-repetition", {"job": ["job-writer"], "studies": ["study-double"]}),
    ("jail", {"job": ["job-writer"]}),
    ("bomb", {}),
    ("bombing", {}),
    ("genetic-mutation", {"belongings": ["pet-unicorn"]}),
    ("radioactive-cloud", {}),
    ("virus", {}),
]


@pytest.mark.rule("AP-10.4")
@pytest.mark.parametrize(("name", "life"), MISSING)
def test_a_malus_that_the_thief_cannot_receive_is_discarded(name: str, life: dict[str, Any]) -> None:
    table = rob(f"malus-{name}", **life)
    assert (laid(table, 0, "malus"), cards(table, "discard")) == ([], [f"malus-{name}"])
    assert people(table, "skips")[0] == 0


@pytest.mark.rule("AMB-30")
def test_a_stolen_bombing_is_run_by_the_player_robbed() -> None:
    table = rob("malus-bombing", belongings=["trip-rio", "pet-cat"])
    assert (asked(table), kind(table)) == ([1], "bombing")
    act(table, "card:pet-cat")
    assert laid(table, 0, "malus") == ["malus-bombing"]


@pytest.mark.rule("AMB-30")
def test_a_stolen_mutation_is_run_by_the_player_robbed() -> None:
    table = rob("malus-genetic-mutation", belongings=["pet-dog", "pet-cat"])
    assert (asked(table), kind(table)) == ([1], "mutation")
    act(table, "card:pet-cat")
    assert happened(table, "mutates")[0][1:3] == (0, "pet-cat")


@pytest.mark.rule("AMB-30")
def test_a_stolen_cloud_strikes_the_thief_and_is_run_by_the_player_robbed() -> None:
    table = rob("malus-radioactive-cloud", malus=["malus-accident", "malus-divorce"], marriage=["marriage-montcuq"])
    assert (asked(table), kind(table)) == ([1], "cloud")
    act(table, "card:malus-divorce")
    assert (laid(table, 0, "marriage"), people(table, "skips")[0]) == ([], 0)
    assert laid(table, 0, "malus") == ["malus-accident", "malus-divorce", "malus-radioactive-cloud"]


@pytest.mark.rule("AMB-30")
def test_a_stolen_bomb_kills_all_children_and_nobody_is_its_author() -> None:
    lives = [player("wage-1", children=["child-luke"]), player("malus-bomb"), player("wage-1", children=["child-lara"])]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert sorted(cards(table, "out"), key=str) == ["child-lara", "child-luke", "malus-bomb"]
    assert [truth(table, seat)["bombed"] for seat in (0, 1, 2)] == [False, False, False]


@pytest.mark.rule("AMB-30")
def test_a_soldier_stops_a_stolen_bomb() -> None:
    lives = [player("wage-1", children=["child-luke"]), player("malus-bomb"), player("wage-1", job=["job-soldier"])]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (laid(table, 0, "children"), cards(table, "discard")) == (["child-luke"], ["malus-bomb"])


# AP-10.5, AP-10.6.


@pytest.mark.rule("AP-10.5", "AMB-30")
def test_at_the_end_hands_are_refilled() -> None:
    lives = [player("wage-1"), player("wage-2", job=["job-researcher"]), player("wage-3")]
    table = scene(*lives, running=[plague("event-purge", 1, turned_by=0)], pile=dull(20))
    act(table, "seat:2")
    assert (running(table), counts(table, "hand"), asked(table)) == ([], [5, 6, 5], [1])
    assert "draw" in offers(table, 1)


@pytest.mark.rule("AP-10.6")
@pytest.mark.parametrize(
    ("card", "life"),
    [
        ("cataclysm-flood", {}),
        ("adultery", {}),
        ("adultery", {"marriage": ["marriage-montcuq", "adultery"]}),
        ("marriage-monteton", {"marriage": ["marriage-montcuq"]}),
    ],
)
def test_these_are_discarded_if_stolen(card: str, life: dict[str, Any]) -> None:
    table = rob(card, **life)
    assert (cards(table, "discard"), cards(table, "flood")) == ([card], [])
    assert asked(table) == [1]


# AMB-69 Specials.


@pytest.mark.rule("AMB-69", "AP-10.2")
def test_stolen_rainbow() -> None:
    table = rob("special-rainbow", "study-double")
    assert (asked(table), kind(table)) == ([0], "more")
    act(table, "play:study-double", "done")
    assert (counts(table, "hand")[0], laid(table, 0, "studies")) == (2, ["study-double"])
    assert laid(table, 0, "flipped") == ["special-rainbow"]


@pytest.mark.rule("AMB-69")
def test_stolen_rainbow_allows_three_plays() -> None:
    table = rob("special-rainbow", "study-single", "study-single", "study-double", "study-double")
    act(table, "play:study-single", "play:study-single", "play:study-double")
    assert (asked(table), counts(table, "hand")[0]) == ([1], 5)


@pytest.mark.rule("AMB-68")
def test_the_flood_cannot_be_laid_through_a_stolen_rainbow() -> None:
    table = rob("special-rainbow", "cataclysm-flood")
    assert refusal(table, 0, "play:cataclysm-flood") == "AMB-68"


@pytest.mark.rule("AMB-69")
def test_stolen_luck() -> None:
    table = rob("special-luck", more={"pile": ["wage-1", "wage-2", "study-double", *dull(5)]})
    act(table, "card:study-double", "card:wage-1")
    assert (asked(table), kind(table)) == ([0], "play")
    act(table, "play:study-double")
    assert (laid(table, 0, "studies"), counts(table, "hand")[0], asked(table)) == (["study-double"], 1, [1])


@pytest.mark.rule("AMB-69")
def test_stolen_string_pulling_serves_only_a_thief_without_a_job() -> None:
    table = rob("special-string-pulling", "job-lawyer")
    act(table, "card:job-lawyer")
    assert (laid(table, 0, "job"), counts(table, "hand")[0]) == (["job-lawyer"], 2)
    table = rob("special-string-pulling", "job-lawyer", job=["job-waiter"])
    assert (laid(table, 0, "job"), asked(table)) == (["job-waiter"], [1])
    assert happened(table, "no-effect") == [("no-effect", 0, "special-string-pulling")]


@pytest.mark.rule("AMB-69")
def test_stolen_shooting_star_fetches_what_can_be_played() -> None:
    table = rob("special-shooting-star", more={"discard": ["wage-1", "study-double", "trip-rio"]})
    assert offers(table, 0) == ["card:study-double", "no"]
    act(table, "card:study-double")
    assert laid(table, 0, "studies") == ["study-double"]


@pytest.mark.rule("AMB-69")
def test_stolen_casino_may_be_bet_on() -> None:
    table = rob("special-casino")
    act(table, "bet:wage-4")
    assert (public(table, "casino"), public(table, "bettor"), counts(table, "hand")[0]) == ("open", 0, 1)


@pytest.mark.rule("AMB-69", "AMB-26")
def test_nobody_bets_on_a_stolen_casino_in_a_health_crisis() -> None:
    table = rob("special-casino", more={"running": [*PURGE, plague("crisis-health")]})
    assert (public(table, "casino"), asked(table)) == ("closed", [1])


@pytest.mark.rule("AMB-69")
def test_stolen_revenge_needs_a_malus_that_the_thief_suffered() -> None:
    table = rob("special-revenge", malus=["malus-accident"])
    act(table, "seat:2")
    assert (laid(table, 2, "malus"), people(table, "skips")) == (["malus-accident"], [0, 0, 1])
    table = rob("special-revenge")
    assert (laid(table, 0, "flipped"), asked(table)) == (["special-revenge"], [1])


@pytest.mark.rule("AMB-69")
def test_stolen_birthday() -> None:
    lives = [player("wage-1"), player("special-birthday", wages=["wage-2"]), player("wage-1", wages=["wage-3"])]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert laid(table, 0, "wages") == ["wage-2", "wage-3"]


@pytest.mark.rule("AMB-69")
@pytest.mark.parametrize("name", ["special-tsunami", "cataclysm-fire"])
def test_stolen_cards_that_stir_hands_work_on_hands_as_they_are(name: str) -> None:
    table = rob(name)
    assert (counts(table, "hand"), laid(table, 0, "flipped")) == ([1, 0, 1], [name])
    assert len(cards(table, "discard")) == (2 if name == "cataclysm-fire" else 0)


@pytest.mark.rule("AMB-69")
def test_stolen_tornado_passes_the_hands_as_they_are() -> None:
    lives = [player("wage-1"), player("cataclysm-tornado"), player("wage-2", "wage-3")]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (counts(table, "hand"), asked(table), offers(table, 1)) == ([2, 1, 0], [1], ["seat:0"])
    assert truth(table, 0)["hand"] == ["wage-2", "wage-3"]


@pytest.mark.rule("AMB-69")
def test_stolen_earthquake() -> None:
    lives = [player("wage-1", belongings=["trip-rio", "pet-cat"]), player("cataclysm-earthquake"), player("wage-2")]
    table = scene(*lives, running=PURGE, pile=dull(5))
    act(table, "seat:1")
    assert (asked(table), kind(table)) == ([0], "quake")


@pytest.mark.rule("AMB-15", "AP-10.5")
def test_a_plague_drawn_by_a_stolen_card_drives_out_the_purge_in_basic_mode() -> None:
    pile = ["crisis-economic", *dull(16)]
    table = rob("cataclysm-fire", more={"expansion": "basic", "pile": pile})
    assert (running(table), counts(table, "hand"), asked(table)) == (["crisis-economic"], [5, 5, 5], [1])


@pytest.mark.rule("AP-2.8", "AMB-68")
def test_a_plague_drawn_by_a_stolen_card_runs_beside_the_purge_in_advanced_mode() -> None:
    table = rob("cataclysm-fire", more={"pile": ["crisis-economic", *dull(16)]})
    assert (running(table), counts(table, "hand"), kind(table)) == (
        ["event-purge", "crisis-economic"],
        [1, 0, 1],
        "rob",
    )


@pytest.mark.rule("AMB-22", "AP-10.4")
def test_the_purge_discards_the_virus_even_in_an_ecological_crisis() -> None:
    table = rob("malus-virus", more={"running": [*PURGE, plague("crisis-ecological")]})
    assert cards(table, "discard") == ["malus-virus"]


@pytest.mark.rule("AMB-31")
def test_a_purge_relaunched_by_the_hacker_counts_as_a_new_one() -> None:
    life = player("job-hacker", studies=["study-single"] * 3)
    past: dict[str, Any] = {"out": ["event-purge"], "past": ["event-purge"]}
    table = scene(life, player("wage-1"), player("wage-2"), pile=dull(9), **past)
    draw(table, "play:job-hacker", "card:event-purge")
    assert public(table, "running") == [{"plague": "event-purge", "rounds": 2, "turned_by": 0}]
    assert asked(table) == [1]
