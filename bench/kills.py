"""Kills servers and workers during play, again and again, and compares what was acknowledged with what is stored.

Scripted clients play at tables with bots and reconnect as pages do. A kill is over when every table plays again: how
long that takes is reported, and whether anything acknowledged was lost. ``bench/README.md`` has figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.load import GAMES, UNLIMITED, workers_of
from tests.server.databases import postgresql_server

# A table that does not play again within this time after a kill is stuck; how soon a closed client reconnects. In
# seconds.
STUCK = 120.0
# After this many seconds a table that has not gone on says what its client waits for, and for how long.
SLOW = 15.0
SOON = 0.05


class Table:
    """A table with one scripted client: what was acknowledged, and when it last played."""

    def __init__(self, address: str, seed: int) -> None:
        self.address = address
        self.luck = random.Random(seed)
        self.game = GAMES[seed % len(GAMES)]
        self.code = ""
        self.cookie = ""
        self.dealt = 0
        self.acknowledged: tuple[int, Any] = (0, None)
        self.answers = 0
        self.lost: list[str] = []
        self.not_written = 0
        self.went_on_at = 0.0
        self.does("opening the table")

    def does(self, doing: str) -> None:
        self.doing, self.since = doing, time.perf_counter()

    async def open(self, http: httpx.AsyncClient) -> None:
        wish = {"game": self.game, "nickname": "Kill", "seats": 3, "bots": "random", "start": True, "patience": None}
        reply = (await http.post("/api/tables", json=wish)).raise_for_status()
        http.cookies.clear()
        self.code = reply.json()["code"]
        self.cookie = "; ".join(f"{name}={value}" for name, value in reply.cookies.items())

    async def play(self) -> None:
        """Play, and reconnect whenever the server is gone."""
        place = f"ws://{self.address}/api/tables/{self.code}/socket"
        while True:
            with contextlib.suppress(WebSocketException, OSError, TimeoutError):
                headers = {"cookie": self.cookie}
                self.does("connecting")
                async with connect(place, additional_headers=headers, compression=None, max_size=None) as socket:
                    first = True
                    self.does("connected")
                    async for text in socket:
                        message = json.loads(text)
                        self.does(f"told: {message.get('reason', message['type'])}")
                        if message["type"] == "refused" and message["reason"] == "not-written":
                            self.not_written += 1
                            break  # a person would answer again; this client reconnects
                        if message["type"] == "update":
                            wish = self.look(message, first)
                            first = False
                            if wish is not None:
                                self.does(f"waiting for what comes of: {wish['type']}")
                                await socket.send(json.dumps(wish))
            await asyncio.sleep(SOON)

    def look(self, update: dict[str, Any], first: bool) -> dict[str, Any] | None:
        """Handle an update, and return an answer to it."""
        moment = update["moment"]
        answers, view = update["answers"], moment["view"]
        known, seen = self.acknowledged
        if update["game_number"] != self.dealt:
            if update["game_number"] < self.dealt:
                self.lost.append(f"{self.code}: game {self.dealt} is gone")
            self.dealt, known = update["game_number"], 0
        if answers < known:
            self.lost.append(f"{self.code}: {known} answers, then {answers}")
        elif first and answers == known and seen is not None and seen != view and answers:
            self.lost.append(f"{self.code}: another view after {answers} answers")
        self.answers += max(0, answers - known)
        self.acknowledged = answers, view
        self.went_on_at = time.perf_counter()
        if moment["result"] is not None:
            return {"type": "start"}
        options = [option["key"] for option in moment["options"] if not option["aside"]]
        if not options:
            return None
        return {"type": "answer", "seat": 0, "number": update["number"], "key": self.luck.choice(options)}


def start(port: int, database: str, workers: int, log: Path) -> subprocess.Popen[str]:
    """Start a server and wait until it listens. Its log is appended to a file."""
    command = [
        sys.executable,
        "-m",
        "croupier",
        "serve",
        "--port",
        str(port),
        "--bot-pace",
        "0.02",
        "--tempo",
        "at-once",
    ]
    command += [
        "--thinkers",
        "1",
        "--workers",
        str(workers),
        "--database",
        database,
        "--message-rate",
        "1000",
        *UNLIMITED,
    ]
    with log.open("a") as logged:
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=logged, text=True)
    assert process.stdout is not None
    assert "Croupier is at" in process.stdout.readline(), "the server does not start"
    return process


@contextlib.asynccontextmanager
async def played(tables: list[Table], address: str) -> AsyncIterator[None]:
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=STUCK) as http:
        for table in tables:
            await table.open(http)
    async with asyncio.TaskGroup() as playing:
        tasks = [playing.create_task(table.play()) for table in tables]
        yield
        for task in tasks:
            task.cancel()


async def run(kills: int, tables: int, workers: int, database: str, seed: int, log: Path) -> dict[str, Any]:
    """Kill this many workers, or whole servers if there is one worker."""
    luck, port = random.Random(seed), 8000 + os.getpid() % 20_000
    address = f"127.0.0.1:{port}"
    process = await asyncio.to_thread(start, port, database, workers, log)
    at_tables = [Table(address, at) for at in range(tables)]
    took: list[float] = []
    stuck = 0
    try:
        async with played(at_tables, address):
            for at in range(kills):
                await asyncio.sleep(luck.uniform(0.2, 1.5))
                killed = time.perf_counter()
                if workers > 1:
                    os.kill(luck.choice(workers_of(process.pid)), signal.SIGKILL)
                else:
                    process.kill()
                    process.wait()
                    process = await asyncio.to_thread(start, port, database, workers, log)
                said: set[str] = set()
                for table in at_tables:
                    while table.went_on_at < killed and (now := time.perf_counter()) < killed + STUCK:
                        await asyncio.sleep(0.01)
                        if now > killed + SLOW and table.code not in said:
                            said.add(table.code)
                            told = f"{table.code} ({table.game}) is slow, {table.doing} for {now - table.since:.0f} s"
                            print(f"kill {at + 1}: {told}", file=sys.stderr, flush=True)
                    if table.went_on_at < killed:
                        stuck += 1
                        print(f"{table.code} ({table.game}) is stuck, {table.doing}", file=sys.stderr, flush=True)
                took.append(time.perf_counter() - killed)
                while workers > 1 and len(workers_of(process.pid)) < workers:
                    await asyncio.sleep(0.05)
                if at % 10 == 9:
                    print(
                        f"{at + 1} kills, {sum(table.answers for table in at_tables)} answers",
                        file=sys.stderr,
                        flush=True,
                    )
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait()
    took.sort()
    return {
        "kills": kills,
        "of": "workers" if workers > 1 else "servers",
        "answers acknowledged": sum(table.answers for table in at_tables),
        "lost": [each for table in at_tables for each in table.lost],
        "told that they do not count": sum(table.not_written for table in at_tables),
        "stuck": stuck,
        "all tables went on after, median s": round(took[len(took) // 2], 2),
        "at most s": round(took[-1], 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--workers", type=int, default=1, help="more than one need PostgreSQL; then workers are killed")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server that is started for this")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, default=Path(os.devnull), help="a file for the log of the servers")
    chosen = parser.parse_args()
    with contextlib.ExitStack() as stack:
        if chosen.postgresql:
            database = stack.enter_context(postgresql_server())
        else:
            database = str(Path(stack.enter_context(tempfile.TemporaryDirectory()), "kills.sqlite3"))
        figures = asyncio.run(run(chosen.kills, chosen.tables, chosen.workers, database, chosen.seed, chosen.log))
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
