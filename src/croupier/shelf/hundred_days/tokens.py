"""HD-5: resource tokens. Taking them from the Federation, paying, shortages, and choosing among them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from croupier.shelf.hundred_days import beats, questions
from croupier.shelf.hundred_days.cards import FOUR
from croupier.shelf.hundred_days.layout import EVERY_RESOURCE, GARAGE
from croupier.shelf.hundred_days.options import ASK_TAKE, PAID, RETURNED, SHORTAGE, STOLE, TOOK
from croupier.shelf.hundred_days.reasons import ANOTHER_PLAYER, NO_SUCH_TOKEN, NOT_AMONG_THOSE
from croupier.table import Event, Flow, Why

if TYPE_CHECKING:
    from croupier.shelf.hundred_days.state import HundredDays

# Sets of resources, a bit for each.


def kinds_held(game: HundredDays, seat: i64, count: i64 = 1) -> i64:
    """The resources of which a player has so many tokens."""
    kinds: i64 = 0
    held = game.tokens
    for resource in range(FOUR):
        if held[FOUR * seat + resource] >= count:
            kinds |= 1 << resource
    return kinds


def kinds_in(heap: list[int]) -> i64:
    """The resources of which a heap has a token."""
    kinds: i64 = 0
    for resource in range(FOUR):
        if heap[resource] > 0:
            kinds |= 1 << resource
    return kinds


# Laws.


def supply_law(game: HundredDays, why: Why) -> i64:
    """HD-9.2: which resources can be taken from the Federation."""
    return why.keep(EVERY_RESOURCE, kinds_in(game.supply), NO_SUCH_TOKEN)


def heap_law(game: HundredDays, why: Why) -> i64:
    """Which resources can be chosen among the tokens in question."""
    return why.keep(EVERY_RESOURCE, kinds_in(game.heap), NO_SUCH_TOKEN)


def purse_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """Which resources can be chosen among a player's tokens."""
    return why.keep(EVERY_RESOURCE, kinds_held(game, seat), NO_SUCH_TOKEN)


def victim_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-Q37: the opponents who have any token."""
    left = opponent_law(game, seat, why)
    for other in range(game.people):
        if not game.all_held(other):
            left = why.bar(left, 1 << other, NOT_AMONG_THOSE)
    return left


def opponent_law(game: HundredDays, seat: i64, why: Why) -> i64:
    """HD-Q42: any player but the one who chooses."""
    return why.bar((1 << game.people) - 1, 1 << seat, ANOTHER_PLAYER)


# Taking and losing.


def take(game: HundredDays, seat: i64, resource: i64) -> None:
    """HD-5.2, HD-Q8: take one token from the Federation; if it was the last of its kind, there is a shortage."""
    game.supply[resource] -= 1
    game.tokens[FOUR * seat + resource] += 1
    game.tell(TOOK, seat, resource)
    if game.supply[resource] == 0:
        shortage(game, resource)


def take_any(game: HundredDays, seat: int) -> Flow:
    """HD-9.2: take a token of the player's choice from the Federation. A visit to the garage is shown as a whole."""
    yield from questions.choose(game, seat, ASK_TAKE)
    last = game.supply[game.chosen] == 1
    take(game, seat, game.chosen)
    if not last and game.phase != GARAGE:
        game.beat(beats.TOKEN, seat, game.chosen)


def take_some(game: HundredDays, seat: int, count: i64) -> Flow:
    """HD-9.2, HD-C20: take several tokens, one after the other."""
    for left in range(count, 0, -1):
        game.left = left
        yield from take_any(game, seat)
    game.left = 0


def shortage(game: HundredDays, resource: i64) -> None:
    """HD-5.2, HD-Q44: every player returns half of their tokens, rounded up."""
    game.tell(SHORTAGE, resource)
    game.beat(beats.SHORTAGE, resource)
    for seat in game.in_order():
        held = game.held(seat, resource)
        if held:
            back = lost_in_shortage(game, seat, held)
            game.give_back(seat, resource, back)
            game.tell(RETURNED, seat, resource, back)
    game.beat(beats.GIVEN_BACK, resource)


def lost_in_shortage(game: HundredDays, seat: i64, held: i64) -> i64:
    """HD-5.2, HD-C17: how many of this many tokens a player returns in a shortage."""
    for card in game.zones[game.area(seat)]:
        insured = game.cards[game.face[card]].shortage
        if insured:
            return min(insured, held)
    return (held + 1) // 2


def hand_over(game: HundredDays, victim: i64, seat: i64, resource: i64) -> None:
    """Give a token of one player to another."""
    game.tokens[FOUR * victim + resource] -= 1
    game.tokens[FOUR * seat + resource] += 1
    game.tell(STOLE, seat, victim, resource)


def random_token(game: HundredDays, seat: i64) -> i64:
    """HD-Q37: draw one of a player's tokens at random; return its resource."""
    left = game.rng.below(game.all_held(seat))
    for resource in range(FOUR):
        left -= game.held(seat, resource)
        if left < 0:
            return resource
    raise ValueError(f"seat {seat} has no token")


# Paying.


def can_pay(game: HundredDays, seat: i64, cost: list[int]) -> bool:
    held = game.tokens
    for resource in range(FOUR):
        if held[FOUR * seat + resource] < cost[resource]:
            return False
    return True


def lacking(game: HundredDays, seat: i64, cost: list[int]) -> list[int]:
    """The tokens that a player lacks to pay a cost."""
    return [max(cost[at] - game.held(seat, at), 0) for at in range(FOUR)]


def pay(game: HundredDays, seat: i64, cost: list[int]) -> None:
    """HD-5.1: return the tokens of a cost to the Federation."""
    for resource in range(FOUR):
        if cost[resource]:
            game.give_back(seat, resource, cost[resource])
            game.tell(PAID, seat, resource, cost[resource])


def lay_out(game: HundredDays, seat: i64, resource: i64, count: i64) -> None:
    """Set aside tokens that a player chooses before something else is asked. They are reported when all are chosen;
    until then each choice can be taken back.
    """
    game.give_back(seat, resource, count)
    game.heap[resource] += count


def tell_laid_out(game: HundredDays, seat: i64, event: Event) -> None:
    """Report the tokens that were set aside."""
    for resource in range(FOUR):
        if game.heap[resource]:
            game.tell(event, seat, resource, game.heap[resource])
    game.heap = [0] * FOUR
