"""How long games take, measured by simulation: ``python -m croupier.lab.durations src`` writes ``durations.toml`` in
the folder of every game.

Sensible bots play games for each number of seats and each choice of the options that matter (``GameInfo.paced_by``),
until the mean is known well enough. Every answer and event counts the time that people take for it. Questions that are
asked at the same time are answered in parallel.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from itertools import product
from math import sqrt
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from statistics import mean, stdev
from typing import Final, NamedTuple

import croupier
from croupier import bots
from croupier.shelf import catalogue, find
from croupier.shelf.durations import FILE, Duration
from croupier.table import BadTable, Chair, Choices, Decision, GameInfo, Option, Table, seeded

# Games for each number of seats and choice of options: as many as are needed for a standard error of the mean of this
# many minutes, or of this fraction of it.
FEWEST: Final = 20
MOST: Final = 200
MINUTES: Final = 0.4
PART: Final = 0.02

# Seconds that a person takes.
CHOICE: Final = 6.0
PASS: Final = 2.0
ONLY_OPTION: Final = 1.0
# Seconds that the table takes: to show what has happened, and before a bot moves.
EVENT: Final = 1.5
BOT: Final = 0.7

HEADER: Final = f"""\
# Written by `make durations`: minutes of a game between people, and of one person among bots (alone).
# Seconds assumed: {CHOICE:g} for a choice, {PASS:g} for a pass, {ONLY_OPTION:g} where there is nothing to choose,
# {EVENT:g} for each event, {BOT:g} before a bot moves. Sensible bots have played {FEWEST} to {MOST} games for each row: until
# the standard error of the mean was at most {MINUTES:g} minutes or {PART:.0%} of it, or {MOST} were played.
"""


class Length(NamedTuple):
    """The seconds that one game takes: with people on all seats, and with one person among bots."""

    together: float
    alone: float


class Stopwatch:
    """Adds up the time of a game. Answers that are held back until all have answered take as long as the slowest of them."""

    def __init__(self) -> None:
        self.together = 0.0
        self.alone = 0.0
        self._slowest = 0.0
        self._slowest_alone = 0.0

    def answer(self, seat: int, decision: Decision, option: Option, held: bool) -> None:
        """Count an answer. The person among bots sits on seat 0."""
        seconds = seconds_for(decision, option)
        self._slowest = max(self._slowest, seconds)
        self._slowest_alone = max(self._slowest_alone, BOT if seat else seconds)
        if not held:
            self.together += self._slowest
            self.alone += self._slowest_alone
            self._slowest = self._slowest_alone = 0.0

    def stop(self, events: int) -> Length:
        """The time of a game with this many events."""
        return Length(self.together + events * EVENT, self.alone + events * EVENT)


def seconds_for(decision: Decision, option: Option) -> float:
    """The seconds that a person takes for such an answer."""
    if len(decision.options) == 1:
        return ONLY_OPTION
    return PASS if option.waits else CHOICE


def time_one(game: str, seats: int, options: Choices, number: int) -> Length:
    """Play one game between the best bots and return how long people would have taken."""
    table = croupier.open_table(game, seats, number, options)
    level = bots.best(game)
    players = [bots.make(game, level, number * seats + seat) for seat in range(seats)]
    chairs = [Chair(table, seat) for seat in range(seats)]
    luck = seeded(number)
    watch = Stopwatch()
    while not table.over:
        seat = _next(table, luck.below(len(table.pending)))
        decision = table.pending[seat]
        option = decision.options[0] if len(decision.options) == 1 else players[seat].choose(chairs[seat])
        table.answer(seat, option)
        watch.answer(seat, decision, option, table.holds(seat))
    return watch.stop(len(table.events()))


def _next(table: Table, at: int) -> int:
    """The seat that answers next; invited seats come first."""
    invited = [seat for seat, decision in table.pending.items() if decision.patient] or list(table.pending)
    return invited[at % len(invited)]


def tables(info: GameInfo) -> Iterator[tuple[int, Choices]]:
    """Every number of seats with every choice of the options that matter, where they are compatible."""
    for seats in range(info.seats[0], info.seats[1] + 1):
        for values in product(*info.paced_by.values()):
            options: Choices = dict(zip(info.paced_by, values, strict=True))
            with suppress(BadTable):
                info.check_options(options, seats)
                yield seats, options


def measure(game: str, seats: int, options: Choices, fewest: int = FEWEST, most: int = MOST) -> Duration:
    """The mean minutes of games with these seats and options, played until it is known well enough."""
    lengths: list[Length] = []
    while len(lengths) < fewest or (len(lengths) < most and not known([each.together for each in lengths])):
        lengths.append(time_one(game, seats, options, len(lengths)))
    together, alone = (mean(seconds) / 60 for seconds in zip(*lengths, strict=True))
    return Duration(seats, options, max(1, round(together)), max(1, round(alone)))


def known(seconds: Sequence[float]) -> bool:
    """Whether the mean of some games, two at least, has a small standard error."""
    return stdev(seconds) / sqrt(len(seconds)) <= max(60 * MINUTES, PART * mean(seconds))


def written(durations: list[Duration]) -> str:
    """The durations of a game as the text of its ``durations.toml``."""
    rows = [
        f"  {{ seats = {each.seats}, options = {_toml(each.options)}, minutes = {each.minutes}, alone = {each.alone} }},"
        for each in durations
    ]
    return "\n".join([HEADER + "durations = [", *rows, "]"]) + "\n"


def _toml(options: Choices) -> str:
    values = [
        f'{name} = "{value}"' if isinstance(value, str) else f"{name} = {value}" for name, value in options.items()
    ]
    return f"{{ {', '.join(values)} }}" if values else "{}"


def main(sources: Path) -> None:
    """Measure all games of this package and write the results into the sources."""
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for name in catalogue():
            info = find(name)
            folder = sources.joinpath(*info.package.split("."))
            if folder.is_dir():
                measured = [pool.submit(measure, name, seats, options) for seats, options in tables(info)]
                folder.joinpath(FILE).write_text(written([each.result() for each in measured]), "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
