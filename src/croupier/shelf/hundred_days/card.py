"""HD-4: the kinds of cards. What the rules need from any card is defined here; the families and their cards override it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, tokens, windows
from croupier.shelf.hundred_days.cards import BIT, Figures
from croupier.shelf.hundred_days.layout import BLUE_CARD_PLAYED, OBJECT_USED, lowest
from croupier.shelf.hundred_days.options import CANCELLED, NO_EFFECT, NO_QUESTION, PLAYED, USED
from croupier.shelf.hundred_days.reasons import (
    NO_PAWN_ON,
    NO_PAWNS_ON_THEM,
    NOTHING_TO_USE_IT_ON,
    ONLY_OBJECTS,
    SHORT_TO_PLAY,
    SHORT_TO_USE,
    WAIT_TO_REACT,
    no_pawn_on,
    short_of,
)
from croupier.table import OFFER, Flow, Why, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


class Card:
    """A kind of card, or a tile: one object for each, made from its entry in ``cards.toml``.

    The numbers that the rules ask for are figures of the entry: ``hand_limit`` (HD-C14), ``garage`` (more garage tokens,
    HD-C15), ``shortage`` (what is returned, HD-C17), ``fewer_colours`` (HD-C13), ``move_price`` (HD-P02); ``tokens``,
    ``draws`` and ``plays`` are numbers of the card's own effect.
    """

    ids: ClassVar[tuple[str, ...]] = ()
    """The kinds that the class stands for; a family's own class stands for those without abilities of their own."""
    used = False
    """Whether a player can use the card in play (HD-4.5, HD-Q40)."""
    aims: i64 = NO_QUESTION
    """The question that must have an answer for the card to be used (HD-Q39)."""
    no_target: WhyNot = NOTHING_TO_USE_IT_ON
    """Why the card may not be used while that question has no answer."""
    wins_ties = False
    """Whether its owner wins ties for the initiative (HD-C18)."""
    mixes_tokens = False
    """Whether its owner may pay for moving Rick with tokens of different kinds (HD-C16)."""
    frees_rick = False
    """Whether its owner's Rick collects as if there were no other colours (HD-P04)."""
    shelters = False
    """Whether its owner's cards in play cannot be destroyed (HD-P03)."""
    names_resource = False
    """Whether its owner's tokens of a named resource count as any (HD-P01)."""
    adds_action = False
    """Whether it gives an action more (HD-O09)."""
    cuts_cost = False
    """Whether it is a coupon (HD-O15)."""
    answers: i64 = NO_QUESTION
    """The moment to which a reaction answers (HD-Q17)."""

    def __init__(self, kind: int, figures: Figures) -> None:
        entry = figures.entries[kind]
        self.kind: i64 = kind
        self.bit: i64 = BIT[kind]
        self.points: int = figures.points[kind]
        self.dimensions: i64 = figures.dimensions[kind]
        self.dimension_icon: i64 = figures.dimension_icon[kind]
        self.resource_icon: list[int] = figures.resource_icon[kind]
        self.play_cost: list[int] = figures.play_cost[kind]
        self.use_cost: list[int] = figures.use_cost[kind]
        self.hand_limit: i64 = entry.get("hand_limit", 0)
        self.garage: i64 = entry.get("garage", 0)
        self.shortage: i64 = entry.get("shortage", 0)
        self.fewer_colours: i64 = entry.get("fewer_colours", 0)
        self.move_price: i64 = entry.get("move_price", 0)
        self.tokens: int = entry.get("tokens", 0)
        self.tokens_there: int = entry.get("tokens_there", 0)
        self.draws: int = entry.get("draws", 0)
        self.plays: int = entry.get("plays", 0)

    # Playing.

    def why_not_play(self, game: HundredDays, seat: i64, reach: i64) -> WhyNot | None:
        """Why a player who holds the card may not play it; ``reach`` are the dimensions with their pawns and icons."""
        return None

    def play(self, game: HundredDays, seat: int) -> Flow:
        """HD-10.3: play the card from hand."""
        raise NotImplementedError

    # Using.

    def why_not_use(self, game: HundredDays, seat: i64) -> WhyNot | None:
        """Why the owner of the card in play may not use it."""
        if not self.used:
            return ONLY_OBJECTS
        if not tokens.can_pay(game, seat, self.use_cost):
            return SHORT_TO_USE
        if self.aims != NO_QUESTION and not self.law(game, self.aims, seat, OFFER):
            return self.no_target
        return None

    def use(self, game: HundredDays, seat: int) -> Flow:
        """HD-10.8: use the card in play."""
        raise NotImplementedError

    # What it does and asks.

    def effect(self, game: HundredDays, seat: int) -> Flow | None:
        """What the card does; what it asks, as a step."""
        return None

    def stays_idle(self, game: HundredDays, seat: int, idle: bool) -> bool:
        """HD-Q39: report if the card has nothing to do, and return whether that is so."""
        if idle:
            game.tell(NO_EFFECT, seat, self.kind)
            game.beat(beats.EFFECT, seat, self.kind)
        return idle

    def is_cancelled(self, game: HundredDays, seat: int) -> bool:
        """HD-Q32: whether a reaction has just cancelled the card, which is reported."""
        if game.cancelled:
            game.tell(CANCELLED, seat, self.kind)
            game.beat(beats.CANCELLED, seat, self.kind)
        return game.cancelled

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        """What may be chosen when the card asks, a bit for each candidate."""
        raise NotImplementedError

    def matters(self, game: HundredDays) -> bool:
        """Whether a reaction could do something now."""
        return True

    def in_full(self, game: HundredDays, seat: int, reason: WhyNot) -> WhyNot:
        """The reason with the dimension or the tokens that are missing."""
        if reason is NO_PAWN_ON:
            return no_pawn_on(lowest(self.dimensions & ~game.reach(seat)))
        if reason is SHORT_TO_PLAY:
            return short_of(reason, tokens.lacking(game, seat, self.play_cost))
        if reason is SHORT_TO_USE:
            return short_of(reason, tokens.lacking(game, seat, self.use_cost))
        return reason


# HD-4.3 Green cards.


class Green(Card):
    """An object or a character: it asks for dimensions, and stays in play."""

    def why_not_play(self, game: HundredDays, seat: i64, reach: i64) -> WhyNot | None:
        """HD-4.3, HD-4.6, HD-4.11."""
        missing = self.dimensions & ~reach
        if missing:
            return NO_PAWNS_ON_THEM if missing & (missing - 1) else NO_PAWN_ON
        return None if tokens.can_pay(game, seat, self.play_cost) else SHORT_TO_PLAY

    def play(self, game: HundredDays, seat: int) -> Flow:
        """HD-10.3: into the area; some characters take effect at once."""
        game.pick(self.kind, game.hand(seat), game.area(seat))
        game.tell(PLAYED, seat, self.kind)
        tokens.pay(game, seat, self.play_cost)
        game.beat(beats.CARD, seat, self.kind)
        more = self.arrive(game, seat)
        if more is not None:
            yield from more

    def arrive(self, game: HundredDays, seat: int) -> Flow | None:
        """What the card does when it is played."""
        return None


class Character(Green):
    """A character. Some work by themselves, some when they are played, the Marshal when she is used."""


class Object(Green):
    """An object: it does something when it is used, and then goes to its owner's personal discard (HD-4.5)."""

    used = True

    def use(self, game: HundredDays, seat: int) -> Flow:
        """HD-10.8, HD-Q15, HD-Q32: the object goes to the personal discard, even if its effect is cancelled."""
        game.lose_garage(self.kind)
        game.move(game.card_in_area(seat, self.kind), game.area(seat), game.pile(seat))
        game.tell(USED, seat, self.kind)
        tokens.pay(game, seat, self.use_cost)
        game.beat(beats.USE, seat, self.kind)
        yield from windows.react(game, game.others_clockwise(seat), OBJECT_USED)
        if self.is_cancelled(game, seat):
            return
        more = self.effect(game, seat)
        if more is not None:
            yield from more


# HD-4.1 Blue cards.


class Blue(Card):
    """An action or a place: it requires no dimension, and is destroyed when it is done.

    It can always be played, even if it can do nothing: its ``effect`` then only reports that (``stays_idle``).
    """

    lasts = False
    """Whether the card lies in its player's area until the end of the round (HD-Q34)."""

    def play(self, game: HundredDays, seat: int) -> Flow:
        """HD-10.3, HD-10.4, HD-Q32: opponents may cancel the card before it takes effect."""
        card = game.pick(self.kind, game.hand(seat), game.played)
        game.tell(PLAYED, seat, self.kind)
        game.beat(beats.CARD, seat, self.kind)
        yield from windows.react(game, game.others_clockwise(seat), BLUE_CARD_PLAYED)
        if self.is_cancelled(game, seat):
            game.to_discard(card, game.played)
            return
        if self.lasts:
            game.move(card, game.played, game.area(seat))
        more = self.effect(game, seat)
        if more is not None:
            yield from more
        if not self.lasts:
            game.to_discard(card, game.played)


class Action(Blue):
    """An action: destroyed as soon as it is done."""


class Place(Blue):
    """A place: it lies in its player's area until the end of the round. ``draws`` are cards in the Collection (HD-Q48)."""

    lasts = True


# HD-4.2 Orange cards.


class Reaction(Card):
    """A reaction: it answers an opponent's action, and usually cancels it."""

    def why_not_play(self, game: HundredDays, seat: i64, reach: i64) -> WhyNot | None:
        return WAIT_TO_REACT

    def effect(self, game: HundredDays, seat: int) -> Flow | None:
        game.cancelled = True
        return None
