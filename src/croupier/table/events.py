"""Events: what has happened, each stored as one number until it is read; words and secrets are looked up then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

Json = dict[str, object]

# An event as one number, from the low bits up: the kind of event, three fields (each stored plus one, so that -1 fits),
# the kind of a card reported with it (plus one, 0 is none), and who had seen that card then.
EVENT_BITS: Final = 10
FIELD_BITS: Final = 12
KIND_BITS: Final = 8
FIELD_AT: Final = EVENT_BITS
KIND_AT: Final = EVENT_BITS + 3 * FIELD_BITS
SEEN_AT: Final = KIND_AT + KIND_BITS
LARGEST: Final = (1 << FIELD_BITS) - 2

_EVENTS: Final[list[Event]] = []


class Field:
    """One number of an event: its name and its meaning. This one is just a number, and -1 is ``None``."""

    def __init__(self, name: str) -> None:
        self.name = name

    def told(self, value: int, kinds: list[str]) -> object:
        """The value for readers of events."""
        return value if value != -1 else None


class Seat(Field):
    """A seat; sentences use the player's name."""


class Score(Field):
    """A number that may be -1."""

    def told(self, value: int, kinds: list[str]) -> object:
        return value


class Kind(Field):
    """The kind of an open card; sentences use its name."""

    def told(self, value: int, kinds: list[str]) -> object:
        return kinds[value]


class Word(Field):
    """A resource, a colour or anything else that has a word: the number is the index of the word in the list."""

    def __init__(self, name: str, words: Sequence[str]) -> None:
        super().__init__(name)
        self.words = list(words)

    def told(self, value: int, kinds: list[str]) -> object:
        return self.words[value] if value != -1 else None


class Place(Word):
    """A place of the board; sentences use its name, the message ``place-<word>``."""


class Flag(Field):
    """Yes or no: 1 is yes."""

    def told(self, value: int, kinds: list[str]) -> object:
        return value == 1


# The meaning of fields that are given by name alone; any other name is just a number.
SEATS: Final = ("seat", "target", "owner", "by", "to", "from")
CARD: Final = "card"
POINTS: Final = "points"


def named(name: str) -> Field:
    """The field that a name alone declares."""
    if name in SEATS:
        return Seat(name)
    return Kind(name) if name == CARD else Score(name) if name == POINTS else Field(name)


class Event:
    """A kind of event: its name, the clause it carries out, and what its numbers mean (three at most).

    A field may be given by its name alone if it is just a number, or has one of these names: ``seat``, ``target``,
    ``owner``, ``by``, ``to`` and ``from`` are seats, ``card`` is a kind that everyone sees, ``points`` is a score.
    Other fields declare their meaning: ``Seat("thief")``, ``Word("colour", COLOURS)``, so that readers need no magic
    numbers. Cards that some players do not see are reported separately (``tell_card``).
    """

    def __init__(self, name: str, rule: str, *fields: str | Field) -> None:
        self.name = name
        self.rule = rule
        self.values = [named(field) if isinstance(field, str) else field for field in fields]
        self.fields = tuple([field.name for field in self.values])
        if len(fields) > 3 or len(_EVENTS) >= 1 << EVENT_BITS:
            raise ValueError(
                f"event {name}: an event has at most three fields, and a game at most {1 << EVENT_BITS} events"
            )
        self.number = len(_EVENTS)
        _EVENTS.append(self)

    def __repr__(self) -> str:
        return f"<Event {self.name} ({self.rule})>"


class Told:
    """All events of one table, in order: one number each, and beside it what a number cannot hold."""

    def __init__(self) -> None:
        self.happenings: list[int] = []
        self.cards: dict[int, list[int]] = {}
        self.large: dict[int, list[int]] = {}
        self.audience: dict[int, int] = {}
        self.forgotten = 0  # how often reported cards have been hidden again

    def copy(self) -> Told:
        twin = Told()
        twin.happenings = self.happenings[:]
        if self.cards:
            twin.cards = self.cards.copy()
        if self.large:
            twin.large = self.large.copy()
        if self.audience:
            twin.audience = self.audience.copy()
        twin.forgotten = self.forgotten
        return twin

    def add(self, event: Event, first: i64, second: i64, third: i64, kind: i64, seen: i64) -> None:
        if first > LARGEST or second > LARGEST or third > LARGEST or first < -1 or second < -1 or third < -1:
            self.large[len(self.happenings)] = [first, second, third]
            first = second = third = 0
        packed: i64 = event.number
        packed |= (first + 1) << FIELD_AT
        packed |= (second + 1) << (FIELD_AT + FIELD_BITS)
        packed |= (third + 1) << (FIELD_AT + 2 * FIELD_BITS)
        packed |= (kind + 1) << KIND_AT
        packed |= seen << SEEN_AT
        self.happenings.append(packed)

    def forget(self, events: list[Event], since: int, but_first: bool = False) -> None:
        """Hide the cards again that events of these kinds reported in secret, starting at one event; with
        ``but_first``, not from the seat in their first field.
        """
        numbers = [event.number for event in events]
        hidden = False
        for at in range(since, len(self.happenings)):
            packed = self.happenings[at]
            if packed & (1 << EVENT_BITS) - 1 in numbers:
                left = packed >> SEEN_AT & 1 << self._field(at, packed, 0) if but_first else 0
                faded = packed & (1 << SEEN_AT) - 1 | left << SEEN_AT
                if faded != packed:
                    self.happenings[at] = faded
                    hidden = True
        if hidden:
            self.forgotten += 1

    def seen_by(self, at: int, eye: int, kinds: list[str]) -> Json | None:
        """One event as a viewer may know it, with its number; ``None`` if it was not reported to the viewer. A card is
        shown if every viewer in ``eye`` (a bit each) has seen it.
        """
        if at in self.audience and self.audience[at] & eye != eye:
            return None
        packed = self.happenings[at]
        event = _EVENTS[packed & (1 << EVENT_BITS) - 1]
        shown: Json = {"n": at + 1, "event": event.name, "rule": event.rule}
        for place, field in enumerate(event.values):
            shown[field.name] = field.told(self._field(at, packed, place), kinds)
        kind = (packed >> KIND_AT & (1 << KIND_BITS) - 1) - 1
        pairs = [kind, packed >> SEEN_AT] if kind >= 0 else self.cards.get(at)
        if pairs is not None:
            shown["cards"] = [kinds[pairs[i]] if pairs[i + 1] & eye == eye else None for i in range(0, len(pairs), 2)]
        return shown

    def _field(self, at: int, packed: int, place: int) -> int:
        if at in self.large:
            return self.large[at][place]
        return (packed >> FIELD_AT + place * FIELD_BITS & (1 << FIELD_BITS) - 1) - 1
