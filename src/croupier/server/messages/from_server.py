"""What pages get over their socket."""

from __future__ import annotations

from typing import Any

from croupier.server.messages.moments import Beat, Line, Moment
from croupier.server.messages.parts import BotPhrase, Count, Emoji, Key, Message, Phrase, Seat, Temper
from croupier.server.messages.tables import Room


class Update(Message, tag="update"):
    """The table as it is now, and the events after number ``since``, also as lines of the log. If ``whole``, discard
    the lines and events that you have: these are the latest, and ``older`` asks for those up to ``since``. Answers
    carry ``number``, the number of the question. ``answers`` is how many answers this game has had; ``can_undo`` says
    whether the last one is yours and can be undone; ``asked_again`` says whether your secret answer was dropped because
    another seat acted first. ``beats`` are the moments between the table as you had it and as it is now: show them
    first, and send ``watched``.
    """

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
    """What has happened since answer number ``since``, beat by beat: the last beats, if there are too many, with the
    lines that belong to them.
    """

    game_number: Count
    since: Count
    beats: list[Beat]
    lines: list[Line]
    names: list[str]
    seat: Seat | None


class OlderLines(Message, tag="older-lines"):
    """A page of the log: the lines about the events after number ``since`` and up to number ``upto``. If ``since`` is 0
    there are no older lines.
    """

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
    """The answers ``keys`` to question ``number`` only lead the seat to a further question: the ``moment`` as it would
    be then. Nothing has been answered yet, and no other page knows of it. Answer with all of these keys and one more,
    or with another key to go back.
    """

    number: Count
    keys: list[Key]
    moment: Moment


class Advice(Message, tag="advice"):
    """What a bot that sees only what the player sees would answer, and why. ``number`` and ``keys`` are those of the
    request; ``chances`` are odds that the player could work out.
    """

    number: Count
    keys: list[Key]
    key: Key
    label: str
    text: str
    chances: list[str]


class Prospects(Message, tag="prospects"):
    """How likely each seat is to win, in percent, as far as the player can know who has asked for a hint: bots have played on
    from question ``number`` in worlds that agree with that. It comes after ``Advice``, when there is time for it."""

    number: Count
    chances: list[Count]


class Past(Message, tag="past"):
    """The table after event ``n``, as spectators saw it."""

    n: Count
    moment: Moment


class ChatLine(Message):
    """A line of the chat: a player's own words, or a phrase that the page shows in the reader's language, for a bot with a
    ``temper`` in the words of that temper."""

    at: float
    name: str
    seat: Seat | None
    text: str | None
    phrase: Phrase | BotPhrase | None
    temper: Temper | None = None


class Chat(Message, tag="chat"):
    """Lines of the chat: the recent ones when a socket opens, then each new one."""

    lines: list[ChatLine]


class Reaction(Message, tag="reaction"):
    """An emoji of the player on a seat, for a person (``to``), or for a card in a zone; without a ``kind`` it is for
    the zone. It is shown for some seconds and not stored.
    """

    seat: Seat
    emoji: Emoji
    to: Seat | None
    zone: Key | None
    kind: Key | None


class Failed(Message, tag="failed"):
    """The server has failed; its log has the error under ``id``."""

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
    | Prospects
    | Past
    | Chat
    | Reaction
    | Failed
    | Pong
)
