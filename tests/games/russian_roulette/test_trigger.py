"""RR-8: volleys, and whom they hit."""

from __future__ import annotations

import pytest

from tests.games.russian_roulette.scenes import (
    DEAD,
    cards,
    choices,
    count,
    counts,
    everybody,
    happened,
    offers,
    people,
    phase,
    play,
    plays,
    public,
    refusal,
    scene,
    until,
)


@pytest.mark.rule("RR-8.2", "RR-8.5")
def test_everybody_who_takes_part_fires_at_once_shot_after_shot() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click"] * 2}, {"bet": 1, "barrel": ["click"]}, {})
    assert happened(table, "fired") == [("fired", 0, 0, 1), ("fired", 1, 1, 1), ("fired", 0, 0, 2)]


@pytest.mark.rule("RR-8.2")
def test_the_top_card_is_turned_up_for_all_to_see() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click", "bullet"], "hand": ["gift"]}, {})
    table.answer(0, "pass")
    assert cards(table, "shown:0", 1) == ["click"]
    assert cards(table, "barrel:0", 0) == [None] * 5
    assert public(table, "shot") == 2


@pytest.mark.rule("RR-8.3", "RR-10.1")
def test_a_bullet_kills_a_character_and_ends_the_round_for_its_owner() -> None:
    table = scene("trigger", {"bet": 3, "barrel": ["click", "bullet", "click"]}, {}, {})
    assert people(table, "characters") == [3, 4, 4]
    assert people(table, "in_round") == [False, True, True]
    until(table, "pocket")
    assert happened(table, "fired") == [("fired", 0, 0, 1), ("fired", 0, 0, 2)]


@pytest.mark.rule("RR-8.4")
def test_a_player_who_survives_cannot_stop_early() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click", "click"], "hand": ["gift"]}, {})
    table.answer(0, "pass")
    assert people(table, "takes_part") == [True, False]
    assert offers(table, 0) == ["pass", "play:gift"]
    assert "RR" in refusal(table, 0, "stop")
    table.answer(0, "pass")
    assert happened(table, "fired") == [("fired", 0, 0, 1), ("fired", 0, 0, 2)]


@pytest.mark.rule("RR-8.5")
def test_a_bet_of_two_skips_shot_three() -> None:
    table = scene("trigger", {"bet": 2}, {"bet": 3, "hand": ["gift"]}, shot=3)
    assert people(table, "takes_part") == [False, True]
    table.answer(1, "pass")
    assert all(told[1] == 1 for told in happened(table, "fired"))


@pytest.mark.rule("RR-8.5")
@pytest.mark.parametrize("bet", range(6))
def test_as_many_shots_as_the_die_shows(bet: int) -> None:
    table = scene("trigger", {"bet": bet, "barrel": ["click"] * 5}, {})
    assert happened(table, "fired") == [("fired", 0, 0, shot) for shot in range(1, bet + 1)]


@pytest.mark.rule("RR-8.6", "RR-Q2")
def test_a_player_who_is_done_may_still_be_hit() -> None:
    table = scene("trigger", {"bet": 1, "aim": 1, "barrel": ["bullet"]}, {}, {})
    assert people(table, "characters") == [4, 3, 4]
    assert people(table, "in_round") == [True, False, True]
    until(table, "pocket")
    assert people(table, "points") == [2, 0, 1]


@pytest.mark.rule("RR-8.7")
def test_when_nobody_has_a_shot_left_the_points_are_taken() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["click"], "hand": ["gift"]}, {})
    everybody(table, "pass")
    assert (phase(table), happened(table, "scored")) == ("trigger", [])
    everybody(table, "pass")
    assert happened(table, "scored") == [("scored", 0, 2, 2), ("scored", 1, 1, 1)]


@pytest.mark.rule("RR-8.7")
def test_when_everybody_is_dead_or_done_the_points_are_taken() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["bullet"]}, {"bet": 5, "barrel": ["bullet"]}, DEAD)
    until(table, "pocket")
    assert happened(table, "scored") == []
    assert people(table, "points") == [0, 0, 0]


@pytest.mark.rule("RR-Q2", "RR-10.3")
def test_another_players_bullet_kills_like_your_own() -> None:
    table = scene("trigger", {"bet": 2, "aim": 1, "barrel": ["bullet", "click"]}, {"bet": 5, "barrel": ["click"]}, {})
    assert happened(table, "died") == [("died", 1, 3)]
    assert counts(table, "hand") == [0, 1, 0]
    until(table, "pocket")
    assert happened(table, "scored") == [("scored", 0, 3, 3), ("scored", 2, 1, 1)]


@pytest.mark.rule("RR-Q3")
@pytest.mark.parametrize("aim", [1, "sky"])
def test_a_shooter_whose_bullet_went_elsewhere_goes_on_and_scores(aim: object) -> None:
    table = scene("trigger", {"bet": 3, "aim": aim, "barrel": ["bullet"], "hand": ["gift"]}, {}, {})
    everybody(table, "pass")
    everybody(table, "pass")
    assert public(table, "shot") == 2
    assert cards(table, "shown:0") == ["bullet"]
    until(table, "pocket")
    assert len(happened(table, "fired", "fired-at-sky")) == 3
    assert people(table, "points")[0] == 4
    assert cards(table, "ammo:0", 0).count("bullet") == 1


@pytest.mark.rule("RR-Q4")
@pytest.mark.parametrize("corpse", [DEAD, {"out": True, "characters": 3, "bet": 1}])
def test_a_corpse_suffers_no_more(corpse: dict[str, object]) -> None:
    table = scene("trigger", {"bet": 1, "aim": 1, "barrel": ["bullet"]}, corpse, {})
    assert happened(table, "fired", "missed", "died") == [("fired", 0, 1, 1), ("missed", 0, 1)]
    assert people(table, "characters") == [4, corpse["characters"], 4]
    assert people(table, "points")[0] == 2


@pytest.mark.rule("RR-Q4")
def test_several_bullets_in_one_volley_kill_one_character() -> None:
    aimed = {"bet": 1, "aim": 2, "barrel": ["bullet"]}
    table = scene("trigger", aimed, aimed, aimed, {})
    assert people(table, "characters") == [4, 4, 3, 4]
    assert counts(table, "hand") == [0, 0, 1, 0]


@pytest.mark.rule("RR-Q4")
def test_nobody_loses_two_characters_in_a_round() -> None:
    table = scene(
        "trigger", {"bet": 1, "barrel": ["bullet"]}, {"bet": 2, "barrel": ["click", "bullet"], "hand": ["gift"]}, {}
    )
    everybody(table, "pass")
    everybody(table, "pass")
    play(table, 1, "gift", 0)
    everybody(table, "pass")
    everybody(table, "pass")
    assert happened(table, "missed") == [("missed", 1, 0)]
    assert people(table, "characters") == [3, 4, 4]


@pytest.mark.rule("RR-Q5")
def test_a_bullet_of_a_player_who_dies_in_the_volley_still_hits() -> None:
    table = scene(
        "trigger", {"bet": 1, "aim": 1, "barrel": ["bullet"]}, {"bet": 1, "aim": 2, "barrel": ["bullet"]}, {}, {}
    )
    assert happened(table, "died") == [("died", 1, 3), ("died", 2, 3)]


@pytest.mark.rule("RR-Q5")
def test_two_people_who_shoot_each_other_both_lose_a_character() -> None:
    table = scene("trigger", {"bet": 1, "aim": 1, "barrel": ["bullet"]}, {"bet": 1, "aim": 0, "barrel": ["bullet"]}, {})
    assert people(table, "characters") == [3, 3, 4]
    assert people(table, "in_round") == [False, False, True]


@pytest.mark.rule("RR-Q5", "RR-12.3")
def test_the_last_captains_who_die_in_one_volley_leave_no_winner_whatever_the_points() -> None:
    last = {"characters": 1, "bet": 1, "barrel": ["bullet"]}
    table = scene("trigger", last | {"points": 14}, last, DEAD)
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((), "RR-12.3")


@pytest.mark.rule("RR-Q5", "RR-12.1")
def test_a_captain_who_dies_leaves_the_other_the_winner_after_all_deaths_of_the_volley() -> None:
    table = scene(
        "trigger", {"characters": 1, "bet": 1, "barrel": ["bullet"]}, {"characters": 2, "bet": 1, "barrel": ["bullet"]}
    )
    assert people(table, "characters") == [0, 1]
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((1,), "RR-12.1")


@pytest.mark.rule("RR-Q7", "RR-8.2")
def test_an_aim_lasts_for_one_shot() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click", "click"], "hand": ["gift", "gift"]}, {}, {})
    play(table, 0, "gift", 1)
    assert people(table, "aim") == [1, 1, 2]
    everybody(table, "pass")
    assert people(table, "aim") == [0, 1, 2]
    everybody(table, "pass")
    assert happened(table, "fired") == [("fired", 0, 1, 1), ("fired", 0, 0, 2)]


@pytest.mark.rule("RR-Q10", "RR-Q25")
def test_every_play_lets_everybody_think_again_before_fire() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["air-gun"]}, {"hand": ["duck"]}, {})
    table.answer(1, "pass")
    play(table, 0, "air-gun")
    assert offers(table, 1) == ["pass", "play:duck"]
    assert happened(table, "fired-at-sky") == []


@pytest.mark.rule("RR-Q30")
def test_six_shown_cards_leave_nothing_to_fire() -> None:
    table = scene("trigger", {"bet": 5, "barrel": ["click"] * 5, "hand": ["one-for-the-road"] * 2}, {}, {})
    for _ in range(5):
        everybody(table, "pass")
    assert plays(table, 0) == ["one-for-the-road"]
    assert count(table, "barrel:0") == 1
    play(table, 0, "one-for-the-road")
    assert choices(table, 0) == [0, 1, 2]
    table.answer(0, "choose:0")
    play(table, 0, "one-for-the-road")
    assert choices(table, 0) == [1, 2]


@pytest.mark.rule("RR-Q30")
def test_nobody_fires_more_than_six_shots() -> None:
    table = scene("trigger", {"bet": 5, "pocket": "bullet", "hand": ["one-for-the-road"] * 2}, {}, {}, shot=6)
    play(table, 0, "one-for-the-road", 0)
    everybody(table, "pass")
    assert happened(table, "fired") == [("fired", 0, 0, 6)]
    assert count(table, "barrel:0") == 0
    play(table, 0, "one-for-the-road")
    assert choices(table, 0) == [1, 2]
