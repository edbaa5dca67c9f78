"""Scenes of Total Rickall, and short helpers for what players do and see in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import croupier
from croupier import Table
from croupier.shelf.total_rickall.cards import FIGURES
from tests.scenes import asked, cards, count, counts, happened, offers, people, phase, public, refusal, shown, truth

__all__ = [
    "ACTION_CARDS",
    "CHARACTERS",
    "DEFAULTS",
    "GAME",
    "Player",
    "act",
    "asked",
    "cards",
    "choices",
    "claims",
    "count",
    "counts",
    "dinner",
    "end_round",
    "ending",
    "friends",
    "guests",
    "happened",
    "identities",
    "known",
    "laid",
    "lay",
    "lay_all",
    "offers",
    "people",
    "phase",
    "player",
    "public",
    "refusal",
    "scene",
    "sees",
    "shown",
    "slots",
    "speak",
    "truly",
    "truth",
    "under",
    "vote",
    "who",
]

GAME = "total-rickall"
ACTION_CARDS = sum(FIGURES.count)
CHARACTERS = len(FIGURES.characters)
DEFAULTS = {option.name: option.default for option in croupier.games()[GAME].options}
"""The default of every option."""
Player = Mapping[str, object]


def scene(phase: str, *players: Player, seed: int = 0, mode: str = "classic", **more: object) -> Table:
    """Return a table in some phase, with these players; ``centre=[who("disco-badger", "real")]`` and the like set the
    rest.
    """
    options = {"mode": mode, **_mapping(more.pop("options", {}))}
    return croupier.open_position(GAME, {"phase": phase, "options": options, "players": list(players), **more}, seed)


def dinner(*players: Player, **more: object) -> Table:
    """Return a table at dinner, with an empty centre unless ``centre`` is given."""
    return scene("dinner", *players, mode="advanced", **{"centre": [], **more})  # type: ignore[arg-type]


def _mapping(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


def who(character: str, identity: str, **more: object) -> dict[str, object]:
    """Return a Character in the centre; ``slot=4``, ``face_up=True``, ``dented=True``."""
    return {"character": character, "identity": identity, **more}


def friends(*pairs: tuple[str, str] | None) -> list[dict[str, object]]:
    """Return players of the advanced mode with their Character and Identity; ``None`` has lost both."""
    return [{"friend": pair[0], "identity": pair[1]} if pair else {"friend": None} for pair in pairs]


def laid(*kinds: str) -> list[dict[str, object]]:
    """Return players with these cards in front of them, and a Beth in hand."""
    return [{"laid": kind, "hand": ["beth-green"]} for kind in kinds]


def guests(*threes: tuple[str, str, str]) -> list[dict[str, object]]:
    """Return players of the advanced mode with their Character, its Identity and the card in front of them."""
    before = laid(*[kind for _, _, kind in threes])
    return [person | card for person, card in zip(friends(*[three[:2] for three in threes]), before, strict=True)]


def player(friend: str | None, identity: str | None = None, **more: object) -> dict[str, object]:
    """Return a player of the advanced mode with their friend, and more: ``laid="rick"``, ``hand=[]``."""
    return {"friend": friend, "identity": identity, **more} if friend else {"friend": None, **more}


# What players do.


def lay(table: Table, seat: int, card: str) -> None:
    table.answer(seat, f"lay:{card}")


def lay_all(table: Table, *laid: str) -> None:
    """Let all players lay a card, seat 0 first."""
    for seat, card in enumerate(laid):
        lay(table, seat, card)


def act(table: Table, *keys: str) -> None:
    """Let the seat that the table waits for answer, once for each key."""
    for key in keys:
        (seat,) = table.waiting()
        table.answer(seat, key)


def end_round(table: Table) -> None:
    """Resolve the remaining cards with the first option each time, and end the round."""
    number = public(table, "round")
    while not table.over and public(table, "round") == number and phase(table) in ("act", "end"):
        act(table, table.pending[table.waiting()[0]].options[0].key)


def speak(table: Table, seat: int, *keys: str) -> None:
    """Let a player raise a hand and say something: ``speak(table, 1, "say:real", "about:disco-badger")``."""
    table.answer(seat, "speak")
    for key in keys:
        table.answer(seat, key)


def vote(table: Table, **votes: bool) -> None:
    """Let all who are asked vote: no, unless ``seat1=True``."""
    for seat in list(table.pending):
        table.answer(seat, "agree" if votes.get(f"seat{seat}") else "disagree")


# What players see.


def choices(table: Table, seat: int) -> list[str]:
    """Return what a player may choose: Characters, colours, seats, cards to lay."""
    return [key.partition(":")[2] for key in offers(table, seat) if ":" in key]


def slots(table: Table) -> dict[int, str]:
    """Return which Character stands where in the centre."""
    return {entry["slot"]: entry["character"] for entry in public(table, "centre")}


def claims(table: Table) -> list[tuple[object, ...]]:
    """Return the claims that stand, as (seat, what, about, rather than)."""
    return [tuple(claim.values()) for claim in public(table, "claims")]


def sees(table: Table, seat: int | None, *characters: str) -> list[str | None]:
    """Return what a player knows to lie under each of these Characters; ``None`` for a back."""
    seen = dict(zip(cards(table, "centre"), cards(table, "under", seat), strict=True))
    for entry in public(table, "friends"):
        seen[entry["character"]] = cards(table, f"secret:{entry['owner']}", seat)[0]
    return [seen[character] for character in characters]


def known(table: Table, seat: int | None) -> Any:
    """Return what a player knows of Identities that they cannot tell apart: how many lie where, and what is among them."""
    groups: Any = table.view(seat)["known"]
    return [{part: value for part, value in group.items() if part != "places"} for group in groups]


def identities(table: Table, *characters: str) -> list[str]:
    """Return what really lies under each of these Characters."""
    position: dict[str, Any] = table.position()
    true = {entry["character"]: entry["identity"] for entry in position["centre"]}
    true |= {player["friend"]: player["identity"] for player in position["players"]}
    return [true[character] for character in characters]


def under(table: Table, seat: int | None = None) -> dict[str | None, str | None]:
    """Return the Characters in the centre, and what lies beneath them as a seat or a spectator sees it."""
    return dict(zip(cards(table, "centre"), cards(table, "under", seat), strict=True))


def truly(table: Table) -> dict[str, str]:
    """Return the Characters in the centre, and what they really are."""
    centre = table.position()["centre"]
    assert isinstance(centre, list)
    return {entry["character"]: entry["identity"] for entry in centre}


def ending(table: Table) -> tuple[tuple[int, ...], str]:
    """Return the winners, and the clause by which the game is over."""
    assert table.result is not None
    return table.result.winners, table.result.rule
