"""How long a game takes, as measured by simulation and stored in ``durations.toml`` of its folder."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from croupier.table import Choices, GameInfo

FILE: Final = "durations.toml"


class Duration(NamedTuple):
    """The minutes that a game takes with these seats and options: with people on all seats, and with one person among
    bots.
    """

    seats: int
    options: Choices
    minutes: int
    alone: int


@cache
def durations(info: GameInfo) -> list[Duration]:
    """Every measured duration of a game; none if its folder has no such file."""
    path = files(info.package).joinpath(FILE)
    if not path.is_file():
        return []
    return [Duration(**each) for each in tomllib.loads(path.read_text("utf-8"))["durations"]]
