"""The luck of a scene can be forced, and its piles be said exactly, by their size or by their top."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest

import croupier
from croupier import BadTable, Table
from tests.play import every_table, lying, picture, play_to_the_end, text, truth, zones_of

SMALL = 4


def piles(game: str, seats: int) -> dict[str, list[str]]:
    """The piles of the table that lie in a scene by default, and their cards, those that the scene draws at once included."""
    names = croupier.games()[game].layout(seats).decks
    table = croupier.open_position(game, {"seats": seats}, 1)
    ordered = [zone.name for zone in zones_of(table.view()) if zone.ordered and zone.owner is None and zone.count]
    return {name: lying(table, name) for name in names if name in ordered}


def open_with(game: str, seats: int, pile: str, said: object) -> Table:
    return croupier.open_position(game, {"seats": seats, pile: said}, 1)


def open_short(game: str, seats: int, pile: str, said: object) -> Iterator[Table]:
    """A scene with a short pile, unless a clause of the rules speaks against it."""
    try:
        table = open_with(game, seats, pile, said)
    except BadTable as refused:
        if not re.search(r"\([A-Z]+-\w+\.\d+\)", str(refused)):
            raise
    else:
        yield table


@every_table
def test_a_stack_puts_cards_on_top_of_a_pile_of_the_scene(game: str, seats: int) -> None:
    for name, cards in piles(game, seats).items():
        wished = Random(name).sample(cards, SMALL)
        stack = {name: wished}
        table = croupier.open_position(game, {"seats": seats}, 1, stack)
        assert truth(table) == truth(open_with(game, seats, name, wished))
        assert truth(table) == truth(open_with(game, seats, name, {"top": wished}))
        assert any(lying(table, name)[: SMALL - drawn] == wished[drawn:] for drawn in range(seats + 1))
        assert table.view()["stacked"] is True
        assert table.save()["stack"] == stack
        loaded = croupier.load(text(table.save()))
        assert (picture(loaded), truth(loaded)) == (picture(table), truth(table))
        one, other = table.copy(), loaded
        for move in play_to_the_end(one, Random(name)):
            other.answer(*move)
        assert picture(one) == picture(other)


@every_table
def test_a_stack_agrees_with_what_the_scene_says_of_a_pile(game: str, seats: int) -> None:
    for name, cards in piles(game, seats).items():
        wished = Random(name).sample(cards, SMALL)
        for said in (wished, wished[:2], {"top": wished[:1]}, {"top": wished[:2], "size": SMALL}, {"exactly": wished}):
            for _ in open_short(game, seats, name, said):
                table = croupier.open_position(game, {"seats": seats, name: said}, 1, {name: wished[:3]})
                assert any(lying(table, name)[: 3 - drawn] == wished[drawn:3] for drawn in range(seats + 1))
                assert truth(croupier.load(table.save())) == truth(table)
        other = next(card for card in cards if card != wished[0])
        for against in ([wished[0]], {"top": [wished[0]]}):
            with pytest.raises(
                BadTable, match=f"'{name}' is '{wished[0]}' in the position, and '{other}' in the stack"
            ):
                croupier.open_position(game, {"seats": seats, name: against}, 1, {name: [other]})
        for _ in open_short(game, seats, name, {"exactly": wished[:2]}):
            with pytest.raises(BadTable, match=f"'{name}' holds exactly 2 cards"):
                croupier.open_position(game, {"seats": seats, name: {"exactly": wished[:2]}}, 1, {name: wished})


@every_table
def test_a_stack_that_no_scene_can_have_is_refused(game: str, seats: int) -> None:
    layout = croupier.games()[game].layout(seats)
    wrongs: list[object] = [[], "x", 5, {"no such pile": []}, {"hand:0": []}]
    for name in [*layout.decks, *layout.dice]:
        wrongs.extend([{name: wrong} for wrong in ("x", 5, None, ["no such kind"], [True], [-1], [None])])
    for name, cards in piles(game, seats).items():
        wrongs.append({name: [cards[0]] * 300})
    for wrong in wrongs:
        with pytest.raises(BadTable):
            croupier.open_position(game, {"seats": seats}, 1, wrong)  # type: ignore[arg-type] # what a client could send


@every_table
def test_a_pile_is_exactly_what_the_scene_says(game: str, seats: int) -> None:
    for name, cards in piles(game, seats).items():
        wished = Random(name).sample(cards, SMALL)
        for table in open_short(game, seats, name, {"exactly": wished}):
            drawn = SMALL - len(lying(table, name))
            assert drawn <= seats
            assert lying(table, name) == wished[drawn:]
            check(table)


@every_table
def test_a_pile_has_the_size_that_the_scene_says(game: str, seats: int) -> None:
    for name, cards in piles(game, seats).items():
        for size in (1, SMALL):
            for table in open_short(game, seats, name, {"size": size}):
                assert size - seats <= len(lying(table, name)) <= size
                check(table)
        top = Random(name).sample(cards, 2)
        for table in open_short(game, seats, name, {"size": SMALL, "top": top}):
            assert SMALL - seats <= len(lying(table, name)) <= SMALL
            assert any(lying(table, name)[: max(2 - drawn, 0)] == top[drawn:] for drawn in range(seats + 1))
            check(table)


def check(table: Table) -> None:
    """A table with fewer cards than the box can be told, opened again, forked and played to its end."""
    game, before = table.info.name, sorted(card for zone in truth(table) for card in zone)
    position = table.position()
    assert croupier.open_position(game, position, 9).position() == position
    others = [sorted(card for zone in truth(table.fork(0, seed)) for card in zone) for seed in range(8)]
    assert any(other != before for other in others), "no viewer knows which cards have stayed in the box"
    luck = Random(3)
    play_to_the_end(table, luck)
    assert sorted(card for zone in truth(table) for card in zone) == before
    twin = croupier.load(table.save())
    assert picture(twin) == picture(table)


@every_table
def test_a_pile_that_cannot_be_is_refused_in_words(game: str, seats: int) -> None:
    for name, cards in piles(game, seats).items():
        wrongs: list[object] = [
            5,
            "all",
            {},
            {"exactly": None},
            {"exactly": 5},
            {"exactly": ["no such kind"]},
            {"exactly": [cards[0]], "size": 1},
            {"exactly": [cards[0]], "top": [cards[0]]},
            {"exactly": [cards[0]] * 300},
            {"size": -1},
            {"size": True},
            {"size": "3"},
            {"size": 300},
            {"size": 0, "top": [cards[0]]},
            {"bottom": [cards[0]]},
        ]
        for wrong in wrongs:
            with pytest.raises(BadTable, match=name):
                open_with(game, seats, name, wrong)
