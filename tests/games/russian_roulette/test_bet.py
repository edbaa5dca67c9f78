"""RR-6: dice under hands, revealed all at once."""

from __future__ import annotations

import pytest

import croupier
from tests.games.russian_roulette.scenes import asked, everybody, happened, offers, people, phase, play, refusal, scene


@pytest.mark.rule("RR-6.1")
def test_a_covered_die_is_a_secret() -> None:
    brave, careful = scene("bet", {}, {}), scene("bet", {}, {})
    brave.answer(0, "bet:5")
    careful.answer(0, "bet:0")
    assert brave.view(0)["answer"] == "bet:5"
    for viewer in (1, None):
        assert brave.view(viewer) == careful.view(viewer)
        assert brave.events(seat=viewer) == careful.events(seat=viewer)


@pytest.mark.rule("RR-6.1")
def test_everybody_bets() -> None:
    table = scene("bet", {}, {})
    assert refusal(table, 0, "pass") == "RR-6.1"


@pytest.mark.rule("RR-6.2", "RR-9.3")
def test_a_bet_of_zero_scores() -> None:
    table = scene("bet", {}, {})
    everybody(table, "bet:0")
    everybody(table, "pass")
    assert people(table, "points") == [1, 1]


@pytest.mark.rule("RR-6.3")
def test_all_dice_are_shown_at_once() -> None:
    table = scene("bet", {}, {}, {})
    table.answer(2, "bet:1")
    table.answer(0, "bet:4")
    assert (phase(table), people(table, "bet"), happened(table, "bet")) == ("bet", [None, None, None], [])
    table.answer(1, "bet:0")
    assert phase(table) == "accusation"
    assert people(table, "bet") == [4, 0, 1]
    assert happened(table, "bet") == [("bet", 0, 4), ("bet", 1, 0), ("bet", 2, 1)]


@pytest.mark.rule("RR-Q32", "RR-Q25")
def test_a_card_in_the_bet_phase_lets_everybody_cover_their_die_anew() -> None:
    table = scene("bet", {}, {"hand": ["peek"]})
    table.answer(0, "bet:5")
    play(table, 1, "peek", 0)
    assert asked(table) == [0, 1]
    everybody(table, "bet:1")
    assert people(table, "bet") == [1, 1]


@pytest.mark.rule("RR-Q32", "RR-Q25")
def test_a_bet_is_taken_back_while_nobody_has_answered_after_it() -> None:
    table = scene("bet", {}, {}, {})
    table.answer(0, "bet:5")
    table.undo(0)
    assert "bet:2" in offers(table, 0)
    table.answer(0, "bet:2")
    table.answer(1, "bet:3")
    with pytest.raises(croupier.TooLate):
        table.undo(0)
    table.answer(2, "bet:3")
    assert people(table, "bet") == [2, 3, 3]


@pytest.mark.rule("RR-6.3", "RR-Q32")
def test_a_shown_bet_is_not_taken_back() -> None:
    table = scene("bet", {}, {})
    everybody(table, "bet:2")
    with pytest.raises(croupier.TooLate):
        table.undo(1)
    assert people(table, "bet") == [2, 2]
