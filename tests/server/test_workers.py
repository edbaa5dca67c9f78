"""``croupier serve --workers``: several processes on one port and one database."""

from __future__ import annotations

import os
import signal
import threading
from pathlib import Path

import httpx
from typer.testing import CliRunner

from croupier.cli import app
from tests.server.databases import PostgresqlDatabase
from tests.server.serving import PATIENCE, Person, Running, wait_until
from tests.server.test_restart import Script, command, compare, free_port, wait_for_updates


def workers_of(pid: int) -> set[int]:
    """Return the workers among the children of a process."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return {int(each) for each in children if b"spawn_main" in Path(f"/proc/{each}/cmdline").read_bytes()}


def wait_for_another(pid: int, killed: int) -> None:
    """Wait until a worker that was killed is replaced."""
    wait_until(lambda: len(workers_of(pid) - {killed}) == 2)


def test_several_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--workers", "2", "--database", str(tmp_path / "croupier.sqlite3")])
    assert result.exit_code != 0
    assert "postgresql://" in result.output


def test_workers_are_killed_under_play_and_nothing_acknowledged_is_lost(shared: PostgresqlDatabase) -> None:
    stop = threading.Event()
    with command(shared.name, port := free_port(), "--workers=2", "--thinkers=1") as process:
        address = f"127.0.0.1:{port}"
        scripts = [
            Script(address, game) for game in ("russian-roulette", "hundred-days", "smile-life", "total-rickall")
        ]
        threads = [threading.Thread(target=each.play, args=(stop,), daemon=True) for each in scripts]
        for thread in threads:
            thread.start()
        first = workers_of(process.pid)
        assert len(first) == 2
        for killed in first:
            wait_for_updates(scripts, 40)
            os.kill(killed, signal.SIGKILL)
            wait_for_another(process.pid, killed)
        for script in scripts:
            wait_for_updates([script], 5)
        stop.set()
        process.send_signal(signal.SIGTERM)
        for thread in threads:
            thread.join(PATIENCE)
            assert not thread.is_alive()
        assert process.wait(PATIENCE) == 0
    assert shared.rows("SELECT * FROM workers") == []
    with Running(shared.name) as again:
        compare(scripts, again)


def test_when_the_parent_is_gone_its_workers_end(shared: PostgresqlDatabase) -> None:
    with command(shared.name, port := free_port(), "--workers=2") as process:
        assert httpx.get(f"http://127.0.0.1:{port}/readyz").text == "ok"
        workers = workers_of(process.pid)
        Person(f"127.0.0.1:{port}").open()
        process.kill()
        wait_until(lambda: not any(Path(f"/proc/{each}/cmdline").exists() for each in workers))
    assert shared.rows("SELECT * FROM workers") == [], "in order"
