"""What pages send over their socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from croupier.server.messages.parts import (
    Choice,
    Count,
    Emoji,
    Face,
    Key,
    Keys,
    Language,
    Level,
    Message,
    Phrase,
    Seat,
    Seconds,
    Tempo,
)


class Answer(Message, tag="answer"):
    """Answer the question with this number for one of your seats. ``then`` are the answers to the further questions
    that the key leads to; the first illegal one and all after it are dropped. With ``ask_first`` the server replies
    ``Considered`` instead, if the keys only lead to one more question for the seat.
    """

    seat: Seat
    number: Count
    key: Key
    then: Keys = field(default_factory=list)
    ask_first: bool = False


class Undo(Message, tag="undo"):
    """Undo the last answer of one of your seats, if nothing was drawn, shown or answered since."""

    seat: Seat


class Why(Message, tag="why"):
    """Ask why a key is not on offer, now or at the further question that ``keys`` lead to."""

    seat: Seat
    key: Key
    keys: Keys = field(default_factory=list)


class Hint(Message, tag="hint"):
    """Ask what a bot would answer to the question with this number, or to the further question that ``keys`` lead to.
    Declined if the table does not allow help.
    """

    seat: Seat
    number: Count
    keys: Keys = field(default_factory=list)


class Look(Message, tag="look"):
    """Choose whose view this socket gets: that of one of your seats, or with null the spectators'. A device with
    several seats starts with the spectators' view: the curtain.
    """

    seat: Seat | None


class Speak(Message, tag="speak"):
    """Choose the language; the whole table is sent again."""

    language: Language


class Say(Message, tag="say"):
    """Send a line of chat: a text or a phrase."""

    text: Annotated[str, Meta(min_length=1, max_length=300)] | None = None
    phrase: Phrase | None = None


class React(Message, tag="react"):
    """Show all an emoji, for a person (``to``) or for a card of this kind in a zone. A kind that spectators do not see
    in that zone is dropped: the emoji is then for the zone, and reveals nothing about its cards.
    """

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
    """Give up your seats. During a game bots take them over. The cookie becomes invalid."""


class SetBot(Message, tag="set-bot"):
    """Put a bot of this level on a seat, change its level, or with null remove it. Only for the host."""

    seat: Seat
    level: Level | None


class Kick(Message, tag="kick"):
    """Remove a player from a seat: in the lobby it becomes empty, during a game a bot takes it over and ``take_over``
    is forbidden. Only for the host.
    """

    seat: Seat


class Start(Message, tag="start"):
    """Deal the first game, or another one with the same people. Only for the host."""


class SetFace(Message, tag="set-face"):
    """Choose another face for one of your seats."""

    seat: Seat
    face: Face


class SetReady(Message, tag="set-ready"):
    """Say whether you are ready for the next deal, while no game is running. The host deals the first game; another one
    is dealt as soon as all connected players are ready.
    """

    ready: bool


class SetOptions(Message, tag="set-options"):
    """Set all table options; those not listed take their defaults. Only for the host, before the first deal."""

    options: dict[str, Choice]


class SetPace(Message, tag="set-pace"):
    """Change how long players may think and how long an absent one is waited for. Only for the host."""

    clock: Seconds | None
    patience: Seconds | None


class SetHelp(Message, tag="set-help"):
    """Allow or forbid help: hints and chances on demand. Only for the host, while no game is running."""

    help: bool


class SetTempo(Message, tag="set-tempo"):
    """Choose how fast the table shows what happens, from now on. Only for the host."""

    tempo: Tempo


class SetTakeOver(Message, tag="set-take-over"):
    """Allow or forbid newcomers to take over bots' seats during a game. Only for the host."""

    allowed: bool


class SetBotsTalk(Message, tag="set-bots-talk"):
    """Let bots take part in the chat, or be silent. Only for the opener."""

    allowed: bool


class Watched(Message, tag="watched"):
    """This page has shown all beats before question ``number``, or its player does not want to see them. Once every
    page has sent it, bots and clocks start.
    """

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
    | SetBotsTalk
    | Watched
    | WhatDidIMiss
    | Ping
)
