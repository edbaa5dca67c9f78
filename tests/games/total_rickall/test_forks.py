"""Forks of Total Rickall keep what cannot be a lie, and nothing that is only said."""

from __future__ import annotations

import pytest

import croupier
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
    """Return what really lies under the Moss Prince on a fork: the first Identity from the decks."""
    return lying(fork, "under")[0]


@pytest.mark.rule("TR-1.6", "TR-11.4", "TR-11.8", "TR-Q14")
def test_forks_after_a_shuffle_of_some_identities_are_possible_and_as_likely_as_the_shuffles_make_them() -> None:
    """All know what the six Identities set aside hold; Jerry then shuffles one of them with one of the centre."""
    people = [
        {"friend": "moss-prince", "identity": "real", "laid": "jerry-red"},
        {"friend": "disco-badger", "identity": "real"},
        {"friend": "the-twin", "identity": "parasite"},
    ]
    position = {
        "phase": "act",
        "options": {"mode": "advanced"},
        "players": people,
        "box": ["real", "real", "parasite"],
        "centre": [{"character": "aunt-origami", "identity": "parasite"}],
    }
    table = croupier.open_position("total-rickall", position)
    table.answer(0, "resolve")
    table.answer(0, "give:0")
    forks = 600
    parasites = dict.fromkeys(["secret:1", "under", "secret:2"], 0)
    for seed in range(forks):
        world = table.fork(0, seed)
        lie = {zone: lying(world, zone).count("parasite") for zone in [*parasites, "box"]}
        shuffled = 2 - lie["secret:2"] - lie["box"]  # two of the six are Parasites: is the one that was shuffled?
        assert shuffled in (0, 1)
        assert shuffled <= lie["secret:1"] + lie["under"] <= shuffled + 1, "it lies before seat 1 or in the centre"
        for zone in parasites:
            parasites[zone] += lie[zone]
    for zone, exact in (("secret:1", 0.575), ("under", 0.575), ("secret:2", 0.4)):
        bound = 4 * (exact * (1 - exact) / forks) ** 0.5
        assert abs(parasites[zone] / forks - exact) < bound, zone
