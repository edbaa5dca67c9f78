"""The cards of the Trigger phase: those that aim, those that answer, and those that bring people back."""

from __future__ import annotations

import json

import pytest

import croupier
from tests.games.russian_roulette.scenes import (
    DEAD,
    IDLE,
    asked,
    cards,
    choices,
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
    truth,
    until,
)

# RR-A02 Present!


@pytest.mark.rule("RR-A02", "RR-Q29")
def test_present_aims_the_next_shot_at_a_player_named_at_once() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"], "hand": ["gift", IDLE]}, {}, {})
    play(table, 0, "gift", 2)
    assert people(table, "aim") == [2, 1, 2]
    until(table, "pocket")
    assert people(table, "characters") == [4, 4, 3]


@pytest.mark.rule("RR-A02")
def test_present_is_for_another_person() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["gift"]}, {}, {})
    table.answer(0, "play:gift")
    assert choices(table, 0) == [1, 2]
    assert refusal(table, 0, "choose:0") == "RR-A02"
    assert refusal(table, 0, "pass") == "RR-A02"


@pytest.mark.rule("RR-A02", "RR-Q8")
@pytest.mark.parametrize("card", ["gift", "air-gun"])
def test_present_and_air_gun_need_a_shot_of_ones_own(card: str) -> None:
    table = scene("trigger", {"bet": 1, "hand": [card]}, {"bet": 2}, shot=2)
    assert plays(table, 0) == []
    assert refusal(table, 0, f"play:{card}") == "RR-Q8"


@pytest.mark.rule("RR-Q8", "RR-A07")
@pytest.mark.parametrize("card", ["gift", "air-gun"])
def test_present_and_air_gun_serve_a_player_called_back(card: str) -> None:
    table = scene("trigger", {"bet": 0, "hand": [card]}, {"bet": 0, "hand": ["one-for-the-road"]})
    assert plays(table, 0) == []
    play(table, 1, "one-for-the-road", 0)
    assert plays(table, 0) == [card]


# RR-A03 Shoot Someone.


@pytest.mark.rule("RR-A03", "RR-Q6", "RR-Q34")
def test_shoot_someone_makes_everybody_who_takes_part_name_another_player() -> None:
    table = scene("trigger", {"bet": 1}, {"bet": 1}, {"bet": 0, "hand": ["shoot-someone"]}, DEAD)
    table.answer(2, "play:shoot-someone")
    assert asked(table) == [0, 1]
    assert offers(table, 0) == ["aim:nobody", "aim:1", "aim:2", "aim:3"]
    assert refusal(table, 1, "aim:1") == "RR-Q6"
    everybody(table, "aim:2")
    assert happened(table, "fired") == [("fired", 0, 2, 1), ("fired", 1, 2, 1)]


@pytest.mark.rule("RR-A03", "RR-Q7")
def test_shoot_someone_lasts_for_one_shot() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click"] * 2, "hand": ["shoot-someone"]}, {}, {})
    table.answer(0, "play:shoot-someone")
    table.answer(0, "aim:1")
    until(table, "pocket")
    assert happened(table, "fired") == [("fired", 0, 1, 1), ("fired", 0, 0, 2)]


@pytest.mark.rule("RR-Q8")
def test_shoot_someone_needs_a_shot_but_not_of_its_player() -> None:
    table = scene("trigger", {"bet": 0, "hand": ["shoot-someone"]}, {"bet": 1})
    assert plays(table, 0) == ["shoot-someone"]
    table = scene("trigger", {"bet": 0, "hand": ["shoot-someone"]}, {"bet": 0})
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:shoot-someone") == "RR-Q8"


@pytest.mark.rule("RR-A03", "RR-11.8")
@pytest.mark.parametrize("out", [{"out": True}, DEAD])
def test_shoot_someone_is_played_from_the_grave(out: dict[str, object]) -> None:
    table = scene("trigger", out | {"hand": ["shoot-someone"]}, {"bet": 1, "barrel": ["bullet"]}, {})
    table.answer(0, "play:shoot-someone")
    assert asked(table) == [1]
    table.answer(1, "aim:2")
    assert people(table, "characters")[1:] == [4, 3]


@pytest.mark.rule("RR-Q6", "RR-11.9")
@pytest.mark.parametrize("card", ["air-gun", "gift"])
def test_a_later_card_changes_a_forced_aim(card: str) -> None:
    table = scene("trigger", {"bet": 1, "hand": [card, IDLE], "barrel": ["click"]}, {"hand": ["shoot-someone"]}, {})
    table.answer(1, "play:shoot-someone")
    table.answer(0, "aim:1")
    play(table, 0, card, 2 if card == "gift" else None)
    assert people(table, "aim")[0] == (2 if card == "gift" else "sky")
    assert choices(table, 0) == []


@pytest.mark.rule("RR-Q6", "RR-11.9")
def test_an_earlier_present_lapses() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["gift", IDLE]}, {"hand": ["shoot-someone"]}, {})
    play(table, 0, "gift", 1)
    table.answer(1, "play:shoot-someone")
    assert people(table, "aim")[0] == "unnamed"


@pytest.mark.rule("RR-Q29", "RR-Q34")
def test_a_player_who_names_nobody_gets_a_random_other_person_with_a_living_captain() -> None:
    hit: set[object] = set()
    for seed in range(40):
        shooter = {"bet": 1, "barrel": ["click"], "hand": ["shoot-someone"]}
        table = scene("trigger", shooter, {}, DEAD, {"out": True}, seed=seed)
        table.answer(0, "play:shoot-someone")
        table.answer(0, "aim:nobody")
        assert happened(table, "named-nobody") == [("named-nobody", 0)]
        hit.update(told[2] for told in happened(table, "fired"))
    assert hit == {1, 3}


@pytest.mark.rule("RR-Q34")
def test_targets_are_named_all_at_once() -> None:
    one, other = [
        scene("trigger", {"bet": 1, "hand": ["shoot-someone"]}, {"bet": 1, "hand": [IDLE]}, {"hand": ["peek"]})
        for _ in range(2)
    ]
    for table, target in ((one, 1), (other, 2)):
        table.answer(0, "play:shoot-someone")
        table.answer(0, f"aim:{target}")
    assert one.view(1) == other.view(1)
    assert people(one, "aim") == ["unnamed", "unnamed", 2]
    one.answer(1, "aim:2")
    assert people(one, "aim") == [1, 2, 2]


@pytest.mark.rule("RR-Q29", "RR-Q34")
def test_a_named_target_may_be_changed_once_after_each_further_card() -> None:
    table = scene("trigger", {"bet": 1, "hand": [IDLE]}, {"hand": ["shoot-someone", "duck", "spin-it-again"]}, {})
    table.answer(1, "play:shoot-someone")
    table.answer(0, "aim:1")
    assert choices(table, 0) == []
    assert refusal(table, 0, "aim:2") == "RR-Q34"
    play(table, 1, "duck")
    assert choices(table, 0) == [2]
    table.answer(0, "aim:2")
    assert people(table, "aim")[0] == 2
    assert choices(table, 0) == []
    play(table, 1, "spin-it-again", 0)
    assert choices(table, 0) == [1]


@pytest.mark.rule("RR-Q34")
@pytest.mark.parametrize(("named", "others"), [(0, [2]), (2, [0])])
def test_a_change_of_target_is_a_change(named: int, others: list[int]) -> None:
    table = scene("trigger", {"hand": ["shoot-someone", "duck"]}, {"bet": 1, "hand": [IDLE]}, {})
    table.answer(0, "play:shoot-someone")
    table.answer(1, f"aim:{named}")
    play(table, 0, "duck")
    assert choices(table, 1) == others


@pytest.mark.rule("RR-Q34", "RR-Q7")
def test_a_player_who_was_forced_in_one_shot_has_nothing_to_change_in_the_next() -> None:
    shooter = {"bet": 2, "barrel": ["click", "click"], "hand": [IDLE]}
    table = scene("trigger", shooter, {"hand": ["shoot-someone", "duck"]}, {})
    table.answer(1, "play:shoot-someone")
    table.answer(0, "aim:1")
    everybody(table, "pass")
    play(table, 1, "duck")
    assert (people(table, "aim")[0], choices(table, 0)) == (0, [])


@pytest.mark.rule("RR-Q34")
def test_a_player_who_was_not_forced_has_nothing_to_change() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["gift", IDLE]}, {"hand": ["duck"]}, {})
    play(table, 0, "gift", 1)
    play(table, 1, "duck")
    assert choices(table, 0) == []
    assert refusal(table, 0, "aim:2") == "RR-8.1"


# RR-A03 Shoot Someone at a table where aiming elsewhere is optional.

MAY = {"aim": "may"}


@pytest.mark.rule("RR-A03", "RR-Q6", "RR-Q34")
def test_at_a_table_that_lets_them_people_may_keep_aiming_at_themselves() -> None:
    shooter = {"bet": 1, "barrel": ["bullet"]}
    table = scene("trigger", shooter, shooter, {"hand": ["shoot-someone"]}, options=MAY)
    table.answer(2, "play:shoot-someone")
    assert people(table, "aim") == [0, 1, 2]
    assert offers(table, 0) == ["aim:0", "aim:1", "aim:2"]
    table.answer(0, "aim:0")
    table.answer(1, "aim:2")
    assert happened(table, "aimed") == [("aimed", 0, 0), ("aimed", 1, 2)]
    assert people(table, "characters") == [3, 4, 3]


@pytest.mark.rule("RR-Q6", "RR-11.9", "RR-11.10")
@pytest.mark.parametrize(("card", "target"), [("air-gun", None), ("gift", 1)])
def test_an_earlier_aim_lapses_by_either_reading(card: str, target: int | None) -> None:
    table = scene("trigger", {"bet": 1, "hand": [card]}, {"hand": ["shoot-someone"]}, {}, options=MAY)
    play(table, 0, card, target)
    table.answer(1, "play:shoot-someone")
    assert people(table, "aim")[0] == 0
    assert offers(table, 0) == ["aim:0", "aim:1", "aim:2"]


@pytest.mark.rule("RR-Q6", "RR-Q34")
def test_a_player_who_may_keep_their_aim_may_go_back_to_it() -> None:
    table = scene("trigger", {"bet": 1, "hand": [IDLE]}, {"hand": ["shoot-someone", "duck"]}, {}, options=MAY)
    table.answer(1, "play:shoot-someone")
    table.answer(0, "aim:1")
    play(table, 1, "duck")
    assert choices(table, 0) == [0, 2]
    table.answer(0, "aim:0")
    assert people(table, "aim")[0] == 0


@pytest.mark.rule("RR-Q6", "RR-Q24", "RR-A07")
def test_a_player_who_is_called_back_may_keep_aiming_at_themselves() -> None:
    others = {"bet": 1, "hand": ["shoot-someone", "one-for-the-road"]}
    table = scene("trigger", {"bet": 0}, others, {}, options=MAY)
    table.answer(1, "play:shoot-someone")
    table.answer(1, "aim:1")
    play(table, 1, "one-for-the-road", 0)
    assert offers(table, 0) == ["aim:0", "aim:1", "aim:2"]


# Three people have pocketed a card, at a table whose save does not mention the option.
WITHOUT_THE_OPTION = """
{"format": 1, "game": "russian-roulette", "version": 2, "seats": 3, "seed": 1,
 "options": {"points": 15, "peek": "player", "show_off": false}, "stack": null, "position": null,
 "answers": [[0, "pocket:click"], [1, "pocket:bullet"], [2, "pocket:click"]], "check": "9b3a9322124ac906"}
"""


@pytest.mark.rule("RR-Q6")
def test_in_a_save_without_the_option_aiming_elsewhere_is_compulsory() -> None:
    options = croupier.load(json.loads(WITHOUT_THE_OPTION)).position()["options"]
    assert isinstance(options, dict)
    assert options["aim"] == "must"


# RR-Q39: answers without a choice.


@pytest.mark.rule("RR-Q39", "RR-A02")
def test_the_only_person_whom_a_card_can_choose_is_not_asked_for() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"], "hand": ["gift"]}, {})
    table.answer(0, "play:gift")
    assert happened(table, "aimed", "fired") == [("aimed", 0, 1), ("fired", 0, 1, 1)]
    assert people(table, "characters") == [4, 3]


@pytest.mark.rule("RR-Q39", "RR-A09")
def test_the_only_bullet_just_shown_is_not_asked_for() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"]}, {"hand": ["wet-powder"]}, {})
    everybody(table, "pass")
    table.answer(1, "play:wet-powder")
    assert happened(table, "soaked") == [("soaked", 1, 0)]
    assert people(table, "characters") == [4, 4, 4]


@pytest.mark.rule("RR-Q39", "RR-Q6", "RR-Q34")
def test_with_one_other_person_nobody_is_asked_at_whom_to_aim() -> None:
    shooter = {"bet": 1, "barrel": ["click"]}
    table = scene("trigger", shooter, shooter | {"hand": ["shoot-someone", "duck"]})
    table.answer(1, "play:shoot-someone")
    assert happened(table, "aimed", "named-nobody") == [("aimed", 0, 1), ("aimed", 1, 0)]
    play(table, 1, "duck")
    assert happened(table, "fired") == [("fired", 0, 1, 1), ("fired", 1, 0, 1)]


@pytest.mark.rule("RR-Q39", "RR-Q6")
def test_with_one_other_person_the_player_who_may_keep_their_aim_is_asked() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["shoot-someone"]}, {}, options=MAY)
    table.answer(0, "play:shoot-someone")
    assert offers(table, 0) == ["aim:0", "aim:1"]


@pytest.mark.rule("RR-Q39", "RR-Q35")
def test_a_player_who_has_a_card_is_asked_whatever_it_is() -> None:
    table = scene("trigger", {"bet": 1, "hand": [IDLE]}, {}, {})
    assert offers(table, 0) == ["pass"]


# RR-A04 Air Gun.


@pytest.mark.rule("RR-A04", "RR-Q3")
def test_air_gun_sends_a_bullet_into_the_sky() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"], "hand": ["air-gun"]}, {}, {})
    play(table, 0, "air-gun")
    until(table, "pocket")
    assert happened(table, "fired-at-sky", "died") == [("fired-at-sky", 0, 1)]
    assert people(table, "points") == [2, 1, 1]


@pytest.mark.rule("RR-A04", "RR-Q7")
def test_air_gun_lasts_for_one_shot() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click", "bullet"], "hand": ["air-gun"]}, {}, {})
    play(table, 0, "air-gun")
    assert people(table, "characters") == [3, 4, 4]


@pytest.mark.rule("RR-A04", "RR-Q36")
def test_air_gun_is_not_played_twice_for_one_shot() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["air-gun"] * 2}, {})
    play(table, 0, "air-gun")
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:air-gun") == "RR-Q36"


# RR-A07 One for the Road.


@pytest.mark.rule("RR-A07", "RR-Q30")
def test_one_for_the_road_makes_a_player_fire_once_more_at_themselves() -> None:
    table = scene("trigger", {"hand": ["one-for-the-road"]}, {"bet": 1, "barrel": ["click", "bullet"]}, {})
    everybody(table, "pass")
    play(table, 0, "one-for-the-road", 1)
    assert happened(table, "called-back", "fired") == [("fired", 1, 1, 1), ("called-back", 1), ("fired", 1, 1, 2)]
    assert people(table, "characters") == [4, 3, 4]


@pytest.mark.rule("RR-A07")
def test_one_for_the_road_changes_neither_bet_nor_points() -> None:
    table = scene("trigger", {"hand": ["one-for-the-road"]}, {"bet": 0, "barrel": ["click"]})
    play(table, 0, "one-for-the-road", 1)
    until(table, "pocket")
    assert happened(table, "fired") == [("fired", 1, 1, 1)]
    assert people(table, "points") == [1, 1]


@pytest.mark.rule("RR-A07", "RR-Q7")
def test_one_for_the_road_is_for_one_shot() -> None:
    table = scene("trigger", {"bet": 3, "hand": ["one-for-the-road", IDLE]}, {"bet": 0, "barrel": ["click"] * 2})
    play(table, 0, "one-for-the-road", 1)
    assert people(table, "takes_part") == [True, True]
    until(table, "pocket")
    assert [told for told in happened(table, "fired") if told[1] == 1] == [("fired", 1, 1, 1)]


@pytest.mark.rule("RR-A07")
def test_one_for_the_road_chooses_people_in_the_round_who_are_done() -> None:
    empty = {"bet": 5, "shown": ["click"] * 5 + ["bullet"]}
    table = scene("trigger", {"hand": ["one-for-the-road"]}, {"out": True}, DEAD, {"bet": 5}, {"bet": 1}, empty, shot=3)
    table.answer(0, "play:one-for-the-road")
    assert choices(table, 0) == [0, 4]


@pytest.mark.rule("RR-A07")
def test_nobody_is_called_back_twice_for_one_shot() -> None:
    table = scene("trigger", {"hand": ["one-for-the-road"] * 2}, {"bet": 0}, {})
    play(table, 0, "one-for-the-road", 1)
    table.answer(0, "play:one-for-the-road")
    assert choices(table, 0) == [0, 2]


@pytest.mark.rule("RR-A07", "RR-11.8")
def test_one_for_the_road_is_played_from_the_grave() -> None:
    table = scene("trigger", DEAD | {"hand": ["one-for-the-road"]}, {"barrel": ["click"]}, {})
    play(table, 0, "one-for-the-road", 1)
    assert happened(table, "fired") == [("fired", 1, 1, 1)]


# RR-A08 Spin It Again.


@pytest.mark.rule("RR-A08")
def test_spin_it_again_reshuffles_what_is_left_of_a_barrel() -> None:
    tops = set()
    for seed in range(40):
        table = scene(
            "trigger", {"bet": 1, "hand": ["spin-it-again", IDLE]}, {"bet": 3, "barrel": ["bullet"]}, shot=2, seed=seed
        )
        play(table, 0, "spin-it-again", 1)
        barrel = truth(table, 1)["barrel"]
        tops.add(barrel.index("bullet"))
        assert len(barrel) == 5
        assert cards(table, "shown:1") == ["click"]
    assert tops == {0, 1, 2, 3, 4}


@pytest.mark.rule("RR-A08")
def test_spin_it_again_makes_a_peek_worthless() -> None:
    table = scene("bet", {"hand": ["peek", "spin-it-again", IDLE]}, {"barrel": ["bullet"]}, {})
    play(table, 0, "peek", 1)
    everybody(table, "bet:1")
    everybody(table, "pass")
    assert cards(table, "barrel:1", 0)[0] == "bullet"
    play(table, 0, "spin-it-again", 1)
    assert cards(table, "barrel:1", 0) == [None] * 6


@pytest.mark.rule("RR-A08", "RR-11.8")
def test_spin_it_again_is_played_from_the_grave_on_people_in_the_round() -> None:
    table = scene("trigger", DEAD | {"hand": ["spin-it-again"]}, {"out": True}, {"bet": 1}, {"bet": 0})
    table.answer(0, "play:spin-it-again")
    assert choices(table, 0) == [2, 3]


# RR-A09 Wet Powder.


@pytest.mark.rule("RR-A09")
def test_wet_powder_turns_a_shown_bullet_into_a_click() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["bullet"]}, {"hand": ["wet-powder"]}, {})
    everybody(table, "pass")
    assert public(table, "turned_up") == [0]
    play(table, 1, "wet-powder", 0)
    until(table, "pocket")
    assert happened(table, "soaked", "died") == [("soaked", 1, 0)]
    assert people(table, "points") == [3, 1, 1]


@pytest.mark.rule("RR-A09")
def test_wet_powder_chooses_one_of_the_bullets_just_shown() -> None:
    shot = {"bet": 1, "barrel": ["bullet"]}
    table = scene("trigger", shot, shot, {"hand": ["wet-powder"]}, {"bet": 1, "barrel": ["click"]})
    everybody(table, "pass")
    table.answer(2, "play:wet-powder")
    assert choices(table, 2) == [0, 1]
    table.answer(2, "choose:0")
    assert people(table, "characters") == [4, 3, 4, 4]


@pytest.mark.rule("RR-A09")
def test_wet_powder_saves_the_target_of_a_bullet() -> None:
    table = scene("trigger", {"bet": 1, "aim": 1, "barrel": ["bullet"]}, {"hand": ["wet-powder"]}, {})
    everybody(table, "pass")
    play(table, 1, "wet-powder", 0)
    assert people(table, "characters") == [4, 4, 4]


@pytest.mark.rule("RR-A09", "RR-Q25")
def test_wet_powder_answers_a_bullet_and_nothing_else() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["click"], "hand": ["wet-powder"]}, {})
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:wet-powder") == "RR-Q25"
    everybody(table, "pass")
    assert phase(table) == "trigger"


@pytest.mark.rule("RR-A09", "RR-11.8")
@pytest.mark.parametrize("out", [{"out": True}, DEAD])
def test_wet_powder_has_no_skull(out: dict[str, object]) -> None:
    table = scene("trigger", out | {"hand": ["wet-powder"]}, {"bet": 1, "barrel": ["bullet"]}, {})
    everybody(table, "pass")
    assert people(table, "characters")[1] == 3


# RR-A10 Duck!


@pytest.mark.rule("RR-A10")
def test_duck_makes_the_bullets_of_others_hit_nobody() -> None:
    aimed = {"bet": 1, "aim": 2, "barrel": ["bullet"]}
    table = scene("trigger", aimed, aimed, {"hand": ["duck"]}, {})
    play(table, 2, "duck")
    until(table, "pocket")
    assert happened(table, "ducked", "died") == [("ducked", 0, 2), ("ducked", 1, 2)]


@pytest.mark.rule("RR-A10")
def test_duck_does_not_help_against_ones_own_bullet() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"], "hand": ["duck"]}, {}, {})
    play(table, 0, "duck")
    assert people(table, "characters") == [3, 4, 4]


@pytest.mark.rule("RR-Q37")
def test_duck_lasts_for_one_shot() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click", "bullet"], "hand": ["gift"]}, {"hand": ["duck"]}, {})
    play(table, 1, "duck")
    assert people(table, "ducking") == [False, True, False]
    everybody(table, "pass")
    assert people(table, "ducking") == [False, False, False]
    play(table, 0, "gift", 1)
    assert people(table, "characters") == [4, 3, 4]


@pytest.mark.rule("RR-Q37")
def test_duck_comes_before_a_shot_that_a_player_takes_part_in() -> None:
    table = scene("trigger", {"hand": ["duck"]}, {"bet": 1})
    assert plays(table, 0) == ["duck"]
    table = scene("trigger", {"hand": ["duck"]}, {"bet": 0})
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:duck") == "RR-Q37"


@pytest.mark.rule("RR-Q37", "RR-Q36")
def test_nobody_ducks_twice_for_one_shot() -> None:
    table = scene("trigger", {"bet": 1}, {"hand": ["duck", "duck"]}, {"hand": [IDLE]})
    play(table, 1, "duck")
    assert plays(table, 1) == []


@pytest.mark.rule("RR-Q37", "RR-11.8")
def test_duck_is_for_people_in_the_round() -> None:
    table = scene("trigger", {"out": True, "hand": ["duck"]}, {"bet": 1}, {})
    assert refusal(table, 0, "play:duck") == "RR-11.8"


@pytest.mark.rule("RR-Q29")
def test_duck_answers_shoot_someone() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"]}, {"hand": ["duck"]}, {"hand": ["shoot-someone"]})
    table.answer(2, "play:shoot-someone")
    table.answer(0, "aim:1")
    assert plays(table, 1) == ["duck"]
    play(table, 1, "duck")
    everybody(table, "pass")
    assert happened(table, "ducked", "died") == [("ducked", 0, 1)]
