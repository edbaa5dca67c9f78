"""RR-3: the phases of a round, and who takes part in them."""

from __future__ import annotations

import pytest

import croupier
from tests.games.russian_roulette.scenes import (
    DEAD,
    GAME,
    asked,
    counts,
    everybody,
    happened,
    people,
    phase,
    plays,
    scene,
    until,
)


@pytest.mark.rule("RR-3.1")
def test_everybody_is_asked_at_the_same_time_and_answers_in_any_order() -> None:
    table = scene("pocket", {}, {}, {})
    assert asked(table) == [0, 1, 2]
    for seat in (2, 0, 1):
        assert happened(table, "pocketed") == []
        table.answer(seat, "pocket:click")
    assert happened(table, "pocketed") == [("pocketed", 0), ("pocketed", 1), ("pocketed", 2)]


@pytest.mark.rule("RR-3.1", "RR-9.5")
def test_round_follows_round() -> None:
    table = scene("trigger", {}, {})
    assert happened(table, "round") == [("round", 1), ("round", 2)]
    assert phase(table) == "pocket"


@pytest.mark.rule("RR-3.3")
def test_six_phases_in_their_order() -> None:
    clicks = {f"barrel:{seat}": ["click"] * 5 for seat in range(2)}
    table = croupier.open_table(GAME, seats=2, stack={"action": ["peek", "peek"], **clicks})
    phases: list[str] = []
    while len(phases) < 7:
        if phase(table) not in phases[-1:]:
            phases.append(phase(table))
        key = {"pocket": "pocket:click", "bet": "bet:3"}.get(phase(table), "pass")
        everybody(table, key)
    assert phases == ["pocket", "spin", "bet", "accusation", "trigger", "score", "pocket"]


@pytest.mark.rule("RR-3.3")
@pytest.mark.parametrize(("key", "now"), [("bet:1", "pocket"), ("accuse:1", "bet"), ("pocket:click", "accusation")])
def test_what_belongs_to_another_phase_is_refused(key: str, now: str) -> None:
    table = scene(now, {}, {})
    with pytest.raises(croupier.NotOnOffer) as refused:
        table.answer(0, key)
    assert refused.value.rule == "RR-3.3"


@pytest.mark.rule("RR-3.4")
@pytest.mark.parametrize("now", ["pocket", "bet", "accusation", "trigger", "score"])
def test_a_player_out_of_the_game_takes_part_in_no_phase(now: str) -> None:
    table = scene(now, DEAD, {"bet": 1} if now in ("accusation", "trigger", "score") else {}, {})
    assert 0 not in asked(table)
    assert [counts(table, zone)[0] for zone in ("ammo", "barrel", "pocket", "shown")] == [0, 0, 0, 0]
    assert people(table, "bet")[0] is None
    assert all(told[1] != 0 for told in happened(table, "fired", "scored"))


@pytest.mark.rule("RR-3.4", "RR-11.8")
@pytest.mark.parametrize(
    ("now", "card", "without_skull"),
    [("spin", "extra-round", "peek"), ("accusation", "raise", "cold-feet"), ("trigger", "shoot-someone", "gift")],
)
def test_a_player_out_of_the_game_still_plays_skull_cards(now: str, card: str, without_skull: str) -> None:
    table = scene(now, DEAD | {"hand": [card, without_skull]}, {"bet": None if now == "spin" else 1}, {})
    assert plays(table, 0) == [card]


@pytest.mark.rule("RR-3.4")
def test_a_player_out_of_the_round_is_back_in_the_next() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"]}, {}, {})
    assert people(table, "in_round") == [False, True, True]
    until(table, "pocket")
    assert people(table, "in_round") == [True, True, True]
    assert asked(table) == [0, 1, 2]
