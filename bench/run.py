"""The speed of Croupier beside its peers: one run, one core, everyone in turn, several rounds.

`make bench` starts it with the environment that has Croupier installed (compiled); the same sources run interpreted
from `src`, and the peers from `.venv-bench`. Figures are medians of the rounds; a ratio is the median of the ratios of
the rounds, so that both sides of it were measured within seconds of each other. `README.md` says what is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
COMPILED: Final = "Croupier, compiled"
ROLLOUT: Final = "Croupier, play_out"
INTERPRETED: Final = "Croupier, interpreted"
PEERS: Final = {
    "openspiel_examples": "OpenSpiel crazy_eights, as in its examples",
    "openspiel_fastest": "OpenSpiel crazy_eights, the fastest way",
    "rlcard_run": "RLCard uno, env.run",
}

Figures = dict[str, float]
Runner = Callable[[float], Figures]


def measure_croupier(game: str, seconds: float) -> None:
    """Run in its own process: prints the figures of one game as JSON."""
    from croupier.lab.measure import measure
    from croupier.shelf import find

    print(json.dumps(measure(find(game), seconds).to_json()))


def croupier(game: str, sources: bool) -> Runner:
    """Measure Croupier as installed, or from the sources."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    environment["PYTHONDONTWRITEBYTECODE"] = "1"
    if sources:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, str(Path(__file__).resolve()), "--game", game, "--measure"]
    return lambda seconds: run([*command, "--seconds", str(seconds)], environment)


def peers(python: Path) -> Runner:
    return lambda seconds: run([str(python), str(ROOT / "bench" / "peers.py"), str(seconds)], dict(os.environ))


def run(command: list[str], environment: dict[str, str]) -> Figures:
    done = subprocess.run(command, env=environment, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def one_core() -> None:
    """Pin everything to the same core, so that none gains by threads or a quieter core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def play_rounds(runners: dict[str, Runner], rounds: int, seconds: float) -> dict[str, list[Figures]]:
    """Measure all in turn; each round begins with another one."""
    figures: dict[str, list[Figures]] = {name: [] for name in runners}
    names = list(runners)
    for number in range(rounds):
        first = number % len(names)
        for name in names[first:] + names[:first]:
            figures[name].append(runners[name](seconds))
        print(f"round {number + 1} of {rounds}", file=sys.stderr)
    return figures


def speeds(figures: dict[str, list[Figures]]) -> dict[str, list[float]]:
    """Decisions a second by round, for everything measured."""
    by_name: dict[str, list[float]]
    by_name = {name: [of["speed"] for of in figures[name]] for name in (COMPILED, INTERPRETED) if name in figures}
    by_name[ROLLOUT] = [of["rollout"] for of in figures[COMPILED]]
    for key, name in PEERS.items():
        if "peers" in figures:
            by_name[name] = [of[key] for of in figures["peers"]]
    return by_name


def ratio(ours: list[float], theirs: list[float]) -> float:
    return median(our / their for our, their in zip(ours, theirs, strict=True))


def report(figures: dict[str, list[Figures]]) -> None:
    by_name = speeds(figures)
    ours = [name for name in (ROLLOUT, COMPILED, INTERPRETED) if name in by_name]
    print(f"{'':44} {'decisions/s':>12} {'lowest':>12} {'highest':>12}", *[f"{name[10:]:>14}" for name in ours])
    for name, speed in by_name.items():
        ratios = [f"{f'x {ratio(by_name[our], speed):.2f}':>14}" for our in ours]
        print(f"{name:44} {median(speed):12,.0f} {min(speed):12,.0f} {max(speed):12,.0f}", *ratios)
    print()
    for name in (COMPILED, INTERPRETED):
        of = {key: median(one[key] for one in figures[name]) for key in figures[name][0]}
        fork = f"fork {of['fork'] * 1e6:.1f} µs = {of['fork_in_decisions']:.1f} decisions"
        first = f"the first of a table {of['first_fork'] * 1e6:.1f} µs"
        again = f"again {of['fork_again'] * 1e6:.1f} µs = {of['fork_again_in_decisions']:.1f} decisions"
        print(
            f"{name}: {fork} ({first}, {again}), view {of['view'] * 1e6:.1f} µs, {of['memory'] / 1024:.1f} KB a table"
        )
        print(f"{'':{len(name)}}  a decision of play_out on a fork costs x {of['forked']:.2f}")
        print(f"{'':{len(name)}}  {of['length']:.0f} decisions a game, {of['choices']:.0%} with more than one option")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="russian-roulette", help="the game of ours that is measured")
    parser.add_argument("--seconds", type=float, default=3.0, help="seconds for each in each round (default: 3)")
    parser.add_argument("--rounds", type=int, default=5, help="how many rounds (default: 5)")
    parser.add_argument(
        "--peers", type=Path, default=ROOT / ".venv-bench/bin/python", help="the Python that has the peers"
    )
    parser.add_argument("--json", action="store_true", help="print every figure of every round as JSON")
    parser.add_argument("--measure", action="store_true", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.measure:
        measure_croupier(wanted.game, wanted.seconds)
        return
    one_core()
    runners = {COMPILED: croupier(wanted.game, sources=False), INTERPRETED: croupier(wanted.game, sources=True)}
    if wanted.peers.exists():
        runners["peers"] = peers(wanted.peers)
    else:
        print(f"no peers: {wanted.peers} does not exist", file=sys.stderr)
    figures = play_rounds(runners, wanted.rounds, wanted.seconds)
    if not figures[COMPILED][0]["compiled"]:
        print("the installed package is not compiled: its lines are interpreted too", file=sys.stderr)
    if wanted.json:
        print(json.dumps(figures))
    else:
        machine = f"one core of {os.cpu_count()}, {platform.machine()}"
        print(f"{wanted.game} with 4 seats, Python {platform.python_version()}, {machine}\n")
        report(figures)


if __name__ == "__main__":
    main()
