"""Showing: a game describes its public information once, and it becomes the game's part of a view or an array of
numbers.

``Game.show_table``, ``show_player`` and ``show_counters`` pass the fields to a ``Show`` in order. ``Shown`` makes the
dictionaries of a view; ``croupier.research`` has a ``Show`` that writes numbers and ignores the names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from croupier.table.events import Json

KEY_FACTOR: Final = 1_140_071_481_932_319_845
KEY_MASK: Final = (1 << 62) - 1


def keyed(key: i64, value: i64) -> i64:
    """A key (0 at first) with one more number: what follows from the same numbers in the same order has the same key."""
    return (key * KEY_FACTOR + value + 1) & KEY_MASK


@mypyc_attr(allow_interpreted_subclasses=True)
class Show:
    """Receives public information, field by field."""

    def knows(self, owner: i64, key: i64, width: i64) -> bool:
        """Whether the next fields can be left out, because they are as they were when they were told last: ``width`` numbers
        that follow from ``key`` (see ``keyed``) and, unless it is below 0, from the open zones before the ``owner``."""
        return False

    def number(self, name: str, value: i64) -> None:
        """A number."""
        raise NotImplementedError

    def maybe(self, name: str, value: i64, there: bool) -> None:
        """An optional number."""
        raise NotImplementedError

    def seat(self, name: str, value: i64) -> None:
        """A seat, or any number from 0 up; below 0 means none."""
        self.maybe(name, value, value >= 0)

    def flag(self, name: str, value: bool) -> None:
        """True or false."""
        raise NotImplementedError

    def word(self, name: str, words: Sequence[str], at: i64) -> None:
        """One of some words; below 0 means none."""
        raise NotImplementedError

    def either(self, name: str, value: i64, words: Sequence[str]) -> None:
        """A number from 0 up, or one of some words: -1 is the first, -2 the second."""
        raise NotImplementedError

    def first(self, name: str, words: list[str], count: i64) -> None:
        """The first ``n`` of some words."""
        raise NotImplementedError

    def seats(self, name: str, chosen: i64, count: i64) -> None:
        """A list of seats: those whose bits are set, of this many."""
        raise NotImplementedError

    def picks(self, name: str, words: Sequence[str], chosen: i64) -> None:
        """A list of words: those whose bits are set."""
        raise NotImplementedError

    def names(self, name: str, words: Sequence[str], places: list[int], most: i64) -> None:
        """A list of words in alphabetical order, by their indices, rarely longer than ``most``."""
        raise NotImplementedError

    def numbers(self, name: str, values: list[int], most: i64, there: bool = True) -> None:
        """An optional list of numbers, rarely longer than ``most``."""
        raise NotImplementedError

    def known(self, name: str, value: object) -> None:
        """A value that follows from the other fields, the seat or the box."""
        raise NotImplementedError

    def begin(self, name: str) -> None:
        """Begin a group of fields under one name, up to ``end``."""
        raise NotImplementedError

    def begin_maybe(self, name: str, there: bool, width: i64) -> bool:
        """Begin an optional group made from this many numbers; return whether it is there, in which case fields follow
        up to ``end``.
        """
        raise NotImplementedError

    def end(self) -> None:
        raise NotImplementedError

    def begin_list(self, name: str, most: i64, width: i64) -> None:
        """Begin a list of groups of fields, rarely longer than ``most``, each made from this many numbers."""
        raise NotImplementedError

    def begin_item(self) -> None:
        """Begin one group of the list, up to ``end_item``."""
        raise NotImplementedError

    def end_item(self) -> None:
        raise NotImplementedError

    def end_list(self) -> None:
        raise NotImplementedError

    def counter(self, name: str, owner: i64, value: i64, there: bool = True) -> None:
        """A public number, of a seat or (below 0) of the table."""
        raise NotImplementedError


class Shown(Show):
    """Builds the parts of a view as dictionaries and lists."""

    def __init__(self) -> None:
        self.fields: Json = {}
        self.counters: list[Json] = []
        self._outer: list[Json] = []
        self._lists: list[list[Json]] = []

    def number(self, name: str, value: i64) -> None:
        self.fields[name] = value

    def maybe(self, name: str, value: i64, there: bool) -> None:
        self.fields[name] = value if there else None

    def flag(self, name: str, value: bool) -> None:
        self.fields[name] = value

    def word(self, name: str, words: Sequence[str], at: i64) -> None:
        self.fields[name] = words[at] if at >= 0 else None

    def either(self, name: str, value: i64, words: Sequence[str]) -> None:
        self.fields[name] = value if value >= 0 else words[-1 - value]

    def first(self, name: str, words: list[str], count: i64) -> None:
        self.fields[name] = words[:count]

    def seats(self, name: str, chosen: i64, count: i64) -> None:
        self.fields[name] = [seat for seat in range(count) if chosen >> seat & 1]

    def picks(self, name: str, words: Sequence[str], chosen: i64) -> None:
        self.fields[name] = [word for at, word in enumerate(words) if chosen >> at & 1]

    def names(self, name: str, words: Sequence[str], places: list[int], most: i64) -> None:
        self.fields[name] = sorted([words[place] for place in places])

    def numbers(self, name: str, values: list[int], most: i64, there: bool = True) -> None:
        self.fields[name] = values if there else None

    def known(self, name: str, value: object) -> None:
        self.fields[name] = value

    def begin(self, name: str) -> None:
        inner: Json = {}
        self.fields[name] = inner
        self._outer.append(self.fields)
        self.fields = inner

    def begin_maybe(self, name: str, there: bool, width: i64) -> bool:
        if there:
            self.begin(name)
        else:
            self.fields[name] = None
        return there

    def end(self) -> None:
        self.fields = self._outer.pop()

    def begin_list(self, name: str, most: i64, width: i64) -> None:
        items: list[Json] = []
        self.fields[name] = items
        self._lists.append(items)

    def begin_item(self) -> None:
        item: Json = {}
        self._lists[-1].append(item)
        self._outer.append(self.fields)
        self.fields = item

    def end_item(self) -> None:
        self.fields = self._outer.pop()

    def end_list(self) -> None:
        self._lists.pop()

    def counter(self, name: str, owner: i64, value: i64, there: bool = True) -> None:
        self.counters.append({"name": name, "owner": owner if owner >= 0 else None, "value": value if there else None})
