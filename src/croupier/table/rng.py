"""Luck: one small seeded generator per table, whose whole state is two 32-bit words (xoshiro64**, Blackman and Vigna)."""

from __future__ import annotations

from hashlib import sha256
from typing import Final, cast

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF
MOST: Final = 1 << 31


class Rng:
    """Uniform numbers and shuffles. Equal seeds give equal luck, compiled or interpreted."""

    def __init__(self, low: int, high: int) -> None:
        self.low: i64 = low
        self.high: i64 = high

    def copy(self) -> Rng:
        return Rng(self.low, self.high)

    def state(self) -> tuple[int, int]:
        return (self.low, self.high)

    def word(self) -> i64:
        low: i64 = self.low
        high: i64 = self.high
        mixed: i64 = (low * 0x9E3779BB) & WORD
        mixed = ((mixed << 5) | (mixed >> 27)) & WORD
        high ^= low
        self.low = (((low << 26) | (low >> 6)) & WORD) ^ high ^ ((high << 9) & WORD)
        self.high = ((high << 13) | (high >> 19)) & WORD
        return (mixed * 5) & WORD

    def below(self, n: int) -> int:
        """A uniform number from 0 to n - 1, for n up to 2**31, without bias (Lemire's rejection)."""
        bound: i64 = n
        if bound < 1 or bound > MOST:
            raise ValueError(f"the bound of a random number must be from 1 to {MOST}, not {n}")
        return self._below(bound)

    def _below(self, bound: i64) -> i64:
        product: i64 = self.word() * bound
        if (product & WORD) < bound:
            least: i64 = (WORD + 1 - bound) % bound
            while (product & WORD) < least:
                product = self.word() * bound
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        things = cast("list[object]", items)  # moved as objects, without unboxing numbers
        i: i64 = len(items) - 1
        while i > 0:
            j = self._below(i + 1)
            thing = things[i]
            things[i] = things[j]
            things[j] = thing
            i -= 1


def seeded(seed: int) -> Rng:
    """The generator of a seed of any size."""
    digest = sha256(f"croupier luck {seed}".encode()).digest()
    return Rng(int.from_bytes(digest[:4], "big") | 1, int.from_bytes(digest[4:8], "big"))
