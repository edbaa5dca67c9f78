"""The shape of a view. What every game shows alike is declared here; a game declares the part that is its own."""

from __future__ import annotations

from typing import Generic, TypedDict, TypeVar

import msgspec

Public = TypeVar("Public")
Person = TypeVar("Person")
Shape = TypeVar("Shape")


class ZoneView(TypedDict):
    """A place where cards lie. An unseen card is ``None``; ordered zones begin at the top."""

    name: str
    owner: int | None
    ordered: bool
    count: int
    cards: list[str | None]


class KnownView(TypedDict):
    """What the viewer knows of cards it cannot tell apart."""

    among: dict[str, int]
    places: dict[str, list[int]]
    contents: list[str]


class CounterView(TypedDict):
    """A number that every player may read."""

    name: str
    owner: int | None
    value: int | None


class OptionView(TypedDict):
    """One legal answer."""

    key: str
    rule: str
    waits: bool
    aside: bool


class DecisionView(TypedDict):
    """What the viewer is asked now."""

    kind: str
    rule: str
    options: list[OptionView]


class _ResultView(TypedDict):
    winners: list[int]
    scores: list[int]
    reason: str
    rule: str


class ResultView(_ResultView, total=False):
    """How the game ended. ``side`` is the winning side in games that have sides."""

    side: str


class _View(TypedDict, Generic[Public, Person]):
    game: str
    version: int
    seats: int
    options: dict[str, int | bool | str]
    stacked: bool
    deal: str
    you: int | None
    phase: str
    players: list[Person]
    counters: list[CounterView]
    zones: list[ZoneView]
    known: list[KnownView]
    public: Public
    waiting: list[int]
    invited: list[int]
    answered: list[int]
    decision: DecisionView | None
    answer: str | None
    kept: list[str]
    events: int
    result: ResultView | None


class View(_View[Public, Person], Generic[Public, Person], total=False):
    """All that one viewer may know. ``Public`` and ``Person`` are the game's own parts.

    ``edition`` names a deck of the owner's. ``seed`` is shown when the game is over, ``held`` (secret answers by seat) only in
    a view with every card face up.
    """

    edition: str
    seed: int
    held: list[list[str]]


def read(view: object, shape: type[Shape]) -> Shape:
    """Read a view as the shape that its game declares; an error names the first field that does not fit."""
    return msgspec.convert(view, shape)
