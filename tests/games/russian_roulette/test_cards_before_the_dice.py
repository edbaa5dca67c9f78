"""The cards of the Pocket, Spin and Bet phases: Light Pockets, Extra Round, Peek."""

from __future__ import annotations

import pytest

from tests.games.russian_roulette.scenes import (
    DEAD,
    asked,
    cards,
    choices,
    count,
    counts,
    everybody,
    happened,
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

# RR-A15 Light Pockets.


@pytest.mark.rule("RR-A15")
def test_light_pockets_takes_a_card_from_the_hand_of_another() -> None:
    table = scene("pocket", {"hand": ["light-pockets"]}, {"hand": ["gift"]}, {})
    play(table, 0, "light-pockets", 1)
    assert cards(table, "hand:0", 0) == ["gift"]
    assert counts(table, "hand") == [1, 0, 0]


@pytest.mark.rule("RR-A15")
def test_light_pockets_takes_a_random_card() -> None:
    taken = set()
    for seed in range(40):
        table = scene("pocket", {"hand": ["light-pockets"]}, {"hand": ["gift", "duck", "peek"]}, {}, seed=seed)
        play(table, 0, "light-pockets", 1)
        taken.update(cards(table, "hand:0", 0))
    assert taken == {"gift", "duck", "peek"}


@pytest.mark.rule("RR-A15")
def test_light_pockets_reaches_people_out_of_the_game_but_not_empty_hands_or_oneself() -> None:
    table = scene("pocket", {"hand": ["light-pockets", "peek"]}, {}, DEAD | {"hand": ["gift"]}, {"hand": ["gift"]})
    table.answer(0, "play:light-pockets")
    assert choices(table, 0) == [2, 3]
    table.answer(0, "choose:2")
    assert counts(table, "hand") == [2, 0, 0, 1]


@pytest.mark.rule("RR-A15")
def test_light_pockets_tells_the_two_of_them_what_was_taken_and_nobody_else() -> None:
    table = scene("pocket", {"hand": ["light-pockets"]}, {"hand": ["gift", "duck"]}, {})
    play(table, 0, "light-pockets", 1)
    taken = cards(table, "hand:0", 0)
    assert [shown(table, "stole", viewer) for viewer in (0, 1, 2, None)] == [[taken], [taken], [[None]], [[None]]]
    assert cards(table, "hand:0", 2) == [None]


@pytest.mark.rule("RR-A15")
def test_light_pockets_is_not_for_people_out_of_the_game() -> None:
    table = scene("pocket", DEAD | {"hand": ["light-pockets"]}, {"hand": ["gift"]}, {})
    assert asked(table) == [1, 2]


@pytest.mark.rule("RR-A15", "RR-Q36")
def test_light_pockets_needs_a_hand_to_take_from() -> None:
    table = scene("pocket", {"hand": ["light-pockets", "peek"]}, {})
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:light-pockets") == "RR-Q36"


# RR-A13 Extra Round.


@pytest.mark.rule("RR-A13", "RR-Q38")
def test_extra_round_puts_a_bullet_into_a_barrel_before_the_shuffle() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {})
    play(table, 0, "extra-round", 1)
    assert phase(table) == "bet"
    assert people(table, "bullets") == [1, 2]
    assert truth(table, 1)["barrel"].count("bullet") == 2
    assert counts(table, "barrel") == [6, 6]
    assert count(table, "reserve") == 16


@pytest.mark.rule("RR-A13", "RR-Q38")
def test_extra_round_lasts_until_the_end_of_the_round() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {"bullets": 2})
    play(table, 0, "extra-round", 1)
    everybody(table, "bet:0")
    assert people(table, "bullets") == [1, 3]
    until(table, "pocket")
    assert people(table, "bullets") == [1, 2]
    assert cards(table, "ammo:1", 1).count("bullet") == 2
    assert (count(table, "spare:1"), count(table, "reserve")) == (1, 16)


@pytest.mark.rule("RR-A13", "RR-Q38")
def test_extra_round_lasts_no_longer_than_a_character() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {"pocket": "bullet"}, {})
    play(table, 0, "extra-round", 1)
    everybody(table, "bet:0")
    everybody(table, "pass", seat2="accuse:1")
    assert people(table, "bullets") == [1, 1, 1]
    until(table, "pocket")
    assert people(table, "bullets") == [1, 1, 1]
    assert count(table, "reserve") == 16


@pytest.mark.rule("RR-A13")
def test_a_false_accusation_after_extra_round_and_a_death_keeps_its_own_bullet() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {"pocket": "bullet"}, {})
    play(table, 0, "extra-round", 1)
    everybody(table, "bet:0")
    everybody(table, "pass", seat2="accuse:1")
    everybody(table, "pass", seat1="accuse:0")
    until(table, "pocket")
    assert people(table, "bullets") == [1, 2, 1]


@pytest.mark.rule("RR-A13")
def test_extra_round_chooses_anybody_with_a_barrel() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {"characters": 1}, DEAD)
    table.answer(0, "play:extra-round")
    assert choices(table, 0) == [0, 1]


@pytest.mark.rule("RR-A13", "RR-Q36")
def test_extra_round_takes_the_last_bullet_of_the_reserve() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {"bullets": 5}, {"bullets": 6}, {"bullets": 6})
    play(table, 0, "extra-round", 0)
    assert (people(table, "bullets"), count(table, "reserve")) == ([2, 5, 6, 6], 0)


@pytest.mark.rule("RR-A13", "RR-11.8")
def test_extra_round_has_a_skull() -> None:
    table = scene("spin", DEAD | {"hand": ["extra-round"]}, {}, {})
    play(table, 0, "extra-round", 2)
    assert happened(table, "played", "loaded") == [("played", 0, "extra-round"), ("loaded", 2)]


@pytest.mark.rule("RR-Q38")
def test_extra_round_never_takes_the_click_from_the_pocket() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {"bullets": 6, "pocket": "click"})
    play(table, 0, "extra-round", 1)
    assert happened(table, "loaded", "not-loaded") == [("not-loaded", 1)]
    assert truth(table, 1)["pocket"] == "click"
    assert people(table, "bullets") == [1, 6]


@pytest.mark.rule("RR-A13", "RR-Q36")
def test_extra_round_does_not_betray_a_pocket_by_its_targets() -> None:
    honest = scene("spin", {"hand": ["extra-round"]}, {"bullets": 6, "pocket": "click"})
    cheating = scene("spin", {"hand": ["extra-round"]}, {"bullets": 6, "pocket": "bullet"})
    for table in (honest, cheating):
        table.answer(0, "play:extra-round")
    assert honest.view(0) == cheating.view(0)


# RR-A01 Peek.


@pytest.mark.rule("RR-A01", "RR-Q20")
def test_peek_shows_the_top_three_cards_and_leaves_them_there() -> None:
    table = scene("bet", {"hand": ["peek"]}, {"barrel": ["click", "bullet", "click"]})
    play(table, 0, "peek", 1)
    assert cards(table, "barrel:1", 0) == ["click", "bullet", "click", "click", "click", "click"], "only one BULLET"
    assert truth(table, 1)["barrel"][:3] == ["click", "bullet", "click"]


@pytest.mark.rule("RR-A01", "RR-Q20")
def test_peek_is_a_secret_of_the_player_who_played_it() -> None:
    early = scene("bet", {"hand": ["peek"]}, {"barrel": ["bullet"]}, {})
    late = scene("bet", {"hand": ["peek"]}, {"barrel": ["click"] * 5}, {})
    for table in (early, late):
        play(table, 0, "peek", 1)
    assert happened(early, "peeked", seat=2) == [("peeked", 0, 1)]
    assert early.view(0) != late.view(0)
    for viewer in (1, 2, None):
        assert early.view(viewer) == late.view(viewer)
        assert early.events(seat=viewer) == late.events(seat=viewer)


@pytest.mark.rule("RR-Q20")
def test_peek_by_the_other_reading_shows_the_chosen_person_their_own_cards() -> None:
    table = scene("bet", {"hand": ["peek"]}, {"barrel": ["click", "bullet", "click"]}, {}, options={"peek": "chosen"})
    play(table, 0, "peek", 1)
    assert cards(table, "barrel:1", 1)[:3] == ["click", "bullet", "click"]
    for viewer in (0, 2, None):
        assert cards(table, "barrel:1", viewer) == [None] * 6


@pytest.mark.rule("RR-A01")
def test_peek_chooses_anybody_with_a_barrel() -> None:
    table = scene("bet", {"hand": ["peek"]}, DEAD, {})
    table.answer(0, "play:peek")
    assert choices(table, 0) == [0, 2]
    assert refusal(table, 0, "choose:1") == "RR-A01"


@pytest.mark.rule("RR-A01")
def test_peek_comes_before_the_dice_are_shown() -> None:
    table = scene("bet", {"hand": ["peek"]}, {})
    assert plays(table, 0) == ["peek"]
    everybody(table, "bet:0")
    assert refusal(table, 0, "play:peek") == "RR-11.2"


@pytest.mark.rule("RR-A01")
def test_what_was_peeked_at_comes_true() -> None:
    table = scene("bet", {"hand": ["peek"]}, {"barrel": ["click", "click", "bullet"]}, {})
    play(table, 0, "peek", 1)
    seen = cards(table, "barrel:1", 0)[:3]
    everybody(table, "bet:0", seat1="bet:3")
    everybody(table, "pass")
    assert [card for fired in shown(table, "fired") for card in fired] == seen
