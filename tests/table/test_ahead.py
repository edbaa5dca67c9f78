"""Looking ahead of an answer, on a toy table and on scenes of roulette; ``croupier.testing`` checks it for every game."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier import Refused, Table
from tests.games.russian_roulette.scenes import scene


def volley() -> Table:
    """Seat 0 may give its shot away; seat 1 is asked too."""
    return scene("trigger", {"hand": ["gift"], "bet": 1}, {"hand": ["duck"], "bet": 1}, {"hand": ["air-gun"], "bet": 1})


def test_a_card_that_asks_whom_can_be_looked_ahead_of() -> None:
    table = volley()
    ahead = table.ahead(0, "play:gift")
    assert ahead is not None
    assert [option.key for option in ahead.pending[0].options] == ["choose:1", "choose:2"]
    assert [option.key for option in table.pending[0].options] == ["pass", "play:gift"]
    assert table.answer_count == 0


def test_an_answer_that_waits_for_others_cannot_be() -> None:
    assert volley().ahead(0, "pass") is None


def test_an_answer_that_ends_in_luck_or_a_sight_cannot_be() -> None:
    table = scene("bet", {"hand": ["peek"]}, {}, {})
    ahead = table.ahead(0, "play:peek")
    assert ahead is not None
    assert ahead.ahead(0, "choose:1") is None


def test_a_refused_answer_is_refused_as_ever() -> None:
    table = volley()
    with pytest.raises(Refused) as one:
        table.ahead(0, "play:duck")
    with pytest.raises(Refused) as other:
        table.answer(0, "play:duck")
    assert (str(one.value), one.value.reason) == (str(other.value), other.value.reason)


def test_one_can_look_ahead_of_what_one_has_looked_ahead_at() -> None:
    """Hundred Days asks which pawn moves, what is paid, and where to."""
    table, luck = croupier.open_table("hundred-days", 2, 1), Random(1)
    while not table.over:
        seat = min(table.pending)
        option = luck.choice(table.pending[seat].options)
        first = table.ahead(seat, option)
        if option.kind == "move" and first is not None and first.pending[seat].kind == "spend":
            second = first.ahead(seat, first.pending[seat].options[0])
            assert second is not None
            assert second.pending[seat].kind == "go"
            return
        table.answer(seat, option)
    pytest.fail("no pawn was moved")
