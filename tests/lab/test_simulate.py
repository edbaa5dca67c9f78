"""Simulations: the same with any number of processes, and every game counted once."""

import json

import pytest

from croupier import BadTable, CroupierError, open_table
from croupier.bots import Random
from croupier.lab import Report, playout, simulate
from croupier.table import Chair, Option, Player, seeded

ROULETTE = "russian-roulette"
MIXED = ["sensible", "random", "random"]


def without_speed(report: Report) -> str:
    figures = report.to_json()
    del figures["speed"]
    return json.dumps(figures)


def test_the_number_of_processes_changes_nothing() -> None:
    reports = [simulate(ROULETTE, 45, bots=MIXED, seed=8, jobs=jobs) for jobs in (1, 2, 3)]
    assert len({without_speed(report) for report in reports}) == 1


def test_another_seed_plays_other_games() -> None:
    assert without_speed(simulate(ROULETTE, 20, seed=1)) != without_speed(simulate(ROULETTE, 20, seed=2))


def test_more_games_begin_with_the_same_games() -> None:
    short = simulate(ROULETTE, 1, seed=5)
    assert short.decisions.least in simulate(ROULETTE, 30, seed=5).tally.decisions


@pytest.mark.parametrize("rotate", [True, False])
def test_the_report_adds_up(rotate: bool) -> None:
    report = simulate(ROULETTE, 90, bots=MIXED, seed=3, rotate=rotate)
    assert report.games == 90
    assert sum(report.endings.values()) == 90
    assert [entry.overall.games for entry in report.entries] == [90, 90, 90]
    assert sum(entry.overall.wins for entry in report.entries) + report.nobody == 90
    assert sum(share.wins for share in report.by_seat) + report.nobody == 90
    assert [share.games for share in report.by_seat] == [90, 90, 90]
    for entry in report.entries:
        assert sum(share.games for share in entry.by_seat.values()) == entry.overall.games
        assert sum(share.wins for share in entry.by_seat.values()) == entry.overall.wins
    assert report.decisions.least <= report.decisions.median <= report.decisions.most
    assert report.rounds is not None
    assert report.rounds.least >= 1


def test_rotation_seats_every_bot_everywhere() -> None:
    report = simulate(ROULETTE, 30, bots=MIXED, seed=3)
    assert [{seat: share.games for seat, share in entry.by_seat.items()} for entry in report.entries] == [
        {0: 10, 1: 10, 2: 10}
    ] * 3


def test_fixed_bots_keep_their_seats() -> None:
    report = simulate(ROULETTE, 30, bots=MIXED, seed=3, rotate=False)
    assert [list(entry.by_seat) for entry in report.entries] == [[0], [1], [2]]


def test_progress_is_told_of_every_game() -> None:
    told: list[int] = []
    simulate(ROULETTE, 35, seed=1, progress=told.append)
    assert sum(told) == 35


def test_options_of_the_table_are_played() -> None:
    short = simulate(ROULETTE, 20, seed=1, options={"points": 1})
    assert short.options["points"] == 1
    assert short.rounds is not None
    assert short.rounds.median <= 2


def test_one_level_fills_the_table() -> None:
    assert simulate(ROULETTE, 2, seats=6, bots=["random"]).bots == ("random",) * 6


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({"bots": ["random", "random"], "seats": 4}, "2 bots .* cannot fill 4 seats"),
        ({"bots": ["random"] * 5, "seats": 4}, "5 bots .* cannot fill 4 seats"),
        ({"bots": ["random"] * 7}, "2 to 6 seats, not 7"),
        ({"bots": ["clever"]}, "no player called 'clever'"),
        ({"bots": []}, "needs bots"),
        ({"options": {"pints": 1}}, "no option 'pints'"),
        ({"jobs": 0}, "at least one process"),
        ({"games": 0}, "at least one game"),
    ],
)
def test_wishes_that_cannot_be_are_refused_in_words(wrong: dict[str, object], words: str) -> None:
    wish: dict[str, object] = {"game": ROULETTE, "games": 1, **wrong}
    with pytest.raises(BadTable, match=words):
        simulate(**wish)  # type: ignore[arg-type]  # wrong on purpose


def test_a_game_that_goes_round_in_circles_is_given_up() -> None:
    table = open_table(ROULETTE, 2, seed=1)
    with pytest.raises(CroupierError, match="not over after 10 decisions"):
        playout(table, [Random(1), Random(2)], seeded(1), most=10)


class Bystander:
    """Counts how often it is asked."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, chair: Chair) -> Option:
        self.asked += 1
        assert len(chair.decision.options) > 1
        return chair.decision.options[-1]


def test_players_are_not_asked_about_a_single_option() -> None:
    table = open_table(ROULETTE, 3, seed=1)
    players: list[Player] = [Bystander(), Bystander(), Random(1)]
    decisions = playout(table, players, seeded(1))
    assert table.over
    assert 0 < sum(player.asked for player in players if isinstance(player, Bystander)) < decisions
