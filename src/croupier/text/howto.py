"""How to play a game, on two pages: ``HOWTO.md`` and ``HOWTO.<lang>.md`` of its package, with pictures from
``howto.toml``.

The text is a subset of Markdown: headings, paragraphs, lists, and ``::: picture NAME: CAPTION`` in place of a picture.
A picture is a position, and the part of its board to show.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal, NamedTuple

from croupier.table import GameInfo
from croupier.text.rulebook import read

PICTURE: Final = re.compile(r"::: picture ([a-z-]+)\s*: (.+)")
ITEM: Final = re.compile(r"(?:-|(\d)\.) (.+)")

Kind = Literal["heading", "text", "list", "steps", "picture"]


class Block(NamedTuple):
    """A part of the text: a heading, a paragraph, the items of a list or of numbered steps, or the caption of a picture."""

    kind: Kind
    lines: list[str]
    picture: str = ""


class Picture(NamedTuple):
    """A part of a board: the position, the seat that sees it, and what is shown, in the notation of a lesson's
    ``light`` (``zone hand:0``). The board is drawn ``wide`` pixels wide.
    """

    position: dict[str, Any]
    show: list[str]
    seat: int = 0
    width: int = 820


def how_to_play(game: GameInfo, lang: str = "en") -> list[Block]:
    """How to play a game, block by block; empty if the game has no such text."""
    blocks: list[Block] = []
    for part in re.split(r"\n\s*\n", read(game, lang, "HOWTO").strip()):
        lines = part.splitlines()
        picture = PICTURE.fullmatch(part)
        items = [ITEM.fullmatch(line) for line in lines]
        if part.startswith("## "):
            blocks.append(Block("heading", [part.removeprefix("## ")]))
        elif picture:
            blocks.append(Block("picture", [picture[2]], picture[1]))
        elif items and all(items):
            steps = items[0] is not None and items[0][1] is not None
            blocks.append(Block("steps" if steps else "list", [item[2] for item in items if item is not None]))
        elif part and not part.startswith("# "):
            blocks.append(Block("text", [" ".join(lines)]))
    return blocks


@cache
def pictures(game: GameInfo) -> dict[str, Picture]:
    """The pictures of a game by name."""
    path = files(game.package).joinpath("howto.toml")
    if not path.is_file():
        return {}
    told = tomllib.loads(path.read_text("utf-8"))
    return {name: Picture(**{**each, "position": json.loads(each["position"])}) for name, each in told.items()}
