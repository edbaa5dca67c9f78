"""A save that was cut, edited or never was one is refused as a bad save, and with nothing else, whatever it holds."""

from __future__ import annotations

import json
from contextlib import suppress
from hashlib import sha256
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import croupier
from croupier import BadSave, BadTable
from tests.play import GAMES, Json, every_game, open_some, sight, some_move, text, viewers

EXAMPLES = 150
CUTS = 200

json_values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["pass", "fork", "seed"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
    max_leaves=12,
)


def saved_after(game: str, answers: int) -> Json:
    """A save from the midst of a game."""
    table = open_some(game, croupier.games()[game].seats[0] + 1, 1)
    luck = Random(game)
    for _ in range(answers):
        if not table.over:
            table.answer(*some_move(table, luck))
    return json_of(table.save())


def json_of(value: Json) -> Json:
    copied = json.loads(text(value))
    assert isinstance(copied, dict)
    return copied


def signed(saved: Json) -> Json:
    """A forged save: its check fits what it now says."""
    rest = {part: value for part, value in saved.items() if part != "check"}
    words = json.dumps(rest, sort_keys=True, separators=(",", ":"))
    return {**rest, "check": sha256(words.encode()).hexdigest()[:16]}


def refused(saved: object) -> str:
    with pytest.raises(BadSave) as error:
        croupier.load(saved)
    assert len(str(error.value)) > 10
    return str(error.value)


@every_game
def test_the_forger_of_these_tests_knows_the_trade(game: str) -> None:
    saved = saved_after(game, 9)
    assert signed(saved) == saved


@every_game
def test_a_save_cut_anywhere_is_refused(game: str) -> None:
    written = text(saved_after(game, 12))
    for end in {*range(0, len(written), max(len(written) // CUTS, 1)), *range(len(written) - 30, len(written))}:
        refused(written[:end])
        refused(written[:end].encode())
        refused(written[end + 1 :])


@every_game
def test_one_changed_letter_is_noticed(game: str) -> None:
    written = text(saved_after(game, 12))
    luck = Random(1)
    for _ in range(CUTS):
        at = luck.randrange(len(written))
        letter = luck.choice([letter for letter in '019az{}[]",: ' if letter != written[at]])
        changed = written[:at] + letter + written[at + 1 :]
        try:
            same = json.loads(changed) == json.loads(written)
        except ValueError:
            same = False
        if not same:
            refused(changed)


@every_game
def test_a_save_with_a_part_missing_is_refused_by_its_name(game: str) -> None:
    saved = saved_after(game, 5)
    for part in saved:
        assert part in refused({other: value for other, value in saved.items() if other != part})


@every_game
def test_a_save_of_another_format_version_or_game_is_refused(game: str) -> None:
    saved = saved_after(game, 5)
    changes: list[Json] = [
        {"format": 0},
        {"format": 2},
        {"format": "1"},
        {"format": None},
        {"version": croupier.games()[game].version + 1},
        {"version": None},
        {"version": str(saved["version"])},
        {"game": "no such game"},
        {"game": None},
        {"game": [game]},
    ]
    for change in changes:
        refused({**saved, **change})
        refused(signed({**saved, **change}))


@every_game
def test_edited_answers_are_refused_even_with_a_check_that_fits(game: str) -> None:
    saved = saved_after(game, 12)
    answers = saved["answers"]
    assert isinstance(answers, list)
    seat, key = answers[3]
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
        edited = {**saved, "answers": [*answers[:3], wrong, *answers[4:]]}
        assert "check" in refused(edited)
        refused(signed(edited))
    refused(signed({**saved, "answers": answers[1:]}))
    for wrong in ({}, "x", 5, None, {"0": answers[0]}):
        refused(signed({**saved, "answers": wrong}))


@every_game
def test_tables_that_cannot_be_are_refused_as_saves_too(game: str) -> None:
    saved = saved_after(game, 3)
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
        refused({**saved, **change})
        refused(signed({**saved, **change}))


@pytest.mark.parametrize(
    "nothing",
    [
        None,
        0,
        1.5,
        True,
        "",
        " ",
        "null",
        "[]",
        "{}",
        "0",
        '"save"',
        "NaN",
        b"",
        b"\xff\xfe",
        b"\x00" * 20,
        [],
        {},
        (),
        object(),
        {1: 2},
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 10_000,
    ],
    ids=lambda nothing: repr(nothing)[:20],
)
def test_what_never_was_a_save_is_refused(nothing: object) -> None:
    refused(nothing)


@every_game
def test_data_that_json_cannot_hold_is_refused(game: str) -> None:
    saved = saved_after(game, 3)
    for part in saved:
        for value in (object(), {1, 2}, b"x", float("nan"), 1j, [object()], {"a": {1}}):
            refused({**saved, part: value})
    circular: list[object] = []
    circular.append(circular)
    refused({**saved, "answers": circular})
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    refused({**saved, "answers": deep})


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(game=st.sampled_from(GAMES), value=json_values, letters=st.text(max_size=40), raw=st.binary(max_size=40))
def test_no_json_at_all_is_taken_for_a_save_by_accident(game: str, value: object, letters: str, raw: bytes) -> None:
    for saved in (value, letters, raw, json.dumps(value), {"game": game, "format": 1, "answers": value}):
        refused(saved)


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(game=st.sampled_from(GAMES), data=st.data())
def test_forged_saves_are_refused_or_loaded_and_nothing_else(game: str, data: st.DataObject) -> None:
    """Any part of a save may be replaced by anything: it is a table that can be saved again, or a bad save."""
    saved = saved_after(game, 6)
    part = data.draw(st.sampled_from([part for part in saved if part != "check"]))
    value = data.draw(json_values)
    answers = saved["answers"]
    assert isinstance(answers, list)
    if part == "answers" and data.draw(st.booleans()):
        at = data.draw(st.integers(0, len(answers)))
        value = [*answers[:at], value, *answers[at:]]
    with suppress(BadSave):
        assert croupier.load(signed({**saved, part: value})).save()["game"] == game


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(game=st.sampled_from(GAMES), data=st.data())
def test_forged_positions_are_refused_or_opened_and_nothing_else(game: str, data: st.DataObject) -> None:
    table = open_some(game, croupier.games()[game].seats[0] + 1, 1)
    luck = Random(data.draw(st.integers(0, 20)))
    for _ in range(luck.randrange(40)):
        if not table.over:
            table.answer(*some_move(table, luck))
    position = json_of(table.position())
    part = data.draw(st.sampled_from(sorted(position)))
    inner = position[part]
    if isinstance(inner, list) and inner and isinstance(inner[0], dict) and data.draw(st.booleans()):
        entry = inner[data.draw(st.integers(0, len(inner) - 1))]
        entry[data.draw(st.sampled_from(sorted(entry)))] = data.draw(json_values)
    else:
        position[part] = data.draw(json_values)
    with suppress(BadTable):
        opened = croupier.open_position(game, position)
        for viewer in viewers(opened):
            assert sight(opened.fork(viewer, 1), viewer) == sight(opened, viewer)
        if not opened.over:
            opened.answer(*some_move(opened, luck))
