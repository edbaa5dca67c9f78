"""HD-6, HD-7, HD-8: the Determination, Mission and Initiative phases."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, questions
from croupier.shelf.hundred_days.board import HOUSE, SPACES, TOUCHES, TWO_AT_ONCE, after
from croupier.shelf.hundred_days.layout import GARAGE, MISSION, NOWHERE
from croupier.shelf.hundred_days.options import (
    ASK_MORTY,
    ASK_RICK,
    DIE,
    NOBODY_THERE,
    PLACED,
    RICK_AGAIN,
    ROLLED_EVEN,
    ROLLED_OFF,
    ROUND,
    STARTS,
    WON_TIE,
)
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def begin_round(game: HundredDays) -> None:
    """HD-6.2: roll the die."""
    game.phase = MISSION
    game.rick = [NOWHERE] * game.seats
    game.morty = [NOWHERE] * game.seats
    game.marshal_used = False
    game.at = 0
    game.tell(ROUND, game.round)
    game.die = game.roll("die")
    game.tell(DIE, game.die)
    game.beat(beats.ROUND, game.round, game.die)


def place_pawns(game: HundredDays) -> Flow:
    """HD-7.1, HD-7.6, HD-Q52: all at once, behind the screens; when all are ready, the pawns are put on the board."""
    placing = list(range(game.seats))
    while placing:
        yield game.ask_all(placing, ASK_RICK)
        for seat in placing:
            game.keep(seat)
        yield game.ask_all(placing, ASK_MORTY)
        placing = [seat for seat in placing if not is_ready(game, seat)]
    for seat in range(game.seats):
        rick, morty = game.kept[seat]
        game.rick[seat] = rick.value
        game.morty[seat] = morty.value
        game.tell(PLACED, seat, game.rick[seat], game.morty[seat])
    game.reveal_kept()
    game.beat(beats.SCREENS)
    space = find_starting_player(game)
    game.phase = GARAGE
    game.beat(beats.INITIATIVE, game.start, space)


def is_ready(game: HundredDays, seat: int) -> bool:
    """HD-Q52: whether both tokens stay where they are behind the screen; otherwise Rick is taken up again."""
    if game.answers[seat] is RICK_AGAIN:
        del game.kept[seat]
        del game.kept_among[seat]
        return False
    game.keep(seat)
    game.kept_among[seat][-1] = questions.MORTY_SOMEWHERE
    return True


# HD-8 Initiative.


def find_starting_player(game: HundredDays) -> int:
    """HD-8.1 to HD-8.5: the strongest on the die's dimension, or on the next one with pawns; return that dimension."""
    space = game.die
    for _ in range(SPACES):
        best = max([strength(game, seat, space) for seat in range(game.seats)])
        if best:
            leaders = [seat for seat in range(game.seats) if strength(game, seat, space) == best]
            if space != game.die:
                game.tell(NOBODY_THERE, game.die, space)
            game.start = break_tie(game, leaders)
            game.tell(STARTS if len(leaders) == 1 else WON_TIE, game.start, space)
            return space
        space = after(space)
    game.start = roll_off(game, list(range(game.seats)))
    game.tell(STARTS, game.start, HOUSE)
    return HOUSE


def strength(game: HundredDays, seat: i64, space: i64) -> i64:
    """HD-8.2, HD-Q1: Rick and Morty, Rick in two and Morty, Rick, Rick in two, Morty, no pawn."""
    rick: i64 = game.rick[seat]
    here = TOUCHES[rick] & 1 << space != 0
    morty = TOUCHES[game.morty[seat]] & 1 << space != 0
    if here and morty:
        return 4 if TWO_AT_ONCE[rick] else 5
    if here:
        return 2 if TWO_AT_ONCE[rick] else 3
    return 1 if morty else 0


def break_tie(game: HundredDays, leaders: list[int]) -> int:
    """HD-8.3, HD-C18: the Pushy Understudy wins ties without rolling."""
    if len(leaders) == 1:
        return leaders[0]
    pushy = [seat for seat in leaders if game.has(seat, game.pack.wins_ties)]
    if len(pushy) == 1:
        return pushy[0]
    return roll_off(game, pushy or leaders)


def roll_off(game: HundredDays, seats: list[int]) -> int:
    """HD-8.3, HD-Q35: the highest number wins; those who share it roll again."""
    while len(seats) > 1:
        rolled: list[int] = []
        for seat in seats:
            rolled.append(game.roll("die"))
            game.tell(ROLLED_OFF, seat, rolled[-1])
        best = max(rolled)
        seats = [seat for at, seat in enumerate(seats) if rolled[at] == best]
        if len(seats) > 1:
            game.tell(ROLLED_EVEN)
        game.beat(beats.TIE_ROLL)
    return seats[0]
