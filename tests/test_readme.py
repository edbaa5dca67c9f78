"""The README's examples run and print what it shows."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]


def test_the_python_of_the_readme_runs_as_printed() -> None:
    results = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL
    )
    assert results.attempted > 15
    assert results.failed == 0


def test_the_commands_of_the_readme_exist() -> None:
    from typer.testing import CliRunner

    from croupier.cli import app

    commands = set(re.findall(r"^croupier (\w+)", (ROOT / "README.md").read_text("utf-8"), re.MULTILINE))
    assert {
        "serve",
        "admin",
        "play",
        "rules",
        "deck",
        "simulate",
        "arena",
        "bot",
        "replay",
        "analyse",
        "games",
        "bench",
    } == commands
    for command in commands:
        assert CliRunner().invoke(app, [command, "--help"]).exit_code == 0


def test_the_readme_says_what_this_is_not() -> None:
    words = (ROOT / "README.md").read_text("utf-8")
    assert "unofficial adaptation" in words
    assert "Never imitate any of it in real life" in words
    assert "belong to their owners" in words
