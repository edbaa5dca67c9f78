"""AP-9: Armageddon, which takes the cards it turns over, and the Total clearance sale, in which all acquisitions are
free.
"""

from __future__ import annotations

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    Player,
    act,
    asked,
    bide,
    cards,
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
    smiles,
)

ARMAGEDDON = "event-armageddon"
PILE = [ARMAGEDDON, *dull(9)]
SEEDS = range(40)


def end_of_days(*lives: Player, seed: int = 0, keys: tuple[str, ...] = ()) -> Table:
    table = scene(*lives, seed=seed, pile=PILE)
    draw(table, *keys)
    return table


def with_fate(*lives: Player, lost: str, keys: tuple[str, ...] = ()) -> Table:
    """Return an Armageddon in which this card is lost."""
    tables = (end_of_days(*lives, seed=seed, keys=keys) for seed in SEEDS)
    return next(table for table in tables if lost in cards(table, "out"))


# AP-9.2 to AP-9.6 Armageddon.


@pytest.mark.rule("AP-9.2", "AMB-28")
def test_everybody_picks_a_card_of_their_left_neighbour() -> None:
    lives = [
        player(belongings=["pet-cat", "trip-rio"]),
        player(belongings=["pet-dog", "trip-cairo"]),
        player(belongings=["pet-chick", "trip-london"]),
    ]
    table = scene(*lives, turn=1, pile=PILE)
    draw(table)
    assert (asked(table), kind(table)) == ([1], "armageddon")
    assert sorted(offers(table, 1)) == ["card:pet-chick", "card:trip-london"]
    act(table, "card:trip-london", "card:pet-cat", "card:pet-dog")
    expected = [("picked", 1, 2, "trip-london"), ("picked", 2, 0, "pet-cat"), ("picked", 0, 1, "pet-dog")]
    assert happened(table, "picked") == expected


@pytest.mark.rule("AP-9.2", "AP-9.9", "AMB-09", "AP-19.7")
def test_armageddon_is_immediate_and_goes_out_of_game() -> None:
    table = end_of_days(player("wage-1"), player())
    assert (running(table), cards(table, "out"), asked(table)) == ([], [ARMAGEDDON], [1])


@pytest.mark.rule("AP-9.3", "AP-9.4", "AP-9.5", "AP-2.3")
def test_cards_are_lost_until_armageddon_appears_and_the_others_return() -> None:
    fates = set()
    for seed in SEEDS:
        table = end_of_days(player(belongings=["pet-cat"]), player(belongings=["pet-dog"]), seed=seed)
        mine, yours = laid(table, 0, "belongings"), laid(table, 1, "belongings")
        fates.add((*mine, "-", *yours))
        gone = {"pet-cat", "pet-dog"} - {*mine, *yours}
        assert set(cards(table, "out")) == {ARMAGEDDON, *gone}
        assert len(happened(table, "spared")) + len(happened(table, "lost-for-good")) == 2
    assert fates == {("-",), ("pet-cat", "-"), ("-", "pet-dog"), ("pet-cat", "-", "pet-dog")}


@pytest.mark.rule("AP-9.3", "AP-9.4")
def test_armageddon_may_lie_anywhere_among_the_cards() -> None:
    names = ["pet-cat", "pet-dog", "pet-chick", "pet-rabbit"]
    lost = []
    for seed in range(100):
        table = end_of_days(*[player(belongings=[name]) for name in names], seed=seed)
        lost.append(len(happened(table, "lost-for-good")))
    assert all(8 <= lost.count(number) <= 40 for number in range(5)), lost


@pytest.mark.rule("AP-9.6", "AMB-28")
@pytest.mark.parametrize(
    ("heap", "card"),
    [("studies", "study-single"), ("wages", "wage-2"), ("flirts", "flirt-bar"), ("studies", "study-double")],
)
def test_of_two_cards_that_are_alike_both_are_lost_or_none(heap: str, card: str) -> None:
    lost = set()
    for seed in SEEDS:
        table = end_of_days(player(**{heap: [card]}), player(**{heap: [card]}), seed=seed)
        lost.add(len(happened(table, "lost-for-good")))
    assert lost == {0, 2}


@pytest.mark.rule("AP-9.6", "AMB-28")
def test_cards_of_another_level_are_no_twins() -> None:
    lost = set()
    for seed in SEEDS:
        table = end_of_days(player(wages=["wage-1"]), player(wages=["wage-2"]), seed=seed)
        lost.add(len(happened(table, "lost-for-good")))
    assert lost == {0, 1, 2}


@pytest.mark.rule("AP-9.6", "AMB-28")
def test_only_cards_in_the_draw_are_lost_with_their_twin() -> None:
    lives = [player(studies=["study-single"]), player(studies=["study-single", "study-single"])]
    tables = [end_of_days(*lives, seed=seed) for seed in SEEDS]
    assert {len(laid(table, 1, "studies")) for table in tables} == {1, 2}


@pytest.mark.rule("AMB-28")
def test_only_face_up_unprotected_cards_that_are_no_malus_are_picked() -> None:
    under = {"heap": "studies", "card": "study-double"}
    left = player(
        studies=["study-double", "study-single"],
        belongings=["survival-bunker", "special-inheritance"],
        protected=under,
        flipped=["wage-1"],
        malus=["malus-accident"],
    )
    table = end_of_days(player(), left)
    assert offers(table, 0) == ["card:study-single", "card:special-inheritance"]


@pytest.mark.rule("AMB-28")
def test_nothing_is_picked_from_a_player_who_has_nothing() -> None:
    table = end_of_days(player(belongings=["pet-cat"]), player(flipped=["wage-1"], malus=["malus-accident"]))
    assert happened(table, "picked") == [("picked", 1, 0, "pet-cat")]


@pytest.mark.rule("AMB-28")
def test_a_lost_marriage_ends_the_adultery() -> None:
    life = player(
        marriage=["marriage-montcuq", "adultery"],
        affair=["flirt-bar"],
        flirts=["flirt-zoo"],
        children=["child-luke"],
    )
    table = with_fate(player(), life, lost="marriage-montcuq", keys=("card:marriage-montcuq",))
    assert sorted(cards(table, "out"), key=str) == [ARMAGEDDON, "marriage-montcuq"]
    assert cards(table, "discard") == ["adultery"]
    assert (laid(table, 1, "flipped"), laid(table, 1, "children")) == (["flirt-bar"], ["child-luke"])
    assert laid(table, 1, "flirts") == ["flirt-zoo"]


@pytest.mark.rule("AMB-28")
def test_a_lost_researcher_costs_the_sixth_card() -> None:
    hand = ["wage-1", "wage-2", "wage-3", "wage-4", "wage-4", "study-double"]
    lives = [player(), player(*hand, job=["job-researcher"])]
    tables = [end_of_days(*lives, seed=seed) for seed in SEEDS]
    table = next(table for table in tables if kind(table) == "give-up")
    act(table, "card:wage-4")
    assert len(cards(table, "hand:1")) == 5
    assert sorted(cards(table, "out"), key=str) == [ARMAGEDDON, "job-researcher"]


@pytest.mark.rule("AMB-28")
def test_a_spared_job_returns_as_if_it_had_never_left() -> None:
    lives = [player(), player(job=["job-medium"]), player(job=["job-journalist"], belongings=["grand-prize"])]
    keys = ("card:job-journalist",)
    seeds = [seed for seed in SEEDS if len(happened(end_of_days(*lives, seed=seed, keys=keys), "spared")) == 2]
    assert seeds
    table = end_of_days(*lives, seed=seeds[0], keys=keys)
    assert people(table, "job") == [None, "job-medium", "job-journalist"]
    assert laid(table, 2, "belongings") == ["grand-prize"]
    assert happened(table, "looked-at-pile", "looked-at-hands", "laid") == []


@pytest.mark.rule("AMB-28")
def test_a_survivalist_suffers_armageddon_too() -> None:
    table = with_fate(player(), player(job=["job-survivalist"]), lost="job-survivalist")
    assert laid(table, 1, "job") == []


# AP-9.7 The sale.

SALE = [plague("event-clearance")]
GOODS = [
    *["trip-rio", "house-big", "house-small-pink", "pet-cat", "weapon-bazooka", "weapon-axe", "vehicle-tank"],
    *["vehicle-helicopter", "survival-nuclear-threat", "survival-safe", "survival-radar", "survival-bunker"],
]


@pytest.mark.rule("AP-9.7", "AMB-29")
@pytest.mark.parametrize("card", GOODS)
def test_every_acquisition_is_free(card: str) -> None:
    life = player(card, wages=["wage-4", "wage-4", "wage-4"])
    table = scene(life, player(), running=SALE, pile=dull(5))
    draw(table, f"play:{card}")
    if kind(table) == "bunker":
        act(table, "card:wage-4")
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == ([card], [])
    assert len(laid(table, 0, "wages")) == 3


@pytest.mark.rule("AP-9.7", "AP-9.8")
def test_laying_one_is_the_play_of_the_turn() -> None:
    table = scene(player("trip-rio", "trip-cairo"), player("house-big"), running=SALE, pile=dull(5))
    draw(table, "play:trip-rio")
    assert (asked(table), smiles(table)) == ([1], [1, 0])
    draw(table, "play:house-big")
    assert (asked(table), smiles(table)) == ([0], [1, 3])


@pytest.mark.rule("AP-9.7")
def test_a_sale_does_not_use_up_the_architects_free_house() -> None:
    table = scene(player("house-big", job=["job-architect"]), player(), running=SALE, pile=dull(5))
    draw(table, "play:house-big")
    assert (laid(table, 0, "belongings"), people(table, "free_house")[0]) == (["house-big"], True)


@pytest.mark.rule("AP-9.7", "AP-9.9", "AP-19.7")
def test_after_three_rounds_everything_has_its_price_again() -> None:
    table = scene(player(), player(), pile=["event-clearance", *dull(9)])
    draw(table)
    bide(table, 5)
    assert running(table) == ["event-clearance"]
    bide(table, 1)
    assert running(table) == []
    table = scene(player(), player("trip-cairo"), running=[plague("event-clearance", 1, turned_by=0)], pile=dull(9))
    draw(table, "discard:study-single")
    draw(table)
    assert refusal(table, 1, "play:trip-cairo") == "SL-14.4"
    assert cards(table, "out") == ["event-clearance"]
