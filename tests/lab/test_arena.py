"""The arena: fair, decided early but not too early, and the same with any number of workers."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from croupier import BadTable
from croupier.cli import app
from croupier.lab import Arena, arena, arena_page, ratings
from croupier.lab.arena import meetings, settings
from croupier.lab.sequential import anytime
from croupier.lab.standings import Meeting, Round, Setting, Standing, fixed
from croupier.lab.timing import Times
from croupier.table import Json
from tests.lab.players import Witness

ROULETTE = "russian-roulette"
LAST = "tests.lab.players:Last"
THREE = Setting(3, ())


def played(workers: int = 1, **more: object) -> Arena:
    return arena(ROULETTE, ["random", LAST], seats=[2], games=20, seed=5, workers=workers, **more)  # type: ignore[arg-type]


def without_times(found: Arena) -> Json:
    results = found.to_json(ratings(found))
    del results["times"], results["speed"]
    return results


@pytest.fixture(scope="module")
def alone() -> Arena:
    return played()


def test_the_number_of_workers_changes_nothing(alone: Arena) -> None:
    assert without_times(played(workers=2)) == without_times(alone)


def test_every_deal_is_played_from_every_seat() -> None:
    Witness.sat.clear()
    arena(ROULETTE, ["random", "tests.lab.players:Witness"], seats=[3], games=15, against="random")
    deals = {deal for deal, _ in Witness.sat}
    assert len(deals) == 5
    assert Witness.sat == {(deal, seat) for deal in deals for seat in range(3)}


def test_another_seed_plays_other_games(alone: Arena) -> None:
    other = arena(ROULETTE, ["random", LAST], seats=[2], games=20, seed=6)
    assert [each.rounds for each in other.standings] != [each.rounds for each in alone.standings]


def test_the_moves_of_each_bot_are_timed(alone: Arena) -> None:
    for times in alone.times.values():
        assert times.moves > 100
        assert 0 < times.within(0.5) <= times.within(0.99) <= times.longest
        assert 0 < times.mean <= times.longest


def test_every_bot_meets_every_other() -> None:
    found = meetings(["a", "b", "c"], [THREE])
    assert [(each.bot, each.rival, each.lineup) for each in found[:2]] == [
        ("a", "b", ("a", "b", "b")),
        ("a", "c", ("a", "c", "c")),
    ]
    assert len(found) == 6
    assert {(each.bot, each.rival) for each in meetings(["a", "b", "c"], [THREE], against="b")} == {
        ("a", "b"),
        ("c", "b"),
    }
    even = meetings(["a", "b"], [Setting(4, ())], lineup="2v2")
    assert [each.lineup for each in even] == [("a", "a", "b", "b")]


def test_settings_are_those_that_go_together() -> None:
    found = settings("smile-life", [2, 3], {"expansion": ["basic", "advanced"]})
    assert [(each.seats, dict(each.options)["expansion"]) for each in found] == [
        (2, "basic"),
        (2, "advanced"),
        (3, "basic"),
        (3, "advanced"),
    ]
    assert str(found[1]) == "2 seats, expansion=advanced"


@pytest.mark.parametrize(
    ("names", "lineup", "words"),
    [
        (["a"], None, "two bots or more"),
        (["a", "a"], None, "each once"),
        (["a", "b"], "2v2", "fills 4 seats, not 3"),
        (["a", "b"], "3", "written like 1v3"),
        (["a", "b"], "0v3", "written like 1v3"),
    ],
)
def test_meetings_that_cannot_be_are_refused_in_words(names: list[str], lineup: str | None, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        meetings(names, [THREE], lineup)


@pytest.mark.parametrize(
    "name", ["clever", "tests.lab.players:Nothing", "tests.lab.players:Nobody", "no.such:One", ":"]
)
def test_bots_that_do_not_exist_are_refused_in_words(name: str) -> None:
    with pytest.raises(BadTable, match="player"):
        arena(ROULETTE, ["random", name])


def test_a_bot_that_does_not_know_the_game_is_refused() -> None:
    with pytest.raises(BadTable, match="does not play Smile Life"):
        arena("smile-life", ["random", LAST])


def test_winners_share_a_game_and_a_team_does_not() -> None:
    meeting = Meeting(THREE, "a", "b", 1)
    shared, team = Standing(meeting, True, False), Standing(meeting, True, True)
    for standing in (shared, team):
        standing.add(Round(((0, 1), (0,), (2,)), rivals=2))
        standing.add(Round(((), (), ()), rivals=0))
    assert (shared.share, shared.even_share) == pytest.approx((1.5 / 3 / 2, 1 / 3))
    assert (team.share, team.even_share) == pytest.approx((2 / 3 / 2, 2 / 3 / 2))
    assert shared.by_seat() == [0.25, 0.5, 0.0]
    assert team.verdict is None


def test_a_meeting_ends_when_it_is_decided() -> None:
    found = arena(ROULETTE, ["random", LAST], seats=[2], games=400, seed=5)
    first = found.standings[0]
    assert first.verdict == "better"
    assert first.games < 400
    low, high = first.interval
    assert 0.5 < low < first.share < high <= 1


def test_looking_often_does_not_decide_what_is_even() -> None:
    """Ordinary 95 % intervals would miss the truth at one of these looks in about one of three such series."""
    wrong = 0
    for seed in range(40):
        luck = Random(seed)
        values = [sum(luck.random() < 0.25 for _ in range(4)) / 4 for _ in range(100)]
        looks = [anytime(values[:number]) for number in range(10, 101, 10)]
        wrong += any(not low <= 0.25 <= high for low, high in looks)
    assert wrong <= 2


def test_intervals_narrow_around_the_mean() -> None:
    values = [float(at % 2) for at in range(400)]
    early, late, usual = anytime(values[:40]), anytime(values), fixed(values)
    assert early[0] < late[0] < usual[0] < 0.5 < usual[1] < late[1] < early[1]
    assert anytime([]) == (0.0, 1.0)
    assert anytime([1.0] * 200)[0] > 0.95
    assert anytime([0.0] * 200)[1] < 0.05


def test_ratings_find_known_strengths() -> None:
    """Strengths of 3 to 1 are 191 points apart. Line-ups of one against three do not favour the three."""
    luck = Random(1)
    strength = {"a": 3.0, "b": 1.0}
    standings = [Standing(Meeting(Setting(4, ()), *pair, 1), False, False) for pair in (("a", "b"), ("b", "a"))]
    for standing in standings:
        weights = [strength[bot] for bot in standing.meeting.lineup]
        for _ in range(200):
            standing.add(Round(tuple([(luck.choices(range(4), weights)[0],) for _ in range(4)])))
    found = ratings(
        Arena("g", 1, ("b", "a"), 1, None, 800, False, "win", None, standings, {"a": Times(), "b": Times()}, 1, 1.0)
    )
    assert list(found) == ["a", "b"]
    gap = found["a"].points - found["b"].points
    assert abs(gap - 191) < found["a"].reach + found["b"].reach < 90


def test_the_command_prints_and_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    run = ["arena", ROULETTE, "random", LAST, "--seats", "2", "--games", "10", "--workers", "1", "--budget", "1000"]
    shown = CliRunner().invoke(app, [*run, "--report", str(page), "--json"])
    assert shown.exit_code == 0
    results = json.loads(shown.stdout)
    assert [each["games"] for each in results["meetings"]] == [10]
    written = page.read_text("utf-8")
    for words in ("Ratings", "Meetings", "Time a move", "<svg", "kept", "tests.lab.players:Last"):
        assert words in written
    assert "http" not in written
    assert "<script" not in written


def test_names_of_bots_are_escaped_in_the_page() -> None:
    standing = Standing(Meeting(THREE, "<b>", "&", 1), True, False)
    standing.add(Round(((0,), (0,), (0,))))
    found = Arena(ROULETTE, 1, ("<b>", "&"), 1, None, 5, True, "win", None, [standing], {"<b>": Times()}, 1, 1.0)
    assert "<b>" not in arena_page(found, {})


def test_mistakes_end_with_words_and_code_2() -> None:
    for wrong in (
        ["random"],
        ["random", "clever"],
        ["random", LAST, "--option", "points"],
        ["random", LAST, "--seats", "9"],
    ):
        shown = CliRunner().invoke(app, ["arena", ROULETTE, *wrong])
        assert shown.exit_code == 2
        assert shown.output.strip()


def test_a_simulation_writes_a_page(tmp_path: Path) -> None:
    page = tmp_path / "simulation.html"
    run = ["simulate", ROULETTE, "--bots", "random", "--games", "20", "--jobs", "1", "--report", str(page), "--json"]
    shown = CliRunner().invoke(app, run)
    assert shown.exit_code == 0
    figures = json.loads(shown.stdout)
    assert sum(each["games"] for each in figures["worth"]) > 100
    assert {each["card"] for each in figures["worth"]} <= set(figures["cards"])
    assert all(each["wins"] <= each["games"] <= 80 for each in figures["worth"])
    written = page.read_text("utf-8")
    for words in ("Length in decisions", "Seats", "Scores", "What cards are worth", "<svg"):
        assert words in written
