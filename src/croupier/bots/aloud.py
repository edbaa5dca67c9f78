"""What a learner says to explain its move: a reason that follows from what all players know, and from the move itself once all
have seen it."""

from __future__ import annotations

from typing import Final

from croupier import bots
from croupier.table import Chair, Json, Option, Table
from croupier.text import Remark

# A reason is thought of in so many worlds that agree with what spectators know, and told if it is the same in all.
WORLDS: Final = 3


def reason_aloud(table: Table, seat: int, option: Option) -> Remark | None:
    """Why the sensible player would choose an option if it knew no more than spectators do; nothing if that is not clear, or
    if the game does not say such a reason aloud (``Manner.ALOUD``)."""
    game = table.info.name
    spoken = bots.manner(game).ALOUD
    if not spoken:
        return None
    found: list[Remark | None] = []
    for world in range(WORLDS):
        fork = table.fork(None, world)
        if seat not in fork.pending:
            return None
        found.append(bots.reason(bots.make(game, bots.SENSIBLE, 0), Chair(fork, seat), option))
        if found[-1] is None or found[-1] != found[0] or found[-1].slug not in spoken:
            return None
    return found[0]


def shows(event: Json, seat: int, key: str) -> bool:
    """Whether an event tells that a seat has given an answer about a card, a player or a place."""
    word = key.partition(":")[2]
    told = [str(event.get(field)) for field in ("card", "target", "space")]
    return bool(word) and event.get("seat") == seat and word in told
