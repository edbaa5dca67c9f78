"""The value of cards and tokens to a sensible player, in adventure points."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days import objects
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import KINDS

# Unknown tokens and cards.
TOKEN: Final = 0.7
CARD: Final = 0.6
CARD_TOO_MANY: Final = 0.15

# The value of a card's icons.
RESOURCE_ICON: Final = 2.0
DIMENSION_ICON: Final = 0.8
# The minimum value of a card with rules of its own that ``BONUS`` does not list: enough to play it, and to use it.
UNTAUGHT: Final = 1.3
# The value of what cards do, in hand or in an area. Cards that are not listed are judged by their figures
# (``deed_worth``).
BONUS: Final = {
    "union-collector": 0.8,
    "garage-manager": 0.5,
    "portal-valet": 0.3,
    "crisis-insurer": 0.3,
    "pushy-understudy": 0.0,
    "gossip-columnist": 1.0,
    "generous-ex": 1.5,
    "retired-space-marshal": 1.2,
    "suspiciously-heavy-fruit": 2.0,
    "counterfeit-piggy-bank": 2.0,
    "stopped-watch": 2.0,
    "jar-of-night": 2.0,
    **dict.fromkeys(objects.UniversalConverter.ids, 1.2),
    **dict.fromkeys(objects.PocketDoorframe.ids, 1.0),
    **dict.fromkeys(objects.TwoHandedClock.ids, 0.0),
    **dict.fromkeys(objects.CardPrinter.ids, 1.2),
    **dict.fromkeys(objects.PoliteDisintegrator.ids, 0.8),
    **dict.fromkeys(objects.ExpiredCoupon.ids, 1.4),
    "cloning-bathtub": 0.3,
    "retractable-leash": 0.7,
    "light-fingers": 1.9,
    "surprise-tax": 0.8,
    "recall-notice": 1.2,
    "bad-reference": 1.4,
    "binge-session": 1.6,
    "dimensional-musical-chairs": 0.7,
    "return-to-sender": 0.3,
    "forced-teleport": 1.6,
    "family-lunch": 0.3,
    "barter-bazaar": 1.4,
    "portal-rest-stop": 0.7,
    "bunker-pantry": 0.5,
    "strip-mine": 0.7,
    "infinite-waiting-room": 1.1,
    "nope-portal": 1.8,
    "stunt-double": 1.2,
    "sticky-pockets": 1.3,
    "finders-fee": 1.6,
    "wrong-address": 1.0,
    "elbow-room": 1.3,
    "short-circuit": 0.9,
}

# The value of harming a rival: the only one, or one of several. Harming the most dangerous one counts more.
HARM: Final = 0.8
HARM_AMONG_MANY: Final = 0.5
LEADER_FIRST: Final = 1.3


def card_worth(card: Card) -> float:
    """The points of a card and what it does."""
    worth = card.points + deed_worth(card)
    if card.resource_icon:
        worth += RESOURCE_ICON
    if card.dimension_icon:
        worth += DIMENSION_ICON
    return worth


def deed_worth(card: Card) -> float:
    """The value of what a card does: as listed, or estimated from its figures, taking a use cost for a fair one."""
    known = BONUS.get(KINDS[card.kind])
    if known is not None:
        return known
    worth = TOKEN * max(card.tokens, card.tokens_there) + CARD * (card.draws + card.plays)
    return max(worth, UNTAUGHT) if card.ids else worth
