"""Helpers from ``croupier.testing`` for many tests: random play, and what can be seen of a table."""

from croupier.testing.compare import refusal
from croupier.testing.play import play_to_the_end, some_move, steps
from croupier.testing.views import (
    Viewer,
    asked,
    known_kinds,
    lying,
    names,
    picture,
    sight,
    text,
    truth,
    viewers,
    zones_of,
)

__all__ = [
    "Viewer",
    "asked",
    "known_kinds",
    "lying",
    "names",
    "picture",
    "play_to_the_end",
    "refusal",
    "sight",
    "some_move",
    "steps",
    "text",
    "truth",
    "viewers",
    "zones_of",
]
