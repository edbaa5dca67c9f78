"""A table that cannot be is refused in words that tell what was wrong."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier import BadTable, CroupierError, Table
from croupier.table import seeded
from tests.play import GAMES, every_game, every_table, play_to_the_end, text, truth


def open_badly(*wish: object, **more: object) -> Table:
    """Opens a table with a wish that no type checker would let through."""
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
    assert all(game in str(refused.value) for game in GAMES)


@every_game
@pytest.mark.parametrize("seed", [None, "7", 1.5, True, b"7", [7]])
def test_a_seed_is_a_whole_number(game: str, seed: object) -> None:
    with pytest.raises(BadTable, match="seed") as refused:
        open_badly(game, croupier.games()[game].seats[0], seed)
    assert repr(seed) in str(refused.value)


@every_game
@pytest.mark.parametrize("seed", [0, -1, 2**31, 2**63, 2**64, -(2**64), 10**40])
def test_any_whole_number_is_a_seed(game: str, seed: int) -> None:
    table = croupier.open_table(game, croupier.games()[game].seats[0], seed)
    assert croupier.load(text(table.save())).view() == table.view()
    assert table.fork(None, seed).view() == table.view()


@every_game
def test_the_number_of_seats_has_its_bounds(game: str) -> None:
    info = croupier.games()[game]
    least, most = info.seats
    for seats in (least - 1, most + 1, 0, -1, 10**9):
        with pytest.raises(BadTable) as refused:
            croupier.open_table(game, seats)
        assert all(word in str(refused.value) for word in (str(seats), str(least), str(most), info.title))
    for wrong in ("2", 2.0, None, True, [2]):
        with pytest.raises(BadTable) as refused:
            open_badly(game, wrong)
        assert repr(wrong) in str(refused.value)


@every_game
def test_options_are_known_ones_with_values_they_may_have(game: str) -> None:
    info = croupier.games()[game]
    seats = info.seats[0]
    with pytest.raises(BadTable, match="no such option"):
        open_badly(game, seats, 0, {"no such option": 1})
    for options in ([], "x", 5, [("a", 1)]):
        with pytest.raises(BadTable, match="option"):
            open_badly(game, seats, 0, options)
    with pytest.raises(BadTable):
        open_badly(game, seats, 0, {5: 5})
    for option in info.options:
        wrong: list[object] = [None, [], {}, 1.5, "no such choice"]
        if isinstance(option.default, bool):
            wrong.extend([0, 1, "true"])
        elif isinstance(option.default, int):
            wrong.extend([option.least - 1, option.most + 1, str(option.default), True, float(option.default)])
        else:
            wrong.extend([0, True, str(option.choices[0]).upper()])
        for value in wrong:
            with pytest.raises(BadTable) as refused:
                open_badly(game, seats, 0, {option.name: value})
            assert option.name in str(refused.value)
            assert str(value) in str(refused.value)


@every_game
def test_the_catalogue_tells_what_each_option_means_and_its_default_may_be_chosen(game: str) -> None:
    info = croupier.games()[game]
    assert info.name == game
    assert info.title
    assert 1 <= info.seats[0] <= info.seats[1]
    for option in info.options:
        assert option.meaning
        assert croupier.open_table(game, info.seats[0], 0, {option.name: option.default}).view() == (
            croupier.open_table(game, info.seats[0]).view()
        )


@every_table
def test_a_stack_that_cannot_be_is_refused(game: str, seats: int) -> None:
    layout = croupier.games()[game].layout(seats)
    for stack in ([], "x", 5, [("action", ["peek"])]):
        with pytest.raises(BadTable, match="stack"):
            open_badly(game, seats, 0, {}, stack)
    unknowns: list[object] = [{"no such pile": []}, {"no such pile": ["x"]}, {5: []}]
    for unknown in unknowns:
        with pytest.raises(BadTable) as refused:
            open_badly(game, seats, 0, {}, unknown)
        assert all(name in str(refused.value) for name in [*layout.decks, *layout.dice])
    wrongs: list[object] = ["peek", 5, None, {"a": 1}, [None], [["x"]], [{}], ["no such kind"], [True], [-1], [10**9]]
    for name in [*layout.decks, *layout.dice]:
        for wrong in wrongs:
            with pytest.raises(BadTable) as refused:
                open_badly(game, seats, 0, {}, {name: wrong})
            assert repr(name) in str(refused.value)


def stackable(game: str, seats: int) -> dict[str, list[str]]:
    """What can be wished for in each pile: the cards that lie there in the box, or those of its pool."""
    info = croupier.games()[game]
    box = info.unpack(seats, info.check_options({}, seats), seeded(0))
    layout = box.layout
    piles = {name: box.zones[layout.names.index(name)] or box.members[pool] for name, pool in layout.decks.items()}
    return {name: [layout.kinds[box.face[card]] for card in cards] for name, cards in piles.items()}


@every_table
def test_a_stacked_table_says_so_and_holds_no_more_than_there_is(game: str, seats: int) -> None:
    for name, kinds in stackable(game, seats).items():
        every = sorted(kinds)
        table = croupier.open_table(game, seats, 0, {}, {name: every[:3]})
        assert table.view()["stacked"] is True
        assert table.save()["stack"] == {name: every[:3]}
        assert croupier.load(text(table.save())).view() == table.view()
        with pytest.raises(BadTable) as refused:
            croupier.open_table(game, seats, 0, {}, {name: [*every, every[0]]})
        assert repr(every[0]) in str(refused.value)


@every_table
def test_a_stacked_game_can_be_played(game: str, seats: int) -> None:
    layout = croupier.games()[game].layout(seats)
    luck = Random(seats)
    for seed in range(3):
        stack: dict[str, list[str | int]] = {}
        for name, kinds in stackable(game, seats).items():
            stack[name] = list(luck.sample(kinds, luck.randint(0, min(6, len(kinds)))))
        for name, faces in layout.dice.items():
            stack[name] = [luck.randint(1, faces) for _ in range(5)]
        table = croupier.open_table(game, seats, seed, None, stack)
        cards = sorted(card for zone in truth(table) for card in zone)
        play_to_the_end(table, Random(seed))
        assert sorted(card for zone in truth(table) for card in zone) == cards
        assert croupier.load(text(table.save())).view() == table.view()


def test_an_empty_stack_changes_no_luck() -> None:
    for game, info in croupier.games().items():
        plain = croupier.open_table(game, info.seats[0], 5)
        stacked = croupier.open_table(game, info.seats[0], 5, {}, {})
        assert truth(plain) == truth(stacked)
