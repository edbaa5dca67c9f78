"""Reading a table from outside: what reaches each viewer, and what really lies where."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass

from croupier.table import Game, Json, Table
from croupier.testing.errors import Broken

Viewer = int | None

RECENT = 25
"""So many of the latest events are compared, where not all are: that takes a tenth of the time."""


def text(value: object) -> str:
    """The bytes that would go over a wire."""
    try:
        return json.dumps(value, ensure_ascii=False)
    except TypeError as error:
        raise Broken(f"the table tells what JSON cannot hold: {error}") from error


def viewers(table: Table) -> list[Viewer]:
    """The spectators, then every seat."""
    return [None, *range(table.seats)]


def called(viewer: Viewer) -> str:
    """A viewer in the middle of a sentence."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def in_turn(table: Table, number: int) -> Viewer:
    """Return one viewer: each of them in turn, if the number grows."""
    return viewers(table)[number % (table.seats + 1)]


def asked(table: Table) -> dict[int, tuple[str, str, list[str]]]:
    """What every seat is asked: the kind of question, its clause, and the keys on offer."""
    return {
        seat: (decision.kind, decision.rule, [option.key for option in decision.options])
        for seat, decision in sorted(table.pending.items())
    }


def sight(table: Table, viewer: Viewer, since: int = 0) -> str:
    """All that reaches one viewer: the view and the events."""
    return text({"view": table.view(viewer), "events": table.events(since=since, seat=viewer)})


def recent(table: Table, count: int = RECENT) -> int:
    """The number after which the latest events come."""
    return max(event_count(table) - count, 0)


def event_count(table: Table) -> int:
    """How many events the table has told so far."""
    count = table.view()["events"]
    assert isinstance(count, int)
    return count


def picture(table: Table) -> str:
    """All that can be told of a table from outside, with its latest events."""
    views = [table.view(viewer) for viewer in viewers(table)]
    since = max(int(str(views[0]["events"])) - RECENT, 0)
    told = [table.events(since, viewer) for viewer in viewers(table)]
    return text({"save": table.save(), "asked": asked(table), "views": views, "events": told, "over": table.over})


@dataclass(frozen=True)
class Zone:
    """A zone of a view."""

    name: str
    owner: int | None
    ordered: bool
    count: int
    cards: list[str | None]


def zones_of(view: Json) -> list[Zone]:
    """The zones of a view."""
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


def state_of(table: Table) -> Game:
    """The state behind a table. Nothing else here looks behind the contract."""
    return table._game


def truth(table: Table) -> list[list[str]]:
    """What really lies in every zone, from the top."""
    state = state_of(table)
    return [state.words(zone) for zone in range(len(state.layout.names))]


def lying(table: Table, zone: str) -> list[str]:
    """What really lies in a zone, from the top."""
    state = state_of(table)
    return state.words(state.layout.names.index(zone))


def all_cards(table: Table) -> list[str]:
    """Every card of the table, in order of its kind."""
    return sorted(card for zone in truth(table) for card in zone)
