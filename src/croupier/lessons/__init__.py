"""Lessons: scenes on the real table, played step by step, that teach a game."""

from croupier.lessons.checking import check
from croupier.lessons.playing import Shown, Solo, Watch, shown, tried
from croupier.lessons.reading import lesson_of, lessons_of, read
from croupier.lessons.script import LEARNER, Alone, BadLesson, Ending, Lesson, Reply, Scene, Sentence, Step

__all__ = [
    "LEARNER",
    "Alone",
    "BadLesson",
    "Ending",
    "Lesson",
    "Reply",
    "Scene",
    "Sentence",
    "Shown",
    "Solo",
    "Step",
    "Watch",
    "check",
    "lesson_of",
    "lessons_of",
    "read",
    "shown",
    "tried",
]
