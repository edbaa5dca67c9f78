"""HD-P01 to HD-P05: the places, which last until the end of the round."""

from __future__ import annotations

import pytest

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
    refusal,
    scene,
)

COUNTS = {
    "barter-bazaar": 2,
    "portal-rest-stop": 2,
    "bunker-pantry": 2,
    "strip-mine": 2,
    "infinite-waiting-room": 1,
}
every_place = pytest.mark.parametrize(
    ("name", "copies"),
    [pytest.param(name, copies, marks=pytest.mark.rule(clause_of(name)), id=name) for name, copies in COUNTS.items()],
)


@every_place
def test_a_place_comes_in_copies_and_asks_for_nothing(name: str, copies: int) -> None:
    table = adventure(player(hand=[name]), player())
    left = deck(table).count(name)
    assert left == copies - 1
    act(table, f"play:{name}")
    while asked(table) == [0]:
        act(table, offers(table, 0)[0])
    assert (cards(table, "area:0"), people(table, "points")) == ([name], [0, 0])


@every_place
@pytest.mark.rule("HD-Q34", "HD-Q3")
def test_a_place_lies_in_the_area_until_the_end_of_the_round(name: str, copies: int) -> None:
    table = scene("discard", player(area=[name, "auntie-vortex"]), player())
    assert (phase(table), public(table, "round")) == ("mission", 2)
    assert (cards(table, "area:0"), cards(table, "discard")) == (["auntie-vortex"], [name])
    assert happened(table, "place-ends") == [("place-ends", 0, name)]


# HD-P01 Barter Bazaar.


@pytest.mark.rule("HD-P01")
def test_barter_bazaar_makes_the_tokens_of_one_kind_count_as_any() -> None:
    table = adventure(player("1", tokens="GGGS", hand=["barter-bazaar"]), player())
    act(table, "play:barter-bazaar")
    assert offers(table, 0) == ["name:seed", "name:schmeckles", "name:crystal", "name:matter"]
    act(table, "name:seed", "pass", "close:1")
    assert (held(table, 0), cards(table, "closed:0")) == ("", ["fungal-cathedral"])


@pytest.mark.rule("HD-P01")
def test_barter_bazaar_is_for_its_owner_for_closing_and_for_the_named_kind_only() -> None:
    bazaar = player("1", tokens="GGGS", area=["barter-bazaar"], named=["schmeckles"])
    table = adventure(bazaar, player("1", tokens="GGGS"))
    assert refusal(table, 0, "close:1") == "HD-Q30"
    bazaar = player("4-5", tokens="GSC", area=["barter-bazaar"], named=["seed"], hand=["union-collector"])
    table = adventure(bazaar, player("1", tokens="GGGS"))
    assert offers(table, 0) == ["play:union-collector", "pass"]
    act(table, "pass")
    assert refusal(table, 1, "close:1") == "HD-Q30"


@pytest.mark.rule("HD-P01", "HD-Q34")
def test_barter_bazaar_is_over_with_the_round() -> None:
    table = scene("discard", player(area=["barter-bazaar"], named=["seed"]), player())
    assert people(table, "named") == [[], []]


# HD-P02 Portal Rest Stop.


@pytest.mark.rule("HD-P02")
def test_portal_rest_stop_makes_a_move_cost_one_token() -> None:
    table = adventure(player("1", tokens="GSS", hand=["portal-rest-stop"]), player("1", tokens="G"))
    act(table, "play:portal-rest-stop")
    assert refusal(table, 1, "move") == "HD-10.6"
    act(table, "pass", "move")
    assert offers(table, 0) == ["spend:seed", "spend:schmeckles"]
    act(table, "spend:schmeckles", "go:4")
    assert (people(table, "rick")[0], held(table, 0)) == ("4", "GS")


# HD-P03 Bunker Pantry.


@pytest.mark.rule("HD-P03")
@pytest.mark.parametrize(
    ("key", "mine", "theirs"),
    [
        ("play:bad-reference", player(hand=["bad-reference"]), "auntie-vortex"),
        ("play:recall-notice", player(hand=["recall-notice"]), "stopped-watch"),
        ("use:polite-disintegrator-a", player(tokens="M", area=["polite-disintegrator-a"]), "stopped-watch"),
    ],
)
def test_bunker_pantry_keeps_cards_from_being_destroyed(key: str, mine: dict[str, object], theirs: str) -> None:
    table = adventure(mine, player(area=["bunker-pantry", theirs]))
    act(table, key)
    assert sorted(map(str, cards(table, "area:1"))) == sorted(["bunker-pantry", theirs])
    assert happened(table, "untouchable") == [("untouchable", 1, theirs)]


@pytest.mark.rule("HD-P03")
def test_bunker_pantry_is_for_the_cards_of_its_owner() -> None:
    mine = player(hand=["bad-reference"])
    table = adventure(mine, player(area=["auntie-vortex"]), player(area=["bunker-pantry"]))
    act(table, "play:bad-reference")
    assert counts(table, "area") == [0, 0, 1]


# HD-P04 Strip Mine.


@pytest.mark.rule("HD-P04")
def test_strip_mine_lets_rick_ignore_other_colours() -> None:
    table = scene("collection", player("5", area=["strip-mine"]), player("house", "5"), spaces=BOARD)
    assert (held(table, 0), asked(table)) == ("GGS", [1])


@pytest.mark.rule("HD-P04")
def test_strip_mine_is_for_rick_and_not_for_morty() -> None:
    table = scene("collection", player("house", "5", area=["strip-mine"]), player("house", "5"), spaces=BOARD)
    assert offers(table, 0) == ["leave:seed", "leave:schmeckles"]


# HD-P05 Infinite Waiting Room.


@pytest.mark.rule("HD-P05")
def test_infinite_waiting_room_draws_two_cards_more() -> None:
    table = scene("drawing", player("2", "3", area=["infinite-waiting-room"]), player("2", "3"), spaces=BOARD)
    assert counts(table, "hand") == [1 + 1 + 2, 1 + 1]


@pytest.mark.rule("HD-P05")
def test_infinite_waiting_room_is_played_in_the_adventure_and_works_in_the_collection() -> None:
    table = adventure(player("2", "3", hand=["infinite-waiting-room"]), player("5", "6"))
    act(table, "play:infinite-waiting-room")
    assert counts(table, "hand") == [0, 0]
    act(table, "pass", "pass")
    assert (phase(table), counts(table, "hand")) == ("mission", [4, 2])
    assert cards(table, "discard") == ["infinite-waiting-room"]
