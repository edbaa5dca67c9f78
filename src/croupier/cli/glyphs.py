"""The signs of the drawings, for terminals that show them and for those that only know ASCII."""

from __future__ import annotations

from typing import Final, NamedTuple


class Glyphs(NamedTuple):
    """One sign a thing."""

    captain: str
    teammate: str
    dead: str
    back: str
    click: str
    bullet: str
    here: str
    aim: str
    dot: str
    face: str
    first: str
    mark: str


FANCY: Final = Glyphs("♛", "●", "☠", "▮", "○", "●", "▸", "→", "·", "▯", "★", "§")
ASCII: Final = Glyphs("K", "o", "x", "#", "o", "*", ">", "->", "-", "=", "[1]", "*")
