"""An answer can be undone only as long as no player has learnt anything from it."""

from __future__ import annotations

from random import Random

from croupier.table import BadTable, TooLate
from croupier.testing.check import every_table
from croupier.testing.checks.order import secret_round
from croupier.testing.compare import enough, refusal, refused, same
from croupier.testing.errors import Broken
from croupier.testing.play import Move, play_to_the_end, some_move
from croupier.testing.trial import Trial
from croupier.testing.views import called, known_kinds, picture, sight, truth, viewers

ANSWERED = 25
SOME = 5
CHANGED = "a refused undo has changed the table"


@every_table
def an_answer_taken_back_was_never_given(trial: Trial) -> None:
    taken_back = kept = 0
    for number, table in enumerate(trial.positions(ANSWERED * trial.games, "undo")):
        played = table.copy()
        before, cards = picture(table), truth(table)
        seat, key = some_move(played, Random(number))
        played.answer(seat, key)
        between = picture(played)
        no = refusal(played.undo, seat)
        if no is None:
            taken_back += 1
            same(before, picture(played), f"after {key!r} of seat {seat} is taken back the table differs")
            if truth(played) != cards:
                raise Broken(f"after {key!r} of seat {seat} is taken back the cards are in different places")
            played.answer(seat, key)
            same(between, picture(played), f"{key!r} of seat {seat} has another result when it is given again")
        else:
            kept += 1
            if not isinstance(no, TooLate):
                raise Broken(f"an undo must be refused as TooLate, not as {type(no).__name__}")
            same(between, picture(played), CHANGED)
    enough(taken_back, 1, "no answer could be taken back: each was seen or used luck")
    enough(kept, 1, "every answer could be taken back")


@every_table
def what_can_be_taken_back_has_taught_nobody_anything(trial: Trial) -> None:
    """Between an answer and its undo no viewer knows another card, and all viewers see the same on a fork: nothing
    hidden was shown.
    """
    for number, table in enumerate(trial.positions(ANSWERED * trial.games, "teaching")):
        luck = Random(number)
        seat, key = some_move(table, luck)
        played = table.copy()
        played.answer(seat, key)
        rehearsal = played.copy()
        if refusal(rehearsal.undo, seat) is not None:
            continue
        what = f"{key!r} of seat {seat}, which can be taken back,"
        for viewer in viewers(table):
            if known_kinds(played.view(viewer)) - known_kinds(table.view(viewer)):
                raise Broken(f"{what} shows {called(viewer)} a card")
        for viewer in (seat, luck.choice(viewers(table))):
            twin = table.fork(viewer, number)
            if twin.pending[seat].find(key) is not None:
                twin.answer(seat, key)
                same(sight(played, viewer), sight(twin, viewer), f"{what} shows {called(viewer)} what is hidden")


@every_table
def no_seat_takes_back_after_another_has_answered(trial: Trial) -> None:
    for played, luck in trial.copies(SOME * trial.games, "since"):
        first = some_move(played, luck)
        played.answer(*first)
        if played.over:
            continue
        second = some_move(played, luck)
        if second[0] == first[0]:
            continue
        played.answer(*second)
        before = picture(played)
        no = refused(TooLate, f"an undo of seat {first[0]} after {second[0]} has answered", played.undo, first[0])
        if no.reason not in {"answered-since", "game-over"}:
            raise Broken(f"an undo after another seat has answered is refused for the reason {no.reason!r}")
        same(before, picture(played), CHANGED)


@every_table
def several_answers_can_be_taken_back_one_after_the_other(trial: Trial) -> None:
    most = 0
    for played, luck in trial.copies(SOME * trial.games, "several"):
        pictures: list[str] = []
        moves: list[Move] = []
        for _ in range(4):
            if played.over:
                break
            pictures.append(picture(played))
            moves.append(some_move(played, luck))
            played.answer(*moves[-1])
        depth = 0
        while moves and refusal(played.undo, moves[-1][0]) is None:
            seat, key = moves.pop()
            same(pictures.pop(), picture(played), f"after {key!r} of seat {seat} is taken back the table differs")
            depth += 1
        most = max(most, depth)
        play_to_the_end(played, luck)
    enough(most, 1, "no answer could be taken back: each was seen or used luck")


@every_table
def a_revealed_answer_cannot_be_taken_back(trial: Trial) -> None:
    """The last of several simultaneous answers reveals them all."""
    revealed = 0
    for number, table in enumerate(trial.together(SOME * trial.games, "revealed")):
        played = table.copy()
        moves = secret_round(played, Random(number))
        if moves:
            revealed += 1
            before = picture(played)
            refused(TooLate, f"an undo of {moves[-1]} after all have answered", played.undo, moves[-1][0])
            same(before, picture(played), CHANGED)
    enough(revealed, 1, "no round of answers is kept secret to its end")


@every_table
def nothing_can_be_taken_back_before_the_first_answer_or_after_the_end(trial: Trial) -> None:
    table = trial.open()
    before = picture(table)
    for seat in range(trial.seats):
        refused(TooLate, f"an undo of seat {seat} before the first answer", table.undo, seat)
    refused(BadTable, "an undo of seat 99", table.undo, 99)
    same(before, picture(table), CHANGED)
    trial.play_to_the_end(table, Random(0))
    before = picture(table)
    for seat in range(trial.seats):
        no = refused(TooLate, f"an undo of seat {seat} after the end", table.undo, seat)
        if no.reason != "game-over":
            raise Broken(f"an undo after the end is refused for the reason {no.reason!r}")
    same(before, picture(table), CHANGED)


@every_table
def a_fork_cannot_be_taken_back_behind_its_beginning(trial: Trial) -> None:
    for number, table in enumerate(trial.positions(SOME * trial.games, "fork undo")):
        twin = table.fork(number % trial.seats, number)
        before = picture(twin)
        for seat in range(trial.seats):
            refused(TooLate, f"an undo of seat {seat} on a fresh fork", twin.undo, seat)
        same(before, picture(twin), CHANGED)
        seat, key = some_move(twin, Random(number))
        twin.answer(seat, key)
        if refusal(twin.undo, seat) is None:
            same(before, picture(twin), f"after {key!r} of seat {seat} is taken back the fork differs")
