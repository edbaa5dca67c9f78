"""Checks of the promises that every game keeps, for games of the catalogue and of other packages.

``conform(GAME)`` runs them all; with pytest, ``croupier.testing.plugin`` makes a test of each.
"""

from croupier.testing.check import Check
from croupier.testing.checks import CHECKS
from croupier.testing.conforming import Report, cases, conform
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.trial import GAMES, Trial

__all__ = ["CHECKS", "GAMES", "Broken", "Check", "NothingToCheck", "Report", "Trial", "cases", "conform"]
