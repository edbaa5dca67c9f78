"""RR-4 and RR-5: what goes into the pocket, and the shuffle of the rest."""

from __future__ import annotations

import pytest

from tests.games.russian_roulette.scenes import (
    asked,
    cards,
    counts,
    everybody,
    happened,
    offers,
    people,
    phase,
    play,
    refusal,
    scene,
    truth,
)


@pytest.mark.rule("RR-4.1")
def test_nobody_sees_the_cards_of_another() -> None:
    table = scene("pocket", {}, {})
    assert cards(table, "ammo:0", 0) == ["bullet", *["click"] * 6]
    assert cards(table, "ammo:0", 1) == cards(table, "ammo:0", None) == [None] * 7


@pytest.mark.rule("RR-4.2")
def test_everybody_pockets_a_click_or_a_bullet_and_nobody_may_decline() -> None:
    table = scene("pocket", {}, {})
    assert offers(table, 0) == ["pocket:click", "pocket:bullet"]
    assert refusal(table, 0, "pass") == "RR-4.2"


@pytest.mark.rule("RR-4.2")
def test_a_player_who_has_only_bullets_pockets_a_bullet() -> None:
    table = scene("pocket", {"bullets": 7, "hand": ["peek"]}, {"bullets": 6})
    assert offers(table, 0) == ["pocket:bullet"]
    assert offers(table, 1) == ["pocket:click", "pocket:bullet"]


@pytest.mark.rule("RR-Q39", "RR-4.2")
def test_a_player_who_has_only_bullets_and_no_card_is_not_asked() -> None:
    table = scene("pocket", {"bullets": 7}, {})
    assert asked(table) == [1]
    table.answer(1, "pocket:click")
    assert happened(table, "pocketed") == [("pocketed", 0), ("pocketed", 1)]
    assert cards(table, "pocket:0", 0) == ["bullet"]


@pytest.mark.rule("RR-4.2")
def test_all_see_that_there_is_a_card_in_the_pocket_but_not_which() -> None:
    table = scene("pocket", {}, {})
    everybody(table, "pocket:click", seat0="pocket:bullet")
    assert [cards(table, "pocket:0", seat) for seat in (0, 1, None)] == [["bullet"], [None], [None]]


@pytest.mark.rule("RR-4.2", "RR-4.3")
def test_a_pocketed_bullet_looks_to_the_others_like_a_click() -> None:
    honest, cheating = scene("pocket", {}, {}), scene("pocket", {}, {})
    everybody(honest, "pocket:click")
    everybody(cheating, "pocket:click", seat0="pocket:bullet")
    assert honest.view(1) == cheating.view(1)
    assert honest.events(seat=1) == cheating.events(seat=1)


@pytest.mark.rule("RR-4.3")
def test_a_cheat_has_a_bullet_less_in_the_gun_and_can_be_caught() -> None:
    table = scene("pocket", {}, {})
    everybody(table, "pocket:click", seat0="pocket:bullet")
    assert [truth(table, seat)["barrel"].count("bullet") for seat in range(2)] == [0, 1]
    everybody(table, "bet:5")
    everybody(table, "pass", seat1="accuse:0")
    assert happened(table, "caught") == [("caught", 0)]


@pytest.mark.rule("RR-4.4")
def test_the_phase_lasts_until_all_have_pocketed() -> None:
    table = scene("pocket", {}, {}, {})
    table.answer(0, "pocket:click")
    table.answer(2, "pocket:click")
    assert (phase(table), asked(table), counts(table, "pocket")) == ("pocket", [1], [0, 0, 0])
    table.answer(1, "pocket:click")
    assert phase(table) != "pocket"


@pytest.mark.rule("RR-5.1", "RR-5.4")
def test_six_cards_in_a_pile_that_nobody_can_read() -> None:
    table = scene("pocket", {}, {})
    everybody(table, "pocket:click")
    assert (phase(table), asked(table)) == ("bet", [0, 1])
    assert happened(table, "spun") == [("spun",)]
    for viewer in (0, 1, None):
        assert cards(table, "barrel:0", viewer) == [None] * 6


@pytest.mark.rule("RR-5.1")
def test_the_bullet_may_lie_anywhere() -> None:
    places = set()
    for seed in range(60):
        table = scene("pocket", {}, {}, seed=seed)
        everybody(table, "pocket:click")
        places.add(truth(table, 0)["barrel"].index("bullet"))
    assert places == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("RR-5.4")
def test_the_bets_wait_for_the_piles() -> None:
    table = scene("spin", {"hand": ["extra-round"]}, {})
    assert (phase(table), counts(table, "barrel")) == ("spin", [0, 0])
    everybody(table, "pass")
    assert (phase(table), counts(table, "barrel")) == ("bet", [6, 6])


@pytest.mark.rule("RR-Q32")
def test_a_card_in_the_pocket_phase_lets_everybody_choose_again() -> None:
    table = scene("pocket", {}, {"hand": ["light-pockets"]}, {"hand": ["gift"]})
    table.answer(0, "pocket:bullet")
    play(table, 1, "light-pockets", 2)
    assert asked(table) == [0, 1, 2]
    everybody(table, "pocket:click")
    assert cards(table, "pocket:0", 0) == ["click"]


@pytest.mark.rule("RR-Q32")
def test_a_pocketed_card_is_taken_back_while_nobody_has_answered_after_it() -> None:
    table = scene("pocket", {}, {})
    table.answer(0, "pocket:bullet")
    table.undo(0)
    everybody(table, "pocket:click")
    assert cards(table, "pocket:0", 0) == ["click"]


@pytest.mark.rule("RR-Q12")
def test_a_player_who_has_two_bullets_and_pockets_one_is_cheating() -> None:
    table = scene("pocket", {"bullets": 2}, {}, {})
    everybody(table, "pocket:click", seat0="pocket:bullet")
    everybody(table, "bet:0")
    everybody(table, "pass", seat1="accuse:0")
    assert happened(table, "caught") == [("caught", 0)]
    assert people(table, "characters") == [3, 4, 4]
