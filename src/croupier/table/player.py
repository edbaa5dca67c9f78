"""Players, human or bot: the player of a seat gets a chair, which shows only that seat's side of the table."""

from __future__ import annotations

from typing import Protocol

from mypy_extensions import mypyc_attr

from croupier.table.ask import Decision, Option
from croupier.table.events import Json
from croupier.table.game import Game
from croupier.table.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Chair:
    """One seat's side of a table."""

    def __init__(self, table: Table, seat: int) -> None:
        self._table = table
        self.seat = seat

    @property
    def decision(self) -> Decision:
        """What the seat is asked now."""
        return self._table.pending[self.seat]

    def view(self) -> Json:
        return self._table.view(self.seat)

    def events(self, since: int = 0) -> list[Json]:
        return self._table.events(since, self.seat)

    def fork(self, seed: int) -> Table:
        """A table on which to think ahead: it agrees with everything this seat knows, depends on nothing else, and
        cannot be saved.
        """
        return self._table.fork_to_think(self.seat, seed)

    def state(self, seed: int) -> Game:
        """The state of the game as far as this seat knows it, so that a player can ask the rules. What the seat cannot
        know is re-dealt from the seed: a hidden card is a guess, not a fact.
        """
        return self.fork(seed)._game


class ForkChair(Chair):
    """A chair at a fork, for players in playouts. Hidden cards have been re-dealt already, so ``state`` is the fork's
    own, which players must not change. A player who looks only at what its seat may know chooses the same.
    """

    def state(self, seed: int) -> Game:
        return self._table._game


class Player(Protocol):
    """A player: it chooses an option when it is asked."""

    def choose(self, chair: Chair) -> Option: ...
