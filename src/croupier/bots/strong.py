"""A player that searches: it tries its answers in worlds that agree with what it knows, and plays them on.

The first choice is that of the learned player, or of the sensible one if there are no weights. The options are then
tried in the same worlds (``race``). A world is a re-deal of what the seat cannot know, drawn according to the game's
beliefs. In it other players play on for all seats, to the end of the round or for some answers, and the outcome is
evaluated: by the learned network's estimate of the share, or by the game's own evaluation. Only a clear gain changes
the first choice.

A game declares its search in its module ``bot_search`` (``Outlook``).
"""

from __future__ import annotations

import re
from bisect import bisect
from collections.abc import Callable, Mapping
from copy import copy
from dataclasses import dataclass, replace
from functools import cache, partial
from importlib import import_module
from itertools import accumulate
from time import process_time
from typing import TYPE_CHECKING, Any, Final, Protocol, cast, runtime_checkable

from croupier import bots
from croupier.bots.race import Race
from croupier.shelf import find
from croupier.shelf.thinking_ahead import Outlook
from croupier.table import BadTable, Chair, Decision, ForkChair, Game, Option, Player, Policy, Table, seeded

if TYPE_CHECKING:
    from croupier.bots.learned import Learned
    from croupier.bots.words import Eyes
    from croupier.table.view import PlainView

NAME: Final = re.compile(r"strong(?:-([1-9][0-9]{0,5})(ms)?)?")
GATE: Final = 1.5
"""How many standard errors another option must be ahead of the first choice."""
FINE: Final = 1 << 30
"""Luck is drawn in this many steps."""


@dataclass(frozen=True)
class Budget:
    """How long to think about a move: milliseconds of processor time, and a maximum number of worlds. Only without a
    time limit does the same seed repeat the same choice.
    """

    milliseconds: float | None = 250.0
    worlds: int = 4096


@runtime_checkable
class Following(Player, Protocol):
    """A player that learns from events, and can play on at a fork with what it has learnt."""

    def follow(self, chair: Chair) -> None: ...

    def onward(self, chair: Chair, seed: int) -> Player: ...


class Strong:
    """Searches, starting from a first choice."""

    def __init__(self, game: str, budget: Budget, seed: int) -> None:
        self.game = game
        self.budget = self.own_budget = budget
        self.luck = seeded(seed)
        self.outlook = _outlook(find(game).package)
        self.sensible = bots.make(game, bots.SENSIBLE, seed + 1)
        self.learned = cast("Learned", bots.make(game, bots.LEARNED, seed + 2)) if bots.has_learned(game) else None
        self.makers = [bots.maker(game, name) for name in (bots.SENSIBLE, bots.YARDSTICK) if name in _players(game)]
        self.followers: dict[tuple[int, int], Following | None] = {}
        self.gate = GATE
        self.race: Race | None = None

    def limit(self, milliseconds: float) -> None:
        """Think at most so long about each move from now on, even if the own budget is larger."""
        own = self.own_budget.milliseconds
        self.budget = replace(self.own_budget, milliseconds=milliseconds if own is None else min(own, milliseconds))

    def choose(self, chair: Chair) -> Option:
        """Choose an option."""
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0]
        start = process_time()
        first = (self.learned or self.sensible).choose(chair)
        if first.aside or decision.answers == 1 or not self.outlook.is_worth_it(chair.state(0)):
            return first
        options = decision.options[: decision.answers]
        race = Race(len(options), options.index(first))
        thought = Thought(self, chair)
        clock = Clock(self.budget, start)
        while race.is_open and race.worlds < self.budget.worlds:
            values = thought.values({at: options[at] for at in race.running}, self.luck.below(FINE), clock)
            if values is None:
                break
            race.add(values)
        self.race = race
        return options[race.choice(self.gate)]


class Clock:
    """Whether there is time for another playout, judged by the slowest so far."""

    def __init__(self, budget: Budget, start: float) -> None:
        self.end = None if budget.milliseconds is None else start + budget.milliseconds / 1000
        self.last = process_time()
        self.slowest = 0.0

    def allows_one_more(self) -> bool:
        now = process_time()
        self.slowest = max(self.slowest, now - self.last)
        self.last = now
        return self.end is None or now + self.slowest <= self.end


class Thought:
    """The search for one question."""

    def __init__(self, player: Strong, chair: Chair) -> None:
        self.player = player
        self.chair = chair
        self.seat = chair.seat
        self.outlook = player.outlook
        self.beliefs = player.outlook.beliefs(chair, player.sensible)
        self.guess = _guess(player.learned, chair)
        self.followed: set[tuple[int, int]] = set()
        self.world = -1
        self.deal = 0

    def values(self, options: Mapping[int, Option], world: int, clock: Clock) -> dict[int, float] | None:
        """The values of some options in a world; empty if there is no time to try them all."""
        found: dict[int, float] = {}
        for at, option in options.items():
            if not clock.allows_one_more():
                return None
            found[at] = self.value(option, world)
        return found

    def value(self, option: Option, world: int) -> float:
        """The value of an option in a world."""
        table = self._dealt(world)
        stage = self.outlook.stage
        last = stage(table.state) + self.outlook.span

        def until(game: Game) -> bool:
            return stage(game) >= last

        table.answer(self.seat, option.key)
        if not table.over and not until(table.state):
            luck = seeded(world)
            policies = [self._policy(table, seat, luck.below(FINE), luck.below(FINE)) for seat in range(table.seats)]
            table.play_on(policies, luck, until, self.outlook.most_answers)
        return self._worth(table)

    def _dealt(self, world: int) -> Table:
        """A world drawn according to the beliefs, in which others repeat their secret answers."""
        if world != self.world:
            self.world = world
            self.deal = self._drawn(world)
        table = self.chair.fork(self.deal)
        table.ask_again(self.seat)
        return table

    def _drawn(self, world: int) -> int:
        """Draw the seed of a re-deal, by the likelihood of what it deals."""
        tries = self.beliefs.tries
        if tries == 1:
            return world
        luck = seeded(world)
        deals = [luck.below(FINE) for _ in range(tries)]
        sums = list(accumulate([self.beliefs.likelihood(self.chair.fork(deal).state) for deal in deals]))
        return deals[min(bisect(sums, sums[-1] * luck.below(FINE) / FINE), tries - 1)]

    def _policy(self, table: Table, seat: int, lot: int, seed: int) -> Policy:
        """How a seat plays on: as one of the known players."""
        kind = 0 if seat == self.seat else lot % len(self.player.makers)
        chair = ForkChair(table, seat)
        follower = self._follower(seat, kind)
        player = self.player.makers[kind](seed) if follower is None else follower.onward(chair, seed)
        choose = player.choose

        def policy(decision: Decision) -> Option:
            return choose(chair)

        return policy

    def _follower(self, seat: int, kind: int) -> Following | None:
        """A player that has followed the game from a seat, as far as both that seat and our own know it; ``None`` if
        such players learn nothing.
        """
        followers = self.player.followers
        which = (seat, kind)
        if which not in followers:
            player = self.player.makers[kind](seat)
            followers[which] = player if isinstance(player, Following) else None
        follower = followers[which]
        if follower is not None and which not in self.followed:
            self.followed.add(which)
            follower.follow(ForkChair(self.chair.fork(0), seat))
        return follower

    def _worth(self, table: Table) -> float:
        """The value of a table to the seat: its share of the game."""
        if table.over:
            assert table.result is not None
            winners = table.result.winners
            if self.seat not in winners:
                return 0.0
            return 1.0 if table.result.side else 1.0 / len(winners)
        if self.guess is not None:
            return self.guess(table)
        return self.outlook.shares(table.state)[self.seat]


def maker(game: str, name: str) -> bots.Maker:
    """The maker of strong players with the budget in their name: ``strong``, ``strong-30ms`` or ``strong-64`` (worlds)."""
    return partial(Strong, game, budget_of(name))


def budget_of(name: str) -> Budget:
    """The budget in a name."""
    found = NAME.fullmatch(name)
    if found is None:
        raise BadTable(f"a strong player is called strong, strong-30ms or strong-64 (worlds), not {name!r}")
    number, unit = found.groups()
    if number is None:
        return Budget()
    return Budget(float(number)) if unit else Budget(None, int(number))


def _guess(learned: Learned | None, chair: Chair) -> Callable[[Table], float] | None:
    """The learned network's estimate of the seat's share, at tables that it knows."""
    if learned is None or not learned.knows_table:
        return None
    knowledge, eyes, seat = learned.knowledge, learned.eyes, chair.seat

    def guess(table: Table) -> float:
        there = ForkChair(table, seat)
        words = _onward(eyes).look(there, cast("PlainView", there.view()))
        return knowledge.network.scores(knowledge.question(words, [[]]))[1]

    return guess


def _onward(eyes: Eyes) -> Eyes:
    """A copy of these eyes, to follow a game that goes on from here."""
    twin = copy(eyes)
    twin.counts = eyes.counts.copy()
    twin.counts_of_cards = {card: counts.copy() for card, counts in eyes.counts_of_cards.items()}
    twin.latest = eyes.latest.copy()
    return twin


@cache
def _outlook(package: str) -> Outlook[Any]:
    outlook = import_module(f"{package}.bot_search").OUTLOOK
    assert isinstance(outlook, Outlook)
    return outlook


@cache
def _players(game: str) -> frozenset[str]:
    return frozenset([*bots.names(game), *bots.panel(game)])
