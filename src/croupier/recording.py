"""A saved game that can be wound to any number of answers."""

from __future__ import annotations

from croupier.shelf import find
from croupier.table import Json, Table, Watch
from croupier.table.save import first_table, give


class Recording:
    """A valid save, and its table after ``at`` answers. An answer is a seat and a key, or a fork."""

    def __init__(self, saved: Json) -> None:
        self.saved = saved
        self.info = find(saved["game"])
        answers = saved["answers"]
        assert isinstance(answers, list)
        self.answers = answers
        self.rewind()

    def rewind(self) -> None:
        """Deal again."""
        self.at = 0
        self.table = first_table(self.saved, self.info)

    def wind(self, to: int, watch: Watch | None = None) -> Table:
        """Wind to the moment after so many answers, and return the table. ``watch`` is called at the beats of the last of
        them."""
        if to < self.at:
            self.rewind()
        while self.at < to:
            self.table = give(self.table, self.answers[self.at], watch if self.at == to - 1 else None)
            self.at += 1
        return self.table
