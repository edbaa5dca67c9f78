"""What the games' ``bot_search`` modules share."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from croupier.table import Chair, Game, Player


class AnyCards:
    """Beliefs of a player who assumes that rivals hold random cards."""

    def __init__(self, chair: Chair, sensible: Player) -> None:
        self.tries = 1

    def likelihood(self, game: Game) -> float:
        return 1.0


def chances(
    players: Sequence[Sequence[float]], early: Sequence[float], late: Sequence[float], over: float
) -> list[float]:
    """Each player's chance to win, from their features. ``early`` is the weight of each feature at the beginning,
    ``late`` what is added by the end, and ``over`` the fraction of the game that has been played.
    """
    strengths: list[float] = []
    for features in players:
        score = 0.0
        for feature, first, later in zip(features, early, late, strict=True):
            score += feature * (first + later * over)
        strengths.append(exp(score))
    total = sum(strengths)
    return [strength / total for strength in strengths]


def everywhere(game: Game) -> bool:
    """Thinking ahead helps at every table."""
    return True
