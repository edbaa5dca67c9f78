"""Observations (``croupier.research``) contain what a seat's view contains, no less and no more."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from croupier.table import GameInfo, Table
from croupier.testing.check import every_table
from croupier.testing.compare import enough
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.trial import Trial
from croupier.testing.views import names, quick_text

if TYPE_CHECKING:
    from croupier.research.encoding import Encoder

POSITIONS = 40
MOMENTS = 150
SECRETS = 10
REDEALS = 2

TOLD_BY = {
    ("phase",): ("phase",),
    ("public", "players"): ("shown",),
    ("counters",): ("shown", "counts"),
    ("zones",): ("counts", "order", "kinds"),
    ("known",): ("known",),
    ("waiting", "invited", "answered"): ("waiting", "invited", "answered"),
    ("decision",): ("question", "legal"),
    ("answer", "kept"): ("answer", "kept"),
    ("events",): ("events",),
    ("result",): ("over", "winners", "scores", "ending"),
    ("you",): ("you",),
}
"""The parts of a view, and the cells of an observation that encode them."""


@every_table
def views_that_differ_are_encoded_differently(trial: Trial) -> None:
    """Where a part of two views differs, so do the cells that encode it."""
    seen: dict[tuple[str, bytes], str] = {}
    for number in range(trial.games):
        table = trial.open(number)
        encoder = _encoder(table)
        options = quick_text(table.view()["options"])
        for step in trial.steps(table, trial.luck("observations", number)):
            if step > MOMENTS and not table.over:
                continue
            seat = step % trial.seats
            view = table.view(seat)
            cells = _cells(encoder, table, seat)
            for parts, by in TOLD_BY.items():
                told = quick_text([view[part] for part in parts])
                code = b"".join([cells[2 * first : 2 * last] for first, last in [encoder.parts[part] for part in by]])
                before = seen.setdefault((f"{options} {by}", code), told)
                if before != told:
                    raise Broken(f"two views are encoded alike: {_difference(before, told)}")
    enough(len(seen), len(TOLD_BY) + 1, "there is only one view")


@every_table
def observations_tell_nothing_hidden(trial: Trial) -> None:
    """An observation is the same on every re-deal that agrees with the seat, and so is the information state."""
    for number, table in enumerate(trial.positions(POSITIONS * trial.games // 2, "encodings")):
        encoder = _encoder(table)
        seat = number % trial.seats
        seen = _cells(encoder, table, seat)
        known = encoder.information_state(table, seat)
        for seed in range(REDEALS):
            twin = table.fork(seat, 1000 * number + seed)
            if _cells(encoder, twin, seat) != seen:
                raise Broken(f"what seat {seat} cannot know was dealt anew, and its observation shows the difference")
            if encoder.information_state(twin, seat) != known:
                raise Broken(f"what seat {seat} cannot know was dealt anew, and its history shows the difference")


@every_table
def observations_tell_no_unrevealed_answer(trial: Trial) -> None:
    """A seat answers differently on two copies: until that is revealed, no other seat's observation shows it."""
    compared = 0
    for number, table in enumerate(trial.together(SECRETS * trial.games, "unrevealed encodings")):
        encoder = _encoder(table)
        luck = Random(number)
        seat = luck.choice(sorted(table.pending))
        keys = [option.key for option in table.pending[seat].options]
        if len(keys) < 2:
            continue
        one, other = table.copy(), table.copy()
        for on, key in zip((one, other), luck.sample(keys, 2), strict=True):
            on.answer(seat, key)
        if seat not in names(one.view(), "answered") or seat not in names(other.view(), "answered"):
            continue
        compared += 1
        for viewer in range(trial.seats):
            same = _cells(encoder, one, viewer) == _cells(encoder, other, viewer)
            if same == (viewer == seat):
                shows = "does not show" if same else "shows"
                raise Broken(f"the observation of seat {viewer} {shows} the secret answer of seat {seat}")
    enough(compared, 1, "hardly any seat has several answers that are kept secret")


@every_table
def observations_follow_every_change(trial: Trial) -> None:
    """A row in which only changes are rewritten, as in a batch, equals a row written from scratch. Rules that rearrange
    a zone by hand must say so (``Cards.stir``).
    """
    steps = 0
    for number in range(trial.games):
        table = trial.open(number)
        encoder = _encoder(table, deduced=False)
        kept, anew = encoder.sheet(), encoder.sheet()
        for step in trial.steps(table, trial.luck("changes", number)):
            seat = step % trial.seats
            encoder.refill(table, seat, kept, False)
            encoder.fill(table, seat, anew)
            one, other = memoryview(kept.cells), memoryview(anew.cells)
            if one != other:
                at = next(at for at in range(encoder.size) if one[at] != other[at])
                part = next(part for part, (_, last) in encoder.parts.items() if at < last)
                raise Broken(
                    f"the observation of seat {seat} missed a change: cell {at} ({part}) is {one[at]}, not {other[at]}"
                )
            steps += 1
    enough(steps, 2, "hardly anything happens")


def _encoder(table: Table, deduced: bool = True) -> Encoder:
    try:
        from croupier.research.encoding import Encoder
    except ImportError as error:
        raise NothingToCheck(f"observations need the extra croupier[research]: {error}") from None
    return _encoder_of(Encoder, table.info, table.seats, tuple(table.origin.options.items()), deduced)


@lru_cache(16)
def _encoder_of(
    create: type[Encoder], info: GameInfo, seats: int, options: tuple[tuple[str, int | bool | str], ...], deduced: bool
) -> Encoder:
    return create(info, seats, dict(options), deduced)


def _cells(encoder: Encoder, table: Table, seat: int) -> bytes:
    cells = bytearray(2 * encoder.size)
    encoder.write(table, seat, memoryview(cells).cast("h"))
    return bytes(cells)


def _difference(one: str, other: str) -> str:
    """Where two texts begin to differ."""
    at = next((at for at, (left, right) in enumerate(zip(one, other, strict=False)) if left != right), 0)
    return f"…{one[max(at - 80, 0) : at + 80]}… and …{other[max(at - 80, 0) : at + 80]}…"
