"""Every answer with consequences states them, in both languages."""

from __future__ import annotations

import pytest

from croupier.text import LANGUAGES, Teller, Words
from croupier.text.telling import UNWRITTEN, telling_of
from tests.text.declarations import GAMES, kinds_of_answers, questions, words_of
from tests.text.trials import played

# Two lines on a phone, and a little more.
LONGEST = 170


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(params=LANGUAGES)
def words(request: pytest.FixtureRequest, game: str) -> Words:
    return words_of(game, request.param)


def test_no_option_with_a_consequence_lacks_its_words(words: Words, game: str) -> None:
    without = telling_of(GAMES[game]).without_stakes
    _, moments = played(game)
    for view, decision in moments:
        teller = Teller.at(words, view)
        for option in decision.options:
            remark = teller.telling.stakes(option.key, decision.kind)
            if remark is None:
                listed = {option.kind, f"{decision.kind} {option.kind}", UNWRITTEN} & set(without)
                assert listed, f"{option.key} ({decision.kind}) has no stakes, and is not listed as having none"
                continue
            said = teller.stakes(option.key, decision.kind)
            assert words.find(f"stakes-{remark.slug}") or words.arguments(f"stakes-{remark.slug}"), remark
            assert "{" not in said
            assert said[-1] in ".!", said
            assert len(said) <= LONGEST, said


def test_what_is_listed_as_having_no_stakes_exists_and_has_a_reason(game: str) -> None:
    for listed, reason in telling_of(GAMES[game]).without_stakes.items():
        if listed != UNWRITTEN:
            *decision, kind = listed.split(" ")
            assert kind in kinds_of_answers(game), listed
            assert set(decision) <= set(questions(game)), listed
            assert len(reason) > 10


def test_answers_with_a_weight_exist(game: str) -> None:
    assert set(telling_of(GAMES[game]).weights) <= set(kinds_of_answers(game))


def test_what_is_listed_as_having_no_stakes_has_none_at_least_once(game: str) -> None:
    _, moments = played(game)
    bare = set()
    for view, decision in moments:
        telling = Teller.at(words_of(game, "en"), view).telling
        for option in decision.options:
            if telling.stakes(option.key, decision.kind) is None:
                bare |= {option.kind, f"{decision.kind} {option.kind}"}
    assert set(telling_of(GAMES[game]).without_stakes) - bare - {UNWRITTEN} == set()
