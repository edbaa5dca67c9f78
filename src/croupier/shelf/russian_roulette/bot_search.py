"""How to search roulette: which worlds are likely, how far to play on, and how to evaluate the result."""

from __future__ import annotations

from math import exp
from typing import Final

from croupier.shelf.russian_roulette.bot import Sensible
from croupier.shelf.russian_roulette.bot_odds import UNKNOWN
from croupier.shelf.russian_roulette.bot_style import NOW
from croupier.shelf.russian_roulette.cards import BULLET
from croupier.shelf.russian_roulette.state import Roulette
from croupier.shelf.thinking_ahead import Outlook
from croupier.table import Chair, Game, Player

TRIES: Final = 16
MOST_CARDS: Final = 6


class Beliefs:
    """How likely each rival has a BULLET in the pocket, compared with how often a re-deal puts one there."""

    def __init__(self, chair: Chair, sensible: Sensible) -> None:
        odds = sensible.odds(chair)
        self.suspects: list[tuple[int, float, float]] = []
        for rival in odds.rivals():
            pocket = odds.game.zones[odds.game.pocket(rival.seat)]
            if not rival.in_round or not pocket or not 0.0 < rival.cheat < 1.0:
                continue
            bullets = rival.owned - rival.fired - rival.barrel.count(BULLET)
            dealt = bullets / (rival.barrel.count(UNKNOWN) + 1)
            if 0.0 < dealt < 1.0:
                cheating, honest = rival.cheat / dealt, (1.0 - rival.cheat) / (1.0 - dealt)
                self.suspects.append((rival.seat, cheating, honest))
        self.tries = TRIES if self.suspects else 1

    def likelihood(self, game: Game) -> float:
        """How likely a world is, compared with others."""
        assert isinstance(game, Roulette)
        found = 1.0
        for seat, cheating, honest in self.suspects:
            found *= cheating if game.face[game.zones[game.pocket(seat)][0]] == BULLET else honest
        return found


class RouletteOutlook(Outlook[Roulette]):
    most_answers = 200

    def beliefs(self, chair: Chair, sensible: Player) -> Beliefs:
        assert isinstance(sensible, Sensible)
        return Beliefs(chair, sensible)

    def stage(self, game: Roulette) -> int:
        """Playouts end with the round."""
        return game.round

    def shares(self, game: Roulette) -> list[float]:
        """Each player's chance to win, by what they have at the beginning of a round."""
        found: list[float] = []
        for seat in range(game.seats):
            extra: int = game.bullets[seat] - game.figures.bullets_each
            cards = min(len(game.zones[game.hand(seat)]), MOST_CARDS)
            points = NOW.point * float(min(game.points[seat], game.goal))
            found.append(
                NOW.characters[game.characters[seat]] * exp(points + NOW.extra_bullet * extra + NOW.card * cards)
            )
        total = sum(found) or 1.0
        return [each / total for each in found]


OUTLOOK: Final = RouletteOutlook()
