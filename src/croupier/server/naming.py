"""What people and bots are called at a table, and words that can be read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from croupier.server.kept import KeptRoom, Place
from croupier.server.saying import Declined

NAMES_OF_BOTS: Final = (
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


def seat_bots(kept: KeptRoom, level: str, seats: Iterable[int]) -> None:
    """Bots of a level sit down, each with a name that nobody here has."""
    for seat in seats:
        taken = {place.name.casefold() for place in kept.places}
        name = next(each for each in NAMES_OF_BOTS if each.casefold() not in taken)
        kept.places[seat] = Place("bot", name, level)


def printable(text: str) -> str:
    """Words without what cannot be seen, on one line."""
    seen = "".join([" " if sign.isspace() else sign for sign in text if sign.isprintable() or sign.isspace()])
    return " ".join(seen.split())


def clean(nickname: str) -> str:
    """A nickname that can be read; ``Declined`` if there is nothing to read."""
    name = printable(unicodedata.normalize("NFC", nickname))
    if not any(sign.isalnum() for sign in name):
        raise Declined("bad-nickname", 400)
    return name


def unlike_others(name: str, places: Iterable[Place], seat: int) -> str:
    """The name, with a number if somebody else here has it."""
    taken = {place.name.casefold() for at, place in enumerate(places) if at != seat}
    names = [name, *[f"{name[:20]} {number}" for number in range(2, 12)]]
    return next(each for each in names if each.casefold() not in taken)
