"""Tables over HTTP: opening them, taking seats, the people at them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from croupier.server.messages.parts import (
    Choice,
    Code,
    Count,
    DeckInfo,
    Face,
    Language,
    Level,
    Message,
    Nickname,
    Seat,
    Seconds,
    Stage,
    Tempo,
)


class OpenTable(Message):
    """Open a table. The opener takes seat 0, and with ``hot_seat`` further seats on the same device. ``bots`` fills
    the empty seats with bots of that level; with the temper ``mixed`` each has another temper. ``start`` deals at
    once if every seat is taken. ``clock`` is how many seconds a player has for a question, ``patience`` how many
    seconds an absent player is waited for before a bot steps in; null is no limit. ``tempo`` is how fast the table
    shows what happens; null means the server's default. ``deck`` is the text of a deck file with corrections to the
    cards. ``face`` is the opener's; further seats of the same device have none. ``take_over`` says whether a newcomer
    may take over a bot's seat during a game; null allows it, except at a table that is dealt at once to one player
    among bots. A ``private`` table has a code of 20 letters, which cannot be guessed: only its link opens it.
    """

    game: str
    nickname: Nickname
    language: Language = "en"
    seats: Seat | None = None
    options: dict[str, Choice] = field(default_factory=dict)
    bots: Level | None = None
    hot_seat: list[Nickname] = field(default_factory=list)
    start: bool = False
    clock: Seconds | None = None
    patience: Seconds | None = 60
    deck: str = ""
    tempo: Tempo | None = None
    face: Face | None = None
    take_over: bool | None = None
    private: bool = False


class PlayOn(Message):
    """Continue a finished game from the moment after ``at`` answers, at a new table, in this seat against bots."""

    at: Count
    seat: Seat
    nickname: Nickname


class Opened(Message):
    """These seats of the table are yours. The response sets a cookie that proves it."""

    code: Code
    seats: list[Seat]


class TakeSeat(Message):
    """Take a seat, or any free one. During a game that is the seat of a bot, with everything it has, if the table
    allows it (``Room.take_over``); a seat whose owner is only away stays theirs.
    """

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
    """A seat of a table. ``here``: its owner is connected. ``ready``: its owner is ready for the next deal; a bot
    always is. ``stand_in``: a bot plays for the absent owner. ``bot_in``: seconds until a bot does. ``clock``: seconds
    left to answer. ``speak_for``: seconds that bots still give a player who is invited to react, while only bots are
    waited for. ``face``: the player's choice; with null the page derives one from the name.
    """

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


class TableState(Message):
    """The state of a table for the holder of its cookie: whether they have a seat there, and whether the table waits
    for one of their seats now. A stranger has no seat and is asked nothing.
    """

    code: Code
    game: str
    title: str
    stage: Stage
    seated: bool
    your_turn: bool


class Room(Message, tag="room"):
    """A table and its people. ``yours`` are the receiver's seats; ``opener`` says whether the receiver is the host.
    ``game_number`` counts the games dealt here; it is 0 in the lobby before the first. ``address`` is the server's
    address for other devices of the local network, if it listens there. ``help`` says whether players may ask for
    hints and chances, ``tempo`` how fast what happens is shown. ``tally`` counts the games that each player has won
    here, by name. ``take_over`` says whether a newcomer may take over a bot's seat during a game, ``bots_talk``
    whether bots take part in the chat. ``screens`` is the number of shared screens that show this table; they are not
    counted as spectators. ``notice`` explains what happened to the game, if the rules of the server have changed
    since it was dealt.
    """

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
    bots_talk: bool
    screens: Count
    notice: str | None


class Wrong(Message):
    """Why a request was not carried out; with an id if the server has failed."""

    text: str
    id: str | None
