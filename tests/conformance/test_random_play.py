"""The checks of random play, which also run interpreted."""

from __future__ import annotations

import pytest

import croupier
from croupier.testing.plugin import Promise

RANDOM_PLAY = {"play", "rulebook", "texts", "views"}


@pytest.mark.conform(*croupier.games().values(), about=RANDOM_PLAY)
def test_every_game_of_the_catalogue_keeps_its_promises_in_random_play(promise: Promise) -> None:
    promise.check.run(promise.trial)
