"""SL-15.4: cards fetched from the discard pile, or from out of game, and played at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import laying, playing
from croupier.shelf.smile_life.cards import FAMILY, JOB_NINJA, KINDS, MALUS, is_plague, is_weapon
from croupier.shelf.smile_life.options import ASK_FETCH, CARD, FETCHED, NO, NO_EFFECT
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def fetchable(game: SmileLife, seat: i64) -> list[int]:
    """SL-15.4, SL-7.2, AMB-56: what somebody could take from the discard pile and play at once, by kind."""
    kinds: list[int] = []
    judged = [False] * len(KINDS)  # of two alike only the one that somebody threw away themselves differs
    kind: i64 = 0
    for card in reversed(game.zones[game.discard]):
        kind = game.face[card]
        if not judged[kind] and game.threw[card] != seat:
            judged[kind] = True
            if laying.why_not_fetch(game, seat, card) == 0:
                kinds.append(kind)
    return kinds


def weapons_to_fetch(game: SmileLife, seat: i64) -> list[int]:
    """AP-17.5: weapons from the discard pile, without paying."""
    return [
        game.face[card]
        for card in reversed(game.zones[game.discard])
        if is_weapon(game.face[card]) and laying.why_not_fetch(game, seat, card, True) == 0
    ]


def ninja_to_fetch(game: SmileLife, seat: i64) -> list[int]:
    """AP-15.3."""
    card = game.find(game.discard, JOB_NINJA)
    return [JOB_NINJA] if card >= 0 and laying.why_not_fetch(game, seat, card) == 0 else []


def carrion(game: SmileLife, seat: i64) -> list[int]:
    """AP-15.4, AMB-57: what lies out of game and could be laid before oneself, by kind."""
    kinds: list[int] = []
    for card in game.zones[game.out]:
        kind: i64 = game.face[card]
        if (
            kind not in kinds
            and not is_plague(kind)
            and FAMILY[kind] != MALUS
            and laying.may_lay(game, seat, kind, False, False)
        ):
            kinds.append(kind)
    return kinds


def fetch(game: SmileLife, seat: int, by: int, kinds: list[int], source: int, free: bool) -> Flow:
    """Takes one of these cards and plays it at once, or nothing."""
    if not kinds:
        game.tell(NO_EFFECT, seat, by)
        return
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
    yield from playing.play_card(game, seat, card, free, False)
