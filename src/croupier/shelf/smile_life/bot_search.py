"""Smile Life for the searching players: how far to play games on, and how to value a position."""

from __future__ import annotations

from typing import Final

from croupier.shelf.smile_life import lives
from croupier.shelf.smile_life.state import SmileLife
from croupier.shelf.thinking_ahead import ByFeatures

WHOLE_PILE: Final = 230


class SmileLifeOutlook(ByFeatures[SmileLife]):
    most_answers = 60
    span = 8
    early = (1.31, 0.31, -0.29, -0.19, 0.16, -0.17, -0.25, -0.35, -0.32, -0.02, -0.12)
    late = (1.75, -0.56, 0.24, 0.37, 0.12, 0.01, -0.12, -0.08, 0.41, 0.07, -0.08)

    def stage(self, game: SmileLife) -> int:
        """The number of turns so far."""
        return game.turns

    def progress(self, game: SmileLife) -> float:
        return 1.0 - len(game.zones[game.pile]) / WHOLE_PILE

    def features(self, game: SmileLife, seat: int) -> tuple[float, ...]:
        zones = game.zones
        job = game.job(seat)
        return (
            lives.smiles_of(game, seat) / 10,
            float(len(zones[game.job_of(seat)])),
            float(job.wage_limit(game, seat)) / 3 if zones[game.job_of(seat)] else 0.0,
            len(zones[game.studies(seat)]) / 3,
            len(zones[game.wages(seat)]) / 3,
            len(zones[game.flirts(seat)]) / 3,
            float(len(zones[game.marriage(seat)])),
            len(zones[game.children(seat)]) / 3,
            len(zones[game.belongings(seat)]) / 3,
            len(zones[game.hand(seat)]) / 5,
            float(game.skips[seat]),
        )


OUTLOOK: Final = SmileLifeOutlook()
