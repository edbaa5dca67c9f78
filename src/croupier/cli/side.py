"""One player's side of a table at the terminal."""

from __future__ import annotations

from dataclasses import dataclass, field
from unicodedata import combining, normalize

from croupier.cli.terminal import Terminal
from croupier.table import Decision, Json, Option, Table
from croupier.text import Teller, Words


@dataclass(eq=False)
class Side:
    """A seat at a table, in the words of one language. ``forced`` are the numbers of events that had no alternative.

    ``considered`` are choices that have led the player to a further question but are not answers yet, each with the
    table after it (``Table.ahead``): they are given together with the last choice, or dropped.
    """

    seat: int
    real: Table
    words: Words
    terminal: Terminal
    forced: set[int] = field(default_factory=set)
    considered: list[tuple[Option, Table]] = field(default_factory=list)

    @property
    def table(self) -> Table:
        """The table as the player looks at it, after the considered choices."""
        return self.considered[-1][1] if self.considered else self.real

    def consider(self, option: Option) -> bool:
        """Look at the further question that an option leads to; return whether there is one."""
        ahead = self.table.ahead(self.seat, option)
        if ahead is not None:
            self.considered.append((option, ahead))
        return ahead is not None

    def answer(self, option: Option) -> None:
        """Give the real table the considered choices and this answer."""
        options = [*[before for before, _ in self.considered], option]
        self.considered.clear()
        for each in options:
            self.real.answer(self.seat, each.key)

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
    """Lower-case a word and strip accents, which not every keyboard has."""
    return "".join([sign for sign in normalize("NFD", word.lower()) if not combining(sign)])
