"""AP-18: fire, flood, tornado and earthquake."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from croupier.shelf.smile_life import beats, flood, losing, virus
from croupier.shelf.smile_life.card import Card, Flipped
from croupier.shelf.smile_life.cards import EVENT_PURGE
from croupier.shelf.smile_life.options import (
    ASK_KEEP,
    ASK_QUAKE,
    BURNT,
    DEALT,
    FIRE,
    FLOOD,
    KEPT_ONE,
    PICKED,
    QUAKE,
    TORNADO,
)
from croupier.shelf.smile_life.reasons import ONE_FLOOD
from croupier.table import Flow, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.smile_life.state import SmileLife


class Fire(Flipped):
    """AP-18.2, AMB-63: all hands are thrown away, the Virus too; then all players draw as many cards."""

    id = "cataclysm-fire"

    def use(self, game: SmileLife, seat: i64) -> None:
        game.tell(FIRE, seat)
        sizes = [len(game.zones[game.hand(other)]) for other in range(game.seats)]
        for other in game.round_from(seat):
            for kind in sorted([game.face[card] for card in game.zones[game.hand(other)]]):
                game.discard_from_hand(other, kind)
            game.tell(BURNT, other, sizes[other])
        for other in game.round_from(seat):
            game.refill_to(other, sizes[other])
        game.beat(beats.FIRE, seat)


class Flood(Flipped):
    """AP-18.6, AMB-62: all hands lie open in the middle; players take those cards and no others."""

    id = "cataclysm-flood"

    def why_not(self, game: SmileLife, seat: i64, free: bool, from_hand: bool) -> WhyNot | None:
        return ONE_FLOOD if game.runs(EVENT_PURGE) else None

    def use(self, game: SmileLife, seat: i64) -> Flow | None:
        game.tell(FLOOD, seat)
        for other in game.round_from(seat):
            game.carry(game.hand(other), game.flood)
        game.beat(beats.FLOOD, seat)
        if not game.zones[game.flood]:
            return None
        game.first_take = True
        return flood.flood_turn(game, seat)

    def lay_stolen(self, game: SmileLife, seat: i64, card: i64, robbed: i64) -> None:
        self.waste(game, seat, card)


class Tornado(Flipped):
    """AP-18.5, AMB-61: all hands go to the left."""

    id = "cataclysm-tornado"

    def use(self, game: SmileLife, seat: i64) -> Flow:
        """A Researcher keeps a card of choice. During a Rainbow the hand of its player lacks the cards already played:
        the player who gets it draws them (AMB-86).
        """
        game.tell(TORNADO, seat)
        for other in game.round_from(seat):
            if game.job(other).keeps_one and game.zones[game.hand(other)]:
                game.about_kind = self.kind
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
            game.stir(game.hand(other))
        for other in range(game.seats):
            game.see_all(game.zones[game.hand(other)], 1 << other)
            game.carry(game.peek(other), game.hand(other))
        game.beat(beats.TORNADO, seat)
        if short >= 0:
            game.rainbow_hand = len(game.zones[game.hand(short)])
            game.heir = game.next_to(short)
            game.heir_hand = len(game.zones[game.hand(game.heir)]) + missing
        for other in game.round_from(seat):
            yield from losing.trim(game, other) or ()
        virus.check_hands(game)


class Earthquake(Flipped):
    """AP-18.3, AP-18.4, AMB-60: the player who lays it chooses a card of each player, and they are re-dealt."""

    id = "cataclysm-earthquake"

    def use(self, game: SmileLife, seat: i64) -> Flow:
        game.tell(QUAKE, seat)
        owners: list[int] = []
        zones: list[int] = []
        cards: list[int] = []
        for other in game.round_from(seat):
            options = game.face_up(other, False)
            if options:
                yield from game.choose(seat, ASK_QUAKE, options, self.kind, other)
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
        game.beat(beats.QUAKE, seat)
        for at, owner in enumerate(owners):
            if order[at] != at:
                card = cards[at]
                yield from game.cards[game.face[card]].hand_over(game, owner, zones[at], card) or ()
        for at, owner in enumerate(owners):
            card = cards[order[at]]
            dealt = game.cards[game.face[card]]
            if order[at] != at:
                yield from dealt.lay_dealt(game, owner, card) or ()
            elif card in game.zones[zones[at]]:
                yield from dealt.use_again(game, owner) or ()


OWN_KINDS: Final[list[type[Card]]] = [
    Fire,
    Flood,
    Tornado,
    Earthquake,
]
"""The kinds that have rules of their own."""
