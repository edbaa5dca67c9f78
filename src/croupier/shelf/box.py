"""The box of a game: the contents of ``cards.toml`` and ``pictures.toml`` in its folder."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any, Final

from croupier.table import Json

# A picture is a line of its own. Parsing the figures without these lines saves a third of the time at every start.
PICTURE: Final = "picture"
PICTURE_LINE: Final = re.compile(rf"^{PICTURE} = .*\n", re.MULTILINE)


def cards_of(package: str) -> Json:
    """``cards.toml`` without its pictures, which no table needs."""
    return tomllib.loads(PICTURE_LINE.sub("", _text(package, "cards.toml")))


def pictures_of(package: str) -> Json:
    """``pictures.toml``, with the pictures of ``cards.toml`` under ``cards``, by the id of their entry."""
    entries = _entries(tomllib.loads(_text(package, "cards.toml")))
    pictures = tomllib.loads(_text(package, "pictures.toml"))
    return {**pictures, "cards": {entry["id"]: entry[PICTURE] for entry in entries if PICTURE in entry}}


def _entries(cards: Json) -> Iterator[dict[str, Any]]:
    for table in cards.values():
        if isinstance(table, list):
            yield from table


def _text(package: str, name: str) -> str:
    return (files(package) / name).read_text("utf-8")
