"""RR-12: the last captain alive, no captain alive, and showing off."""

from __future__ import annotations

import pytest

import croupier
from tests.games.russian_roulette.scenes import DEAD, asked, everybody, happened, offers, people, phase, scene, until

DYING = {"characters": 1, "bet": 1, "barrel": ["bullet"]}
SHOW_OFF = {"show_off": True}


@pytest.mark.rule("RR-12.1", "RR-8.8", "RR-Q18")
def test_the_last_captain_wins_at_once_with_shots_left() -> None:
    table = scene("trigger", {"bet": 5, "barrel": ["click", "bullet"], "points": 3}, DYING, DEAD)
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((0,), "RR-12.1")
    assert table.result.scores == (3, 0, 0)
    assert happened(table, "won-alone") == [("won-alone", 0)]
    assert happened(table, "fired") == [("fired", 0, 0, 1), ("fired", 1, 1, 1)]


@pytest.mark.rule("RR-12.1", "RR-Q18")
def test_the_last_captain_wins_in_the_accusation_phase_too() -> None:
    table = scene("accusation", {"bet": 5}, {"characters": 1, "pocket": "bullet", "bet": 2, "points": 14})
    everybody(table, "pass", seat0="accuse:1")
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((0,), "RR-12.1")


@pytest.mark.rule("RR-12.1")
def test_a_game_that_is_over_asks_nobody() -> None:
    table = scene("trigger", {}, DYING)
    assert (table.over, table.pending) == (True, {})
    with pytest.raises(croupier.TooLate):
        table.answer(0, "pass")


@pytest.mark.rule("RR-12.3")
def test_nobody_wins_when_all_captains_are_dead() -> None:
    table = scene("trigger", DYING, DYING | {"points": 14}, DYING)
    assert table.result is not None
    assert (table.result.winners, table.result.rule, table.result.scores) == ((), "RR-12.3", (0, 14, 0))
    assert happened(table, "nobody-won") == [("nobody-won",)]


@pytest.mark.rule("RR-Q18")
def test_to_be_the_last_one_in_the_round_is_no_win() -> None:
    table = scene(
        "trigger", {"bet": 3, "barrel": ["click"] * 3}, {"bet": 1, "barrel": ["bullet"]}, {"out": True, "characters": 2}
    )
    until(table, "pocket")
    assert not table.over
    assert [told for told in happened(table, "fired") if told[1] == 0] == [("fired", 0, 0, shot) for shot in (1, 2, 3)]


@pytest.mark.rule("RR-8.8", "RR-Q18")
def test_showing_off_is_off_unless_the_table_says_otherwise() -> None:
    options = {option.name: option.default for option in croupier.games()["russian-roulette"].options}
    assert options["show_off"] is False


@pytest.mark.rule("RR-8.8", "RR-Q18")
def test_the_winner_may_fire_the_shots_left_or_not() -> None:
    table = scene("trigger", {"bet": 3, "barrel": ["click"] * 3}, DYING, options=SHOW_OFF)
    assert (phase(table), asked(table), table.over) == ("show-off", [0], False)
    assert happened(table, "may-show-off", "won-alone") == [("may-show-off", 0)]
    assert offers(table, 0) == ["stop", "fire"]
    table.answer(0, "fire")
    assert happened(table, "showed-off") == [("showed-off", 0, 2)]
    table.answer(0, "stop")
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((0,), "RR-12.1")


@pytest.mark.rule("RR-8.8")
def test_showing_off_ends_with_the_last_shot() -> None:
    table = scene("trigger", {"bet": 3, "barrel": ["click"] * 3}, DYING, options=SHOW_OFF)
    table.answer(0, "fire")
    table.answer(0, "fire")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert happened(table, "showed-off") == [("showed-off", 0, 2), ("showed-off", 0, 3)]


@pytest.mark.rule("RR-8.8")
def test_without_a_shot_left_there_is_nothing_to_show_off_with() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["click"]}, DYING, options=SHOW_OFF)
    assert table.over


@pytest.mark.rule("RR-8.8", "RR-Q18")
def test_showing_off_after_a_last_accusation() -> None:
    table = scene(
        "accusation", {"bet": 1, "barrel": ["click"]}, {"characters": 1, "pocket": "bullet"}, options=SHOW_OFF
    )
    everybody(table, "pass", seat0="accuse:1")
    table.answer(0, "fire")
    assert happened(table, "showed-off") == [("showed-off", 0, 1)]
    assert table.over


@pytest.mark.rule("RR-Q18", "RR-12.3")
def test_a_captain_who_dies_showing_off_wins_nothing() -> None:
    table = scene("trigger", {"bet": 2, "characters": 1, "barrel": ["click", "bullet"]}, DYING, options=SHOW_OFF)
    table.answer(0, "fire")
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((), "RR-12.3")


@pytest.mark.rule("RR-Q18")
def test_a_teammate_who_dies_showing_off_changes_nothing() -> None:
    table = scene("trigger", {"bet": 4, "characters": 2, "barrel": ["click", "bullet"]}, DYING, options=SHOW_OFF)
    table.answer(0, "fire")
    assert people(table, "characters") == [1, 0]
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((0,), "RR-12.1")
