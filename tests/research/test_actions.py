"""Action numbers: fixed for a version of the rules, one for each answer, and named in words."""

from __future__ import annotations

import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules

import pytest

import croupier
from croupier import BadTable
from croupier.research import actions
from croupier.table import seeded

GOLDEN = {
    "russian-roulette": {
        2: {
            2: (41, "37199ec0ac72"),
            3: (44, "42bdc96cc4d6"),
            4: (47, "68f242765045"),
            5: (50, "d7b2982ec0da"),
            6: (53, "bc9866011d85"),
        },
    },
    "total-rickall": {
        1: {
            2: (143, "a4375e58ba8f"),
            3: (145, "14344fe96420"),
            4: (147, "acd410418dfe"),
            5: (149, "e19cd0a7211e"),
        },
    },
    "hundred-days": {
        2: {
            2: (777, "f6921ae7e36d"),
            3: (778, "81fa603a7eee"),
            4: (779, "01e6b1fe3b50"),
        },
    },
    "smile-life": {
        4: {
            2: (1392, "2f1cb49910c4"),
            3: (1395, "803a3e20e92e"),
            4: (1398, "9f22ef6c7342"),
            5: (1401, "afc211037df9"),
            6: (1404, "b49edff17cfc"),
        },
    },
}
"""How many answers each game has with each number of seats, and the beginning of the hash of their keys in order. Raise
the version of the rules when they change.
"""

GAMES = list(croupier.games())
every_game = pytest.mark.parametrize("game", GAMES)


def seats_of(game: str) -> range:
    least, most = croupier.games()[game].seats
    return range(least, most + 1)


@every_game
def test_numbers_are_the_same_for_one_version_of_the_rules(game: str) -> None:
    info = croupier.games()[game]
    for _, name, _ in iter_modules(import_module(info.package).__path__):
        import_module(f"{info.package}.{name}")
    found = {
        seats: (actions(game, seats=seats).n, actions(game, seats=seats).digest()[:12]) for seats in seats_of(game)
    }
    assert {info.version: found} == GOLDEN[game]


def test_numbers_are_the_same_in_another_process() -> None:
    said = "from croupier.research import actions; print(actions('smile-life', seats=4).digest())"
    done = subprocess.run([sys.executable, "-c", said], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == actions("smile-life", seats=4).digest()


@every_game
def test_number_and_key_lead_to_each_other(game: str) -> None:
    known = actions(game, seats=seats_of(game)[0])
    assert [known.number(known.key(number)) for number in range(known.n)] == list(range(known.n))


@every_game
def test_the_mask_has_just_what_is_on_offer(game: str) -> None:
    seats = seats_of(game)[-1]
    known = actions(game, seats=seats)
    table = croupier.open_table(game, seats, seed=5)
    for _ in range(50):
        for seat in range(seats):
            mask = known.mask(table, seat)
            decision = table.pending.get(seat)
            keys = set() if decision is None else {option.key for option in decision.options}
            assert {known.key(number) for number in range(known.n) if mask[number]} == keys
            assert len(mask) == known.n
            assert known.legal_actions(table, seat) == [number for number in range(known.n) if mask[number]]
        table.play_out(seeded(table.answer_count), 1)
        if table.over:
            break


def test_keys_of_seats_that_are_not_there_have_no_number() -> None:
    two, six = (actions("russian-roulette", seats=seats) for seats in (2, 6))
    assert six.key(six.number("accuse:5")) == "accuse:5"
    with pytest.raises(ValueError, match="with 2 seats has no answer 'accuse:5'"):
        two.number("accuse:5")
    with pytest.raises(ValueError, match=f"has actions 0 to {two.n - 1}, not {two.n}"):
        two.key(two.n)


def test_the_numbers_have_words() -> None:
    known = actions("russian-roulette", seats=4)
    table = croupier.open_table("russian-roulette", 4, seed=1)
    said = {known.key(number): known.words(table, 0, number) for number in known.legal_actions(table, 0)}
    assert said["pocket:click"] == "A CLICK: you play fair"
    assert known.words(table, 0, known.number("pocket:click"), "fr") == "Un CLIC\xa0: vous jouez franc jeu"


def test_options_of_the_table_are_checked() -> None:
    assert actions("total-rickall", seats=4, mode="advanced").options["mode"] == "advanced"
    with pytest.raises(BadTable, match="has no option 'colour'"):
        actions("total-rickall", seats=4, colour="red")
    with pytest.raises(BadTable, match="is for 2 to 5 seats, not 9"):
        actions("total-rickall", seats=9)
    with pytest.raises(BadTable, match="there is no game 'poker'"):
        actions("poker", seats=2)
