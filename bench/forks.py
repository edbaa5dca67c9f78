"""Forks of games between `sensible` bots, each played to the end at random: none may fail, for any seat of any table.

Run it as ``python -m bench.forks``. It prints a line for each game: how many forks were played out, how many decisions
that took, and the first fault, if any.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from random import Random

import croupier
from croupier import bots
from croupier.shelf import find
from croupier.table import Chair, Table, seeded

FORKS_A_GAME = 40


def some_table(game: str, luck: Random) -> Table:
    """A table with a random number of seats and random options that suit it."""
    info = find(game)
    seats = luck.randint(*info.seats)
    while True:
        options = {option.name: luck.choice(option.choices) for option in info.options if option.choices}
        try:
            return croupier.open_table(game, seats, luck.randrange(1 << 30), options)
        except croupier.BadTable:
            continue


def moments(game: str, luck: Random) -> Iterator[Table]:
    """The table before each answer of a game between sensible bots."""
    table = some_table(game, luck)
    players = [bots.make(game, bots.SENSIBLE, luck.randrange(1 << 30)) for _ in range(table.seats)]
    while not table.over:
        yield table
        seat = luck.choice(table.waiting())
        table.answer(seat, players[seat].choose(Chair(table, seat)))


def play_forks(game: str, number: int) -> tuple[int, int, str]:
    """Play forks throughout one game: returns how many there were, their decisions, and the first fault in words."""
    luck = Random(f"forks {game} {number}")
    forks = decisions = 0
    for table in moments(game, luck):
        if luck.random() < 0.15:
            seat = luck.choice([None, *range(table.seats)])
            seed = luck.randrange(1 << 30)
            try:
                decisions += table.fork(seat, seed).play_out(seeded(seed))
            except Exception as error:
                return forks, decisions, f"game {number}, {table!r}, fork({seat}, {seed}): {error!r}"
            forks += 1
            if forks == FORKS_A_GAME:
                break
    return forks, decisions, ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--forks", type=int, default=20_000, help="how many forks of each game (default: 20,000)")
    parser.add_argument("--games", nargs="*", default=list(croupier.games()), help="which games (default: all)")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for game in wanted.games:
            forks = decisions = number = 0
            fault = ""
            while forks < wanted.forks and not fault:
                batch = range(number, number + 64)
                for played, taken, found in pool.map(play_forks, [game] * len(batch), batch):
                    forks += played
                    decisions += taken
                    fault = fault or found
                number = batch.stop
            print(f"{game}: {forks:,} forks of {number} games, {decisions:,} decisions; {fault or 'no fault'}")


if __name__ == "__main__":
    main()
