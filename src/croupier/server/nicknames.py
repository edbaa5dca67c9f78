"""Nicknames: readable, and distinct at a table."""

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


# Letters of other alphabets, and the Latin letters that they resemble.
LOOKS_LIKE: Final = str.maketrans(
    # Cyrillic
    "АВЕЅІЇЈКМНОРСТУХЬаеѕіїјкорсухһԁԛԝӏԌбвмнт"
    # Greek
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαγηικνορτυωχ"
    # Armenian
    "ՍՏՕԼսոցօհլքզյ"
    # Cherokee
    "ᎪᏴᏟᎠᎬᏀᎻᏆᎫᏦᏞᎷᏢᏒᏚᎢᏙᎳᏃ"
    # Latin letters of phonetics and of Turkish
    "ɑɡıʙʜɪʟɴʀꜱʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢ",
    "ABESIIJKMHOPCTYXbaesiijkopcyxhdqwlGbbmht"
    "ABEZHIKMNOPTYXaynikvoptuwx"
    "USOLsngohlpqj"
    "ABCDEGHIJKLMPRSTVWZ"
    "agibhilnrsyacdejkmoptuvwz",
)

JOINER: Final = "\u200d"
"""Joins emoji into one: a woman and a rocket into an astronaut."""
SELECTORS: Final = "\ufe0e\ufe0f"


def printable(text: str) -> str:
    """Put text on one line, without invisible characters. Joined emoji stay joined."""
    seen = ""
    for at, sign in enumerate(text):
        if sign.isspace():
            seen += " "
        elif sign.isprintable() or (sign == JOINER and _joins(seen, text[at + 1 : at + 2])):
            seen += sign
    return " ".join(seen.split())


def _joins(before: str, after: str) -> bool:
    """Whether a joiner stands between two emoji; a skin tone or a selector may follow the first."""
    last = before.rstrip(SELECTORS)[-1:]
    return all(bool(sign) and unicodedata.category(sign) in ("So", "Sk") for sign in (last, after))


def clean(nickname: str) -> str:
    """Return a readable nickname; raise ``Declined`` if nothing readable is left."""
    name = printable(unicodedata.normalize("NFC", nickname))
    if not any(sign.isalnum() for sign in name):
        raise Declined("bad-nickname", 400)
    return name


def distinct(name: str, places: Iterable[SeatRecord], seat: int) -> str:
    """Return the name, with a number if another seat has it already; decline one that imitates another."""
    others = [place.name for at, place in enumerate(places) if at != seat]
    taken = {other.casefold() for other in others}
    for other in others:
        if appearance(name) == appearance(other) and name.casefold() != other.casefold():
            raise Declined("look-alike", 409, name=other)
    names = [name, *[f"{_cut(name)} {number}" for number in range(2, 12)]]
    return next(each for each in names if each.casefold() not in taken)


def appearance(name: str) -> str:
    """What a name looks like: names in different alphabets that look alike have the same appearance."""
    return unicodedata.normalize("NFKC", name).translate(LOOKS_LIKE).casefold()


def _cut(name: str) -> str:
    """The first 20 characters of a name, or fewer if they would end inside joined emoji."""
    short = name[:20]
    while short and len(short) < len(name) and (short.endswith(JOINER) or name[len(short)] in JOINER + SELECTORS):
        short = short.rstrip(JOINER + SELECTORS)[:-1]
    return short


def bot_name(places: Iterable[SeatRecord]) -> str:
    """Return a bot's name that is free at the table."""
    taken = {place.name.casefold() for place in places}
    return next(each for each in BOT_NAMES if each.casefold() not in taken)
