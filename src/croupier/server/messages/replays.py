"""Finished games: their moments, their story, the check of their deal."""

from __future__ import annotations

from croupier.server.messages.moments import Beat, Moment
from croupier.server.messages.parts import Count, DeckInfo, Face, Message, Seat


class ReplayLine(Message):
    """A line of a replay's log, with the number of answers before it."""

    n: Count
    at: Count
    text: str
    rule: str


class Looks(Message):
    """Whether a player of a finished game was a bot, and the chosen face."""

    bot: bool
    face: Face | None


class Replay(Message):
    """A finished game: its players, its number of answers, the hash and the seed of its deal, and its log as one viewer
    saw it. ``looks`` is empty for an uploaded game.
    """

    id: str
    game: str
    title: str
    seats: Count
    names: list[str]
    looks: list[Looks]
    answers: Count
    deal: str
    seed: str
    lines: list[ReplayLine]
    deck: DeckInfo | None


class ReplayMoment(Message):
    """A finished game after ``at`` answers, with the next answer: by which seat, and to which question. ``beats`` are
    the moments that the last answer led through.
    """

    at: Count
    moment: Moment
    next_seat: Seat | None
    next_question: str | None
    next_answer: str | None
    beats: list[Beat]


class ReplayReason(Message):
    """Why a bot would give the next answer, from what the seat saw then."""

    text: str


class StoryLine(Message):
    """A sentence about a finished game, the players it is about, the number of answers before the moment it links to,
    and the kinds of the cards that it names.
    """

    text: str
    seat: Seat | None
    at: Count | None
    cards: list[str]


class StorySource(Message):
    """A source of points: its name in the rules, and in words."""

    source: str
    label: str
    points: int


class StoryCurve(Message):
    """One line of the curve: the points of a seat, or something that the whole table has done."""

    label: str
    seat: Seat | None
    values: list[int]


class GameStory(Message):
    """The story of a finished game: a curve with a value for each of ``moments`` (numbers of answers), the points of
    each seat by source, what turned the game, what was hidden, medals, and the album of each seat.
    """

    moments: list[Count]
    curve: list[StoryCurve]
    sources: list[list[StorySource]]
    turns: list[StoryLine]
    unmasked: list[StoryLine]
    awards: list[StoryLine]
    album: list[list[StoryLine]]


class AnalysedTurn(Message):
    """A turning point: between two moments a seat's chance to win (null: that of all together) went from one percentage
    to another.
    """

    since: Count
    at: Count
    seat: Seat | None
    before: Count
    after: Count


class AnalysedMistake(Message):
    """A choice that was clearly worse than a bot's: what was given, what would have been better, and what it cost, with
    its standard error, in percent of a win.
    """

    at: Count
    seat: Seat
    given: str
    better: str
    cost: Count
    error: Count


class AnalysedPlayer(Message):
    """How a seat has played: its chance at the deal, the number of its choices and how many were not mistakes, what the
    mistakes cost with the standard error, and the effect of luck and the others; all in percent of a win.
    """

    start: Count
    choices: Count
    good: Count
    mistakes: int
    error: Count
    luck: int


class GameAnalysis(Message):
    """The analysis of a finished game: the players' chances to win at each of ``moments`` (numbers of answers), as
    found by a bot that played on from there ``worlds`` times, turning points, the costliest mistakes, and all players.
    """

    bot: str
    worlds: Count
    moments: list[Count]
    curve: list[StoryCurve]
    turns: list[AnalysedTurn]
    mistakes: list[AnalysedMistake]
    players: list[AnalysedPlayer]


class AnalysisNews(Message):
    """The progress of an analysis, and the analysis once it is done."""

    done: Count
    of: Count
    analysis: GameAnalysis | None


class DealCheck(Message):
    """A check of the deal: whether the seed has the hash that was shown at the deal, and whether the same answers lead
    to the same end.
    """

    deal: str
    seed: str
    hash_agrees: bool
    replay_agrees: bool
    text: str


class Kept(Message):
    """The id of an uploaded game and of its replay."""

    id: str
