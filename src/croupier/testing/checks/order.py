"""Answers given at the same time have no order, whichever arrives first."""

from __future__ import annotations

from random import Random

from croupier.table import Table
from croupier.testing.check import every_table
from croupier.testing.compare import enough, same
from croupier.testing.errors import Broken
from croupier.testing.play import Move
from croupier.testing.trial import Trial
from croupier.testing.views import called, names, picture, recent, sight, text, truth, viewers

ROUNDS = 12


def secret_round(table: Table, luck: Random) -> list[Move]:
    """Answer for every seat that the table waits for, so that no answer is known before the last; return the answers,
    or none if one took effect at once.
    """
    waiting = names(table.view(), "waiting")
    moves: list[Move] = []
    secret = False
    for seat in waiting:
        held = [option.key for option in table.pending[seat].options if option.waits]
        at_once = [option.key for option in table.pending[seat].options if not option.waits]
        moves.append((seat, luck.choice(held if held and not secret else held + at_once)))
        takes_effect = moves[-1][1] in at_once and not secret
        table.answer(*moves[-1])
        if seat != waiting[-1]:
            if seat not in names(table.view(), "answered"):
                return []
            secret = secret or takes_effect
        elif takes_effect:
            return []
    return moves


def told(table: Table) -> str:
    """The position, without the order in which the answers arrived."""
    position = table.position()
    moment = position.get("moment")
    if isinstance(moment, dict):
        moment.pop("resume", None)
    return text(position)


@every_table
def simultaneous_answers_may_arrive_in_any_order(trial: Trial) -> None:
    compared = 0
    for number, table in enumerate(trial.together(ROUNDS * trial.games, "order")):
        luck = Random(number)
        one = table.copy()
        moves = secret_round(one, luck)
        if not moves:
            continue
        compared += 1
        since = recent(one)
        for order in (moves[::-1], luck.sample(moves, len(moves))):
            other = table.copy()
            for move in order:
                other.answer(*move)
            for viewer in viewers(one):
                words = f"the answers {moves}, arriving as {order}, end differently for {called(viewer)}"
                same(sight(one, viewer, since), sight(other, viewer, since), words)
            if truth(one) != truth(other) or one.over != other.over:
                raise Broken(f"the answers {moves}, given in the order {order}, lead to different cards")
            if trial.has_positions:
                same(
                    told(one), told(other), f"the answers {moves}, given in the order {order}, lead to another position"
                )
    enough(compared, trial.games * ROUNDS // 20 + 1, "hardly any round of answers is kept secret to its end")


@every_table
def the_log_keeps_the_order_of_arrival(trial: Trial) -> None:
    """So that undo and replay follow what really happened."""
    for table in trial.positions(5 * trial.games, "arrival"):
        waiting = names(table.view(), "waiting")
        played = table.copy()
        for seat in waiting[::-1]:
            if seat not in played.pending:
                break
            key = played.pending[seat].options[0].key
            played.answer(seat, key)
            answers = played.save()["answers"]
            assert isinstance(answers, list)
            if answers[-1] != [seat, key]:
                raise Broken(f"the last answer of the log is {answers[-1]}, not {[seat, key]}")
        same(picture(played), picture(trial.again(played)), "answers in another order are loaded differently")
