"""How to search Les 100 Jours: how far to play on, and how to evaluate the result."""

from __future__ import annotations

from typing import Final

from croupier.shelf.hundred_days import garage
from croupier.shelf.hundred_days.bot_cards import keep_worth
from croupier.shelf.hundred_days.bot_plans import ANYWHERE, outlook
from croupier.shelf.hundred_days.bot_scene import Scene
from croupier.shelf.hundred_days.bot_worth import deed_worth
from croupier.shelf.hundred_days.state import HundredDays
from croupier.shelf.thinking_ahead import ByFeatures

MOST_TILES: Final = 14


class HundredDaysOutlook(ByFeatures[HundredDays]):
    most_answers = 300
    early = (1.61, 0.65, 0.16, 1.67, -0.25, -0.18, 0.0, 0.04, 0.11)
    late = (1.70, 0.42, 0.47, -0.48, 0.54, 0.27, 0.0, -0.16, 0.49)

    def stage(self, game: HundredDays) -> int:
        """The round."""
        return game.round

    def progress(self, game: HundredDays) -> float:
        return 1.0 - len(game.zones[game.tiles]) / MOST_TILES

    def features(self, game: HundredDays, seat: int) -> tuple[float, ...]:
        scene = Scene(game, seat)
        me = scene.self
        found = (
            me.points / 10,
            outlook(scene, me.tokens, ANYWHERE) / 5,
            sum(me.tokens) / 5,
            sum([max(keep_worth(scene, scene.card_of(kind)), 0.0) for kind in scene.hand]) / 10,
            len(scene.hand) / 5,
            sum([deed_worth(scene.card_of(kind)) for kind in me.area]) / 5,
            garage.points_to_come(game, seat) / 3,
            me.garage / 3,
            len(game.zones[game.closed(seat)]) / 3,
        )
        scene.leave()
        return found


OUTLOOK: Final = HundredDaysOutlook()
