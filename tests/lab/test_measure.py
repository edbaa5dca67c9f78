"""The speed figures are plausible on any machine."""

import pytest
from typer.testing import CliRunner

import croupier
from croupier.cli import app
from croupier.lab.measure import is_compiled, measure
from croupier.table import table


@pytest.fixture(autouse=True)
def few_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure fewer tables: the figure is an average, and playing them takes most of the time."""
    monkeypatch.setattr("croupier.lab.measure.TABLES_WEIGHED", 10)


def test_figures_are_measured() -> None:
    figures = measure(croupier.games()["russian-roulette"], 0.2)
    assert figures.seats == 4
    assert figures.speed > 1000
    assert 0 < figures.choices < 1
    assert 0 < figures.fork < 0.1
    assert 0.1 < figures.forked < 10
    assert figures.memory > 1000
    assert 50 < figures.length < 1000
    assert figures.to_json()["compiled"] == is_compiled() == (not table.__file__.endswith(".py"))


def test_bench_prints_a_line_a_game() -> None:
    shown = CliRunner().invoke(app, ["bench", "--seconds", "0.1"])
    assert shown.exit_code == 0
    head, *lines = shown.output.splitlines()
    assert ("compiled" if is_compiled() else "interpreted") in head
    assert [line.split(",")[0] for line in lines] == list(croupier.games())


def test_bench_of_an_unknown_game() -> None:
    assert CliRunner().invoke(app, ["bench", "poker"]).exit_code == 2
