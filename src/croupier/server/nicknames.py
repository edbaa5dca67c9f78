"""Nicknames: readable, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from croupier.server.records import SeatRecord
from croupier.server.refusals import Declined

BOT_NAMES: Final = (
    "Ada",
    "Blaise",
    "Carla",
    "Émile",
    "Grace",
    "Hugo",
    "Iris",
    "Jules",
    "Lena",
    "Marius",
    "Nora",
    "Otto",
)


def printable(text: str) -> str:
    """Put text on one line, without characters that cannot be seen."""
    seen = "".join([" " if sign.isspace() else sign for sign in text if sign.isprintable() or sign.isspace()])
    return " ".join(seen.split())


def clean(nickname: str) -> str:
    """Return a readable nickname; raise ``Declined`` if nothing readable is left."""
    name = printable(unicodedata.normalize("NFC", nickname))
    if not any(sign.isalnum() for sign in name):
        raise Declined("bad-nickname", 400)
    return name


def distinct(name: str, places: Iterable[SeatRecord], seat: int) -> str:
    """Return the name, with a number if another seat has it already."""
    taken = {place.name.casefold() for at, place in enumerate(places) if at != seat}
    names = [name, *[f"{name[:20]} {number}" for number in range(2, 12)]]
    return next(each for each in names if each.casefold() not in taken)


def bot_name(places: Iterable[SeatRecord]) -> str:
    """Return a bot's name that is free at the table."""
    taken = {place.name.casefold() for place in places}
    return next(each for each in BOT_NAMES if each.casefold() not in taken)
