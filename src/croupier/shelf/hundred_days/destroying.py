"""HD-4.9, HD-Q33: destroying cards in play and in hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, options, windows
from croupier.shelf.hundred_days.cards import BIT, TILES
from croupier.shelf.hundred_days.layout import CARD_THREATENED
from croupier.shelf.hundred_days.reasons import NOT_AMONG_THOSE
from croupier.table import ALL, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def target_law(game: HundredDays, seat: i64, sort: i64, why: Why) -> i64:
    """HD-A03, HD-A04, HD-O13: the cards of a sort in the areas of a player's opponents."""
    cards: i64 = 0
    for other in range(game.people):
        if other != seat:
            cards |= game.cards_in(game.area(other))
    return why.keep(ALL, cards & sort, NOT_AMONG_THOSE)


def is_safe(game: HundredDays, seat: i64) -> bool:
    """HD-P03: whether a player's cards in play cannot be destroyed."""
    return game.has(seat, game.pack.shelters)


def destroy(game: HundredDays, kind: int) -> Flow:
    """HD-Q33: Bunker Pantry, Stunt Double, a garage token, else the general discard, in this order."""
    owner = game.owner_of(kind)
    if is_safe(game, owner):
        game.tell(options.UNTOUCHABLE, owner, kind)
        game.beat(beats.SAVED, owner, kind)
        return
    game.target = owner
    game.threatened = kind
    game.tell(options.THREATENED, owner, kind)
    game.beat(beats.THREAT, owner, kind)
    yield from windows.react(game, [owner], CARD_THREATENED)
    if game.cancelled:
        game.tell(options.SAVED, owner, kind)
        game.beat(beats.SAVED, owner, kind)
        return
    card = game.card_in_area(owner, kind)
    if game.guarded & BIT[kind]:
        game.lose_garage(kind)
        game.move(card, game.area(owner), game.pile(owner))
        game.tell(options.SAVED_BY_GARAGE, owner, kind)
        game.beat(beats.SAVED, owner, kind)
    else:
        game.to_discard(card, game.area(owner))
        game.tell(options.DESTROYED, owner, kind)
        game.beat(beats.DESTROYED, owner, kind)


def throw_away(game: HundredDays, seat: int, count: i64) -> Flow:
    """HD-13.1, HD-Q11, HD-Q42: destroy this many cards of the player's choice from hand. Where that is the whole hand, there is
    nothing to choose."""
    zone = game.hand(seat)
    for left in range(min(count, len(game.zones[zone])), 0, -1):
        kind = game.face[game.zones[zone][0]]
        if len(game.zones[zone]) > left:
            game.left = left
            yield game.ask(seat, options.ASK_DESTROY)
            kind = TILES + game.answers[seat].value
        game.destroy_from_hand(seat, kind)
        game.tell(options.THREW_AWAY, seat, kind)
    game.left = 0
