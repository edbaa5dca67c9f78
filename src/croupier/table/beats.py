"""Beats: moments worth showing, marked by the rules as they reach them.

A beat asks nothing and changes nothing. If the table is watched (``table.answer(…, watch=…)``), the watcher reads the
views and events of that moment; if not, a mark costs only the check.
"""

from __future__ import annotations

from collections.abc import Callable

from croupier.table.events import Field, Json, named

Watch = Callable[[Json], None]


class Beat:
    """A kind of moment: its name, how many seconds it is worth looking at, and what its numbers mean (three at most).

    The numbers, and the fact that the moment was reached, are public; private information belongs into the events
    before it. At a ``private`` beat its ``seat`` learns something that the others do not, and may want to announce it.
    The engine has no clock; ``lasts`` and ``private`` are for programs that show the table.
    """

    def __init__(self, name: str, lasts: float, *fields: str | Field, private: bool = False) -> None:
        self.name = name
        self.lasts = lasts
        self.private = private
        self.values = [named(field) if isinstance(field, str) else field for field in fields]
        self.fields = tuple([field.name for field in self.values])
        if len(fields) > 3:
            raise ValueError(f"beat {name}: a beat has at most three fields")

    def told(self, numbers: list[int], kinds: list[str]) -> Json:
        """The moment, JSON-ready: the name of the beat and its numbers."""
        told: Json = {"beat": self.name}
        for place, field in enumerate(self.values):
            told[field.name] = field.told(numbers[place], kinds)
        return told

    def __repr__(self) -> str:
        return f"<Beat {self.name}>"


class Watcher:
    """Called when a beat is reached."""

    def reached(self, beat: Beat, numbers: list[int]) -> None:
        """Handle a beat."""
        raise NotImplementedError
