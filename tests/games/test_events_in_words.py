"""Events use words where a number would need to be looked up."""

from __future__ import annotations

import pytest

import croupier
from croupier.shelf.hundred_days.board import WORDS
from croupier.shelf.hundred_days.cards import RESOURCES
from croupier.table import Json, seeded

SEATS = {"seat", "target", "owner"}
NUMBERS = {
    *(
        "bet",
        "count",
        "damage",
        "die",
        "fails",
        "left",
        "missing",
        "points",
        "round",
        "rounds",
        "seats",
        "shot",
        "slot",
    ),
    *("smiles", "total", "turns", "votes"),
}


def happenings(game: str, **options: object) -> list[Json]:
    told: list[Json] = []
    for seed in range(8):
        table = croupier.open_table(game, croupier.games()[game].usual_seats(), seed=seed, options=options)
        table.play_out(seeded(seed))
        told += table.events()
    return told


@pytest.mark.parametrize("game", croupier.games())
def test_a_number_is_a_seat_or_a_count(game: str) -> None:
    """A new field must be clear to a reader without a list: a seat, or a count."""
    numbers = {field for event in happenings(game) for field, value in event.items() if type(value) is int}
    assert numbers - {"n"} <= SEATS | NUMBERS


def test_les_100_jours_names_resources_and_places() -> None:
    told = happenings("hundred-days")
    assert {event["resource"] for event in told if "resource" in event} == {*RESOURCES, "any"}
    places = {
        event[field] for event in told for field in ("place", "rick", "morty", "space", "other") if field in event
    }
    assert places == set(WORDS)


def test_total_rickall_names_votes_and_colours() -> None:
    told = happenings("total-rickall", mode="advanced")
    assert {event["vote"] for event in told if "vote" in event} == {"agree", "disagree"}
    assert {event["colour"] for event in told if "colour" in event} <= {"red", "blue", "green"}
    assert {event["in_vain"] for event in told if "in_vain" in event} <= {True, False}
