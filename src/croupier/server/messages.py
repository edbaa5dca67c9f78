"""Every message between a page and the server. The JSON Schema, the TypeScript types and the protocol page of the
documentation are generated from these classes, so their docstrings are written for authors of clients."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from croupier.server.page_view import PageView
from croupier.text import Weight

Choice = int | bool | str
Code = Annotated[str, Meta(pattern="^([A-HJ-NP-Z2-9]{5}|[A-HJ-NP-Z2-9]{20})$")]
Stage = Literal["lobby", "playing", "over"]
Tempo = Literal["calm", "normal", "quick", "at-once"]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "fr"]
Seat = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Keys = Annotated[list[Key], Meta(max_length=32)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Seconds = Annotated[int, Meta(ge=5, le=604800)]

Phrase = Literal["hello", "well-played", "thanks", "oops", "hurry", "think", "bravo", "bye"]
Emoji = Literal["like", "love", "laugh", "wow", "cry", "angry", "doubt", "luck"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """The base of all messages: an unknown field is an error."""


# --- What there is to play --------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """An option of a table: one of ``choices``, a number from ``least`` to ``most``, or true or false. Each choice has a label,
    and the numbers of seats that it may be chosen with."""

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
    """How many minutes a game takes with these seats and options, measured by simulation: ``minutes`` if every seat is a
    person's, ``alone`` with one person among bots. Options that are not named do not matter. A number between two that are
    named takes a time between."""

    seats: int
    options: dict[str, Choice]
    minutes: int
    alone: int


class GameInfo(Message):
    """A game of the catalogue, in one language. ``summary`` says what it is about, and is empty if the game
    does not. ``bots`` are the levels of its bots, the weakest first. ``lessons`` are in the order in
    which they are taught; ``first`` are the options of a short first game."""

    name: str
    title: str
    summary: str
    version: int
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]
    lessons: list[LessonInfo]
    first: dict[str, Choice]
    durations: list[DurationInfo]


class Catalogue(Message):
    """All games of this server."""

    games: list[GameInfo]


class ClauseInfo(Message):
    """A clause of the rules. ``tags`` say where it comes from; ``not_enforced`` says why the program does not enforce it, if it
    does not."""

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
    """The words of a game: every message that needs no arguments, by its id (``card-peek``) or id and part
    (``card-peek.text``), and the rules. ``figures`` are those of the cards, in the shape that the game declares."""

    game: str
    language: Language
    title: str
    words: dict[str, str]
    rules: list[SectionInfo]
    figures: dict[str, Any]


# --- Tables, over HTTP ------------------------------------------------------------------------------------------------


class Face(Message):
    """How a player is drawn: one of twelve drawings, in one of eight colours. The page knows what they look like."""

    drawing: Annotated[int, Meta(ge=0, le=11)]
    colour: Annotated[int, Meta(ge=0, le=7)]


class OpenTable(Message):
    """Open a table. The opener takes seat 0, and with ``hot_seat`` further seats on the same device. ``bots`` fills the empty
    seats with bots of that level. ``start`` deals at once if every seat is taken. ``clock`` is how many seconds a player has
    for a question, ``patience`` how many seconds an absent player is waited for before a bot steps in; null is no limit.
    ``tempo`` is how fast the table shows what happens; with null as fast as the server usually does.
    ``deck`` is the text of a deck file with corrections to the cards. ``face`` is the opener's; further seats of the same
    device have none. ``take_over`` says whether a newcomer may take over a bot's seat during a game; with null they may,
    except at a table that is dealt at once to one player among bots.
    A ``private`` table has a code of 20 letters, which nobody can guess: only its link opens it."""

    game: str
    nickname: Nickname
    language: Language = "en"
    seats: Seat | None = None
    options: dict[str, Choice] = {}
    bots: Level | None = None
    hot_seat: list[Nickname] = []
    start: bool = False
    clock: Seconds | None = None
    patience: Seconds | None = 60
    deck: str = ""
    tempo: Tempo | None = None
    face: Face | None = None
    take_over: bool | None = None
    private: bool = False


class Opened(Message):
    """These seats of the table are yours. The response sets a cookie that proves it."""

    code: Code
    seats: list[Seat]


class TakeSeat(Message):
    """Take a seat, or any free one. During a game that is the seat of a bot, with all that it holds, where the table allows it
    (``Room.take_over``); a seat whose owner is only away stays theirs."""

    nickname: Nickname
    seat: Seat | None = None
    face: Face | None = None


class SeatLink(Message):
    """A link that brings your seats to another device. It works once, for a few minutes."""

    path: str


class FollowLink(Message):
    """Use a seat link on the other device. ``link`` is the last part of its path."""

    link: Annotated[str, Meta(max_length=64)]


class SeatInfo(Message):
    """A seat of a table. ``here``: its owner is connected. ``ready``: its owner is ready for the next deal; a bot always is.
    ``stand_in``: a bot plays for the absent owner. ``bot_in``: seconds until a bot does. ``clock``: seconds left to answer.
    ``speak_for``: seconds that bots still leave to a player who is invited to react, while only bots are waited for. ``face``:
    what the player has chosen; with null the page draws one that follows from the name."""

    seat: Seat
    held_by: Literal["nobody", "person", "bot"]
    name: str
    level: Level | None
    here: bool
    ready: bool
    stand_in: bool
    bot_in: float | None
    clock: float | None
    speak_for: float | None
    face: Face | None


class DeckInfo(Message):
    """A deck that the owner of the box has corrected: its name, and its corrections in words. Names, texts and figures of the
    cards are then those of the table: ``GET /api/tables/{code}/words``."""

    name: str
    corrections: list[str]


class TableState(Message):
    """Where a table stands, for the holder of its cookie: whether they have a seat there, and whether the table waits for
    one of their seats now. A stranger has no seat and is asked nothing."""

    code: Code
    game: str
    title: str
    stage: Stage
    seated: bool
    your_turn: bool


class Room(Message, tag="room"):
    """A table and its people. ``yours`` are the receiver's seats; ``opener`` says whether the receiver opened the table.
    ``game_number`` counts the games dealt here; it is 0 in the lobby before the first. ``address`` is where other devices of
    the local network find the server, if it listens there. ``help`` says whether players may ask for hints and chances,
    ``tempo`` how fast what happens is shown. ``tally`` counts the games that each player has won here, by name. ``take_over``
    says whether a newcomer may take over a bot's seat during a game. ``screens`` is the number of shared screens that show
    this table; they are not counted as spectators.
    ``notice`` says in words what has become of the game, if the rules of the server have changed since it was dealt."""

    code: Code
    game: str
    title: str
    options: dict[str, Choice]
    stage: Stage
    game_number: Count
    seats: list[SeatInfo]
    yours: list[Seat]
    opener: bool
    spectators: Count
    clock: Seconds | None
    patience: Seconds | None
    help: bool
    tempo: Tempo
    address: str | None
    deck: DeckInfo | None
    tally: dict[str, Count]
    take_over: bool
    screens: Count
    notice: str | None


# --- The socket: from the server --------------------------------------------------------------------------------------


class Offered(Message):
    """An option on offer, in words. ``stakes`` says what will come of it as far as the player may know; it is empty where there
    is nothing to tell. A ``foremost`` answer is shown before the others; a ``final`` one, which may end the game, after
    them, and the page asks whether it is meant."""

    key: Key
    label: str
    stakes: str
    rule: str
    waits: bool
    aside: bool
    weight: Weight


class Line(Message):
    """A line of the log. ``n`` is the number of the last event that it describes; ``rule`` and ``event`` are the clause and the
    name of the first."""

    n: Count
    text: str
    rule: str
    event: str


class Moment(Message):
    """A table as one viewer sees it, in one language. ``seat`` is the viewer, null for spectators. ``view`` is the engine's
    ``table.view``, without the options of the decision, which are in ``options``."""

    seat: Seat | None
    view: PageView[dict[str, Any], dict[str, Any]]
    names: list[str]
    phase: str
    question: str | None
    options: list[Offered]
    result: str | None


class Beat(Message):
    """A moment on the way to the table as it is now: its name in the rules and in words, what it is about (``facts``), and the
    table as the viewer saw it, with the events since the beat before. Show it for ``lasts`` milliseconds. ``upto`` is the
    number of the last event that had happened: lines up to there belong to this beat or to one before. A beat without a name
    is the table after an answer."""

    beat: str
    title: str
    facts: dict[str, Any]
    lasts: Count
    upto: Count
    view: PageView[dict[str, Any], dict[str, Any]]
    phase: str
    events: list[dict[str, Any]]


class Update(Message, tag="update"):
    """The table as it is now, and the events after number ``since``, also as lines of the log. If ``whole``, forget the lines
    and events that you have: these are the latest, and ``older`` asks for those up to ``since``. Answers carry ``number``, the
    number of the question. ``answers`` is how many answers this game has had; ``can_undo`` says whether the last one is yours
    and can be undone; ``asked_again`` says whether your secret answer was dropped because another seat acted first.
    ``beats`` are the moments between the table as you had it and as it is now: show them first, and send ``watched``."""

    game_number: Count
    number: Count
    answers: Count
    whole: bool
    since: Count
    can_undo: bool
    asked_again: bool
    moment: Moment
    lines: list[Line]
    events: list[dict[str, Any]]
    beats: list[Beat]


class Missed(Message, tag="missed"):
    """What has happened since answer number ``since``, beat by beat: the last beats, if there are too many, with the lines that
    belong to them."""

    game_number: Count
    since: Count
    beats: list[Beat]
    lines: list[Line]
    names: list[str]
    seat: Seat | None


class OlderLines(Message, tag="older-lines"):
    """A page of the log: the lines about the events after number ``since`` and up to number ``upto``. If ``since`` is 0
    there are no older lines."""

    game_number: Count
    since: Count
    upto: Count
    lines: list[Line]


class Refused(Message, tag="refused"):
    """A message was refused, and nothing has changed. ``rule`` is the clause that forbids it, or empty if none does."""

    reason: str
    rule: str
    text: str
    key: str | None


class Told(Message, tag="told"):
    """A notice to one player: their time is up, or a bot has played for them."""

    text: str


class Because(Message, tag="because"):
    """Why a key is not on offer, or if it is, the clause that allows it."""

    key: Key
    offered: bool
    reason: str
    rule: str
    text: str


class Considered(Message, tag="considered"):
    """The answers ``keys`` to question ``number`` only lead the seat to a further question: the ``moment`` as it would be then.
    Nothing has been answered yet, and no other page knows of it. Answer with all of these keys and one more, or with another
    key to go back."""

    number: Count
    keys: list[Key]
    moment: Moment


class Advice(Message, tag="advice"):
    """What a bot would answer that sees only what the player sees, and why. ``number`` and ``keys`` are those of the request;
    ``chances`` are odds that the player could work out."""

    number: Count
    keys: list[Key]
    key: Key
    label: str
    text: str
    chances: list[str]


class Past(Message, tag="past"):
    """The table after event ``n``, as spectators saw it."""

    n: Count
    moment: Moment


class ChatLine(Message):
    """A line of the chat: a player's own words, or a phrase that the page shows in the reader's language."""

    at: float
    name: str
    seat: Seat | None
    text: str | None
    phrase: Phrase | None


class Chat(Message, tag="chat"):
    """Lines of the chat: the recent ones when a socket opens, then each as it comes."""

    lines: list[ChatLine]


class Reaction(Message, tag="reaction"):
    """An emoji of the player on a seat, for a person (``to``), or for a card in a zone; without a ``kind`` it is for the zone.
    It is shown for some seconds and stored nowhere."""

    seat: Seat
    emoji: Emoji
    to: Seat | None
    zone: Key | None
    kind: Key | None


class Failed(Message, tag="failed"):
    """The server has failed; ``id`` finds the error in its log."""

    text: str
    id: str


class Pong(Message, tag="pong"):
    """The answer to a ping."""


FromServer = (
    Room
    | Update
    | Missed
    | OlderLines
    | Refused
    | Told
    | Because
    | Considered
    | Advice
    | Past
    | Chat
    | Reaction
    | Failed
    | Pong
)


# --- The socket: from the page ----------------------------------------------------------------------------------------


class Answer(Message, tag="answer"):
    """Answer the question with this number for a seat of yours. ``then`` are the answers to the further questions that the key
    leads to; they are dropped from the first on that is not on offer. With ``ask_first`` the server replies ``Considered``
    instead, if the keys only lead to one more question for the seat."""

    seat: Seat
    number: Count
    key: Key
    then: Keys = []
    ask_first: bool = False


class Undo(Message, tag="undo"):
    """Undo the last answer of a seat of yours, if nothing was drawn, shown or answered since."""

    seat: Seat


class Why(Message, tag="why"):
    """Ask why a key is not on offer, now or at the further question that ``keys`` lead to."""

    seat: Seat
    key: Key
    keys: Keys = []


class Hint(Message, tag="hint"):
    """Ask what a bot would answer to the question with this number, or to the further question that ``keys`` lead to. Declined
    where the table does not allow help."""

    seat: Seat
    number: Count
    keys: Keys = []


class Look(Message, tag="look"):
    """Choose whose view this socket gets: that of one of your seats, or with null that of the spectators. A device with several
    seats starts with the spectators' view: the curtain."""

    seat: Seat | None


class Speak(Message, tag="speak"):
    """Choose the language; the whole table is sent again."""

    language: Language


class Say(Message, tag="say"):
    """Send a line of chat: a text or a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class React(Message, tag="react"):
    """Show all an emoji, for a person (``to``) or for a card of this kind in a zone. A kind that spectators do not see in that
    zone is left out: the emoji is then for the zone, and tells nothing of its cards."""

    emoji: Emoji
    to: Seat | None = None
    zone: Key | None = None
    kind: Key | None = None


class LookBack(Message, tag="look-back"):
    """Ask for the table after event ``n``, as spectators saw it."""

    n: Count


class Older(Message, tag="older"):
    """Ask for the page of the log that ends with event ``before``: the ``since`` of the oldest lines that you have."""

    before: Count


class Leave(Message, tag="leave"):
    """Give up your seats. During a game bots take them over. The cookie becomes void."""


class SetBot(Message, tag="set-bot"):
    """Put a bot of this level on a seat, change its level, or with null remove it. Only for the opener."""

    seat: Seat
    level: Level | None


class Kick(Message, tag="kick"):
    """Remove a player from a seat: in the lobby it becomes empty, during a game a bot takes it over and ``take_over`` is
    forbidden. Only for the opener."""

    seat: Seat


class Start(Message, tag="start"):
    """Deal the first game, or another one with the same people. Only for the opener."""


class SetFace(Message, tag="set-face"):
    """Choose another face for a seat of yours."""

    seat: Seat
    face: Face


class SetReady(Message, tag="set-ready"):
    """Say whether you are ready for the next deal, while no game is running. The first game is dealt by the opener; another one
    as soon as all players who are connected are ready."""

    ready: bool


class SetOptions(Message, tag="set-options"):
    """Choose all options of the table anew; those that are not named have their defaults. Only for the opener, before the first
    deal."""

    options: dict[str, Choice]


class SetPace(Message, tag="set-pace"):
    """Change how long players may think and how long an absent one is waited for. Only for the opener."""

    clock: Seconds | None
    patience: Seconds | None


class SetHelp(Message, tag="set-help"):
    """Allow or forbid help: hints and chances on demand. Only for the opener, while no game is running."""

    help: bool


class SetTempo(Message, tag="set-tempo"):
    """Choose how fast the table shows what happens, from now on. Only for the opener."""

    tempo: Tempo


class SetTakeOver(Message, tag="set-take-over"):
    """Allow or forbid newcomers to take over bots' seats during a game. Only for the opener."""

    allowed: bool


class Watched(Message, tag="watched"):
    """This page has shown all beats before question ``number``, or its player does not want to see them. Once every page has,
    bots and clocks wait no longer."""

    number: Count


class WhatDidIMiss(Message, tag="what-did-i-miss"):
    """Ask for the beats since answer number ``since``."""

    since: Count


class Ping(Message, tag="ping"):
    """Ask for a ``pong``, to see that the connection works."""


FromPage = (
    Answer
    | Undo
    | Why
    | Hint
    | Look
    | Speak
    | Say
    | React
    | LookBack
    | Older
    | Leave
    | SetBot
    | Kick
    | Start
    | SetFace
    | SetReady
    | SetOptions
    | SetPace
    | SetHelp
    | SetTempo
    | SetTakeOver
    | Watched
    | WhatDidIMiss
    | Ping
)


# --- How to play ---------------------------------------------------------------------------------------------------------


class HowToPicture(Message):
    """A picture made from the board: a table, what of it is shown (as a lesson lights it: ``zone hand:0``, ``player 1``), and
    how many pixels wide the board is drawn."""

    moment: Moment
    show: list[str]
    width: int


class HowToBlock(Message):
    """A part of the text: a heading, a paragraph, the items of a list or of numbered steps, or the caption of a picture."""

    kind: Literal["heading", "text", "list", "steps", "picture"]
    lines: list[str]
    picture: HowToPicture | None


class HowToPlay(Message):
    """How to play a game, in two pages. Without such a text there are no blocks."""

    game: str
    title: str
    blocks: list[HowToBlock]


# --- Replays ----------------------------------------------------------------------------------------------------------


class ReplayLine(Message):
    """A line of a replay's log, and after how many answers it stands there."""

    n: Count
    at: Count
    text: str
    rule: str


class Replay(Message):
    """A finished game: its players, its number of answers, the hash and the seed of its deal, and its log as one viewer saw
    it."""

    id: str
    game: str
    title: str
    seats: Count
    names: list[str]
    answers: Count
    deal: str
    seed: str
    lines: list[ReplayLine]
    deck: DeckInfo | None


class ReplayMoment(Message):
    """A finished game after ``at`` answers, with the next answer: by which seat, and to which question. ``beats`` are the
    moments that the last answer led through."""

    at: Count
    moment: Moment
    next_seat: Seat | None
    next_question: str | None
    next_answer: str | None
    beats: list[Beat]


class ReplayReason(Message):
    """Why a bot would give the answer that comes next: from what the seat saw then."""

    text: str


class StoryLine(Message):
    """A sentence about a finished game, whom it is about, the number of answers before the moment it leads to, and the kinds of
    the cards that it names."""

    text: str
    seat: Seat | None
    at: Count | None
    cards: list[str]


class StorySource(Message):
    """Where points came from: the name of the source in the rules, and in words."""

    source: str
    label: str
    points: int


class StoryCurve(Message):
    """One line of the curve: the points of a seat, or something that the whole table has done."""

    label: str
    seat: Seat | None
    values: list[int]


class GameStory(Message):
    """What a finished game tells of itself: a curve with a value for each of ``moments`` (numbers of answers), the points of
    each seat by source, what turned the game, what was hidden, medals, and the album of each seat."""

    moments: list[Count]
    curve: list[StoryCurve]
    sources: list[list[StorySource]]
    turns: list[StoryLine]
    unmasked: list[StoryLine]
    awards: list[StoryLine]
    album: list[list[StoryLine]]


class DealCheck(Message):
    """A check of the deal: whether the seed has the hash that was shown at the deal, and whether the same answers lead to the
    same end."""

    deal: str
    seed: str
    hash_agrees: bool
    replay_agrees: bool
    text: str


class Kept(Message):
    """The id of an uploaded game, under which its replay is found."""

    id: str


# --- Lessons ----------------------------------------------------------------------------------------------------------


class LessonReply(Message):
    """What a lesson says of another choice than the one it teaches. ``refusal`` is why the choice is not on offer, by the
    clause ``rule``. ``moment`` is the table after the choice was really made, with what happened then: show its ``beats``
    first."""

    text: str
    refusal: str | None
    rule: str | None
    moment: Moment | None
    lines: list[Line]
    events: list[dict[str, Any]]
    beats: list[Beat]


class LessonStep(Message):
    """A step of a lesson: what is said, the table of the learner, and what has happened since the step before. ``light`` is
    what the text is about: an option key, ``zone NAME``, ``counter NAME@OWNER``, ``counter NAME`` or ``player SEAT``. The step
    waits for ``answer``, or if that is null until the learner goes on. ``others`` are the replies to other choices, by key.
    ``rules`` are the clauses behind it. ``beats`` are the moments between the step before and this one: show them first."""

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
    """A scene of a lesson: steps at one table. ``about`` says what will be learnt. ``alone``: after the last step the learner
    plays on freely."""

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
    """The table after the answers of a learner who plays alone. ``lines`` tell what has happened since the answer before,
    ``events`` are those since the steps of the scene. ``text`` is what is said when the part is over, and null until then.
    ``beats`` are the moments since the answer before: show them first."""

    moment: Moment
    lines: list[Line]
    events: list[dict[str, Any]]
    beats: list[Beat]
    text: str | None


class Wrong(Message):
    """Why a request was not carried out; with an id if the server has failed."""

    text: str
    id: str | None
