"""Whole random games, step by step: nothing is lost or created, and hidden things stay hidden."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.smile_life.scenes import BASE_CARDS, BOTH_BOXES, GAME, cards, people, player, public, scene
from tests.play import steps

EXPANSIONS = ["none", "basic", "advanced"]
every_table = pytest.mark.parametrize("expansion", EXPANSIONS)
every_seat = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
PLAGUES = ("crisis", "event", "monster")
LAID = [
    "studies",
    "extra",
    "job",
    "wages",
    "flirts",
    "marriage",
    "affair",
    "children",
    "belongings",
    "flipped",
    "malus",
]

# The families that may lie in each heap, by the beginning of their names.
FITTING = {
    "studies": ("study",),
    "extra": ("study",),
    "job": ("job",),
    "wages": ("wage",),
    "flirts": ("flirt",),
    "affair": ("flirt",),
    "marriage": ("marriage", "adultery"),
    "children": ("child",),
    "malus": ("malus",),
    "plagues": PLAGUES,
    "casino": ("special-casino",),
}


def lying(view: dict[str, Any]) -> dict[str, list[str | None]]:
    """Return what lies in each zone, as a view shows it."""
    return {zone["name"]: zone["cards"] for zone in view["zones"]}


def all_cards(position: dict[str, Any]) -> Counter[str]:
    """Return every card that a position mentions."""
    if "moment" in position:
        return Counter(card for cards in position["moment"]["zones"].values() for card in cards)
    found: Counter[str] = Counter()
    for person in position["players"]:
        for heap in ("hand", *LAID):
            found.update(person[heap])
    for pile in ("pile", "discard", "out", "box", "flood", "aliens"):
        found.update(position[pile])
    found.update([entry["plague"] for entry in position["running"] if not entry["cardless"]])
    found.update([entry["monster"] for entry in position["monsters"]])
    if position["waiting_purge"] is not None:
        found.update(["event-purge"])
    if position["casino"] is not None:
        found.update(["special-casino"])
        found.update([position["casino"]["bet"]] if position["casino"]["bet"] else [])
    return found


def check(table: Table, count: int) -> None:
    """Assert what must be true at any moment."""
    view: dict[str, Any] = table.view()
    zones = lying(view)
    assert sum([len(there) for there in zones.values()]) == count
    for name, there in zones.items():
        heap = name.partition(":")[0]
        assert all(card is None or card.startswith(FITTING.get(heap, "")) for card in there), (name, there)
    for seat, person in enumerate(view["players"]):
        assert len(zones[f"job:{seat}"]) <= 1
        assert len(zones[f"marriage:{seat}"]) <= 2
        assert person["skips"] >= 0
        assert person["level"] >= 0
        laid = [card for heap in LAID for card in zones[f"{heap}:{seat}"]]
        assert None not in laid
        assert person["protected"] is None or person["protected"] in laid
        assert (person["protected"] is None) or ("survival-bunker" in zones[f"belongings:{seat}"])
    shown = view["public"]
    running = [entry["plague"] for entry in shown["running"]] + [entry["monster"] for entry in shown["monsters"]]
    assert all(entry["rounds"] > 0 or entry["plague"] == "event-invasion" for entry in shown["running"])
    assert shown["turned"] == ("crisis-political" in running)
    assert table.over or len(zones["bets"]) == (shown["bettor"] is not None)


@pytest.mark.rule("SL-1.1", "AP-1.2", "AP-1.3", "AP-16.1")
@every_table
@every_seat
def test_nothing_is_lost_and_nothing_comes_from_nowhere(seats: int, expansion: str) -> None:
    whole = BASE_CARDS if expansion == "none" else BOTH_BOXES
    table = croupier.open_table(GAME, seats, seats, {"expansion": expansion})
    kinds = all_cards(table.position())
    assert kinds.total() == whole
    for number in steps(table, Random(f"{seats} {expansion}")):
        check(table, whole)
        if number % 7 == 0:
            assert all_cards(table.position()) == kinds
    assert table.over


@pytest.mark.rule("SL-20.2")
@every_table
@every_seat
def test_every_game_ends_and_what_is_laid_decides(seats: int, expansion: str) -> None:
    for seed in range(3):
        table = croupier.open_table(GAME, seats, seed, {"expansion": expansion})
        for _ in steps(table, Random(seed)):
            pass
        assert table.result is not None
        scores = people(table, "smiles")
        assert list(table.result.scores) == scores
        assert list(table.result.winners) == [seat for seat, score in enumerate(scores) if score == max(scores)]


@pytest.mark.rule("SL-21.1")
@pytest.mark.parametrize("deck", ["3/4", "2/3", "1/2", "1/3", "1/4"])
def test_nothing_is_lost_of_a_shorter_deck(deck: str) -> None:
    table = croupier.open_table(GAME, 3, 1, {"deck": deck})
    for _ in steps(table, Random(deck)):
        check(table, BOTH_BOXES)
    assert table.over


@pytest.mark.rule("AP-2.2", "AP-2.7")
@pytest.mark.parametrize("expansion", ["basic", "advanced"])
def test_plagues_are_never_in_hand_nor_do_they_pile_up_in_basic_mode(expansion: str) -> None:
    for seed in range(4):
        table = croupier.open_table(GAME, 4, seed, {"expansion": expansion})
        for _ in steps(table, Random(seed)):
            position: dict[str, Any] = table.position()
            if position["phase"] == "opening" or table.over:
                continue
            assert not [card for person in position["players"] for card in person["hand"] if card.startswith(PLAGUES)]
            running = [entry["plague"] for entry in position["running"]] + position["monsters"]
            if expansion == "basic":
                assert len(running) <= 1 + ("event-invasion" in running)


# What is hidden.

SHOWN_ON_PURPOSE: set[object] = {
    "looked-at-hands",
    "looked-at-pile",
    "showed-hand",
    "pile-turned",
    "infected",
    "offered",
}
SHOWN_ON_PURPOSE |= {"swapped", "tornado"}


@pytest.mark.rule("SL-2.1", "SL-2.2")
@every_table
@every_seat
def test_hands_and_piles_show_their_backs(seats: int, expansion: str) -> None:
    compared = 0
    for seed in range(4):
        table = croupier.open_table(GAME, seats, seed, {"expansion": expansion})
        since = 0
        for number in steps(table, Random(f"backs {seed}")):
            if {event["event"] for event in table.events(since)} & SHOWN_ON_PURPOSE or table.over:
                break
            since += len(table.events(since))
            viewer = (None, *range(seats))[number % (seats + 1)]
            compared += 1
            for zone, there in lying(table.view(viewer)).items():
                mine = zone in (f"hand:{viewer}", f"peek:{viewer}")
                if zone.partition(":")[0] in ("hand", "pile", "box", "mixed", "peek") and not mine:
                    assert set(there) <= {None}, (zone, there)
    assert compared > 40


@pytest.mark.rule("SL-2.1", "SL-3.2")
@every_table
def test_nobody_but_the_drawer_sees_what_is_drawn(expansion: str) -> None:
    table = croupier.open_table(GAME, 4, 6, {"expansion": expansion})
    for _ in steps(table, Random(6), 300):
        pass
    drawn = 0
    for viewer in (None, *range(4)):
        for event in table.events(seat=viewer):
            if event["event"] == "pile-turned" or (event["event"] == "looked-at-pile" and event["seat"] == viewer):
                break
            if event["event"] == "drew":
                drawn += 1
                assert (event["cards"] == [None]) == (event["seat"] != viewer)
    assert drawn > 100


@pytest.mark.rule("SL-15.10")
def test_a_bet_lies_face_down_for_everybody_else() -> None:
    table = scene(player("wage-1", "wage-4"), player(), pile=["trip-cairo"], casino={"owner": 0})
    table.answer(0, "draw")
    table.answer(0, "bet:wage-4")
    assert [cards(table, "bets", seat) for seat in (None, 1)] == [[None], [None]]
    assert public(table, "bettor") == 0


@pytest.mark.rule("SL-2.1", "SL-2.2")
def test_a_fork_deals_what_is_hidden_anew() -> None:
    table = croupier.open_table(GAME, 3, 4)
    mine = cards(table, "hand:0", 0)
    twins = [table.fork(0, seed) for seed in range(20)]
    assert all(cards(twin, "hand:0", 0) == mine for twin in twins)
    assert len({str(cards(twin, "hand:1", 1)) for twin in twins}) > 10
