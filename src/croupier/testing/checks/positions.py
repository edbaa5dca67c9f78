"""A position is the whole truth of a moment as data, and a table can be opened at it."""

from __future__ import annotations

import json
from random import Random

from croupier.table import BadTable, Json, Table
from croupier.table.facts import COMMON
from croupier.testing.check import every_table
from croupier.testing.compare import enough, refused, same
from croupier.testing.errors import Broken
from croupier.testing.play import play_a_little, play_to_the_end
from croupier.testing.trial import Trial
from croupier.testing.views import asked, in_turn, picture, quick_text, text, viewers, zones_of

POSITIONS = 15
HISTORY = {"deal", "stacked", "events", "seed"}
"""The fields that describe how a table came about."""


def seen_by_all(table: Table) -> str:
    """Every view, except for how the table came about."""
    views = [table.view(viewer) for viewer in viewers(table)]
    return quick_text([{part: value for part, value in view.items() if part not in HISTORY} for view in views])


def facts_of(position: Json) -> Json:
    """The game's own facts in a position."""
    return {part: fact for part, fact in position.items() if part not in COMMON}


def moment_of(position: Json) -> Json | None:
    """The part of a position that is not at the beginning of a step."""
    moment = position.get("moment")
    if moment is None or isinstance(moment, dict):
        return moment
    raise Broken(f"the moment of a position is {moment!r}")


def zones_told(table: Table) -> Json:
    """The cards of every zone, as a moment lists them."""
    return {zone["name"]: zone["cards"] for zone in zones_of(table.laid_open()) if zone["count"]}


def reopened(trial: Trial, table: Table, seed: int) -> Table:
    """Open a table at the position of another one, and compare the two."""
    before = picture(table)
    position = table.position()
    same(before, picture(table), "position() changed the table")
    written = text(position)
    if json.loads(written) != position:
        raise Broken("a position changes on its way through JSON")
    opened = trial.open_at(json.loads(written), seed)
    same(
        written,
        text(opened.position()),
        "a table opened at a position opens at another moment (facts and place differ)",
    )
    same(seen_by_all(table), seen_by_all(opened), "a table opened at a position looks different")
    same(
        quick_text(zones_told(table)), quick_text(zones_told(opened)), "at a table opened at a position other cards lie"
    )
    if asked(opened) != asked(table):
        raise Broken("a table opened at a position asks different questions")
    moment = moment_of(position)
    if moment is not None:
        same(before, picture(opened), "a table opened at a moment differs from its table")
        _check_moment(table, moment)
    elif opened.view()["stacked"] is not True:
        raise Broken("the view of a table opened at a position does not say that it was set up")
    return opened


def _check_moment(table: Table, moment: Json) -> None:
    held = table.laid_open()["held"]
    assert isinstance(held, list)
    told = {
        "zones": zones_told(table),
        "waiting": table.waiting(),
        "held": {str(seat): keys for seat, keys in enumerate(held) if keys},
        **({"result": table.result.to_json()} if table.result is not None else {}),
    }
    same(text(told), text({part: moment.get(part) for part in told}), "a moment differs from its table")


@every_table
def a_position_is_of_this_moment_and_opens_there(trial: Trial) -> None:
    trial.need_positions()
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "positions")):
        reopened(trial, table, number)


@every_table
def the_end_of_a_game_is_a_position_too(trial: Trial) -> None:
    trial.need_positions()
    table = trial.open(1)
    trial.play_to_the_end(table, Random(1))
    if not reopened(trial, table, 1).over:
        raise Broken("a table opened at the end of a game is not over")


@every_table
def the_same_answers_lead_on_from_a_moment_as_from_its_table(trial: Trial) -> None:
    trial.need_positions()
    moments = 0
    for number, table in enumerate(trial.positions(4 * trial.games, "same future")):
        position = table.position()
        if moment_of(position) is not None:
            moments += 1
            one, other = table.copy(), trial.open_at(position, number)
            for move in play_to_the_end(one, Random(number)):
                other.answer(*move)
            same(picture(one), picture(other), "a table opened at a moment goes on differently with the same answers")
    enough(moments, 1, "every position is of the beginning of a step")


@every_table
def a_moment_that_was_edited_is_refused_and_says_what_to_do(trial: Trial) -> None:
    trial.need_positions()
    moments = 0
    for table in trial.positions(2 * trial.games, "edited"):
        position = table.position()
        moment = moment_of(position)
        if moment is None:
            continue
        moments += 1
        for part in list(facts_of(position))[:1]:
            edited = {**position, part: "edited"}
            words = str(refused(BadTable, f"a moment whose {part} was edited", trial.open_at, edited))
            if part not in words or "without its moment" not in words:
                raise Broken(
                    f"a moment whose {part} was edited is refused with {words!r}, which does not say what to do"
                )
        words = str(refused(BadTable, "a moment with a stack", trial.open_at, position, 0, {}))
        if "luck" not in words:
            raise Broken(f"a moment with a stack is refused with {words!r}, which does not mention its luck")
        for wrong in _wrong_moments(moment):
            refused(BadTable, f"the moment {wrong!r}", trial.open_at, {**position, "moment": wrong})
    enough(moments, 1, "every position is of the beginning of a step")


def _wrong_moments(moment: Json) -> list[object]:
    resume = moment["resume"]
    assert isinstance(resume, dict)
    answers = resume["answers"]
    return [
        5,
        [],
        {**moment, "zones": {"no such zone": []}},
        {**moment, "resume": 5},
        {**moment, "resume": {}},
        {**moment, "resume": {**resume, "answers": 5}},
        {**moment, "resume": {**resume, "answers": [5]}},
        {**moment, "resume": {**resume, "answers": [[0, "no such key"]]}},
        {**moment, "resume": {**resume, "seed": "x"}},
        *([{**moment, "resume": {**resume, "answers": []}}] if answers else []),
    ]


@every_table
def the_position_of_a_fork_is_of_its_own_world(trial: Trial) -> None:
    """It never contains the log, which would reveal the real deal: where the facts are not complete, it can only be read."""
    trial.need_positions()
    opened = not_opened = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 2, "forks")):
        twin = table.fork(in_turn(table, number), number)
        play_a_little(twin, Random(number), number % 4)
        position = twin.position()
        moment = moment_of(position)
        if moment is None:
            scene = trial.open_at(position)
            same(
                text(zones_told(twin)),
                text(zones_told(scene)),
                "at a table opened at the position of a fork other cards lie",
            )
            same(seen_by_all(twin), seen_by_all(scene), "a table opened at the position of a fork looks different")
            opened += 1
        else:
            if "resume" in moment:
                raise Broken("the position of a fork holds the log, which begins with the real deal")
            same(
                text(zones_told(twin)), text(moment["zones"]), "the moment of a fork has different cards than the fork"
            )
            words = str(refused(BadTable, "the moment of a fork", trial.open_at, position))
            if "without its moment" not in words:
                raise Broken(f"the moment of a fork is refused with {words!r}, which does not say what to do")
            not_opened += 1
    enough(opened, 1, "no position of a fork is of the beginning of a step")
    enough(not_opened, 1, "every position of a fork is of the beginning of a step")


@every_table
def facts_are_of_this_moment(trial: Trial) -> None:
    """In two worlds with different cards they differ, also in the middle of a step."""
    trial.need_positions()
    worlds = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 2, "worlds")):
        one, other = table, table.fork(in_turn(table, number), number)
        if zones_told(one) != zones_told(other):
            worlds += 1
            if facts_of(one.position()) == facts_of(other.position()):
                raise Broken("facts() is the same for different cards: it describes an earlier moment")
    enough(worlds, 1, "no card is hidden from any viewer")


@every_table
def a_table_opened_at_a_position_can_be_played_saved_and_forked(trial: Trial) -> None:
    trial.need_positions()
    for number, table in enumerate(trial.positions(2 * trial.games, "from positions")):
        opened = trial.open_at(table.position(), number)
        luck = Random(number)
        play_a_little(opened, luck, luck.randrange(10))
        same(
            picture(opened),
            picture(trial.again(opened)),
            "a table opened at a position differs after saving and loading",
        )
        if not opened.over:
            viewer = luck.choice(viewers(opened))
            twin = opened.fork(viewer, number)
            same(
                quick_text(opened.view(viewer)), quick_text(twin.view(viewer)), "a fork from a position looks different"
            )
        play_to_the_end(opened, luck)
        assert opened.result is not None
        trial.check_clause(opened.result.rule, "the result of a game from a position")
