"""The log of a game in words, a page at a time. A full page is put into words once and cached."""

from __future__ import annotations

from typing import Final, NamedTuple

from croupier.server.messages.moments import Line
from croupier.server.moments import lines_of
from croupier.table import Json, Table
from croupier.text import Teller

# A page holds about this many events, which is 30 lines or more in every game.
PAGE: Final = 64
# A page may end this many events later, so that events in one sentence stay together. Of 1,500 pages of random games
# one had to be cut within a list.
LEEWAY: Final = 32


class LogPage(NamedTuple):
    """The lines about the events after number ``since`` and up to number ``upto``."""

    since: int
    upto: int
    lines: list[Line]


class LogPages:
    """The log of one table as one seat, or the spectators, read it in one language.

    It only grows: when the table hides events that were shown before, create a new one.
    """

    def __init__(self, table: Table, seat: int | None, teller: Teller) -> None:
        self._table = table
        self._seat = seat
        self._teller = teller
        self._starts: dict[int, int] = {0: 0}  # for each page: the number of the last event before it
        self._full: dict[int, list[Line]] = {}
        self._last = LogPage(0, 0, [])

    def latest(self, events: int) -> tuple[LogPage, list[Json]]:
        """The last full page together with the unfinished one, and their events as the engine returns them."""
        page = self._unfinished(events)
        since = self._starts[page]
        self._has_begun(page - 1, events)
        earlier = self._starts[max(page - 1, 0)]
        happened = self._table.events(earlier, self._seat)
        if (self._last.since, self._last.upto) != (since, events):
            new = [event for event in happened if _number(event) > since]
            self._last = LogPage(since, events, lines_of(new, self._teller, events))
        before = self._lines(page - 1, happened, since) if page else []
        return LogPage(earlier, events, [*before, *self._last.lines]), happened

    def before(self, number: int, events: int) -> LogPage:
        """The page that ends with the event of this number, or contains it."""
        last = self._unfinished(events)
        page = min(number // PAGE, last)
        while page and not (self._has_begun(page, events) and self._starts[page] < number):
            page -= 1
        if page == last:
            return self.latest(events)[0]
        self._has_begun(page + 1, events)
        since, upto = self._starts[page], self._starts[page + 1]
        happened = [] if page in self._full else self._table.events(since, self._seat)
        return LogPage(since, upto, self._lines(page, happened, upto))

    def _lines(self, page: int, happened: list[Json], upto: int) -> list[Line]:
        """The lines of a full page, made once."""
        if page not in self._full:
            self._full[page] = lines_of([event for event in happened if _number(event) <= upto], self._teller, upto)
        return self._full[page]

    def _unfinished(self, events: int) -> int:
        """The number of the page that the latest event is on."""
        page = events // PAGE
        while not self._has_begun(page, events):
            page -= 1
        return page

    def _has_begun(self, page: int, events: int) -> bool:
        """Whether this many events reach into a page; if so, record its start."""
        if page not in self._starts and page > 0:
            cut = self._cut(page)
            if cut is None and events < page * PAGE + LEEWAY:
                return False
            self._starts[page] = page * PAGE if cut is None else cut
        return True

    def _cut(self, page: int) -> int | None:
        """The number of the last event before the first one that begins a sentence, near the start of a page."""
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
