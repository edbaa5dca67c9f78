"""HD-4, HD-5: the colours and types of the cards, the resources and the garage tokens."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from tests.games.hundred_days.scenes import (
    GAME,
    act,
    asked,
    board,
    cards,
    count,
    counts,
    happened,
    held,
    offers,
    pass_all,
    people,
    phase,
    player,
    public,
    refusal,
    scene,
    supply,
)

BLUE = ["light-fingers", "surprise-tax", "recall-notice", "bad-reference", "binge-session"]
BLUE += ["dimensional-musical-chairs", "return-to-sender", "forced-teleport", "family-lunch"]
BLUE += ["barter-bazaar", "portal-rest-stop", "bunker-pantry", "strip-mine", "infinite-waiting-room"]
ORANGE = ["nope-portal", "stunt-double", "sticky-pockets", "finders-fee", "wrong-address", "elbow-room"]
ORANGE += ["short-circuit"]


def every_card() -> list[str]:
    """Return all the cards of the box."""
    position: dict[str, Any] = croupier.open_table(GAME, 2).position()
    return sorted([*position["deck"], *[card for person in position["players"] for card in person["hand"]]])


def all_but(*named: str) -> list[str]:
    """Return all the cards of the box but these."""
    left = every_card()
    for card in named:
        left.remove(card)
    return left


# HD-4 Cards: colours and types.


@pytest.mark.rule("HD-4.1", "HD-10.3")
def test_blue_cards_ask_for_no_condition() -> None:
    table = scene("adventure", player(hand=BLUE), player())
    assert sorted(offers(table, 0)) == sorted([*[f"play:{card}" for card in BLUE], "pass"])


@pytest.mark.rule("HD-4.1")
def test_blue_cards_are_for_your_own_turn() -> None:
    table = scene("adventure", player(), player(hand=["binge-session"]))
    assert asked(table) == [0]
    with pytest.raises(croupier.Refused):
        table.answer(1, "play:binge-session")
    act(table, "pass")
    assert "play:binge-session" in offers(table, 1)


@pytest.mark.rule("HD-4.1", "HD-10.1")
def test_blue_cards_are_for_the_adventure_phase() -> None:
    table = scene("garage", player(hand=["binge-session"]), player())
    assert refusal(table, 0, "play:binge-session") == "HD-6.1"


@pytest.mark.rule("HD-4.1", "HD-4.9", "HD-10.4")
def test_an_action_is_destroyed_once_it_is_carried_out() -> None:
    deck = ["clock-thief", "stopped-watch", "elbow-room"]
    table = scene("adventure", player(hand=["binge-session"]), player(), deck=deck)
    act(table, "play:binge-session")
    assert cards(table, "hand:0", 0) == sorted(deck)
    assert (cards(table, "discard"), count(table, "area:0"), count(table, "pile:0")) == (["binge-session"], 0, 0)


@pytest.mark.rule("HD-4.1", "HD-10.4", "HD-Q3", "HD-Q34")
def test_a_place_lasts_and_is_destroyed_at_the_end_of_the_round() -> None:
    table = scene("adventure", player(hand=["portal-rest-stop"], tokens="G"), player())
    act(table, "play:portal-rest-stop", "pass")
    assert cards(table, "area:0") == ["portal-rest-stop"]
    act(table, "move", "go:3", "pass")
    pass_all(table)
    assert (public(table, "round"), phase(table)) == (2, "mission")
    assert (cards(table, "area:0"), cards(table, "discard"), cards(table, "pile:0")) == ([], ["portal-rest-stop"], [])


@pytest.mark.rule("HD-4.2", "HD-10.9")
def test_a_reaction_answers_an_opponent_outside_your_turn_and_is_destroyed() -> None:
    table = scene("adventure", player(hand=["binge-session"]), player("3", "5", hand=["nope-portal"]))
    act(table, "play:binge-session")
    assert (asked(table), offers(table, 1)) == ([1], ["pass", "react:nope-portal"])
    act(table, "react:nope-portal")
    assert counts(table, "hand") == [0, 0]
    assert sorted(map(str, cards(table, "discard"))) == ["binge-session", "nope-portal"]
    assert counts(table, "pile") == [0, 0]


@pytest.mark.rule("HD-4.2", "HD-10.1")
def test_a_reaction_is_no_action_of_your_turn() -> None:
    table = scene("adventure", player("1-2", "3", hand=ORANGE), player())
    assert offers(table, 0) == ["pass"]
    assert {refusal(table, 0, f"play:{card}") for card in ORANGE} == {"HD-Q17"}


@pytest.mark.rule("HD-4.3", "HD-10.3")
@pytest.mark.parametrize(
    ("rick", "morty", "playable"),
    [
        ("5-6", "house", True),
        ("5", "6", True),
        ("6", "5", True),
        ("house-5", "6", True),
        ("6-1", "5", True),
        ("5", "5", False),
        ("6", "house", False),
        ("house", "6", False),
        ("4-5", "house", False),
        ("house", "house", False),
    ],
)
def test_a_green_card_needs_pawns_on_all_the_dimensions_it_shows(rick: str, morty: str, playable: bool) -> None:
    table = scene("adventure", player(rick, morty, hand=["portal-valet"]), player("5", "6"))
    assert ("play:portal-valet" in offers(table, 0)) == playable
    if playable:
        act(table, "play:portal-valet")
        assert (cards(table, "area:0"), count(table, "hand:0")) == (["portal-valet"], 0)
    else:
        assert refusal(table, 0, "play:portal-valet") == "HD-4.3"


@pytest.mark.rule("HD-4.4")
def test_a_green_card_is_worth_points_once_it_is_played() -> None:
    table = scene("adventure", player("5-6", "house", hand=["portal-valet"]), player())
    assert people(table, "points") == [0, 0]
    act(table, "play:portal-valet")
    assert people(table, "points") == [2, 0]


@pytest.mark.rule("HD-4.4")
def test_a_benefit_may_be_immediate() -> None:
    table = scene("adventure", player("3", "5", hand=["generous-ex"]), player())
    act(table, "play:generous-ex", "take:seed", "take:matter")
    assert (held(table, 0), cards(table, "area:0"), asked(table)) == ("GM", ["generous-ex"], [1])


@pytest.mark.rule("HD-4.4")
def test_a_benefit_may_be_limited() -> None:
    table = scene("adventure", player("3", "5", area=["retired-space-marshal"]), player("3", "3", "GG"))
    act(table, "use:retired-space-marshal")
    assert (held(table, 0), held(table, 1), cards(table, "area:0")) == ("G", "G", ["retired-space-marshal"])
    assert "use:retired-space-marshal" not in offers(table, 0)


@pytest.mark.rule("HD-4.4")
def test_a_benefit_may_be_permanent() -> None:
    table = scene("adventure", player("3", "5", "GSGS", area=["portal-valet"]), player())
    for spent in (["spend:seed", "spend:schmeckles", "go:4"], ["go:3"]):
        act(table, "move", *spent, "pass")
    assert (people(table, "rick")[0], held(table, 0), cards(table, "area:0")) == ("3", "", ["portal-valet"])


@pytest.mark.rule("HD-4.5", "HD-4.10", "HD-10.8")
def test_an_object_may_be_used_right_after_it_is_played() -> None:
    table = scene("adventure", player("1", "house", hand=["stopped-watch"]), player())
    act(table, "play:stopped-watch")
    assert offers(table, 0) == ["use:stopped-watch", "end-turn"]
    act(table, "use:stopped-watch")
    assert (held(table, 0), cards(table, "area:0"), cards(table, "pile:0")) == ("CCC", [], ["stopped-watch"])
    assert (cards(table, "discard"), people(table, "points")) == ([], [1, 0])


@pytest.mark.rule("HD-4.5")
def test_or_later_on_your_own_turns_only() -> None:
    table = scene("adventure", player("1", "house", hand=["stopped-watch"]), player())
    act(table, "play:stopped-watch", "end-turn")
    assert asked(table) == [1]
    with pytest.raises(croupier.Refused):
        table.answer(0, "use:stopped-watch")
    act(table, "pass", "use:stopped-watch")
    assert (held(table, 0), cards(table, "pile:0")) == ("CCC", ["stopped-watch"])


@pytest.mark.rule("HD-4.5")
def test_or_never() -> None:
    table = scene("adventure", player(area=["stopped-watch"]), player(), spaces=board({1: None}))
    pass_all(table)
    assert table.result is not None
    assert (table.result.scores, cards(table, "area:0"), held(table, 0)) == ((1, 0), ["stopped-watch"], "")


@pytest.mark.rule("HD-4.6", "HD-Q28")
@pytest.mark.parametrize(("where", "counts_as_pawn"), [("area", True), ("hand", False), ("pile", False)])
def test_a_dimension_icon_counts_as_a_pawn_for_playing_green_cards(where: str, counts_as_pawn: bool) -> None:
    mine: dict[str, Any] = {"hand": ["void-plumber"]}
    mine[where] = [*mine.get(where, []), "gleb-tollbooth-poet"]
    table = scene("adventure", player("house", "6", **mine), player())
    assert ("play:void-plumber" in offers(table, 0)) == counts_as_pawn


@pytest.mark.rule("HD-4.6")
def test_the_icon_of_another_player_does_not_help() -> None:
    table = scene("adventure", player("house", "6", hand=["void-plumber"]), player(area=["gleb-tollbooth-poet"]))
    assert refusal(table, 0, "play:void-plumber") == "HD-4.3"


@pytest.mark.rule("HD-4.7", "HD-Q14")
def test_a_resource_icon_is_one_token_less_to_pay() -> None:
    players = player("1", "house", "SSC", area=["clock-thief"]), player()
    table = scene("adventure", *players, spaces=board({1: "fungal-cathedral"}))  # two Schmeckles, two Time crystals
    act(table, "close:1")
    assert (held(table, 0), cards(table, "closed:0"), cards(table, "area:0")) == (
        "",
        ["fungal-cathedral"],
        ["clock-thief"],
    )


@pytest.mark.rule("HD-4.7", "HD-Q14")
def test_a_resource_icon_of_two_kinds_counts_as_one_of_them() -> None:
    players = player("1", "house", "GSSS", area=["market-twins"]), player()
    table = scene("adventure", *players, spaces=board({1: "upside-down-laundromat"}))  # a Mega-seed, three Schmeckles
    act(table, "close:1")
    assert sorted(offers(table, 0)) == ["pay:1G-2S", "pay:3S"]
    act(table, "pay:3S")
    assert held(table, 0) == "G"


@pytest.mark.rule("HD-4.7", "HD-Q28")
def test_a_resource_icon_in_hand_is_worth_nothing() -> None:
    table = scene(
        "adventure",
        player("1", "house", "SSC", hand=["clock-thief"], pile=["physics-dropout"]),
        player(area=["honest-banker"]),
        spaces=board({1: "fungal-cathedral"}),
    )
    assert refusal(table, 0, "close:1") == "HD-Q30"


@pytest.mark.rule("HD-4.8")
def test_a_character_is_a_card_and_never_a_pawn() -> None:
    table = scene("adventure", player(hand=["bad-reference"]), player("2", "2", area=["stopped-watch"]))
    act(table, "play:bad-reference")
    assert [name for name, *_ in happened(table, "no-effect", "destroyed")] == ["no-effect"]
    assert (people(table, "rick")[1], people(table, "morty")[1], cards(table, "area:1")) == (
        "2",
        "2",
        ["stopped-watch"],
    )


@pytest.mark.rule("HD-4.9", "HD-10.4")
def test_a_destroyed_card_goes_to_the_general_discard() -> None:
    table = scene("adventure", player(hand=["bad-reference"]), player(area=["clock-thief"]))
    assert people(table, "points") == [0, 2]
    act(table, "play:bad-reference")
    assert sorted(map(str, cards(table, "discard"))) == ["bad-reference", "clock-thief"]
    assert (counts(table, "area"), counts(table, "pile"), people(table, "points")) == ([0, 0], [0, 0], [0, 0])


@pytest.mark.rule("HD-4.9", "HD-Q38")
def test_when_the_deck_runs_out_the_general_discard_is_shuffled_to_make_a_new_one() -> None:
    orders = set()
    for seed in range(6):
        table = scene(
            "adventure",
            player(hand=["binge-session"]),
            player(),
            deck=["clock-thief"],
            discard=all_but("binge-session", "clock-thief"),
            seed=seed,
        )
        act(table, "play:binge-session")
        assert len(happened(table, "reshuffled")) == 1
        assert (count(table, "hand:0"), count(table, "deck")) == (3, 77)
        assert "clock-thief" in cards(table, "hand:0", 0)
        assert cards(table, "discard") == ["binge-session"]
        orders.add(str(table.position()["deck"]))
    assert len(orders) == 6


@pytest.mark.rule("HD-4.10", "HD-10.4")
def test_a_discarded_card_scores_in_the_personal_pile() -> None:
    table = scene("adventure", player(area=["retractable-leash"]), player())
    act(table, "use:retractable-leash", "go:4")
    assert (cards(table, "pile:0"), cards(table, "discard"), people(table, "points")) == (
        ["retractable-leash"],
        [],
        [2, 0],
    )


@pytest.mark.rule("HD-4.10")
@pytest.mark.parametrize("card", ["binge-session", "strip-mine", "nope-portal"])
def test_only_green_cards_can_get_into_a_personal_pile(card: str) -> None:
    with pytest.raises(croupier.BadTable, match=r"HD-4\.10"):
        scene("adventure", player(pile=[card]), player())


@pytest.mark.rule("HD-4.11", "HD-5.1")
def test_some_cards_ask_for_resources_as_well() -> None:
    hand = ["union-collector"]
    poor = scene("adventure", player("4-5", "house", "GGCCMM", hand=hand), player())
    assert refusal(poor, 0, "play:union-collector") == "HD-4.11"
    table = scene("adventure", player("4-5", "house", "GS", hand=hand), player())
    act(table, "play:union-collector")
    assert (held(table, 0), cards(table, "area:0"), supply(table)["schmeckles"]) == ("G", hand, 15)


# HD-5 Resources and garage tokens.


@pytest.mark.rule("HD-5.1")
def test_resources_pay_for_closing_and_for_moving_and_go_back_to_the_federation() -> None:
    table = scene("adventure", player("1", "1", "SSCCMM"), player(), spaces=board({1: "fungal-cathedral"}))
    assert supply(table) == {"seed": 15, "schmeckles": 13, "crystal": 13, "matter": 13}
    act(table, "close:1", "pass")
    assert (held(table, 0), supply(table)["schmeckles"], supply(table)["crystal"]) == ("MM", 15, 15)
    act(table, "move", "go:4")
    assert (held(table, 0), supply(table)["matter"], people(table, "rick")[0]) == ("", 15, "4")


@pytest.mark.rule("HD-5.1")
@pytest.mark.parametrize("where", ["mission", "garage", "collection", "discard"])
def test_rick_moves_in_the_adventure_phase_only(where: str) -> None:
    # Seat 0 is asked for a place, a token at the house, a token to leave, or a card too many.
    hand = ["binge-session"] * 3 + ["light-fingers"] * 3 + ["bad-reference"] * 2 if where == "discard" else []
    pawns = {"mission": (None, None), "garage": ("house", "house"), "collection": ("1", "1"), "discard": ("1", "1")}
    mine = player(*pawns[where], "GGSS", hand=hand)
    table = scene(where, mine, player(*pawns[where]), spaces=board({1: "festival-of-lost-socks"}))
    assert refusal(table, 0, "move") == "HD-6.1"


@pytest.mark.rule("HD-5.2", "HD-Q8")
def test_in_a_shortage_everybody_returns_half_rounded_up() -> None:
    crystals = ["", "CC", "CCC", "C" * 9]
    table = scene("garage", *[player("1" if mine else "house", "1", mine + "G") for mine in crystals])
    assert supply(table)["crystal"] == 1
    act(table, "take:crystal")
    assert [held(table, seat) for seat in range(4)] == ["G", "GC", "GC", "GCCCC"]
    assert (supply(table)["crystal"], supply(table)["seed"]) == (9, 11)
    assert len(happened(table, "shortage")) == 1


@pytest.mark.rule("HD-5.2", "HD-Q8")
def test_there_is_no_shortage_as_long_as_one_token_is_left() -> None:
    table = scene("garage", player("house", "1"), player("1", "1", "C" * 13))
    act(table, "take:crystal")
    assert (held(table, 0), held(table, 1), supply(table)["crystal"]) == ("C", "C" * 13, 1)
    assert happened(table, "shortage") == []


@pytest.mark.rule("HD-5.2", "HD-Q8")
def test_a_shortage_hits_in_the_middle_of_a_take_which_then_goes_on() -> None:
    table = scene(
        "adventure", player(tokens="CC", area=["stopped-watch"]), player(tokens="C" * 7), player(tokens="C" * 5)
    )
    act(table, "use:stopped-watch")  # three Time crystals: 3, 7, 5; all return 2, 4, 3; then two more
    assert [held(table, seat) for seat in range(3)] == ["CCC", "CCC", "CC"]
    assert supply(table)["crystal"] == 7
    told = [name for name, *_ in happened(table, "took", "shortage", "returned")]
    assert told == ["took", "shortage", "returned", "returned", "returned", "took", "took"]


@pytest.mark.rule("HD-5.2", "HD-Q9")
def test_every_shortage_of_one_effect_counts() -> None:
    table = scene("adventure", player(tokens="GGGGGSSSSS", area=["universal-converter-a"]), player(tokens="C" * 14))
    act(table, "use:universal-converter-a", "name:crystal", *["return:seed"] * 5, *["return:schmeckles"] * 5)
    # Ten Time crystals: 1 and 14 become 0 and 7; eight more, and 8 and 7 become 4 and 3; then the tenth.
    assert len(happened(table, "shortage")) == 2
    assert (held(table, 0), held(table, 1)) == ("CCCCC", "CCC")
    assert supply(table) == {"seed": 15, "schmeckles": 15, "crystal": 7, "matter": 15}


@pytest.mark.rule("HD-5.2", "HD-Q9")
def test_several_kinds_may_run_short_in_one_collection() -> None:
    players = player("1", "house", "GGGG"), player("house", "house", "G" * 10 + "M" * 14)
    table = scene("collection", *players, spaces=board({1: "fungal-cathedral"}))  # a Mega-seed, two Dark matter
    # 5 and 10 Mega-seeds become 2 and 5; 1 and 14 Dark matter become 0 and 7, and then there is one more.
    assert len(happened(table, "shortage")) == 2
    assert (held(table, 0), held(table, 1)) == ("GGM", "GGGGGMMMMMMM")
    assert supply(table) == {"seed": 8, "schmeckles": 15, "crystal": 15, "matter": 7}


@pytest.mark.rule("HD-5.2", "HD-Q44")
def test_tokens_are_returned_in_initiative_order() -> None:
    table = scene("garage", player("1", "1", "CCC"), player("1", "1", "C" * 11), player("house", "1"), start=1)
    act(table, "take:crystal")
    assert [seat for _, seat, *_ in happened(table, "returned")] == [1, 2, 0]


@pytest.mark.rule("HD-5.3", "HD-Q5")
def test_garage_tokens_come_in_the_garage_phase_and_not_from_moving_home_later() -> None:
    table = scene("garage", player("house", "1"), player("1", "1"))
    act(table, "take:seed")
    assert people(table, "garage") == [1, 0]
    table = scene("adventure", player("1", "1", "GG"), player())
    act(table, "move", "go:house")
    assert (people(table, "garage"), held(table, 0)) == ([0, 0], "")


@pytest.mark.rule("HD-5.3", "HD-5.5")
@pytest.mark.parametrize(("card", "destroyer"), [("stopped-watch", "recall-notice"), ("clock-thief", "bad-reference")])
def test_a_garage_token_saves_the_points_of_a_card_that_is_destroyed(card: str, destroyer: str) -> None:
    table = scene("adventure", player(hand=[destroyer]), player(area=[card], guarded=[card]))
    assert public(table, "garage") == 19
    act(table, f"play:{destroyer}")
    assert (cards(table, "area:1"), cards(table, "pile:1"), cards(table, "discard")) == ([], [card], [destroyer])
    assert (people(table, "guarded")[1], people(table, "garage")[1], public(table, "garage")) == ([], 0, 20)
    assert people(table, "points")[1] == {"stopped-watch": 1, "clock-thief": 2}[card]


@pytest.mark.rule("HD-5.4")
def test_a_garage_token_may_be_put_on_a_card_as_it_is_played() -> None:
    table = scene("adventure", player("1", "house", hand=["gleb-tollbooth-poet"], garage=1), player())
    assert "guard:gleb-tollbooth-poet" not in offers(table, 0)
    act(table, "play:gleb-tollbooth-poet")
    assert offers(table, 0) == ["guard:gleb-tollbooth-poet", "end-turn"]
    act(table, "guard:gleb-tollbooth-poet")
    assert (people(table, "guarded")[0], people(table, "garage")[0]) == (["gleb-tollbooth-poet"], 0)
    assert people(table, "points") == [2, 0]


@pytest.mark.rule("HD-5.4", "HD-10.10")
def test_or_later_on_your_turn() -> None:
    table = scene("adventure", player(), player(area=["stopped-watch"], garage=1))
    with pytest.raises(croupier.Refused):
        table.answer(1, "guard:stopped-watch")
    act(table, "pass", "guard:stopped-watch")
    assert (people(table, "guarded")[1], asked(table)) == (["stopped-watch"], [1])


@pytest.mark.rule("HD-5.3", "HD-5.4", "HD-Q34")
def test_no_garage_token_on_a_place_or_on_another_players_card() -> None:
    table = scene("adventure", player(area=["strip-mine"], garage=2), player(area=["stopped-watch"]))
    assert offers(table, 0) == ["pass"]
    assert refusal(table, 0, "guard:strip-mine") == "HD-5.3"


@pytest.mark.rule("HD-5.6", "HD-13.2")
def test_a_garage_token_stays_on_its_card_round_after_round() -> None:
    table = scene("discard", player(area=["stopped-watch"], guarded=["stopped-watch"]), player())
    assert (public(table, "round"), phase(table)) == (2, "mission")
    assert (people(table, "guarded")[0], public(table, "garage")) == (["stopped-watch"], 19)
    with pytest.raises(croupier.Refused):
        table.answer(0, "guard:stopped-watch")


@pytest.mark.rule("HD-5.6", "HD-Q15")
def test_it_goes_back_when_the_object_is_used() -> None:
    table = scene("adventure", player(area=["stopped-watch"], guarded=["stopped-watch"]), player())
    assert people(table, "points") == [2, 0]
    act(table, "use:stopped-watch")
    assert (people(table, "guarded")[0], people(table, "garage"), public(table, "garage")) == ([], [0, 0], 20)
    assert (cards(table, "pile:0"), people(table, "points")) == (["stopped-watch"], [1, 0])


@pytest.mark.rule("HD-5.7", "HD-10.10")
def test_one_garage_token_on_a_card() -> None:
    table = scene("adventure", player(area=["stopped-watch", "clock-thief"], garage=3), player())
    act(table, "guard:stopped-watch")
    assert refusal(table, 0, "guard:stopped-watch") == "HD-5.7"
    act(table, "guard:clock-thief")
    assert (people(table, "guarded")[0], people(table, "garage")[0]) == (["clock-thief", "stopped-watch"], 1)
    assert offers(table, 0) == ["use:stopped-watch", "pass"]
