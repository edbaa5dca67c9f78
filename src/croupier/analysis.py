"""What a finished game was worth to its players at each moment, and what each of their choices cost.

Worth is a chance to win. Bots play the game on from a moment, again and again, in *worlds* that agree with what a
viewer knew then; the rest is re-dealt. The curve is that of a spectator, who knows what is public. A choice is judged
by what its own seat knew: the best bot's choice and the player's are played on in the same worlds, so that a player is
not blamed for a card that lay face down. The rest of the result is luck, and what the others did.

An analysis is made in pieces, one for each moment. A piece depends on the save alone, so pieces can be made anywhere
and in any order.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import hypot, sqrt
from statistics import fmean, stdev
from typing import Final

from croupier import bots
from croupier.bots.playout import playout
from croupier.recording import Recording
from croupier.table import BadSave, Chair, Json, Table, seeded

WORLDS: Final = 48
"""The number of worlds in which a moment is played on."""
POINTS: Final = 40
"""The approximate number of points of the curve."""
ONCE_MORE: Final = 3
"""How many times as many worlds judge a choice again that looks like a mistake. Only those worlds count: the first ones
were selected for being bad.
"""
FIRST: Final = 8
"""A choice that makes no difference in this many worlds counts as making none."""
SURE: Final = 2.0
"""How many standard errors a difference must have to be reported."""
TURNS: Final = 5
"""How many turning points and mistakes are reported."""
GLANCE: Final = 24
"""The number of worlds in which a running game is played on for a player."""


@dataclass(frozen=True)
class Choice:
    """A choice of a seat after ``at`` answers: the key that was given, the key that the best bot would have given, and
    what the difference cost of the chance to win, with its standard error.
    """

    at: int
    seat: int
    key: str
    best: str
    cost: float
    error: float

    @property
    def is_mistake(self) -> bool:
        """Whether another choice would almost certainly have been better."""
        return self.cost > SURE * self.error


@dataclass(frozen=True)
class Point:
    """The chance to win of each seat after ``at`` answers, to a viewer with public knowledge."""

    at: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Piece:
    """The results for one moment."""

    point: Point | None = None
    choice: Choice | None = None


@dataclass(frozen=True)
class Turn:
    """A turning point: a seat's chance to win rose or fell between two answers."""

    since: int
    at: int
    seat: int
    rise: float


@dataclass(frozen=True)
class Performance:
    """How a seat has played: the number of its choices, how many were not mistakes, what the mistakes did to its chance
    to win (``skill``, with its standard error), and what everything else did: cards, dice and other players' choices
    (``luck``).
    """

    choices: int
    good: int
    skill: float
    error: float
    luck: float

    @property
    def accuracy(self) -> float:
        """The share of the choices that were not mistakes."""
        return self.good / self.choices if self.choices else 1.0


@dataclass(frozen=True)
class Analysis:
    """The results for a game."""

    game: str
    bot: str
    worlds: int
    won: tuple[int, ...]
    points: tuple[Point, ...]
    choices: tuple[Choice, ...]

    @property
    def is_shared(self) -> bool:
        """Whether all players win or lose together."""
        return all(len(set(point.chances)) == 1 for point in self.points)

    def mistakes(self) -> list[Choice]:
        """The costliest mistakes, in the order of the game."""
        found = sorted([choice for choice in self.choices if choice.is_mistake], key=lambda choice: -choice.cost)
        return sorted(found[:TURNS], key=lambda choice: choice.at)

    def turns(self) -> list[Turn]:
        """Where the curve rose or fell most, in order, each with the seat that it concerned most."""
        noise = SURE / sqrt(self.worlds)
        found: list[Turn] = []
        for before, after in zip(self.points, self.points[1:], strict=False):
            rises = [new - old for old, new in zip(before.chances, after.chances, strict=True)]
            seat = max(range(len(rises)), key=lambda each: abs(rises[each]))
            if abs(rises[seat]) > noise / 2:
                found.append(Turn(before.at, after.at, seat, rises[seat]))
        greatest = sorted(found, key=lambda turn: -abs(turn.rise))[:TURNS]
        return sorted(greatest, key=lambda turn: turn.at)

    def performances(self) -> list[Performance]:
        """How each seat has played."""
        found: list[Performance] = []
        for seat, chance in enumerate(self.points[0].chances):
            mine = [choice for choice in self.choices if choice.seat == seat]
            wrong = [choice for choice in mine if choice.is_mistake]
            skill = -sum([choice.cost for choice in wrong])
            error = hypot(*[choice.error for choice in wrong])
            luck = (seat in self.won) - chance - skill
            found.append(Performance(len(mine), len(mine) - len(wrong), skill, error, luck))
        return found

    def to_json(self) -> Json:
        """The analysis as plain data."""
        return {
            "game": self.game,
            "bot": self.bot,
            "worlds": self.worlds,
            "won": list(self.won),
            "curve": [{"at": point.at, "chances": list(point.chances)} for point in self.points],
            "choices": [{**vars(choice), "mistake": choice.is_mistake} for choice in self.choices],
            "turns": [vars(turn) for turn in self.turns()],
            "players": [{**vars(each), "accuracy": each.accuracy} for each in self.performances()],
        }


def pieces(saved: Json) -> range:
    """Return the numbers of the pieces of a finished game; raise ``BadSave`` if it is not over."""
    recording = Recording(saved)
    answers = len(recording.answers)
    if not recording.wind(answers).over:
        raise BadSave("the game is not over: only a finished game is analysed", "running")
    return range(answers + 1)


def piece(saved: str, at: int, bot: str, worlds: int = WORLDS) -> Piece:
    """Analyse the moment after this many answers. ``saved`` is JSON text."""
    recording = _recording(saved)
    answers = recording.answers
    last = len(answers)
    table = recording.wind(at)
    point = None
    if at % max(1, last // POINTS) == 0 or at == last:
        point = Point(at, _chances(table, bot, worlds))
    given = answers[at] if at < last else None
    choice = _judged(table, at, given[0], given[1], bot, worlds) if isinstance(given, list) else None
    return Piece(point, choice)


def joined(saved: Json, bot: str, worlds: int, found: Iterable[Piece]) -> Analysis:
    """Join pieces, in any order, to an analysis."""
    recording = Recording(saved)
    result = recording.wind(len(recording.answers)).result
    assert result is not None
    every = list(found)
    points = sorted([each.point for each in every if each.point is not None], key=lambda point: point.at)
    choices = sorted([each.choice for each in every if each.choice is not None], key=lambda choice: choice.at)
    return Analysis(recording.info.name, bot, worlds, tuple(sorted(result.winners)), tuple(points), tuple(choices))


def prospects(table: Table, seat: int, bot: str, worlds: int = GLANCE) -> tuple[float, ...]:
    """How likely each seat is to win, as far as one of them can know: a bot plays on for all in worlds that agree with that."""
    chair = Chair(table, seat)
    return _won([chair.fork(world) for world in range(worlds)], bot)


def percent(share: float) -> int:
    """A share in whole percent."""
    return round(100 * share)


@lru_cache(maxsize=2)
def _recording(saved: str) -> Recording:
    """The recording of a save, wound forward from piece to piece."""
    return Recording(json.loads(saved))


def _chances(table: Table, bot: str, worlds: int) -> tuple[float, ...]:
    if table.over:
        return tuple([1.0 if seat in _winners(table) else 0.0 for seat in range(table.seats)])
    return _won([table.fork(None, world) for world in range(worlds)], bot)


def _won(forks: Sequence[Table], bot: str) -> tuple[float, ...]:
    """In what part of some worlds each seat wins if bots play them to their end."""
    won = [0] * forks[0].seats
    for world, fork in enumerate(forks):
        for seat in _played_on(fork, bot, world):
            won[seat] += 1
    return tuple([each / len(forks) for each in won])


def _judged(table: Table, at: int, seat: int, key: str, bot: str, worlds: int) -> Choice | None:
    """Compare a choice with the bot's. Return ``None`` if there was nothing to choose, or if the seat was only invited
    and passed.
    """
    decision = table.pending[seat]
    option = decision.find(key)
    assert option is not None
    if len(decision.options) == 1 or (option.waits and seat not in table.waiting()):
        return None
    chair = Chair(table, seat)
    best = bots.make(table.info.name, bot, at).choose(chair).key
    if best == key:
        return Choice(at, seat, key, best, 0.0, 0.0)

    def weighed(some: range) -> tuple[float, float]:
        gains: list[int] = []
        for world in some:
            fork = chair.fork(world)
            gains.append(_wins(fork, seat, best, bot, world) - _wins(fork, seat, key, bot, world))
            if len(gains) == FIRST and not any(gains):
                break
        return fmean(gains), stdev(gains) / sqrt(len(gains))

    cost, error = weighed(range(worlds))
    if cost > error:
        cost, error = weighed(range(worlds, worlds * (1 + ONCE_MORE)))
    return Choice(at, seat, key, best, cost, error)


def _wins(fork: Table, seat: int, key: str, bot: str, world: int) -> int:
    """Whether a seat wins (1) or not (0) if it gives an answer and bots play on."""
    table = fork.copy()
    table.answer(seat, key)
    return int(seat in _played_on(table, bot, world))


def _played_on(table: Table, bot: str, world: int) -> Sequence[int]:
    """Let bots play a table to its end, and return who wins."""
    game = table.info.name
    playout(table, [bots.make(game, bot, world * table.seats + seat) for seat in range(table.seats)], seeded(world))
    return _winners(table)


def _winners(table: Table) -> Sequence[int]:
    assert table.result is not None
    return tuple(table.result.winners)
