"""An arena: every bot meets every other at the same deals and from every seat, until it is decided which is better.

A *round* is one deal that is played from every seat in turn. Rounds are numbered, and their games follow from the seed
and their number alone; a meeting is checked after every ``LOOK`` rounds in order. So the number of workers only affects
the time.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from hashlib import sha256
from itertools import combinations, permutations, product
from math import ceil
from time import perf_counter
from typing import Final, NamedTuple

import croupier
from croupier import bots
from croupier.bots.playout import playout
from croupier.lab.pool import workers as workers_of
from croupier.lab.standings import Arena, Meeting, Round, Setting, Standing
from croupier.lab.timing import Timed, Times
from croupier.research.rewarding import TEAM, WIN
from croupier.shelf import find
from croupier.table import BadTable, CroupierError, seeded

LOOK: Final = 5
"""How many rounds there are between checks of a meeting, and in a piece of work."""
AHEAD: Final = 2
"""How many pieces of work are queued for each worker."""


class Club(NamedTuple):
    """An entry of a line-up: what makes it, and where its thinking is timed."""

    maker: bots.Maker
    times: Times


@dataclass(frozen=True)
class Work:
    """Some rounds of a meeting. Plain data, which is sent to other processes."""

    game: str
    seed: int
    meeting: Meeting
    first: int
    team: bool

    def play(self) -> tuple[list[Round], dict[str, Times]]:
        """Play the rounds, and measure how long each bot has thought."""
        seats, rival = self.meeting.setting.seats, self.meeting.rival
        lineup = self.meeting.lineup
        times = {bot: Times() for bot in lineup}
        makers = {bot: bots.maker(self.game, bot) for bot in lineup}
        clubs = [Club(makers[bot], times[bot]) for bot in lineup]
        rounds: list[Round] = []
        for number in range(self.first, self.first + LOOK):
            winners = [self._play_one(number, by, clubs) for by in range(seats)]
            rivals = len(self._play_one(number, 0, [Club(makers[rival], times[rival])] * seats)) if self.team else 0
            rounds.append(Round(tuple(winners), rivals))
        return rounds, times

    def _play_one(self, number: int, by: int, clubs: list[Club]) -> tuple[int, ...]:
        """Play a deal with the line-up shifted by some seats. Return the entries of the line-up that won."""
        setting = self.meeting.setting
        table = croupier.open_table(self.game, setting.seats, self._luck(number, "table"), dict(setting.options))
        entries = [(seat - by) % setting.seats for seat in range(setting.seats)]
        players = [
            Timed(clubs[entry].maker(self._luck(number, f"bot {entry} {by}")), clubs[entry].times) for entry in entries
        ]
        try:
            playout(table, players, seeded(self._luck(number, f"order {by}")))
        except CroupierError as error:
            raise CroupierError(f"round {number} of seed {self.seed}, {self.meeting}: {error}") from error
        assert table.result is not None
        return tuple(sorted([entries[seat] for seat in table.result.winners]))

    def _luck(self, number: int, whose: str) -> int:
        words = f"croupier arena {self.seed} {number} {whose}"
        return int.from_bytes(sha256(words.encode()).digest()[:8], "big")


def settings(game: str, seats: Sequence[int], options: Mapping[str, Sequence[object]]) -> list[Setting]:
    """Every number of seats with every choice of the options, where they are compatible; ``BadTable`` if none are."""
    info = find(game)
    found: list[Setting] = []
    misfit: BadTable | None = None
    for number in seats or [info.usual_seats()]:
        info.check_seats(number)
        for values in product(*options.values()):
            try:
                checked = info.check_options(dict(zip(options, values, strict=True)), number)
            except BadTable as error:
                misfit = error
            else:
                found.append(Setting(number, tuple(checked.items()), tuple(options)))
    if misfit is not None and not found:
        raise misfit
    return found


def meetings(
    names: Sequence[str], where: Sequence[Setting], lineup: str | None = None, against: str | None = None
) -> list[Meeting]:
    """Who meets whom: each bot sits once among others of one kind, or as often as the line-up says: ``2v2`` is two of
    each. ``against`` keeps only the meetings of the other bots with this one.
    """
    if len(set(names)) < len(names) or len(names) < 2:
        raise BadTable(f"an arena needs two bots or more, and each once; not {', '.join(names) or 'none'}")
    if against is not None and against not in names:
        raise BadTable(f"{against!r} is not among the bots: {', '.join(names)}")
    found: list[Meeting] = []
    for setting in where:
        own = _own(lineup, setting.seats)
        if against is not None:
            pairs = [(bot, against) for bot in names if bot != against]
        else:
            pairs = list(combinations(names, 2) if 2 * own == setting.seats else permutations(names, 2))
        found += [Meeting(setting, bot, rival, own) for bot, rival in pairs]
    return found


def _own(lineup: str | None, seats: int) -> int:
    """How many seats the first bot of a meeting has."""
    if lineup is None:
        return 1
    own, _, others = lineup.partition("v")
    if not own.isdecimal() or not others.isdecimal() or not int(own) or not int(others):
        raise BadTable(f"a line-up is written like 1v3 or 2v2, not {lineup!r}")
    if int(own) + int(others) != seats:
        raise BadTable(f"a line-up of {lineup} fills {int(own) + int(others)} seats, not {seats}")
    return int(own)


def arena(
    game: str,
    names: Sequence[str],
    seats: Sequence[int] = (),
    options: Mapping[str, Sequence[object]] | None = None,
    lineup: str | None = None,
    against: str | None = None,
    games: int = 1000,
    stop: bool = True,
    reward: str = WIN,
    seed: int = 0,
    workers: int = 1,
    budget: float | None = None,
    progress: Callable[[int, int], None] | None = None,
    ray: str | None = None,
) -> Arena:
    """Let bots meet and report.

    ``names`` are players as for ``bots.maker``. Each meeting lasts at most ``games`` games (rounded up to whole
    checks), and with ``stop`` only until its interval excludes the even share. With the reward ``win`` winners share a
    game, and even is the bot's part of the seats; with ``team`` every winner gets all of it, and even is what its
    rivals get at the same deals among themselves. ``budget`` is how many milliseconds of processor time a move may take
    on average. ``progress`` is called with the number of games played so far, and the maximum. The same arguments give
    the same result, except for times, with any number of workers.
    """
    if reward not in (WIN, TEAM):
        raise BadTable(f"the reward of an arena is {WIN} or {TEAM}, not {reward!r}")
    if games < 1 or workers < 1:
        raise BadTable(f"an arena plays at least one game with one worker, not {games} with {workers}")
    for name in names:
        bots.maker(game, name)
    plan = meetings(names, settings(game, seats, options or {}), lineup, against)
    standings = [Standing(meeting, stop, reward == TEAM) for meeting in plan]
    times = {name: Times() for name in names}
    start = perf_counter()
    for standing, (rounds, spent) in _results(standings, game, seed, games, reward == TEAM, workers, ray):
        for played in rounds:
            standing.add(played)
        for bot, of_bot in spent.items():
            times[bot].add(of_bot)
        if progress is not None:
            open_ends = [each for each in standings if not _is_over(each, games)]
            played_games = sum(each.games for each in standings)
            progress(played_games, played_games + sum(_most(each, games) - each.games for each in open_ends))
    return Arena(
        game=game,
        version=find(game).version,
        bots=tuple(names),
        seed=seed,
        lineup=lineup,
        most_games=games,
        stop=stop,
        reward=reward,
        budget=budget,
        standings=standings,
        times=times,
        workers=workers,
        seconds=perf_counter() - start,
    )


def _most(standing: Standing, games: int) -> int:
    """The maximum number of games of a meeting, in whole checks."""
    look = LOOK * standing.meeting.setting.seats
    return ceil(games / look) * look


def _is_over(standing: Standing, games: int) -> bool:
    """Whether a meeting needs no more rounds: it is decided, or all its games have been played."""
    return standing.games >= _most(standing, games) or (standing.stop and standing.verdict is not None)


Result = tuple[list[Round], dict[str, Times]]


def _results(
    standings: list[Standing], game: str, seed: int, games: int, team: bool, workers: int, ray: str | None
) -> Iterator[tuple[Standing, Result]]:
    """The results of all pieces of work, those of each meeting in order, until it is over."""
    pieces = _pieces(standings, game, seed, games, team)
    if workers == 1 and ray is None:
        for standing, work in pieces:
            yield standing, work.play()
        return
    under_way: deque[tuple[Standing, Future[Result]]] = deque()
    with workers_of(workers, ray) as pool:
        while True:
            while len(under_way) < AHEAD * workers and (piece := next(pieces, None)) is not None:
                under_way.append((piece[0], pool.submit(piece[1].play)))
            if not under_way:
                return
            standing, future = under_way.popleft()
            if not _is_over(standing, games):
                yield standing, future.result()
            else:
                future.cancel()


def _pieces(standings: list[Standing], game: str, seed: int, games: int, team: bool) -> Iterator[tuple[Standing, Work]]:
    """The work, meeting after meeting and round after round, except for meetings that are over by then."""
    first = 0
    left = standings
    while left := [each for each in left if first * each.meeting.setting.seats < _most(each, games)]:
        for standing in left:
            if not _is_over(standing, games):
                yield standing, Work(game, seed, standing.meeting, first, team)
        first += LOOK
