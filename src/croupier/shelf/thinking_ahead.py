"""How a player who thinks ahead looks at a game: its module ``bot_search`` declares an ``OUTLOOK``."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import ClassVar, Generic, Protocol, TypeVar

from croupier.table import Chair, Game, Player

G = TypeVar("G", bound=Game)


class Beliefs(Protocol):
    """What a seat believes of what it cannot see. One of this many worlds is drawn (``tries``)."""

    tries: int

    def likelihood(self, game: Game) -> float:
        """How likely a world is, beside others."""
        ...


class AnyCards:
    """Beliefs of a player who takes what rivals hold to be any cards."""

    tries = 1

    def likelihood(self, game: Game) -> float:
        return 1.0


class Outlook(Generic[G]):
    """How a player who thinks ahead looks at a game."""

    most_answers: ClassVar[int]
    span: ClassVar[int] = 1
    """Games are played on for this many answers at most, and until the stage has risen by this much."""

    def is_worth_it(self, game: G) -> bool:
        """Whether thinking ahead helps at such a table, as games have shown."""
        return True

    def beliefs(self, chair: Chair, sensible: Player) -> Beliefs:
        """What a seat believes at a question. ``sensible`` has sat there so far."""
        return AnyCards()

    def stage(self, game: G) -> int:
        """The number of the round, or of the turn."""
        raise NotImplementedError

    def shares(self, game: G) -> Sequence[float]:
        """How much of the game each seat will win, about."""
        raise NotImplementedError


class ByFeatures(Outlook[G]):
    """An outlook on a game in which features of a player tell how good the player's chances are."""

    early: ClassVar[tuple[float, ...]]
    late: ClassVar[tuple[float, ...]]
    """What each feature is worth at the beginning, and how much more at the end."""

    def progress(self, game: G) -> float:
        """How much of the game is over."""
        raise NotImplementedError

    def features(self, game: G, seat: int) -> tuple[float, ...]:
        """What a player has, and what that promises, in numbers of about one."""
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
