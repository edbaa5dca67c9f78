"""Players that are programs. ``random`` knows every game; ``sensible`` comes from the game's own folder."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Final, Protocol, runtime_checkable

from croupier.bots.random import Random
from croupier.shelf import find
from croupier.table import BadTable, Chair, Option, Player
from croupier.text import Remark

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"

__all__ = ["RANDOM", "SENSIBLE", "Explaining", "Random", "make", "names", "reason"]


@runtime_checkable
class Explaining(Protocol):
    """A player who can say why an option is a good one, from what its chair shows. Nothing if there is no more to say than
    what will come of it."""

    def reason(self, chair: Chair, option: Option) -> Remark | None: ...


def names(game: str) -> list[str]:
    """The levels that a game can be played at, the weakest first."""
    package = find(game).package
    return [RANDOM, SENSIBLE] if find_spec(f"{package}.bot") else [RANDOM]


def make(game: str, level: str, seed: int) -> Player:
    """A player of this level, with luck of its own from the seed; ``BadTable`` if there is no such player."""
    levels = names(game)
    if level in levels:
        if level == RANDOM:
            return Random(seed)
        player: Player = import_module(f"{find(game).package}.bot").Sensible(seed)
        return player
    title = find(game).title
    if level == SENSIBLE:
        raise BadTable(f"nobody has taught a sensible player {title} yet; known players: {', '.join(levels)}")
    raise BadTable(f"there is no player called {level!r} for {title}; known players: {', '.join(levels)}")


def reason(player: Player, chair: Chair, option: Option) -> Remark | None:
    """Why a player finds an option good; nothing if it does not say."""
    return player.reason(chair, option) if isinstance(player, Explaining) else None
