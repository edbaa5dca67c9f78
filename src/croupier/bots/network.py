"""The network of a learned player, in NumPy: it scores the options of a question and estimates who will win.

The vectors of all words of a position are added up, weighted, and pass through two layers. The vectors of an option's
words are added up too, combined with the position, and pass through two more layers, to one score per option.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, TypedDict

import numpy as np
import numpy.typing as npt

from croupier.bots.words import Word, Words

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Numbers = npt.NDArray[np.float32]
Places = npt.NDArray[np.int32]

POSITION, WITHIN, OPTION, JUDGED = 128, 96, 64, 32
"""The sizes of the layers: two of the position, two of an option."""

ABOUT: Final = "about"
"""The array of a file that describes its weights, as JSON."""


class Question(NamedTuple):
    """A position and the options of a question, as rows of the tables of words with their weights. ``starts`` gives the
    first word of each option.
    """

    words: Places
    weights: Numbers
    option_words: Places
    option_weights: Numbers
    starts: Places


class About(TypedDict):
    """What weights are for, and how they were trained.

    ``seats`` and ``options`` (each with all its values) are those of the tables used in training. ``asks`` names the
    player whose choice is a word of the options, if any. A ``temperature`` below 1 makes the choices less random.
    """

    game: str
    version: int
    seats: list[int]
    options: dict[str, list[int | bool | str]]
    asks: str
    temperature: float
    training: dict[str, object]


class Vocabulary:
    """The words that a network knows, each with its row. Other words are ignored."""

    def __init__(self, words: Iterable[Word]) -> None:
        self.rows: dict[Word, int] = {word: row for row, word in enumerate(words)}

    def find(self, words: Words, rows: list[int], weights: list[float]) -> None:
        """Append the rows of known words, and their weights."""
        known = self.rows
        for word, weight in words:
            row = known.get(word)
            if row is not None:
                rows.append(row)
                weights.append(weight)


class Network:
    """Weights by name, and their evaluation of a question."""

    def __init__(self, arrays: dict[str, Numbers]) -> None:
        self.arrays = arrays
        self.words = arrays["words"]
        self.words_bias = arrays["words_bias"]
        self.within = arrays["within"]
        self.within_bias = arrays["within_bias"]
        self.value = arrays["value"]
        self.value_bias = arrays["value_bias"]
        self.options = arrays["options"]
        self.meet = arrays["meet"]
        self.meet_bias = arrays["meet_bias"]
        self.judge = arrays["judge"]
        self.judge_bias = arrays["judge_bias"]
        self.score = arrays["score"]

    def scores(self, question: Question) -> tuple[Numbers, float]:
        """A score for each option, and an estimate of how much of the game the seat will win. The first column of an
        option's words is added to its score directly.
        """
        position: Numbers = question.weights @ self.words[question.words]
        position += self.words_bias
        np.maximum(position, 0, out=position)
        position = position @ self.within
        position += self.within_bias
        np.maximum(position, 0, out=position)
        value = float(position @ self.value + self.value_bias[0])
        rows = self.options[question.option_words]
        rows *= question.option_weights[:, None]
        options: Numbers = np.add.reduceat(rows, question.starts, axis=0)
        cells: Numbers = options[:, 1:]
        cells += position @ self.meet + self.meet_bias
        np.maximum(cells, 0, out=cells)
        cells = cells @ self.judge
        cells += self.judge_bias
        np.maximum(cells, 0, out=cells)
        found: Numbers = cells @ self.score + options[:, 0]
        return found, 1 / (1 + exp(-value))


@dataclass
class Trained:
    """A network with its words, and what it was trained for."""

    network: Network
    position_words: Vocabulary
    option_words: Vocabulary
    about: About

    def question(self, position: Words, options: list[Words]) -> Question:
        """A question as input of the network. Every option has the word ``("kind", …)`` or at least an empty place."""
        rows: list[int] = []
        weights: list[float] = []
        self.position_words.find(position, rows, weights)
        option_rows: list[int] = []
        option_weights: list[float] = []
        starts: list[int] = []
        for words in options:
            starts.append(len(option_rows))
            self.option_words.find(words, option_rows, option_weights)
            if len(option_rows) == starts[-1]:
                option_rows.append(0)
                option_weights.append(0.0)
        return Question(
            np.array(rows, np.int32),
            np.array(weights, np.float32),
            np.array(option_rows, np.int32),
            np.array(option_weights, np.float32),
            np.array(starts, np.int32),
        )

    def save(self, path: Path) -> None:
        """Write the weights in half precision, the words and the description into one file."""
        told = {
            "about": self.about,
            "position_words": list(self.position_words.rows),
            "option_words": list(self.option_words.rows),
        }
        halves = {name: array.astype(np.float16) for name, array in self.network.arrays.items()}
        text = np.frombuffer(json.dumps(told, separators=(",", ":")).encode(), np.uint8)
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, about=text, **halves)


def load(path: Path | Traversable) -> Trained:
    """Read what ``Trained.save`` has written."""
    with path.open("rb") as file, np.load(file, allow_pickle=False) as stored:
        told = json.loads(stored[ABOUT].tobytes())
        arrays: dict[str, Numbers] = {name: stored[name].astype(np.float32) for name in stored.files if name != ABOUT}
    return Trained(
        Network(arrays),
        Vocabulary(as_word(word) for word in told["position_words"]),
        Vocabulary(as_word(word) for word in told["option_words"]),
        told["about"],
    )


def as_word(told: list[object]) -> Word:
    """Convert a word from JSON back to tuples."""
    return tuple([as_word(part) if isinstance(part, list) else part for part in told])
