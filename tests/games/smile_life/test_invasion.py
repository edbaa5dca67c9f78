"""AP-10.20 to AP-10.29: the Alien invasion. All players throw cards at it, or life may end."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    bide,
    cards,
    counts,
    draw,
    dull,
    ending,
    happened,
    kind,
    laid,
    monster,
    offers,
    people,
    phase,
    plague,
    player,
    public,
    refusal,
    running,
    scene,
    smiles,
    truth,
)

INVASION = "event-invasion"


def invaded(*lives: Any, target: int = 9, rounds: int = 4, beside: list[Any] | None = None, **more: Any) -> Table:
    """Return a scene in an invasion, whose rounds end with the last seat."""
    pile = more.pop("pile", dull(12))
    running = [plague(INVASION, rounds), *(beside or [])]
    return scene(*lives, running=running, target=target, pile=pile, **more)


# AP-10.20 to AP-10.23 The course of an invasion.


@pytest.mark.rule("AP-10.21", "AMB-32")
def test_the_target_is_the_smiles_of_all_hands_and_public() -> None:
    lives = [
        player("marriage-montcuq", "malus-accident"),
        player("job-writer"),
        player("house-big", "study-single", "wage-4", belongings=["house-medium-white"]),
    ]
    table = scene(*lives, pile=[INVASION, *dull(5)])
    draw(table)
    assert public(table, "invasion") == {"target": 10, "thrown": 0}
    assert cards(table, "hand:2", 0) == [None, None, None]


@pytest.mark.rule("AP-10.20", "AP-10.22")
def test_on_a_turn_one_draws_and_throws_any_card() -> None:
    table = invaded(player("wage-1", "pet-cat", job=["job-writer"]), player(), discard=["study-double"])
    assert (phase(table), kind(table)) == ("invasion", "throw")
    assert sorted(offers(table, 0)) == ["throw:pet-cat", "throw:study-single", "throw:wage-1"]
    act(table, "throw:pet-cat")
    assert (cards(table, "aliens"), counts(table, "hand"), asked(table)) == (["pet-cat"], [2, 1], [1])
    assert laid(table, 0, "belongings") == []


@pytest.mark.rule("AP-10.23")
@pytest.mark.parametrize(
    ("card", "worth"),
    [("job-writer", 2), ("study-double", 1), ("malus-accident", 0), ("special-luck", 0), ("house-big", 3)],
)
def test_a_thrown_card_adds_its_smiles(card: str, worth: int) -> None:
    table = invaded(player(card), player())
    act(table, f"throw:{card}")
    assert public(table, "invasion") == {"target": 9, "thrown": worth}


@pytest.mark.rule("AP-10.22", "AP-10.27")
def test_nothing_is_drawn_from_the_discard_pile() -> None:
    table = invaded(player(), player(), discard=["study-double"])
    assert refusal(table, 0, "take") != "not refused"
    assert (offers(table, 0), cards(table, "discard")) == (["throw:study-single"], ["study-double"])


@pytest.mark.rule("AMB-32")
def test_only_drawing_and_throwing_are_possible() -> None:
    life = player("wage-1", job=["job-waiter"], marriage=["marriage-montcuq", "adultery"])
    table = invaded(life, player(), casino={"owner": 0, "open": True})
    keys = ["resign", "divorce", "end-affair", "bet:wage-1", "play:wage-1", "discard:wage-1"]
    assert "not refused" not in [refusal(table, 0, key) for key in keys]
    assert sorted(offers(table, 0)) == ["throw:study-single", "throw:wage-1"]


@pytest.mark.rule("AP-10.29")
@pytest.mark.parametrize(
    "name", ["special-tsunami", "special-rainbow", "cataclysm-fire", "special-birthday", "job-medium"]
)
def test_a_special_card_thrown_has_no_effect(name: str) -> None:
    table = invaded(player(name), player("wage-1", wages=["wage-2"]))
    act(table, f"throw:{name}")
    assert (cards(table, "aliens"), counts(table, "hand"), asked(table)) == ([name], [1, 2], [1])
    assert happened(table, "tsunami", "fire", "gave-wage", "looked-at-pile") == []


@pytest.mark.rule("AMB-32")
def test_the_virus_may_be_thrown() -> None:
    table = invaded(player("malus-virus"), player())
    act(table, "throw:malus-virus")
    assert cards(table, "aliens") == ["malus-virus"]


@pytest.mark.rule("AMB-32")
def test_skips_are_served_as_usual() -> None:
    table = invaded(player(skips=1), player())
    assert (asked(table), people(table, "skips"), counts(table, "hand")) == ([1], [0, 0], [0, 1])


# AP-10.24 Success.


@pytest.mark.rule("AP-10.24", "AMB-32")
def test_enough_smiles_end_it_at_once_and_all_goes_out_of_game() -> None:
    table = invaded(player("marriage-montcuq"), player("wage-1"), target=5, aliens=["job-writer"])
    act(table, "throw:marriage-montcuq")
    assert (running(table), phase(table), public(table, "invasion")) == ([], "turns", None)
    assert sorted(cards(table, "out"), key=str) == [INVASION, "job-writer", "marriage-montcuq"]
    assert (asked(table), offers(table, 1)) == ([1], ["draw"])


@pytest.mark.rule("AP-10.24")
def test_one_smile_too_few_does_not_end_it() -> None:
    table = invaded(player("marriage-montcuq"), player(), target=6, aliens=["job-writer"])
    act(table, "throw:marriage-montcuq")
    assert running(table) == [INVASION]


@pytest.mark.rule("AP-10.24")
def test_the_last_throw_of_the_last_round_still_counts() -> None:
    last = [plague(INVASION, 1, turned_by=1)]
    table = scene(player(), player("marriage-montcuq"), turn=1, running=last, target=3, pile=dull(5))
    act(table, "throw:marriage-montcuq")
    assert (table.result, happened(table, "invasion-lost"), asked(table)) == (None, [], [0])


@pytest.mark.rule("AMB-32")
def test_a_target_of_nothing_is_an_instant_success() -> None:
    table = scene(player("malus-accident"), player(), pile=[INVASION, *dull(5)])
    draw(table)
    assert (running(table), cards(table, "out"), asked(table)) == ([], [INVASION], [1])
    assert offers(table, 1) == ["draw"]


# AP-10.25, AP-10.26 Failure.


def lost(*lives: Any, **more: Any) -> Table:
    """Return the last throw of an invasion that can no longer be won."""
    turned_by = more.pop("turned_by", 0)
    beside = more.pop("beside", [])
    running = [plague(INVASION, 1, turned_by=turned_by), *beside]
    table = scene(*lives, running=running, target=90, pile=more.pop("pile", dull(16)), **more)
    act(table, "throw:study-single")
    return table


@pytest.mark.rule("AP-10.25")
def test_a_missed_target_stops_the_game_and_laid_smiles_decide() -> None:
    table = lost(player("house-big", wages=["wage-1"]), player(belongings=["pet-unicorn"]))
    assert (asked(table), kind(table)) == ([1], "restart")
    act(table, "no")
    assert table.result is not None
    assert (table.result.winners, table.result.scores, table.result.reason) == ((1,), (1, 3), "aliens")
    assert table.result.rule == "AP-10.25"


@pytest.mark.rule("AP-10.25", "AP-3.7")
@pytest.mark.parametrize("how", ["skip", "monster"])
def test_the_last_round_ends_even_if_nothing_was_thrown_in_its_last_turn(how: str) -> None:
    last: dict[str, Any] = {"running": [plague(INVASION, 1, turned_by=0)], "target": 90, "pile": dull(5)}
    if how == "skip":
        table = scene(player(wages=["wage-1"], skips=1), player(), **last)
    else:
        life = player(job=["job-survivalist"])
        table = scene(life, player(), monsters=[monster("monster-zombie", left=1)], **last)
    assert (asked(table), kind(table)) == ([0], "restart")


@pytest.mark.rule("AP-10.26", "AMB-33")
def test_the_winner_may_start_life_again() -> None:
    lives = [
        player(
            "wage-1",
            studies=["study-single"],
            job=["job-bandit"],
            wages=["wage-2"],
            flirts=["flirt-bar"],
            marriage=["marriage-montcuq", "adultery"],
            affair=["flirt-zoo"],
            children=["child-luke"],
            belongings=["survival-bunker", "pet-cat"],
            flipped=["special-luck"],
            malus=["malus-accident"],
            protected={"heap": "children", "card": "child-luke"},
            bombed=True,
        ),
        player("wage-3", wages=["wage-4"], skips=2),
    ]
    table = lost(*lives, casino={"owner": 0, "bet": "wage-1"})
    assert asked(table) == [0]
    act(table, "yes")
    assert (smiles(table), people(table, "job"), people(table, "skips")) == ([0, 0], [None, None], [0, 0])
    heaps = ["studies", "wages", "flirts", "marriage", "affair", "children", "belongings", "flipped", "malus"]
    assert [laid(table, seat, *heaps) for seat in (0, 1)] == [[], []]
    assert len(cards(table, "discard")) == 15
    assert sorted(cards(table, "out"), key=str) == [INVASION, "study-single"]
    assert (public(table, "casino"), public(table, "bettor"), cards(table, "bets")) == (None, None, [])
    assert (counts(table, "hand"), asked(table), running(table)) == ([1, 1], [1], [])
    assert [truth(table, 0)[past] for past in ("was_bandit", "bombed")] == [False, False]


@pytest.mark.rule("AMB-33")
def test_tied_winners_must_all_agree() -> None:
    lives = [player(wages=["wage-1"]), player(), player(wages=["wage-1"])]
    table = lost(*lives)
    assert asked(table) == [0]
    act(table, "yes")
    assert asked(table) == [2]
    act(table, "no")
    assert table.result is not None
    assert table.result.winners == (0, 2)
    table = lost(*lives)
    act(table, "yes", "yes")
    assert (table.result, smiles(table)) == (None, [0, 0, 0])


@pytest.mark.rule("AP-10.25", "AP-10.26")
def test_an_unanswered_bet_counts_for_who_the_winner_is() -> None:
    table = lost(player(wages=["wage-1"]), player(wages=["wage-1"]), casino={"owner": 1, "bet": "wage-2"})
    assert asked(table) == [1]
    act(table, "no")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((1,), (1, 2))


@pytest.mark.rule("AMB-33")
def test_a_survivalist_keeps_the_hand_at_a_restart() -> None:
    hand = ["wage-1", "wage-2", "wage-3", "wage-4"]
    ecological = [plague("crisis-ecological", 2, turned_by=1)]
    table = lost(player(*hand, job=["job-survivalist"]), player("wage-2"), beside=ecological)
    act(table, "yes")
    assert kind(table) == "start"
    assert set(hand) <= set(truth(table, 0)["hand"])


@pytest.mark.rule("AMB-33")
def test_a_restart_ends_running_plagues_and_monsters() -> None:
    table = lost(
        player("wage-1", wages=["wage-1"]),
        player("wage-2"),
        player("wage-3"),
        beside=[plague("crisis-ecological", 2, turned_by=1), plague("crisis-political", 2, turned_by=1)],
        monsters=[monster("monster-zombie", at=2)],
    )
    act(table, "yes")
    assert (running(table), public(table, "monsters"), public(table, "turned")) == ([], [], False)
    assert counts(table, "hand") == [5, 5, 5]


@pytest.mark.rule("AMB-33", "AP-10.28")
@pytest.mark.parametrize("beside", [[], [plague("crisis-economic", 2, turned_by=0)]])
def test_a_waiting_purge_starts_after_a_restart(beside: list[Any]) -> None:
    lives = [player("wage-1", wages=["wage-1"]), player("wage-2"), player("wage-3")]
    table = lost(*lives, beside=beside, waiting_purge=2)
    act(table, "yes")
    assert public(table, "running") == [{"plague": "event-purge", "rounds": 2, "turned_by": 0}]
    assert (asked(table), kind(table)) == ([1], "rob")


@pytest.mark.rule("AMB-33")
def test_after_a_restart_the_final_count_alone_decides() -> None:
    lives = [player(belongings=["house-big"]), player("pet-cat")]
    table = ending(*lives, running=[plague(INVASION, 1, turned_by=0)], target=90, pile=dull(2))
    act(table, "throw:study-single", "yes")
    draw(table, "play:pet-cat")
    assert table.result is not None
    assert (table.result.winners, table.result.scores) == ((1,), (0, 1))


@pytest.mark.rule("AMB-32")
def test_an_empty_pile_ends_the_game_normally_without_a_restart() -> None:
    lives = [player(wages=["wage-1"]), player()]
    table = ending(*lives, running=[plague(INVASION, 3, turned_by=0)], target=90, pile=dull(1))
    act(table, "throw:study-single")
    assert table.result is not None
    assert (table.result.reason, table.result.scores) == ("pile-empty", (1, 0))


@pytest.mark.rule("AMB-32")
def test_an_empty_pile_goes_before_the_last_notch() -> None:
    lives = [player(wages=["wage-1"]), player()]
    table = ending(*lives, running=[plague(INVASION, 1, turned_by=0)], target=90, pile=dull(1))
    act(table, "throw:study-single")
    assert asked(table) == []
    assert table.result is not None
    assert table.result.reason == "pile-empty"


# AP-10.28 Plagues that appear meanwhile.


@pytest.mark.rule("AP-10.28", "AMB-32")
@pytest.mark.parametrize(
    "name",
    ["crisis-food", "crisis-economic", "crisis-political", "crisis-health", "event-clearance", "event-armageddon"],
)
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_a_crisis_or_event_drawn_meanwhile_is_suffered_and_ends_the_turn(name: str, mode: str) -> None:
    lives = [player("wage-1", wages=["wage-1"], job=["job-writer"]), player("wage-2")]
    invasion = {"running": [plague(INVASION)], "target": 9}
    table = ending(*lives, expansion=mode, pile=[name, *dull(9)], **invasion)
    assert (happened(table, "plague-came"), cards(table, "aliens")) == ([("plague-came", 0, name)], [])
    assert running(table) == ([INVASION] if name == "event-armageddon" else [INVASION, name])
    if kind(table) == "armageddon":
        act(table, offers(table, 1)[0])
    assert (asked(table), kind(table)) == ([1], "throw")


@pytest.mark.rule("AP-10.28", "AMB-32")
def test_an_ecological_crisis_meanwhile_shrinks_hands_but_not_the_target() -> None:
    table = invaded(player("wage-1", "wage-2"), player("wage-3"), pile=["crisis-ecological", *dull(9)])
    assert kind(table) == "keep"
    act(table, "card:wage-1")
    assert (public(table, "invasion"), counts(table, "hand")) == ({"target": 9, "thrown": 0}, [1, 2])
    act(table, "throw:wage-3")
    assert counts(table, "hand")[1] == 1


@pytest.mark.rule("AP-10.28")
def test_in_a_health_crisis_one_discards_onto_the_aliens() -> None:
    table = invaded(player("pet-cat"), player(), beside=[plague("crisis-health")])
    act(table, "throw:pet-cat")
    assert (cards(table, "aliens"), cards(table, "discard")) == (["pet-cat"], [])


@pytest.mark.rule("AP-10.28", "AMB-32")
def test_a_monster_drawn_meanwhile_takes_the_place_of_the_throw() -> None:
    lives = [player("wage-1", belongings=["trip-rio"]), player("wage-2", belongings=["weapon-knife"])]
    table = invaded(*lives, pile=["monster-carnivorous-plant", *dull(9)])
    assert (asked(table), kind(table), sorted(offers(table, 0))) == ([0], "monster", ["ally", "suffer"])
    act(table, "ally", "use:weapon-knife")
    assert (cards(table, "aliens"), cards(table, "out")) == ([], ["monster-carnivorous-plant"])
    assert (asked(table), kind(table)) == ([1], "throw")


@pytest.mark.rule("AP-10.28", "AMB-31")
@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_purge_waits_until_the_invasion_is_over(mode: str) -> None:
    lives = [player("wage-1"), player("marriage-montcuq", "wage-1"), player("wage-1")]
    table = invaded(*lives, target=3, expansion=mode, pile=["event-purge", *dull(12)])
    assert (running(table), public(table, "waiting_purge"), asked(table)) == ([INVASION], 0, [1])
    act(table, "throw:marriage-montcuq")
    assert public(table, "running") == [{"plague": "event-purge", "rounds": 2, "turned_by": 1}]
    assert (public(table, "waiting_purge"), asked(table), kind(table)) == (None, [2], "rob")


@pytest.mark.rule("AMB-66")
def test_the_rounds_of_a_purge_put_off_begin_with_the_next_player() -> None:
    lives = [player("wage-1", "wage-1", "wage-1"), player("marriage-montcuq", *["wage-1"] * 4), player(*["wage-2"] * 4)]
    table = invaded(*lives, target=3, pile=["event-purge", *dull(16)])
    act(table, "throw:marriage-montcuq")
    bide(table, 5)
    assert (running(table), asked(table)) == (["event-purge"], [1])
    bide(table, 1)
    assert (running(table), asked(table)) == ([], [2])


@pytest.mark.rule("AMB-85", "AP-10.28")
def test_a_purge_that_runs_when_the_aliens_come_waits_with_its_rounds() -> None:
    lives = [player("wage-1", "wage-1"), player("wage-1", "wage-1", "wage-1"), player("marriage-montcuq", "wage-2")]
    purge = plague("event-purge", rounds=2, turned_by=1)
    table = invaded(*lives, target=3, expansion="advanced", beside=[purge], pile=dull(16))
    bide(table, 2)
    assert public(table, "running")[-1] == {"plague": "event-purge", "rounds": 2, "turned_by": 1}
    act(table, "throw:marriage-montcuq")
    assert public(table, "running") == [{"plague": "event-purge", "rounds": 2, "turned_by": 2}]
    for thief in (0, 1, 2, 0, 1, 2):
        assert (running(table), asked(table), kind(table)) == (["event-purge"], [thief], "rob")
        bide(table, 1)
    assert running(table) == []


@pytest.mark.rule("AMB-32")
def test_a_crisis_counts_its_rounds_beside_the_invasion() -> None:
    lives = [player("wage-1"), player("wage-2")]
    table = invaded(*lives, target=50, pile=["crisis-food", *dull(12)])
    bide(table, 4)
    assert running(table) == [INVASION]
