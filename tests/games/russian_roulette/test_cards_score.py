"""The card of the Score phase: Danger Money."""

from __future__ import annotations

import pytest

from tests.games.russian_roulette.scenes import (
    asked,
    counts,
    everybody,
    happened,
    people,
    phase,
    play,
    plays,
    refusal,
    scene,
)

CLICKS = ["click"] * 5


@pytest.mark.rule("RR-A14")
@pytest.mark.parametrize("bet", [3, 4, 5])
def test_danger_money_adds_two_points(bet: int) -> None:
    table = scene("score", {"bet": bet, "points": 6, "hand": ["danger-money"]}, {})
    play(table, 0, "danger-money")
    assert people(table, "points") == [8, 0]
    assert happened(table, "bonus") == [("bonus", 0, 2, 8)]


@pytest.mark.rule("RR-A14", "RR-Q25")
def test_danger_money_comes_after_the_points_and_before_the_victory_check() -> None:
    table = scene("trigger", {"bet": 3, "points": 9, "barrel": CLICKS, "hand": ["danger-money"]}, {"points": 14})
    for _ in range(4):
        everybody(table, "pass")
    assert (phase(table), people(table, "points"), table.over) == ("score", [13, 15], False)
    play(table, 0, "danger-money")
    assert happened(table, "tied") == [("tied", 15)]
    assert not table.over


@pytest.mark.rule("RR-A14", "RR-9.6")
def test_danger_money_can_win_the_game() -> None:
    table = scene("score", {"bet": 3, "points": 14, "hand": ["danger-money"]}, {"points": 15})
    play(table, 0, "danger-money")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((0,), (16, 15))


@pytest.mark.rule("RR-A14", "RR-Q37")
def test_danger_money_needs_a_bet_of_three() -> None:
    table = scene("score", {"bet": 2, "hand": ["danger-money"]}, {"bet": 3, "hand": ["peek"]})
    assert asked(table) == [1]
    assert refusal(table, 0, "play:danger-money") == "RR-A14"
    table.answer(1, "pass")
    assert phase(table) == "pocket"


@pytest.mark.rule("RR-A14", "RR-Q37")
def test_danger_money_needs_survival() -> None:
    table = scene("trigger", {"bet": 3, "barrel": ["bullet"], "hand": ["danger-money"]}, {}, {})
    while phase(table) != "pocket":
        assert plays(table, 0) == []
        everybody(table, "pass")
    assert people(table, "points") == [0, 1, 1]


@pytest.mark.rule("RR-Q37", "RR-A14")
def test_danger_money_is_played_once_per_copy() -> None:
    table = scene("score", {"bet": 5, "hand": ["danger-money", "peek"]}, {})
    play(table, 0, "danger-money")
    assert phase(table) == "pocket"
    assert counts(table, "hand") == [1, 0]


@pytest.mark.rule("RR-A14")
def test_danger_money_may_be_kept() -> None:
    table = scene("score", {"bet": 3, "hand": ["danger-money"]}, {})
    table.answer(0, "pass")
    assert people(table, "points") == [0, 0]
    assert counts(table, "hand") == [1, 0]
