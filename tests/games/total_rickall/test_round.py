"""TR-4: all players lay a card, the cards are turned up together, and resolved one after the other."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    GAME,
    act,
    asked,
    cards,
    count,
    counts,
    end_round,
    happened,
    lay,
    lay_all,
    offers,
    people,
    phase,
    player,
    public,
    refusal,
    scene,
    shown,
    truth,
    who,
)

HANDS = ["rick", "me-too", "beth-red", "morty-blue", "morty-red", "beth-blue", "rick", "beth-green", "morty-green"]
DRAWN = ["jerry-red", "jerry-blue", "jerry-green"]


def dealt(**options: object) -> Table:
    """Return a table of three with the hands above, seat 0 first, and the cards that they will draw."""
    return croupier.open_table(GAME, 3, 0, {"first": "0", **options}, {"action": HANDS + DRAWN})


@pytest.mark.rule("TR-4.1")
def test_everybody_chooses_alone_and_lays_face_down() -> None:
    table = dealt()
    assert offers(table, 1) == ["lay:beth-blue", "lay:morty-red", "lay:morty-blue", "speak"]
    lay(table, 1, "morty-red")
    assert cards(table, "laid:1", 1) == ["morty-red"]
    assert [cards(table, "laid:1", other) for other in (None, 0, 2)] == [[None]] * 3
    assert shown(table, "laid", 1) == [["morty-red"]]
    assert [shown(table, "laid", other) for other in (None, 0, 2)] == [[[None]]] * 3
    assert people(table, "has_laid") == [False, True, False]


@pytest.mark.rule("TR-4.1")
def test_only_a_card_in_hand_and_only_one() -> None:
    table = dealt()
    assert refusal(table, 0, "lay:beth-green") == "TR-4.1"
    lay(table, 0, "rick")
    assert "lay:me-too" not in offers(table, 0)
    assert refusal(table, 0, "lay:me-too") == "TR-4.10"
    assert counts(table, "laid") == [1, 0, 0]


@pytest.mark.rule("TR-4.2")
def test_the_top_card_is_drawn_as_soon_as_one_is_laid() -> None:
    table = dealt()
    for seat, card, hand in (
        (0, "rick", ["beth-red", "jerry-red", "me-too"]),
        (1, "morty-red", ["beth-blue", "jerry-blue", "morty-blue"]),
    ):
        lay(table, seat, card)
        assert cards(table, f"hand:{seat}", seat) == hand
        assert cards(table, f"hand:{seat}") == [None] * 3
    assert shown(table, "drew", 1)[-1] == ["jerry-blue"]
    assert shown(table, "drew")[-1] == [None]


@pytest.mark.rule("TR-4.2")
@pytest.mark.parametrize("size", [1, 2, 3, 5])
def test_the_hand_is_as_large_as_before(size: int) -> None:
    table = scene("lay", {"hand": ["rick", "beth-red", "beth-blue", "beth-green", "morty-red"][:size]}, {})
    lay(table, 0, "rick")
    assert counts(table, "hand") == [size, 3]


@pytest.mark.rule("TR-4.2", "TR-Q35", "TR-4.10")
def test_it_makes_no_difference_who_lays_first() -> None:
    positions = []
    for order in permutations(range(3)):
        table = dealt()
        for seat in order:
            lay(table, seat, ["me-too", "beth-blue", "morty-green"][seat])
        positions.append(table.position())
    assert all(position == positions[0] for position in positions)
    assert [truth(table, seat)["hand"] for seat in range(3)] == [
        ["beth-red", "jerry-red", "rick"],
        ["jerry-blue", "morty-blue", "morty-red"],
        ["beth-green", "jerry-green", "rick"],
    ]


@pytest.mark.rule("TR-4.2", "TR-Q35")
def test_the_cards_to_be_drawn_are_dealt_from_the_first_player_on() -> None:
    actions = HANDS[3:6] + HANDS[6:9] + HANDS[0:3] + DRAWN
    table = croupier.open_table(GAME, 3, 0, {"first": "1"}, {"action": actions})
    lay_all(table, "rick", "morty-red", "rick")
    assert ["jerry-red" in truth(table, seat)["hand"] for seat in range(3)] == [False, True, False]
    assert ["jerry-green" in truth(table, seat)["hand"] for seat in range(3)] == [True, False, False]


@pytest.mark.rule("TR-4.3")
def test_all_cards_are_turned_up_at_once_when_everybody_is_ready() -> None:
    table = dealt()
    for seat, card in ((2, "rick"), (0, "beth-red")):
        lay(table, seat, card)
        assert happened(table, "turned-up") == []
        assert phase(table) == "lay"
    lay(table, 1, "morty-red")
    assert happened(table, "turned-up") == [
        ("turned-up", 0, "beth-red"),
        ("turned-up", 1, "morty-red"),
        ("turned-up", 2, "rick"),
    ]
    for viewer in (None, 0, 1, 2):
        laid = [cards(table, f"laid:{seat}", viewer) for seat in range(3)]
        assert laid == [["beth-red"], ["morty-red"], ["rick"]]


@pytest.mark.rule("TR-4.3")
def test_nobody_is_hurried() -> None:
    table = dealt()
    lay(table, 0, "rick")
    lay(table, 2, "rick")
    assert table.waiting() == [1]
    assert asked(table) == [0, 1, 2]
    assert offers(table, 0) == offers(table, 2) == ["pass", "speak"]


@pytest.mark.rule("TR-4.4", "TR-4.5")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_first_player_resolves_first_then_the_others_clockwise(first: int, order: list[int]) -> None:
    players: list[dict[str, object]] = [{"laid": "rick"}, {"laid": "rick"}, {"laid": "rick"}]
    table = scene("act", *players, first=first)
    for seat in order:
        assert table.waiting() == [seat]
        for other in set(range(3)) - {seat}:
            assert offers(table, other) == ["pass", "speak"]
        act(table, "resolve")
    assert [event[1] for event in happened(table, "looked-at-deck")] == order


@pytest.mark.rule("TR-4.5")
def test_nobody_resolves_a_card_out_of_turn() -> None:
    centre = [who("disco-badger", "parasite")]
    table = scene("act", {"laid": "rick"}, {"laid": "beth-red"}, centre=centre)
    assert refusal(table, 1, "shoot:disco-badger") == "TR-4.5"
    act(table, "resolve", "shoot:disco-badger")
    assert happened(table, "shot") == [("shot", 1, "disco-badger")]


@pytest.mark.rule("TR-4.6")
def test_the_round_is_over_when_every_card_is_resolved() -> None:
    table = scene("act", {"laid": "rick"}, {"laid": "rick"}, {"laid": "rick"}, first=1, round=4)
    act(table, "resolve", "resolve")
    assert phase(table) == "act"
    act(table, "resolve")
    assert (phase(table), table.waiting(), offers(table, 1)) == ("end", [1], ["end-round", "speak"])
    act(table, "end-round")
    assert (phase(table), public(table, "round")) == ("lay", 5)


@pytest.mark.rule("TR-4.7", "TR-4.8")
def test_a_card_is_resolved_as_things_stand_on_its_turn() -> None:
    centre = [who("disco-badger", "parasite")]
    table = scene("act", {"laid": "beth-red"}, {"laid": "beth-red"}, centre=centre)
    act(table, "shoot:disco-badger")
    assert offers(table, 1) == ["resolve", "speak"]
    act(table, "resolve")
    assert happened(table, "shot", "nothing") == [("shot", 0, "disco-badger"), ("nothing", 1, "beth-red")]


@pytest.mark.rule("TR-4.7")
def test_a_character_that_has_just_arrived_may_be_chosen() -> None:
    players = [{"laid": "beth-red"}, {"laid": "beth-blue"}]
    table = scene("act", *players, centre=[who("disco-badger", "real")], character=["count-laundry"])
    act(table, "shoot:disco-badger")
    assert offers(table, 1) == ["shoot:count-laundry", "speak"]


@pytest.mark.rule("TR-4.8")
@pytest.mark.parametrize("card", ["beth-blue", "morty-blue", "summer-blue", "fifteen-years-blue"])
def test_a_blue_card_without_a_blue_character_does_nothing(card: str) -> None:
    centre = [who("disco-badger", "parasite"), who("moss-prince", "real")]
    table = scene("act", {"laid": card, "hand": ["rick"]}, {"hand": ["rick"]}, centre=centre)
    before = len(table.events())
    act(table, "resolve")
    assert [(event["event"], event["rule"]) for event in table.events(since=before)] == [("nothing", "TR-4.8")]
    assert (count(table, "centre"), counts(table, "hand"), counts(table, "laid")) == (2, [1, 1], [1, 0])
    act(table, "end-round")
    assert cards(table, "discard") == [card]


@pytest.mark.rule("TR-4.8")
def test_a_shot_without_a_target_is_discarded_in_the_advanced_mode_too() -> None:
    players = [player("disco-badger", "real", laid="beth-red"), player(None), player(None)]
    table = scene("act", *players, mode="advanced", centre=[who("moss-prince", "real")])
    act(table, "resolve", "end-round")
    assert happened(table, "nothing") == [("nothing", 0, "beth-red")]
    assert cards(table, "discard") == ["beth-red"]


def every_action_card() -> list[str]:
    position: dict[str, Any] = croupier.open_table(GAME, 2).position()
    cards: list[str] = position["action"]
    for person in position["players"]:
        cards.extend([*person["hand"], person["next"]])
    return cards


@pytest.mark.rule("TR-4.9", "TR-Q30")
def test_the_discards_make_a_new_deck_when_it_is_empty() -> None:
    discard = every_action_card()
    for card in ("rick", "rick", "rick", "rick", "beth-red", "beth-blue"):
        discard.remove(card)
    players = [{"hand": ["rick", "rick"], "laid": "beth-red"}, {"hand": ["rick", "rick"], "laid": "beth-blue"}]
    orders = set()
    for seed in range(5):
        table = scene("end", *players, discard=discard, seed=seed)
        assert (count(table, "action"), count(table, "discard")) == (0, 54)
        act(table, "end-round")
        assert happened(table, "reshuffled") == [("reshuffled",)]
        assert (count(table, "action"), count(table, "discard"), counts(table, "next")) == (54, 0, [1, 1])
        assert cards(table, "action") == [None] * 54
        lay_all(table, "rick", "rick")
        assert counts(table, "hand") == [2, 2]
        orders.add(str(table.position()["action"]))
    assert len(orders) == 5


@pytest.mark.rule("TR-4.9")
def test_the_discards_stay_where_they_are_while_there_is_a_deck() -> None:
    table = scene("end", {"laid": "beth-red"}, {}, discard=["rick"])
    act(table, "end-round")
    assert cards(table, "discard") == ["beth-red", "rick"]
    assert happened(table, "reshuffled") == []


@pytest.mark.rule("TR-4.10")
def test_a_laid_card_is_neither_exchanged_nor_taken_back() -> None:
    table = dealt()
    lay(table, 0, "rick")
    for key in ("lay:rick", "lay:me-too", "lay:jerry-red"):
        assert refusal(table, 0, key) == "TR-4.10"
    with pytest.raises(croupier.TooLate):
        table.undo(0)
    assert cards(table, "laid:0", 0) == ["rick"]


@pytest.mark.rule("TR-4.10")
def test_a_laid_card_is_not_taken_back_even_if_nothing_was_drawn_for_it() -> None:
    table = scene("lay", {"hand": ["rick", "beth-red"], "next": None}, {})
    lay(table, 0, "rick")
    assert cards(table, "hand:0", 0) == ["beth-red"]
    with pytest.raises(croupier.TooLate):
        table.undo(0)


@pytest.mark.rule("TR-4.10", "TR-6.7", "TR-Q15")
def test_a_laid_card_is_not_part_of_the_hand() -> None:
    players = [{"laid": "beth-red", "hand": []}, {"laid": "beth-blue", "hand": ["rick"]}]
    table = scene("act", *players, centre=[who("disco-badger", "real"), who("count-laundry", "real")])
    act(table, "shoot:disco-badger")
    assert happened(table, "lost-card") == []
    act(table, "shoot:count-laundry")
    assert shown(table, "lost-card") == [["rick"]]
    assert (cards(table, "laid:0"), cards(table, "laid:1")) == (["beth-red"], ["beth-blue"])
    assert cards(table, "discard") == ["rick"]


@pytest.mark.rule("TR-4.10", "TR-5.1")
def test_a_laid_card_is_discarded_only_at_the_end_of_the_round() -> None:
    table = scene("act", {"laid": "rick"}, {"laid": "beth-blue"}, centre=[])
    act(table, "resolve", "resolve")
    assert (counts(table, "laid"), count(table, "discard")) == ([1, 1], 0)
    end_round(table)
    assert (counts(table, "laid"), sorted(map(str, cards(table, "discard")))) == ([0, 0], ["beth-blue", "rick"])


@pytest.mark.rule("TR-4.1", "TR-Q15", "TR-Q35")
def test_nobody_waits_for_a_player_without_a_card() -> None:
    table = scene("lay", {"hand": ["rick"]}, {"hand": []}, {"hand": ["rick"]}, centre=[])
    assert table.waiting() == [0, 2]
    assert refusal(table, 1, "lay:rick") == "TR-4.1"
    lay(table, 0, "rick")
    lay(table, 2, "rick")
    assert (phase(table), counts(table, "laid"), counts(table, "hand")) == ("act", [1, 0, 1], [1, 0, 1])
    act(table, "resolve")
    assert table.waiting() == [2]
