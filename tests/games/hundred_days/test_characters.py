"""HD-C01 to HD-C21: where each character is played, what it is worth, and what it does."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from croupier import Table
from tests.games.hundred_days.scenes import (
    BOARD,
    act,
    adventure,
    asked,
    cards,
    count,
    counts,
    deck,
    happened,
    held,
    offers,
    pass_all,
    people,
    phase,
    place_all,
    player,
    public,
    refusal,
    scene,
    shown,
    supply,
)

CHARACTERS = [
    pytest.param(name, dimensions, points, cost, marks=pytest.mark.rule(clause), id=name)
    for clause, name, dimensions, points, cost in [
        ("HD-C01", "gleb-tollbooth-poet", "1", 1, ""),
        ("HD-C02", "auntie-vortex", "2", 1, ""),
        ("HD-C03", "left-handed-ambassador", "3", 1, ""),
        ("HD-C04", "nib-the-stowaway", "4", 1, ""),
        ("HD-C05", "brother-static", "5", 1, ""),
        ("HD-C06", "captain-lukewarm", "6", 1, ""),
        ("HD-C07", "seed-smuggler", "14", 2, ""),
        ("HD-C08", "honest-banker", "25", 2, ""),
        ("HD-C09", "clock-thief", "36", 2, ""),
        ("HD-C10", "void-plumber", "16", 2, ""),
        ("HD-C11", "market-twins", "3", 1, ""),
        ("HD-C12", "physics-dropout", "6", 1, ""),
        ("HD-C13", "union-collector", "45", 2, "S"),
        ("HD-C14", "hoarder-in-chief", "2", 2, ""),
        ("HD-C15", "garage-manager", "12", 1, ""),
        ("HD-C16", "portal-valet", "56", 2, ""),
        ("HD-C17", "crisis-insurer", "23", 2, ""),
        ("HD-C18", "pushy-understudy", "1", 2, ""),
        ("HD-C19", "gossip-columnist", "4", 1, ""),
        ("HD-C20", "generous-ex", "35", 2, ""),
        ("HD-C21", "retired-space-marshal", "46", 3, "M"),
    ]
]
every_character = pytest.mark.parametrize(("name", "dimensions", "points", "cost"), CHARACTERS)


@every_character
def test_a_character_asks_for_its_dimensions(name: str, dimensions: str, points: int, cost: str) -> None:
    for rick, morty in combinations_with_replacement("123456", 2):
        table = adventure(player(rick, morty, "GSCM", hand=[name]), player())
        fits = set(dimensions) <= {rick, morty}
        assert (f"play:{name}" in offers(table, 0)) == fits
        assert fits or refusal(table, 0, f"play:{name}") == "HD-4.3"


@every_character
def test_a_character_is_the_only_one_worth_its_points_and_costs_what_it_says(
    name: str, dimensions: str, points: int, cost: str
) -> None:
    table = adventure(player(dimensions[0], dimensions[-1], cost, hand=[name]), player())
    assert name not in deck(table)
    act(table, f"play:{name}")
    assert cards(table, "area:0") == [name]
    assert people(table, "points") == [points, 0]
    assert held(table, 0) == ""
    if cost:
        table = adventure(player(dimensions[0], dimensions[-1], hand=[name]), player())
        assert refusal(table, 0, f"play:{name}") == "HD-4.11"


# HD-C01 to HD-C06: dimension icons.


@pytest.mark.parametrize(
    ("name", "icon"),
    [
        pytest.param(name, icon, marks=pytest.mark.rule(clause), id=name)
        for clause, name, icon in [
            ("HD-C01", "gleb-tollbooth-poet", "1"),
            ("HD-C02", "auntie-vortex", "2"),
            ("HD-C03", "left-handed-ambassador", "3"),
            ("HD-C04", "nib-the-stowaway", "4"),
            ("HD-C05", "brother-static", "5"),
            ("HD-C06", "captain-lukewarm", "6"),
        ]
    ],
)
def test_a_dimension_icon_stands_for_a_pawn(name: str, icon: str) -> None:
    asking = {
        "1": "stopped-watch",
        "2": "jar-of-night",
        "3": "retractable-leash",
        "4": "card-printer-a",
        "5": "suspiciously-heavy-fruit",
        "6": "counterfeit-piggy-bank",
    }
    table = adventure(player("house", "house", area=[name], hand=list(asking.values())), player())
    assert offers(table, 0) == [f"play:{asking[icon]}", "pass"]


# HD-C07 to HD-C12: resource icons.


@pytest.mark.parametrize(
    ("name", "tile", "tokens"),
    [
        pytest.param(name, tile, tokens, marks=pytest.mark.rule(clause), id=name)
        for clause, name, tile, tokens in [
            ("HD-C07", "seed-smuggler", "debt-nebula", "GGMMM"),
            ("HD-C08", "honest-banker", "orchard-of-mondays", "SSMM"),
            ("HD-C09", "clock-thief", "fungal-cathedral", "SSC"),
            ("HD-C10", "void-plumber", "orchard-of-mondays", "SSSM"),
        ]
    ],
)
def test_a_resource_icon_pays_one_token(name: str, tile: str, tokens: str) -> None:
    space = BOARD.index(tile) + 1
    without = adventure(player(str(space), tokens=tokens), player())
    assert refusal(without, 0, f"close:{space}") == "HD-Q30"
    table = adventure(player(str(space), tokens=tokens, area=[name]), player())
    act(table, f"close:{space}")
    assert cards(table, "closed:0") == [tile]
    assert held(table, 0) == ""


@pytest.mark.rule("HD-C11")
def test_market_twins_pay_a_seed_or_a_schmeckle() -> None:
    table = adventure(player("2", tokens="GSSS", area=["market-twins"]), player())
    act(table, "close:2")
    assert sorted(offers(table, 0)) == ["pay:1G-2S", "pay:3S"]
    act(table, "pay:3S")
    assert held(table, 0) == "G"


@pytest.mark.rule("HD-C12")
def test_the_physics_dropout_pays_a_crystal_or_a_dark_matter() -> None:
    table = adventure(player("5", tokens="SCCMM", area=["physics-dropout"]), player())
    act(table, "close:5")
    assert sorted(offers(table, 0)) == ["pay:1S-1C-2M", "pay:1S-2C-1M"]
    act(table, "pay:1S-1C-2M")
    assert held(table, 0) == "C"


# HD-C13 to HD-C18.


def collecting(*players: dict[str, object]) -> Table:
    return scene("collection", *players, spaces=BOARD)


@pytest.mark.rule("HD-C13")
def test_the_union_collector_counts_one_colour_fewer() -> None:
    table = collecting(player("5", area=["union-collector"]), player("5"))
    assert (asked(table), held(table, 0)) == ([1], "GGS")
    table = collecting(player("5", area=["union-collector"]), player("5"), player(morty="5"))
    act(table, "leave:schmeckles")
    assert held(table, 0) == "GG"


@pytest.mark.rule("HD-C13")
def test_the_union_collector_helps_morty_too() -> None:
    table = collecting(player("house", "5", area=["union-collector"]), player("5"))
    assert (asked(table), held(table, 0)) == ([1], "GGS")
    table = collecting(player("house", "5", area=["union-collector"]), player("5"), player(morty="5"))
    act(table, "leave:schmeckles")
    assert held(table, 0) == "GG"


@pytest.mark.rule("HD-C13")
def test_the_union_collector_gives_nothing_to_a_player_alone() -> None:
    table = collecting(player("5", "5", area=["union-collector"]), player())
    assert held(table, 0) == "GGGGSS"


@pytest.mark.rule("HD-C14")
def test_the_hoarder_in_chief_keeps_ten_cards() -> None:
    hand = ["nope-portal"] * 4 + ["binge-session"] * 3 + ["light-fingers"] * 3
    table = scene("discard", player(hand=hand, area=["hoarder-in-chief"]), player())
    assert (counts(table, "hand"), public(table, "round")) == ([10, 0], 2)
    table = scene("discard", player(hand=[*hand, "family-lunch"], area=["hoarder-in-chief"]), player())
    act(table, "destroy:family-lunch")
    assert (counts(table, "hand"), public(table, "round")) == ([10, 0], 2)


@pytest.mark.rule("HD-C15")
@pytest.mark.parametrize(("rick", "morty", "tokens"), [("1", "2", 0), ("house-1", "2", 2), ("house", "house", 3)])
def test_the_garage_manager_takes_one_garage_token_more(rick: str, morty: str, tokens: int) -> None:
    table = scene("garage", player(rick, morty, area=["garage-manager"]), player("1", "1"))
    while phase(table) == "garage":
        act(table, "take:seed")
    assert people(table, "garage") == [tokens, 0]
    assert held(table, 0) == "G" * max(tokens - 1, 0)


@pytest.mark.rule("HD-C16")
def test_the_portal_valet_takes_any_two_tokens() -> None:
    table = adventure(player("1", tokens="GSC", area=["portal-valet"]), player())
    act(table, "move")
    assert offers(table, 0) == ["spend:seed", "spend:schmeckles", "spend:crystal"]
    act(table, "spend:seed")
    assert offers(table, 0) == ["spend:schmeckles", "spend:crystal"]
    act(table, "spend:crystal", "go:5-6")
    assert (people(table, "rick")[0], held(table, 0)) == ("5-6", "S")
    table = adventure(player("1", tokens="GS", area=["portal-valet"]), player())
    assert "move" in offers(table, 0)
    without = adventure(player("1", tokens="GS"), player())
    assert refusal(without, 0, "move") == "HD-10.6"
    poor = adventure(player("1", tokens="G", area=["portal-valet"]), player())
    assert refusal(poor, 0, "move") == "HD-10.6"


@pytest.mark.rule("HD-C17")
def test_the_crisis_insurer_returns_one_token_in_a_shortage() -> None:
    insured = player(tokens="GGGGG", area=["crisis-insurer"])
    table = adventure(player(area=["suspiciously-heavy-fruit"], tokens="GGGGGG"), insured, player(tokens="G"))
    act(table, "use:suspiciously-heavy-fruit")
    assert [held(table, seat) for seat in range(3)] == ["GGGG", "GGGG", ""]
    assert supply(table)["seed"] == 7


@pytest.mark.rule("HD-C18")
def test_the_pushy_understudy_wins_ties_without_rolling() -> None:
    table = scene("mission", player(), player(area=["pushy-understudy"]), player(), die=4)
    place_all(table, ("4", "1"), ("4", "2"), ("4", "3"))
    assert (public(table, "order"), happened(table, "rolled-off")) == ([1, 2, 0], [])


@pytest.mark.rule("HD-C18")
def test_the_pushy_understudy_wins_only_ties_of_her_own() -> None:
    table = scene("mission", player(), player(area=["pushy-understudy"]), player(), die=4)
    place_all(table, ("4", "1"), ("3-4", "2"), ("4", "3"))
    rolled = [event[1] for event in happened(table, "rolled-off")]
    assert set(rolled) == {0, 2}
    assert public(table, "order")[0] in (0, 2)


# HD-C19 to HD-C21.


@pytest.mark.rule("HD-C19")
def test_the_gossip_columnist_looks_at_a_hand_and_draws_two() -> None:
    theirs = ["binge-session", "light-fingers"]
    players = [player("4", hand=["gossip-columnist"]), player(hand=theirs), player(hand=["family-lunch"])]
    table = adventure(*players, deck=["strip-mine", "bunker-pantry"])
    act(table, "play:gossip-columnist")
    assert offers(table, 0) == ["choose:1", "choose:2"]
    act(table, "choose:1")
    assert sorted(map(str, cards(table, "hand:1", 0))) == theirs
    assert cards(table, "hand:2", 0) == [None]
    assert cards(table, "hand:1", 2) == [None, None]
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["bunker-pantry", "strip-mine"]
    assert [len(seen) for seen in shown(table, "looked-at-hand", 2)] == [2]
    assert [set(seen) for seen in shown(table, "looked-at-hand", 2)] == [{None}]


@pytest.mark.rule("HD-C19")
def test_the_gossip_columnist_draws_also_when_there_is_no_hand_to_see() -> None:
    table = adventure(player("4", hand=["gossip-columnist"]), player())
    act(table, "play:gossip-columnist")
    assert (counts(table, "hand"), happened(table, "looked-at-hand")) == ([2, 0], [])


@pytest.mark.rule("HD-C20")
def test_the_generous_ex_brings_two_tokens() -> None:
    table = adventure(player("3", "5", hand=["generous-ex"]), player())
    act(table, "play:generous-ex")
    assert offers(table, 0) == ["take:seed", "take:schmeckles", "take:crystal", "take:matter"]
    act(table, "take:crystal", "take:seed")
    assert (held(table, 0), asked(table)) == ("GC", [1])


@pytest.mark.rule("HD-C21")
def test_the_retired_space_marshal_takes_a_token_from_an_opponent_near_once_a_round() -> None:
    marshal = player("1", "2", area=["retired-space-marshal"])
    table = adventure(marshal, player("2-3", "4", "GSS"), player("3", "4", "CC"), player("house", "1", "M"))
    act(table, "use:retired-space-marshal")
    assert offers(table, 0) == ["choose:1", "choose:3"]
    act(table, "choose:1")
    assert offers(table, 0) == ["take:seed", "take:schmeckles"]
    act(table, "take:schmeckles")
    assert [held(table, 0), held(table, 1)] == ["S", "GS"]
    assert cards(table, "area:0") == ["retired-space-marshal"]
    assert refusal(table, 0, "use:retired-space-marshal") == "HD-Q40"


@pytest.mark.rule("HD-C21")
def test_the_retired_space_marshal_is_ready_again_in_the_next_round() -> None:
    marshal = player("1", "1", area=["retired-space-marshal"])
    table = adventure(marshal, player("1", "1", "GGGG"), marshal_used=True)
    assert refusal(table, 0, "use:retired-space-marshal") == "HD-Q40"
    pass_all(table)
    while phase(table) in ("collection", "drawing", "discard"):
        act(table, offers(table, asked(table)[0])[0])
    place_all(table, ("1", "1"), ("1", "1"))
    while public(table, "turn") != 0:
        act(table, offers(table, asked(table)[0])[-1])
    assert "use:retired-space-marshal" in offers(table, 0)


@pytest.mark.rule("HD-C21")
def test_the_retired_space_marshal_needs_an_opponent_near_with_tokens() -> None:
    marshal = player("1", "2", area=["retired-space-marshal"])
    table = adventure(marshal, player("3", "4", "GSS"), player("1", "1"))
    assert refusal(table, 0, "use:retired-space-marshal") == "HD-Q39"
    assert count(table, "area:0") == 1
