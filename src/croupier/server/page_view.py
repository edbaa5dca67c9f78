"""The shape of a view on its way to the page."""

from __future__ import annotations

from typing import Generic, NotRequired, TypedDict

from croupier.table.view import Person, Public, Seen


class Question(TypedDict):
    """The viewer's current question; the answers on offer are in the ``options`` of the ``Moment``."""

    kind: str
    rule: str


class PageView(Seen[Public, Person], Generic[Public, Person]):
    """Everything one viewer may know: the engine's view, with the game's own parts.

    ``you`` is the viewer's seat, ``null`` for a spectator. ``seed`` is given when the game is over, as digits: it is
    too large for a JavaScript number. ``held`` (secret answers by seat) is only in a view with every card face up.
    """

    decision: Question | None
    seed: NotRequired[str]
