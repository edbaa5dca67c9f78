"""Levels and tempers: human-like slips, tempers that only decide between options of similar value, and remarks about
what everyone has seen.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from importlib import import_module
from types import SimpleNamespace
from typing import Any, cast

import pytest

import croupier
from croupier import BadTable, bots
from croupier.bots.aloud import reason_aloud, shows
from croupier.bots.opponents import LEVELS, TEMPERS, Level, Manner, Opponent
from croupier.bots.remarks import farewell, greeting, luck_of, remark
from croupier.lab import playout
from croupier.table import Chair, Decision, Event, Json, Option, Player, seeded
from croupier.text import LANGUAGES, Remark, Teller, Words
from tests.bots.common import SETTINGS, chooses_the_same_in_every_world, real_choices

GAMES = list(croupier.games())
NAMES = [f"{level}+{temper}" if temper else level for level in LEVELS for temper in ("", *TEMPERS)]
DEAL = "0123456789abcdef" * 4


@pytest.fixture(autouse=True)
def masters_are_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Masters consider a few worlds without a time limit, so that the same seed gives the same choice."""
    monkeypatch.setitem(LEVELS, "master", LEVELS["master"]._replace(players=("strong-1",)))


# The names.


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_all_levels(game: str) -> None:
    assert bots.levels(game) == ["learner", "friend", "sharp", "master"]
    assert bots.usual(game) == "friend"
    assert all(bots.plays(game, name) for name in NAMES)


@pytest.mark.parametrize("name", ["random", "sensible", "sensible+bold"])
def test_old_names_stay(name: str) -> None:
    assert bots.plays("hundred-days", name)
    assert callable(bots.make("hundred-days", name, 1).choose)


@pytest.mark.parametrize("name", ["genius", "friend+sour", "friend+", "random+bold", "sensible-1", "+bold"])
def test_what_no_table_offers(name: str) -> None:
    assert not bots.plays("smile-life", name)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("friend+sour", "no temper 'sour'; the tempers are bold, careful, grudging, joker"),
        ("random+bold", r"no player called 'random\+bold'"),
        ("genius", "no player called 'genius'.*sensible.*, learner, friend, sharp, master"),
    ],
)
def test_an_unknown_level_or_temper_is_refused_in_words(name: str, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        bots.make("smile-life", name, 1)


# Whole games.


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_all_levels_and_tempers_finish_a_game_together(game: str, options: dict[str, object]) -> None:
    """All but masters, which would think too long; ``test_strong`` checks that ``strong`` finishes games."""
    quick = [name for name in NAMES if not name.startswith("master")]
    for first in range(0, len(quick), 3):
        names = quick[first : first + 3]
        table = croupier.open_table(game, len(names), first, options)
        playout(table, [bots.make(game, name, first) for name in names], seeded(first))
        assert table.over


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_choice_is_the_same_in_every_world_that_agrees_with_what_the_seat_knows(
    game: str, options: dict[str, object]
) -> None:
    table = croupier.open_table(game, 4, 12, options)
    compared = 0
    for step, seat in real_choices(table, [bots.make(game, "friend+joker", seat) for seat in range(4)], 12, 160, 4):
        chooses_the_same_in_every_world(table, seat, partial(bots.make, game, NAMES[compared % len(NAMES)], step))
        compared += 1
    assert compared >= 10


# One choice.

STAY = Option("stay")
LOW, MIDDLE, HIGH, FOLLY = [Option("bet", word, value) for value, word in enumerate(["low", "middle", "high", "folly"])]
ASIDE = Option("speak", aside=True)
DECISION = Decision("bet", "", (STAY, LOW, MIDDLE, HIGH, FOLLY, ASIDE))
MANNER = cast(
    Manner,
    SimpleNamespace(
        CLOSE=0.1,
        BLUR=0.1,
        QUIET=("stay",),
        HARMS=("robbed",),
        MISHAPS=("fell",),
        FEATS=("won",),
        boldness=lambda option: float(option.value),
        target=lambda option, view: option.value,
    ),
)


class Thinker:
    """Chooses the best of the options it has weighed."""

    def __init__(self, **weighed: float) -> None:
        self.weighed = [(value, option) for word, value in weighed.items() if (option := DECISION.find(f"bet:{word}"))]

    def choose(self, chair: Chair) -> Option:
        return max(self.weighed, key=lambda each: each[0])[1]


class Seat:
    """The chair of seat 3, which is asked to bet."""

    decision = DECISION
    seat = 3

    def __init__(self, *happened: tuple[str, int, int]) -> None:
        self.happened = happened

    def view(self) -> Json:
        return {}

    def events(self, since: int = 0) -> list[dict[str, Any]]:
        told = enumerate(self.happened, 1)
        return [{"n": n, "event": name, "seat": by, "target": to} for n, (name, by, to) in told if n > since]


def opponent(level: Level, temper: str, thinker: Player, seed: int = 1, judge: Player | None = None) -> Opponent:
    return Opponent(thinker, judge or thinker, MANNER, level, temper, seed)


def chosen(level: Level, temper: str, thinker: Player, seat: Seat | None = None) -> Counter[str]:
    """Count how often each option is chosen."""
    chair = cast(Chair, seat or Seat())
    return Counter(opponent(level, temper, thinker, seed).choose(chair).key for seed in range(400))


FLAWLESS = Level(())


@pytest.mark.parametrize(("temper", "choice"), [("", "bet:middle"), ("bold", "bet:high"), ("careful", "bet:low")])
def test_a_temper_leans_among_what_is_about_as_good(temper: str, choice: str) -> None:
    """The boldest option is much worse than the others, so no temper takes it."""
    thinker = Thinker(low=0.42, middle=0.5, high=0.45, folly=0.2)
    assert chosen(FLAWLESS, temper, thinker) == {choice: 400}


def test_a_joker_takes_any_of_what_is_about_as_good() -> None:
    jokes = chosen(FLAWLESS, "joker", Thinker(low=0.42, middle=0.5, high=0.45, folly=0.2))
    assert set(jokes) == {"bet:low", "bet:middle", "bet:high"}
    assert min(jokes.values()) > 90


def test_a_grudge_is_for_the_last_player_who_did_harm() -> None:
    """Here bets harm seats 0, 1 and 2."""
    thinker = Thinker(low=0.5, middle=0.45, high=0.43)
    harmed = ("robbed", 2, 3), ("robbed", 1, 3), ("robbed", 2, 0), ("thanked", 2, 3), ("robbed", 3, 3)
    assert chosen(FLAWLESS, "grudging", thinker, Seat()) == {"bet:low": 400}
    assert chosen(FLAWLESS, "grudging", thinker, Seat(*harmed)) == {"bet:middle": 400}
    assert chosen(FLAWLESS, "grudging", thinker, Seat(*harmed[:1])) == {"bet:high": 400}


class Silent:
    """Weighs no options."""

    def choose(self, chair: Chair) -> Option:
        return MIDDLE


def test_where_a_player_does_not_weigh_the_sensible_player_does() -> None:
    """Options weighed by the sensible player must be twice as close; the player's own choice counts, whatever the other
    thinks.
    """
    seat = cast(Chair, Seat())
    near, far = Thinker(middle=0.5, high=0.46), Thinker(middle=0.5, high=0.44)
    assert opponent(FLAWLESS, "bold", Silent(), judge=near).choose(seat) is HIGH
    assert opponent(FLAWLESS, "bold", Silent(), judge=far).choose(seat) is MIDDLE
    assert opponent(FLAWLESS, "bold", Silent(), judge=Thinker(middle=0.1, high=0.9)).choose(seat) is MIDDLE


def test_closer_options_are_taken_for_one_another_more_often() -> None:
    slips = chosen(Level((), haste=1.0), "", Thinker(low=0.3, middle=0.5, high=0.45))
    assert slips["bet:middle"] > slips["bet:high"] > slips["bet:low"] > 0
    rash = chosen(Level((), haste=5.0), "", Thinker(low=0.3, middle=0.5, high=0.45))
    assert rash["bet:middle"] < slips["bet:middle"]


def test_who_forgets_does_nothing() -> None:
    assert chosen(Level((), forgets=1.0), "", Thinker(low=0.3, middle=0.5)) == {"stay": 400}
    some = chosen(Level((), forgets=0.25), "", Thinker(low=0.3, middle=0.5))
    assert some["stay"] == pytest.approx(100, abs=35)
    assert some["bet:middle"] == 400 - some["stay"]


def test_who_forgets_where_something_must_be_done_does_something_else() -> None:
    class Pressed(Seat):
        decision = Decision("bet", "", (LOW, MIDDLE, HIGH, ASIDE))

    slips = chosen(Level((), forgets=1.0), "", Silent(), Pressed())
    assert set(slips) == {"bet:low", "bet:high"}


def test_no_slip_ends_a_game_of_rickall() -> None:
    """TR-8.2: voting for the end is not an oversight; a forgetful player does not vote for it."""
    table = croupier.open_table("total-rickall", 4, 3)
    table.answer(0, "speak")
    table.answer(0, "declare")
    voter = next(iter(table.pending))
    decision = table.pending[voter]
    assert {option.kind for option in decision.options} == {"agree", "disagree"}
    seat = Seat()
    seat.decision, seat.seat = decision, voter
    for wanted in ("agree", "disagree"):
        thinker = Thinker()
        thinker.weighed = [(1.0, option) for option in decision.options if option.kind == wanted]
        forgetful = Opponent(thinker, thinker, bots.manner("total-rickall"), Level((), forgets=1.0), "", 1)
        assert forgetful.choose(cast(Chair, seat)).kind == "disagree"


def test_the_better_levels_make_no_slips() -> None:
    for name in ("sharp", "master"):
        assert (LEVELS[name].forgets, LEVELS[name].haste) == (0, 0)
    assert LEVELS["learner"].forgets > LEVELS["friend"].forgets > 0
    assert LEVELS["learner"].haste > LEVELS["friend"].haste > 0


# What games declare.


@pytest.mark.parametrize("game", GAMES)
def test_a_manner_names_what_happens_in_its_game(game: str) -> None:
    manner = bots.manner(game)
    package = croupier.games()[game].package
    options = import_module(f"{package}.options")
    told = {each.name: each for each in vars(options).values() if isinstance(each, Event)}
    for name in manner.HARMS:
        assert {"seat", "target"} <= set(told[name].fields), name
    for name in (*manner.MISHAPS, *manner.FEATS):
        assert "seat" in told[name].fields, name
    assert 0 < manner.CLOSE <= manner.BLUR


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_tempers_are_felt_in_every_game(game: str, options: dict[str, object]) -> None:
    """Asked the same questions, a bold player answers some of them more boldly than a careful one, and none less boldly."""
    manner, differ = bots.manner(game), 0
    for deal in range(4):
        table = croupier.open_table(game, 4, deal, options)
        for step in range(250):
            if table.over or differ > 3:
                break
            seat = next(iter(table.pending))
            chair = Chair(table, seat)
            bold, careful = [
                bots.make(game, f"sensible+{temper}", step).choose(chair) for temper in ("bold", "careful")
            ]
            assert manner.boldness(bold) >= manner.boldness(careful)
            differ += manner.boldness(bold) > manner.boldness(careful)
            table.answer(seat, careful)
    assert differ > 3


# What is said.


def remarks(event: Json, **tempers: str) -> Counter[tuple[int, str]]:
    """Count the remarks on an event at many moments; ``seat0="bold"`` makes seat 0 a bot."""
    speakers = {int(seat.removeprefix("seat")): temper for seat, temper in tempers.items()}
    said = (remark(MANNER, event, speakers, luck_of(DEAL, number)) for number in range(2000))
    return Counter((each.seat, each.phrase) for each in said if each is not None)


def test_the_one_who_is_harmed_says_so() -> None:
    event: Json = {"event": "robbed", "seat": 1, "target": 0}
    assert set(remarks(event, seat0="", seat1="", seat2="")) == {(0, "ouch")}
    assert set(remarks(event, seat0="grudging", seat1="")) == {(0, "revenge")}
    assert remarks(event, seat1="") == {}
    assert remarks({"event": "robbed", "seat": 0, "target": 0}, seat0="") == {}


def test_a_joker_talks_more_than_a_careful_player() -> None:
    event: Json = {"event": "fell", "seat": 0}
    often = [remarks(event, seat0=temper)[0, "oops"] for temper in ("careful", "", "bold", "joker")]
    assert often == sorted(often)
    assert 200 < often[0] < often[-1] < 1800


def test_feats_of_others_are_praised_now_and_then() -> None:
    said = remarks({"event": "won", "seat": 0}, seat0="joker", seat1="")
    assert set(said) == {(1, "bravo")}
    assert 100 < said[1, "bravo"] < 400


def test_bots_greet_and_congratulate() -> None:
    hello = greeting({2: "bold"}, luck_of(DEAL, 0))
    assert hello == (2, "hello")
    assert greeting({}, luck_of(DEAL, 0)) is None
    assert farewell([0], [0, 3], luck_of(DEAL, 9)) == (3, "well-played")
    assert farewell([3], [3], luck_of(DEAL, 9)) == (3, "thanks")
    assert farewell([0], [], luck_of(DEAL, 9)) is None


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_a_learner_explains_only_what_all_can_know(game: str, options: dict[str, object]) -> None:
    """The reason for a move stays the same when everything hidden from spectators is re-dealt, and has words in all
    languages.
    """
    words = [Words(croupier.games()[game], language) for language in LANGUAGES]
    told = 0
    for deal in range(6):
        table = croupier.open_table(game, 4, deal, options)
        players = [bots.make(game, "learner", seat) for seat in range(4)]
        for _ in range(250):
            if table.over or told > 4:
                break
            seat = next(iter(table.pending))
            option = players[seat].choose(Chair(table, seat))
            reason = reason_aloud(table, seat, option) if len(table.pending[seat].options) > 1 else None
            if reason is not None:
                assert reason.slug in bots.manner(game).ALOUD
                assert reason_aloud(table.fork(None, 7), seat, option) == reason
                sentences = {Teller.at(each, table.view(None)).remark("aloud", reason) for each in words}
                assert len(sentences) == len(words)
                assert all(each[-1] == "." and "{" not in each for each in sentences)
                told += 1
            table.answer(seat, option)
    assert told > 4


class Gossip(Silent):
    """Gives its hand away as the reason for everything it does."""

    def reason(self, chair: Chair, option: Option) -> Remark:
        zones = cast(list[dict[str, Any]], chair.view()["zones"])
        return Remark(
            "accuse", {"cards": next(zone["cards"] for zone in zones if zone["name"] == f"hand:{chair.seat}")}
        )


def test_a_reason_that_tells_a_secret_is_not_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make", lambda game, level, seed: Gossip())
    table = croupier.open_table("russian-roulette", 4, 3)
    assert all(reason_aloud(table, seat, asked.options[0]) is None for seat, asked in table.pending.items())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_said_aloud_has_words(game: str) -> None:
    for language in LANGUAGES:
        for slug in bots.manner(game).ALOUD:
            assert Words(croupier.games()[game], language).arguments(f"aloud-{slug}") is not None


def test_a_move_is_explained_once_an_event_shows_it() -> None:
    assert shows({"event": "accused", "seat": 1, "target": 2}, 1, "accuse:2")
    assert shows({"event": "played", "seat": 1, "card": "peek"}, 1, "play:peek")
    assert not shows({"event": "accused", "seat": 1, "target": 2}, 1, "accuse:3")
    assert not shows({"event": "accused", "seat": 0, "target": 2}, 1, "accuse:2")
    assert not shows({"event": "passed", "seat": 1}, 1, "pass")
