"""AP-14, AP-19.3: the eight survival cards, above all the Bunker and the Nuclear threat."""

from __future__ import annotations

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
    public,
    refusal,
    scene,
    shown,
    smiles,
)

DRAWN = ["trip-cairo"]
FIGURES = {
    "survival-bunker": (5, ["job-architect"]),
    "survival-safe": (4, ["job-head-sales", "job-head-purchasing"]),
    "survival-gas-mask": (1, []),
    "survival-nuclear-threat": (6, ["job-researcher", "job-dictator"]),
    "survival-vegetable-garden": (1, ["job-gardener"]),
    "survival-radar": (3, []),
    "survival-ration": (1, []),
    "survival-first-aid-kit": (3, ["job-doctor", "job-pharmacist", "job-surgeon"]),
}
HELPERS = [*[job for _, free in FIGURES.values() for job in free], "job-waiter", "job-soldier"]
every_card = pytest.mark.parametrize("card", FIGURES)


def bunkered(heap: str, card: str, **life: object) -> dict[str, object]:
    """Return a player with a card under the Bunker: ``bunkered("job", "job-guru")``."""
    known: dict[str, object] = {"belongings": [], heap: [card], **life}
    belongings = known["belongings"]
    assert isinstance(belongings, list)
    return player(**{**known, "belongings": [*belongings, "survival-bunker"]}, protected={"heap": heap, "card": card})


# Figures.


@pytest.mark.rule("AP-12.1", "AP-14.1", "AP-19.3")
@every_card
def test_the_price_of_a_survival_card(card: str) -> None:
    price, _ = FIGURES[card]
    table = scene(player(card, wages=["wage-1"] * price, children=["child-lara"]), player(), pile=DRAWN)
    draw(table, f"play:{card}")
    assert (laid(table, 0, "belongings"), cards(table, "flipped:0")) == ([card], ["wage-1"] * price)
    assert smiles(table)[0] == 1 + price + 2


@pytest.mark.rule("AP-12.1", "AP-19.3")
@every_card
def test_a_survival_card_is_not_had_for_less(card: str) -> None:
    table = scene(player(card, wages=["wage-1"] * (FIGURES[card][0] - 1), belongings=["pet-cat"]), player(), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, f"play:{card}") == "SL-14.4"


@pytest.mark.rule("AP-14.2", "AP-14.3", "AP-14.4", "AP-14.6", "AP-14.9", "AP-19.3")
@every_card
def test_for_whom_a_survival_card_is_free(card: str) -> None:
    for job in HELPERS:
        table = scene(player(card, job=[job], belongings=["pet-cat"]), player(), pile=DRAWN)
        draw(table)
        assert (f"play:{card}" in offers(table, 0)) == (job in FIGURES[card][1]), job


# Bunker.


@pytest.mark.rule("AP-14.2", "AMB-44")
def test_the_bunker_is_put_on_one_card_that_lies_there() -> None:
    life = player("survival-bunker", job=["job-architect"], children=["child-lara"], flipped=["wage-4"])
    table = scene(life, player(), pile=DRAWN)
    draw(table, "play:survival-bunker")
    assert (kind(table), sorted(offers(table, 0))) == ("bunker", ["card:child-lara", "card:job-architect"])
    act(table, "card:child-lara")
    assert (people(table, "protected")[0], smiles(table)[0]) == ("child-lara", 6)


@pytest.mark.rule("AMB-45")
def test_the_free_bunker_is_not_the_free_house() -> None:
    table = scene(player("survival-bunker", job=["job-architect"]), player(), pile=DRAWN)
    draw(table, "play:survival-bunker")
    assert (people(table, "protected")[0], people(table, "free_house")[0]) == ("job-architect", True)


@pytest.mark.rule("AP-14.2", "AMB-44")
@pytest.mark.parametrize(
    ("malus", "heap", "card", "life"),
    [
        ("malus-dismissal", "job", "job-guru", {}),
        ("malus-jail", "job", "job-bandit", {}),
        ("malus-divorce", "marriage", "marriage-montcuq", {}),
        ("malus-income-tax", "wages", "wage-2", {"job": ["job-guru"]}),
        ("malus-grade-repetition", "studies", "study-double", {}),
        ("malus-bomb", "children", "child-lara", {}),
        ("malus-bombing", "children", "child-lara", {}),
        ("malus-genetic-mutation", "belongings", "pet-cat", {}),
    ],
)
def test_no_malus_reaches_under_the_bunker(malus: str, heap: str, card: str, life: dict[str, object]) -> None:
    table = scene(player(malus), bunkered(heap, card, **life), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, f"play:{malus}") == "SL-3.3"
    bare = player(**{**life, heap: [card]})
    table = scene(player(malus), bare, pile=DRAWN)
    draw(table)
    assert f"play:{malus}" in offers(table, 0)


@pytest.mark.rule("AP-14.2", "AMB-44")
@pytest.mark.parametrize(
    ("malus", "heap", "job"),
    [("malus-income-tax", "wages", ["job-guru"]), ("malus-grade-repetition", "studies", [])],
)
def test_the_next_unprotected_card_is_taken_instead(malus: str, heap: str, job: list[str]) -> None:
    names = ["wage-2", "wage-3"] if heap == "wages" else ["study-double", "study-single"]
    table = scene(player(malus), bunkered(heap, names[0], **{"job": job, heap: names}), pile=DRAWN)
    draw(table, f"play:{malus}")
    assert (cards(table, f"{heap}:1"), cards(table, "discard")) == ([names[0]], [names[1]])


@pytest.mark.rule("AP-14.2", "AMB-44")
def test_a_bomb_attack_spares_the_child_under_the_bunker() -> None:
    table = scene(
        player("malus-bomb"), bunkered("children", "child-lara", children=["child-lara", "child-mario"]), pile=DRAWN
    )
    draw(table, "play:malus-bomb")
    assert cards(table, "children:1") == ["child-lara"]


@pytest.mark.rule("AP-14.2", "AMB-44", "AMB-49")
def test_nobody_aims_a_bombing_at_the_bunker_or_its_card() -> None:
    life = bunkered("children", "child-lara", job=["job-guru"], belongings=["pet-cat"])
    table = scene(player("malus-bombing"), life, pile=DRAWN)
    draw(table, "play:malus-bombing")
    assert sorted(offers(table, 0)) == ["card:job-guru", "card:pet-cat"]


@pytest.mark.rule("AP-14.2", "AMB-44")
def test_a_flirt_under_the_bunker_is_not_stolen_by_another() -> None:
    table = scene(player("flirt-zoo"), bunkered("flirts", "flirt-zoo"), pile=DRAWN)
    draw(table, "play:flirt-zoo")
    assert (cards(table, "flirts:0"), cards(table, "flirts:1")) == (["flirt-zoo"], ["flirt-zoo"])


@pytest.mark.rule("AP-14.2", "AMB-44")
def test_no_policeman_arrests_under_the_bunker() -> None:
    table = scene(player("job-policeman", studies=["study-single"]), bunkered("job", "job-bandit"), pile=DRAWN)
    draw(table, "play:job-policeman")
    assert cards(table, "job:1") == ["job-bandit"]


@pytest.mark.rule("AP-14.2", "AMB-44")
@pytest.mark.parametrize("heap", ["belongings", "job"])
def test_an_attack_takes_neither_the_bunker_nor_its_card(heap: str) -> None:
    card = {"belongings": "pet-cat", "job": "job-guru"}[heap]
    table = scene(player("weapon-knife"), bunkered(heap, card), pile=DRAWN)
    draw(table, "play:weapon-knife")
    assert (asked(table), happened(table, "attacked")) == ([1], [])


@pytest.mark.rule("AP-14.2", "AMB-44", "AMB-60")
def test_an_earthquake_does_not_move_what_is_protected() -> None:
    table = scene(player("cataclysm-earthquake", belongings=["pet-dog"]), bunkered("belongings", "pet-cat"), pile=DRAWN)
    draw(table, "play:cataclysm-earthquake")
    assert (laid(table, 1, "belongings"), cards(table, "belongings:0")) == (["pet-cat", "survival-bunker"], ["pet-dog"])
    assert (happened(table, "picked"), asked(table), kind(table)) == ([("picked", 0, 0, "pet-dog")], [1], "start")


@pytest.mark.rule("AP-14.2", "AMB-44")
def test_armageddon_picks_nothing_that_is_protected() -> None:
    table = scene(player(), bunkered("belongings", "pet-cat"), pile=["event-armageddon"])
    draw(table)
    assert (happened(table, "picked"), laid(table, 1, "belongings")) == ([], ["pet-cat", "survival-bunker"])
    assert (asked(table), kind(table)) == ([1], "start")


@pytest.mark.rule("AP-14.2", "AMB-44")
def test_monsters_get_nothing_that_is_protected() -> None:
    life = bunkered("marriage", "marriage-montcuq", belongings=["pet-cat"])
    table = scene(life, player(), monsters=[monster("monster-zombie", left=1)])
    assert (cards(table, "marriage:0"), cards(table, "belongings:0")) == (["marriage-montcuq"], ["survival-bunker"])
    assert "pet-cat" in cards(table, "out")


@pytest.mark.rule("AP-14.2", "AMB-44")
@pytest.mark.parametrize(
    ("crisis", "heap", "card"),
    [
        ("crisis-political", "job", "job-guru"),
        ("crisis-economic", "wages", "wage-4"),
        ("crisis-food", "children", "child-lara"),
    ],
)
def test_crises_take_nothing_that_is_protected(crisis: str, heap: str, card: str) -> None:
    table = scene(player(**{heap: []}), bunkered(heap, card), pile=[crisis])
    draw(table)
    assert (cards(table, f"{heap}:1"), people(table, "protected")[1]) == ([card], card)


@pytest.mark.rule("AP-14.2")
def test_the_bunker_protects_the_one_card_only() -> None:
    life = bunkered("children", "child-lara", job=["job-guru"])
    table = scene(player("malus-dismissal"), life, pile=DRAWN)
    draw(table, "play:malus-dismissal")
    assert (cards(table, "job:1"), cards(table, "children:1")) == ([], ["child-lara"])


@pytest.mark.rule("AMB-44")
def test_one_may_resign_a_protected_job_and_the_bunker_stays() -> None:
    table = scene(bunkered("job", "job-guru"), player())
    act(table, "resign")
    assert (cards(table, "job:0"), cards(table, "belongings:0"), smiles(table)[0]) == ([], ["survival-bunker"], 1)
    assert people(table, "protected")[0] is None


@pytest.mark.rule("AMB-44")
def test_one_may_divorce_out_of_the_bunker() -> None:
    table = scene(bunkered("marriage", "marriage-montcuq"), player())
    act(table, "divorce")
    assert (cards(table, "marriage:0"), people(table, "protected")[0]) == ([], None)
    assert cards(table, "belongings:0") == ["survival-bunker"]


@pytest.mark.rule("AMB-44")
def test_a_protected_wage_may_be_spent_by_its_owner() -> None:
    table = scene(bunkered("wages", "wage-3"), player(), pile=["trip-rio"])
    draw(table, "play:trip-rio")
    assert (cards(table, "flipped:0"), laid(table, 0, "belongings")) == (["wage-3"], ["survival-bunker", "trip-rio"])
    assert people(table, "protected")[0] is None


@pytest.mark.rule("AMB-44")
def test_a_protected_weapon_may_be_used_and_is_protected_no_more() -> None:
    table = scene(bunkered("belongings", "weapon-knife"), player(), monsters=[monster("monster-mutant-snail")])
    act(table, "use:weapon-knife")
    assert (cards(table, "flipped:0"), cards(table, "belongings:0")) == (["weapon-knife"], ["survival-bunker"])
    assert people(table, "protected")[0] is None


@pytest.mark.rule("AMB-44")
def test_a_bunker_left_alone_protects_nothing_else() -> None:
    life = player(belongings=["survival-bunker"], job=["job-guru"])
    table = scene(player("malus-dismissal"), life, pile=DRAWN)
    draw(table, "play:malus-dismissal")
    assert (cards(table, "job:1"), cards(table, "belongings:1")) == ([], ["survival-bunker"])


@pytest.mark.rule("AP-14.2")
def test_no_bunker_without_a_card_to_put_it_on() -> None:
    table = scene(player("survival-bunker"), player(), pile=DRAWN, running=[plague("event-clearance")])
    draw(table)
    assert refusal(table, 0, "play:survival-bunker") == "AP-14.2"


# Safe.


@pytest.mark.rule("AP-14.3")
def test_the_safe_keeps_all_wages_in_an_economic_crisis() -> None:
    table = scene(
        player(wages=["wage-1", "wage-4"], belongings=["survival-safe"]),
        player(wages=["wage-2"]),
        pile=["crisis-economic"],
    )
    draw(table)
    assert (cards(table, "wages:0"), cards(table, "wages:1")) == (["wage-1", "wage-4"], [])
    assert cards(table, "belongings:0") == ["survival-safe"]


@pytest.mark.rule("AP-14.3")
def test_the_safe_does_not_keep_the_tax_away() -> None:
    rich = player(job=["job-guru"], wages=["wage-3"], belongings=["survival-safe"])
    table = scene(player("malus-income-tax"), rich, pile=DRAWN)
    draw(table, "play:malus-income-tax")
    assert cards(table, "wages:1") == []


# Nuclear threat.


def threatened(attacker: dict[str, object], **victim: object) -> Table:
    """Seat 0 attacks seat 1, who has the Threat."""
    life = {"belongings": ["survival-nuclear-threat"], **victim}
    table = scene(attacker, player(**life), pile=DRAWN)
    draw(table, "play:weapon-knife", "seat:1")
    return table


@pytest.mark.rule("AP-14.4", "AMB-43")
def test_the_threat_is_asked_about_before_the_theft() -> None:
    table = threatened(player("weapon-knife", belongings=["pet-cat"]))
    assert (kind(table), asked(table), offers(table, 1)) == ("threat", [1], ["yes", "no"])
    assert happened(table, "stole") == []


@pytest.mark.rule("AP-14.4", "AMB-43", "AP-12.3")
def test_the_attacker_loses_everything_out_of_game() -> None:
    life = {
        "job": ["job-guru"],
        "wages": ["wage-1"],
        "studies": ["study-single"],
        "flirts": ["flirt-bar"],
        "marriage": ["marriage-montcuq", "adultery"],
        "affair": ["flirt-zoo"],
        "children": ["child-lara"],
        "belongings": ["pet-cat"],
        "flipped": ["wage-4"],
    }
    table = threatened(player("weapon-knife", "wage-2", **life))
    act(table, "yes")
    gone = [card for heap in life.values() for card in heap] + ["weapon-knife"]
    assert sorted(str(card) for card in cards(table, "out")) == sorted(gone)
    assert (smiles(table), asked(table)) == ([0, 1], [1])
    assert (cards(table, "flipped:1"), happened(table, "stole")) == (["survival-nuclear-threat"], [])
    assert sorted(str(card) for card in cards(table, "hand:0", 0)) == ["trip-cairo", "wage-2"]


@pytest.mark.rule("AP-14.4")
def test_the_threat_may_be_kept_for_later_and_then_may_even_be_stolen() -> None:
    table = threatened(player("weapon-knife"))
    act(table, "no")
    assert (cards(table, "belongings:0"), smiles(table)) == (["survival-nuclear-threat"], [2, 0])


@pytest.mark.rule("AP-14.4", "AP-12.2")
def test_a_flipped_threat_threatens_nobody() -> None:
    table = threatened(player("weapon-knife"), belongings=["pet-cat"], flipped=["survival-nuclear-threat"])
    assert (asked(table), cards(table, "belongings:0")) == ([1], ["pet-cat"])
    assert happened(table, "threatened") == []


@pytest.mark.rule("AMB-43")
def test_suffered_malus_stay_with_the_attacker() -> None:
    table = threatened(player("weapon-knife", malus=["malus-accident", "malus-virus"]))
    act(table, "yes")
    assert (laid(table, 0, "malus"), smiles(table)[0]) == (["malus-accident", "malus-virus"], -3)


@pytest.mark.rule("AMB-43", "AP-14.2")
def test_the_bunker_and_its_card_outlast_the_threat() -> None:
    attacker = bunkered("job", "job-guru", wages=["wage-1"])
    attacker["hand"] = ["weapon-knife"]
    table = threatened(attacker)
    act(table, "yes")
    assert (cards(table, "job:0"), cards(table, "belongings:0"), cards(table, "wages:0")) == (
        ["job-guru"],
        ["survival-bunker"],
        [],
    )


@pytest.mark.rule("AMB-43")
def test_a_survivalist_who_attacks_is_not_spared() -> None:
    table = threatened(player("weapon-knife", job=["job-survivalist"]))
    act(table, "yes")
    assert (cards(table, "job:0"), laid(table, 0, "belongings", "flipped")) == ([], [])


@pytest.mark.rule("AMB-43", "AP-14.4")
def test_a_threat_does_not_stop_an_attack_on_another_player() -> None:
    table = scene(
        player("weapon-knife"),
        player(belongings=["survival-nuclear-threat"]),
        player(belongings=["pet-cat"]),
        pile=DRAWN,
    )
    draw(table, "play:weapon-knife", "seat:2")
    assert (asked(table), cards(table, "belongings:0")) == ([1], ["pet-cat"])


@pytest.mark.rule("AMB-65", "AP-14.4")
def test_in_basic_mode_the_threat_is_laid_for_its_smile_only() -> None:
    table = scene(
        player("survival-nuclear-threat", wages=["wage-3", "wage-3"]), player(), pile=DRAWN, expansion="basic"
    )
    draw(table, "play:survival-nuclear-threat")
    assert (cards(table, "belongings:0"), smiles(table)[0]) == (["survival-nuclear-threat"], 3)


# Gas mask.


@pytest.mark.rule("AP-14.5")
def test_no_illness_through_a_gas_mask() -> None:
    table = scene(player("malus-illness"), player(belongings=["survival-gas-mask"]), player(), pile=DRAWN)
    draw(table, "play:malus-illness")
    assert laid(table, 2, "malus") == ["malus-illness"]


@pytest.mark.rule("AP-14.5")
def test_a_gas_mask_protects_from_the_health_crisis_and_from_laying_the_virus() -> None:
    life = player("malus-virus", "study-single", belongings=["survival-gas-mask"])
    table = scene(player(), life, player("study-single"), pile=["crisis-health", "trip-rio", "trip-london"])
    draw(table)
    assert (cards(table, "malus:1"), "malus-virus" in cards(table, "hand:1", 1)) == ([], True)
    draw(table, "play:study-single")
    assert cards(table, "studies:1") == ["study-single"]
    draw(table)
    assert refusal(table, 2, "play:study-single") == "AP-8.3"


@pytest.mark.rule("AP-14.5", "AMB-46")
def test_a_gas_mask_lets_one_throw_the_virus_away_as_the_play_of_the_turn() -> None:
    table = scene(player("malus-virus", "wage-1", belongings=["survival-gas-mask"]), player(), pile=DRAWN)
    draw(table, "discard:malus-virus")
    assert (asked(table), cards(table, "discard"), len(cards(table, "hand:0"))) == ([1], ["malus-virus"], 2)


@pytest.mark.rule("AP-14.5", "AMB-46", "AP-16.15")
def test_without_a_mask_the_virus_stays() -> None:
    table = scene(player("malus-virus"), player(belongings=["survival-gas-mask"]), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, "discard:malus-virus") == "AP-16.15"


@pytest.mark.rule("AMB-46")
def test_not_even_a_mask_lets_the_virus_go_in_an_ecological_crisis() -> None:
    life = player("malus-virus", belongings=["survival-gas-mask"])
    table = scene(life, player("wage-1"), pile=DRAWN, running=[plague("crisis-ecological")])
    draw(table)
    assert refusal(table, 0, "discard:malus-virus") == "AP-16.15"


# Vegetable garden and Ration.


@pytest.mark.rule("AP-14.6")
def test_the_garden_feeds_all_children_and_is_not_used_up() -> None:
    life = player(
        children=["child-lara", "child-luke", "child-mario"], belongings=["survival-vegetable-garden", "pet-cat"]
    )
    table = scene(life, player(), pile=["crisis-food"])
    draw(table)
    assert len(cards(table, "children:0")) == 3
    assert laid(table, 0, "belongings") == ["pet-cat", "survival-vegetable-garden"]


@pytest.mark.rule("AP-14.6")
def test_the_garden_feeds_a_child_that_is_laid_in_the_crisis() -> None:
    life = player("child-mario", marriage=["marriage-montcuq"], belongings=["survival-vegetable-garden"])
    table = scene(life, player(), pile=DRAWN, running=[plague("crisis-food")])
    draw(table, "play:child-mario")
    assert (cards(table, "children:0"), cards(table, "belongings:0")) == (
        ["child-mario"],
        ["survival-vegetable-garden"],
    )


@pytest.mark.rule("AP-14.8", "AP-12.3")
def test_a_ration_feeds_one_child_once() -> None:
    life = player(children=["child-lara", "child-luke"], belongings=["survival-ration"])
    table = scene(life, player(), pile=["crisis-food"])
    draw(table, "card:child-luke")
    assert (cards(table, "children:0"), cards(table, "flipped:0")) == (["child-lara"], ["survival-ration"])
    assert smiles(table)[0] == 3


@pytest.mark.rule("AP-14.8")
def test_a_ration_feeds_a_child_that_is_laid_in_the_crisis() -> None:
    life = player("child-mario", marriage=["marriage-montcuq"], belongings=["survival-ration"])
    table = scene(life, player(), pile=DRAWN, running=[plague("crisis-food")])
    draw(table, "play:child-mario")
    assert (cards(table, "children:0"), cards(table, "flipped:0")) == (["child-mario"], ["survival-ration"])


# Radar.


@pytest.mark.rule("AP-14.7")
def test_the_radar_shows_the_next_card_before_one_decides() -> None:
    table = scene(player(belongings=["survival-radar"]), player(), pile=["crisis-food", "wage-1"], discard=["pet-cat"])
    assert shown(table, "looked-at-pile", 0) == [["crisis-food"]]
    assert (shown(table, "looked-at-pile", 1), shown(table, "looked-at-pile")) == ([[None]], [[None]])
    assert (cards(table, "pile", 0)[0], cards(table, "pile", 1)[0]) == ("crisis-food", None)
    assert {"draw", "take"} <= set(offers(table, 0))


@pytest.mark.rule("AP-14.7")
def test_the_radar_is_used_again_every_turn() -> None:
    pile = ["wage-1", "wage-2", "wage-3"]
    table = scene(player("trip-rio", belongings=["survival-radar"]), player("trip-london"), pile=pile)
    draw(table, "discard:trip-rio")
    draw(table, "discard:trip-london")
    assert shown(table, "looked-at-pile", 0) == [["wage-1"], ["wage-3"]]
    assert cards(table, "belongings:0") == ["survival-radar"]


@pytest.mark.rule("AP-14.7")
def test_nobody_else_has_the_radar() -> None:
    table = scene(player(), player(belongings=["survival-radar"]), pile=DRAWN)
    assert shown(table, "looked-at-pile", 0) == []


# First-aid kit.


@pytest.mark.rule("AP-14.9")
@pytest.mark.parametrize(
    ("name", "lost"), [("monster-mutant-snail", 0), ("monster-deadly-fish", 1), ("monster-zombie", 3)]
)
def test_the_kit_takes_a_smile_off_the_damage_of_monsters(name: str, lost: int) -> None:
    life = player(studies=["study-single"] * 6, belongings=["survival-first-aid-kit"])
    table = scene(life, player(), monsters=[monster(name, left=1)])
    while asked(table) == [0] and kind(table) == "lose":
        act(table, "card:study-single")
    assert (len(cards(table, "studies:0")), cards(table, "belongings:0")) == (6 - lost, ["survival-first-aid-kit"])
    assert public(table, "monsters") == []
