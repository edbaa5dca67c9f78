"""The story of a finished game: ``story.py`` in its package.

Who led when, where the points came from, the moments that turned the game, what was hidden, and who deserves a medal.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from croupier.table import Edition, GameInfo, Json
from croupier.text.own import own_class
from croupier.text.telling import Remark

Seen = TypeVar("Seen")


class Happened(NamedTuple):
    """An event with every card open, and the number of answers before it."""

    at: int
    event: Json

    @property
    def name(self) -> str:
        return str(self.event["event"])

    @property
    def seat(self) -> int:
        return self.number("seat")

    def number(self, field: str) -> int:
        """A seat or a number of the event."""
        value = self.event[field]
        assert isinstance(value, int)
        return value

    def card(self) -> str:
        """The card that the event names."""
        return str(self.event["card"])


class Told(NamedTuple):
    """A sentence of a story before it is put into words, the players it is about, and the moment that it links to."""

    remark: Remark
    seat: int | None = None
    at: int | None = None


class Course(NamedTuple, Generic[Seen]):
    """The course of a finished game: its answers (a seat and a key; none where it was forked), its events, and views
    taken at intervals, with the number of answers before each. Every card is open. ``figures`` are those of its deck;
    ``edition`` is set if the deck was corrected.
    """

    seats: int
    answers: Sequence[tuple[int, str] | None]
    events: Sequence[Happened]
    views: Sequence[tuple[int, Seen]]
    figures: Mapping[str, Any]
    edition: Edition | None


class Story(Generic[Seen]):
    """The story of a finished game. A game with a story derives a class of the same name in its ``story.py``; ``Seen``
    is the type of its views.
    """

    series: ClassVar[tuple[str, ...]] = ()
    """What the curve shows; empty if it shows a line for each seat."""

    def __init__(self, course: Course[Seen]) -> None:
        self.seats, self.answers, self.events, self.views, self.figures, self.edition = course
        self.last = course.views[-1][1]

    def standing(self, view: Seen) -> list[int]:
        """The points of each seat, or a number for each of ``series``; empty if there is no curve."""
        return []

    def sources(self) -> list[list[tuple[str, int]]]:
        """The sources of each seat's points, the largest first."""
        return []

    def turns(self) -> list[Told]:
        """The moments that turned the game, in order."""
        return []

    def unmasked(self) -> list[Told]:
        """What was hidden."""
        return []

    def awards(self) -> list[Told]:
        """Medals for players who stood out, at most one of each kind."""
        return []

    def album(self) -> list[list[Told]]:
        """A few sentences about each player's life, in games about lives."""
        return []

    # Helpers for stories.

    def of(self, *names: str) -> list[Happened]:
        """The events of these names, in order."""
        return [each for each in self.events if each.name in names]

    def award(self, slug: str, by_seat: Iterable[int], least: int = 2) -> list[Told]:
        """A medal for the one seat that is named most often, and at least so often."""
        ranked = Counter(by_seat).most_common(2)
        if not ranked or ranked[0][1] < least or (len(ranked) > 1 and ranked[1][1] == ranked[0][1]):
            return []
        seat, count = ranked[0]
        return [Told(Remark(slug, {"seat": seat, "count": count}), seat)]

    def leads(self) -> list[Told]:
        """Who took the lead when, as far as the views show."""
        told: list[Told] = []
        leader: int | None = None
        for at, view in self.views:
            scores = self.standing(view)
            best = max(scores)
            ahead = [seat for seat, score in enumerate(scores) if score == best]
            if best > 0 and len(ahead) == 1 and ahead[0] != leader:
                leader = ahead[0]
                told.append(Told(Remark("lead", {"seat": leader, "count": best}), leader, at))
        return told


def largest_first(sources: dict[str, int]) -> list[tuple[str, int]]:
    """The sources of points, without those that brought none."""
    return sorted([(slug, points) for slug, points in sources.items() if points], key=lambda each: -each[1])


@cache
def story_of(game: GameInfo) -> type[Story[Any]]:
    """The ``Story`` of a game's ``story.py``, or an empty one."""
    return own_class(game, Story)
