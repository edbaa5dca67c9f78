"""Games from which a network learns: those of its teachers, and its own against them, earlier selves and itself.

A game follows from the seed and its number alone, so it does not matter which process plays it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import exp, log
from typing import Final, NamedTuple

import croupier
from croupier import bots
from croupier.bots.learned import Learned
from croupier.bots.network import Question, Trained
from croupier.bots.playout import playout
from croupier.bots.words import Eyes, Word
from croupier.lab.gradient import Choice, Played
from croupier.research.rewarding import rewards_of
from croupier.table import Chair, CroupierError, Option, Player, Table, seeded
from croupier.table.view import PlainView, trusted
from croupier.table.wishes import Variants

ALONE: Final = 40
TWO: Final = 30
"""Of a hundred games, how many have one learner among teachers, and how many have two. In the rest all seats learn."""
OLD: Final = 40
"""Of a hundred games in which all seats learn, those with earlier selves on all seats but two."""
MOST_DECISIONS: Final = 2500
"""A longer game is aborted, and all players have lost it."""
LEAST_CHANCE: Final = 1e-12


class Setting(NamedTuple):
    """Which tables a network learns at, from whom, and for what reward. A number in ``seats`` appears as often as it is
    to be played, and so does each of the ``options``. The ``teacher`` is first imitated, and then played against.

    With ``margin`` half of a game's value is how far the seat ends ahead of the best other, where this many points are
    a clear difference.
    """

    game: str
    teacher: str
    seats: tuple[int, ...]
    options: Variants
    reward: str
    margin: float
    seed: int

    def luck(self, stage: str, number: int) -> int:
        """The seed of a game."""
        words = f"croupier train {self.seed} {stage} {number}"
        return int.from_bytes(sha256(words.encode()).digest()[:8], "big")

    def worth(self, table: Table, seat: int) -> float:
        """What a finished game was worth to a seat."""
        result = table.result
        assert result is not None
        worth = rewards_of(result, table.seats, self.reward)[seat]
        if not self.margin:
            return worth
        ahead = result.scores[seat] - max(score for other, score in enumerate(result.scores) if other != seat)
        return 0.5 * worth + 0.5 / (1 + exp(-max(-30.0, min(30.0, ahead / self.margin + 0.6))))


class Recorder(Learned):
    """A learned player whose choices are recorded."""

    def __init__(self, knowledge: Trained, seed: int) -> None:
        super().__init__(knowledge, seed)
        self.choices: list[Choice] = []

    def pick(self, question: Question) -> int:
        scores, guess = self.knowledge.network.scores(question)
        chances = self.chances(scores)
        place = self.draw(chances)
        self.choices.append(Choice(question, place, log(chances[place] + LEAST_CHANCE), guess))
        return place


class Reader:
    """A teacher at whose choices the words are counted."""

    def __init__(self, setting: Setting, seed: int, tells_picked: bool) -> None:
        self.player = bots.make(setting.game, setting.teacher, seed)
        self.eyes = Eyes(setting.game)
        self.tells_picked = tells_picked
        self.position_words: Counter[Word] = Counter()
        self.option_words: Counter[Word] = Counter()

    def choose(self, chair: Chair) -> Option:
        picked = self.player.choose(chair)
        self.position_words.update([word for word, _ in self.eyes.look(chair, trusted(chair.view(), PlainView))])
        for words in self.eyes.options(chair.decision.options, picked if self.tells_picked else None):
            self.option_words.update([word for word, _ in words])
        return picked


class Model:
    """A teacher whose choices are recorded, for a network to imitate them."""

    def __init__(self, setting: Setting, knowledge: Trained, seed: int) -> None:
        self.player = bots.make(setting.game, setting.teacher, seed)
        self.knowledge = knowledge
        self.eyes = Eyes(setting.game)
        self.choices: list[Choice] = []

    def choose(self, chair: Chair) -> Option:
        picked = self.player.choose(chair)
        options = chair.decision.options
        position = self.eyes.look(chair, trusted(chair.view(), PlainView))
        question = self.knowledge.question(position, self.eyes.options(options))
        place = [option.key for option in options].index(picked.key)
        self.choices.append(Choice(question, place, 0.0, 0.5))
        return picked


@dataclass
class Vocabularies:
    """How often words occur."""

    position: Counter[Word] = field(default_factory=Counter)
    option: Counter[Word] = field(default_factory=Counter)


@dataclass
class Harvest:
    """The results of some games. ``alone`` has the value of games with one learner to it, by number of seats."""

    played: list[Played] = field(default_factory=list)
    games: int = 0
    alone: list[tuple[int, float]] = field(default_factory=list)

    def add(self, other: Harvest) -> None:
        """Add the results of other games."""
        self.played += other.played
        self.games += other.games
        self.alone += other.alone


@dataclass(frozen=True)
class Reading:
    """Games of teachers in which words are counted. Plain data for other processes, like the classes below."""

    setting: Setting
    tells_picked: bool
    numbers: range

    def play(self) -> Vocabularies:
        found = Vocabularies()
        for seed, table in _dealt(self.setting, "words", self.numbers):
            readers = [Reader(self.setting, seed + seat, self.tells_picked) for seat in range(table.seats)]
            playout(table, readers, seeded(seed))
            for reader in readers:
                found.position.update(reader.position_words)
                found.option.update(reader.option_words)
        return found


@dataclass(frozen=True)
class Modelling:
    """Games of teachers to imitate."""

    setting: Setting
    knowledge: Trained
    numbers: range

    def play(self) -> Harvest:
        harvest = Harvest()
        for seed, table in _dealt(self.setting, "model", self.numbers):
            models = [Model(self.setting, self.knowledge, seed + seat) for seat in range(table.seats)]
            playout(table, models, seeded(seed))
            harvest.games += 1
            for seat, model in enumerate(models):
                if model.choices:
                    harvest.played.append(Played(model.choices, self.setting.worth(table, seat)))
        return harvest


@dataclass(frozen=True)
class Training:
    """Games of a network with itself, earlier selves and teachers."""

    setting: Setting
    knowledge: Trained
    earlier: Sequence[Trained]
    numbers: range

    def play(self) -> Harvest:
        harvest = Harvest()
        for seed, table in _dealt(self.setting, "play", self.numbers):
            self._play_one(seed, table, harvest)
        return harvest

    def _play_one(self, seed: int, table: Table, harvest: Harvest) -> None:
        setting = self.setting
        luck = seeded(seed + 1)
        order = list(range(table.seats))
        luck.shuffle(order)
        lot = luck.below(100)
        learning = 1 if lot < ALONE else 2 if lot < ALONE + TWO else table.seats
        has_old = learning == table.seats and len(self.earlier) > 0 and luck.below(100) < OLD
        if has_old:
            learning = min(2, table.seats)
        recorders = {seat: Recorder(self.knowledge, seed + 10 + seat) for seat in order[:learning]}
        players: list[Player] = []
        for seat in range(table.seats):
            if seat in recorders:
                players.append(recorders[seat])
            elif has_old:
                players.append(Learned(self.earlier[luck.below(len(self.earlier))], seed + 10 + seat))
            else:
                players.append(bots.make(setting.game, setting.teacher, seed + 10 + seat))
        try:
            playout(table, players, seeded(seed + 2), MOST_DECISIONS)
        except CroupierError:
            if not table.over and table.answer_count < MOST_DECISIONS:
                raise
        harvest.games += 1
        for seat, recorder in recorders.items():
            worth = setting.worth(table, seat) if table.over else 0.0
            if recorder.choices:
                harvest.played.append(Played(recorder.choices, worth))
            if learning == 1:
                won = rewards_of(table.result, table.seats, setting.reward)[seat] if table.result else 0.0
                harvest.alone.append((table.seats, won))


def _dealt(setting: Setting, purpose: str, numbers: range) -> Iterator[tuple[int, Table]]:
    """Deal the games of these numbers, each with its seed."""
    for number in numbers:
        seed = setting.luck(purpose, number)
        lot = seeded(seed)
        seats = setting.seats[lot.below(len(setting.seats))]
        options = {name: values[lot.below(len(values))] for name, values in setting.options.items()}
        yield seed, croupier.open_table(setting.game, seats, seed, options)
