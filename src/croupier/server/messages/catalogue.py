"""The catalogue, and the words of a game."""

from __future__ import annotations

from typing import Any

from croupier.server.messages.parts import Choice, Language, Message


class OptionInfo(Message):
    """A table option: one of ``choices``, a number from ``least`` to ``most``, or true or false. Each choice has a
    label, and the numbers of seats that it can be used with.
    """

    name: str
    meaning: str
    default: Choice
    choices: list[Choice]
    labels: list[str]
    seats: list[list[int]]
    least: int
    most: int


class LessonInfo(Message):
    """A lesson of a game: its title, and how many minutes it takes."""

    id: str
    title: str
    minutes: int


class DurationInfo(Message):
    """How many minutes a game takes with these seats and options, measured by simulation: ``minutes`` with people on
    all seats, ``alone`` with one person among bots. Options that are not listed do not matter. For numbers in between,
    interpolate.
    """

    seats: int
    options: dict[str, Choice]
    minutes: int
    alone: int


class BotInfo(Message):
    """A level or a temper of bots: its id in messages, its name, and a description."""

    name: str
    title: str
    about: str


class GameInfo(Message):
    """A game of the catalogue, in one language. ``summary`` may be empty. ``bots`` are the levels of its bots, the
    weakest first, and ``usual_bot`` the bots of a first game. ``lessons`` are in teaching order; ``first`` are the options
    of a short first game.
    """

    name: str
    title: str
    summary: str
    version: int
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]
    usual_bot: str
    lessons: list[LessonInfo]
    first: dict[str, Choice]
    durations: list[DurationInfo]


class Catalogue(Message):
    """All games of this server. ``levels`` are the bots that have a description. Except for one that plays at random,
    each can have one of the ``tempers``: its name is then ``LEVEL+TEMPER``.
    """

    games: list[GameInfo]
    levels: list[BotInfo]
    tempers: list[BotInfo]


class ClauseInfo(Message):
    """A clause of the rules. ``tags`` are its sources; ``not_enforced`` says why the program does not enforce it, if it
    does not.
    """

    id: str
    tags: list[str]
    text: str
    not_enforced: str | None


class SectionInfo(Message):
    """A section of the rules."""

    id: str
    title: str
    clauses: list[ClauseInfo]


class GameWords(Message):
    """The words of a game: every message without arguments, by its id (``card-peek``) or id and part
    (``card-peek.text``), and the rules. ``figures`` are those of the cards, in the shape that the game declares.
    """

    game: str
    language: Language
    title: str
    words: dict[str, str]
    rules: list[SectionInfo]
    figures: dict[str, Any]
