"""``croupier bot``: a local bot at a table of another server."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from croupier import bots
from croupier.cli.simulate import own_bots_importable
from croupier.cli.terminal import errors_in_words


@contextmanager
def notices_on_stderr() -> Iterator[None]:
    """Print what is logged."""
    notices = logging.StreamHandler()
    logging.getLogger().addHandler(notices)
    try:
        yield
    finally:
        logging.getLogger().removeHandler(notices)


def bot(
    link: Annotated[
        str,
        typer.Option(metavar="URL", help="The link of a table or a seat: https://…/t/ABCDE.", show_default=False),
    ],
    name: Annotated[str, typer.Option("--bot", help="A player, or a class of your own as module:Class.")] = bots.RANDOM,
    nickname: Annotated[str, typer.Option(help="The bot's nickname at the table.")] = "Bot",
    seed: Annotated[int | None, typer.Option(help="The seed of the bot's luck.", show_default="random")] = None,
) -> None:
    """Let a bot play one game at a table of another server."""
    with notices_on_stderr(), errors_in_words():
        from croupier.remote import RemoteSeat

        own_bots_importable()
        taken = RemoteSeat(link, nickname)
        typer.echo(f"{nickname} has seat {taken.seat} at table {taken.code}")
        luck = secrets.randbits(64) if seed is None else seed
        typer.echo(taken.play(bots.maker(taken.game(), name)(luck), luck))
