"""How to search Total Rickall: which worlds are likely after what was said and done, how far to play on, and how likely
the Reals win then.
"""

from __future__ import annotations

from math import exp
from typing import Final

from croupier.shelf.thinking_ahead import Outlook
from croupier.shelf.total_rickall.bot import Sensible
from croupier.shelf.total_rickall.bot_beliefs import Beliefs as Suspicions
from croupier.shelf.total_rickall.bot_beliefs import odds
from croupier.shelf.total_rickall.cards import CHARACTERS, NAMES, PARASITE
from croupier.shelf.total_rickall.layout import TABLE
from croupier.shelf.total_rickall.state import Rickall
from croupier.table import Chair, Game, Player

TRIES: Final = 24
LITTLE: Final = 0.1
MOST: Final = 4.0

CLASSIC: Final = (0.37, -0.22, -0.08, 0.32, 0.0, 0.01, -0.32, -0.92, 1.31, 0.44, 0.0, -0.12)
CLASSIC_OF_TWO: Final = (-0.09, -1.07, -0.51, 0.08, 0.0, -0.40, -0.87, -1.25, 0.99, 0.05, 0.0, -0.37)
ADVANCED: Final = (0.05, -0.70, -0.81, 0.42, -0.06, -0.03, -0.49, -1.39, 1.16, 0.12, 0.0, -0.28)
"""The weight of each feature for the Reals."""


class Beliefs:
    """How much likelier a Character is a Parasite than in a re-deal, as log odds."""

    def __init__(self, chair: Chair, sensible: Sensible) -> None:
        sensible.follow(chair)
        mind = sensible.mind
        self.pushes: dict[str, float] = {}
        if mind.advanced:
            plain = mind.heaps.chances()
            for name, chance in Suspicions(mind).chances.items():
                push = odds(chance) - odds(plain[name])
                if abs(push) > LITTLE and 0.0 < plain[name] < 1.0:
                    self.pushes[name] = min(max(push, -MOST), MOST)
        self.tries = TRIES if self.pushes else 1

    def likelihood(self, game: Game) -> float:
        """How likely a world is, compared with others."""
        assert isinstance(game, Rickall)
        score = 0.0
        zones, face = game.zones, game.face
        for card, under in zip(zones[game.centre], zones[game.under], strict=True):
            if face[under] == PARASITE:
                score += self.pushes.get(NAMES[face[card] - CHARACTERS], 0.0)
        for seat in range(game.seats):
            if zones[game.front(seat)] and game.is_parasite(seat):
                score += self.pushes.get(NAMES[game.friend[seat]], 0.0)
        return exp(score)


def features(game: Rickall) -> tuple[float, ...]:
    """What the Reals' chance depends on, in numbers of about one."""
    zones, face = game.zones, game.face
    reals = 0
    for seat in range(game.seats):
        reals |= (not game.is_parasite(seat)) << seat
    parasites = known = 0
    for card in zones[game.under]:
        if face[card] == PARASITE:
            parasites += 1
            known += game.seen[card] & reals != 0
    left = len(zones[game.under]) - parasites
    fails = len(zones[game.fail])
    return (
        1.0,
        parasites / 3,
        left / 3,
        known / 3,
        float(game.seats - reals.bit_count()),
        float(fails == 1),
        float(fails == 2),
        float(fails >= 3),
        sum([len(zones[game.hand(seat)]) for seat in range(game.seats)]) / game.seats / 3,
        len(zones[game.character]) / 5,
        float(game.phase == TABLE),
        float(game.is_last_round()),
    )


class RickallOutlook(Outlook[Rickall]):
    most_answers = 120

    def is_worth_it(self, game: Rickall) -> bool:
        """Searching has hurt teams of three and more in classic mode: their evaluation does not know enough about who
        knows what.
        """
        return game.advanced or game.seats == 2

    def beliefs(self, chair: Chair, sensible: Player) -> Beliefs:
        assert isinstance(sensible, Sensible)
        return Beliefs(chair, sensible)

    def stage(self, game: Rickall) -> int:
        """The round."""
        return game.round

    def shares(self, game: Rickall) -> list[float]:
        """Each player's chance that their side wins."""
        score = 0.0
        weights = ADVANCED if game.advanced else CLASSIC_OF_TWO if game.seats == 2 else CLASSIC
        for feature, weight in zip(features(game), weights, strict=True):
            score += feature * weight
        chance = 1.0 / (1.0 + exp(-score))
        return [1.0 - chance if game.is_parasite(seat) else chance for seat in range(game.seats)]


OUTLOOK: Final = RickallOutlook()
