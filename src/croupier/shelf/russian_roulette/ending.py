"""RR-12: the end of the game, and the last captain's chance to show off (RR-8.8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.russian_roulette import beats, death, trigger
from croupier.shelf.russian_roulette.cards import BULLET
from croupier.shelf.russian_roulette.options import (
    ALL_DEAD,
    ASK_SHOW_OFF,
    LAST_CAPTAIN,
    MAY_SHOW_OFF,
    MOST_POINTS,
    NOBODY_WON,
    SHOWED_OFF,
    TIED,
    WON_ALONE,
    WON_BY_POINTS,
)
from croupier.shelf.russian_roulette.phases import ACCUSATION, SHOW_OFF
from croupier.table import Flow, Result

if TYPE_CHECKING:
    from croupier.shelf.russian_roulette.state import Roulette


def check_points(game: Roulette) -> None:
    """RR-9.5 to RR-9.7, RR-Q16: end the game if one of the living has enough points, and more than the others."""
    living = game.living()
    best = max([game.points[seat] for seat in living])
    if best < game.goal:
        return
    leaders = [seat for seat in living if game.points[seat] == best]
    if len(leaders) > 1:
        game.tell(TIED, best)
    else:
        game.tell(WON_BY_POINTS, leaders[0], best)
        game.beat(beats.END)
        game.result = Result((leaders[0],), tuple(game.points), MOST_POINTS, "RR-12.2")


def check_captains(game: Roulette) -> None:
    """RR-12.1, RR-12.3: end the game if one captain is left, or none."""
    living = game.living()
    if len(living) == 1:
        if game.showing_off and has_shots_left(game, living[0]):
            game.phase = SHOW_OFF
            game.tell(MAY_SHOW_OFF, living[0])
            game.beat(beats.LAST_STAND, living[0])
        else:
            win_alone(game, living[0])
    elif not living:
        game.tell(NOBODY_WON)
        game.beat(beats.END)
        game.result = Result((), tuple(game.points), ALL_DEAD, "RR-12.3")


def win_alone(game: Roulette, seat: int) -> None:
    """RR-12.1: end the game for the last captain alive."""
    game.tell(WON_ALONE, seat)
    game.beat(beats.END)
    game.result = Result((seat,), tuple(game.points), LAST_CAPTAIN, "RR-12.1")


def has_shots_left(game: Roulette, seat: int) -> bool:
    """RR-8.8: whether the last captain alive has shots to show off with."""
    if game.phase == ACCUSATION:
        return game.in_round(seat) and game.bet[seat] > 0
    return trigger.takes_part(game, seat)


def show_off(game: Roulette) -> Flow:
    """RR-8.8, RR-Q18: the winner may go on firing, at their own risk."""
    winner = game.living()[0]
    game.shot = max(game.shot, 1)
    if trigger.takes_part(game, winner):
        yield game.ask(winner, ASK_SHOW_OFF)
        if game.answers[winner].kind == "fire":
            card = game.draw(game.barrel(winner), game.fired(winner))
            game.tell_card(SHOWED_OFF, card, winner, game.shot)
            game.beat(beats.SHOW_OFF, winner)
            game.shot += 1
            if game.face[card] != BULLET:
                return
            death.die(game, winner)
            if game.characters[winner] == 0:
                check_captains(game)
                return
    win_alone(game, winner)
