"""Forks of Total Rickall: whoever thinks ahead holds for true what cannot be a lie, and nothing that is only said."""

from __future__ import annotations

import pytest

from croupier import Table
from tests.games.total_rickall.scenes import act, friends, scene, speak, who
from tests.play import lying

CENTRE = [who("moss-prince", "real"), who("disco-badger", "parasite"), who("count-laundry", "parasite")]
MANY = 40


@pytest.mark.rule("TR-Q38", "TR-7.5")
def test_what_is_said_in_classic_mode_is_true_on_every_fork() -> None:
    table = scene("act", {"laid": "morty-green"}, {"laid": "rick"}, centre=CENTRE)
    act(table, "look:moss-prince")
    before = {under(table.fork(1, seed)) for seed in range(MANY)}
    speak(table, 0, "say:real", "about:moss-prince")
    assert before == {"real", "parasite"}
    assert {under(table.fork(1, seed)) for seed in range(MANY)} == {"real"}


@pytest.mark.rule("TR-7.9")
def test_what_is_said_in_advanced_mode_is_only_said() -> None:
    tied = friends(("aunt-origami", "real"), ("pencilvester", "real"), ("sleepy-gary", "real"))
    table = scene("act", tied[0] | {"laid": "morty-green"}, tied[1], tied[2], mode="advanced", centre=CENTRE)
    act(table, "look:moss-prince")
    speak(table, 0, "say:real", "about:moss-prince")
    assert {under(table.fork(1, seed)) for seed in range(MANY)} == {"real", "parasite"}


def under(fork: Table) -> str:
    """What really lies under the Moss Prince on a fork: the first Identity from the decks."""
    return lying(fork, "under")[0]
