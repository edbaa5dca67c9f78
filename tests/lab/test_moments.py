"""Finding a great moment in games between bots."""

from __future__ import annotations

import pytest

import croupier
from croupier.lab.moments import find_moment
from croupier.recording import Recording


def test_the_moment_found_leads_through_the_beats_that_were_wanted() -> None:
    found = find_moment("russian-roulette", ["countdown", "death"], seats=3)
    seen: list[str] = []
    Recording(found.saved).wind(found.at, lambda told: seen.append(str(told["beat"])))
    assert seen == found.beats
    assert {"countdown", "death"} <= set(seen)
    assert croupier.load(found.saved).over
    assert find_moment("russian-roulette", ["countdown", "death"], seats=3) == found


def test_a_beat_that_a_game_does_not_have_is_refused() -> None:
    with pytest.raises(croupier.CroupierError, match="has no beat monster"):
        find_moment("russian-roulette", ["monster"], seats=3)
