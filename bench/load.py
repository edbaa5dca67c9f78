"""Load test: many live tables on one server process, scripted clients, and the time from an answer to its view.

The server runs as ``croupier serve`` in a process of its own, pinned to one core together with the process of its bots;
the clients share another core. ``bench/README.md`` explains the figures.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

GAMES = ("russian-roulette", "total-rickall", "hundred-days", "smile-life")
SEATS = 4

# How many tables are set up at the same time; the seconds before a refused one retries, and between progress reports.
SIT_DOWN_TOGETHER = 16
WAIT = 1.0
EVERY = 5.0
# A server that uses less CPU than this in a second has finished loading its texts.
AT_REST = 0.005
# The time limit of one request on a busy machine, in seconds.
PATIENCE = 300.0
# How often it is looked whether the clients are late, in seconds.
EVERY_TICK = 0.01


class Offer(msgspec.Struct):
    key: str
    aside: bool


class Seen(msgspec.Struct):
    options: list[Offer]
    result: str | None


class Frame(msgspec.Struct):
    """The parts of a message that a scripted client reads."""

    type: str
    number: int = 0
    moment: Seen | None = None


class Load:
    """The run as a whole: what has been measured so far."""

    def __init__(self, think: float, seed: int) -> None:
        self.think = think
        self.luck = random.Random(seed)
        self.took: list[float] = []
        self.measuring = False
        self.refused = 0
        self.frames = 0
        self.moving: set[int] = set()

    def pause(self) -> float:
        return self.luck.uniform(0.5, 1.5) * self.think


class Client:
    """A player at a table, who answers every question at random after a pause."""

    def __init__(self, load: Load, table: int, socket: ClientConnection, seat: int) -> None:
        self.load = load
        self.table = table
        self.socket = socket
        self.seat = seat
        self.opener = seat == 0
        self.read = msgspec.json.Decoder(Frame)
        self.answering: tuple[int, float] | None = None
        self.asked = -1
        self.began = asyncio.Event()
        self.thinking: asyncio.Task[None] | None = None
        self.playing = asyncio.create_task(self.play())

    async def play(self) -> None:
        async for message in self.socket:
            self.load.frames += 1
            frame = self.read.decode(message)
            if frame.type == "update" and frame.moment is not None:
                self.began.set()
                if self.load.measuring:
                    self.load.moving.add(self.table)
                self.look(frame.number, frame.moment)
            elif frame.type == "refused":
                self.load.refused += 1
                self.answering = None

    def look(self, number: int, moment: Seen) -> None:
        options = [option.key for option in moment.options if not option.aside]
        if self.answering is not None and (number != self.answering[0] or not options):
            if self.load.measuring:
                self.load.took.append(time.perf_counter() - self.answering[1])
            self.answering = None
        if self.thinking is not None and number != self.asked:
            self.thinking.cancel()
            self.thinking = None
        self.asked = number
        if self.thinking is None and moment.result is not None and self.opener:
            self.thinking = asyncio.create_task(self.say({"type": "start"}))
        elif self.thinking is None and options and self.answering is None:
            self.thinking = asyncio.create_task(self.answer(number, self.load.luck.choice(options)))

    def leave(self) -> None:
        self.socket.transport.abort()  # closing twenty thousand politely would take minutes
        self.playing.cancel()
        if self.thinking is not None:
            self.thinking.cancel()

    async def say(self, message: dict[str, Any]) -> None:
        await asyncio.sleep(self.load.pause())
        await self.socket.send(json.dumps(message))
        self.thinking = None

    async def answer(self, number: int, key: str) -> None:
        await asyncio.sleep(self.load.pause())
        self.answering = number, time.perf_counter()
        await self.socket.send(json.dumps({"type": "answer", "seat": self.seat, "number": number, "key": key}))
        self.thinking = None


class Setup:
    """Opens the tables, some at a time, and reports progress. No game starts before everyone sits, so that games in
    play do not delay the tables that are still being opened.
    """

    def __init__(self, load: Load, address: str, bots: bool, stack: contextlib.AsyncExitStack) -> None:
        self.load = load
        self.address = address
        self.bots = bots
        self.stack = stack
        self.openers: list[Client] = []
        self.asked_to_wait = 0
        self._turns = asyncio.Semaphore(SIT_DOWN_TOGETHER)

    async def all(self, tables: int) -> None:
        """Set up this many tables, start the games, and wait until every table has asked its first question."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as http:
            seating = asyncio.gather(*[self._table(http, at) for at in range(tables)])
            await report(
                seating, lambda: f"{len(self.openers)} of {tables} tables have all their sockets{self._slowed_down()}"
            )
        for opener in self.openers:
            await opener.socket.send(json.dumps({"type": "start"}))
        playing = asyncio.gather(*[opener.began.wait() for opener in self.openers])
        began = self.openers
        await report(
            playing, lambda: f"{len([each for each in began if each.began.is_set()])} of {tables} tables have begun"
        )

    def _slowed_down(self) -> str:
        return f"; the server has asked {self.asked_to_wait} times to wait" if self.asked_to_wait else ""

    async def _table(self, http: httpx.AsyncClient, at: int) -> None:
        async with self._turns:
            game = GAMES[at % len(GAMES)]
            asked: dict[str, Any] = {"game": game, "nickname": "Load", "seats": SEATS, "patience": None}
            if self.bots:
                asked |= {"bots": "sensible"}
            reply = await self._post(http, "/api/tables", asked)
            code = reply.json()["code"]
            opener = await self._sit(at, code, 0, reply)
            for seat in range(1, 1 if self.bots else SEATS):
                wish = {"nickname": f"Load {seat}", "seat": seat}
                await self._sit(at, code, seat, await self._post(http, f"/api/tables/{code}/seats", wish))
            self.openers.append(opener)

    async def _post(self, http: httpx.AsyncClient, path: str, body: dict[str, Any]) -> httpx.Response:
        """Send a request without a cookie; retry later if the server refuses it for now."""
        while True:
            http.cookies.clear()
            try:
                reply = await http.post(path, json=body)
            except httpx.TransportError:  # the server has closed the connection, which was idle
                continue
            if reply.status_code != httpx.codes.TOO_MANY_REQUESTS:
                return reply.raise_for_status()
            self.asked_to_wait += 1
            await asyncio.sleep(WAIT)

    async def _sit(self, at: int, code: str, seat: int, reply: httpx.Response) -> Client:
        cookies = "; ".join(f"{name}={value}" for name, value in reply.cookies.items())
        place = f"{self.address.replace('http', 'ws', 1)}/api/tables/{code}/socket"
        socket = await connect(
            place,
            additional_headers={"cookie": cookies},
            compression=None,
            open_timeout=PATIENCE,
            ping_interval=None,  # a busy machine would close sockets that are only slow
            max_size=None,
        )
        client = Client(self.load, at, socket, seat)
        self.stack.callback(client.leave)
        return client


async def report(work: asyncio.Future[Any], how_far: Callable[[], str]) -> None:
    """Wait for something, and report progress every few seconds."""
    while not work.done():
        await asyncio.wait([work], timeout=EVERY)
        if not work.done():
            print(f"waiting: {how_far()}", file=sys.stderr, flush=True)
    work.result()


# All clients share one address here, and together exceed its limits.
UNLIMITED = [
    f"--{limit}=1000000"
    for limit in (
        "connections",
        "request-rate",
        "work-share",
        "address-share",
        "tables-per-minute",
        "uploads-per-minute",
    )
]


@contextlib.asynccontextmanager
async def server(core: int | None, database: Path | str | None = None, *more: str) -> AsyncIterator[tuple[str, int]]:
    """Run a server with this database or an empty one, and more options; its address and process."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "croupier", "serve", "--port", "0", "--bot-pace", "0", "--thinkers", "1"]
        command += ["--database", str(database or Path(folder, "load.sqlite3")), *UNLIMITED, *more]
        if core is not None and shutil.which("taskset"):
            command = ["taskset", "-c", str(core), *command]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert process.stdout is not None
        try:
            said = await asyncio.to_thread(process.stdout.readline)
            yield said.split()[-1].rstrip("/"), process.pid
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(PATIENCE)


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def workers_of(pid: int) -> list[int]:
    """The workers of a server."""
    found = []
    for each in children(pid):
        with contextlib.suppress(OSError):  # it has just ended
            if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes():
                found.append(each)
    return found


def memory(pid: int) -> int:
    """What a process holds in memory, in bytes."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


def busy(pid: int) -> float:
    """The seconds of processor time that the threads of a process have used: to the nanosecond if the kernel reports
    it, or else in ticks, which are too coarse for short work.
    """
    with contextlib.suppress(OSError):
        return sum(int(task.read_text().split()[0]) for task in Path(f"/proc/{pid}/task").glob("*/schedstat")) / 1e9
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def at_rest(pids: list[int]) -> None:
    """Wait until a server has loaded its texts in the background, which would count as work for answers."""
    while True:
        used = sum(map(busy, pids))
        await asyncio.sleep(1)
        if sum(map(busy, pids)) - used < AT_REST * len(pids):
            return


@contextlib.contextmanager
def postgresql() -> Iterator[tuple[str, int]]:
    """A PostgreSQL server for one run; its address and process."""
    from tests.server.databases import postgresql_server

    with postgresql_server() as address:
        folder = Path(address.partition("host=")[2])
        yield address, int((folder / "data" / "postmaster.pid").read_text().split()[0])


class Lag:
    """How late the loop of the clients does what is due: that much of what is measured is not the server's."""

    def __init__(self) -> None:
        self.late: list[float] = []

    async def watch(self) -> None:
        while True:
            due = time.perf_counter() + EVERY_TICK
            await asyncio.sleep(EVERY_TICK)
            self.late.append(time.perf_counter() - due)

    def figures(self) -> dict[str, float]:
        late = sorted(self.late)
        return {
            "clients late, p50 ms": 1e3 * late[len(late) // 2],
            "clients late, p99 ms": 1e3 * late[int(len(late) * 0.99)],
        }


async def probe(address: str, tables: int, think: float, seconds: float, seed: int) -> dict[str, float]:
    """A few tables more at a server under load, in a process of its own, whose clients are not late."""
    load = Load(think, seed)
    async with contextlib.AsyncExitStack() as stack:
        await Setup(load, address, False, stack).all(tables)
        load.measuring = True
        await asyncio.sleep(seconds)
        took = sorted(load.took)
        return {"answers": len(took), "p50 ms": 1e3 * took[len(took) // 2], "p99 ms": 1e3 * took[int(len(took) * 0.99)]}


async def measured_by_probes(address: str, tables: int, think: float, seconds: float) -> dict[str, float]:
    """What the probes measure meanwhile; without probes, wait as long."""
    if not tables:
        await asyncio.sleep(seconds)
        return {}
    command = [sys.executable, "-m", "bench.load", "--at", address, "--tables", str(tables), "--think", str(think)]
    command += ["--seconds", str(seconds), "--json"]
    process = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
    said, _ = await process.communicate()
    return {f"probes, {name}": figure for name, figure in json.loads(said).items()}


async def run(
    tables: int,
    think: float,
    seconds: float,
    bots: bool,
    seed: int,
    tempo: str,
    workers: int,
    shared: bool,
    probes: int,
) -> dict[str, float]:
    """One run, on SQLite or on PostgreSQL (``shared``, whose work is reported separately)."""
    load = Load(think, seed)
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, cores[1:])
    async with contextlib.AsyncExitStack() as stack:
        options: list[str] = ["--tempo", tempo, "--workers", str(workers)]
        database, postmaster = stack.enter_context(postgresql()) if shared else (None, None)
        address, pid = await stack.enter_async_context(server(cores[0] if workers == 1 else None, database, *options))
        pids = workers_of(pid) if workers > 1 else [pid]

        def used() -> float:
            return sum(map(busy, pids))

        def used_by_database() -> float:
            return 0.0 if postmaster is None else sum(map(busy, children(postmaster)))

        def held() -> int:
            return sum(map(memory, pids))

        async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
            (await http.get("/api/games")).raise_for_status()
        await report(asyncio.ensure_future(at_rest(pids)), lambda: "the server reads its words")
        before = held()
        sockets = await stack.enter_async_context(contextlib.AsyncExitStack())
        await Setup(load, address, bots, sockets).all(tables)
        gc.collect()
        gc.freeze()  # a collection among so many clients would be measured as the server's delay
        await asyncio.sleep(think)
        load.measuring = True
        started, began, stored, frames = time.perf_counter(), used(), used_by_database(), load.frames
        lag = Lag()
        watching = asyncio.create_task(lag.watch())
        found = await measured_by_probes(address, probes, think, seconds)
        watching.cancel()
        load.measuring = False
        took, elapsed = sorted(load.took), time.perf_counter() - started
        return {
            "tables": tables,
            "clients": tables * (1 if bots else SEATS),
            "answers a second": len(took) / elapsed,
            "frames a second": (load.frames - frames) / elapsed,
            "p50 ms": 1e3 * took[len(took) // 2],
            "p99 ms": 1e3 * took[int(len(took) * 0.99)],
            "longest ms": 1e3 * took[-1],
            "of one core": (used() - began) / elapsed,
            "CPU ms an answer": 1e3 * (used() - began) / max(1, len(took)),
            "PostgreSQL, CPU ms an answer": 1e3 * (used_by_database() - stored) / max(1, len(took)),
            "KB a table": (held() - before) / tables / 1024,
            "refused": load.refused,
            "standing still": tables - len(load.moving),
            **lag.figures(),
            **found,
        }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument(
        "--think", type=float, default=4.0, help="how long a client thinks about a question, in seconds"
    )
    parser.add_argument("--seconds", type=float, default=20.0, help="how long is measured")
    parser.add_argument("--bots", action="store_true", help="one client and three sensible bots at each table")
    parser.add_argument("--tempo", default="normal", help="how fast the tables show what happens")
    parser.add_argument("--workers", type=int, default=1, help="more than one need PostgreSQL")
    parser.add_argument("--postgresql", action="store_true", help="on a PostgreSQL server that is started for this")
    parser.add_argument(
        "--probes", type=int, default=0, help="so many tables more, whose clients have a process of their own"
    )
    parser.add_argument("--at", metavar="ADDRESS", help="only play at this server, as probes do")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    if chosen.at:
        figures = asyncio.run(probe(chosen.at, chosen.tables, chosen.think, chosen.seconds, chosen.seed))
    else:
        wished = chosen.tables, chosen.think, chosen.seconds, chosen.bots, chosen.seed, chosen.tempo, chosen.workers
        figures = asyncio.run(run(*wished, chosen.postgresql or chosen.workers > 1, chosen.probes))
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:30} {value:12,.2f}")


if __name__ == "__main__":
    main()
