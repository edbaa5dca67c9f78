"""HD-11, HD-12: the Collection phase: resources dimension by dimension, then cards."""

from __future__ import annotations

import pytest

from croupier import Table
from tests.games.hundred_days.scenes import (
    act,
    asked,
    board,
    cards,
    count,
    counts,
    happened,
    held,
    offers,
    phase,
    player,
    public,
    refusal,
    scene,
    supply,
)

SOCKS = board({1: "festival-of-lost-socks"})  # shows a Mega-seed, a Schmeckle and a Time crystal
GOLF = board({1: "carnivorous-golf-course"})  # shows two Mega-seeds and two Schmeckles


# HD-11 Resources.


@pytest.mark.rule("HD-11.1")
@pytest.mark.parametrize(("die", "order"), [(1, "123456"), (4, "456123"), (6, "612345")])
def test_from_the_die_up_through_all_the_numbers(die: int, order: str) -> None:
    table = scene("collection", player("1-2", "3"), player("4-5", "6"), die=die)
    assert [space for _, _, space in happened(table, "collects")] == list(order)


@pytest.mark.rule("HD-11.1", "HD-8.6")
def test_on_each_dimension_in_initiative_order() -> None:
    spaces = board({1: "compost-riviera", 2: "tar-opera"})
    table = scene("collection", player("1-2", "6"), player("1-2", "3"), player("house", "1"), start=1, spaces=spaces)
    while phase(table) == "collection":
        act(table, offers(table, asked(table)[0])[0])
    collecting = [(seat, space) for _, seat, space in happened(table, "collects")]
    assert collecting == [(1, "1"), (2, "1"), (0, "1"), (1, "2"), (0, "2"), (1, "3"), (0, "6")]


@pytest.mark.rule("HD-11.1", "HD-5.2")
def test_the_order_matters_in_a_shortage() -> None:
    # The second-last Dark matter on 3, then the last on 1: after the shortage of seat 1 the others collect again.
    spaces = board({3: "roundabout-city", 1: "fungal-cathedral"})
    table = scene("collection", player("1", "house"), player("3", "house", "M" * 14), die=3, spaces=spaces)
    assert (held(table, 0), held(table, 1)) == ("GMM", "GSMMMMMMM")


@pytest.mark.rule("HD-11.2")
@pytest.mark.parametrize(("rick", "morty"), [("1", "house"), ("house", "1"), ("house-1", "house")])
def test_alone_one_takes_all_the_resources_shown(rick: str, morty: str) -> None:
    table = scene("collection", player(rick, morty), player("house", "house"), spaces=GOLF)
    assert (held(table, 0), held(table, 1)) == ("GGSS", "")
    assert supply(table) == {"seed": 13, "schmeckles": 13, "crystal": 15, "matter": 15}


@pytest.mark.rule("HD-11.3")
@pytest.mark.parametrize("rick", ["1", "house-1"])
def test_both_pawns_collect(rick: str) -> None:
    table = scene("collection", player(rick, "1"), player("house", "house"), spaces=SOCKS)
    assert held(table, 0) == "GGSSCC"


@pytest.mark.rule("HD-11.3", "HD-11.5")
def test_both_pawns_collect_each_with_its_loss() -> None:
    table = scene("collection", player("1", "1"), player("1", "house"), spaces=GOLF)
    act(table, "leave:seed", "leave:schmeckles", "leave:seed")
    assert (held(table, 0), held(table, 1)) == ("GGGSSS", "GSS")


@pytest.mark.rule("HD-11.4")
def test_a_rick_in_two_dimensions_collects_from_both() -> None:
    spaces = board({1: "fungal-cathedral", 6: "reactor-karaoke"})
    table = scene("collection", player("6-1", "house"), player("house", "house"), spaces=spaces)
    assert held(table, 0) == "GCCMMMM"


@pytest.mark.rule("HD-11.5", "HD-Q45")
def test_each_pawn_takes_one_less_for_each_other_colour_and_its_player_chooses() -> None:
    table = scene("collection", player("1", "house"), player("1", "house"), player("1", "house"), spaces=GOLF)
    for seat in range(3):
        assert (asked(table), offers(table, seat)) == ([seat], ["leave:seed", "leave:schmeckles"])
        act(table, "leave:seed")
        assert refusal(table, seat, "leave:matter") == "HD-Q42"
        act(table, "leave:schmeckles" if seat else "leave:seed")
    assert [held(table, seat) for seat in range(3)] == ["SS", "GS", "GS"]


@pytest.mark.rule("HD-11.5")
def test_how_many_pawns_a_colour_has_does_not_matter() -> None:
    table = scene("collection", player("1", "house"), player("1", "1"), spaces=GOLF)
    act(table, "leave:seed")
    assert held(table, 0) == "GSS"
    table = scene("collection", player("1", "house"), player("6-1", "house"), spaces=GOLF)
    act(table, "leave:seed")
    assert held(table, 0) == "GSS"


@pytest.mark.rule("HD-11.5", "HD-Q10")
def test_of_more_colours_than_resources_nothing_is_left() -> None:
    spaces = board({1: "talent-show-asteroid"})  # a Schmeckle and a Time crystal
    players = [player("1", "house") for _ in range(4)]
    table = scene("collection", *players, spaces=spaces)
    assert [held(table, seat) for seat in range(4)] == ["", "", "", ""]
    assert happened(table, "collects") == []
    table = scene("collection", *players[:3], spaces=spaces)
    assert [held(table, seat) for seat in range(3)] == ["", "", ""]
    assert (happened(table, "collects"), phase(table)) == ([], "mission")


@pytest.mark.rule("HD-11.5", "HD-Q45")
def test_the_table_leaves_the_rest_when_it_is_of_one_kind() -> None:
    spaces = board({1: "library-of-wrong-answers"})  # a Mega-seed and a Dark matter
    table = scene("collection", player("1", "house"), player("1", "house"), spaces=spaces)
    act(table, "leave:seed", "leave:matter")
    assert (held(table, 0), held(table, 1), phase(table)) == ("M", "G", "mission")


def example() -> Table:
    """HD-11.6: pink, green and blue; the die is on 4."""
    return scene(
        "collection",
        player("5-6", "4"),
        player("house-6", "6"),
        player("1", "house"),
        die=4,
        spaces=board({1: "fungal-cathedral", 4: "upside-down-laundromat", 5: "clockwork-prairie", 6: "debt-nebula"}),
    )


@pytest.mark.rule("HD-11.6", "HD-11.1", "HD-11.2", "HD-11.4", "HD-11.5")
def test_the_collection_of_the_example() -> None:
    table = example()
    # On 4 and on 5 pink is alone; on 6 there are two colours.
    assert (held(table, 0), public(table, "collecting")) == ("GSCCCM", 6)
    assert (asked(table), offers(table, 0)) == ([0], ["leave:schmeckles", "leave:crystal"])
    act(table, "leave:crystal")
    assert held(table, 0) == "GSSCCCCM"
    assert asked(table) == [1]
    act(table, "leave:crystal")
    assert held(table, 1) == "SC"
    act(table, "leave:schmeckles")
    assert [held(table, seat) for seat in range(3)] == ["GSSCCCCM", "SCCC", "GMM"]
    assert [(seat, space) for _, seat, space in happened(table, "collects")] == [
        (0, "4"),
        (0, "5"),
        (0, "6"),
        (1, "6"),
        (1, "6"),
        (2, "1"),
    ]
    assert supply(table) == {"seed": 13, "schmeckles": 12, "crystal": 8, "matter": 12}


@pytest.mark.rule("HD-11.7")
def test_nothing_is_collected_on_the_house() -> None:
    table = scene("collection", player("house", "house"), player("house", "house"))
    assert (held(table, 0), held(table, 1), happened(table, "collects")) == ("", "", [])
    assert happened(table, "took") == []


# HD-12 Cards.

HAND = ["clock-thief", "stopped-watch", "market-twins"]


@pytest.mark.rule("HD-12.1", "HD-12.4")
@pytest.mark.parametrize(
    ("rick", "drawn"),
    [("1", 4), ("2", 3), ("3", 0), ("1-2", 7), ("2-3", 3), ("house", 2), ("house-1", 6), ("house-3", 2)],
)
def test_rick_draws_the_card_value_of_his_tile_or_the_sum_of_two(rick: str, drawn: int) -> None:
    spaces = board({1: "fungal-cathedral", 2: "library-of-wrong-answers", 3: "echo-quarry"})
    table = scene("drawing", player(rick, "5"), player(), spaces=spaces)
    assert len([seat for _, seat in happened(table, "drew") if seat == 0]) == drawn + 1


@pytest.mark.rule("HD-12.1")
def test_whatever_enemies_are_there() -> None:
    table = scene("drawing", player("1", "5"), player("1", "1"), player("1", "1"), spaces=board({1: "echo-quarry"}))
    assert counts(table, "hand") == [1, 1, 1]
    spaces = board({1: "fungal-cathedral"})
    table = scene("drawing", player("1", "5"), player("1", "1"), player("6-1", "1"), spaces=spaces)
    assert counts(table, "hand")[:2] == [5, 5]


@pytest.mark.rule("HD-12.2", "HD-Q11")
def test_a_negative_card_value_loses_cards_of_your_choice() -> None:
    spaces = board({1: "debt-nebula", 2: "audit-moon"})  # -1 each
    table = scene("drawing", player("1-2", "5", hand=HAND), player(), spaces=spaces, deck=["elbow-room"])
    assert offers(table, 0) == [f"destroy:{card}" for card in ("clock-thief", "market-twins", "stopped-watch")]
    act(table, "destroy:market-twins", "destroy:clock-thief")
    assert cards(table, "hand:0", 0) == ["elbow-room", "stopped-watch"]
    assert sorted(map(str, cards(table, "discard"))) == ["clock-thief", "market-twins"]
    assert counts(table, "pile") == [0, 0]


@pytest.mark.rule("HD-12.2", "HD-Q11", "HD-Q42")
def test_or_all_of_them_if_there_are_fewer() -> None:
    spaces = board({1: "debt-nebula", 2: "audit-moon"})
    table = scene("drawing", player("1-2", "5", hand=["clock-thief"]), player(), spaces=spaces, deck=["elbow-room"])
    assert (cards(table, "hand:0", 0), cards(table, "discard")) == (["elbow-room"], ["clock-thief"])
    assert happened(table, "threw-away") == [("threw-away", 0, "clock-thief")]


@pytest.mark.rule("HD-12.2")
def test_a_negative_value_is_added_to_a_positive_one() -> None:
    spaces = board({5: "clockwork-prairie", 6: "debt-nebula"})  # +1 and -1
    table = scene("drawing", player("5-6", "5", hand=HAND), player(), spaces=spaces)
    assert (count(table, "hand:0"), count(table, "discard")) == (4, 0)


@pytest.mark.rule("HD-12.3")
def test_the_house_has_the_card_value_two() -> None:
    table = scene("drawing", player("house", "5"), player("house", "house"))
    assert counts(table, "hand") == [3, 3]


@pytest.mark.rule("HD-12.4")
@pytest.mark.parametrize("morty", ["house", "1", "2", "3", "4", "5", "6"])
def test_morty_always_draws_exactly_one_card(morty: str) -> None:
    spaces = board({1: "fungal-cathedral", 2: "debt-nebula", 3: "echo-quarry"})
    table = scene("drawing", player("3", morty), player("3", "3"), spaces=spaces)  # Rick has the value 0
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("HD-12.1", "HD-12.2", "HD-12.3", "HD-12.4", "HD-12.5", "HD-11.6")
def test_the_cards_of_the_example() -> None:
    table = example()
    act(table, "leave:crystal", "leave:crystal", "leave:schmeckles")
    assert (phase(table), public(table, "round")) == ("mission", 2)
    # Pink's Rick 0, green's 1, blue's 4, and one for each Morty.
    assert counts(table, "hand") == [1, 2, 5]
    assert [seat for _, seat in happened(table, "drew")] == [0, 1, 1, 2, 2, 2, 2, 2]


@pytest.mark.rule("HD-12.1", "HD-Q12", "HD-8.6")
def test_the_cards_are_drawn_after_all_six_dimensions_in_initiative_order() -> None:
    deck = ["elbow-room", "nope-portal", "strip-mine"]
    spaces = board({3: "echo-quarry"})
    table = scene("collection", player("3", "1"), player("3", "2"), player("3", "4"), start=1, deck=deck, spaces=spaces)
    while public(table, "round") == 1:
        act(table, offers(table, asked(table)[0])[0])
    told = [name for name, *_ in happened(table, "collects", "drew")]
    assert told == ["collects"] * 6 + ["drew"] * 3
    assert [cards(table, f"hand:{seat}", seat) for seat in (1, 2, 0)] == [
        ["elbow-room"],
        ["nope-portal"],
        ["strip-mine"],
    ]
