"""The view of this game: the public information besides the zones."""

from __future__ import annotations

from typing import Literal, TypedDict

from croupier.table.view import View

Resource = Literal["seed", "schmeckles", "crystal", "matter"]
Pawn = Literal["rick", "morty"]
Colour = Literal["pink", "green", "blue", "yellow"]


class Tokens(TypedDict):
    """A number of tokens of each resource."""

    seed: int
    schmeckles: int
    crystal: int
    matter: int


class Space(TypedDict):
    """One of the six spaces of the board. ``tile`` is ``None`` on a black hole, and right after the dimension was closed."""

    space: int
    tile: str | None
    hole: bool


class Person(TypedDict):
    """One player. ``rick`` and ``morty`` are places of the board (``None`` before the screens are removed), ``guarded`` the
    cards with a garage token, ``named`` the resources that count as any (Barter Bazaar)."""

    seat: int
    colour: Colour
    rick: str | None
    morty: str | None
    tokens: Tokens
    garage: int
    guarded: list[str]
    named: list[Resource]
    points: int


class Question(TypedDict):
    """The subject of the current question: the card that asks, the card that it threatens, who acts, the reaction that
    fits, the reaction that asks, whose pawn or tokens, which pawn, the dimension being closed, the tile chosen first,
    the resource wanted, the tokens in question, and how many such choices are left.
    """

    card: str | None
    second_card: str | None
    actor: int | None
    fits: str | None
    reaction: str | None
    target: int | None
    pawn: Pawn | None
    closing: int | None
    first: int | None
    wanted: Resource | None
    heap: Tokens
    left: int | None


class Public(Question):
    """The table. ``order`` is the order of play of this round, ``passes`` how many players in a row have passed, ``supply``
    what the Federation has, ``collecting`` the dimension on which players collect."""

    round: int
    die: int | None
    order: list[int] | None
    turn: int | None
    actions: int | None
    passes: int
    coupons: int
    supply: Tokens
    garage: int
    spaces: list[Space]
    tiles_left: int
    ending: bool
    collecting: int | None


VIEW = View[Public, Person]
