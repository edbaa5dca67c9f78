"""How a network learns: the gradient of its loss, worked out by hand in NumPy, and Adam."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from croupier.bots.network import JUDGED, OPTION, POSITION, WITHIN, Network, Numbers, Question

Arrays = dict[str, Numbers]
Indices = npt.NDArray[np.int64]

CLIP: Final = 0.2
"""One update makes a choice at most this much more or less likely."""
STEEPEST: Final = 1.0
"""A longer gradient is scaled down to this length."""
FORGET: Final = (0.9, 0.999)
TINY: Final = 1e-8
"""What is added to the spread of a slope, unless a learner is told otherwise: a larger figure holds back rare words."""


@dataclass
class Sample:
    """Choices side by side: all questions in flat arrays, and for each choice what was chosen and the outcome.

    ``first_words``, ``first_options`` and ``first_option_words`` give the start of the words and options of each
    choice, and of the words of each option; each has one more entry for the end. ``chances`` are logarithms, ``gains``
    how much better it went than expected, ``worth`` the value of the game in the end.
    """

    words: npt.NDArray[np.int32]
    weights: Numbers
    first_words: Indices
    option_words: npt.NDArray[np.int32]
    option_weights: Numbers
    first_option_words: Indices
    first_options: Indices
    chosen: Indices
    chances: Numbers
    gains: Numbers
    worth: Numbers

    def __len__(self) -> int:
        return len(self.chosen)


class Choice(NamedTuple):
    """A choice as it was made: the logarithm of its probability, and the estimate how much of the game the seat would
    win.
    """

    question: Question
    chosen: int
    chance: float
    guess: float


class Played(NamedTuple):
    """The choices of one seat in one game, and what the game was worth to it."""

    choices: list[Choice]
    worth: float


def sample(games: list[Played], trust: float) -> Sample:
    """Put the choices of seats side by side. With ``trust`` (the lambda of generalised advantages) 1 a choice is
    credited with everything that comes after it, with 0 only with the next estimate.
    """
    choices = [choice for played in games for choice in played.choices]
    questions = [choice.question for choice in choices]
    gains: list[float] = []
    for played in games:
        own: list[float] = []
        gain, after = 0.0, played.worth
        for choice in reversed(played.choices):
            gain = after - choice.guess + trust * gain
            after = choice.guess
            own.append(gain)
        gains += reversed(own)
    lengths = [np.diff(each.starts, append=len(each.option_words)) for each in questions]
    return Sample(
        words=np.concatenate([each.words for each in questions]),
        weights=np.concatenate([each.weights for each in questions]),
        first_words=_starts(np.array([len(each.words) for each in questions])),
        option_words=np.concatenate([each.option_words for each in questions]),
        option_weights=np.concatenate([each.option_weights for each in questions]),
        first_option_words=_starts(np.concatenate(lengths)),
        first_options=_starts(np.array([len(each.starts) for each in questions])),
        chosen=np.array([choice.chosen for choice in choices], np.int64),
        chances=np.array([choice.chance for choice in choices], np.float32),
        gains=np.array(gains, np.float32),
        worth=np.array([played.worth for played in games for _ in played.choices], np.float32),
    )


def _starts(lengths: Indices) -> Indices:
    """The starts of parts of these lengths, and the end of the last one."""
    return np.concatenate([np.zeros(1, np.int64), np.cumsum(lengths)])


def _spans(first: Indices, picked: Indices) -> tuple[Indices, Indices]:
    """The indices of some parts in their flat array, and where each part begins among them."""
    lengths = first[picked + 1] - first[picked]
    starts = _starts(lengths)
    places = np.repeat(first[picked] - starts[:-1], lengths) + np.arange(starts[-1])
    return places, starts


class Figures(NamedTuple):
    """Figures of a step: how far the choices moved (an estimate of the KL divergence), the share of clipped choices,
    the entropy, the losses of choosing and of estimating, and how often the likeliest option is the chosen one.
    """

    moved: float
    clipped: float
    entropy: float
    choosing: float
    guessing: float
    agreed: float


class Forward:
    """Some choices of a sample run forward through a network, and the way back."""

    def __init__(self, arrays: Arrays, sample: Sample, picked: Indices) -> None:
        self.arrays = arrays
        self.count = len(picked)
        self.words = self._words(sample, picked, len(arrays["words"]))
        self.first = np.maximum(self.words @ arrays["words"] + arrays["words_bias"], 0)
        self.second = np.maximum(self.first @ arrays["within"] + arrays["within_bias"], 0)
        self.guess = self.second @ arrays["value"] + arrays["value_bias"]
        rows, starts = _spans(sample.first_options, picked)
        self.starts = starts[:-1]
        self.owner = np.repeat(np.arange(self.count), np.diff(starts))
        places, firsts = _spans(sample.first_option_words, rows)
        self.option_words = sample.option_words[places]
        self.option_weights = sample.option_weights[places]
        self.option_rows = np.repeat(np.arange(len(rows)), np.diff(firsts))
        weighted = arrays["options"][self.option_words] * self.option_weights[:, None]
        options = np.add.reduceat(weighted, firsts[:-1], axis=0)
        self.met = np.maximum(options[:, 1:] + (self.second @ arrays["meet"] + arrays["meet_bias"])[self.owner], 0)
        self.judged = np.maximum(self.met @ arrays["judge"] + arrays["judge_bias"], 0)
        scores = self.judged @ arrays["score"] + options[:, 0]
        scores = scores - np.maximum.reduceat(scores, self.starts)[self.owner]
        total = np.log(np.add.reduceat(np.exp(scores), self.starts))
        self.logs = scores - total[self.owner]
        self.chances = np.exp(self.logs)
        self.entropy = -np.add.reduceat(self.chances * self.logs, self.starts)
        self.chosen = self.starts + sample.chosen[picked]

    @staticmethod
    def _words(sample: Sample, picked: Indices, known: int) -> Numbers:
        """The weight of every word in every position, in a table."""
        places, starts = _spans(sample.first_words, picked)
        cells = np.repeat(np.arange(len(picked)) * known, np.diff(starts)) + sample.words[places]
        table = np.bincount(cells, sample.weights[places], len(picked) * known)
        return table.reshape(len(picked), known).astype(np.float32)

    def slopes(self, by_score: Numbers, by_guess: Numbers) -> Arrays:
        """The gradient of the loss by every weight, given that by every score and every estimate."""
        arrays = self.arrays
        slopes: Arrays = {"score": self.judged.T @ by_score}
        judged = np.outer(by_score, arrays["score"]) * (self.judged > 0)
        slopes["judge"] = self.met.T @ judged
        slopes["judge_bias"] = judged.sum(0)
        met = (judged @ arrays["judge"].T) * (self.met > 0)
        options = np.concatenate([by_score[:, None], met], axis=1)[self.option_rows]
        slopes["options"] = _scattered(self.option_words, options * self.option_weights[:, None], arrays["options"])
        meeting = np.add.reduceat(met, self.starts, axis=0)
        slopes["meet"] = self.second.T @ meeting
        slopes["meet_bias"] = meeting.sum(0)
        slopes["value"] = self.second.T @ by_guess
        slopes["value_bias"] = by_guess.sum(keepdims=True)
        second = meeting @ arrays["meet"].T + np.outer(by_guess, arrays["value"])
        second *= self.second > 0
        slopes["within"] = self.first.T @ second
        slopes["within_bias"] = second.sum(0)
        first = (second @ arrays["within"].T) * (self.first > 0)
        slopes["words"] = self.words.T @ first
        slopes["words_bias"] = first.sum(0)
        return slopes


def _scattered(rows: npt.NDArray[np.int32], parts: Numbers, like: Numbers) -> Numbers:
    """Parts added up by the row that they belong to."""
    order = np.argsort(rows, kind="stable")
    ordered = rows[order]
    firsts = np.flatnonzero(np.diff(ordered, prepend=-1))
    table = np.zeros_like(like)
    table[ordered[firsts]] = np.add.reduceat(parts[order], firsts, axis=0)
    return table


class Learner:
    """Weights that learn, and Adam's record of their gradients."""

    def __init__(self, arrays: Arrays, tiny: float = TINY) -> None:
        self.arrays = arrays
        self.tiny = tiny
        self.means: Arrays = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.squares: Arrays = {name: np.zeros_like(array) for name, array in arrays.items()}
        self.steps = 0

    def imitate(self, sample: Sample, picked: Indices, rate: float, guess: float) -> Figures:
        """Make the choices of a sample likelier. ``guess`` weighs the loss of the estimates."""
        forward = Forward(self.arrays, sample, picked)
        by_score = forward.chances.copy()
        by_score[forward.chosen] -= 1
        by_guess, guessing = _by_guess(forward, sample.worth[picked])
        self._step(forward.slopes(by_score / forward.count, by_guess * np.float32(guess)), rate)
        return _figures(forward, forward.logs[forward.chosen], 0.0, guessing)

    def reinforce(self, sample: Sample, picked: Indices, gains: Numbers, rate: float, entropy: float) -> Figures:
        """Make choices with gains likelier, and others less likely, within bounds (PPO). ``entropy`` is the price of
        choosing less randomly.
        """
        forward = Forward(self.arrays, sample, picked)
        logs = forward.logs[forward.chosen]
        ratio = np.exp(logs - sample.chances[picked])
        is_clipped = np.where(gains > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        push = gains * ratio * ~is_clipped
        by_score = forward.chances * push[forward.owner]
        by_score[forward.chosen] -= push
        by_score += entropy * forward.chances * (forward.logs + forward.entropy[forward.owner])
        by_guess, guessing = _by_guess(forward, sample.worth[picked])
        by_score = (by_score / forward.count).astype(np.float32)
        self._step(forward.slopes(by_score, by_guess * np.float32(0.5)), rate)
        moved = float(np.mean(sample.chances[picked] - logs))
        return _figures(forward, logs, float(np.mean(is_clipped)), guessing)._replace(moved=moved)

    def judge(self, sample: Sample, picked: Indices) -> Figures:
        """How well the choices of a sample are predicted."""
        forward = Forward(self.arrays, sample, picked)
        return _figures(forward, forward.logs[forward.chosen], 0.0, _by_guess(forward, sample.worth[picked])[1])

    def _step(self, slopes: Arrays, rate: float) -> None:
        """Make a step of Adam."""
        length = np.sqrt(sum(float(np.vdot(slope, slope)) for slope in slopes.values()))
        scale = np.float32(min(1.0, STEEPEST / (length + 1e-6)))
        self.steps += 1
        mean_rate, square_rate = FORGET
        step = np.float32(rate * np.sqrt(1 - square_rate**self.steps) / (1 - mean_rate**self.steps))
        for name, slope in slopes.items():
            scaled = slope * scale
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(1 - mean_rate) * (scaled - mean)
            square += np.float32(1 - square_rate) * (scaled * scaled - square)
            self.arrays[name] -= step * mean / (np.sqrt(square) + np.float32(self.tiny))


def _by_guess(forward: Forward, worth: Numbers) -> tuple[Numbers, float]:
    """The gradient of the loss (binary cross-entropy) by each estimate, and the loss."""
    guess = forward.guess
    loss = np.maximum(guess, 0) - guess * worth + np.log1p(np.exp(-np.abs(guess)))
    slope = (1 / (1 + np.exp(-guess)) - worth) / np.float32(forward.count)
    return slope.astype(np.float32), float(loss.mean())


def _figures(forward: Forward, logs: Numbers, clipped: float, guessing: float) -> Figures:
    best = np.maximum.reduceat(forward.logs, forward.starts)
    return Figures(
        moved=0.0,
        clipped=clipped,
        entropy=float(forward.entropy.mean()),
        choosing=-float(logs.mean()),
        guessing=guessing,
        agreed=float(np.mean(logs >= best)),
    )


def fresh(words: int, option_words: int, luck: np.random.Generator) -> Arrays:
    """Initial weights. The score of every option's own words starts at 0."""

    def drawn(spread: float, *shape: int) -> Numbers:
        return (luck.standard_normal(shape) * spread).astype(np.float32)

    def zeros(*shape: int) -> Numbers:
        return np.zeros(shape, np.float32)

    options = drawn(0.15, option_words, OPTION + 1)
    options[:, 0] = 0
    return {
        "words": drawn(0.08, words, POSITION),
        "words_bias": zeros(POSITION),
        "within": drawn((2 / POSITION) ** 0.5, POSITION, WITHIN),
        "within_bias": zeros(WITHIN),
        "value": drawn(0.05, WITHIN),
        "value_bias": np.full(1, -1.0, np.float32),
        "options": options,
        "meet": drawn((1 / WITHIN) ** 0.5, WITHIN, OPTION),
        "meet_bias": zeros(OPTION),
        "judge": drawn((2 / OPTION) ** 0.5, OPTION, JUDGED),
        "judge_bias": zeros(JUDGED),
        "score": drawn(0.1, JUDGED),
    }


def network(arrays: Arrays) -> Network:
    """A network with a copy of these weights."""
    return Network({name: array.copy() for name, array in arrays.items()})
