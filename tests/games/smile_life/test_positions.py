"""Possible scenes are played from where they are; impossible scenes are refused with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import croupier
from croupier import BadTable
from croupier.table import Json
from tests.games.smile_life.scenes import (
    GAME,
    act,
    asked,
    cards,
    counts,
    draw,
    kind,
    monster,
    offers,
    people,
    phase,
    plague,
    player,
    public,
    scene,
)
from tests.play import lying, steps

# Round trips.

LIVES: dict[str, Any] = {
    "seats": 3,
    "options": {"expansion": "advanced", "deck": "full"},
    "phase": "turns",
    "turn": 1,
    "turns": 40,
    "discard": ["wage-2", "pet-dog", "crisis-food"],
    "threw": [2, None, 0],
    "out": ["child-harry", "event-armageddon", "weapon-axe"],
    "past": ["crisis-economic", "crisis-political", "event-armageddon"],
    "running": [
        {"plague": "crisis-economic", "rounds": 2, "turned_by": 0, "since": 38, "cardless": False},
        {"plague": "crisis-political", "rounds": 4, "turned_by": 2, "since": 39, "cardless": False},
    ],
    "turned": True,
    "monsters": [{"monster": "monster-zombie", "at": 2, "left": 2}],
    "casino": {"owner": 2, "open": True, "bet": "wage-3", "bettor": 0},
    "dictator_waits": True,
    "players": [
        {
            "hand": ["malus-virus", "wage-1"],
            "studies": ["study-double", "study-single"],
            "job": ["job-dictator"],
            "wages": ["wage-4", "wage-1", "wage-4"],
            "flirts": ["flirt-hotel", "flirt-bar"],
            "used_flirts": [{"heap": "flirts", "card": "flirt-hotel", "nth": 1}],
            "children": ["child-lara"],
            "belongings": ["pet-cat", "survival-bunker"],
            "protected": {"heap": "wages", "card": "wage-4", "nth": 2},
            "flipped": ["special-rainbow", "wage-2"],
            "malus": ["malus-accident", "malus-fuel-shortage"],
            "skips": 0,
            "was_bandit": True,
            "bombed": True,
        },
        {
            "hand": [],
            "job": [],
            "flirts": ["flirt-zoo"],
            "marriage": ["adultery", "marriage-montcuq"],
            "affair": ["flirt-bar", "flirt-zoo"],
        },
        {
            "hand": ["pet-rabbit"],
            "skips": 3,
            "extra": ["study-double"],
            "uncounted": 2,
            "free_house": False,
            "pulled": False,
        },
    ],
}
INVADED: dict[str, Any] = {
    "seats": 2,
    "options": {"expansion": "basic", "deck": "full"},
    "turn": 0,
    "turns": 12,
    "running": [{"plague": "event-invasion", "rounds": 3, "turned_by": 1, "since": 10, "cardless": False}],
    "past": ["event-invasion"],
    "aliens": ["job-guru", "wage-1"],
    "target": 9,
    "waiting_purge": 1,
    "pile": ["wage-4", "wage-3"],
    "players": [{"hand": ["wage-2"]}, {"hand": ["wage-3"], "job": ["job-architect"], "free_house": False}],
}
FLOODED: dict[str, Any] = {
    "seats": 2,
    "options": {"expansion": "advanced", "deck": "full"},
    "turn": 1,
    "flood": ["pet-cat", "wage-1"],
    "running": [{"plague": "crisis-health", "rounds": 1, "turned_by": 0, "since": 1, "cardless": True}],
    "players": [{"hand": []}, {"hand": [], "job": ["job-doctor"], "pulled": True}],
}


@pytest.mark.parametrize("given", [LIVES, FLOODED], ids=["lives", "flooded"])
def test_a_position_says_again_what_it_was_told(given: dict[str, Any]) -> None:
    told: dict[str, Any] = croupier.open_position(GAME, given, 1).position()
    for key, fact in given.items():
        if key == "pile":
            assert told["pile"][:2] == fact
        elif key != "players":
            assert told[key] == fact, key
    for seat, facts in enumerate(given["players"]):
        assert {key: told["players"][seat][key] for key in facts} == facts
    assert croupier.open_position(GAME, told, 2).position() == told


def test_a_position_tells_what_a_turn_has_drawn_before_it_asks() -> None:
    told: dict[str, Any] = croupier.open_position(GAME, INVADED, 1).position()
    for key in ("turn", "turns", "running", "past", "aliens", "target", "waiting_purge"):
        assert told[key] == INVADED[key]
    assert told["players"][0]["hand"] == ["wage-2", "wage-4"]
    assert told["pile"][0] == "wage-3"
    assert told["moment"]["waiting"] == [0]
    assert croupier.open_position(GAME, told, 2).position() == told


@pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_can_be_taken_up_from_any_position(seats: int, expansion: str) -> None:
    table = croupier.open_table(GAME, seats, 7 + seats, {"expansion": expansion})
    compared = 0
    for number in steps(table, Random(f"smile life {seats} {expansion}")):
        if number % 23 == 0 and not table.over:
            position = table.position()
            assert croupier.open_position(GAME, position, 3).position() == position
            compared += 1
    assert compared > 3


@pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])
def test_what_is_taken_up_is_played_to_the_end(expansion: str) -> None:
    for seed in range(3):
        table = croupier.open_table(GAME, 3, seed, {"expansion": expansion, "deck": "1/2"})
        luck = Random(seed)
        for _ in steps(table, luck, luck.randrange(30, 200)):
            if table.over:
                break
        if table.over:
            continue
        taken_up = croupier.open_position(GAME, table.position(), seed)
        for _ in steps(taken_up, luck):
            pass
        assert taken_up.over


def test_the_same_seed_plays_on_in_the_same_way() -> None:
    position = croupier.open_table(GAME, 3, 5).position()
    games = [croupier.open_position(GAME, position, 8) for _ in range(2)]
    for table in games:
        for _ in steps(table, Random(1), 120):
            pass
    assert games[0].view() == games[1].view()


# Omitted parts.


def test_what_is_left_out_is_nothing_or_as_usual() -> None:
    table = croupier.open_position(GAME, {"seats": 3})
    assert (asked(table), kind(table), phase(table)) == ([0], "start", "turns")
    assert (counts(table, "hand"), people(table, "smiles")) == ([5, 5, 5], [0, 0, 0])
    told: dict[str, Any] = table.position()
    for key in ("discard", "out", "box", "flood", "aliens", "running", "past", "monsters"):
        assert told[key] == []
    assert (told["casino"], told["target"], told["waiting_purge"], told["dictator_waits"]) == (None, None, None, False)
    plagues = ("crisis", "event", "monster", "malus-virus")
    assert not [card for person in told["players"] for card in person["hand"] if card.startswith(plagues)]


def test_hands_left_out_are_as_large_as_they_may_be() -> None:
    lives = [{"job": ["job-researcher"]}, {}, {"job": ["job-survivalist"]}]
    table = croupier.open_position(GAME, {"players": lives})
    assert counts(table, "hand") == [6, 5, 5]
    table = croupier.open_position(GAME, {"players": lives, "running": [plague("crisis-ecological")]})
    assert counts(table, "hand") == [1, 1, 5]


def test_a_running_plague_left_out_has_all_its_rounds_and_belongs_to_the_player_before() -> None:
    table = scene(player(), player(), player(), running=[plague("crisis-political")], turn=1)
    assert public(table, "running") == [{"plague": "crisis-political", "rounds": 4, "turned_by": 0}]
    assert public(table, "turned") is True
    assert cards(table, "pile")[0] is not None


def test_a_monster_left_out_stands_before_whose_turn_it_is() -> None:
    life = player(belongings=["weapon-pistol", "pet-cat"])
    table = scene(player(), life, player(), monsters=[{"monster": "monster-zombie"}], turn=1)
    assert (asked(table), kind(table)) == ([1], "monster")
    assert public(table, "monsters") == [{"monster": "monster-zombie", "at": 1, "left": 2}]


def test_the_pile_gives_what_the_position_says() -> None:
    table = scene(player("wage-1"), player(), pile=["wage-4", "pet-cat"])
    draw(table)
    assert sorted(str(card) for card in cards(table, "hand:0", 0)) == ["wage-1", "wage-4"]


def test_an_architect_has_a_free_house_and_a_bandit_a_past() -> None:
    told: dict[str, Any] = scene(player(job=["job-architect"]), player(job=["job-bandit"])).position()
    assert [(person["free_house"], person["was_bandit"]) for person in told["players"]] == [
        (True, False),
        (False, True),
    ]


def test_the_opening_is_a_position_too() -> None:
    hands = [
        ["crisis-food", "wage-1", "wage-2", "wage-3", "wage-4"],
        ["pet-cat", "pet-dog", "pet-chick", "pet-rabbit", "job-guru"],
    ]
    position: Json = {"phase": "opening", "players": [{"hand": hand} for hand in hands], "turns": 0}
    table = croupier.open_position(GAME, position)
    assert "first" in [event["event"] for event in table.events()]
    assert [entry["plague"] for entry in public(table, "running")] == ["crisis-food"]


def test_a_bet_that_lies_there_can_be_answered() -> None:
    table = scene(player("wage-3"), player(), pile=["trip-cairo"], casino={"owner": 1, "bet": "wage-3"})
    draw(table, "bet:wage-3")
    assert cards(table, "wages:0") == ["wage-3", "wage-3"]


def test_a_protected_card_is_the_one_that_is_meant() -> None:
    life = player(
        wages=["wage-4", "wage-1", "wage-4"],
        job=["job-guru"],
        belongings=["survival-bunker"],
        protected={"heap": "wages", "card": "wage-4", "nth": 2},
    )
    table = scene(player("malus-income-tax", "malus-income-tax"), life, pile=["trip-cairo"])
    draw(table, "play:malus-income-tax")
    assert (cards(table, "wages:1"), people(table, "protected")[1]) == (["wage-1", "wage-4"], "wage-4")


def test_a_used_flirt_has_had_its_child() -> None:
    flirts = {"flirts": ["flirt-hotel", "flirt-hotel"]}
    table = scene(
        player("child-lara", **flirts, used_flirts=[{"card": "flirt-hotel", "nth": 2}]), player(), pile=["wage-1"]
    )
    draw(table)
    assert "play:child-lara" in offers(table, 0)
    table = scene(player("child-lara", **flirts, used_flirts=[{"card": "flirt-hotel"}]), player(), pile=["wage-1"])
    draw(table)
    assert "play:child-lara" not in offers(table, 0)


def test_a_purge_that_waits_starts_when_the_flood_is_gone() -> None:
    table = scene(player(), player(), player(), flood=["pet-cat"], waiting_purge=2, pile=["study-single"] * 16)
    act(table, "card:pet-cat")
    assert [entry["plague"] for entry in public(table, "running")] == ["event-purge"]


# Impossible scenes.


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"phase": "night"}, "phase of the position must be one of opening, turns"),
        ({"turn": 3}, "turn of the position must be from 0 to 2"),
        ({"turns": -1}, "turns of the position must be from 0"),
        ({"pile": ["dinner"]}, "pile of the position: there is no kind 'dinner'"),
        ({"pile": "wage-1"}, "pile of the position must be a list of kinds"),
        ({"pile": ["wage-1"] * 11}, "there is no wage-1 left"),
        ({"discard": ["job-guru", "job-guru"]}, "discard of the position: there is no job-guru left"),
        ({"out": ["job-guru"] * 2}, "out of the position: there is no job-guru left"),
        ({"box": ["job-guru"] * 2}, "box of the position: there is no job-guru left"),
        ({"flood": ["job-guru"] * 2}, "flood of the position: there is no job-guru left"),
        ({"discard": ["wage-1"], "threw": [0, 1]}, "threw of the position must be a list of 1 seats"),
        ({"discard": ["wage-1"], "threw": 0}, "threw of the position must be a list of 1 seats"),
        ({"discard": ["wage-1"], "threw": [3]}, "threw of the position: there is no seat 3"),
        ({"discard": ["wage-1"], "threw": [True]}, "threw of the position: there is no seat True"),
        ({"aliens": ["wage-1"]}, r"there are no aliens \(AP-10\.22\)"),
        ({"target": 4}, "target of the position"),
        ({"running": [plague("event-invasion")], "target": 0}, r"ends when its target is reached \(AP-10\.24\)"),
        (
            {"running": [plague("event-invasion")], "target": 2, "aliens": ["job-guru"]},
            r"ends when its target is reached \(AP-10\.24\)",
        ),
        ({"running": [plague("event-armageddon")]}, r"event-armageddon does not run for rounds \(AP-9\.2\)"),
        ({"running": [plague("monster-zombie")]}, "plague of running 0 of the position must be one of crisis-food"),
        ({"running": [{}]}, "plague of running 0 of the position"),
        ({"running": [plague("crisis-food", 3)]}, "rounds of running 0 of the position must be from 1 to 2"),
        ({"running": [plague("crisis-food", 0)]}, "rounds of running 0 of the position must be from 1 to 2"),
        ({"running": [plague("crisis-food"), plague("crisis-food")]}, "there is no crisis-food left"),
        (
            {"running": [plague("crisis-food", turned_by=3)]},
            "turned_by of running 0 of the position must be from 0 to 2",
        ),
        ({"running": [plague("crisis-food", cardless=True)]}, "AMB-21"),
        ({"running": [plague("crisis-food", hat=1)]}, "running 0 of the position has no field hat"),
        ({"running": "crisis-food"}, "running of the position must be a list"),
        (
            {"monsters": [monster("crisis-food")]},
            "monster of monsters 0 of the position must be one of monster-mutant-snail",
        ),
        ({"monsters": [{}]}, "monster of monsters 0 of the position"),
        ({"monsters": [monster("monster-zombie", 3)]}, "at of monsters 0 of the position must be from 0 to 2"),
        ({"monsters": [monster("monster-zombie", 0, 4)]}, "left of monsters 0 of the position must be from 1 to 3"),
        ({"monsters": [monster("monster-zombie"), monster("monster-zombie")]}, "there is no monster-zombie left"),
        ({"turned": True}, r"the pile is turned over in a political crisis \(AP-7\.1\)"),
        ({"turned": False, "running": [plague("crisis-political")]}, r"turned over in a political crisis \(AP-7\.1\)"),
        ({"past": ["pet-cat"]}, "past of the position"),
        ({"past": "crisis-food"}, "past of the position must be a list of kinds"),
        ({"casino": True}, "casino of the position must be an object"),
        ({"casino": {"owner": 3}}, "owner of casino of the position must be from 0 to 2"),
        ({"casino": {"bet": "pet-cat"}}, r"a bet is a wage \(SL-15\.10\)"),
        ({"casino": {"bet": "gold"}}, "bet of casino of the position must be one of"),
        ({"casino": {"bettor": 1}}, "bettor of casino of the position: there is no bet"),
        ({"casino": {"colour": "red"}}, "casino of the position has no field colour"),
        ({"casino": {}, "discard": ["special-casino"]}, "there is no special-casino left"),
        ({"waiting_purge": 3}, "waiting_purge of the position must be from 0 to 2"),
        ({"waiting_purge": 1, "out": ["event-purge"]}, "there is no event-purge left"),
        ({"dictator_waits": 1}, "dictator_waits of the position must be true or false"),
        ({"weather": "rain"}, "the position has no field weather"),
        ({"players": [{}, {}]}, "players of the position"),
        ({"options": {"expansion": "basic"}, "running": [plague("crisis-food"), plague("crisis-health")]}, r"AP-2\.7"),
        (
            {
                "options": {"expansion": "basic"},
                "running": [plague("crisis-food")],
                "monsters": [monster("monster-zombie")],
            },
            r"AP-2\.7",
        ),
        ({"options": {"expansion": "none"}, "running": [plague("crisis-food")]}, "there is no crisis-food left"),
        ({"options": {"expansion": "none"}, "discard": ["pet-turtle"]}, "there is no pet-turtle left"),
        ({"options": {"expansion": "none"}, "pile": ["weapon-bat"]}, "there is no weapon-bat left"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_words(position: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"seats": 3, **position})


@pytest.mark.parametrize(
    ("facts", "words"),
    [
        ({"hand": ["crisis-food"]}, r"player 0: plagues are never kept in hand \(AP-2\.2\)"),
        ({"hand": ["malus-virus", "malus-virus"]}, "hand of seat 0: there is no malus-virus left"),
        ({"hand": 5}, "hand of seat 0 must be a list of kinds"),
        ({"job": ["job-guru", "job-bandit"]}, r"player 0: one job at a time \(SL-6\.1\)"),
        ({"marriage": ["marriage-montcuq", "marriage-monteton"]}, r"one marriage at a time \(SL-11\.1\)"),
        ({"marriage": ["marriage-montcuq", "adultery", "adultery"]}, r"one adultery at a time \(SL-13\.1\)"),
        ({"marriage": ["adultery"]}, r"no adultery without a marriage \(SL-13\.1\)"),
        ({"studies": ["wage-1"]}, "studies of seat 0: wage-1 does not lie there"),
        ({"extra": ["job-guru"]}, "extra of seat 0: job-guru does not lie there"),
        ({"job": ["wage-1"]}, "job of seat 0: wage-1 does not lie there"),
        ({"wages": ["pet-cat"]}, "wages of seat 0: pet-cat does not lie there"),
        ({"flirts": ["child-lara"]}, "flirts of seat 0: child-lara does not lie there"),
        ({"marriage": ["flirt-bar"]}, "marriage of seat 0: flirt-bar does not lie there"),
        ({"affair": ["marriage-montcuq"]}, "affair of seat 0: marriage-montcuq does not lie there"),
        ({"children": ["pet-cat"]}, "children of seat 0: pet-cat does not lie there"),
        (
            {"belongings": ["special-rainbow"]},
            "belongings of seat 0: special-rainbow does not lie there",
        ),
        (
            {"belongings": ["monster-zombie"]},
            "belongings of seat 0: monster-zombie does not lie there",
        ),
        ({"flipped": ["malus-accident"]}, "flipped of seat 0: malus-accident does not lie there"),
        ({"flipped": ["special-casino"]}, "flipped of seat 0: special-casino does not lie there"),
        ({"flipped": ["crisis-food"]}, "flipped of seat 0: crisis-food does not lie there"),
        ({"malus": ["pet-cat"]}, "malus of seat 0: pet-cat does not lie there"),
        ({"skips": -1}, "skips of seat 0 must be from 0"),
        ({"skips": True}, "skips of seat 0 must be from 0"),
        ({"free_house": "yes"}, "free_house of seat 0 must be true or false"),
        ({"uncounted": 1}, "uncounted of seat 0 must be from 0 to 0"),
        ({"extra": ["study-double"], "uncounted": 3}, "uncounted of seat 0 must be from 0 to 2"),
        ({"protected": {"heap": "job", "card": "job-guru"}, "job": ["job-guru"]}, r"there is no Bunker \(AP-14\.2\)"),
        (
            {"protected": {"heap": "job", "card": "job-guru"}, "belongings": ["survival-bunker"]},
            "protected of seat 0: there is no such card in job",
        ),
        ({"protected": {}, "belongings": ["survival-bunker"]}, "card of protected of seat 0"),
        (
            {
                "protected": {"heap": "malus", "card": "malus-accident"},
                "belongings": ["survival-bunker"],
                "malus": ["malus-accident"],
            },
            "heap of protected of seat 0",
        ),
        (
            {"protected": {"heap": "belongings", "card": "survival-bunker"}, "belongings": ["survival-bunker"]},
            "protected of seat 0",
        ),
        ({"used_flirts": [{"card": "flirt-hotel"}]}, "there is no such card in flirts"),
        ({"used_flirts": [{}], "flirts": ["flirt-hotel"]}, "card of used_flirts 0 of seat 0"),
        ({"used_flirts": [{"card": "flirt-bar"}], "flirts": ["flirt-bar"]}, r"that flirt allows no child \(SL-10\.6\)"),
        ({"hat": "red"}, "seat 0 has no field hat"),
    ],
)
def test_players_who_cannot_be_are_refused_in_words(facts: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"players": [facts, {}, {}]})


def test_a_table_without_a_pile_is_over() -> None:
    position: dict[str, Any] = scene(player(), player()).position()
    position["out"], position["pile"] = [*position["out"], *position["pile"]], []
    position.pop("knowledge")
    with pytest.raises(BadTable, match=r"the game is over when the pile is empty \(SL-20\.1\)"):
        croupier.open_position(GAME, position)


def test_there_are_not_enough_cards_for_open_hands() -> None:
    position: dict[str, Any] = scene(player(), player()).position()
    position["out"], position["pile"] = [*position["out"], *position["pile"][3:]], position["pile"][:3]
    position.pop("knowledge")
    del position["players"][0]["hand"]
    with pytest.raises(BadTable, match="the pile has no card left for the hand of player 0"):
        croupier.open_position(GAME, position)


def test_the_pile_of_a_scene_can_be_exactly_a_few_cards() -> None:
    pile = ["wage-1", "pet-cat", "flirt-bar"]
    table = croupier.open_position(GAME, {"seats": 3, "pile": {"exactly": pile}}, 1)
    assert lying(table, "pile") == pile
    assert lying(table, "box") == []
    assert croupier.open_position(GAME, {"seats": 3, "pile": {"size": 3}}, 1).position()["pile"] != pile
    table.answer(0, "draw")
    assert lying(table, "pile") == pile[1:]
    assert "wage-1" in lying(table, "hand:0")
