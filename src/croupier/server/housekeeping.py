"""The operator's changes to a database, as functions over a connection: used by the store, and directly by ``croupier
admin`` while no server runs. Each runs in a transaction of the caller.
"""

from __future__ import annotations

import ipaddress
import time
from typing import Any, Final

import msgspec
from msgspec import Struct

from croupier.server import seats
from croupier.server.records import RoomRecord
from croupier.server.sql import Connection, text
from croupier.table import CroupierError

EXPORT: Final = "croupier table"
EXPORT_VERSION: Final = 1
# The tables with rows of a room, and the order of these rows.
OF_A_ROOM: Final = {"games": "number", "answers": "game, n", "chat": "id", "positions": "game", "analyses": "game"}


class Misdirected(CroupierError):
    """An order that cannot be carried out: there is no such table, player or address."""


class TableLine(Struct):
    """A table in a list: its code and game, its players, how many games and answers, and whether one is running."""

    code: str
    game: str
    people: list[str]
    opened: float
    games: int
    answers: int
    running: bool


class Exported(Struct):
    """A table in a file that another server can import."""

    kind: str
    version: int
    code: str
    opened: float
    room: str
    rows: dict[str, list[dict[str, Any]]]


def tables(connection: Connection) -> list[TableLine]:
    """All tables, the newest first."""
    found = connection.execute(
        "SELECT code, opened, room, (SELECT count(*) FROM games WHERE room = code), "
        "(SELECT count(*) FROM answers WHERE room = code), "
        "(SELECT count(*) FROM games WHERE room = code AND ending IS NULL AND number = "
        "(SELECT max(number) FROM games WHERE room = code)) FROM rooms ORDER BY opened DESC"
    ).fetchall()
    lines = []
    for code, opened, room, games, answers, running in found:
        try:
            record = msgspec.json.decode(room, type=RoomRecord)
            game, people = record.game, [place.name for place in record.places if place.held_by == "person"]
        except msgspec.DecodeError:
            game, people = "?", []
        lines.append(TableLine(code, game, people, opened, games, answers, bool(running)))
    return lines


def delete_table(connection: Connection, code: str) -> None:
    """Delete everything stored about a table."""
    if not connection.execute("DELETE FROM rooms WHERE code = ?", (code,)).rowcount:
        raise Misdirected(f"there is no table {code}")
    for table in OF_A_ROOM:
        connection.execute(f"DELETE FROM {table} WHERE room = ?", (code,))


def forget_player(connection: Connection, code: str, name: str) -> None:
    """Delete a player's data at a table: name, seat, devices, score and chat. During a game a bot plays on for them."""
    found = connection.execute("SELECT room FROM rooms WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise Misdirected(f"there is no table {code}")
    record = msgspec.json.decode(found[0], type=RoomRecord)
    games = connection.execute(
        "SELECT number, names, ending FROM games WHERE room = ? ORDER BY number", (code,)
    ).fetchall()
    named = {number: msgspec.json.decode(names, type=list[str]) for number, names, _ in games}
    places = [seat for seat, place in enumerate(record.places) if place.name == name]
    if not places and not any(name in names for names in named.values()) and name not in record.tally:
        raise Misdirected(f"no player at table {code} is or was called {name!r}")
    playing = bool(games) and games[-1][2] is None
    for seat in places:
        owner = record.places[seat].owner
        if owner is not None:
            seats.leave(record, owner, playing)
        if record.places[seat].name == name:
            record.places[seat].name = _nameless(seat)
    record.tally.pop(name, None)
    connection.execute("UPDATE rooms SET room = ? WHERE code = ?", (text(record), code))
    for number, names in named.items():
        new = [_nameless(seat) if each == name else each for seat, each in enumerate(names)]
        connection.execute("UPDATE games SET names = ? WHERE room = ? AND number = ?", (text(new), code, number))
    for id, line in connection.execute("SELECT id, line FROM chat WHERE room = ?", (code,)).fetchall():
        if msgspec.json.decode(line).get("name") == name:
            connection.execute("DELETE FROM chat WHERE id = ?", (id,))


def _nameless(seat: int) -> str:
    return f"Player {seat + 1}"


def export_table(connection: Connection, code: str) -> bytes:
    """A table as the text of a file. It contains seeds, chat and hashes of devices: keep it as safe as the database."""
    found = connection.execute("SELECT opened, room FROM rooms WHERE code = ?", (code,)).fetchone()
    if found is None:
        raise Misdirected(f"there is no table {code}")
    rows: dict[str, list[dict[str, Any]]] = {}
    for table, order in OF_A_ROOM.items():
        cursor = connection.execute(f"SELECT * FROM {table} WHERE room = ? ORDER BY {order}", (code,))
        names = [column[0] for column in cursor.description]
        rows[table] = [dict(zip(names, row, strict=True)) for row in cursor.fetchall()]
    return msgspec.json.encode(Exported(EXPORT, EXPORT_VERSION, code, found[0], found[1], rows))


def import_table(connection: Connection, exported: bytes) -> str:
    """Store an exported table; return its code. An existing table is not replaced."""
    try:
        file = msgspec.json.decode(exported, type=Exported)
        msgspec.json.decode(file.room, type=RoomRecord)
    except msgspec.DecodeError as error:
        raise Misdirected(f"the file is not a table exported by Croupier: {error}") from error
    if file.kind != EXPORT or file.version != EXPORT_VERSION:
        raise Misdirected(
            f"the file is {file.kind!r} of version {file.version}; this Croupier reads {EXPORT!r} of version {EXPORT_VERSION}"
        )
    if connection.execute("SELECT 1 FROM rooms WHERE code = ?", (file.code,)).fetchone():
        raise Misdirected(f"there is already a table {file.code}")
    connection.execute("INSERT INTO rooms (code, opened, room) VALUES (?, ?, ?)", (file.code, file.opened, file.room))
    for table in OF_A_ROOM:
        known = {column[0] for column in connection.execute(f"SELECT * FROM {table} LIMIT 0").description}
        for row in file.rows.get(table, []):
            kept = {name: value for name, value in row.items() if name in known and name != "id"} | {"room": file.code}
            places = ", ".join("?" * len(kept))
            connection.execute(f"INSERT INTO {table} ({', '.join(kept)}) VALUES ({places})", list(kept.values()))
    return file.code


def expire(connection: Connection, days: float, in_use: tuple[str, ...] = ()) -> int:
    """Delete tables whose last game ended so many days ago, tables without a game since then, and uploaded games of
    that age; never a table with a running game. Return how many tables were deleted.
    """
    before = time.time() - days * 86400
    latest = "(SELECT max(number) FROM games WHERE room = code)"
    running = f"SELECT 1 FROM games WHERE room = code AND ending IS NULL AND number = {latest}"
    ended = "coalesce((SELECT max(ended) FROM games WHERE room = code), 0)"
    old = connection.execute(
        f"SELECT code FROM rooms WHERE NOT EXISTS ({running}) AND opened < ? AND {ended} < ?", (before, before)
    ).fetchall()
    gone = [code for (code,) in old if code not in in_use]
    for code in gone:
        delete_table(connection, code)
    connection.execute("DELETE FROM saves WHERE at < ?", (before,))
    connection.execute(
        "DELETE FROM analyses WHERE room NOT IN (SELECT code FROM rooms) AND room NOT IN (SELECT id FROM saves)"
    )
    return len(gone)


def ban(connection: Connection, address: str, days: float | None) -> str:
    """Ban an address or a network, for some days or until it is lifted; return it as it is stored."""
    network = _network(address)
    until = None if days is None else time.time() + days * 86400
    connection.execute(
        "INSERT INTO bans (network, until) VALUES (?, ?) ON CONFLICT (network) DO UPDATE SET until = excluded.until",
        (network, until),
    )
    return network


def lift(connection: Connection, address: str) -> None:
    """Lift a ban."""
    if not connection.execute("DELETE FROM bans WHERE network = ?", (_network(address),)).rowcount:
        raise Misdirected(f"{address} is not banned")


def bans(connection: Connection) -> list[tuple[str, float | None]]:
    """The current bans, and when they end."""
    connection.execute("DELETE FROM bans WHERE until <= ?", (time.time(),))
    found = connection.execute("SELECT network, until FROM bans ORDER BY network").fetchall()
    return [(network, until) for network, until in found]


def _network(address: str) -> str:
    try:
        return str(ipaddress.ip_network(address, strict=False))
    except ValueError:
        raise Misdirected(f"{address!r} is neither an address nor a network") from None
