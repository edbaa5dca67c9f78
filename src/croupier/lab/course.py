"""A training: its recipe, its checkpoints, imitation, and updates by policy gradient."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import Any, Final, TypeVar

import numpy as np
import numpy.typing as npt

from croupier.bots import YARDSTICK
from croupier.bots.network import About, Trained, Vocabulary, as_word
from croupier.bots.words import Word
from croupier.lab.gradient import TINY, Arrays, Figures, Learner, fresh, network, sample
from croupier.lab.pool import Pool
from croupier.lab.pool import workers as workers_of
from croupier.lab.selfplay import Harvest, Modelling, Reading, Setting, Training, Vocabularies
from croupier.research.rewarding import WIN
from croupier.shelf import find
from croupier.table import BadTable
from croupier.table.wishes import Variants

Result = TypeVar("Result")

PIECE: Final = 10
"""The number of games in a piece of work."""
PICKED_WORD: Final[Word] = ("picked",)
IMITATED: Final = 768
KEPT: Final = 6
"""The number of earlier selves to play against."""
SAVED_EVERY: Final = 5
STEEPEST_GAIN: Final = 4.0
STAGE: Final = ("updates", "games", "passes", "minibatch", "rate", "tiny", "entropy", "trust", "stride")
"""What may change when a training is resumed."""


@dataclass(frozen=True)
class Recipe:
    """How a network is trained. Stored with the checkpoint; a training may be resumed with other values in the last
    part.

    ``rare``: words that occur less often in ``reading`` games are left out. ``modelling`` games are imitated, in
    ``rounds`` passes over all choices. Then come ``updates``, each after ``games`` games whose choices are used in
    ``passes``, about ``minibatch`` of them a step, with ``tiny`` as Adam's epsilon. ``sharpen`` multiplies the scores
    after imitation: fewer slips, cleaner credit. ``bonus`` is the initial score of the teacher's choice, if the teacher
    is asked. Every ``stride`` updates the network joins its earlier selves.
    """

    game: str
    seats: tuple[int, ...]
    options: Variants
    teacher: str = YARDSTICK
    reward: str = WIN
    margin: float = 0.0
    seed: int = 1
    asks_teacher: bool = False
    reading: int = 60
    rare: int = 10
    modelling: int = 800
    rounds: int = 6
    imitation_rate: float = 1.5e-3
    updates: int = 400
    games: int = 150
    passes: int = 2
    minibatch: int = 1024
    rate: float = 4e-4
    tiny: float = TINY
    entropy: float = 0.003
    trust: float = 0.95
    sharpen: float = 1.5
    bonus: float = 2.0
    stride: int = 30

    def setting(self) -> Setting:
        """The tables to play at."""
        return Setting(self.game, self.teacher, self.seats, self.options, self.reward, self.margin, self.seed)

    def about(self) -> About:
        """The description of the weights."""
        return {
            "game": self.game,
            "version": find(self.game).version,
            "seats": sorted(set(self.seats)),
            "options": self._options(),
            "asks": self.teacher if self.asks_teacher else "",
            "temperature": 1.0,
            "training": asdict(self),
        }

    def _options(self) -> dict[str, list[int | bool | str]]:
        """The values of all options that are played; options that are not named have their default."""
        usual = find(self.game).check_options({}, self.seats[0])
        return {name: sorted(set(self.options.get(name, (value,))), key=repr) for name, value in usual.items()}


class Course:
    """A training: its recipe, its progress, and what the network has learned."""

    def __init__(self, recipe: Recipe, words: Sequence[Word], option_words: Sequence[Word], arrays: Arrays) -> None:
        self.recipe = recipe
        self.position_words = Vocabulary(words)
        self.option_words = Vocabulary(option_words)
        self.learner = Learner(arrays)
        self.updates = 0
        self.games = 0
        self.stages: list[tuple[int, Recipe]] = [(0, recipe)]
        self.earlier: list[Arrays] = []

    def trained(self, arrays: Arrays | None = None) -> Trained:
        """The network as it is now, or with other weights."""
        weights = network(self.learner.arrays if arrays is None else arrays)
        about = self.recipe.about()
        about["training"] = {"updates": self.updates, "games": self.games, "stages": self._told_stages()}
        return Trained(weights, self.position_words, self.option_words, about)

    def go_on_with(self, recipe: Recipe) -> None:
        """Resume with other values in the last part of the recipe."""
        if replace(self.recipe, **{name: getattr(recipe, name) for name in STAGE}) != recipe:
            raise BadTable(f"the folder holds another training: {self.recipe}")
        if recipe != self.recipe:
            self.recipe = recipe
            self.stages.append((self.updates, recipe))

    def _told_stages(self) -> list[dict[str, object]]:
        """All recipes, each with the updates that were made before it."""
        return [{"after": updates, **asdict(recipe)} for updates, recipe in self.stages]

    # Saving.

    def save(self, folder: Path) -> None:
        """Write a checkpoint and the weights; the old ones stay until the new ones are complete."""
        told = {
            "stages": self._told_stages(),
            "updates": self.updates,
            "games": self.games,
            "steps": self.learner.steps,
            "earlier": len(self.earlier),
            "words": list(self.position_words.rows),
            "option_words": list(self.option_words.rows),
        }
        stored: dict[str, npt.NDArray[Any]] = {"about": np.frombuffer(json.dumps(told).encode(), np.uint8)}
        named = [("now", self.learner.arrays), ("mean", self.learner.means), ("square", self.learner.squares)]
        for prefix, arrays in [*named, *[(f"earlier{number}", old) for number, old in enumerate(self.earlier)]]:
            stored.update({f"{prefix} {name}": array for name, array in arrays.items()})
        _replace(folder / "checkpoint.npz", lambda path: _write_arrays(path, stored))
        _replace(folder / f"{self.recipe.game}.npz", self.trained().save)

    @classmethod
    def load(cls, folder: Path) -> Course | None:
        """Load the training whose checkpoint is in a folder, if there is one."""
        path = folder / "checkpoint.npz"
        if not path.exists():
            return None
        with np.load(path, allow_pickle=False) as stored:
            told = json.loads(stored["about"].tobytes())
            parts: dict[str, Arrays] = {}
            for key in stored.files:
                prefix, _, name = key.partition(" ")
                if name:
                    parts.setdefault(prefix, {})[name] = stored[key]
        stages = [(stage.pop("after"), _recipe(stage)) for stage in told["stages"]]
        words, option_words = ([as_word(word) for word in told[name]] for name in ("words", "option_words"))
        course = cls(stages[-1][1], words, option_words, parts["now"])
        course.stages = stages
        course.learner.means, course.learner.squares = parts["mean"], parts["square"]
        course.learner.steps, course.updates, course.games = told["steps"], told["updates"], told["games"]
        course.earlier = [parts[f"earlier{number}"] for number in range(told["earlier"])]
        return course


class Workplace:
    """Where games are played: in this process, or in several others."""

    def __init__(self, pool: Pool | None) -> None:
        self.pool = pool

    def results(self, pieces: Sequence[Callable[[], Result]]) -> Iterator[Result]:
        """The results of pieces of work, in their order."""
        if self.pool is None:
            for piece in pieces:
                yield piece()
            return
        under_way = [self.pool.submit(piece) for piece in pieces]
        for future in under_way:
            yield future.result()


def pieces(first: int, count: int) -> list[range]:
    """Pieces of work with games from a number on."""
    return [range(at, min(at + PIECE, first + count)) for at in range(first, first + count, PIECE)]


def begin(recipe: Recipe, place: Workplace, say: Callable[[str], None]) -> Course:
    """Start a training: let the network imitate its teacher."""
    setting = recipe.setting()
    counted = Vocabularies()
    for found in place.results(
        [Reading(setting, recipe.asks_teacher, numbers).play for numbers in pieces(0, recipe.reading)]
    ):
        counted.position.update(found.position)
        counted.option.update(found.option)
    words, option_words = (_frequent(each, recipe.rare) for each in (counted.position, counted.option))
    luck = np.random.default_rng(recipe.seed)
    course = Course(recipe, words, option_words, fresh(len(words), len(option_words), luck))
    parameters = sum(array.size for array in course.learner.arrays.values())
    say(f"{len(words)} words of positions, {len(option_words)} of options, {parameters:,} parameters")
    harvest = Harvest()
    for part in place.results(
        [Modelling(setting, course.trained(), each).play for each in pieces(0, recipe.modelling)]
    ):
        harvest.add(part)
    imitate(course, harvest, luck, say)
    arrays = course.learner.arrays
    arrays["score"] *= np.float32(recipe.sharpen)
    arrays["options"][:, 0] *= np.float32(recipe.sharpen)
    if PICKED_WORD in course.option_words.rows:
        arrays["options"][course.option_words.rows[PICKED_WORD], 0] = recipe.bonus
    course.learner = Learner(arrays)
    return course


def imitate(course: Course, harvest: Harvest, luck: np.random.Generator, say: Callable[[str], None]) -> None:
    """Let the network imitate the choices of games, except for a tenth of them, on which it is tested."""
    recipe, learner = course.recipe, course.learner
    held = sample(harvest.played[: len(harvest.played) // 10 + 1], 1.0)
    shown = sample(harvest.played[len(harvest.played) // 10 :], 1.0)
    rate = recipe.imitation_rate
    for turn in range(recipe.rounds):
        order = luck.permutation(len(shown))
        for at in range(0, len(order), IMITATED):
            learner.imitate(shown, order[at : at + IMITATED], rate, 0.3 if turn < 2 else 0.05)
        rate *= 0.65
        test = learner.judge(held, np.arange(min(len(held), 10_000)))
        figures = f"{test.agreed:.3f} alike, loss {test.choosing:.3f}, guess {test.guessing:.3f}"
        say(f"imitation {turn + 1}: {len(shown)} choices, {figures}")


def update(course: Course, place: Workplace) -> dict[str, float]:
    """Play games and learn from them; return the figures."""
    recipe, number = course.recipe, course.updates
    start = perf_counter()
    now = course.trained()
    earlier = [course.trained(arrays) for arrays in course.earlier]
    setting = recipe.setting()
    harvest = Harvest()
    for part in place.results(
        [Training(setting, now, earlier, each).play for each in pieces(course.games, recipe.games)]
    ):
        harvest.add(part)
    played = perf_counter() - start
    found = sample(harvest.played, recipe.trust)
    gains = (found.gains - found.gains.mean()) / (found.gains.std() + np.float32(1e-6))
    gains = np.clip(gains, -STEEPEST_GAIN, STEEPEST_GAIN)
    rate = recipe.rate * (1 - 0.8 * min(1.0, number / recipe.updates))
    luck = np.random.default_rng([recipe.seed, number])
    course.learner.tiny = recipe.tiny
    parts = max(1, round(len(found) / recipe.minibatch))
    steps = [
        course.learner.reinforce(found, picked, gains[picked], rate, recipe.entropy)
        for _ in range(recipe.passes)
        for picked in np.array_split(luck.permutation(len(found)), parts)
    ]
    if number % recipe.stride == 0:
        course.earlier = [*course.earlier, {name: each.copy() for name, each in course.learner.arrays.items()}][-KEPT:]
    course.updates += 1
    course.games += harvest.games
    usual = max(sorted(set(recipe.seats)), key=recipe.seats.count)
    alone = [won for seats, won in harvest.alone if seats == usual]
    means = {name: float(np.mean([getattr(step, name) for step in steps])) for name in Figures._fields}
    return {
        "update": course.updates,
        "games": course.games,
        "choices": len(found),
        "alone_games": len(alone),
        "alone_won": float(sum(alone)),
        **means,
        "playing_seconds": played,
        "seconds": perf_counter() - start,
    }


def train(
    recipe: Recipe, folder: Path, workers: int = 1, most: int | None = None, say: Callable[[str], None] = print
) -> Course:
    """Begin a training, or resume the one in the folder, until all updates are made or ``most`` more."""
    folder.mkdir(parents=True, exist_ok=True)
    if workers == 1:
        return _train(recipe, folder, Workplace(None), most, say)
    with workers_of(workers) as pool:
        return _train(recipe, folder, Workplace(pool), most, say)


def _train(recipe: Recipe, folder: Path, place: Workplace, most: int | None, say: Callable[[str], None]) -> Course:
    course = Course.load(folder)
    if course is None:
        course = begin(recipe, place, say)
        course.save(folder)
    else:
        course.go_on_with(recipe)
    curve = folder / "curve.jsonl"
    lines = curve.read_text("utf-8").splitlines() if curve.exists() else []
    curve.write_text("".join(f"{line}\n" for line in lines[: course.updates]), "utf-8")
    last = recipe.updates if most is None else min(recipe.updates, course.updates + most)
    while course.updates < last:
        figures = update(course, place)
        with curve.open("a", encoding="utf-8") as file:
            file.write(json.dumps({name: round(value, 5) for name, value in figures.items()}) + "\n")
        if course.updates % SAVED_EVERY == 0 or course.updates == last:
            course.save(folder)
            say(progress(curve))
    return course


def progress(curve: Path) -> str:
    """A summary of the last updates of a curve."""
    lines = [json.loads(line) for line in curve.read_text("utf-8").splitlines()[-SAVED_EVERY:]]
    games = sum(line["alone_games"] for line in lines)
    won = sum(line["alone_won"] for line in lines) / max(games, 1)
    told = " ".join(
        f"{name} {sum(line[name] for line in lines) / len(lines):.4f}"
        for name in ("moved", "clipped", "entropy", "guessing")
    )
    seconds = sum(line["seconds"] for line in lines)
    choices = sum(line["choices"] for line in lines)
    return f"update {lines[-1]['update']}: alone {won:.3f} of {games}, {told}, {choices / seconds:.0f} choices a second"


def _recipe(told: dict[str, Any]) -> Recipe:
    """A recipe as read from a checkpoint: JSON has no tuples."""
    options = {name: tuple(values) for name, values in told["options"].items()}
    return Recipe(**{**told, "seats": tuple(told["seats"]), "options": options})


def _frequent(counts: Counter[Word], least: int) -> list[Word]:
    """The words that occur often enough, in a fixed order."""
    return sorted([word for word, count in counts.items() if count >= least], key=repr)


def _replace(path: Path, write: Callable[[Path], None]) -> None:
    """Write a file beside the old one, and replace the old one with it."""
    new = path.with_suffix(".new")
    write(new)
    new.replace(path)


def _write_arrays(path: Path, arrays: dict[str, npt.NDArray[Any]]) -> None:
    with path.open("wb") as file:
        np.savez(file, allow_pickle=False, **arrays)
