"""The shape of a view. What all games share is declared here; a game declares its own part."""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict, TypeVar, cast

Public = TypeVar("Public")
Person = TypeVar("Person")
Shape = TypeVar("Shape")


class ZoneView(TypedDict):
    """A zone with its cards. An unseen card is ``None``; ordered zones begin at the top."""

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
    """A public number."""

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
    """The viewer's current question."""

    kind: str
    rule: str
    options: list[OptionView]


class ResultView(TypedDict):
    """How the game ended. ``side`` is the winning side in games that have sides."""

    winners: list[int]
    scores: list[int]
    reason: str
    rule: str
    side: NotRequired[str]


class Seen(TypedDict, Generic[Public, Person]):
    """The common parts of every kind of view. ``Public`` and ``Person`` are the game's own parts.

    ``you`` is the seat of the viewer, ``None`` for a spectator. ``held`` (secret answers by seat) is only in a view
    with every card face up, ``edition`` (its name) only if the owner of the box has corrected the deck.
    """

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
    answer: str | None
    kept: list[str]
    events: int
    result: ResultView | None
    held: NotRequired[list[list[str]]]
    edition: NotRequired[str]


class View(Seen[Public, Person], Generic[Public, Person]):
    """Everything one viewer may know. ``seed`` is revealed when the game is over."""

    decision: DecisionView | None
    seed: NotRequired[int]


PlainView = View[dict[str, object], dict[str, object]]
"""A view without declared parts of the game."""


def read(view: object, shape: type[Shape]) -> Shape:
    """Read a view as the shape that its game declares; an error names the first field that does not fit."""
    import msgspec  # not needed by the engine itself

    return msgspec.convert(view, shape)


def trusted(view: object, shape: type[Shape]) -> Shape:
    """Give a view of the engine its declared type without the check of ``read``, for readers of many views.
    ``croupier.testing`` checks the shape for every game.
    """
    return cast(Shape, view)


def cards_in(view: Seen[Public, Person], zone: str, owner: int | None = None) -> list[str | None]:
    """The cards of a zone, or of the zone of this name that a seat owns; none if there is no such zone."""
    name = zone if owner is None else f"{zone}:{owner}"
    return next((each["cards"] for each in view["zones"] if each["name"] == name), [])
