"""What is stored, in SQL that both databases understand. A method that writes returns after its commit."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from croupier.server import housekeeping
from croupier.server.records import GameRecord, KeptPosition, RoomRecord
from croupier.server.sql import Connection, read_as, text
from croupier.table import CroupierError

Result = TypeVar("Result")

Row = tuple[int, str | None]
"""One row of a game's log: a seat and the key of its answer, or None if the seat undid its last one."""


class BadDatabase(CroupierError):
    """A database that cannot be used: broken, another program's, of another version, in use, or unreachable."""


class StoreFailed(Exception):
    """Nothing was stored."""


class Conflict(Exception):
    """Something else is stored there already."""


class Order(NamedTuple):
    """A request of ``croupier admin`` to a running server: a command and its subject."""

    id: int
    what: str
    about: list[str]


Lost = Callable[[], Awaitable[None]]
Hear = Callable[[str], None]


class Neighbour(NamedTuple):
    """Another worker on the same database: where other workers reach it, and the secret by which it recognises them."""

    address: str
    word: str


class Store(ABC):
    """The server's interface to a database. A method that writes returns after the commit, or raises and has stored
    nothing: ``Conflict`` if that row of the log (or that code) is taken, ``StoreFailed`` if the database fails.
    """

    shared: ClassVar[bool] = False
    """Whether several workers may use the database."""

    @property
    def word(self) -> str:
        """The secret that other workers must present when they forward a request to this one; empty if there are none."""
        return ""

    @abstractmethod
    async def open(self, address: str, lost: Lost, hear: Hear) -> None:
        """Start holding tables. Other workers reach this one at an address; ``lost`` drops the tables if another worker
        has taken them, and ``hear`` receives the other workers' reports.
        """

    @abstractmethod
    async def tell(self, news: str) -> None:
        """Report something of at most some kilobytes to all other workers. They receive it within about a second, if at
        all.
        """

    @abstractmethod
    async def hold(self, code: str) -> Neighbour | None:
        """Hold a table, so that no other worker does; or return the worker that holds it."""

    @abstractmethod
    async def let_go(self, code: str) -> None:
        """Release a table."""

    async def neighbours(self) -> list[Neighbour]:
        """All other workers."""
        return []

    # Running statements.

    @abstractmethod
    async def _write(self, statement: str, *values: object) -> int:
        """Run and commit a statement; return how many rows it has changed."""

    @abstractmethod
    async def _read(self, statement: str, *values: object) -> list[Any]:
        """Return the rows that a statement finds, without waiting for commits."""

    @abstractmethod
    async def _transact(self, work: Callable[[Connection], Result]) -> Result:
        """Do several things in one transaction, and commit it."""

    @abstractmethod
    async def close(self) -> None:
        """Store what still waits, and close the database."""

    async def _insert(self, table: str, **row: object) -> None:
        """Store a new row; raise ``Conflict`` if its place is taken."""
        if not await self._write(_insertion(table, row), *row.values()):
            raise Conflict(table)

    # Tables and their people.

    async def open_room(self, code: str, room: RoomRecord) -> None:
        await self._insert("rooms", code=code, opened=room.opened, room=text(room))

    async def room(self, code: str) -> RoomRecord | None:
        found = await self._read("SELECT room FROM rooms WHERE code = ?", code)
        return read_as(RoomRecord, found[0][0]) if found else None

    async def change_room(self, code: str, room: RoomRecord) -> None:
        await self._write("UPDATE rooms SET room = ? WHERE code = ?", text(room), code)

    async def change_players(self, code: str, room: RoomRecord, game: int, names: list[str]) -> None:
        """Store a room together with the names of the players of a game."""

        def change(connection: Connection) -> None:
            connection.execute("UPDATE rooms SET room = ? WHERE code = ?", (text(room), code))
            connection.execute("UPDATE games SET names = ? WHERE room = ? AND number = ?", (text(names), code, game))

        await self._transact(change)

    # Games and their answers.

    async def deal(self, code: str, game: GameRecord, answers: Sequence[Row] = ()) -> None:
        """Store a new game, and the answers given in it elsewhere."""
        row = {
            "room": code,
            "number": game.number,
            "seed": game.seed,
            "version": game.version,
            "deal": game.deal,
            "names": text(game.names),
            "ending": game.ending,
            "position": None if game.position is None else text(game.position),
            "lost": game.lost,
        }

        def store(connection: Connection) -> bool:
            if not connection.execute(_insertion("games", row), list(row.values())).rowcount:
                return False
            for n, (seat, key) in enumerate(answers):
                answer = {"room": code, "game": game.number, "n": n, "seat": seat, "key": key}
                connection.execute(_insertion("answers", answer), list(answer.values()))
            return True

        if not await self._transact(store):
            raise Conflict("games")

    async def games(self, code: str) -> list[GameRecord]:
        rows = await self._read(
            "SELECT number, seed, version, deal, names, ending, position, lost FROM games WHERE room = ? ORDER BY number",
            code,
        )
        return [
            GameRecord(
                *(number, seed, version, deal, read_as(list[str], names) or [], ending),
                position=None if position is None else read_as(dict[str, Any], position) or {},
                lost=lost,
            )
            for number, seed, version, deal, names, ending, position, lost in rows
        ]

    async def keep_position(self, code: str, game: int, kept: KeptPosition) -> None:
        await self._write(
            "INSERT INTO positions (room, game, kept) VALUES (?, ?, ?) "
            "ON CONFLICT (room, game) DO UPDATE SET kept = excluded.kept",
            *(code, game, text(kept)),
        )

    async def position(self, code: str, game: int) -> KeptPosition | None:
        found = await self._read("SELECT kept FROM positions WHERE room = ? AND game = ?", code, game)
        return read_as(KeptPosition, found[0][0]) if found else None

    async def end(self, code: str, game: int, ending: str) -> None:
        await self._write(
            "UPDATE games SET ending = ?, ended = ? WHERE room = ? AND number = ?", ending, time.time(), code, game
        )

    async def append(self, code: str, game: int, n: int, row: Row) -> None:
        await self._insert("answers", room=code, game=game, n=n, seat=row[0], key=row[1])

    async def log(self, code: str, game: int) -> list[Row]:
        rows = await self._read("SELECT seat, key FROM answers WHERE room = ? AND game = ? ORDER BY n", code, game)
        return [(seat, key) for seat, key in rows]

    # Chat and uploaded games.

    async def append_chat(self, code: str, line: bytes) -> None:
        await self._write("INSERT INTO chat (room, line) VALUES (?, ?)", code, line.decode())

    async def chat(self, code: str, most: int) -> list[bytes]:
        rows = await self._read("SELECT line FROM chat WHERE room = ? ORDER BY id DESC LIMIT ?", code, most)
        return [line.encode() for (line,) in reversed(rows)]

    async def save_game(self, id: str, saved: bytes) -> None:
        await self._insert("saves", id=id, saved=saved.decode(), at=time.time())

    async def saved_game(self, id: str) -> bytes | None:
        found = await self._read("SELECT saved FROM saves WHERE id = ?", id)
        return found[0][0].encode() if found else None

    async def keep_analysis(self, of: str, game: int, analysis: bytes) -> None:
        """Store the analysis of a table's game, or (with 0) of an uploaded game, unless that was deleted meanwhile."""
        await self._write(
            "INSERT INTO analyses (room, game, analysis) SELECT ?, ?, ? "
            "WHERE EXISTS (SELECT 1 FROM rooms WHERE code = ?) OR EXISTS (SELECT 1 FROM saves WHERE id = ?) "
            "ON CONFLICT DO NOTHING",
            *(of, game, analysis.decode(), of, of),
        )

    async def analysis(self, of: str, game: int) -> bytes | None:
        found = await self._read("SELECT analysis FROM analyses WHERE room = ? AND game = ?", of, game)
        return found[0][0].encode() if found else None

    # The operator's data.

    async def try_writing(self) -> None:
        """Write dummy data; raise ``StoreFailed`` if that is not possible."""
        await self._write("UPDATE trials SET number = number + 1")

    async def delete_table(self, code: str) -> None:
        await self._transact(lambda connection: housekeeping.delete_table(connection, code))

    async def forget_player(self, code: str, name: str) -> None:
        await self._transact(lambda connection: housekeeping.forget_player(connection, code, name))

    async def expire(self, days: float, in_use: tuple[str, ...]) -> int:
        return await self._transact(lambda connection: housekeeping.expire(connection, days, in_use))

    async def bans(self) -> list[tuple[str, float | None]]:
        return await self._transact(housekeeping.bans)

    async def orders(self) -> list[Order]:
        rows = await self._read("SELECT id, what, about FROM orders WHERE good IS NULL ORDER BY id")
        return [Order(id, what, read_as(list[str], about) or []) for id, what, about in rows]

    async def claim_order(self, id: int) -> bool:
        """Claim an order; return whether no other worker has done so."""
        return bool(await self._write("UPDATE orders SET good = -1 WHERE id = ? AND good IS NULL", id))

    async def finish_order(self, id: int, good: bool, said: str) -> None:
        await self._write("UPDATE orders SET good = ?, said = ? WHERE id = ?", int(good), said, id)


def _insertion(table: str, columns: Iterable[str]) -> str:
    """The statement that inserts a row, unless its place is taken."""
    names = list(columns)
    return f"INSERT INTO {table} ({', '.join(names)}) VALUES ({', '.join('?' * len(names))}) ON CONFLICT DO NOTHING"
