"""A player trained by self-play (``python -m croupier.lab.train``): a small network for each game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

import numpy as np

from croupier import bots
from croupier.bots.network import About, Numbers, Question, Trained, load
from croupier.bots.words import Eyes
from croupier.table import Chair, Option, seeded
from croupier.table.view import PlainView, trusted

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

FINE: Final = 1 << 30
"""Luck is drawn in this many steps."""

_READ: Final[dict[str, Trained]] = {}
"""The files read so far, by path."""


def maker(weights: Traversable) -> bots.Maker:
    """The maker of players with the weights of a file, which is read once."""
    path = str(weights)
    if path not in _READ:
        _READ[path] = load(weights)
    return partial(Learned, _READ[path])


class Learned:
    """Chooses with its network, at random by the scores. At tables that the network was not trained for (other numbers
    of seats, other options, a corrected deck) it leaves the choice to the sensible player.

    After an aside it does not take another before it has answered a question that offers one; otherwise a losing player
    would talk for ever.
    """

    def __init__(self, knowledge: Trained, seed: int) -> None:
        self.knowledge = knowledge
        game, asks = knowledge.about["game"], knowledge.about["asks"]
        self.sensible = bots.make(game, bots.SENSIBLE, seed + 1)
        self.adviser = bots.make(game, asks, seed + 1) if asks else None
        self.luck = seeded(seed)
        self.eyes = Eyes(game)
        self.deal = ""
        self.has_spoken = False
        self.knows_table = False

    def choose(self, chair: Chair) -> Option:
        """Choose an option."""
        decision = chair.decision
        if len(decision.options) == 1:
            return decision.options[0]
        view = trusted(chair.view(), PlainView)
        if view["deal"] != self.deal:
            self.deal = view["deal"]
            self.has_spoken = False
            self.knows_table = fits(self.knowledge.about, view)
        if not self.knows_table:
            return self.sensible.choose(chair)
        options = decision.options
        may_speak = decision.answers < len(options)
        if may_speak and self.has_spoken:
            options = options[: decision.answers]
        chosen = options[0] if len(options) == 1 else options[self.pick(self.question(chair, view, options))]
        if may_speak:
            self.has_spoken = chosen.aside
        return chosen

    def question(self, chair: Chair, view: PlainView, options: Sequence[Option]) -> Question:
        """What the seat sees and may answer, as input of the network."""
        picked = None if self.adviser is None else self.adviser.choose(chair)
        position = self.eyes.look(chair, view)
        return self.knowledge.question(position, self.eyes.options(options, picked))

    def pick(self, question: Question) -> int:
        """Draw the index of an option by the scores."""
        scores, _ = self.knowledge.network.scores(question)
        return self.draw(self.chances(scores))

    def chances(self, scores: Numbers) -> Numbers:
        """The probability of each option."""
        spread: Numbers = np.exp((scores - scores.max()) / self.knowledge.about["temperature"])
        spread /= spread.sum()
        return spread

    def draw(self, chances: Numbers) -> int:
        """Draw an index by these probabilities."""
        mark = self.luck.below(FINE) / FINE
        place = int(np.searchsorted(np.cumsum(chances), mark, side="right"))
        return min(place, len(chances) - 1)


def fits(about: About, view: PlainView) -> bool:
    """Whether weights are suitable for a table."""
    fitting = all(view["options"][name] in values for name, values in about["options"].items())
    return fitting and view["seats"] in about["seats"] and "edition" not in view
