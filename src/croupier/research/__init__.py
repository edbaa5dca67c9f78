"""Games as numbers, for machine learning: action numbers and masks, observations, rewards, and batches of tables."""

from croupier.research.actions import Actions, actions

__all__ = ["Actions", "actions"]
