"""A saved game that can be wound to any number of answers."""

from __future__ import annotations

from typing import Any, Final

from croupier.shelf import figures_of, find
from croupier.table import Json, Table, Watch
from croupier.table.save import first_table, give
from croupier.text.story import Course, Happened, Story, story_of

VIEWS: Final = 40
"""The maximum number of views from which the story of a game is made."""


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
        """Wind to the moment after this many answers, and return the table. ``watch`` is called at the beats of the
        last of them.
        """
        if to < self.at:
            self.rewind()
        while self.at < to:
            self.table = give(self.table, self.answers[self.at], watch if self.at == to - 1 else None)
            self.at += 1
        return self.table

    def story(self) -> Story[Any]:
        """The story that the game makes of itself, now that it is over."""
        answers = len(self.answers)
        every = max(1, -(-answers // VIEWS))
        events: list[Happened] = []
        views: list[tuple[int, Json]] = []
        self.rewind()
        for at in range(answers + 1):
            before = self.table.event_count if at else 0
            table = self.wind(at)
            forked = at > 0 and not isinstance(self.answers[at - 1], list)
            events += [Happened(at, event) for event in table.events_laid_open(0 if forked else before)]
            if at % every == 0 or at == answers:
                views.append((at, table.laid_open()))
        given = [(answer[0], answer[1]) if isinstance(answer, list) else None for answer in self.answers]
        edition = self.table.origin.edition
        course = Course(self.table.seats, given, events, views, figures_of(self.info, edition), edition)
        return story_of(self.info)(course)
