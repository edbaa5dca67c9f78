"""Speed measurements on this machine: decisions per second, forks, views, memory. One process, one core."""

from __future__ import annotations

import sys
import tracemalloc
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Final

from croupier.table import GameInfo, Json, Table, open_table, seeded
from croupier.table import table as engine

FORK_EVERY: Final = 10
TABLES_WEIGHED: Final = 100

Uniform = Callable[[], float]


@dataclass(frozen=True)
class Figures:
    """The speed of one game at random play. Times are in seconds, and medians where there are several."""

    compiled: bool
    seats: int
    speed: float
    """Decisions per second through ``pending`` and ``answer``, dealing included."""
    rollout: float
    """Decisions per second of ``play_out``, which chooses at random inside the engine, dealing included."""
    forked: float
    """The time of a ``play_out`` decision on a fork, as a multiple of that on a table that was never forked."""
    choices: float
    """The share of decisions with more than one option."""
    first_fork: float
    """The first fork of a table, which may have to replay more."""
    fork: float
    """Forks at every tenth decision in the middle of games, including the first of each table."""
    fork_again: float
    """A second fork at the same decision."""
    view: float
    memory: float
    """Bytes of a table in the middle of a game."""
    length: float
    """Decisions per game, on average."""

    def in_decisions(self, seconds: float) -> float:
        """Convert a time to the number of decisions that fit into it."""
        return seconds * self.speed

    def to_json(self) -> Json:
        forks = {"fork_in_decisions": self.in_decisions(self.fork)}
        return {**asdict(self), **forks, "fork_again_in_decisions": self.in_decisions(self.fork_again)}


def is_compiled() -> bool:
    """Whether the engine is compiled."""
    return not str(engine.__file__).endswith(".py")


def measure(info: GameInfo, seconds: float) -> Figures:
    """Measure a game: two thirds of the time goes to play, half of that from Python, and one third to forks and views."""
    seats = info.usual_seats()
    speed, length = measure_play(info, seats, seconds / 3)
    rollout = measure_rollout(info, seats, seconds / 6)
    forked = measure_forked(info, seats, round(length / 4), seconds / 6)
    costs = Costs(info, seats, round(length))
    costs.take(seconds / 3)
    return Figures(
        compiled=is_compiled(),
        seats=seats,
        speed=speed,
        rollout=rollout,
        forked=forked,
        choices=costs.choices / costs.decisions,
        first_fork=median(costs.firsts),
        fork=median(costs.forks),
        fork_again=median(costs.agains),
        view=median(costs.views),
        memory=weigh(info, seats, round(length / 2)),
        length=length,
    )


def play(table: Table, uniform: Uniform, most: int = sys.maxsize) -> int:
    """Answer at random, without asides, to the end or ``most`` times, in a plain loop. Return the number of answers."""
    answer = table.answer
    decisions = 0
    while decisions < most and (pending := table.pending):
        seat = next(iter(pending))
        decision = pending[seat]
        answer(seat, decision.options[int(uniform() * decision.answers)])
        decisions += 1
    return decisions


def play_to_the_end(table: Table, uniform: Uniform) -> int:
    """Answer at random to the end, with as little as possible in the loop. Return the number of answers."""
    answer = table.answer
    while not table.over:
        for seat, decision in table.pending.items():
            answer(seat, decision.options[int(uniform() * decision.answers)])
            break
    return table.answer_count


def measure_play(info: GameInfo, seats: int, seconds: float) -> tuple[float, float]:
    """Measure decisions per second, and decisions per game."""
    uniform = Random(1).random
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        start = perf_counter()
        decisions += play_to_the_end(open_table(info, seats, games), uniform)
        spent += perf_counter() - start
        games += 1
    return decisions / spent, decisions / games


def measure_rollout(info: GameInfo, seats: int, seconds: float) -> float:
    """Measure decisions per second of ``play_out``."""
    luck = seeded(1)
    games = decisions = 0
    spent = 0.0
    while spent < seconds:
        start = perf_counter()
        decisions += open_table(info, seats, games).play_out(luck)
        spent += perf_counter() - start
        games += 1
    return decisions / spent


def measure_forked(info: GameInfo, seats: int, start: int, seconds: float) -> float:
    """Measure a ``play_out`` decision on a fork as a multiple of one on a table. Both play from the same moments to the end."""
    spent = [0.0, 0.0]
    decisions = [0, 0]
    games = 0
    while sum(spent) < seconds or not all(decisions):
        for forked in (0, 1) if games % 2 else (1, 0):
            table = open_table(info, seats, games)
            luck = seeded(games)
            table.play_out(luck, start)
            if forked:
                table = table.fork(games % seats, games)
            before = process_time()  # both are compared: other load on the machine must not count
            decisions[forked] += table.play_out(luck)
            spent[forked] += process_time() - before
        games += 1
    return spent[1] / decisions[1] / (spent[0] / decisions[0])


class Costs:
    """The times of forks and views at every tenth decision, from the first to the last quarter of random games."""

    def __init__(self, info: GameInfo, seats: int, length: int) -> None:
        self.info = info
        self.seats = seats
        self.length = max(length, 4)
        self.uniform = Random(2).random
        self.firsts: list[float] = []
        self.forks: list[float] = []
        self.agains: list[float] = []
        self.views: list[float] = []
        self.decisions = 0
        self.choices = 0

    def take(self, seconds: float) -> None:
        """Measure for this many seconds."""
        end = perf_counter() + seconds
        games = 0
        while perf_counter() < end or not self.forks:
            self._game(games)
            games += 1

    def _game(self, seed: int) -> None:
        table = open_table(self.info, self.seats, seed)
        played = play(table, self.uniform, self.length // 4 + int(self.uniform() * FORK_EVERY))
        first = True
        while table.pending and played < self.length * 3 // 4:
            seat = next(iter(table.pending))
            self.forks.append(_seconds(partial(table.fork, seat, 1)))
            if first:
                self.firsts.append(self.forks[-1])
                first = False
            self.agains.append(_seconds(partial(table.fork, seat, 2)))
            self.views.append(_seconds(partial(table.view, seat)))
            for _ in range(FORK_EVERY):
                if table.pending:
                    self.choices += len(next(iter(table.pending.values())).options) > 1
                    self.decisions += play(table, self.uniform, 1)
            played += FORK_EVERY


def _seconds(act: Callable[[], object]) -> float:
    start = perf_counter()
    act()
    return perf_counter() - start


def weigh(info: GameInfo, seats: int, decisions: int) -> float:
    """Measure the bytes of a table in the middle of a game, with its log and events."""
    uniform = Random(3).random
    play(open_table(info, seats, 0), uniform)
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        tables = [open_table(info, seats, seed) for seed in range(TABLES_WEIGHED)]
        for table in tables:
            play(table, uniform, decisions)
        return (tracemalloc.get_traced_memory()[0] - before) / len(tables)
    finally:
        tracemalloc.stop()
