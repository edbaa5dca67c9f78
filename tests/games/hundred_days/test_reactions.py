"""HD-R01 to HD-R07: the reactions, and the windows in which they are played (HD-Q17, HD-Q46)."""

from __future__ import annotations

import pytest

from croupier import Table
from tests.games.hundred_days.scenes import (
    BOARD,
    act,
    adventure,
    asked,
    cards,
    clause_of,
    counts,
    deck,
    happened,
    held,
    offers,
    people,
    phase,
    player,
    public,
    quietly,
    refusal,
    scene,
    supply,
)

BLUE = [
    "light-fingers",
    "surprise-tax",
    "recall-notice",
    "bad-reference",
    "binge-session",
    "dimensional-musical-chairs",
    "return-to-sender",
    "forced-teleport",
    "family-lunch",
    "barter-bazaar",
    "portal-rest-stop",
    "bunker-pantry",
    "strip-mine",
    "infinite-waiting-room",
]
COPIES = {
    "nope-portal": 4,
    "stunt-double": 2,
    "sticky-pockets": 2,
    "finders-fee": 2,
    "wrong-address": 2,
    "elbow-room": 2,
    "short-circuit": 1,
}


def reacting(table: Table) -> bool:
    """Return whether a window is open."""
    return [decision.kind for decision in table.pending.values()] == ["react"]


def asked_in_turn(table: Table) -> list[int]:
    """Return the seats that are asked one after the other in the open window; none of them reacts."""
    order = []
    while reacting(table):
        order += asked(table)
        act(table, "pass")
    return order


@pytest.mark.parametrize(
    ("name", "copies"),
    [pytest.param(name, copies, marks=pytest.mark.rule(clause_of(name)), id=name) for name, copies in COPIES.items()],
)
def test_a_reaction_comes_in_copies_and_is_no_action(name: str, copies: int) -> None:
    table = adventure(player(hand=[name]), player())
    left = deck(table).count(name)
    assert left == copies - 1
    assert offers(table, 0) == ["pass"]
    assert refusal(table, 0, f"play:{name}") == "HD-Q17"


# HD-R01 Nope Portal.


@pytest.mark.rule("HD-R01")
@pytest.mark.parametrize("card", BLUE)
def test_nope_portal_leaves_a_blue_card_without_effect(card: str) -> None:
    hand = ["nope-portal", "binge-session"]
    table = adventure(player(hand=[card]), player(tokens="GS", hand=hand, area=["auntie-vortex", "stopped-watch"]))
    act(table, f"play:{card}")
    assert (asked(table), offers(table, 1)) == ([1], ["pass", "react:nope-portal"])
    act(table, "react:nope-portal")
    assert sorted(map(str, cards(table, "discard"))) == sorted([card, "nope-portal"])
    assert (counts(table, "area"), counts(table, "hand"), held(table, 1)) == ([0, 2], [0, 1], "GS")
    assert [entry["tile"] for entry in public(table, "spaces")] == BOARD
    assert (asked(table), public(table, "turn")) == ([1], 1)


@pytest.mark.rule("HD-R01")
def test_nope_portal_does_not_answer_green_cards_or_its_own_player() -> None:
    table = adventure(player("2", hand=["auntie-vortex", "nope-portal"]), player(hand=["nope-portal"]))
    act(table, "play:auntie-vortex")
    assert cards(table, "area:0") == ["auntie-vortex"]
    table = adventure(player(hand=["binge-session", "nope-portal"]), player())
    act(table, "play:binge-session")
    assert counts(table, "hand") == [4, 0]


# HD-R02 Stunt Double.


@pytest.mark.rule("HD-R02")
@pytest.mark.parametrize(
    ("key", "mine", "theirs"),
    [
        ("play:bad-reference", player(hand=["bad-reference"]), "auntie-vortex"),
        ("play:recall-notice", player(hand=["recall-notice"]), "stopped-watch"),
        ("use:polite-disintegrator-b", player(tokens="M", area=["polite-disintegrator-b"]), "auntie-vortex"),
    ],
)
def test_stunt_double_keeps_a_card_in_play(key: str, mine: dict[str, object], theirs: str) -> None:
    table = adventure(mine, player(area=[theirs], hand=["stunt-double"]), player(hand=["stunt-double"]))
    act(table, key, "pass", "pass")
    assert (asked(table), offers(table, 1)) == ([1], ["pass", "react:stunt-double"])
    act(table, "react:stunt-double")
    assert cards(table, "area:1") == [theirs]
    assert "stunt-double" in cards(table, "discard")
    assert happened(table, "saved") == [("saved", 1, theirs)]


# HD-R03 Sticky Pockets.


@pytest.mark.rule("HD-R03")
def test_sticky_pockets_answer_light_fingers() -> None:
    victim = player(tokens="GG", hand=["sticky-pockets"])
    table = adventure(player(hand=["light-fingers"]), victim, player(hand=["sticky-pockets"]))
    act(table, "play:light-fingers", "pass", "pass", "react:sticky-pockets")
    assert offers(table, 1) == ["take:seed", "take:schmeckles", "take:crystal", "take:matter"]
    act(table, "take:crystal")
    assert [held(table, seat) for seat in range(3)] == ["", "GGC", ""]


@pytest.mark.rule("HD-R03")
def test_sticky_pockets_answer_a_tax_for_their_owner_only() -> None:
    victim = player(tokens="GG", hand=["sticky-pockets"])
    table = adventure(player(hand=["surprise-tax"]), victim, player(tokens="GG"))
    act(table, "play:surprise-tax", "pass", "name:seed", "react:sticky-pockets", "take:seed")
    assert [held(table, seat) for seat in range(3)] == ["", "GGG", "G"]
    assert supply(table)["seed"] == 11


@pytest.mark.rule("HD-R03", "HD-Q40")
def test_sticky_pockets_answer_the_marshal_who_has_then_helped_in_this_round() -> None:
    marshal = player("1", area=["retired-space-marshal"])
    table = adventure(marshal, player("1", tokens="GG", hand=["sticky-pockets"]))
    act(table, "use:retired-space-marshal", "react:sticky-pockets", "take:matter")
    assert [held(table, 0), held(table, 1)] == ["", "GGM"]
    assert refusal(table, 0, "use:retired-space-marshal") == "HD-Q40"


# HD-R04 Finder's Fee.


@pytest.mark.rule("HD-R04")
def test_finders_fee_takes_one_of_the_tokens_just_paid() -> None:
    table = adventure(player("1", tokens="SSCC"), player("2", hand=["finders-fee"]))
    act(table, "close:1")
    assert [held(table, 0), held(table, 1), counts(table, "closed")] == ["", "", [1, 0]]
    act(table, "react:finders-fee")
    assert offers(table, 1) == ["take:schmeckles", "take:crystal"]
    act(table, "take:crystal")
    assert (held(table, 1), supply(table)["crystal"], counts(table, "closed")) == ("C", 14, [1, 0])
    assert phase(table) == "adventure"
    assert asked(table) == [1]
    assert offers(table, 1) == ["pass"]


@pytest.mark.rule("HD-R04")
@pytest.mark.parametrize(("rick", "morty"), [("1", "house"), ("1-2", "house"), ("house", "1"), ("house-1", "1")])
def test_finders_fee_takes_two_for_the_player_who_has_a_pawn_there(rick: str, morty: str) -> None:
    table = adventure(player("1", tokens="SSCC"), player(rick, morty, hand=["finders-fee"]))
    act(table, "close:1", "react:finders-fee", "take:crystal", "take:crystal")
    assert held(table, 1) == "CC"
    assert offers(table, 1)[-1] == "pass"


@pytest.mark.rule("HD-R04")
def test_finders_fee_takes_two_also_when_no_tile_follows() -> None:
    spaces = [BOARD[0], BOARD[1], None, *BOARD[3:]]
    table = adventure(player("1", tokens="SSCC"), player("1", hand=["finders-fee"]), spaces=spaces)
    act(table, "close:1", "react:finders-fee", "take:crystal", "take:schmeckles")
    assert held(table, 1) == "SC"


# HD-R05 Wrong Address.


@pytest.mark.rule("HD-R05")
def test_wrong_address_keeps_rick_where_he_is_and_the_price_paid() -> None:
    table = adventure(player("1", tokens="GGG"), player(hand=["wrong-address"]))
    act(table, "move", "go:5", "react:wrong-address")
    assert (people(table, "rick")[0], held(table, 0), asked(table)) == ("1", "G", [1])


@pytest.mark.rule("HD-R05")
def test_wrong_address_answers_every_way_to_move_a_rick() -> None:
    table = adventure(player("1", area=["pocket-doorframe-a"]), player(hand=["wrong-address"]))
    act(table, "use:pocket-doorframe-a", "pass", "go:5", "react:wrong-address")
    assert (people(table, "rick")[0], counts(table, "pile")) == ("1", [1, 0])
    table = adventure(player("1", hand=["forced-teleport"]), player("2"), player("3", hand=["wrong-address"]))
    act(table, "play:forced-teleport", "pass", "choose:1", "go:5", "react:wrong-address")
    assert people(table, "rick") == ["1", "2", "3"]
    table = adventure(player("1", hand=["forced-teleport"]), player("2", hand=["wrong-address"]))
    act(table, "play:forced-teleport", "pass", "go:5", "react:wrong-address")
    assert people(table, "rick") == ["1", "2"]


@pytest.mark.rule("HD-R05")
def test_wrong_address_does_not_answer_moving_a_morty() -> None:
    table = adventure(player("1", area=["retractable-leash"]), player(hand=["wrong-address"]))
    act(table, "use:retractable-leash", "pass", "go:5")
    assert (people(table, "morty")[0], asked(table)) == ("5", [0])


# HD-R06 Elbow Room.


@pytest.mark.rule("HD-R06")
def test_elbow_room_takes_a_token_that_a_pawn_would_have_taken() -> None:
    table = scene("collection", player("5"), player("house", hand=["elbow-room"]), spaces=BOARD, die=5)
    assert offers(table, 1) == ["pass", "react:elbow-room"]
    act(table, "react:elbow-room")
    assert offers(table, 1) == ["take:seed", "take:schmeckles"]
    act(table, "take:schmeckles")
    assert [held(table, 0), held(table, 1)] == ["GG", "S"]
    assert supply(table) == {"seed": 13, "schmeckles": 14, "crystal": 15, "matter": 15}


@pytest.mark.rule("HD-R06")
def test_elbow_room_is_for_one_pawn_on_one_dimension() -> None:
    table = scene("collection", player("5", "5"), player("house", hand=["elbow-room"] * 2), spaces=BOARD, die=5)
    act(table, "react:elbow-room", "take:schmeckles", "pass")
    assert [held(table, 0), held(table, 1)] == ["GG", "S"]
    act(table, "pass")
    assert [held(table, 0), held(table, 1)] == ["GGGGS", "S"]


@pytest.mark.rule("HD-R06")
def test_elbow_room_takes_only_what_the_pawn_did_not_leave() -> None:
    table = scene("collection", player("5"), player("house", "5", hand=["elbow-room"]), spaces=BOARD, die=5)
    act(table, "leave:schmeckles", "react:elbow-room")
    assert happened(table, "elbowed") == [("elbowed", 1, 0, "seed")]
    assert [held(table, 0), held(table, 1)] == ["G", "G"]


# HD-R07 Short Circuit.


@pytest.mark.rule("HD-R07")
@pytest.mark.parametrize(
    "name",
    ["stopped-watch", "two-handed-clock-a", "expired-coupon-a", "pocket-doorframe-a", "card-printer-b", "jar-of-night"],
)
def test_short_circuit_leaves_an_object_without_effect(name: str) -> None:
    table = adventure(player("1", tokens="SC", area=[name]), player(hand=["short-circuit"]))
    act(table, f"use:{name}", "react:short-circuit")
    assert (cards(table, "pile:0"), cards(table, "discard")) == ([name], ["short-circuit"])
    assert (held(table, 0), counts(table, "hand"), public(table, "actions")) == ("SC", [0, 0], 1)
    assert offers(table, 0) == ["pass"]


@pytest.mark.rule("HD-R07")
def test_short_circuit_does_not_answer_a_character() -> None:
    table = adventure(
        player("1", area=["retired-space-marshal"]), player("1", tokens="G"), player(hand=["short-circuit"])
    )
    act(table, "use:retired-space-marshal")
    assert (held(table, 0), asked(table)) == ("G", [0])


# The windows.


@pytest.mark.rule("HD-Q17")
def test_the_opponents_are_asked_clockwise_from_the_active_player() -> None:
    others = [player(hand=["nope-portal"]) for _ in range(3)]
    table = adventure(*others[:2], player(hand=["binge-session"]), others[2], start=2)
    act(table, "play:binge-session")
    assert asked_in_turn(table) == [3, 0, 1]
    assert counts(table, "hand") == [1, 1, 3, 1]


@pytest.mark.rule("HD-Q17", "HD-R04")
def test_a_closing_is_answered_clockwise_from_the_player_who_closes() -> None:
    others = [player(hand=["strip-mine"]), player(hand=["binge-session"]), player(hand=["nope-portal"])]
    table = adventure(*others[:2], player("1", tokens="SSCC"), others[2], turn=2)
    act(table, "close:1")
    assert public(table, "fits") == "finders-fee"
    assert asked_in_turn(table) == [3, 0, 1]


@pytest.mark.rule("HD-Q17", "HD-R06")
def test_a_collection_is_answered_clockwise_from_the_player_who_collects() -> None:
    others = [player(hand=["strip-mine"]), player(hand=["binge-session"]), player(hand=["nope-portal"])]
    table = scene("collection", *others[:2], player("5"), others[2], spaces=BOARD, die=5)
    assert public(table, "fits") == "elbow-room"
    assert asked_in_turn(table) == [3, 0, 1]
    assert held(table, 2) == "GGS"


@pytest.mark.rule("HD-Q17")
def test_a_reaction_that_cancels_closes_the_window() -> None:
    table = adventure(player(hand=["binge-session"]), player(hand=["nope-portal"] * 2), player(hand=["nope-portal"]))
    act(table, "play:binge-session", "react:nope-portal")
    assert (reacting(table), asked(table), counts(table, "hand")) == (False, [1], [0, 1, 1])


@pytest.mark.rule("HD-Q17", "HD-R04", "HD-Q31")
def test_several_reactions_fit_into_one_window() -> None:
    table = adventure(player("1", tokens="SSCC"), player("1", hand=["finders-fee"] * 2), player(hand=["nope-portal"]))
    act(table, "close:1", "react:finders-fee", "take:crystal", "take:schmeckles")
    assert offers(table, 1) == ["pass", "react:finders-fee"]
    act(table, "react:finders-fee")  # everything that is left
    assert (held(table, 1), reacting(table)) == ("SSCC", False)


@pytest.mark.rule("HD-Q17", "HD-R04")
def test_one_player_after_the_other_takes_from_what_was_paid() -> None:
    players = [player("1", tokens="SSCC"), player("1", hand=["finders-fee"]), player("1", hand=["finders-fee"])]
    table = adventure(*players)
    act(table, "close:1", "react:finders-fee", "take:crystal", "take:crystal", "react:finders-fee")
    assert [held(table, seat) for seat in range(3)] == ["", "CC", "SS"]


@pytest.mark.rule("HD-Q17")
def test_two_elbows_take_two_tokens_of_one_pawn_each_at_once() -> None:
    players = [player("5"), player(hand=["elbow-room"]), player(hand=["elbow-room"])]
    table = scene("collection", *players, spaces=BOARD, die=5)
    act(table, "react:elbow-room", "take:seed")
    assert (held(table, 1), held(table, 0)) == ("G", "")
    act(table, "react:elbow-room", "take:seed")
    assert [held(table, seat) for seat in range(3)] == ["S", "G", "G"]


@pytest.mark.rule("HD-Q17")
def test_nothing_answers_a_reaction() -> None:
    hand = ["binge-session", *["nope-portal"] * 2]
    table = adventure(player(hand=hand), player(hand=["nope-portal"]), player(hand=["nope-portal"]))
    act(table, "play:binge-session", "react:nope-portal")
    assert (reacting(table), public(table, "turn")) == (False, 1)


@pytest.mark.rule("HD-Q17")
def test_a_window_opens_before_the_effect() -> None:
    table = adventure(player("1", tokens="GG", area=["stopped-watch"]), player(hand=["binge-session"]))
    act(table, "use:stopped-watch")
    assert (reacting(table), held(table, 0)) == (True, "GG")
    act(table, "pass", "move", "spend:seed", "go:4")
    assert (reacting(table), people(table, "rick")[0]) == (True, "1")
    quietly(table)
    assert (held(table, 0), people(table, "rick")[0]) == ("CCC", "4")


@pytest.mark.rule("HD-Q21")
def test_a_reaction_is_no_turn_of_its_player() -> None:
    table = adventure(player(hand=["binge-session"]), player(hand=["nope-portal"]))
    act(table, "play:binge-session", "react:nope-portal", "pass", "pass")
    assert phase(table) != "adventure"


# HD-Q46: who is asked.


@pytest.mark.rule("HD-Q46")
@pytest.mark.parametrize("hand", [["nope-portal"], ["binge-session"], ["stunt-double"]])
def test_a_player_who_has_cards_is_asked_whatever_they_are(hand: list[str]) -> None:
    table = adventure(player(hand=["strip-mine"]), player(hand=hand), player())
    act(table, "play:strip-mine")
    assert (reacting(table), asked(table)) == (True, [1])
    assert offers(table, 1) == ["pass", *[f"react:{card}" for card in hand if card == "nope-portal"]]


@pytest.mark.rule("HD-Q46")
def test_being_asked_tells_nothing_about_a_hand() -> None:
    seen = []
    for hands in (["nope-portal"], ["stunt-double"]), (["stunt-double"], ["nope-portal"]):
        table = adventure(player(hand=["strip-mine"]), *[player(hand=hand) for hand in hands])
        act(table, "play:strip-mine")
        before = [table.view(0), table.view(None), table.events(seat=0)]
        act(table, "pass")
        seen.append([before, table.view(0), table.view(None), table.events(seat=0)])
    assert seen[0] == seen[1]


@pytest.mark.rule("HD-Q46")
@pytest.mark.parametrize(("lying", "window"), [(3, True), (4, False)])
def test_nobody_is_asked_when_every_copy_lies_face_up(lying: int, window: bool) -> None:
    table = adventure(player(hand=["strip-mine"]), player(hand=["stunt-double"]), discard=["nope-portal"] * lying)
    act(table, "play:strip-mine")
    assert reacting(table) == window


@pytest.mark.rule("HD-Q46", "HD-4.9")
def test_after_a_reshuffle_nothing_lies_face_up_and_people_are_asked_again() -> None:
    drawn = ["light-fingers", "surprise-tax", "family-lunch"]
    others = deck(scene("adventure", player(), player()))
    for card in ["binge-session", "strip-mine", *["nope-portal"] * 4, *drawn]:
        others.remove(card)
    mine = player(hand=["binge-session", "strip-mine"])
    table = adventure(mine, player(hand=others), deck=drawn, discard=["nope-portal"] * 4)
    act(table, "play:binge-session")
    assert (reacting(table), happened(table, "reshuffled")) == (False, [("reshuffled",)])
    act(table, "pass", "play:strip-mine")
    assert (reacting(table), asked(table), public(table, "fits")) == (True, [1], "nope-portal")


@pytest.mark.rule("HD-Q46")
def test_a_card_played_in_a_window_counts_as_face_up_in_the_same_window() -> None:
    players = [player("1", area=["stopped-watch", "jar-of-night"]), player(hand=["short-circuit", "strip-mine"])]
    table = adventure(*players)
    act(table, "use:stopped-watch", "react:short-circuit", "use:jar-of-night")
    assert (reacting(table), held(table, 0)) == (False, "MMM")


@pytest.mark.rule("HD-Q46")
def test_only_those_are_asked_for_whom_a_reaction_could_fit() -> None:
    players = [player(hand=["bad-reference"]), player(hand=["strip-mine"], area=["auntie-vortex"])]
    table = adventure(*players, player(hand=["stunt-double"]), discard=["nope-portal"] * 4)
    act(table, "play:bad-reference")
    assert asked(table) == [1]
    act(table, "pass")
    assert (reacting(table), counts(table, "area")) == (False, [0, 0, 0])
    players = [player(hand=["light-fingers"]), player(tokens="G", hand=["strip-mine"])]
    table = adventure(*players, player(hand=["sticky-pockets"]), discard=["nope-portal"] * 4)
    act(table, "play:light-fingers")
    assert asked(table) == [1]
    act(table, "pass")
    assert (reacting(table), held(table, 0)) == (False, "G")


@pytest.mark.rule("HD-Q31", "HD-Q46")
def test_nobody_is_asked_when_nothing_was_paid_or_nothing_is_taken() -> None:
    mine = player("1", area=["expired-coupon-a", "expired-coupon-b"])
    table = adventure(mine, player("1", hand=["finders-fee"]))
    act(table, "use:expired-coupon-a", "pass", "use:expired-coupon-b", "pass", "close:1")
    assert (reacting(table), counts(table, "closed")) == (False, [1, 0])
    others = [player("house", "5"), player("house", "5"), player("house", "5", hand=["elbow-room"])]
    table = scene("collection", player("house", "5"), *others, spaces=BOARD, die=5)
    assert (phase(table), happened(table, "collects")) == ("mission", [])
