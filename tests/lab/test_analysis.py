"""Analysis of finished games, from the saves of short games by players without a plan."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from concurrent.futures import Future
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import croupier
from croupier.analysis import Analysis, Choice, Piece, Point, joined, piece, pieces
from croupier.cli import app

RUN = CliRunner()
WORLDS = 4
# In this game seat 1 holds Wet Powder at the last volley, in which the other dies. It passes, and dies too: no one
# wins.
SEED, BLUNDER = 4, 109


@cache
def saved(answers: int = 10_000) -> str:
    table = croupier.open_table("russian-roulette", 2, SEED)
    luck = random.Random(SEED)
    for _ in range(answers):
        if table.over:
            break
        seat = luck.choice(sorted(table.pending))
        table.answer(seat, luck.choice([option for option in table.pending[seat].options if not option.aside]))
    return json.dumps(table.save())


@cache
def found() -> list[Piece]:
    return [piece(saved(), at, "random", 2) for at in pieces(json.loads(saved()))]


def test_a_choice_that_loses_the_game_is_a_mistake_that_costs_all_of_it() -> None:
    choice = piece(saved(), BLUNDER, "sensible", WORLDS).choice
    assert choice == Choice(BLUNDER, 1, "pass", "play:wet-powder", 1.0, 0.0)
    assert choice.is_mistake


def test_what_the_bot_would_have_chosen_costs_nothing() -> None:
    alike = [each.choice for each in (piece(saved(), at, "sensible", 2) for at in range(8)) if each.choice is not None]
    assert any(choice.key == choice.best for choice in alike)
    assert all(choice.cost == 0 and not choice.is_mistake for choice in alike if choice.key == choice.best)


def test_the_pieces_do_not_depend_on_their_order() -> None:
    game = json.loads(saved())
    anew = [piece(saved(), at, "random", 2) for at in reversed(pieces(game))]
    assert joined(game, "random", 2, anew) == joined(game, "random", 2, found())


def test_the_curve_ends_with_those_who_won_and_every_real_choice_is_judged() -> None:
    analysis = joined(json.loads(saved()), "random", 2, found())
    table = croupier.load(saved())
    assert table.result is not None
    assert analysis.won == tuple(table.result.winners) == ()
    assert analysis.points[0].at == 0
    assert analysis.points[-1] == Point(len(table.log), (0.0, 0.0))
    assert all(0 <= chance <= 1 for point in analysis.points for chance in point.chances)
    given = dict(enumerate(table.log))
    assert all(given[choice.at] == (choice.seat, choice.key) for choice in analysis.choices)
    assert {choice.seat for choice in analysis.choices} == {0, 1}


def analysed(*choices: Choice, end: tuple[float, float] = (1.0, 0.0)) -> Analysis:
    points = (Point(0, (0.5, 0.5)), Point(8, (0.55, 0.45)), Point(16, (0.1, 0.9)), Point(20, end))
    return Analysis("russian-roulette", "sensible", 48, (0,), points, choices)


def test_skill_is_what_mistakes_cost_and_the_rest_is_luck() -> None:
    sure, unsure = Choice(9, 0, "a", "b", 0.3, 0.1), Choice(12, 0, "c", "d", 0.1, 0.1)
    first, second = analysed(sure, unsure).performances()
    assert (first.choices, first.good, first.accuracy) == (2, 1, 0.5)
    assert (first.skill, first.error) == (-0.3, 0.1)
    assert first.luck == pytest.approx(1 - 0.5 + 0.3)
    assert (second.choices, second.accuracy, second.skill, second.luck) == (0, 1.0, 0, -0.5)


def test_turning_points_are_where_the_curve_moves_and_mistakes_come_in_their_order() -> None:
    late, early = Choice(15, 0, "a", "b", 0.4, 0.1), Choice(3, 1, "a", "b", 0.3, 0.1)
    analysis = analysed(late, early)
    assert [(turn.since, turn.at) for turn in analysis.turns()] == [(8, 16), (16, 20)]
    assert analysis.turns()[0].rise == pytest.approx(-0.45)
    assert analysis.mistakes() == [early, late]
    assert not analysis.is_shared
    assert json.loads(json.dumps(analysis.to_json()))["choices"][0]["mistake"] is True


class _Here:
    """Does the work in place."""

    def __enter__(self) -> _Here:
        return self

    def __exit__(self, *raised: object) -> None: ...

    def submit(self, work: Callable[[], Piece]) -> Future[Piece]:
        future: Future[Piece] = Future()
        future.set_result(work())
        return future


def analyse(tmp_path: Path, text: str, *arguments: str) -> Result:
    file = tmp_path / "game.json"
    file.write_text(text)
    shown = RUN.invoke(app, ["analyse", str(file), "--workers", "1", *arguments], env={"COLUMNS": "120"})
    assert "Traceback" not in shown.output
    return shown


@pytest.mark.parametrize(("lang", "word"), [("en", "The chance to win"), ("fr", "Les chances de gagner")])
def test_the_command_tells_it_in_both_languages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr(sys.modules["croupier.cli.analyse"], "workers_of", lambda count: _Here())
    shown = analyse(tmp_path, saved(), "--bot", "random", "--worlds", "2", "--lang", lang)
    assert shown.exit_code == 0
    assert word in shown.stdout
    assert "{" not in shown.stdout
    as_json = json.loads(analyse(tmp_path, saved(), "--bot", "random", "--worlds", "2", "--json").stdout)
    assert as_json == joined(json.loads(saved()), "random", 2, found()).to_json()


@pytest.mark.parametrize(
    ("text", "arguments", "words"),
    [
        (saved(40), (), "the game is not over"),
        (saved()[:-20], (), "is incomplete"),
        (saved(), ("--bot", "genius"), "no player called 'genius'"),
    ],
)
def test_what_cannot_be_analysed_is_refused_in_words(
    tmp_path: Path, text: str, arguments: tuple[str, ...], words: str
) -> None:
    shown = analyse(tmp_path, text, *arguments)
    assert shown.exit_code == 2
    assert words in shown.output
