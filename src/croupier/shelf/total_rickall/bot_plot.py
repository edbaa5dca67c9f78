"""The house as a Parasite sees it: what helps the Reals hurts, but the others are watching."""

from __future__ import annotations

from typing import Final

from croupier.shelf.total_rickall.bot_beliefs import Beliefs
from croupier.shelf.total_rickall.bot_house import House
from croupier.shelf.total_rickall.bot_memory import BIT_OF
from croupier.table import Chair

HARMLESS_LOOK: Final = 0.01


class Plot(House):
    """The house for a Parasite. ``eyes`` is the public knowledge."""

    def __init__(self, chair: Chair, beliefs: Beliefs, eyes: House) -> None:
        super().__init__(chair, beliefs)
        self.eyes = eyes

    def prepare(self) -> None:
        super().prepare()
        self.eyes.prepare()
        for mine, theirs in ((self.hits, self.eyes.hits), (self.free_hits, self.eyes.free_hits)):
            for name, gain in mine.items():
                alike = [theirs[other] for other in self.eyes.memory.heaps.under if self._same_colour(name, other)]
                lost = gain
                if self.fails + 1 >= self.figures.fails and self.chances[name] < 1.0:
                    # TR-8.6: the fourth Real loses the game for the side of the shooter.
                    lost = self.chances[name] * gain + (1.0 - self.chances[name])
                mine[name] = -lost - self.memory.style.shame * (max(alike) - theirs[name])
        self.sure_hits = self.hits
        self.looks = {name: HARMLESS_LOOK * (1.0 + 0.5 * self.chances[name]) for name in self.looks}
        self.deck_look = HARMLESS_LOOK
        self.quiet_gain = 0.0

    def _same_colour(self, one: str, other: str) -> bool:
        return any([BIT_OF[one] & colour and BIT_OF[other] & colour for colour in self.figures.coloured[:-1]])

    def pair_gain(self, one: str, other: str) -> float:
        return HARMLESS_LOOK - super().pair_gain(one, other)

    def shuffle_gain(self, names: list[str]) -> float:
        return -super().shuffle_gain(names)


def as_others_see(house: House) -> House:
    """The house as the other players judge it: a Parasite expects them to play for the Reals."""
    return house.eyes if isinstance(house, Plot) else house
