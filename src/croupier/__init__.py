"""Croupier deals table games, enforces their rules and keeps every secret."""

from __future__ import annotations

import copyreg
from collections.abc import Callable, Mapping, Sequence

from croupier import natives as _natives  # noqa: F401 (before anything that imports mypy_extensions)
from croupier.shelf import catalogue, find
from croupier.table import (
    BadSave,
    BadTable,
    CroupierError,
    Decision,
    GameInfo,
    Json,
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
    """Return the games that can be played, by name, with their seats, options and defaults."""
    return dict(catalogue())


def open_table(
    game: str,
    seats: int,
    seed: int = 0,
    options: Mapping[str, object] | None = None,
    stack: Mapping[str, Sequence[str | int]] | None = None,
    deck: Mapping[str, object] | None = None,
    version: int | None = None,
) -> Table:
    """Open a table and deal. Equal arguments always give the same deal.

    The hash of the seed is in every view; use a seed of 128 random bits for a deal that cannot be guessed. A stack
    gives the top cards of a pile after its first shuffle, as far as the pile holds them. A deck corrects counts,
    figures, names and texts of the cards (``croupier deck GAME`` writes the default to start from). ``version``
    asks for older rules, as far back as ``GameInfo.oldest``.
    """
    return _open_table(find(game), seats, seed, options, stack, deck, version)


def open_position(
    game: str,
    position: Mapping[str, object],
    seed: int = 0,
    stack: Mapping[str, Sequence[str | int]] | None = None,
    version: int | None = None,
) -> Table:
    """Open a table at a scene. Whatever the position leaves out gets the game's defaults, with luck from the seed.

    A stack gives the top cards of the scene's piles in drawing order, the top of an empty pile after its first shuffle,
    and the next faces of dice. A position with a ``moment``, as ``table.position()`` writes it in the middle of a step
    and at the end of a game, opens that moment with the luck that its table had, and ignores seed and stack.
    ``version`` is the version of a position that names none.
    """
    return _open_position(find(game), position, seed, stack, version)


def _pickled(table: Table) -> tuple[Callable[[object], Table], tuple[Json]]:
    """Pickle a table as its save, which a fork for thinking does not have."""
    info = table.info
    if catalogue().get(info.name) is not info:
        raise BadTable(f"a table of {info.title} cannot be pickled: the game is not in the catalogue")
    return load, (table.save(),)


def load(saved: object) -> Table:
    """Load a saved table, from data or JSON text, including every earlier position."""
    return _read(saved, find)


copyreg.pickle(Table, _pickled)
