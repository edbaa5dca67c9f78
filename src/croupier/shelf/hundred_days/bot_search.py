"""How a player who thinks ahead looks at Les 100 Jours: how far games are played on, and who stands how then."""

from __future__ import annotations

from math import exp
from typing import Final

from croupier.shelf.hundred_days import closing
from croupier.shelf.hundred_days.board import SPACES
from croupier.shelf.hundred_days.ending import points_of
from croupier.shelf.hundred_days.state import HundredDays
from croupier.table import Chair, Game, Player

MOST_ANSWERS: Final = 300
SPAN: Final = 1
MOST_TILES: Final = 14
FARTHEST: Final = 5

EARLY: Final = (1.16, 0.35, 0.19, 0.24, 1.27, 0.41, -0.41, 0.02)
LATE: Final = (2.16, 0.85, 0.75, -0.19, 0.26, 0.14, -0.20, 0.36)
"""What each feature is worth at the beginning, and how much more at the end."""


class Beliefs:
    """What rivals hold is taken to be any cards."""

    def __init__(self, chair: Chair, sensible: Player) -> None:
        self.tries = 1

    def likelihood(self, game: Game) -> float:
        return 1.0


def stage(game: Game) -> int:
    """The round."""
    assert isinstance(game, HundredDays)
    return game.round


def progress(game: HundredDays) -> float:
    """How much of the game is over."""
    return 1.0 - len(game.zones[game.tiles]) / MOST_TILES


def features(game: HundredDays, seat: int) -> tuple[float, ...]:
    """What a player has, in numbers of about one."""
    nearest = reach = 0
    held = game.purse(seat)
    for space in range(1, SPACES + 1):
        if game.tile_at(space) >= 0:
            lack = min(
                [
                    sum([max(cost - have, 0) for cost, have in zip(need, held, strict=True)])
                    for need in closing.needs(game, seat, space)
                ]
            )
            nearest = max(nearest, FARTHEST - lack)
            reach += lack == 0
    zones = game.zones
    return (
        points_of(game, seat) / 10,
        game.all_held(seat) / 5,
        nearest / FARTHEST,
        reach / 3,
        len(zones[game.hand(seat)]) / 5,
        len(zones[game.area(seat)]) / 3,
        game.garage[seat] / 3,
        len(zones[game.closed(seat)]) / 3,
    )


def shares(game: Game) -> list[float]:
    """How likely each player wins."""
    assert isinstance(game, HundredDays)
    late = progress(game)
    strengths: list[float] = []
    for seat in range(game.seats):
        score = 0.0
        for feature, early, later in zip(features(game, seat), EARLY, LATE, strict=True):
            score += feature * (early + later * late)
        strengths.append(exp(score))
    total = sum(strengths)
    return [strength / total for strength in strengths]
