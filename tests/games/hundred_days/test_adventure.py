"""HD-10: each turn a card, a closing, a move or a pass, until all players pass."""

from __future__ import annotations

import pytest

import croupier
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
    pass_all,
    people,
    phase,
    player,
    public,
    refusal,
    scene,
    supply,
)

CATHEDRAL = board({1: "fungal-cathedral"})  # closing costs two Schmeckles and two Time crystals


# HD-10.1, HD-10.2, HD-10.7 Turns.


@pytest.mark.rule("HD-10.1")
def test_play_close_move_or_pass() -> None:
    hand = ["binge-session", "strip-mine", "stopped-watch", "gleb-tollbooth-poet", "auntie-vortex", "nope-portal"]
    table = scene("adventure", player("1", "house", "SSCC", hand=hand), player(), spaces=CATHEDRAL)
    assert offers(table, 0) == [
        "play:gleb-tollbooth-poet",
        "play:stopped-watch",
        "play:binge-session",
        "play:strip-mine",
        "close:1",
        "move",
        "pass",
    ]


@pytest.mark.rule("HD-10.1", "HD-8.6")
def test_the_starting_player_first_and_then_clockwise() -> None:
    table = scene("adventure", player(), player(), player(), start=1)
    turns = []
    while phase(table) == "adventure" and not table.over:
        turns += asked(table)
        act(table, "pass")
        if len(turns) == 3:
            break
    assert turns == [1, 2, 0]


@pytest.mark.rule("HD-10.1")
@pytest.mark.parametrize("keys", [["play:binge-session"], ["close:1"], ["move", "spend:crystal", "go:2"], ["pass"]])
def test_one_thing_on_a_turn(keys: list[str]) -> None:
    mine = player("1", "1", "SSCC", hand=["binge-session", "strip-mine"])
    table = scene("adventure", mine, player(), player(), spaces=CATHEDRAL)
    act(table, *keys)
    assert (asked(table), public(table, "turn")) == ([1], 1)


@pytest.mark.rule("HD-10.1")
def test_after_the_action_there_is_no_other() -> None:
    mine = player("1", "1", "SSCC", hand=["gleb-tollbooth-poet", "binge-session"], garage=1)
    table = scene("adventure", mine, player(), spaces=CATHEDRAL)
    act(table, "play:gleb-tollbooth-poet")
    assert offers(table, 0) == ["guard:gleb-tollbooth-poet", "end-turn"]
    assert {refusal(table, 0, key) for key in ("play:binge-session", "close:1", "move")} == {"HD-10.1"}
    act(table, "end-turn")
    assert asked(table) == [1]


@pytest.mark.rule("HD-10.2", "HD-Q2")
def test_the_turns_go_on_until_everybody_passes_one_after_the_other() -> None:
    table = scene("adventure", player(), player("1", "1", "GG"), player())
    act(table, "pass", "move", "go:2", "pass", "pass")
    assert (phase(table), asked(table)) == ("adventure", [1])
    act(table, "pass")
    assert (public(table, "round"), phase(table)) == (2, "mission")


@pytest.mark.rule("HD-10.2")
def test_the_same_thing_may_be_done_again_while_its_conditions_are_met() -> None:
    table = scene("adventure", player("1", "1", "GGMM"), player())
    act(table, "move", "spend:seed", "go:2", "pass", "move", "go:3", "pass")
    assert (people(table, "rick")[0], held(table, 0), offers(table, 0)) == ("3", "", ["pass"])
    assert refusal(table, 0, "move") == "HD-10.6"


@pytest.mark.rule("HD-10.7", "HD-Q2")
def test_a_pass_does_nothing_and_does_not_bind() -> None:
    table = scene("adventure", player("1", "1", "GG"), player(tokens="SS"), passes=0)
    act(table, "pass")
    assert (held(table, 0), people(table, "rick")[0]) == ("GG", "1")
    act(table, "move", "go:3")
    assert offers(table, 0) == ["move", "pass"]
    act(table, "move", "go:2")
    assert people(table, "rick") == ["2", "3"]


# HD-10.3, HD-10.4 Playing a card.


@pytest.mark.rule("HD-10.3")
@pytest.mark.parametrize(
    ("card", "zone"),
    [
        ("surprise-tax", "discard"),
        ("bunker-pantry", "area:0"),
        ("jar-of-night", "area:0"),
        ("auntie-vortex", "area:0"),
    ],
)
def test_one_action_place_object_or_character_from_hand(card: str, zone: str) -> None:
    table = scene("adventure", player("2", "house", hand=[card, "elbow-room"]), player(tokens="S"))
    act(table, f"play:{card}")
    if card == "surprise-tax":
        act(table, "name:seed")
    assert (cards(table, zone), cards(table, "hand:0", 0)) == ([card], ["elbow-room"])
    assert [name for name, *_ in happened(table, "played")] == ["played"]


@pytest.mark.rule("HD-10.3")
def test_what_it_demands_must_be_met_and_the_card_must_be_held() -> None:
    table = scene("adventure", player("2", "house", hand=["generous-ex"]), player("1", "1", hand=["stopped-watch"]))
    assert refusal(table, 0, "play:generous-ex") == "HD-4.3"
    assert refusal(table, 0, "play:binge-session") == "HD-10.3"
    assert (offers(table, 0), counts(table, "hand")) == (["pass"], [1, 1])


@pytest.mark.rule("HD-10.4")
def test_blue_cards_never_reach_a_personal_pile_but_used_objects_do() -> None:
    hand = ["surprise-tax", "strip-mine"]
    table = scene("adventure", player(hand=hand, area=["stopped-watch"]), player())
    act(table, "play:surprise-tax", "end-turn", "pass", "play:strip-mine", "use:stopped-watch")
    pass_all(table)
    assert phase(table) == "mission"
    assert (cards(table, "pile:0"), cards(table, "area:0")) == (["stopped-watch"], [])
    assert sorted(map(str, cards(table, "discard"))) == ["strip-mine", "surprise-tax"]


# HD-10.5 Closing.


@pytest.mark.rule("HD-10.5")
def test_closing_a_dimension() -> None:
    players = player("1", "house", "GSSSCC"), player()
    table = scene("adventure", *players, spaces=CATHEDRAL, tiles=["tar-opera", "audit-moon"])
    assert supply(table) == {"seed": 14, "schmeckles": 12, "crystal": 13, "matter": 15}
    act(table, "close:1")
    assert (held(table, 0), supply(table)) == ("GS", {"seed": 14, "schmeckles": 14, "crystal": 15, "matter": 15})
    assert (cards(table, "closed:0"), cards(table, "space:1")) == (["fungal-cathedral"], ["tar-opera"])
    assert (public(table, "tiles_left"), people(table, "points"), asked(table)) == (5, [3, 0], [1])
    assert happened(table, "closed", "opened") == [("closed", 0, "1", "fungal-cathedral"), ("opened", "1", "tar-opera")]


@pytest.mark.rule("HD-10.5")
@pytest.mark.parametrize(("rick", "morty"), [("1", "3"), ("3", "1"), ("1-2", "3"), ("6-1", "3"), ("house-1", "3")])
def test_any_pawn_there_will_do(rick: str, morty: str) -> None:
    table = scene("adventure", player(rick, morty, "SSCC"), player(), spaces=CATHEDRAL)
    act(table, "close:1")
    assert cards(table, "closed:0") == ["fungal-cathedral"]


@pytest.mark.rule("HD-10.5", "HD-Q13")
def test_without_a_pawn_there_it_cannot_be_closed() -> None:
    mine = player("2", "house", "SSCC", area=["gleb-tollbooth-poet"])
    table = scene("adventure", mine, player("1", "1"), spaces=CATHEDRAL)
    assert offers(table, 0) == ["move", "pass"]
    assert refusal(table, 0, "close:1") == "HD-10.5"


@pytest.mark.rule("HD-10.5", "HD-Q30")
@pytest.mark.parametrize("tokens", ["SSC", "SCC", "GGGGMMMMSCC", "SSMMCG"])
def test_without_the_resources_it_cannot_be_closed(tokens: str) -> None:
    table = scene("adventure", player("1", "1", tokens), player(), spaces=CATHEDRAL)
    assert refusal(table, 0, "close:1") == "HD-Q30"
    assert (held(table, 0), cards(table, "closed:0")) == ("".join(sorted(tokens, key="GSCM".index)), [])


@pytest.mark.rule("HD-10.5", "HD-Q4")
def test_the_house_cannot_be_closed() -> None:
    table = scene("adventure", player("house", "house", "GGGGSSSSCCCCMMMM"), player())
    assert offers(table, 0) == ["move", "pass"]
    with pytest.raises(croupier.Refused):
        table.answer(0, "close:house")


@pytest.mark.rule("HD-10.5", "HD-Q6")
def test_the_new_tile_may_be_closed_later_and_the_pawns_stay() -> None:
    table = scene(
        "adventure",
        player("1", "house", "SSCC"),
        player("house", "1", "GCCC"),
        spaces=CATHEDRAL,
        tiles=["roundabout-city"],
    )
    act(table, "close:1", "close:1")
    assert (cards(table, "closed:0"), cards(table, "closed:1")) == (["fungal-cathedral"], ["roundabout-city"])
    assert (people(table, "rick"), people(table, "morty")) == (["1", "house"], ["house", "1"])


# HD-10.6 Moving Rick.


@pytest.mark.rule("HD-10.6", "HD-Q5")
def test_rick_moves_anywhere_for_two_of_a_kind() -> None:
    table = scene("adventure", player("1", "4", "GGSSSM"), player())
    act(table, "move")
    assert offers(table, 0) == ["spend:seed", "spend:schmeckles"]
    act(table, "spend:schmeckles")
    assert len(offers(table, 0)) == 18
    assert refusal(table, 0, "go:1") == "HD-Q5"
    act(table, "go:4-5")
    assert (people(table, "rick")[0], people(table, "morty")[0], held(table, 0)) == ("4-5", "4", "GGSM")
    assert (supply(table)["schmeckles"], asked(table)) == (14, [1])


@pytest.mark.rule("HD-10.6")
def test_until_it_is_said_where_rick_goes_the_move_can_be_taken_back() -> None:
    table = scene("adventure", player("1", "4", "GGSSSM"), player())
    act(table, "move", "spend:schmeckles")
    assert happened(table, "paid") == []
    table.undo(0)
    assert offers(table, 0) == ["spend:seed", "spend:schmeckles"]
    table.undo(0)
    assert ("move" in offers(table, 0), held(table, 0)) == (True, "GGSSSM")
    act(table, "move", "spend:seed", "go:2")
    assert happened(table, "paid", "moved-rick") == [("paid", 0, "seed", 2), ("moved-rick", 0, 0, "2")]
    with pytest.raises(croupier.TooLate):
        table.undo(0)


@pytest.mark.rule("HD-10.6", "HD-P02")
def test_what_alone_can_pay_for_a_move_is_not_gone_at_once() -> None:
    for tokens, area in (("SSS", []), ("S", ["portal-rest-stop"])):
        table = scene("adventure", player("1", "4", tokens, area=area), player())
        act(table, "move")
        assert (len(offers(table, 0)), happened(table, "paid")) == (18, [])
        table.undo(0)
        assert (held(table, 0), public(table, "actions")) == (tokens, 1)


@pytest.mark.rule("HD-10.6")
@pytest.mark.parametrize("place", ["house", "3", "house-3", "2-3"])
def test_to_a_tile_or_between(place: str) -> None:
    table = scene("adventure", player("6", "house", "CC"), player())
    act(table, "move", f"go:{place}")
    assert (people(table, "rick")[0], held(table, 0), supply(table)["crystal"]) == (place, "", 15)


@pytest.mark.rule("HD-10.6")
@pytest.mark.parametrize("tokens", ["", "G", "GSCM"])
def test_two_of_different_kinds_do_not_move_rick(tokens: str) -> None:
    table = scene("adventure", player("6", "house", tokens), player())
    assert offers(table, 0) == ["pass"]
    assert refusal(table, 0, "move") == "HD-10.6"


@pytest.mark.rule("HD-10.6")
def test_where_rick_has_gone_he_counts() -> None:
    table = scene("adventure", player("6", "house", "GGSSCC"), player(), spaces=CATHEDRAL)
    assert "close:1" not in offers(table, 0)
    act(table, "move", "spend:seed", "go:1", "pass", "close:1")
    assert cards(table, "closed:0") == ["fungal-cathedral"]


# HD-10.8 to HD-10.10 Other rules.


@pytest.mark.rule("HD-10.8")
def test_objects_may_be_triggered_besides_the_action_before_it_and_after_it() -> None:
    area = ["stopped-watch", "jar-of-night"]
    table = scene("adventure", player("1", "house", "SS", area=area), player(), spaces=CATHEDRAL)
    act(table, "use:stopped-watch", "close:1", "use:jar-of-night")
    assert (held(table, 0), cards(table, "pile:0")) == ("CMMM", ["jar-of-night", "stopped-watch"])
    assert (cards(table, "closed:0"), asked(table)) == (["fungal-cathedral"], [1])


@pytest.mark.rule("HD-10.8", "HD-Q21")
def test_and_on_a_turn_on_which_one_passes_which_is_then_no_pass() -> None:
    table = scene("adventure", player(area=["stopped-watch"]), player(), passes=1)
    act(table, "use:stopped-watch", "pass")
    assert (phase(table), asked(table)) == ("adventure", [1])
    act(table, "pass")
    assert asked(table) == [0]
    act(table, "pass")
    assert phase(table) == "mission"


@pytest.mark.rule("HD-10.9")
def test_reactions_are_played_at_many_moments_of_other_peoples_turns() -> None:
    hand = ["nope-portal", "finders-fee", "wrong-address", "short-circuit"]
    mine = player("1", "2", "SSCCMM", hand=["surprise-tax"], area=["stopped-watch"])
    table = scene("adventure", mine, player("5", "5", hand=hand), spaces=CATHEDRAL)
    act(table, "use:stopped-watch", "react:short-circuit", "play:surprise-tax", "react:nope-portal", "pass")
    act(table, "close:1", "react:finders-fee", "take:crystal", "pass", "pass")
    act(table, "move", "go:4", "react:wrong-address")
    assert [seat for _, seat, _ in happened(table, "reacted")] == [1, 1, 1, 1]
    assert (held(table, 0), held(table, 1), people(table, "rick")[0]) == ("", "C", "1")
    assert count(table, "hand:1") == 0


@pytest.mark.rule("HD-10.10", "HD-Q21")
def test_garage_tokens_besides_the_action_one_on_each_card() -> None:
    area = ["stopped-watch", "clock-thief", "gleb-tollbooth-poet"]
    table = scene("adventure", player("1", "1", "GG", area=area, garage=3), player(), passes=1)
    act(table, "guard:stopped-watch", "guard:clock-thief", "move", "go:2", "guard:gleb-tollbooth-poet")
    assert people(table, "guarded")[0] == ["clock-thief", "gleb-tollbooth-poet", "stopped-watch"]
    assert (people(table, "garage")[0], people(table, "rick")[0]) == (0, "2")
    table = scene("adventure", player(area=area, garage=3), player(), passes=1)
    act(table, "guard:clock-thief", "pass")
    assert phase(table) == "mission"
