"""What a game may have of its own: a class in a module that is named after it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

from croupier.table import GameInfo

Part = TypeVar("Part")


def own_class(game: GameInfo, default: type[Part]) -> type[Part]:
    """The class of a game that has the name of ``default`` and stands in the module of that name (``Story`` in ``story.py``);
    ``default`` if the game has none."""
    module = f"{game.package}.{default.__name__.lower()}"
    try:
        found = find_spec(module)
    except ModuleNotFoundError:  # the game is one module, not a package
        found = None
    if found is None:
        return default
    own: type[Part] = getattr(import_module(module), default.__name__)
    return own
