"""RR-9: points, and whether they win the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.russian_roulette import beats, ending, playing, rounds
from croupier.shelf.russian_roulette.options import ASK_SCORE, SCORED
from croupier.shelf.russian_roulette.phases import SCORE
from croupier.table import NOBODY, Flow
from croupier.table.why import OFFER

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def take_points(game: Roulette) -> None:
    """RR-9.1: give points to each player who lost no Character this round."""
    for seat in range(game.people):
        if game.in_round(seat):
            points = gain(game.bet[seat])
            game.points[seat] += points
            game.scored |= 1 << seat
            game.tell(SCORED, seat, points, game.points[seat])
    game.beat(beats.POINTS)
    game.phase = SCORE


def gain(bet: int) -> int:
    """RR-9.2: the points for surviving a bet."""
    return bet + 1


def score_phase(game: Roulette) -> Flow:
    """RR-A14, then the victory check and a new round."""
    askable = [seat for seat in range(game.people) if playing.useful(game, seat, playing.possible(game, seat), OFFER)]
    if askable:
        yield game.window(askable, ASK_SCORE)
        if game.reactor != NOBODY:
            yield from playing.play(game, game.reactor)
            return
    ending.check_points(game)
    if game.result is None:
        rounds.new_round(game)
