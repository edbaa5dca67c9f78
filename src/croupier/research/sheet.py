"""A row of numbers: what a game shows, written in sequence into cells that share memory with an array."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64

from croupier.table import Game, Show
from croupier.table.cardset import CardSet

LARGEST: Final = 32767
HALF: Final = 1 << 15
CODE_BITS: Final = 16
WORDS: Final = 3
MOST_PARTS: Final = 16
NO_KEY: Final = -1


class Sheet(Show):
    """A row of cells starting at ``base``. ``at`` is the next cell to be written. A missing number is 0 and any other
    is stored plus one; a list starts with its length.

    What was written last, of ``game``, is kept, so that only what has changed needs to be written again: the ``words`` whose
    codes it has; the ``offered`` answers, by their numbers, of which there are ``offers``; ``columns``, the column of each
    card's kind; and for each zone in how many columns it has cards (``filled``), which these are (in ``places``, ``width``
    for each zone) and who sees it otherwise than the last reader, ``eye`` (``apart``). Zones that somebody sees otherwise
    are among ``odd``; ``starts`` is where the order of each ordered zone begins; ``touched`` are the seats whose
    open zones have changed since what the game shows was written.
    """

    def __init__(self, cells: vec[i16], base: i64, zones: i64 = 0, width: i64 = 0, answers: i64 = 0) -> None:
        self.cells = cells
        self.base: i64 = base
        self.at: i64 = base
        self.game: Game | None = None
        self.words: list[str] = [""] * WORDS
        self.offered: vec[i32] = vec[i32]([i32(0)] * answers)
        self.offers: i64 = 0
        self.columns: vec[i16] = vec[i16]()
        self.filled: vec[i16] = row_of(zones)
        self.places: vec[i16] = row_of(zones * width)
        self.apart: vec[i32] = vec[i32]([i32(0)] * zones)
        self.starts: vec[i32] = vec[i32]([i32(0)] * zones)
        self.odd: CardSet = CardSet([])
        self.eye: i64 = 0
        self.touched: i64 = 0
        self._keys: vec[i64] = vec[i64]([i64(NO_KEY)] * MOST_PARTS)
        self._keys_at: vec[i64] = vec[i64]([i64(0)] * MOST_PARTS)
        self._part: i64 = 0
        self._list_end: i64 = 0
        self._item_end: i64 = 0
        self._items: i64 = 0
        self._list_at: i64 = 0
        self._width: i64 = 0
        self._rest: i64 = 0
        self._is_over: bool = False

    # Cells.

    def put(self, value: i64) -> None:
        """Write the next cell."""
        if value > LARGEST or value < -LARGEST:
            raise OverflowError(f"{value} does not fit into a cell of an observation")
        self.cells[self.at] = i16(value)
        self.at += 1

    def bits(self, chosen: i64, count: i64) -> None:
        """Write a cell for each bit."""
        cells = self.cells
        at: i64 = self.at
        bit: i64 = 0
        while bit < count:
            cells[at] = i16(chosen >> bit & 1)
            at += 1
            bit += 1
        self.at = at

    def large(self, value: i64) -> None:
        """Write a number that may be too large for one cell into two."""
        self.put(value >> 15)
        self.put(value & HALF - 1)

    def skip_to(self, end: i64) -> None:
        """Write 0 into all cells up to an index."""
        cells = self.cells
        at: i64 = self.at
        while at < end:
            cells[at] = 0
            at += 1
        self.at = end

    def _clear_to(self, used: i64, end: i64) -> None:
        """Skip to an index; the cells from ``used`` on are 0 already."""
        self.skip_to(used if used < end else end)
        self.at = end

    # What a game shows.

    def begin_show(self, again: bool) -> None:
        """What the game shows follows; ``again``: it was shown before."""
        self._part = 0
        if not again:
            for part in range(MOST_PARTS):
                self._keys[part] = NO_KEY

    def end_show(self) -> None:
        self.touched = 0

    def knows(self, owner: i64, key: i64, width: i64) -> bool:
        part = self._part
        if part == MOST_PARTS:
            return False
        self._part = part + 1
        if self._keys[part] == key and self._keys_at[part] == self.at and (owner < 0 or not self.touched >> owner & 1):
            self.at += width
            return True
        self._keys[part] = key
        self._keys_at[part] = self.at
        return False

    def number(self, name: str, value: i64) -> None:
        if self._is_over:
            self._fold(value)
        elif value > LARGEST or value < -LARGEST:
            raise OverflowError(f"{value} does not fit into a cell of an observation")
        else:
            self.cells[self.at] = i16(value)
            self.at += 1

    def maybe(self, name: str, value: i64, there: bool) -> None:
        self.number(name, value + 1 if there else 0)

    def seat(self, name: str, value: i64) -> None:
        self.number(name, value + 1 if value >= 0 else 0)

    def flag(self, name: str, value: bool) -> None:
        self.number(name, 1 if value else 0)

    def word(self, name: str, words: Sequence[str], at: i64) -> None:
        self.number(name, at + 1 if at >= 0 else 0)

    def either(self, name: str, value: i64, words: Sequence[str]) -> None:
        self.number(name, value)

    def first(self, name: str, words: list[str], count: i64) -> None:
        self.number(name, count)

    def seats(self, name: str, chosen: i64, count: i64) -> None:
        self.bits(chosen, count)

    def picks(self, name: str, words: Sequence[str], chosen: i64) -> None:
        self.bits(chosen, len(words))

    def names(self, name: str, words: Sequence[str], places: list[int], most: i64) -> None:
        if len(places) > 1:
            places = sorted(places)
        self.numbers(name, places, most)

    def numbers(self, name: str, values: list[int], most: i64, there: bool = True) -> None:
        count: i64 = len(values) if there else -1
        before = i64(self.cells[self.at]) - 1
        self.put(count + 1)
        start = self.at
        end = start + most
        rest: i64 = 0
        if there:
            for value in values:
                if self.at < end:
                    self.put(value + 1)
                else:
                    rest = folded(rest, value)
        self._clear_to(start + before, end)
        self._put_rest(rest)

    def known(self, name: str, value: object) -> None:
        pass

    def begin(self, name: str) -> None:
        pass

    def begin_maybe(self, name: str, there: bool, width: i64) -> bool:
        was_there = self.cells[self.at] != 0
        self.put(1 if there else 0)
        if not there:
            self._clear_to(self.at + width if was_there else self.at, self.at + width)
        return there

    def end(self) -> None:
        pass

    def begin_list(self, name: str, most: i64, width: i64) -> None:
        self._list_at = self.at
        self.at += 1
        self._list_end = self.at + most * width
        self._items = 0
        self._width = width
        self._rest = 0

    def begin_item(self) -> None:
        self._items += 1
        self._is_over = self.at >= self._list_end
        self._item_end = self.at + self._width

    def end_item(self) -> None:
        if not self._is_over and self.at != self._item_end:
            raise ValueError(
                f"an item of a list should be {self._width} numbers, and is {self._width + self.at - self._item_end}"
            )
        self._is_over = False

    def end_list(self) -> None:
        end = self.at
        self.at = self._list_at
        before = i64(self.cells[self.at])
        self.put(self._items)
        self.at = end
        self._clear_to(self._list_at + 1 + before * self._width, self._list_end)
        self._put_rest(self._rest)

    def counter(self, name: str, owner: i64, value: i64, there: bool = True) -> None:
        self.maybe(name, value, there)

    def _fold(self, value: i64) -> None:
        """Fold a number of an item that did not fit into the hash."""
        self._rest = folded(self._rest, value)

    def _put_rest(self, rest: i64) -> None:
        """Write the hash of what did not fit; 0 if everything did."""
        self.put(rest & HALF - 1)
        self.put(rest >> 15 & HALF - 1)


def folded(rest: i64, value: i64) -> i64:
    """A 30-bit hash extended by one more number."""
    return (rest * 1_000_003 + value + 17) & 0x3FFFFFFF


def row_of(size: int, rows: int = 1) -> vec[i16]:
    """Cells for this many rows, all 0."""
    return vec[i16]([i16(0)] * (size * rows))
