"""A position is the whole truth in words, and a table can be opened at it."""

from __future__ import annotations

import json
from random import Random

from croupier.table import BadTable, Json, Table
from croupier.testing.check import every_table, once
from croupier.testing.compare import enough, refused, same
from croupier.testing.errors import Broken
from croupier.testing.play import play_to_the_end, some_move
from croupier.testing.trial import Trial
from croupier.testing.views import picture, text, viewers, zones_of

POSITIONS = 15
SEEDS = 20
HISTORY = {"deal", "stacked", "events"}
"""What tells how a table came about."""


def seen_by_all(table: Table) -> str:
    """Every view, apart from what tells how the table came about."""
    views = [table.view(viewer) for viewer in viewers(table)]
    return text([{part: value for part, value in view.items() if part not in HISTORY} for view in views])


@every_table
def a_table_opened_at_a_position_stands_there(trial: Trial) -> None:
    trial.need_positions()
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "positions")):
        before = picture(table)
        position = table.position()
        same(before, picture(table), "telling its position has changed the table")
        written = text(position)
        if json.loads(written) != position:
            raise Broken("a position is another one when it comes back from JSON")
        same(written, text(table.position()), "a position is told differently the second time")
        opened = trial.open_at(json.loads(written), number)
        same(written, text(opened.position()), "a table opened at a position stands elsewhere (facts and place differ)")
        if opened.view()["stacked"] is not True:
            raise Broken("a table opened at a position does not say that it was set up")


@every_table
def a_table_opened_at_a_position_looks_the_same_to_everybody(trial: Trial) -> None:
    """Compared where a step has just begun, for those steps that use no luck before they ask."""
    trial.need_positions()
    tried = compared = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "looks")):
        played = trial.again(table)
        earlier = played.position()
        luck = Random(number)
        for _ in range(60):
            played.answer(*some_move(played, luck))
            if played.over or played.position() != earlier:
                break
        if played.over:
            continue
        tried += 1
        position = played.position()
        if position != earlier:
            seen = seen_by_all(played)
            opened = _opened(trial, position, seen)
            if opened:
                same(seen, opened, "a table opened at a position looks different")
                compared += 1
    enough(compared, tried // 3 + 1, "hardly any step asks before it uses luck")


def _opened(trial: Trial, position: Json, seen: str) -> str:
    """What all see at a table opened at a position; nothing if that depends on luck."""
    first = seen_by_all(trial.open_at(position, 1))
    seeds = range(2, 3 if first == seen else SEEDS)
    return first if all(seen_by_all(trial.open_at(position, seed)) == first for seed in seeds) else ""


@every_table
def a_table_opened_at_a_position_can_be_played_saved_and_forked(trial: Trial) -> None:
    trial.need_positions()
    for number, table in enumerate(trial.positions(2 * trial.games, "from positions")):
        opened = trial.open_at(table.position(), number)
        luck = Random(number)
        for _ in range(luck.randrange(10)):
            if not opened.over:
                opened.answer(*some_move(opened, luck))
        same(picture(opened), picture(trial.again(opened)), "a table opened at a position is another when it is loaded")
        if not opened.over:
            viewer = luck.choice(viewers(opened))
            twin = opened.fork(viewer, number)
            same(text(opened.view(viewer)), text(twin.view(viewer)), "a fork from a position looks different")
        play_to_the_end(opened, luck)
        assert opened.result is not None
        trial.check_clause(opened.result.rule, "the result of a game from a position")


@every_table
def the_least_position_is_a_table_with_everything_by_default(trial: Trial) -> None:
    trial.need_positions()
    opened = trial.open_at({"seats": trial.seats}, 3)
    if opened.seats != trial.seats or opened.view()["options"] != trial.open_with().view()["options"]:
        raise Broken("a position that tells only the seats has other seats, or other options than the usual ones")
    play_to_the_end(opened, Random(3))


@every_table
def parts_left_out_get_defaults_and_never_break_the_table(trial: Trial) -> None:
    """A position with some parts missing is either a table that can be played or refused in words."""
    trial.need_positions()
    opened = not_opened = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "left out")):
        luck = Random(number)
        position = table.position()
        for part in luck.sample(sorted(position), luck.randint(1, min(4, len(position)))):
            del position[part]
        try:
            scene = trial.open_at(position, number)
        except BadTable:
            not_opened += 1
        else:
            play_to_the_end(scene, luck)
            opened += 1
    enough(opened, not_opened + 1, "most positions with parts left out are refused")


@every_table
def ill_formed_knowledge_is_refused(trial: Trial) -> None:
    trial.need_positions()
    table = trial.open()
    position = table.position()
    zones = [zone.name for zone in zones_of(table.view()) if zone.count]
    enough(len(zones), 1, "no card lies on the table")
    zone = zones[0]
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
        refused(BadTable, f"knowledge={knowledge!r}", trial.open_at, {**position, "knowledge": knowledge})


@once
def positions_that_cannot_be_are_refused_in_words(trial: Trial) -> None:
    trial.need_positions()
    info = trial.info
    least, most = info.seats
    position = trial.open().position()
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
        *([{**position, "seats": trial.seats + 1}] if "players" in position else []),
    ]
    for wrong in wrongs:
        words = str(refused(BadTable, f"the position {wrong!r}", trial.open_at, wrong))
        if len(words) <= 10:
            raise Broken(f"the position {wrong!r} is refused with {words!r}")
    refused(BadTable, "a seed that is a word", trial.open_at, position, "x")
    for nothing in (None, 5, "position", [position]):
        refused(BadTable, f"the position {nothing!r}", trial.open_at, nothing)
