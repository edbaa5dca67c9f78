"""Reading a table: what each viewer gets, and where the cards really lie."""

from __future__ import annotations

import json
from collections import Counter

import msgspec

from croupier.table import Game, Json, Table
from croupier.table.view import KnownView, ZoneView, read
from croupier.testing.errors import Broken

Viewer = int | None

RECENT = 25
"""How many of the latest events are compared where comparing all would take ten times as long."""


def text(value: object) -> str:
    """The JSON text that would be sent."""
    try:
        return json.dumps(value, ensure_ascii=False)
    except TypeError as error:
        raise Broken(f"the table returns something that is not JSON: {error}") from error


def viewers(table: Table) -> list[Viewer]:
    """The spectators, then every seat."""
    return [None, *range(table.seats)]


def called(viewer: Viewer) -> str:
    """The name of a viewer in a sentence."""
    return "a spectator" if viewer is None else f"seat {viewer}"


def in_turn(table: Table, number: int) -> Viewer:
    """Return the viewer with this number, in rotation."""
    return viewers(table)[number % (table.seats + 1)]


def asked(table: Table) -> dict[int, tuple[str, str, list[str]]]:
    """What every seat is asked: the kind of question, its clause, and the keys on offer."""
    return {
        seat: (decision.kind, decision.rule, [option.key for option in decision.options])
        for seat, decision in sorted(table.pending.items())
    }


def quick_text(value: object) -> str:
    """The same text, ten times as fast. It also takes some things that JSON cannot hold, so it is only for comparisons."""
    try:
        return msgspec.json.encode(value).decode()
    except (OverflowError, TypeError):
        return text(value)


def sight(table: Table, viewer: Viewer, since: int = 0) -> str:
    """Everything one viewer gets: the view and the events."""
    return quick_text({"view": table.view(viewer), "events": table.events(since=since, seat=viewer)})


def recent(table: Table, count: int = RECENT) -> int:
    """The number of the event before the latest ones."""
    return max(table.event_count - count, 0)


def picture(table: Table) -> str:
    """Everything that can be seen of a table, with its latest events."""
    views = [table.view(viewer) for viewer in viewers(table)]
    events = [table.events(recent(table), viewer) for viewer in viewers(table)]
    return quick_text(
        {"save": table.save(), "asked": asked(table), "views": views, "events": events, "over": table.over}
    )


def zones_of(view: Json) -> list[ZoneView]:
    """The zones of a view."""
    return read(view["zones"], list[ZoneView])


def groups_of(view: Json) -> list[KnownView]:
    """What a viewer knows of cards that it cannot tell apart."""
    return read(view["known"], list[KnownView])


def known_kinds(view: Json) -> Counter[str]:
    """How many cards of every kind the viewer knows, one by one or in groups."""
    known: Counter[str] = Counter()
    for zone in zones_of(view):
        known.update(card for card in zone["cards"] if card is not None)
    for group in groups_of(view):
        known.update(group["contents"])
    return known


def names(view: Json, part: str) -> list[int]:
    """The seats in a part of a view."""
    seats = view[part]
    assert isinstance(seats, list)
    return seats


def state_of(table: Table) -> Game:
    """The state behind a table. No other function here uses the private parts of a table."""
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
