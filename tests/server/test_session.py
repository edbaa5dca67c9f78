"""A game at a table of the server, beside the engine that it goes by."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier.server.records import GameRecord, RoomRecord, SeatRecord
from croupier.server.session import Session
from croupier.shelf import catalogue
from croupier.table import Refused, Table

SEATS = 3
ANSWERS = 150
GAMES = 12


def sit(game: str, seed: int) -> Session:
    info = catalogue()[game]
    room = RoomRecord(game, info.check_options({}, SEATS), [SeatRecord() for _ in range(SEATS)], 0.0)
    return Session("ABCDE", room, GameRecord(1, str(seed), info.version, "", [""] * SEATS))


def could_be_taken_back(table: Table, seat: int) -> bool:
    """Whether the engine lets the seat take its answer back, tried on another table of the same log."""
    twin = croupier.load(table.save())
    try:
        twin.undo(seat)
    except Refused:
        return False
    return True


@pytest.mark.parametrize("game", catalogue())
def test_who_can_take_an_answer_back_is_what_the_engine_says(game: str) -> None:
    luck = Random(f"take back {game}")
    seen: set[bool] = set()
    for seed in range(5, 5 + GAMES):
        session = sit(game, seed)
        for _ in range(ANSWERS):
            if session.table.over:
                break
            seat, decision = luck.choice(list(session.table.pending.items()))
            session.answer(seat, luck.choice(decision.options))
            can = [session.can_undo(seat) for seat in range(SEATS)]
            assert can == [could_be_taken_back(session.table, seat) for seat in range(SEATS)]
            seen.update(can)
            if any(can) and luck.random() < 0.5:
                session.table.undo(can.index(True))
                session.count_undo()
                can = [session.can_undo(seat) for seat in range(SEATS)]
                assert can == [could_be_taken_back(session.table, seat) for seat in range(SEATS)]
        if seen == {True, False}:
            return
    pytest.fail("nothing could ever be taken back")


def test_whose_answers_in_secret_are_dropped_is_known() -> None:
    """Somebody plays a card before everybody has answered: those who had answered are asked again."""
    luck = Random("dropped")
    session = sit("russian-roulette", 3)
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
            assert all(session.table.holds(each) for each in holding), "nothing is lost unless it is said so"
    assert dropped > 0
