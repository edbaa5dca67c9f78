"""Luck: the published generator, the same numbers everywhere, and every face equally often."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256
from math import factorial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier.table import Rng, seeded

WORD = 2**32
WORDS_OF_1_2 = [3802928447, 813792938, 1618621494, 2955957307]
STATE_OF_SEED_7 = (881078867, 2633719349)
THROWS_OF_SEED_7 = [2, 3, 2, 3, 3, 0, 4, 4, 4, 4, 3, 3]
SHUFFLE_OF_SEED_7 = [8, 1, 2, 5, 0, 6, 7, 9, 4, 3]


def published(low: int, high: int, count: int) -> list[int]:
    """xoshiro64** as Blackman and Vigna print it: https://prng.di.unimi.it/xoshiro64starstar.c."""

    def rotl(x: int, k: int) -> int:
        return (x << k) % WORD | x >> 32 - k

    s = [low, high]
    words = []
    for _ in range(count):
        s0, s1 = s
        words.append(rotl(s0 * 0x9E3779BB % WORD, 5) * 5 % WORD)
        s1 ^= s0
        s[0] = rotl(s0, 26) ^ s1 ^ (s1 << 9) % WORD
        s[1] = rotl(s1, 13)
    return words


@settings(max_examples=100, deadline=None, derandomize=True, database=None)
@given(low=st.integers(0, WORD - 1), high=st.integers(0, WORD - 1))
def test_the_generator_is_the_published_one(low: int, high: int) -> None:
    rng = Rng(low, high)
    assert [rng.word() for _ in range(20)] == published(low, high, 20)


def test_words_written_down_once_stay_the_same() -> None:
    """Compiled or interpreted, now or next year: saves are replayed with these numbers."""
    rng = Rng(1, 2)
    assert [rng.word() for _ in range(4)] == WORDS_OF_1_2
    luck = seeded(7)
    assert luck.state() == STATE_OF_SEED_7
    assert [luck.below(6) for _ in range(12)] == THROWS_OF_SEED_7
    cards = list(range(10))
    seeded(7).shuffle(cards)
    assert cards == SHUFFLE_OF_SEED_7


def test_a_seed_is_hashed_into_the_state() -> None:
    for seed in (0, 1, -1, 2**64, 10**40):
        digest = sha256(f"croupier luck {seed}".encode()).digest()
        low, high = seeded(seed).state()
        assert (low | 1, high) == (int.from_bytes(digest[:4], "big") | 1, int.from_bytes(digest[4:8], "big"))
    assert len({seeded(seed).state() for seed in range(1000)}) == 1000


def test_a_copy_goes_on_alone() -> None:
    rng = seeded(3)
    rng.word()
    twin = rng.copy()
    assert twin.state() == rng.state()
    ahead = [twin.word() for _ in range(5)]
    assert [rng.word() for _ in range(5)] == ahead
    assert [Rng(*rng.state()).word(), rng.word()] == [twin.word()] * 2


@pytest.mark.parametrize("faces", [2, 3, 6, 7, 52])
def test_every_face_comes_equally_often(faces: int) -> None:
    throws = 600 * faces
    for seed in (1, 2, 3):
        rng = seeded(seed)
        counts = Counter(rng.below(faces) for _ in range(throws))
        assert set(counts) == set(range(faces))
        chi_square = sum((count - 600) ** 2 / 600 for count in counts.values())
        # Four standard deviations above the mean of the chi-square distribution.
        assert chi_square < faces - 1 + 4 * (2 * (faces - 1)) ** 0.5


def test_large_bounds_have_no_bias() -> None:
    """Below 3 * 2**29, a plain product would give every third number a third less often than the others."""
    rng = seeded(5)
    bound = 3 * 2**29
    thirds = Counter(rng.below(bound) % 3 for _ in range(3000))
    assert all(abs(count - 1000) < 120 for count in thirds.values())
    halves = Counter(rng.below(bound) * 2 // bound for _ in range(3000))
    assert all(abs(count - 1500) < 140 for count in halves.values())


@pytest.mark.parametrize("bound", [0, -1, 2**31 + 1, 2**40])
def test_what_cannot_be_drawn_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match=str(bound)):
        seeded(1).below(bound)
    assert seeded(1).below(1) == 0


@settings(max_examples=200, deadline=None, derandomize=True, database=None)
@given(seed=st.integers(), bound=st.integers(1, 2**31))
def test_a_number_below_a_bound_is_below_it(seed: int, bound: int) -> None:
    rng = seeded(seed)
    assert all(0 <= rng.below(bound) < bound for _ in range(5))


def test_every_order_of_a_shuffle_comes_equally_often() -> None:
    rng = seeded(11)
    orders: Counter[tuple[int, ...]] = Counter()
    rounds = 200 * factorial(4)
    for _ in range(rounds):
        cards = [0, 1, 2, 3]
        rng.shuffle(cards)
        orders[tuple(cards)] += 1
    assert len(orders) == factorial(4)
    chi_square = sum((count - 200) ** 2 / 200 for count in orders.values())
    assert chi_square < 23 + 4 * 46**0.5


def test_nothing_to_shuffle_uses_no_luck() -> None:
    rng = seeded(1)
    before = rng.state()
    for few in ([], [7]):
        rng.shuffle(few)
    assert rng.state() == before
