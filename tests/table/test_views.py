"""Views of several viewers at once: each is what its viewer may know, and unchanged views are not made again."""

from __future__ import annotations

from copy import deepcopy
from random import Random

import pytest

from croupier.shelf import catalogue
from croupier.table import Json, Refused, Table, open_table
from tests.play import text, viewers

EVERY_GAME = sorted(catalogue())
ANSWERS = 160


def zones(view: Json) -> list[Json]:
    found = view["zones"]
    assert isinstance(found, list)
    return found


@pytest.mark.parametrize("game", EVERY_GAME)
@pytest.mark.parametrize("seed", range(3))
def test_they_tell_what_each_viewer_is_told_alone(game: str, seed: int) -> None:
    """Also at beats, after an undo, and for a viewer who seldom looks."""
    luck = Random(seed)
    table = open_table(catalogue()[game], 2 + seed if game != "total-rickall" else 3 + seed, seed)

    def look(_: object = None) -> None:
        some = [viewer for viewer in viewers(table) if luck.random() < 0.6]
        for viewer, view in zip(some, table.views(list(some)), strict=True):
            assert text(view) == text(table.view(viewer))

    for _ in range(ANSWERS):
        if table.over:
            break
        seat, decision = luck.choice(list(table.pending.items()))
        table.answer(seat, luck.choice(decision.options), look if luck.random() < 0.5 else None)
        if luck.random() < 0.2:
            take_back(table, seat)
        look()
        twin = table.copy()  # has no record of earlier looks
        assert text(twin.views([*viewers(table)])) == text(table.views([*viewers(table)]))


def take_back(table: Table, seat: int) -> None:
    try:
        table.undo(seat)
    except Refused:
        return


@pytest.mark.parametrize("game", EVERY_GAME)
def test_what_has_not_changed_is_the_same_object(game: str) -> None:
    table = open_table(catalogue()[game], 3, 5)
    first, second = table.views([0, 1])
    assert all(
        mine is other
        for mine, other in zip(zones(first), zones(second), strict=True)
        if mine["cards"] == other["cards"]
    )
    for _ in range(12):
        before = table.views([0, None])
        after = table.views([None, 0])
        assert all(one is other for one, other in zip(zones(before[0]), zones(after[1]), strict=True))
        assert before[0]["known"] is after[1]["known"]
        seat, decision = next(iter(table.pending.items()))
        table.answer(seat, decision.options[0])
        assert [text(view) for view in table.views([0, None])] == [text(table.view(0)), text(table.view())]


def test_a_view_that_is_told_alone_belongs_to_its_reader() -> None:
    table = open_table(catalogue()["smile-life"], 3, 5)
    shared = deepcopy(table.views([0, None]))
    for zone in zones(table.view(0)):
        zone.clear()
    assert table.views([0, None]) == shared
    assert table.view(0) == shared[0]
