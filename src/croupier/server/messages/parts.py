"""The base of all messages, and their common parts."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

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
Phrase = Literal["hello", "well-played", "thanks", "oops", "ouch", "revenge", "hurry", "think", "bravo", "bye"]
BotPhrase = Literal[
    "welcome", "no-worries", "courage", "dare", "coming", "take-time", "haha", "innocent", "who-knows", "again", "ready"
]
Temper = Literal["bold", "careful", "grudging", "joker"]
Emoji = Literal["like", "love", "laugh", "wow", "cry", "angry", "doubt", "luck"]


class Message(Struct, forbid_unknown_fields=True, omit_defaults=False):
    """The base of all messages: an unknown field is an error."""


class Face(Message):
    """How a player is drawn: one of twelve drawings, in one of eight colours. The page has the drawings."""

    drawing: Annotated[int, Meta(ge=0, le=11)]
    colour: Annotated[int, Meta(ge=0, le=7)]


class DeckInfo(Message):
    """A corrected deck: its name, and its corrections in words. For its names, texts and figures of the cards see ``GET
    /api/tables/{code}/words``.
    """

    name: str
    corrections: list[str]
