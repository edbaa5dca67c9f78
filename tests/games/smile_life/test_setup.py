"""SL-1, SL-2, SL-21.1, SL-22: what is in the box, how it is dealt, and who begins."""

from __future__ import annotations

from collections import Counter

import pytest

import croupier
from croupier import Table
from tests.games.smile_life.scenes import (
    BASE_CARDS,
    BOTH_BOXES,
    GAME,
    act,
    asked,
    base,
    cards,
    count,
    counts,
    happened,
    kind,
    laid,
    lay,
    offers,
    people,
    player,
    public,
    shown,
    smiles,
    studied,
    truth,
)

PLACES = ["bar", "camping", "cinema", "hotel", "internet", "nightclub", "park", "restaurant", "theatre", "zoo"]
TOWNS = ["bourg-la-reine", "bourg-madame", "corps-nuds", "fourqueux", "montcuq", "monteton", "sainte-verge"]
NAMES = ["diana", "harry", "hermione", "lara", "leia", "luigi", "luke", "mario", "rocky", "zelda"]
JOBS = [
    *["waiter", "barman", "stripteaser", "soldier", "writer", "medium", "pizza-maker", "guru", "bandit", "gardener"],
    *["plumber", "policeman", "mechanic", "teacher-english", "teacher-french", "teacher-history", "teacher-math"],
    *["grand-professor", "journalist", "head-purchasing", "head-sales", "designer", "architect", "lawyer"],
    *["pharmacist", "airline-pilot", "researcher", "doctor", "surgeon", "astronaut"],
]
ACQUISITIONS = [
    *["pet-cat", "pet-chick", "pet-dog", "pet-rabbit", "pet-unicorn"],
    *["trip-cairo", "trip-london", "trip-new-york", "trip-rio", "trip-sydney"],
    *["house-small-green", "house-small-pink", "house-medium-orange", "house-medium-white", "house-big"],
]
FIVE_OF_EACH = ["accident", "illness", "burn-out", "dismissal", "divorce", "income-tax", "grade-repetition"]
SPECIALS = [
    *["birthday", "casino", "inheritance", "luck", "rainbow", "revenge", "shooting-star", "string-pulling", "swap"],
    "tsunami",
]
BOX = {
    "study-single": 22,
    "study-double": 3,
    **dict.fromkeys(["wage-1", "wage-2", "wage-3", "wage-4"], 10),
    **{f"job-{job}": 1 for job in JOBS},
    **{f"flirt-{place}": 2 for place in PLACES},
    **{f"marriage-{town}": 1 for town in TOWNS},
    "adultery": 3,
    **{f"child-{name}": 1 for name in NAMES},
    **dict.fromkeys(ACQUISITIONS, 1),
    "medal-honour": 1,
    "grand-prize": 2,
    **{f"malus-{malus}": 5 for malus in FIVE_OF_EACH},
    "malus-jail": 1,
    "malus-bomb": 1,
    **{f"special-{special}": 1 for special in SPECIALS},
}
"""SL-22: the base deck."""
FAMILIES = {"study": 25, "wage": 40, "job": 30, "flirt": 20, "marriage": 7, "adultery": 3, "child": 10}
MALUS = ["malus-accident", "malus-illness", "malus-burn-out", "malus-dismissal", "malus-divorce"]

every_table = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


def opened(seats: int, seed: int = 0, *pile: str, deck: str = "full", expansion: str = "none") -> Table:
    options = {"expansion": expansion, "deck": deck}
    return croupier.open_table(GAME, seats, seed, options, {"pile": list(pile)})


def dealt(table: Table) -> list[str]:
    """Return all the cards that are in play when the first turn begins."""
    position = table.position()
    pile = position["pile"]
    assert isinstance(pile, list)
    return [*pile, *[card for seat in range(table.seats) for card in truth(table, seat)["hand"]]]


def boxed(table: Table) -> list[str]:
    box = table.position()["box"]
    assert isinstance(box, list)
    return box


# SL-1, SL-22 The box.


@pytest.mark.rule("SL-1.1")
@every_table
def test_the_base_game_is_two_hundred_cards(seats: int) -> None:
    table = opened(seats)
    assert sum(counts(table, "hand")) + count(table, "pile") == 200
    assert Counter(dealt(table)) == Counter(BOX)


@pytest.mark.rule("SL-1.1")
@pytest.mark.parametrize("card", list(BOX))
def test_copies(card: str) -> None:
    assert dealt(opened(2)).count(card) == BOX[card]


@pytest.mark.rule("SL-1.1", "SL-22.2")
@pytest.mark.parametrize("family", list(FAMILIES))
def test_the_families_are_as_large_as_the_box_says(family: str) -> None:
    assert len([card for card in dealt(opened(3)) if card.split("-")[0] == family]) == FAMILIES[family]


@pytest.mark.rule("SL-1.2")
def test_two_to_six_players() -> None:
    assert [opened(seats).seats for seats in range(2, 7)] == [2, 3, 4, 5, 6]
    for seats in (1, 7):
        with pytest.raises(croupier.BadTable, match="2 to 6 seats"):
            opened(seats)


@pytest.mark.rule("SL-1.3")
def test_smiles_are_those_of_the_laid_cards() -> None:
    table = base(
        player("marriage-montcuq", studies=studied(2), job=["job-plumber"], belongings=["pet-unicorn"]),
        player(flirts=["flirt-zoo"], children=["child-leia"], wages=["wage-4"]),
        player("grand-prize", flipped=["wage-1", "wage-3"], malus=["malus-jail"]),
    )
    assert smiles(table) == [2 + 2 + 3, 1 + 2 + 1, 2]


@pytest.mark.rule("SL-1.4")
@pytest.mark.parametrize(
    ("card", "heap"),
    [
        ("study-double", "studies"),
        ("job-waiter", "job"),
        ("wage-1", "wages"),
        ("flirt-bar", "flirts"),
        ("marriage-montcuq", "marriage"),
        ("child-luke", "children"),
        ("adultery", "marriage"),
        ("pet-cat", "belongings"),
        ("trip-rio", "belongings"),
        ("house-big", "belongings"),
        ("special-tsunami", "flipped"),
        ("medal-honour", "belongings"),
    ],
)
def test_each_family_has_its_place_before_its_owner(card: str, heap: str) -> None:
    lives = {
        "wage-1": {"job": ["job-waiter"]},
        "marriage-montcuq": {"flirts": ["flirt-zoo"]},
        "child-luke": {"marriage": ["marriage-monteton"]},
        "adultery": {"marriage": ["marriage-monteton"]},
        "trip-rio": {"wages": ["wage-3"]},
        "house-big": {"wages": ["wage-4", "wage-4", "wage-2"]},
    }
    table = base(player(card, **lives.get(card, {})), player())
    lay(table, card)
    assert card in laid(table, 0, heap)


@pytest.mark.rule("SL-1.4", "SL-4.1")
def test_a_malus_lies_before_its_victim() -> None:
    table = base(player("malus-accident"), player())
    lay(table, "malus-accident")
    assert (counts(table, "malus"), laid(table, 1, "malus")) == ([0, 1], ["malus-accident"])


# SL-2 Set-up.


@pytest.mark.rule("SL-2.1")
@every_table
def test_five_cards_each(seats: int) -> None:
    assert counts(opened(seats), "hand") == [5] * seats


@pytest.mark.rule("SL-2.1")
def test_the_cards_are_shuffled() -> None:
    hands = [tuple(truth(opened(2, seed), 0)["hand"]) for seed in range(5)]
    piles = [tuple(str(card) for card in dealt(opened(2, seed))[:20]) for seed in range(5)]
    assert (len(set(hands)), len(set(piles))) == (5, 5)


@pytest.mark.rule("SL-2.1")
@pytest.mark.parametrize("expansion", ["none", "advanced"])
def test_hands_are_secret(expansion: str) -> None:
    table = opened(3, 0, *["wage-1"] * 5, *["wage-2"] * 5, *["wage-3"] * 5, "pet-cat", expansion=expansion)
    assert cards(table, "hand:0", 0) == ["wage-1"] * 5
    assert cards(table, "hand:1", 0) == cards(table, "hand:0", 1) == cards(table, "hand:2") == [None] * 5
    assert shown(table, "drew", 1) == [[None]] * 5 + [["wage-2"]] * 5 + [[None]] * 5


@pytest.mark.rule("SL-2.1")
def test_a_card_that_is_drawn_is_secret_too() -> None:
    table = opened(2, 0, *["wage-1"] * 5, *MALUS, "pet-unicorn")
    act(table, "draw")
    assert ("pet-unicorn" in cards(table, "hand:0", 0), cards(table, "hand:0", 1)) == (True, [None] * 6)


@pytest.mark.rule("SL-2.2")
@every_table
def test_the_rest_is_the_pile_and_nothing_is_discarded(seats: int) -> None:
    table = opened(seats)
    assert (count(table, "pile"), count(table, "discard")) == (BASE_CARDS - 5 * seats, 0)
    assert set(cards(table, "pile", 0)) == {None}


@pytest.mark.rule("SL-2.3")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_most_smiles_in_hand_begin(first: int) -> None:
    hands = [["wage-1", *MALUS[:4]], ["wage-2", *MALUS[:4]], ["wage-3", *MALUS[:4]]]
    hands[first] = ["marriage-montcuq", *MALUS[1:]]
    table = opened(3, 0, *[card for hand in hands for card in hand])
    assert (asked(table), happened(table, "first")) == ([first], [("first", first, 3)])


@pytest.mark.rule("SL-2.3")
def test_smiles_count_and_not_cards() -> None:
    table = opened(2, 0, "wage-4", "wage-4", "wage-4", "malus-jail", "malus-bomb", "grand-prize", *MALUS[:4])
    assert (asked(table), happened(table, "first")) == ([1], [("first", 1, 4)])


@pytest.mark.rule("SL-2.3", "AMB-01")
def test_a_tie_is_decided_by_lot_among_those_tied() -> None:
    hands = [card for wage in ("wage-1", "malus-jail", "wage-3") for card in (wage, *MALUS[:4])]
    firsts = [asked(opened(3, seed, *hands))[0] for seed in range(30)]
    assert set(firsts) == {0, 2}


@pytest.mark.rule("AMB-02")
@pytest.mark.parametrize("expansion", ["basic", "advanced"])
def test_plagues_are_replaced_before_the_first_player_is_found(expansion: str) -> None:
    hands = ["event-clearance", *MALUS[:4], "job-waiter", *MALUS[:4]]
    table = opened(2, 0, *hands, "marriage-montcuq", "trip-rio", expansion=expansion)
    assert (asked(table), happened(table, "first")) == ([0], [("first", 0, 3)])
    poorer = opened(2, 0, *hands, "wage-1", "trip-rio", expansion=expansion)
    assert (asked(poorer), happened(poorer, "first")) == ([1], [("first", 1, 2)])


@pytest.mark.rule("AMB-79")
def test_the_five_cards_of_a_player_are_dealt_together() -> None:
    table = opened(3, 0, *["wage-1"] * 5, *["wage-2"] * 5, *["wage-3"] * 5)
    assert [truth(table, seat)["hand"] for seat in range(3)] == [["wage-1"] * 5, ["wage-2"] * 5, ["wage-3"] * 5]


# SL-21.1 A shorter game.

SHARES = {"full": 200, "3/4": 150, "2/3": 133, "1/2": 100, "1/3": 66, "1/4": 50}
BOTH = {"full": 258, "3/4": 193, "2/3": 172, "1/2": 129, "1/3": 86, "1/4": 64}


@pytest.mark.rule("SL-21.1", "AMB-79")
@pytest.mark.parametrize("deck", list(SHARES))
def test_a_shorter_deck(deck: str) -> None:
    table = opened(2, 0, deck=deck)
    assert len(dealt(table)) == SHARES[deck]
    assert Counter([*dealt(table), *boxed(table)]) == Counter(BOX)
    assert counts(table, "hand") == [5, 5]


@pytest.mark.rule("SL-21.1", "AMB-79")
@pytest.mark.parametrize("deck", list(BOTH))
def test_a_shorter_deck_with_the_expansion(deck: str) -> None:
    hands = [*["wage-1"] * 5, *["wage-2"] * 5, "pet-cat"]
    table = opened(2, 0, *hands, deck=deck, expansion="advanced")
    assert (len(dealt(table)), len(boxed(table))) == (BOTH[deck], BOTH_BOXES - BOTH[deck])


@pytest.mark.rule("SL-21.1")
def test_the_cards_are_taken_out_at_random_and_nobody_sees_them() -> None:
    tables = [opened(2, seed, deck="1/2") for seed in range(4)]
    assert len({tuple(boxed(table)) for table in tables}) == 4
    assert set(cards(tables[0], "box", 0)) == {None}


# SL-22.2 Smiles.


@pytest.mark.rule("SL-22.2")
def test_malus_and_special_cards_have_no_smiles() -> None:
    suffered = [f"malus-{malus}" for malus in FIVE_OF_EACH]
    used = [f"special-{special}" for special in SPECIALS if special not in ("casino", "inheritance")]
    table = base(player(malus=suffered), player(flipped=used), player(belongings=["special-inheritance"]))
    assert smiles(table) == [0, 0, 0]


@pytest.mark.rule("SL-2.2", "SL-3.2")
def test_nobody_has_anything_at_the_beginning() -> None:
    table = opened(2, 0, *["wage-1"] * 5, *MALUS)
    assert (smiles(table), people(table, "job"), people(table, "level")) == ([0, 0], [None, None], [0, 0])
    assert (offers(table, 0), kind(table), public(table, "casino")) == (["draw"], "start", None)
