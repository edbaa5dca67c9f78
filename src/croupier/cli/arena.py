"""``croupier arena``: bots play each other to find out which is better."""

from __future__ import annotations

import json
import os
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from croupier.cli.simulate import bar, own_bots_importable
from croupier.cli.terminal import errors_in_words
from croupier.lab import Arena, Rating, arena_page, ratings
from croupier.lab import arena as meet
from croupier.lab.arena_page import share
from croupier.shelf import find
from croupier.table import CroupierError
from croupier.table.wishes import read_variants


class Reward(StrEnum):
    """What counts as a win."""

    win = "win"
    team = "team"


def arena(
    game: Annotated[str, typer.Argument(help="The game, by its name in `croupier games`.", show_default=False)],
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Two or more bots: levels such as friend+bold, or a class of your own as module:Class.",
            show_default=False,
        ),
    ],
    seats: Annotated[
        list[int] | None,
        typer.Option(
            help="The number of seats; may be repeated.", show_default="4, or the nearest that the game allows"
        ),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=VALUE,…", help="An option of the table; several values are tried in turn.", show_default=False
        ),
    ] = None,
    lineup: Annotated[
        str | None, typer.Option(metavar="KvM", help="K seats of one bot against M of another.", show_default="1vN")
    ] = None,
    against: Annotated[
        str | None, typer.Option(metavar="BOT", help="Play only against this bot.", show_default=False)
    ] = None,
    games: Annotated[int, typer.Option(help="The most games per pairing.", min=1)] = 1000,
    stop: Annotated[
        bool, typer.Option("--stop/--all", help="Stop a pairing as soon as it is decided, or play all games.")
    ] = True,
    reward: Annotated[
        Reward, typer.Option(help="Winners share the win (win), or each gets all of it (team).")
    ] = Reward.win,
    budget: Annotated[
        float | None,
        typer.Option(metavar="MS", help="The processor time for a move, on average.", show_default=False),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed; the same seed plays the same games.")] = 0,
    workers: Annotated[int, typer.Option(help="The number of processes; 0 for one per core.", min=0)] = 0,
    ray: Annotated[
        str | None,
        typer.Option(metavar="ADDRESS", help="Play on a Ray cluster; `local` starts one here.", show_default=False),
    ] = None,
    report: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a page with plots.", show_default=False)
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the results as JSON.")] = False,
) -> None:
    """Rate bots against each other, from every seat at the same deals: ratings, win shares with intervals, time per move."""
    with errors_in_words():
        own_bots_importable()
        with bar(games) as progress:
            found = meet(
                game,
                bots,
                seats or (),
                read_variants(find(game), option or []),
                lineup,
                against,
                games,
                stop,
                reward.value,
                seed,
                workers or os.cpu_count() or 1,
                budget,
                lambda now, most: progress.update(progress.task_ids[0], completed=now, total=most),
                ray,
            )
        try:
            rated = ratings(found)
        except CroupierError as error:
            typer.echo(str(error), err=True)
            rated = {}
        if report is not None:
            report.write_text(arena_page(found, rated), "utf-8")
    if as_json:
        print(json.dumps(found.to_json(rated), ensure_ascii=False))
    else:
        show(found, rated, Console())


def show(found: Arena, rated: dict[str, Rating], console: Console) -> None:
    """Print the results."""
    grid = Grid(title=f"{find(found.game).title}: {found.games:,} games, seed {found.seed}", title_justify="left")
    grid.add_column("meeting")
    for head in ("games", "share (95 %)", "even", "verdict"):
        grid.add_column(head, justify="right")
    for each in found.standings:
        grid.add_row(
            str(each.meeting), f"{each.games:,}", share(each), f"{each.even_share:.1%}", each.verdict or "open"
        )
    console.print(grid)
    thinking = Grid()
    for head in ("bot", "rating", "moves", "ms a move", "99 % within", "longest"):
        thinking.add_column(head, justify="left" if head == "bot" else "right")
    for bot in rated or found.bots:
        times = found.times[bot]
        points = f"{rated[bot].points:+.0f} ± {rated[bot].reach:.0f}" if bot in rated else ""
        figures = [f"{each * 1000:.3g}" for each in (times.mean, times.within(0.99), times.longest)]
        thinking.add_row(bot, points, f"{times.moves:,}", *figures)
    console.print(thinking)
    for bot, times in found.times.items():
        if found.budget is not None and times.mean * 1000 > found.budget:
            console.print(f"{bot} takes {times.mean * 1000:.3g} ms a move, and may take {found.budget:g}", style="red")
