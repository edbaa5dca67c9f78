"""Written by ``croupier.declare`` from the fields of ``State``. Do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.table import Facts, Json

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import State


def begin(game: State) -> None:
    """Give every container its first value."""


def copy(old: State, new: State) -> None:
    """Copy every field that outlasts a step."""


def facts(game: State) -> Json:
    """What a position tells of the table."""
    return {}


def place(game: State, scene: Facts) -> None:
    """Place what a position tells of the table."""


def player_facts(game: State, seat: int) -> Json:
    """What a position tells of a player."""
    return {}


def place_player(game: State, seat: int, person: Facts) -> None:
    """Place what a position tells of a player."""


def differences(one: State, other: State) -> list[str]:
    """The fields in which two states differ."""
    found: list[str] = []
    return found
