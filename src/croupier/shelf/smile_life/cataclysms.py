"""AP-18: fire, tornado, earthquake and flood."""

from __future__ import annotations

from typing import TYPE_CHECKING

from croupier.shelf.smile_life import attacks, flood, losing, playing, specials
from croupier.shelf.smile_life.cards import (
    CATACLYSM_EARTHQUAKE,
    CATACLYSM_FIRE,
    CATACLYSM_FLOOD,
    CATACLYSM_TORNADO,
    JOB_RESEARCHER,
)
from croupier.shelf.smile_life.options import ASK_KEEP, ASK_QUAKE, BURNT, DEALT, FIRE, KEPT_ONE, PICKED, QUAKE, TORNADO
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


def cataclysm(game: SmileLife, seat: int, kind: int) -> Flow:
    if kind == CATACLYSM_FIRE:
        fire(game, seat)
    elif kind == CATACLYSM_TORNADO:
        yield from tornado(game, seat)
    elif kind == CATACLYSM_EARTHQUAKE:
        yield from earthquake(game, seat)
    elif kind == CATACLYSM_FLOOD:
        flood.flood_comes(game, seat)


def fire(game: SmileLife, seat: int) -> None:
    """AP-18.2, AMB-63: all hands are thrown away, the Virus too; then everybody draws as many cards."""
    game.tell(FIRE, seat)
    sizes = [len(game.zones[game.hand(other)]) for other in range(game.seats)]
    for other in game.round_from(seat):
        for kind in sorted([game.face[card] for card in game.zones[game.hand(other)]]):
            game.discard_from_hand(other, kind)
        game.tell(BURNT, other, sizes[other])
    for other in game.round_from(seat):
        game.refill_to(other, sizes[other])


def tornado(game: SmileLife, seat: int) -> Flow:
    """AP-18.5, AMB-61: all hands go to the left; a Researcher keeps a card of choice. Inside a Rainbow the hand of
    its player lacks the cards played so far: whoever gets it draws them (AMB-86)."""
    game.tell(TORNADO, seat)
    for other in game.round_from(seat):
        if game.job(other) == JOB_RESEARCHER and game.zones[game.hand(other)]:
            game.about_kind = CATACLYSM_TORNADO
            yield from game.choose_from_hand(other, ASK_KEEP, game.zones[game.hand(other)])
            game.about_kind = -1
            card = game.pick(game.chosen.value, game.hand(other), game.peek(other))
            game.tell_card(KEPT_ONE, card, other)
    short = game.rainbow_of
    missing = 0
    if short >= 0:
        missing = game.rainbow_hand - len(game.zones[game.hand(short)]) - len(game.zones[game.peek(short)])
    hands = [game.zones[game.hand(other)] for other in range(game.seats)]
    for other in range(game.seats):
        game.zones[game.hand(game.next_to(other))] = hands[other]
    for other in range(game.seats):
        for card in game.zones[game.hand(other)]:
            game.see(card, 1 << other)
        game.carry(game.peek(other), game.hand(other))
    if short >= 0:
        game.rainbow_hand = len(game.zones[game.hand(short)])
        game.heir = game.next_to(short)
        game.heir_hand = len(game.zones[game.hand(game.heir)]) + missing
    for other in game.round_from(seat):
        yield from losing.trim(game, other)
    specials.check_hands(game)


def earthquake(game: SmileLife, seat: int) -> Flow:
    """AP-18.3, AP-18.4, AMB-60: a card of each, chosen by the player, dealt anew; what cannot be laid is discarded."""
    game.tell(QUAKE, seat)
    owners: list[int] = []
    zones: list[int] = []
    cards: list[int] = []
    for other in game.round_from(seat):
        options = game.face_up(other, False)
        if options:
            yield from game.choose(seat, ASK_QUAKE, options, CATACLYSM_EARTHQUAKE, other)
            game.tell(PICKED, seat, other, game.chosen.value)
            zone, card = game.place_of(other, game.chosen)
            owners.append(other)
            zones.append(zone)
            cards.append(card)
    order = list(range(len(cards)))
    game.rng.shuffle(order)
    game.reveals += 1
    for at, owner in enumerate(owners):
        game.tell(DEALT, owner, game.face[cards[order[at]]])
    for at, owner in enumerate(owners):
        if order[at] != at:
            yield from attacks.hand_over(game, owner, zones[at], cards[at])
    for at, owner in enumerate(owners):
        card = cards[order[at]]
        if order[at] != at:
            yield from playing.receive(game, owner, card)
        elif card in game.zones[zones[at]]:
            yield from playing.use_again(game, owner, game.face[card])
