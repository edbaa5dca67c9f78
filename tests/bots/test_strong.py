"""The player that thinks ahead: it only gives legal answers, sees only its own seat's side, and changes its first
choice only for a clear gain.
"""

from collections.abc import Iterator

import pytest

import croupier
from croupier import BadTable, bots
from croupier.bots import strong
from croupier.bots.race import HEATS, Race
from croupier.bots.strong import Budget, Strong, budget_of
from croupier.table import Chair, Decision, ForkChair, Game, Option, Table, seeded

GAMES = sorted(croupier.games())
ENDS = [(game, seats) for game in GAMES for seats in croupier.games()[game].seats]
ROULETTE = "russian-roulette"
ADVANCED = {"total-rickall": {"mode": "advanced"}, "smile-life": {"expansion": "advanced"}}


def questions(game: str, seats: int, seed: int, answers: int, every: int) -> Iterator[tuple[Table, int]]:
    """Return some real choices in a game of sensible players."""
    options = {} if game == "total-rickall" and seats not in (3, 4, 5) else ADVANCED.get(game, {})
    table = croupier.open_table(game, seats, seed, options)
    players = [bots.make(game, bots.SENSIBLE, seat) for seat in range(seats)]
    luck = seeded(seed)
    for number in range(answers):
        if table.over:
            return
        asked = list(table.pending)
        seat = asked[luck.below(len(asked))]
        if number % every == every - 1 and table.pending[seat].answers > 1:
            yield table, seat
        decision = table.pending[seat]
        table.answer(
            seat, decision.options[0] if len(decision.options) == 1 else players[seat].choose(Chair(table, seat))
        )


@pytest.mark.parametrize(("game", "seats"), ENDS)
def test_it_chooses_what_is_on_offer(game: str, seats: int) -> None:
    players = [bots.make(game, "strong-2", seat) for seat in range(seats)]
    for table, seat in questions(game, seats, 3, 70, 5):
        assert players[seat].choose(Chair(table, seat)) in table.pending[seat].options


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(game: str) -> None:
    for table, seat in questions(game, 4, 6, 120, 24):
        chosen = bots.make(game, "strong-4", 9).choose(Chair(table, seat)).key
        for again in range(2):
            assert bots.make(game, "strong-4", 9).choose(Chair(table.fork(seat, again), seat)).key == chosen


@pytest.mark.parametrize("game", GAMES)
def test_thinking_changes_nothing_at_the_table(game: str) -> None:
    for table, seat in questions(game, 4, 8, 60, 20):
        before = table.save(), table.laid_open()
        bots.make(game, "strong-2", 1).choose(Chair(table, seat))
        assert (table.save(), table.laid_open()) == before


# The name states the budget.


@pytest.mark.parametrize(
    ("name", "budget"),
    [("strong", Budget(250.0)), ("strong-30ms", Budget(30.0)), ("strong-64", Budget(None, 64))],
)
def test_its_name_states_its_budget(name: str, budget: Budget) -> None:
    assert budget_of(name) == budget
    player = bots.make(ROULETTE, name, 1)
    assert isinstance(player, Strong)
    assert player.budget == budget


@pytest.mark.parametrize("name", ["strong-", "strong-0", "strong-ms", "strong-5s", "strong-1e9"])
def test_other_names_are_refused_in_words(name: str) -> None:
    with pytest.raises(BadTable, match="strong, strong-30ms or strong-64"):
        bots.make(ROULETTE, name, 1)


def test_the_number_of_worlds_is_kept() -> None:
    table = croupier.open_table(ROULETTE, 4, seed=2)
    player = Strong(ROULETTE, Budget(None, 5), 1)
    player.choose(Chair(table, 0))
    assert player.race is not None
    assert player.race.worlds == 5


def test_a_move_stays_within_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not start what took too long before. Each thought advances the test's clock."""
    now = 0.0
    thoughts = [0.01, 0.03, 0.02]

    def value(thought: strong.Thought, option: Option, world: int) -> float:
        nonlocal now
        now += thoughts[world % 3]
        return 0.5

    monkeypatch.setattr(strong, "process_time", lambda: now)
    monkeypatch.setattr(strong.Thought, "value", value)
    table = croupier.open_table(ROULETTE, 4, seed=2)
    Strong(ROULETTE, Budget(95.0), 1).choose(Chair(table, 0))
    assert 0.06 <= now <= 0.095


def test_where_thinking_ahead_does_harm_the_first_thought_is_taken() -> None:
    """In classic Rickall with four seats."""
    table = croupier.open_table("total-rickall", 4, seed=2)
    player = Strong("total-rickall", Budget(None, 5), 1)
    sensible = bots.make("total-rickall", bots.SENSIBLE, 2)
    player.learned = None
    assert player.choose(Chair(table, 0)) == sensible.choose(Chair(table, 0))
    assert player.race is None


def test_it_offers_itself_after_the_others_and_gives_no_hints() -> None:
    for game in GAMES:
        assert bots.names(game)[-1] == "strong"
        assert bots.best(game) == "sensible"


# The race.


def run(values: list[list[float]], first: int = 0, gate: float = 1.5) -> tuple[Race, int]:
    """Run a race in which each option has these values, world after world."""
    race = Race(len(values), first)
    for world in range(len(values[0])):
        if not race.is_open:
            break
        race.add({option: values[option][world] for option in race.running})
    return race, race.choice(gate)


def noisy(mean: float, spread: float, worlds: int, seed: int) -> list[float]:
    luck = seeded(seed)
    return [mean + spread * (luck.below(2001) / 1000 - 1) for _ in range(worlds)]


def test_a_clearly_better_option_is_chosen_and_ends_the_race() -> None:
    race, choice = run([noisy(0.2, 0.1, 200, 1), noisy(0.6, 0.1, 200, 2), noisy(0.1, 0.1, 200, 3)])
    assert choice == 1
    assert race.worlds < 30


def test_without_a_clear_gain_the_first_thought_stays() -> None:
    gains = 0
    for seed in range(40):
        _, choice = run([noisy(0.5, 0.5, 24, 3 * seed), noisy(0.5, 0.5, 24, 3 * seed + 1)], gate=2.5)
        gains += choice != 0
    assert gains <= 3


def test_what_is_common_to_all_worlds_does_not_count() -> None:
    """The options are paired, so a difference smaller than the luck of the worlds is still noticed."""
    luck = noisy(0.5, 0.5, 64, 7)
    better = [value + bit for value, bit in zip(luck, noisy(0.05, 0.02, 64, 8), strict=True)]
    assert run([luck, better])[1] == 1


def test_what_makes_no_difference_is_dropped() -> None:
    same = noisy(0.5, 0.5, 100, 4)
    race, choice = run([same, same])
    assert (choice, race.worlds) == (0, HEATS[0])


def test_of_many_options_the_better_half_stays_and_the_first_thought() -> None:
    race = Race(12, first=0)
    for _ in range(2):
        race.add({option: option / 12 for option in race.running})
    assert race.running == [0, 6, 7, 8, 9, 10, 11]


# Playing on at a fork.


def fork_of(table: Table, seat: int) -> Table:
    return Chair(table, seat).fork(5)


def first_options(seats: int) -> list[object]:
    return [lambda decision: decision.options[0]] * seats


def first(decision: Decision) -> Option:
    return decision.options[0]


def test_a_game_is_played_on_until_the_round_ends() -> None:
    fork = fork_of(croupier.open_table(ROULETTE, 4, seed=3), 0)
    rounds: list[int] = []

    def until(game: Game) -> bool:
        rounds.append(game.round)  # type: ignore[attr-defined]
        return rounds[-1] == 2

    played = fork.play_on([first] * 4, seeded(1), until)
    assert fork.view(None)["public"]["round"] == 2  # type: ignore[index]
    assert played == fork.answer_count
    assert rounds.count(2) == 1


def test_a_game_is_played_on_for_so_many_answers_or_to_its_end() -> None:
    fork = fork_of(croupier.open_table(ROULETTE, 4, seed=3), 0)
    assert fork.play_on([first] * 4, seeded(1), lambda game: False, 7) == fork.answer_count == 7
    luck = seeded(2)
    policies = [lambda decision: decision.options[luck.below(decision.answers)]] * 4
    fork.play_on(policies, seeded(1), lambda game: False)
    assert fork.over


def test_what_others_hold_secretly_is_asked_again_at_a_fork() -> None:
    table = croupier.open_table(ROULETTE, 4, seed=3)
    table.answer(1, "pocket:bullet")
    table.answer(2, "pocket:bullet")
    fork = fork_of(table, 0)
    fork.ask_again(0)
    assert sorted(fork.pending) == [0, 1, 2, 3]
    for seat in (0, 1, 2):
        fork.answer(seat, "pocket:click")
    assert sorted(fork.pending) == [3]
    fork.answer(3, "pocket:click")
    assert fork.view(None)["phase"] != "pocket"
    assert table.holds(1)


def test_in_thought_others_answer_anew_what_they_have_answered() -> None:
    """They answer by their policies, which remember what they have answered, and not at random."""
    asked: set[tuple[int, str]] = set()

    class Spy:
        def __init__(self, seed: int) -> None:
            self.seed = seed

        def choose(self, chair: Chair) -> Option:
            asked.add((chair.seat, chair.decision.kind))
            return chair.decision.options[0]

    table = croupier.open_table(ROULETTE, 4, seed=3)
    for seat in (1, 2, 3):
        table.answer(seat, "pocket:bullet")
    player = Strong(ROULETTE, Budget(None, 2), 1)
    player.makers = [Spy]
    player.choose(Chair(table, 0))
    assert {(1, "pocket"), (2, "pocket"), (3, "pocket")} <= asked


def test_only_a_fork_shows_its_state_and_is_asked_again() -> None:
    table = croupier.open_table(ROULETTE, 4, seed=3)
    with pytest.raises(BadTable, match="every secret"):
        _ = table.state
    with pytest.raises(BadTable, match="only on a player's fork"):
        table.ask_again(0)


@pytest.mark.parametrize("game", GAMES)
def test_a_sensible_player_chooses_the_same_on_a_chair_at_a_fork(game: str) -> None:
    """Where nothing is re-dealt for it."""
    for table, seat in questions(game, 4, 11, 200, 3):
        fork = fork_of(table, seat)
        there = bots.make(game, bots.SENSIBLE, 4).choose(ForkChair(fork, seat)).key
        assert there == bots.make(game, bots.SENSIBLE, 4).choose(Chair(table, seat)).key


def test_a_player_who_followed_the_game_knows_what_one_knows_who_reads_it_again() -> None:
    for table, seat in questions(ROULETTE, 4, 12, 160, 10):
        fork = fork_of(table, 0)
        follower = bots.make(ROULETTE, bots.SENSIBLE, 1)
        follower.follow(ForkChair(fork, seat))  # type: ignore[attr-defined]
        chair = ForkChair(fork, seat)
        onward = follower.onward(chair, 5)  # type: ignore[attr-defined]
        reader = bots.make(ROULETTE, bots.SENSIBLE, 5)
        assert onward.choose(chair) == reader.choose(ForkChair(fork, seat))
        assert onward.memory.owned == reader.memory.owned  # type: ignore[attr-defined]
