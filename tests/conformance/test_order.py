"""Answers given at the same time have no order, whichever arrives first."""

from __future__ import annotations

from random import Random

from croupier import Table
from tests.play import (
    ONE_AFTER_THE_OTHER,
    Json,
    Move,
    again,
    every_table,
    names,
    picture,
    positions,
    recent,
    sight,
    together,
    truth,
    viewers,
)

ROUNDS_EACH = 50


def told(table: Table) -> Json:
    """The position, but for the order in which answers were given."""
    position = table.position()
    moment = position.get("moment")
    if isinstance(moment, dict):
        del moment["resume"]
    return position


@every_table
def test_simultaneous_answers_may_arrive_in_any_order(game: str, seats: int) -> None:
    compared = 0
    for number, table in enumerate(together(game, seats, ROUNDS_EACH, "order")):
        luck = Random(number)
        waiting = names(table.view(), "waiting")
        one = again(table)
        moves: list[Move] = []
        secret = False
        for seat in waiting:
            held = [option.key for option in one.pending[seat].options if option.waits]
            at_once = [option.key for option in one.pending[seat].options if not option.waits]
            moves.append((seat, luck.choice(held if held and not secret else held + at_once)))
            one.answer(*moves[-1])
            if seat != waiting[-1]:
                if seat not in names(one.view(), "answered"):
                    break
                secret = secret or moves[-1][1] in at_once
        else:
            if moves[-1][1] in at_once and not secret:
                continue
            compared += 1
            since = recent(one)
            for order in (moves[::-1], luck.sample(moves, len(moves))):
                other = again(table)
                for move in order:
                    other.answer(*move)
                for viewer in viewers(one):
                    assert sight(one, viewer, since) == sight(other, viewer, since)
                assert truth(one) == truth(other)
                assert told(one) == told(other)
                assert one.over == other.over
    assert compared > ROUNDS_EACH // 20 or (game, seats) in ONE_AFTER_THE_OTHER


@every_table
def test_the_log_keeps_the_order_of_arrival(game: str, seats: int) -> None:
    """So that taking back and replaying follow what really happened."""
    for table in positions(game, seats, 20, "arrival"):
        waiting = names(table.view(), "waiting")
        played = again(table)
        for seat in waiting[::-1]:
            if seat not in played.pending:
                break
            key = played.pending[seat].options[0].key
            played.answer(seat, key)
            answers = played.save()["answers"]
            assert isinstance(answers, list)
            assert answers[-1] == [seat, key]
        assert picture(again(played)) == picture(played)
