"""``croupier games`` and ``croupier rules``."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

import croupier
from croupier.cli import app

RUN = CliRunner()


def test_help_names_every_command() -> None:
    shown = RUN.invoke(app, ["--help"])
    assert shown.exit_code == 0
    for command in ("play", "games", "rules", "replay", "simulate", "bench"):
        assert command in shown.stdout


def test_version() -> None:
    assert RUN.invoke(app, ["--version"]).stdout == f"croupier {croupier.__version__}\n"


def test_games_tells_titles_seats_and_options() -> None:
    shown = RUN.invoke(app, ["games"], env={"COLUMNS": "160", "LANG": "en_GB.UTF-8"})
    assert shown.exit_code == 0
    for info in croupier.games().values():
        assert info.title in shown.stdout
        assert f"{info.seats[0]} to {info.seats[1]}" in shown.stdout
        for option in info.options:
            assert option.name in shown.stdout


def test_games_speaks_french_where_the_machine_does() -> None:
    shown = RUN.invoke(app, ["games"], env={"COLUMNS": "160", "LANG": "fr_FR.UTF-8"})
    assert "de 2 à 6 joueurs" in shown.stdout
    assert "points qui font gagner" in shown.stdout


def test_all_the_rules() -> None:
    shown = RUN.invoke(app, ["rules", "russian-roulette", "--lang", "en"])
    assert shown.exit_code == 0
    for id in ("RR-1.1", "RR-12.3", "RR-A15", "RR-Q38"):
        assert id in shown.stdout


@pytest.mark.parametrize("wanted", ["RR-7", "rr-7"])
def test_a_section(wanted: str) -> None:
    shown = RUN.invoke(app, ["rules", "russian-roulette", wanted])
    assert "RR-7.1 " in shown.stdout
    assert "RR-7.12" in shown.stdout
    assert "RR-8.1 " not in shown.stdout


def test_a_clause_in_french() -> None:
    shown = RUN.invoke(app, ["rules", "russian-roulette", "rr-a01", "--lang", "fr"])
    assert "Coup d’œil" in shown.stdout
    assert "RR-A02" not in shown.stdout


def test_why_a_clause_is_not_enforced() -> None:
    shown = RUN.invoke(app, ["rules", "russian-roulette", "RR-3.2", "--lang", "en"], env={"COLUMNS": "160"})
    assert "Nothing for you to do: the table announces" in shown.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["rules", "russian-roulette", "RR-7.99", "--lang", "en"], "There's no rule RR-7.99. Near it: RR-7.9"),
        (["rules", "russian-roulette", "zzz", "--lang", "fr"], "Il n’y a pas de règle zzz."),
        (["rules", "poker"], "there is no game 'poker'; the games are russian-roulette"),
        (["play", "poker"], "there is no game 'poker'"),
        (["play", "russian-roulette", "--seats", "9"], "is for 2 to 6 seats, not 9"),
        (["play", "russian-roulette", "--humans", "5"], "there are 4 seats"),
        (["play", "russian-roulette", "--bots", "genius"], "there is no player called 'genius'"),
        (["play", "russian-roulette", "--option", "points"], "NAME=VALUE"),
        (["play", "russian-roulette", "--option", "points=many"], "option 'points' must be a whole number"),
        (["play", "russian-roulette", "--option", "luck=1"], "has no option 'luck'"),
        (["play", "--load", "nowhere.json"], "nowhere.json: No such file"),
        (["play", "russian-roulette", "--load", "nowhere.json"], "from the saved game"),
        (["replay", "nowhere.json"], "nowhere.json: No such file"),
    ],
)
def test_errors_are_words_on_stderr(arguments: list[str], words: str) -> None:
    shown = RUN.invoke(app, arguments)
    assert shown.exit_code == 2
    assert words in shown.stderr
    assert "Traceback" not in shown.output


def test_games_tells_of_the_bots() -> None:
    shown = RUN.invoke(app, ["games", "--lang", "fr"], env={"COLUMNS": "160"})
    for name in ("learner (débutant)", "friend (ami)", "sharp (futé)", "master (maître)"):
        assert name in shown.stdout
    for temper in ("+bold (audacieux)", "+careful (prudent)", "+grudging (rancunier)", "+joker (farceur)"):
        assert temper in shown.stdout
