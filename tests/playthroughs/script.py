"""A whole game as text, made to be read in a diff: every decision and answer, what happens, and who sees what of it.

A number is followed by the answer. Then come the new questions, the events, and every changed line of a view; where
viewers differ, each line says who sees it. ``-`` means spectators, ``?`` an unseen card.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from hashlib import sha256

import croupier
from croupier import Table
from croupier.table import Json
from tests.play import Viewer, asked, viewers, zones_of

OTHERWISE_SILENT = 8

LEFT_OUT = {"game", "version", "seats", "options", "deal", "you", "zones", "known", "decision", "events"}


@dataclass(frozen=True)
class Script:
    """A table, and a fixed policy to play on it."""

    game: str
    seats: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    about: str = ""
    stack: dict[str, list[str]] | None = None

    @property
    def file(self) -> str:
        return "-".join([self.game, str(self.seats), *([self.about] if self.about else [])]) + ".txt"

    def choose(self, number: int, what: str, count: int) -> int:
        """Draw a number that depends only on the table, the step and the purpose."""
        digest = sha256(f"{self.game} {self.seats} {self.seed} {number} {what}".encode()).digest()
        return int.from_bytes(digest[:8], "big") % count

    def move(self, table: Table, number: int) -> tuple[int, str]:
        """Choose the kind of answer first, so that rare kinds come up; asides are considered only sometimes."""
        waiting = sorted(table.pending)
        seat = waiting[self.choose(number, "seat", len(waiting))]
        decision = table.pending[seat]
        options = decision.options
        if decision.answers < len(options) and self.choose(number, "aside", OTHERWISE_SILENT):
            options = options[: decision.answers]
        kinds = sorted({option.kind for option in options})
        kind = kinds[self.choose(number, "kind", len(kinds))]
        keys = [option.key for option in options if option.kind == kind]
        return seat, keys[self.choose(number, "key", len(keys))]


def playthrough(script: Script) -> str:
    """Return the whole text."""
    return "\n".join(_lines(script)) + "\n"


def _lines(script: Script) -> Iterator[str]:
    info = croupier.games()[script.game]
    table = croupier.open_table(script.game, script.seats, script.seed, script.options, script.stack)
    yield f"{info.title}, rules version {info.version}, {script.seats} seats, seed {script.seed}"
    yield f"options: {_words(table.view()['options'])}"
    yield f"deal: {table.view()['deal']}"
    known: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in viewers(table)}
    questions: dict[int, str] = {}
    events = 0
    number = 0
    while True:
        yield from _asks(table, questions)
        yield from _happenings(table, events)
        yield from _changes(table, known)
        events = int(str(table.view()["events"]))
        questions = _questions(table)
        if table.over:
            return
        seat, key = script.move(table, number)
        number += 1
        yield ""
        yield f"{number}. seat {seat}: {key}"
        table.answer(seat, key)


def _questions(table: Table) -> dict[int, str]:
    return {seat: f"{kind} ({rule}): {' '.join(keys)}" for seat, (kind, rule, keys) in asked(table).items()}


def _asks(table: Table, before: dict[int, str]) -> Iterator[str]:
    fresh = {seat: question for seat, question in _questions(table).items() if before.get(seat) != question}
    for question in dict.fromkeys(fresh.values()):
        yield f"   asks {' '.join(str(seat) for seat in fresh if fresh[seat] == question)}: {question}"


def _happenings(table: Table, since: int) -> Iterator[str]:
    told = {
        viewer: {int(str(event["n"])): _event(event) for event in table.events(since, viewer)}
        for viewer in viewers(table)
    }
    for number in sorted({number for events in told.values() for number in events}):
        yield from _by_viewer(
            f"   * {number}", {viewer: events[number] for viewer, events in told.items() if number in events}, table
        )


def _event(event: Json) -> str:
    fields = [f"{name}={_words(value)}" for name, value in event.items() if name not in {"n", "event", "rule"}]
    return " ".join([str(event["event"]), *fields, f"({event['rule']})"])


def _changes(table: Table, known: dict[Viewer, dict[str, str]]) -> Iterator[str]:
    now = {viewer: _flat(table.view(viewer)) for viewer in viewers(table)}
    changed = [
        part
        for viewer in now
        for part in {**known[viewer], **now[viewer]}
        if known[viewer].get(part) != now[viewer].get(part)
    ]
    for part in dict.fromkeys(changed):
        yield from _by_viewer(f"   {part}:", {viewer: now[viewer].get(part, "nothing") for viewer in now}, table)
    known.update(now)


def _by_viewer(head: str, shown: dict[Viewer, str], table: Table) -> Iterator[str]:
    """Give one line if all see the same, else one for each version with the viewers who see it."""
    versions = dict.fromkeys(shown.values())
    for version in versions:
        who = [viewer for viewer in viewers(table) if shown.get(viewer) == version]
        everybody = len(who) == table.seats + 1
        yield f"{head} {version}" + (
            "" if everybody else " | " + " ".join("-" if viewer is None else str(viewer) for viewer in who)
        )


def _flat(view: Json) -> dict[str, str]:
    """Return a view as short lines."""
    lines: dict[str, str] = {}
    for part, value in view.items():
        if part not in LEFT_OUT:
            lines.update(_parts(part, value))
    for zone in zones_of(view):
        lines[zone["name"]] = _cards(zone["cards"])
    known = view["known"]
    assert isinstance(known, list)
    if known:
        lines["known"] = "; ".join(f"{_cards(group['contents'])} among {_words(group['among'])}" for group in known)
    return lines


def _parts(name: str, value: object) -> dict[str, str]:
    """Values with parts get a line for each, but lists stay on one line, and empty values get none."""
    if isinstance(value, dict):
        return {line: words for part, inner in value.items() for line, words in _parts(f"{name}.{part}", inner).items()}
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return {
            line: words for place, inner in enumerate(value) for line, words in _parts(f"{name}.{place}", inner).items()
        }
    return {} if value is None or value == [] else {name: _words(value)}


def _words(value: object) -> str:
    if value is None:
        return "?"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return _cards(value)
    if isinstance(value, dict):
        return " ".join(f"{name}={_words(inner)}" for name, inner in value.items()) or "none"
    return str(value)


def _cards(cards: Sequence[object]) -> str:
    """Return cards or other words in a row, with repetitions counted."""
    runs: list[tuple[str, int]] = []
    for card in cards:
        word = _words(card)
        if runs and runs[-1][0] == word:
            runs[-1] = (word, runs[-1][1] + 1)
        else:
            runs.append((word, 1))
    return " ".join(f"{count}*{word}" if count > 2 else " ".join([word] * count) for word, count in runs) or "none"
