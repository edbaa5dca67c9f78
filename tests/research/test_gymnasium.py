"""The Gymnasium environments pass Gymnasium's own checker for every game and number of seats."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import croupier
import croupier.gymnasium
from croupier import BadTable

TABLES = [(game, seats) for game, info in croupier.games().items() for seats in range(info.seats[0], info.seats[1] + 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_api_is_gymnasiums(game: str, seats: int) -> None:
    table: Any = gymnasium.make(f"croupier/{game}-v0", seats=seats, seat=seats - 1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(table.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("bots", ["random", "sensible", ["random", "sensible"]])
def test_one_seat_plays_against_bots(bots: object) -> None:
    table: Any = gymnasium.make("croupier/russian-roulette-v0", seats=3, seat=1, bots=bots, reward="rank")
    luck = np.random.default_rng(1)
    seen, _ = table.reset(seed=5)
    over = False
    while not over:
        seen, reward, over, cut, info = table.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
        assert not cut
        assert info == {}
    assert -1 <= reward <= 1


def test_equal_seeds_play_equally() -> None:
    tables: list[Any] = [gymnasium.make("croupier/total-rickall-v0", seats=3) for _ in range(2)]
    seen = [table.reset(seed=9)[0]["observation"] for table in tables]
    assert (seen[0] == seen[1]).all()
    assert (tables[0].reset(seed=10)[0]["observation"] != seen[0]).any()


def test_an_action_that_is_not_on_offer_ends_the_game() -> None:
    table: Any = gymnasium.make("croupier/russian-roulette-v0", seats=2)
    seen, _ = table.reset(seed=1)
    _, reward, over, _, info = table.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, info) == (-1.0, True, {"illegal": True})


def test_what_cannot_sit_at_the_table_is_refused() -> None:
    with pytest.raises(BadTable, match="2 bots sit at the table, one for each other seat, not 1"):
        croupier.gymnasium.Env("russian-roulette", seats=3, bots=["random"])
    with pytest.raises(BadTable, match="the seats are 0 to 2, not 3"):
        croupier.gymnasium.Env("russian-roulette", seats=3, seat=3)
