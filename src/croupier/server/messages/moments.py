"""The table as one viewer sees it, and the moments that lead there."""

from __future__ import annotations

from typing import Any

from croupier.server.messages.parts import Count, Key, Message, Seat
from croupier.server.page_view import PageView
from croupier.text import Weight


class Offered(Message):
    """An option on offer, in words. ``stakes`` states its consequences as far as the player may know them, and may be
    empty. Show a ``foremost`` answer before the others. Show a ``final`` one, which may end the game or gives up
    something the player has, after them, and ask for confirmation.
    """

    key: Key
    label: str
    stakes: str
    rule: str
    waits: bool
    aside: bool
    weight: Weight


class Line(Message):
    """A line of the log. ``n`` is the number of the last event in it; ``rule`` and ``event`` are the clause and the
    name of the first.
    """

    n: Count
    text: str
    rule: str
    event: str


class Moment(Message):
    """A table as one viewer sees it, in one language. ``seat`` is the viewer, null for spectators. ``view`` is the
    engine's ``table.view``, without the options of the decision, which are in ``options``.
    """

    seat: Seat | None
    view: PageView[dict[str, Any], dict[str, Any]]
    names: list[str]
    phase: str
    question: str | None
    options: list[Offered]
    result: str | None


class Beat(Message):
    """A moment on the way to the table as it is now: its name in the rules and in words, what it is about (``facts``),
    and the table as the viewer saw it, with the events since the beat before. Show it for ``lasts`` milliseconds.
    ``upto`` is the number of the last event that had happened: lines up to there belong to this beat or an earlier one.
    A beat without a name is the table after an answer.
    """

    beat: str
    title: str
    facts: dict[str, Any]
    lasts: Count
    upto: Count
    view: PageView[dict[str, Any], dict[str, Any]]
    phase: str
    events: list[dict[str, Any]]
