"""The box of a game: what ``cards.toml`` and ``pictures.toml`` of its folder declare."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from croupier.table import Json

PICTURE: Final = "picture"


def cards_of(package: str) -> Json:
    """``cards.toml`` without its pictures: no table depends on them."""
    cards = _toml(package, "cards.toml")
    for entry in _entries(cards):
        entry.pop(PICTURE, None)
    return cards


def pictures_of(package: str) -> Json:
    """``pictures.toml``, and under ``cards`` the pictures of ``cards.toml`` by the id of their entry."""
    entries = _entries(_toml(package, "cards.toml"))
    return {
        **_toml(package, "pictures.toml"),
        "cards": {entry["id"]: entry[PICTURE] for entry in entries if PICTURE in entry},
    }


def _entries(cards: Json) -> Iterator[dict[str, Any]]:
    for table in cards.values():
        if isinstance(table, list):
            yield from table


def _toml(package: str, name: str) -> Json:
    return tomllib.loads((files(package) / name).read_text("utf-8"))
