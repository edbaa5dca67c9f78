"""The beats, in order, and what the table looks like at each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from croupier import Table
from tests.games.smile_life.scenes import (
    base,
    cards,
    counts,
    dull,
    ending,
    monster,
    people,
    plague,
    player,
    public,
    scene,
    smiles,
    studied,
)

Look = Callable[[Table], object]


INVASION = "event-invasion"


def watched(table: Table, *keys: str, look: Look | None = None) -> list[Any]:
    """Return the beats of the last of these answers, each as its name and numbers; with ``look``, also what was seen."""
    seen: list[Any] = []

    def watch(beat: dict[str, object]) -> None:
        moment = tuple(beat.values())
        seen.append(moment if look is None else (moment[0], look(table)))

    for key in keys:
        seen.clear()
        (seat,) = table.pending
        table.answer(seat, key, watch)
    return seen


# A turn.


def test_drawing_is_no_moment_and_laying_is_one() -> None:
    table = base(player("study-single"), player())
    assert watched(table, "draw") == []
    assert watched(table, "play:study-single", look=lambda table: cards(table, "studies:0")) == [
        ("laid", ["study-single"])
    ]


def test_what_is_paid_belongs_to_what_is_laid() -> None:
    table = base(player("pet-cat", "trip-rio", wages=["wage-3"], job=["job-writer"]), player())
    assert watched(table, "draw", "play:trip-rio") == [("laid", 0, "trip-rio")]
    assert cards(table, "flipped:0") == ["wage-3"]


def test_weddings_and_births_are_moments_of_their_own() -> None:
    table = base(
        player("marriage-montcuq", flirts=["flirt-bar"]), player("child-luke", marriage=["marriage-fourqueux"])
    )
    assert watched(table, "draw", "play:marriage-montcuq") == [("married", 0, "marriage-montcuq")]
    assert watched(table, "draw", "play:child-luke") == [("born", 1, "child-luke")]


def test_a_turn_without_a_card_is_a_moment_too() -> None:
    table = base(player("trip-rio"), player(skips=1), player(job=["job-writer"]))
    assert watched(table, "draw", "discard:trip-rio") == [("discarded", 0, "trip-rio"), ("skipped", 1)]
    assert watched(table, "resign") == [("resigned", 2, "job-writer")]


# Malus, gifts and thefts.


def test_a_malus_lands_and_then_takes() -> None:
    table = base(player("malus-dismissal"), player(job=["job-writer"]))

    def job_and_malus(table: Table) -> object:
        return people(table, "job")[1], cards(table, "malus:1")

    assert watched(table, "draw", "play:malus-dismissal", look=job_and_malus) == [
        ("malus", ("job-writer", ["malus-dismissal"])),
        ("loss", (None, ["malus-dismissal"])),
    ]


def test_a_bomb_attack_is_suffered_player_by_player() -> None:
    table = base(
        player("malus-bomb", children=["child-luke"]), player(), player(children=["child-leia", "child-zelda"])
    )
    assert watched(table, "draw", "play:malus-bomb", look=lambda table: counts(table, "children")) == [
        ("bomb", [1, 0, 2]),
        ("losses", [0, 0, 2]),
        ("losses", [0, 0, 0]),
    ]


def test_a_flirt_is_laid_before_it_takes_another() -> None:
    table = base(player("flirt-bar"), player(flirts=["flirt-bar"]))
    assert watched(table, "draw", "play:flirt-bar", look=lambda table: counts(table, "flirts")) == [
        ("laid", [1, 1]),
        ("theft", [2, 0]),
    ]


def test_each_gift_of_a_birthday_is_a_moment() -> None:
    table = base(player("special-birthday"), player(wages=["wage-1"]), player(), player(wages=["wage-4"]))
    assert watched(table, "draw", "play:special-birthday") == [
        ("played", 0, "special-birthday"),
        ("gift", 1, 0, "wage-1"),
        ("gift", 3, 0, "wage-4"),
    ]


def test_an_attack_a_theft_and_what_is_laid_then() -> None:
    table = scene(player("weapon-bat"), player(belongings=["pet-cat"]), pile=dull(9))
    watched(table, "draw", "play:weapon-bat")
    assert watched(table, "seat:1") == [
        ("attack", 0, 1, "weapon-bat"),
        ("theft", 0, 1, "pet-cat"),
        ("laid", 0, "pet-cat"),
    ]


def test_bets_lie_open_before_they_are_won() -> None:
    table = base(player("wage-2"), player(), casino={"open": True, "owner": 1, "bettor": 1, "bet": "wage-2"})
    assert watched(table, "draw", "bet:wage-2", look=lambda table: cards(table, "bets")) == [
        ("bets", ["wage-2", "wage-2"])
    ]
    assert cards(table, "wages:0") == ["wage-2", "wage-2"]


# Cataclysms.


def test_a_tornado_carries_the_hands_to_the_left() -> None:
    table = scene(
        player("cataclysm-tornado", "trip-rio"), player("pet-cat", "pet-dog", "wage-1"), pile=["trip-cairo", *dull(9)]
    )
    assert watched(table, "draw", "play:cataclysm-tornado", look=lambda table: counts(table, "hand")) == [
        ("played", [2, 3]),
        ("tornado", [3, 2]),
    ]


def test_a_flood_brings_all_hands_to_the_middle_and_ebbs() -> None:
    table = scene(player("cataclysm-flood"), player(), pile=["trip-cairo", *dull(20)])
    assert watched(table, "draw", "play:cataclysm-flood", look=lambda table: cards(table, "flood")) == [
        ("played", []),
        ("flood", ["trip-cairo"]),
    ]
    assert [moment[0] for moment in watched(table, "discard:trip-cairo")] == ["discarded", "ebb"]


def test_an_earthquake_deals_and_then_lays_each_card() -> None:
    table = scene(
        player("cataclysm-earthquake", belongings=["pet-cat"]), player(belongings=["pet-dog"]), pile=dull(9), seed=1
    )
    moments = watched(table, "draw", "play:cataclysm-earthquake")
    assert moments == [
        ("played", 0, "cataclysm-earthquake"),
        ("quake", 0),
        ("laid", 0, "pet-dog"),
        ("laid", 1, "pet-cat"),
    ]


# Plagues.


def test_a_crisis_comes_hits_player_by_player_and_goes() -> None:
    table = scene(player(wages=["wage-1"]), player(wages=["wage-2", "wage-3"]), pile=["crisis-economic", *dull(20)])
    assert watched(table, "draw", look=lambda table: counts(table, "wages")) == [
        ("plague", [1, 2]),
        ("losses", [0, 2]),
        ("losses", [0, 0]),
    ]
    table = scene(player("trip-rio"), player(), running=[plague("crisis-economic", 1, turned_by=0)], pile=dull(9))
    assert watched(table, "draw", "discard:trip-rio") == [
        ("discarded", 0, "trip-rio"),
        ("plague-over", "crisis-economic"),
    ]


def test_a_monster_comes_strikes_and_goes() -> None:
    life = {"belongings": ["pet-cat", "pet-dog"]}
    table = scene(player(**life), player(), pile=["monster-mutant-snail", *dull(20)])
    watched(table, "draw")
    assert watched(table, "card:pet-cat") == [
        ("loss", 0, "pet-cat"),
        ("faces", 1, "monster-mutant-snail"),
        ("gone", "monster-mutant-snail"),
    ]
    table = scene(player(**life), player(), pile=["monster-mutant-snail", *dull(20)])
    assert watched(table, "draw") == [("monster", 0, "monster-mutant-snail"), ("blow", 0, 1)]


def test_a_beaten_monster_is_seen_before_it_is_gone() -> None:
    zombie = "monster-zombie"
    table = scene(player(belongings=["weapon-bazooka", "pet-cat"]), player(), monsters=[monster(zombie)], pile=dull(9))
    assert watched(table, "use:weapon-bazooka", look=lambda table: cards(table, "plagues")) == [
        ("beaten", [zombie]),
        ("gone", []),
    ]


def test_the_aliens_are_counted_and_beaten() -> None:
    table = scene(
        player("marriage-montcuq"), player("trip-rio"), running=[plague(INVASION, 3)], target=3, pile=dull(12)
    )
    assert watched(table, "throw:marriage-montcuq", look=lambda table: public(table, "invasion")) == [
        ("thrown", {"target": 3, "thrown": 3}),
        ("aliens-beaten", {"target": 3, "thrown": 3}),
        ("plague-over", None),
    ]


# The end.


def test_the_smiles_are_counted_seat_by_seat_before_anybody_has_won() -> None:
    table = ending(player(), player(studies=studied(2)), pile=["trip-rio"], expansion="none")
    moments = watched(table, "draw", "discard:trip-rio", look=lambda table: (table.result, smiles(table)))
    assert moments == [(name, (None, [0, 2])) for name in ("discarded", "counted", "counted", "won")]
    assert table.result is not None
