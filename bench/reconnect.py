"""Reconnecting: what it costs the server to send whole tables, late in a long game, to all players at once, and to a
player who keeps changing the language.

Run it as ``python -m bench.reconnect``. The tables are written into a database and served from it by ``croupier
serve``, pinned to one core; the clients share another. Everything stays on this machine. ``bench/README.md`` explains
the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

import croupier
from bench.load import GAMES, SEATS, busy, server
from bench.probe import Probe
from croupier.server.records import GameRecord, RoomRecord, SeatRecord
from croupier.server.sqlite import SqliteStore
from croupier.shelf import find

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
SPEAKERS = 5
# How many answers the longest game has when it is measured.
LATE = 2300

Row = tuple[int, str]


class Seated:
    """A table in the database, with the cookies of its people."""

    def __init__(self, at: int, game: str, people: int) -> None:
        self.code = "".join([LETTERS[at // len(LETTERS) ** power % len(LETTERS)] for power in range(5)])
        self.game = game
        info = find(game)
        self.record = RoomRecord(game, info.check_options({}, SEATS), [SeatRecord() for _ in range(SEATS)], time.time())
        tokens = [self.record.add_person()[1] for _ in range(people)]
        self.cookies = [f"croupier_{self.code}={token}" for token in tokens]
        self.names = [f"{name} {at}" for name in ("Ada", "Émile", "Zoé", "Max")]
        for seat, name in enumerate(self.names):
            self.record.places[seat] = SeatRecord("person", name, None, seat % people)
        self.record.opener = 0

    async def write(self, store: SqliteStore, seed: int, answers: list[Row]) -> None:
        await store.open_room(self.code, self.record)
        await store.deal(self.code, GameRecord(1, str(seed), find(self.game).version, "", self.names), answers)


def played(game: str, seed: int) -> list[Row]:
    """A whole game at random."""
    luck = random.Random(seed)
    table = croupier.open_table(game, SEATS, seed)
    answers: list[Row] = []
    while not table.over:
        seat, decision = luck.choice(list(table.pending.items()))
        option = decision.options[luck.randrange(decision.answers)]
        table.answer(seat, option)
        answers.append((seat, option.key))
    return answers


async def write_tables(database: Path, tables: int, seed: int) -> tuple[list[Seated], Seated, list[Row]]:
    """Write tables in the middle of their games, and one late in a long game with its next answers."""
    store = SqliteStore(database)
    many: list[Seated] = []
    for at in range(tables):
        many.append(Seated(at, GAMES[at % len(GAMES)], SEATS))
        answers = played(many[-1].game, seed + at)
        await many[-1].write(store, seed + at, answers[: len(answers) // 2])
    while len(longest := played("hundred-days", seed)) < LATE + 500:
        seed += 1
    late = Seated(tables, "hundred-days", 1)
    await late.write(store, seed, longest[:LATE])
    await store.close()
    return many, late, longest[LATE:]


def join(address: str, seated: Seated, cookie: str) -> connect:
    place = f"{address.replace('http', 'ws', 1)}/api/tables/{seated.code}/socket"
    return connect(
        place,
        additional_headers={"cookie": cookie},
        compression=None,
        open_timeout=300,
        ping_interval=None,
        max_size=None,
        max_queue=None,
    )


async def update_on(socket: ClientConnection, number: int = 0) -> dict[str, Any]:
    """The next update of a question with another number."""
    async for message in socket:
        frame: dict[str, Any] = json.loads(message)
        if frame["type"] == "update" and frame["number"] != number:
            return frame
        if frame["type"] in ("refused", "failed"):
            raise ConnectionError(frame["text"])
    raise ConnectionError("the server has gone")


async def come_back(address: str, pid: int, many: list[Seated]) -> dict[str, float]:
    """Everyone reconnects at once, to a server that has just started."""

    async def come(seated: Seated, cookie: str) -> None:
        async with join(address, seated, cookie) as socket:
            async for message in socket:
                if '"type":"update"' in str(message)[:40]:
                    break

    used, started = busy(pid), time.perf_counter()
    with Probe(address, pid) as probe:
        await asyncio.gather(*[come(seated, cookie) for seated in many for cookie in seated.cookies])
        wall = time.perf_counter() - started
    return {
        "sockets that come back": sum(len(seated.cookies) for seated in many),
        "CPU s": busy(pid) - used,
        "wall s": wall,
        **probe.figures(),
    }


async def late_in_a_game(address: str, pid: int, late: Seated, rest: list[Row], seconds: float) -> dict[str, float]:
    """One device holds all seats of a long game: what an answer costs, what a full update adds, and how others fare
    while five sockets change the language after every answer.
    """
    figures: dict[str, float] = {}
    async with contextlib.AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(join(address, late, late.cookies[0])) for _ in range(SPEAKERS)]
        for seat, socket in enumerate(sockets[:SEATS]):
            await update_on(socket)
            await socket.send(json.dumps({"type": "look", "seat": seat}))
        draining = [asyncio.create_task(drain(socket)) for socket in sockets[:SEATS]]
        number = (await update_on(sockets[SEATS]))["number"]
        answers = iter(rest)
        language = ["en"] * SPEAKERS

        async def answer() -> None:
            nonlocal number
            seat, key = next(answers)
            await sockets[seat].send(json.dumps({"type": "answer", "seat": seat, "number": number, "key": key}))
            number = (await update_on(sockets[SEATS], -1))["number"]

        async def speak(at: int) -> None:
            language[at] = "fr" if language[at] == "en" else "en"
            await sockets[at].send(json.dumps({"type": "speak", "language": language[at]}))

        costs = []
        for speaking in (False, True):
            used = busy(pid)
            for _ in range(100):
                await answer()
                if speaking:
                    await speak(SEATS)
                    await update_on(sockets[SEATS], -1)
            costs.append((busy(pid) - used) / 100)
        figures["an answer, CPU ms"] = 1e3 * costs[0]
        figures["a whole update, CPU ms"] = 1e3 * (costs[1] - costs[0])
        used, started = busy(pid), time.perf_counter()
        with Probe(address, pid) as probe:
            while time.perf_counter() < started + seconds:
                await answer()
                for at in range(SPEAKERS):
                    await speak(at)
                await update_on(sockets[SEATS], -1)
                await asyncio.sleep(1 / 4.3)
        elapsed = time.perf_counter() - started
        for each in draining:
            each.cancel()
        figures["five that change language, of one core"] = (busy(pid) - used) / elapsed
        figures |= {f"{name}, meanwhile": value for name, value in probe.figures().items()}
    return figures


async def drain(socket: ClientConnection) -> None:
    async for _ in socket:
        pass


async def run(tables: int, seconds: float, seed: int) -> dict[str, float]:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder, "reconnect.sqlite3")
        many, late, rest = await write_tables(database, tables, seed)
        patient = "--message-rate=1000", "--header-timeout=300"  # clients on a busy machine are slow
        async with server(cores[0], database, *patient) as (address, pid):
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                for game in GAMES:  # the texts are loaded in the background
                    for language in ("en", "fr"):
                        (await http.get(f"/api/games/{game}?language={language}")).raise_for_status()
            await asyncio.sleep(1)
            figures = await come_back(address, pid, many)
            return figures | await late_in_a_game(address, pid, late, rest, seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0, help="how long players keep changing the language")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    figures = asyncio.run(run(chosen.tables, chosen.seconds, chosen.seed))
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:42} {value:10,.2f}")


if __name__ == "__main__":
    main()
