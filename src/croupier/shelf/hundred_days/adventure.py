"""HD-10: the Adventure phase, turn by turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import closing, ending, garage, moving, reasons
from croupier.shelf.hundred_days.cards import BIT, TILES
from croupier.shelf.hundred_days.layout import ADVENTURE, COLLECTION
from croupier.shelf.hundred_days.options import ASK_TURN, END_TURN, MOVE, OVER, PASS, PASSED, TURN
from croupier.table import ALL, OFFER, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def begin(game: HundredDays) -> None:
    game.phase = ADVENTURE
    game.passes = 0
    begin_turn(game, game.start)


def begin_turn(game: HundredDays, seat: int) -> None:
    game.turn = seat
    game.actions = 1
    game.busy = False
    game.coupons = 0
    game.tell(TURN, seat)


def act(game: HundredDays) -> Flow:
    """HD-10.1, HD-10.2: one answer of the player on turn."""
    seat = game.turn
    if game.actions <= 0 and not use_law(game, seat, OFFER) and not garage.guard_law(game, seat, OFFER):
        end_turn(game, False)
        return
    yield game.ask(seat, ASK_TURN)
    option = game.answers[seat]
    if option is PASS:
        game.tell(PASSED, seat)
        end_turn(game, not game.busy)
    elif option is END_TURN:
        end_turn(game, False)
    elif option.kind == "use":
        game.busy = True
        game.card = TILES + option.value
        yield from game.cards[game.card].use(game, seat)
    elif option.kind == "guard":
        garage.guard(game, seat, TILES + option.value)
    else:
        game.actions -= 1
        game.acted = True
        game.passes = 0
        if option is MOVE:
            yield from moving.pay_and_move(game, seat)
        elif option.kind == "close":
            yield from closing.close(game, seat, option.value)
        else:
            game.card = TILES + option.value
            yield from game.cards[game.card].play(game, seat)


def end_turn(game: HundredDays, passed: bool) -> None:
    """HD-Q2, HD-Q21: when all have passed one after the other, the phase is over."""
    game.passes = game.passes + 1 if passed else 0
    game.acted = False
    if game.passes == game.people:
        end(game)
    else:
        begin_turn(game, (game.turn + 1) % game.people)


def end(game: HundredDays) -> None:
    """HD-14.2, HD-Q23: after the closing that left a hole there is no Collection any more."""
    game.passes = 0
    game.actions = 1
    game.busy = False
    game.coupons = 0
    game.turn = game.start
    if game.ending:
        game.tell(OVER)
        ending.score(game)
    else:
        game.at = 0
        game.spot = 0
        game.phase = COLLECTION


# HD-10.3 Playing a card.


def play_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-10.3: the cards that a player may play: those in hand whose demands are met."""
    left = why.keep(ALL, game.cards_in(game.hand(seat)), reasons.NOT_HELD)
    reach = game.reach(seat)
    face = game.face
    cards = game.cards
    kind: i64 = 0
    for card in game.zones[game.hand(seat)]:
        kind = face[card]
        reason = cards[kind].why_not_play(game, seat, reach)
        if reason is not None:
            left = why.bar(left, BIT[kind], reason)
    return left


def lunch_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-A09: the green cards that a player may play."""
    return why.bar(play_law(game, seat, why), game.figures.blue, reasons.ONLY_GREEN_SERVED)


# HD-10.8 Using a card in play.


def area_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-Q28: the cards that lie before a player. Where another card lies matters only for a refusal."""
    area = game.cards_in(game.area(seat))
    if why.asked & ~area:
        left = why.bar(ALL, game.cards_in(game.hand(seat)), reasons.STILL_IN_HAND)
        for other in range(game.people):
            if other != seat:
                left = why.bar(left, game.cards_in(game.area(other)), reasons.ANOTHER_PLAYERS)
        left = why.bar(left, game.cards_in(game.pile(seat)), reasons.SPENT)
        why.bar(left, ALL, reasons.NOT_BEFORE_YOU)
    return area


def use_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-4.5, HD-Q39, HD-Q40: the cards before a player that can be used now."""
    left = why.keep(area_law(game, seat, why), game.pack.used, reasons.ONLY_OBJECTS)
    if not left:
        return 0
    face = game.face
    kind: i64 = 0
    for card in game.zones[game.area(seat)]:
        kind = face[card]
        if left & BIT[kind]:
            reason = game.cards[kind].why_not_use(game, seat)
            if reason is not None:
                left = why.bar(left, BIT[kind], reason)
    return left
