"""Which card a sensible player lays: the one that does best over some possible hands of the others."""

from __future__ import annotations

from typing import Final

from croupier.shelf.total_rickall.actions import ACTIONS
from croupier.shelf.total_rickall.bot_house import House, Round
from croupier.shelf.total_rickall.bot_plot import as_others_see
from croupier.shelf.total_rickall.cards import CHARACTERS, PARASITE
from croupier.shelf.total_rickall.rounds import layable
from croupier.table import OFFER, Option, Rng

# The value of keeping a card for later, in chances to win.
KEEP: Final = {"ten-minutes": 0.02, "big-sister": 0.01}
# How many hands of the others are sampled.
SCENARIOS: Final = 8
# How likely a round without a shot is.
QUIET: Final = 0.3


def values_of(house: House, options: tuple[Option, ...], luck: Rng) -> list[tuple[float, Option]]:
    """The value of each card to lay, with the players before this one playing first."""
    house.prepare()
    worth = _worth_of_cards(house)
    unseen = _unseen(house)
    totals = [0.0] * len(options)
    for _ in range(SCENARIOS):
        laid = _imagined_cards(house, unseen, worth, luck)
        for at, option in enumerate(options):
            laid[house.me] = option.value
            totals[at] += _outcome(house, laid)
    return [(total / SCENARIOS - _kept(option.value), option) for total, option in zip(totals, options, strict=True)]


def _kept(kind: int) -> float:
    return KEEP.get(ACTIONS[kind].id, 0.0)


def _unseen(house: House) -> list[int]:
    """The Action cards that the others may hold: the unseen ones, or all if every card was seen."""
    every = [kind for kind in range(CHARACTERS) for _ in range(house.figures.count[kind])]
    unseen = list(every)
    for card in house.seen_actions:
        unseen.remove(card)
    return unseen or every


def _worth_of_cards(house: House) -> dict[int, float]:
    """How likely any player would lay each kind of card."""
    others = as_others_see(house)
    nothing_laid = [-1] * house.seats
    kinds = range(PARASITE + 1, CHARACTERS)
    worth = {kind: others.play(house.me, kind, Round(nothing_laid)) - _kept(kind) for kind in kinds}
    for kind in kinds:
        if ACTIONS[kind].id == "poopybutthole":
            worth[kind] = others.quiet_gain * QUIET
    for kind in kinds:
        if ACTIONS[kind].copies:
            worth[kind] = sorted(worth.values())[len(worth) // 2]
    return worth


def _imagined_cards(house: House, unseen: list[int], worth: dict[int, float], luck: Rng) -> list[int]:
    """A card for each other player: the best of a possible hand."""
    laid = [-1] * house.seats
    for seat in range(house.seats):
        if seat != house.me and house.hands[seat]:
            hand = [unseen[luck.below(len(unseen))] for _ in range(min(house.hands[seat], house.figures.hand))]
            held = 0
            for kind in hand:
                held |= 1 << kind
            allowed = layable(held, OFFER)
            laid[seat] = max([kind for kind in hand if allowed & 1 << kind], key=lambda kind: worth[kind])
    return laid


def _outcome(house: House, laid: list[int]) -> float:
    """The gain of the player's own card after those who act before."""
    others = as_others_see(house)
    ahead = Round(laid)
    before = (house.me - house.first) % house.seats
    for turn in range(before):
        others.play_laid((house.first + turn) % house.seats, ahead)
    gain = house.play_laid(house.me, ahead)
    if ahead.quiet and not ahead.shots:
        gain += house.quiet_gain * 0.5 ** (house.seats - 1 - before)
    return gain
