"""A table is its log: saved and loaded, or played again with the same answers, it is the same at every step."""

from __future__ import annotations

import json
from random import Random

import croupier
from tests.play import (
    every_table,
    in_turn,
    open_some,
    picture,
    play_to_the_end,
    positions,
    recent,
    sight,
    some_move,
    steps,
    text,
    viewers,
)

SAVES_EACH = 50


@every_table
def test_a_loaded_table_is_the_saved_one(game: str, seats: int) -> None:
    for table in positions(game, seats, SAVES_EACH, "saves"):
        saved = table.save()
        written = text(saved)
        assert json.loads(written) == saved
        before = picture(table)
        loaded = croupier.load(written)
        assert picture(loaded) == before
        assert [loaded.events(seat=viewer) for viewer in viewers(table)] == [
            table.events(seat=viewer) for viewer in viewers(table)
        ]
        assert picture(table) == before


@every_table
def test_a_save_may_be_data_text_or_bytes(game: str, seats: int) -> None:
    for table in positions(game, seats, 3, "formats"):
        saved = table.save()
        for form in (
            saved,
            text(saved),
            text(saved).encode(),
            json.dumps(saved, indent=2),
            dict(reversed(saved.items())),
        ):
            assert picture(croupier.load(form)) == picture(table)


@every_table
def test_a_loaded_table_goes_on_as_the_saved_one_does(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, 6, "going on")):
        one = croupier.load(text(table.save()))
        other = croupier.load(text(one.save()))
        luck = Random(number)
        while not one.over:
            move = some_move(one, luck)
            one.answer(*move)
            other.answer(*move)
        assert picture(one) == picture(other)


@every_table
def test_the_same_answers_lead_through_the_same_positions(game: str, seats: int) -> None:
    """Everybody looks in turn."""
    table = open_some(game, seats, 0)
    played = [text(sight(table, in_turn(table, number), recent(table, 3))) for number in steps(table, Random(0))]
    answers = table.save()["answers"]
    assert isinstance(answers, list)
    replay = open_some(game, seats, 0)
    for number, (seat, key) in enumerate(answers):
        seen = text(sight(replay, in_turn(replay, number), recent(replay, 3)))
        assert seen == played[number], f"before answer {number}"
        replay.answer(seat, key)
    assert picture(replay) == picture(table)


@every_table
def test_the_log_of_a_save_is_what_was_answered(game: str, seats: int) -> None:
    table = open_some(game, seats, 3)
    moves = play_to_the_end(table, Random(3))
    saved = table.save()
    assert saved["answers"] == [list(move) for move in moves]
    assert (saved["game"], saved["seats"], saved["seed"]) == (game, seats, 3)
    assert saved["version"] == croupier.games()[game].version
    assert saved["options"] == table.view()["options"]


@every_table
def test_option_objects_and_their_keys_are_the_same_answer(game: str, seats: int) -> None:
    by_key = open_some(game, seats, 4)
    by_option = open_some(game, seats, 4)
    luck = Random(4)
    while not by_key.over:
        seat, key = some_move(by_key, luck)
        option = by_option.pending[seat].find(key)
        assert option is not None
        by_key.answer(seat, key)
        by_option.answer(seat, option)
    assert picture(by_key) == picture(by_option)
