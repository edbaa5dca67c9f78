"""How many random decisions a second the peers make on one core, each driven from Python.

Runs in an environment of its own (`bench/requirements.lock`) and prints one line of JSON; messages for people go to
stderr. Only players' decisions count, but dealing and drawing are part of play and of the time.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from collections.abc import Callable
from time import perf_counter

import numpy as np
import pyspiel
import rlcard
from rlcard.agents import RandomAgent

BATCH = 50
CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def draw(outcomes: list[tuple[int, float]], share: float) -> int:
    for outcome, probability in outcomes:
        share -= probability
        if share < 0.0:
            return outcome
    return outcomes[-1][0]


def by_current_player(game: pyspiel.Game, uniform: Callable[[], float]) -> pyspiel.State:
    """As in OpenSpiel's own examples: chance is drawn by its probabilities."""
    state = game.new_initial_state()
    current, chance, legal, apply = state.current_player, state.chance_outcomes, state.legal_actions, state.apply_action
    while (player := current()) != TERMINAL:
        if player == CHANCE:
            apply(draw(chance(), uniform()))
        else:
            actions = legal()
            apply(actions[int(uniform() * len(actions))])
    return state


def by_legal_actions(game: pyspiel.Game, uniform: Callable[[], float]) -> pyspiel.State:
    """With as little Python as possible: with one deck all chance outcomes are equally likely, and the end offers no
    action.
    """
    state = game.new_initial_state()
    legal, apply = state.legal_actions, state.apply_action
    while actions := legal():
        apply(actions[int(uniform() * len(actions))])
    return state


def decisions_in(state: pyspiel.State) -> int:
    return sum(move.player >= 0 for move in state.full_history())


def openspiel(seconds: float, play: Callable[[pyspiel.Game, Callable[[], float]], pyspiel.State]) -> float:
    game = pyspiel.load_game("crazy_eights(players=4)")
    uniform = random.Random(1).random
    spent, decisions = 0.0, 0
    while spent < seconds:
        start = perf_counter()
        finished = [play(game, uniform) for _ in range(BATCH)]
        spent += perf_counter() - start
        decisions += sum(map(decisions_in, finished))
    return decisions / spent


def rlcard_uno(seconds: float) -> float:
    np.random.seed(1)
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions, start = 0, perf_counter()
    while (spent := perf_counter() - start) < seconds:
        trajectories, _ = env.run(is_training=False)
        # A trajectory is state, action, state, action, ..., state.
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return decisions / spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=5.0, help="seconds for all (default: 5)")
    seconds = parser.parse_args().seconds
    figures = {
        "openspiel_examples": round(openspiel(seconds / 3, by_current_player)),
        "openspiel_fastest": round(openspiel(seconds / 3, by_legal_actions)),
        "rlcard_run": round(rlcard_uno(seconds / 3)),
    }
    for name, figure in figures.items():
        print(f"{name}: {figure:,} decisions/s", file=sys.stderr)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
