"""A table is its log: saved and loaded, or played again with the same answers, it is the same at every step."""

from __future__ import annotations

import json
from random import Random

from croupier.testing.check import every_table
from croupier.testing.compare import same
from croupier.testing.errors import Broken
from croupier.testing.trial import Trial
from croupier.testing.views import called, in_turn, picture, recent, sight, text, viewers


@every_table
def the_same_answers_lead_through_the_same_positions(trial: Trial) -> None:
    """Every viewer looks in turn."""
    table = trial.open()
    played = [sight(table, in_turn(table, number), recent(table, 3)) for number in trial.steps(table, Random(0))]
    answers = table.save()["answers"]
    assert isinstance(answers, list)
    replay = trial.open()
    for number, (seat, key) in enumerate(answers):
        seen = sight(replay, in_turn(replay, number), recent(replay, 3))
        same(
            played[number], seen, f"the same answers lead elsewhere (luck must come from self.rng), before {number + 1}"
        )
        replay.answer(seat, key)
    same(picture(table), picture(replay), "the same answers lead to another end: luck must come from self.rng alone")


@every_table
def a_loaded_table_is_the_saved_one(trial: Trial) -> None:
    for table in trial.positions(12 * trial.games, "saves"):
        saved = table.save()
        written = text(saved)
        if json.loads(written) != saved:
            raise Broken("a save changes on its way through JSON")
        before = picture(table)
        loaded = trial.load(written)
        same(before, picture(loaded), "a loaded table is not the saved one")
        for viewer in viewers(table):
            if loaded.events(seat=viewer) != table.events(seat=viewer):
                raise Broken(f"a loaded table shows {called(viewer)} different events than the saved one")
        same(before, picture(table), "save() changed the table")


@every_table
def a_save_may_be_data_text_or_bytes(trial: Trial) -> None:
    for table in trial.positions(3, "formats"):
        saved = table.save()
        backwards = dict(reversed(saved.items()))
        for form in (saved, text(saved), text(saved).encode(), json.dumps(saved, indent=2), backwards):
            same(picture(table), picture(trial.load(form)), f"the table differs when loaded from {type(form).__name__}")


@every_table
def a_loaded_table_goes_on_as_the_saved_one_does(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(6, "going on")):
        one = trial.load(text(table.save()))
        other = trial.load(text(one.save()))
        moves = trial.play_to_the_end(one, Random(number))
        for move in moves:
            other.answer(*move)
        same(picture(one), picture(other), "a loaded table goes on differently with the same answers")


@every_table
def the_log_of_a_save_is_what_was_answered(trial: Trial) -> None:
    table = trial.open(3)
    moves = trial.play_to_the_end(table, Random(3))
    saved = table.save()
    if saved["answers"] != [list(move) for move in moves]:
        raise Broken("the answers in a save differ from those that were given")
    opened = (trial.info.name, trial.info.version, trial.seats, trial.seed + 3, table.view()["options"])
    if tuple(saved[part] for part in ("game", "version", "seats", "seed", "options")) != opened:
        raise Broken("a save does not hold what the table was opened with")


@every_table
def option_objects_and_their_keys_are_the_same_answer(trial: Trial) -> None:
    by_key, by_option = trial.open(4), trial.open(4)
    for seat, key in trial.play_to_the_end(by_key, Random(4)):
        option = by_option.pending[seat].find(key)
        if option is None:
            raise Broken(f"{key!r} is offered at one table but not at another with the same answers")
        by_option.answer(seat, option)
    same(picture(by_key), picture(by_option), "answers given as options and as keys lead to different tables")
