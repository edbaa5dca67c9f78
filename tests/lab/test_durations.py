"""How long games take: the components of people's time, and that every table of the catalogue has been measured."""

from __future__ import annotations

import tomllib

import pytest

import croupier
from croupier.lab.durations import BOT, CHOICE, EVENT, PASS, Stopwatch, known, measure, tables, time_one, written
from croupier.shelf.durations import Duration, durations
from croupier.table import Decision, GameInfo, Option

GAMES = croupier.games().values()
LOOK = Decision("look", "X-1", (Option("look", "a"), Option("pass", waits=True)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_table_of_the_catalogue_is_measured(game: GameInfo) -> None:
    measured = [(each.seats, each.options) for each in durations(game)]
    assert measured == list(tables(game)), "run `make durations`"
    assert all(0 < each.alone <= each.minutes for each in durations(game))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_first_game_is_short_and_can_be_dealt(game: GameInfo) -> None:
    seats = game.usual_seats()
    chosen = game.check_options(game.first, seats)
    usual = {option.name: option.default for option in game.options}
    alone = {
        name: next(
            each.alone
            for each in durations(game)
            if each.seats == seats and all(options[paced] == each.options[paced] for paced in each.options)
        )
        for name, options in (("first", chosen), ("usual", usual))
    }
    assert alone["first"] <= min(alone["usual"], 20)


def test_people_who_are_asked_together_think_together() -> None:
    watch = Stopwatch()
    watch.answer(0, LOOK, LOOK.options[1], held=True)
    watch.answer(1, LOOK, LOOK.options[0], held=False)
    watch.answer(1, LOOK, LOOK.options[1], held=False)
    assert watch.stop(events=2) == (CHOICE + PASS + 2 * EVENT, PASS + BOT + 2 * EVENT)


def test_a_game_takes_longer_among_people_than_among_bots_and_the_same_every_time() -> None:
    together, alone = time_one("russian-roulette", 3, {"points": 5}, 7)
    assert together > alone > 0
    assert time_one("russian-roulette", 3, {"points": 5}, 7) == (together, alone)


def test_games_are_played_until_their_mean_is_known() -> None:
    minutes = [60.0 * each for each in (10, 12)]
    assert not known(minutes * 2)
    assert known(minutes * 5)
    assert not known([600.0, 1200.0] * 20)


def test_what_is_written_is_read_again() -> None:
    measured = [measure("russian-roulette", 2, {"points": 2}, fewest=1, most=1), Duration(2, {"deck": "1/2"}, 5, 3)]
    read = tomllib.loads(written(measured))["durations"]
    assert [Duration(**each) for each in read] == measured
