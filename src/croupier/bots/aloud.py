"""How a learner explains its move: a reason that follows from public knowledge, and from the move itself once all
players have seen it.
"""

from __future__ import annotations

from typing import Final

from croupier import bots
from croupier.table import Chair, Json, Option, Table
from croupier.text import Remark

# A reason is computed in this many worlds that agree with a spectator's knowledge, and given if it is the same in all.
WORLDS: Final = 3


def reason_aloud(table: Table, seat: int, option: Option) -> Remark | None:
    """Why the sensible player would choose an option with only a spectator's knowledge; empty if that is unclear, or if
    the game does not allow the reason to be said aloud (``Manner.ALOUD``).
    """
    game = table.info.name
    spoken = bots.manner(game).ALOUD
    if not spoken:
        return None
    found: list[Remark | None] = []
    for world in range(WORLDS):
        fork = table.fork_to_think(None, world)
        if seat not in fork.pending:
            return None
        found.append(bots.reason(bots.make(game, bots.SENSIBLE, 0), Chair(fork, seat), option))
        if found[-1] is None or found[-1] != found[0] or found[-1].slug not in spoken:
            return None
    return found[0]


def shows(event: Json, seat: int, key: str) -> bool:
    """Whether an event reveals that a seat has given an answer about a card, a player or a place."""
    word = key.partition(":")[2]
    told = [str(event.get(field)) for field in ("card", "target", "space")]
    return bool(word) and event.get("seat") == seat and word in told
