"""A position is the whole truth in words, and a table can be opened at it."""

from __future__ import annotations

import json
from random import Random

import pytest

import croupier
from croupier import BadTable
from tests.play import (
    Json,
    again,
    clauses,
    every_game,
    every_table,
    open_some,
    picture,
    play_to_the_end,
    positions,
    some_move,
    text,
    viewers,
    zones_of,
)

POSITIONS_EACH = 60
PLAYED_OUT_EACH = 8
HISTORY = {"deal", "stacked", "events"}


def seen_by_all(table: croupier.Table) -> list[Json]:
    """Every view, apart from what tells how the table came about."""
    return [
        {part: value for part, value in table.view(viewer).items() if part not in HISTORY} for viewer in viewers(table)
    ]


@every_table
def test_a_table_opened_at_a_position_stands_there(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, POSITIONS_EACH, "positions")):
        before = picture(table)
        position = table.position()
        assert picture(table) == before
        assert json.loads(text(position)) == position
        assert table.position() == position
        opened = croupier.open_position(game, json.loads(text(position)), seed=number)
        assert opened.position() == position
        assert opened.view()["stacked"] is True


@every_table
def test_a_table_opened_at_a_position_looks_the_same_to_everybody(game: str, seats: int) -> None:
    """Compared where a step has just begun, for those steps that use no luck before they ask."""
    compared = 0
    for number, table in enumerate(positions(game, seats, POSITIONS_EACH, "looks")):
        played = again(table)
        earlier = played.position()
        luck = Random(number)
        for _ in range(60):
            played.answer(*some_move(played, luck))
            if played.over or played.position() != earlier:
                break
        position = played.position()
        if played.over or position == earlier:
            continue
        one, other = (seen_by_all(croupier.open_position(game, position, seed)) for seed in (1, 2))
        if one == other:
            assert one == seen_by_all(played)
            compared += 1
    assert compared > POSITIONS_EACH // 3


@every_table
def test_a_table_opened_at_a_position_can_be_played_saved_and_forked(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, PLAYED_OUT_EACH, "from positions")):
        opened = croupier.open_position(game, table.position(), seed=number)
        luck = Random(number)
        for _ in range(luck.randrange(10)):
            if not opened.over:
                opened.answer(*some_move(opened, luck))
        assert picture(croupier.load(text(opened.save()))) == picture(opened)
        if not opened.over:
            viewer = luck.choice(viewers(opened))
            twin = opened.fork(viewer, number)
            assert text(twin.view(viewer)) == text(opened.view(viewer))
        play_to_the_end(opened, luck)
        assert opened.result is not None
        assert opened.result.rule in clauses(game)


@every_table
def test_the_least_position_is_a_table_with_everything_by_default(game: str, seats: int) -> None:
    opened = croupier.open_position(game, {"seats": seats}, seed=3)
    assert opened.seats == seats
    assert opened.view()["options"] == croupier.open_table(game, seats).view()["options"]
    play_to_the_end(opened, Random(3))


@every_table
def test_parts_left_out_get_defaults_and_never_break_the_table(game: str, seats: int) -> None:
    """A position with some parts missing is either a table that can be played or refused in words."""
    opened = refused = 0
    for number, table in enumerate(positions(game, seats, POSITIONS_EACH, "left out")):
        luck = Random(number)
        position = table.position()
        for part in luck.sample(sorted(position), luck.randint(1, 4)):
            del position[part]
        try:
            scene = croupier.open_position(game, position, seed=number)
        except BadTable:
            refused += 1
        else:
            play_to_the_end(scene, luck)
            opened += 1
    assert opened > refused


@every_table
def test_ill_formed_knowledge_is_refused(game: str, seats: int) -> None:
    table = open_some(game, seats, 0)
    position = table.position()
    zone = next(zone.name for zone in zones_of(table.view()) if zone.count)
    wrongs: list[object] = [
        5,
        {},
        [5],
        [{}],
        [{"by": [0]}],
        [{"zone": "no such zone", "card": 1, "by": [0]}],
        [{"zone": zone, "card": 0, "by": [0]}],
        [{"zone": zone, "card": 10**6, "by": [0]}],
        [{"zone": zone, "card": True, "by": [0]}],
        [{"zone": 3, "card": "x", "by": [0]}],
        [{"among": [], "contents": [], "by": [0]}],
        [{"among": [["no such zone", 1]], "contents": [], "by": [0]}],
        [{"among": [[1]], "contents": [], "by": [0]}],
        [{"among": 4, "contents": [], "by": [0]}],
        *[
            [{"zone": zone, "card": 1, "by": by}]
            for by in ([99], [-1], ["nobody"], [True], "spectators", None, 0, [[0]])
        ],
    ]
    for knowledge in wrongs:
        with pytest.raises(BadTable):
            croupier.open_position(game, {**position, "knowledge": knowledge})


@every_game
def test_positions_that_cannot_be_are_refused_in_words(game: str) -> None:
    info = croupier.games()[game]
    least, most = info.seats
    position = croupier.open_table(game, least).position()
    wrongs: list[Json] = [
        {},
        {"seats": least - 1},
        {"seats": most + 1},
        {"seats": "two"},
        {"seats": True},
        {"seats": None},
        {"seats": least, "no such part": 1},
        {"seats": least, "game": "no such game"},
        {"seats": least, "version": info.version + 1},
        {"seats": least, "options": {"no such option": 1}},
        {"seats": least, "options": [1]},
        {"seats": least, "players": 5},
        {"seats": least, "players": [{}] * (least + 1)},
        {"seats": least, "players": [{"no such part": 1}] + [{}] * (least - 1)},
        {"seats": least, "phase": "no such phase"},
        {"seats": least, "phase": 5},
        {**position, "seats": least + 1},
    ]
    for wrong in wrongs:
        with pytest.raises(BadTable) as refused:
            croupier.open_position(game, wrong)
        assert len(str(refused.value)) > 10
    with pytest.raises(BadTable):
        croupier.open_position("no such game", position)
    with pytest.raises(BadTable):
        croupier.open_position(game, position, seed="x")  # type: ignore[arg-type] # what a client could send
    for nothing in (None, 5, "position", [position]):
        with pytest.raises(BadTable):
            croupier.open_position(game, nothing)  # type: ignore[arg-type] # what a client could send
