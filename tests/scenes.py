"""Short helpers for what a player is asked, is refused and sees, at the table of any game."""

from __future__ import annotations

from typing import Any

import croupier
from croupier import Table

# What a player is asked.


def asked(table: Table) -> list[int]:
    return sorted(table.pending)


def offers(table: Table, seat: int) -> list[str]:
    """Return the keys on offer to a seat; none if it is not asked."""
    return [option.key for option in table.pending[seat].options] if seat in table.pending else []


def refusal(table: Table, seat: int, key: str) -> str:
    """Return the clause that an answer is refused with."""
    try:
        table.answer(seat, key)
    except croupier.Refused as refused:
        return refused.rule
    return "not refused"


# What a player sees.


def phase(table: Table) -> str:
    return str(table.view()["phase"])


def people(table: Table, what: str) -> list[Any]:
    """Return one public field of every player, seat by seat: ``people(table, "points")``."""
    players = table.view()["players"]
    assert isinstance(players, list)
    return [player[what] for player in players]


def public(table: Table, what: str) -> Any:
    shown = table.view()["public"]
    assert isinstance(shown, dict)
    return shown[what]


def cards(table: Table, zone: str, seat: int | None = None) -> list[str | None]:
    """Return the cards in a zone as a seat or a spectator sees them: piles from the top, ``None`` for a back."""
    zones = table.view(seat)["zones"]
    assert isinstance(zones, list)
    return list(next(entry["cards"] for entry in zones if entry["name"] == zone))


def count(table: Table, zone: str) -> int:
    return len(cards(table, zone))


def counts(table: Table, zone: str) -> list[int]:
    """Return how many cards each player has in their zone of this name."""
    return [count(table, f"{zone}:{seat}") for seat in range(table.seats)]


def happened(table: Table, *names: str, seat: int | None = None) -> list[tuple[object, ...]]:
    """Return the events of these names, in order: each as its name and fields, without numbers and clauses."""
    told = []
    for event in table.events(seat=seat):
        if event["event"] in names:
            values = [value for field, value in event.items() if field not in ("n", "event", "rule", "cards")]
            told.append((event["event"], *values))
    return told


def shown(table: Table, name: str, seat: int | None = None) -> list[list[str | None]]:
    """Return the cards shown by the events of this name, as a seat or a spectator sees them."""
    told = [event["cards"] for event in table.events(seat=seat) if event["event"] == name]
    return [backs for backs in told if isinstance(backs, list)]


def truth(table: Table, seat: int) -> dict[str, Any]:
    """Return everything about a player, secrets included."""
    players = table.position()["players"]
    assert isinstance(players, list)
    return dict(players[seat])
