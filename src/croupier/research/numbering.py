"""Action numbers: a number for every answer that a game can offer.

The keys follow from the options that a game declares in its modules, so a new game needs no extra code. They are
sorted, so their numbers are the same in every run and on every platform for one version of the rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf import find
from croupier.table import Answers, Choices, GameInfo, Option, Table
from croupier.text.declared import declared

if TYPE_CHECKING:
    import numpy
    import numpy.typing

NOT_HERE: Final = -1


class Numbering:
    """Every key of a game in order, for the largest table. An option stores the index of its key in this list."""

    def __init__(self, package: str, options: list[Option]) -> None:
        self.package = package
        self.keys: list[str] = sorted({option.key for option in options}, key=in_order)
        self.places: dict[str, int] = {key: place for place, key in enumerate(self.keys)}
        for option in options:
            option.number = self.places[option.key]

    def place(self, option: Option) -> i64:
        """The index of an option's key. An option made during play is looked up the first time."""
        place: i64 = option.number
        if place >= 0:
            return place
        if option.key not in self.places:
            raise ValueError(
                f"the modules of {self.package} declare no answer {option.key!r}; actions have no number for it"
            )
        option.number = self.places[option.key]
        return option.number


def in_order(key: str) -> tuple[str, int, str]:
    """Keys are sorted by kind, then by the number or the word after the colon."""
    kind, _, word = key.partition(":")
    return kind, int(word) if word.isdecimal() else -1, word


_NUMBERINGS: Final[dict[str, Numbering]] = {}


def numbering(info: GameInfo) -> Numbering:
    """The keys of a game; made once."""
    if info.package not in _NUMBERINGS:
        _NUMBERINGS[info.package] = Numbering(info.package, declared(info, Option))
    return _NUMBERINGS[info.package]


class Actions:
    """The action numbers of a game with a number of seats: 0 to ``n - 1``, one for each key.

    Keys that name a seat the table does not have are left out.
    """

    def __init__(self, info: GameInfo, seats: int, options: Choices) -> None:
        self.info = info
        self.seats = seats
        self.options = options
        self.numbering: Numbering = numbering(info)
        naming_seats = {kind for answers in declared(info, Answers) for kind in answers.seats}
        self.keys: list[str] = [key for key in self.numbering.keys if _is_at(key, naming_seats, seats)]
        self.n = len(self.keys)
        self._numbers: dict[str, int] = {key: number for number, key in enumerate(self.keys)}
        self._here: list[int] = [self._numbers.get(key, NOT_HERE) for key in self.numbering.keys]

    def number(self, key: str | Option) -> int:
        """The number of a key, or of an option."""
        if isinstance(key, Option):
            return self.of(key)
        if key not in self._numbers:
            raise ValueError(f"{self.info.title} with {self.seats} seats has no answer {key!r}")
        return self._numbers[key]

    def of(self, option: Option) -> i64:
        """The number of an option that the game offers."""
        return self._here[self.numbering.place(option)]

    def key(self, number: int) -> str:
        """The key of a number."""
        if not 0 <= number < self.n:
            raise ValueError(f"{self.info.title} with {self.seats} seats has actions 0 to {self.n - 1}, not {number}")
        return self.keys[number]

    def option(self, table: Table, seat: int, number: i64) -> Option | None:
        """The option on offer to a seat that has this number."""
        for option in table.pending[seat].options:
            if self._here[self.numbering.place(option)] == number:
                return option
        return None

    def legal_actions(self, table: Table, seat: int) -> list[int]:
        """The numbers of the answers on offer to a seat, in order; empty if the seat is not asked."""
        if seat not in table.pending:
            return []
        return sorted([self.of(option) for option in table.pending[seat].options])

    def mask(self, table: Table, seat: int) -> numpy.typing.NDArray[numpy.int8]:
        """An array with 1 for every answer on offer to a seat and 0 for any other."""
        from croupier.research.arrays import np

        mask = np.zeros(self.n, np.int8)
        mask[self.legal_actions(table, seat)] = 1
        return mask

    def words(self, table: Table, seat: int, number: int, lang: str = "en") -> str:
        """A seat's answer in words, as a player at the table reads it."""
        from croupier.text import Teller, Words

        teller = Teller.at(Words(self.info, lang, table.origin.edition), table.view(seat))
        decision = table.pending.get(seat)
        return teller.option(self.key(number), "" if decision is None else decision.kind)

    def digest(self) -> str:
        """A hash of all keys in order: as long as it is the same, every number means the same."""
        return sha256("\n".join(self.keys).encode()).hexdigest()

    def __repr__(self) -> str:
        return f"<Actions of {self.info.name}, {self.seats} seats: {self.n}>"


def _is_at(key: str, naming_seats: set[str], seats: int) -> bool:
    """Whether a key can be answered at a table with this many seats."""
    kind, _, word = key.partition(":")
    return kind not in naming_seats or not word.isdecimal() or int(word) < seats


def actions(game: str | GameInfo, *, seats: int, **options: object) -> Actions:
    """The action numbers of a game with these seats and table options."""
    info = found(game)
    seats = info.check_seats(seats)
    return Actions(info, seats, checked(info, seats, options))


def found(game: str | GameInfo) -> GameInfo:
    """A game by its name; a ``GameInfo`` is returned as it is."""
    return game if isinstance(game, GameInfo) else find(game)


def checked(info: GameInfo, seats: int, options: Mapping[str, object]) -> Choices:
    """The table options with their defaults; ``BadTable`` for an unknown one or a value out of range."""
    return info.check_options(options, seats)
