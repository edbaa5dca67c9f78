"""A table as one viewer sees it, in words of one language: the only way from the engine to the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from croupier.server.messages import Line, Moment, Offered
from croupier.shelf import find
from croupier.table import Json, Table
from croupier.text import Teller, Words
from croupier.text.words import slug


@cache
def words_of(game: str, language: str) -> Words:
    """The words of a game, read once."""
    return Words(find(game), language)


def moment_of(table: Table, seat: int | None, names: Sequence[str], words: Words) -> Moment:
    """All that a seat may know now, or a spectator, in words."""
    return moment(table.view(seat), names, words)


def news_of(
    table: Table, seat: int | None, names: Sequence[str], words: Words, since: int
) -> tuple[Moment, list[Line], list[Json]]:
    """The same, with what has happened after event number ``since``: as lines of the log, and as the engine tells it."""
    view = table.view(seat)
    teller = teller_of(view, names, words)
    events = table.events(since, seat)
    return _moment(view, teller), lines_of(events, teller), events


def moment(view: Json, names: Sequence[str], words: Words) -> Moment:
    """A view in words."""
    return _moment(view, teller_of(view, names, words))


def _moment(view: Any, teller: Teller) -> Moment:
    decision = view.pop("decision")
    question = None
    options: list[Offered] = []
    if decision is not None:
        kind = decision["kind"]
        question = question_of(view, kind, teller)
        options = [
            Offered(each["key"], teller.option(each["key"], kind), each["rule"], each["waits"], each["aside"])
            for each in decision["options"]
        ]
    view["decision"] = None if decision is None else {"kind": decision["kind"], "rule": decision["rule"]}
    if "seed" in view:
        view["seed"] = str(view["seed"])  # it has more digits than a number of JavaScript
    return Moment(
        seat=view["you"],
        view=view,
        names=list(teller.names),
        phase=teller.words.name("phase", slug(str(view["phase"]))),
        question=question,
        options=options,
        result=None if view["result"] is None else teller.result(view["result"]),
    )


def question_of(view: Any, kind: str, teller: Teller) -> str:
    """A question of this kind, in words."""
    return teller.question(kind, {**view["public"], "phase": view["phase"]})


def teller_of(view: Json, names: Sequence[str], words: Words) -> Teller:
    """A teller for whoever has this view, with people by the names they have given."""
    teller = Teller.at(words, view)
    teller.names = list(names)
    return teller


def lines_of(events: list[Json], teller: Teller, upto: int | None = None) -> list[Line]:
    """Happenings as lines of the log, each with the number of the last event it tells of: for the last line that is ``upto``,
    or else the last of these."""
    if not events:
        return []
    told = teller.lines(events)
    firsts = [int(str(first["n"])) for first, _ in told]
    lasts = [*[first - 1 for first in firsts[1:]], int(str(events[-1]["n"])) if upto is None else upto]
    return [
        Line(n, text, str(first["rule"]), str(first["event"])) for n, (first, text) in zip(lasts, told, strict=True)
    ]
