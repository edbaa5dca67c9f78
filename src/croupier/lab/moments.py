"""Finding a great moment: a finished game between bots, and the answer in it that led through given beats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from croupier import bots
from croupier.bots.playout import playout
from croupier.recording import Recording
from croupier.shelf import find
from croupier.table import CroupierError, Json, open_table, seeded

GAMES = 40
"""How many games are played before the search is given up."""


@dataclass(frozen=True)
class Moment:
    """The save of a finished game, the number of the answer that led to the moment, and the beats it caused."""

    saved: Json
    at: int
    beats: list[str]


def find_moment(
    game: str, wanted: Collection[str], seats: int, options: Mapping[str, object] | None = None, seed: int = 0
) -> Moment:
    """Play games between sensible bots until one answer leads through all wanted beats. Equal arguments find the same."""
    info = find(game)
    unknown = sorted(set(wanted) - {beat.name for beat in info.beats})
    if unknown:
        raise CroupierError(f"{info.title} has no beat {', '.join(unknown)}")
    for number in range(seed, seed + GAMES):
        table = open_table(info, seats, number, options)
        playout(table, [bots.make(game, "sensible", seat) for seat in range(seats)], seeded(number))
        recording = Recording(table.save())
        for at in range(1, len(recording.answers) + 1):
            beats: list[Json] = []
            recording.wind(at, beats.append)
            names = [str(beat["beat"]) for beat in beats]
            if set(wanted) <= set(names):
                return Moment(recording.saved, at, names)
    raise CroupierError(f"no answer in {GAMES} games of {info.title} leads through {', '.join(wanted)}")
