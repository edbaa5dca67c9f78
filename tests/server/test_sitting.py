"""A game at a table of the server, beside the engine that it goes by."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier.server.kept import KeptGame, KeptRoom, Place
from croupier.server.sitting import Sitting
from croupier.shelf import catalogue
from croupier.table import Refused, Table

SEATS = 3
ANSWERS = 150
GAMES = 12


def sit(game: str, seed: int) -> Sitting:
    info = catalogue()[game]
    room = KeptRoom(game, info.check_options({}, SEATS), [Place() for _ in range(SEATS)], 0.0)
    return Sitting("ABCDE", room, KeptGame(1, str(seed), info.version, "", [""] * SEATS))


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
        sitting = sit(game, seed)
        for _ in range(ANSWERS):
            if sitting.over:
                break
            seat, decision = luck.choice(list(sitting.table.pending.items()))
            sitting.take(seat, luck.choice(decision.options))
            can = [sitting.can_take_back(seat) for seat in range(SEATS)]
            assert can == [could_be_taken_back(sitting.table, seat) for seat in range(SEATS)]
            seen.update(can)
            if any(can) and luck.random() < 0.5:
                sitting.table.undo(can.index(True))
                sitting.take_back()
                can = [sitting.can_take_back(seat) for seat in range(SEATS)]
                assert can == [could_be_taken_back(sitting.table, seat) for seat in range(SEATS)]
        if seen == {True, False}:
            return
    pytest.fail("nothing could ever be taken back")


def test_whose_answers_in_secret_are_dropped_is_known() -> None:
    """Somebody plays a card before everybody has answered: those who had answered are asked again."""
    luck = Random("dropped")
    sitting = sit("russian-roulette", 3)
    dropped = 0
    while not sitting.over:
        holding = {seat for seat in range(SEATS) if sitting.table.holds(seat)}
        seat, decision = luck.choice(list(sitting.table.pending.items()))
        last = len(sitting.table.pending) == 1
        option = luck.choice(decision.options)
        sitting.take(seat, option)
        waits = sitting.dropped == set()
        if holding and not waits:
            assert sitting.dropped == holding
            assert not any(sitting.table.holds(each) for each in holding - {seat})
            dropped += 1
        elif holding and not last:
            assert all(sitting.table.holds(each) for each in holding), "nothing is lost unless it is said so"
    assert dropped > 0
