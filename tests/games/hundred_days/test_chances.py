"""The chances that a player could count agree with the deals that fit what the player knows."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import croupier
from croupier import Table
from croupier.shelf.hundred_days.cards import BIT, FIGURES, KINDS
from croupier.testing.views import lying
from croupier.text import Remark, Teller, Words
from tests.games.hundred_days.scenes import GAME, act, adventure, player

WORDS = Words(croupier.games()[GAME], "en")
DEALS = 120
CLOSE = 13
"""How many percentage points the share of deals may differ from a chance."""


def told(table: Table, seat: int = 0) -> list[Remark]:
    return Teller.at(WORDS, table.view(seat)).telling.chances()


def share(table: Table, seat: int, is_so: Callable[[Table], bool]) -> float:
    """Return the percentage of consistent deals for which this is true."""
    return 100 * len([number for number in range(DEALS) if is_so(table.fork(seat, number))]) / DEALS


@pytest.mark.rule("HD-Q46")
def test_reactions_and_green_cards_are_counted() -> None:
    table = adventure(
        player(hand=["strip-mine"], tokens="GG"),
        player(hand=["light-fingers", "jar-of-night", "surprise-tax"]),
        player(hand=["stunt-double"] * 2),
        discard=["nope-portal", "binge-session"],
    )
    nope, wrong, green = told(table)
    assert [remark.facts.get("card") for remark in (nope, wrong)] == ["nope-portal", "wrong-address"]
    assert nope.facts["copies"] == 3
    holds = share(table, 0, lambda deal: "nope-portal" in [*lying(deal, "hand:1"), *lying(deal, "hand:2")])
    assert holds == pytest.approx(nope.facts["percent"], abs=CLOSE)
    is_green = share(table, 0, lambda deal: FIGURES.green & BIT[KINDS.index(lying(deal, "deck")[0])] > 0)
    assert is_green == pytest.approx(green.facts["percent"], abs=CLOSE)


@pytest.mark.rule("HD-C19")
def test_a_reaction_that_was_seen_in_a_hand_is_known() -> None:
    table = adventure(
        player("4", hand=["gossip-columnist", "strip-mine", "binge-session"]),
        player(hand=["nope-portal", "jar-of-night"]),
        deck=["light-fingers", "surprise-tax"],
        actions=2,
    )
    act(table, "play:gossip-columnist")
    assert told(table)[0] == Remark("known", {"target": 1, "card": "nope-portal"})
    assert Teller.at(WORDS, table.view(0)).chances()[0] == "You know it: Player 2 holds Nope Portal."


def test_a_reaction_that_nobody_can_hold_is_not_told() -> None:
    table = adventure(player(hand=["strip-mine"]), player(hand=[]))
    assert [remark.slug for remark in told(table)] == ["green"]
