"""Ratings of the bots of an arena, by openskill."""

from __future__ import annotations

from itertools import zip_longest
from math import log, sqrt
from typing import Final

from croupier.lab.standings import Arena, Rating
from croupier.table import CroupierError

MEAN: Final = 25.0
POINTS: Final = 400 / log(10) / (MEAN / 6 * sqrt(2))
"""The value of one openskill unit: in its model a difference of beta times the root of two means odds of e to one."""


def ratings(arena: Arena) -> dict[str, Rating]:
    """The rating of each bot, the strongest first, with its 95 % interval. The mean of all is 0.

    Each game counts as every winning seat beating every losing seat of another bot. That is fair to line-ups of one
    against many: a bot with three seats wins three times as often, but then beats only one.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError as error:
        raise CroupierError("ratings need openskill: pip install 'croupier[lab]'") from error
    model = PlackettLuce(mu=MEAN, sigma=MEAN / 3, beta=MEAN / 6, tau=0.0)
    rated = {bot: model.rating() for bot in arena.bots}
    for rounds in zip_longest(*[standing.rounds for standing in arena.standings]):
        for standing, played in zip(arena.standings, rounds, strict=True):
            lineup = standing.meeting.lineup
            for winners in played.winners if played is not None else ():
                losers = [bot for entry, bot in enumerate(lineup) if entry not in winners]
                for bot in [lineup[entry] for entry in winners]:
                    for loser in losers:
                        if loser != bot:
                            (rated[bot],), (rated[loser],) = model.rate([[rated[bot]], [rated[loser]]], ranks=[1, 2])
    middle = sum(each.mu for each in rated.values()) / len(rated)
    found = {bot: Rating((each.mu - middle) * POINTS, 2 * each.sigma * POINTS) for bot, each in rated.items()}
    return dict(sorted(found.items(), key=lambda item: -item[1].points))
