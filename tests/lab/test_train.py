"""Training: gradients match the loss, equal seeds give equal weights, and an interrupted training continues as if it
had not been interrupted.
"""

import json
from dataclasses import asdict, replace
from pathlib import Path
from typing import cast

import numpy as np
import numpy.typing as npt
import pytest

import croupier
from croupier.bots.learned import fits
from croupier.bots.network import Numbers, Question, load
from croupier.lab import train as command
from croupier.lab.course import Course, Recipe, train
from croupier.lab.gradient import Arrays, Choice, Figures, Learner, Played, Sample, fresh, sample
from croupier.table import BadTable
from croupier.table.view import PlainView
from croupier.table.wishes import read_variants

TINY = Recipe("russian-roulette", (2,), {}, reading=1, rare=1, modelling=1, rounds=1, updates=2, games=2, stride=1)
WORDS, OPTION_WORDS = 9, 6
ENTROPY = 0.01


def random_choice(luck: np.random.Generator) -> Choice:
    options = int(luck.integers(2, 5))
    words = luck.integers(0, WORDS, 4).astype(np.int32)
    question = Question(
        words,
        luck.random(4).astype(np.float32),
        luck.integers(0, OPTION_WORDS, 2 * options).astype(np.int32),
        luck.random(2 * options).astype(np.float32),
        np.arange(0, 2 * options, 2, dtype=np.int32),
    )
    return Choice(question, int(luck.integers(options)), -float(luck.random()) - 0.5, float(luck.random()))


class Slopes(Learner):
    """Keeps its gradients instead of applying them."""

    def _step(self, slopes: Arrays, rate: float) -> None:
        self.slopes = slopes


def loss_of_imitation(figures: Figures) -> float:
    return figures.choosing + 0.3 * figures.guessing


@pytest.fixture
def choices() -> Sample:
    luck = np.random.default_rng(1)
    return sample([Played([random_choice(luck) for _ in range(6)], worth) for worth in (0.0, 1.0)], 0.9)


def weights() -> Arrays:
    """Return weights in double precision, for small differences."""
    arrays = fresh(WORDS, OPTION_WORDS, np.random.default_rng(2))
    return {name: array.astype(np.float64) for name, array in arrays.items()}


def steepest(slope: Numbers) -> tuple[int, ...]:
    return tuple(int(at) for at in np.unravel_index(np.argmax(np.abs(slope)), slope.shape))


@pytest.mark.parametrize("name", sorted(weights()))
def test_the_slope_of_imitation_is_that_of_the_loss(name: str, choices: Sample) -> None:
    everything: npt.NDArray[np.int64] = np.arange(len(choices))
    learner = Slopes(weights())
    learner.imitate(choices, everything, 0.0, 0.3)
    at = steepest(learner.slopes[name])
    around = []
    for step in (1e-5, -1e-5):
        moved = weights()
        moved[name][at] += step
        around.append(loss_of_imitation(Slopes(moved).judge(choices, everything)))
    assert learner.slopes[name][at] == pytest.approx((around[0] - around[1]) / 2e-5, rel=1e-3)


@pytest.mark.parametrize("gain", [1.0, -1.0])
def test_what_has_gained_becomes_likelier(gain: float, choices: Sample) -> None:
    everything: npt.NDArray[np.int64] = np.arange(len(choices))
    learner = Learner(fresh(WORDS, OPTION_WORDS, np.random.default_rng(2)))
    before = learner.judge(choices, everything).choosing
    choices.chances[:] = -before
    gains = np.full(len(choices), gain, np.float32)
    learner.reinforce(choices, everything, gains, 1e-3, 0.0)
    assert (learner.judge(choices, everything).choosing < before) == (gain > 0)


def test_nothing_moves_further_than_the_bounds(choices: Sample) -> None:
    everything: npt.NDArray[np.int64] = np.arange(len(choices))
    learner = Slopes(weights())
    choices.chances[:] = -50.0  # all choices are much likelier by now
    learner.reinforce(choices, everything, np.ones(len(choices), np.float32), 0.0, 0.0)
    assert not learner.slopes["judge"].any()


def test_credit_goes_to_what_comes_before() -> None:
    luck = np.random.default_rng(3)
    made = [random_choice(luck)._replace(guess=guess) for guess in (0.2, 0.6)]
    found = sample([Played(made, 1.0)], 0.5)
    assert found.gains == pytest.approx([0.4 + 0.5 * 0.4, 0.4])
    assert found.worth.tolist() == [1.0, 1.0]


def quietly(recipe: Recipe, folder: Path, most: int | None = None) -> Course:
    return train(recipe, folder, most=most, say=lambda words: None)


def test_equal_seeds_give_equal_weights_also_after_an_interruption(tmp_path: Path) -> None:
    whole = quietly(TINY, tmp_path / "whole")
    quietly(TINY, tmp_path / "parts", most=1)
    parts = quietly(TINY, tmp_path / "parts")
    other = quietly(replace(TINY, seed=2), tmp_path / "other", most=0)
    assert whole.updates == parts.updates == 2
    for name, array in whole.learner.arrays.items():
        np.testing.assert_array_equal(parts.learner.arrays[name], array)
    assert not np.array_equal(other.learner.arrays["within"], whole.learner.arrays["within"])
    lines = (tmp_path / "parts" / "curve.jsonl").read_text("utf-8").splitlines()
    assert [(json.loads(line)["update"], json.loads(line)["games"]) for line in lines] == [(1, 2), (2, 4)]


@pytest.mark.parametrize("other", [replace(TINY, tiny=1e3), replace(TINY, minibatch=8)])
def test_steps_are_as_large_as_the_recipe_says(tmp_path: Path, other: Recipe) -> None:
    """With a large epsilon hardly anything moves, with small minibatches all moves more often."""
    moved, steps = [], []
    for name, recipe in (("usual", TINY), ("other", other)):
        before = quietly(recipe, tmp_path / name, most=0).learner.arrays["within"].copy()
        after = quietly(recipe, tmp_path / name).learner
        moved.append(np.abs(after.arrays["within"] - before).max())
        steps.append(after.steps)
    assert (moved[1] < 1e-3 * moved[0]) == (other.tiny > TINY.tiny)
    assert (steps[1] > 4 * steps[0]) == (other.minibatch < TINY.minibatch)


def test_a_training_may_go_on_with_other_figures_and_tells_them(tmp_path: Path) -> None:
    quietly(TINY, tmp_path, most=0)
    quietly(replace(TINY, rate=1e-3, updates=1), tmp_path)
    told = load(tmp_path / "russian-roulette.npz").about
    assert told["seats"] == [2]
    assert told["training"]["updates"] == 1
    assert told["training"]["stages"] == [
        {"after": 0, **asdict(TINY), "seats": [2]},
        {"after": 0, **asdict(TINY), "seats": [2], "rate": 1e-3, "updates": 1},
    ]
    with pytest.raises(BadTable, match="holds another training"):
        quietly(replace(TINY, seed=2), tmp_path)


def test_one_network_learns_at_tables_of_several_kinds(tmp_path: Path) -> None:
    recipe = replace(TINY, options={"points": (6, 3, 6)}, games=6)
    quietly(recipe, tmp_path, most=1)
    told = load(tmp_path / "russian-roulette.npz").about
    assert (told["options"]["points"], told["options"]["show_off"]) == ([3, 6], [False])
    for points, is_known in ((3, True), (6, True), (15, False)):
        view = cast(PlainView, croupier.open_table("russian-roulette", 2, 1, {"points": points}).view(0))
        assert fits(told, view) == is_known
    assert quietly(recipe, tmp_path).updates == recipe.updates


def test_only_seats_that_suit_the_options_are_played() -> None:
    rickall = croupier.games()["total-rickall"]
    assert set(command.seats_of(rickall, (), {"mode": ("classic",)})) == {2, 3, 4, 5}
    assert set(command.seats_of(rickall, (), read_variants(rickall, ["mode=classic,advanced"]))) == {3, 4, 5}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["poker"], "no game 'poker'"),
        (["russian-roulette", "--seats", "9"], "9"),
        (["total-rickall", "--seats", "2", "--option", "mode=advanced"], "3 to 5 seats, not 2"),
        (["hundred-days", "--option", "tiles=12,13"], "not .13."),
        (["hundred-days", "--option", "tiles"], "NAME=VALUE"),
        (["smile-life", "--teacher", "me"], "'me'"),
    ],
)
def test_the_command_refuses_in_words(
    arguments: list[str], words: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game, *more = arguments
    monkeypatch.setattr("sys.argv", ["train", game, str(tmp_path), *more])
    with pytest.raises(SystemExit, match=words):
        command.main()
