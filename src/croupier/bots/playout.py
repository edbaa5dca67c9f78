"""Playing a table to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from croupier.bots.random import Random
from croupier.table import Chair, CroupierError, Decision, Option, Player, Rng, Table

MOST_ANSWERS: Final = 100_000

Picker = Callable[[Decision], Option]


def playout(table: Table, players: Sequence[Player], luck: Rng, most: int = MOST_ANSWERS) -> int:
    """Play a table to its end with one player for each seat; return the number of decisions.

    Where several seats are asked at the same time, ``luck`` draws who answers first; seats that are only invited come
    before the others. Players are not asked about a decision with one option.
    """
    pickers = [
        player.pick if isinstance(player, Random) else _thinker(table, seat, player)
        for seat, player in enumerate(players)
    ]
    below = luck.below
    answer = table.answer
    for decisions in range(most):
        pending = table.pending
        waiting = len(pending)
        if waiting == 1:
            (seat,) = pending
        elif waiting:
            seats = [seat for seat, decision in pending.items() if decision.patient] or list(pending)
            seat = seats[below(len(seats))]
        else:
            return decisions
        answer(seat, pickers[seat](pending[seat]))
    raise CroupierError(f"{table.info.title} is not over after {most} decisions; the players go round in circles")


def _thinker(table: Table, seat: int, player: Player) -> Picker:
    """Let a player choose that looks at the table from a chair."""
    chair = Chair(table, seat)
    choose = player.choose

    def pick(decision: Decision) -> Option:
        return decision.options[0] if len(decision.options) == 1 else choose(chair)

    return pick
