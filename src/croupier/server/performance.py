"""The outcome of an answer, moment by moment: the beats that the rules marked, as each viewer saw them.

Every viewer's page shows the same beats for the same time, so the time depends only on public information: the name of
the beat and the number of events.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, NamedTuple

from croupier.server.messages.moments import Beat
from croupier.server.messages.parts import Tempo
from croupier.server.moments import page_view, phase_in_words
from croupier.table import Beat as BeatKind
from croupier.table import Json, Table
from croupier.text import Words

# A seat, None for the spectators, or a caller's own name for a viewer.
Viewer = int | str | None


class Sight(NamedTuple):
    """What one viewer saw at a beat: the view, and the events since the beat before."""

    view: Json
    events: list[Json]


Reader = Callable[[Table, Sequence[Any], int], list[Sight]]


def seen(table: Table, viewers: Sequence[int | None], since: int) -> list[Sight]:
    """What each of these seats, or the spectators, see, and their events since a given one."""
    views = table.views(list(viewers))
    return [Sight(view, table.events(since, viewer)) for viewer, view in zip(viewers, views, strict=True)]


# How long a beat is shown, as a multiple of the time in the rules. "At once" does not show it.
TEMPI: Final[dict[Tempo, float]] = {"calm": 1.6, "normal": 1.0, "quick": 0.5, "at-once": 0.0}

# Seconds to notice that something has happened, and to read about one event.
NOTICING: Final = 0.6
READING: Final = 0.3
# A long list is skimmed.
LONGEST_READ: Final = 3.2


def reading(events: int) -> float:
    """The seconds needed to read about this many events."""
    return min(NOTICING + READING * events, LONGEST_READ) if events else 0.0


# Events that the rules do not mark are shown for as long as they take to read.
UNMARKED: Final = BeatKind("", 0.0)


class Shown(NamedTuple):
    """One beat: for how many seconds it is shown, whether only its own seat learnt something, the number of the last
    event that had happened, and what each viewer saw.
    """

    beat: Json
    lasts: float
    private: bool
    upto: int
    sights: dict[Viewer, Sight]


class Performance:
    """The beats of one answer. ``look`` is called by the table at each of them; ``since`` is the number of the last
    event before the answer.
    """

    def __init__(self, table: Table, viewers: Iterable[Viewer], tempo: Tempo, read: Reader = seen) -> None:
        self.table = table
        self.viewers = list(viewers)
        self.read = read
        self.factor = TEMPI[tempo]
        self.since = table.event_count
        self.beats: list[Shown] = []
        self._upto = self.since

    def look(self, beat: Json) -> None:
        """Record a beat."""
        kind = next((each for each in self.table.info.beats if each.name == beat["beat"]), UNMARKED)
        self._show(beat, kind)

    def look_at_the_end(self) -> None:
        """Record the table after the answer, if there were events since the last beat."""
        if self.table.event_count > self._upto:
            self._show({"beat": ""}, UNMARKED)

    def _show(self, beat: Json, kind: BeatKind) -> None:
        table, since = self.table, self._upto
        lasts = max(kind.lasts, reading(table.event_count - since))
        self._upto = table.event_count
        sights = dict(zip(self.viewers, self.read(table, self.viewers, since), strict=True))
        self.beats.append(Shown(beat, lasts * self.factor, kind.private, self._upto, sights))

    @property
    def seconds(self) -> float:
        """How long all beats are shown."""
        return sum(shown.lasts for shown in self.beats)

    @property
    def afterwards(self) -> float:
        """How long it takes to read the events after the last beat."""
        return reading(self.table.event_count - self._upto) * self.factor

    def forget_sights(self) -> None:
        """Drop what the viewers saw, once it was sent: a view takes more memory than the rest of the table."""
        self.beats = [shown._replace(sights={}) for shown in self.beats]

    def told_to(self, viewer: Viewer, words: Words) -> list[Beat]:
        """The beats as they are sent to a viewer; empty if that view was not recorded."""
        return [told(shown, viewer, words) for shown in self.beats if viewer in shown.sights]


def told(shown: Shown, viewer: Viewer, words: Words) -> Beat:
    """A beat in words, as a viewer saw it."""
    name = str(shown.beat["beat"])
    view, events = shown.sights[viewer]
    return Beat(
        beat=name,
        title=words.name("beat", name) if name else "",
        facts={field: value for field, value in shown.beat.items() if field != "beat"},
        lasts=round(shown.lasts * 1000),
        upto=shown.upto,
        view=page_view(view),
        phase=phase_in_words(view, words),
        events=events,
    )
