"""The network of a learned player, in NumPy: it scores the options of a question and guesses who will win.

The rows of all words of a position are added up, weighted, and go through two layers. The rows of the words of an option are
added up too, meet what became of the position, and go through two more layers, to one score for each option.
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
"""How many cells the layers have: two of the position, two of an option."""

ABOUT: Final = "about"
"""The array of a file that holds what its weights are for, as JSON."""


class Question(NamedTuple):
    """A position and the options of a question, as rows of the tables of words with their weights. ``starts`` says where the
    words of each option begin."""

    words: Places
    weights: Numbers
    option_words: Places
    option_weights: Numbers
    starts: Places


class About(TypedDict):
    """What weights are for, and what has come of which training.

    ``seats`` and ``options`` (each with all its values) are those of the tables that were trained for. ``asks`` names a player
    whose choice is a word of the options, if there is one. A lower ``temperature`` than 1 makes the choices less varied.
    """

    game: str
    version: int
    seats: list[int]
    options: dict[str, list[int | bool | str]]
    asks: str
    temperature: float
    training: dict[str, object]


class Vocabulary:
    """The words that a network knows, each with its row. Other words are passed over."""

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
    """Weights by name, and what they say of a question."""

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
        """A score for each option, and the guess how much of the game the seat will win. The first column of an option's words
        is added to its score as it is."""
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
        """A question as the network takes it. Every option has the word ``("kind", …)`` or at least an empty place."""
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
        """Write the weights with half precision, the words and what they are for into one file."""
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
    """A word as JSON keeps it, in tuples again."""
    return tuple([as_word(part) if isinstance(part, list) else part for part in told])
