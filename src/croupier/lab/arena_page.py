"""The report of an arena as a page."""

from __future__ import annotations

from collections.abc import Mapping

from croupier.lab import page
from croupier.lab.page import Cell, Reach
from croupier.lab.standings import Arena, Rating, Standing
from croupier.shelf import find

STOPPED = (
    "A meeting was over as soon as its 95 % interval left out what is even. The intervals hold however often one looks "
    "(betting intervals of Waudby-Smith and Ramdas), so stopping early does not make them wrong, only wider."
)
FIXED = "Every meeting had all its games; the intervals are the usual ones of 95 %."


def arena_page(arena: Arena, ratings: Mapping[str, Rating]) -> str:
    """The whole report. ``ratings`` may be empty if openskill is not installed."""
    title = f"Arena: {find(arena.game).title}"
    about = page.words(
        f"{arena.game}, rules version {arena.version}, seed {arena.seed}, {arena.games:,} games in all,",
        f"at most {arena.most_games:,} for each meeting. Every deal was played from every seat.",
        STOPPED if arena.stop else FIXED,
        _reward(arena),
    )
    sections = [("Meetings", _meetings(arena))]
    if ratings:
        sections.insert(0, ("Ratings", _ratings(ratings)))
    if len(arena.bots) > 2:
        sections.append(("Cross table", _cross(arena)))
    sections += [("Seats", _seats(arena)), ("Time a move", _times(arena))]
    return page.page(title, about, sections)


def share(standing: Standing) -> str:
    """The share of a meeting with its interval."""
    low, high = standing.interval
    return f"{standing.share * 100:.1f} % ({low * 100:.0f}-{high * 100:.0f})"


def _reward(arena: Arena) -> str:
    if arena.reward == "team":
        return "Each winner counts in full, and even is what the rivals get at the same deals among themselves."
    return "Winners share a game, and even is the part of the seats that a bot has."


def _ratings(ratings: Mapping[str, Rating]) -> str:
    rows = [
        Reach(bot, each.points - each.reach, each.points, each.points + each.reach) for bot, each in ratings.items()
    ]
    about = page.words(
        "400 points make the odds between two seats ten to one; the mean of all bots is 0. Fitted by openskill."
    )
    return page.reaches(rows, "The rating of each bot with its interval", percent=False) + about


def _meetings(arena: Arena) -> str:
    rows = [
        Reach(_label(arena, each), each.interval[0], each.share, each.interval[1], each.even_share)
        for each in arena.standings
    ]
    cells = [
        (
            str(each.meeting),
            f"{each.games:,}",
            share(each),
            f"{each.even_share:.1%}",
            Cell(each.verdict or "open", each.verdict or "soft"),
        )
        for each in arena.standings
    ]
    return page.reaches(rows, "The share of each meeting with its interval") + page.table(
        ("meeting", "games", "share (95 %)", "even", "verdict"), cells
    )


def _label(arena: Arena, standing: Standing) -> str:
    meeting = standing.meeting
    several = len({str(each.meeting.setting) for each in arena.standings}) > 1
    return f"{meeting.bot} among {meeting.rival}" + (f", {meeting.setting}" if several else "")


def _cross(arena: Arena) -> str:
    html = page.words("The share of the bot of the row among those of the column.")
    for setting in dict.fromkeys([each.meeting.setting for each in arena.standings]):
        rows: list[list[str | Cell]] = []
        for bot in arena.bots:
            row: list[str | Cell] = [bot]
            for rival in arena.bots:
                met = [each for each in arena.between(bot, rival) if each.meeting.setting == setting]
                row.append(Cell(f"{met[0].share:.0%}", met[0].verdict or "soft") if met else "")
            rows.append(row)
        html += page.table((str(setting), *arena.bots), rows)
    return html


def _seats(arena: Arena) -> str:
    most = max(each.meeting.setting.seats for each in arena.standings)
    rows = [
        [str(each.meeting), *[f"{won:.0%}" for won in each.by_seat()], *[""] * (most - each.meeting.setting.seats)]
        for each in arena.standings
    ]
    about = page.words("The part of its games that one seat of the bot won, by where it sat.")
    return about + page.table(("meeting", *[f"seat {seat}" for seat in range(most)]), rows)


def _times(arena: Arena) -> str:
    rows: list[list[str | Cell]] = [
        [
            bot,
            f"{times.moves:,}",
            *[f"{each * 1000:.3g} ms" for each in (times.mean, times.within(0.5), times.within(0.99), times.longest)],
            *([] if arena.budget is None else [_kept(times.mean * 1000 <= arena.budget)]),
        ]
        for bot, times in arena.times.items()
    ]
    budget = "" if arena.budget is None else f" A move may take {arena.budget:g} ms on average."
    heads = ["bot", "moves", "mean", "median", "99 % within", "longest", *([] if arena.budget is None else ["budget"])]
    return page.words("Processor time; moves without a choice are not counted." + budget) + page.table(heads, rows)


def _kept(kept: bool) -> Cell:
    return Cell("kept", "better") if kept else Cell("exceeded", "worse")
