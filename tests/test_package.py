"""What the package requires and installs: the engine alone needs only Python, and a missing part is named in words."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from croupier.command import PARTS, missing

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

WITHOUT = """
import sys
for name in {blocked!r}:
    sys.modules[name] = None
"""

ENGINE = """
import croupier
from croupier.table import seeded
for name, info in croupier.games().items():
    table = croupier.open_table(name, info.seats[0], seed=3)
    table.play_out(seeded(1), 30)
    table.view(0), table.events(0, 0), table.position(), table.fork(0, 1), croupier.load(table.save())
"""

COMMAND = """
sys.argv = ["croupier", "games"]
from croupier.command import main
main()
"""

PLAY = """
import croupier.server.web_server
sys.argv = "croupier play russian-roulette --seats 2 --humans 0 --seed 1 --lang en".split()
from croupier.command import main
main()
"""


def required(lines: list[str]) -> set[str]:
    return {line.partition(">=")[0].partition("[")[0].replace("-", "_").partition(".")[0] for line in lines}


def run(program: str, blocked: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a program where some packages can't be imported."""
    whole = WITHOUT.format(blocked=blocked) + program
    return subprocess.run([sys.executable, "-c", whole], capture_output=True, text=True, check=False)


def test_the_engine_alone_needs_nothing_but_python() -> None:
    ran = run(ENGINE, sorted(required(PROJECT["dependencies"]) | {"librt", "numpy"}))
    assert ran.returncode == 0, ran.stderr


def test_a_missing_part_is_named_in_words() -> None:
    ran = run(COMMAND, ["rich", "typer"])
    assert ran.returncode == 2
    assert ran.stderr == "croupier: this needs typer, which is not installed: pip install 'croupier[terminal]'\n"


@pytest.mark.parametrize(
    ("module", "extra"), [("starlette.routing", "server"), ("openskill", "lab"), ("numpy", "research")]
)
def test_every_part_has_an_extra(module: str, extra: str) -> None:
    words = missing(module)
    assert words is not None
    assert f"croupier[{extra}]" in words
    assert missing("surprise") is None


def test_the_default_installation_plays() -> None:
    extras = PROJECT["optional-dependencies"]
    assert required(PROJECT["dependencies"]) == required(extras["terminal"]) | required(extras["server"])
    for part, packages in PARTS.items():
        assert set(packages) <= required(extras[part])
    others = {package for lines in extras.values() for package in required(lines)}
    ran = run(PLAY, sorted(others - required(PROJECT["dependencies"]) - {"croupier"}))
    assert ran.returncode == 0, ran.stderr
    assert "The game is over" in ran.stdout
