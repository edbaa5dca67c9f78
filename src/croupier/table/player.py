"""Players, human or bot: the player of a seat gets a chair, which shows that seat's side of the table only."""

from __future__ import annotations

from typing import Protocol

from croupier.table.ask import Decision, Option
from croupier.table.events import Json
from croupier.table.game import Game
from croupier.table.table import Table


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
        """A table on which to think ahead: it agrees with all this seat knows, and cannot be saved."""
        fork = self._table.fork(self.seat, seed)
        fork._for_thinking = True
        return fork

    def state(self, seed: int) -> Game:
        """The state of the game as far as this seat knows it, so that a player can ask the rules. What the seat cannot know is
        dealt anew from the seed: a hidden card is a guess, not a fact."""
        return self.fork(seed)._game


class Player(Protocol):
    """A player: it chooses an option when it is asked."""

    def choose(self, chair: Chair) -> Option: ...
