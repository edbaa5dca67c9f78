"""One game from where it stands to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from croupier.bots import Random
from croupier.table import Chair, CroupierError, Decision, Option, Player, Rng, Table

MOST_ANSWERS: Final = 100_000

Picker = Callable[[Decision], Option]


def playout(table: Table, players: Sequence[Player], luck: Rng, most: int = MOST_ANSWERS) -> int:
    """Plays a table to its end with one player for each seat; how many decisions that took.

    Where several seats are asked at a time, lots decide who is quickest; those who are only invited come first. Players at
    random get no view, as they need none, and nobody is troubled with a decision of one option.
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
    raise CroupierError(f"{table.info.title} is not over after {most} decisions; somebody goes round in circles")


def _thinker(table: Table, seat: int, player: Player) -> Picker:
    """A player who looks at the table from a chair before choosing."""
    chair = Chair(table, seat)
    choose = player.choose

    def pick(decision: Decision) -> Option:
        return decision.options[0] if len(decision.options) == 1 else choose(chair)

    return pick
