"""The speed of the research interfaces, beside their peers: batches and PettingZoo environments with masks and
observations.

`python bench/research.py` measures ours in the environment that has Croupier, and starts itself with the Python of
`.venv-bench` for the peers, round by round on one core. A figure is the median of the rounds, in decisions a second of
processor time: other processes do not count, except through the caches that they fill.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from time import thread_time
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
TABLES = 64
SEATS = 4
GAMES = ("russian-roulette", "total-rickall", "hundred-days", "smile-life")
CLASSIC = ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")

Figures = dict[str, float]


def batch(game: str, count: int, seconds: float) -> float:
    """Steps of a batch; random choice is not counted."""
    from croupier.research import Batch
    from croupier.table import seeded

    tables = Batch(game, count, seats=SEATS, seed=1)
    luck = seeded(1)
    spent, decisions = 0.0, 0
    while spent < seconds:
        numbers = tables.random_actions(luck)
        start = thread_time()
        tables.step(numbers)
        spent += thread_time() - start
        decisions += count
    return decisions / spent


def zoo(env: Any, seconds: float) -> float:
    """A PettingZoo environment in the loop of its documentation, with legal actions at random."""
    import random

    import numpy as np

    luck = random.Random(1)
    decisions, start = 0, thread_time()
    while (spent := thread_time() - start) < seconds:
        env.reset(seed=decisions)
        for agent in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            env.step(int(luck.choice(np.flatnonzero(seen["action_mask"]))))
            decisions += 1
            if thread_time() - start > seconds:
                break
            assert agent
    return decisions / spent


def uno(seconds: float) -> float:
    """RLCard's uno, in its own loop with its own random agents."""
    import numpy as np
    import rlcard
    from rlcard.agents import RandomAgent

    np.random.seed(1)
    env = rlcard.make("uno", config={"seed": 1})
    env.set_agents([RandomAgent(num_actions=env.num_actions) for _ in range(env.num_players)])
    decisions, start = 0, thread_time()
    while (spent := thread_time() - start) < seconds:
        trajectories, _ = env.run(is_training=False)
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return decisions / spent


def ours(count: int, seconds: float) -> Figures:
    from croupier.pettingzoo import env

    figures = {f"Batch {game}": batch(game, count, seconds) for game in GAMES}
    return figures | {f"PettingZoo {game}": zoo(env(game, seats=SEATS), seconds) for game in GAMES}


def peers(seconds: float) -> Figures:
    from importlib import import_module

    figures = {"RLCard uno": uno(seconds)}
    for name in CLASSIC:
        module = import_module(f"pettingzoo.classic.{name}")
        made = module.env(players=SEATS) if name.startswith("hanabi") else module.env()
        figures[f"PettingZoo classic {name}"] = zoo(made, seconds)
    return figures


def run(python: str, part: str, wanted: argparse.Namespace) -> Figures:
    given = ["--part", part, "--tables", str(wanted.tables), "--seconds", str(wanted.seconds)]
    command = [python, str(Path(__file__).resolve()), *given]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    figures: Figures = json.loads(done.stdout.splitlines()[-1])
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds for each in each round (default: 2)")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"tables of a batch (default: {TABLES})")
    parser.add_argument("--rounds", type=int, default=3, help="how many rounds (default: 3)")
    parser.add_argument("--peers", default=str(ROOT / ".venv-bench/bin/python"), help="the Python that has the peers")
    parser.add_argument("--part", choices=("ours", "peers"), help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.part is not None:
        print(json.dumps(ours(wanted.tables, wanted.seconds) if wanted.part == "ours" else peers(wanted.seconds)))
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rounds = [run(sys.executable, "ours", wanted) | run(wanted.peers, "peers", wanted) for _ in range(wanted.rounds)]
    figures = {name: median(each[name] for each in rounds) for name in rounds[0]}
    for name, figure in figures.items():
        lowest, highest = min(each[name] for each in rounds), max(each[name] for each in rounds)
        print(f"{name:46} {figure:12,.0f} decisions/s  ({lowest:,.0f} to {highest:,.0f})")
    hanabi, card = figures["PettingZoo classic hanabi_v5"], figures["RLCard uno"]
    fastest = max(figure for name, figure in figures.items() if name.startswith("PettingZoo classic"))
    print()
    for game in GAMES:
        own, wrapped = figures[f"Batch {game}"], figures[f"PettingZoo {game}"]
        print(
            f"{game:18} batch x {own / hanabi:.0f} hanabi, x {own / card:.0f} uno;"
            f" PettingZoo x {wrapped / hanabi:.1f} hanabi, x {wrapped / fastest:.1f} the fastest classic card game"
        )


if __name__ == "__main__":
    main()
