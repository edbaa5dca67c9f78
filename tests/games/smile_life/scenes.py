"""Scenes of Smile Life, and short helpers for what players do and see in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import croupier
from croupier import Table
from croupier.shelf.smile_life.cards import FIGURES
from tests.scenes import asked, cards, count, counts, happened, offers, people, phase, public, refusal, shown, truth

__all__ = [
    "BASE_CARDS",
    "BOTH_BOXES",
    "GAME",
    "Player",
    "act",
    "aim",
    "asked",
    "base",
    "bide",
    "cards",
    "count",
    "counts",
    "draw",
    "dull",
    "ending",
    "happened",
    "kind",
    "laid",
    "lay",
    "monster",
    "offers",
    "people",
    "phase",
    "plague",
    "player",
    "public",
    "refusal",
    "running",
    "scene",
    "shown",
    "skip_rounds",
    "smiles",
    "studied",
    "truth",
]

GAME = "smile-life"
BASE_CARDS = sum([count for count, base in zip(FIGURES.count, FIGURES.base, strict=True) if base])
BOTH_BOXES = sum(FIGURES.count)
Player = Mapping[str, object]
DULL = ["trip-cairo", "trip-london", "trip-rio", "trip-sydney", "trip-new-york"]
"""Cards that a player without money can only throw away."""


def player(*hand: str, **life: object) -> dict[str, object]:
    """Return a player with these cards in hand and this life: ``player("wage-1", job=["job-writer"], skips=1)``."""
    return {"hand": list(hand), **life}


def scene(*players: Player, seed: int = 0, expansion: str = "advanced", deck: str = "full", **more: object) -> Table:
    """Return a table at seat 0's turn; ``pile=[...]``, ``discard=[...]``, ``running=[plague(...)]`` and so on set the
    rest.
    """
    options = {"expansion": expansion, "deck": deck}
    return croupier.open_position(GAME, {"players": list(players), "options": options, **more}, seed)


def base(*players: Player, seed: int = 0, **more: Any) -> Table:
    """Return a scene of the base game alone."""
    return scene(*players, seed=seed, expansion="none", **more)


def studied(levels: int) -> list[str]:
    """Return this many single studies."""
    return ["study-single"] * levels


def ending(*players: Player, pile: Sequence[str], **more: Any) -> Table:
    """Return a scene with only these cards in the pile; the others are in the box."""
    rest = scene(player(), player(), expansion=more.get("expansion", "advanced")).position()["pile"]
    assert isinstance(rest, list)
    casino = ["special-casino"] if more.get("casino") else []
    for card in [*pile, *casino, *_named([list(players), more])]:
        if card in rest:
            rest.remove(card)
    return scene(*players, pile=pile, box=rest, **more)


def _named(facts: object) -> list[str]:
    """Give every word of a position, except those that only refer to cards."""
    if isinstance(facts, str):
        return [facts]
    if isinstance(facts, Mapping):
        pointers = ("protected", "used_flirts", "past")
        return [word for key, fact in facts.items() if key not in pointers for word in _named(fact)]
    return [word for fact in facts for word in _named(fact)] if isinstance(facts, list) else []


def dull(number: int) -> list[str]:
    """Return this many ordinary cards."""
    cards = ["study-single"] * 16 + ["wage-1"] * 6 + ["wage-2"] * 6 + ["wage-3"] * 6 + ["wage-4"] * 6
    return cards[:number]


def plague(name: str, rounds: int | None = None, **more: object) -> dict[str, object]:
    """Return a running plague: ``plague("crisis-food", 1)``."""
    return {"plague": name, "rounds": rounds, **more}


def monster(name: str, at: int = 0, left: int | None = None) -> dict[str, object]:
    """Return a travelling monster."""
    return {"monster": name, "at": at, "left": left}


# What players do.


def act(table: Table, *keys: str) -> None:
    """Let the seat that is asked answer, once for each key."""
    for key in keys:
        (seat,) = table.pending
        table.answer(seat, key)


def draw(table: Table, *keys: str) -> None:
    """Let the seat that is asked draw, and then give these answers."""
    act(table, "draw", *keys)


def lay(table: Table, card: str, *keys: str) -> None:
    """Let the seat that is asked draw, lay this card, and then give these answers."""
    act(table, "draw", f"play:{card}", *keys)


def aim(table: Table, victim: int) -> None:
    """Let the player who inflicts a malus name this victim, if there is a choice (AMB-88)."""
    if table.pending and kind(table) == "target":
        act(table, f"seat:{victim}")


def kind(table: Table) -> str:
    """Return the kind of the question."""
    (decision,) = table.pending.values()
    return decision.kind


def skip_rounds(table: Table, turns: int) -> None:
    """Let this many players draw and throw away the first card that they may."""
    for _ in range(turns):
        act(table, "draw")
        (seat,) = table.pending
        act(table, next(key for key in offers(table, seat) if key.startswith("discard:")))


def bide(table: Table, turns: int) -> None:
    """Let this many turns pass in which players draw and throw away, or do the first thing that they may."""
    until = public(table, "turns") + turns
    while table.pending and public(table, "turns") < until:
        (seat,) = table.pending
        keys = offers(table, seat)
        act(table, next((key for key in keys if key.startswith(("draw", "discard:"))), keys[0]))


# What players have.


def laid(table: Table, seat: int, *heaps: str) -> list[str]:
    """Return what a player has in these heaps, sorted."""
    found: Sequence[str | None] = [card for heap in heaps for card in cards(table, f"{heap}:{seat}")]
    return sorted([str(card) for card in found])


def running(table: Table) -> list[str]:
    """Return the running plagues, oldest first."""
    return [entry["plague"] for entry in public(table, "running")]


def smiles(table: Table) -> list[object]:
    return people(table, "smiles")
