"""``conform``: all checks on one game, without pytest."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field

from croupier.table import GameInfo
from croupier.testing.check import Check
from croupier.testing.checks import CHECKS
from croupier.testing.errors import NothingToCheck
from croupier.testing.patience import PATIENCE
from croupier.testing.trial import GAMES, Trial


def cases(info: GameInfo) -> Iterator[tuple[Check, int]]:
    """Every check of a game, with each number of seats that it runs with."""
    for check in CHECKS.values():
        for seats in check.seats(info):
            yield check, seats


@dataclass
class Report:
    """The checks that passed, and those with nothing to check and why, by check and seats."""

    game: str
    kept: list[tuple[str, int]] = field(default_factory=list)
    nothing: dict[tuple[str, int], str] = field(default_factory=dict)

    def __str__(self) -> str:
        lines = [f"{self.game} conforms: {len(self.kept)} checks passed, {len(self.nothing)} had nothing to check"]
        for words in dict.fromkeys(self.nothing.values()):
            names = dict.fromkeys(name for (name, _), why in self.nothing.items() if why == words)
            lines.append(f"  {words} ({', '.join(names)})")
        return "\n".join(lines)


def conform(
    info: GameInfo,
    *,
    seats: int | Collection[int] | None = None,
    games: int = GAMES,
    seed: int = 0,
    only: str | None = None,
    patience: float = PATIENCE,
) -> Report:
    """Check that a game keeps every promise, with every number of seats or only these. Raise ``Broken`` for the first
    promise that it breaks.

    ``games`` sets how much is played: 1 is a quick look. The same seed plays the same. ``only`` names a single check;
    ``patience`` is the time limit of a check in seconds.
    """
    if only is not None and only not in CHECKS:
        raise ValueError(f"there is no check {only!r}; the checks are {', '.join(CHECKS)}")
    if games < 1:
        raise ValueError(f"games must be at least 1, not {games}")
    chosen = [seats] if isinstance(seats, int) else seats
    for number in chosen or ():
        info.check_seats(number)
    report = Report(info.name)
    for check in CHECKS.values() if only is None else [CHECKS[only]]:
        each = check.seats(info)
        if chosen is not None:
            each = [number for number in chosen if check.every_table or number in each] or list(chosen)[:1]
        for number in each:
            try:
                check.run(Trial(info, number, games, seed), patience)
            except NothingToCheck as why:
                report.nothing[check.name, number] = str(why)
            else:
                report.kept.append((check.name, number))
    return report
