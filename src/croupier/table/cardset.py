"""Sets of cards in native words, and lists of cards and kinds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# The maximum number of cards in a set, and the bit of the first card in each of its words. (mypyc shifts a literal 1 in
# 32 bits.)
MOST_CARDS: Final = 310
HIGHEST: Final = 1 << 61


@mypyc_attr(acyclic=True)
class CardSet:
    """A set of cards: one bit each, in native words of 62 cards, from the highest bit down."""

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
        """Add the cards of another set."""
        self.a |= other.a
        self.b |= other.b
        self.c |= other.c
        self.d |= other.d
        self.e |= other.e

    def put(self, cards: list[int]) -> None:
        """Add cards."""
        for card in cards:
            self.put_one(card)

    def put_one(self, card: i64) -> None:
        """Add a card."""
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
        """Remove all cards."""
        self.a = self.b = self.c = self.d = self.e = 0

    def is_empty(self) -> bool:
        return (self.a | self.b | self.c | self.d | self.e) == 0

    def has_any(self, cards: list[int]) -> bool:
        """Whether it contains one of these cards."""
        for card in cards:
            if self.has(card):
                return True
        return False

    def meets(self, other: CardSet) -> bool:
        """Whether the two sets overlap."""
        return (self.a & other.a | self.b & other.b | self.c & other.c | self.d & other.d | self.e & other.e) != 0

    def is_within(self, other: CardSet) -> bool:
        """Whether all its cards are in the other set."""
        return (self.a & ~other.a | self.b & ~other.b | self.c & ~other.c | self.d & ~other.d | self.e & ~other.e) == 0


def lift(cards: list[int], card: i64, there: bool = True) -> None:
    """Remove a card (or a kind) from a list; with ``there`` it must be in the list."""
    place: i64 = 0
    for other in cards:
        if other == card:
            del cards[place]
            return
        place += 1
    if there:
        raise ValueError(f"card {card} is not in this set")


def insert(kinds: list[int], kind: i64) -> None:
    """Insert a kind into a sorted list."""
    at: i64 = len(kinds)
    while at > 0 and kinds[at - 1] > kind:
        at -= 1
    kinds.insert(at, kind)
