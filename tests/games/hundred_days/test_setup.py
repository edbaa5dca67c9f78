"""HD-1 to HD-3 and the dimension tiles: what is in the box, where it lies, and what the tiles say."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.hundred_days.scenes import (
    GAME,
    TILES,
    act,
    asked,
    board,
    cards,
    clause_of,
    count,
    counts,
    happened,
    held,
    offers,
    pass_all,
    people,
    phase,
    place_all,
    player,
    public,
    refusal,
    scene,
    supply,
)
from tests.play import steps

RING = ["1-2", "2-3", "3-4", "4-5", "5-6", "6-1"]
SPOKES = [f"house-{space}" for space in range(1, 7)]
FOR_MORTY = ["house", "1", "2", "3", "4", "5", "6"]
FOR_RICK = [*FOR_MORTY, *SPOKES, *RING]

every_table = pytest.mark.parametrize("seats", [2, 3, 4])


def opened(seats: int, seed: int = 0, tiles: str = "auto", **stack: list[Any]) -> Table:
    return croupier.open_table(GAME, seats, seed, {"tiles": tiles}, stack)


def pile(table: Table, name: str) -> list[str]:
    """Return a pile as it really is."""
    lying = table.position()[name]
    assert isinstance(lying, list)
    return lying


# HD-1 Components and aim.


@pytest.mark.rule("HD-1.1")
@every_table
def test_twenty_tiles_eighty_one_cards_sixty_resources_and_twenty_garage_tokens(seats: int) -> None:
    table = opened(seats)
    assert len(public(table, "spaces")) + count(table, "tiles") + count(table, "box") == 20
    assert sum(counts(table, "hand")) + count(table, "deck") == 81, "HD-1.1 says how many cards there are"
    assert sum(supply(table).values()) == 60
    assert public(table, "garage") == 20


@pytest.mark.rule("HD-1.1", "HD-6.2")
def test_the_die_has_six_sides() -> None:
    assert {public(opened(2, seed), "die") for seed in range(60)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("HD-1.2")
def test_two_to_four_players() -> None:
    assert [opened(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(croupier.BadTable, match="2 to 4 seats"):
            opened(seats)


@pytest.mark.rule("HD-1.3", "HD-3.4", "HD-Q27")
@every_table
def test_the_federation_has_fifteen_of_each_kind_and_nobody_has_any(seats: int) -> None:
    table = opened(seats)
    assert supply(table) == {"seed": 15, "schmeckles": 15, "crystal": 15, "matter": 15}
    assert [held(table, seat) for seat in range(seats)] == [""] * seats


@pytest.mark.rule("HD-1.4")
def test_points_come_from_dimensions_objects_and_characters() -> None:
    table = scene(
        "adventure",
        player(closed=["debt-nebula"]),
        player(area=["stopped-watch"]),
        player(pile=["retired-space-marshal"]),
        player(hand=["clock-thief"]),
    )
    assert people(table, "points") == [7, 1, 3, 0]


@pytest.mark.rule("HD-1.4", "HD-14.6")
def test_the_most_points_win() -> None:
    players = player(closed=["tar-opera"]), player(closed=["debt-nebula"]), player()
    table = scene("adventure", *players, spaces=board({1: None, 3: "audit-moon"}))
    pass_all(table)
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((1,), (4, 7, 0))


@pytest.mark.rule("HD-1.5")
def test_pink_green_blue_and_yellow() -> None:
    assert people(opened(4), "colour") == ["pink", "green", "blue", "yellow"]


# HD-2 The board.


@pytest.mark.rule("HD-2.1", "HD-3.1")
def test_six_spaces_in_the_middle_with_a_tile_each() -> None:
    table = opened(3)
    assert [(entry["space"], entry["hole"]) for entry in public(table, "spaces")] == [
        (space, False) for space in range(1, 7)
    ]
    zones: Any = table.view()["zones"]
    assert {zone["name"]: zone["owner"] for zone in zones if zone["name"].startswith("space:")} == {
        f"space:{space}": None for space in range(1, 7)
    }


@pytest.mark.rule("HD-2.1")
def test_the_number_belongs_to_the_space_and_not_to_the_tile() -> None:
    table = scene(
        "adventure",
        player("4", "house", "SSCC", hand=["nib-the-stowaway"]),
        player(),
        die=4,
        spaces=board({4: "fungal-cathedral"}),
        tiles=["tar-opera"],
    )
    act(table, "close:4")
    assert (cards(table, "space:4"), public(table, "die"), people(table, "rick")[0]) == (["tar-opera"], 4, "4")
    act(table, "pass")
    assert "play:nib-the-stowaway" in offers(table, 0)


@pytest.mark.rule("HD-2.2", "HD-7.3")
def test_between_two_dimensions_rick_is_in_both() -> None:
    hand = ["portal-valet", "brother-static", "captain-lukewarm", "gleb-tollbooth-poet", "nib-the-stowaway"]
    table = scene("adventure", player("5-6", "house", hand=hand), player())
    assert offers(table, 0) == ["play:brother-static", "play:captain-lukewarm", "play:portal-valet", "pass"]


@pytest.mark.rule("HD-2.2", "HD-2.3")
@pytest.mark.parametrize("space", [2, 6])
def test_between_a_dimension_and_the_house_rick_is_in_both(space: int) -> None:
    table = scene("garage", player(f"house-{space}", "3"), player("4", "4"), spaces=board({space: "fungal-cathedral"}))
    assert people(table, "garage") == [1, 0]
    players = player(f"house-{space}", "house", "SSCC"), player()
    table = scene("adventure", *players, spaces=board({space: "fungal-cathedral"}))
    assert f"close:{space}" in offers(table, 0)


@pytest.mark.rule("HD-2.3", "HD-2.4", "HD-2.6", "HD-7.2", "HD-7.3")
def test_nineteen_places_for_rick_and_seven_for_morty() -> None:
    table = scene("mission", player(), player())
    assert sorted(offers(table, 0)) == sorted([f"rick:{place}" for place in FOR_RICK])
    assert len(offers(table, 0)) == 19
    assert offers(table, 0)[:7] == [f"rick:{place}" for place in [*"123456", "house"]]
    for seat in (0, 1):
        table.answer(seat, "rick:house")
    assert sorted(offers(table, 0)) == sorted([*[f"morty:{place}" for place in FOR_MORTY], "rick-again"])


@pytest.mark.rule("HD-2.4")
@pytest.mark.parametrize("place", ["1-3", "3-6", "1-4", "2-1"])
def test_there_is_nothing_between_dimensions_that_are_no_neighbours(place: str) -> None:
    table = scene("mission", player(), player())
    assert f"rick:{place}" not in offers(table, 0)
    with pytest.raises(croupier.Refused):
        table.answer(0, f"rick:{place}")


@pytest.mark.rule("HD-2.2", "HD-2.4")
@pytest.mark.parametrize("place", RING + SPOKES)
def test_every_space_between_is_in_both_of_its_sides(place: str) -> None:
    sides = [int(side) for side in place.split("-") if side != "house"]
    icons = ["", "gleb-tollbooth-poet", "auntie-vortex", "left-handed-ambassador"]
    icons += ["nib-the-stowaway", "brother-static", "captain-lukewarm"]
    table = scene("adventure", player(place, "house", hand=icons[1:]), player())
    assert sorted(offers(table, 0)) == sorted([*[f"play:{icons[side]}" for side in sides], "pass"])
    table = scene("garage", player(place, "1"), player("1", "1"))
    assert people(table, "garage")[0] == ("house" in place)


@pytest.mark.rule("HD-2.6", "HD-7.2")
def test_morty_may_not_stand_between() -> None:
    table = scene("mission", player(), player())
    table.answer(0, "rick:house-2")
    table.answer(1, "rick:5-6")
    for place in [*SPOKES, *RING]:
        assert refusal(table, 0, f"morty:{place}") == "HD-7.2"


@pytest.mark.rule("HD-2.7")
def test_the_player_board_has_the_places_of_the_main_board() -> None:
    mission = scene("mission", player(), player())
    hidden = {key.removeprefix("rick:") for key in offers(mission, 0)}
    table = scene("adventure", player("3", "house", "GG"), player())
    act(table, "move")
    assert {key.removeprefix("go:") for key in offers(table, 0)} | {"3"} == hidden


# HD-3 Setup.


@pytest.mark.rule("HD-3.2", "HD-Q43")
@pytest.mark.parametrize(
    ("seats", "tiles", "left", "box"),
    [
        (2, "auto", 6, 8),
        (3, "auto", 14, 0),
        (4, "auto", 14, 0),
        (2, "20", 14, 0),
        (3, "12", 6, 8),
        (4, "12", 6, 8),
    ],
)
def test_twelve_tiles_for_two_or_for_a_shorter_game(seats: int, tiles: str, left: int, box: int) -> None:
    table = opened(seats, tiles=tiles)
    assert (count(table, "tiles"), public(table, "tiles_left"), count(table, "box")) == (left, left, box)
    for viewer in (None, *range(seats)):
        assert cards(table, "tiles", viewer) == [None] * left
        assert cards(table, "box", viewer) == [None] * box


@pytest.mark.rule("HD-3.2")
def test_the_tiles_are_shuffled_and_the_twelve_are_any_twelve() -> None:
    tables = [opened(2, seed) for seed in range(40)]
    assert len({tuple(pile(table, "tiles")) for table in tables}) == 40
    assert {tile for table in tables for tile in pile(table, "box")} == set(TILES)
    assert {tile for table in tables for tile in pile(table, "spaces")} == set(TILES)


@pytest.mark.rule("HD-3.2", "HD-14.1")
@pytest.mark.parametrize(("tiles", "last"), [("12", 7), ("20", 15)])
def test_the_seventh_or_the_fifteenth_closing_cannot_be_replaced(tiles: str, last: int) -> None:
    for seed in range(2):
        table = opened(3, seed, tiles)
        for _ in steps(table, Random(seed)):
            pass
        told = [name for name, *_ in happened(table, "closed", "black-hole")]
        assert told[: last + 1] == ["closed"] * last + ["black-hole"]


@pytest.mark.rule("HD-3.2")
def test_no_other_number_of_tiles() -> None:
    with pytest.raises(croupier.BadTable, match="tiles"):
        opened(2, tiles="13")


@pytest.mark.rule("HD-3.3")
@every_table
def test_six_tiles_are_drawn_face_up_onto_the_spaces(seats: int) -> None:
    table = croupier.open_table(GAME, seats, 3, {"tiles": "12"}, {"tiles": TILES[8:16]})
    assert [entry["tile"] for entry in public(table, "spaces")] == TILES[8:14]
    assert [cards(table, f"space:{space}") for space in range(1, 7)] == [[tile] for tile in TILES[8:14]]
    assert pile(table, "tiles")[:2] == TILES[14:16]


@pytest.mark.rule("HD-3.5")
@every_table
def test_everybody_has_one_rick_and_one_morty_not_yet_on_the_board(seats: int) -> None:
    table = opened(seats)
    assert (people(table, "rick"), people(table, "morty")) == ([None] * seats, [None] * seats)
    place_all(table, *[(str(seat + 1), str(seat + 2)) for seat in range(seats)])
    assert people(table, "rick") == [str(seat + 1) for seat in range(seats)]
    assert people(table, "morty") == [str(seat + 2) for seat in range(seats)]


@pytest.mark.rule("HD-3.6")
def test_the_cards_are_a_shuffled_face_down_deck() -> None:
    tables = [opened(4, seed) for seed in range(12)]
    assert len({tuple(pile(table, "deck")) for table in tables}) == 12
    for viewer in (None, 0, 1, 2, 3):
        assert cards(tables[0], "deck", viewer) == [None] * 65


@pytest.mark.rule("HD-3.7")
def test_four_cards_for_everybody_for_their_own_eyes() -> None:
    deck = ["stopped-watch", "nope-portal", "binge-session", "nope-portal"]
    deck += ["strip-mine", "clock-thief", "elbow-room", "light-fingers"]
    table = opened(2, deck=deck)
    assert cards(table, "hand:0", 0) == sorted(deck[:4])
    assert cards(table, "hand:1", 1) == sorted(deck[4:])
    assert cards(table, "hand:0", 1) == cards(table, "hand:1", 0) == cards(table, "hand:0") == [None] * 4


@pytest.mark.rule("HD-3.8")
@every_table
def test_the_garage_tokens_lie_beside_the_board(seats: int) -> None:
    table = opened(seats)
    assert (public(table, "garage"), people(table, "garage")) == (20, [0] * seats)


@pytest.mark.rule("HD-3.7", "HD-6.1", "HD-7.1")
@every_table
def test_then_the_die_is_rolled_and_everybody_is_asked_for_a_place(seats: int) -> None:
    table = opened(seats, die=[5])
    assert (phase(table), public(table, "round"), public(table, "die")) == ("mission", 1, 5)
    assert asked(table) == list(range(seats))
    assert counts(table, "hand") == [4] * seats


# The dimension tiles: their resources, card value, closing cost and points.

FIGURES = [
    ("fungal-cathedral", "GMM", 4, "SSCC", 3),
    ("upside-down-laundromat", "GCM", 1, "GSSS", 3),
    ("clockwork-prairie", "SCC", 1, "GGSMM", 4),
    ("debt-nebula", "SCC", -1, "GGGMMM", 7),
    ("compost-riviera", "GGS", 1, "SCCMM", 4),
    ("orchard-of-mondays", "GGC", 0, "SSSMM", 5),
    ("swamp-of-good-intentions", "GGM", -1, "SSSCCC", 7),
    ("bargain-nebula-mall", "GSS", 2, "CCMM", 3),
    ("basement-of-the-universe", "SMM", 0, "GGGCC", 5),
    ("audit-moon", "SSC", -1, "GGCCMM", 6),
    ("tar-opera", "SMM", 1, "GGCCM", 4),
    ("echo-quarry", "CMM", 0, "GGSSS", 5),
    ("slow-glacier-express", "GCC", 1, "SSCCMM", 6),
    ("festival-of-lost-socks", "GSC", 2, "SMMM", 3),
    ("roundabout-city", "GSM", 2, "GCCC", 3),
    ("museum-of-next-week", "SCM", 2, "GGGCM", 4),
    ("carnivorous-golf-course", "GGSS", -1, "CCCMMMM", 8),
    ("reactor-karaoke", "CCMM", -1, "GGGSSSS", 8),
    ("library-of-wrong-answers", "GM", 3, "GSSCCM", 6),
    ("talent-show-asteroid", "SC", 3, "GGSCMM", 6),
]
every_tile = pytest.mark.parametrize(
    ("tile", "gives", "value", "cost", "points"),
    [pytest.param(*figures, marks=pytest.mark.rule(clause_of(figures[0])), id=figures[0]) for figures in FIGURES],
)


@pytest.mark.rule("HD-2.5")
@every_tile
def test_what_a_tile_shows(tile: str, gives: str, value: int, cost: str, points: int) -> None:
    # The resources and the card value.
    hand = ["clock-thief", "stopped-watch"]
    table = scene("collection", player("1", "house", hand=hand), player(), spaces=board({1: tile}))
    assert held(table, 0) == gives
    if value < 0:
        act(table, "destroy:clock-thief")
    assert (count(table, "hand:0"), count(table, "discard")) == (2 + value + 1, max(-value, 0))
    # The exact closing cost, and the points.
    for missing in range(len(cost)):
        poorer = player("1", "house", cost[:missing] + cost[missing + 1 :])
        table = scene("adventure", poorer, player(), spaces=board({1: tile}))
        assert refusal(table, 0, "close:1") == "HD-Q30"
    table = scene("adventure", player("1", "house", cost), player(), spaces=board({1: tile}))
    act(table, "close:1")
    assert (held(table, 0), cards(table, "closed:0"), people(table, "points")) == ("", [tile], [points, 0])


def test_the_figures_are_of_all_tiles() -> None:
    assert [tile for tile, *_ in FIGURES] == TILES
