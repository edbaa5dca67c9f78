"""The player who doesn't care."""

from __future__ import annotations

from croupier.table import Chair, Option, seeded


class Random:
    """Any option is as good as another. Plays every game, because options are all it needs."""

    def __init__(self, seed: int) -> None:
        self.luck = seeded(seed)

    def choose(self, chair: Chair) -> Option:
        return self.pick(chair.decision.options)

    def pick(self, options: tuple[Option, ...]) -> Option:
        """The choice without looking at the table: many games are played by this alone."""
        count = len(options)
        return options[0] if count == 1 else options[self.luck.below(count)]
