"""The view of Total Rickall, in addition to the common parts (``croupier.table.view``)."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.table.view import View

Colour = Literal["red", "blue", "green"]
Saying = Literal["real", "parasite", "one-real", "no-killing-card", "rather"]
Outlook = Literal["nobody", "empty-deck", "look-at-one", "look-at-two", "only-draw", "in-vain"]


class _Character(TypedDict):
    character: str
    colour: Colour
    face_up: bool
    dented: bool


class Standing(_Character):
    """A Character in the centre. ``slot`` counts the places from the decks outwards."""

    slot: int


class Friend(_Character):
    """A Character that is tied to a player."""

    owner: int


class Claim(TypedDict):
    """A claim that holds. ``about`` and ``rather_than`` name a Character, or ``deck`` for its top Identity."""

    seat: int
    says: Saying
    about: str | None
    rather_than: str | None


class Public(TypedDict):
    """Public information besides the zones.

    ``actor`` acts now and resolves ``card``; of its two targets ``picked`` is the first. ``outlook`` is the effect of a
    card that leaves nothing to choose, if that is less than it promises. The game is lost at ``fails_lost`` fails.
    ``votes_needed`` is set while a declaration is voted on, ``vote_called_by`` also at dinner. ``row`` is how many
    Characters lie side by side.
    """

    round: int
    last_round: bool
    first_player: int
    actor: int | None
    card: str | None
    row: int
    centre: list[Standing]
    friends: list[Friend]
    fails: int
    fails_lost: int
    characters_left: int
    shots_fired: bool
    claims: list[Claim]
    speaker: int | None
    vote_called_by: int | None
    picked: str | None
    outlook: Outlook | None
    votes_needed: int | None


class Person(TypedDict):
    """A player. ``fell_at_dinner``: their friend was exterminated at dinner, and they may neither shoot nor vote any more."""

    seat: int
    first_player: bool
    has_laid: bool
    friend: str | None
    fell_at_dinner: bool


VIEW = View[Public, Person]
