"""Reading the facts of a hand-written position, with a readable error for every mistake."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from croupier.table.cardset import MOST_CARDS
from croupier.table.errors import BadTable

# What every position has besides the game's own facts; the table reads it (``croupier.table.position``).
COMMON: Final = ("game", "version", "seats", "options", "edition", "knowledge", "moment")


def facts_of(position: object) -> Facts:
    """The game's own facts of a whole position."""
    facts = Facts("the position", position)
    facts.read.extend(COMMON)
    return facts


class Deck:
    """What a position says of a pile: the kinds on top of it in drawing order, and optionally its total size. ``where``
    names it in errors.
    """

    def __init__(self, where: str, top: list[int], size: int | None) -> None:
        self.where = where
        self.top = top
        self.size = size


class Facts:
    """One object of a position. ``where`` names it in errors; keys that are never read are mistakes (``done``)."""

    def __init__(self, where: str, facts: object) -> None:
        if not isinstance(facts, Mapping):
            raise BadTable(f"{where} must be an object, not {facts!r}")
        self.where = where
        self.facts = facts
        self.read: list[str] = []

    def _get(self, key: str) -> object:
        self.read.append(key)
        return self.facts.get(key)

    def given(self, key: str) -> bool:
        return self.facts.get(key) is not None

    def number(self, key: str, default: int, least: int, most: int) -> int:
        value = self._get(key)
        if value is None:
            return default
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadTable(f"{key} of {self.where} must be from {least} to {most}, not {value!r}")
        return value

    def flag(self, key: str, default: bool = False) -> bool:
        value = self._get(key)
        if value is None:
            return default
        if not isinstance(value, bool):
            raise BadTable(f"{key} of {self.where} must be true or false, not {value!r}")
        return value

    def word(self, key: str, default: str, words: Sequence[str]) -> str:
        value = self._get(key)
        if value is None:
            return default
        if not isinstance(value, str) or value not in words:
            raise BadTable(f"{key} of {self.where} must be one of {', '.join(words)}, not {value!r}")
        return value

    def seat_or_word(self, key: str, default: int, seats: int, words: Mapping[str, int]) -> int:
        """A seat by number, or a word that stands for a number."""
        value = self._get(key)
        if value is None:
            return default
        if isinstance(value, str) and value in words:
            return words[value]
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < seats:
            raise BadTable(
                f"{key} of {self.where} must be a seat from 0 to {seats - 1} or one of {list(words)}, not {value!r}"
            )
        return value

    def kinds(self, key: str, names: Sequence[str]) -> list[int] | None:
        """Cards by their kinds, as numbers; ``None`` if omitted."""
        value = self._get(key)
        if value is None:
            return None
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise BadTable(f"{key} of {self.where} must be a list of kinds, not {value!r}")
        numbers: list[int] = []
        for name in value:
            if name not in names:
                raise BadTable(f"{key} of {self.where}: there is no kind {name!r}")
            numbers.append(names.index(name))
        return numbers

    def deck(self, key: str, names: Sequence[str]) -> Deck:
        """A pile: a list of the kinds on top of it, or an object with ``exactly`` (all kinds from the top), ``top``,
        ``size``, or the last two. If omitted, it holds whatever the rest of the scene leaves, in any order.
        """
        where = f"{key} of {self.where}"
        value = self.facts.get(key)
        if not isinstance(value, Mapping):
            return Deck(where, self.kinds(key, names) or [], None)
        self.read.append(key)
        said = Facts(where, value)
        exactly = said.kinds("exactly", names)
        top = said.kinds("top", names) or []
        size = said.number("size", -1, 0, MOST_CARDS)
        said.done()
        if exactly is not None:
            if said.given("top") or said.given("size"):
                raise BadTable(f"{where} has `exactly`, so it cannot have `top` or `size` as well")
            return Deck(where, exactly, len(exactly))
        if not said.given("top") and not said.given("size"):
            raise BadTable(f"{where} needs `exactly`, `top` or `size`")
        if 0 <= size < len(top):
            raise BadTable(f"{where} names {len(top)} cards in `top`, but its size is {size}")
        return Deck(where, top, size if size >= 0 else None)

    def each(self, key: str, count: int) -> list[Facts]:
        """One object for each seat; empty ones if omitted."""
        value = self._get(key)
        if value is None:
            value = [{} for _ in range(count)]
        if isinstance(value, str) or not isinstance(value, Sequence) or len(value) != count:
            raise BadTable(f"{key} of {self.where} must be a list of {count} objects, one for each seat")
        return [Facts(f"seat {number}", facts) for number, facts in enumerate(value)]

    def some(self, key: str) -> list[Facts] | None:
        """Any number of objects; ``None`` if omitted."""
        value = self._get(key)
        if value is None:
            return None
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise BadTable(f"{key} of {self.where} must be a list of objects, not {value!r}")
        return [Facts(f"{key} {number} of {self.where}", facts) for number, facts in enumerate(value)]

    def done(self) -> None:
        unknown = [key for key in self.facts if key not in self.read]
        if unknown:
            known = ", ".join(dict.fromkeys(self.read))
            raise BadTable(
                f"{self.where} has no field {', '.join([str(key) for key in unknown])}; its fields are {known}"
            )
