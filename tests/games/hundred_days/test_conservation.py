"""Whole random games, step by step: nothing is lost or created, and hidden things stay hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import croupier
from tests.games.hundred_days.scenes import (
    DECK_SIZE,
    GAME,
    LETTERS,
    cards,
    count,
    counts,
    people,
    phase,
    player,
    public,
    scene,
)
from tests.play import steps

every_table = pytest.mark.parametrize(("seats", "tiles"), [(2, "12"), (2, "20"), (3, "12"), (4, "20")])
BLUE_AND_ORANGE = {"light-fingers", "surprise-tax", "recall-notice", "bad-reference", "binge-session", "family-lunch"}
BLUE_AND_ORANGE |= {"dimensional-musical-chairs", "return-to-sender", "forced-teleport", "nope-portal", "elbow-room"}
BLUE_AND_ORANGE |= {"stunt-double", "sticky-pockets", "finders-fee", "wrong-address", "short-circuit"}
PLACES = {"barter-bazaar", "portal-rest-stop", "bunker-pantry", "strip-mine", "infinite-waiting-room"}


def lying(view: dict[str, Any]) -> dict[str, list[str | None]]:
    """Return what lies in each zone, as a view shows it."""
    return {zone["name"]: zone["cards"] for zone in view["zones"]}


def how_many(zones: dict[str, list[str | None]], *names: str) -> int:
    """Return how many cards lie in the zones of these names, those of players and common ones."""
    return sum([len(there) for zone, there in zones.items() if zone.partition(":")[0] in names])


@pytest.mark.rule("HD-1.1", "HD-1.3", "HD-4.10", "HD-Q8")
@every_table
def test_nothing_is_lost_and_nothing_comes_from_nowhere(seats: int, tiles: str) -> None:
    table = croupier.open_table(GAME, seats, 11, {"tiles": tiles})
    for _ in steps(table, Random(f"{seats} {tiles}")):
        view: dict[str, Any] = table.view()
        shown, players = view["public"], view["players"]
        for resource in LETTERS.values():
            mine = [person["tokens"][resource] for person in players]
            assert shown["supply"][resource] + sum(mine) == 15
            assert min(mine) >= 0
            assert shown["supply"][resource] >= 1
        garage = [person["garage"] + len(person["guarded"]) for person in players]
        assert shown["garage"] + sum(garage) == 20
        zones = lying(view)
        assert how_many(zones, "hand", "area", "pile", "deck", "discard", "played") == DECK_SIZE
        assert how_many(zones, "space", "closed", "tiles", "box") == 20
        for seat in range(seats):
            assert not set(zones[f"pile:{seat}"]) & (BLUE_AND_ORANGE | PLACES)
            assert not set(zones[f"area:{seat}"]) & BLUE_AND_ORANGE
    assert table.over


@pytest.mark.rule("HD-14.3", "HD-14.4", "HD-Q34")
@every_table
def test_every_game_ends_with_empty_hands_and_the_points_that_lie_there(seats: int, tiles: str) -> None:
    for seed in range(2):
        table = croupier.open_table(GAME, seats, seed, {"tiles": tiles})
        for _ in steps(table, Random(seed)):
            pass
        assert table.result is not None
        assert list(table.result.scores) == people(table, "points")
        assert counts(table, "hand") == [0] * seats
        assert not {card for seat in range(seats) for card in cards(table, f"area:{seat}")} & PLACES
        assert public(table, "ending") is True
        assert count(table, "tiles") == 0


# What is hidden.


SHOWN_ON_PURPOSE: set[object] = {"looked-at-hand", "fetched", "sent-back"}


@pytest.mark.rule("HD-3.7", "HD-Q37")
@every_table
def test_hands_and_piles_show_their_backs(seats: int, tiles: str) -> None:
    table = croupier.open_table(GAME, seats, 5, {"tiles": tiles})
    compared = since = 0
    for number in steps(table, Random(5)):
        if {event["event"] for event in table.events(since)} & SHOWN_ON_PURPOSE or table.over:
            break
        since += len(table.events(since))
        viewer = (None, *range(seats))[number % (seats + 1)]
        compared += 1
        for zone, there in lying(table.view(viewer)).items():
            last = zone == "tiles" and len(there) == 1 and tiles == "20"  # all have seen the other 19
            if zone.partition(":")[0] in ("hand", "deck", "tiles", "box") and zone != f"hand:{viewer}" and not last:
                assert set(there) <= {None}
    assert compared > 50


@pytest.mark.rule("HD-3.7", "HD-12.1")
@every_table
def test_nobody_but_the_drawer_sees_what_is_drawn(seats: int, tiles: str) -> None:
    table = croupier.open_table(GAME, seats, 6, {"tiles": tiles})
    for _ in steps(table, Random(6), 200):
        pass
    drawn = 0
    for viewer in (None, *range(seats)):
        for event in table.events(seat=viewer):
            if event["event"] == "drew":
                drawn += 1
                assert (event["cards"] == [None]) == (event["seat"] != viewer)
    assert drawn > 4 * seats * (seats + 1)


@pytest.mark.rule("HD-7.1", "HD-7.6")
def test_a_fork_does_not_know_what_stands_behind_the_screens_of_others() -> None:
    table = scene("mission", player(), player(), player())
    table.answer(0, "rick:house-4")
    places = {str(table.fork(1, seed).view(0)["answer"]) for seed in range(60)}
    assert len(places) > 10
    assert {table.fork(0, seed).view(0)["answer"] for seed in range(20)} == {"rick:house-4"}
    table.answer(1, "rick:3")
    table.answer(2, "rick:3")
    kept: list[Any] = [table.fork(2, seed).view(0)["kept"] for seed in range(60)]
    assert len({str(answers) for answers in kept}) > 10
    assert {str(table.fork(0, seed).view(0)["kept"]) for seed in range(20)} == {"['rick:house-4']"}


@pytest.mark.rule("HD-7.1")
def test_a_fork_plays_on_with_pawns_of_its_own() -> None:
    table = scene("mission", player(), player())
    table.answer(0, "rick:house-4")
    table.answer(1, "rick:1")
    stood = set()
    for seed in range(40):
        twin = table.fork(1, seed)
        twin.answer(0, "morty:2")
        twin.answer(1, "morty:2")
        assert people(twin, "rick")[1] == "1"
        assert people(twin, "morty") == ["2", "2"]
        stood.add(people(twin, "rick")[0])
    assert len(stood) > 10
    table.answer(0, "morty:2")
    table.answer(1, "morty:2")
    assert people(table, "rick") == ["house-4", "1"]


@pytest.mark.rule("HD-3.6", "HD-3.7", "HD-Q37")
def test_a_fork_deals_the_hands_of_others_anew() -> None:
    table = croupier.open_table(GAME, 3, 4)
    mine, theirs = cards(table, "hand:0", 0), cards(table, "hand:1", 1)
    twins = [table.fork(0, seed) for seed in range(20)]
    assert all(cards(twin, "hand:0", 0) == mine for twin in twins)
    assert len({str(cards(twin, "hand:1", 1)) for twin in twins}) > 10
    assert [cards(twin, "hand:1", 1) == theirs for twin in twins].count(True) < 3
    assert all(phase(twin) == "mission" for twin in twins)
