"""What a check says: that a game breaks a promise, or that there was nothing to check."""

from __future__ import annotations

from croupier.table import Json


class Broken(AssertionError):
    """A promise that a game breaks: what is wrong, at which table, and after which answers.

    ``check``, ``game`` and ``seats`` say which promise of which game it is. ``save`` is the table as the check found it, if
    there was one and it could be saved: load it to look at it.
    """

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.words = words
        self.check = ""
        self.game = ""
        self.seats = 0
        self.save: Json | None = None
        self.repeat = ""

    def __str__(self) -> str:
        if not self.check:
            return self.words
        lines = [f"{self.game} with {self.seats} seats breaks {self.check!r}: {self.words}"]
        if self.save is not None:
            lines.append(f"  at a table with {_told(self.save)}")
        return "\n".join([*lines, f"  again: {self.repeat}"])


class NothingToCheck(Exception):
    """The game has nothing that a check is about: it says what is missing. This is no fault."""


SHOWN = 12


def _told(save: Json) -> str:
    """A table in a line: what it was opened with, and the last answers given."""
    opened = ", ".join(
        [f"{part} {save[part]!r}" for part in ("seed", "options", "stack") if save[part] or part == "seed"]
    )
    answers = save["answers"]
    assert isinstance(answers, list)
    given = [f"{entry[0]} {entry[1]}" if isinstance(entry, list) else str(entry) for entry in answers]
    last = ", ".join(given[-SHOWN:])
    count = f"{len(given)} answers" if len(given) != 1 else "1 answer"
    rest = f" (the last {SHOWN}: {last}; all are in .save)" if len(given) > SHOWN else f" ({last})" if given else ""
    return f"{opened}, after {count}{rest}"
