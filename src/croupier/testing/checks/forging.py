"""Edited saves and positions are either refused or opened, whatever they contain."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from random import Random

from croupier.table import BadSave, BadTable, Json
from croupier.testing.check import once
from croupier.testing.compare import enough, refused, same
from croupier.testing.errors import Broken
from croupier.testing.play import play_a_little
from croupier.testing.trial import Trial
from croupier.testing.views import called, sight, text, viewers

FORGED = 20

SCENES = 0.8
"""How often a forged position is a scene without its moment."""

EACH = 4
"""How often each position is forged."""

WORDS = ["", "pass", "fork", "seed", "x", "é", "0"]


def some_json(luck: Random, depth: int = 3) -> object:
    """Generate a JSON value."""
    sort = luck.randrange(8 if depth else 6)
    if sort == 0:
        return luck.choice([None, True, False])
    if sort in (1, 2):
        return luck.choice([-1, 0, 1, 2, 3, 99, 2**64, luck.randint(-20, 20)])
    if sort == 3:
        return luck.choice([0.0, 1.5, -2.0, 1e300, float("nan"), float("inf")])
    if sort == 4:
        return luck.choice(WORDS)
    if sort == 5:
        return "".join([chr(luck.randrange(1, 0xD800)) for _ in range(luck.randrange(8))])
    inner = [some_json(luck, depth - 1) for _ in range(luck.randrange(4))]
    return inner if sort == 6 else {f"{luck.choice(WORDS)}{at}": each for at, each in enumerate(inner)}


def saved_after(trial: Trial, answers: int) -> Json:
    """The save of a game after this many answers, or at its end if it is shorter."""
    table = trial.open(1)
    luck = trial.luck("saved")
    play_a_little(table, luck, answers)
    return json_of(table.save())


def json_of(value: Json) -> Json:
    """A copy of plain data."""
    copied = json.loads(text(value))
    assert isinstance(copied, dict)
    return copied


def signed(saved: Json) -> Json:
    """The save with a valid checksum."""
    rest = {part: value for part, value in saved.items() if part != "check"}
    words = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return {**rest, "check": sha256(words.encode()).hexdigest()[:16]}


@once
def edited_answers_are_refused_even_with_a_check_that_fits(trial: Trial) -> None:
    saved = saved_after(trial, 12)
    if signed(saved) != saved:
        raise Broken("this check cannot forge the signature of saves: update it")
    answers = saved["answers"]
    assert isinstance(answers, list)
    enough(len(answers), 1, "the game is over without an answer")
    at = min(3, len(answers) - 1)
    seat, key = answers[at]
    for wrong in (
        [seat, "no such key"],
        [99, key],
        [-1, key],
        [seat, None],
        [seat, 5],
        [str(seat), key],
        [None, key],
        [seat],
        [seat, key, key],
        [],
        [[seat], key],
        [float(seat), key],
        seat,
        key,
        None,
        {},
        {"fork": 0},
        {"fork": 99, "seed": 1},
        {"fork": "0", "seed": 1},
        {"fork": 0, "seed": "1"},
        {"fork": 0, "seed": 1.5},
        {"fork": [0], "seed": 1},
        {"fork": True, "seed": 1},
        {"fork": 0, "seed": True},
        {"fork": 0, "seed": 1, "more": 1},
        [True, key],
    ):
        edited = {**saved, "answers": [*answers[:at], wrong, *answers[at + 1 :]]}
        what = f"a save whose answer {at + 1} is {wrong!r}"
        if "check" not in str(refused(BadSave, what, trial.load, edited)):
            raise Broken(f"{what} is refused, but the error does not mention the check")
        refused(BadSave, f"{what}, signed,", trial.load, signed(edited))
    for wrong in ({}, "x", 5, None, {"0": answers[0]}):
        refused(BadSave, f"a save whose answers are {wrong!r}", trial.load, signed({**saved, "answers": wrong}))


@once
def tables_that_cannot_be_are_refused_as_saves_too(trial: Trial) -> None:
    saved = saved_after(trial, 3)
    changes: list[Json] = [
        {"seats": 99},
        {"seats": 0},
        {"seats": None},
        {"seats": "2"},
        {"seats": True},
        {"seats": 2.0},
        {"seed": None},
        {"seed": "x"},
        {"seed": 1.5},
        {"seed": True},
        {"options": None},
        {"options": []},
        {"options": {"no such option": 1}},
        {"stack": []},
        {"stack": {"no such pile": []}},
        {"stack": {"no such pile": 5}},
        {"stack": "x"},
        {"position": []},
        {"position": "x"},
        {"position": {}},
        {"position": {"seats": 99}},
        {"position": {"seats": saved["seats"], "knowledge": 5}},
        {"position": {"seats": saved["seats"], "players": 5}},
    ]
    for change in changes:
        refused(BadSave, f"a save with {change}", trial.load, {**saved, **change})
        refused(BadSave, f"a signed save with {change}", trial.load, signed({**saved, **change}))


@once
def forged_saves_are_refused_or_loaded_and_nothing_else(trial: Trial) -> None:
    """With any part replaced by anything, a save is either refused or a table that can be saved again."""
    saved = saved_after(trial, 6)
    answers = saved["answers"]
    assert isinstance(answers, list)
    for number in range(FORGED * trial.games):
        luck = trial.luck("forged saves", number)
        part = luck.choice([part for part in saved if part != "check"])
        value = some_json(luck)
        if part == "answers" and luck.random() < 0.5:
            at = luck.randint(0, len(answers))
            value = [*answers[:at], value, *answers[at:]]
        with suppress(BadSave):
            if trial.load(signed({**saved, part: value})).save()["game"] != trial.info.name:
                raise Broken(f"a save whose {part} is {value!r} loads as a different game")


@once
def forged_positions_are_refused_or_opened_and_nothing_else(trial: Trial) -> None:
    trial.need_positions()
    for number in range(FORGED * trial.games // 2):
        luck = trial.luck("forged positions", number)
        table = trial.open(1)
        play_a_little(table, luck, luck.randrange(40))
        told = table.position()
        if luck.random() < SCENES:
            told.pop("moment", None)  # with it, every edit is refused
        for _ in range(EACH):
            _forge_and_open(trial, json_of(told), luck)


def _forge_and_open(trial: Trial, position: Json, luck: Random) -> None:
    part = luck.choice(sorted(position))
    inner = position[part]
    if isinstance(inner, list) and inner and isinstance(inner[0], dict) and luck.random() < 0.5:
        entry = luck.choice(inner)
        entry[luck.choice(sorted(entry))] = some_json(luck)
    else:
        position[part] = some_json(luck)
    with suppress(BadTable):
        opened = trial.open_at(position)
        for viewer in viewers(opened):
            words = f"a fork for {called(viewer)} from a position whose {part} is {position[part]!r} looks different"
            same(sight(opened, viewer), sight(opened.fork(viewer, 1), viewer), words)
        play_a_little(opened, luck, 1)
