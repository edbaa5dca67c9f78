"""``croupier simulate``: many games between bots."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from croupier import bots as players
from croupier.cli.terminal import errors_in_words
from croupier.lab import Length, Report, Share, simulation_page
from croupier.lab import simulate as play
from croupier.shelf import find
from croupier.table.wishes import read_options


def simulate(
    game: Annotated[str, typer.Argument(help="The game, by its name in `croupier games`.", show_default=False)],
    games: Annotated[int, typer.Option(help="The number of games.", min=1)] = 1000,
    seats: Annotated[
        int | None,
        typer.Option(help="The number of seats; 4, or the nearest that the game allows.", show_default=False),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="A bot for each seat, such as sensible,random or friend+bold, or one for all.", show_default="the best"
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed; the same seed plays the same games.")] = 0,
    jobs: Annotated[int, typer.Option(help="The number of processes; 0 for one per core.", min=0)] = 0,
    rotate: Annotated[
        bool, typer.Option("--rotate/--fixed", help="Move the bots on by one seat with every game, or not.")
    ] = True,
    option: Annotated[
        list[str] | None,
        typer.Option(help="An option of the table, such as points=10; may be repeated.", show_default=False),
    ] = None,
    cards: Annotated[bool, typer.Option("--cards", help="Count what happens to each kind of card.")] = False,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.", show_default=False),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Write every choice as Parquet, for training.", show_default=False),
    ] = None,
    page: Annotated[
        Path | None,
        typer.Option(
            "--report", metavar="FILE", help="Write a page with plots and the value of each card.", show_default=False
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
) -> None:
    """Play many games between bots: shares of wins, lengths, speed."""
    with errors_in_words():
        own_bots_importable()
        info = find(game)
        levels = bots.split(",") if bots is not None else [players.best(game)]
        options = read_options(info, option or [])
        with bar(games) as progress:
            report = play(
                game,
                games,
                seats,
                [level.strip() for level in levels],
                seed,
                jobs or os.cpu_count() or 1,
                options,
                rotate,
                lambda finished: progress.advance(progress.task_ids[0], finished),
                cards or page is not None,
                save,
                ray,
            )
        if page is not None:
            page.write_text(simulation_page(report), "utf-8")
    if as_json:
        print(json.dumps(report.to_json(), ensure_ascii=False))
    else:
        show(report, Console())


def own_bots_importable() -> None:
    """Let ``module:Class`` find modules in the current folder, in this process and in others."""
    if "" not in sys.path and str(Path.cwd()) not in sys.path:
        sys.path.insert(0, str(Path.cwd()))


@contextmanager
def bar(total: int, of: str = "games") -> Iterator[Progress]:
    """A progress bar on the error stream, if it is a terminal."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task(of, total=total)
        yield progress


def show(report: Report, console: Console) -> None:
    """Print the report."""
    title = f"{find(report.game).title}: {report.games:,} games, {report.seats} seats, seed {report.seed}"
    grid = Grid(title=title, title_justify="left")
    grid.add_column("bot")
    grid.add_column("games", justify="right")
    grid.add_column("wins", justify="right")
    grid.add_column("share\n95 %", justify="right")
    for seat in range(report.seats):
        grid.add_column(f"seat {seat}", justify="right")
    for entry in report.entries:
        by_seat = [share(entry.by_seat[seat]) if seat in entry.by_seat else "" for seat in range(report.seats)]
        overall = entry.overall
        grid.add_row(entry.bot, f"{overall.games:,}", f"{overall.wins:,}", share(overall), *by_seat)
    seats = [share(of_seat) for of_seat in report.by_seat]
    wins = sum(of_seat.wins for of_seat in report.by_seat)
    grid.add_section()
    grid.add_row("all", f"{report.games:,}", f"{wins:,}", "", *seats)
    console.print(grid)
    for side, won in report.sides.items():
        low, high = won.interval
        console.print(f"won by side {side}: {won.share:.1%} ({low:.1%} to {high:.1%})", highlight=False)
    for (reason, rule), games in report.endings.items():
        console.print(f"{reason} ({rule}): {games:,} games, {games / report.games:.1%}", highlight=False)
    if report.nobody:
        console.print(f"won by nobody: {report.nobody:,} games", highlight=False)
    console.print(f"scores: {figures(report.scores)}", highlight=False)
    console.print(f"decisions in a game: {figures(report.decisions)}", highlight=False)
    if report.rounds:
        console.print(f"rounds in a game: {figures(report.rounds)}", highlight=False)
    if report.cards:
        console.print(card_table(report))
    processes = "1 process" if report.jobs == 1 else f"{report.jobs} processes"
    speed = f"{report.seconds:.1f} s with {processes}, {report.decisions_per_second:,.0f} decisions per second"
    console.print(speed, highlight=False)


def card_table(report: Report) -> Grid:
    """What happened to each kind of card of the game."""
    grid = Grid(title="cards", title_justify="left")
    grid.add_column("card")
    grid.add_column("in all", justify="right")
    grid.add_column("what happened to it")
    for kind in find(report.game).layout(report.seats).kinds:
        happened = report.cards.get(kind, {})
        counts = ", ".join(f"{event} {count:,}" for event, count in happened.items())
        grid.add_row(kind, f"{sum(happened.values()):,}", counts)
    return grid


def share(of: Share) -> str:
    low, high = of.interval
    return f"{of.share:.1%}\n{low * 100:.0f}-{high * 100:.0f}"


def figures(of: Length) -> str:
    return f"{of.least} to {of.most}, median {of.median:g}, mean {of.mean:.1f}"
