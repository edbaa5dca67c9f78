"""How to search a game: its module ``bot_search`` declares an ``OUTLOOK``."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import ClassVar, Generic, Protocol, TypeVar

from croupier.table import Chair, Game, Player

G = TypeVar("G", bound=Game)


class Beliefs(Protocol):
    """What a seat believes of what it cannot see. One of ``tries`` worlds is drawn."""

    tries: int

    def likelihood(self, game: Game) -> float:
        """How likely a world is, compared with others."""
        ...


class AnyCards:
    """Beliefs of a player who assumes that rivals hold random cards."""

    tries = 1

    def likelihood(self, game: Game) -> float:
        return 1.0


class Outlook(Generic[G]):
    """How to search a game."""

    most_answers: ClassVar[int]
    span: ClassVar[int] = 1
    """Playouts last for this many answers at most, and until the stage has risen by this much."""

    def is_worth_it(self, game: G) -> bool:
        """Whether searching helps at a table, as measured by games."""
        return True

    def beliefs(self, chair: Chair, sensible: Player) -> Beliefs:
        """What a seat believes at a question. ``sensible`` has sat there so far."""
        return AnyCards()

    def stage(self, game: G) -> int:
        """The number of the round, or of the turn."""
        raise NotImplementedError

    def shares(self, game: G) -> Sequence[float]:
        """An estimate of how much of the game each seat will win."""
        raise NotImplementedError


class ByFeatures(Outlook[G]):
    """An outlook that estimates the chances of the players from their features."""

    early: ClassVar[tuple[float, ...]]
    late: ClassVar[tuple[float, ...]]
    """The weight of each feature at the beginning, and what is added to it by the end."""

    def progress(self, game: G) -> float:
        """The fraction of the game that has been played."""
        raise NotImplementedError

    def features(self, game: G, seat: int) -> tuple[float, ...]:
        """What a player has and may expect, in numbers of about one."""
        raise NotImplementedError

    def shares(self, game: G) -> list[float]:
        over = self.progress(game)
        strengths: list[float] = []
        for seat in range(game.seats):
            score = 0.0
            for feature, first, later in zip(self.features(game, seat), self.early, self.late, strict=True):
                score += feature * (first + later * over)
            strengths.append(exp(score))
        total = sum(strengths)
        return [strength / total for strength in strengths]
