"""Possible scenes are played from where they are; impossible scenes are refused with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import croupier
from croupier import BadTable
from croupier.table import Json
from tests.games.hundred_days.scenes import (
    DECK_SIZE,
    GAME,
    TILES,
    act,
    asked,
    board,
    cards,
    counts,
    held,
    offers,
    people,
    phase,
    player,
    public,
    scene,
    supply,
    tokens,
)
from tests.play import lying, some_move, steps

# Round trips.

ADVENTURE: dict[str, Any] = {
    "seats": 3,
    "options": {"tiles": "12"},
    "round": 6,
    "phase": "adventure",
    "die": 5,
    "start": 2,
    "turn": 1,
    "actions": 2,
    "acted": True,
    "busy": True,
    "coupons": 1,
    "passes": 0,
    "marshal_used": True,
    "spaces": TILES[:6],
    "box": sorted(TILES[12:]),
    "tiles": ["tar-opera", "echo-quarry"],
    "discard": ["binge-session", "nope-portal"],
    "players": [
        {"hand": ["clock-thief", "elbow-room"], "rick": "house-3", "morty": "4", "tokens": tokens("GGSM"), "garage": 2},
        {
            "hand": [],
            "area": ["barter-bazaar", "stopped-watch", "void-plumber"],
            "guarded": ["void-plumber"],
            "pile": ["jar-of-night"],
            "closed": ["audit-moon", "bargain-nebula-mall"],
            "named": ["crystal"],
            "rick": "6-1",
            "morty": "house",
        },
        {"hand": ["light-fingers"], "closed": ["basement-of-the-universe", "swamp-of-good-intentions"]},
    ],
}
ENDING: dict[str, Any] = {
    "seats": 2,
    "options": {"tiles": "20"},
    "round": 9,
    "phase": "adventure",
    "passes": 1,
    "spaces": [None, "debt-nebula", None, "compost-riviera", "tar-opera", "audit-moon"],
    "tiles": [],
    "players": [{"rick": "1", "morty": "1"}, {"rick": "1-2", "morty": "6", "tokens": tokens("CCCC")}],
}
COLLECTION: dict[str, Any] = {
    "seats": 2,
    "options": {"tiles": "auto"},
    "phase": "collection",
    "die": 4,
    "start": 1,
    "at": 1,
    "spot": 2,
    "spaces": board({6: "festival-of-lost-socks"}),
    "players": [{"hand": [], "rick": "6", "morty": "house"}, {"hand": [], "rick": "5-6", "morty": "house"}],
}


@pytest.mark.parametrize("given", [ADVENTURE, COLLECTION], ids=["adventure", "collection"])
def test_a_position_says_again_what_it_was_told(given: dict[str, Any]) -> None:
    told: dict[str, Any] = croupier.open_position(GAME, given, 1).position()
    for key, fact in given.items():
        if key != "players":
            assert told[key] == fact
    for seat, facts in enumerate(given["players"]):
        assert {key: told["players"][seat][key] for key in facts} == facts
    assert croupier.open_position(GAME, told, 2).position() == told


@pytest.mark.rule("HD-14.1")
@pytest.mark.parametrize("tiles", [{}, {"tiles": []}], ids=["left out", "empty"])
def test_a_black_hole_leaves_no_tile_in_the_pile(tiles: Json) -> None:
    given = {key: fact for key, fact in ENDING.items() if key != "tiles"} | tiles
    told: dict[str, Any] = croupier.open_position(GAME, given, 1).position()
    assert (told["tiles"], told["spaces"], len(told["box"])) == ([], ENDING["spaces"], 16)
    assert croupier.open_position(GAME, told, 2).position() == told
    table = croupier.open_position(GAME, told, 2)
    assert public(table, "ending") is True
    act(table, "pass")
    assert table.over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_taken_up_from_any_position(seats: int) -> None:
    luck = Random(f"hundred days {seats}")
    table = croupier.open_table(GAME, seats, 7, {"tiles": "12"})
    for number in steps(table, luck):
        if number % 40 < seats and not table.over:
            position = table.position()
            assert croupier.open_position(GAME, position, 3).position() == position


@pytest.mark.parametrize("phase", ["mission", "garage", "adventure", "collection", "drawing", "discard"])
def test_a_table_taken_up_shows_everybody_what_they_knew(phase: str) -> None:
    luck = Random(phase)
    table = croupier.open_table(GAME, 3, 5)
    while table.view()["phase"] != phase:
        table.answer(*some_move(table, luck))
    again = croupier.open_position(GAME, table.position(), 6)
    for seat in (0, 1, 2, None):
        views = [played.view(seat) for played in (table, again)]
        for part in ("zones", "known", "public", "players", "waiting", "invited", "decision"):
            assert views[0][part] == views[1][part]


def test_a_position_goes_on_as_it_says() -> None:
    table = croupier.open_position(GAME, COLLECTION)
    # Spaces 4 and 5 are done, and on 6 seat 1 as well; seat 0 collects there.
    assert (phase(table), asked(table), public(table, "collecting")) == ("collection", [0], 6)
    act(table, "leave:seed")
    assert (held(table, 0), held(table, 1)) == ("SC", "")
    table = croupier.open_position(GAME, ADVENTURE)
    assert (asked(table), public(table, "actions"), public(table, "turn")) == ([1], 2, 1)
    assert offers(table, 1) == ["use:stopped-watch", "end-turn"]


# Omitted parts.


@pytest.mark.parametrize(("seats", "in_box", "in_pile"), [(2, 8, 6), (3, 0, 14), (4, 0, 14)])
def test_what_a_position_leaves_out(seats: int, in_box: int, in_pile: int) -> None:
    told: dict[str, Any] = croupier.open_position(GAME, {"seats": seats}, 1).position()
    assert told["options"] == {"tiles": "auto"}
    assert [told[key] for key in ("round", "phase", "die", "start", "turn")] == [1, "mission", 1, 0, 0]
    assert [told[key] for key in ("actions", "acted", "busy", "coupons", "passes")] == [1, False, False, 0, 0]
    assert [told[key] for key in ("at", "spot", "marshal_used", "discard")] == [0, 0, False, []]
    assert (len(told["box"]), len(told["tiles"]), len(told["deck"])) == (in_box, in_pile, DECK_SIZE - 4 * seats)
    assert sorted([*told["spaces"], *told["tiles"], *told["box"]]) == sorted(TILES)
    for person in told["players"]:
        assert len(person["hand"]) == 4
        assert [person[key] for key in ("area", "guarded", "pile", "closed", "named")] == [[], [], [], [], []]
        assert (person["tokens"], person["garage"]) == (tokens(""), 0)
        assert (person["rick"], person["morty"]) == (None, None)


def test_pawns_are_at_home_and_the_starting_player_has_the_turn() -> None:
    table = croupier.open_position(GAME, {"seats": 3, "phase": "adventure", "start": 2})
    assert (people(table, "rick"), people(table, "morty")) == (["house"] * 3, ["house"] * 3)
    assert (asked(table), public(table, "order")) == ([2], [2, 0, 1])
    table = croupier.open_position(GAME, {"seats": 3, "phase": "adventure", "actions": 0, "players": [player()] * 3})
    assert (asked(table), table.position()["acted"]) == ([1], False)


def test_the_number_of_players_says_how_many_seats_there_are() -> None:
    assert scene("mission", player(), player(), player(), player()).seats == 4


def test_fewer_cards_than_all_are_put_on_top() -> None:
    table = scene("mission", player(), player(), tiles=["tar-opera", "audit-moon"], deck=["elbow-room", "clock-thief"])
    told: dict[str, Any] = table.position()
    assert (told["tiles"][:2], told["deck"][:2]) == (["tar-opera", "audit-moon"], ["elbow-room", "clock-thief"])
    assert (len(told["tiles"]), len(told["deck"])) == (6, DECK_SIZE)


def test_what_people_have_is_missing_elsewhere() -> None:
    players = (
        player(tokens="GGSSSM", garage=3, area=["clock-thief", "market-twins"], guarded=["market-twins"]),
        player(),
    )
    table = scene("adventure", *players, discard=["elbow-room", "nope-portal"])
    assert supply(table) == {"seed": 13, "schmeckles": 12, "crystal": 15, "matter": 14}
    assert (public(table, "garage"), counts(table, "hand")) == (16, [0, 0])
    assert cards(table, "discard") == ["elbow-room", "nope-portal"]


# Impossible scenes.

HOLE = [None, *TILES[1:6]]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"round": 0}, "round of the position must be from 1"),
        ({"phase": "breakfast"}, "phase of the position must be one of mission, garage, adventure, collection"),
        ({"die": 0}, "die of the position must be from 1 to 6"),
        ({"die": 7}, "die of the position must be from 1 to 6"),
        ({"start": 3}, "start of the position must be from 0 to 2"),
        ({"turn": 3}, "turn of the position must be from 0 to 2"),
        ({"phase": "adventure", "actions": -1}, "actions of the position must be from 0 to 3"),
        ({"phase": "adventure", "actions": 4}, "actions of the position must be from 0 to 3"),
        ({"acted": 1}, "acted of the position must be true or false"),
        ({"busy": "yes"}, "busy of the position must be true or false"),
        ({"phase": "adventure", "coupons": 3}, "coupons of the position must be from 0 to 2"),
        ({"phase": "adventure", "passes": 3}, "passes of the position must be from 0 to 2"),
        ({"phase": "garage", "at": 3}, "at of the position must be from 0 to 2"),
        ({"phase": "collection", "spot": 6}, "spot of the position must be from 0 to 5"),
        ({"marshal_used": 0}, "marshal_used of the position must be true or false"),
        ({"weather": "fine"}, "the position has no field weather"),
        ({"players": [{}, {}]}, "a list of 3 objects"),
        ({"spaces": TILES[:5]}, "spaces of the position must be a list of 6 tiles"),
        ({"spaces": "tar-opera"}, "spaces of the position must be a list of 6 tiles"),
        ({"spaces": 6}, "spaces of the position must be a list of 6 tiles"),
        ({"spaces": ["elbow-room", *TILES[:5]]}, "space 1 of the position: there is no tile 'elbow-room'"),
        ({"spaces": [*TILES[:5], 6]}, "space 6 of the position: there is no tile 6"),
        ({"spaces": [TILES[0], *TILES[:5]]}, "space 2 of the position: there is no fungal-cathedral left"),
        ({"box": ["tar-opera"]}, r"box of the position: 0 tiles are out of the game, not 1 \(HD-3\.2\)"),
        ({"box": [], "options": {"tiles": "12"}}, r"8 tiles are out of the game, not 0 \(HD-3\.2\)"),
        ({"box": ["elbow-room"] * 8, "options": {"tiles": "12"}}, "there is no elbow-room left"),
        ({"tiles": ["elbow-room"]}, "tiles of the position: there is no elbow-room left"),
        ({"deck": ["tar-opera"]}, "deck of the position: there is no tar-opera left"),
        ({"deck": ["nope-portal"] * 5}, "deck of the position: there is no nope-portal left"),
        ({"deck": "nope-portal"}, "deck of the position must be a list of kinds"),
        ({"discard": ["family-lunch"] * 2}, "discard of the position: there is no family-lunch left"),
        ({"discard": ["dinner"]}, "discard of the position: there is no kind 'dinner'"),
        ({"phase": "adventure", "spaces": HOLE, "tiles": ["tar-opera"]}, r"while there are tiles \(HD-10\.5\)"),
        ({"phase": "collection", "spaces": HOLE}, r"only the adventure goes on \(HD-14\.2\)"),
        ({"phase": "mission", "spaces": HOLE}, r"only the adventure goes on \(HD-14\.2\)"),
        ({"phase": "garage", "passes": 1}, r"people pass only in the Adventure phase \(HD-10\.7\)"),
        ({"phase": "garage", "actions": 2}, r"people act in the Adventure phase \(HD-10\.1\)"),
        ({"phase": "discard", "acted": True}, r"people act in the Adventure phase \(HD-10\.1\)"),
        ({"phase": "garage", "busy": True}, r"objects are used in the Adventure phase \(HD-10\.8\)"),
        ({"phase": "mission", "marshal_used": True}, r"nobody has had a turn yet in this round \(HD-Q40\)"),
        ({"phase": "garage", "marshal_used": True}, r"nobody has had a turn yet in this round \(HD-Q40\)"),
        ({"phase": "adventure", "passes": 1, "acted": True}, r"ends the row of those who have passed \(HD-Q2\)"),
        ({"phase": "adventure", "passes": 1, "actions": 0}, r"ends the row of those who have passed \(HD-Q2\)"),
        ({"phase": "collection", "coupons": 1}, r"a coupon is for the turn it is used on \(HD-O15\)"),
        ({"phase": "drawing", "spot": 1}, r"gone through in the Collection phase \(HD-11\.1\)"),
        ({"phase": "mission", "at": 1}, r"nobody's turn is counted in that phase \(HD-8\.6\)"),
        ({"phase": "adventure", "at": 1}, r"nobody's turn is counted in that phase \(HD-8\.6\)"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_words(position: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"seats": 3, **position})


@pytest.mark.parametrize(
    ("phase", "facts", "words"),
    [
        ("adventure", {"hand": ["nope-portal"] * 5}, "hand of seat 0: there is no nope-portal left"),
        ("adventure", {"hand": ["tar-opera"]}, "hand of seat 0: there is no tar-opera left"),
        ("adventure", {"hand": ["mr-meeseeks"]}, "hand of seat 0: there is no kind 'mr-meeseeks'"),
        ("adventure", {"hand": 4}, "hand of seat 0 must be a list of kinds"),
        ("adventure", {"area": ["clock-thief"] * 2}, "area of seat 0: there is no clock-thief left"),
        ("adventure", {"area": ["binge-session"]}, r"only green cards and places lie in an area \(HD-4\.1\)"),
        ("adventure", {"area": ["nope-portal"]}, r"only green cards and places lie in an area \(HD-4\.1\)"),
        ("adventure", {"pile": ["strip-mine"]}, r"a personal discard holds green cards only \(HD-4\.10\)"),
        ("adventure", {"pile": ["tar-opera"]}, "pile of seat 0: there is no tar-opera left"),
        ("adventure", {"closed": ["clock-thief"]}, "closed of seat 0: there is no clock-thief left"),
        ("adventure", {"closed": ["tar-opera"] * 2}, "closed of seat 0: there is no tar-opera left"),
        ("adventure", {"closed": TILES[:15]}, "there is no card left in"),
        ("adventure", {"guarded": ["clock-thief"]}, r"clock-thief does not lie in that area \(HD-5\.4\)"),
        ("adventure", {"guarded": ["tar-opera"]}, r"at most one garage token lies on a card \(HD-5\.7\)"),
        ("adventure", {"area": ["clock-thief"], "guarded": ["clock-thief"] * 2}, r"at most one garage token .*HD-5\.7"),
        ("adventure", {"area": ["strip-mine"], "guarded": ["strip-mine"]}, r"HD-5\.3|HD-Q34"),
        ("adventure", {"tokens": "GGS"}, "tokens of seat 0 must be an object"),
        ("adventure", {"tokens": {"seed": 16}}, "seed of tokens of seat 0 must be from 0 to 15"),
        ("adventure", {"tokens": {"seed": -1}}, "seed of tokens of seat 0 must be from 0 to 15"),
        ("adventure", {"tokens": {"gold": 1}}, "tokens of seat 0 has no field gold"),
        ("adventure", {"tokens": {"seed": 15}}, r"the Federation never stays without a kind \(HD-Q8\)"),
        ("adventure", {"garage": 21}, "garage of seat 0 must be from 0 to 20"),
        (
            "adventure",
            {"garage": 20, "area": ["clock-thief"], "guarded": ["clock-thief"]},
            r"there are not so many garage tokens \(HD-Q18\)",
        ),
        ("adventure", {"named": ["seed"]}, r"each Barter Bazaar names one kind \(HD-P01\)"),
        ("adventure", {"named": ["gold"]}, "named of seat 0: there is no kind 'gold'"),
        ("adventure", {"named": ["seed", "crystal"], "area": ["barter-bazaar"]}, r"HD-P01|HD-Q34"),
        ("adventure", {"rick": "3-6"}, "rick of seat 0 must be one of house, 1, 2"),
        ("adventure", {"morty": "5-6"}, "morty of seat 0 must be one of house, 1, 2"),
        ("mission", {"area": ["strip-mine"]}, r"no place has been played yet in this round \(HD-Q34\)"),
        ("garage", {"area": ["strip-mine"]}, r"no place has been played yet in this round \(HD-Q34\)"),
        ("mission", {"area": ["barter-bazaar"], "named": ["seed"]}, r"no place has been played yet .*\(HD-Q34\)"),
        ("mission", {"named": ["seed"]}, r"each Barter Bazaar names one kind \(HD-P01\)"),
        ("mission", {"rick": "1"}, r"has no pawn on the board before the screens are removed \(HD-7\.6\)"),
        ("mission", {"morty": "1"}, r"has no pawn on the board before the screens are removed \(HD-7\.6\)"),
        ("adventure", {"hat": "red"}, "seat 0 has no field hat"),
    ],
)
def test_players_who_cannot_be_are_refused_in_words(phase: str, facts: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"phase": phase, "players": [facts, {}, {}]})


@pytest.mark.rule("HD-O15", "HD-4.5")
def test_a_coupon_in_force_does_not_lie_in_an_area() -> None:
    both = ["expired-coupon-a", "expired-coupon-b"]
    for area, coupons in ((both, 2), (both, 1), (both[:1], 2)):
        with pytest.raises(BadTable, match=r"a coupon that is in force has left the area \(HD-4\.5\)"):
            scene("adventure", player(area=area), player(), coupons=coupons)
    assert public(scene("adventure", player(area=both[:1], pile=both[1:]), player(), coupons=1), "coupons") == 1
    assert public(scene("adventure", player(pile=both), player(), coupons=2), "coupons") == 2


def test_more_tokens_than_there_are_of_two_players_together() -> None:
    with pytest.raises(BadTable, match=r"HD-Q8"):
        scene("adventure", player(tokens="C" * 8), player(tokens="C" * 7))
    with pytest.raises(BadTable, match=r"HD-Q18"):
        scene("adventure", player(garage=11), player(garage=10))
    assert supply(scene("adventure", player(tokens="C" * 7), player(tokens="C" * 7)))["crystal"] == 1


def test_a_stack_throws_the_die_of_a_scene() -> None:
    for face in range(1, 7):
        ending = {"phase": "discard", "players": [{"hand": []}, {"hand": []}]}
        table = croupier.open_position(GAME, ending, 1, {"die": [face]})
        assert (phase(table), table.view()["stacked"]) == ("mission", True)
        assert public(table, "die") == face


def test_the_deck_of_a_scene_can_be_exactly_a_few_cards() -> None:
    few = ["seed-smuggler", "barter-bazaar", "retractable-leash"]
    table = croupier.open_position(GAME, {"seats": 3, "deck": {"exactly": few}, "tiles": {"size": 1}}, 1)
    assert lying(table, "deck") == few
    assert len(lying(table, "tiles")) == 1
    assert table.position()["deck"] == {"exactly": few}
