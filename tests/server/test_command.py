"""``croupier serve`` on the command line: errors are reported in words."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from typer.testing import CliRunner

from croupier.cli import app
from croupier.cli.serve import database_named, for_others
from croupier.server.sqlite import SqliteStore
from tests.server.serving import in_a_loop


def refused(*words: str) -> str:
    result = CliRunner().invoke(app, ["serve", *words])
    assert result.exit_code != 0
    assert "Traceback" not in result.output
    return " ".join(result.output.split())


def test_a_port_that_is_in_use(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        said = refused("--port", str(taken.getsockname()[1]), "--database", str(tmp_path / "croupier.sqlite3"))
    assert "--port" in said
    assert not (tmp_path / "croupier.sqlite3").exists()


def test_a_database_that_cannot_be_used(tmp_path: Path) -> None:
    path = tmp_path / "croupier.sqlite3"
    path.write_text("Dear diary" * 1000)
    assert "cannot be used" in refused("--port", "0", "--database", str(path))
    assert path.read_text().startswith("Dear diary")


def test_a_database_that_another_server_uses(tmp_path: Path) -> None:
    path = tmp_path / "croupier.sqlite3"
    store = SqliteStore(path)
    assert "another Croupier" in refused("--port", "0", "--database", f"sqlite:///{path}")
    in_a_loop(store.close())


def test_a_folder_without_a_page(tmp_path: Path) -> None:
    assert "index.html" in refused("--page", str(tmp_path))


def test_a_level_of_bots_that_there_is_not() -> None:
    assert "the bots are learner, friend, sharp, master" in refused("--bots", "friend", "--bots", "genius")


def test_where_the_database_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_named(None) == tmp_path / "croupier" / "croupier.sqlite3"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert database_named(None) == tmp_path / ".local" / "share" / "croupier" / "croupier.sqlite3"
    assert database_named("here.sqlite3") == Path("here.sqlite3")
    assert database_named("sqlite:////var/croupier.sqlite3") == Path("/var/croupier.sqlite3")
    assert "sqlite:///" in refused("--database", "mysql://root:secret@host/db")
    assert "secret" not in refused("--database", "mysql://root:secret@host/db")


@pytest.mark.parametrize(
    ("addresses", "found"),
    [
        (["http://127.0.0.1:8000/", "http://192.168.1.7:8000/"], "http://192.168.1.7:8000"),
        (["http://192.168.1.7:8000/"], "http://192.168.1.7:8000"),
        (["http://127.0.0.1:8000/"], None),
        (["http://[::1]:8000/"], None),
    ],
)
def test_the_address_for_others_is_never_one_that_means_this_machine(addresses: list[str], found: str | None) -> None:
    assert for_others(addresses) == found
