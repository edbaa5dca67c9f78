"""The catalogue: every game is a folder here, or comes from another package by the entry point ``croupier.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from croupier.shelf.hundred_days import GAME as HUNDRED_DAYS
from croupier.shelf.russian_roulette import GAME as RUSSIAN_ROULETTE
from croupier.shelf.smile_life import GAME as SMILE_LIFE
from croupier.shelf.total_rickall import GAME as TOTAL_RICKALL
from croupier.table import BadTable, Edition, GameInfo, Json


@cache
def catalogue() -> dict[str, GameInfo]:
    """Every game that can be dealt, by name: ours first."""
    games = {game.name: game for game in (RUSSIAN_ROULETTE, TOTAL_RICKALL, HUNDRED_DAYS, SMILE_LIFE)}
    for entry in entry_points(group="croupier.games"):
        if entry.name not in games:
            games[entry.name] = entry.load()
    return games


def find(name: object) -> GameInfo:
    """A game by name; ``BadTable`` lists the known ones."""
    games = catalogue()
    if not isinstance(name, str) or name not in games:
        raise BadTable(f"there is no game {name!r}; the games are {', '.join(games)}")
    return games[name]


def figures_of(info: GameInfo, edition: Edition | None = None) -> Json:
    """The figures of the cards of a game or of an edition of it, for clients; empty if the game declares none."""
    if info.figures is None or info.cards is None:
        return {}
    return _own_figures(info) if edition is None else dict(info.figures(edition.cards))


@cache
def _own_figures(info: GameInfo) -> Json:
    return {} if info.figures is None or info.cards is None else dict(info.figures(info.cards()))
