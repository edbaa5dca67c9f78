"""Corrected decks in the terminal: the default to start from, and a check of a corrected one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from croupier import decks
from croupier.cli.terminal import Language, errors_in_words, fail, language
from croupier.shelf import find
from croupier.table import GameInfo
from croupier.text import Words, corrections


def deck(
    game: Annotated[str, typer.Argument(help="The game.")],
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Check a deck file instead, and list what it corrects.")
    ] = None,
    lang: Annotated[Language | None, typer.Option(help="The language.", show_default="from $LANG")] = None,
) -> None:
    """Write a game's deck as a file in which to correct counts, figures, names and texts of its cards."""
    with errors_in_words():
        info = find(game)
        if check is None:
            typer.echo(decks.default(info), nl=False)
            return
        edition = info.check_deck(read_deck(info, check))
        assert edition is not None
        typer.echo(f"{edition.name}: a deck for {info.title}")
        words = Words(info, language(lang), edition)
        for line in corrections(edition, words) or [words.say("deck-as-it-was")]:
            typer.echo(f"  {line}")


def read_deck(info: GameInfo, path: Path) -> dict[str, Any]:
    """The corrections of a deck file."""
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        fail(f"{path} cannot be read: {error}")
    return decks.read(info, text, str(path))
