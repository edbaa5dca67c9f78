"""Stakes that random play seldom meets, and how players read them."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier import Table
from croupier.text import Teller, Words
from tests.games.hundred_days import stakes
from tests.games.hundred_days.scenes import BOARD, GAME, act, adventure, player
from tests.stakes import Case

WORDS = Words(croupier.games()[GAME], "en")


def case(table: Table, key: str) -> Case:
    """Return an answer of the player who is asked, with its stakes."""
    (seat,) = table.pending
    option = table.pending[seat].find(key)
    assert option is not None
    view = table.view(seat)
    remark = Teller.at(WORDS, view).telling.stakes(key, table.pending[seat].kind)
    assert remark is not None
    return Case(table, seat, option, remark, view, Random(1))


def said(table: Table, key: str) -> str:
    """Return the stakes of an answer as the player who is asked reads them."""
    (seat,) = table.pending
    return Teller.at(WORDS, table.view(seat)).stakes(key, table.pending[seat].kind)


@pytest.mark.rule("HD-P03")
def test_a_card_in_the_bunker_is_not_destroyed() -> None:
    safe = player(area=["bunker-pantry", "auntie-vortex", "clock-thief"])
    table = adventure(player(hand=["bad-reference"]), safe)
    act(table, "play:bad-reference")
    told = case(table, "destroy:clock-thief")
    assert told.slug == "destroy-nothing"
    assert stakes.check(told)


@pytest.mark.rule("HD-14.2")
def test_in_the_last_round_a_pawn_that_moves_collects_nothing() -> None:
    table = adventure(player(area=["retractable-leash"]), player(), spaces=[None, *BOARD[1:]])
    act(table, "use:retractable-leash")
    told = case(table, "go:5")
    assert told.slug == "leash-ending"
    assert stakes.check(told)


@pytest.mark.rule("HD-Q30")
def test_a_closing_tells_its_price_with_what_icons_save() -> None:
    table = adventure(player("1", tokens="SSCC", area=["clock-thief"]), player())
    assert said(table, "close:1") == "3 points: you'll have 5. Costs 2 Schmeckles and 1 Time crystal."
    table = adventure(player("1", tokens="SSCC"), player(), spaces=[*BOARD[:1], None, *BOARD[2:]], tiles=[])
    assert "black hole: this is the last round" in said(table, "close:1")


@pytest.mark.rule("HD-Q7")
def test_a_black_hole_tells_which_cards_its_pawns_no_longer_let_one_play() -> None:
    def closing(hand: list[str], *area: str, last: bool = True) -> Table:
        here = player("2", "1", tokens="GSSS", hand=hand, area=area)
        return adventure(here, player(), spaces=[*BOARD[:5], None], tiles=[]) if last else adventure(here, player())

    hand = ["auntie-vortex", "captain-lukewarm", "jar-of-night"]
    told = case(closing(hand), "close:2")
    assert told.facts["cards"] == ["auntie-vortex", "jar-of-night"]
    assert stakes.check(told)
    assert "you can't play Auntie Vortex and Jar of Night any more" in said(closing(hand), "close:2")
    # An icon counts on, and a tile that takes the place changes nothing.
    assert case(closing(["jar-of-night"], "auntie-vortex"), "close:2").facts["cards"] == []
    assert case(closing(hand, last=False), "close:2").facts["cards"] == []


@pytest.mark.rule("HD-Q33")
def test_a_destruction_tells_who_loses_what() -> None:
    theirs = player(area=["crisis-insurer", "auntie-vortex"], guarded=["auntie-vortex"])
    table = adventure(player(hand=["bad-reference"]), theirs)
    act(table, "play:bad-reference")
    assert said(table, "destroy:crisis-insurer") == "Player 2 loses it, with 2 points: it isn't protected."
    assert said(table, "destroy:auntie-vortex") == (
        "Player 2 loses its use and the garage token (1 point), but keeps its point."
    )


@pytest.mark.rule("HD-5.2")
def test_the_last_token_of_a_kind_tells_of_the_shortage() -> None:
    table = adventure(player("3", "5", hand=["generous-ex"], tokens="M" * 6), player(tokens="M" * 8))
    act(table, "play:generous-ex")
    assert said(table, "take:seed") == "You'll have 1 Mega-seed."
    told = case(table, "take:matter")
    assert (told.slug, told.facts["count"]) == ("take-last", 3)
    assert stakes.check(told)
