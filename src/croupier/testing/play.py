"""Random play: legal answers at any table, the same ones for the same luck."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from croupier.table import Table
from croupier.testing.errors import Broken

Move = tuple[int, str]

LONGEST = 20_000
"""The maximum number of answers of any game, however it is played."""

ASIDES = 0.1
"""How often asides are among the options to choose from."""

TALKATIVE = 0.5
"""The same where simultaneous answers such as votes are searched for."""


def some_move(table: Table, luck: Random, asides: float = ASIDES) -> Move:
    """Choose a legal answer of a seat that is asked. The kind of answer is chosen first, so that rare kinds occur, and
    asides are chosen rarely, so that the game progresses.
    """
    seat = luck.choice(sorted(table.pending))
    decision = table.pending[seat]
    options = decision.options if luck.random() < asides else decision.options[: decision.answers]
    kinds = sorted({option.kind for option in options or decision.options})
    if not kinds:
        raise Broken(f"seat {seat} is asked {decision.kind!r} but has no option")
    kind = luck.choice(kinds)
    return seat, luck.choice([option.key for option in options or decision.options if option.kind == kind])


def steps(table: Table, luck: Random, most: int = LONGEST, asides: float = ASIDES) -> Iterator[int]:
    """Play at random; yield the number of answers given before each answer and once at the end."""
    for number in range(most):
        yield number
        if table.over:
            return
        table.answer(*some_move(table, luck, asides))
    if not table.over and most >= LONGEST:
        raise Broken(f"the game is not over after {most} answers, played at random")


def play_a_little(table: Table, luck: Random, answers: int) -> None:
    """Give this many answers at random, or fewer if the game ends before."""
    for _ in range(answers):
        if not table.over:
            table.answer(*some_move(table, luck))


def play_to_the_end(table: Table, luck: Random) -> list[Move]:
    """Play at random to the end, and return the answers."""
    moves: list[Move] = []
    while not table.over:
        moves.append(some_move(table, luck))
        table.answer(*moves[-1])
        if len(moves) >= LONGEST:
            raise Broken(f"the game is not over after {LONGEST} answers, played at random")
    return moves
