"""The levels, and how to ask for them."""

import sys
from types import ModuleType

import pytest

import croupier
from croupier import BadTable, GameInfo, bots
from croupier.lab import playout
from croupier.shelf import catalogue
from croupier.table import Chair, seeded

GAMES = list(croupier.games())


@pytest.mark.parametrize("game", GAMES)
def test_the_random_player_finishes_every_game(game: str) -> None:
    seats = croupier.games()[game].seats[0]
    table = croupier.open_table(game, seats, seed=1)
    playout(table, [bots.make(game, "random", seat) for seat in range(seats)], seeded(1))
    assert table.over


@pytest.mark.parametrize("game", GAMES)
def test_every_level_named_can_be_made(game: str) -> None:
    assert bots.names(game)[0] == "random"
    for level in bots.names(game):
        assert callable(bots.make(game, level, 1).choose)


def test_equal_seeds_choose_equally() -> None:
    table = croupier.open_table("russian-roulette", 4, seed=2)
    chair = Chair(table, 0)
    first, second, third = [bots.make("russian-roulette", "random", seed) for seed in (5, 5, 6)]
    choices = [[player.choose(chair).key for _ in range(40)] for player in (first, second, third)]
    assert choices[0] == choices[1] != choices[2]


def test_the_random_player_likes_all_options_alike() -> None:
    table = croupier.open_table("russian-roulette", 4, seed=2)
    chair = Chair(table, 0)
    player = bots.make("russian-roulette", "random", 1)
    chosen = [player.choose(chair).key for _ in range(3000)]
    expected = 3000 / len(chair.decision.options)
    for option in chair.decision.options:
        assert chosen.count(option.key) == pytest.approx(expected, rel=0.15)


def test_an_unknown_level_is_refused_in_words() -> None:
    with pytest.raises(BadTable, match=r"no player called 'clever'.*random, sensible"):
        bots.make("russian-roulette", "clever", 1)


def test_an_unknown_game_is_refused_in_words() -> None:
    with pytest.raises(BadTable, match="no game 'poker'"):
        bots.names("poker")


def test_a_game_without_a_sensible_player_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    roulette = croupier.games()["russian-roulette"]
    young = GameInfo("young", "A Young Game", 1, (2, 6), (), "a_young_game", roulette.layout, roulette.create)
    package = ModuleType("a_young_game")
    package.__path__ = []
    monkeypatch.setitem(sys.modules, "a_young_game", package)
    monkeypatch.setitem(catalogue(), "young", young)
    assert bots.names("young") == ["random"]
    with pytest.raises(BadTable, match="there is no sensible player for A Young Game yet"):
        bots.make("young", "sensible", 1)
