"""What a closing costs: the tile, the icons, the coupons, the named kinds (HD-Q14, HD-Q30, HD-Q42)."""

from __future__ import annotations

import pytest

from croupier import Table
from tests.games.hundred_days.scenes import (
    BOARD,
    act,
    adventure,
    asked,
    cards,
    counts,
    held,
    offers,
    people,
    player,
    refusal,
    supply,
)


def ways(table: Table, key: str) -> list[str]:
    """Return the ways to pay offered for a closing; none if the payment is automatic."""
    act(table, key)
    return sorted([offer for offer in offers(table, 0) if offer.startswith("pay:")])


# Icons.


@pytest.mark.rule("HD-Q14")
def test_an_icon_is_one_token_less_and_only_if_its_kind_is_in_the_cost() -> None:
    # The Fungal Cathedral costs 2 Schmeckles and 2 Time crystals.
    table = adventure(player("1", tokens="SSC", area=["clock-thief", "seed-smuggler"]), player())
    assert ways(table, "close:1") == []
    assert (held(table, 0), counts(table, "closed")) == ("", [1, 0])
    useless = adventure(player("1", tokens="SSC", area=["seed-smuggler", "void-plumber"]), player())
    assert refusal(useless, 0, "close:1") == "HD-Q30"


@pytest.mark.rule("HD-Q14")
def test_each_icon_counts_and_again_at_every_closing() -> None:
    area = ["clock-thief", "honest-banker", "two-handed-clock-a"]
    table = adventure(player("1", "6", "SCSSMM", area=area), player())
    act(table, "use:two-handed-clock-a", "close:1")
    assert held(table, 0) == "SSMM"
    act(table, "close:6")
    assert (held(table, 0), counts(table, "closed")) == ("", [2, 0])


@pytest.mark.rule("HD-Q14")
def test_an_icon_with_two_kinds_counts_as_one_of_them() -> None:
    # The Upside-Down Laundromat costs 1 Mega-seed and 3 Schmeckles.
    assert refusal(adventure(player("2", tokens="SS", area=["market-twins"]), player()), 0, "close:2") == "HD-Q30"
    table = adventure(player("2", tokens="SSS", area=["market-twins"]), player())
    assert ways(table, "close:2") == []
    assert held(table, 0) == ""
    table = adventure(player("2", tokens="GSS", area=["market-twins"]), player())
    assert ways(table, "close:2") == []
    assert held(table, 0) == ""


@pytest.mark.rule("HD-Q14")
def test_an_icon_gives_no_change() -> None:
    # The Festival of Lost Socks costs 1 Schmeckle and 3 Dark matter; the Market Twins find only one Schmeckle to pay.
    spaces = ["festival-of-lost-socks", *BOARD[1:]]
    table = adventure(player("1", tokens="GMMM", area=["honest-banker", "market-twins"]), player(), spaces=spaces)
    assert ways(table, "close:1") == []
    assert held(table, 0) == "G"


@pytest.mark.rule("HD-Q30", "HD-Q14")
@pytest.mark.parametrize("area", [["market-twins", "seed-smuggler"], ["seed-smuggler", "market-twins"]])
def test_two_icons_never_leave_something_superfluous_to_pay(area: list[str]) -> None:
    table = adventure(player("2", tokens="GSSS", area=area), player())
    assert ways(table, "close:2") == []
    assert held(table, 0) == "GS"


# Coupons.


@pytest.mark.rule("HD-Q30", "HD-O15")
def test_a_coupon_comes_off_what_the_icons_leave() -> None:
    table = adventure(player("1", tokens="SSCC", area=["clock-thief"]), player(), coupons=1)
    assert ways(table, "close:1") == ["pay:1C", "pay:1S"]
    act(table, "pay:1C")
    assert held(table, 0) == "SSC"


@pytest.mark.rule("HD-Q30", "HD-O15", "HD-O16")
def test_two_coupons_take_off_four() -> None:
    mine = player("1", area=["expired-coupon-a", "expired-coupon-b"])
    table = adventure(mine, player())
    assert refusal(table, 0, "close:1") == "HD-Q30"
    act(table, "use:expired-coupon-a")
    assert refusal(table, 0, "close:1") == "HD-Q30"
    act(table, "use:expired-coupon-b", "close:1")
    assert (cards(table, "closed:0"), held(table, 0)) == (["fungal-cathedral"], "")


@pytest.mark.rule("HD-Q30", "HD-O15")
def test_a_coupon_larger_than_the_rest_is_used_up_all_the_same() -> None:
    area = ["honest-banker", "clock-thief", "market-twins", "two-handed-clock-a"]
    table = adventure(player("1", "2", "SCGSSS", area=area), player(), coupons=1)
    act(table, "use:two-handed-clock-a", "close:1")
    assert (held(table, 0), cards(table, "closed:0")) == ("GSSSSC", ["fungal-cathedral"])
    assert ways(table, "close:2") == ["pay:1G-1S", "pay:2S"]


@pytest.mark.rule("HD-Q30")
def test_the_rest_may_be_nothing() -> None:
    mine = player("1", tokens="SC", area=["honest-banker", "clock-thief", "physics-dropout"])
    table = adventure(mine, player(), coupons=1)
    assert ways(table, "close:1") == []
    assert (held(table, 0), counts(table, "closed"), asked(table)) == ("SC", [1, 0], [1])


@pytest.mark.rule("HD-Q30")
def test_nothing_superfluous_is_paid() -> None:
    table = adventure(player("1", tokens="GSSSCCCM"), player())
    assert ways(table, "close:1") == []
    assert held(table, 0) == "GSCM"
    assert supply(table) == {"seed": 14, "schmeckles": 14, "crystal": 14, "matter": 14}


# A kind that counts as any.


@pytest.mark.rule("HD-P01", "HD-Q30", "HD-Q42")
def test_tokens_of_the_named_kind_may_stand_for_others_and_need_not() -> None:
    mine = player("1", tokens="GGSSCC", area=["barter-bazaar"], named=["seed"])
    table = adventure(mine, player())
    expected = ["pay:2S-2C", "pay:1G-1S-2C", "pay:1G-2S-1C", "pay:2G-1S-1C", "pay:2G-2S", "pay:2G-2C"]
    assert ways(table, "close:1") == sorted(expected)
    act(table, "pay:2G-1S-1C")
    assert held(table, 0) == "SC"


@pytest.mark.rule("HD-P01", "HD-Q30")
def test_tokens_stand_for_other_kinds_but_icons_do_not() -> None:
    mine = player("1", tokens="GGG", area=["barter-bazaar", "seed-smuggler"], named=["seed"])
    assert refusal(adventure(mine, player()), 0, "close:1") == "HD-Q30"
    mine = player("1", tokens="GGG", area=["barter-bazaar", "clock-thief"], named=["seed"])
    table = adventure(mine, player())
    act(table, "close:1")
    assert held(table, 0) == ""


@pytest.mark.rule("HD-Q34", "HD-P01")
def test_a_second_bazaar_may_name_a_second_kind() -> None:
    mine = player("1", tokens="GGMM", area=["barter-bazaar"], named=["seed"], hand=["barter-bazaar"])
    table = adventure(mine, player())
    assert refusal(table, 0, "close:1") == "HD-Q30"
    act(table, "play:barter-bazaar", "name:matter")
    assert people(table, "named")[0] == ["seed", "matter"]
    act(table, "pass", "close:1")
    assert (held(table, 0), counts(table, "closed")) == ("", [1, 0])


@pytest.mark.rule("HD-Q42", "HD-P01")
def test_with_two_named_kinds_the_player_chooses_which_tokens_go() -> None:
    mine = player("1", tokens="GGGGMM", area=["barter-bazaar"] * 2, named=["seed", "matter"])
    table = adventure(mine, player())
    assert ways(table, "close:1") == ["pay:2G-2M", "pay:3G-1M", "pay:4G"]
    act(table, "pay:3G-1M")
    assert held(table, 0) == "GM"


@pytest.mark.rule("HD-Q42", "HD-P01", "HD-O15")
def test_a_coupon_and_a_named_kind_together() -> None:
    mine = player("1", tokens="GSC", area=["barter-bazaar"], named=["seed"])
    table = adventure(mine, player(), coupons=1)
    assert ways(table, "close:1") == ["pay:1G-1C", "pay:1G-1S", "pay:1S-1C"]


# Whether the player is asked.


@pytest.mark.rule("HD-Q42")
def test_the_way_to_pay_is_asked_only_when_there_is_a_choice() -> None:
    table = adventure(player("2", tokens="GSSS"), player())
    assert ways(table, "close:2") == []
    assert (asked(table), held(table, 0)) == ([1], "")
    table = adventure(player("2", tokens="GSSS", area=["market-twins"]), player())
    act(table, "close:2")
    assert [decision.kind for decision in table.pending.values()] == ["pay"]


@pytest.mark.rule("HD-Q42")
def test_choices_are_made_in_small_steps() -> None:
    marshal = player("1", tokens="GGSS", area=["retired-space-marshal"])
    table = adventure(marshal, player("1", tokens="GC"), player("1", tokens="M"))
    kinds = []
    for key in ("use:retired-space-marshal", "choose:1", "take:crystal", "move", "spend:schmeckles", "go:4"):
        kinds.append(table.pending[0].kind)
        act(table, key)
    assert kinds == ["turn", "person", "take", "turn", "spend", "go"]
