"""SL-3.3: whether a player may lay a card now, and if not, why. What it costs, and what the Bunker protects."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.smile_life import lives
from croupier.shelf.smile_life.layout import FIRST_LAID, LAST_FACE_UP
from croupier.shelf.smile_life.options import INHERITED, minimal_ways, way
from croupier.shelf.smile_life.reasons import NO_VICTIM, YOUR_OWN_CARD
from croupier.table import Option, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def why_not_lay(game: SmileLife, seat: i64, kind: i64, free: bool = False, from_hand: bool = True) -> WhyNot | None:
    """Why a player may not play a card now; ``None`` if they may. ``free`` ignores the price."""
    if game.running:
        reason = why_crisis(game, seat, kind)
        if reason is not None:
            return reason
    return game.cards[kind].why_not(game, seat, free, from_hand)


def may_lay(game: SmileLife, seat: i64, kind: i64, free: bool = False, from_hand: bool = True) -> bool:
    """Whether a player may play a card now."""
    return why_not_lay(game, seat, kind, free, from_hand) is None


def why_crisis(game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
    """AMB-68: the first running plague that forbids a card to a player; every running plague applies."""
    card = game.cards[kind]
    for running in game.running:
        reason = game.as_plague(running).forbids(game, seat, card)
        if reason is not None:
            return reason
    return None


def why_not_fetch(game: SmileLife, seat: i64, card: i64, free: bool = False) -> WhyNot | None:
    """SL-3.5, AMB-13, AMB-47, AMB-56: why a player may not take a card of the discard pile and play it at once."""
    kind: i64 = game.face[card]
    reason = game.cards[kind].why_never_taken()
    if reason is not None:
        return reason
    if game.threw[card] == seat:
        return YOUR_OWN_CARD
    return why_not_lay(game, seat, kind, free, False)


# Malus.


def why_not_suffer(game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
    """SL-16, AP-16: why a malus cannot strike a player now; ``None`` if it can."""
    return game.as_malus(kind).why_not_suffer(game, seat)


def can_suffer(game: SmileLife, seat: i64, kind: i64) -> bool:
    """Whether a malus can strike a player now."""
    return game.as_malus(kind).why_not_suffer(game, seat) is None


def victims(game: SmileLife, seat: i64, kind: i64) -> list[int]:
    """The others whom a malus can strike, in seat order from the left neighbour."""
    malus = game.as_malus(kind)
    return [other for other in game.others(seat) if malus.why_not_suffer(game, other) is None]


def why_not_inflict(game: SmileLife, seat: i64, kind: i64) -> WhyNot | None:
    """SL-16, AP-16: why a player may not inflict a malus on any other."""
    malus = game.as_malus(kind)
    for other in range(game.people):
        if other != seat and malus.why_not_suffer(game, other) is None:
            return None
    return NO_VICTIM


# AP-14.2 What is not protected.


def has_anything(game: SmileLife, seat: i64) -> bool:
    """Whether a player has a card laid face up."""
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        if game.zones[at * game.people + seat]:
            return True
    return False


def has_exposed(game: SmileLife, seat: i64) -> bool:
    """Whether a player has a card laid face up that the Bunker does not protect."""
    for at in range(FIRST_LAID, LAST_FACE_UP + 1):
        for card in game.zones[at * game.people + seat]:
            if not game.is_protected(card):
                return True
    return False


def is_exposed(game: SmileLife, seat: i64) -> bool:
    """Whether a player's job is not under the Bunker."""
    return game.zones[game.job_of(seat)][0] != game.bunkered


def last_exposed(game: SmileLife, zone: i64) -> i64:
    """The last laid card of a heap that is not under the Bunker; -1 if there is none."""
    cards = game.zones[zone]
    at: i64 = len(cards) - 1
    while at >= 0:
        card: i64 = cards[at]
        if card != game.bunkered:
            return card
        at -= 1
    return -1


def mutable_pets(game: SmileLife, seat: i64) -> list[int]:
    """AP-16.6, AMB-50: the pets that a Genetic mutation could turn on their owner, by kind."""
    kinds: list[int] = []
    for card in game.zones[game.belongings(seat)]:
        kind = game.face[card]
        if game.cards[kind].mutates and not game.is_protected(card):
            kinds.append(kind)
    return sorted(kinds)


# Money.


def price(game: SmileLife, seat: i64, kind: i64) -> i64:
    """SL-14.4: what a card costs a player now."""
    return game.cards[kind].price_for(game, seat)


def ways_to_pay(game: SmileLife, seat: i64, price: i64) -> list[Option]:
    """SL-9.3, SL-14.7, AMB-06: every way to pay without a superfluous wage."""
    held = [0] * (INHERITED + 1)
    for card in game.zones[game.wages(seat)]:
        held[game.cards[game.face[card]].money] += 1
    inheritance = lives.inheritance(game, seat)
    if inheritance:
        held[INHERITED] = 1
    return [way(counts) for counts in minimal_ways(price, inheritance) if _within(counts, held)]


def _within(counts: list[int], held: list[int]) -> bool:
    for at, count in enumerate(counts):
        if count > held[at]:
            return False
    return True
