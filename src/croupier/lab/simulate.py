"""Many games between bots, in several processes. The games do not depend on the number of processes."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from concurrent.futures import as_completed
from contextlib import ExitStack
from dataclasses import dataclass
from functools import partial
from hashlib import sha256
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

import croupier
from croupier import bots
from croupier.bots.playout import playout
from croupier.lab.pool import workers
from croupier.lab.report import Report, Setup, Tally
from croupier.lab.trajectories import Columns, Trajectories, trajectories, writer
from croupier.shelf import find
from croupier.table import BadTable, CroupierError, Table, seeded

CHUNKS_PER_JOB: Final = 16
MOST_PER_CHUNK: Final = 500
LEAST_PER_CHUNK: Final = 10


class Part(NamedTuple):
    """The results of some games: counts, and the choices if they are recorded."""

    tally: Tally
    choices: Columns


@dataclass(frozen=True)
class Series(Setup):
    """A simulation, ready to play its games by number. ``cards`` turns on counting what happens to cards, ``keep``
    recording every choice.
    """

    cards: bool = False
    keep: bool = False

    def luck(self, number: int, whose: str) -> int:
        """The seed of a table or a bot in one game, the same in every process."""
        words = f"croupier lab {self.seed} {number} {whose}"
        return int.from_bytes(sha256(words.encode()).digest()[:8], "big")

    def entry_in(self, seat: int, number: int) -> int:
        """The bot of the line-up in a seat. With ``rotate`` all move on by one seat with every game."""
        return (seat - number) % self.seats if self.rotate else seat

    def play(self, numbers: range) -> Part:
        """Play the games with these numbers."""
        tally = Tally()
        makers = [bots.maker(self.game, bot) for bot in self.bots]
        kept = trajectories(find(self.game), self.seats, self.options) if self.keep else None
        for number in numbers:
            self._play_one(number, makers, tally, kept)
        return Part(tally, {} if kept is None else kept.columns)

    def _play_one(self, number: int, makers: list[bots.Maker], tally: Tally, kept: Trajectories | None) -> None:
        table = croupier.open_table(self.game, self.seats, self.luck(number, "table"), self.options)
        entries = [self.entry_in(seat, number) for seat in range(self.seats)]
        players = [makers[entry](self.luck(number, f"bot {entry}")) for entry in entries]
        if kept is not None:
            players = [
                kept.watch(table, seat, self.bots[entry], player, number)
                for seat, (entry, player) in enumerate(zip(entries, players, strict=True))
            ]
        try:
            decisions = playout(table, players, seeded(self.luck(number, "order")))
        except CroupierError as error:
            raise CroupierError(f"game {number} of seed {self.seed}: {error}") from error
        result = table.result
        assert result is not None
        if kept is not None:
            kept.end(result, self.seats)
        tally.games += 1
        tally.nobody += not result.winners
        tally.endings[result.reason, result.rule] += 1
        if result.side:
            tally.sides[result.side] += 1
        tally.decisions[decisions] += 1
        public = table.view(None)["public"]
        rounds = public.get("round") if isinstance(public, dict) else None
        if isinstance(rounds, int):
            tally.rounds[rounds] += 1
        for seat, entry in enumerate(entries):
            tally.played[entry, seat] += 1
        for seat in result.winners:
            tally.won[entries[seat], seat] += 1
        tally.scores.update(result.scores)
        if self.cards:
            _count_cards(table, tally, result.winners)


def _count_cards(table: Table, tally: Tally, winners: Collection[int]) -> None:
    """Count which public events name which card, and for how many seats and winners a card was named at all."""
    of_seats: set[tuple[str, str, int]] = set()
    for event in table.events():
        several = event.get("cards")
        named = [event.get("card"), event.get("second_card"), *(several if isinstance(several, list) else [])]
        what, seat = str(event["event"]), event.get("seat")
        for kind in named:
            if isinstance(kind, str):
                tally.cards[kind, what] += 1
                if isinstance(seat, int):
                    of_seats.add((kind, what, seat))
    for kind, what, seat in of_seats:
        tally.seats_with[kind, what] += 1
        tally.winners_with[kind, what] += seat in winners


def lineup(game: str, levels: Sequence[str], seats: int | None = None) -> tuple[str, ...]:
    """Return a level for every seat: a single one is used for all, otherwise there must be one for each. Raise
    ``BadTable`` if they do not fit.
    """
    info = find(game)
    if not levels:
        raise BadTable("a simulation needs bots")
    for level in levels:
        bots.maker(game, level)
    if seats is None:
        seats = len(levels) if len(levels) > 1 else info.usual_seats()
    info.check_seats(seats)
    if len(levels) == 1:
        return (levels[0],) * seats
    if len(levels) != seats:
        raise BadTable(
            f"{len(levels)} bots ({', '.join(levels)}) cannot fill {seats} seats: name one for each, or one for all"
        )
    return tuple(levels)


def simulate(
    game: str,
    games: int,
    seats: int | None = None,
    bots: Sequence[str] = ("random",),
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, object] | None = None,
    rotate: bool = True,
    progress: Callable[[int], None] | None = None,
    cards: bool = False,
    save: Path | None = None,
    ray: str | None = None,
) -> Report:
    """Play many games between bots and report.

    ``bots`` names a level for each seat, or one for all; with ``rotate`` they move on by one seat with every game.
    ``progress`` is called with the number of games finished since the last call. ``cards`` counts what happens to each kind
    of card. ``save`` is a Parquet file to which every choice is written. ``ray`` is the address of a cluster, or ``local`` for
    one of this machine. The same arguments give the same report, except for the speed, with any number of ``jobs``.
    """
    if isinstance(games, bool) or games < 1:
        raise BadTable(f"a simulation plays at least one game, not {games!r}")
    if jobs < 1:
        raise BadTable(f"at least one process must play, not {jobs!r}")
    levels = lineup(game, bots, seats)
    info = find(game)
    chosen = info.check_options(options, len(levels))
    series = Series(game, len(levels), levels, seed, rotate, chosen, cards, save is not None)
    start = perf_counter()
    tally = Tally()
    with ExitStack() as stack:
        file = None if save is None else stack.enter_context(writer(save, info, len(levels), chosen, levels, seed))
        for part in _parts(series, games, jobs, ray):
            tally.add(part.tally)
            if file is not None:
                file.add(part.choices)
            if progress is not None:
                progress(part.tally.games)
    return Report(
        game=game,
        version=info.version,
        seats=series.seats,
        bots=levels,
        seed=seed,
        rotate=rotate,
        options=series.options,
        tally=tally,
        jobs=jobs,
        seconds=perf_counter() - start,
    )


def _parts(series: Series, games: int, jobs: int, ray: str | None) -> Iterator[Part]:
    """The results of all games, chunk by chunk: as they finish, or in order if choices are recorded. Then all chunks
    have the same size, so that the file does not depend on the number of processes.
    """
    size = min(max(games // (jobs * CHUNKS_PER_JOB), LEAST_PER_CHUNK), MOST_PER_CHUNK)
    if series.keep:
        size = LEAST_PER_CHUNK
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    if ray is None and (jobs == 1 or len(chunks) == 1):
        for chunk in chunks:
            yield series.play(chunk)
        return
    with workers(min(jobs, len(chunks)), ray) as pool:
        under_way = [pool.submit(partial(series.play, chunk)) for chunk in chunks]
        for future in under_way if series.keep else as_completed(under_way):
            yield future.result()
