"""What all may know of the current question: the card, whose pawn or tokens, the dimension, the tokens, how many more."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from tests.games.hundred_days.scenes import BOARD, act, adventure, happened, pass_all, player, public, scene, tokens

ABOUT = ("card", "second_card", "fits", "reaction", "target", "pawn", "closing", "first", "wanted", "left")


def about(table: Table) -> dict[str, object]:
    """Return what the question is about, and the tokens of its heap, as a spectator sees it, without empty values."""
    found = {name: public(table, name) for name in ABOUT}
    heap = {name: count for name, count in public(table, "heap").items() if count}
    return {name: value for name, value in {**found, "heap": heap}.items() if value not in (None, {})}


def some(letters: str) -> dict[str, int]:
    return {name: count for name, count in tokens(letters).items() if count}


@pytest.mark.rule("HD-14.1", "HD-Q7")
def test_a_dimension_just_closed_is_no_black_hole_yet() -> None:
    table = adventure(player("2", tokens="GSSS"), player(hand=["finders-fee"]), spaces=[None, *BOARD[1:]])
    assert public(table, "spaces")[0] == {"space": 1, "tile": None, "hole": True}
    act(table, "close:2")
    assert public(table, "spaces")[1] == {"space": 2, "tile": None, "hole": False}
    act(table, "pass")
    assert public(table, "spaces")[1] == {"space": 2, "tile": None, "hole": True}


@pytest.mark.rule("HD-10.5", "HD-Q30")
def test_a_closing_names_its_dimension_its_cost_and_then_what_was_paid() -> None:
    table = adventure(player("2", tokens="GSSS", area=["market-twins"]), player(hand=["finders-fee", "strip-mine"]))
    act(table, "close:2")
    assert about(table) == {"closing": 2, "heap": some("GSSS")}
    act(table, "pay:1G-2S")
    assert about(table) == {"closing": 2, "heap": some("GSS"), "fits": "finders-fee"}
    act(table, "react:finders-fee")
    assert about(table) == {"closing": 2, "heap": some("GSS"), "reaction": "finders-fee", "left": 1}
    act(table, "take:seed")
    assert about(table) == {"closing": 2, "heap": some("SS"), "fits": "finders-fee"}
    act(table, "pass")
    assert about(table) == {}


@pytest.mark.rule("HD-A08", "HD-10.6")
def test_a_move_names_whose_rick_it_is() -> None:
    table = adventure(player("1", hand=["forced-teleport"]), player(), player())
    act(table, "play:forced-teleport", "choose:2")
    assert about(table) == {"card": "forced-teleport", "target": 2}
    table = adventure(player("1", tokens="GSM", area=["portal-valet"]), player())
    act(table, "move")
    assert about(table) == {"left": 2}
    act(table, "spend:seed")
    assert about(table) == {"left": 1, "heap": some("G")}
    act(table, "spend:schmeckles")
    assert about(table) == {"target": 0, "heap": some("GS")}
    act(table, "go:2")
    assert about(table) == {}


@pytest.mark.rule("HD-A06", "HD-O05", "HD-C21")
def test_a_card_names_what_was_chosen_before() -> None:
    table = adventure(player("1", hand=["dimensional-musical-chairs"]), player())
    act(table, "play:dimensional-musical-chairs", "tile:4")
    assert about(table) == {"card": "dimensional-musical-chairs", "first": 4}
    table = adventure(player(tokens="GSS", area=["universal-converter-a"]), player())
    act(table, "use:universal-converter-a", "name:crystal", "return:schmeckles", "return:seed")
    assert about(table) == {"card": "universal-converter-a", "wanted": "crystal", "heap": some("GS")}
    table = adventure(player("1", area=["retired-space-marshal"]), player("1", tokens="GS"))
    act(table, "use:retired-space-marshal")
    assert about(table) == {"card": "retired-space-marshal", "target": 1}


@pytest.mark.rule("HD-C21", "HD-Q17")
def test_the_marshal_names_the_token_before_it_is_defended() -> None:
    victim = player("1", tokens="GS", hand=["sticky-pockets"])
    table = adventure(player("1", area=["retired-space-marshal"]), victim)
    act(table, "use:retired-space-marshal", "take:schmeckles")
    asked = {"card": "retired-space-marshal", "target": 1, "wanted": "schmeckles", "fits": "sticky-pockets"}
    assert about(table) == asked
    assert happened(table, "reached-for") == [("reached-for", 0, 1, "schmeckles")]
    for viewer in (0, 1):
        assert about(table.fork(viewer, 7)) == asked
    act(table, "pass")
    assert happened(table, "stole") == [("stole", 0, 1, "schmeckles")]


@pytest.mark.rule("HD-A01", "HD-Q37")
def test_light_fingers_reach_for_any_token() -> None:
    table = adventure(player(hand=["light-fingers"]), player(tokens="GS", hand=["sticky-pockets"]))
    act(table, "play:light-fingers", "pass")
    assert about(table) == {"card": "light-fingers", "target": 1, "fits": "sticky-pockets"}
    assert happened(table, "reached-for") == [("reached-for", 0, 1, "any")]


@pytest.mark.rule("HD-11.5", "HD-R06")
def test_a_collection_names_the_pawn_and_its_tokens() -> None:
    people = [player("5", "house"), player("house", "5", hand=["elbow-room"]), player("house", "5")]
    table = scene("collection", *people, spaces=BOARD, die=5)
    assert about(table) == {"target": 0, "pawn": "rick", "heap": some("GGS"), "left": 2}
    act(table, "leave:seed")
    assert about(table) == {"target": 0, "pawn": "rick", "heap": some("GS"), "left": 1}
    act(table, "leave:schmeckles")
    assert about(table) == {"target": 0, "pawn": "rick", "heap": some("G"), "fits": "elbow-room"}


@pytest.mark.rule("HD-9.2", "HD-13.1")
def test_choices_are_counted_down() -> None:
    table = scene("garage", player("house", "house"), player("1", "1"))
    assert about(table) == {"left": 2}
    act(table, "take:seed")
    assert about(table) == {"left": 1}
    hand = ["strip-mine", "nope-portal", "binge-session", "light-fingers", "wrong-address", "surprise-tax"]
    table = scene("discard", player(hand=[*hand, "elbow-room", "sticky-pockets", "bad-reference"]), player())
    assert about(table) == {"left": 2}
    act(table, "destroy:elbow-room")
    assert about(table) == {"left": 1}


@pytest.mark.rule("HD-Q46")
def test_a_window_says_which_reaction_fits_the_player_who_holds_it() -> None:
    asked = []
    for hand in (["nope-portal", "stunt-double"], ["binge-session", "strip-mine"]):
        table = adventure(player(hand=["bad-reference"]), player(hand=hand, area=["clock-thief"]))
        act(table, "play:bad-reference")
        asked.append([about(table)])
        act(table, "pass")
        asked[-1].append(about(table))
    played = {"card": "bad-reference", "fits": "nope-portal"}
    threat = {"card": "bad-reference", "second_card": "clock-thief", "fits": "stunt-double", "target": 1}
    assert asked[0] == asked[1] == [played, threat]


@pytest.mark.rule("HD-10.7", "HD-O15")
def test_passes_and_coupons_are_open() -> None:
    table = adventure(player(area=["expired-coupon-a"], garage=1), player(), player())
    assert (public(table, "passes"), public(table, "coupons")) == (0, 0)
    act(table, "use:expired-coupon-a")
    assert public(table, "coupons") == 1
    act(table, "pass")
    assert (public(table, "passes"), public(table, "coupons")) == (0, 0)
    act(table, "pass", "pass")
    assert public(table, "passes") == 2
    pass_all(table)
    assert public(table, "passes") == 0


@pytest.mark.rule("HD-10.8", "HD-4.11")
def test_what_a_card_costs_is_told_after_it() -> None:
    discard = ["auntie-vortex"]
    table = adventure(player(tokens="GG", area=["cloning-bathtub"]), player(), discard=discard)
    act(table, "use:cloning-bathtub")
    assert [event[0] for event in happened(table, "used", "paid")] == ["used", "paid"]
    table = adventure(player("4-5", tokens="S", hand=["union-collector"]), player())
    act(table, "play:union-collector")
    assert [event[0] for event in happened(table, "played", "paid")] == ["played", "paid"]


@pytest.mark.rule("HD-Q42")
def test_a_fork_and_a_save_are_asked_about_the_same() -> None:
    table = adventure(player(tokens="GSS", area=["universal-converter-a"]), player())
    act(table, "use:universal-converter-a", "name:crystal", "return:schmeckles")
    for other in (table.fork(0, 7), croupier.load(table.save())):
        assert about(other) == about(table) != {}
