"""SL-15.10, SL-15.11: the Casino."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    asked,
    base,
    cards,
    count,
    counts,
    draw,
    ending,
    happened,
    kind,
    laid,
    lay,
    offers,
    people,
    player,
    public,
    refusal,
    scene,
    shown,
    smiles,
    truth,
)

each_mode = pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])


@pytest.mark.rule("SL-15.10", "SL-15.11", "SL-3.7")
@each_mode
def test_special_casino(expansion: str) -> None:
    hand = ["special-casino", "wage-4", "wage-2", "pet-cat", "trip-rio"]
    table = scene(player(*hand), player(), expansion=expansion, pile=["trip-cairo", "trip-london", "study-single"])
    lay(table, "special-casino")
    assert (kind(table), sorted(offers(table, 0))) == ("bet", ["bet:wage-2", "bet:wage-4", "no"])
    act(table, "bet:wage-4")
    assert sorted(truth(table, 0)["hand"]) == ["pet-cat", "trip-cairo", "trip-london", "trip-rio", "wage-2"]
    assert (cards(table, "casino"), public(table, "casino"), public(table, "bettor")) == (["special-casino"], "open", 0)
    assert (asked(table), counts(table, "flipped"), smiles(table)) == ([1], [0, 0], [0, 0])


@pytest.mark.rule("SL-15.10")
def test_the_bet_lies_face_down() -> None:
    table = base(player("special-casino", "wage-4"), player())
    lay(table, "special-casino", "bet:wage-4")
    assert (cards(table, "bets", 1), shown(table, "bet-laid", 1)) == ([None], [[None]])


@pytest.mark.rule("SL-15.10")
def test_betting_is_not_compulsory_but_the_casino_stays_closed() -> None:
    table = base(player("special-casino", "wage-4", "wage-2"), player("wage-1", "pet-cat"))
    lay(table, "special-casino", "no")
    assert (public(table, "casino"), counts(table, "hand"), asked(table)) == ("closed", [3, 2], [1])
    draw(table)
    assert refusal(table, 1, "bet:wage-1") == "SL-15.10"
    act(table, "play:pet-cat")
    draw(table, "bet:wage-2")
    assert (public(table, "casino"), public(table, "bettor"), counts(table, "hand")) == ("open", 0, [3, 2])


@pytest.mark.rule("SL-15.10")
@pytest.mark.parametrize(("second", "winner"), [("wage-1", 0), ("wage-2", 0), ("wage-3", 2), ("wage-4", 0)])
@each_mode
def test_the_second_player_wins_with_the_same_level(second: str, winner: int, expansion: str) -> None:
    casino = {"owner": 0, "bet": "wage-3"}
    table = scene(player(), player(), player(second), casino=casino, turn=2, pile=["trip-rio"], expansion=expansion)
    draw(table, f"bet:{second}")
    assert (laid(table, winner, "wages"), sum(counts(table, "wages"))) == (sorted(["wage-3", second]), 2)
    assert (count(table, "bets"), public(table, "bettor"), public(table, "casino")) == (0, None, "open")
    assert happened(table, "bets-shown") == [("bets-shown", winner, "wage-3", second)]
    assert smiles(table)[winner] == 2


@pytest.mark.rule("SL-15.10")
def test_nobody_answers_their_own_bet() -> None:
    table = base(player("wage-3"), player(), casino={"owner": 0, "bet": "wage-3"})
    draw(table)
    assert refusal(table, 0, "bet:wage-3") == "SL-15.10"


@pytest.mark.rule("SL-15.10")
def test_the_casino_stays_open_for_everybody() -> None:
    table = base(player("wage-3"), player("wage-3"), player(), casino={"owner": 2, "open": True}, pile=["trip-rio"])
    draw(table, "bet:wage-3")
    assert (public(table, "bettor"), cards(table, "bets", 1)) == (0, [None])
    draw(table, "bet:wage-3")
    assert (laid(table, 1, "wages"), public(table, "bettor")) == (["wage-3", "wage-3"], None)


@pytest.mark.rule("SL-15.10")
def test_bets_are_wages_and_need_a_casino() -> None:
    table = base(player("pet-cat", "wage-1"), player(), casino={"owner": 1, "open": True})
    draw(table)
    assert refusal(table, 0, "bet:pet-cat") == "SL-15.10"
    none = base(player("wage-1"), player())
    draw(none)
    assert refusal(none, 0, "bet:wage-1") == "SL-15.10"


@pytest.mark.rule("SL-15.10")
def test_without_a_wage_in_hand_there_is_nothing_to_bet() -> None:
    table = base(player("special-casino", "pet-cat"), player(), pile=["trip-rio"])
    lay(table, "special-casino")
    assert offers(table, 0) == ["no"]


@pytest.mark.rule("SL-15.10", "SL-7.7")
def test_a_researcher_who_bets_at_once_draws_back_to_six() -> None:
    hand = ["special-casino", "wage-4", "pet-cat", "pet-dog", "trip-rio", "trip-cairo"]
    table = base(player(*hand, job=["job-researcher"]), player())
    lay(table, "special-casino", "bet:wage-4")
    assert counts(table, "hand") == [6, 0]


@pytest.mark.rule("SL-15.11", "AMB-05")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_no_job_is_needed_to_bet_or_to_win(level: int) -> None:
    wage = f"wage-{level}"
    table = base(player(wage), player(), casino={"owner": 1, "bet": wage})
    draw(table, f"bet:{wage}")
    assert (people(table, "job"), laid(table, 0, "wages")) == ([None, None], [wage, wage])


@pytest.mark.rule("SL-15.10")
def test_winnings_are_spent_and_taxed_like_other_wages() -> None:
    lives = (player("wage-4", "trip-rio", job=["job-waiter"], wages=["wage-1"]), player("malus-income-tax"))
    table = base(*lives, casino={"owner": 1, "bet": "wage-4"}, pile=["trip-cairo", "trip-london", "trip-sydney"])
    draw(table, "bet:wage-4")
    lay(table, "malus-income-tax")
    assert (cards(table, "discard"), cards(table, "wages:0")) == (["wage-4"], ["wage-4", "wage-1"])
    lay(table, "trip-rio")
    assert laid(table, 0, "flipped") == ["wage-4"]


@pytest.mark.rule("SL-15.10", "SL-20.2")
@each_mode
def test_an_unanswered_bet_returns_at_the_end_and_scores(expansion: str) -> None:
    casino = {"owner": 0, "bet": "wage-4"}
    table = ending(player("trip-rio"), player(), casino=casino, pile=["trip-cairo"], expansion=expansion)
    draw(table, "discard:trip-rio")
    assert table.result is not None
    assert (table.result.scores, happened(table, "bet-back")) == ((1, 0), [("bet-back", 0, "wage-4")])


@pytest.mark.rule("SL-15.10")
def test_the_casino_scores_for_nobody() -> None:
    table = base(player("special-casino"), player())
    lay(table, "special-casino", "no")
    assert (smiles(table), counts(table, "belongings"), counts(table, "flipped")) == ([0, 0], [0, 0], [0, 0])
