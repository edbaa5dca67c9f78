"""The assumptions of a sensible player of roulette before it has seen anything of the others, and its scale of values."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """The parameters of a sensible player.

    ``honest`` and ``cheats`` are rounds assumed to have been seen, by bet, with a CLICK and with a BULLET in the
    pocket; ``accusing`` is how often a player accuses in a round, weighted as this many ``rounds``. ``smell`` is how
    much more often than others a bet draws accusations. Options that differ by less than ``taste`` in the chance to win
    are a matter of taste; four times as much is not. ``doubt`` is the minimum gain of an accusation of a player of
    whom nothing has been seen yet, and no player is accused who is less likely than ``sure`` to have cheated.

    ``point``, ``characters``, ``extra_bullet`` and ``card`` say how the chance to win the game grows with points,
    Characters, extra BULLETs and Action cards; only ratios count.
    """

    honest: tuple[float, ...]
    cheats: tuple[float, ...]
    rounds: float
    accusing: float
    smell: tuple[float, ...]
    taste: float
    cheating_taste: float
    doubt: float
    sure: float
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
    sure=0.0,
    point=0.2,
    characters=(0.0, 0.42, 0.65, 0.95, 1.0),
    extra_bullet=-0.3,
    card=0.08,
)
"""The style of ``sensible-1``."""
NOW: Final = Style(
    honest=(0.25, 0.8, 1.3, 0.8, 0.25, 0.05),
    cheats=(0.1, 0.1, 0.4, 0.5, 0.6, 1.7),
    rounds=3.6,
    accusing=0.66,
    smell=(0.15, 0.35, 0.8, 1.6, 3.3, 5.5),
    taste=0.0025,
    cheating_taste=0.008,
    doubt=0.12,
    sure=0.4,
    point=0.21,
    characters=(0.0, 0.57, 0.97, 1.0, 1.0),
    extra_bullet=-0.42,
    card=0.1,
)
"""The style of ``sensible``."""
