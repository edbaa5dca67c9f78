"""The catalogue entry of a game: title, seats, table options, and how its state is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from croupier.table.beats import Beat
from croupier.table.cards import Layout
from croupier.table.edition import Edition, edition_of
from croupier.table.errors import BadTable
from croupier.table.events import Json
from croupier.table.game import Game
from croupier.table.rng import Rng, seeded
from croupier.table.view import View

# How many corrected decks a game keeps unpacked.
MOST_BOXES: Final = 64

Choices = dict[str, int | bool | str]


class TableOption:
    """A choice for the opener of a table: one of ``choices``, or a number from ``least`` to ``most``."""

    def __init__(
        self,
        name: str,
        default: int | bool | str,
        meaning: str,
        choices: tuple[int | bool | str, ...] = (),
        least: int = 0,
        most: int = 0,
    ) -> None:
        self.name = name
        self.default = default
        self.meaning = meaning
        self.choices = choices
        self.least = least
        self.most = most

    def check(self, value: object) -> int | bool | str:
        """Return the value if it is allowed; otherwise raise ``BadTable``."""
        default = self.default
        if isinstance(default, bool):
            if isinstance(value, bool):
                return value
            raise BadTable(f"option {self.name!r} must be true or false, not {value!r}")
        if isinstance(default, int):
            if isinstance(value, int) and not isinstance(value, bool):
                if self.least <= value <= self.most:
                    return value
                raise BadTable(f"option {self.name!r} must be from {self.least} to {self.most}, not {value}")
            raise BadTable(f"option {self.name!r} must be a whole number, not {value!r}")
        if isinstance(value, str) and value in self.choices:
            return value
        raise BadTable(
            f"option {self.name!r} must be one of {', '.join([str(choice) for choice in self.choices])}, not {value!r}"
        )

    def __repr__(self) -> str:
        return f"TableOption({self.name!r}, default={self.default!r}, meaning={self.meaning!r})"


class GameInfo:
    """One game of the catalogue.

    ``version`` is raised whenever the same answers could lead to a different game. Games of the versions from ``oldest``
    on can still be played, each by its own rules: where they differ, a rule reads ``game.version``.

    ``misfit`` says why options do not suit a number of seats, and is empty if they do. ``view`` is the declared shape
    of a view: ``View[Public, Person]`` with the game's own parts. ``figures`` makes the figures for clients from the
    parsed ``cards.toml``; it declares its return type, a ``TypedDict``. ``cards`` returns that file, so that a table
    can be opened with corrections to it. ``first`` are the options of a short first game; ``paced_by`` names the
    options that change how long a game takes, each with the values to measure. ``beats`` are the moments worth
    showing that its rules mark.
    """

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        seats: tuple[int, int],
        options: tuple[TableOption, ...],
        package: str,
        layout: Callable[[int], Layout],
        create: Callable[[Layout, Rng, Choices], Game],
        misfit: Callable[[int, Choices], str] | None = None,
        cards: Callable[[], Json] | None = None,
        view: object = View,
        figures: Callable[[Json], Mapping[str, object]] | None = None,
        first: Choices | None = None,
        paced_by: Mapping[str, tuple[int | bool | str, ...]] | None = None,
        beats: tuple[Beat, ...] = (),
        oldest: int | None = None,
    ) -> None:
        self.name = name
        self.title = title
        self.version = version
        self.oldest = version if oldest is None else oldest
        self.seats = seats
        self.options = options
        self.package = package
        self.layout = layout
        self.create = create
        self.misfit = misfit
        self.cards = cards
        self.view = view
        self.figures = figures
        self.first = first or {}
        self.paced_by = paced_by or {}
        self.beats = beats
        self.boxes: dict[str, Game] = {}

    def unpack(
        self, seats: int, options: Choices, rng: Rng, edition: Edition | None = None, version: int | None = None
    ) -> Game:
        """The unpacked box, before anything is dealt. It is unpacked once and then copied."""
        rules = self.version if version is None else version
        key = f"{seats} {options} {rules} {edition.digest() if edition else ''}"
        if key not in self.boxes:
            if edition is not None and len(self.boxes) >= MOST_BOXES:
                self.boxes.clear()
            layout = self.layout(seats)
            layout.edition = edition
            box = self.create(layout, seeded(0), options)
            box.version = rules
            self.boxes[key] = box
        game = self.boxes[key].copy()
        game.rng = rng
        return game

    def plays(self, version: object) -> bool:
        """Whether games of this version of the rules can still be played."""
        return isinstance(version, int) and not isinstance(version, bool) and self.oldest <= version <= self.version

    def usual_seats(self) -> int:
        """Four, or as close to four as the game allows."""
        least, most = self.seats
        return min(max(4, least), most)

    def check_version(self, version: object) -> int:
        """The version of the rules to play by: this one, unless the wish names an older one that can still be played."""
        if version is None:
            return self.version
        if isinstance(version, int) and self.plays(version):
            return version
        raise BadTable(f"{self.title} is at version {self.version} and cannot play version {version!r}")

    def check_seats(self, seats: object) -> int:
        least, most = self.seats
        if isinstance(seats, bool) or not isinstance(seats, int):
            raise BadTable(f"seats must be a whole number, not {seats!r}")
        if not least <= seats <= most:
            raise BadTable(f"{self.title} is for {least} to {most} seats, not {seats}")
        return seats

    def check_deck(self, deck: object) -> Edition | None:
        """The edition that a corrected deck makes; ``BadTable`` if it is invalid."""
        if deck is None:
            return None
        if self.cards is None:
            raise BadTable(f"{self.title} has no deck that can be corrected")
        return edition_of(self.name, self.cards(), self.layout(self.seats[0]).kinds, deck)

    def check_options(self, options: object, seats: int) -> Choices:
        """Every table option with its value; ``BadTable`` for an unknown option, a value out of range, or one that does
        not suit this many seats.
        """
        if options is None:
            options = {}
        if not isinstance(options, Mapping):
            raise BadTable(f"options must be an object of names and values, not {options!r}")
        names = [option.name for option in self.options]
        for name in options:
            if name not in names:
                raise BadTable(f"{self.title} has no option {name!r}; it has {', '.join(names)}")
        chosen = {option.name: option.check(options.get(option.name, option.default)) for option in self.options}
        wrong = self.misfit(seats, chosen) if self.misfit is not None else ""
        if wrong:
            raise BadTable(wrong)
        return chosen

    def __repr__(self) -> str:
        return f"GameInfo({self.name!r}, title={self.title!r}, seats={self.seats}, options={list(self.options)!r})"
