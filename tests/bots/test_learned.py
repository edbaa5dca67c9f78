"""The learned player: available when its weights and numpy are installed, it only gives legal answers, sees only its
own seat's side, and hands tables that it was not trained for to the sensible player.
"""

import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import croupier
from croupier import BadTable, bots
from croupier.bots.learned import Learned, maker
from croupier.bots.network import About, Network, Trained, Vocabulary, load
from croupier.bots.words import Eyes, Words
from croupier.lab.gradient import fresh
from croupier.table import Chair, Option, Table, seeded
from croupier.table.view import PlainView

GAMES = sorted(croupier.games())
SHIPPED = [game for game in GAMES if (files("croupier.bots") / "weights" / f"{game}.npz").is_file()]
ROULETTE = "russian-roulette"
ENDS = [(game, seats) for game in GAMES for seats in croupier.games()[game].seats]
WORDS = [("always",), ("phase", "bet"), ("public", "round", "#")]


def about(game: str, seats: list[int], asks: str = "", **options: int | bool | str) -> About:
    return {
        "game": game,
        "version": croupier.games()[game].version,
        "seats": seats,
        "options": {name: [value] for name, value in options.items()},
        "asks": asks,
        "temperature": 1.0,
        "training": {},
    }


def untrained(what: About) -> Trained:
    """Return an untrained network with a vocabulary of a few words."""
    network = Network(fresh(len(WORDS), 2, np.random.default_rng(1)))
    return Trained(network, Vocabulary(WORDS), Vocabulary([("aside",), ("place", "bet", 0)]), what)


def positions(game: str, seats: int, seed: int, answers: int, **options: object) -> Iterator[Table]:
    """Play a game at random, question by question."""
    table = croupier.open_table(game, seats, seed, options)
    luck = seeded(seed)
    for _ in range(answers):
        if table.over:
            return
        yield table
        asked = list(table.pending)
        seat = asked[luck.below(len(asked))]
        choices = table.pending[seat].options
        table.answer(seat, choices[luck.below(len(choices))])


def words(table: Table, seat: int) -> tuple[Words, list[Words]]:
    """Return what a seat sees and may answer."""
    eyes = Eyes(table.info.name)
    position = eyes.look(Chair(table, seat), cast(PlainView, table.view(seat)))
    return position, eyes.options(table.pending[seat].options)


@pytest.mark.parametrize("asks", ["", "sensible-1"])
@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_it_chooses_what_is_on_offer(game: str, seats: int, asks: str) -> None:
    knowledge = untrained(about(game, [seats], asks))
    players = [Learned(knowledge, seat) for seat in range(seats)]
    for table in positions(game, seats, 3, 60):
        for seat, decision in table.pending.items():
            assert players[seat].choose(Chair(table, seat)) in decision.options


@pytest.mark.parametrize("game", GAMES)
def test_what_it_sees_does_not_depend_on_what_its_seat_cannot_know(game: str) -> None:
    options = {"mode": "advanced"} if game == "total-rickall" else {}
    for number, table in enumerate(positions(game, 4, 5, 120, **options)):
        if number % 15 == 14:
            for seat in table.pending:
                assert words(table.fork(seat, number), seat) == words(table, seat)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_who_comes_later_sees_the_same(game: str) -> None:
    """Reading event by event gives the same result as reading all events at once."""
    eyes = [Eyes(game) for _ in range(4)]
    for number, table in enumerate(positions(game, 4, 8, 60)):
        for seat in table.pending:
            seen = eyes[seat].look(Chair(table, seat), cast(PlainView, table.view(seat)))
            if number % 20 == 19:
                assert dict(seen) == dict(words(table, seat)[0])


def test_seats_are_counted_from_the_one_that_looks() -> None:
    table = croupier.open_table(ROULETTE, 4, seed=1)
    table.answer(1, "pocket:click")
    seen = [{word for word, _ in words(table, seat)[0] if word[0] in ("player", "count")} for seat in (0, 3)]
    assert seen[0] == seen[1] != set()


class Talker(Learned):
    """A player that prefers asides."""

    def pick(self, question: object) -> int:
        return -1


def test_it_does_not_talk_for_ever() -> None:
    """It raises its hand, says "never mind" (the last answer), and must then lay a card."""
    table = croupier.open_table("total-rickall", 3, 1)
    player = Talker(untrained(about("total-rickall", [3])), 1)
    chosen: list[str] = []
    for _ in range(3):
        option: Option = player.choose(Chair(table, 0))
        chosen.append(option.kind)
        table.answer(0, option)
    assert chosen == ["speak", "never-mind", "lay"]


@pytest.mark.parametrize(
    ("seats", "options"), [(3, {}), (4, {"points": 6})], ids=["another number of seats", "another option"]
)
def test_other_tables_are_left_to_the_sensible_player(seats: int, options: dict[str, object]) -> None:
    knowledge = untrained(about(ROULETTE, [4], points=15))
    learned = [Learned(knowledge, seat) for seat in range(seats)]
    sensible = [bots.make(ROULETTE, "sensible", seat + 1) for seat in range(seats)]
    for table in positions(ROULETTE, seats, 2, 40, **options):
        for seat, decision in table.pending.items():
            if len(decision.options) > 1:
                chair = Chair(table, seat)
                assert learned[seat].choose(chair) == sensible[seat].choose(chair)


def test_what_is_saved_is_read_again(tmp_path: Path) -> None:
    knowledge = untrained(about(ROULETTE, [4]))
    knowledge.save(tmp_path / "weights.npz")
    found = load(tmp_path / "weights.npz")
    assert found.about == knowledge.about
    assert found.position_words.rows == knowledge.position_words.rows
    for name, array in knowledge.network.arrays.items():
        np.testing.assert_allclose(found.network.arrays[name], array, rtol=1e-3, atol=1e-6)
    table = croupier.open_table(ROULETTE, 4, seed=1)
    first, second = (maker(tmp_path / "weights.npz")(7) for _ in range(2))
    assert first.choose(Chair(table, 0)) == second.choose(Chair(table, 0))


@pytest.mark.parametrize("game", SHIPPED)
def test_shipped_weights_are_small_and_for_todays_rules(game: str) -> None:
    weights = files("croupier.bots") / "weights" / f"{game}.npz"
    assert len(weights.read_bytes()) < 1_000_000
    found = load(weights).about
    assert (found["game"], found["version"]) == (game, croupier.games()[game].version)
    assert bots.names(game) == ["random", "sensible", "learned", "strong"]
    assert bots.best(game) == "sensible"


@pytest.mark.parametrize("game", SHIPPED)
def test_a_shipped_choice_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    known = load(files("croupier.bots") / "weights" / f"{game}.npz").about
    options = {name: values[-1] for name, values in known["options"].items()}
    table = list(positions(game, 4, 6, 50, **options))[-1]
    for seat in table.pending:
        chosen = bots.make(game, "learned", 9).choose(Chair(table, seat)).key
        for again in range(3):
            assert bots.make(game, "learned", 9).choose(Chair(table.fork(seat, again), seat)).key == chosen


def test_a_game_that_was_not_learned_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(bots, "_weights", lambda game: tmp_path / f"{game}.npz")
    assert bots.names(ROULETTE) == ["random", "sensible", "strong"]
    with pytest.raises(BadTable, match="no player has learned World Championship Russian Roulette yet"):
        bots.make(ROULETTE, "learned", 1)


def test_without_numpy_it_is_refused_in_words(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / f"{ROULETTE}.npz").touch()
    monkeypatch.setattr(bots, "_weights", lambda game: tmp_path / f"{game}.npz")
    monkeypatch.setitem(sys.modules, "numpy", None)
    monkeypatch.delitem(sys.modules, "croupier.bots.learned")
    monkeypatch.delitem(sys.modules, "croupier.bots.network")
    assert bots.names(ROULETTE) == ["random", "sensible", "strong"]
    with pytest.raises(BadTable, match=r"the player 'learned' needs numpy: pip install 'croupier\[learned\]'"):
        bots.make(ROULETTE, "learned", 1)


def test_the_yardstick_is_a_sensible_player_that_is_on_no_list() -> None:
    assert bots.YARDSTICK == "sensible-1"
    assert bots.YARDSTICK not in bots.names(ROULETTE)
    assert type(bots.make(ROULETTE, bots.YARDSTICK, 1)) is type(bots.make(ROULETTE, "sensible", 1))
