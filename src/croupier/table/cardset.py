"""Sets of cards in native words, and lists of cards and kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# As many cards as a set of cards can hold, and the bit of the first in each of its words. (A literal 1 that is shifted to the
# left is shifted in 32 bits by mypyc.)
MOST_CARDS: Final = 310
HIGHEST: Final = 1 << 61


@mypyc_attr(acyclic=True)
class CardSet:
    """A set of cards: a bit for each, in native words of 62 cards, from the highest bit down."""

    def __init__(self, cards: list[int]) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        self.put(cards)

    def has(self, card: i64) -> bool:
        if card < 62:
            return self.a & HIGHEST >> card != 0
        if card < 124:
            return self.b & HIGHEST >> (card - 62) != 0
        if card < 186:
            return self.c & HIGHEST >> (card - 124) != 0
        if card < 248:
            return self.d & HIGHEST >> (card - 186) != 0
        return self.e & HIGHEST >> (card - 248) != 0

    def copy(self) -> CardSet:
        twin = CardSet([])
        twin.add(self)
        return twin

    def add(self, other: CardSet) -> None:
        """Put the cards of another set in."""
        self.a |= other.a
        self.b |= other.b
        self.c |= other.c
        self.d |= other.d
        self.e |= other.e

    def put(self, cards: list[int]) -> None:
        """Put cards in."""
        for card in cards:
            self.put_one(card)

    def put_one(self, card: i64) -> None:
        """Put a card in."""
        if card < 62:
            self.a |= HIGHEST >> card
        elif card < 124:
            self.b |= HIGHEST >> (card - 62)
        elif card < 186:
            self.c |= HIGHEST >> (card - 124)
        elif card < 248:
            self.d |= HIGHEST >> (card - 186)
        else:
            self.e |= HIGHEST >> (card - 248)

    def clear(self) -> None:
        """Take all cards out."""
        self.a = self.b = self.c = self.d = self.e = 0

    def is_empty(self) -> bool:
        return (self.a | self.b | self.c | self.d | self.e) == 0

    def has_any(self, cards: list[int]) -> bool:
        """Whether it has one of these cards."""
        for card in cards:
            if self.has(card):
                return True
        return False

    def meets(self, other: CardSet) -> bool:
        """Whether some card is in both."""
        return (self.a & other.a | self.b & other.b | self.c & other.c | self.d & other.d | self.e & other.e) != 0

    def is_within(self, other: CardSet) -> bool:
        """Whether all its cards are in the other one."""
        return (self.a & ~other.a | self.b & ~other.b | self.c & ~other.c | self.d & ~other.d | self.e & ~other.e) == 0


def lift(cards: list[int], card: i64, there: bool = True) -> None:
    """Take a card (or a kind) out of a list; it must be ``there``, unless that is left open."""
    place: i64 = 0
    for other in cards:
        if other == card:
            del cards[place]
            return
        place += 1
    if there:
        raise ValueError(f"{card} does not lie there")


def insert(kinds: list[int], kind: i64) -> None:
    """Put a kind into a list that is in order."""
    at: i64 = len(kinds)
    while at > 0 and kinds[at - 1] > kind:
        at -= 1
    kinds.insert(at, kind)
