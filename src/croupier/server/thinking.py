"""Bots think in processes of their own, so that nobody's table stands still while one ponders. A table always goes to the
same process, which remembers it: only the new answers travel."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple
from zlib import crc32

import croupier
from croupier import bots
from croupier.server.logs import told
from croupier.server.messages import Choice
from croupier.table import Chair, Player, Table

LOG: Final = logging.getLogger("croupier.server.thinking")

# Tables that a process remembers; one that it forgot is sent whole again.
REMEMBERED: Final = 512
# Nobody waits longer for a thought, in seconds: a process that takes longer is replaced.
LONGEST_THOUGHT: Final = 20.0
TRIES: Final = 3


class Dealt(NamedTuple):
    """All that a table is made of besides the answers. ``name`` is another one whenever answers were taken back."""

    name: str
    game: str
    seats: int
    seed: int
    options: dict[str, Choice]


class Thought(NamedTuple):
    """What is asked of a process: the answers from ``since`` on, and who is to choose."""

    dealt: Dealt
    since: int
    answers: list[tuple[int, str]]
    seat: int
    level: str


class ThinkingFailed(Exception):
    """No answer came: the bot is at fault, or its process died again and again."""


class _Remembered:
    """A table in mind, with the bots that sit there."""

    def __init__(self, dealt: Dealt) -> None:
        self.table: Table = croupier.open_table(dealt.game, dealt.seats, dealt.seed, dealt.options)
        self.players: dict[tuple[int, str], Player] = {}

    def choose(self, dealt: Dealt, seat: int, level: str) -> str:
        player = self.players.get((seat, level))
        if player is None:
            player = self.players[seat, level] = bots.make(dealt.game, level, luck_of(dealt.seed, seat))
        return player.choose(Chair(self.table, seat)).key


class Mind:
    """One process's side: the tables it remembers."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, _Remembered] = OrderedDict()

    def think(self, thought: Thought) -> str | None:
        """The key of an answer; nothing if the table must be told from the beginning."""
        dealt = thought.dealt
        known = self.tables.pop(dealt.name, None)
        if thought.since == 0:
            known = _Remembered(dealt)
        elif known is None or known.table.answer_count != thought.since:
            return None
        for seat, key in thought.answers:
            known.table.answer(seat, key)
        self.tables[dealt.name] = known
        if len(self.tables) > REMEMBERED:
            self.tables.popitem(last=False)
        return known.choose(dealt, thought.seat, thought.level)


def luck_of(seed: int, seat: int) -> int:
    """A bot's luck, which nobody can guess who does not know the deal."""
    return int.from_bytes(sha256(f"croupier bot {seed} {seat}".encode()).digest()[:8], "big")


def _serve(wire: Connection) -> None:
    """The life of a process: it ends when its server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    mind = Mind()
    while True:
        try:
            work, *given = wire.recv()
        except (EOFError, OSError):
            return
        answer: tuple[bool, Any]
        try:
            answer = True, mind.think(*given) if work is None else work(*given)
        except Exception as error:
            answer = False, f"{type(error).__name__}: {error}"
        try:
            wire.send(answer)
        except OSError:
            return


class _Process:
    """One process, and the thread that waits for it."""

    def __init__(self) -> None:
        self._waiting = ThreadPoolExecutor(1, "croupier-thinker")
        self._wire: Connection | None = None
        self._process: multiprocessing.process.BaseProcess | None = None
        self._stopped = False

    def warm_up(self) -> None:
        """Begins to start, if it has not: the first thought shall not wait for it."""
        if self._process is None and not self._stopped:
            self._waiting.submit(self._start_once)

    def _start_once(self) -> None:
        if self._wire is None and not self._stopped:
            self._start()

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._wire, far_end = context.Pipe()
        self._process = context.Process(target=_serve, args=(far_end,), name="croupier-thinker", daemon=True)
        self._process.start()
        far_end.close()

    async def ask(self, work: Callable[..., Any] | None, *given: object) -> Any:
        loop = asyncio.get_running_loop()
        good, answer = await loop.run_in_executor(self._waiting, self._ask, work, *given)
        if not good:
            raise ThinkingFailed(answer)
        return answer

    def _ask(self, work: Callable[..., Any] | None, *given: object) -> tuple[bool, Any]:
        for _ in range(TRIES):
            try:
                self._start_once()
                if self._wire is None:  # the server is closing
                    break
                self._wire.send((work, *given))
                if self._wire.poll(LONGEST_THOUGHT):
                    answer: tuple[bool, Any] = self._wire.recv()
                    return answer
                self._drop()
                return False, f"no answer within {LONGEST_THOUGHT:g} seconds"
            except (EOFError, OSError):
                if self._stopped:
                    break
                LOG.warning("a thinking process died", extra=told(event="thinker-died"))
                self._drop()
        return False, f"the thinking process died {TRIES} times"

    def _drop(self) -> None:
        if self._process is not None:
            self._process.kill()
            self._process.join()
        if self._wire is not None:
            self._wire.close()
        self._wire = self._process = None

    def stop(self) -> None:
        self._stopped = True
        if self._process is not None:
            self._process.kill()
        self._waiting.shutdown(wait=True, cancel_futures=True)
        self._drop()


class Thinkers:
    """All the thinking processes, and how far each table is known there."""

    def __init__(self, count: int) -> None:
        self._processes = [_Process() for _ in range(max(count, 1))]
        self._aside = _Process()
        self._known: dict[str, int] = {}
        self._stopped = False

    def warm_up(self, name: str) -> None:
        """A table with bots is there: they will want to think soon."""
        self._process(name).warm_up()

    async def think(self, dealt: Dealt, answers: list[tuple[int, str]], seat: int, level: str) -> str:
        """What a bot answers after these answers; ``ThinkingFailed`` if it comes to none."""
        process = self._process(dealt.name)
        since = self._known.get(dealt.name, 0)
        key = None
        if 0 < since <= len(answers):
            key = await process.ask(None, Thought(dealt, since, answers[since:], seat, level))
        if key is None:
            key = await process.ask(None, Thought(dealt, 0, answers, seat, level))
        self._known[dealt.name] = len(answers)
        return str(key)

    async def do(self, work: Callable[..., Any], *given: object) -> Any:
        """Something else that would take long, in a process where no bot waits for it; ``work`` is a function of a module."""
        return await self._aside.ask(work, *given)

    def forget(self, name: str) -> None:
        self._known.pop(name, None)

    def _process(self, name: str) -> _Process:
        if self._stopped:
            raise ThinkingFailed("the server is closing")
        return self._processes[crc32(name.partition("-")[0].encode()) % len(self._processes)]

    def stop(self) -> None:
        self._stopped = True
        for process in (*self._processes, self._aside):
            process.stop()
