"""The sensible player of roulette: it wins, only gives legal answers, and knows what each card is for."""

from collections import Counter
from collections.abc import Mapping

import pytest

import croupier
from croupier import bots
from croupier.lab import playout, simulate
from croupier.table import Chair, Table, seeded
from tests.bots.common import only_chooses_what_is_on_offer

ROULETTE = "russian-roulette"


def choice(table: Table, seat: int = 0, seed: int = 1) -> str:
    return bots.make(ROULETTE, "sensible", seed).choose(Chair(table, seat)).key


def scene(phase: str, *people: Mapping[str, object], **more: object) -> Table:
    return croupier.open_position(ROULETTE, {"phase": phase, "players": list(people), **more}, seed=1)


def choices(table: Table, seat: int = 0, times: int = 40) -> Counter[str]:
    return Counter([choice(table, seat, seed) for seed in range(times)])


@pytest.mark.parametrize("seats", [2, 6])
def test_it_beats_random_players(seats: int) -> None:
    report = simulate(ROULETTE, 60, bots=["sensible"] + ["random"] * (seats - 1), seed=1)
    assert report.entries[0].overall.interval[0] > 0.6


def test_it_beats_random_players_from_every_seat() -> None:
    report = simulate(ROULETTE, 100, bots=["sensible", "random", "random", "random"], seed=4)
    assert report.entries[0].overall.interval[0] > 0.7
    for seat, share in report.entries[0].by_seat.items():
        assert share.games == 25, seat
        assert share.interval[0] > 0.5, seat


def test_sensible_players_come_to_an_end_among_themselves() -> None:
    report = simulate(ROULETTE, 15, seats=4, bots=["sensible"], seed=2)
    assert report.rounds is not None
    assert report.rounds.most < 40


@pytest.mark.parametrize("bullets", [(1, 1), (4, 5), (7, 7)])
def test_a_tie_does_not_last_for_ever(bullets: tuple[int, int]) -> None:
    """A player who dies in a tie loses, so with dangerous guns both would rather bet 0 and wait."""
    for seed in range(5):
        tied = [{"points": 15, "bullets": loaded, "hand": []} for loaded in bullets]
        table = croupier.open_position(ROULETTE, {"phase": "pocket", "players": tied}, seed)
        playout(table, [bots.make(ROULETTE, "sensible", seat + 2 * seed) for seat in range(2)], seeded(seed), most=1000)
        assert table.over


@pytest.mark.parametrize("options", [{"peek": "chosen", "show_off": True, "points": 6}, {"points": 40, "aim": "may"}])
@pytest.mark.parametrize("seed", range(5))
def test_it_only_chooses_what_is_on_offer(options: dict[str, object], seed: int) -> None:
    only_chooses_what_is_on_offer(croupier.open_table(ROULETTE, 2 + seed, seed, options), seed)


def test_it_cheats_now_and_then_but_not_always() -> None:
    pocketed = choices(croupier.open_table(ROULETTE, 4, seed=6), times=200)
    assert 5 < pocketed["pocket:bullet"] < 150


def test_it_bets_moderately_with_an_honest_barrel() -> None:
    table = scene("bet", *[{"pocket": "click"} for _ in range(4)])
    bets = choices(table)
    assert bets["bet:2"] + bets["bet:3"] > 30
    assert not bets["bet:0"]
    assert not bets["bet:5"]


def test_it_bets_high_when_it_has_seen_three_clicks() -> None:
    barrel = ["click", "click", "click", "bullet", "click", "click"]
    seen = {"pocket": "click", "barrel": barrel, "hand": ["peek"]}
    table = scene("bet", seen, *[{"pocket": "click"} for _ in range(3)])
    table.answer(0, choice(table))
    table.answer(0, choice(table))
    assert choices(table)["bet:3"] > 30


def test_it_bets_nothing_when_the_next_card_is_a_bullet() -> None:
    barrel = ["bullet", "click", "click", "click", "click", "click"]
    table = scene(
        "bet", {"pocket": "click", "barrel": barrel, "hand": ["peek"]}, *[{"pocket": "click"} for _ in range(3)]
    )
    assert choice(table) == "play:peek"
    table.answer(0, "play:peek")
    assert choice(table) == "choose:0"
    table.answer(0, "choose:0")
    assert choice(table) == "bet:0"


def test_it_accuses_whom_a_tip_has_exposed() -> None:
    cheat = {"pocket": "bullet", "barrel": ["click"] * 6, "bet": 5}
    honest = {"pocket": "click", "bet": 2}
    table = scene("accusation", {**honest, "hand": ["anonymous-tip"]}, cheat, honest, honest)
    assert choice(table) == "play:anonymous-tip"
    table.answer(0, "play:anonymous-tip")
    assert choice(table) == "choose:1"
    table.answer(0, "choose:1")
    assert choice(table) == "accuse:1"


def test_it_gives_its_bullet_away_when_it_knows_of_it() -> None:
    barrel = ["bullet", "click", "click", "click", "click", "click"]
    honest = {"pocket": "click", "points": 3}
    table = scene("bet", {**honest, "barrel": barrel, "hand": ["peek", "gift"]}, {**honest, "points": 12}, honest)
    for key in ("play:peek", "choose:0", "bet:1"):
        table.answer(0, key)
    table.answer(1, "bet:1")
    table.answer(2, "bet:1")
    while table.pending[0].kind == "accusation":
        for seat in list(table.pending):
            table.answer(seat, "pass")
    assert choice(table) == "play:gift"
    table.answer(0, "play:gift")
    assert choice(table) == "choose:1"


@pytest.mark.rule("RR-A12")
def test_caught_it_bribes_the_judge() -> None:
    cheat = {"pocket": "bullet", "barrel": ["click"] * 6, "bet": 3, "hand": ["bribed-judge"]}
    honest = {"pocket": "click", "bet": 2}
    table = scene("accusation", cheat, honest, honest)
    table.answer(1, "accuse:0")
    table.answer(0, "pass")
    table.answer(2, "pass")
    assert choice(table) == "play:bribed-judge"


@pytest.mark.rule("RR-A09")
def test_it_wets_the_powder_that_would_kill_it() -> None:
    doomed = {
        "pocket": "click",
        "barrel": ["bullet"] + ["click"] * 5,
        "bet": 1,
        "hand": ["wet-powder"],
        "characters": 1,
    }
    other = {"pocket": "click", "barrel": ["click"] * 5 + ["bullet"], "bet": 1}
    doomed_too = {"pocket": "click", "barrel": ["bullet"] + ["click"] * 5, "bet": 1}
    table = scene("trigger", doomed, other, doomed_too)
    while table.pending[0].kind == "volley":
        for seat in list(table.pending):
            table.answer(seat, "pass")
    assert choice(table) == "play:wet-powder"
    table.answer(0, "play:wet-powder")
    assert choice(table) == "choose:0"


def test_it_takes_what_is_free() -> None:
    rich = {"hand": ["duck", "duck"]}
    table = scene("pocket", {"hand": ["light-pockets"]}, {"hand": ["peek"]}, rich)
    assert choice(table) == "play:light-pockets"
    table.answer(0, "play:light-pockets")
    assert choice(table) == "choose:2"


def test_the_last_captain_alive_does_not_show_off() -> None:
    winner = {"pocket": "click", "barrel": ["click"] * 5 + ["bullet"], "bet": 4}
    loser = {"pocket": "bullet", "barrel": ["click"] * 6, "bet": 4, "characters": 1}
    table = croupier.open_position(
        ROULETTE, {"phase": "accusation", "players": [winner, loser], "options": {"show_off": True}}, seed=1
    )
    table.answer(0, "accuse:1")
    while 1 in table.pending:
        table.answer(1, "pass")
    assert table.pending[0].kind == "show-off"
    assert choice(table) == "stop"
