"""The spaces of Gymnasium and PettingZoo environments."""

from __future__ import annotations

from typing import Any

from gymnasium import spaces

from croupier.research.arrays import np
from croupier.research.seating import Seating


def observation_space(seating: Seating, more: int = 0) -> spaces.Space[Any]:
    """What an agent sees: numbers, and a mask of the actions on offer, extended by some more actions."""
    limits = np.iinfo(np.int16)
    return spaces.Dict(
        {
            "observation": spaces.Box(limits.min, limits.max, (seating.encoder.size,), np.int16),
            "action_mask": spaces.Box(0, 1, (seating.actions.n + more,), np.int8),
        }
    )


def action_space(seating: Seating, more: int = 0) -> spaces.Space[Any]:
    """The action numbers of the game, and some more."""
    return spaces.Discrete(seating.actions.n + more)
