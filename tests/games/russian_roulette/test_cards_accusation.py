"""The cards of the Accusation phase: Cold Feet, Raise!, Anonymous Tip, Bribed Judge."""

from __future__ import annotations

import pytest

from tests.games.russian_roulette.scenes import (
    DEAD,
    asked,
    cards,
    choices,
    counts,
    everybody,
    happened,
    offers,
    people,
    phase,
    play,
    plays,
    refusal,
    scene,
    shown,
    truth,
    until,
)

# RR-A05 Cold Feet.


@pytest.mark.rule("RR-A05", "RR-Q30")
@pytest.mark.parametrize("face", [0, 5])
def test_cold_feet_turns_ones_own_die_for_shots_and_score(face: int) -> None:
    table = scene("accusation", {"bet": 2, "barrel": ["click"] * 5, "hand": ["cold-feet"]}, {})
    table.answer(0, "play:cold-feet")
    table.answer(0, f"turn:{face}")
    assert people(table, "bet") == [face, 0]
    until(table, "pocket")
    assert len(happened(table, "fired")) == face
    assert people(table, "points") == [face + 1, 1]


@pytest.mark.rule("RR-A05", "RR-Q36")
def test_cold_feet_turns_to_another_face() -> None:
    table = scene("accusation", {"bet": 2, "hand": ["cold-feet"]}, {})
    table.answer(0, "play:cold-feet")
    assert offers(table, 0) == ["turn:0", "turn:1", "turn:3", "turn:4", "turn:5"]
    assert refusal(table, 0, "turn:2") == "RR-Q36"


@pytest.mark.rule("RR-A05", "RR-11.8")
@pytest.mark.parametrize("out", [{"out": True, "pocket_shown": True}, DEAD])
def test_cold_feet_has_no_skull(out: dict[str, object]) -> None:
    table = scene("accusation", out | {"hand": ["cold-feet"]}, {}, {})
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:cold-feet") == "RR-11.8"


# RR-A06 Raise!


@pytest.mark.rule("RR-A06", "RR-Q30")
def test_raise_adds_a_shot_and_a_point() -> None:
    table = scene("accusation", {"hand": ["raise"]}, {"bet": 1, "barrel": ["click", "click"]}, {})
    play(table, 0, "raise", 1)
    assert people(table, "bet") == [0, 2, 0]
    until(table, "pocket")
    assert happened(table, "fired") == [("fired", 1, 1, 1), ("fired", 1, 1, 2)]
    assert people(table, "points") == [1, 3, 1]


@pytest.mark.rule("RR-A06")
def test_raise_goes_to_five_at_most() -> None:
    table = scene("accusation", {"bet": 4, "hand": ["raise", "raise"]}, {"bet": 0})
    play(table, 0, "raise", 0)
    table.answer(0, "play:raise")
    assert choices(table, 0) == [1]


@pytest.mark.rule("RR-A06", "RR-11.8")
def test_raise_is_played_from_the_grave_at_people_in_the_round() -> None:
    table = scene("accusation", DEAD | {"hand": ["raise"]}, {"out": True, "pocket_shown": True}, {}, {})
    table.answer(0, "play:raise")
    assert choices(table, 0) == [2, 3]
    table.answer(0, "choose:3")
    assert people(table, "bet") == [None, 0, 0, 1]


# RR-A11 Anonymous Tip.


@pytest.mark.rule("RR-A11")
@pytest.mark.parametrize("pocket", ["click", "bullet"])
def test_anonymous_tip_shows_a_pocket_to_the_player_who_played_it(pocket: str) -> None:
    table = scene("accusation", {"hand": ["anonymous-tip"]}, {"pocket": pocket}, {})
    play(table, 0, "anonymous-tip", 1)
    assert cards(table, "pocket:1", 0) == [pocket]
    assert shown(table, "tipped", 0) == [[pocket]]
    assert people(table, "pocket_shown") == [False, False, False]


@pytest.mark.rule("RR-A11")
def test_anonymous_tip_tells_nobody_else() -> None:
    honest = scene("accusation", {"hand": ["anonymous-tip"]}, {}, {})
    cheating = scene("accusation", {"hand": ["anonymous-tip"]}, {"pocket": "bullet"}, {})
    for table in (honest, cheating):
        play(table, 0, "anonymous-tip", 1)
    for viewer in (2, None):
        assert honest.view(viewer) == cheating.view(viewer)
        assert honest.events(seat=viewer) == cheating.events(seat=viewer)


@pytest.mark.rule("RR-A11")
def test_anonymous_tip_looks_where_nobody_has_looked() -> None:
    out = {"out": True, "pocket_shown": True}
    table = scene("accusation", {"hand": ["anonymous-tip"]}, {"pocket_shown": True}, out, DEAD, {})
    table.answer(0, "play:anonymous-tip")
    assert choices(table, 0) == [4]


@pytest.mark.rule("RR-A11", "RR-11.8")
def test_anonymous_tip_has_a_skull() -> None:
    table = scene("accusation", DEAD | {"hand": ["anonymous-tip"]}, {"pocket": "bullet"}, {})
    play(table, 0, "anonymous-tip", 1)
    assert cards(table, "pocket:1", 0) == ["bullet"]


@pytest.mark.rule("RR-A11", "RR-Q33")
def test_after_a_tip_its_reader_may_still_accuse() -> None:
    table = scene("accusation", {"hand": ["anonymous-tip"]}, {"pocket": "bullet"}, {})
    play(table, 0, "anonymous-tip", 1)
    everybody(table, "pass", seat0="accuse:1")
    assert happened(table, "caught") == [("caught", 1)]


# RR-A12 Bribed Judge.


@pytest.mark.rule("RR-A12", "RR-Q31")
def test_bribed_judge_saves_a_cheat_and_nobody_gains_anything() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {}, {})
    everybody(table, "accuse:0", seat0="pass")
    play(table, 0, "bribed-judge")
    assert people(table, "characters") == [4, 4, 4]
    assert people(table, "in_round") == [True, True, True]
    assert counts(table, "hand") == [0, 0, 0]
    assert people(table, "bullets") == [1, 1, 1]
    assert happened(table, "bribed", "caught", "cleared", "extra-bullet") == [("bribed", 0)]


@pytest.mark.rule("RR-A12", "RR-Q31")
def test_bribed_judge_swaps_the_bullet_with_a_click_of_the_barrel() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {}, {})
    everybody(table, "pass", seat1="accuse:0")
    play(table, 0, "bribed-judge")
    assert cards(table, "pocket:0", 2) == ["click"]
    assert sorted(truth(table, 0)["barrel"]) == ["bullet", *["click"] * 5]
    assert people(table, "pocket_shown") == [True, False, False]
    assert happened(table, "bribed", "swapped") == [("bribed", 0), ("swapped", 0)]


@pytest.mark.rule("RR-A12")
def test_bribed_judge_reshuffles_the_barrel() -> None:
    places = set()
    for seed in range(60):
        table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {}, {}, seed=seed)
        everybody(table, "pass", seat1="accuse:0")
        play(table, 0, "bribed-judge")
        places.add(truth(table, 0)["barrel"].index("bullet"))
    assert places == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("RR-A12", "RR-Q31")
def test_bribed_judge_without_a_click_in_the_barrel_leaves_the_bullet_where_it_is() -> None:
    table = scene("accusation", {"bullets": 7, "pocket": "bullet", "hand": ["bribed-judge"]}, {}, {})
    everybody(table, "pass", seat1="accuse:0")
    play(table, 0, "bribed-judge")
    assert cards(table, "pocket:0", 2) == ["bullet"]
    assert happened(table, "swapped") == []
    assert people(table, "characters") == [4, 4, 4]
    assert counts(table, "hand") == [0, 0, 0]
    assert choices(table, 2) == [1]


@pytest.mark.rule("RR-Q31", "RR-Q11")
def test_after_bribed_judge_the_accusation_is_spent_and_the_card_counts_as_shown() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {"hand": ["raise"]}, {})
    everybody(table, "pass", seat1="accuse:0")
    play(table, 0, "bribed-judge")
    assert refusal(table, 1, "accuse:2") == "RR-7.3"
    assert refusal(table, 2, "accuse:0") == "RR-Q11"


@pytest.mark.rule("RR-Q31")
def test_bribed_judge_is_bought_for_one_round() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {}, {})
    everybody(table, "pass", seat1="accuse:0")
    play(table, 0, "bribed-judge")
    everybody(until(table, "pocket"), "pocket:click", seat0="pocket:bullet")
    everybody(table, "bet:0")
    everybody(table, "pass", seat2="accuse:0")
    assert happened(table, "caught") == [("caught", 0)]


@pytest.mark.rule("RR-A12")
def test_bribed_judge_settles_only_the_accusations_of_its_player() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {"pocket": "bullet"}, {}, {})
    everybody(table, "pass", seat2="accuse:0", seat3="accuse:1")
    play(table, 0, "bribed-judge")
    assert people(table, "characters") == [4, 3, 4, 4]
    assert counts(table, "hand") == [0, 1, 0, 3]


@pytest.mark.rule("RR-A12")
def test_bribed_judge_does_not_protect_a_false_accuser_from_the_bullet() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {}, {})
    everybody(table, "pass", seat0="accuse:1", seat2="accuse:0")
    play(table, 0, "bribed-judge")
    assert people(table, "bullets") == [2, 1, 1]
    assert counts(table, "hand") == [0, 1, 0]


@pytest.mark.rule("RR-A12", "RR-Q25")
def test_bribed_judge_answers_a_shown_bullet_and_nothing_else() -> None:
    table = scene("accusation", {"hand": ["bribed-judge"]}, {}, {})
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:bribed-judge") == "RR-Q25"
    everybody(table, "pass", seat1="accuse:0")
    assert (phase(table), plays(table, 0)) == ("accusation", [])


@pytest.mark.rule("RR-A12")
def test_bribed_judge_may_be_kept() -> None:
    table = scene("accusation", {"pocket": "bullet", "hand": ["bribed-judge"]}, {}, {})
    everybody(table, "pass", seat1="accuse:0")
    assert asked(table) == [0]
    assert offers(table, 0) == ["pass", "play:bribed-judge"]
    table.answer(0, "pass")
    assert people(table, "characters") == [3, 4, 4]
    assert counts(table, "hand") == [2, 3, 0]


@pytest.mark.rule("RR-A12")
def test_bribed_judge_helps_only_its_owner() -> None:
    table = scene("accusation", {"hand": ["bribed-judge"]}, {"pocket": "bullet"}, {})
    everybody(table, "pass", seat2="accuse:1")
    assert happened(table, "caught") == [("caught", 1)]
