"""Golden playthroughs: recorded whole games, so that a diff shows every change of the rules and of who sees what.

``CROUPIER_RENEW=1 pytest tests/playthroughs`` rewrites them. Read the diff before you commit it.
"""

from __future__ import annotations

import os
from difflib import unified_diff
from itertools import islice
from pathlib import Path

import pytest

import croupier
from tests.playthroughs.script import Script, playthrough

HERE = Path(__file__).parent
LARGEST = 300_000

SCRIPTS = [
    Script("russian-roulette", 2, 1),
    Script("russian-roulette", 3, 2, {"peek": "chosen"}, "chosen-peeks"),
    Script("russian-roulette", 4, 3),
    Script("russian-roulette", 6, 7, {"points": 99, "show_off": True}, "show-off"),
    Script("total-rickall", 2, 49),
    Script("total-rickall", 5, 2, {"mercy": True, "majority": "strict"}, "mercy"),
    Script("total-rickall", 4, 4, {"mode": "advanced", "memory": "fleeting"}, "advanced-fleeting"),
    Script("total-rickall", 3, 10, {"mode": "advanced"}, "advanced-dinner", {"identity": ["real"] * 6}),
    Script("hundred-days", 2, 2),
    Script("hundred-days", 3, 5, {"tiles": "12"}, "short"),
    Script("smile-life", 2, 1, {"expansion": "none", "deck": "1/2"}, "base"),
    Script("smile-life", 3, 6, {"expansion": "basic", "deck": "1/2"}, "basic"),
    Script("smile-life", 4, 3, {"deck": "1/2"}, "advanced"),
]


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.file)
def test_the_game_is_played_as_it_is_written_down(script: Script) -> None:
    played = playthrough(script)
    assert len(played) < LARGEST, "too long to be read: give the Script another seed"
    path = HERE / script.file
    if os.environ.get("CROUPIER_RENEW") == "1":
        path.write_text(played, encoding="utf-8")
    written = path.read_text("utf-8")
    if played != written:
        diff = unified_diff(
            written.splitlines(), played.splitlines(), script.file, "as it is played now", lineterm="", n=4
        )
        pytest.fail(
            "the game is played differently now (CROUPIER_RENEW=1 writes it anew):\n" + "\n".join(islice(diff, 60))
        )


def test_every_game_of_the_catalogue_is_written_down() -> None:
    missing = set(croupier.games()) - {script.game for script in SCRIPTS}
    assert not missing, f"no playthrough of {sorted(missing)}: add a Script and run with CROUPIER_RENEW=1"


def test_every_file_is_played() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {script.file for script in SCRIPTS}
