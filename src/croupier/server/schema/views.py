"""Views, figures and beats, as the games declare them: JSON Schema, TypeScript and a page of the documentation."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from sys import modules
from typing import Any, Final, Literal, TypedDict, get_args, get_origin, get_type_hints, is_typeddict

from croupier.server.page_view import PageView
from croupier.server.schema.types import REF, Names, Schema, flat, interface, schemas, table
from croupier.shelf import catalogue
from croupier.table import Field, Flag, GameInfo, Kind, Word

SHELF: Final = "croupier.shelf."
VIEW: Final = "View"
FACTS: Final = "Facts"
OPEN: Final = "Record<string, unknown>"


class Public(TypedDict):
    """The game's own part of a view."""


class Person(TypedDict):
    """The game's own part about one player."""


COMMON: Final = PageView[Public, Person]


def games() -> list[GameInfo]:
    """The games of this package. Games of other packages are left out, so that the files are the same wherever they are
    made.
    """
    return [info for info in catalogue().values() if info.package.startswith(SHELF)]


def common() -> dict[str, Schema]:
    """What the views of all games share, by name; ``Public`` and ``Person`` stand for the parts of a game."""
    found = [each for each in _in_order(_reached(COMMON)) if each not in (Public, Person)]
    return {_name(each): _schema(COMMON if each is PageView else each) for each in found}


def own(info: GameInfo) -> dict[str, Schema]:
    """What a game declares for its views, its figures and its beats, by name."""
    return {**{_name(each): _schema(each) for each in _declared(info)}, FACTS: _facts(info)}


def definitions() -> dict[str, Schema]:
    """The views as JSON Schema: what they share, and the parts of each game with the name of the game before theirs."""
    defs = {**common(), **{_name(each): {**_schema(each), "additionalProperties": True} for each in (Public, Person)}}
    for info in games():
        parts = own(info)
        for name, schema in {VIEW: defs[VIEW], **parts}.items():
            defs[f"{info.name}.{name}"] = _within(info, list(parts), schema)
    return defs


def typescript() -> dict[Path, str]:
    """The views as types of the page: one file for what they share, one for each game."""
    files = {Path("web/src/lib/views.ts"): _common_types()}
    return files | {Path(f"web/src/games/{info.name}/types.ts"): _types(info) for info in games()}


def page() -> str:
    """The views as a page of the documentation."""
    said = [HEAD, *[table(name, schema) for name, schema in common().items()]]
    for info in games():
        said += [f"## {info.title}\n", *[table(name, schema) for name, schema in own(info).items()]]
    return "\n".join(said)


HEAD: Final = """# Views

`table.view(seat)` is everything a seat may know, and `table.view()` what a spectator may know. Every game has the same
fields; `public` and the entries of `players` are the game's own. A game declares them as typed classes in its `view.py`, and
the figures of its cards for clients in `figures.py`; its `GameInfo` names both. `Facts` are the numbers of its beats
(`beats.py`). This page, the views in `protocol.schema.json` beside it and the page's TypeScript types are generated from
these classes (`make protocol`).

In Python, `croupier.table.view.read(view, VIEW)` checks a view and gives it its declared type. `croupier.testing` checks
that all views of a game have the declared fields and no others.

The tables below show a view as the page gets it. In Python, `decision` also has the `options` on offer, each with `key`,
`rule`, `waits` and `aside`, and `seed` is a number.

## Every game
"""


def _common_types() -> str:
    parts = ["// Generated from src/croupier (server/page_view.py, table/view.py) by `make protocol`. Do not edit.\n"]
    generic = {VIEW: f"{VIEW}<Public = {OPEN}, Person = {OPEN}>"}
    return "\n".join([*parts, *[interface(generic.get(name, name), schema) for name, schema in common().items()]])


def _types(info: GameInfo) -> str:
    folder = info.package.replace(".", "/")
    parts = [f"// Generated from src/{folder} (view.py, figures.py, beats.py) by `make protocol`. Do not edit.\n"]
    unions = _unions(info)
    names: Names = {tuple(sorted(words)): name for name, words in unions.items()}
    parts += [_union(name, words) for name, words in unions.items()]
    parts.append(
        f"/** A moment marked by the rules; the empty name is the table after an answer. */\n{_beat_names(info)}"
    )
    return "\n".join([*parts, *[interface(name, schema, names) for name, schema in own(info).items()]])


def _beat_names(info: GameInfo) -> str:
    return _union("BeatName", ("", *[beat.name for beat in info.beats]))


def _union(name: str, words: tuple[str, ...]) -> str:
    return f"export type {name} = {' | '.join([_quoted(word) for word in words])}\n"


def _facts(info: GameInfo) -> Schema:
    """The facts of a game's beats, as JSON Schema."""
    return {
        "title": FACTS,
        "description": "The facts of a beat. Each beat has some of these.",
        "type": "object",
        "properties": {field.name: _told(field) for beat in info.beats for field in beat.values},
        "required": [],
    }


def _told(field: Field) -> Schema:
    if isinstance(field, Word):
        return {"enum": field.words}
    return {"type": "string" if isinstance(field, Kind) else "boolean" if isinstance(field, Flag) else "integer"}


def _declared(info: GameInfo) -> list[Any]:
    """The classes that a game declares for its views and its figures."""
    roots = list(get_args(info.view))
    if info.figures is not None:
        roots.append(get_type_hints(info.figures)["return"])
    return _in_order([each for root in roots for each in _reached(root)])


def _unions(info: GameInfo) -> dict[str, tuple[str, ...]]:
    """The words that a field may have, if a game has given such a list a name."""
    words: dict[str, tuple[str, ...]] = {}
    for each in _declared(info):
        words |= {name: get_args(value) for name, value in _home(each).items() if get_origin(value) is Literal}
    return words


def _reached(shape: Any) -> Iterator[Any]:
    """Every class that a type refers to."""
    origin = get_origin(shape) or shape
    if is_typeddict(origin):
        yield origin
        for hint in get_type_hints(origin).values():
            yield from _reached(hint)
    for inner in get_args(shape):
        yield from _reached(inner)


def _in_order(classes: Iterator[Any] | list[Any]) -> list[Any]:
    """Every class once, file by file, in the order of the file."""
    found = list(dict.fromkeys(classes))
    files = list(dict.fromkeys([each.__module__ for each in found]))
    return sorted(found, key=lambda each: (files.index(each.__module__), list(_home(each)).index(each.__name__)))


def _home(each: Any) -> dict[str, Any]:
    return vars(modules[each.__module__])


def _name(each: Any) -> str:
    return VIEW if each is PageView else str(each.__name__)


def _schema(each: Any) -> Schema:
    """A class as JSON Schema, with its fields in the order in which they are declared."""
    origin = get_origin(each) or each
    found = next(iter(schemas([each]).values()))
    fields = list(origin.__annotations__)
    return {
        **found,
        "title": _name(origin),
        "description": flat(found["description"]),
        "properties": {field: found["properties"][field] for field in fields},
        "required": [field for field in fields if field in found["required"]],
    }


def _within(info: GameInfo, parts: list[str], schema: Schema) -> Schema:
    """A schema that refers to the parts of a game by their full names."""
    text = json.dumps(schema)
    for part in parts:
        text = text.replace(f'"{REF}{part}"', f'"{REF}{info.name}.{part}"')
    within: Schema = json.loads(text)
    return within


def _quoted(word: str) -> str:
    return json.dumps(word).replace('"', "'")
