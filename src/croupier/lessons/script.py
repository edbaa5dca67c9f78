"""The contents of a lesson file: scenes, steps, replies to other choices, and a part that the learner plays alone."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from croupier.table import CroupierError, Json

LEARNER: Final = 0
"""The seat of the learner in every lesson."""

Answer = Annotated[str, Meta(pattern=r"^[0-9] \S+$")]
"""A seat and the key that it answers with: ``1 pocket:click``."""


class BadLesson(CroupierError, ValueError):
    """A lesson that cannot be read, or that contradicts the rules. It says where and why."""


class Entry(Struct, forbid_unknown_fields=True, frozen=True):
    """The base of all parts of a lesson file: an unknown key is an error."""


class Sentence(Entry, frozen=True):
    """A text in both languages."""

    en: str
    fr: str

    def said(self, language: str) -> str:
        """The text in one language."""
        return self.fr if language == "fr" else self.en


class Reply(Sentence, frozen=True):
    """The reply to another choice than the one that is taught.

    ``refused`` is the clause that forbids the choice. ``tried``: the choice is really played, these answers follow it,
    and the text is about the outcome. ``expect``, ``asked`` and ``result`` say what must come of it.
    """

    refused: str | None = None
    tried: list[Answer] | None = None
    expect: list[Json] = []
    asked: dict[str, str] = {}
    result: Json | None = None


class Step(Sentence, frozen=True):
    """One thing that is taught.

    ``before`` are answers given before the step is shown. ``light`` is what is highlighted: an option key, ``zone
    NAME``, ``counter NAME@OWNER``, ``counter NAME`` or ``player SEAT``. The learner gives ``answer``; without one the
    step waits for "go on". ``after`` are answers given right after it. ``other`` has replies to other choices, by key
    or by the beginning of keys (``bet:*``). ``expect`` are events that must come after it, in this order; ``asked``,
    ``result`` and ``view`` say what must then be true. ``rules`` are the clauses behind "why?".
    """

    light: list[str] = []
    answer: str | None = None
    before: list[Answer] = []
    after: list[Answer] = []
    other: dict[str, Reply] = {}
    rules: list[str] = []
    expect: list[Json] = []
    asked: dict[str, str] = {}
    result: Json | None = None
    view: Json = {}

    def reply_to(self, key: str) -> Reply | None:
        """The reply to another choice."""
        if key in self.other:
            return self.other[key]
        return next((reply for like, reply in self.other.items() if matches(like, key)), None)


class Ending(Sentence, frozen=True):
    """What is shown when the learner has played alone: the first ending whose events have come, in this order (one
    event needs no list). ``{ result = { winners = [0] } }`` refers to the result of the game. An ending without
    ``when`` always matches.
    """

    when: Json | list[Json] = []

    def events(self) -> list[Json]:
        """The events that must have come."""
        return [self.when] if isinstance(self.when, dict) else self.when


class Alone(Entry, frozen=True):
    """A part in which the learner answers freely.

    Each of the ``others`` gives the first of its answers that is on offer (``shoot:*``: any that begins so). The part
    ends at one of the events ``until``, or with the game. ``model`` is one good way, which reaches the events ``aim``.
    """

    others: dict[str, list[str]]
    until: list[Json]
    model: list[str]
    aim: list[Json]
    end: Annotated[list[Ending], Meta(min_length=1)]
    rules: list[str] = []


class Scene(Entry, frozen=True):
    """Steps at one table, opened at ``position`` (as for ``croupier.open_position``) or dealt as ``table`` says.
    ``about`` says beforehand what the scene teaches.
    """

    id: str
    title: Sentence
    about: Sentence
    step: Annotated[list[Step], Meta(min_length=1)]
    seed: int = 0
    position: Json | None = None
    table: Json | None = None
    alone: Alone | None = None


class FirstGame(Entry, frozen=True):
    """The table that is opened after the lesson, with bots on the other seats."""

    seats: int
    options: dict[str, int | bool | str] = {}


class Lesson(Entry, frozen=True):
    """A whole lesson. ``number`` is its place among the lessons of the game. ``players`` are the names of the seats
    after the learner's; by default those that the game gives its players.
    """

    id: str
    game: str
    title: Sentence
    minutes: int
    play: FirstGame
    scene: Annotated[list[Scene], Meta(min_length=1)]
    number: int = 1
    players: list[str] = []


def matches(like: str, key: str) -> bool:
    """Whether a key matches a pattern of a lesson: the key itself, or its beginning and ``*``."""
    return key == like or (like.endswith("*") and key.startswith(like[:-1]))


def fits(wanted: object, got: object) -> bool:
    """Whether an event, or a part of one, has everything that is wanted of it."""
    if isinstance(wanted, dict):
        return isinstance(got, dict) and all(key in got and fits(value, got[key]) for key, value in wanted.items())
    return wanted == got


def missing(wanted: list[Json], events: list[Json]) -> Json | None:
    """The first of the wanted events that is missing or out of order."""
    rest = iter(events)
    for want in wanted:
        if not any(fits(want, event) for event in rest):
            return want
    return None
