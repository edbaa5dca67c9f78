"""Errors in a position are reported in words: by seat, and with every key that could have been meant."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable
from croupier.table import Json, seeded


def known(game: str, position: Json) -> set[str]:
    """Return the keys that the error for an unknown one names."""
    with pytest.raises(BadTable, match="has no field") as error:
        croupier.open_position(game, position)
    return set(str(error.value).partition("; its fields are ")[2].split(", "))


@pytest.mark.parametrize("game", croupier.games())
def test_the_list_of_known_keys_names_all_of_them(game: str) -> None:
    """Every key of a position, at any moment of a game, is known."""
    for seed in range(5):
        table = croupier.open_table(game, croupier.games()[game].usual_seats(), seed=seed)
        for _ in range(8):
            table.play_out(seeded(seed), most=25)
            if table.over:
                break
            position = {part: fact for part, fact in table.position().items() if part != "moment"}
            assert known(game, {**position, "weather": "fine"}) >= set(position)
            players = position["players"]
            assert isinstance(players, list)
            unknown = [{**players[0], "hat": True}, *players[1:]]
            assert known(game, {**position, "players": unknown}) >= set(players[0])


@pytest.mark.parametrize("game", croupier.games())
def test_a_player_is_named_by_their_seat(game: str) -> None:
    with pytest.raises(BadTable, match=r"^seat 1 has no field hat; its fields are "):
        croupier.open_position(game, {"players": [{}, {"hat": True}, {}]})
    with pytest.raises(BadTable, match=r"^seat 0 must be an object, not 5"):
        croupier.open_position(game, {"players": [5, {}, {}]})
