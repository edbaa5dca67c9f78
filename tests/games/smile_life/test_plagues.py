"""AP-1 to AP-3, AP-9.1, AP-19.7: plagues in general: how they come, accumulate, replace each other, last and go."""

from __future__ import annotations

import pytest

import croupier
from croupier import Table
from tests.games.smile_life.scenes import (
    GAME,
    act,
    asked,
    bide,
    cards,
    count,
    counts,
    draw,
    dull,
    ending,
    happened,
    kind,
    laid,
    monster,
    offers,
    plague,
    player,
    public,
    refusal,
    running,
    scene,
    smiles,
    truth,
)

ROUNDS = {
    "crisis-food": 2,
    "crisis-ecological": 4,
    "crisis-economic": 3,
    "crisis-political": 4,
    "crisis-health": 3,
    "event-clearance": 3,
    "event-purge": 2,
    "event-invasion": 4,
}
MONSTERS = ["mutant-snail", "deadly-fish", "carnivorous-plant", "killer-robot", "zombie", "giant-lizard"]
PLAGUES = [*ROUNDS, "event-armageddon", *[f"monster-{name}" for name in MONSTERS]]
CRISES = [name for name in ROUNDS if name.startswith("crisis")]

every_plague = pytest.mark.parametrize("name", PLAGUES)
every_lasting_plague = pytest.mark.parametrize(("name", "rounds"), list(ROUNDS.items()), ids=list(ROUNDS))
every_crisis = pytest.mark.parametrize("name", CRISES)


def box(expansion: str) -> list[str]:
    pile = scene(player(), player(), expansion=expansion).position()["pile"]
    assert isinstance(pile, list)
    return pile


def opened(*pile: str, seats: int = 2, expansion: str = "advanced") -> Table:
    """Return a table with known first cards: five for each seat, then those that replace plagues."""
    return croupier.open_table(GAME, seats, 0, {"expansion": expansion}, {"pile": list(pile)})


def turned_by(table: Table) -> list[int]:
    return [entry["turned_by"] for entry in public(table, "running")]


def rounds_left(table: Table) -> dict[str, int]:
    return {entry["plague"]: entry["rounds"] for entry in public(table, "running")}


FOUR = ["wage-1", "wage-1", "wage-2", "wage-2"]
FIVE = [*FOUR, "wage-3"]

# AP-1 What is in the box.


@pytest.mark.rule("AP-1.1", "AP-1.3")
def test_the_expansion_adds_58_cards_to_the_200_of_the_base_game() -> None:
    assert (len(box("none")), len(box("basic")), len(box("advanced"))) == (200, 258, 258)
    rest = box("advanced")
    for card in box("none"):
        rest.remove(card)
    assert len(rest) == len(set(rest)) == 58


@pytest.mark.rule("AP-1.2", "AP-2.1", "AP-3.1", "AP-9.1", "AP-11.1")
def test_what_the_expansion_holds() -> None:
    rest = box("advanced")
    for card in box("none"):
        rest.remove(card)
    families = ["crisis", "event", "monster", "weapon", "vehicle", "survival", "pet", "cataclysm", "job", "malus"]
    found = [len([card for card in rest if card.startswith(f"{family}-")]) for family in families]
    assert found == [5, 4, 6, 15, 3, 8, 3, 4, 5, 5]
    assert sorted([card for card in rest if card.split("-")[0] in ("crisis", "event", "monster")]) == sorted(PLAGUES)


@pytest.mark.rule("AP-1.4")
def test_both_boxes_are_shuffled_together() -> None:
    one, two = box("advanced"), croupier.open_position(GAME, {"players": [player(), player()]}, 7).position()["pile"]
    assert isinstance(two, list)
    assert sorted(one) == sorted(two)
    for pile in (one, two):
        assert any(card.startswith("weapon-") for card in pile[:100])
        assert any(card.startswith("study-") for card in pile[:100])
    assert one != two


@pytest.mark.rule("AP-19.8")
@pytest.mark.parametrize("name", ["fire", "flood", "tornado", "earthquake"])
def test_a_cataclysm_has_no_smiles(name: str) -> None:
    assert smiles(scene(player(flipped=[f"cataclysm-{name}"]), player())) == [0, 0]


@pytest.mark.rule("AP-19.8")
@pytest.mark.parametrize("name", ["accident", "bombing", "genetic-mutation", "radioactive-cloud", "fuel-shortage"])
def test_a_malus_has_no_smiles(name: str) -> None:
    assert smiles(scene(player(malus=[f"malus-{name}"]), player())) == [0, 0]


@pytest.mark.rule("AP-19.8")
def test_a_laid_virus_takes_three_smiles_away() -> None:
    assert smiles(scene(player(malus=["malus-virus"], belongings=["house-big"]), player())) == [0, 0]


# AP-2 How plagues come.


@every_plague
@pytest.mark.rule("AP-2.2", "AP-3.3", "AP-9.1", "AMB-09")
def test_a_plague_is_put_face_up_and_ends_the_turn_of_its_drawer(name: str) -> None:
    table = scene(player("wage-1"), player("wage-2"), player("wage-3"), pile=[name, *dull(3)])
    draw(table)
    assert happened(table, "plague-came") == [("plague-came", 0, name)]
    assert cards(table, "hand:0", 0) == ["wage-1"]
    assert name in cards(table, "plagues") + cards(table, "out")
    assert asked(table) == [1]


@every_plague
@pytest.mark.rule("AP-2.5", "AMB-10", "AMB-02")
def test_a_plague_in_a_starting_hand_is_played_and_replaced(name: str) -> None:
    table = opened(*FOUR, name, *FIVE[:4], "wage-4", "wage-3", *dull(20))
    while kind(table) in ("keep", "plague"):
        act(table, offers(table, asked(table)[0])[0])
    assert happened(table, "plague-came") == [("plague-came", 0, name)]
    assert name not in truth(table, 0)["hand"]
    assert [most for _, _, most in happened(table, "first")] == [5]
    starts = [(0, name)] if name in ROUNDS else []
    assert [(seat, started) for _, seat, started, _ in happened(table, "plague-starts")] == starts
    if not starts:
        assert cards(table, "out") == [name]
        assert happened(table, "wounded", "picked") == []


@every_plague
@pytest.mark.rule("AP-2.5", "AMB-12")
def test_a_plague_in_a_refill_is_put_aside_and_replaced(name: str) -> None:
    table = scene(player("cataclysm-fire", *FOUR), player(), pile=["wage-3", "wage-4", name, *dull(20)])
    draw(table, "play:cataclysm-fire")
    assert happened(table, "plague-came") == [("plague-came", 0, name)]
    drew = [event["event"] for event in table.events() if event["event"] in ("drew", "plague-came", "plague-starts")]
    assert drew[:7] == ["drew", "drew", "plague-came", "drew", "drew", "drew", "drew"]
    assert name not in truth(table, 0)["hand"]


@pytest.mark.rule("AP-2.6", "AMB-10")
def test_of_several_plagues_in_a_starting_hand_one_is_played_and_the_others_go() -> None:
    table = opened(*FIVE[:3], "crisis-food", "crisis-economic", *FIVE, "wage-4", "wage-4", *dull(9))
    assert (asked(table), kind(table)) == ([0], "plague")
    assert sorted(offers(table, 0)) == ["card:crisis-economic", "card:crisis-food"]
    act(table, "card:crisis-economic")
    assert (running(table), cards(table, "out")) == (["crisis-economic"], ["crisis-food"])
    assert counts(table, "hand") == [5, 5]
    assert "crisis-food" not in str(table.position()["past"])


@pytest.mark.rule("AMB-10")
def test_a_plague_among_the_replacements_is_played_too() -> None:
    table = opened(*FOUR, "crisis-food", *FIVE, "crisis-economic", "wage-4", *dull(9))
    assert running(table) == ["crisis-food", "crisis-economic"]
    assert counts(table, "hand") == [5, 5]


@pytest.mark.rule("AMB-10", "AMB-02")
def test_the_first_player_is_found_on_full_hands_and_the_onsets_begin_there() -> None:
    rich = ["marriage-montcuq", *FOUR]
    table = opened(*FOUR, "crisis-food", *rich[:4], "crisis-economic", "wage-4", "wage-4", *dull(9))
    assert happened(table, "first") == [("first", 1, 7)]
    starts = [(seat, name) for _, seat, name, _ in happened(table, "plague-starts")]
    assert starts == [(1, "crisis-economic"), (0, "crisis-food")]
    assert asked(table) == [1]


@pytest.mark.rule("AMB-10")
def test_in_basic_mode_a_starting_plague_drives_out_the_one_before() -> None:
    rich = ["marriage-montcuq", *FOUR]
    dealt = [*FOUR, "crisis-food", *rich[:4], "crisis-economic", "wage-4", "wage-4"]
    table = opened(*dealt, *dull(9), expansion="basic")
    assert (running(table), cards(table, "out")) == (["crisis-food"], ["crisis-economic"])


@pytest.mark.rule("AMB-66")
def test_the_rounds_of_a_starting_plague_end_just_before_the_first_player() -> None:
    rich = ["marriage-montcuq", *FOUR]
    table = opened(*FOUR, "crisis-food", *rich, *FIVE, "wage-4", *dull(16), seats=3)
    assert (asked(table), turned_by(table)) == ([1], [0])
    bide(table, 2)
    assert rounds_left(table) == {"crisis-food": 2}
    bide(table, 1)
    assert rounds_left(table) == {"crisis-food": 1}


@pytest.mark.rule("AMB-66", "AMB-12")
def test_the_rounds_of_a_plague_drawn_in_a_refill_begin_with_the_next_player() -> None:
    people = [player("cataclysm-fire"), player("wage-1"), player("wage-1")]
    table = scene(*people, pile=["wage-3", "wage-4", "wage-4", "crisis-economic", *dull(30)])
    draw(table, "play:cataclysm-fire")
    assert happened(table, "plague-starts") == [("plague-starts", 2, "crisis-economic", 3)]
    assert (asked(table), turned_by(table)) == ([1], [0])
    bide(table, 2)
    assert rounds_left(table) == {"crisis-economic": 3}
    bide(table, 1)
    assert rounds_left(table) == {"crisis-economic": 2}


@pytest.mark.rule("AMB-11", "AMB-12")
def test_several_plagues_drawn_in_one_refill_are_all_played_in_the_order_drawn() -> None:
    pile = ["wage-3", "crisis-political", "crisis-food", "wage-4", "crisis-economic", *dull(9)]
    table = scene(player("cataclysm-fire", "wage-1"), player("wage-1"), pile=pile)
    draw(table, "play:cataclysm-fire")
    starts = [(seat, name) for _, seat, name, _ in happened(table, "plague-starts")]
    assert starts == [(0, "crisis-political"), (0, "crisis-food"), (0, "crisis-economic")]
    assert (counts(table, "hand"), asked(table)) == ([2, 1], [1])


@pytest.mark.rule("AMB-12")
def test_nobody_loses_a_turn_by_a_plague_drawn_in_a_refill() -> None:
    pile = ["wage-3", "wage-4", "wage-4", "crisis-economic", *dull(9)]
    table = scene(player("cataclysm-fire", "wage-1"), player("wage-1"), player(), pile=pile)
    draw(table, "play:cataclysm-fire")
    assert happened(table, "plague-starts") == [("plague-starts", 1, "crisis-economic", 3)]
    assert (asked(table), offers(table, 1)[0]) == ([1], "draw")


@pytest.mark.rule("AMB-12")
def test_plagues_wait_until_everybody_has_refilled() -> None:
    pile = ["wage-3", "crisis-ecological", "wage-4", "wage-4", "wage-1", "wage-1", *dull(9)]
    table = scene(player("cataclysm-fire", "wage-1", "wage-1"), player("wage-1", "wage-1"), pile=pile)
    draw(table, "play:cataclysm-fire")
    events = [
        (event["event"], event["seat"]) for event in table.events() if event["event"] in ("drew", "plague-starts")
    ]
    assert events[-3:] == [("drew", 1), ("drew", 1), ("plague-starts", 0)]


@pytest.mark.rule("AP-2.5", "AMB-12")
def test_a_plague_drawn_after_rainbow_comes_when_the_hand_is_full() -> None:
    life = player("special-rainbow", "study-single", "study-double", belongings=["trip-rio", "weapon-bat"])
    table = scene(life, player(), pile=["wage-1", "wage-2", "monster-mutant-snail", "wage-3", *dull(9)])
    draw(table, "play:special-rainbow", "play:study-single", "done")
    assert (asked(table), kind(table), count(table, "hand:0")) == ([0], "monster", 5)
    act(table, "use:weapon-bat")
    assert asked(table) == [1]


@pytest.mark.rule("AMB-11", "AMB-15", "AP-2.7")
def test_in_basic_mode_the_second_plague_of_a_refill_drives_out_the_first() -> None:
    pile = ["wage-3", "crisis-health", "event-clearance", *dull(20)]
    table = scene(player("cataclysm-fire", "wage-1"), player("wage-1"), expansion="basic", pile=pile)
    draw(table, "play:cataclysm-fire")
    assert (running(table), cards(table, "out")) == (["event-clearance"], ["crisis-health"])


@pytest.mark.rule("AMB-12", "AP-10.21")
def test_an_invasion_drawn_in_a_refill_counts_the_full_hands() -> None:
    lives = [player("cataclysm-fire", "malus-accident"), player("malus-accident", "malus-accident")]
    pile = ["event-invasion", "wage-4", "marriage-montcuq", "house-big", *dull(9)]
    table = scene(*lives, pile=["malus-divorce", *pile])
    draw(table, "play:cataclysm-fire")
    assert public(table, "invasion") == {"target": 8, "thrown": 0}
    assert (asked(table), kind(table)) == ([1], "throw")


# AP-2.4 Luck.


def lucky(*three: str) -> Table:
    table = scene(player("special-luck", "wage-1"), player("special-shooting-star"), pile=["wage-2", *three, *dull(9)])
    draw(table, "play:special-luck")
    return table


@every_plague
@pytest.mark.rule("AP-2.4", "AMB-13")
def test_luck_may_discard_a_plague_which_then_does_not_take_place(name: str) -> None:
    table = lucky("wage-3", name, "wage-3")
    act(table, "card:wage-3", f"card:{name}", "discard:wage-1")
    assert happened(table, "plague-came", "plague-starts", "faces") == []
    assert name in cards(table, "discard")
    assert asked(table) == [1]


@pytest.mark.rule("AMB-13")
def test_luck_may_choose_the_plague_and_ends_the_turn() -> None:
    table = lucky("wage-3", "crisis-economic", "wage-3")
    act(table, "card:crisis-economic")
    assert (running(table), asked(table)) == (["crisis-economic"], [1])
    assert cards(table, "discard") == ["wage-3", "wage-3"]
    assert sorted(truth(table, 0)["hand"]) == ["wage-1", "wage-2"]


@pytest.mark.rule("AMB-13")
def test_luck_with_three_plagues_must_choose_one() -> None:
    table = lucky("crisis-food", "crisis-economic", "monster-zombie")
    assert sorted(offers(table, 0)) == ["card:crisis-economic", "card:crisis-food", "card:monster-zombie"]


@pytest.mark.rule("AMB-13")
def test_luck_with_two_plagues_may_discard_both() -> None:
    table = lucky("crisis-food", "crisis-economic", "wage-3")
    act(table, "card:wage-3", "card:crisis-food")
    assert (cards(table, "discard"), running(table)) == (["crisis-economic", "crisis-food"], [])


@pytest.mark.rule("AMB-13")
def test_a_discarded_plague_cannot_be_taken_or_fetched() -> None:
    table = scene(player(), player("special-shooting-star"), discard=["crisis-food", "wage-1"], pile=dull(5))
    assert refusal(table, 0, "take") == "AMB-13"
    draw(table, "discard:study-single")
    draw(table, "play:special-shooting-star")
    assert "card:study-single" in offers(table, 1)
    assert "card:crisis-food" not in offers(table, 1)


@pytest.mark.rule("AMB-13")
def test_the_hacker_cannot_use_a_discarded_plague() -> None:
    studied = ["study-single"] * 3
    table = scene(player("job-hacker", studies=studied), player(), discard=["crisis-food"], pile=dull(5))
    draw(table, "play:job-hacker")
    assert (asked(table), running(table)) == ([1], [])


@pytest.mark.rule("AMB-14")
@pytest.mark.parametrize("how", ["medium", "radar", "journalist"])
def test_looking_at_a_plague_triggers_nothing(how: str) -> None:
    pile = ["wage-1", "crisis-food", "monster-zombie", *dull(20)]
    if how == "radar":
        table = scene(player(belongings=["survival-radar"]), player(), pile=["crisis-food", *pile[2:]])
    else:
        table = scene(player(f"job-{how}", studies=["study-single"] * 3), player("wage-1"), pile=pile)
        draw(table, f"play:job-{how}")
    assert happened(table, "plague-came", "plague-starts", "faces") == []
    assert count(table, "plagues") == 0


# AP-2.7, AP-2.8 The two modes.


@every_plague
@pytest.mark.rule("AP-2.7", "AMB-15")
def test_in_basic_mode_a_new_plague_drives_out_the_one_before(name: str) -> None:
    before = "crisis-food" if name != "crisis-food" else "crisis-economic"
    lives = [
        player("wage-1", belongings=["house-big", "trip-rio"]),
        player("wage-2", belongings=["house-medium-white"]),
    ]
    table = scene(*lives, expansion="basic", running=[plague(before)], pile=[name, *dull(9)])
    draw(table)
    assert happened(table, "driven-out") == [("driven-out", before)]
    assert before in cards(table, "out")
    assert before not in running(table)


@every_plague
@pytest.mark.rule("AP-2.8")
def test_in_advanced_mode_plagues_pile_up(name: str) -> None:
    before = "crisis-food" if name != "crisis-food" else "crisis-economic"
    lives = [
        player("wage-1", belongings=["house-big", "trip-rio"]),
        player("wage-2", belongings=["house-medium-white"]),
    ]
    table = scene(*lives, player("wage-3"), running=[plague(before)], pile=[name, *dull(9)])
    draw(table)
    assert happened(table, "driven-out") == []
    assert running(table) == ([before, name] if name in ROUNDS else [before])


@pytest.mark.rule("AP-2.7", "AP-2.8")
@pytest.mark.parametrize(("mode", "asks"), [("basic", "start"), ("advanced", "attack")])
def test_players_attack_each_other_in_advanced_mode_only(mode: str, asks: str) -> None:
    table = scene(player("weapon-knife"), player(belongings=["trip-rio"]), expansion=mode, pile=dull(3))
    draw(table, "play:weapon-knife")
    assert kind(table) == asks


@pytest.mark.rule("AMB-15")
def test_a_crisis_that_is_driven_out_ends_properly_first() -> None:
    lives = [player("wage-1"), player("wage-2")]
    pile = ["crisis-economic", *dull(20)]
    table = scene(*lives, expansion="basic", running=[plague("crisis-ecological")], pile=pile)
    draw(table)
    assert (running(table), counts(table, "hand")) == (["crisis-economic"], [5, 5])
    ends = [event["event"] for event in table.events() if event["event"] in ("plague-ends", "drew", "plague-starts")]
    assert (ends[0], ends[-1], len(ends)) == ("plague-ends", "plague-starts", 10)


@pytest.mark.rule("AMB-15")
def test_a_political_crisis_that_is_driven_out_turns_the_pile_back() -> None:
    pile = ["crisis-economic", *dull(3), "trip-rio"]
    table = ending(player(), player(), expansion="basic", running=[plague("crisis-political")], pile=pile)
    draw(table)
    assert (public(table, "turned"), table.position()["pile"]) == (False, ["trip-rio", *dull(3)])


@pytest.mark.rule("AMB-15")
def test_plagues_drawn_in_the_refill_of_a_plague_driven_out_come_last() -> None:
    pile = ["crisis-economic", "wage-3", "crisis-health", *dull(20)]
    table = scene(
        player("wage-1"), player("wage-2"), expansion="basic", running=[plague("crisis-ecological")], pile=pile
    )
    draw(table)
    assert [name for _, _, name, _ in happened(table, "plague-starts")] == ["crisis-economic", "crisis-health"]
    assert running(table) == ["crisis-health"]
    assert sorted(cards(table, "out"), key=str) == ["crisis-ecological", "crisis-economic"]


@pytest.mark.rule("AMB-15")
@pytest.mark.parametrize("name", ["crisis-economic", "event-clearance", "monster-mutant-snail"])
def test_a_monster_on_its_way_can_be_driven_out(name: str) -> None:
    lives = [player(belongings=["house-big", "trip-rio"]), player(), player(belongings=["house-medium-white"])]
    table = scene(*lives, expansion="basic", monsters=[monster("monster-zombie", at=2)], pile=[name, *dull(5)])
    draw(table)
    assert "monster-zombie" in cards(table, "out")
    assert "monster-zombie" not in [entry["monster"] for entry in public(table, "monsters")]


@pytest.mark.rule("AMB-15")
def test_nothing_drives_out_an_invasion_and_plagues_beside_it_drive_out_each_other() -> None:
    table = scene(
        player("wage-1"),
        player("wage-2"),
        expansion="basic",
        running=[plague("event-invasion"), plague("crisis-food")],
        target=9,
        pile=["crisis-economic", *dull(5)],
    )
    assert running(table) == ["event-invasion", "crisis-economic"]
    assert cards(table, "out") == ["crisis-food"]


@pytest.mark.rule("AMB-15")
def test_an_invasion_drives_out_what_runs_when_it_appears() -> None:
    table = scene(
        player("wage-1"), player("wage-2"), expansion="basic", running=[plague("crisis-food")], pile=["event-invasion"]
    )
    draw(table)
    assert (running(table), cards(table, "out")) == (["event-invasion"], ["crisis-food"])


@pytest.mark.rule("AMB-15", "AP-10.28")
def test_a_purge_that_waits_drives_out_only_when_it_starts() -> None:
    table = scene(
        player("wage-1", "wage-1"),
        player("wage-2", "marriage-montcuq"),
        player(),
        expansion="basic",
        running=[plague("event-invasion"), plague("crisis-food")],
        target=3,
        pile=["event-purge", *dull(5)],
    )
    assert running(table) == ["event-invasion", "crisis-food"]
    act(table, "throw:marriage-montcuq")
    assert running(table) == ["event-purge"]


@pytest.mark.rule("AMB-16")
def test_any_number_of_plagues_can_run_at_once() -> None:
    names = ["crisis-food", "crisis-economic", "crisis-health", "event-clearance"]
    table = scene(player(), player(), pile=[*names, *dull(5)])
    for _ in names:
        draw(table)
    assert running(table) == names


@pytest.mark.rule("AMB-68")
def test_all_running_constraints_hold_together() -> None:
    table = scene(
        player("wage-1", "child-luke", "job-writer", "pet-cat", job=["job-ninja"], marriage=["marriage-montcuq"]),
        player("wage-2"),
        running=[plague("crisis-food"), plague("crisis-economic"), plague("crisis-political")],
        pile=dull(3),
    )
    draw(table)
    refused = [refusal(table, 0, f"play:{card}") for card in ("child-luke", "wage-1", "job-writer")]
    assert refused == ["AP-4.6", "AP-6.2", "AP-7.3"]
    assert "play:pet-cat" in offers(table, 0)


@pytest.mark.rule("AMB-68")
def test_a_purge_that_would_start_during_a_flood_waits_for_its_refill() -> None:
    lives = [player(studies=["study-single"] * 3), player(), player()]
    flood = ["job-hacker", "wage-1", "wage-2"]
    table = scene(*lives, flood=flood, out=["event-purge"], past=["event-purge"], pile=dull(20))
    act(table, "card:job-hacker", "card:event-purge")
    assert (running(table), public(table, "waiting_purge")) == ([], 0)
    act(table, "discard:wage-1", "discard:wage-2")
    assert (running(table), counts(table, "hand")) == (["event-purge"], [5, 5, 5])


# AP-3 How long plagues last.


@every_lasting_plague
@pytest.mark.rule("AP-3.2", "AP-3.4", "AP-3.5", "AP-9.9", "AP-19.7")
def test_a_plague_lasts_for_the_rounds_that_it_prints_and_goes_out_of_game(name: str, rounds: int) -> None:
    people = [player(*[f"wage-{level}"] * 5) for level in (1, 2, 3)]
    table = ending(*people, pile=[name, *["study-single"] * 22, *["wage-4"] * 9])
    draw(table)
    while kind(table) == "keep":
        act(table, offers(table, asked(table)[0])[0])
    assert (rounds_left(table), turned_by(table)) == ({name: rounds}, [0])
    bide(table, 3 * rounds - 1)
    assert (running(table), asked(table)) == ([name], [0])
    bide(table, 1)
    assert (running(table), asked(table)) == ([], [1])
    assert name in cards(table, "out")
    assert [left for _, _, left in happened(table, "notch")] == list(range(rounds))[::-1]


@every_crisis
@pytest.mark.rule("AP-3.7", "AMB-17")
def test_a_round_counts_even_if_its_initiator_skips(name: str) -> None:
    lives = [player("wage-1"), player("wage-2", skips=1)]
    table = scene(*lives, running=[plague(name, 2, turned_by=1)], pile=dull(5))
    bide(table, 1)
    assert (asked(table), rounds_left(table)) == ([0], {name: 1})


@pytest.mark.rule("AMB-17")
def test_a_round_counts_even_if_its_initiator_faces_a_monster() -> None:
    lives = [player("wage-1"), player("wage-2", belongings=["house-big", "weapon-knife"]), player()]
    table = scene(
        *lives,
        running=[plague("crisis-economic", 2, turned_by=1)],
        monsters=[monster("monster-mutant-snail", at=1)],
        pile=dull(5),
    )
    bide(table, 1)
    act(table, "use:weapon-knife")
    assert (asked(table), rounds_left(table)) == ([2], {"crisis-economic": 1})


@pytest.mark.rule("AMB-17")
def test_notches_due_at_the_same_moment_turn_in_the_order_of_the_plagues() -> None:
    names = ["event-clearance", "crisis-food", "crisis-economic"]
    table = scene(player(), player(), running=[plague(name, 1, turned_by=0) for name in names], pile=dull(5))
    draw(table, "discard:study-single")
    assert [name for _, name, _ in happened(table, "notch")] == names
    assert [name for _, name in happened(table, "plague-ends")] == names
    assert running(table) == []


@pytest.mark.rule("AP-3.5")
def test_only_the_turn_of_the_initiator_turns_the_notch_after_playing() -> None:
    lives = [player("wage-1", job=["job-writer"]), player()]
    table = scene(*lives, running=[plague("crisis-economic", 1, turned_by=0)], pile=dull(5))
    draw(table)
    assert refusal(table, 0, "play:wage-1") == "AP-6.2"
    act(table, "discard:wage-1")
    assert running(table) == []


@pytest.mark.rule("AP-3.1", "AP-3.4")
def test_a_crisis_binds_the_next_player_at_once() -> None:
    table = scene(player(), player("wage-1", job=["job-writer"]), pile=["crisis-economic", *dull(5)])
    draw(table)
    draw(table)
    assert refusal(table, 1, "play:wage-1") == "AP-6.2"


@pytest.mark.rule("AP-2.3", "AP-3.6", "AMB-18")
def test_a_crisis_costs_cards_to_the_discard_pile_and_a_monster_out_of_game() -> None:
    lives = [player(wages=["wage-1"], belongings=["trip-rio"]), player()]
    table = scene(*lives, pile=["crisis-economic", "wage-4", "monster-mutant-snail", *dull(5)])
    draw(table)
    assert cards(table, "discard") == ["wage-1"]
    draw(table, "discard:wage-4")
    draw(table)
    assert cards(table, "discard") == ["wage-4", "wage-1"]
    assert sorted(cards(table, "out"), key=str) == ["monster-mutant-snail", "trip-rio"]


@pytest.mark.rule("AMB-70")
def test_a_survivalist_who_draws_a_crisis_is_its_initiator() -> None:
    lives = [player("wage-1", job=["job-survivalist"], wages=["wage-2"]), player(wages=["wage-3"])]
    table = scene(*lives, pile=["crisis-economic", *dull(5)])
    draw(table)
    assert (turned_by(table), asked(table)) == ([0], [1])
    assert (laid(table, 0, "wages"), laid(table, 1, "wages")) == (["wage-2"], [])


@pytest.mark.rule("AMB-64")
@pytest.mark.parametrize(
    ("mode", "runs"), [("advanced", ["crisis-health", "crisis-economic"]), ("basic", ["crisis-economic"])]
)
def test_a_crisis_drawn_during_the_onset_of_another_waits(mode: str, runs: list[str]) -> None:
    lives = [player("malus-virus"), player("wage-1", wages=["wage-4"])]
    table = scene(*lives, expansion=mode, pile=["crisis-health", "crisis-economic", "wage-2", *dull(5)])
    draw(table)
    assert running(table) == runs
    names = ("plague-starts", "showed-hand", "virus-laid", "drew", "lost")
    told = [event["event"] for event in table.events() if event["event"] in names]
    assert told == ["plague-starts", "showed-hand", "showed-hand", "virus-laid", "drew", "plague-starts", "lost"]
    assert truth(table, 0)["hand"] == ["wage-2"]


# AMB-34 The last card.


@every_plague
@pytest.mark.rule("AMB-34")
def test_a_plague_as_the_last_card_ends_the_game(name: str) -> None:
    lives = [
        player("wage-1", wages=["wage-1"], job=["job-writer"], children=["child-luke"], belongings=["house-big"]),
        player(wages=["wage-2"]),
    ]
    table = ending(*lives, pile=[name])
    draw(table)
    while table.pending:
        act(table, offers(table, asked(table)[0])[-1])
    assert table.result is not None
    assert table.result.reason == "pile-empty"
    hurt = dict(zip(MONSTERS, [1, 2, 2, 3, 4, 5], strict=True))
    lost = {"crisis-food": 2, "crisis-economic": 1, "crisis-political": 2}
    lost |= {f"monster-{monster_name}": damage for monster_name, damage in hurt.items()}
    if name == "event-armageddon":
        assert len(happened(table, "spared", "lost-for-good")) == 2
    else:
        assert table.result.scores[0] == 8 - lost.get(name, 0)


@pytest.mark.rule("AMB-34")
@pytest.mark.parametrize("name", ["event-purge", "event-invasion"])
def test_a_purge_or_an_invasion_as_the_last_card_is_ignored(name: str) -> None:
    table = ending(player("wage-1"), player("wage-2"), pile=[name])
    draw(table)
    assert (happened(table, "plague-starts"), happened(table, "ignored")) == ([], [("ignored", 0, name)])
    assert table.result is not None


@pytest.mark.rule("AMB-34")
def test_a_crisis_drawn_last_in_a_refill_still_has_its_onset() -> None:
    lives = [player("cataclysm-fire"), player("wage-1", wages=["wage-2"])]
    table = ending(*lives, pile=["wage-3", "wage-4", "crisis-economic"])
    draw(table, "play:cataclysm-fire")
    assert table.result is not None
    assert table.result.scores == (0, 0)
