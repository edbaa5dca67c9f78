"""TR-3: colours, the Characters' texts, and their places in the centre."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import croupier
from croupier.text import Teller, Words
from tests.games.total_rickall.scenes import (
    ACTION_CARDS,
    GAME,
    act,
    cards,
    count,
    end_round,
    happened,
    known,
    offers,
    player,
    public,
    refusal,
    scene,
    sees,
    slots,
    under,
    who,
)
from tests.play import steps

RED = ["captain-casserole", "sergeant-bagpipe", "disco-badger"]
BLUE = ["count-laundry", "uncle-periscope", "admiral-custard"]
GREEN = ["cactus-cousin", "moss-prince", "pen-pal-yeti"]
COLOURS = {"red": RED, "blue": BLUE, "green": GREEN}
EVERYBODY = [*RED, *BLUE, *GREEN]

every_colour = pytest.mark.parametrize("colour", list(COLOURS))


def crowd() -> list[dict[str, object]]:
    """Return three Characters of each colour."""
    return [who(name, "parasite") for name in EVERYBODY]


@pytest.mark.rule("TR-3.1")
def test_twenty_four_different_characters_in_three_colours() -> None:
    position: dict[str, Any] = croupier.open_table(GAME, 5).position()
    names = [entry["character"] for entry in position["centre"]] + position["character"]
    table = scene("lay", {}, {}, centre=[{"character": name} for name in names])
    assert len(set(slots(table).values())) == 24
    assert Counter(entry["colour"] for entry in public(table, "centre")) == {"red": 8, "blue": 8, "green": 8}


@pytest.mark.rule("TR-3.2")
def test_most_action_cards_have_a_colour() -> None:
    position: dict[str, Any] = croupier.open_table(GAME, 2).position()
    cards = position["action"]
    for person in position["players"]:
        cards.extend([*person["hand"], person["next"]])
    coloured = [card for card in cards if card.rsplit("-")[-1] in COLOURS]
    assert (len(coloured), len(cards)) == (42, ACTION_CARDS)
    assert {card.rsplit("-", 1)[0] for card in coloured} >= {"beth", "morty", "summer", "jerry", "fifteen-years"}


@pytest.mark.rule("TR-3.2")
@every_colour
@pytest.mark.parametrize(
    ("card", "verb"), [("beth", "shoot"), ("morty", "look"), ("summer", "look"), ("fifteen-years", "turn-up")]
)
def test_a_card_with_a_colour_touches_that_colour_only(card: str, verb: str, colour: str) -> None:
    table = scene("act", {"laid": f"{card}-{colour}"}, {}, centre=crowd())
    assert offers(table, 0) == [*(f"{verb}:{name}" for name in COLOURS[colour]), "speak"]
    for other in set(EVERYBODY) - set(COLOURS[colour]):
        assert refusal(table, 0, f"{verb}:{other}") == "TR-3.2"


@pytest.mark.rule("TR-3.2")
@every_colour
def test_jerry_shuffles_his_colour_only(colour: str) -> None:
    seen = [{"zone": "under", "card": place, "by": [0]} for place in range(1, 10)]
    centre = [who(name, "real" if at % 3 == 0 else "parasite") for at, name in enumerate(EVERYBODY)]
    table = scene("act", {"laid": f"jerry-{colour}"}, {}, centre=centre, knowledge=seen)
    act(table, "resolve")
    assert [name for name, identity in under(table, 0).items() if identity is None] == COLOURS[colour]
    groups = [(group["among"], group["contents"]) for group in known(table, 0)]
    assert groups == [({"under": 3}, ["parasite", "parasite", "real"])]


@pytest.mark.rule("TR-3.2", "TR-6.2")
@pytest.mark.parametrize("card", ["something-wrong", "ten-minutes"])
def test_a_card_without_a_colour_touches_anybody(card: str) -> None:
    table = scene("act", {"laid": card}, {}, centre=crowd())
    assert offers(table, 0) == [*(f"shoot:{name}" for name in EVERYBODY), "speak"]


@pytest.mark.rule("TR-3.3")
@pytest.mark.parametrize(
    ("identity", "told"),
    [("parasite", ["shot", "exterminated"]), ("real", ["shot", "failed", "lost-card", "arrived"])],
)
@every_colour
def test_no_colour_is_worth_more_than_another(colour: str, identity: str, told: list[str]) -> None:
    target = COLOURS[colour][0]
    table = scene("act", {"laid": f"beth-{colour}"}, {}, centre=[who(target, identity)])
    before = len(table.events())
    act(table, f"shoot:{target}")
    assert [event["event"] for event in table.events(since=before)] == told
    assert (count(table, "fail"), count(table, "parasites")) == ((1, 0) if identity == "real" else (0, 1))


@pytest.mark.rule("TR-3.4")
@pytest.mark.parametrize(
    ("character", "lang", "words"),
    [
        ("pencilvester", "en", "First Player"),
        ("pencilvester", "fr", "Premier joueur"),
        ("grandma-turbo", "en", "sports day"),
        ("baby-wizard", "en", "Morty"),
    ],
)
def test_a_text_is_read_out_when_its_character_enters(character: str, lang: str, words: str) -> None:
    table = scene("end", {}, {}, character=[character])
    before = len(table.events())
    act(table, "end-round")
    arrived = next(event for event in table.events(since=before) if event["event"] == "arrived")
    assert arrived["card"] == character
    assert words in Teller.at(Words(croupier.games()[GAME], lang), table.view()).event(arrived)


@pytest.mark.rule("TR-3.7", "TR-7.1", "TR-7.4")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_nobody_can_move_a_character_or_show_a_card(mode: str) -> None:
    kinds = set()
    for seed in range(3):
        table = croupier.open_table(GAME, 3, seed, {"mode": mode})
        where: dict[str, int] = {}
        for _ in steps(table, Random(seed)):
            kinds |= {option.kind for decision in table.pending.values() for option in decision.options}
            stand = {character: slot for slot, character in slots(table).items()}
            assert all(stand[character] == slot for character, slot in where.items() if character in stand)
            where = stand
    spoken = {"speak", "say", "about", "declare", "enough", "never-mind", "agree", "disagree", "pass"}
    chosen = {"lay", "shoot", "look", "turn-up", "resolve", "colour", "force", "give", "end-round", "hold-fire"}
    assert kinds <= spoken | chosen


@pytest.mark.rule("TR-3.7", "TR-3.8")
def test_the_others_stay_where_they_are_when_a_character_goes() -> None:
    table = scene("act", {"laid": "beth-blue"}, {}, centre=[who(name, "parasite") for name in EVERYBODY[1:7]])
    act(table, "shoot:uncle-periscope")
    assert slots(table) == {slot: name for slot, name in enumerate(EVERYBODY[1:7]) if slot != 3}


@pytest.mark.rule("TR-3.8", "TR-5.3", "TR-Q31")
@pytest.mark.parametrize(
    ("taken", "free"),
    [([0, 1, 2, 4], 3), ([1, 2, 3], 0), ([0, 1, 5], 2), ([0, 1, 2], 3), ([0, 1, 2, 3, 4, 5], 6), ([], 0)],
)
def test_a_new_character_takes_the_nearest_free_place_or_opens_a_row(taken: list[int], free: int) -> None:
    centre = [who(EVERYBODY[slot], "parasite", slot=slot) for slot in taken]
    table = scene("end", {}, {}, centre=centre, character=["sleepy-gary"])
    act(table, "end-round")
    assert slots(table) == {**{slot: EVERYBODY[slot] for slot in taken}, free: "sleepy-gary"}
    assert happened(table, "arrived") == [("arrived", "sleepy-gary", free)]


@pytest.mark.rule("TR-3.8", "TR-6.8", "TR-Q31")
def test_the_place_of_a_character_that_was_shot_is_free_at_once() -> None:
    centre = [who("moss-prince", "real"), who("disco-badger", "real"), who("count-laundry", "real", slot=4)]
    table = scene("act", {"laid": "beth-red"}, {}, centre=centre, character=["sleepy-gary", "pencilvester"])
    act(table, "shoot:disco-badger", "end-round")
    assert slots(table) == {0: "moss-prince", 1: "sleepy-gary", 2: "pencilvester", 4: "count-laundry"}


@pytest.mark.rule("TR-3.8", "TR-Q31")
def test_the_friends_of_players_take_up_no_place() -> None:
    players = [player("disco-badger", "real"), player("moss-prince", "real"), player("count-laundry", "real")]
    table = scene("end", *players, mode="advanced", centre=[], character=["sleepy-gary"])
    act(table, "end-round")
    assert slots(table) == {0: "sleepy-gary"}


@pytest.mark.rule("TR-3.7")
def test_what_was_seen_is_marked_on_the_place_only_for_those_who_saw_it() -> None:
    table = scene("act", {"laid": "morty-red"}, {}, centre=crowd())
    act(table, "look:disco-badger")
    assert sees(table, 0, *EVERYBODY) == [None, None, "parasite", *[None] * 6]
    assert cards(table, "under", 1) == cards(table, "under") == [None] * 9
    end_round(table)
    assert list(slots(table).values())[:9] == EVERYBODY
