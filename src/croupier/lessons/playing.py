"""Plays lessons on the real engine: the table at every step, after another choice, and while the learner plays alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from croupier.lessons.script import LEARNER, BadLesson, Ending, Scene, Step, fits, matches, missing
from croupier.table import GameInfo, Json, Table, open_position, open_table

# What is called at each beat of some answers; see ``Table.answer``.
Watch = Callable[[Json], None]
# Called with a table before answers are given; what it returns watches them.
Watching = Callable[[Table], Watch]


@dataclass(frozen=True)
class Shown:
    """A step as the learner gets it: the table, which continues with the next step, and the number of the last event
    that the learner was shown before.
    """

    step: Step
    table: Table
    since: int


def opened(game: GameInfo, scene: Scene) -> Table:
    """The table of a scene before its first step."""
    if scene.position is not None:
        return open_position(game, scene.position, scene.seed)
    dealt: Any = scene.table or {}
    return open_table(game, dealt.get("seats"), scene.seed, dealt.get("options"), dealt.get("stack"))


def shown(game: GameInfo, scene: Scene, watching: Watching | None = None) -> Iterator[Shown]:
    """The steps of a scene, one after the other, with the answers that the lesson teaches. ``watching`` is called for each
    step, and watches the answers between the step before and this one."""
    table = opened(game, scene)
    since = 0
    watch = watching and watching(table)
    for step in scene.step:
        give_all(table, step.before, watch)
        yield Shown(step, table, since)
        since = table.event_count
        watch = watching and watching(table)
        teach(table, step, watch)


def teach(table: Table, step: Step, watch: Watch | None = None) -> None:
    """Give the answers of a shown step: the learner's, then the others'."""
    if step.answer is not None:
        give(table, LEARNER, step.answer, watch)
    give_all(table, step.after, watch)


def tried(table: Table, key: str, answers: Sequence[str], watching: Watching | None = None) -> Table:
    """The table after another choice of the learner, and the answers that follow it."""
    other = table.copy()
    watch = watching and watching(other)
    give(other, LEARNER, key, watch)
    give_all(other, answers, watch)
    return other


def give(table: Table, seat: int, key: str, watch: Watch | None = None) -> None:
    """Answer for a seat of a scene. ``BadLesson`` lists what is on offer instead."""
    if key not in offered(table, seat):
        asked = {other: offered(table, other) for other in table.pending}
        raise BadLesson(f"seat {seat} is not offered {key!r}; on offer: {asked}")
    table.answer(seat, key, watch=watch)


def give_all(table: Table, answers: Sequence[str], watch: Watch | None = None) -> None:
    """Give answers in a lesson's notation: ``1 pocket:click``."""
    for answer in answers:
        seat, _, key = answer.partition(" ")
        give(table, int(seat), key, watch)


def offered(table: Table, seat: int) -> list[str]:
    """The keys on offer to a seat."""
    decision = table.pending.get(seat)
    return [] if decision is None else [option.key for option in decision.options]


class Solo:
    """The part of a scene that the learner plays alone, from the end of its steps.

    ``since`` is the number of the last event before the latest answer. ``ending`` is shown when the part is over.
    ``watching`` is called for each answer of the learner, and watches it together with those of the others.
    """

    def __init__(self, game: GameInfo, scene: Scene, watching: Watching | None = None) -> None:
        if scene.alone is None:
            raise BadLesson(f"the scene {scene.id} has no part to play alone")
        self.alone = scene.alone
        *_, last = shown(game, scene)
        self.table = last.table
        self.since = self.table.event_count
        self.events: list[Json] = []
        self.ending: Ending | None = None
        self.watching = watching
        self._reply(watching and watching(self.table))

    def answer(self, key: str) -> None:
        """Give an answer of the learner, then those of the others. ``Refused`` says why the answer is not possible."""
        if self.ending is not None:
            raise BadLesson(f"the part is over before the answer {key!r}")
        self.since = self.table.event_count
        watch = self.watching and self.watching(self.table)
        self.table.answer(LEARNER, key, watch=watch)
        self._reply(watch)

    def _reply(self, watch: Watch | None) -> None:
        """Let the scripted seats answer until the learner is asked or the part is over."""
        while not self._is_over():
            waiting = [seat for seat in self.table.waiting() if seat != LEARNER and str(seat) in self.alone.others]
            if not waiting:
                return
            seat = waiting[0]
            give(self.table, seat, _liked(offered(self.table, seat), self.alone.others[str(seat)]), watch)
        result = None if self.table.result is None else self.table.result.to_json()
        events: list[Json] = [*self.events, {"result": result}]
        self.ending = next(each for each in self.alone.end if missing(each.events(), events) is None)

    def _is_over(self) -> bool:
        """Read new events, and say whether the part is over."""
        seen = self.events[-1]["n"] if self.events else self.since
        assert isinstance(seen, int)
        new = self.table.events(seen, LEARNER)
        self.events += new
        return self.table.over or any(fits(end, event) for end in self.alone.until for event in new)


def _liked(keys: Sequence[str], likes: Sequence[str]) -> str:
    """The first key on offer that a scripted seat prefers."""
    for like in likes:
        for key in keys:
            if matches(like, key):
                return key
    raise BadLesson(f"`others` lists none of the answers on offer to a seat: {keys}")
