"""What a sensible player of roulette takes for granted before it has seen anything of the others, and how it judges."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """The figures of a sensible player.

    ``honest`` and ``cheats`` are rounds already seen, by their bets, with a CLICK and with a BULLET in the pocket; ``accusing``
    is how often a player accuses in a round, believed as if seen in so many ``rounds``. ``smell`` is how much more than others
    a bet draws accusations. Options that differ by less than ``taste`` in the chance to win are a matter of taste; four times
    as much is not. ``doubt`` is what an accusation must bring besides, and ``justice`` how far it counts
    that others may accuse.

    ``point``, ``characters``, ``extra_bullet`` and ``card`` say how the chance to win the game grows with points, Characters,
    extra BULLETs and Action cards; only ratios count.
    """

    honest: tuple[float, ...]
    cheats: tuple[float, ...]
    rounds: float
    accusing: float
    smell: tuple[float, ...]
    taste: float
    cheating_taste: float
    doubt: float
    justice: float
    point: float
    characters: tuple[float, ...]
    extra_bullet: float
    card: float


FIRST: Final = Style(
    honest=(0.2, 0.6, 1.0, 0.6, 0.2, 0.1),
    cheats=(0.1, 0.1, 0.3, 0.4, 0.3, 0.2),
    rounds=4.0,
    accusing=0.7,
    smell=(0.3, 0.5, 0.8, 1.2, 1.7, 2.0),
    taste=0.004,
    cheating_taste=0.008,
    doubt=0.0,
    justice=0.0,
    point=0.2,
    characters=(0.0, 0.42, 0.65, 0.95, 1.0),
    extra_bullet=-0.3,
    card=0.08,
)
"""The style of ``sensible-1``."""
NOW: Final = FIRST
"""The style of ``sensible``."""
