"""The messages between page and server: JSON Schema, TypeScript and a page of the documentation."""

from __future__ import annotations

from typing import Final, get_args

from croupier.server import messages
from croupier.server.schema.types import Schema, interface, schemas, table

# The page and the types tell of the classes in the order in which messages.py does.
CLASSES: Final = [
    each
    for each in vars(messages).values()
    if isinstance(each, type) and issubclass(each, messages.Message) and each is not messages.Message
]
FROM_SERVER: Final = get_args(messages.FromServer)
FROM_PAGE: Final = get_args(messages.FromPage)


def components() -> dict[str, Schema]:
    """Every message as JSON Schema, by name."""
    found = schemas(CLASSES)
    return {each.__name__: found[each.__name__] for each in CLASSES}


def definitions() -> dict[str, Schema]:
    """Every message, and what each side may say, as JSON Schema by name."""
    unions = {
        "FromServer": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in FROM_SERVER]},
        "FromPage": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in FROM_PAGE]},
    }
    return {**components(), **unions}


def typescript() -> str:
    """The messages as types of the page."""
    parts = ["// Generated from src/croupier/server/messages.py by `make protocol`. Do not edit.\n"]
    parts.append("import type { View } from './views'\n")
    parts += [interface(name, schema) for name, schema in components().items()]
    for name, union in (("FromServer", FROM_SERVER), ("FromPage", FROM_PAGE)):
        parts.append(f"export type {name} = {' | '.join(each.__name__ for each in union)}\n")
    return "\n".join(parts)


def page() -> str:
    """The messages as a page of the documentation."""
    found = components()
    said = [HEAD]
    for title, classes in (
        ("What a page says over the socket", FROM_PAGE),
        ("What the server says over the socket", FROM_SERVER),
        ("Parts, requests and responses", [each for each in CLASSES if each not in (*FROM_PAGE, *FROM_SERVER)]),
    ):
        said.append(f"## {title}\n")
        said += [table(each.__name__, found[each.__name__]) for each in classes]
    return "\n".join(said)


HEAD: Final = """# The protocol

Everything between a page and the server is JSON. Tables are opened and joined over HTTP; each page then has one WebSocket.
This page, `protocol.schema.json` beside it and the page's TypeScript types are generated from the classes of
`croupier.server.messages` (`make protocol`). What the `view` of a `Moment` holds, and the `figures` of `GameWords`, is declared
by each game: [Views](views.md).

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

A socket that opens gets the `Room`, the recent `Chat`, and if a game was dealt the whole table as an `Update`; then whatever
changes. A whole `Update` has the latest lines of the log; `Older` asks for the page before them. Whose seats are yours is read
from the cookie when the socket opens, so open it anew after taking a seat. Each table has a cookie of its own, sent to
`/api/tables/{code}` and what is below it, with the code in capital letters. A socket closed with 1012 (the server restarts) or
1013 (too much was unread) may come back at once; one closed with 4001 has left its place to a later socket of the same player.
A handshake that cannot be read gets 431 (headers too large), 414 or 400.

A game number *n* that is over at table *CODE* is the replay `CODE-n`. `seen_by` is a seat, `public` or `all`. Whatever is not
carried out gives `Wrong`, in words.
"""
