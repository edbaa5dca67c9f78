"""The rulebook of a game: sections and clauses."""

from __future__ import annotations

import pytest

import croupier
from croupier.text import LANGUAGES, NoSuchClause, clause, clauses, section, sections

GAME = croupier.games()["russian-roulette"]


def test_both_languages_have_the_same_clauses() -> None:
    ids = [[each.id for each in clauses(GAME, lang)] for lang in LANGUAGES]
    assert ids[0] == ids[1]
    assert len(ids[0]) == len(set(ids[0])) > 120
    for lang in LANGUAGES:
        assert all(each.text and each.tags for each in clauses(GAME, lang))


def test_a_clause_is_found_in_any_case() -> None:
    assert clause(GAME, "rr-a01").id == "RR-A01"
    assert clause(GAME, "RR-A01", "fr").text.startswith("Coup d’œil")


def test_what_is_not_enforced_says_why() -> None:
    tokens = clause(GAME, "RR-1.3")
    assert tokens.tags == ("R", "S:kickstarter")
    assert tokens.not_enforced == "points are numbers here, tokens are not counted."
    assert "*" not in tokens.text
    assert (clause(GAME, "RR-1.3", "fr").not_enforced or "").startswith("ici les points")
    assert clause(GAME, "RR-1.4").not_enforced is None


def test_sections_are_found_by_what_their_clauses_start_with() -> None:
    accusation = section(GAME, "rr-7")
    assert accusation is not None
    assert [each.id for each in accusation.clauses] == [f"RR-7.{number}" for number in range(1, 13)]
    assert [part.id for part in sections(GAME)][-2:] == ["RR-A", "RR-Q"]
    assert section(GAME, "RR-7.1") is None


def test_an_unknown_clause_names_those_near_it() -> None:
    with pytest.raises(NoSuchClause) as caught:
        clause(GAME, "RR-7.99")
    assert caught.value.near
    assert all(near.startswith("RR-7.") for near in caught.value.near)
