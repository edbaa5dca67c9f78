"""RR-7: accusations, right and wrong, alone and crossed."""

from __future__ import annotations

import pytest

import croupier
from croupier import TooLate
from tests.games.russian_roulette.scenes import (
    DEAD,
    Player,
    asked,
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
    public,
    refusal,
    scene,
    truth,
    until,
)

CHEAT = {"pocket": "bullet"}
LAST_CHEAT = {"pocket": "bullet", "characters": 1}


@pytest.mark.rule("RR-7.1")
def test_everybody_may_accuse_anybody_else() -> None:
    table = scene("accusation", {}, {}, {})
    assert [choices(table, seat) for seat in range(3)] == [[1, 2], [0, 2], [0, 1]]
    everybody(table, "pass", seat0="accuse:2")
    assert happened(table, "accused") == [("accused", 0, 2)]
    assert people(table, "has_accused") == [True, False, False]


@pytest.mark.rule("RR-7.2")
@pytest.mark.parametrize("pocket", ["click", "bullet"])
def test_the_accused_shows_the_card_to_all(pocket: str) -> None:
    table = scene("accusation", {}, {"pocket": pocket, "hand": ["bribed-judge"]}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert [cards(table, "pocket:1", viewer) for viewer in (0, 1, 2, None)] == [[pocket]] * 4
    assert people(table, "pocket_shown") == [False, True, False]


@pytest.mark.rule("RR-7.3")
def test_one_accusation_per_round() -> None:
    table = scene("accusation", {"hand": ["cold-feet"]}, {}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert offers(table, 0) == ["pass", "play:cold-feet"]
    assert refusal(table, 0, "accuse:2") == "RR-7.3"


@pytest.mark.rule("RR-7.3")
def test_a_refusal_says_why_in_words_and_changes_nothing() -> None:
    table = scene("accusation", {"hand": ["cold-feet"], "has_accused": True}, {})
    before = table.view(0), table.events()
    with pytest.raises(croupier.NotOnOffer, match=r"one accusation per round \(RR-7\.3\)") as refused:
        table.answer(0, "accuse:1")
    assert refused.value.reason == "one-accusation-per-round"
    assert (table.view(0), table.events()) == before


@pytest.mark.rule("RR-7.4", "RR-11.1")
def test_a_caught_cheat_is_shot_and_the_accuser_gains_three_cards() -> None:
    table = scene("accusation", {}, CHEAT, {})
    everybody(table, "pass", seat0="accuse:1")
    assert counts(table, "hand")[0] == 3
    assert people(table, "characters") == [4, 3, 4]
    assert people(table, "in_round") == [True, False, True]
    assert counts(table, "barrel")[1] == 0


@pytest.mark.rule("RR-7.4", "RR-9.1")
def test_a_caught_cheat_fires_no_shot_and_scores_nothing() -> None:
    table = scene("accusation", {"bet": 0}, CHEAT | {"bet": 3}, {"bet": 0})
    everybody(table, "pass", seat0="accuse:1")
    until(table, "pocket")
    assert happened(table, "fired") == []
    assert people(table, "points") == [1, 0, 1]


@pytest.mark.rule("RR-7.5")
def test_a_player_out_of_the_round_may_still_accuse_once() -> None:
    table = scene("accusation", {}, CHEAT, CHEAT, {})
    everybody(table, "pass", seat0="accuse:1")
    assert choices(table, 1) == [0, 2, 3]
    everybody(table, "pass", seat1="accuse:2")
    assert happened(table, "caught") == [("caught", 1), ("caught", 2)]
    assert choices(table, 1) == []


@pytest.mark.rule("RR-7.5")
def test_a_player_who_has_accused_before_being_caught_may_not_accuse_again() -> None:
    table = scene("accusation", {}, CHEAT, {})
    everybody(table, "pass", seat1="accuse:2")
    everybody(table, "pass", seat0="accuse:1")
    assert people(table, "in_round")[1] is False
    assert choices(table, 1) == []


@pytest.mark.rule("RR-7.5", "RR-Q11")
def test_a_player_out_of_the_game_neither_accuses_nor_is_accused() -> None:
    table = scene("bet", DEAD | {"hand": ["raise"]}, {}, {})
    everybody(table, "bet:0")
    assert offers(table, 0) == ["pass", "play:raise"]
    assert refusal(table, 0, "accuse:1") == "RR-3.4"
    assert choices(table, 1) == [2]
    assert refusal(table, 1, "accuse:0") == "RR-Q11"


@pytest.mark.rule("RR-7.6", "RR-11.1")
def test_the_wrongly_accused_draws_a_card() -> None:
    table = scene("accusation", {}, {}, {}, action=["peek"])
    everybody(table, "pass", seat0="accuse:1")
    assert counts(table, "hand") == [0, 1, 0]
    assert cards(table, "hand:1", 1) == ["peek"]
    assert happened(table, "cleared") == [("cleared", 1)]


@pytest.mark.rule("RR-7.7")
def test_a_false_accuser_trades_a_click_for_a_bullet_and_keeps_the_bet() -> None:
    table = scene("accusation", {"bet": 4}, {"bet": 1}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert people(table, "bullets") == [2, 1, 1]
    assert counts(table, "barrel") == [6, 6, 6]
    assert sorted(truth(table, 0)["barrel"]) == ["bullet", "bullet", *["click"] * 4]
    assert count(table, "reserve") == 15
    assert people(table, "bet") == [4, 1, 0]


def after_a_look_and_a_false_accusation(*players: Player, seed: int = 0) -> croupier.Table:
    """Seat 0 has looked at its own barrel, and then accused seat 1 wrongly."""
    table = scene("bet", *players, seed=seed)
    play(table, 0, "peek", 0)
    everybody(table, "bet:0")
    assert None not in cards(table, "barrel:0", 0)[:3]
    everybody(table, "pass", seat0="accuse:1")
    return table


@pytest.mark.rule("RR-7.7")
def test_the_barrel_of_a_false_accuser_is_reshuffled() -> None:
    tables = [after_a_look_and_a_false_accusation({"hand": ["peek"]}, {}, seed=seed) for seed in range(60)]
    assert all(cards(table, "barrel:0", 0) == [None] * 6 for table in tables)
    assert {place for table in tables for place in range(6) if truth(table, 0)["barrel"][place] == "bullet"} == set(
        range(6)
    )


@pytest.mark.rule("RR-7.8", "RR-Q15")
def test_the_extra_bullet_stays_in_the_next_round() -> None:
    table = scene("accusation", {}, {}, {})
    everybody(table, "pass", seat0="accuse:1")
    until(table, "pocket")
    assert cards(table, "ammo:0", 0) == ["bullet", "bullet", *["click"] * 5]
    everybody(table, "pocket:click")
    until(table, "bet")
    assert truth(table, 0)["barrel"].count("bullet") == 2


@pytest.mark.rule("RR-7.8", "RR-10.4")
def test_the_extra_bullets_go_when_a_character_dies() -> None:
    table = scene("trigger", {"bullets": 3, "bet": 1, "barrel": ["bullet"]}, {}, {})
    assert people(table, "bullets") == [1, 1, 1]
    assert cards(table, "ammo:0", 0) == ["bullet", *["click"] * 6]
    assert count(table, "reserve") == 16
    assert count(table, "spare:0") == 0


@pytest.mark.rule("RR-7.9")
def test_an_accusation_calls_for_another_call_and_silence_ends_the_phase() -> None:
    table = scene("accusation", {"bet": 1, "hand": ["gift"]}, {}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert phase(table) == "accusation"
    assert choices(table, 1) == [0, 2]
    everybody(table, "pass")
    assert phase(table) == "trigger"
    assert public(table, "shot") == 1


@pytest.mark.rule("RR-7.10")
def test_replaced_clicks_lie_open_for_all_to_count() -> None:
    table = scene("accusation", {"bullets": 2}, {}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert cards(table, "spare:0", 2) == cards(table, "spare:0", None) == ["click", "click"]
    assert people(table, "bullets") == [3, 1, 1]


@pytest.mark.rule("RR-7.11")
def test_each_of_several_right_accusers_gains_three_cards() -> None:
    table = scene("accusation", {}, CHEAT, {}, {})
    everybody(table, "accuse:1", seat1="pass")
    assert [counts(table, "hand")[seat] for seat in (0, 2, 3)] == [3, 3, 3]
    assert people(table, "characters") == [4, 3, 4, 4]


@pytest.mark.rule("RR-7.11")
def test_each_of_several_wrong_accusers_is_punished_and_the_accused_draws_for_each() -> None:
    table = scene("accusation", {}, {}, {}, {})
    everybody(table, "accuse:1", seat1="pass")
    assert counts(table, "hand") == [0, 3, 0, 0]
    assert people(table, "bullets") == [2, 1, 2, 2]


@pytest.mark.rule("RR-7.12")
def test_the_wrongly_accused_stays_in_with_the_card_face_up() -> None:
    table = scene("accusation", {}, {"bet": 1, "barrel": ["click"]}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert people(table, "in_round") == [True, True, True]
    assert cards(table, "pocket:1", 2) == ["click"]
    until(table, "pocket")
    assert ("fired", 1, 1, 1) in happened(table, "fired")
    assert people(table, "points") == [1, 2, 1]


@pytest.mark.rule("RR-7.12", "RR-7.3")
def test_the_tiles_are_turned_back_in_the_next_round() -> None:
    table = scene("accusation", {}, {}, {})
    everybody(table, "pass", seat0="accuse:1")
    everybody(until(table, "pocket"), "pocket:click")
    assert people(table, "has_accused") == [False, False, False]
    assert people(table, "pocket_shown") == [False, False, False]
    everybody(until(table, "bet"), "bet:0")
    assert choices(table, 0) == [1, 2]


@pytest.mark.rule("RR-Q11")
def test_nobody_is_accused_after_showing_their_card() -> None:
    table = scene("accusation", {}, {}, CHEAT, {})
    everybody(table, "pass", seat0="accuse:1", seat1="accuse:2")
    assert choices(table, 3) == [0]
    assert refusal(table, 3, "accuse:1") == "RR-Q11"
    assert refusal(table, 3, "accuse:2") == "RR-Q11"


@pytest.mark.rule("RR-Q11")
def test_a_scene_with_a_player_out_of_the_round_has_had_their_card_shown() -> None:
    table = scene("accusation", {"out": True}, {}, {})
    assert choices(table, 1) == [2]


@pytest.mark.rule("RR-Q11")
def test_nobody_accuses_themselves_several_people_or_takes_it_back() -> None:
    table = scene("accusation", {}, {}, {})
    assert refusal(table, 0, "accuse:0") == "RR-Q11"
    table.answer(0, "accuse:1")
    with pytest.raises(croupier.TooLate):
        table.answer(0, "accuse:2")
    everybody(table, "pass")
    with pytest.raises(croupier.TooLate):
        table.undo(0)
    assert happened(table, "accused") == [("accused", 0, 1)]


@pytest.mark.rule("RR-Q13")
def test_a_false_accuser_out_of_the_round_starts_the_next_with_the_bullet() -> None:
    table = scene("accusation", CHEAT, {}, {})
    everybody(table, "pass", seat1="accuse:0")
    everybody(table, "pass", seat0="accuse:2")
    assert cards(table, "ammo:0", 0) == ["bullet", "bullet", *["click"] * 5]
    until(table, "pocket")
    assert people(table, "bullets") == [2, 1, 1]


@pytest.mark.rule("RR-Q13")
def test_the_replaced_click_never_comes_from_the_pocket() -> None:
    table = scene("accusation", {"bullets": 6, "pocket": "click"}, {}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert truth(table, 0)["pocket"] == "click"
    assert people(table, "bullets") == [6, 1, 1]
    assert happened(table, "extra-bullet", "no-extra-bullet") == [("no-extra-bullet", 0)]
    assert counts(table, "hand") == [0, 1, 0]


@pytest.mark.rule("RR-Q13")
def test_an_empty_reserve_gives_no_bullet_but_the_accused_draws_and_the_barrel_is_reshuffled() -> None:
    hoarders = {"bullets": 7, "pocket": "bullet"}, {"bullets": 6}
    table = after_a_look_and_a_false_accusation({"hand": ["peek"], "bullets": 5}, {}, *hoarders)
    assert happened(table, "extra-bullet", "no-extra-bullet") == [("no-extra-bullet", 0)]
    assert (people(table, "bullets"), count(table, "reserve")) == ([5, 1, 7, 6], 0)
    assert counts(table, "hand") == [0, 1, 0, 0]
    assert cards(table, "barrel:0", 0) == [None] * 6


@pytest.mark.rule("RR-Q13")
def test_the_last_bullet_of_the_reserve_goes_to_the_first_of_two_false_accusers() -> None:
    table = scene("accusation", {}, {}, {"bullets": 7, "pocket": "bullet"}, {"bullets": 6}, {"bullets": 3})
    everybody(table, "pass", seat0="accuse:1", seat4="accuse:1")
    assert happened(table, "extra-bullet", "no-extra-bullet") == [("extra-bullet", 0), ("no-extra-bullet", 4)]
    assert people(table, "bullets") == [2, 1, 7, 6, 3]


@pytest.mark.rule("RR-Q14")
def test_severance_is_drawn_for_the_judges_shot_but_not_for_a_captain() -> None:
    table = scene("accusation", {}, CHEAT, LAST_CHEAT, {})
    everybody(table, "pass", seat0="accuse:1", seat3="accuse:2")
    assert counts(table, "hand") == [3, 1, 0, 3]
    assert people(table, "characters") == [4, 3, 0, 4]


@pytest.mark.rule("RR-Q27")
def test_first_the_shows_then_draws_in_seat_order_then_bullets_then_the_judge() -> None:
    table = scene("accusation", {}, CHEAT, {}, {})
    everybody(table, "pass", seat3="accuse:1", seat0="accuse:2")
    assert happened(table, "showed", "drew", "extra-bullet", "caught", "died") == [
        ("showed", 1),
        ("showed", 2),
        ("drew", 2),
        *[("drew", 3)] * 3,
        ("extra-bullet", 0),
        ("caught", 1),
        ("died", 1, 3),
        ("drew", 1),
    ]


@pytest.mark.rule("RR-Q27")
def test_a_false_accuser_caught_in_the_same_tick_loses_the_new_bullet_again() -> None:
    table = scene("accusation", CHEAT, {}, {})
    everybody(table, "pass", seat0="accuse:1", seat2="accuse:0")
    assert happened(table, "extra-bullet", "caught") == [("extra-bullet", 0), ("caught", 0)]
    assert people(table, "bullets") == [1, 1, 1]
    assert count(table, "reserve") == 16
    assert counts(table, "hand") == [1, 1, 3]


@pytest.mark.rule("RR-Q27", "RR-7.11")
def test_two_cheats_who_accuse_each_other_both_gain_and_both_lose() -> None:
    table = scene("accusation", CHEAT, CHEAT, {})
    everybody(table, "pass", seat0="accuse:1", seat1="accuse:0")
    assert people(table, "characters") == [3, 3, 4]
    assert counts(table, "hand") == [4, 4, 0]


@pytest.mark.rule("RR-Q27")
def test_a_cheat_and_an_honest_person_who_accuse_each_other() -> None:
    table = scene("accusation", CHEAT, {}, {})
    everybody(table, "pass", seat0="accuse:1", seat1="accuse:0")
    assert people(table, "characters") == [3, 4, 4]
    assert counts(table, "hand") == [1, 3 + 1, 0]
    assert people(table, "bullets") == [1, 1, 1]


@pytest.mark.rule("RR-Q27")
def test_two_honest_people_who_accuse_each_other() -> None:
    table = scene("accusation", {}, {}, {})
    everybody(table, "pass", seat0="accuse:1", seat1="accuse:0")
    assert people(table, "bullets") == [2, 2, 1]
    assert counts(table, "hand") == [1, 1, 0]


@pytest.mark.rule("RR-Q27", "RR-12.3")
def test_the_last_two_captains_expose_each_other_and_nobody_wins() -> None:
    table = scene("accusation", LAST_CHEAT | {"points": 14}, LAST_CHEAT, DEAD)
    everybody(table, "pass", seat0="accuse:1", seat1="accuse:0")
    assert table.result is not None
    assert (table.result.winners, table.result.rule) == ((), "RR-12.3")


@pytest.mark.rule("RR-Q27", "RR-Q19")
def test_a_captain_caught_in_the_tick_of_a_catch_still_draws_for_it() -> None:
    table = scene("accusation", LAST_CHEAT, CHEAT, {})
    everybody(table, "pass", seat0="accuse:1", seat2="accuse:0")
    assert people(table, "characters") == [0, 3, 4]
    assert counts(table, "hand") == [3, 1, 3]


@pytest.mark.rule("RR-Q33")
def test_accusations_are_secret_until_everybody_has_spoken() -> None:
    first, second = scene("accusation", {}, {}, {}), scene("accusation", {}, {}, {})
    first.answer(0, "accuse:1")
    second.answer(0, "pass")
    for viewer in (1, 2, None):
        assert first.view(viewer) == second.view(viewer)
        assert first.events(seat=viewer) == second.events(seat=viewer)


@pytest.mark.rule("RR-Q11", "RR-Q33")
def test_an_accusation_is_taken_back_only_before_it_is_official() -> None:
    table = scene("accusation", {}, {}, {})
    table.answer(0, "accuse:1")
    table.undo(0)
    assert asked(table) == [0, 1, 2]
    table.answer(0, "accuse:1")
    table.answer(1, "pass")
    with pytest.raises(TooLate):
        table.undo(0)  # another seat has answered after it
    table.answer(2, "accuse:1")
    assert happened(table, "accused") == [("accused", 0, 1), ("accused", 2, 1)]
    with pytest.raises(TooLate):
        table.undo(2)


@pytest.mark.rule("RR-Q10", "RR-Q33", "RR-7.11")
def test_accusations_of_one_call_are_simultaneous_whatever_their_order() -> None:
    table = scene("accusation", {}, {}, {})
    for seat, key in ((2, "accuse:1"), (1, "pass"), (0, "accuse:1")):
        table.answer(seat, key)
    assert happened(table, "accused") == [("accused", 0, 1), ("accused", 2, 1)]
    assert counts(table, "hand") == [0, 2, 0]


@pytest.mark.rule("RR-Q33")
def test_a_card_takes_effect_at_once_and_starts_the_call_again() -> None:
    table = scene("accusation", {}, CHEAT, {"hand": ["raise"]})
    table.answer(0, "accuse:1")
    play(table, 2, "raise", 1)
    assert people(table, "bet") == [0, 1, 0]
    assert happened(table, "accused") == []
    assert asked(table) == [0, 1, 2]
    everybody(table, "pass")
    assert happened(table, "caught") == []
