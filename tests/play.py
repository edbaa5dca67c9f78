"""What many tests need: every table of the catalogue, random play, and what somebody at a table can see."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from random import Random

import pytest

import croupier
from croupier import BadTable, GameInfo, Refused, Table
from croupier.table import TableOption

Json = dict[str, object]
Viewer = int | None
Move = tuple[int, str]

LONGEST = 20_000
"""No game of the catalogue needs more answers than this, however foolishly it is played."""

ASIDES = 0.1
"""How often asides are thought of."""

TALKATIVE = 0.5
"""How often where votes and the like are looked for."""

ONE_AFTER_THE_OTHER = {("total-rickall", 2), *[("smile-life", seats) for seats in range(2, 7)]}
"""Tables at which nobody ever answers at the same time as somebody else: of two, one is enough to carry a vote, and in Smile
Life one person is asked at a time."""

SEEN_AT_ONCE = {"smile-life"}
"""Games in which nearly every answer is seen by all, or draws a card, so that it cannot be taken back."""

GAMES = list(croupier.games())
TABLES = [(name, seats) for name, info in croupier.games().items() for seats in range(info.seats[0], info.seats[1] + 1)]

every_game = pytest.mark.parametrize("game", GAMES)
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])


# Opening and playing.


def some_options(info: GameInfo, seats: int, luck: Random) -> dict[str, object]:
    """A choice of every option of a table that suits so many seats."""
    while True:
        chosen = {option.name: _some_value(option, luck) for option in info.options}
        with suppress(BadTable):
            info.check_options(chosen, seats)
            return chosen


def _some_value(option: TableOption, luck: Random) -> object:
    values: list[object] = [option.default]
    if isinstance(option.default, bool):
        values.append(not option.default)
    elif isinstance(option.default, int):
        values.extend([option.least, option.most, luck.randint(option.least, option.most)])
    else:
        values = list(option.choices)
    return luck.choice(values)


def open_some(game: str, seats: int, seed: int) -> Table:
    """A table with the usual options, or every other time with some others."""
    options = some_options(croupier.games()[game], seats, Random(f"options {seed}")) if seed % 2 else {}
    return croupier.open_table(game, seats, seed, options)


def some_move(table: Table, luck: Random, asides: float = ASIDES) -> Move:
    """A legal answer of somebody who is asked: first the kind of answer, so that rare kinds are not drowned, and asides
    only now and then, so that they do not drown the game."""
    seat = luck.choice(sorted(table.pending))
    decision = table.pending[seat]
    options = decision.options if luck.random() < asides else decision.options[: decision.answers]
    kind = luck.choice(sorted({option.kind for option in options}))
    return seat, luck.choice([option.key for option in options if option.kind == kind])


def steps(table: Table, luck: Random, most: int = LONGEST, asides: float = ASIDES) -> Iterator[int]:
    """Plays at random; stops before every answer and once at the end, and tells how many answers were given."""
    for number in range(most):
        yield number
        if table.over:
            return
        table.answer(*some_move(table, luck, asides))
    assert table.over or most < LONGEST, f"the game is not over after {most} answers"


def play_to_the_end(table: Table, luck: Random) -> list[Move]:
    """Plays at random; the answers given."""
    moves: list[Move] = []
    while not table.over:
        moves.append(some_move(table, luck))
        table.answer(*moves[-1])
        assert len(moves) < LONGEST, "the game does not end"
    return moves


def positions(game: str, seats: int, count: int, salt: str = "") -> Iterator[Table]:
    """Tables in the midst of play, spread evenly over whole games, until there were so many. Look; if you play on, play
    on a copy (``again``)."""
    seen = 0
    seed = 0
    while True:
        luck = Random(f"{salt} {game} {seats} {seed}")
        table = open_some(game, seats, seed)
        wait = luck.randrange(4)
        for _ in steps(table, luck):
            if table.over:
                break
            if wait == 0:
                yield table
                seen += 1
                if seen == count:
                    return
                wait = luck.randrange(1, 9)
            else:
                wait -= 1
        seed += 1


def together(game: str, seats: int, count: int, salt: str = "") -> Iterator[Table]:
    """Tables at which several seats answer at the same time, some of them perhaps already, until there were so many; none
    where there never are."""
    seen = seed = 0
    while seen < count and (game, seats) not in ONE_AFTER_THE_OTHER:
        luck = Random(f"{salt} {game} {seats} {seed}")
        table = open_some(game, seats, seed)
        for _ in steps(table, luck, asides=TALKATIVE):
            held = [seat for seat in table.waiting() if table.pending[seat].patient] if not table.over else []
            answered = names(table.view(), "answered") if held else []
            if held and len(held) + len(answered) > 1 and seen < count and luck.random() < 0.5:
                seen += 1
                yield table
        seed += 1


def again(table: Table) -> Table:
    """The same table once more, out of its save."""
    return croupier.load(table.save())


# Seeing.


def text(value: object) -> str:
    """The bytes that would go over a wire."""
    return json.dumps(value, ensure_ascii=False)


def viewers(table: Table) -> list[Viewer]:
    return [None, *range(table.seats)]


def in_turn(table: Table, number: int) -> Viewer:
    """Somebody who looks: everybody, if the number grows."""
    return viewers(table)[number % (table.seats + 1)]


def asked(table: Table) -> dict[int, tuple[str, str, list[str]]]:
    """What everybody is asked."""
    return {
        seat: (decision.kind, decision.rule, [option.key for option in decision.options])
        for seat, decision in sorted(table.pending.items())
    }


def sight(table: Table, viewer: Viewer, since: int = 0) -> str:
    """All that reaches one viewer: the view and the events."""
    return text([table.view(viewer), table.events(since=since, seat=viewer)])


def recent(table: Table, count: int = 25) -> int:
    """The number after which the latest events come: to compare only those takes a tenth of the time."""
    return max(event_count(table) - count, 0)


def event_count(table: Table) -> int:
    count = table.view()["events"]
    assert isinstance(count, int)
    return count


def picture(table: Table) -> str:
    """All that can be told of a table from outside, with its latest events."""
    since = recent(table)
    return text([table.save(), asked(table), [sight(table, viewer, since) for viewer in viewers(table)], table.over])


@dataclass(frozen=True)
class Zone:
    """A zone of a view."""

    name: str
    owner: int | None
    ordered: bool
    count: int
    cards: list[str | None]


def zones_of(view: Json) -> list[Zone]:
    zones = view["zones"]
    assert isinstance(zones, list)
    return [Zone(**zone) for zone in zones]


def known_kinds(view: Json) -> Counter[str]:
    """How many cards of every kind the viewer knows, one by one or in groups."""
    known: Counter[str] = Counter()
    for zone in zones_of(view):
        known.update(card for card in zone.cards if card is not None)
    groups = view["known"]
    assert isinstance(groups, list)
    for group in groups:
        known.update(group["contents"])
    return known


def names(view: Json, part: str) -> list[int]:
    """A part of a view that is a list of seats."""
    seats = view[part]
    assert isinstance(seats, list)
    return seats


def truth(table: Table) -> list[list[str]]:
    """What really lies in every zone, from the top."""
    return [[str(card) for card in zone.cards] for zone in zones_of(table.laid_open())]


def lying(table: Table, zone: str) -> list[str]:
    """What really lies in a zone, from the top."""
    return truth(table)[[each.name for each in zones_of(table.view())].index(zone)]


# Clauses and refusals.


@cache
def clauses(game: str) -> frozenset[str]:
    """The clauses of a game's RULES.md."""
    rules = (files(croupier.games()[game].package) / "RULES.md").read_text("utf-8")
    return frozenset(re.findall(r"^- \*\*([A-Z]+-[A-Z]?[0-9]+(?:\.[0-9]+)?[a-z]?)\*\*", rules, re.MULTILINE))


def refusal(act: Callable[..., object], *what: object) -> Refused | None:
    """How an attempt is refused, if it is."""
    try:
        act(*what)
    except Refused as refused:
        return refused
    return None
