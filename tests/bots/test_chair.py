"""A bot sits on a chair: it gets one seat's side of the table, and no way round it."""

import pytest

import croupier
from croupier import bots
from croupier.table import Chair, Table, seeded

ALL_IT_SHOWS = {"seat", "decision", "view", "events", "fork", "state"}


def middle_of_a_game(seed: int, answers: int) -> Table:
    table = croupier.open_table("russian-roulette", 4, seed)
    luck = seeded(seed)
    for _ in range(answers):
        if table.over:
            break
        seats = list(table.pending)
        seat = seats[luck.below(len(seats))]
        options = table.pending[seat].options
        table.answer(seat, options[luck.below(len(options))])
    return table


def test_a_chair_shows_a_side_of_the_table_and_nothing_else() -> None:
    chair = Chair(croupier.open_table("russian-roulette", 4, seed=3), 2)
    assert {name for name in dir(chair) if not name.startswith("_")} == ALL_IT_SHOWS


def test_what_a_chair_shows_is_what_its_seat_may_know() -> None:
    table = middle_of_a_game(3, 40)
    for seat in range(4):
        chair = Chair(table, seat)
        assert chair.view() == table.view(seat)
        assert chair.events(5) == table.events(5, seat)


@pytest.mark.parametrize("seed", range(12))
def test_a_sensible_choice_does_not_depend_on_what_the_seat_cannot_know(seed: int) -> None:
    """The truth is dealt anew behind the seat's back: the same player on the same chair chooses the same."""
    table = middle_of_a_game(seed, 25 + 11 * seed)
    for seat, decision in table.pending.items():
        chosen = bots.make("russian-roulette", "sensible", 9).choose(Chair(table, seat)).key
        for again in range(4):
            other = table.fork(seat, again)
            assert [option.key for option in other.pending[seat].options] == [option.key for option in decision.options]
            assert bots.make("russian-roulette", "sensible", 9).choose(Chair(other, seat)).key == chosen
