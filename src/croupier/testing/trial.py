"""A game on trial: opening its tables and playing them at random, the same way every time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import cache, cached_property
from random import Random

from croupier.table import BadTable, GameInfo, Json, Table, TableOption, open_position, open_table
from croupier.table.save import read as read_save
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.play import ASIDES, LONGEST, TALKATIVE, Move, steps
from croupier.testing.play import play_to_the_end as play_on
from croupier.testing.views import names
from croupier.text.rulebook import clauses, read

GAMES = 4
"""How many whole games a check plays by default. A check of positions looks at this many times its own number."""

TRIES = 500
"""How many random choices of options are tried to find one that is allowed."""


class Trial:
    """One game with one number of seats.

    Every table comes from ``seed``, so a trial is reproducible. The trial remembers the table that it last opened or
    played, so that a failing check can show it.
    """

    def __init__(self, info: GameInfo, seats: int, games: int = GAMES, seed: int = 0) -> None:
        self.info = info
        self.seats = seats
        self.games = games
        self.seed = seed
        self.table: Table | None = None

    # Opening.

    def open(self, number: int = 0) -> Table:
        """Open a table: for even numbers with the default options, for odd ones with random options."""
        options = some_options(self.info, self.seats, Random(f"options {self.seed + number}")) if number % 2 else {}
        return self.open_with(self.seed + number, options)

    def open_with(self, seed: object = 0, options: object = None, stack: object = None) -> Table:
        """Open a table with these options and this stack."""
        return self.remember(open_table(self.info, self.seats, seed, options, stack))

    def open_at(self, position: object, seed: object = 0, stack: object = None) -> Table:
        """Open a table at a position."""
        return open_position(self.info, position, seed, stack)

    def load(self, saved: object) -> Table:
        """Load a table of this game."""
        return read_save(saved, self._find)

    def _find(self, name: str) -> GameInfo:
        if name != self.info.name:
            raise BadTable(f"there is no game {name!r} in this trial")
        return self.info

    def again(self, table: Table) -> Table:
        """Load a table from its own save."""
        return self.load(table.save())

    def remember(self, table: Table) -> Table:
        """Remember which table the check looks at."""
        self.table = table
        return table

    # Playing.

    def steps(self, table: Table, luck: Random, asides: float = ASIDES) -> Iterator[int]:
        """Play at random; yield the number of answers given before each answer and once at the end."""
        self.remember(table)
        yield from steps(table, luck, asides=asides)

    def play_to_the_end(self, table: Table, luck: Random) -> list[Move]:
        """Play at random to the end, and return the answers."""
        self.remember(table)
        return play_on(table, luck)

    def keys(self) -> list[str]:
        """Every key that is on offer in one whole game."""
        keys: set[str] = set()
        table = self.open()
        for _ in self.steps(table, Random(0)):
            for decision in table.pending.values():
                keys.update(option.key for option in decision.options)
        return sorted(keys)

    def luck(self, salt: str, number: int = 0) -> Random:
        """A separate random generator for each purpose."""
        return Random(f"{salt} {self.info.name} {self.seats} {self.seed + number}")

    def positions(self, count: int, salt: str) -> Iterator[Table]:
        """Tables in mid-game, spread over whole games: ``count`` of them, or fewer if the games are short. Do not play
        on them, but on ``copies``.
        """
        seen = 0
        for number in range(2 * count + 8):
            luck = self.luck(salt, number)
            table = self.open(number)
            wait = luck.randrange(4)
            for _ in self.steps(table, luck):
                if table.over:
                    break
                if wait == 0:
                    yield table
                    self.remember(table)
                    seen += 1
                    if seen == count:
                        return
                    wait = luck.randrange(1, 9)
                else:
                    wait -= 1
        if seen == 0:
            raise NothingToCheck(f"no seat is asked anything in {2 * count + 8} games")

    def copies(self, count: int, salt: str) -> Iterator[tuple[Table, Random]]:
        """Copies of positions to play on, each with a random generator."""
        for number, table in enumerate(self.positions(count, salt)):
            yield table.copy(), Random(number)

    def together(self, count: int, salt: str) -> Iterator[Table]:
        """Tables at which several seats answer at the same time, and some may have answered: ``count`` of them, or fewer if
        ``count`` games have fewer. Raise ``NothingToCheck`` if there are none."""
        if not _ever_together(self.info, self.seats, self.seed):
            raise NothingToCheck(
                f"no two seats answer at the same time in {PROBED} whole games: each is asked alone, or only invited"
            )
        seen = 0
        for number in range(count):
            luck = self.luck(salt, number)
            table = self.open(number)
            for _ in shared_moments(table, luck):
                if luck.random() < 0.5:
                    yield self.remember(table)
                    seen += 1
                    if seen == count:
                        return

    # The game's rulebook.

    @cached_property
    def clauses(self) -> frozenset[str]:
        """The clauses of the game's RULES.md; empty if it has no such file."""
        return frozenset(clause.id for clause in clauses(self.info))

    def check_clause(self, rule: str, what: str) -> None:
        """Fail unless a rule is one of the clauses, if there are any."""
        if self.clauses and rule not in self.clauses:
            raise Broken(f"{what} cites {rule!r}, which is not a clause of RULES.md")

    @cached_property
    def has_positions(self) -> bool:
        """Whether the game has positions."""
        try:
            open_table(self.info, self.seats, self.seed).position()
        except BadTable:
            return False
        return True

    def need_positions(self) -> None:
        """Raise ``NothingToCheck`` if the game has no positions."""
        if not self.has_positions:
            raise NothingToCheck(f"{self.info.name} has no positions: it does not define facts and place")

    def need_clauses(self) -> None:
        """Raise ``NothingToCheck`` if the game has no RULES.md, or ``Broken`` if it has one without clauses."""
        if not self.clauses:
            if read(self.info):
                raise Broken(
                    "RULES.md has no clause: a clause is a line like '- **HC-1.1** text', under a heading '## HC-1 title'"
                )
            raise NothingToCheck(f"there is no RULES.md in the package {self.info.package!r}: write its rules there")


PROBED = 6
"""How many whole games are searched for seats that answer at the same time."""


@cache
def _ever_together(info: GameInfo, seats: int, seed: int) -> bool:
    """Whether several seats ever answer at the same time."""
    trial = Trial(info, seats, seed=seed)
    for number in range(PROBED):
        for _ in shared_moments(trial.open(number), trial.luck("together", number)):
            return True
    return False


def shared_moments(table: Table, luck: Random) -> Iterator[None]:
    """Play at random, and yield whenever the table waits for several seats, or for the rest of several that were asked
    at the same time.
    """
    shared = False
    for _ in steps(table, luck, LONGEST, TALKATIVE):
        waiting = table.waiting()
        if len(waiting) > 1:
            shared = True
        elif shared:
            shared = bool(waiting) and bool(names(table.view(), "answered"))
        if shared:
            yield


def some_options(info: GameInfo, seats: int, luck: Random) -> dict[str, object]:
    """Choose a value for every option of a table with this many seats."""
    refused = ""
    for _ in range(TRIES):
        chosen = {option.name: some_value(option, luck) for option in info.options}
        try:
            info.check_options(chosen, seats)
        except BadTable as error:
            refused = str(error)
        else:
            return chosen
    raise Broken(f"none of {TRIES} random choices of options is accepted for {seats} seats: {refused}")


def some_value(option: TableOption, luck: Random) -> object:
    """Choose a value that an option may have."""
    values: list[object] = [option.default]
    if isinstance(option.default, bool):
        values.append(not option.default)
    elif isinstance(option.default, int):
        values.extend([option.least, option.most, luck.randint(option.least, option.most)])
    else:
        values = list(option.choices)
    return luck.choice(values)


def save_of(table: Table | None) -> Json | None:
    """The save of a table, if it can be saved."""
    if table is not None:
        with suppress(Exception):
            saved: Mapping[str, object] = table.save()
            return dict(saved)
    return None
