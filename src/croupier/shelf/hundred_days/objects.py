"""HD-O: the objects, and what they do when they are used."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, destroying, moving, questions, tokens
from croupier.shelf.hundred_days.card import Object
from croupier.shelf.hundred_days.cards import TILES, Figures
from croupier.shelf.hundred_days.layout import EVERY_RESOURCE
from croupier.shelf.hundred_days.options import (
    ASK_FETCH,
    ASK_MORTY_GO,
    ASK_NAME,
    ASK_RETURN,
    ASK_TARGET,
    CONVERTED,
    COUPON,
    ENOUGH,
    EXTRA_ACTION,
    FETCHED,
    GAVE_BACK,
    MOVED_MORTY,
)
from croupier.shelf.hundred_days.reasons import NO_SUCH_TOKEN, NOT_AMONG_THOSE, NOT_WHAT_YOU_TAKE
from croupier.table import ALL, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


class Stock(Object):
    """HD-O01 to HD-O04, HD-Q9: take three tokens of one resource, one by one, with every shortage on the way."""

    ids: ClassVar[tuple[str, ...]] = (
        "suspiciously-heavy-fruit",
        "counterfeit-piggy-bank",
        "stopped-watch",
        "jar-of-night",
    )
    """In the order of the resources."""

    def __init__(self, kind: int, figures: Figures) -> None:
        super().__init__(kind, figures)
        self.resource: i64 = Stock.ids.index(figures.kinds[kind])

    def effect(self, game: HundredDays, seat: int) -> None:
        for _ in range(self.tokens):
            tokens.take(game, seat, self.resource)
        game.beat(beats.EFFECT, seat, self.kind)


class UniversalConverter(Object):
    """HD-O05, HD-Q50: return any number of tokens, take as many of one kind that was not returned."""

    ids: ClassVar[tuple[str, ...]] = ("universal-converter-a", "universal-converter-b")

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        if about == ASK_NAME:
            return EVERY_RESOURCE
        left = why.bar(EVERY_RESOURCE, 1 << game.wanted, NOT_WHAT_YOU_TAKE)
        return why.keep(left, tokens.kinds_held(game, seat), NO_SUCH_TOKEN)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        if self.stays_idle(game, seat, not game.all_held(seat)):
            return
        yield from questions.choose(game, seat, ASK_NAME)
        wanted = game.chosen
        game.wanted = wanted
        count = 0
        while tokens.kinds_held(game, seat) & ~(1 << wanted):
            yield game.ask(seat, ASK_RETURN)
            if game.answers[seat] is ENOUGH:
                break
            tokens.lay_out(game, seat, game.answers[seat].value, 1)
            count += 1
        tokens.tell_laid_out(game, seat, GAVE_BACK)
        game.tell(CONVERTED, seat, count, wanted)
        for _ in range(count):
            tokens.take(game, seat, wanted)
        game.beat(beats.EFFECT, seat, self.kind)


class PocketDoorframe(Object):
    """HD-O07: move Rick without paying."""

    ids: ClassVar[tuple[str, ...]] = ("pocket-doorframe-a", "pocket-doorframe-b")

    def effect(self, game: HundredDays, seat: int) -> Flow:
        return moving.move_rick(game, seat, seat)


class TwoHandedClock(Object):
    """HD-O09: one more action on this turn."""

    ids: ClassVar[tuple[str, ...]] = ("two-handed-clock-a", "two-handed-clock-b")
    adds_action = True

    def effect(self, game: HundredDays, seat: int) -> None:
        game.actions += 1
        game.tell(EXTRA_ACTION, seat)
        game.beat(beats.EFFECT, seat, self.kind)


class CardPrinter(Object):
    """HD-O11: draw three cards, then destroy one from hand."""

    ids: ClassVar[tuple[str, ...]] = ("card-printer-a", "card-printer-b")

    def effect(self, game: HundredDays, seat: int) -> Flow:
        game.draw_cards(seat, self.draws)
        return destroying.throw_away(game, seat, 1)


class PoliteDisintegrator(Object):
    """HD-O13: destroy an object or a character in an opponent's area."""

    ids: ClassVar[tuple[str, ...]] = ("polite-disintegrator-a", "polite-disintegrator-b")
    aims: i64 = ASK_TARGET

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return destroying.target_law(game, seat, game.figures.green, why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        yield from questions.choose(game, seat, ASK_TARGET)
        yield from destroying.destroy(game, TILES + game.chosen)


class ExpiredCoupon(Object):
    """HD-O15: the next closing on this turn costs two tokens less."""

    ids: ClassVar[tuple[str, ...]] = ("expired-coupon-a", "expired-coupon-b")
    cuts_cost = True

    def effect(self, game: HundredDays, seat: int) -> None:
        game.coupons += 1
        game.tell(COUPON, seat)
        game.beat(beats.EFFECT, seat, self.kind)


class CloningBathtub(Object):
    """HD-O17: a green card of the general discard comes to hand."""

    ids: ClassVar[tuple[str, ...]] = ("cloning-bathtub",)
    aims: i64 = ASK_FETCH

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return why.keep(ALL, game.cards_in(game.discard) & game.figures.green, NOT_AMONG_THOSE)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        yield from questions.choose(game, seat, ASK_FETCH)
        kind = TILES + game.chosen
        game.fetch(seat, kind)
        game.tell(FETCHED, seat, kind)
        game.beat(beats.EFFECT, seat, self.kind)


class RetractableLeash(Object):
    """HD-O18: Morty goes to another outer tile or to the house."""

    ids: ClassVar[tuple[str, ...]] = ("retractable-leash",)
    aims: i64 = ASK_MORTY_GO

    def law(self, game: HundredDays, about: i64, seat: i64, why: Why) -> i64:
        return moving.morty_law(game, seat, why)

    def effect(self, game: HundredDays, seat: int) -> Flow:
        yield from questions.choose(game, seat, ASK_MORTY_GO)
        game.morty[seat] = game.chosen
        game.tell(MOVED_MORTY, seat, game.chosen)
        game.beat(beats.MOVE, seat, seat)
