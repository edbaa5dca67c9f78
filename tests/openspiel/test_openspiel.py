"""The games in OpenSpiel: its own simulation test, and its own bots. ``make openspiel`` runs this; ``make test`` does
not.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import croupier  # noqa: E402
from croupier import BadTable  # noqa: E402
from croupier.openspiel import load  # noqa: E402

GAMES = list(croupier.games())
TABLES = [(game, seats) for game, info in croupier.games().items() for seats in range(info.seats[0], info.seats[1] + 1)]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_the_simulation_test_passes(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats=seats), num_sims=1, serialize=False, verbose=False)


def test_games_are_registered_with_their_options() -> None:
    game = pyspiel.load_game("croupier_total_rickall(players=4,mode=advanced)")
    assert game.num_players() == 4
    assert game.setup.options["mode"] == "advanced"
    with pytest.raises(BadTable, match="is for 2 to 6 seats, not 9"):
        load("smile-life", seats=9)


def test_a_state_that_was_written_down_is_the_same_again() -> None:
    game = load("russian-roulette", seats=3)
    state = game.new_initial_state()
    luck = np.random.RandomState(1)
    state.apply_action(5)
    for _ in range(60):
        state.apply_action(int(luck.choice(state.legal_actions())))
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.information_state_string(1) == state.information_state_string(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_resampled_state_agrees_with_its_player(game: str) -> None:
    state = load(game, seats=3).new_initial_state()
    luck = np.random.RandomState(1)
    state.apply_action(7)
    worlds = 0
    for _ in range(30):
        if state.is_terminal():
            break
        player = state.current_player()
        other = state.resample_from_infostate(player, luck.random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        worlds += any(
            other.information_state_string(seat) != state.information_state_string(seat)
            for seat in range(3)
            if seat != player
        )
        state.apply_action(int(luck.choice(state.legal_actions())))
    assert worlds


@pytest.mark.parametrize("game", GAMES)
def test_openspiels_own_bots_play_to_the_end(game: str) -> None:
    """ISMCTS with few simulations against a uniform random bot. It thinks about its first answers only."""
    played = load(game, seats=2)
    thinking = ismcts.ISMCTSBot(
        game=played,
        uct_c=2.0,
        evaluator=mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)),
        max_simulations=2,
    )
    bots = [thinking, pyspiel.make_uniform_random_bot(1, 5)]
    hasty = pyspiel.make_uniform_random_bot(0, 6)
    state = played.new_initial_state()
    state.apply_action(3)
    steps = 0
    while not state.is_terminal():
        player = state.current_player()
        bot = hasty if player == 0 and steps > 12 else bots[player]
        state.apply_action(bot.step(state))
        steps += 1
    assert len(state.returns()) == 2


def test_python_ends_well_after_the_games_were_registered() -> None:
    done = subprocess.run(
        [sys.executable, "-c", "import croupier.openspiel"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_page_for_researchers_works_as_it_stands() -> None:
    page = Path(__file__).parents[2].joinpath("docs", "research.md").read_text("utf-8")
    (block,) = re.findall(r"^```text\n(import pyspiel\n.*?)^```$", page, re.MULTILINE | re.DOTALL)
    exec(compile(block, "research.md, OpenSpiel", "exec"), {"__name__": "page"})
