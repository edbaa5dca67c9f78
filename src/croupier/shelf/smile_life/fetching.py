"""SL-15.4: cards fetched from the discard pile, or from out of game, and played at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying
from croupier.shelf.smile_life.cards import JOB_NINJA, KINDS
from croupier.shelf.smile_life.options import ASK_FETCH, CARD, FETCHED, NO, NO_EFFECT
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def fetchable(game: SmileLife, seat: i64) -> list[int]:
    """SL-15.4, SL-7.2, AMB-56: what a player could take from the discard pile and play at once, by kind."""
    kinds: list[int] = []
    judged = [False] * len(KINDS)  # of two alike, only the one that the player discarded is different
    kind: i64 = 0
    for card in reversed(game.zones[game.discard]):
        kind = game.face[card]
        if not judged[kind] and game.threw[card] != seat:
            judged[kind] = True
            if laying.why_not_fetch(game, seat, card) is None:
                kinds.append(kind)
    return kinds


def weapons_to_fetch(game: SmileLife, seat: i64) -> list[int]:
    """AP-17.5: weapons from the discard pile, without paying."""
    return [
        game.face[card]
        for card in reversed(game.zones[game.discard])
        if game.cards[game.face[card]].arms and laying.why_not_fetch(game, seat, card, True) is None
    ]


def ninja_to_fetch(game: SmileLife, seat: i64) -> list[int]:
    """AP-15.3: the Ninja, if a player may take it from the discard pile."""
    card = game.find(game.discard, JOB_NINJA)
    return [JOB_NINJA] if card >= 0 and laying.why_not_fetch(game, seat, card) is None else []


def carrion(game: SmileLife, seat: i64) -> list[int]:
    """AP-15.4, AMB-57: what lies out of game and could be laid before its finder, by kind."""
    kinds: list[int] = []
    for card in game.zones[game.out]:
        kind: i64 = game.face[card]
        if kind not in kinds and game.cards[kind].can_be_revived(game, seat):
            kinds.append(kind)
    return kinds


def fetch(game: SmileLife, seat: int, by: int, kinds: list[int], source: int, free: bool) -> Flow:
    """Take one of these cards and play it at once, or nothing."""
    game.chosen = NO
    if kinds:
        yield from game.choose(seat, ASK_FETCH, [*[CARD[kind] for kind in sorted(kinds)], NO], by)
    if game.chosen is NO:
        game.tell(NO_EFFECT, seat, by)
        return
    kind = game.chosen.value
    card = game.find(source, kind)
    if source == game.discard:
        for other in game.zones[game.discard]:
            if game.face[other] == kind and game.threw[other] != seat:
                card = other
    game.move(card, source, game.played)
    game.tell(FETCHED, seat, kind)
    yield from game.cards[kind].play(game, seat, card, free, False) or ()
