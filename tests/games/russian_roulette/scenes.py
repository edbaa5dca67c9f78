"""Scenes of the championship, and short helpers for what players do and see in them."""

from __future__ import annotations

from collections.abc import Mapping

import croupier
from croupier import Table
from croupier.shelf.russian_roulette.cards import FIGURES
from tests.scenes import asked, cards, count, counts, happened, offers, people, phase, public, refusal, shown, truth

__all__ = [
    "ACTION_CARDS",
    "DEAD",
    "GAME",
    "IDLE",
    "Player",
    "asked",
    "cards",
    "choices",
    "count",
    "counts",
    "everybody",
    "happened",
    "offers",
    "people",
    "phase",
    "play",
    "plays",
    "public",
    "refusal",
    "scene",
    "shown",
    "truth",
    "until",
]

GAME = "russian-roulette"
ACTION_CARDS = sum(FIGURES.count)
Player = Mapping[str, object]
DEAD: dict[str, object] = {"characters": 0}
IDLE = "danger-money"  # has its holder asked in every window, and can be played in none but the last


def scene(phase: str, *players: Player, seed: int = 0, **more: object) -> Table:
    """Return a table in some phase, with these players. Hands are empty unless given."""
    return croupier.open_position(GAME, {"phase": phase, "players": list(players), **more}, seed)


# What a player does.


def everybody(table: Table, key: str, **instead: str) -> None:
    """Let all who are asked give this answer; ``seat0="accuse:1"`` lets one seat answer otherwise."""
    for seat in list(table.pending):
        table.answer(seat, instead.get(f"seat{seat}", key))


def until(table: Table, kind: str) -> Table:
    """Let all pass until a seat is asked a question of this kind."""
    for _ in range(100):
        if any(decision.kind == kind for decision in table.pending.values()):
            return table
        everybody(table, "pass")
    raise AssertionError(f"no seat was asked: {kind}")


def play(table: Table, seat: int, card: str, target: int | None = None) -> None:
    """Play an Action card, on a person if the card asks for one; it does not ask if there is only one to choose (RR-Q39)."""
    table.answer(seat, f"play:{card}")
    if target is not None and table.pending[seat].kind == "target":
        table.answer(seat, f"choose:{target}")


# What a player is asked.


def plays(table: Table, seat: int) -> list[str]:
    """Return the Action cards that a seat may play now."""
    return [key.removeprefix("play:") for key in offers(table, seat) if key.startswith("play:")]


def choices(table: Table, seat: int) -> list[int]:
    """Return the people on offer: to be chosen, accused or aimed at."""
    words = [key.partition(":") for key in offers(table, seat)]
    return [int(word) for kind, _, word in words if kind in ("choose", "accuse", "aim") and word != "nobody"]
