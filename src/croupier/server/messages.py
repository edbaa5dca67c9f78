"""All that crosses the wire between a page and the server. JSON Schema, the TypeScript types and the protocol page of the
documentation are generated from these classes, so their docstrings are read by people who write clients."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from croupier.server.page_view import PageView

Choice = int | bool | str
Code = Annotated[str, Meta(pattern="^[A-HJ-NP-Z2-9]{5}$")]
Stage = Literal["lobby", "playing", "over"]
Nickname = Annotated[str, Meta(min_length=1, max_length=24)]
Language = Literal["en", "fr"]
Seat = Annotated[int, Meta(ge=0, le=9)]
Count = Annotated[int, Meta(ge=0)]
Key = Annotated[str, Meta(min_length=1, max_length=200)]
Level = Annotated[str, Meta(min_length=1, max_length=24)]
Seconds = Annotated[int, Meta(ge=5, le=604800)]

Phrase = Literal["hello", "well-played", "thanks", "oops", "hurry", "think", "bravo", "bye"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """What every class here has in common: a field that nobody knows is an error."""


# --- What there is to play -------------------------------------------------------------------------------------------


class OptionInfo(Message):
    """Something the opener of a table may choose: one of ``choices``, a number from ``least`` to ``most``, or yes or no. Each
    choice has a label, and the numbers of seats that it goes with."""

    name: str
    meaning: str
    default: Choice
    choices: list[Choice]
    labels: list[str]
    seats: list[list[int]]
    least: int
    most: int


class GameInfo(Message):
    """One game of the catalogue, in words of one language. ``bots`` are the levels of its bots, the weakest first."""

    name: str
    title: str
    version: int
    least_seats: int
    most_seats: int
    usual_seats: int
    options: list[OptionInfo]
    bots: list[str]


class Catalogue(Message):
    """Everything that can be played here."""

    games: list[GameInfo]


class ClauseInfo(Message):
    """One clause of the rules. ``tags`` say where it comes from; ``not_enforced`` says why nothing enforces it, if
    nothing does."""

    id: str
    tags: list[str]
    text: str
    not_enforced: str | None


class SectionInfo(Message):
    """A part of the rules."""

    id: str
    title: str
    clauses: list[ClauseInfo]


class GameWords(Message):
    """What a page needs to name things: every message of the game that needs no arguments, by its id (``card-peek``) or id
    and part (``card-peek.text``), and the rules. ``figures`` are those of the cards, in the shape that the game declares."""

    game: str
    language: Language
    title: str
    words: dict[str, str]
    rules: list[SectionInfo]
    figures: dict[str, Any]


# --- Tables, over HTTP -----------------------------------------------------------------------------------------------


class OpenTable(Message):
    """Opens a table. The opener takes seat 0, and with ``hot_seat`` further seats on the same device. ``bots`` fills the empty
    seats with bots of that level at once; ``start`` deals at once, if every seat is taken then. ``clock`` is how long somebody
    may think about one question, ``patience`` how long an absent player is waited for before a bot steps in: nothing is for
    ever."""

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


class Opened(Message):
    """The table is open, and these seats are yours: the cookie that comes with this says so."""

    code: Code
    seats: list[Seat]


class TakeSeat(Message):
    """Sits down: on one seat, or wherever there is room."""

    nickname: Nickname
    seat: Seat | None = None


class SeatLink(Message):
    """A link that brings your seats to another device. It works once, and not for long."""

    path: str


class FollowLink(Message):
    """The other device is here: ``link`` is the last part of the link's path."""

    link: Annotated[str, Meta(max_length=64)]


class SeatInfo(Message):
    """A seat of a table. ``here``: its owner is connected. ``stand_in``: a bot plays for its absent owner.
    ``bot_in``: seconds until that happens. ``clock``: seconds left to answer."""

    seat: Seat
    held_by: Literal["nobody", "person", "bot"]
    name: str
    level: Level | None
    here: bool
    stand_in: bool
    bot_in: float | None
    clock: float | None


class Room(Message, tag="room"):
    """A table and the people at it, as everybody may know them. ``yours`` are the receiver's seats, ``opener`` whether
    the receiver opened the table. ``game_number`` counts the games dealt here; ``number`` 0 is the lobby before the
    first. ``address`` is where other devices of the local network find the server, if they are let in."""

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
    address: str | None


# --- The socket: what the server says --------------------------------------------------------------------------------


class Offered(Message):
    """An option on offer, in words."""

    key: Key
    label: str
    rule: str
    waits: bool
    aside: bool


class Line(Message):
    """A line of the log. It tells of the events up to number ``n``; ``rule`` is the clause of the first of them, and
    ``event`` its name."""

    n: Count
    text: str
    rule: str
    event: str


class Moment(Message):
    """A table as one viewer sees it, in words of one language. ``seat`` is the viewer, nobody for spectators. ``view``
    is what the engine's ``table.view`` gives, without the decision's options, which are in ``options``."""

    seat: Seat | None
    view: PageView[dict[str, Any], dict[str, Any]]
    names: list[str]
    phase: str
    question: str | None
    options: list[Offered]
    result: str | None


class Update(Message, tag="update"):
    """What changed: the table as it is now, and the events after number ``since``, also as lines of the log. If ``whole``,
    forget the lines and events that you have: these are the latest, and ``older`` asks for those up to ``since``. Answers
    carry ``number``, the number of the question. ``answers`` is how many answers have been accepted in this game;
    ``can_undo`` says whether the last of them is yours and may still be taken back, ``asked_again`` whether an answer that you
    had given in secret was dropped, because somebody did something meanwhile."""

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


class OlderLines(Message, tag="older-lines"):
    """A page of the log: the lines that tell of the events after number ``since`` and up to number ``upto``. If ``since`` is 0
    there are no older ones."""

    game_number: Count
    since: Count
    upto: Count
    lines: list[Line]


class Refused(Message, tag="refused"):
    """Something was refused, and nothing has changed. ``rule`` is the clause that says so; it is empty if no rule of
    the game does."""

    reason: str
    rule: str
    text: str
    key: str | None


class Told(Message, tag="told"):
    """Something that happened to the receiver rather than to the table: time was up, a bot has played meanwhile."""

    text: str


class Because(Message, tag="because"):
    """Why a key is not on offer (or, if it is, the clause by which it is)."""

    key: Key
    offered: bool
    reason: str
    rule: str
    text: str


class Past(Message, tag="past"):
    """The table as everybody could see it when event ``n`` had happened."""

    n: Count
    moment: Moment


class ChatLine(Message):
    """Something somebody said: words of their own or a phrase, which the page says in the reader's language."""

    at: float
    name: str
    seat: Seat | None
    text: str | None
    phrase: Phrase | None


class Chat(Message, tag="chat"):
    """What was said: the recent history when a socket opens, and then each line as it comes."""

    lines: list[ChatLine]


class Failed(Message, tag="failed"):
    """Something went wrong on our side; ``id`` finds it in the server's log."""

    text: str
    id: str


class Pong(Message, tag="pong"):
    """The answer to a ping."""


FromServer = Room | Update | OlderLines | Refused | Told | Because | Past | Chat | Failed | Pong


# --- The socket: what a page says ------------------------------------------------------------------------------------


class Answer(Message, tag="answer"):
    """Answers the question with this number for a seat of yours."""

    seat: Seat
    number: Count
    key: Key


class Undo(Message, tag="undo"):
    """Takes back the last answer of a seat of yours, if nothing was drawn, shown or answered since."""

    seat: Seat


class Why(Message, tag="why"):
    """Asks why something cannot be answered now."""

    seat: Seat
    key: Key


class Look(Message, tag="look"):
    """Chooses whose side of the table this socket sees: one of your own seats, or nobody's, which is what spectators
    see. Where one device has several seats it starts with nobody's: the curtain."""

    seat: Seat | None


class Speak(Message, tag="speak"):
    """Chooses the language; everything is told anew."""

    language: Language


class Say(Message, tag="say"):
    """Says something to everybody at the table."""

    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class LookBack(Message, tag="look-back"):
    """Asks for the table as everybody could see it when event ``n`` had happened."""

    n: Count


class Older(Message, tag="older"):
    """Asks for the page of the log that ends with event ``before``: the ``since`` of the oldest lines that you have."""

    before: Count


class Leave(Message, tag="leave"):
    """Gives your seats up; a bot plays on for you, and the cookie is worth nothing any more."""


class SetBot(Message, tag="set-bot"):
    """The opener puts a bot of this level on an empty seat, or takes the bot away (no level)."""

    seat: Seat
    level: Level | None


class Kick(Message, tag="kick"):
    """The opener sends somebody away: in the lobby the seat is empty then, in a game a bot plays on."""

    seat: Seat


class Start(Message, tag="start"):
    """The opener deals: the first game, or after a game another one with the same people."""


class SetPace(Message, tag="set-pace"):
    """The opener changes how long people may think and how long they are waited for."""

    clock: Seconds | None
    patience: Seconds | None


class Ping(Message, tag="ping"):
    """Says that somebody is still there."""


FromPage = Answer | Undo | Why | Look | Speak | Say | LookBack | Older | Leave | SetBot | Kick | Start | SetPace | Ping


# --- Replays ---------------------------------------------------------------------------------------------------------


class ReplayLine(Message):
    """A line of a replay's log, and after how many answers it had happened."""

    n: Count
    at: Count
    text: str
    rule: str


class Replay(Message):
    """A finished game: how many answers it took, its log as one viewer saw it (``seen_by``: a seat, spectators or
    everything), and whether dealing the told seed again and giving the same answers leads to the same end."""

    id: str
    game: str
    title: str
    seats: Count
    names: list[str]
    answers: Count
    deal: str
    seed: str
    lines: list[ReplayLine]


class ReplayMoment(Message):
    """A finished game after so many answers, with what was answered next: by whom, and to which question."""

    at: Count
    moment: Moment
    next_seat: Seat | None
    next_question: str | None
    next_answer: str | None


class DealCheck(Message):
    """The deal, checked: the hash that was shown at the deal, the seed, and whether they and the replayed game agree."""

    deal: str
    seed: str
    hash_agrees: bool
    replay_agrees: bool
    text: str


class Kept(Message):
    """An uploaded game can be looked at under this id."""

    id: str


class Wrong(Message):
    """Why a request was not carried out, in words, and an id if it was our fault."""

    text: str
    id: str | None
