"""The lessons of a game, played through on its rules."""

from __future__ import annotations

from croupier.lessons import BadLesson, check, lessons_of
from croupier.testing.check import once
from croupier.testing.errors import Broken, NothingToCheck
from croupier.testing.trial import Trial


@once
def every_lesson_holds_on_the_rules(trial: Trial) -> None:
    try:
        lessons = lessons_of(trial.info)
        for lesson in lessons:
            check(trial.info, lesson)
    except BadLesson as wrong:
        raise Broken(str(wrong)) from None
    if not lessons:
        raise NothingToCheck("the game has no lessons")
