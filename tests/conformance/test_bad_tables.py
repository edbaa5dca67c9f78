"""Impossible tables are refused in words that say what was wrong."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable, CroupierError, Table


def open_badly(*wish: object, **more: object) -> Table:
    """Open a table with a wish that a type checker would reject."""
    opening: object = croupier.open_table
    assert callable(opening)
    table = opening(*wish, **more)
    assert isinstance(table, Table)
    return table


def test_every_error_is_one_of_croupiers_own() -> None:
    for error in (croupier.BadTable, croupier.BadSave, croupier.Refused):
        assert issubclass(error, CroupierError)
    for refused in (croupier.NotAsked, croupier.NotOnOffer, croupier.TooLate):
        assert issubclass(refused, croupier.Refused)


@pytest.mark.parametrize("name", ["", "chess", "Russian-Roulette", "russian_roulette", None, 5, ["a"], {}])
def test_an_unknown_game_is_refused_with_those_there_are(name: object) -> None:
    with pytest.raises(BadTable) as refused:
        open_badly(name, 2)
    assert repr(name) in str(refused.value)
    assert all(game in str(refused.value) for game in croupier.games())
