"""Scenes of the championship, and short words for what a player does and sees at them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import croupier
from croupier import Table

GAME = "russian-roulette"
Player = Mapping[str, object]
DEAD: dict[str, object] = {"characters": 0}
IDLE = "danger-money"  # keeps its holder asked in every window, and can be played in none but the last


def scene(phase: str, *players: Player, seed: int = 0, **more: object) -> Table:
    """A table in some phase, with these people at it. Hands are empty unless they are given."""
    return croupier.open_position(GAME, {"phase": phase, "players": list(players), **more}, seed)


# What a player does.


def everybody(table: Table, key: str, **instead: str) -> None:
    """All who are asked answer this; ``seat0="accuse:1"`` makes somebody answer otherwise."""
    for seat in list(table.pending):
        table.answer(seat, instead.get(f"seat{seat}", key))


def until(table: Table, kind: str) -> Table:
    """Passes all round until somebody is asked a question of this kind."""
    for _ in range(100):
        if any(decision.kind == kind for decision in table.pending.values()):
            return table
        everybody(table, "pass")
    raise AssertionError(f"nobody was asked: {kind}")


def play(table: Table, seat: int, card: str, target: int | None = None) -> None:
    """Plays an Action card, on somebody if the card asks for it."""
    table.answer(seat, f"play:{card}")
    if target is not None:
        table.answer(seat, f"choose:{target}")


def refusal(table: Table, seat: int, key: str) -> str:
    """The clause with which an answer is refused."""
    try:
        table.answer(seat, key)
    except croupier.Refused as refused:
        return refused.rule
    return "not refused"


# What a player is asked.


def asked(table: Table) -> list[int]:
    return sorted(table.pending)


def offers(table: Table, seat: int) -> list[str]:
    """The keys on offer to somebody; none if nothing is asked."""
    return [option.key for option in table.pending[seat].options] if seat in table.pending else []


def plays(table: Table, seat: int) -> list[str]:
    """The Action cards that somebody may play now."""
    return [key.removeprefix("play:") for key in offers(table, seat) if key.startswith("play:")]


def choices(table: Table, seat: int) -> list[int]:
    """The people on offer: to be chosen, accused or aimed at."""
    words = [key.partition(":") for key in offers(table, seat)]
    return [int(word) for kind, _, word in words if kind in ("choose", "accuse", "aim") and word != "nobody"]


# What a player sees.


def phase(table: Table) -> str:
    return str(table.view()["phase"])


def people(table: Table, what: str) -> list[Any]:
    """One thing of everybody, seat by seat, as all can see it: ``people(table, "points")``."""
    players = table.view()["players"]
    assert isinstance(players, list)
    return [player[what] for player in players]


def public(table: Table, what: str) -> Any:
    shown = table.view()["public"]
    assert isinstance(shown, dict)
    return shown[what]


def cards(table: Table, zone: str, seat: int | None = None) -> list[str | None]:
    """What lies in a zone, in the eyes of a seat or of a spectator: piles from the top, ``None`` for a back."""
    zones = table.view(seat)["zones"]
    assert isinstance(zones, list)
    return list(next(entry["cards"] for entry in zones if entry["name"] == zone))


def count(table: Table, zone: str) -> int:
    return len(cards(table, zone))


def counts(table: Table, zone: str) -> list[int]:
    """How many cards everybody has in their zone of this name."""
    return [count(table, f"{zone}:{seat}") for seat in range(table.seats)]


def happened(table: Table, *names: str, seat: int | None = None) -> list[tuple[object, ...]]:
    """The events of these names, in order: each as its name and what it tells, numbers and clauses left out."""
    told = []
    for event in table.events(seat=seat):
        if event["event"] in names:
            values = [value for field, value in event.items() if field not in ("n", "event", "rule", "cards")]
            told.append((event["event"], *values))
    return told


def shown(table: Table, name: str, seat: int | None = None) -> list[list[str | None]]:
    """The cards told of by the events of this name, as a seat or a spectator sees them."""
    told = [event["cards"] for event in table.events(seat=seat) if event["event"] == name]
    return [backs for backs in told if isinstance(backs, list)]


def truth(table: Table, seat: int) -> dict[str, Any]:
    """Everything about somebody at the last checkpoint, secrets included."""
    players = table.position()["players"]
    assert isinstance(players, list)
    return dict(players[seat])
