"""``python -m croupier.lab.train GAME FOLDER`` trains the weights of the player ``learned``.

First the network imitates a teacher (a player by its name), then it plays against a mixture of teachers, earlier selves
and itself, and learns by policy gradient (PPO). An earlier run in FOLDER is resumed. The folder contains

- ``checkpoint.npz``: everything needed to resume, written every few updates;
- ``curve.jsonl``: the figures of every update;
- ``GAME.npz``: the weights as shipped in ``croupier.bots``.

The same arguments give the same weights on one machine, with any number of workers, even if the training is
interrupted.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from itertools import product
from pathlib import Path
from typing import Final

from croupier import bots
from croupier.bots import YARDSTICK
from croupier.research.rewarding import TEAM, WIN
from croupier.shelf import find
from croupier.table import BadTable, CroupierError, GameInfo
from croupier.table.wishes import Variants, read_variants

OFTEN: Final = 3
"""The usual number of seats is played this many times as often as all others together."""


def seats_of(info: GameInfo, wished: Sequence[int], options: Variants) -> tuple[int, ...]:
    """The numbers of seats to play, each repeated by its frequency: the usual one three quarters of the time."""
    if wished:
        for seats in wished:
            check(info, seats, options)
        return tuple(wished)
    usual = info.usual_seats()
    check(info, usual, options)
    others = [
        seats for seats in range(info.seats[0], info.seats[1] + 1) if seats != usual and _fits(info, seats, options)
    ]
    return (*others, *[usual] * max(1, OFTEN * len(others)))


def check(info: GameInfo, seats: int, options: Variants) -> None:
    """Raise ``BadTable`` if one of the tables could not be opened."""
    info.check_seats(seats)
    for values in product(*options.values()):
        info.check_options(dict(zip(options, values, strict=True)), seats)


def _fits(info: GameInfo, seats: int, options: Variants) -> bool:
    try:
        check(info, seats, options)
    except BadTable:
        return False
    return True


def main() -> None:
    """Run the command line."""
    for library in ("OPENBLAS", "OMP", "MKL"):  # several threads would add up in a different order each time
        os.environ[f"{library}_NUM_THREADS"] = "1"
    from croupier.lab.course import Recipe, train

    numbers = {
        name: field.default
        for name, field in Recipe.__dataclass_fields__.items()
        if type(field.default) in (int, float)
    }
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("folder", type=Path)
    parser.add_argument(
        "--seats",
        type=int,
        action="append",
        default=[],
        help="a number of seats; may be repeated, to play it more often",
    )
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE,…",
        help="an option of the table, with one value or several; a repeated value is played more often",
    )
    parser.add_argument("--team", action="store_true", help="every winner gets the whole reward, as in team games")
    parser.add_argument("--teacher", default=YARDSTICK, help=f"the player to imitate and to play against ({YARDSTICK})")
    parser.add_argument("--asks-teacher", action="store_true", help="the teacher's choice is an input")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--most", type=int, help="stop after this many updates; run again to continue")
    for name, default in numbers.items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default, help=f"({default})")
    given = vars(parser.parse_args())
    try:
        info = find(given["game"])
        bots.maker(info.name, given["teacher"])
        options = read_variants(info, given["option"])
        recipe = Recipe(
            game=info.name,
            seats=seats_of(info, given["seats"], options),
            options=options,
            reward=TEAM if given["team"] else WIN,
            teacher=given["teacher"],
            asks_teacher=given["asks_teacher"],
            **{name: given[name] for name in numbers},
        )
        train(recipe, given["folder"], given["workers"], given["most"], lambda words: print(words, flush=True))
    except CroupierError as error:
        sys.exit(f"train: {error}")


if __name__ == "__main__":
    main()
