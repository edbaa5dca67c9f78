"""A table as one viewer sees it, in words of one language: the only way from the engine to the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

from croupier.server.messages.moments import Line, Moment, Offered
from croupier.server.messages.parts import DeckInfo
from croupier.server.page_view import PageView
from croupier.shelf import find
from croupier.table import Edition, Json, Table
from croupier.table.view import DecisionView, PlainView, trusted
from croupier.text import Teller, Words, corrections
from croupier.text.words import slug

SentView = PageView[dict[str, Any], dict[str, Any]]


@cache
def words_of(game: str, language: str) -> Words:
    """The words of a game, read once."""
    return Words(find(game), language)


def deck_info(edition: Edition | None, words: Words) -> DeckInfo | None:
    """A corrected deck, in words."""
    return None if edition is None else DeckInfo(edition.name, corrections(edition, words))


def news(
    table: Table, seat: int | None, names: Sequence[str], words: Words, since: int, stops: Sequence[int] = ()
) -> tuple[Moment, list[Line], list[Json]]:
    """The table now, and the events after number ``since``: as lines of the log, and as the engine returns them. No
    line continues past an event of ``stops``: each beat has lines of its own.
    """
    events = table.events(since, seat)
    lines = lines_with_stops(events, Teller(words, names, seat), stops)
    return moment(table.view(seat), names, words), lines, events


class Questions:
    """The questions to the seats of one table, in words. They are cached as long as a seat sees the same table: most
    answers are given in secret, while the others still think about the same question.
    """

    def __init__(self) -> None:
        self._asked: dict[tuple[int | None, str], tuple[Json, str, list[Offered]]] = {}

    def of(self, view: Json, names: Sequence[str], words: Words) -> tuple[str, list[Offered]]:
        """The question of a view and its options."""
        seen = trusted(view, PlainView)
        reader = (seen["you"], words.lang)
        before = self._asked.get(reader)
        if before is None or not _looks_the_same(before[0], view):
            decision, teller = seen["decision"], teller_for(view, names, words)
            assert decision is not None
            before = view, question(view, decision["kind"], teller), _offered(decision, teller)
            self._asked[reader] = before
        return before[1], before[2]


# What changes in a view while others answer in secret; questions and options do not mention it.
UNTOLD: Final = frozenset(["waiting", "invited", "answered", "answer", "events"])


def _looks_the_same(one: Json, other: Json) -> bool:
    """Whether two views of a seat differ at most in who has answered."""
    if len(one) != len(other) or one["decision"] != other["decision"]:
        return False
    return all(
        part in UNTOLD or seen is other.get(part) or (part in other and seen == other[part])
        for part, seen in one.items()
    )


def moment(view: Json, names: Sequence[str], words: Words, questions: Questions | None = None) -> Moment:
    """A view in words. If ``questions`` is given, an unchanged question is taken from it."""
    seen = trusted(view, PlainView)
    now = Moment(
        seat=seen["you"],
        view=page_view(view),
        names=list(names),
        phase=phase_in_words(view, words),
        question=None,
        options=[],
        result=None,
    )
    if seen["decision"] is not None:
        now.question, now.options = (questions or Questions()).of(view, names, words)
    if seen["result"] is not None:
        now.result = Teller(words, names, seen["you"]).result(seen["result"])
    return now


def _offered(decision: DecisionView, teller: Teller) -> list[Offered]:
    """The options of a decision, in words."""
    kind = decision["kind"]
    return [
        Offered(
            key=each["key"],
            label=teller.option(each["key"], kind),
            stakes=teller.stakes(each["key"], kind),
            rule=each["rule"],
            waits=each["waits"],
            aside=each["aside"],
            weight=teller.weight(each["key"]),
        )
        for each in decision["options"]
    ]


def page_view(view: Json) -> SentView:
    """The view as it is sent: the options are in the message, in words, and the seed has too many digits for
    JavaScript. Its shape is not checked here, as that would take 4 % of the time of an answer; the tests do it.
    """
    decision = trusted(view, PlainView)["decision"]
    asked = None if decision is None else {"kind": decision["kind"], "rule": decision["rule"]}
    sent = trusted(view | {"decision": asked}, SentView)
    if "seed" in view:
        sent["seed"] = str(view["seed"])
    return sent


def phase_in_words(view: Json, words: Words) -> str:
    """The current phase."""
    return words.name("phase", slug(trusted(view, PlainView)["phase"]))


def question(view: Json, kind: str, teller: Teller) -> str:
    """A question of this kind, in words."""
    seen = trusted(view, PlainView)
    return teller.question(kind, {**seen["public"], "phase": seen["phase"]})


def teller_for(view: Json, names: Sequence[str], words: Words) -> Teller:
    """A teller for the viewer of this view, with the players' nicknames."""
    return Teller.at(words, view, names)


def lines_with_stops(events: list[Json], teller: Teller, stops: Sequence[int]) -> list[Line]:
    """Events as lines of the log, none of which continues past one of the stops."""
    lines: list[Line] = []
    rest = events
    for stop in stops:
        told = [event for event in rest if int(str(event["n"])) <= stop]
        lines += lines_of(told, teller)
        rest = rest[len(told) :]
    return lines + lines_of(rest, teller)


class SharedLines:
    """New events as lines of the log, for all viewers of a table. Viewers with the same events share the same lines,
    which are made once, unless an event is about one of them.
    """

    def __init__(self) -> None:
        self._told: list[tuple[Words, int | None, Sequence[int], list[Json], list[Line]]] = []

    def of(self, events: list[Json], teller: Teller, stops: Sequence[int]) -> list[Line]:
        """The lines for the teller's viewer; none continues past one of the stops."""
        about = teller.you if teller.mentions_you(events) else None
        for words, someone, ends, same, lines in self._told:
            if words is teller.words and someone == about and ends == stops and same == events:
                return lines
        made = lines_with_stops(events, teller, stops)
        self._told.append((teller.words, about, stops, events, made))
        return made


def lines_of(events: list[Json], teller: Teller, upto: int | None = None) -> list[Line]:
    """Events as lines of the log. Each line has the number of its last event; for the last line that is ``upto``, if
    given.
    """
    if not events:
        return []
    told = teller.lines(events)
    firsts = [int(str(first["n"])) for first, _ in told]
    lasts = [*[first - 1 for first in firsts[1:]], int(str(events[-1]["n"])) if upto is None else upto]
    return [
        Line(n, text, str(first["rule"]), str(first["event"])) for n, (first, text) in zip(lasts, told, strict=True)
    ]
