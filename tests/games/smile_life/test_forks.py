"""What forks of Smile Life may deal: only what all players could still believe."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

import croupier
from tests.play import lying, steps, viewers

GAME = "smile-life"
WAGES = {"wage-1", "wage-2", "wage-3", "wage-4"}


@pytest.mark.rule("SL-15.10", "SL-15.11")
def test_a_hidden_bet_is_a_wage_on_every_fork() -> None:
    scene = {
        "players": [{"hand": ["wage-1", "wage-2", "job-waiter"]}, {}, {}],
        "casino": {"owner": 0, "bet": "wage-2", "bettor": 0},
    }
    table = croupier.open_position(GAME, scene)
    assert {lying(table.fork(0, seed), "bets")[0] for seed in range(40)} == {"wage-2"}, "a player knows their own bet"
    bets = Counter(lying(table.fork(seat, seed), "bets")[0] for seed in range(200) for seat in (1, 2, None))
    assert set(bets) == WAGES
    assert min(bets.values()) > 80


@pytest.mark.rule("SL-15.10")
def test_a_bet_laid_in_play_is_known_to_be_a_wage() -> None:
    scene = {"players": [{"hand": ["wage-3", "special-casino", "job-waiter", "job-writer", "study-double"]}, {}]}
    table = croupier.open_position(GAME, scene)
    for key in ("draw", "play:special-casino", "bet:wage-3"):
        table.answer(0, key)
    assert {lying(table.fork(1, seed), "bets")[0] for seed in range(60)} == WAGES


@pytest.mark.rule("AP-2.2")
@pytest.mark.parametrize("seats", [2, 4])
def test_no_fork_puts_a_plague_into_a_hand_where_everybody_knows_that_none_is(seats: int) -> None:
    for seed in range(4):
        table = croupier.open_table(GAME, seats, seed, {"expansion": "advanced"})
        for number in steps(table, Random(seed)):
            if number % 7 == 0 and not table.over and table.view()["phase"] == "turns":
                fork = table.fork(viewers(table)[number % (seats + 1)], number)
                held = [kind for seat in range(seats) for kind in lying(fork, f"hand:{seat}")]
                assert not [kind for kind in held if kind.split("-")[0] in ("crisis", "monster", "event")]


@pytest.mark.rule("AP-2.2")
def test_no_fork_makes_a_card_set_aside_from_a_hand_a_plague() -> None:
    scene = {
        "players": [
            {"hand": ["job-head-sales", "wage-2", "wage-1"], "studies": ["study-single"] * 3},
            {"hand": ["wage-3"]},
            {"hand": ["wage-3"]},
        ],
        "pile": ["wage-1"],
    }
    table = croupier.open_position(GAME, scene)
    for key in ("draw", "play:job-head-sales", "card:wage-2"):
        table.answer(0, key)
    assert lying(table, "peek:0") == ["wage-2"]
    aside = {lying(table.fork(1, seed), "peek:0")[0] for seed in range(200)}
    assert len(aside) > 20
    assert not [kind for kind in aside if kind.split("-")[0] in ("crisis", "monster", "event")]
