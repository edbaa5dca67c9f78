"""Sets of cards, stored as native words, compared with Python's own."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.table.cardset import MOST_CARDS, CardSet
from croupier.table.knowledge import Knowledge

cards = st.sets(st.integers(0, MOST_CARDS - 1), max_size=12)


def test_every_card_has_a_place_of_its_own() -> None:
    for card in range(MOST_CARDS):
        alone = CardSet([card])
        assert [other for other in range(MOST_CARDS) if alone.has(other)] == [card]


@given(cards, cards)
def test_sets_meet_and_hold_each_other_as_pythons_do(one: set[int], other: set[int]) -> None:
    first, second = CardSet(list(one)), CardSet(list(other))
    assert first.meets(second) == bool(one & other)
    assert first.is_within(second) == (one <= other)
    assert CardSet(list(one & other)).is_within(first)


def test_a_table_has_no_more_cards_than_a_set_can_hold() -> None:
    knowledge = Knowledge(2, None)
    for _ in range(MOST_CARDS):
        knowledge.sleeve(0, 0, 0)
    with pytest.raises(ValueError, match=f"{MOST_CARDS} cards"):
        knowledge.sleeve(0, 0, 0)
