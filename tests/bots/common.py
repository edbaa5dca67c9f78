"""Checks that apply to the bots of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from croupier import bots
from croupier.table import Chair, Player, Table, seeded

SETTINGS: list[tuple[str, dict[str, object]]] = [
    ("russian-roulette", {}),
    ("total-rickall", {"mode": "advanced"}),
    ("total-rickall", {"mode": "classic"}),
    ("hundred-days", {}),
    ("smile-life", {}),
]


def only_chooses_what_is_on_offer(table: Table, seed: int) -> None:
    """Show every position of a random game to a sensible player of each seat that is asked."""
    players = [bots.make(table.info.name, "sensible", seat) for seat in range(table.seats)]
    luck = seeded(seed)
    while not table.over:
        for seat, decision in table.pending.items():
            assert players[seat].choose(Chair(table, seat)) in decision.options
        seats = list(table.pending)
        seat = seats[luck.below(len(seats))]
        options = table.pending[seat].options
        table.answer(seat, options[luck.below(len(options))])


def real_choices(
    table: Table, players: Sequence[Player], seed: int, most: int, every: int
) -> Iterator[tuple[int, int]]:
    """Play a game, pausing now and then at a step where a seat has a choice."""
    luck = seeded(seed)
    for step in range(most):
        if table.over:
            break
        seat = list(table.pending)[luck.below(len(table.pending))]
        if step % every == 0 and len(table.pending[seat].options) > 1:
            yield step, seat
        table.answer(seat, players[seat].choose(Chair(table, seat)))


def chooses_the_same_in_every_world(table: Table, seat: int, fresh: Callable[[], Player]) -> None:
    """Hidden cards, secret answers and future luck are re-dealt; a fresh player makes the same choice as before."""
    choices = [fresh().choose(Chair(world, seat)).key for world in (table, table.fork(seat, 1), table.fork(seat, 2))]
    assert choices[1:] == choices[:1] * 2, table.pending[seat]
