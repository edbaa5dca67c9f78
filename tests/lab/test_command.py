"""``croupier simulate``."""

import json

import pytest
from typer.testing import CliRunner

from croupier.cli import app
from croupier.lab import simulate

RANDOM = ["simulate", "russian-roulette", "--bots", "random", "--games", "20", "--jobs", "1"]


def test_json_is_the_report() -> None:
    shown = CliRunner().invoke(app, [*RANDOM, "--json", "--seed", "3", "--option", "points=9"])
    assert shown.exit_code == 0
    figures = json.loads(shown.output)
    report = simulate("russian-roulette", 20, 4, ["random"], 3, options={"points": 9}).to_json()
    del figures["speed"], report["speed"]
    assert figures == report


def test_the_table_names_bots_and_endings() -> None:
    shown = CliRunner().invoke(app, [*RANDOM, "--bots", "sensible,random", "--fixed"])
    assert shown.exit_code == 0
    for words in ("20 games", "sensible", "RR-12", "decisions in a game", "rounds in a game"):
        assert words in shown.output


@pytest.mark.parametrize(
    "wrong",
    [
        ["--seats", "4", "--bots", "random,random"],
        ["--seats", "7"],
        ["--bots", "clever"],
        ["--option", "points"],
        ["--option", "points=many"],
        ["--option", "show_off=perhaps"],
        ["--option", "peek=nobody"],
        ["--games", "0"],
    ],
)
def test_mistakes_end_with_words_and_code_2(wrong: list[str]) -> None:
    shown = CliRunner().invoke(app, [*RANDOM, *wrong])
    assert shown.exit_code == 2
    assert shown.output.strip()
