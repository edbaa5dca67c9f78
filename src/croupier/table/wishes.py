"""Table options as written on a command line: ``NAME=VALUE``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from croupier.table.errors import BadTable
from croupier.table.info import Choices, GameInfo

ON: Final = ("true", "yes", "on", "1", "oui")
OFF: Final = ("false", "no", "off", "0", "non")
MOST_DIGITS: Final = 9

Variants = dict[str, tuple[int | bool | str, ...]]
"""Options of several tables, each with all its values."""


def read_options(info: GameInfo, wishes: Sequence[str]) -> Choices:
    """Options written ``name=value``, each with its last value. The game checks the values."""
    return {name: _read(info, name, value) for name, value in map(_split, wishes)}


def read_variants(info: GameInfo, wishes: Sequence[str]) -> Variants:
    """Options written ``name=value,value``, each with all its values. The game checks them."""
    found: Variants = {}
    for name, values in map(_split, wishes):
        found[name] = (*found.get(name, ()), *[_read(info, name, value) for value in values.split(",")])
    return found


def _split(wish: str) -> tuple[str, str]:
    name, equals, value = wish.partition("=")
    if not equals:
        raise BadTable(f"an option must be NAME=VALUE, not {wish!r}")
    return name, value


def _read(info: GameInfo, name: str, value: str) -> int | bool | str:
    """A value converted to the type of the option's default, or the text as it is."""
    default = next((option.default for option in info.options if option.name == name), None)
    if isinstance(default, bool) and value.lower() in ON + OFF:
        return value.lower() in ON
    if isinstance(default, int) and not isinstance(default, bool):
        digits = value.removeprefix("-")
        if digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS:
            return int(value)
    return value
