"""The protocol as JSON Schema, TypeScript types and a page of the documentation, all generated from ``messages``.
``python -m croupier.server.schema`` writes them; a test fails while they are out of date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

from croupier.server import messages

OUTPUT: Final = Path("web/src/lib/protocol.ts"), Path("docs/protocol.schema.json"), Path("docs/protocol.md")

# In the order of messages.py.
CLASSES: Final = [
    each
    for each in vars(messages).values()
    if isinstance(each, type) and issubclass(each, messages.Message) and each is not messages.Message
]
FROM_SERVER: Final = get_args(messages.FromServer)
FROM_PAGE: Final = get_args(messages.FromPage)

Schema = dict[str, Any]


def components() -> dict[str, Schema]:
    """Every class as JSON Schema, by name."""
    _, found = msgspec.json.schema_components(CLASSES, ref_template="#/$defs/{name}")
    return {each.__name__: found[each.__name__] for each in CLASSES}


def json_schema() -> str:
    """The protocol as one JSON Schema document."""
    unions = {
        "FromServer": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in FROM_SERVER]},
        "FromPage": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in FROM_PAGE]},
    }
    document = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": {**components(), **unions}}
    return json.dumps(document, indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The protocol as TypeScript types."""
    parts = ["// Generated from src/croupier/server/messages.py by `make protocol`. Do not edit.\n"]
    for name, schema in components().items():
        fields = schema["properties"]
        needed = schema.get("required", [])
        lines = [f"  {field}{'' if field in needed else '?'}: {_type(fields[field])}" for field in fields]
        parts.append(
            f"/** {_flat(schema['description'])} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}\n"
        )
    for name, union in (("FromServer", FROM_SERVER), ("FromPage", FROM_PAGE)):
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in union)}\n")
    return "\n".join(parts)


def page() -> str:
    """The protocol as a page of the documentation."""
    parts = [HEAD]
    for title, classes in (
        ("From the page, over the socket", FROM_PAGE),
        ("From the server, over the socket", FROM_SERVER),
        ("Parts, requests and responses", [each for each in CLASSES if each not in (*FROM_PAGE, *FROM_SERVER)]),
    ):
        parts.append(f"## {title}\n")
        for each in classes:
            schema = components()[each.__name__]
            parts.append(f"### {each.__name__}\n\n{_flat(schema['description'])}\n")
            rows = [
                f"| `{field}` | `{_type(shape).replace('|', chr(92) + '|')}` |"
                for field, shape in schema["properties"].items()
            ]
            parts.append("\n".join(["| field | type |", "| --- | --- |", *rows]) + "\n" if rows else "No fields.\n")
    return "\n".join(parts)


HEAD: Final = """# The protocol

Pages and server exchange JSON. Tables are opened and joined over HTTP; then each page has one WebSocket. This document,
`protocol.schema.json` beside it and the page's TypeScript types are generated from the classes of `croupier.server.messages`
(`make protocol`).

| request | takes | gives |
| --- | --- | --- |
| `GET /healthz` | | `ok` |
| `GET /api/games?language=` | | `Catalogue` |
| `GET /api/games/{game}?language=` | | `GameWords` |
| `POST /api/tables` | `OpenTable` | `Opened`, and a cookie |
| `GET /api/tables/{code}` | | `Room` |
| `POST /api/tables/{code}/seats` | `TakeSeat` | `Opened`, and a cookie |
| `POST /api/tables/{code}/links` | | `SeatLink` |
| `POST /api/tables/{code}/devices` | `FollowLink` | `Opened`, and a cookie |
| `GET /api/tables/{code}/socket` | WebSocket: `FromPage` | `FromServer` |
| `GET /api/replays/{id}?seen_by=&language=` | | `Replay` |
| `GET /api/replays/{id}/moments/{at}?seen_by=&language=` | | `ReplayMoment` |
| `GET /api/replays/{id}/save` | | the save, as a file |
| `GET /api/replays/{id}/check?language=` | | `DealCheck` |
| `POST /api/replays` | a save | `Kept` |

A socket that opens gets the `Room`, the recent `Chat`, and the whole table as an `Update` if a game was dealt; then whatever
changes. A whole `Update` has the latest lines of the log; `Older` asks for the page before them. Your seats are read from the
cookie when the socket opens, so open it again after taking a seat. Each table has its own cookie, which is sent to
`/api/tables/{code}` and below, with the code in capital letters. A socket closed with 1012 (the server restarts) or 1013 (too
many unread messages) may reconnect at once; one closed with 4001 was replaced by a later socket of the same player. A handshake
that cannot be read gets 431 (headers too large), 414 or 400.

Game number *n* at table *CODE*, once over, is the replay `CODE-n`. `seen_by` is a seat, `public` or `all`. A request that is
not carried out gets `Wrong`, in words.
"""


def _type(schema: Schema) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "enum" in schema:
        return " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(_type(each) for each in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = _type(schema["items"])
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {_type(values) if isinstance(values, dict) and values else 'unknown'}>"
    return {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def _flat(text: str) -> str:
    return " ".join(text.split())


def write() -> None:
    """Write all three files."""
    for path, text in zip(OUTPUT, (typescript(), json_schema(), page()), strict=True):
        path.write_text(text, "utf-8")


if __name__ == "__main__":
    write()
