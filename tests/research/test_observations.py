"""Observations: one size, any array, the same for all players with the same knowledge. ``croupier.testing`` checks for
every game that they are complete and reveal no secret.
"""

from __future__ import annotations

from array import array

import numpy as np
import pytest

import croupier
from croupier.research import Encoder, encoder
from croupier.table import Table, seeded

GAMES = list(croupier.games())
every_game = pytest.mark.parametrize("game", GAMES)


def played(game: str, decisions: int, seed: int = 3) -> Table:
    table = croupier.open_table(game, 4, seed=seed)
    table.play_out(seeded(seed), decisions)
    return table


def cells(known: Encoder, table: Table, seat: int) -> list[int]:
    numbers = np.zeros(known.size, np.int16)
    known.write(table, seat, numbers)
    return [int(number) for number in numbers]


@every_game
def test_an_observation_can_be_written_into_any_array(game: str) -> None:
    known = encoder(game, seats=4)
    table = played(game, 40)
    expected = cells(known, table, 1)
    targets: list[object] = [
        np.zeros(known.size, np.float32),
        np.zeros(known.size + 5, np.int64),
        array("h", [0] * known.size),
        array("d", [0.0] * known.size),
        [0] * known.size,
        np.zeros((3, known.size), np.int16)[1],
        np.zeros(2 * known.size, np.int16)[::2],
    ]
    for target in targets:
        known.write(table, 1, target)
        assert [int(number) for number in target][: known.size] == expected  # type: ignore[attr-defined]


@every_game
def test_the_parts_cover_the_whole_observation(game: str) -> None:
    known = encoder(game, seats=4)
    at = 0
    for first, last in known.parts.values():
        assert first == at
        at = last
    assert at == known.size
    assert "known" not in encoder(game, seats=4, deduced=False).parts


@every_game
def test_zones_are_told_by_kind(game: str) -> None:
    """The cells of a zone count the cards that the seat knows there."""
    known = encoder(game, seats=4)
    table = played(game, 30)
    seat = 2
    view = table.view(seat)
    numbers = cells(known, table, seat)
    zones = view["zones"]
    assert isinstance(zones, list)
    first, _ = known.parts["kinds"]
    for at, zone in enumerate(zones):
        row = numbers[first + at * len(known.kinds) : first + (at + 1) * len(known.kinds)]
        held = [card for card in zone["cards"] if card is not None]
        assert {kind: count for kind, count in zip(known.kinds, row, strict=True) if count} == {
            kind: held.count(kind) for kind in held
        }
        assert numbers[known.parts["counts"][0] + at] == zone["count"]


@every_game
def test_the_mask_is_part_of_the_observation(game: str) -> None:
    known = encoder(game, seats=4, deduced=False)
    table = played(game, 25)
    for seat in range(4):
        first, last = known.parts["legal"]
        assert cells(known, table, seat)[first:last] == known.actions.mask(table, seat).tolist()


@every_game
def test_what_happened_is_told_in_tokens(game: str) -> None:
    known = encoder(game, seats=4)
    table = played(game, 60)
    for seat in range(4):
        tokens = known.history(table, seat)
        assert 0 < min(tokens) <= max(tokens) < known.tokens()
        assert len(tokens) >= len(table.events(0, seat))
        late = table.event_count - 3
        assert tokens[len(tokens) - len(known.history(table, seat, late)) :] == known.history(table, seat, late)


@every_game
def test_tokens_tell_events_apart(game: str) -> None:
    """Different events give different tokens, and the same event the same token."""
    known = encoder(game, seats=4)
    told: dict[str, tuple[int, ...]] = {}
    for seed in range(3):
        table = played(game, 200, seed)
        for seat in range(4):
            for event in table.events(0, seat):
                number = int(str(event.pop("n")))
                own = known.history(table, seat, number - 1)[
                    : len(known.history(table, seat, number - 1)) - len(known.history(table, seat, number))
                ]
                assert told.setdefault(str(event), tuple(own)) == tuple(own)
            table.play_out(seeded(1), 0)
    assert len(set(told.values())) == len(told)


def test_information_states_remember_ones_own_answers() -> None:
    known = encoder("russian-roulette", seats=2)
    one, other = (croupier.open_table("russian-roulette", 2, seed=4) for _ in range(2))
    assert known.information_state(one, 0) == known.information_state(other, 0)
    one.answer(0, "pocket:click")
    other.answer(0, "pocket:bullet")
    assert known.information_state(one, 0) != known.information_state(other, 0)
    assert known.information_state(one, 1) == known.information_state(other, 1)


def test_a_number_that_does_not_fit_is_no_silent_fault() -> None:
    from croupier.research.sheet import Sheet, row_of

    with pytest.raises(OverflowError, match="40000 does not fit"):
        Sheet(row_of(4), 0).number("points", 40000)
