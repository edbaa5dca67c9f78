"""Simulation on a Ray cluster, and trajectories as Parquet. ``make ray`` runs this; ``make test`` does not."""

from __future__ import annotations

import json
import re
from pathlib import Path

import numpy as np
import pytest

ray = pytest.importorskip("ray")
parquet = pytest.importorskip("pyarrow.parquet")

from typer.testing import CliRunner  # noqa: E402

import croupier  # noqa: E402
from croupier import CroupierError  # noqa: E402
from croupier.cli import app  # noqa: E402
from croupier.lab import Report, arena, simulate  # noqa: E402
from croupier.research import actions, encoder  # noqa: E402
from croupier.table import Json  # noqa: E402
from tests.ray.mortal import MARK  # noqa: E402

ROULETTE = "russian-roulette"
MORTAL = "tests.ray.mortal:Mortal"


def without_speed(report: Report) -> Json:
    figures = report.to_json()
    del figures["speed"]
    return figures


def test_a_cluster_that_loses_a_worker_gives_the_same_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "died"
    monkeypatch.setenv(MARK, str(mark))
    on_ray = simulate(ROULETTE, 60, 2, [MORTAL, "random"], seed=3, jobs=2, ray="local")
    assert mark.exists()
    here = simulate(ROULETTE, 60, 2, [MORTAL, "random"], seed=3)
    assert without_speed(on_ray) == without_speed(here)


def test_an_arena_on_a_cluster_is_the_same() -> None:
    found = [
        arena(ROULETTE, ["random", "tests.lab.players:Last"], seats=[2], games=20, ray=at) for at in (None, "local")
    ]
    assert [each.rounds for each in found[0].standings] == [each.rounds for each in found[1].standings]


def test_a_cluster_that_is_not_there_is_named_in_words() -> None:
    with pytest.raises(CroupierError, match=r"no Ray cluster at 127\.0\.0\.1:9"):
        simulate(ROULETTE, 20, ray="127.0.0.1:9")


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("saved") / "games.parquet"
    simulate(ROULETTE, 25, 3, ["sensible", "random", "random"], seed=5, save=path)
    return path


def test_trajectories_do_not_depend_on_the_number_of_processes(saved: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.parquet"
    simulate(ROULETTE, 25, 3, ["sensible", "random", "random"], seed=5, jobs=2, save=again)
    assert again.read_bytes() == saved.read_bytes()


def _of(match: re.Match[str]) -> str:
    """Return the item type of a list, without the field name, which depends on Arrow's version."""
    return f"<{match[2]} {match[1]}>" if match[2] else f"<{match[1]}>"


def test_the_schema_is_the_documented_one(saved: Path) -> None:
    table = parquet.read_table(saved)
    page = Path(__file__).parents[2].joinpath("docs", "research.md").read_text("utf-8")
    part = page.partition("## Trajectories")[2]
    documented = re.findall(r"^\| `(\w+)` \| ([^|]+) \|", part, re.MULTILINE)
    size = encoder(ROULETTE, seats=3, deduced=False).size
    types = {"list of int16": f"fixed_size_list<{size} int16>", "list of int32": "list<int32>", "float32": "float"}
    found = [(field.name, re.sub(r"<\w+: (\w+)>(?:\[(\d+)\])?", _of, str(field.type))) for field in table.schema]
    assert found == [(name, types.get(kind.strip(), kind.strip())) for name, kind in documented]
    about = json.loads(table.schema.metadata[b"croupier"])
    assert about["actions"] == actions(ROULETTE, seats=3).digest()
    assert about["options"]["points"] == 15


def test_choices_are_those_that_were_made(saved: Path) -> None:
    rows = parquet.read_table(saved).to_pylist()
    assert {row["game"] for row in rows} == set(range(25))
    assert all(row["action"] in row["legal"] and len(row["legal"]) > 1 for row in rows)
    assert {row["bot"] for row in rows} == {"sensible", "random"}
    known = encoder(ROULETTE, seats=3, deduced=False)
    first, last = known.parts["you"]
    assert all(np.argmax(row["observation"][first:last]) == row["seat"] for row in rows[:50])
    of_game = [row for row in rows if row["game"] == 7]
    assert sum({row["seat"]: row["win"] for row in of_game}.values()) == pytest.approx(1)
    report = simulate(ROULETTE, 25, 3, ["sensible", "random", "random"], seed=5)
    won = {(row["game"], row["bot"]) for row in rows if row["win"] == 1}
    assert len([1 for _, bot in won if bot == "sensible"]) == report.entries[0].overall.wins


def test_the_command_saves(tmp_path: Path) -> None:
    path = tmp_path / "two.parquet"
    run = ["simulate", ROULETTE, "--bots", "random", "--games", "2", "--seats", "2", "--jobs", "1", "--save", str(path)]
    assert CliRunner().invoke(app, run).exit_code == 0
    assert parquet.read_table(path).num_rows > 20
    assert croupier.games()
