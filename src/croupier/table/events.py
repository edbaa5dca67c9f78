"""Events: what the rules tell has happened. Kept as small records; words and secrets are looked at when somebody reads."""

from __future__ import annotations

from mypy_extensions import i64

Json = dict[str, object]


class Event:
    """A kind of happening: its name, the clause it carries out, and what its numbers mean.

    A field called ``card`` holds a kind that everybody sees. Cards under the secrets model are told apart from the fields.
    """

    def __init__(self, name: str, rule: str, *fields: str) -> None:
        self.name = name
        self.rule = rule
        self.fields = fields


class Told:
    """One happening at one table. ``cards`` are pairs: what lies there, and who saw it there when it was told."""

    def __init__(self, event: Event, first: i64, second: i64, third: i64, cards: list[int] | None, audience: i64) -> None:
        self.event = event
        self.first: i64 = first
        self.second: i64 = second
        self.third: i64 = third
        self.cards = cards
        self.audience: i64 = audience

    def seen_by(self, number: int, eye: int, kinds: list[str]) -> Json | None:
        """The happening as a viewer may know it, or nothing. ``eye`` holds every bit that must have seen what is shown."""
        if self.audience & eye != eye:
            return None
        event = self.event
        shown: Json = {"n": number, "event": event.name, "rule": event.rule}
        for place, field in enumerate(event.fields):
            value = int(self.first if place == 0 else self.second if place == 1 else self.third)
            if field == "card":
                shown[field] = kinds[value]
            else:
                shown[field] = value if value >= 0 else None
        cards = self.cards
        if cards is not None:
            backs: list[str | None] = []
            for at in range(0, len(cards), 2):
                backs.append(kinds[cards[at]] if cards[at + 1] & eye == eye else None)
            shown["cards"] = backs
        return shown
