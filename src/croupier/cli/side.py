"""One player's side of a table at the terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from unicodedata import combining, normalize

from croupier.cli.terminal import Terminal
from croupier.table import Decision, Json, Table
from croupier.text import Teller, Words


@dataclass(eq=False)
class Side:
    """A seat at a table, in the words of one language. ``forced`` are the numbers of events that had no alternative."""

    seat: int
    table: Table
    words: Words
    terminal: Terminal
    forced: set[int] = field(default_factory=set)

    @property
    def decision(self) -> Decision:
        return self.table.pending[self.seat]

    def view(self) -> Json:
        """What the player may know."""
        return self.table.view(self.seat)

    def teller(self, view: Json | None = None) -> Teller:
        """A teller for the player."""
        teller = Teller.at(self.words, self.view() if view is None else view)
        teller.forced = self.forced
        return teller

    def warn(self, message: str) -> None:
        """Show a message in yellow."""
        self.terminal.show(message, style="yellow")


def bare(word: str) -> str:
    """Put a word into lower case without accents, which not every keyboard has."""
    return "".join([sign for sign in normalize("NFD", word.lower()) if not combining(sign)])
