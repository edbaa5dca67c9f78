"""Lessons for the page: every step with the learner's table in words, and the parts that a learner plays alone."""

from __future__ import annotations

from functools import cache

from croupier.lessons import LEARNER, BadLesson, Reply, Scene, Shown, Solo, Watch, lesson_of, shown, tried
from croupier.lessons import Lesson as Script
from croupier.server.messages.lessons import AloneMoment, Lesson, LessonReply, LessonScene, LessonStep, PlayAlone
from croupier.server.messages.moments import Beat, Line, Moment
from croupier.server.messages.parts import Language
from croupier.server.moments import news, teller_for, words_of
from croupier.server.performance import Performance
from croupier.server.refusals import Declined
from croupier.shelf import catalogue
from croupier.table import GameInfo, Json, Refused, Table
from croupier.text import Teller


def lesson_in(game: str, id: str, language: Language) -> Lesson:
    """A whole lesson in a language; it is played once."""
    find_lesson(game, id)
    return _played(game, id, language)


def find_lesson(game: str, id: str) -> tuple[GameInfo, Script]:
    """A lesson, and its game."""
    info = catalogue().get(game)
    if info is None:
        raise Declined("no-game", 404)
    lesson = lesson_of(info, id)
    if lesson is None:
        raise Declined("no-lesson", 404)
    return info, lesson


@cache
def _played(game: str, id: str, language: Language) -> Lesson:
    info, lesson = find_lesson(game, id)
    coach = _Coach(info, lesson, language)
    return Lesson(
        game=game,
        id=id,
        title=lesson.title.said(language),
        minutes=lesson.minutes,
        scenes=[coach.scene(scene) for scene in lesson.scene],
        seats=lesson.play.seats,
        options=lesson.play.options,
    )


def play_alone(game: str, id: str, wish: PlayAlone, language: Language) -> AloneMoment:
    """The table after the answers of a learner who plays alone. ``Declined`` says why an answer cannot be given."""
    info, lesson = find_lesson(game, id)
    scene = next((scene for scene in lesson.scene if scene.id == wish.scene and scene.alone is not None), None)
    if scene is None:
        raise Declined("no-lesson", 404)
    coach = _Coach(info, lesson, language)
    solo = Solo(info, scene, coach.watching)
    for key in wish.answers:
        try:
            solo.answer(key)
        except Refused as refused:
            why = coach.teller(solo.table).refusal(refused)
            raise Declined("lesson-refused", 409, why=why, rule=refused.rule or "none") from None
        except BadLesson:
            raise Declined("lesson-over", 409) from None
    moment, lines, _, beats = coach.told(solo.table, solo.since)
    return AloneMoment(moment, lines, solo.events, beats, None if solo.ending is None else solo.ending.said(language))


class _Coach:
    """Puts the tables of a lesson into words of one language, and watches what happens on them."""

    def __init__(self, game: GameInfo, lesson: Script, language: Language) -> None:
        self.game = game
        self.lesson = lesson
        self.language = language
        self.words = words_of(game.name, language)
        self.performance: Performance | None = None

    def watching(self, table: Table) -> Watch:
        """Watch the answers that are given next."""
        self.performance = Performance(table, [LEARNER], "normal")
        return self.performance.look

    def told(self, table: Table, since: int) -> tuple[Moment, list[Line], list[Json], list[Beat]]:
        """The table now, the lines and events after number ``since``, and the beats that were watched."""
        assert self.performance is not None
        stops = [shown.upto for shown in self.performance.beats]
        moment, lines, events = news(table, LEARNER, self.names(table), self.words, since, stops)
        return moment, lines, events, self.performance.told_to(LEARNER, self.words)

    def names(self, table: Table) -> list[str]:
        """The names of the players: those of the lesson, or those that the game gives."""
        names = Teller.at(self.words, table.view(LEARNER)).names
        return [names[LEARNER], *(self.lesson.players or names[1:])]

    def teller(self, table: Table) -> Teller:
        return teller_for(table.view(LEARNER), self.names(table), self.words)

    def scene(self, scene: Scene) -> LessonScene:
        steps = [self.step(each) for each in shown(self.game, scene, self.watching)]
        title, about = scene.title.said(self.language), scene.about.said(self.language)
        return LessonScene(scene.id, title, about, steps, scene.alone is not None)

    def step(self, now: Shown) -> LessonStep:
        step, table = now.step, now.table
        moment, lines, events, beats = self.told(table, now.since)
        offered = [option.key for option in moment.options if option.key != step.answer]
        named = [key for key in step.other if not key.endswith("*")]
        replies = {key: step.reply_to(key) for key in [*named, *offered]}
        return LessonStep(
            text=step.said(self.language),
            light=step.light,
            rules=step.rules,
            answer=step.answer,
            moment=moment,
            lines=lines,
            events=events,
            beats=beats,
            others={key: self.reply(table, key, reply) for key, reply in replies.items() if reply is not None},
        )

    def reply(self, table: Table, key: str, reply: Reply) -> LessonReply:
        text = reply.said(self.language)
        if reply.tried is not None:
            after = tried(table, key, reply.tried, self.watching)
            moment, lines, events, beats = self.told(after, table.event_count)
            return LessonReply(text, None, None, moment, lines, events, beats)
        refused = table.why(LEARNER, key)
        if refused is None:
            return LessonReply(text, None, None, None, [], [], [])
        return LessonReply(text, self.teller(table).refusal(refused), refused.rule, None, [], [], [])
