"""HD-11, HD-12: the Collection phase: resources dimension by dimension, then cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, destroying, questions, tokens, windows
from croupier.shelf.hundred_days.board import HOUSE, PAIRS, SPACES, TOUCHES
from croupier.shelf.hundred_days.cards import BIT, FOUR
from croupier.shelf.hundred_days.layout import DISCARD, DRAWING, MORTY, RICK, TOKENS_COLLECTED
from croupier.shelf.hundred_days.options import ASK_LEAVE, COLLECTS
from croupier.table import Flow

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def collect(game: HundredDays) -> Flow:
    """HD-11.1, HD-11.3, HD-Q49: one player on one dimension; Morty first, then Rick."""
    seat = game.in_order()[game.at]
    space = game.collecting_space()
    bit = 1 << space
    if TOUCHES[game.morty[seat]] & bit:
        yield from collect_with(game, seat, space, False)
    if TOUCHES[game.rick[seat]] & bit:
        yield from collect_with(game, seat, space, True)
    game.at += 1
    if game.at == game.people:
        game.at = 0
        game.spot += 1
    if game.spot == SPACES:
        game.beat(beats.HARVEST)
        game.at = 0
        game.spot = 0
        game.phase = DRAWING


def collect_with(game: HundredDays, seat: int, space: int, rick: bool) -> Flow:
    """HD-11.2 to HD-11.5, HD-Q10: everything shown, less one for each other colour; the player chooses which."""
    shown = game.figures.gives[game.tile_at(space)]
    less = other_colours(game, seat, space, rick)
    if less >= sum(shown):
        return
    game.heap = shown[:]
    game.target = seat
    game.pawn = RICK if rick else MORTY
    game.tell(COLLECTS, seat, space)
    for left in range(less, 0, -1):
        game.left = left
        yield from questions.choose(game, seat, ASK_LEAVE)
        game.heap[game.chosen] -= 1
    game.left = 0
    yield from windows.react(game, game.others_clockwise(seat), TOKENS_COLLECTED)
    taken = game.heap
    game.heap = [0] * FOUR
    for resource in range(FOUR):
        for _ in range(taken[resource]):
            tokens.take(game, seat, resource)


def other_colours(game: HundredDays, seat: int, space: int, rick: bool) -> int:
    """HD-11.5, HD-C13, HD-P04: how many other players have a pawn there, as far as that counts."""
    if rick and game.has(seat, game.pack.frees_rick):
        return 0
    others = 0
    for other in range(game.seats):
        if other != seat and game.presence(other) & 1 << space:
            others += 1
    for card in game.zones[game.area(seat)]:
        others -= game.cards[game.face[card]].fewer_colours
    return max(others, 0)


# HD-12 Cards.


def draw(game: HundredDays) -> Flow:
    """HD-12.1 to HD-12.4, HD-Q11, HD-Q12, HD-Q48: Rick's values together, then Morty's card, then those of a place."""
    seat = game.in_order()[game.at]
    value = rick_value(game, seat)
    if value >= 0:
        game.draw_cards(seat, value)
    else:
        yield from destroying.throw_away(game, seat, -value)
    game.draw_cards(seat, 1)
    for card in game.zones[game.area(seat)]:
        if game.figures.places & BIT[game.face[card]]:
            game.draw_cards(seat, game.cards[game.face[card]].draws)
    game.at += 1
    if game.at == game.people:
        game.beat(beats.COLLECT)
        game.at = 0
        game.phase = DISCARD


def rick_value(game: HundredDays, seat: int) -> int:
    """HD-12.1: how many cards a Rick draws; in two dimensions, those of both."""
    one, other = PAIRS[game.rick[seat]]
    return card_value(game, one) + (card_value(game, other) if other != one else 0)


def card_value(game: HundredDays, space: i64) -> i64:
    """HD-12.1, HD-12.3."""
    return game.figures.house_cards if space == HOUSE else cards_on(game, game.tile_at(space))


def cards_on(game: HundredDays, tile: i64) -> i64:
    """HD-12.1: how many cards a Rick draws on a tile; none on a black hole."""
    return game.figures.cards[tile] if tile >= 0 else 0
