"""RR-9: points, and who wins by them."""

from __future__ import annotations

import pytest

import croupier
from tests.games.russian_roulette.scenes import DEAD, asked, everybody, happened, people, phase, scene, until


@pytest.mark.rule("RR-9.1")
@pytest.mark.parametrize("how", ["own shot", "another's shot", "the judge"])
def test_a_player_who_lost_a_character_scores_nothing(how: str) -> None:
    if how == "the judge":
        table = scene("accusation", {"pocket": "bullet"}, {}, {})
        everybody(table, "pass", seat1="accuse:0")
    elif how == "own shot":
        table = scene("trigger", {"bet": 1, "barrel": ["bullet"]}, {}, {})
    else:
        table = scene("trigger", {}, {"bet": 1, "aim": 0, "barrel": ["bullet"]}, {})
    until(table, "pocket")
    assert people(table, "characters")[0] == 3
    assert people(table, "points")[0] == 0
    assert people(table, "points")[2] == 1


@pytest.mark.rule("RR-9.2")
@pytest.mark.parametrize("bet", range(6))
def test_the_die_plus_one(bet: int) -> None:
    table = scene("trigger", {"bet": bet, "barrel": ["click"] * 5, "points": 2}, {})
    assert happened(table, "scored")[0] == ("scored", 0, bet + 1, 2 + bet + 1)


@pytest.mark.rule("RR-9.3")
def test_boris_takes_one_point_and_natasha_five() -> None:
    table = scene("trigger", {"bet": 0}, {"bet": 4, "barrel": ["click"] * 4})
    assert people(table, "points") == [1, 5]


@pytest.mark.rule("RR-9.5", "RR-9.6")
@pytest.mark.parametrize(("points", "over"), [(13, False), (14, True)])
def test_fifteen_points_end_the_game_and_fourteen_do_not(points: int, over: bool) -> None:
    table = scene("trigger", {"points": points}, {})
    assert people(table, "points")[0] == points + 1
    assert table.over == over
    assert over or phase(table) == "pocket"


@pytest.mark.rule("RR-9.6", "RR-12.2")
def test_strictly_the_most_points_win() -> None:
    table = scene("score", {"points": 15}, {"points": 16}, {"points": 3})
    assert table.result is not None
    assert table.result.winners == (1,)
    assert table.result.scores == (15, 16, 3)
    assert happened(table, "won-by-points") == [("won-by-points", 1, 16)]
    assert table.result.rule == "RR-12.2"


@pytest.mark.rule("RR-9.7")
def test_a_tie_at_the_top_means_another_round_for_all_the_living() -> None:
    table = scene("score", {"points": 15}, {"points": 15}, {"points": 1}, DEAD)
    assert not table.over
    assert happened(table, "tied", "round") == [("round", 1), ("tied", 15), ("round", 2)]
    assert asked(table) == [0, 1, 2]


@pytest.mark.rule("RR-9.7", "RR-9.6")
def test_the_round_after_a_tie_can_decide() -> None:
    table = scene("trigger", {"points": 15, "bet": 1, "barrel": ["click"]}, {"points": 15}, {})
    assert table.result is not None
    assert table.result.winners == (0,)
    assert table.result.scores == (17, 16, 1)


@pytest.mark.rule("RR-Q16")
@pytest.mark.parametrize("points", [15, 20])
def test_the_points_of_the_dead_are_not_compared(points: int) -> None:
    table = scene("score", {"points": 15}, DEAD | {"points": points}, {"points": 4})
    assert table.result is not None
    assert table.result.winners == (0,)


@pytest.mark.rule("RR-Q16", "RR-9.5")
def test_the_points_of_the_dead_win_nothing() -> None:
    table = scene("score", {"points": 5}, DEAD | {"points": 20}, {"points": 4})
    assert not table.over
    assert phase(table) == "pocket"


@pytest.mark.rule("RR-Q17")
def test_a_tie_below_the_top_does_not_matter() -> None:
    table = scene("score", {"points": 15}, {"points": 16}, {"points": 15})
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("RR-12.2")
def test_nobody_stands_at_fifteen_in_a_game_that_goes_on() -> None:
    with pytest.raises(croupier.BadTable, match=r"RR-12\.2"):
        scene("pocket", {"points": 15}, {"points": 14})
