"""HD-Q1 to HD-Q50: our rulings, where the tests of cards, reactions and closings do not cover them."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from croupier.shelf.hundred_days import options, questions
from croupier.shelf.hundred_days.cards import KINDS
from croupier.shelf.hundred_days.layout import EVERY_SPACE
from croupier.shelf.hundred_days.state import HundredDays
from tests.games.hundred_days.scenes import (
    BOARD,
    GAME,
    Player,
    act,
    adventure,
    asked,
    cards,
    count,
    counts,
    deck,
    happened,
    held,
    offers,
    pass_all,
    people,
    phase,
    place_all,
    player,
    public,
    quietly,
    refusal,
    scene,
    supply,
    truth,
)

HOLE_AT_1: list[str | None] = [None, *BOARD[1:]]
HOLES_AT_1_AND_2: list[str | None] = [None, None, *BOARD[2:]]


def tiles(table: Table) -> list[str | None]:
    return [entry["tile"] for entry in public(table, "spaces")]


def placing(*pawns: tuple[str, str], die: int = 1, rolls: tuple[int, ...] = ()) -> Table:
    """Return a fresh table after the first Mission phase, with this die and these later rolls."""
    table = croupier.open_table(GAME, seats=len(pawns), seed=0, stack={"die": [die, *rolls]})
    place_all(table, *pawns)
    return table


def all_cards_but(*kinds: str) -> list[str]:
    """Return the whole deck without these cards."""
    every = deck(scene("adventure", player(), player()))
    for kind in kinds:
        every.remove(kind)
    return every


def ended(*players: Player, spaces: list[str | None] = HOLE_AT_1) -> croupier.Result:
    """Return the result when all players pass in the last round."""
    table = adventure(*players, spaces=spaces)
    pass_all(table)
    assert table.result is not None
    return table.result


# Initiative: HD-Q1, HD-Q24, HD-Q25, HD-Q35.


@pytest.mark.rule("HD-Q1")
@pytest.mark.parametrize(
    ("stronger", "weaker"),
    [
        (("4", "4"), ("3-4", "4")),
        (("3-4", "4"), ("4", "1")),
        (("house-4", "4"), ("4", "1")),
        (("4", "1"), ("3-4", "1")),
        (("4", "1"), ("house-4", "1")),
        (("3-4", "1"), ("1", "4")),
        (("house-4", "1"), ("1", "4")),
    ],
)
def test_more_pawns_go_first_then_the_better_rick(stronger: tuple[str, str], weaker: tuple[str, str]) -> None:
    assert public(placing(weaker, stronger, die=4), "order") == [1, 0]
    table = placing(stronger, weaker, die=4)
    assert public(table, "order") == [0, 1]
    assert happened(table, "rolled-off") == []


@pytest.mark.rule("HD-Q24")
def test_when_all_are_on_the_house_everybody_rolls_and_the_highest_starts() -> None:
    table = placing(("house", "house"), ("house", "house"), ("house", "house"), die=4, rolls=(2, 5, 3))
    assert happened(table, "rolled-off") == [("rolled-off", 0, 2), ("rolled-off", 1, 5), ("rolled-off", 2, 3)]
    assert public(table, "order") == [1, 2, 0]


@pytest.mark.rule("HD-Q24")
def test_the_understudy_does_not_help_when_all_are_on_the_house() -> None:
    starts = set()
    for seed in range(20):
        table = scene("mission", player(area=["pushy-understudy"]), player(), seed=seed)
        place_all(table, ("house", "house"), ("house", "house"))
        assert len(happened(table, "rolled-off")) >= 2
        starts.add(public(table, "order")[0])
    assert starts == {0, 1}


@pytest.mark.rule("HD-Q25")
@pytest.mark.parametrize(
    ("pawns", "order"),
    [
        ([("house", "4"), ("2-3", "house")], [1, 0]),
        ([("2-3", "house"), ("house", "3")], [0, 1]),
        ([("house", "4"), ("house-3", "house")], [1, 0]),
        ([("house", "6"), ("6-1", "house")], [1, 0]),
    ],
)
def test_the_search_finds_ricks_between_dimensions(pawns: list[tuple[str, str]], order: list[int]) -> None:
    table = placing(*pawns, die=2)
    assert (public(table, "order"), public(table, "die")) == (order, 2)


@pytest.mark.rule("HD-Q25")
def test_the_collection_starts_at_the_real_die() -> None:
    table = placing(("3", "6"), ("house", "house"), die=5)
    assert public(table, "order") == [0, 1]
    while phase(table) == "garage":
        act(table, "take:seed")
    pass_all(table)
    quietly(table)
    assert happened(table, "collects") == [("collects", 0, "6"), ("collects", 0, "3")]
    table = placing(("3", "4"), ("house", "house"), die=4)
    while phase(table) == "garage":
        act(table, "take:seed")
    pass_all(table)
    quietly(table)
    assert happened(table, "collects") == [("collects", 0, "4"), ("collects", 0, "3")]


@pytest.mark.rule("HD-Q35")
def test_only_those_who_share_the_highest_number_roll_again() -> None:
    table = placing(("4", "1"), ("4", "1"), ("4", "1"), die=4, rolls=(5, 2, 5, 1, 3))
    rolled = [(0, 5), (1, 2), (2, 5), (0, 1), (2, 3)]
    assert happened(table, "rolled-off") == [("rolled-off", seat, die) for seat, die in rolled]
    assert (public(table, "order"), public(table, "die")) == ([2, 0, 1], 4)


# Turns: HD-Q2, HD-Q20, HD-Q21, HD-Q26, HD-Q41.


@pytest.mark.rule("HD-Q2")
def test_everybody_has_passed_when_all_pass_one_after_the_other() -> None:
    table = adventure(player("1", tokens="GG"), player("1", tokens="GG"), player())
    act(table, "pass", "move", "spend:seed", "go:2") if len(offers(table, 1)) > 9 else act(
        table, "pass", "move", "go:2"
    )
    act(table, "pass")
    assert (asked(table), phase(table)) == ([0], "adventure")
    act(table, "move", "go:3", "pass", "pass")
    assert (asked(table), phase(table)) == ([0], "adventure")
    act(table, "pass")
    assert phase(table) != "adventure"


@pytest.mark.rule("HD-Q2")
def test_an_action_ends_the_row_of_passes_at_once() -> None:
    table = adventure(player("1", tokens="GG", area=["stopped-watch"]), player(), passes=1)
    act(table, "move", "go:2")
    assert (asked(table), offers(table, 0)) == ([0], ["use:stopped-watch", "end-turn"])
    assert public(table, "passes") == 0


@pytest.mark.rule("HD-Q20", "HD-O09")
def test_an_additional_action_is_no_pass_and_is_lost_at_the_end_of_the_turn() -> None:
    table = adventure(player("1", tokens="GG", area=["two-handed-clock-a"]), player())
    act(table, "use:two-handed-clock-a")
    assert offers(table, 0) == ["move", "end-turn"]
    act(table, "move", "go:2")
    assert (offers(table, 0), refusal(table, 0, "move")) == (["end-turn"], "HD-10.6")
    act(table, "end-turn", "pass")
    assert (asked(table), public(table, "actions")) == ([0], 1)


@pytest.mark.rule("HD-Q20", "HD-O10")
def test_an_additional_action_may_come_after_the_normal_one() -> None:
    table = adventure(player("1", tokens="GGSS", area=["two-handed-clock-b"]), player())
    act(table, "move", "spend:seed", "go:2")
    assert (offers(table, 0), refusal(table, 0, "move")) == (["use:two-handed-clock-b", "end-turn"], "HD-10.1")
    act(table, "use:two-handed-clock-b", "move", "go:3")
    assert (people(table, "rick")[0], asked(table)) == ("3", [1])


@pytest.mark.rule("HD-Q21")
def test_a_turn_with_an_object_is_no_pass() -> None:
    table = adventure(player(area=["stopped-watch"]), player())
    act(table, "use:stopped-watch", "pass", "pass")
    assert (asked(table), phase(table)) == ([0], "adventure")
    act(table, "pass")
    assert phase(table) != "adventure"


@pytest.mark.rule("HD-Q21")
def test_a_garage_token_alone_leaves_a_pass_a_pass() -> None:
    table = adventure(player(area=["stopped-watch"], garage=1), player())
    act(table, "guard:stopped-watch", "pass", "pass")
    assert phase(table) != "adventure"


@pytest.mark.rule("HD-Q26")
def test_the_first_in_turn_order_closes() -> None:
    players = [player("1", tokens="SSCC"), player("1", tokens="SSCC")]
    table = adventure(*players, start=1, tiles=["debt-nebula"], spaces=[*BOARD[:3], "audit-moon", *BOARD[4:]])
    act(table, "close:1")
    assert (counts(table, "closed"), asked(table)) == ([0, 1], [0])
    assert refusal(table, 0, "close:1") == "HD-Q30"


@pytest.mark.rule("HD-Q41")
def test_nothing_limits_the_turns_of_the_adventure() -> None:
    tokens = "G" * 14 + "S" * 14 + "C" * 14 + "M" * 14
    hand = ["surprise-tax"] * 2 + ["recall-notice"] * 2 + ["bad-reference"] * 2
    table = adventure(player("1", tokens=tokens, hand=hand, area=["portal-rest-stop"]), player())
    turns = 0
    while truth(table, 0)["hand"] or held(table, 0):
        act(table, "move" if held(table, 0) else offers(table, 0)[0])
        while asked(table) == [0]:
            act(table, offers(table, 0)[0])
        act(table, "pass")
        turns += 1
    assert (turns, phase(table)) == (62, "adventure")


# Rick and the tiles: HD-Q4 to HD-Q7, HD-Q36, HD-Q47.


@pytest.mark.rule("HD-Q4")
def test_the_house_is_never_closed() -> None:
    table = adventure(player("house", "house", "GGGGGSSSSSCCCCCMMMMM"), player())
    assert offers(table, 0) == ["move", "pass"]
    for key in ("close:house", "close:0"):
        with pytest.raises(croupier.NotOnOffer):
            table.answer(0, key)


@pytest.mark.rule("HD-Q5")
def test_rick_moves_anywhere_but_to_where_he_stands() -> None:
    table = adventure(player("3", tokens="GG"), player())
    act(table, "move")
    ring = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-1"]
    spokes = [f"house-{space}" for space in range(1, 7)]
    assert offers(table, 0) == [f"go:{place}" for place in [*"12456", "house", *spokes, *ring]]
    assert refusal(table, 0, "go:3") == "HD-Q5"


@pytest.mark.rule("HD-Q5")
def test_going_to_the_house_in_the_adventure_brings_nothing() -> None:
    table = adventure(player("3", tokens="GG", area=["garage-manager"]), player("1"))
    act(table, "move", "go:house")
    assert (people(table, "garage"), held(table, 0), public(table, "garage")) == ([0, 0], "", 20)


@pytest.mark.rule("HD-Q6")
def test_pawns_stay_on_the_space_and_collect_from_the_new_tile() -> None:
    table = adventure(player("1", "house", "SSCC"), player("3", "house"), tiles=["carnivorous-golf-course"])
    act(table, "close:1")
    assert (people(table, "rick")[0], cards(table, "space:1")) == ("1", ["carnivorous-golf-course"])
    pass_all(table)
    assert held(table, 0) == "GGSS"


@pytest.mark.rule("HD-Q7")
def test_a_black_hole_is_neither_closed_again_nor_entered() -> None:
    table = adventure(player("1", "2", "GGGGSSSSCCCC"), player(), spaces=HOLES_AT_1_AND_2)
    assert [key for key in offers(table, 0) if key.startswith("close")] == []
    assert refusal(table, 0, "close:1") == "HD-Q7"
    act(table, "move", "spend:seed")
    assert {"go:house-1", "go:house-2", "go:2-3", "go:6-1"} <= set(offers(table, 0))
    assert not {"go:1", "go:2", "go:1-2"} & set(offers(table, 0))
    assert [refusal(table, 0, f"go:{place}") for place in ("1", "2", "1-2")] == ["HD-Q7"] * 3


@pytest.mark.rule("HD-Q7")
def test_pawns_on_a_black_hole_meet_no_demand_but_icons_do() -> None:
    hand = ["stopped-watch", "jar-of-night"]
    table = adventure(player("1-2", "1", hand=hand), player(), spaces=HOLE_AT_1)
    assert offers(table, 0) == ["play:jar-of-night", "pass"]
    mine = player("1-2", "1", hand=hand, area=["gleb-tollbooth-poet"])
    table = adventure(mine, player(), spaces=HOLE_AT_1)
    assert offers(table, 0) == ["play:stopped-watch", "play:jar-of-night", "pass"]


@pytest.mark.rule("HD-Q7")
def test_every_closing_without_a_tile_leaves_one_more_hole() -> None:
    spaces = [None, "upside-down-laundromat", "fungal-cathedral", *BOARD[3:]]
    table = adventure(player("1-2", tokens="GSSS"), player(), spaces=spaces)
    act(table, "close:2")
    assert tiles(table) == [None, None, *spaces[2:]]
    assert [entry["hole"] for entry in public(table, "spaces")] == [True, True, False, False, False, False]
    assert (table.over, happened(table, "black-hole")) == (False, [("black-hole", "2")])


@pytest.mark.rule("HD-Q7")
def test_morty_does_not_enter_a_black_hole() -> None:
    table = adventure(player("3", "4", area=["retractable-leash"]), player(), spaces=HOLE_AT_1)
    act(table, "use:retractable-leash")
    assert offers(table, 0) == ["go:2", "go:3", "go:5", "go:6", "go:house"]
    assert refusal(table, 0, "go:1") == "HD-Q7"


@pytest.mark.rule("HD-Q36")
def test_black_holes_are_never_chosen() -> None:
    table = adventure(player("3", hand=["dimensional-musical-chairs"]), player(), spaces=HOLE_AT_1)
    act(table, "play:dimensional-musical-chairs")
    assert offers(table, 0) == ["tile:2", "tile:3", "tile:4", "tile:5", "tile:6"]


@pytest.mark.rule("HD-Q36", "HD-Q39")
def test_musical_chairs_need_two_tiles() -> None:
    spaces = [None] * 5 + [BOARD[5]]
    table = adventure(player("6", hand=["dimensional-musical-chairs"]), player(), spaces=spaces)
    act(table, "play:dimensional-musical-chairs")
    assert (tiles(table), cards(table, "discard")) == (spaces, ["dimensional-musical-chairs"])


@pytest.mark.rule("HD-Q36")
def test_a_rick_between_two_spaces_is_a_pawn_on_both_and_the_pile_keeps_its_size() -> None:
    table = adventure(player("1-2", "house", hand=["return-to-sender"]), player("3-4", "house"), die=5)
    before = public(table, "tiles_left")
    act(table, "play:return-to-sender")
    assert offers(table, 0) == ["tile:5", "tile:6"]
    act(table, "tile:5")
    assert (public(table, "tiles_left"), public(table, "die"), public(table, "ending")) == (before, 5, False)
    assert people(table, "rick") == ["1-2", "3-4"]


@pytest.mark.rule("HD-Q36")
def test_the_last_tile_of_the_pile_is_replaced_by_the_one_sent_back() -> None:
    closed = ["audit-moon", "tar-opera", "echo-quarry", "slow-glacier-express", "roundabout-city"]
    table = adventure(player("1", hand=["return-to-sender"]), player(closed=closed), tiles=["reactor-karaoke"])
    assert public(table, "tiles_left") == 1
    act(table, "play:return-to-sender", "tile:5")
    assert (cards(table, "space:5"), table.position()["tiles"]) == (["reactor-karaoke"], ["compost-riviera"])


@pytest.mark.rule("HD-Q47")
@pytest.mark.parametrize(
    ("mine", "keys"),
    [
        (player("house", hand=["forced-teleport"]), ["play:forced-teleport"]),
        (player("3", area=["pocket-doorframe-a"]), ["use:pocket-doorframe-a"]),
        (player("3", area=["pocket-doorframe-b"]), ["use:pocket-doorframe-b"]),
    ],
)
def test_a_card_moves_rick_where_one_who_pays_might_go(mine: dict[str, object], keys: list[str]) -> None:
    table = adventure(mine, player("3"), spaces=HOLES_AT_1_AND_2)
    act(table, *keys)
    paying = adventure(player("3", tokens="GG"), player(), spaces=HOLES_AT_1_AND_2)
    act(paying, "move")
    assert offers(table, 0) == offers(paying, 0)
    assert not {"go:3", "go:1", "go:2", "go:1-2"} & set(offers(table, 0))


# Shortages: HD-Q8, HD-Q9, HD-Q44.


@pytest.mark.rule("HD-Q8")
def test_a_shortage_hits_everybody_the_moment_a_kind_runs_out() -> None:
    players = [player(area=["jar-of-night"], tokens="M" * 7), player(tokens="M" * 4), player(tokens="MM")]
    table = adventure(*players, player(tokens="M"))
    act(table, "use:jar-of-night")
    # The first token is the last of the kind: 8, 4, 2 and 1 return 4, 2, 1 and 1; then the other two are taken.
    assert [held(table, seat) for seat in range(4)] == ["M" * 6, "MM", "M", ""]
    assert supply(table)["matter"] == 6
    assert len(happened(table, "shortage")) == 1


@pytest.mark.rule("HD-Q8")
def test_the_last_but_one_is_no_shortage() -> None:
    table = adventure(player(area=["jar-of-night"], tokens="M" * 11), player())
    act(table, "use:jar-of-night")
    assert (held(table, 0), supply(table)["matter"], happened(table, "shortage")) == ("M" * 14, 1, [])


@pytest.mark.rule("HD-Q8")
def test_three_return_two() -> None:
    table = adventure(player(area=["jar-of-night"], tokens="M" * 9), player(tokens="MMM"))
    act(table, "use:jar-of-night")
    assert [held(table, 0), held(table, 1)] == ["M" * 6, "M"]


@pytest.mark.rule("HD-Q9")
def test_each_of_several_shortages_counts() -> None:
    mine = player(area=["jar-of-night", "crisis-insurer"], tokens="M" * 13)
    table = adventure(mine, player(tokens="M"))
    act(table, "use:jar-of-night")
    # 14 and 1 return 1 and 1; then 14 are held, and the next token is no shortage.
    assert [held(table, 0), held(table, 1)] == ["M" * 14, ""]
    table = adventure(player(area=["jar-of-night", "crisis-insurer"], tokens="M" * 14), player())
    act(table, "use:jar-of-night")
    assert len(happened(table, "shortage")) == 3
    assert (held(table, 0), supply(table)["matter"]) == ("M" * 14, 1)


@pytest.mark.rule("HD-Q9")
def test_a_shortage_is_not_answered() -> None:
    others = player(tokens="M" * 7, hand=["sticky-pockets"])
    table = adventure(player(area=["jar-of-night"], tokens="M" * 7), others, discard=["short-circuit"])
    act(table, "use:jar-of-night")
    assert (asked(table), [held(table, 0), held(table, 1)]) == ([0], ["M" * 6, "MMM"])


@pytest.mark.rule("HD-Q44")
def test_tokens_are_returned_in_initiative_order() -> None:
    players = [player(tokens="MMMM"), player(tokens="MMMM"), player(area=["jar-of-night"], tokens="MMMM")]
    table = adventure(*players, start=1, turn=2)
    act(table, "use:jar-of-night")
    assert [event[1] for event in happened(table, "returned")] == [1, 2, 0]


@pytest.mark.rule("HD-Q44", "HD-Q34")
def test_places_are_over_in_initiative_order() -> None:
    places = [player(area=["strip-mine"]), player(area=["bunker-pantry"]), player(area=["portal-rest-stop"])]
    assert [event[1] for event in happened(scene("discard", *places, start=1), "place-ends")] == [1, 2, 0]


@pytest.mark.rule("HD-Q44", "HD-14.3")
def test_hands_points_and_winners_are_told_in_initiative_order() -> None:
    table = adventure(*[player(hand=["nope-portal"]) for _ in range(3)], start=2, spaces=HOLE_AT_1)
    pass_all(table)
    for event in ("threw-away", "scored", "won"):
        assert [told[1] for told in happened(table, event)] == [2, 0, 1]
    assert table.result is not None
    assert table.result.winners == (0, 1, 2)


# Collection: HD-Q10 to HD-Q12, HD-Q45, HD-Q48, HD-Q49.


@pytest.mark.rule("HD-Q10")
def test_with_more_colours_than_resources_nothing_is_taken() -> None:
    spaces = ["talent-show-asteroid", *BOARD[1:]]
    table = scene("collection", *[player("house", "1") for _ in range(4)], spaces=spaces)
    assert (phase(table), [held(table, seat) for seat in range(4)]) == ("mission", [""] * 4)


@pytest.mark.rule("HD-Q11")
def test_a_negative_value_costs_a_card_before_morty_draws_his() -> None:
    mine = player("4", "house", hand=["auntie-vortex", "strip-mine"])
    table = scene("drawing", mine, player("house", "house"), spaces=BOARD, deck=["nope-portal"])
    assert offers(table, 0) == ["destroy:auntie-vortex", "destroy:strip-mine"]
    act(table, "destroy:auntie-vortex")
    assert (cards(table, "discard"), cards(table, "pile:0")) == (["auntie-vortex"], [])
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["nope-portal", "strip-mine"]


@pytest.mark.rule("HD-Q11")
def test_only_the_values_of_rick_are_added_up_and_the_hand_is_the_limit() -> None:
    spaces = [*BOARD[:3], "debt-nebula", "audit-moon", BOARD[5]]
    mine = player("4-5", "1", hand=["auntie-vortex"])
    table = scene("drawing", mine, player("3-4", "house"), spaces=spaces, deck=["nope-portal"])
    assert cards(table, "hand:0", 0) == ["nope-portal"]
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("HD-Q12")
def test_cards_are_drawn_in_initiative_order_after_all_dimensions() -> None:
    drawn = ["nope-portal", "strip-mine", "binge-session", "stunt-double"]
    table = scene("collection", player("2", "1"), player("2", "2"), spaces=BOARD, start=1, deck=drawn)
    while phase(table) == "collection":
        act(table, offers(table, asked(table)[0])[0])
    assert sorted(map(str, cards(table, "hand:1", 1))) == ["nope-portal", "strip-mine"]
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["binge-session", "stunt-double"]
    told = [event["event"] for event in table.events() if event["event"] in ("collects", "drew")]
    assert told == ["collects"] * 4 + ["drew"] * 4


@pytest.mark.rule("HD-Q48", "HD-P05")
def test_the_cards_of_the_waiting_room_are_drawn_last() -> None:
    mine = player("4", "house", hand=["auntie-vortex"], area=["infinite-waiting-room"])
    table = scene("drawing", mine, player(), spaces=BOARD, deck=["nope-portal", "strip-mine", "binge-session"])
    assert [name for name, *_ in happened(table, "threw-away", "drew")][:4] == ["threw-away", "drew", "drew", "drew"]
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["binge-session", "nope-portal", "strip-mine"]


@pytest.mark.rule("HD-Q49", "HD-11.3")
def test_morty_collects_before_rick() -> None:
    table = scene("collection", player("5", "5"), player("house", hand=["strip-mine"]), spaces=BOARD, die=5)
    assert (public(table, "pawn"), held(table, 0)) == ("morty", "")
    act(table, "pass")
    assert (public(table, "pawn"), held(table, 0)) == ("rick", "GGS")
    act(table, "pass")
    assert held(table, 0) == "GGGGSS"


@pytest.mark.rule("HD-Q45")
def test_what_is_left_is_named_one_at_a_time_as_long_as_there_is_a_choice() -> None:
    players = [player("house", "4"), player("house", "4"), player("house", "4")]
    spaces = [*BOARD[:3], "carnivorous-golf-course", *BOARD[4:]]
    table = scene("collection", *players, spaces=spaces)
    assert offers(table, 0) == ["leave:seed", "leave:schmeckles"]
    act(table, "leave:seed")
    assert offers(table, 0) == ["leave:seed", "leave:schmeckles"]
    act(table, "leave:seed")
    assert (held(table, 0), asked(table)) == ("SS", [1])


@pytest.mark.rule("HD-Q45")
def test_tokens_of_one_kind_are_left_without_asking() -> None:
    players = [player("house", "1"), player("house", "1"), player("house", "1")]
    table = scene("collection", *players, spaces=BOARD)
    act(table, "leave:seed")
    assert (held(table, 0), asked(table)) == ("M", [1])
    alone = scene("collection", player("house", "1"), player(), spaces=BOARD)
    assert held(alone, 0) == "GMM"


# Icons and the house: HD-Q13, HD-Q28, HD-Q29.


@pytest.mark.rule("HD-Q13")
def test_a_dimension_icon_is_for_green_cards_only() -> None:
    mine = player("house", "house", "SSCC", area=["gleb-tollbooth-poet"])
    table = adventure(mine, player())
    assert refusal(table, 0, "close:1") == "HD-10.5"
    table = scene("collection", player("house", "house", area=["gleb-tollbooth-poet"]), player("1"), spaces=BOARD)
    assert [held(table, 0), held(table, 1)] == ["", "GMM"]
    table = scene("mission", player(area=["gleb-tollbooth-poet"]), player(), die=1)
    place_all(table, ("3", "3"), ("2", "2"))
    assert public(table, "order") == [1, 0]


@pytest.mark.rule("HD-Q28")
def test_icons_count_only_in_the_area() -> None:
    mine = player("house", hand=["gleb-tollbooth-poet", "stopped-watch"], pile=["nib-the-stowaway"])
    table = adventure(mine, player(area=["auntie-vortex"]))
    assert offers(table, 0) == ["pass"]
    mine = player("1", tokens="SSC", hand=["clock-thief"], pile=["physics-dropout"])
    assert refusal(adventure(mine, player()), 0, "close:1") == "HD-Q30"


@pytest.mark.rule("HD-Q29")
def test_the_house_is_a_dimension_for_effects_and_for_the_card_value() -> None:
    marshal = player("house", "1", area=["retired-space-marshal"])
    table = adventure(marshal, player("house-5", "6", "G"), player("5", "6", "S"))
    act(table, "use:retired-space-marshal")
    assert [held(table, seat) for seat in range(3)] == ["G", "", "S"]
    table = scene("drawing", player("house-2", "1"), player("house", "1"), spaces=BOARD)
    assert counts(table, "hand") == [2 + 1 + 1, 2 + 1]
    table = scene("collection", player("house", "house"), player("house", "house"), spaces=BOARD)
    assert (phase(table), held(table, 0)) == ("mission", "")


# Garage tokens and protections: HD-Q15, HD-Q18, HD-Q33.


@pytest.mark.rule("HD-Q15")
def test_the_garage_token_of_an_object_that_is_used_is_lost() -> None:
    table = adventure(player(area=["stopped-watch"], guarded=["stopped-watch"], garage=1), player())
    assert public(table, "garage") == 18
    act(table, "use:stopped-watch")
    assert (public(table, "garage"), people(table, "garage"), cards(table, "pile:0")) == (19, [1, 0], ["stopped-watch"])
    assert people(table, "guarded") == [[], []]


@pytest.mark.rule("HD-Q18")
def test_no_more_garage_tokens_than_there_are() -> None:
    table = scene("garage", player("house", "house", garage=10), player("house", "1", garage=9), player("1", "1"))
    act(table, "take:seed", "take:seed", "take:seed")
    assert (people(table, "garage"), public(table, "garage")) == ([11, 9, 0], 0)
    assert [held(table, seat) for seat in range(3)] == ["GG", "G", ""]


@pytest.mark.rule("HD-Q33")
@pytest.mark.parametrize("guarded", [True, False])
@pytest.mark.parametrize(
    ("places", "answer", "left", "token"),
    [
        (["bunker-pantry"], None, "area", True),
        ([], "react:stunt-double", "area", True),
        ([], "pass", "pile", False),
    ],
)
def test_protections_work_in_their_order(
    places: list[str], answer: str | None, left: str, token: bool, guarded: bool
) -> None:
    on = ["auntie-vortex"] if guarded else []
    theirs = player(area=["auntie-vortex", *places], guarded=on, hand=["stunt-double"])
    table = adventure(player(hand=["bad-reference"]), theirs, discard=["nope-portal"] * 4)
    act(table, "play:bad-reference")
    if answer is not None:
        assert asked(table) == [1]
        act(table, answer)
    where = [zone for zone in ("area:1", "pile:1", "discard") if "auntie-vortex" in cards(table, zone)]
    assert where == ["discard" if left == "pile" and not guarded else f"{left}:1"]
    assert people(table, "guarded")[1] == (on if token else [])
    assert public(table, "garage") == (19 if guarded and token else 20)
    assert happened(table, "reacted") == ([("reacted", 1, "stunt-double")] if answer == "react:stunt-double" else [])


@pytest.mark.rule("HD-Q33", "HD-P03", "HD-R02")
def test_nobody_is_asked_for_a_stunt_double_in_a_bunker() -> None:
    theirs = player(area=["auntie-vortex", "bunker-pantry"], hand=["stunt-double"])
    table = adventure(player(hand=["bad-reference"]), theirs, discard=["nope-portal"] * 4)
    act(table, "play:bad-reference")
    assert [decision.kind for decision in table.pending.values()] == ["turn"]
    assert happened(table, "untouchable", "threatened") == [("untouchable", 1, "auntie-vortex")]
    assert cards(table, "hand:1", 1) == ["stunt-double"]


# The end: HD-Q19, HD-Q23.


@pytest.mark.rule("HD-Q19")
def test_a_tie_goes_to_the_most_dimensions_then_to_garage_tokens_on_cards_then_is_shared() -> None:
    # 7 points each: one tile, two tiles, one tile and cards.
    seven = [player(closed=["debt-nebula"]), player(closed=["clockwork-prairie", "fungal-cathedral"])]
    spaces = [None, *["tar-opera", "echo-quarry", "roundabout-city", "reactor-karaoke", "compost-riviera"]]
    result = ended(*seven, spaces=spaces)
    assert (result.winners, result.scores) == ((1,), (7, 7))
    two = [player(area=["hoarder-in-chief"]), player(area=["auntie-vortex"], guarded=["auntie-vortex"])]
    assert ended(*two).winners == (1,)
    assert ended(*two).scores == (2, 2)
    equal = [player(area=["gleb-tollbooth-poet"]), player(area=["auntie-vortex"]), player()]
    assert ended(*equal).winners == (0, 1)


@pytest.mark.rule("HD-Q23")
def test_passes_before_the_last_closing_do_not_count() -> None:
    closed = ["audit-moon", "tar-opera", "echo-quarry", "slow-glacier-express", "roundabout-city", "reactor-karaoke"]
    table = adventure(
        player(tokens="GG"), player(), player("1", tokens="SSCC"), player(closed=closed), passes=2, turn=2
    )
    assert public(table, "tiles_left") == 8
    table = adventure(player("1", "1", "SSCCGG"), player(closed=closed), turn=0, passes=1)
    assert public(table, "tiles_left") == 0
    act(table, "close:1")
    assert (public(table, "ending"), table.over) == (True, False)
    act(table, "pass")
    assert (asked(table), table.over) == ([0], False)
    act(table, "move", "go:5", "pass")
    assert table.over is False
    act(table, "pass")
    assert table.over is True


@pytest.mark.rule("HD-Q23")
def test_the_last_round_has_neither_collection_nor_discard() -> None:
    hand = ["nope-portal"] * 4 + ["binge-session"] * 3 + ["light-fingers"] * 3
    table = adventure(player("3", "3", hand=hand), player(), spaces=HOLE_AT_1)
    pass_all(table)
    assert table.over is True
    assert happened(table, "collects", "drew") == []
    assert held(table, 0) == ""


# Setup: HD-Q27, HD-Q43.


@pytest.mark.rule("HD-Q27")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nobody_starts_with_resources(seats: int) -> None:
    table = croupier.open_table(GAME, seats=seats, seed=1)
    assert [held(table, seat) for seat in range(seats)] == [""] * seats
    assert supply(table) == {"seed": 15, "schmeckles": 15, "crystal": 15, "matter": 15}


@pytest.mark.rule("HD-Q43")
@pytest.mark.parametrize(
    ("seats", "options", "left", "boxed"),
    [
        (2, {}, 6, 8),
        (3, {}, 14, 0),
        (4, {}, 14, 0),
        (2, {"tiles": "20"}, 14, 0),
        (3, {"tiles": "12"}, 6, 8),
        (4, {"tiles": "12"}, 6, 8),
    ],
)
def test_the_number_of_tiles_can_be_chosen(seats: int, options: dict[str, str], left: int, boxed: int) -> None:
    table = croupier.open_table(GAME, seats=seats, seed=1, options=options)
    assert (count(table, "tiles"), count(table, "box")) == (left, boxed)


@pytest.mark.rule("HD-Q43")
def test_no_other_number_of_tiles_can_be_chosen() -> None:
    with pytest.raises(croupier.BadTable):
        croupier.open_table(GAME, seats=2, seed=1, options={"tiles": "13"})


# Cards: HD-Q22, HD-Q32, HD-Q34, HD-Q37 to HD-Q40, HD-Q50.


@pytest.mark.rule("HD-Q22")
def test_without_deck_and_discard_nothing_is_drawn() -> None:
    table = adventure(player(hand=["binge-session"]), player(hand=all_cards_but("binge-session")))
    act(table, "play:binge-session")
    quietly(table)
    assert (counts(table, "hand")[0], happened(table, "drew")) == (0, [])
    assert (count(table, "deck"), cards(table, "discard")) == (0, ["binge-session"])


@pytest.mark.rule("HD-Q38")
def test_the_deck_is_renewed_in_the_middle_of_a_draw() -> None:
    discard = ["strip-mine", "family-lunch"]
    others = all_cards_but("binge-session", "nope-portal", *discard)
    table = adventure(player(hand=["binge-session"]), player(hand=others), deck=["nope-portal"], discard=discard)
    act(table, "play:binge-session")
    quietly(table)
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["family-lunch", "nope-portal", "strip-mine"]
    assert (count(table, "deck"), cards(table, "discard")) == (0, ["binge-session"])


@pytest.mark.rule("HD-Q38", "HD-4.9")
def test_the_deck_is_renewed_the_moment_it_runs_out() -> None:
    discard = ["strip-mine", "family-lunch"]
    drawn = ["nope-portal", "nope-portal", "stunt-double"]
    others = all_cards_but("binge-session", *drawn, *discard)
    table = adventure(player(hand=["binge-session"]), player(hand=others), deck=drawn, discard=discard)
    act(table, "play:binge-session")
    quietly(table)
    assert counts(table, "hand")[0] == 3
    assert (count(table, "deck"), cards(table, "discard")) == (2, ["binge-session"])


@pytest.mark.rule("HD-Q38")
def test_a_deck_that_could_not_be_renewed_is_renewed_when_a_draw_is_due() -> None:
    others = all_cards_but("binge-session", "binge-session", "strip-mine")
    table = adventure(player(hand=["binge-session"] * 2), player(hand=others), deck=["strip-mine"])
    act(table, "play:binge-session")
    quietly(table)
    assert (counts(table, "hand")[0], count(table, "deck"), count(table, "discard")) == (2, 0, 1)
    act(table, "pass", "play:binge-session")
    quietly(table)
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["binge-session", "strip-mine"]


@pytest.mark.rule("HD-Q32")
def test_a_cancelled_family_lunch_leaves_the_green_cards_in_hand() -> None:
    table = adventure(player("1", hand=["family-lunch", "stopped-watch"]), player(hand=["nope-portal"]))
    act(table, "play:family-lunch", "react:nope-portal")
    assert (cards(table, "hand:0", 0), cards(table, "area:0"), asked(table)) == (["stopped-watch"], [], [1])


@pytest.mark.rule("HD-Q32")
def test_what_was_paid_for_something_stopped_stays_paid() -> None:
    mine = player("1", tokens="GGM", area=["polite-disintegrator-a"])
    table = adventure(mine, player(hand=["short-circuit", "wrong-address"], area=["auntie-vortex"]))
    act(table, "use:polite-disintegrator-a", "react:short-circuit")
    assert (held(table, 0), cards(table, "pile:0")) == ("GG", ["polite-disintegrator-a"])
    assert cards(table, "area:1") == ["auntie-vortex"]
    act(table, "move", "go:4", "react:wrong-address")
    assert (held(table, 0), people(table, "rick")[0], asked(table)) == ("", "1", [1])


@pytest.mark.rule("HD-Q34")
def test_a_bunker_pantry_does_not_keep_places_beyond_the_round() -> None:
    table = scene("discard", player(area=["bunker-pantry", "strip-mine"]), player())
    assert (cards(table, "area:0"), count(table, "discard")) == ([], 2)


@pytest.mark.rule("HD-Q34")
def test_in_the_last_round_places_are_destroyed_and_score_nothing() -> None:
    table = adventure(player(area=["strip-mine", "auntie-vortex"]), player(), spaces=HOLE_AT_1)
    pass_all(table)
    assert table.result is not None
    assert (table.result.scores, cards(table, "discard")) == ((1, 0), ["strip-mine"])


@pytest.mark.rule("HD-Q34")
def test_a_second_copy_of_a_place_adds_nothing() -> None:
    table = adventure(player("1", tokens="G", area=["portal-rest-stop"] * 2), player())
    act(table, "move", "go:4")
    assert held(table, 0) == ""
    table = scene("discard", player(area=["portal-rest-stop"] * 2), player())
    assert cards(table, "discard") == ["portal-rest-stop"] * 2


@pytest.mark.rule("HD-Q34")
def test_a_place_takes_no_garage_token() -> None:
    table = adventure(player(area=["strip-mine"], garage=1), player())
    assert (offers(table, 0), refusal(table, 0, "guard:strip-mine")) == (["pass"], "HD-5.3")


@pytest.mark.rule("HD-Q37")
def test_hands_are_hidden_and_the_rest_is_open() -> None:
    area, pile = ["auntie-vortex"], ["stopped-watch"]
    other = player("1", tokens="GS", garage=2, hand=["nope-portal"], area=area, pile=pile, closed=["audit-moon"])
    table = adventure(player(), other)
    for viewer in (0, None):
        assert cards(table, "hand:1", viewer) == [None]
        assert [cards(table, f"{zone}:1", viewer) for zone in ("area", "pile", "closed")] == [
            area,
            pile,
            ["audit-moon"],
        ]
    assert (held(table, 1), people(table, "garage")[1]) == ("GS", 2)
    assert cards(table, "hand:1", 1) == ["nope-portal"]


@pytest.mark.rule("HD-Q37", "HD-A01")
def test_light_fingers_take_all_there_is_of_fewer_than_two() -> None:
    table = adventure(player(hand=["light-fingers"]), player(tokens="C"))
    act(table, "play:light-fingers")
    assert [held(table, 0), held(table, 1)] == ["C", ""]


@pytest.mark.rule("HD-Q39")
@pytest.mark.parametrize(
    "card", ["light-fingers", "recall-notice", "bad-reference", "family-lunch", "surprise-tax", "return-to-sender"]
)
def test_a_blue_card_without_a_target_is_played_without_effect(card: str) -> None:
    pawns = [player("1-2", "5", hand=[card]), player("3-4", "6")]
    table = adventure(*pawns)
    act(table, f"play:{card}")
    assert (cards(table, "discard"), asked(table), tiles(table)) == ([card], [1], BOARD)
    assert happened(table, "no-effect") == [("no-effect", 0, card)]


@pytest.mark.rule("HD-Q39", "HD-4.5")
@pytest.mark.parametrize(
    "name", ["universal-converter-a", "expired-coupon-a", "two-handed-clock-a", "pocket-doorframe-a"]
)
def test_other_objects_may_always_be_triggered(name: str) -> None:
    table = adventure(player("1", area=[name]), player())
    assert f"use:{name}" in offers(table, 0)


@pytest.mark.rule("HD-Q39", "HD-O18", "HD-Q7")
def test_a_leash_needs_somewhere_for_morty_to_go() -> None:
    mine = player("1", "house", "SSCC", area=["retractable-leash"])
    table = adventure(mine, player(), spaces=[BOARD[0], *[None] * 5])
    assert "use:retractable-leash" in offers(table, 0)
    act(table, "close:1")
    # All six are black holes now, and Morty is at home: nothing is left to do on this turn.
    assert (asked(table), tiles(table)) == ([1], [None] * 6)
    act(table, "pass")
    assert (asked(table), offers(table, 0)) == ([0], ["pass"])
    assert refusal(table, 0, "use:retractable-leash") == "HD-Q39"
    outside = adventure(player("1", "4", area=["retractable-leash"]), player(), spaces=[None] * 6)
    act(outside, "use:retractable-leash")
    assert people(outside, "morty")[0] == "house"


@pytest.mark.rule("HD-Q39")
def test_nobody_is_ever_asked_to_choose_from_nothing() -> None:
    game = adventure(player(), player())._game
    assert isinstance(game, HundredDays)
    game.card = KINDS.index("retractable-leash")
    game.holes = EVERY_SPACE
    with pytest.raises(ValueError, match="nothing to choose from"):
        list(questions.choose(game, 0, options.ASK_MORTY_GO))
    assert not game.asked or game.about != options.ASK_MORTY_GO


@pytest.mark.rule("HD-Q50", "HD-C21")
@pytest.mark.parametrize(("spaces", "shared"), [(BOARD, True), (HOLE_AT_1, False)])
def test_nobody_shares_a_black_hole_with_the_marshal(spaces: list[str | None], shared: bool) -> None:
    marshal = player("1", "1", area=["retired-space-marshal"])
    table = adventure(marshal, player("1", "1", "G"), spaces=spaces)
    assert ("use:retired-space-marshal" in offers(table, 0)) == shared
    assert refusal(adventure(marshal, player("1", "1", "G"), spaces=HOLE_AT_1), 0, "use:retired-space-marshal") == (
        "HD-Q39"
    )


@pytest.mark.rule("HD-Q50", "HD-O05")
def test_a_converter_may_be_used_without_tokens() -> None:
    table = adventure(player(area=["universal-converter-a"]), player())
    act(table, "use:universal-converter-a")
    assert happened(table, "no-effect") == [("no-effect", 0, "universal-converter-a")]
    assert (held(table, 0), cards(table, "pile:0")) == ("", ["universal-converter-a"])


@pytest.mark.rule("HD-Q50", "HD-A02")
def test_a_tax_may_name_a_kind_that_nobody_has() -> None:
    table = adventure(player(tokens="M", hand=["surprise-tax"]), player(tokens="G"))
    act(table, "play:surprise-tax")
    assert offers(table, 0) == ["name:seed", "name:schmeckles", "name:crystal", "name:matter"]
    act(table, "name:matter")
    assert ([held(table, 0), held(table, 1)], happened(table, "returned")) == (["M", "G"], [])


@pytest.mark.rule("HD-Q50", "HD-C19")
def test_gossip_is_about_hands_with_cards_in_them() -> None:
    others = [player(), player(hand=["strip-mine"]), player(hand=["nope-portal"])]
    table = adventure(player("4", hand=["gossip-columnist"]), *others)
    act(table, "play:gossip-columnist")
    assert offers(table, 0) == ["choose:2", "choose:3"]


@pytest.mark.rule("HD-Q50", "HD-Q17")
def test_the_window_of_a_closing_opens_when_the_tile_is_taken() -> None:
    table = adventure(player("1", tokens="SSCC"), player(hand=["strip-mine"]))
    act(table, "close:1")
    assert (asked(table), public(table, "fits")) == ([1], "finders-fee")
    assert (cards(table, "closed:0"), cards(table, "space:1"), held(table, 0)) == ([BOARD[0]], [], "")
    act(table, "pass")
    assert len(cards(table, "space:1")) == 1


@pytest.mark.rule("HD-Q40")
def test_a_turn_with_the_marshal_is_no_pass_and_the_marshal_stays() -> None:
    table = adventure(player("1", area=["retired-space-marshal"]), player("1", tokens="G"))
    act(table, "use:retired-space-marshal", "pass", "pass")
    assert (asked(table), phase(table)) == ([0], "adventure")
    assert truth(table, 0)["area"] == ["retired-space-marshal"]


@pytest.mark.rule("HD-Q40")
def test_the_marshal_helps_besides_the_action() -> None:
    table = adventure(player("1", tokens="SS", area=["retired-space-marshal"]), player("4", tokens="G"))
    act(table, "move", "go:4", "use:retired-space-marshal")
    assert (held(table, 0), asked(table)) == ("G", [1])


# HD-Q42: an answer without a choice is not asked for, but still told.


@pytest.mark.rule("HD-Q42", "HD-C16")
def test_tokens_that_all_have_to_be_paid_are_not_asked_for() -> None:
    table = adventure(player("1", tokens="GS", area=["portal-valet"]), player())
    act(table, "move", "go:2")
    assert (held(table, 0), people(table, "rick")[0]) == ("", "2")
    assert sorted(happened(table, "paid")) == [("paid", 0, "schmeckles", 1), ("paid", 0, "seed", 1)]


@pytest.mark.rule("HD-Q42", "HD-R04")
def test_a_finders_fee_of_all_that_was_paid_is_not_asked_for() -> None:
    players = player("1", tokens="SC"), player("1", hand=["finders-fee"])
    table = adventure(*players, coupons=1)
    act(table, "close:1", "react:finders-fee")
    assert (held(table, 1), asked(table)) == ("SC", [1])
    assert sorted(happened(table, "took")) == [("took", 1, "crystal"), ("took", 1, "schmeckles")]


@pytest.mark.rule("HD-Q42", "HD-A06")
def test_the_last_two_tiles_are_swapped_without_a_question() -> None:
    spaces: list[str | None] = [BOARD[0], None, None, None, None, BOARD[5]]
    table = adventure(player(hand=["dimensional-musical-chairs"]), player(), spaces=spaces)
    act(table, "play:dimensional-musical-chairs")
    assert happened(table, "swapped") == [("swapped", "1", "6")]
    assert tiles(table) == [BOARD[5], None, None, None, None, BOARD[0]]


@pytest.mark.rule("HD-Q42", "HD-Q46")
def test_on_their_turn_players_are_asked_even_if_they_can_only_pass() -> None:
    table = adventure(player(hand=["elbow-room"]), player())
    assert (asked(table), offers(table, 0)) == ([0], ["pass"])
    act(table, "pass")
    assert (asked(table), offers(table, 1)) == ([1], ["pass"])


@pytest.mark.rule("HD-Q42", "HD-13.1")
def test_a_player_who_keeps_a_card_chooses_which_even_if_all_are_of_one_kind() -> None:
    """Skipping the question would tell the others what the last card is."""
    table = scene("drawing", player("4", "house", hand=["finders-fee"] * 2), player(), spaces=BOARD)
    assert offers(table, 0) == ["destroy:finders-fee"]
