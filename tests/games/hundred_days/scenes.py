"""Scenes of Hundred Days, and short helpers for what players do and see in them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import croupier
from croupier import Table
from croupier.shelf.hundred_days.cards import FIGURES, KINDS
from croupier.shelf.hundred_days.cards import TILES as TILE_KINDS
from tests.scenes import asked, cards, count, counts, happened, offers, people, phase, public, refusal, shown, truth

__all__ = [
    "BOARD",
    "DECK_SIZE",
    "GAME",
    "TILES",
    "Player",
    "act",
    "adventure",
    "asked",
    "board",
    "cards",
    "clause_of",
    "count",
    "counts",
    "deck",
    "happened",
    "held",
    "offers",
    "pass_all",
    "people",
    "phase",
    "place_all",
    "player",
    "public",
    "quietly",
    "refusal",
    "scene",
    "shown",
    "supply",
    "tokens",
    "truth",
]

GAME = "hundred-days"
DECK_SIZE = sum(FIGURES.count[TILE_KINDS:])
Player = Mapping[str, object]
BOARD = [
    "fungal-cathedral",
    "upside-down-laundromat",
    "clockwork-prairie",
    "debt-nebula",
    "compost-riviera",
    "orchard-of-mondays",
]
"""HD-D01 to HD-D06 on the spaces 1 to 6."""
LETTERS = {"G": "seed", "S": "schmeckles", "C": "crystal", "M": "matter"}
TILES = [
    "fungal-cathedral",
    "upside-down-laundromat",
    "clockwork-prairie",
    "debt-nebula",
    "compost-riviera",
    "orchard-of-mondays",
    "swamp-of-good-intentions",
    "bargain-nebula-mall",
    "basement-of-the-universe",
    "audit-moon",
    "tar-opera",
    "echo-quarry",
    "slow-glacier-express",
    "festival-of-lost-socks",
    "roundabout-city",
    "museum-of-next-week",
    "carnivorous-golf-course",
    "reactor-karaoke",
    "library-of-wrong-answers",
    "talent-show-asteroid",
]


def clause_of(name: str) -> str:
    """Return the clause of a card or tile in the rules."""
    return FIGURES.clause[KINDS.index(name)]


def board(tiles: Mapping[int, str | None]) -> list[str | None]:
    """Return six tiles for the spaces: the given ones by space number, and any others; None is a black hole."""
    others = [tile for tile in TILES if tile not in tiles.values()]
    return [tiles.get(space, others[space]) for space in range(1, 7)]


def tokens(letters: str) -> dict[str, int]:
    """Return tokens by their letters: ``tokens("GGS")``."""
    return {name: letters.count(letter) for letter, name in LETTERS.items()}


def player(rick: str | None = None, morty: str | None = None, tokens: str = "", **more: object) -> dict[str, object]:
    """Return a player with pawns and tokens, and no cards in hand unless given: ``player("5-6", "4", "GGS",
    area=[...])``.
    """
    entry: dict[str, object] = {"hand": [], **more}
    if rick is not None:
        entry["rick"] = rick
    if morty is not None:
        entry["morty"] = morty
    if tokens:
        entry["tokens"] = {name: tokens.count(letter) for letter, name in LETTERS.items()}
    return entry


def scene(phase: str, *players: Player, seed: int = 0, **more: object) -> Table:
    """Return a table in some phase with these players; ``die=4``, ``spaces=[...]``, ``start=1`` and the like set the
    rest.
    """
    return croupier.open_position(GAME, {"phase": phase, "players": list(players), **more}, seed)


def adventure(*players: Player, seed: int = 0, **more: object) -> Table:
    """Return a table in the Adventure phase, seat 0 to play, with the first six tiles on their numbers."""
    return scene("adventure", *players, seed=seed, **{"spaces": BOARD, **more})


# What players do.


def act(table: Table, *keys: str) -> None:
    """Let the seat that is asked answer, once for each key."""
    for key in keys:
        (seat,) = table.pending
        table.answer(seat, key)


def quietly(table: Table) -> None:
    """Let every open reaction window pass without a reaction."""
    while not table.over and [decision.kind for decision in table.pending.values()] == ["react"]:
        act(table, "pass")


def place_all(table: Table, *pawns: tuple[str, str]) -> None:
    """Let all players place Rick and Morty behind the screen, seat 0 first."""
    for seat, (rick, _) in enumerate(pawns):
        table.answer(seat, f"rick:{rick}")
    for seat, (_, morty) in enumerate(pawns):
        table.answer(seat, f"morty:{morty}")


def pass_all(table: Table) -> None:
    """Let all players pass until the Adventure phase is over."""
    while not table.over and phase(table) == "adventure":
        act(table, "pass" if "pass" in offers(table, next(iter(table.pending))) else "end-turn")


# What players see.


def held(table: Table, seat: int) -> str:
    """Return the tokens of a player in letters: ``"GGS"``."""
    tokens: dict[str, int] = people(table, "tokens")[seat]
    return "".join([letter * tokens[name] for letter, name in LETTERS.items()])


def supply(table: Table) -> dict[str, Any]:
    """Return what the Federation has left."""
    left: dict[str, Any] = public(table, "supply")
    return left


def deck(table: Table) -> list[str]:
    """Return what really lies in the deck, from the top."""
    lying = table.position()["deck"]
    assert isinstance(lying, list)
    return [str(card) for card in lying]
