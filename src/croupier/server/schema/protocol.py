"""The messages between page and server: JSON Schema, TypeScript and a page of the documentation."""

from __future__ import annotations

from typing import Final, get_args

from croupier.server.messages import catalogue, from_page, from_server, lessons, moments, parts, replays, tables
from croupier.server.schema.types import Schema, interface, schemas, table

MODULES: Final = (parts, catalogue, tables, moments, from_server, from_page, replays, lessons)
CLASSES: Final = [
    each
    for module in MODULES
    for each in vars(module).values()
    if isinstance(each, type) and each.__module__ == module.__name__ and each is not parts.Message
]
FROM_SERVER: Final = get_args(from_server.FromServer)
FROM_PAGE: Final = get_args(from_page.FromPage)


def components() -> dict[str, Schema]:
    """Every message as JSON Schema, by name."""
    found = schemas(CLASSES)
    return {each.__name__: found[each.__name__] for each in CLASSES}


def definitions() -> dict[str, Schema]:
    """Every message, and the messages of each side, as JSON Schema by name."""
    unions = {
        "FromServer": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in FROM_SERVER]},
        "FromPage": {"anyOf": [{"$ref": f"#/$defs/{each.__name__}"} for each in FROM_PAGE]},
    }
    return {**components(), **unions}


def typescript() -> str:
    """The messages as types of the page."""
    parts = ["// Generated from src/croupier/server/messages by `make protocol`. Do not edit.\n"]
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
        ("From the page, over the socket", FROM_PAGE),
        ("From the server, over the socket", FROM_SERVER),
        ("Parts, requests and responses", [each for each in CLASSES if each not in (*FROM_PAGE, *FROM_SERVER)]),
    ):
        said.append(f"## {title}\n")
        said += [table(each.__name__, found[each.__name__]) for each in classes]
    return "\n".join(said)


HEAD: Final = """# The protocol

Pages and server exchange JSON. Tables are opened and joined over HTTP; then each page has one WebSocket. This document,
`protocol.schema.json` beside it and the page's TypeScript types are generated from the classes of `croupier.server.messages`
(`make protocol`). For the contents of the `view` of a `Moment` and the `figures` of `GameWords`, which each game declares, see
[Views](views.md).

| request | takes | returns |
| --- | --- | --- |
| `GET /healthz` | | `ok` |
| `GET /api/games?language=` | | `Catalogue` |
| `GET /api/games/{game}?language=` | | `GameWords` |
| `GET /api/games/{game}/how-to-play?language=` | | `HowToPlay` |
| `GET /api/games/{game}/deck` | | the deck of the game, as a deck file |
| `GET /api/games/{game}/lessons/{lesson}?language=` | | `Lesson` |
| `POST /api/games/{game}/lessons/{lesson}/alone?language=` | `PlayAlone` | `AloneMoment` |
| `POST /api/tables` | `OpenTable` | `Opened`, and a cookie |
| `GET /api/tables/{code}` | | `Room` |
| `GET /api/tables/{code}/state?language=` | | `TableState` |
| `GET /api/tables/{code}/words?language=` | | `GameWords`, including a corrected deck's |
| `POST /api/tables/{code}/seats` | `TakeSeat` | `Opened`, and a cookie |
| `POST /api/tables/{code}/links` | | `SeatLink` |
| `POST /api/tables/{code}/devices` | `FollowLink` | `Opened`, and a cookie |
| `GET /api/tables/{code}/socket?language=` | WebSocket: `FromPage` | `FromServer` |
| `GET /api/replays/{id}?seen_by=&language=` | | `Replay` |
| `GET /api/replays/{id}/moments/{at}?seen_by=&language=` | | `ReplayMoment` |
| `GET /api/replays/{id}/moments/{at}/why?seen_by=&language=` | | `ReplayReason` |
| `GET /api/replays/{id}/story?seen_by=&language=` | | `GameStory` |
| `POST /api/replays/{id}/analysis?language=` | | `AnalysisNews`; the first request starts it in the background; ask again |
| `POST /api/replays/{id}/play-on` | `PlayOn` | `Opened`, and a cookie |
| `GET /api/replays/{id}/words?language=` | | `GameWords`, including a corrected deck's |
| `GET /api/replays/{id}/save` | | the save, as a file |
| `GET /api/replays/{id}/check?language=` | | `DealCheck` |
| `POST /api/replays` | a save | `Kept` |

A new socket gets the `Room`, the recent `Chat`, and the whole table as an `Update` if a game was dealt; after that, all
changes. A whole `Update` has the latest lines of the log; `Older` asks for the page before them. Your seats are read from the
cookie when the socket opens, so open it again after taking a seat. A shared screen opens its socket with `screen=1`: it then
belongs to no player, whatever its cookie, and all pages are told (`Room.screens`). Each table has its own cookie, which is
sent to `/api/tables/{code}` and below, with the code in capital letters.

A socket closed with 1012 (server restarting) or 1013 (too many unread messages) may reconnect at once; one closed with 4001
was replaced by a later socket of the same player. A handshake that cannot be read gets 431 (headers too large), 414 or 400.

Game number *n* at table *CODE*, once over, is the replay `CODE-n`. `seen_by` is a seat, `public` or `all`. A failed
request returns `Wrong`, which says why.
"""
