"""RR-10: dead Characters, and dead captains."""

from __future__ import annotations

import pytest

from tests.games.russian_roulette.scenes import (
    DEAD,
    cards,
    count,
    counts,
    everybody,
    happened,
    offers,
    people,
    plays,
    scene,
    until,
)

SHOT = {"bet": 1, "barrel": ["bullet"]}


@pytest.mark.rule("RR-10.1")
def test_by_their_own_shot_anothers_shot_or_the_judge() -> None:
    own = scene("trigger", SHOT, {}, {})
    other = scene("trigger", {}, SHOT | {"aim": 0}, {})
    judge = scene("accusation", {"pocket": "bullet"}, {}, {})
    everybody(judge, "pass", seat1="accuse:0")
    for table in (own, other, judge):
        assert happened(table, "died") == [("died", 0, 3)]
        assert [len(teammates) for teammates in people(table, "teammates")] == [2, 3, 3]


@pytest.mark.rule("RR-10.2", "RR-Q1")
@pytest.mark.parametrize("characters", [4, 3, 2, 1])
def test_the_captain_is_the_fourth_and_last_to_go(characters: int) -> None:
    table = scene("trigger", SHOT | {"characters": characters}, {}, {})
    captain_died = characters == 1
    assert happened(table, "captain-died") == ([("captain-died", 0)] if captain_died else [])
    until(table, "pocket")
    assert (0 in table.pending) != captain_died


@pytest.mark.rule("RR-Q1")
def test_the_teammates_die_first() -> None:
    table = scene("trigger", SHOT | {"characters": 2}, {}, {})
    assert people(table, "teammates")[0] == []
    assert people(table, "characters")[0] == 1


@pytest.mark.rule("RR-10.3", "RR-11.1")
def test_severance_for_a_teammate() -> None:
    table = scene("trigger", SHOT, {}, {}, action=["duck"])
    assert cards(table, "hand:0", 0) == ["duck"]
    assert cards(table, "hand:0", 1) == [None]
    assert happened(table, "drew") == [("drew", 0)]


@pytest.mark.rule("RR-10.3", "RR-Q14", "RR-Q19")
def test_nothing_is_drawn_for_a_captain() -> None:
    table = scene("trigger", SHOT | {"characters": 1}, {}, {})
    assert counts(table, "hand") == [0, 0, 0]


@pytest.mark.rule("RR-10.4")
def test_the_barrel_of_the_bereaved_is_reset() -> None:
    table = scene("trigger", SHOT | {"bullets": 4}, {"bullets": 2}, {})
    assert cards(table, "ammo:0", 0) == ["bullet", *["click"] * 6]
    assert people(table, "bullets") == [1, 2, 1]
    assert happened(table, "reset") == [("reset", 0)]
    assert count(table, "reserve") == 19 - 1 - 2 - 1
    assert (counts(table, "spare"), counts(table, "shown")[0], counts(table, "pocket")[0]) == ([0, 1, 0], 0, 0)


@pytest.mark.rule("RR-Q28")
def test_a_dead_captains_bullets_go_to_the_reserve_and_the_clicks_leave_the_game() -> None:
    table = scene("trigger", SHOT | {"characters": 1, "bullets": 3, "points": 14}, {}, {})
    assert count(table, "reserve") == 19 - 1 - 1
    assert cards(table, "gone") == ["click"] * 6
    assert people(table, "bullets") == [0, 1, 1]
    assert [counts(table, zone)[0] for zone in ("ammo", "barrel", "pocket", "shown", "spare")] == [0] * 5


@pytest.mark.rule("RR-3.4", "RR-10.2")
def test_a_dead_captain_has_no_bet_any_more() -> None:
    table = scene("trigger", SHOT | {"characters": 1}, {"bet": 2, "barrel": ["click"], "hand": ["danger-money"]}, {})
    everybody(table, "pass")
    everybody(table, "pass")
    assert people(table, "characters")[0] == 0
    assert people(table, "bet") == [None, 2, 0]


@pytest.mark.rule("RR-Q28", "RR-Q16")
def test_a_dead_captains_points_no_longer_count() -> None:
    table = scene("trigger", SHOT | {"characters": 1, "points": 17}, {"points": 17, "bet": 0}, {"points": 1})
    assert table.result is not None
    assert table.result.winners == (1,)


@pytest.mark.rule("RR-Q19")
def test_people_out_of_the_game_keep_their_hands_for_skull_cards_only() -> None:
    hand = ["gift", "one-for-the-road", "wet-powder"]
    table = scene("trigger", SHOT | {"characters": 1, "hand": hand}, {}, {})
    everybody(table, "pass")
    everybody(table, "pass")
    assert cards(table, "hand:0", 0) == sorted(hand)
    assert plays(table, 0) == ["one-for-the-road"]
    assert "pass" in offers(table, 0)


@pytest.mark.rule("RR-Q19")
def test_people_out_of_the_game_gain_no_more_cards() -> None:
    table = scene("accusation", DEAD | {"hand": ["raise"]}, {}, {"pocket": "bullet"})
    everybody(table, "pass", seat1="accuse:2", seat2="accuse:1")
    assert counts(table, "hand") == [1, 4, 1]
