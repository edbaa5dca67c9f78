"""HD-O01 to HD-O18: where each object is played, what it is worth, and what it does once used."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import TypedDict

import pytest

from tests.games.hundred_days.scenes import (
    act,
    adventure,
    asked,
    cards,
    counts,
    deck,
    happened,
    held,
    offers,
    people,
    player,
    public,
    refusal,
    supply,
)


class Needs(TypedDict, total=False):
    """What an object needs before it can be used: its owner's tokens, an opponent's cards in play, the general discard."""

    tokens: str
    theirs: list[str]
    discard: list[str]


# Each with where it is played, its points, and the scene in which it can be used.
OBJECTS: list[tuple[str, str, str, int, Needs]] = [
    ("HD-O01", "suspiciously-heavy-fruit", "5", 1, {}),
    ("HD-O02", "counterfeit-piggy-bank", "6", 1, {}),
    ("HD-O03", "stopped-watch", "1", 1, {}),
    ("HD-O04", "jar-of-night", "2", 1, {}),
    ("HD-O05", "universal-converter-a", "3", 1, {}),
    ("HD-O06", "universal-converter-b", "4", 1, {}),
    ("HD-O07", "pocket-doorframe-a", "5", 1, {}),
    ("HD-O08", "pocket-doorframe-b", "2", 1, {}),
    ("HD-O09", "two-handed-clock-a", "13", 1, {}),
    ("HD-O10", "two-handed-clock-b", "24", 1, {}),
    ("HD-O11", "card-printer-a", "4", 1, {}),
    ("HD-O12", "card-printer-b", "6", 1, {}),
    ("HD-O13", "polite-disintegrator-a", "56", 2, {"tokens": "M", "theirs": ["auntie-vortex"]}),
    ("HD-O14", "polite-disintegrator-b", "15", 2, {"tokens": "M", "theirs": ["auntie-vortex"]}),
    ("HD-O15", "expired-coupon-a", "34", 1, {}),
    ("HD-O16", "expired-coupon-b", "26", 1, {}),
    ("HD-O17", "cloning-bathtub", "14", 2, {"tokens": "GG", "discard": ["honest-banker"]}),
    ("HD-O18", "retractable-leash", "3", 2, {}),
]
every_object = pytest.mark.parametrize(
    ("name", "dimensions", "points"),
    [
        pytest.param(name, dimensions, points, marks=pytest.mark.rule(clause), id=name)
        for clause, name, dimensions, points, _ in OBJECTS
    ],
)
every_use = pytest.mark.parametrize(
    ("name", "points", "needs"),
    [
        pytest.param(name, points, needs, marks=pytest.mark.rule(clause), id=name)
        for clause, name, _, points, needs in OBJECTS
    ],
)


def pair(a: str, b: str, clause_a: str, clause_b: str) -> pytest.MarkDecorator:
    """Mark a test of two objects with the same effect."""
    names = [(a, clause_a), (b, clause_b)]
    return pytest.mark.parametrize(
        "name", [pytest.param(name, marks=pytest.mark.rule(clause), id=name) for name, clause in names]
    )


converters = pair("universal-converter-a", "universal-converter-b", "HD-O05", "HD-O06")
doorframes = pair("pocket-doorframe-a", "pocket-doorframe-b", "HD-O07", "HD-O08")
clocks = pair("two-handed-clock-a", "two-handed-clock-b", "HD-O09", "HD-O10")
printers = pair("card-printer-a", "card-printer-b", "HD-O11", "HD-O12")
disintegrators = pair("polite-disintegrator-a", "polite-disintegrator-b", "HD-O13", "HD-O14")
coupons = pair("expired-coupon-a", "expired-coupon-b", "HD-O15", "HD-O16")


@every_object
def test_an_object_asks_for_its_dimensions_and_is_worth_its_points(name: str, dimensions: str, points: int) -> None:
    for rick, morty in combinations_with_replacement("123456", 2):
        table = adventure(player(rick, morty, hand=[name]), player())
        assert name not in deck(table)
        if set(dimensions) <= {rick, morty}:
            act(table, f"play:{name}")
            assert people(table, "points") == [points, 0]
        else:
            assert refusal(table, 0, f"play:{name}") == "HD-4.3"


@every_use
def test_an_object_once_used_lies_in_the_personal_discard_and_keeps_its_points(
    name: str, points: int, needs: Needs
) -> None:
    mine = player("house", tokens=needs.get("tokens", ""), area=[name])
    table = adventure(mine, player(area=needs.get("theirs", [])), discard=needs.get("discard", []))
    act(table, f"use:{name}")
    assert (cards(table, "pile:0"), cards(table, "area:0")) == ([name], [])
    assert people(table, "points")[0] == points


# HD-O01 to HD-O04: three tokens.


@pytest.mark.parametrize(
    ("name", "tokens"),
    [
        pytest.param(name, tokens, marks=pytest.mark.rule(clause), id=name)
        for clause, name, tokens in [
            ("HD-O01", "suspiciously-heavy-fruit", "GGG"),
            ("HD-O02", "counterfeit-piggy-bank", "SSS"),
            ("HD-O03", "stopped-watch", "CCC"),
            ("HD-O04", "jar-of-night", "MMM"),
        ]
    ],
)
def test_an_object_brings_three_tokens(name: str, tokens: str) -> None:
    table = adventure(player(area=[name]), player())
    act(table, f"use:{name}")
    assert held(table, 0) == tokens
    assert sorted(supply(table).values()) == [12, 15, 15, 15]


# HD-O05 and HD-O06.


@converters
def test_universal_converter_makes_any_number_of_tokens_into_one_kind(name: str) -> None:
    table = adventure(player(tokens="GGSC", area=[name]), player())
    act(table, f"use:{name}", "name:matter", "return:seed", "return:crystal", "return:seed", "enough")
    assert held(table, 0) == "SMMM"
    assert supply(table) == {"seed": 15, "schmeckles": 14, "crystal": 15, "matter": 12}
    assert happened(table, "gave-back", "converted")[-3:] == [
        ("gave-back", 0, "seed", 2),
        ("gave-back", 0, "crystal", 1),
        ("converted", 0, 3, "matter"),
    ]


@converters
def test_universal_converter_takes_a_kind_that_was_not_returned(name: str) -> None:
    table = adventure(player(tokens="GGS", area=[name]), player())
    act(table, f"use:{name}")
    assert offers(table, 0) == ["name:seed", "name:schmeckles", "name:crystal", "name:matter"]
    act(table, "name:seed")
    assert offers(table, 0) == ["return:schmeckles", "enough"]
    act(table, "return:schmeckles")
    assert held(table, 0) == "GGG"


# HD-O07 and HD-O08.


@doorframes
def test_pocket_doorframe_moves_rick_for_free(name: str) -> None:
    table = adventure(player("1", area=[name]), player())
    act(table, f"use:{name}", "go:3-4")
    assert people(table, "rick")[0] == "3-4"
    assert asked(table) == [0]
    assert "pass" in offers(table, 0)


# HD-O09 and HD-O10.


@clocks
def test_two_handed_clock_gives_one_more_action(name: str) -> None:
    table = adventure(player("1", tokens="GGSSCC", area=[name]), player())
    act(table, f"use:{name}")
    assert public(table, "actions") == 2
    act(table, "move", "spend:seed", "go:2", "move", "spend:schmeckles", "go:3")
    assert (people(table, "rick")[0], held(table, 0), asked(table)) == ("3", "CC", [1])


# HD-O11 and HD-O12.


@printers
def test_card_printer_draws_three_and_destroys_one_of_the_hand(name: str) -> None:
    drawn = ["strip-mine", "nope-portal", "stunt-double", "light-fingers"]
    table = adventure(player(area=[name], hand=["binge-session"]), player(), deck=drawn)
    act(table, f"use:{name}")
    hand = ["binge-session", "nope-portal", "strip-mine", "stunt-double"]
    assert sorted(offers(table, 0)) == [f"destroy:{card}" for card in hand]
    act(table, "destroy:nope-portal")
    assert cards(table, "discard") == ["nope-portal"]
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["binge-session", "strip-mine", "stunt-double"]


# HD-O13 and HD-O14.


@disintegrators
def test_polite_disintegrator_destroys_an_object_or_character_for_a_dark_matter(name: str) -> None:
    mine = player(tokens="MM", area=[name, "gleb-tollbooth-poet"])
    table = adventure(mine, player(area=["stopped-watch", "strip-mine"]), player(area=["auntie-vortex"]))
    act(table, f"use:{name}")
    assert sorted(offers(table, 0)) == ["destroy:auntie-vortex", "destroy:stopped-watch"]
    act(table, "destroy:auntie-vortex")
    assert (cards(table, "discard"), cards(table, "area:2"), held(table, 0)) == (["auntie-vortex"], [], "M")


@disintegrators
def test_polite_disintegrator_needs_a_dark_matter_and_a_target(name: str) -> None:
    poor = adventure(player(area=[name]), player(area=["stopped-watch"]))
    assert refusal(poor, 0, f"use:{name}") == "HD-Q39"
    alone = adventure(player(tokens="M", area=[name, "auntie-vortex"]), player(area=["strip-mine"]))
    assert refusal(alone, 0, f"use:{name}") == "HD-Q39"


# HD-O15 and HD-O16.


@coupons
def test_expired_coupon_takes_two_tokens_off_the_next_closing(name: str) -> None:
    table = adventure(player("1", tokens="SSCC", area=[name]), player())
    act(table, f"use:{name}", "close:1")
    assert sorted(offers(table, 0)) == ["pay:1S-1C", "pay:2C", "pay:2S"]
    act(table, "pay:2C")
    assert (held(table, 0), cards(table, "closed:0")) == ("SS", ["fungal-cathedral"])


@coupons
def test_expired_coupon_is_for_one_closing_of_this_turn(name: str) -> None:
    table = adventure(player("1", tokens="SC", area=[name]), player())
    act(table, f"use:{name}")
    assert "close:1" in offers(table, 0)
    act(table, "pass", "pass")
    assert (asked(table), refusal(table, 0, "close:1")) == ([0], "HD-Q30")
    table = adventure(player("1", "2", "SSSCG", area=[name, "two-handed-clock-a"]), player())
    act(table, f"use:{name}", "use:two-handed-clock-a", "close:1", "pay:1S-1C")
    assert refusal(table, 0, "close:2") == "HD-Q30"


# HD-O17 and HD-O18.


@pytest.mark.rule("HD-O17")
def test_cloning_bathtub_fetches_a_green_card_for_two_seeds() -> None:
    discard = ["stopped-watch", "binge-session", "nope-portal", "auntie-vortex"]
    table = adventure(player(tokens="GGG", area=["cloning-bathtub"]), player(), discard=discard)
    act(table, "use:cloning-bathtub")
    assert sorted(offers(table, 0)) == ["fetch:auntie-vortex", "fetch:stopped-watch"]
    act(table, "fetch:auntie-vortex")
    assert (cards(table, "hand:0", 0), held(table, 0)) == (["auntie-vortex"], "G")
    assert cards(table, "discard") == ["stopped-watch", "binge-session", "nope-portal"]


@pytest.mark.rule("HD-O17")
def test_cloning_bathtub_needs_two_seeds_and_a_green_card() -> None:
    poor = adventure(player(tokens="G", area=["cloning-bathtub"]), player(), discard=["auntie-vortex"])
    assert refusal(poor, 0, "use:cloning-bathtub") == "HD-Q39"
    nothing = adventure(player(tokens="GG", area=["cloning-bathtub"]), player(), discard=["binge-session"])
    assert refusal(nothing, 0, "use:cloning-bathtub") == "HD-Q39"


@pytest.mark.rule("HD-O18")
def test_retractable_leash_moves_morty() -> None:
    table = adventure(player("1", "3", area=["retractable-leash"]), player())
    act(table, "use:retractable-leash")
    assert offers(table, 0) == ["go:1", "go:2", "go:4", "go:5", "go:6", "go:house"]
    act(table, "go:6")
    assert (people(table, "rick")[0], people(table, "morty")[0]) == ("1", "6")
    assert happened(table, "used") == [("used", 0, "retractable-leash")]
    assert counts(table, "pile") == [1, 0]
