"""A save that was cut, edited or never was one is refused as a bad save, and with no other error, whatever it holds.

This is the engine's own promise; ``croupier.testing`` checks what depends on a game.
"""

from __future__ import annotations

import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import croupier
from croupier import BadSave
from croupier.table import Json
from croupier.testing import Trial
from croupier.testing.checks import forging
from croupier.testing.checks.forging import signed
from croupier.testing.views import text

EXAMPLES = 150
CUTS = 200
GAMES = list(croupier.games())

every_game = pytest.mark.parametrize("game", GAMES)

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
    info = croupier.games()[game]
    return forging.saved_after(Trial(info, info.seats[0] + 1), answers)


def refused(saved: object) -> str:
    with pytest.raises(BadSave) as error:
        croupier.load(saved)
    assert len(str(error.value)) > 10
    return str(error.value)


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
        {"version": croupier.games()[game].oldest - 1},
        {"version": None},
        {"version": str(saved["version"])},
        {"game": "no such game"},
        {"game": None},
        {"game": [game]},
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
