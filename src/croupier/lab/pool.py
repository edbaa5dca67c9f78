"""The workers of a simulation: processes of this machine, or a Ray cluster. A piece of work is a call without arguments
that can be sent elsewhere; the result does not depend on where it runs.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, Final, Protocol, TypeVar

from croupier.table import CroupierError

LOCAL: Final = "local"
RETRIES: Final = 20
"""How often Ray restarts a piece of work whose worker was lost."""
REACHED_WITHIN: Final = 5.0
"""Seconds for a cluster to be reached."""

Result = TypeVar("Result")


class Pool(Protocol):
    """Takes pieces of work and returns their results."""

    def submit(self, work: Callable[[], Result], /) -> Future[Result]: ...


@contextmanager
def workers(count: int, ray: str | None = None) -> Iterator[Pool]:
    """``count`` processes, or with ``ray`` the cluster at that address (``local`` starts one of ``count`` workers). If
    the caller leaves early, work that has not begun is dropped.
    """
    if ray is not None:
        with _cluster(count, ray) as cluster:
            yield cluster
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as processes:
        try:
            yield processes
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


@contextmanager
def _cluster(count: int, address: str) -> Iterator[Pool]:
    try:
        import ray
    except ImportError as error:
        raise CroupierError("a cluster needs Ray: pip install 'croupier[ray]'") from error
    _check_reachable(address)
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(num_cpus=count, include_dashboard=False, **quiet)
        else:
            ray.init(address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise CroupierError(f"there is no Ray cluster at {address}: {error}") from error
    try:
        yield RayPool(ray)
    finally:
        ray.shutdown()


def _check_reachable(address: str) -> None:
    """Fail early if the cluster cannot be reached: Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return
    try:
        socket.create_connection((host, int(port)), REACHED_WITHIN).close()
    except OSError as error:
        raise CroupierError(f"there is no Ray cluster at {address}: {error}") from error


class RayPool:
    """Work as tasks of Ray, which restarts a task if its worker was lost."""

    def __init__(self, ray: Any) -> None:
        self._task = ray.remote(max_retries=RETRIES)(_do)

    def submit(self, work: Callable[[], Result], /) -> Future[Result]:
        future: Future[Result] = self._task.remote(work).future()
        return future


def _do(work: Callable[[], Result]) -> Result:
    return work()
