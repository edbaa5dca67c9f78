"""A session compared with the engine."""

from __future__ import annotations

from random import Random

import pytest

from croupier.shelf import catalogue
from croupier.table import Refused, Table
from tests.server.serving import new_session

SEATS = 3
ANSWERS = 150
GAMES = 12


def engine_can_undo(table: Table, seat: int) -> bool:
    """Return whether the engine lets the seat undo its answer, tried on a copy of the table."""
    twin = table.copy()
    try:
        twin.undo(seat)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("game", catalogue())
def test_can_undo_is_what_the_engine_says(game: str) -> None:
    luck = Random(f"take back {game}")
    seen: set[bool] = set()
    for seed in range(5, 5 + GAMES):
        session = new_session(game, seed, [""] * SEATS)
        for _ in range(ANSWERS):
            if session.table.over:
                break
            seat, decision = luck.choice(list(session.table.pending.items()))
            session.answer(seat, luck.choice(decision.options))
            can = [session.can_undo(seat) for seat in range(SEATS)]
            assert can == [engine_can_undo(session.table, seat) for seat in range(SEATS)]
            seen.update(can)
            if any(can) and luck.random() < 0.5:
                session.table.undo(can.index(True))
                session.count_undo()
                can = [session.can_undo(seat) for seat in range(SEATS)]
                assert can == [engine_can_undo(session.table, seat) for seat in range(SEATS)]
        if seen == {True, False}:
            return
    pytest.fail("nothing could ever be undone")


def test_whose_answers_in_secret_are_dropped_is_known() -> None:
    """A seat plays a card before all have answered: the seats that had answered are asked again."""
    luck = Random("dropped")
    session = new_session("russian-roulette", 3, [""] * SEATS)
    dropped = 0
    while not session.table.over:
        holding = {seat for seat in range(SEATS) if session.table.holds(seat)}
        seat, decision = luck.choice(list(session.table.pending.items()))
        last = len(session.table.pending) == 1
        option = luck.choice(decision.options)
        session.answer(seat, option)
        waits = session.dropped == set()
        if holding and not waits:
            assert session.dropped == holding
            assert not any(session.table.holds(each) for each in holding - {seat})
            dropped += 1
        elif holding and not last:
            assert all(session.table.holds(each) for each in holding), "answers are only dropped with a notice"
    assert dropped > 0
