"""How a sensible player of Total Rickall behaves as a Parasite, and what it expects of Parasites."""

from __future__ import annotations

from typing import Final, NamedTuple


class Style(NamedTuple):
    """The parameters of a sensible player.

    ``lies_about_parasites`` and ``lies_about_reals`` are how often a Parasite lies about what it saw. ``care`` is how
    often, by the number of seats, it acts as a Real would, to stay hidden. ``shame`` is how much it minds doing worse
    than a Real would. ``parasites_truth`` is how often a Parasite's claim is expected to be true.
    """

    lies_about_parasites: float
    lies_about_reals: float
    care: dict[int, float]
    shame: float
    parasites_truth: float


FIRST: Final = Style(
    lies_about_parasites=0.6, lies_about_reals=0.4, care={3: 0.0, 4: 0.3, 5: 0.8}, shame=2.0, parasites_truth=0.45
)
"""The style of ``sensible-1``."""
NOW: Final = Style(
    lies_about_parasites=0.03, lies_about_reals=0.03, care={3: 1.0, 4: 1.0, 5: 1.0}, shame=2.0, parasites_truth=0.85
)
"""The style of ``sensible``."""
