"""How to play a game, and its lessons."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from croupier.server.messages.moments import Beat, Line, Moment
from croupier.server.messages.parts import Choice, Count, Key, Message


class HowToPicture(Message):
    """A picture made from the board: a table, the part to show (in the notation of a lesson's ``light``: ``zone
    hand:0``, ``player 1``), and the width of the drawn board in pixels.
    """

    moment: Moment
    show: list[str]
    width: int


class HowToBlock(Message):
    """A part of the text: a heading, a paragraph, the items of a list or of numbered steps, or the caption of a picture."""

    kind: Literal["heading", "text", "list", "steps", "picture"]
    lines: list[str]
    picture: HowToPicture | None


class HowToPlay(Message):
    """How to play a game, on two pages. Without such a text there are no blocks."""

    game: str
    title: str
    blocks: list[HowToBlock]


class LessonReply(Message):
    """The reply to another choice than the one that is taught. ``refusal`` is why the choice is not on offer, by the
    clause ``rule``. ``moment`` is the table after the choice was really made, with what happened then: show its
    ``beats`` first.
    """

    text: str
    refusal: str | None
    rule: str | None
    moment: Moment | None
    lines: list[Line]
    events: list[dict[str, Any]]
    beats: list[Beat]


class LessonStep(Message):
    """A step of a lesson: its text, the learner's table, and what has happened since the step before. ``light`` is what
    to highlight: an option key, ``zone NAME``, ``counter NAME@OWNER``, ``counter NAME`` or ``player SEAT``. The step
    waits for ``answer``, or if that is null until the learner goes on. ``others`` are the replies to other choices, by
    key. ``rules`` are the clauses behind it. ``beats`` are the moments between the step before and this one: show them
    first.
    """

    text: str
    light: list[str]
    rules: list[str]
    answer: Key | None
    moment: Moment
    lines: list[Line]
    events: list[dict[str, Any]]
    beats: list[Beat]
    others: dict[str, LessonReply]


class LessonScene(Message):
    """A scene of a lesson: steps at one table. ``about`` says what it teaches. ``alone``: after the last step the
    learner plays on freely.
    """

    id: str
    title: str
    about: str
    steps: list[LessonStep]
    alone: bool


class Lesson(Message):
    """A whole lesson, in one language. ``seats`` and ``options`` are those of the first game to play after it."""

    game: str
    id: str
    title: str
    minutes: int
    scenes: list[LessonScene]
    seats: Count
    options: dict[str, Choice]


class PlayAlone(Message):
    """All answers that a learner who plays alone has given in a scene so far."""

    scene: str
    answers: Annotated[list[Key], Meta(max_length=100)]


class AloneMoment(Message):
    """The table after the answers of a learner who plays alone. ``lines`` cover what has happened since the answer
    before, ``events`` everything since the steps of the scene. ``text`` is shown when the part is over, and null until
    then. ``beats`` are the moments since the answer before: show them first.
    """

    moment: Moment
    lines: list[Line]
    events: list[dict[str, Any]]
    beats: list[Beat]
    text: str | None
