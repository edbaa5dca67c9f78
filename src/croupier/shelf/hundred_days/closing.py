"""HD-10.5: what closing a dimension costs, and the ways to pay for it."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.hundred_days.cards import FIGURES, PORTAL_REST_STOP, PORTAL_VALET
from croupier.shelf.hundred_days.options import way
from croupier.shelf.hundred_days.reactions import Reactions
from croupier.shelf.hundred_days.state import FOUR
from croupier.table import Option

COUPON: int = 2
"""HD-O15: so many tokens less."""


class Closing(Reactions):
    """A table at which dimensions can be paid for."""

    def closable(self, seat: i64) -> i64:
        """The spaces that a player may close now, a bit for each (HD-10.5, HD-Q4, HD-Q7)."""
        spaces: i64 = 0
        here = self.presence(seat)
        for space in range(1, 7):
            if here & 1 << space and self.can_close(seat, space):
                spaces |= 1 << space
        return spaces

    def can_close(self, seat: i64, space: i64) -> bool:
        cost = FIGURES.cost[self.tile_at(space)]
        if self.can_pay(seat, cost):
            return True
        return self.pays_less(seat) and len(self.ways(seat, space)) > 0

    def pays_less(self, seat: i64) -> bool:
        """Whether anything but tokens helps a player to close: an icon, a coupon, a named kind."""
        if self.coupons or self.barter[seat]:
            return True
        for card in self.zones[self.area(seat)]:
            if FIGURES.resource_icon[self.face[card]]:
                return True
        return False

    def needs(self, seat: i64, space: i64) -> list[list[int]]:
        """HD-Q30: what is left to pay for a dimension after icons and coupons, in each of the ways that leave least."""
        needs = [FIGURES.cost[self.tile_at(space)]]
        for card in self.zones[self.area(seat)]:
            icon = FIGURES.resource_icon[self.face[card]]
            if icon:
                needs = _reduced(needs, icon)
        for _ in range(COUPON * self.coupons):
            needs = _reduced(needs, list(range(FOUR)))
        least = min([sum(need) for need in needs])
        return [need for need in needs if sum(need) == least]

    def ways(self, seat: i64, space: i64) -> list[Option]:
        """HD-Q30, HD-Q42: the ways to pay that make a difference, nothing superfluous in any of them."""
        held = self.purse(seat)
        named = self.bartered(seat)
        ways: list[Option] = []
        for need in self.needs(seat, space):
            for paid in _payments(need, held, named):
                option = way(paid)
                if option not in ways:
                    ways.append(option)
        return ways

    def shortfall(self, seat: i64, space: i64) -> list[int]:
        """The fewest tokens that a player lacks to close a dimension, of each kind."""
        held = self.purse(seat)
        named = self.bartered(seat)
        lacking = [_lacking(need, held, named) for need in self.needs(seat, space)]
        return min(lacking, key=sum)

    def purse(self, seat: i64) -> list[int]:
        return [self.held(seat, resource) for resource in range(FOUR)]

    # HD-10.6 Moving Rick.

    def move_price(self, seat: i64) -> i64:
        """How many tokens moving Rick costs a player (HD-P02)."""
        return 1 if self.owns(seat, PORTAL_REST_STOP) else 2

    def spendable(self, seat: i64) -> i64:
        """The kinds with which a player may begin to pay for moving Rick, a bit for each (HD-10.6, HD-C16, HD-P02)."""
        if self.move_price(seat) == 1 or self.owns(seat, PORTAL_VALET):
            return self.kinds_held(seat) if self.all_held(seat) >= self.move_price(seat) else 0
        kinds: i64 = 0
        for resource in range(FOUR):
            if self.held(seat, resource) >= 2:
                kinds |= 1 << resource
        return kinds


def _reduced(needs: list[list[int]], kinds: list[int]) -> list[list[int]]:
    """HD-Q14: one token of one of these kinds less, if any of them is needed; every way to do it."""
    reduced: list[list[int]] = []
    for need in needs:
        fitting = [kind for kind in kinds if need[kind] > 0]
        for kind in fitting:
            less = need[:]
            less[kind] -= 1
            if less not in reduced:
                reduced.append(less)
        if not fitting and need not in reduced:
            reduced.append(need)
    return reduced


def _payments(need: list[int], held: list[int], named: int) -> list[list[int]]:
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
