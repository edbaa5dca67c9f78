"""Games of ``strong`` in every seat through a server: does each move keep to its time, does anything fail or leak?

The server runs in this process with its bots' process beside it, and a spectator watches over a socket. The time of a move is
the processor time of the bots' process from the question to the answer, so following the table is part of it. Moves that had
to wait for a thought about a question that was gone are told apart. Every view that the spectator was sent is compared with
what the rules show to nobody in particular after as many answers, the seed left out once the game is over.
``bench/README.md`` has figures.

    python -m bench.masters --games 100 --bot strong
"""

from __future__ import annotations

import argparse
import json
import logging
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import Any

from bench.load import GAMES, SEATS
from bench.probe import on_core
from croupier.bots.strong import budget_of
from croupier.server.records import SeatRecord
from croupier.server.thinking import TableSpec
from tests.server.serving import Person, Running


class Faults(logging.Handler):
    """Keeps what the server complains of."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.told: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        why = record.exc_info[1] if record.exc_info else ""
        self.told.append(f"{record.name}: {record.getMessage()} {why}".strip())


class Moves:
    """Measures the moves of the bots of a server, in milliseconds of the processor and of the clock."""

    def __init__(self, running: Running) -> None:
        self.thinkers = running.server.thinkers
        self.think = self.thinkers.think
        self.work: list[float] = []
        self.clock: list[float] = []
        self.behind: list[float] = []
        self.first = 0.0
        self.dropped = False
        self.thinkers.think = self.measured  # type: ignore[method-assign]

    def pid(self) -> int | None:
        process = self.thinkers._processes[0]._process
        return None if process is None else process.pid

    async def measured(self, spec: TableSpec, answers: list[tuple[int, str]], seat: int, level: str) -> str:
        pid = self.pid()
        before, began = on_core(pid) if pid else 0.0, time.perf_counter()
        behind, self.dropped = self.dropped, True
        key = await self.think(spec, answers, seat, level)
        self.dropped = False
        now = self.pid()
        assert now is not None
        work = 1e3 * (on_core(now) - (before if now == pid else 0.0))
        if not self.first:
            self.first = work  # the process has read its modules and weights for it
        elif behind:
            self.behind.append(work)
        else:
            self.work.append(work)
            self.clock.append(1e3 * (time.perf_counter() - began))
        return key


def memory(pid: int | str) -> float:
    """How many MB a process holds."""
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * 4096 / 1e6


def play(running: Running, game: str, options: dict[str, Any], bot: str) -> tuple[int, list[str]]:
    """Play a game with the bot in every seat; return how many answers it took, and what the spectator should not have seen."""
    person = Person(running)
    code = person.open(game, seats=SEATS, bots="sensible", options=options)
    room = running.room(code)
    for seat in range(SEATS):
        room.state.record.places[seat] = SeatRecord("bot", f"Bot {seat}", bot)
    seen: dict[int, Any] = {}
    with person.socket(code) as wire:
        wire.send("start")
        while True:
            message = wire.read()
            assert message["type"] not in ("refused", "failed"), message
            if message["type"] == "update" and message["game_number"]:
                seen[message["answers"]] = message["moment"]["view"]
                wire.send("watched", number=message["number"])
                if message["moment"]["result"] is not None:
                    break
        session = running.session(code)
        log = list(session.table.log)
        table = session.spec.open()
        leaks = []
        for count in range(len(log) + 1):
            shown = json.loads(json.dumps(table.view(None)))
            found = seen.get(count, shown)
            parts = [name for name in {**shown, **found} if shown.get(name) != found.get(name)]
            if parts and (parts != ["seed"] or count < len(log)):
                leaks.append(f"{code}: another view after {count} of {len(log)} answers: {', '.join(parts)}")
            if count < len(log):
                table.answer(*log[count])
    person.go()
    return len(log), leaks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=1e9, help="begin no game after so many minutes")
    parser.add_argument("--bot", default="strong")
    parser.add_argument("--game", action="append", choices=GAMES, help="(all, in turn)")
    given = parser.parse_args()
    games = given.game or list(GAMES)
    allowed = budget_of(given.bot).milliseconds
    faults = Faults()
    logging.getLogger("croupier").addHandler(faults)
    end = time.monotonic() + 60 * given.minutes
    played: dict[str, list[float]] = {game: [] for game in games}
    finished: dict[str, int] = dict.fromkeys(games, 0)
    leaks: list[str] = []
    held: list[tuple[float, float]] = []
    with tempfile.TemporaryDirectory() as folder, Running(Path(folder) / "croupier.sqlite3", thinkers=1) as running:
        moves = Moves(running)
        for number in range(given.games):
            if time.monotonic() > end:
                break
            game = games[number % len(games)]
            options = {"mode": ("advanced", "classic")[number // len(games) % 2]} if game == "total-rickall" else {}
            before = len(moves.work)
            answers, leaked = play(running, game, options, given.bot)
            leaks += leaked
            played[game] += moves.work[before:]
            finished[game] += 1
            held.append((memory("self"), memory(moves.pid() or "self")))
            print(
                f"{number + 1}: {game}, {answers} answers, longest move {max(moves.work[before:]):.0f} ms", flush=True
            )
    for game, work in played.items():
        if work:
            work.sort()
            over = sum(each > (allowed or 1e9) for each in work)
            print(
                f"{game}: {finished[game]} games, {len(work)} moves, median {median(work):.1f} ms, 99 % within "
                f"{work[int(len(work) * 0.99)]:.0f}, longest {work[-1]:.0f}; {over} over {allowed:g} ms"
            )
    if moves.behind:
        print(
            f"behind a thought that was dropped: {len(moves.behind)} moves, longest with it {max(moves.behind):.0f} ms"
        )
    print(
        f"by the clock: longest {max(moves.clock):.0f} ms; the first move of the process: {moves.first:.0f} ms of work"
    )
    print(f"memory, MB of the server and of its bots: {held[0]} after one game, {held[-1]} after {len(held)}")
    print(f"faults: {faults.told or 'none'}; leaks: {leaks or 'none'}")


if __name__ == "__main__":
    main()
