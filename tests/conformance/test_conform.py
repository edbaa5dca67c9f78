"""``conform`` passes any game that keeps its promises, however small, and names the fault of one that does not."""

from __future__ import annotations

import subprocess
import sys

import pytest

from croupier.table import OWNER, Choices, Decision, Flow, Game, GameInfo, Layout, Option, Result, Rng, open_table
from croupier.testing import CHECKS, Broken, conform
from croupier.testing.views import picture
from tests.conformance import broken
from tests.table.toy import MAGPIES, Magpies

YES, NO = Option("yes"), Option("no")


def bare(seats: int) -> Layout:
    return Layout(seats, [])


def one_card_each(seats: int) -> Layout:
    places = Layout(seats, ["ace", "king"])
    places.each("hand", OWNER)
    return places


class OneAnswer(Game):
    """Seat 0 is asked once, and then the game is over: no card, no event, no option of the table, no position."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: OneAnswer | None = None) -> None:
        super().__init__(places, rng, like)
        self.options = options

    def copy(self) -> OneAnswer:
        return type(self)(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        pass

    def offer(self, about: int, seat: int) -> Decision:
        return Decision("agree", "", (YES, NO))

    def step(self) -> Flow:
        yield self.ask(0, 0)
        self.end()

    def end(self) -> None:
        said = tuple([1 if self.answers[seat] is YES else 0 for seat in range(self.seats)])
        self.result = Result(tuple([seat for seat in range(self.seats) if said[seat]]), said, "all have spoken", "")


class OneSecretVote(OneAnswer):
    """All seats are asked at once, in secret, by options that do not wait: the search for such moments once never ended."""

    def step(self) -> Flow:
        yield self.ask_all(list(range(self.seats)), 0)
        self.end()


class NoQuestion(OneAnswer):
    """A game that is over before a seat is asked."""

    def step(self) -> Flow:
        self.end()
        yield from ()


class OneCardEach(OneAnswer):
    """A game in which each seat holds a card that no other sees, and seat 0 is asked."""

    def __init__(self, places: Layout, rng: Rng, options: Choices, like: OneCardEach | None = None) -> None:
        super().__init__(places, rng, options, like)
        if like is None:
            for seat in range(self.seats):
                self.lay(seat % 2, 1, seat, 0)

    def deal(self) -> None:
        self.gather(list(range(1, self.seats)), 0)
        self.shuffle(0)
        for seat in range(1, self.seats):
            self.draw(0, seat)
        self.see(self.zones[0][0], 1)


def entry(create: type[OneAnswer], seats: tuple[int, int] = (2, 3)) -> GameInfo:
    places = one_card_each if issubclass(create, OneCardEach) else bare
    return GameInfo("tiny", "Tiny", 1, seats, (), "tests.conformance", places, create)


@pytest.mark.parametrize("create", [OneAnswer, OneSecretVote, NoQuestion, OneCardEach])
def test_the_smallest_games_conform(create: type[OneAnswer]) -> None:
    report = conform(entry(create), games=1)
    assert len(report.kept) > 40
    assert {
        words for (name, _), words in report.nothing.items() if name.startswith("a-table-opened-at-a-position")
    } == {"tiny has no positions: it does not define facts and place"}
    assert "there is no RULES.md in the package 'tests.conformance'" in str(report)


def test_a_game_for_one_conforms() -> None:
    assert conform(entry(OneAnswer, (1, 1)), games=1).kept


def test_a_game_with_every_verb_conforms() -> None:
    report = conform(MAGPIES, games=1, seats=[2, 4])
    assert {name for name, _ in report.nothing} <= {
        "every-rule-cited-is-a-clause-of-the-rulebook",
        "the-texts-have-words-for-what-is-seen-in-play",
        "both-languages-have-the-same-messages",
        "every-lesson-holds-on-the-rules",
        "several-answers-can-be-taken-back-one-after-the-other",
    }
    assert {seats for _, seats in report.kept} == {2, 4}


FAULTS: dict[type[Magpies], str] = {
    broken.LeaksInPublic: r"public\.top\[0\] is ",
    broken.LeaksInPlayers: r"players\[\d\]\.gold is (true|false) against (true|false)",
    broken.LeaksInAnEvent: r"'hide:.*shows it the difference: events\[\d+\]\.face is \d against \d",
    broken.LeaksInABeat: "a beat after .* shows it the difference",
    broken.MarksAnUndeclaredBeat: "the rules mark a beat 'undeclared' that is not in GameInfo.beats",
    broken.ForgetsWhatItToldAtABeat: "the beats show .*, but .* has happened",
    broken.LeaksInOptions: r"on a fork for seat 2 its view differs: view\.decision\.options",
    broken.LeaksInWhoIsAsked: r"\.waiting(\[\d\])? is ",
    broken.LeaksInARefusal: "the refusal of '.*' shows seat 0 what is hidden",
    broken.RollsWhenAskedWhy: "asking why uses luck",
    broken.OffersNothing: "seat 0 is asked 'evening' but has no option",
    broken.OffersAKeyTwice: "'evening' offers seat 0 a key twice",
    broken.OffersAKeyWithoutItsKind: "the option 'take' of 'evening' does not begin with its kind",
    broken.OffersWhatItDoesNotDeclare: "declare no answer 'draw:slowly'",
    broken.AsksSomebodyElse: "seat 9 is asked, which is not at the table",
    broken.DealsByLuckOfItsOwn: r"deal differently: luck must come from self\.rng alone",
    broken.PlaysByLuckOfItsOwn: r"the same answers lead elsewhere \(luck must come from self\.rng\)",
    broken.SharesAList: r"copy\(\) shares something with its original",
    broken.ForgetsInACopy: r"view\.players\[\d\]\.turn",
    broken.NeverEnds: "the game is not over after 20000 answers",
    broken.IsStuck: "Magpies is stuck: it took 10000 steps without asking a question or ending",
    broken.LosesACard: "are lost, and",
    broken.MixesTwoPools: "cards of two pools lie in deck, which some viewers do not see",
    broken.PutsEveryCardInAPoolOfItsOwn: "cards of two pools lie in hand:0",
    broken.ForgetsItsTurn: "looks different: .*turn",
    broken.TellsWhatLayThereBefore: r"facts\(\) is the same for different cards",
    broken.LaysOutTheWholePile: r"deck should have \d cards, and has \d+",
    broken.PlacesAnotherDay: r"facts and place differ\): day is \d against 1",
    broken.TakesAnyFact: "the position .*no such part.* is accepted",
    broken.ChokesOnFacts: "the rules raise ValueError",
    broken.CountsWrongly: "the result has 1 scores for 3 seats",
    broken.CrownsNobodyAtTheTable: r"the winners \(7,\) are not all at the table",
    broken.ShowsWhatJsonCannot: "the table returns something that is not JSON",
    broken.ShowsNoPlayers: r"players\(\) must have one entry for each seat",
    broken.Crashes: "the rules raise IndexError: list index out of range",
    broken.TellsSecretAnswers: r"view\.public\.answers",
    broken.ShowsMoreThanItDeclares: r"more than the game declares: public\.weather is \"fine\" against null",
    broken.ShowsLessThanItDeclares: r"does not fit what the game declares: .*missing required field `turn`.*players",
}


@pytest.mark.parametrize("create", FAULTS, ids=lambda create: create.__name__)
def test_a_broken_promise_is_named(create: type[Magpies]) -> None:
    with pytest.raises(Broken, match=FAULTS[create]) as fault:
        conform(broken.broken(create), games=1)
    said = fault.value
    assert isinstance(said, AssertionError)
    assert str(said).startswith(f"magpies with {said.seats} seats breaks {said.check!r}: ")
    assert f"again: conform(info, seats={said.seats}, games=1, seed=0, only={said.check!r})" in str(said)


def test_a_fault_can_be_seen_again() -> None:
    info = broken.broken(broken.LosesACard)
    with pytest.raises(Broken) as first:
        conform(info, games=1, seed=7)
    with pytest.raises(Broken) as again:
        conform(info, games=1, seed=7, seats=first.value.seats, only=first.value.check)
    assert str(again.value) == str(first.value)
    saved = first.value.save
    assert saved is not None
    answers = saved["answers"]
    assert isinstance(answers, list)
    assert f"seed 7, options {saved['options']!r}, after {len(answers)} answers" in str(first.value)
    table = open_table(info, 3, saved["seed"], saved["options"])
    for seat, key in answers:
        table.answer(seat, key)
    assert picture(table)


def test_rules_that_loop_for_ever_are_given_up() -> None:
    with pytest.raises(Broken, match=r"did not finish within 0\.5 seconds; it was in LoopsForEver\.evening"):
        conform(broken.broken(broken.LoopsForEver), games=1, patience=0.5)


def test_clauses_are_held_against_the_rulebook_if_there_is_one() -> None:
    info = broken.broken(Magpies)
    info.package = "croupier.shelf.russian_roulette"
    with pytest.raises(Broken, match=r"cites 'M-\d', which is not a clause of RULES\.md"):
        conform(info, games=1)


def test_texts_are_held_against_play_if_there_are_any() -> None:
    info = broken.broken(Magpies)
    info.package = "croupier.shelf.russian_roulette"
    with pytest.raises(Broken, match=r"text/en\.ftl has no words for beat-all-hidden, .*decision-evening, "):
        conform(info, games=1, only="the-texts-have-words-for-what-is-seen-in-play")


def test_a_package_that_is_not_there_is_named() -> None:
    info = broken.broken(Magpies)
    info.package = "tests.no_such_package"
    with pytest.raises(Broken, match=r"package='tests\.no_such_package' is not a package"):
        conform(info, games=1)


def test_options_that_suit_nobody_are_named() -> None:
    info = broken.broken(Magpies)
    info.misfit = lambda seats, chosen: "too windy"
    with pytest.raises(Broken, match="too windy"):
        conform(info, games=1)


def test_what_cannot_be_conformed_to_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no check 'beauty'; the checks are the-catalogue-entry"):
        conform(MAGPIES, only="beauty")
    with pytest.raises(ValueError, match="for 2 to 4 seats, not 9"):
        conform(MAGPIES, seats=9)


def test_every_check_has_a_name_of_its_own() -> None:
    assert len(CHECKS) > 60
    assert all(check.name == name and "_" not in name for name, check in CHECKS.items())


def test_the_checks_need_no_pytest() -> None:
    """The wheel installs without pytest."""
    code = "import sys; sys.modules['pytest'] = sys.modules['hypothesis'] = None; import croupier.testing"
    subprocess.run([sys.executable, "-c", code], check=True)
