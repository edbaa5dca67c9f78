"""Looking ahead: an answer that only leads its seat to a further question shows that question, and nothing else."""

from __future__ import annotations

from random import Random

from croupier.table import BadTable, Table
from croupier.testing.check import every_table
from croupier.testing.compare import same
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.play import some_move
from croupier.testing.trial import Trial
from croupier.testing.views import picture, recent, sight, state_of, text

POSITIONS = 50


@every_table
def looking_ahead_shows_what_will_come_and_changes_nothing(trial: Trial) -> None:
    looked = 0
    for number, table in enumerate(trial.positions(POSITIONS * trial.games, "ahead")):
        seat, key = some_move(table, Random(number))
        look = picture if number % 5 == 0 else _save
        before, luck = look(table), state_of(table).rng.state()
        ahead = table.ahead(seat, key)
        same(before, look(table), f"looking ahead of {key!r} changes the table")
        if luck != state_of(table).rng.state():
            raise Broken(f"looking ahead of {key!r} uses the luck of the table")
        if ahead is None:
            continue
        looked += 1
        since = recent(table)
        twin = table.copy()
        twin.answer(seat, key)
        words = f"looking ahead of {key!r} shows seat {seat} something else than what comes of it"
        same(sight(ahead, seat, since), sight(twin, seat, since), words)
        if twin.waiting() != [seat]:
            raise Broken(f"looking ahead of {key!r} asks seat {seat}, but the table waits for other seats")
        if luck != state_of(twin).rng.state():
            raise Broken(f"looking ahead of {key!r} shows the result of luck")
        _check_unsaved(ahead)
    if not looked:
        raise NothingToCheck("no answer leads its seat to a further question before anything is drawn or shown")


def _save(table: Table) -> str:
    return text(table.save())


def _check_unsaved(ahead: Table) -> None:
    """A table that looks ahead cannot be saved: its log begins with the real table's seed."""
    try:
        ahead.save()
    except BadTable:
        return
    raise Broken("the table of a look ahead can be saved, with the seed of the real table")
