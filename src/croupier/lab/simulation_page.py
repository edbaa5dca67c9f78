"""The report of a simulation as a page."""

from __future__ import annotations

from typing import Final

from croupier.lab import page
from croupier.lab.page import Reach
from croupier.lab.report import Length, Report, Share
from croupier.shelf import find

LEAST_SEATS: Final = 20
"""A card named for fewer seats is left out of the plot."""


def simulation_page(report: Report) -> str:
    """The whole report."""
    options = ", ".join([f"{name}={value}" for name, value in report.options.items()])
    about = page.words(
        f"{report.game}, rules version {report.version}, {report.games:,} games, {report.seats} seats, seed {report.seed};",
        f"{options}. Bots: {', '.join(report.bots)}, who {'moved on' if report.rotate else 'stayed where they were'}",
        "from game to game. Intervals are of 95 %.",
    )
    even = report.even
    bots = [_reach(f"{entry.bot} ({at})", entry.overall, even) for at, entry in enumerate(report.entries)]
    seats = [_reach(f"seat {seat}", share, even) for seat, share in enumerate(report.by_seat)]
    sections = [
        ("Bots", page.reaches(bots, "The part of its games that each bot won")),
        ("Seats", page.reaches(seats, "The part of the games that each seat won")),
        ("Length in decisions", _length(report.decisions, dict(report.tally.decisions), "decisions")),
    ]
    if report.rounds is not None:
        sections.append(("Length in rounds", _length(report.rounds, dict(report.tally.rounds), "rounds")))
    sections.append(("Scores of all seats", _length(report.scores, dict(report.tally.scores), "points")))
    sections.append(("Endings", _endings(report)))
    if report.worth:
        sections.append(("What cards are worth", _worth(report)))
    return page.page(f"Simulation: {find(report.game).title}", about, sections)


def _reach(label: str, share: Share, even: float) -> Reach:
    low, high = share.interval
    return Reach(label, low, share.share, high, even)


def _length(of: Length, counts: dict[int, int], unit: str) -> str:
    return page.histogram(counts, f"How often a game had so many {unit}") + page.words(
        f"{of.least} to {of.most} {unit}, median {of.median:g}, mean {of.mean:.1f}."
    )


def _endings(report: Report) -> str:
    rows = [
        [reason, rule, f"{games:,}", f"{games / report.games:.1%}"] for (reason, rule), games in report.endings.items()
    ]
    rows += [[f"won by side {side}", "", f"{won.wins:,}", f"{won.share:.1%}"] for side, won in report.sides.items()]
    if report.nobody:
        rows.append(["won by nobody", "", f"{report.nobody:,}", f"{report.nobody / report.games:.1%}"])
    return page.table(("ending", "clause", "games", "part"), rows)


def _worth(report: Report) -> str:
    """How often seats won for which a card was named."""
    often = {card: found for card, found in report.worth.items() if found[1].games >= LEAST_SEATS}
    plot = [_reach(f"{card}, {event}", share, report.even) for card, (event, share) in often.items()]
    rows = [
        [card, event, f"{share.games:,}", f"{share.share:.1%}", f"{(share.share - report.even) * 100:+.1f}"]
        for card, (event, share) in report.worth.items()
    ]
    about = page.words(
        "How many of the seats won that an event named with a card at least once. It says what goes with winning,",
        "not what leads to it: who leads has more time to play cards. Rare cards are only in the table.",
    )
    shown = page.reaches(plot, "How often seats won that had a card") if plot else ""
    return about + shown + page.table(("card", "event", "seats", "won", "points more than all seats"), rows)
