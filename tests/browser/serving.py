"""A play server started as people start it: a separate process that can be killed and restarted."""

from __future__ import annotations

import json
import socket
import sqlite3
import subprocess
import sys
import threading
from collections import deque
from contextlib import closing
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "build" / "page"
STARTS_WITHIN = 60.0


class Served:
    """A server with its own port and database. Its bots play without delay, and its deals are known."""

    def __init__(self, folder: Path, page: Path = PAGE) -> None:
        assert (page / "index.html").is_file(), "the page is not built: make build/page/index.html"
        self.page = page
        self.database = folder / "croupier.sqlite3"
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"
        self.address = f"http://{self.host}"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.known_deals", "serve", "--port", str(self.port), "--database"]
        command += [str(self.database), "--bot-pace", "0", "--page", str(self.page), "--thinkers", "1"]
        command += ["--tempo", "at-once", "--message-rate", "1000"]  # a script in a test answers faster than people do
        self._process = subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8"
        )
        self._said: deque[str] = deque(maxlen=200)
        ready = threading.Event()
        self._reading = threading.Thread(target=self._read, args=(ready,), daemon=True)
        self._reading.start()
        ready.wait(STARTS_WITHIN)
        assert self._process.poll() is None, "the server does not start:\n" + "".join(self._said)

    def _read(self, ready: threading.Event) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            self._said.append(line)
            if line.startswith("Croupier is at "):
                ready.set()
        ready.set()

    def kill(self) -> None:
        """Kill the server as a power cut would, without a word to the players."""
        self._process.kill()
        self._wait()

    def stop(self) -> None:
        self._process.terminate()
        self._wait()

    def _wait(self) -> None:
        self._process.wait(30)
        self._reading.join(30)
        if self._process.stdout is not None:
            self._process.stdout.close()

    def errors(self) -> list[str]:
        """Return the errors in the server's log."""
        return [line for line in self._said if '"level":"error"' in line.replace(" ", "") or "Traceback" in line]

    def dealt(self, code: str) -> Dealt:
        """Return a game from the database, with everything that the pages may not know."""
        with closing(sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=20)) as reading:
            (seed,) = reading.execute("SELECT seed FROM games WHERE room = ? AND number = 1", (code,)).fetchone()
            (room,) = reading.execute("SELECT room FROM rooms WHERE code = ?", (code,)).fetchone()
            answers = reading.execute(
                "SELECT seat, key FROM answers WHERE room = ? AND game = 1 ORDER BY n", (code,)
            ).fetchall()
        return Dealt(int(seed), json.loads(room), answers)


class Dealt:
    """The secrets of a game: its seed, and every player's answers."""

    def __init__(self, seed: int, room: dict[str, Any], answers: list[tuple[int, str]]) -> None:
        self.seed = seed
        self.game: str = room["game"]
        self.seats = len(room["places"])
        self.options: dict[str, Any] = room["options"]
        self.answers = answers
