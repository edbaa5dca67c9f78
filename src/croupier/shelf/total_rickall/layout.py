"""TR-2: the zones of the table, the phases of the game, and how a claim is stored as one number."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import KINDS
from croupier.table import HIDDEN, OPEN, OWNER, Layout

LAY: Final = 0
ACT: Final = 1
END: Final = 2
TABLE: Final = 3
PHASES: Final = ["lay", "act", "end", "dinner"]

ACTION_POOL: Final = 0
IDENTITY_POOL: Final = 1
CHARACTER_POOL: Final = 2

NO_FRIEND_LEFT: Final = -1


def layout(seats: int) -> Layout:
    """TR-2: what lies before each player, and in the middle. The centre and the Identities under it are listed from the
    decks outwards, one for one.
    """
    places = Layout(seats, KINDS)
    places.each("hand", OWNER)
    places.each("laid", OWNER)
    places.each("friend", OPEN)
    places.each("secret", OWNER)
    places.each("next", HIDDEN)
    places.common("action", HIDDEN, ordered=True)
    places.common("discard", OPEN, ordered=True)
    places.common("character", HIDDEN, ordered=True)
    places.common("identity", HIDDEN, ordered=True)
    places.common("centre", OPEN, ordered=True)
    places.common("under", HIDDEN, ordered=True)
    places.common("fail", OPEN)
    places.common("parasites", OPEN)
    places.common("graveyard", OPEN)
    places.common("box", HIDDEN)
    places.decks["action"] = ACTION_POOL
    places.decks["identity"] = IDENTITY_POOL
    places.decks["character"] = CHARACTER_POOL
    places.decks["box"] = IDENTITY_POOL
    return places


# A claim as one number, from the low bits up: the seat, what it says, of which Character (or the deck), and which other.
SEAT_BITS: Final = 3
SAYING_BITS: Final = 3
CHARACTER_BITS: Final = 5
SAYING_AT: Final = SEAT_BITS
FIRST_AT: Final = SEAT_BITS + SAYING_BITS
SECOND_AT: Final = FIRST_AT + CHARACTER_BITS
NO_CHARACTER: Final = (1 << CHARACTER_BITS) - 1


def pack(seat: i64, saying: i64, one: i64, other: i64) -> i64:
    """A claim as one number."""
    return seat | saying << SAYING_AT | one << FIRST_AT | other << SECOND_AT


def claimant(claim: i64) -> i64:
    """The seat that made a claim."""
    return claim & (1 << SEAT_BITS) - 1


def said(claim: i64) -> i64:
    """The number of a claim's statement."""
    return claim >> SAYING_AT & (1 << SAYING_BITS) - 1


def first_of(claim: i64) -> i64:
    """The Character (or the deck) that a claim is about."""
    return claim >> FIRST_AT & NO_CHARACTER


def second_of(claim: i64) -> i64:
    """The second Character that a claim is about."""
    return claim >> SECOND_AT & NO_CHARACTER


# Sets of Characters: numbers with one bit for each.


def lowest(characters: i64) -> i64:
    """The lowest number in a set."""
    at: i64 = 0
    while not characters & 1 << at:
        at += 1
    return at
