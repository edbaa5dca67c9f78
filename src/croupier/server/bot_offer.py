"""Which bots the server offers: all of them, or the levels that the operator has chosen, which are called ``chosen`` here."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache

from croupier import bots
from croupier.bots.opponents import AND, parted
from croupier.shelf import catalogue


def offered(game: str, chosen: Collection[str]) -> list[str]:
    """The levels that tables of a game offer, the weakest first. A game that has none of those chosen offers its weakest."""
    levels = bots.levels(game)
    return [level for level in levels if level in chosen] or levels[: 1 if chosen else None]


def usual(game: str, chosen: Collection[str]) -> str:
    """The level for a first game: the game's own one, the next weaker or the weakest there is."""
    return _at_most(game, bots.usual(game), chosen)


def is_offered(game: str, name: str, chosen: Collection[str]) -> bool:
    """Whether a bot of this name, with a temper or without, may be seated."""
    level, _ = parted(name)
    return bots.plays(game, name) and (not chosen or level in chosen or level in offered(game, chosen))


def admitted(game: str, name: str, chosen: Collection[str]) -> str:
    """The bot that plays in place of one that was seated before the operator chose: of the same temper, and no stronger."""
    if is_offered(game, name, chosen) or not bots.plays(game, name):
        return name
    level, temper = parted(name)
    found = _at_most(game, level, chosen)
    return f"{found}{AND}{temper}" if temper and bots.plays(game, f"{found}{AND}{temper}") else found


def _at_most(game: str, level: str, chosen: Collection[str]) -> str:
    levels, there = bots.levels(game), offered(game, chosen)
    if level not in levels:  # a player for comparison: as strong as what people may choose
        return there[-1]
    return [*there[:1], *[each for each in there if levels.index(each) <= levels.index(level)]][-1]


@cache
def known_levels() -> list[str]:
    """The levels that an operator can choose."""
    names = [name for game in catalogue() for name in bots.levels(game)]
    return list(dict.fromkeys(names))
