"""Bots think in separate processes, so that no table waits for another's bot. A table always uses the same process,
which remembers it, so that only new answers are sent.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import Counter, OrderedDict
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from multiprocessing.connection import Connection as Pipe
from typing import Any, Final, NamedTuple
from zlib import crc32

import croupier
from croupier import bots
from croupier.analysis import prospects
from croupier.bots.aloud import reason_aloud
from croupier.server.json_log import fields
from croupier.server.messages.parts import Choice
from croupier.table import Chair, Player, Table
from croupier.text import Remark

LOG: Final = logging.getLogger("croupier.server.thinking")

# Tables that a process remembers. A forgotten one is sent again in full.
REMEMBERED: Final = 512
# A process that takes longer than this for a move is replaced, in seconds.
LONGEST_THOUGHT: Final = 20.0
# The milliseconds of processor time that a bot may think about a move: by default, and however many others wait.
BOT_TIME: Final = 250.0
LEAST_BOT_TIME: Final = 10.0
# The seconds that a piece of an analysis may take; no player waits for it.
LONGEST_PIECE: Final = 600.0
TRIES: Final = 3
ADVISERS: Final = 5
"""How many sensible players are asked for a hint."""
# The lowest scheduling priority.
KINDEST: Final = 19


class TableSpec(NamedTuple):
    """What a table is dealt from, or the position that it is opened at. ``name`` changes with each undo."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Choice]
    edition: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    version: int | None = None

    def open(self) -> Table:
        """Deal the table."""
        if self.position is not None:
            return croupier.open_position(self.game, self.position, self.seed, version=self.version)
        return croupier.open_table(
            self.game, self.seats, self.seed, self.options, deck=self.edition, version=self.version
        )


class ThinkRequest(NamedTuple):
    """A question to a process: which seat is to choose, at which level, after the answers from ``since`` on. For a
    hint, ``ahead`` are the answers that a person considers; for a move it is None. ``chosen`` is a move already chosen,
    whose public reason is requested. A bot that searches may take ``milliseconds`` of processor time.
    """

    spec: TableSpec
    since: int
    answers: list[tuple[int, str]]
    seat: int
    level: str
    ahead: list[str] | None = None
    chosen: str | None = None
    milliseconds: float | None = None


class Thought(NamedTuple):
    """What a bot chooses, and for a hint the reason."""

    key: str
    reason: Remark | None = None


class ThinkingFailed(Exception):
    """The bot gave no answer: it failed, or its process died repeatedly."""


class _RememberedTable:
    """A table that a process remembers, and its bots."""

    def __init__(self, spec: TableSpec) -> None:
        self.table = spec.open()
        self.players: dict[tuple[int, str], Player] = {}

    def choose(self, spec: TableSpec, seat: int, level: str, milliseconds: float | None) -> str:
        player = self.players.get((seat, level))
        if player is None:
            player = self.players[seat, level] = bots.make(spec.game, level, bot_seed(spec.seed, seat))
        if milliseconds is not None and isinstance(player, bots.Limited):
            player.limit(milliseconds)
        return player.choose(Chair(self.table, seat)).key

    def explain(self, seat: int, key: str) -> Thought:
        """Why a move was chosen, as far as it follows from public knowledge."""
        option = self.table.pending[seat].find(key)
        return Thought(key, None if option is None else reason_aloud(self.table, seat, option))

    def advise(self, spec: TableSpec, seat: int, level: str, ahead: Sequence[str]) -> Thought:
        """What a fresh bot would choose for a person's seat. Its luck follows from what is public about the deal, so
        that the advice reveals nothing else.
        """
        table = self.table
        for key in ahead:
            further = table.ahead(seat, key)
            if further is None:
                raise ValueError("no further question")
            table = further
        return advice(table, seat, level)


class Worker:
    """Runs in a process: bots, and the tables they remember."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, _RememberedTable] = OrderedDict()

    def think(self, request: ThinkRequest) -> Thought | None:
        """Return an answer, or None if the table is not remembered and must be sent in full."""
        spec = request.spec
        known = self.tables.pop(spec.name, None)
        if request.since == 0:
            known = _RememberedTable(spec)
        elif known is None or known.table.answer_count != request.since:
            return None
        for seat, key in request.answers:
            known.table.answer(seat, key)
        self.tables[spec.name] = known
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        if request.chosen is not None:
            return known.explain(request.seat, request.chosen)
        if request.ahead is not None:
            return known.advise(spec, request.seat, request.level, request.ahead)
        return Thought(known.choose(spec, request.seat, request.level, request.milliseconds))


def advice(table: Table, seat: int, level: str) -> Thought:
    """What a bot of this level would choose for a seat, and why. The sensible player decides close calls at random, so
    that it cannot be predicted; a single draw is no advice, so the most frequent choice of several is used.
    """
    chair = Chair(table, seat)
    seed = int(table.origin.commitment()[:8], 16) + seat
    count = ADVISERS if level == bots.SENSIBLE else 1
    advisers = [bots.make(table.info.name, level, seed + number * table.seats) for number in range(count)]
    advised = [player.choose(chair) for player in advisers]
    often = Counter(option.key for option in advised)
    option = max(advised, key=lambda option: often[option.key])
    return Thought(option.key, bots.reason(advisers[0], chair, option))


def outlook(spec: TableSpec, answers: Sequence[tuple[int, str]], seat: int, level: str) -> tuple[float, ...]:
    """How likely each seat is to win after these answers, as far as one of them can know."""
    table = spec.open()
    for each, key in answers:
        table.answer(each, key)
    return prospects(table, seat, level)


def bot_seed(seed: int, seat: int) -> int:
    """The seed of a bot, which can be guessed only from the table's seed."""
    return int.from_bytes(sha256(f"croupier bot {seed} {seat}".encode()).digest()[:8], "big")


def _kindly(work: Callable[..., Any], *given: object) -> Any:
    """Do something in a process of the lowest priority."""
    os.nice(KINDEST - os.nice(0))
    return work(*given)


def _serve(pipe: Pipe) -> None:
    """Answer requests until the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    worker = Worker()
    while True:
        try:
            work, *given = pipe.recv()
        except (EOFError, OSError):
            return
        answer: tuple[bool, Any]
        try:
            answer = True, worker.think(*given) if work is None else work(*given)
        except Exception as error:
            answer = False, f"{type(error).__name__}: {error}"
        try:
            pipe.send(answer)
        except OSError:
            return


class _Process:
    """One process, and the thread that waits for its answers, each for at most this many seconds."""

    def __init__(self, longest: float = LONGEST_THOUGHT) -> None:
        self.asked = 0
        """How many requests wait for an answer."""
        self._longest = longest
        self._waiting = ThreadPoolExecutor(1, "croupier-thinker")
        self._pipe: Pipe | None = None
        self._process: multiprocessing.process.BaseProcess | None = None
        self._stopped = False

    def warm_up(self) -> None:
        """Start the process early so that the first move is not delayed."""
        if self._process is None and not self._stopped:
            self._waiting.submit(self._start_once)

    def _start_once(self) -> None:
        if self._pipe is None and not self._stopped:
            self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end,), name="croupier-thinker", daemon=True)
        self._process.start()
        far_end.close()

    async def ask(self, work: Callable[..., Any] | None, *given: object) -> Any:
        """Send a request and wait for the result; ``work`` is a function, or None for a move of a bot."""
        loop = asyncio.get_running_loop()
        self.asked += 1
        try:
            good, answer = await loop.run_in_executor(self._waiting, self._ask, work, *given)
        finally:
            self.asked -= 1
        if not good:
            raise ThinkingFailed(answer)
        return answer

    def _ask(self, work: Callable[..., Any] | None, *given: object) -> tuple[bool, Any]:
        for _ in range(TRIES):
            try:
                self._start_once()
                if self._pipe is None:  # the server is closing
                    break
                self._pipe.send((work, *given))
                if self._pipe.poll(self._longest):
                    answer: tuple[bool, Any] = self._pipe.recv()
                    return answer
                self._drop()
                return False, f"no answer within {self._longest:g} seconds"
            except (EOFError, OSError):
                if self._stopped:
                    break
                LOG.warning("a thinking process died", extra=fields(event="thinker-died"))
                self._drop()
        return False, f"the thinking process died {TRIES} times"

    def _drop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._pipe is not None:
            self._pipe.close()
        self._pipe = self._process = None

    def stop(self) -> None:
        """End the process, and do not start it again."""
        self._stopped = True
        if self._process is not None:
            self._process.kill()
        self._waiting.shutdown(wait=True, cancel_futures=True)
        self._drop()


class Thinkers:
    """All thinking processes, and how many answers of each table have been sent there. A bot that thinks ahead may take
    ``milliseconds`` of processor time for a move, shared with those who wait for the same process: the longer the queue, the
    shorter each thought."""

    def __init__(self, count: int, milliseconds: float = BOT_TIME) -> None:
        self._milliseconds = milliseconds
        self._processes = [_Process() for _ in range(max(count, 1))]
        self._aside = _Process()
        self._analyst = _Process(LONGEST_PIECE)
        self._sent: dict[str, int] = {}
        self.stopped = False

    def warm_up(self, name: str) -> None:
        """Start the process of a table with bots early."""
        self._process(name).warm_up()

    async def think(self, spec: TableSpec, answers: list[tuple[int, str]], seat: int, level: str) -> str:
        """Return the key of a bot's answer after these answers; raise ``ThinkingFailed`` if there is none."""
        return (await self._think(ThinkRequest(spec, 0, answers, seat, level))).key

    async def advise(
        self, spec: TableSpec, answers: list[tuple[int, str]], seat: int, level: str, ahead: list[str]
    ) -> Thought:
        """Return what a bot would answer for a person, and why; raise ``ThinkingFailed`` if there is no answer."""
        return await self._think(ThinkRequest(spec, 0, answers, seat, level, ahead))

    async def explain(
        self, spec: TableSpec, answers: list[tuple[int, str]], seat: int, level: str, key: str
    ) -> Remark | None:
        """Return why a bot would choose a key, as far as it follows from public knowledge; raise ``ThinkingFailed`` if
        there is no answer.
        """
        return (await self._think(ThinkRequest(spec, 0, answers, seat, level, chosen=key))).reason

    async def _think(self, request: ThinkRequest) -> Thought:
        """Send a request to the table's process, with only the new answers if it knows the others."""
        name, answers = request.spec.name, request.answers
        process = self._process(name)
        since = self._sent.get(name, 0)
        thought: Thought | None = None
        if 0 < since <= len(answers):
            news = request._replace(since=since, answers=answers[since:], milliseconds=self._time(process))
            thought = await process.ask(None, news)
        if thought is None:
            thought = await process.ask(None, request._replace(milliseconds=self._time(process)))
        assert thought is not None
        self._sent[name] = len(answers)
        return thought

    def _time(self, process: _Process) -> float:
        """How long the next thought of a process may take, in milliseconds."""
        return max(self._milliseconds / (process.asked + 1), min(LEAST_BOT_TIME, self._milliseconds))

    async def do(self, work: Callable[..., Any], *given: object) -> Any:
        """Run other long work in a process that bots do not use; ``work`` is a function of a module."""
        return await self._aside.ask(work, *given)

    async def analyse(self, work: Callable[..., Any], *given: object) -> Any:
        """Run a piece of an analysis, in a process of the lowest priority."""
        return await self._analyst.ask(_kindly, work, *given)

    def forget(self, name: str) -> None:
        """Forget how much of a table has been sent."""
        self._sent.pop(name, None)

    def _process(self, name: str) -> _Process:
        if self.stopped:
            raise ThinkingFailed("the server is closing")
        return self._processes[crc32(name.partition("-")[0].encode()) % len(self._processes)]

    def stop(self) -> None:
        """End all processes."""
        self.stopped = True
        for process in (*self._processes, self._aside, self._analyst):
            process.stop()
