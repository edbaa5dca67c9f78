"""The players in the lab, and what all built-in players have in common."""

from functools import partial
from hashlib import sha256

import pytest

import croupier
from croupier import BadTable, bots
from croupier.lab import playout
from croupier.table import Chair, seeded
from tests.bots.common import SETTINGS, chooses_the_same_in_every_world, real_choices

GAMES = list(croupier.games())
# Hashes of the answers of a game between four sensible players, recorded on 2026-11-19 before they were rewritten.
RECORDED = ["c098f986c185e16d", "b036ce2228ed5273", "a2f2451e4af87b0a", "f09357852cec8907", "dbeb9e3f642d4cad"]


@pytest.mark.parametrize(("setting", "recorded"), list(zip(SETTINGS, RECORDED, strict=True)))
def test_sensible_1_stays_as_it_was(setting: tuple[str, dict[str, object]], recorded: str) -> None:
    game, options = setting
    table = croupier.open_table(game, 4, 7, options)
    playout(table, [bots.make(game, "sensible-1", seat) for seat in range(4)], seeded(7))
    assert sha256(repr(table.save()["answers"]).encode()).hexdigest()[:16] == recorded


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in bots.panel(game)])
def test_a_player_of_the_lab_finishes_a_game_among_random_players(game: str, name: str) -> None:
    table = croupier.open_table(game, 2, 3)
    playout(table, [bots.make(game, name, 1), bots.make(game, "random", 2)], seeded(1))
    assert table.over


@pytest.mark.parametrize("game", GAMES)
def test_no_table_offers_the_players_of_the_lab(game: str) -> None:
    assert "sensible-1" in bots.panel(game)
    assert not set(bots.panel(game)) & set(bots.names(game))


def test_an_exploiter_of_another_game_is_unknown() -> None:
    with pytest.raises(BadTable, match="no player called 'never-cheat' for Smile Life"):
        bots.make("smile-life", "never-cheat", 1)


def test_an_exploiter_keeps_its_rule() -> None:
    table = croupier.open_table("russian-roulette", 4, seed=6)
    chosen = {bots.make("russian-roulette", "always-cheat", seed).choose(Chair(table, 0)).key for seed in range(20)}
    assert chosen == {"pocket:bullet"}


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_sensible_player_chooses_the_same_in_every_world_that_agrees_with_what_it_knows(
    game: str, options: dict[str, object]
) -> None:
    table = croupier.open_table(game, 4, 11, options)
    compared = 0
    for step, seat in real_choices(table, [bots.make(game, "sensible", seat) for seat in range(4)], 11, 150, 7):
        chooses_the_same_in_every_world(table, seat, partial(bots.make, game, "sensible", step))
        compared += 1
    assert compared > 5


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("russian-roulette", 4, {}),
        ("total-rickall", 4, {"mode": "advanced"}),
        *[("hundred-days", seats, {}) for seats in (2, 3, 4)],
        *[("smile-life", seats, {}) for seats in (2, 4)],
    ],
)
def test_equal_seeds_play_equal_games(game: str, seats: int, options: dict[str, object]) -> None:
    def answers() -> object:
        table = croupier.open_table(game, seats, 7, options)
        playout(table, [bots.make(game, "sensible", seat) for seat in range(seats)], seeded(7))
        return table.save()["answers"]

    assert answers() == answers()


@pytest.mark.parametrize("game", GAMES)
def test_one_player_may_move_from_table_to_table(game: str) -> None:
    players = [bots.make(game, "sensible", seat) for seat in range(3)]
    for seed in (1, 2):
        table = croupier.open_table(game, 3, seed)
        playout(table, players, seeded(seed))
        assert table.over
