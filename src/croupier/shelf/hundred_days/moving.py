"""HD-10.6, HD-Q5: moving Rick and Morty."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, options, questions, reasons, tokens, windows
from croupier.shelf.hundred_days.board import PLACES, TOUCHES
from croupier.shelf.hundred_days.layout import EVERY_PLACE, EVERY_RESOURCE, EVERY_SPACE, RICK_MOVING
from croupier.table import Flow, Why, WhyNot

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays

# The price.


def price(game: HundredDays, seat: i64) -> i64:
    """HD-10.6, HD-P02: how many tokens moving Rick costs a player."""
    if game.has(seat, game.pack.lowers_price):
        for card in game.zones[game.area(seat)]:
            lower = game.cards[game.face[card]].move_price
            if lower:
                return lower
    return game.figures.move_price


def takes_any_kind(game: HundredDays, seat: i64, cost: i64) -> bool:
    """HD-C16, HD-P02: whether the tokens of this price need not be of one kind."""
    return cost == 1 or game.has(seat, game.pack.mixes_tokens)


def spend_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-10.6, HD-C16, HD-P02: the resources with which a player may pay for moving Rick."""
    cost = price(game, seat)
    if takes_any_kind(game, seat, cost):
        return tokens.purse_law(game, seat, why)
    return why.keep(EVERY_RESOURCE, tokens.kinds_held(game, seat, cost), reasons.TWO_OF_A_KIND)


def why_not_move(game: HundredDays, seat: i64) -> WhyNot | None:
    """HD-10.6: why a player cannot move Rick."""
    cost = price(game, seat)
    if not takes_any_kind(game, seat, cost):
        return None if tokens.kinds_held(game, seat, cost) else reasons.TWO_OF_A_KIND
    if game.all_held(seat) >= cost:
        return None
    return reasons.COSTS_A_TOKEN if cost == 1 else reasons.COSTS_TWO_TOKENS


# The places.


def rick_law(game: HundredDays, whose: i64, why: Why) -> i64:
    """HD-Q5, HD-Q7: any place but where Rick stands, and none that is only black hole."""
    left: i64 = EVERY_PLACE
    if game.holes:
        for place in range(PLACES):
            if not TOUCHES[place] & ~game.holes:
                left = why.bar(left, 1 << place, reasons.NO_WAY_IN)
    return why.bar(left, 1 << game.rick[whose], reasons.RICK_IS_THERE)


def morty_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-O18, HD-Q7, HD-Q39: the tiles and the house, but not where Morty stands, nor a black hole."""
    left = why.keep(EVERY_PLACE, EVERY_SPACE, reasons.MORTY_ON_TILES)
    left = why.bar(left, game.holes, reasons.NO_WAY_IN)
    return why.bar(left, 1 << game.morty[seat], reasons.MORTY_IS_THERE)


# Moving.


def pay_and_move(game: HundredDays, seat: int) -> Flow:
    """HD-10.6, HD-C16, HD-P02: two tokens of a kind, as a rule; they are paid when it is said where Rick goes."""
    cost = price(game, seat)
    if takes_any_kind(game, seat, cost):
        for left in range(cost, 0, -1):
            game.left = left
            yield from questions.choose(game, seat, options.ASK_SPEND, left == game.all_held(seat))
            tokens.lay_out(game, seat, game.chosen, 1)
        game.left = 0
    else:
        yield from questions.choose(game, seat, options.ASK_SPEND)
        tokens.lay_out(game, seat, game.chosen, cost)
    yield from move_rick(game, seat, seat)


def move_rick(game: HundredDays, seat: int, whose: int) -> Flow:
    """HD-10.6, HD-Q5, HD-R05: a Rick goes somewhere else, unless an opponent of the mover keeps him where he is."""
    game.target = whose
    yield from questions.choose(game, seat, options.ASK_GO)
    place = game.chosen
    tokens.tell_laid_out(game, seat, options.PAID)
    game.tell(options.HEADS_FOR, seat, whose, place)
    yield from windows.react(game, game.others_clockwise(seat), RICK_MOVING)
    if game.cancelled:
        game.tell(options.STAYED, seat, whose)
        game.beat(beats.STAYED, seat, whose)
    else:
        game.rick[whose] = place
        game.tell(options.MOVED_RICK, seat, whose, place)
        game.beat(beats.MOVE, seat, whose)
