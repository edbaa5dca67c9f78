"""HD-13, HD-14: at most seven cards, the next round; the black hole, the last round, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.hundred_days.scenes import (
    Player,
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

NINE = ["binge-session"] * 3 + [
    "clock-thief",
    "elbow-room",
    "jar-of-night",
    "nope-portal",
    "portal-valet",
    "strip-mine",
]
CATHEDRAL = "fungal-cathedral"  # closing costs two Schmeckles and two Time crystals; 3 points
FIVE_GONE = ["tar-opera", "audit-moon", "echo-quarry", "roundabout-city", "museum-of-next-week"]  # 4, 6, 5, 3, 4
SIX_GONE = [*FIVE_GONE, "slow-glacier-express"]  # 6


def last_tiles(*players: Player, gone: list[str], **more: Any) -> Table:
    """Return a short game near its end: these tiles of twelve are closed already, all by seat 0."""
    first = {**players[0], "closed": gone}
    options = {"tiles": "12"}
    return scene("adventure", first, *players[1:], spaces=board({1: CATHEDRAL}), options=options, **more)


def ended(*players: Player) -> Table:
    """Play the last round, in which all players pass."""
    spaces = board({1: None, 2: "debt-nebula", 3: "compost-riviera"})
    table = scene("adventure", *players, spaces=spaces)
    pass_all(table)
    return table


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the winners and scores."""
    assert table.result is not None
    return table.result.winners, table.result.scores


# HD-13 Discard.


@pytest.mark.rule("HD-13.1")
def test_a_player_who_has_more_than_seven_cards_destroys_some_of_their_choice() -> None:
    table = scene("discard", player(hand=NINE), player())
    assert (phase(table), asked(table)) == ("discard", [0])
    assert sorted(offers(table, 0)) == [f"destroy:{card}" for card in sorted(set(NINE))]
    assert refusal(table, 0, "destroy:light-fingers") == "HD-10.3"
    act(table, "destroy:binge-session", "destroy:clock-thief")
    assert cards(table, "hand:0", 0) == sorted([card for card in NINE if card != "clock-thief"])[1:]
    assert sorted(map(str, cards(table, "discard"))) == ["binge-session", "clock-thief"]
    assert (count(table, "pile:0"), phase(table), public(table, "round")) == (0, "mission", 2)


@pytest.mark.rule("HD-13.1")
def test_seven_may_be_kept() -> None:
    table = scene("discard", player(hand=NINE[:7]), player(hand=NINE[7:]))
    assert (phase(table), counts(table, "hand"), count(table, "discard")) == ("mission", [7, 2], 0)


@pytest.mark.rule("HD-13.1", "HD-8.6")
def test_in_initiative_order() -> None:
    others = ["light-fingers"] * 3 + ["surprise-tax"] * 2 + ["recall-notice"] * 2 + ["bad-reference"]
    table = scene("discard", player(hand=NINE[:8]), player(), player(hand=others), start=1)
    assert asked(table) == [2]
    act(table, "destroy:bad-reference")
    assert asked(table) == [0]
    act(table, "destroy:clock-thief")
    assert counts(table, "hand") == [7, 0, 7]


@pytest.mark.rule("HD-13.2")
def test_then_a_new_round_begins_with_the_die() -> None:
    table = scene("discard", player("1", "2"), player("3", "4"), round=3)
    assert (public(table, "round"), phase(table), asked(table)) == (4, "mission", [0, 1])
    assert [name for name, *_ in happened(table, "round", "die")][-2:] == ["round", "die"]
    assert {public(scene("discard", player(), player(), seed=seed), "die") for seed in range(60)} == set(range(1, 7))


@pytest.mark.rule("HD-13.2")
def test_the_pawns_are_taken_back_and_everything_else_stays() -> None:
    mine = player(
        "1", "2", "GSSM", garage=2, area=["stopped-watch", "clock-thief"], guarded=["clock-thief"], hand=["elbow-room"]
    )
    table = scene("discard", mine, player("house", "house", closed=["debt-nebula"], pile=["market-twins"]))
    assert (people(table, "rick"), people(table, "morty"), public(table, "order")) == ([None] * 2, [None] * 2, None)
    assert (held(table, 0), people(table, "garage"), people(table, "guarded")[0]) == ("GSSM", [2, 0], ["clock-thief"])
    assert (cards(table, "area:0"), cards(table, "hand:0", 0)) == (["clock-thief", "stopped-watch"], ["elbow-room"])
    assert (cards(table, "closed:1"), cards(table, "pile:1")) == (["debt-nebula"], ["market-twins"])
    assert supply(table) == {"seed": 14, "schmeckles": 13, "crystal": 15, "matter": 14}


# HD-14 The end.


@pytest.mark.rule("HD-14.1", "HD-10.5")
def test_the_end_is_triggered_when_a_closed_dimension_cannot_be_replaced() -> None:
    table = last_tiles(player("1", "house", "SSCC"), player(), gone=SIX_GONE)
    assert (public(table, "tiles_left"), public(table, "ending")) == (0, False)
    act(table, "close:1")
    assert (public(table, "ending"), table.over) == (True, False)
    assert public(table, "spaces")[0] == {"space": 1, "tile": None, "hole": True}
    assert happened(table, "black-hole") == [("black-hole", "1")]
    assert (held(table, 0), CATHEDRAL in cards(table, "closed:0")) == ("", True)


@pytest.mark.rule("HD-14.2")
def test_the_last_round_is_told_once() -> None:
    table = last_tiles(player("1-2", "house", "SSCCGGGMMM"), player("2"), gone=SIX_GONE)
    act(table, "close:1", "pass", "close:2")
    assert happened(table, "black-hole", "last-round") == [("black-hole", "1"), ("last-round",), ("black-hole", "2")]


@pytest.mark.rule("HD-14.1", "HD-10.5")
def test_the_last_tile_of_the_pile_does_not_trigger_it() -> None:
    table = last_tiles(player("1", "house", "SSCC"), player(), gone=FIVE_GONE)
    assert public(table, "tiles_left") == 1
    act(table, "close:1")
    assert (public(table, "tiles_left"), public(table, "ending"), public(table, "spaces")[0]["hole"]) == (
        0,
        False,
        False,
    )
    pass_all(table)
    assert (table.over, public(table, "round")) == (False, 2)


@pytest.mark.rule("HD-14.2", "HD-Q23")
def test_the_round_goes_on_until_everybody_passes_and_then_the_game_is_over() -> None:
    table = last_tiles(
        player("1", "house", "SSCCGG"), player("3", "house", "GGMM"), player("3", "3"), gone=SIX_GONE, start=1
    )
    act(table, "pass", "pass", "close:1")
    assert asked(table) == [1]  # the passes before the closing do not count
    act(table, "pass", "pass", "move", "go:2", "move", "spend:seed", "go:4", "pass", "pass", "pass")
    assert table.over
    assert people(table, "rick") == ["2", "4", "3"]


@pytest.mark.rule("HD-14.2", "HD-Q23")
def test_the_last_round_has_neither_a_collection_nor_a_discard_phase() -> None:
    table = last_tiles(player("1", "house", "SSCC"), player("3", "3", hand=NINE), gone=SIX_GONE)
    act(table, "close:1", "pass", "pass", "pass")
    assert table.over
    assert happened(table, "collects", "drew", "took") == []
    assert (held(table, 0), held(table, 1)) == ("", "")
    assert table.pending == {}


@pytest.mark.rule("HD-14.2", "HD-Q7")
def test_the_black_hole_cannot_be_closed_or_entered_and_its_pawns_meet_no_demand() -> None:
    table = last_tiles(
        player("1", "house", "SSSSCCCC", hand=["gleb-tollbooth-poet", "pushy-understudy"]), player(), gone=SIX_GONE
    )
    assert "play:pushy-understudy" in offers(table, 0)
    act(table, "close:1", "pass")
    assert offers(table, 0) == ["move", "pass"]
    assert refusal(table, 0, "close:1") == "HD-Q7"
    act(table, "move", "spend:crystal")
    assert [key for key in offers(table, 0) if "1" in key] == ["go:house-1", "go:1-2", "go:6-1"]


@pytest.mark.rule("HD-14.2", "HD-Q7")
def test_next_to_a_black_hole_rick_is_on_the_other_side_only() -> None:
    hand = ["gleb-tollbooth-poet", "captain-lukewarm", "auntie-vortex"]
    players = player("4", "house", "GG", hand=hand), player()
    table = scene("adventure", *players, spaces=board({1: None, 2: None}))
    act(table, "move")
    assert {f"go:{place}" for place in ("house-1", "house-2", "6-1", "2-3")} <= set(offers(table, 0))
    assert not {f"go:{place}" for place in ("1", "2", "1-2")} & set(offers(table, 0))
    act(table, "go:6-1", "pass")
    assert offers(table, 0) == ["play:captain-lukewarm", "pass"]


@pytest.mark.rule("HD-14.2", "HD-Q7")
def test_other_dimensions_may_still_be_closed_and_leave_holes_too() -> None:
    table = scene(
        "adventure",
        player("1", "2", "SSCC"),
        player("house", "2", "GSSS"),
        spaces=board({1: None, 2: "upside-down-laundromat"}),
    )
    act(table, "pass", "close:2")
    assert [entry["space"] for entry in public(table, "spaces") if entry["hole"]] == [1, 2]
    assert cards(table, "closed:1") == ["upside-down-laundromat"]
    act(table, "pass", "pass")
    assert outcome(table) == ((1,), (0, 3))


@pytest.mark.rule("HD-14.3")
def test_first_all_the_cards_in_hand_are_destroyed() -> None:
    table = ended(player(hand=["clock-thief", "portal-valet"]), player(hand=["retired-space-marshal"]))
    assert counts(table, "hand") == counts(table, "pile") == [0, 0]
    assert sorted(map(str, cards(table, "discard"))) == ["clock-thief", "portal-valet", "retired-space-marshal"]
    assert outcome(table) == ((0, 1), (0, 0))


@pytest.mark.rule("HD-14.4")
@pytest.mark.parametrize(
    ("mine", "points"),
    [
        pytest.param({"closed": ["tar-opera", "audit-moon"]}, 4 + 6, id="dimension tiles"),
        pytest.param({"pile": ["retired-space-marshal", "stopped-watch"]}, 3 + 1, id="personal discard"),
        pytest.param({"area": ["clock-thief", "cloning-bathtub"]}, 2 + 2, id="area"),
        pytest.param({"area": ["clock-thief", "jar-of-night"], "guarded": ["jar-of-night"]}, 2 + 1 + 1, id="guarded"),
    ],
)
def test_what_scores_line_by_line(mine: dict[str, Any], points: int) -> None:
    table = ended(player(**mine), player())
    assert outcome(table) == ((0,), (points, 0))
    assert happened(table, "scored") == [("scored", 0, points), ("scored", 1, 0)]


@pytest.mark.rule("HD-14.4")
def test_all_lines_together() -> None:
    mine = player(
        closed=["tar-opera"],
        pile=["stopped-watch", "garage-manager"],
        area=["generous-ex", "gossip-columnist"],
        guarded=["generous-ex", "gossip-columnist"],
    )
    assert outcome(ended(mine, player(closed=["audit-moon"], area=["retired-space-marshal"]))) == ((0,), (11, 9))


@pytest.mark.rule("HD-14.5", "HD-Q34")
def test_tokens_that_were_not_used_score_nothing_and_neither_do_places() -> None:
    table = ended(player(tokens="GGGGSSSSCCCCMMMM", garage=7, area=["strip-mine"]), player(closed=["tar-opera"]))
    assert outcome(table) == ((1,), (0, 4))
    assert (cards(table, "area:0"), cards(table, "discard")) == ([], ["strip-mine"])


@pytest.mark.rule("HD-14.6")
def test_a_player_who_has_the_most_points_wins() -> None:
    table = ended(player(closed=["audit-moon"]), player(closed=["tar-opera", "roundabout-city"]), player())
    assert outcome(table) == ((1,), (6, 7, 0))
    assert happened(table, "won") == [("won", 1)]
    assert table.result is not None
    assert table.result.rule == "HD-14.6"


def told(table: Table) -> tuple[str, str]:
    assert table.result is not None
    return table.result.reason, table.result.rule


@pytest.mark.rule("HD-14.6", "HD-Q19")
def test_a_tie_goes_to_the_player_who_closed_the_most_dimensions() -> None:
    guarded: dict[str, Any] = {"area": ["clock-thief"], "guarded": ["clock-thief"]}
    table = ended(player(closed=["tar-opera"], **guarded), player(closed=["roundabout-city", "museum-of-next-week"]))
    assert outcome(table) == ((1,), (7, 7))
    assert told(table) == ("most dimensions closed", "HD-Q19")


@pytest.mark.rule("HD-14.6", "HD-Q19")
def test_then_to_the_player_who_has_the_most_garage_tokens_on_cards() -> None:
    table = ended(
        player(closed=["audit-moon"], area=["clock-thief"], garage=5),
        player(closed=["slow-glacier-express"], area=["stopped-watch"], guarded=["stopped-watch"]),
    )
    assert outcome(table) == ((1,), (8, 8))
    assert told(table) == ("most garage tokens on cards", "HD-Q19")


@pytest.mark.rule("HD-14.6", "HD-Q19")
def test_and_else_the_victory_is_shared() -> None:
    table = ended(player(closed=["audit-moon"]), player(closed=["tar-opera"]), player(closed=["slow-glacier-express"]))
    assert outcome(table) == ((0, 2), (6, 4, 6))
    assert told(table) == ("most adventure points", "HD-Q19")
    assert happened(table, "won") == [("won", 0), ("won", 2)]


@pytest.mark.rule("HD-Q51")
def test_after_sixty_rounds_the_hundred_days_are_over() -> None:
    players = [player(area=["barter-bazaar"], closed=["tar-opera"]), player(hand=["surprise-tax"])]
    table = scene("discard", *players, round=60)
    assert (table.over, happened(table, "time-is-up")) == (True, [("time-is-up", 60)])
    assert (cards(table, "area:0"), counts(table, "hand")) == ([], [0, 0])
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((0,), "HD-14.6")


@pytest.mark.rule("HD-Q51")
def test_the_sixtieth_round_is_still_played() -> None:
    table = scene("discard", player(), player(), round=59)
    assert (public(table, "round"), phase(table)) == (60, "mission")
