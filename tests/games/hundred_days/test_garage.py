"""HD-9: a garage token and a resource for every pawn on the house."""

from __future__ import annotations

import pytest

from tests.games.hundred_days.scenes import (
    act,
    asked,
    board,
    happened,
    held,
    offers,
    people,
    phase,
    place_all,
    player,
    public,
    scene,
    supply,
)

EVERY_KIND = ["take:seed", "take:schmeckles", "take:crystal", "take:matter"]


@pytest.mark.rule("HD-9.1", "HD-9.2")
@pytest.mark.parametrize(
    ("rick", "morty", "pawns"),
    [
        ("house", "house", 2),
        ("house", "3", 1),
        ("3", "house", 1),
        ("house-1", "house", 2),
        ("house-6", "4", 1),
        ("1-2", "3", 0),
        ("6", "6", 0),
    ],
)
def test_a_garage_token_and_a_resource_for_each_pawn_on_the_house(rick: str, morty: str, pawns: int) -> None:
    table = scene("garage", player(rick, morty), player("5", "5"))
    assert (people(table, "garage"), public(table, "garage")) == ([pawns, 0], 20 - pawns)
    for _ in range(pawns):
        assert (asked(table), offers(table, 0)) == ([0], EVERY_KIND)
        act(table, "take:matter")
    assert (held(table, 0), supply(table)["matter"]) == ("M" * pawns, 15 - pawns)
    assert (phase(table), asked(table)) == ("adventure", [0])


@pytest.mark.rule("HD-9.1", "HD-8.6")
def test_in_initiative_order() -> None:
    table = scene("garage", player("house", "1"), player("1", "house"), player("house", "house"), start=2)
    assert (asked(table), people(table, "garage")) == ([2], [0, 0, 2])
    act(table, "take:seed", "take:seed")
    assert (asked(table), people(table, "garage")) == ([0], [1, 0, 2])
    act(table, "take:seed")
    assert (asked(table), people(table, "garage")) == ([1], [1, 1, 2])
    assert [seat for _, seat, _ in happened(table, "got-garage")] == [2, 0, 1]


@pytest.mark.rule("HD-9.1", "HD-Q18")
def test_no_more_garage_tokens_than_there_are() -> None:
    table = scene("garage", player("house", "house"), player("house", "house", garage=19))
    assert (people(table, "garage"), public(table, "garage")) == ([1, 19], 0)
    act(table, "take:seed", "take:seed", "take:seed", "take:seed")
    assert (people(table, "garage"), held(table, 1)) == ([1, 19], "GG")


@pytest.mark.rule("HD-9.2")
def test_each_resource_is_of_the_players_choice() -> None:
    table = scene("garage", player("house", "house"), player("1", "1"))
    act(table, "take:seed", "take:crystal")
    assert (held(table, 0), supply(table)) == ("GC", {"seed": 14, "schmeckles": 15, "crystal": 14, "matter": 15})


@pytest.mark.rule("HD-9.3", "HD-8.7")
def test_blue_gets_two_garage_tokens_and_two_resources() -> None:
    table = scene("mission", player(), player(), die=1, spaces=board({}))
    place_all(table, ("1", "5"), ("house-2", "house"))  # pink, blue
    assert public(table, "order") == [0, 1]
    act(table, "take:schmeckles", "take:crystal")
    assert (people(table, "garage"), held(table, 0), held(table, 1)) == ([0, 2], "", "SC")
    assert (phase(table), asked(table)) == ("adventure", [0])
