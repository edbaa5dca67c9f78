"""HD-9, HD-5.3 to HD-5.7: the Garage phase, and garage tokens on cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import adventure, beats, tokens
from croupier.shelf.hundred_days.board import TOUCHES
from croupier.shelf.hundred_days.cards import BIT
from croupier.shelf.hundred_days.options import GOT_GARAGE, GUARDED, NO_GARAGE
from croupier.shelf.hundred_days.reasons import GUARDED_ALREADY, NO_GARAGE_TOKEN, ONLY_GREEN_GUARDED
from croupier.table import ALL, OFFER, Flow, Why
from croupier.table.why import how_many

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def visit(game: HundredDays) -> Flow:
    """HD-9.1, HD-9.2, HD-Q18: a garage token and a resource for each pawn of the next player on the house."""
    seat = game.in_order()[game.at]
    pawns = (TOUCHES[game.rick[seat]] & 1) + (TOUCHES[game.morty[seat]] & 1)
    if pawns:
        count = min(tokens_for(game, seat, pawns), game.garage_left)
        game.garage[seat] += count
        game.garage_left -= count
        game.tell(GOT_GARAGE if count else NO_GARAGE, seat, count)
        yield from tokens.take_some(game, seat, pawns)
        game.beat(beats.GARAGE, seat, count)
    game.at += 1
    if game.at == game.people:
        game.at = 0
        adventure.begin(game)


def tokens_for(game: HundredDays, seat: i64, pawns: i64) -> i64:
    """HD-9.1, HD-C15: how many garage tokens a player is due for pawns on the house."""
    count = pawns
    for card in game.zones[game.area(seat)]:
        count += game.cards[game.face[card]].garage
    return count


def guard_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-5.4, HD-5.7, HD-10.10: the cards on which a player may put a garage token."""
    if not game.garage[seat] and not why.asked:
        return 0
    left = guardable(game, adventure.area_law(game, seat, why), why)
    return left if game.garage[seat] else why.bar(left, ALL, NO_GARAGE_TOKEN)


def guardable(game: HundredDays, cards: i64, why: Why) -> i64:
    """HD-5.4, HD-5.7: those of some laid cards on which a garage token could lie."""
    left = why.keep(cards, game.figures.green, ONLY_GREEN_GUARDED)
    return why.bar(left, game.guarded, GUARDED_ALREADY)


def bare(game: HundredDays, seat: i64) -> i64:
    """The cards before a player on which a garage token could lie."""
    return guardable(game, game.cards_in(game.area(seat)), OFFER)


def points_to_come(game: HundredDays, seat: i64) -> i64:
    """HD-14.4: the points of a player's garage tokens once they are on cards."""
    return min(game.garage[seat], how_many(bare(game, seat)))


def guard(game: HundredDays, seat: int, kind: int) -> None:
    """HD-10.10: put a garage token on a card."""
    game.garage[seat] -= 1
    game.guarded |= BIT[kind]
    game.tell(GUARDED, seat, kind)
    game.beat(beats.GUARD, seat, kind)
