"""Saves: a table is its log. Seed, options, stack and answers rebuild it, including every earlier position."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Final

from croupier.table.beats import Watch
from croupier.table.errors import BadSave, BadTable, CroupierError
from croupier.table.events import Json
from croupier.table.info import GameInfo
from croupier.table.opening import open_position, open_table
from croupier.table.table import Table

FORMAT: Final = 1
PARTS: Final = ("format", "game", "version", "seats", "seed", "options", "stack", "position", "answers", "check")
# Only in saves of tables with a corrected deck.
EDITION: Final = "edition"


def write(table: Table) -> Json:
    """A table as plain data. An entry of ``answers`` is a seat and a key, or a fork with its viewer and seed."""
    origin = table.origin
    answers: list[object] = []
    forks = table._forks[:]
    log = table.log
    for at in range(len(log) + 1):
        while forks and forks[0][0] == at:
            _, eye, seed, _ = forks.pop(0)
            viewer = eye.bit_length() - 1
            answers.append({"fork": viewer if viewer < origin.seats else None, "seed": seed})
        if at < len(log):
            answers.append(list(log[at]))
    saved: Json = {
        "format": FORMAT,
        "game": origin.info.name,
        "version": origin.version,
        "seats": origin.seats,
        "seed": origin.seed,
        "options": dict(origin.options),
        "stack": json.loads(json.dumps(origin.stack)),
        "position": json.loads(json.dumps(origin.position)),
        "answers": answers,
    }
    if origin.edition is not None:
        saved[EDITION] = json.loads(json.dumps(origin.edition.corrections))
    saved["check"] = _check(saved)
    return saved


def _check(saved: Mapping[str, object]) -> str:
    """A fingerprint of everything else in the save, to detect truncated or edited ones."""
    rest = {part: saved[part] for part in (*PARTS, EDITION) if part in saved and part != "check"}
    return sha256(json.dumps(rest, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:16]


def read(saved: object, find: Callable[[str], GameInfo]) -> Table:
    """The saved table, from data or from JSON text; ``BadSave`` says what is wrong with it."""
    parts = _parts(saved)
    try:
        info = find(str(parts["game"]))
    except BadTable as error:
        raise BadSave(f"the game of the save is not in the catalogue: {error}", "unknown-game") from error
    if not info.plays(parts["version"]):
        raise BadSave(
            f"the save needs version {parts['version']!r} of {info.title}; this is version {info.version}",
            "other-version",
        )
    if parts["check"] != _check(parts):
        raise BadSave("the save was changed after it was written: its check does not match", "changed")
    return _replay(parts, info)


def _parts(saved: object) -> Json:
    if isinstance(saved, (str, bytes)):
        try:
            saved = json.loads(saved)
        except (ValueError, RecursionError) as error:
            raise BadSave(f"the save is not JSON, or is incomplete: {error}", "cut") from error
    if not isinstance(saved, Mapping):
        raise BadSave(f"a save must be an object with the parts {', '.join(PARTS)}, not a {type(saved).__name__}")
    missing = [part for part in PARTS if part not in saved]
    if missing:
        raise BadSave(f"the save is incomplete, or not a save of Croupier: it lacks {', '.join(missing)}", "cut")
    if saved["format"] != FORMAT:
        raise BadSave(f"the save has format {saved['format']!r}; this program reads format {FORMAT}", "other-version")
    try:
        return {part: json.loads(json.dumps(saved[part])) for part in (*PARTS, EDITION) if part in saved}
    except (TypeError, ValueError, RecursionError) as error:
        raise BadSave(f"the save must be plain JSON: {error}") from error


def _replay(parts: Json, info: GameInfo) -> Table:
    answers = parts["answers"]
    if not isinstance(answers, list):
        raise BadSave(f"the answers of a save must be a list, not {answers!r}")
    table = first_table(parts, info)
    for number, entry in enumerate(answers, 1):
        try:
            table = give(table, entry)
        except CroupierError as refusal:
            raise BadSave(f"answer {number} of the save cannot be given: {refusal}", "impossible") from refusal
    return table


def first_table(parts: Json, info: GameInfo) -> Table:
    """The table of a save before its first answer."""
    seats, seed, options, stack, position = (parts[part] for part in ("seats", "seed", "options", "stack", "position"))
    if not isinstance(options, dict) or not isinstance(stack, dict | None) or not isinstance(position, dict | None):
        raise BadSave("options, stack and position of a save must be objects")
    try:
        if position is None:
            return open_table(info, seats, seed, options, stack, parts.get(EDITION), parts["version"])
        return open_position(info, position, seed, stack, parts["version"])
    except BadTable as error:
        raise BadSave(f"the save describes an impossible table: {error}", "impossible") from error


def give(table: Table, entry: object, watch: Watch | None = None) -> Table:
    """Give one entry of a save's answers; return the table to continue with, which is another one after a fork.
    ``watch`` is that of ``answer``.
    """
    if isinstance(entry, list) and len(entry) == 2:
        table.answer(entry[0], entry[1], watch)
        return table
    if isinstance(entry, dict) and set(entry) == {"fork", "seed"}:
        return table.fork(entry["fork"], entry["seed"])
    raise BadTable(f"an answer must be a seat and a key, not {entry!r}")
