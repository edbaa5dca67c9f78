"""Checks a lesson against the rules: every answer is on offer, every expectation is met, every sentence exists."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any, Final

from croupier.lessons.playing import Solo, give_all, offered, opened, teach, tried
from croupier.lessons.script import LEARNER, Alone, BadLesson, Lesson, Reply, Scene, Sentence, Step, fits, missing
from croupier.table import CroupierError, GameInfo, Json, Table, open_table
from croupier.table.view import PlainView, trusted
from croupier.text import LANGUAGES, clauses

LONGEST_SENTENCE: Final = 240
LONGEST_TITLE: Final = 60
RANDOM_LEARNERS: Final = 40
MOST_ANSWERS: Final = 100
"""How many answers a learner who plays alone may give."""

# French writes a no-break space before ":" and "»" and after "«", a narrow one before ";", "!" and "?".
WRONG_SPACE: Final = re.compile(
    "[^\N{NO-BREAK SPACE}][:»](?!\\d)|«[^\N{NO-BREAK SPACE}]|[^\N{NARROW NO-BREAK SPACE}?!][;!?]|'"
)


def check(game: GameInfo, lesson: Lesson) -> None:
    """Play a lesson through and raise ``BadLesson`` for the first mistake."""
    with _where(f"{game.name}, lesson {lesson.id}"):
        _said(lesson.title, LONGEST_TITLE)
        open_table(game, lesson.play.seats, 0, lesson.play.options)
        for scene in lesson.scene:
            with _where(f"scene {scene.id}"):
                _said(scene.title, LONGEST_TITLE)
                _said(scene.about, LONGEST_SENTENCE)
                _check_scene(game, scene)


@contextmanager
def _where(place: str) -> Iterator[None]:
    """Say where a fault was found."""
    try:
        yield
    except CroupierError as wrong:
        raise BadLesson(f"{place}: {wrong}") from None


def _check_scene(game: GameInfo, scene: Scene) -> None:
    known = {clause.id for clause in clauses(game)}
    table = opened(game, scene)
    for number, step in enumerate(scene.step, 1):
        with _where(f"step {number}"):
            before = table.event_count
            give_all(table, step.before)
            _check_step(table, step, known)
            teach(table, step)
            _promised(step, table, table.events(before, LEARNER))
    if scene.alone is not None:
        with _where("alone"):
            _check_alone(game, scene, scene.alone, known)


def _check_step(table: Table, step: Step, known: set[str]) -> None:
    _said(step, LONGEST_SENTENCE)
    _cited(step.rules, known)
    for thing in step.light:
        if not is_lit(table, thing):
            raise BadLesson(f"`light` names {thing!r}, which is not in the view; on offer: {offered(table, LEARNER)}")
    for key, reply in step.other.items():
        with _where(f"other {key}"):
            _said(reply, LONGEST_SENTENCE)
            _check_other(table, step, key, reply)


def is_lit(table: Table, thing: str) -> bool:
    """Whether the learner's view contains what a step highlights."""
    view = trusted(table.view(LEARNER), PlainView)
    kind, _, name = thing.partition(" ")
    if kind == "zone":
        return any(zone["name"] == name for zone in view["zones"])
    if kind == "player":
        return name.isdecimal() and int(name) < table.seats
    if kind == "counter":
        counter, _, owner = name.partition("@")
        return any(each["name"] == counter and str(each["owner"]) == (owner or "None") for each in view["counters"])
    return thing in offered(table, LEARNER)


def _check_other(table: Table, step: Step, key: str, reply: Reply) -> None:
    """Assert what a step says about another choice: that it is refused, that it is on offer, or its outcome."""
    if reply.refused is not None:
        refusal = table.why(LEARNER, key)
        if refusal is None or refusal.rule != reply.refused:
            raise BadLesson(f"it must be refused by {reply.refused}, but: {refusal or 'on offer'}")
        return
    keys = offered(table, LEARNER)
    if key == step.answer or not any(step.reply_to(each) is reply for each in keys):
        raise BadLesson(f"it is not another choice of this step; on offer: {keys}")
    if reply.tried is not None:
        after = tried(table, key, reply.tried)
        _promised(reply, after, after.events(table.event_count, LEARNER))


def _promised(wanted: Step | Reply, table: Table, events: list[Json]) -> None:
    """Assert that the expected events have come, and the state afterwards."""
    lacking = missing(wanted.expect, events)
    if lacking is not None:
        told = [{key: value for key, value in event.items() if key not in ("n", "rule")} for event in events]
        raise BadLesson(f"{lacking} does not happen; the events are: {told}")
    for seat, kind in wanted.asked.items():
        decision = table.pending.get(int(seat))
        if decision is None or decision.kind != kind:
            raise BadLesson(f"seat {seat} must be asked {kind}, but is asked {decision and decision.kind}")
    if wanted.result is not None:
        result = None if table.result is None else table.result.to_json()
        if not fits(wanted.result, result):
            raise BadLesson(f"the result must be {wanted.result}, but is {result}")
    for path, value in wanted.view.items() if isinstance(wanted, Step) else ():
        part: Any = table.view(LEARNER)
        for name in path.split("."):
            part = part[int(name)] if name.isdigit() else part[name]
        if part != value:
            raise BadLesson(f"{path} must be {value!r}, but is {part!r}")


def _check_alone(game: GameInfo, scene: Scene, alone: Alone, known: set[str]) -> None:
    _cited(alone.rules, known)
    for number, ending in enumerate(alone.end, 1):
        with _where(f"end {number}"):
            _said(ending, LONGEST_SENTENCE)
    model = Solo(game, scene)
    for key in alone.model:
        model.answer(key)
    if model.ending is None:
        raise BadLesson(f"the answers of `model` do not end the part; on offer: {offered(model.table, LEARNER)}")
    lacking = missing(alone.aim, model.events)
    if lacking is not None:
        raise BadLesson(f"the answers of `model` do not reach the aim {lacking}")
    for number in range(RANDOM_LEARNERS):
        _play_at_random(Solo(game, scene), Random(number))


def _play_at_random(solo: Solo, luck: Random) -> None:
    """Let a random learner play alone: the part must end."""
    for _ in range(MOST_ANSWERS):
        if solo.ending is not None:
            return
        keys = offered(solo.table, LEARNER)
        if not keys:
            raise BadLesson(f"the learner is not asked after {solo.table.log}")
        solo.answer(luck.choice(keys))
    raise BadLesson(f"the part does not end within {MOST_ANSWERS} answers: {solo.table.log}")


def _said(sentence: Sentence, longest: int) -> None:
    """Assert that a sentence exists in every language, and is not too long."""
    for language in LANGUAGES:
        said = sentence.said(language)
        if not said.strip() or "TODO" in said:
            raise BadLesson(f"the sentence is missing in {language!r}")
        if len(said) > longest:
            raise BadLesson(f"the sentence has {len(said)} letters, but at most {longest} fit: {said!r}")
    wrong = WRONG_SPACE.search(sentence.fr)
    if wrong:
        raise BadLesson(f"French needs a no-break space at {wrong[0]!r}: {sentence.fr!r}")


def _cited(rules: list[str], known: set[str]) -> None:
    for rule in rules:
        if rule not in known:
            raise BadLesson(f"there is no clause {rule}")
