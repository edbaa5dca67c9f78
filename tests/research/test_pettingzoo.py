"""The PettingZoo environments pass PettingZoo's own tests for every game and number of seats."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import croupier
from croupier.pettingzoo import env, parallel_env

TABLES = [(game, seats) for game, info in croupier.games().items() for seats in range(info.seats[0], info.seats[1] + 1)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES)

# As in PettingZoo's own card games, an observation is a dictionary with a mask; PettingZoo warns of it in all games
# that it does not know by name. A seat that is not asked has no action on offer.
EXPECTED = (
    "Observation is not a NumPy array",
    "probably should be gymnasium.spaces.box",
    "Action mask numpy array is all zeros",
)


@every_table
def test_the_api_is_pettingzoos(game: str, seats: int) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        api_test(env(game, seats=seats), num_cycles=60)
        parallel_api_test(parallel_env(game, seats=seats), num_cycles=40)
    words = [str(each.message) for each in caught]
    assert [word for word in words if not any(known in word for known in EXPECTED)] == []


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_api_is_the_same_where_invited_agents_are_asked(seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(env("total-rickall", seats=seats, invited=True), num_cycles=60)
        parallel_api_test(parallel_env("total-rickall", seats=seats, invited=True), num_cycles=40)


def test_an_invited_agent_speaks_up_before_the_others_answer() -> None:
    table = parallel_env("total-rickall", seats=3, invited=True)
    seen, _ = table.reset(seed=1)
    seating = table._seating
    luck = np.random.default_rng(1)
    while not (guests := [seat for seat in seating.acting() if seat not in seating.table.waiting()]):
        chosen = {agent: int(luck.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        seen, *_ = table.step(chosen)
    speak = seating.actions.number("speak")
    chosen = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in table.agents}
    before = seating.table.answer_count
    table.step(chosen | {f"seat_{guests[0]}": speak})
    assert seating.table.answer_count == before + 1
    assert list(seating.table.pending) == [guests[0]]


@every_table
def test_equal_seeds_play_equally(game: str, seats: int) -> None:
    seed_test(lambda: env(game, seats=seats), num_cycles=10)
    parallel_seed_test(lambda: parallel_env(game, seats=seats), num_cycles=10)


def play(table: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; return each agent's total reward."""
    luck = np.random.default_rng(seed)
    table.reset(seed=seed)
    got = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        table.step(None if over else int(luck.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize("game", ["russian-roulette", "total-rickall"])
def test_a_game_is_played_to_its_end(game: str) -> None:
    table = env(game, seats=3, reward="team")
    for seed in range(3):
        got = play(table, seed)
        result = table._seating.table.result
        assert result is not None
        assert [agent for agent, reward in got.items() if reward == 1] == [f"seat_{seat}" for seat in result.winners]


def test_an_action_that_is_not_on_offer_ends_the_game() -> None:
    table = env("total-rickall", seats=3, mode="advanced")
    table.reset(seed=1)
    agent = table.agent_selection
    table.step(int(np.flatnonzero(table.observe(agent)["action_mask"] == 0)[0]))
    assert all(table.terminations.values())
    assert table.rewards == {other: -1.0 if other == agent else 0.0 for other in table.possible_agents}
    assert table.infos[agent] == {"illegal": True}


def test_a_parallel_game_is_played_to_its_end() -> None:
    table = parallel_env("russian-roulette", seats=4)
    seen, _ = table.reset(seed=3)
    luck = np.random.default_rng(3)
    rewards: dict[str, float] = {}
    steps = 0
    while table.agents:
        chosen = {agent: int(luck.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        seen, rewards, _, _, infos = table.step(chosen)
        assert not any(infos.values())
        steps += 1
    assert table._seating.table.over
    assert steps < table._seating.table.answer_count
    assert sum(rewards.values()) in (0, pytest.approx(1))


def test_agents_answer_together_where_the_rules_ask_together() -> None:
    table = parallel_env("russian-roulette", seats=4)
    seen, _ = table.reset(seed=3)
    number = table._seating.actions.number("pocket:click")
    assert all(seen[agent]["action_mask"][number] for agent in table.agents)
    table.step(dict.fromkeys(table.agents, number))
    assert table._seating.table.answer_count == 4


def test_the_table_can_be_read() -> None:
    table = env("russian-roulette", seats=3, render_mode="ansi")
    table.reset(seed=1)
    assert "Round 1" in str(table.render())
