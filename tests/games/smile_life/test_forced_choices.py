"""AMB-88: when players are asked although only one answer is left, and when not."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    base,
    cards,
    count,
    counts,
    draw,
    dull,
    ending,
    happened,
    kind,
    laid,
    lay,
    monster,
    offers,
    people,
    plague,
    player,
    scene,
    smiles,
)

PURGE = [plague("event-purge")]
ZOMBIE, LIZARD = "monster-zombie", "monster-giant-lizard"
Life = dict[str, Any]


def question(table: Table) -> tuple[int, str, list[str]]:
    """Return the seat that is asked, the question, and the answers on offer."""
    (seat,) = asked(table)
    return seat, kind(table), offers(table, seat)


# What all can see.


@pytest.mark.rule("AMB-88")
def test_the_only_victim_is_not_named_and_is_told() -> None:
    lives = [player("malus-burn-out"), player(job=["job-guru"]), player()]
    table = base(*lives, pile=["trip-cairo"])
    lay(table, "malus-burn-out")
    assert (asked(table), happened(table, "inflicted")) == ([2], [("inflicted", 0, 1, "malus-burn-out")])
    lives[2] = player(job=["job-waiter"])
    table = base(*lives, pile=["trip-cairo"])
    lay(table, "malus-burn-out")
    assert question(table) == (0, "target", ["seat:1", "seat:2"])


@pytest.mark.rule("AMB-88")
def test_a_player_who_loses_everything_is_not_asked_in_which_order() -> None:
    life = player(wages=["wage-1", "wage-2"], studies=["study-double"], job=["job-guru"])
    table = scene(life, player(), player(), monsters=[monster(LIZARD)])
    assert (smiles(table)[0], asked(table)) == (0, [1])
    assert [event[2] for event in happened(table, "lost-for-good")] == ["wage-1", "wage-2", "job-guru", "study-double"]


@pytest.mark.rule("AMB-88", "AMB-35")
def test_a_player_who_must_give_up_just_these_cards_is_not_asked_in_which_order() -> None:
    life = player(belongings=["house-big"], wages=["wage-1"], children=["child-luke", "child-lara"])
    table = scene(life, player(), player(), monsters=[monster(ZOMBIE)])
    assert question(table)[:2] == (0, "lose")
    life = player(belongings=["house-big"], children=["child-luke", "child-lara"])
    table = scene(life, player(), player(), monsters=[monster(ZOMBIE)])
    assert (laid(table, 0, "belongings"), laid(table, 0, "children")) == (["house-big"], [])


@pytest.mark.rule("AMB-88", "AP-11.4")
def test_a_player_who_can_neither_win_nor_flee_is_not_asked() -> None:
    life = player(belongings=["weapon-bat", "pet-cat"], studies=["study-double"])
    table = scene(life, player(belongings=["weapon-knife"]), player(), monsters=[monster(ZOMBIE)])
    assert happened(table, "too-weak", "wounded")[:2] == [("too-weak", 0, ZOMBIE), ("wounded", 0, 4)]
    table = scene(life, player(belongings=["weapon-axe"]), player(), monsters=[monster(ZOMBIE)])
    assert question(table) == (0, "monster", ["use:weapon-bat", "ally", "suffer"])
    life = player(belongings=["weapon-bat", "pet-cat", "vehicle-motorbike"])
    table = scene(life, player(), player(), monsters=[monster(ZOMBIE)])
    assert "flee:vehicle-motorbike" in offers(table, 0)


@pytest.mark.rule("AMB-88", "AP-11.12")
def test_nobody_is_asked_for_help_that_cannot_be_enough() -> None:
    lives = [
        player(studies=["study-double"] * 3, wages=["wage-1"] * 3),
        player(belongings=["weapon-bazooka"]),
        player(belongings=["weapon-bat"]),
    ]
    table = scene(*lives, monsters=[monster(LIZARD)])
    act(table, "ally", "no")
    assert (question(table)[:2], happened(table, "no-help")) == ((0, "lose"), [("no-help", 0)])


@pytest.mark.rule("AMB-88", "AMB-51")
def test_the_cloud_asks_only_if_the_malus_differ() -> None:
    suffered = ["malus-accident", "malus-illness"]
    table = scene(player("malus-radioactive-cloud"), player(malus=suffered), pile=["trip-cairo"])
    lay(table, "malus-radioactive-cloud")
    assert (happened(table, "cloud"), asked(table)) == ([("cloud", 0, 1, "malus-accident")], [0])
    married = player(malus=["malus-accident", "malus-divorce"], marriage=["marriage-montcuq"])
    table = scene(player("malus-radioactive-cloud"), married, pile=["trip-cairo"])
    lay(table, "malus-radioactive-cloud")
    assert question(table) == (0, "cloud", ["card:malus-accident", "card:malus-divorce"])


@pytest.mark.rule("AMB-88", "AP-2.6")
@pytest.mark.parametrize(("other", "asks"), [(ZOMBIE, False), ("crisis-food", True)])
def test_of_monsters_alone_in_a_starting_hand_nobody_chooses_one(other: str, asks: bool) -> None:
    hand = [other, "monster-mutant-snail", "wage-1", "wage-2", "wage-3"]
    table = scene(player(*hand), player(*["wage-4"] * 5), phase="opening", turns=0, pile=dull(16))
    assert (kind(table) == "plague") == asks


@pytest.mark.rule("AMB-88", "AP-7.4")
def test_the_last_card_of_the_pile_has_no_sides() -> None:
    life = player(job=["job-survivalist"])
    table = ending(life, player(), pile=["wage-1"], running=[plague("crisis-political")])
    assert offers(table, 0) == ["draw", "resign"]
    table = ending(life, player(), pile=["wage-1", "wage-2"], running=[plague("crisis-political")])
    assert offers(table, 0) == ["draw", "draw-hidden", "resign"]
    both = [plague("crisis-political"), plague("event-invasion")]
    table = ending(life, player(), pile=["wage-1"], running=both, target=9)
    assert question(table) == (0, "throw", ["throw:wage-1"])


# What all can count.


@pytest.mark.rule("AMB-88", "SL-15.6")
def test_strings_are_pulled_in_vain_with_a_job_or_an_empty_hand() -> None:
    for life, hand in (({"job": ["job-waiter"]}, ["wage-4"]), ({}, [])):
        lives = [player(*hand, **life), player("special-string-pulling"), player("wage-4")]
        table = scene(*lives, running=PURGE, pile=dull(9))
        act(table, "seat:1")
        assert (asked(table), happened(table, "no-effect")) == ([1], [("no-effect", 0, "special-string-pulling")])


@pytest.mark.rule("AMB-88", "SL-15.10")
def test_nobody_is_asked_for_a_bet_out_of_an_empty_hand() -> None:
    table = scene(player(), player(), flood=["special-casino", "wage-1"], pile=dull(12))
    act(table, "card:special-casino")
    assert (asked(table), count(table, "casino")) == ([1], 1)


@pytest.mark.rule("AMB-88", "SL-7.6")
def test_a_protected_swap_needs_a_second_card_and_a_player_to_swap_with() -> None:
    for own, theirs, asks in (
        (["wage-1", "wage-2"], ["wage-3"], 0),
        (["wage-1"], ["wage-3"], 1),
        (["wage-1"] * 2, [], 1),
    ):
        life = player("job-head-sales", *own[1:], studies=["study-single"] * 3)
        table = scene(life, player(*theirs), pile=own[:1])
        lay(table, "job-head-sales")
        assert asked(table) == [asks]
        assert happened(table, "no-effect") == ([("no-effect", 0, "job-head-sales")] if asks else [])


@pytest.mark.rule("AMB-88", "AP-17.3")
def test_a_prisoner_with_an_empty_hand_is_not_asked_for_a_card() -> None:
    table = scene(player(job=["job-dictator"]), player())
    act(table, "imprison:1")
    assert (people(table, "skips"), asked(table)) == ([0, 3], [0])


@pytest.mark.rule("AMB-88", "AP-18.5")
def test_a_researcher_with_one_card_keeps_it() -> None:
    table = scene(player("cataclysm-tornado"), player("wage-2", job=["job-researcher"]), pile=["trip-cairo"])
    lay(table, "cataclysm-tornado")
    assert (asked(table), cards(table, "hand:1", 1)) == ([1], ["trip-cairo", "wage-2"])
    assert happened(table, "kept-one") == [("kept-one", 1)]


# What would tell a secret.


@pytest.mark.rule("AMB-88", "AMB-48")
def test_an_illness_does_not_tell_whether_the_virus_is_in_the_hand() -> None:
    for other in ("malus-virus", "wage-1"):
        table = scene(player("malus-illness", other), player("pet-cat"), pile=["trip-cairo"])
        lay(table, "malus-illness")
        assert (asked(table), kind(table)) == ([0], "target")
    for known in ({"discard": ["malus-virus"]}, {"expansion": "none"}):
        table = scene(player("malus-illness"), player("pet-cat"), pile=["trip-cairo"], **known)
        lay(table, "malus-illness")
        assert happened(table, "inflicted") == [("inflicted", 0, 1, "malus-illness")]


@pytest.mark.rule("AMB-88", "SL-15.6")
def test_strings_do_not_tell_whether_a_job_is_in_the_hand() -> None:
    table = scene(player("special-string-pulling", "wage-1"), player(), pile=["trip-cairo"])
    lay(table, "special-string-pulling")
    assert question(table) == (0, "pull", ["no"])
    act(table, "no")
    assert happened(table, "no-effect") == [("no-effect", 0, "special-string-pulling")]


@pytest.mark.rule("AMB-88", "AP-5.1")
def test_a_hand_of_equal_cards_is_asked_for_unless_everybody_has_seen_it() -> None:
    hidden = scene(player(), player("wage-1", "wage-1"), pile=["crisis-ecological", *dull(9)])
    draw(hidden)
    assert question(hidden) == (1, "keep", ["card:wage-1"])
    shown = scene(player(), player("wage-1", "wage-1"), pile=["crisis-health", "crisis-ecological", *dull(9)])
    draw(shown)
    draw(shown)
    assert (counts(shown, "hand"), asked(shown)) == ([0, 1], [0])
    assert happened(shown, "back-to-limit") == [("back-to-limit", 1, 1)]


@pytest.mark.rule("AMB-88", "AMB-22")
def test_a_virus_that_everybody_saw_go_into_the_hand_is_kept_without_a_question() -> None:
    pile = [*dull(9), "crisis-ecological", *dull(9)]
    table = scene(player(), player(), flood=["malus-virus"], pile=pile)
    act(table, "card:malus-virus")
    draw(table, "card:study-single")
    assert (question(table)[:2], cards(table, "hand:0", 0)) == ((0, "start"), ["malus-virus"])


# No turn is played without its player.


@pytest.mark.rule("AMB-88", "AP-10.7")
def test_of_two_players_each_takes_their_turn_in_a_purge() -> None:
    table = scene(player("wage-1"), player("wage-2"), running=PURGE, pile=dull(9))
    assert question(table) == (0, "rob", ["seat:1"])
    act(table, "seat:1")
    assert question(table) == (1, "rob", ["seat:0"])


@pytest.mark.rule("AMB-88", "SL-3.2", "SL-3.3")
def test_one_draws_and_plays_oneself_even_if_nothing_else_is_possible() -> None:
    table = scene(player(), player(), pile=["trip-cairo"])
    assert question(table) == (0, "start", ["draw"])
    draw(table)
    assert question(table) == (0, "play", ["discard:trip-cairo"])


@pytest.mark.rule("AMB-88", "AP-18.6")
def test_one_takes_the_last_card_of_a_flood_oneself() -> None:
    table = scene(player(), player(), flood=["malus-accident"], pile=dull(12))
    assert question(table) == (0, "flood", ["discard:malus-accident"])
