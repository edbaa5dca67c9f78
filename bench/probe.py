"""Checks a server's health continually, from a process of its own, so that busy clients do not delay the request."""

from __future__ import annotations

import http.client
import multiprocessing
import time
from contextlib import AbstractContextManager
from multiprocessing.connection import Connection
from pathlib import Path
from urllib.parse import urlsplit

EVERY = 0.01

Times = list[float]


class Probe(AbstractContextManager["Probe"]):
    """How long each answer took, over a kept connection and over a new one, and how long the server's loop worked
    meanwhile (on a busy machine it may have waited for its core instead).
    """

    def __init__(self, address: str, pid: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._here, there = context.Pipe()
        self._asking = context.Process(target=_ask, args=(address, pid, there), daemon=True)
        self._found: list[tuple[Times, Times]] = []

    def __enter__(self) -> Probe:
        self._asking.start()
        assert self._here.recv() == "begun"
        return self

    def __exit__(self, *_: object) -> None:
        self._here.send("end")
        self._found = self._here.recv()
        self._asking.join()

    def figures(self) -> dict[str, float]:
        figures: dict[str, float] = {}
        for (took, worked), how in zip(self._found, ("", ", new connection"), strict=True):
            figures[f"longest /healthz ms{how}"] = 1e3 * max(took)
            figures[f"p99 of /healthz ms{how}"] = 1e3 * sorted(took)[int(len(took) * 0.99)]
            figures[f"most work of the loop in one, ms{how}"] = 1e3 * max(worked)
        return figures


def _ask(address: str, pid: int, told: Connection) -> None:
    place = urlsplit(address)

    def connection() -> http.client.HTTPConnection:
        return http.client.HTTPConnection(place.hostname or "", place.port, timeout=300)

    found: list[tuple[Times, Times]] = [([], []), ([], [])]
    staying = connection()
    while not told.poll():
        for asked, (took, worked) in zip((staying, connection()), found, strict=True):
            began, before = time.perf_counter(), on_core(pid)
            asked.request("GET", "/healthz")
            reply = asked.getresponse()
            reply.read()
            assert reply.status == http.client.OK
            took.append(time.perf_counter() - began)
            worked.append(on_core(pid) - before)
        asked.close()
        if len(took) == 1:
            told.send("begun")
        time.sleep(EVERY)
    told.recv()
    told.send(found)


def on_core(pid: int) -> float:
    """How many seconds the main thread of a process has worked, to the nanosecond."""
    return int(Path(f"/proc/{pid}/schedstat").read_text().split()[0]) / 1e9
