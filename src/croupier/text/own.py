"""What a game may define itself: a class in a module named after it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from croupier.table import GameInfo

Part = TypeVar("Part")


def own_class(game: GameInfo, default: type[Part]) -> type[Part]:
    """A game's own version of the class ``default``, from the module named after it (``Story`` in ``story.py``);
    ``default`` if the game has none.
    """
    module = f"{game.package}.{default.__name__.lower()}"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # the game is one module, not a package
        found = None
    if found is None:
        return default
    own: type[Part] = getattr(import_module(module), default.__name__)
    return own
