"""All checks, from the simplest to the subtlest."""

from __future__ import annotations

from typing import Final

from croupier.testing.check import Check
from croupier.testing.checks import (
    actions,
    beats,
    catalogue,
    copies,
    forging,
    forks,
    leaks,
    lessons,
    looking_ahead,
    observations,
    openings,
    order,
    play,
    positions,
    refusals,
    rulebook,
    saves,
    scenes,
    texts,
    undo,
    views,
)

IN_ORDER: Final = (
    catalogue,
    play,
    rulebook,
    texts,
    views,
    saves,
    forks,
    leaks,
    beats,
    order,
    copies,
    undo,
    looking_ahead,
    refusals,
    openings,
    positions,
    scenes,
    forging,
    lessons,
    actions,
    observations,
)

CHECKS: Final[dict[str, Check]] = {
    check.name: check for module in IN_ORDER for check in vars(module).values() if isinstance(check, Check)
}
"""All checks by name, in the order in which a new game should pass them."""
