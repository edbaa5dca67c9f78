"""A fork agrees with everything its viewer knows, and with nothing else on purpose."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier import BadTable
from tests.play import (
    asked,
    every_table,
    open_some,
    picture,
    play_to_the_end,
    positions,
    recent,
    sight,
    some_move,
    text,
    truth,
    viewers,
    zones_of,
)

FORKED_EACH = 30
PLAYED_OUT_EACH = 8


@every_table
def test_a_fork_agrees_with_its_viewer_and_leaves_the_table_alone(game: str, seats: int) -> None:
    for table in positions(game, seats, FORKED_EACH, "forks"):
        before = picture(table)
        questions = asked(table)
        for viewer in viewers(table):
            twin = table.fork(viewer, 99)
            assert sight(twin, viewer) == sight(table, viewer)
            assert list(asked(twin)) == list(questions)
            if viewer is not None:
                assert asked(twin).get(viewer) == questions.get(viewer)
        assert picture(table) == before


@every_table
def test_a_fork_agrees_with_what_everybody_knows(game: str, seats: int) -> None:
    """A seat knows what spectators know, so a fork for it must look the same to them."""
    for number, table in enumerate(positions(game, seats, FORKED_EACH * 2, "public")):
        assert sight(table.fork(number % seats, number), None, recent(table)) == sight(table, None, recent(table))


@every_table
def test_a_fork_can_be_played_to_its_end_and_is_independent(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, PLAYED_OUT_EACH, "play forks")):
        before = picture(table)
        viewer = viewers(table)[number % (seats + 1)]
        twin = table.fork(viewer, number)
        cards = sorted(card for zone in truth(twin) for card in zone)
        play_to_the_end(twin, Random(number))
        assert sorted(card for zone in truth(twin) for card in zone) == cards
        assert "seed" not in twin.view(), "a fork would tell the seed of a table that is still played"
        assert picture(table) == before


@every_table
def test_equal_seeds_fork_equally_and_others_differ(game: str, seats: int) -> None:
    differing = 0
    for table in positions(game, seats, FORKED_EACH, "fork seeds"):
        viewer = viewers(table)[table.seats // 2]
        first, second = table.fork(viewer, 1), table.fork(viewer, 1)
        assert picture(first) == picture(second)
        assert truth(first) == truth(second)
        differing += any(truth(table.fork(viewer, seed)) != truth(first) for seed in range(2, 6))
        luck = Random(1)
        while not first.over:
            move = some_move(first, luck)
            first.answer(*move)
            second.answer(*move)
        assert picture(first) == picture(second)
    assert differing > FORKED_EACH // 2


@every_table
def test_a_fork_of_a_fork_agrees_with_both_viewers_in_turn(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, FORKED_EACH // 2, "forks of forks")):
        luck = Random(number)
        viewer = luck.choice(viewers(table))
        twin = table.fork(viewer, number)
        for _ in range(luck.randrange(6)):
            if not twin.over:
                twin.answer(*some_move(twin, luck))
        if twin.over:
            continue
        other = luck.choice(viewers(table))
        before = picture(twin)
        again = twin.fork(other, number + 1)
        assert sight(again, other) == sight(twin, other)
        assert picture(twin) == before
        same = twin.fork(viewer, number + 2)
        assert sight(same, viewer) == sight(twin, viewer)
        play_to_the_end(again, luck)


@every_table
def test_the_save_of_a_fork_loads_as_that_fork(game: str, seats: int) -> None:
    for number, table in enumerate(positions(game, seats, FORKED_EACH // 2, "saved forks")):
        luck = Random(number)
        twin = table.fork(luck.choice(viewers(table)), number)
        for _ in range(luck.randrange(8)):
            if not twin.over:
                twin.answer(*some_move(twin, luck))
        if not twin.over and luck.random() < 0.5:
            twin = twin.fork(luck.choice(viewers(table)), number + 1)
        loaded = croupier.load(text(twin.save()))
        assert picture(loaded) == picture(twin)
        assert truth(loaded) == truth(twin)


@every_table
def test_a_fork_keeps_from_its_viewer_what_others_were_told_before(game: str, seats: int) -> None:
    """On a fork for one viewer, the past as the others see it shows no card that this viewer may not know."""
    for number, table in enumerate(positions(game, seats, FORKED_EACH, "veils")):
        viewer = viewers(table)[number % (seats + 1)]
        own = {event["n"]: event for event in table.events(seat=viewer)}
        twin = table.fork(viewer, 7)
        for other in viewers(table):
            for event in twin.events(seat=other):
                assert event["n"] in own
                cards, mine = event.get("cards"), own[event["n"]].get("cards")
                if isinstance(cards, list) and isinstance(mine, list):
                    assert all(card is None or card == known for card, known in zip(cards, mine, strict=True))


@every_table
def test_a_fork_of_a_finished_game_is_finished(game: str, seats: int) -> None:
    table = open_some(game, seats, 6)
    play_to_the_end(table, Random(6))
    twin = table.fork(0, 1)
    assert twin.over
    assert sight(twin, 0) == sight(table, 0)


@every_table
def test_only_those_at_the_table_can_have_a_fork(game: str, seats: int) -> None:
    table = open_some(game, seats, 0)
    before = picture(table)
    for nobody in (seats, 99, -1):
        with pytest.raises(BadTable, match=str(nobody)):
            table.fork(nobody, 1)
        with pytest.raises(BadTable, match=str(nobody)):
            table.view(nobody)
        with pytest.raises(BadTable, match=str(nobody)):
            table.events(seat=nobody)
    assert picture(table) == before


@every_table
def test_what_others_hide_varies_over_forks(game: str, seats: int) -> None:
    """The leak tests have teeth: behind what a viewer cannot see, forks put different cards."""
    hiding = varying = 0
    for table in positions(game, seats, FORKED_EACH, "variety"):
        for viewer in viewers(table):
            backs = sum(zone.cards.count(None) for zone in zones_of(table.view(viewer)))
            if backs >= 2:
                hiding += 1
                varying += len({text(truth(table.fork(viewer, seed))) for seed in range(6)}) > 1
    assert hiding > FORKED_EACH
    assert varying > 0.9 * hiding
