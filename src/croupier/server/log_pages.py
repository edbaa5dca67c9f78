"""The log of a game in words, told a page at a time: a page that is full is told once and kept."""

from __future__ import annotations

from typing import Final, NamedTuple

from croupier.server.messages import Line
from croupier.server.telling import lines_of
from croupier.table import Json, Table
from croupier.text import Teller

# A page holds about so many events: 30 lines or more in every game.
PAGE: Final = 64
# It may end so much later, before an event that begins a sentence: what can be told together then stays together. Of 1,500
# pages of random games one had no such event, and a list was told in two parts.
LEEWAY: Final = 32


class Lines(NamedTuple):
    """The lines that tell of the events after number ``since`` and up to number ``upto``."""

    since: int
    upto: int
    lines: list[Line]


class Log:
    """The log of one table as one seat, or the spectators, read it in one language.

    It only grows. If something that was told is hidden again the table needs another ``Log``.
    """

    def __init__(self, table: Table, seat: int | None, teller: Teller) -> None:
        self._table = table
        self._seat = seat
        self._teller = teller
        self._starts: dict[int, int] = {0: 0}  # of pages: the number of the last event before each
        self._full: dict[int, list[Line]] = {}
        self._last = Lines(0, 0, [])

    def latest(self, events: int) -> tuple[Lines, list[Json]]:
        """The last full page and the one that is being filled, of so many events; and those events as the engine tells them."""
        page = self._being_filled(events)
        since = self._starts[page]
        self._has_begun(page - 1, events)
        earlier = self._starts[max(page - 1, 0)]
        happened = self._table.events(earlier, self._seat)
        if (self._last.since, self._last.upto) != (since, events):
            new = [event for event in happened if _number(event) > since]
            self._last = Lines(since, events, lines_of(new, self._teller, events))
        before = self._told(page - 1, happened, since) if page else []
        return Lines(earlier, events, [*before, *self._last.lines]), happened

    def before(self, number: int, events: int) -> Lines:
        """The page that ends with the event of this number, or that holds it."""
        last = self._being_filled(events)
        page = min(number // PAGE, last)
        while page and not (self._has_begun(page, events) and self._starts[page] < number):
            page -= 1
        if page == last:
            return self.latest(events)[0]
        self._has_begun(page + 1, events)
        since, upto = self._starts[page], self._starts[page + 1]
        happened = [] if page in self._full else self._table.events(since, self._seat)
        return Lines(since, upto, self._told(page, happened, upto))

    def _told(self, page: int, happened: list[Json], upto: int) -> list[Line]:
        """The lines of a full page, which are kept."""
        if page not in self._full:
            self._full[page] = lines_of([event for event in happened if _number(event) <= upto], self._teller, upto)
        return self._full[page]

    def _being_filled(self, events: int) -> int:
        page = events // PAGE
        while not self._has_begun(page, events):
            page -= 1
        return page

    def _has_begun(self, page: int, events: int) -> bool:
        """Whether so many events reach into a page; where it starts is known then."""
        if page not in self._starts and page > 0:
            cut = self._cut(page)
            if cut is None and events < page * PAGE + LEEWAY:
                return False
            self._starts[page] = page * PAGE if cut is None else cut
        return True

    def _cut(self, page: int) -> int | None:
        """The number of the last event before one that begins a sentence, near to where a page should start."""
        first = page * PAGE
        before: Json | None = None
        for event in self._table.events(first - LEEWAY, self._seat):
            number = _number(event)
            if number > first + LEEWAY:
                break
            if number > first and self._teller.begins(event, before):
                return number - 1
            before = event
        return None


def _number(event: Json) -> int:
    return int(str(event["n"]))
