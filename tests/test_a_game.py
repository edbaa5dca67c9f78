"""``docs/a-game.md``, followed to the letter: the game is installed and played everywhere, and a card is added to it."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "a-game.md"
FILE = re.compile(r"^(?P<add>Add to )?`(?P<path>[\w./]+)`:\n\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
COMMANDS = re.compile(r"^```console\n(?P<lines>.*?)^```$", re.MULTILINE | re.DOTALL)

SERVE = """
from pathlib import Path
from tests.server.serving import Person, Running

if __name__ == "__main__":
    with Running(Path("croupier.sqlite3")) as running:
        person = Person(running)
        wire = person.play(game="high-card", seats=3, bots="random")
        print(wire.update["moment"]["question"], wire.update["moment"]["options"][0]["label"])
        print(person.get("/api/games/high-card", language="en")["title"])
        last = wire.play_out(0)
        print(last["moment"]["result"])
        person.go()
"""


@dataclass
class Project:
    """The package of an author who follows the page, and where it is installed."""

    folder: Path
    installed: Path
    commands: list[str]

    def run(self, *command: str, typed: str = "") -> str:
        """Run a command as its author would; return its output."""
        paths = [
            str(self.installed),
            *[str(Path(path).absolute()) for path in sys.path if path],
            str(ROOT),
        ]
        outside = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "PYTHONDONTWRITEBYTECODE": "1", "COLUMNS": "120"}
        done = subprocess.run(
            command, cwd=self.folder, env=outside, input=typed, text=True, capture_output=True, timeout=300, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def follow(self, beginning: str, *more: str, typed: str = "") -> str:
        """Run the command of the page with this beginning."""
        command = next(line for line in self.commands if line.startswith(beginning))
        words = [word.strip('"') for word in re.findall(r'"[^"]*"|\S+', command)]
        program = ["-m", *words] if words[0] != "python" else words[1:]
        return self.run(sys.executable, *program, *more, typed=typed)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return made(tmp_path_factory, add=False)


@pytest.fixture(scope="module")
def with_card(tmp_path_factory: pytest.TempPathFactory) -> Project:
    return made(tmp_path_factory, add=True)


def made(tmp_path_factory: pytest.TempPathFactory, add: bool) -> Project:
    """Write the files of the page, and install them."""
    text = PAGE.read_text("utf-8")
    folder = tmp_path_factory.mktemp("high-card")
    for found in FILE.finditer(text):
        path = folder / found["path"]
        path.parent.mkdir(parents=True, exist_ok=True)
        if not found["add"]:
            path.write_text(found["text"], "utf-8")
        elif add:
            path.write_text(path.read_text("utf-8") + found["text"], "utf-8")
    commands = COMMANDS.search(text)
    assert commands is not None
    project = Project(folder, tmp_path_factory.mktemp("installed"), commands["lines"].splitlines())
    elsewhere = ("--target", str(project.installed), "--no-deps", "--no-index", "--no-build-isolation", "-q")
    project.follow("python -m croupier.declare")
    project.follow("pip install", *elsewhere, "--disable-pip-version-check")
    return project


def test_a_whole_game_fits_on_a_few_pages(project: Project) -> None:
    lines = {
        path.name: len(path.read_text("utf-8").splitlines()) for path in (project.folder / "high_card").glob("*.py")
    }
    assert set(lines) == {"__init__.py", "cards.py", "state.py", "state_fields.py"}
    assert lines["cards.py"] + lines["state.py"] <= 170


def test_it_is_in_the_catalogue(project: Project) -> None:
    assert "High Card" in project.run(sys.executable, "-m", "croupier", "games", "--lang", "en")


def test_it_is_played_in_the_terminal(project: Project) -> None:
    shown = project.follow("croupier play", "--seed", "1", "--seats", "3", "--lang", "en", typed="1\n" * 3)
    assert shown.count("Which card do you play?") == 3
    assert shown.count("took the trick.") >= 3
    assert "The game is over" in shown
    assert "took most tricks." in shown


def test_it_is_played_by_bots(project: Project) -> None:
    report = json.loads(project.follow("croupier simulate", "--json", "--jobs", "1"))
    assert report["games"] == 100
    assert report["endings"] == [{"reason": "most tricks", "rule": "HC-3.1", "games": 100}]


def test_it_is_played_on_the_server(project: Project) -> None:
    (project.folder / "serve.py").write_text(SERVE, "utf-8")
    question, title, result = project.run(sys.executable, "serve.py").splitlines()
    assert re.fullmatch(r"Which card do you play\? Play the \w+\.", question)
    assert title == "High Card"
    assert "took most tricks." in result


def test_it_conforms(project: Project) -> None:
    said = project.follow("python -c")
    assert said.startswith("high-card conforms: ")
    assert "no positions" in said


def test_a_card_is_added_in_its_own_entries(with_card: Project) -> None:
    assert "thief" in with_card.run(
        sys.executable, "-c", "import croupier; print(croupier.open_table('high-card', 2)._game.layout.kinds)"
    )
    said = with_card.follow("pytest", "-q", "-p", "no:cacheprovider", "-k", "thief or queen or rule")
    assert re.search(r"\d+ passed", said)
    assert "failed" not in said


def test_its_own_tests_pass(project: Project) -> None:
    said = project.follow("pytest", "-q", "-p", "no:cacheprovider", "-k", "rule or lost or re-deal")
    assert re.search(r"\d+ passed", said)
    assert "failed" not in said
