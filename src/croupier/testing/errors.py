"""The results of a check that fails, or has nothing to check."""

from __future__ import annotations

from croupier.table import Json


class Broken(AssertionError):
    """A broken promise: what is wrong, at which table, and after which answers.

    ``check``, ``game`` and ``seats`` identify the promise and the game. ``save`` is the table that the check looked at,
    if it could be saved: load it to see more.
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
            lines.append(f"  at a table with {_line(self.save)}")
        return "\n".join([*lines, f"  again: {self.repeat}"])


class NothingToCheck(Exception):
    """The game lacks what a check is about; the message says what. This is not a fault."""


SHOWN = 12


def _line(save: Json) -> str:
    """A table in one line: what it was opened with, and its last answers."""
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
