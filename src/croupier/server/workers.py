"""Running a server: in one process, or as several workers that share a port, with a parent that restarts dead ones."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection as Pipe
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Final, NamedTuple

from croupier.server.app import Server
from croupier.server.database import open_store
from croupier.server.json_log import fields, set_up
from croupier.server.settings import Settings
from croupier.server.store import Store
from croupier.server.web_server import WebServer

LOG: Final = logging.getLogger("croupier.server.workers")

# A worker that dies sooner than this is restarted only after this many seconds.
SHORT_LIFE: Final = 5.0


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens."""
    bound = _bind(host, port, shared=False)
    bound.listen(2048)
    return bound


def _bind(host: str, port: int, shared: bool) -> socket.socket:
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    bound = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if shared:
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        bound.bind(address)
    except OSError:
        bound.close()
        raise
    return bound


def reserve(host: str, port: int) -> socket.socket:
    """A socket that reserves a port for workers without listening."""
    _bind(host, port, shared=False).close()  # otherwise the port might be shared with another server
    return _bind(host, port, shared=True)


async def serve(
    store: Store, settings: Settings, listening: socket.socket, inside: str, started: Callable[[], None]
) -> None:
    """Serve until the process is asked to end. Other workers, if any, reach this one at the address ``inside`` of this
    machine.
    """
    with ExitStack() as stack:
        sockets, address, place = [listening], "", None
        if store.shared:
            for_neighbours = stack.enter_context(listen(inside, 0))
            host, port = place = for_neighbours.getsockname()[:2]
            address = f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
            sockets.append(for_neighbours)
        server = Server(store, settings, address)
        web_server = WebServer(server.app, settings, server.drain, place)
        running = asyncio.create_task(web_server.serve(sockets))
        while not web_server.started and not running.done():
            await asyncio.sleep(0.02)
        if web_server.started:
            started()
        await running


# Several workers.


class Plan(NamedTuple):
    """What each worker does: on which database, with which settings, and where it listens."""

    database: Path | str
    settings: Settings
    host: str
    port: int
    inside: str


class Worker:
    """One worker, as seen by its parent."""

    def __init__(self, plan: Plan) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, far_end = context.Pipe()
        self.process: BaseProcess = context.Process(target=work, args=(plan, far_end), name="croupier-worker")
        self.process.start()
        self.began = time.monotonic()
        far_end.close()

    def has_started(self) -> bool:
        """Wait until the worker serves, or has ended; return whether it serves."""
        try:
            self.pipe.recv()
        except (EOFError, OSError):
            return False
        return True


def work(plan: Plan, parent: Pipe) -> None:
    """Run a worker in this process."""
    set_up()
    threading.Thread(target=_end_with, args=(parent,), daemon=True).start()
    # It listens only once the server is ready: from then on the system assigns it connections.
    with _bind(plan.host, plan.port, shared=True) as listening, suppress(KeyboardInterrupt):
        store = open_store(plan.database)
        asyncio.run(serve(store, plan.settings, listening, plan.inside, lambda: parent.send("started")))


def _end_with(parent: Pipe) -> None:
    """End this worker when its parent is gone."""
    with suppress(EOFError, OSError):
        parent.recv()
    os.kill(os.getpid(), signal.SIGTERM)


def supervise(plan: Plan, count: int, started: Callable[[], None]) -> bool:
    """Run this many workers until the process is asked to end, and restart those that die. Return False if they cannot
    be started.
    """
    ending = threading.Event()
    with _signals(ending.set):
        workers = [Worker(plan) for _ in range(count)]
        try:
            if not all([worker.has_started() for worker in workers]):
                return ending.is_set()
            started()
            while not ending.is_set():
                wait([worker.process.sentinel for worker in workers], timeout=0.2)
                for at, worker in enumerate(workers):
                    if worker.process.exitcode is not None:
                        workers[at] = _again(worker, plan, ending) or worker
            return True
        finally:
            for worker in workers:
                worker.process.terminate()
            for worker in workers:
                worker.process.join()


def _again(dead: Worker, plan: Plan, ending: threading.Event) -> Worker | None:
    """Restart a worker that has died; after a pause if it has lived only for a moment."""
    if not ending.is_set():
        LOG.warning("a worker died", extra=fields(event="worker-died", code=dead.process.exitcode))
        ending.wait(max(0.0, dead.began + SHORT_LIFE - time.monotonic()))
    if ending.is_set():
        return None
    dead.pipe.close()
    return Worker(plan)


@contextmanager
def _signals(end: Callable[[], None]) -> Iterator[None]:
    """Make the signals that ask the process to end shut it down cleanly."""

    def handle(*_: Any) -> None:
        end()

    before = {each: signal.signal(each, handle) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
