"""Figures of a report, compared with published or independently computed values."""

from collections import Counter
from statistics import mean, median

import pytest
from hypothesis import given
from hypothesis import strategies as st

from croupier.lab import Share, wilson
from croupier.lab.report import Tally, length


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # Brown, Cai and DasGupta 2001, and R's prop.test(correct = FALSE).
        (0, 10, 0.0, 0.2775328),
        (1, 10, 0.01787621, 0.4041500),
        (5, 10, 0.2365931, 0.7634069),
        (10, 10, 0.7224672, 1.0),
        (81, 263, 0.2552856, 0.3662065),
    ],
)
def test_wilson_interval(wins: int, games: int, low: float, high: float) -> None:
    assert list(wilson(wins, games)) == pytest.approx([low, high], abs=1e-5)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    assert Share(0, 0).share == 0.0


@given(st.lists(st.integers(1, 30), min_size=1))
def test_lengths_are_those_of_the_list(lengths: list[int]) -> None:
    figures = length(Counter(lengths))
    assert (figures.least, figures.most) == (min(lengths), max(lengths))
    assert figures.median == median(lengths)
    assert figures.mean == pytest.approx(mean(lengths))


def test_tallies_add_up_in_any_order() -> None:
    one = Tally(
        games=2,
        nobody=1,
        played=Counter({(0, 0): 2}),
        won=Counter({(0, 0): 1}),
        sides=Counter(["cats", "dogs"]),
        endings=Counter({("a", "R"): 2}),
        decisions=Counter([3, 4]),
        rounds=Counter([1, 1]),
    )
    two = Tally(
        games=1,
        played=Counter({(0, 0): 1}),
        won=Counter({(0, 0): 1}),
        sides=Counter(["cats"]),
        endings=Counter({("b", "R"): 1}),
        decisions=Counter([3]),
        rounds=Counter([2]),
    )
    forwards, backwards = Tally(), Tally()
    for part in (one, two):
        forwards.add(part)
    for part in (two, one):
        backwards.add(part)
    assert forwards == backwards
    assert forwards.games == 3
    assert forwards.decisions == {3: 2, 4: 1}
    assert forwards.sides == {"cats": 2, "dogs": 1}
