"""``croupier bench``: speed figures, one line per game."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import croupier
from croupier.cli.terminal import errors_in_words
from croupier.lab.measure import Figures, is_compiled, measure
from croupier.shelf import catalogue, find


def bench(
    game: Annotated[str | None, typer.Argument(help="The game; all of them by default.", show_default=False)] = None,
    seconds: Annotated[float, typer.Option(help="Seconds for each game.", min=0.05)] = 3.0,
) -> None:
    """Measure the speed of random play on one core.

    Forks are measured at every tenth decision in the middle of games, including the first fork of each table; "again" is a
    second fork at the same decision.
    """
    with errors_in_words():
        infos = [find(game)] if game is not None else list(catalogue().values())
    built = "compiled" if is_compiled() else "interpreted"
    typer.echo(f"croupier {croupier.__version__}, {built}, Python {sys.version.split()[0]}, one core")
    for info in infos:
        typer.echo(line(info.name, measure(info, seconds)))


def line(name: str, figures: Figures) -> str:
    """The figures of a game in one line."""
    parts = (
        f"{figures.speed:,.0f} decisions/s from Python, {figures.rollout:,.0f} by play_out",
        f"{figures.choices:.0%} with more than one option",
        f"fork {_fork(figures, figures.fork)}, again {_fork(figures, figures.fork_again)}",
        f"x {figures.forked:.2f} for a decision of play_out on a fork",
        f"view {figures.view * 1e6:.1f} µs",
        f"{figures.memory / 1024:.1f} KB a table",
        f"{figures.length:.0f} decisions a game",
    )
    return f"{name}, {figures.seats} seats: {'; '.join(parts)}"


def _fork(figures: Figures, seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs = {figures.in_decisions(seconds):.1f} decisions"
