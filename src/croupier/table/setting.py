"""Setting a scene: the cards that a position names are taken out of the decks first, then the decks are put in order,
and what the position leaves open comes from their bottom.
"""

from __future__ import annotations

from croupier.table.cards import Cards
from croupier.table.errors import BadTable
from croupier.table.facts import Deck


class Wish:
    """A card that a position puts somewhere: of a given kind, or any."""

    def __init__(self, source: int, kind: int | None, target: int, where: str) -> None:
        self.source = source
        self.kind = kind
        self.target = target
        self.where = where
        self.card = -1


def fulfil(cards: Cards, wishes: list[Wish], decks: list[tuple[int, Deck]]) -> None:
    """Put every card where it is wanted, in the given order; ``BadTable`` if there are not enough of a kind."""
    for wish in wishes:
        if wish.kind is not None:
            wish.card = lift_kind(cards, wish.source, wish.kind, wish.where)
    for zone, deck in decks:
        arrange(cards, zone, deck)
    for wish in wishes:
        if wish.kind is None:
            if not cards.zones[wish.source]:
                raise BadTable(f"{wish.where}: there is no card left in {cards.layout.names[wish.source]}")
            wish.card = cards.zones[wish.source].pop(0)
    for wish in wishes:
        cards.zones[wish.target].append(wish.card)
        cards.see(wish.card, cards.layout.sight[wish.target])


def arrange(cards: Cards, zone: int, deck: Deck) -> None:
    """Put the kinds that the position names on top of a pile."""
    top = [lift_kind(cards, zone, kind, deck.where) for kind in deck.top]
    cards.zones[zone].extend(reversed(top))


def trim(cards: Cards, zone: int, deck: Deck) -> None:
    """Leave as many cards in a pile as the position says, once all other cards of the scene are in place. The rest
    stays in the box: it lies in no zone, and no viewer has seen which cards it contains.
    """
    if deck.size is None:
        return
    pile = cards.zones[zone]
    if len(pile) < deck.size:
        raise BadTable(f"{deck.where}: it needs {deck.size} cards, but only {len(pile)} are left")
    del pile[: len(pile) - deck.size]
    if [cards.face[card] for card in reversed(pile[len(pile) - len(deck.top) :])] != deck.top:
        raise BadTable(f"{deck.where}: other parts of the scene use some of its cards")


def lift_kind(cards: Cards, zone: int, kind: int, where: str) -> int:
    """Take a card of a kind out of a zone."""
    for place, card in enumerate(cards.zones[zone]):
        if cards.face[card] == kind:
            return cards.zones[zone].pop(place)
    raise BadTable(f"{where}: there is no {cards.layout.kinds[kind]} left")
