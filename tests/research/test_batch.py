"""Batches: many tables in one step, each as if it were played alone."""

from __future__ import annotations

import numpy as np
import pytest

import croupier
from croupier import BadTable
from croupier.research import Batch, actions, encoder, rewards
from croupier.table import Table, seeded

GAMES = list(croupier.games())
every_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(("game", "invited"), [*((game, False) for game in GAMES), ("total-rickall", True)])
def test_a_batch_plays_like_single_tables(game: str, invited: bool) -> None:
    """The same answers at a single table lead to the same masks, observations, rewards and ends."""
    batch = Batch(game, 3, seats=4, seed=5, reward="score", invited=invited)
    known, encoded = actions(game, seats=4), encoder(game, seats=4, deduced=False)
    alone = [croupier.open_table(game, 4, seed=batch.seed_of(at)) for at in range(3)]
    luck = seeded(1)
    numbers = np.zeros(encoded.size, np.int16)
    ended = 0
    for _ in range(400):
        for at, table in enumerate(alone):
            seat = int(batch.seats[at])
            assert seat == next_at(table, invited)
            assert batch.masks[at].tolist() == known.mask(table, seat).tolist()
            encoded.write(table, seat, numbers)
            assert (batch.observations[at] == numbers).all()
        seats = batch.seats.tolist()
        chosen = batch.random_actions(luck)
        batch.step(np.array(chosen))
        for at, table in enumerate(alone):
            table.answer(seats[at], known.key(chosen[at]))
            assert bool(batch.over[at]) == table.over
            assert batch.rewards[at].tolist() == rewards(table, "score")
            if table.over:
                ended += 1
                alone[at] = croupier.open_table(game, 4, seed=batch.seed_of(at))
    assert ended or game in ("hundred-days", "smile-life")


@pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in set(croupier.games()[game].seats)]
)
def test_what_is_not_written_again_is_as_it_was(game: str, seats: int) -> None:
    """A step leaves unchanged values alone, and the seats that are asked next read the same as from a fresh array."""
    batch = Batch(game, 2, seats=seats, seed=20)
    fresh = encoder(game, seats=seats, deduced=False)
    luck = seeded(20)
    numbers = np.zeros(fresh.size, np.int16)
    for step in range(250):
        for at in range(2):
            fresh.write(batch.table(at), int(batch.seats[at]), numbers)
            assert (batch.observations[at] == numbers).all(), (
                step,
                at,
                np.flatnonzero(batch.observations[at] != numbers),
            )
        batch.step(batch.random_actions(luck))


def next_at(table: Table, invited: bool) -> int:
    """Seats that are invited answer before those that the table waits for, or not at all."""
    guests = [seat for seat in sorted(table.pending) if seat not in table.waiting()]
    return guests[0] if invited and guests else table.waiting()[0]


def test_who_is_invited_can_speak_up() -> None:
    batch = Batch("total-rickall", 1, seats=3, seed=2, invited=True)
    luck, speak, spoke = seeded(1), batch.actions.number("speak"), 0
    for _ in range(200):
        asked = int(batch.seats[0])
        if asked not in batch.table(0).waiting():
            assert batch.masks[0, speak] == 1
            batch.step([speak])
            assert batch.seats[0] == asked
            spoke += 1
        batch.step(batch.random_actions(luck))
    assert spoke


@every_game
def test_the_same_seed_gives_the_same_batch(game: str) -> None:
    one, other, third = (Batch(game, 4, seats=3, seed=seed) for seed in (7, 7, 8))
    lucks = [seeded(2) for _ in range(3)]
    for _ in range(100):
        for batch, luck in zip((one, other, third), lucks, strict=True):
            batch.step(batch.random_actions(luck))
        assert (one.observations == other.observations).all()
        assert (one.seats == other.seats).all()
    assert (one.observations != third.observations).any()


def test_deduced_observations_are_those_of_the_whole_encoder() -> None:
    batch = Batch("russian-roulette", 2, seats=4, seed=1, deduced=True)
    known = encoder("russian-roulette", seats=4)
    numbers = np.zeros(known.size, np.int16)
    luck = seeded(3)
    for _ in range(60):
        batch.step(batch.random_actions(luck))
    for at in range(2):
        known.write(batch.table(at), int(batch.seats[at]), numbers)
        assert (batch.observations[at] == numbers).all()


def test_an_action_that_is_not_on_offer_changes_nothing() -> None:
    batch = Batch("total-rickall", 2, seats=3, seed=1)
    before = batch.observations.copy()
    good = batch.random_actions(seeded(1))
    bad = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(ValueError, match=f"action {bad} is not on offer to seat .* at table 1"):
        batch.step([good[0], bad])
    with pytest.raises(ValueError, match="takes 2 actions, one for each table, not 1"):
        batch.step(good[:1])
    assert (batch.observations == before).all()
    assert batch.table(0).answer_count == 0


def test_what_cannot_be_a_batch_is_refused() -> None:
    with pytest.raises(BadTable, match="at least one table, not 0"):
        Batch("total-rickall", 0, seats=3)
    with pytest.raises(BadTable, match="a reward must be one of win, rank, score, team, not 'gold'"):
        Batch("total-rickall", 1, seats=3, reward="gold")
    with pytest.raises(BadTable, match="has no option 'colour'"):
        Batch("total-rickall", 1, seats=3, colour="red")
