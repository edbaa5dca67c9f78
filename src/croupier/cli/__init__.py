"""The command line: ``croupier serve``, ``admin``, ``play``, ``games``, ``rules``, ``deck``, ``replay``, ``analyse``,
``simulate``, ``arena``, ``bot`` and ``bench``."""

from __future__ import annotations

from typing import Annotated

import typer

import croupier
from croupier.cli.admin import admin
from croupier.cli.analyse import analyse
from croupier.cli.arena import arena
from croupier.cli.bench import bench
from croupier.cli.bot import bot
from croupier.cli.catalogue import games, rules
from croupier.cli.deck import deck
from croupier.cli.play import play
from croupier.cli.replay import replay
from croupier.cli.serve import serve
from croupier.cli.simulate import simulate

app = typer.Typer(
    name="croupier",
    help="Table games dealt from their rulebooks, for people, bots and researchers.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"croupier {croupier.__version__}")
        raise typer.Exit


@app.callback()
def main(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


app.command()(serve)
app.command()(play)
app.command()(games)
app.command()(rules)
app.command()(deck)
app.command()(replay)
app.command()(analyse)
app.command()(simulate)
app.command()(arena)
app.command()(bot)
app.command()(bench)
app.add_typer(admin)
