"""HD-10.5: closing a dimension: what it costs, the ways to pay for it, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, tokens, windows
from croupier.shelf.hundred_days.board import HOUSE
from croupier.shelf.hundred_days.cards import FOUR
from croupier.shelf.hundred_days.layout import DIMENSION_CLOSED, EVERY_SPACE
from croupier.shelf.hundred_days.options import (
    ASK_PAY,
    BLACK_HOLE,
    CLOSED,
    LAST_ROUND,
    OPENED,
    unpacked,
    way,
)
from croupier.shelf.hundred_days.reasons import CLOSED_ALREADY, HOUSE_STAYS, NO_PAWN_THERE, SHORT_TO_CLOSE
from croupier.table import Flow, Option, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays


def law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-10.5, HD-Q4, HD-Q7: the spaces that a player may close now."""
    left = why.bar(EVERY_SPACE, 1 << HOUSE, HOUSE_STAYS)
    left = why.bar(left, game.holes, CLOSED_ALREADY)
    left = why.keep(left, game.presence(seat), NO_PAWN_THERE)
    space: i64 = 1
    while left >> space:
        if left & 1 << space and not can_afford(game, seat, space):
            left = why.bar(left, 1 << space, SHORT_TO_CLOSE)
        space += 1
    return left


def close(game: HundredDays, seat: int, space: int) -> Flow:
    """HD-10.5: pay, take the tile, put a new one there; without a new one there is a black hole (HD-14.1)."""
    game.closing = space
    found = ways(game, seat, space)
    chosen = found[0]
    game.heap = game.figures.cost[game.tile_at(space)][:]
    if len(found) > 1:
        yield game.ask(seat, ASK_PAY)
        chosen = game.answers[seat]
    game.coupons = 0
    game.heap = unpacked(chosen.value)
    tokens.pay(game, seat, game.heap)
    tile = game.zones[game.space(space)][0]
    game.move(tile, game.space(space), game.closed(seat))
    game.tell(CLOSED, seat, space, game.face[tile])
    game.beat(beats.CLOSED, seat, space, game.face[tile])
    yield from windows.react(game, game.others_clockwise(seat), DIMENSION_CLOSED)
    game.heap = [0] * FOUR
    if leaves_hole(game, 1):
        game.holes |= 1 << space
        game.tell(BLACK_HOLE, space)
        if not game.ending:
            game.tell(LAST_ROUND)
        game.ending = True
        game.beat(beats.HOLE, space)
    else:
        game.draw(game.tiles, game.space(space))
        game.tell(OPENED, space, game.tile_at(space))
        game.beat(beats.NEW_TILE, space)


def leaves_hole(game: HundredDays, count: i64) -> bool:
    """HD-14.1: whether closing so many more dimensions leaves a black hole, which begins the last round."""
    return count > len(game.zones[game.tiles])


# HD-Q30 What it costs.


def can_afford(game: HundredDays, seat: i64, space: i64) -> bool:
    if tokens.can_pay(game, seat, game.figures.cost[game.tile_at(space)]):
        return True
    return pays_less(game, seat) and len(ways(game, seat, space)) > 0


def pays_less(game: HundredDays, seat: i64) -> bool:
    """Whether anything but tokens helps a player to close: an icon, a coupon, a named kind."""
    return game.coupons > 0 or game.barter[seat] != 0 or game.has(seat, game.pack.saves_tokens)


def needs(game: HundredDays, seat: i64, space: i64) -> list[list[int]]:
    """HD-Q30: what is left to pay for a dimension after icons and coupons, in each of the ways that leave least."""
    icons = [game.cards[game.face[card]].resource_icon for card in game.zones[game.area(seat)]]
    return reduced(game.figures.cost[game.tile_at(space)], icons, game.figures.coupon * game.coupons)


def ways(game: HundredDays, seat: i64, space: i64) -> list[Option]:
    """HD-Q30, HD-Q42: the ways to pay that make a difference, nothing superfluous in any of them."""
    held = game.purse(seat)
    named = game.barter[seat]
    ways: list[Option] = []
    for need in needs(game, seat, space):
        for paid in payments(need, held, named):
            option = way(paid)
            if option not in ways:
                ways.append(option)
    return ways


def shortfall(game: HundredDays, seat: i64, space: i64) -> list[int]:
    """The fewest tokens that a player lacks to close a dimension, of each kind."""
    held = game.purse(seat)
    named = game.barter[seat]
    lacking = [_lacking(need, held, named) for need in needs(game, seat, space)]
    return min(lacking, key=sum)


def reduced(cost: list[int], icons: list[list[int]], off: int) -> list[list[int]]:
    """What is left of a cost after icons and so many tokens off, in each of the ways that leave least."""
    needs = [cost]
    for icon in icons:
        if icon:
            needs = _one_less(needs, icon)
    for _ in range(off):
        needs = _one_less(needs, list(range(FOUR)))
    least = min([sum(need) for need in needs])
    return [need for need in needs if sum(need) == least]


def _one_less(needs: list[list[int]], kinds: list[int]) -> list[list[int]]:
    """HD-Q14: one token of one of these kinds less, if any of them is needed; every way to do it."""
    fewer: list[list[int]] = []
    for need in needs:
        fitting = [kind for kind in kinds if need[kind] > 0]
        for kind in fitting:
            less = need[:]
            less[kind] -= 1
            if less not in fewer:
                fewer.append(less)
        if not fitting and need not in fewer:
            fewer.append(need)
    return fewer


def payments(need: list[int], held: list[int], named: int) -> list[list[int]]:
    """The tokens that pay for a need, in every way. Named kinds count as any (HD-P01), the others only as themselves."""
    if not named:
        return [need] if all([need[kind] <= held[kind] for kind in range(FOUR)]) else []
    whole = sum(need)
    paid: list[list[int]] = [[0] * FOUR]
    for kind in range(FOUR):
        most = min(whole if named & 1 << kind else need[kind], held[kind])
        paid = [_with(base, kind, count) for base in paid for count in range(most + 1)]
    return [way for way in paid if sum(way) == whole]


def _lacking(need: list[int], held: list[int], named: int) -> list[int]:
    """What is missing of each kind, once the spare tokens of named kinds stand for what they can (HD-P01)."""
    spare = sum([max(held[kind] - need[kind], 0) for kind in range(FOUR) if named & 1 << kind])
    lacking = [max(need[kind] - held[kind], 0) for kind in range(FOUR)]
    for kind in range(FOUR):
        filled = min(lacking[kind], spare)
        lacking[kind] -= filled
        spare -= filled
    return lacking


def _with(base: list[int], kind: int, count: int) -> list[int]:
    changed = base[:]
    changed[kind] = count
    return changed
