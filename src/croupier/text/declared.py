"""What a game declares in its modules: events, options, reasons, and everything else that needs words."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from typing import TypeVar

from croupier.table import GameInfo

Sort = TypeVar("Sort")


def declared(game: GameInfo, sort: type[Sort]) -> list[Sort]:
    """Every object of a class in the loaded modules of a game, whether under a name, in a list or in a dict. Names that
    begin with an underscore are skipped.
    """
    inside = f"{game.package}."
    modules = [module for name, module in list(sys.modules.items()) if f"{name}.".startswith(inside)]
    found: dict[int, Sort] = {}
    for module in modules:
        for name, value in list(vars(module).items()):
            if name.startswith("_"):
                continue
            found.update({id(each): each for each in _each(value) if isinstance(each, sort)})
    return list(found.values())


def _each(value: object) -> Iterable[object]:
    """The items of a list, a tuple or a dict; any other value itself."""
    if isinstance(value, dict):
        return list(value.values())
    return value if isinstance(value, list | tuple) else (value,)
