"""Results of many games: tallies, which can be added up in any order, and the report made from them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from croupier.table import Json

Z95: Final = 1.959963984540054


def wilson(wins: int, games: int, z: float = Z95) -> tuple[float, float]:
    """Wilson's 95 % confidence interval of a share, which is also good near 0 and 1."""
    if games == 0:
        return (0.0, 1.0)
    share = wins / games
    spread = z * z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = z * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    low = middle - reach if wins > 0 else 0.0
    high = middle + reach if wins < games else 1.0
    return (low, high)


@dataclass(frozen=True)
class Share:
    """How many games of a number were won."""

    games: int
    wins: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def to_json(self) -> Json:
        low, high = self.interval
        return {"games": self.games, "wins": self.wins, "share": self.share, "low": low, "high": high}


@dataclass(frozen=True)
class Length:
    """The lengths of games, in decisions or rounds."""

    least: int
    median: float
    mean: float
    most: int

    def to_json(self) -> Json:
        return {"min": self.least, "median": self.median, "mean": self.mean, "max": self.most}


def length(counts: Counter[int]) -> Length:
    """Summarise counts of lengths."""
    games = counts.total()
    total = sum(value * count for value, count in counts.items())
    return Length(min(counts), _median(counts, games), total / games, max(counts))


def _median(counts: Counter[int], games: int) -> float:
    """The mean of the two middle values, which are the same if the number of games is odd."""
    lower, upper = (games - 1) // 2, games // 2
    middle: list[int] = []
    passed = 0
    for value in sorted(counts):
        passed += counts[value]
        while len(middle) < 2 and passed > (lower, upper)[len(middle)]:
            middle.append(value)
    return sum(middle) / 2


@dataclass
class Tally:
    """Counts over some games. Tallies can be added up in any order."""

    games: int = 0
    nobody: int = 0
    played: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often an entry of the line-up had a seat, by (entry, seat)."""
    won: Counter[tuple[int, int]] = field(default_factory=Counter)
    sides: Counter[str] = field(default_factory=Counter)
    endings: Counter[tuple[str, str]] = field(default_factory=Counter)
    decisions: Counter[int] = field(default_factory=Counter)
    rounds: Counter[int] = field(default_factory=Counter)
    cards: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a card was named in a public event, by (kind, event); empty unless requested."""
    seats_with: Counter[tuple[str, str]] = field(default_factory=Counter)
    """For how many seats, over all games, that happened at least once; empty unless cards are requested."""
    winners_with: Counter[tuple[str, str]] = field(default_factory=Counter)
    scores: Counter[int] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add the counts of another tally."""
        self.games += other.games
        self.nobody += other.nobody
        self.played.update(other.played)
        self.won.update(other.won)
        self.sides.update(other.sides)
        self.endings.update(other.endings)
        self.decisions.update(other.decisions)
        self.rounds.update(other.rounds)
        self.cards.update(other.cards)
        self.seats_with.update(other.seats_with)
        self.winners_with.update(other.winners_with)
        self.scores.update(other.scores)


@dataclass(frozen=True)
class Entry:
    """The results of one bot of the line-up, overall and in each seat it had."""

    bot: str
    overall: Share
    by_seat: dict[int, Share]

    def to_json(self) -> Json:
        seats = [{"seat": seat, **share.to_json()} for seat, share in self.by_seat.items()]
        return {"bot": self.bot, **self.overall.to_json(), "by_seat": seats}


@dataclass(frozen=True)
class Setup:
    """What the games of a simulation have in common. Plain data, which is sent to other processes."""

    game: str
    seats: int
    bots: tuple[str, ...]
    seed: int
    rotate: bool
    options: dict[str, int | bool | str]


@dataclass(frozen=True)
class Report(Setup):
    """The results of many games between bots. The same games give the same report, except for ``seconds`` and ``jobs``."""

    version: int
    tally: Tally
    jobs: int
    seconds: float

    @property
    def games(self) -> int:
        return self.tally.games

    @property
    def entries(self) -> list[Entry]:
        """The results of the bots, in the order of the line-up."""
        played, won = self.tally.played, self.tally.won
        entries: list[Entry] = []
        for entry, bot in enumerate(self.bots):
            by_seat = {
                seat: Share(played[entry, seat], won[entry, seat]) for seat in range(self.seats) if played[entry, seat]
            }
            entries.append(Entry(bot, _sum(list(by_seat.values())), by_seat))
        return entries

    @property
    def by_seat(self) -> list[Share]:
        """The results of each seat, over all bots, to see whether the seats are fair."""
        whole = range(len(self.bots))
        played, won = self.tally.played, self.tally.won
        return [_sum([Share(played[entry, seat], won[entry, seat]) for entry in whole]) for seat in range(self.seats)]

    @property
    def sides(self) -> dict[str, Share]:
        """How often each side won, in games with sides."""
        return {side: Share(self.games, wins) for side, wins in sorted(self.tally.sides.items())}

    @property
    def nobody(self) -> int:
        """The number of games without a winner."""
        return self.tally.nobody

    @property
    def endings(self) -> dict[tuple[str, str], int]:
        """How often games ended for each reason, by (reason, clause), the most frequent first."""
        return dict(sorted(self.tally.endings.items(), key=lambda item: (-item[1], item[0])))

    @property
    def decisions(self) -> Length:
        return length(self.tally.decisions)

    @property
    def rounds(self) -> Length | None:
        """The lengths in rounds, if the game has rounds."""
        return length(self.tally.rounds) if self.tally.rounds else None

    @property
    def cards(self) -> dict[str, dict[str, int]]:
        """How often each event happened to each kind of card, the most frequent first; empty unless counted."""
        found: dict[str, dict[str, int]] = {}
        for (kind, event), count in sorted(self.tally.cards.items(), key=lambda item: (item[0][0], -item[1], item[0])):
            found.setdefault(kind, {})[event] = count
        return found

    @property
    def worth(self) -> dict[str, tuple[str, Share]]:
        """For each kind of card the event that names it for most seats, and how many of these seats won, the highest
        share first; empty unless cards were counted. A card that goes with winning need not be the cause.
        """
        most: dict[str, tuple[str, Share]] = {}
        for (kind, event), seats in sorted(self.tally.seats_with.items()):
            if kind not in most or seats > most[kind][1].games:
                most[kind] = (event, Share(seats, self.tally.winners_with[kind, event]))
        return dict(sorted(most.items(), key=lambda item: (-item[1][1].share, item[0])))

    @property
    def scores(self) -> Length:
        """The scores of all seats."""
        return length(self.tally.scores)

    @property
    def even(self) -> float:
        """The average share of its games that a seat wins."""
        return sum(share.wins for share in self.by_seat) / (self.games * self.seats)

    @property
    def decisions_per_second(self) -> float:
        total = sum(value * count for value, count in self.tally.decisions.items())
        return total / self.seconds if self.seconds > 0 else 0.0

    def to_json(self) -> Json:
        """The report as plain data. Only the part ``speed`` depends on the machine."""
        return {
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "rotate": self.rotate,
            "options": dict(self.options),
            "games": self.games,
            "nobody": self.nobody,
            "entries": [entry.to_json() for entry in self.entries],
            "by_seat": [{"seat": seat, **share.to_json()} for seat, share in enumerate(self.by_seat)],
            "sides": [{"side": side, **share.to_json()} for side, share in self.sides.items()],
            "endings": [
                {"reason": reason, "rule": rule, "games": games} for (reason, rule), games in self.endings.items()
            ],
            "decisions": self.decisions.to_json(),
            "rounds": self.rounds.to_json() if self.rounds else None,
            "scores": self.scores.to_json(),
            "cards": self.cards,
            "worth": [{"card": card, "event": event, **share.to_json()} for card, (event, share) in self.worth.items()],
            "speed": {
                "jobs": self.jobs,
                "seconds": self.seconds,
                "decisions_per_second": self.decisions_per_second,
            },
        }


def _sum(shares: list[Share]) -> Share:
    return Share(sum(share.games for share in shares), sum(share.wins for share in shares))
