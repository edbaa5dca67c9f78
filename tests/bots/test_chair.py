"""A bot sits on a chair: it sees one seat's side of the table, and has no way around it."""

import croupier
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
