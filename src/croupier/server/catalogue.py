"""The catalogue API: the games with their options, and the words and rules of each, made once per language."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from functools import cache, lru_cache
from threading import Event
from typing import Final, get_args

from croupier import bots
from croupier.bots.opponents import AND, LEVELS, MIXED, TEMPERS, at_seat
from croupier.lessons import lessons_of
from croupier.server.bot_offer import offered, usual
from croupier.server.messages.catalogue import (
    BotInfo,
    Catalogue,
    ClauseInfo,
    DurationInfo,
    GameInfo,
    GameWords,
    LessonInfo,
    OptionInfo,
    SectionInfo,
)
from croupier.server.messages.parts import Choice, Language
from croupier.server.moments import words_of
from croupier.shelf import catalogue, figures_of, find
from croupier.shelf.durations import durations
from croupier.table import BadTable, Edition, TableOption
from croupier.table import GameInfo as Info
from croupier.text import Words, sections

# How many combinations of game, language and corrected deck have their words cached.
MOST_KEPT: Final = 64


@cache
def catalogue_in(language: Language, chosen: tuple[str, ...] = ()) -> Catalogue:
    """The catalogue in a language, with the bots that the operator has chosen (``bot_offer``)."""
    games = [_game(name, language, chosen) for name in catalogue()]
    words = Words(None, language)
    levels = [bots.RANDOM, bots.SENSIBLE, bots.LEARNED, bots.STRONG, *LEVELS]
    return Catalogue(
        games,
        [_bot("bot", each, words) for each in levels],
        [_bot("temper", each, words) for each in (MIXED, *TEMPERS)],
    )


def _bot(sort: str, name: str, words: Words) -> BotInfo:
    id = f"{sort}-{name}"
    return BotInfo(name, words.say(id), words.find(id, part="about") or "")


def _game(name: str, language: Language, chosen: tuple[str, ...]) -> GameInfo:
    info = catalogue()[name]
    words = words_of(name, language)
    least, most = info.seats
    options = [_option(info, option, words) for option in info.options]
    summary = words.find("game-summary") or ""
    seats = info.usual_seats()
    first: dict[str, Choice] = dict(info.first)
    return GameInfo(
        name=name,
        title=words.title(),
        summary=summary,
        version=info.version,
        least_seats=least,
        most_seats=most,
        usual_seats=seats,
        options=options,
        bots=offered(name, chosen),
        usual_bot=_usual_bot(name, chosen),
        lessons=[LessonInfo(each.id, each.title.said(language), each.minutes) for each in lessons_of(info)],
        first=first,
        durations=[DurationInfo(each.seats, dict(each.options), each.minutes, each.alone) for each in durations(info)],
    )


def _usual_bot(game: str, chosen: Collection[str]) -> str:
    """The bots of a first game: of the usual level, and where bots have tempers each with another one."""
    level = usual(game, chosen)
    mixed = f"{level}{AND}{MIXED}"
    return mixed if bots.plays(game, at_seat(mixed, 0)) else level


def _option(info: Info, option: TableOption, words: Words) -> OptionInfo:
    choices: list[Choice] = list(option.choices)
    return OptionInfo(
        name=option.name,
        meaning=words.table_option(option.name, option.meaning),
        default=option.default,
        choices=choices,
        labels=[words.table_choice(option.name, choice) for choice in choices],
        seats=[_seats(info, {option.name: choice}) for choice in choices],
        least=option.least,
        most=option.most,
    )


def _seats(info: Info, options: dict[str, Choice]) -> list[int]:
    """The numbers of seats that a table with these options may have."""
    fitting = []
    for seats in range(info.seats[0], info.seats[1] + 1):
        with suppress(BadTable):
            info.check_options(options, seats)
            fitting.append(seats)
    return fitting


def words_in(game: str, language: Language) -> GameWords:
    """The messages of a game that need no arguments, by id, and its rules."""
    return words_with(words_of(game, language), game, language, None)


@lru_cache(MOST_KEPT)
def words_with(words: Words, game: str, language: Language, edition: Edition | None) -> GameWords:
    """The same with the words and figures of a corrected deck, cached while they are in use."""
    said: dict[str, str] = {}
    for id, part in words.ids():
        text = words.find(id, part=part)
        if text is not None:
            said[f"{id}.{part}" if part else id] = text
    rules = [
        SectionInfo(
            section.id,
            section.title,
            [ClauseInfo(each.id, list(each.tags), each.text, each.not_enforced) for each in section.clauses],
        )
        for section in sections(catalogue()[game], language)
    ]
    return GameWords(game, language, words.title(), said, rules, figures_of(find(game), edition))


def load_words(chosen: tuple[str, ...], closing: Event) -> None:
    """Load the words of all games in all languages, so that no request has to wait. Stop early if the server closes."""
    for language in get_args(Language):
        for game in catalogue():
            if closing.is_set():
                return
            words_in(game, language)
        catalogue_in(language, chosen)
