"""The results of an arena: how each bot does among others, and which is better."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev
from typing import Final, NamedTuple

from croupier.lab.report import Z95, wilson
from croupier.lab.sequential import anytime
from croupier.lab.timing import Times
from croupier.table import Json

BETTER: Final = "better"
WORSE: Final = "worse"


@dataclass(frozen=True)
class Setting:
    """The table at which bots meet."""

    seats: int
    options: tuple[tuple[str, int | bool | str], ...]
    named: tuple[str, ...] = ()
    """The options that were requested; the others have their defaults."""

    def __str__(self) -> str:
        chosen = [f"{name}={value}" for name, value in self.options if name in self.named]
        return ", ".join([f"{self.seats} seats", *chosen])


@dataclass(frozen=True)
class Meeting:
    """A bot on some seats of a table, and a rival on all others."""

    setting: Setting
    bot: str
    rival: str
    own: int

    @property
    def lineup(self) -> tuple[str, ...]:
        """The bots by entry: those of the bot come first."""
        return (self.bot,) * self.own + (self.rival,) * (self.setting.seats - self.own)

    def __str__(self) -> str:
        return f"{self.own} {self.bot} against {self.setting.seats - self.own} {self.rival} ({self.setting})"


class Round(NamedTuple):
    """One deal, played from every seat: the entries of the line-up that won, by how many seats it was shifted; and, if
    requested, how many of the rivals won at the same deal among themselves.
    """

    winners: tuple[tuple[int, ...], ...]
    rivals: int = 0


@dataclass
class Standing:
    """A meeting and its rounds so far. ``team`` counts a whole game for each winner; otherwise winners share it."""

    meeting: Meeting
    stop: bool
    team: bool
    rounds: list[Round] = field(default_factory=list)
    worth: list[float] = field(default_factory=list)
    """What the bot got in each round, as a part of 1."""
    even: list[float] = field(default_factory=list)
    """The even share in each round."""

    def add(self, played: Round) -> None:
        """Count a round."""
        seats, own = self.meeting.setting.seats, self.meeting.own
        won = [len([entry for entry in winners if entry < own]) for winners in played.winners]
        if self.team:
            self.worth.append(sum(won) / own / seats)
            self.even.append(played.rivals / seats)
        else:
            shares = [of / len(winners) for of, winners in zip(won, played.winners, strict=True) if winners]
            self.worth.append(sum(shares) / seats)
            self.even.append(own / seats)
        self.rounds.append(played)

    @property
    def games(self) -> int:
        return len(self.rounds) * self.meeting.setting.seats

    @property
    def share(self) -> float:
        """The share of the games that the bot won; with several seats, all of them together, or each for a team."""
        return mean(self.worth) if self.worth else 0.0

    @property
    def even_share(self) -> float:
        return mean(self.even) if self.even else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share: one that allows stopping at any time, or the usual one for a fixed number of
        games.
        """
        find = anytime if self.stop else fixed
        if not self.team:
            return find(self.worth)
        low, high = find(self._gains())
        return max(self.even_share + 2 * low - 1, 0.0), min(self.even_share + 2 * high - 1, 1.0)

    @property
    def verdict(self) -> str | None:
        """Whether the bot is better or worse than its rival would be in its place, once decided."""
        low, high = self.interval
        if low > self.even_share:
            return BETTER
        return WORSE if high < self.even_share else None

    def by_seat(self) -> list[float]:
        """The share of its games that an entry of the bot won on each seat."""
        seats, own = self.meeting.setting.seats, self.meeting.own
        won = [0.0] * seats
        for played in self.rounds:
            for by, winners in enumerate(played.winners):
                for entry in winners:
                    if entry < own:
                        won[(entry + by) % seats] += 1.0 if self.team else 1 / len(winners)
        return [each / max(len(self.rounds) * own, 1) for each in won]

    def _gains(self) -> list[float]:
        """What the bot got more than even, from 0 (all less) to 1."""
        return [(worth - even + 1) / 2 for worth, even in zip(self.worth, self.even, strict=True)]

    def to_json(self) -> Json:
        low, high = self.interval
        return {
            "bot": self.meeting.bot,
            "against": self.meeting.rival,
            "lineup": list(self.meeting.lineup),
            "seats": self.meeting.setting.seats,
            "options": dict(self.meeting.setting.options),
            "games": self.games,
            "share": self.share,
            "low": low,
            "high": high,
            "even": self.even_share,
            "verdict": self.verdict,
            "by_seat": self.by_seat(),
        }


def fixed(values: list[float]) -> tuple[float, float]:
    """The usual 95 % interval of a mean of values from 0 to 1, if their number was fixed beforehand."""
    if len(values) < 2 or len(set(values)) == 1:
        return wilson(round(sum(values)), len(values))
    reach = Z95 * stdev(values) / sqrt(len(values))
    return max(mean(values) - reach, 0.0), min(mean(values) + reach, 1.0)


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, in points of which 400 mean odds of ten to one, and the uncertainty (95 %)."""

    points: float
    reach: float


@dataclass(frozen=True)
class Arena:
    """The results of an arena. The same games give the same, except for times, ``workers`` and ``seconds``."""

    game: str
    version: int
    bots: tuple[str, ...]
    seed: int
    lineup: str | None
    most_games: int
    stop: bool
    reward: str
    budget: float | None
    standings: list[Standing]
    times: dict[str, Times]
    workers: int
    seconds: float

    @property
    def games(self) -> int:
        return sum(standing.games for standing in self.standings)

    def between(self, bot: str, rival: str) -> list[Standing]:
        """The meetings of two bots, one for each setting."""
        return [each for each in self.standings if (each.meeting.bot, each.meeting.rival) == (bot, rival)]

    def to_json(self, ratings: Mapping[str, Rating]) -> Json:
        """The results as plain data. Only the parts ``times`` and ``speed`` depend on the machine."""
        return {
            "game": self.game,
            "version": self.version,
            "bots": list(self.bots),
            "seed": self.seed,
            "lineup": self.lineup,
            "most_games": self.most_games,
            "stop": self.stop,
            "reward": self.reward,
            "games": self.games,
            "ratings": {bot: {"points": each.points, "reach": each.reach} for bot, each in ratings.items()},
            "meetings": [standing.to_json() for standing in self.standings],
            "budget_ms": self.budget,
            "times": {bot: times.to_json() for bot, times in self.times.items()},
            "speed": {"workers": self.workers, "seconds": self.seconds},
        }
