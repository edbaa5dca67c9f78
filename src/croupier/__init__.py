"""Croupier deals table games from their rulebooks, and keeps every secret."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from croupier.games import catalogue, find
from croupier.table import (
    BadSave,
    BadTable,
    CroupierError,
    Decision,
    GameInfo,
    NotAsked,
    NotOnOffer,
    Option,
    Refused,
    Result,
    Table,
    TooLate,
)
from croupier.table import open_position as _open_position
from croupier.table import open_table as _open_table
from croupier.table.save import read as _read

__version__ = "0.1.0"
__all__ = [
    "BadSave",
    "BadTable",
    "CroupierError",
    "Decision",
    "GameInfo",
    "NotAsked",
    "NotOnOffer",
    "Option",
    "Refused",
    "Result",
    "Table",
    "TooLate",
    "games",
    "load",
    "open_position",
    "open_table",
]


def games() -> dict[str, GameInfo]:
    """What there is to play: title, seats, options with defaults and meaning."""
    return dict(catalogue())


def open_table(
    game: str,
    seats: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    stack: Mapping[str, Sequence[str | int]] | None = None,
) -> Table:
    """Opens a table and deals. The same game, seats, seed, options and stack always deal the same.

    The hash of the seed is in every view: for a deal that nobody may guess, take a seed of 128 random bits. A stack says what
    lies on top of a pile after its first shuffle, as far as the pile holds it then.
    """
    return _open_table(find(game), seats, seed, options, stack)


def open_position(game: str, position: Mapping[str, object], seed: int = 0) -> Table:
    """Opens a table at a scene. What the position leaves out gets the game's defaults, with luck from the seed."""
    return _open_position(find(game), position, seed)


def load(saved: object) -> Table:
    """The table that was saved, from data or JSON text, position by position."""
    return _read(saved, find)
