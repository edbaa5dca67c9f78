"""A position is the whole truth in words, and a table can be opened at it."""

from __future__ import annotations

import json
from contextlib import suppress
from random import Random

import pytest

import croupier
from croupier import BadTable
from tests.play import (
    Json,
    asked,
    clauses,
    every_game,
    every_table,
    open_some,
    picture,
    play_to_the_end,
    positions,
    some_move,
    steps,
    text,
    truth,
    viewers,
    zones_of,
)

POSITIONS_EACH = 60
PLAYED_OUT_EACH = 8
OFTEN = 15
HISTORY = {"deal", "stacked", "events", "seed"}


def seen_by_all(table: croupier.Table) -> list[Json]:
    """Every view, apart from what tells how the table came about."""
    return [
        {part: value for part, value in table.view(viewer).items() if part not in HISTORY} for viewer in viewers(table)
    ]


def moment_of(position: Json) -> Json:
    moment = position["moment"]
    assert isinstance(moment, dict)
    return moment


def check_position(table: croupier.Table, seed: int) -> croupier.Table:
    """The position of a table is of this moment, and opens there; the table that was opened."""
    before = picture(table)
    position = table.position()
    assert picture(table) == before
    assert json.loads(text(position)) == position
    assert table.position() == position
    opened = croupier.open_position(table.info.name, json.loads(text(position)), seed)
    assert opened.position() == position
    assert asked(opened) == asked(table)
    assert truth(opened) == truth(table)
    assert seen_by_all(opened) == seen_by_all(table)
    if "moment" in position:
        moment = moment_of(position)
        assert moment["zones"] == {zone.name: zone.cards for zone in zones_of(table.laid_open()) if zone.count}
        assert moment["waiting"] == table.waiting()
        assert moment["held"] == {str(seat): keys for seat, keys in enumerate(held(table)) if keys}
        assert picture(opened) == before
    else:
        assert opened.view()["stacked"] is True
    return opened


def held(table: croupier.Table) -> list[list[str]]:
    keys = table.laid_open()["held"]
    assert isinstance(keys, list)
    return keys


@every_table
def test_a_position_tells_the_moment_and_opens_there(game: str, seats: int) -> None:
    """Through whole games, ever more seldom where they are long, and at the end."""
    for seed in range(2):
        table = open_some(game, seats, seed)
        luck = Random(f"positions {game} {seats} {seed}")
        for _ in steps(table, luck):
            if table.over or luck.random() < OFTEN / (OFTEN + table.answer_count):
                check_position(table, seed)
        end = moment_of(table.position())
        assert table.result is not None
        assert end["result"] == table.result.to_json()
        opened = croupier.open_position(game, table.position())
        assert opened.over
        assert opened.result is not None
        assert opened.result.to_json() == table.result.to_json()


@every_table
def test_the_same_answers_lead_on_from_a_moment_as_from_its_table(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, PLAYED_OUT_EACH, "same future")):
        if "moment" in table.position():
            one, other = table.copy(), check_position(table, number)
            for move in play_to_the_end(one, Random(number)):
                other.answer(*move)
            assert picture(one) == picture(other)


@every_table
def test_both_kinds_of_moments_are_met(game: str, seats: int) -> None:
    """The test above has teeth: some positions are of a step that begins, some are not."""
    told = ["moment" in table.position() for table in positions(game, seats, POSITIONS_EACH, "kinds")]
    assert POSITIONS_EACH // 10 < told.count(True) < POSITIONS_EACH - POSITIONS_EACH // 10


@every_table
def test_a_moment_that_was_edited_is_refused_and_says_what_to_do(game: str, seats: int) -> None:
    refused = 0
    for table in positions(game, seats, POSITIONS_EACH // 4, "edited"):
        position = table.position()
        if "moment" not in position:
            continue
        refused += 1
        part = next(
            part for part, fact in position.items() if isinstance(fact, int) and part not in ("version", "seats")
        )
        with pytest.raises(BadTable, match=rf"{part} of the position .* without its moment"):
            croupier.open_position(game, {**position, part: 999})
        with pytest.raises(BadTable, match="luck"):
            croupier.open_position(game, position, stack={})
        moment = moment_of(position)
        resume = moment["resume"]
        assert isinstance(resume, dict)
        wrongs: list[object] = [
            5,
            [],
            {**moment, "zones": {}},
            {**moment, "resume": 5},
            {**moment, "resume": {}},
            {**moment, "resume": {**resume, "answers": 5}},
            {**moment, "resume": {**resume, "answers": [5]}},
            {**moment, "resume": {**resume, "answers": [[0, "no such key"]]}},
            {**moment, "resume": {**resume, "answers": []}},
            {**moment, "resume": {**resume, "seed": "x"}},
        ]
        for wrong in wrongs:
            with pytest.raises(BadTable):
                croupier.open_position(game, {**position, "moment": wrong})
    assert refused > 1


@every_table
def test_the_position_of_a_fork_is_of_its_own_world(game: str, seats: int) -> None:
    """It never holds the log, which would tell the real deal: where the facts do not say all, it can only be read."""
    opened = refused = 0
    for number, table in enumerate(positions(game, seats, POSITIONS_EACH // 2, "forks")):
        twin = table.fork(viewers(table)[number % (seats + 1)], number)
        luck = Random(number)
        for _ in range(number % 4):
            if not twin.over:
                twin.answer(*some_move(twin, luck))
        position = twin.position()
        assert "resume" not in text(position)
        if "moment" in position:
            moment = moment_of(position)
            assert moment["zones"] == {zone.name: zone.cards for zone in zones_of(twin.laid_open()) if zone.count}
            with pytest.raises(BadTable, match=r"read and not opened.* without its moment"):
                croupier.open_position(game, position)
            refused += 1
        else:
            with suppress(BadTable):  # a fork may deal what the rules would not, such as a plague in a hand
                scene = croupier.open_position(game, position)
                assert truth(scene) == truth(twin)
                assert seen_by_all(scene) == seen_by_all(twin)
                opened += 1
    assert opened
    assert refused


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
        position.pop("moment", None)
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
