"""Possible scenes are played from where they are; impossible scenes are refused with a reason."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import croupier
from croupier import BadTable
from croupier.table import Json
from tests.games.total_rickall.scenes import (
    CHARACTERS,
    DEFAULTS,
    GAME,
    act,
    cards,
    counts,
    friends,
    public,
    scene,
    sees,
    slots,
    speak,
    who,
)
from tests.play import lying, some_move

ADVANCED: Json = {"mode": "advanced"}
MERCY: Json = {"mercy": True}
EVERYBODY: list[Json] = [{} for _ in range(CHARACTERS)]

# Round trips.

CLASSIC: dict[str, Any] = {
    "seats": 2,
    "options": {**DEFAULTS, "majority": "strict", "memory": "fleeting"},
    "round": 4,
    "phase": "act",
    "first": 1,
    "turn": 1,
    "shots_fired": True,
    "quiet_draws": 1,
    "centre": [
        {"slot": 0, "character": "amish-cyborg", "identity": "real", "face_up": True, "dented": True},
        {"slot": 3, "character": "pencilvester", "identity": "parasite", "face_up": False, "dented": False},
        {"slot": 4, "character": "moss-prince", "identity": "real", "face_up": False, "dented": False},
    ],
    "fails": 1,
    "exterminated": 2,
    "graveyard": ["aunt-origami", "disco-badger", "the-twin"],
    "discard": ["rick", "beth-red"],
    "claims": [
        {"seat": 0, "says": "parasite", "about": "pencilvester", "rather_than": None},
        {"seat": 1, "says": "rather", "about": "pencilvester", "rather_than": "moss-prince"},
        {"seat": 1, "says": "real", "about": "deck", "rather_than": None},
        {"seat": 0, "says": "no-killing-card", "about": None, "rather_than": None},
    ],
    "players": [
        {"hand": ["morty-red", "rick"], "laid": "jerry-red", "declared": True, "looked": ["pencilvester"]},
        {"hand": [], "laid": "poopybutthole", "looked": ["deck"]},
    ],
}
DINNER: dict[str, Any] = {
    "seats": 4,
    "options": {**DEFAULTS, "mode": "advanced", "first": "2", "mercy": True},
    "round": 9,
    "phase": "dinner",
    "first": 2,
    "turn": 3,
    "peace": 1,
    "centre": [{"slot": 1, "character": "sleepy-gary", "identity": "real", "face_up": True, "dented": False}],
    "fails": 2,
    "exterminated": 3,
    "box": ["parasite", "real"],
    "players": [
        {"friend": "amish-cyborg", "identity": "parasite", "dented": True, "declared": True},
        {"friend": "baby-wizard", "identity": "real"},
        {"friend": None, "fell": True},
        {"friend": None},
    ],
}


@pytest.mark.parametrize("given", [CLASSIC, DINNER], ids=["classic", "dinner"])
def test_a_position_says_again_what_it_was_told(given: dict[str, Any]) -> None:
    told: dict[str, Any] = croupier.open_position(GAME, given, 1).position()
    for key, fact in given.items():
        if key != "players":
            assert told[key] == fact
    for seat, facts in enumerate(given["players"]):
        assert {key: told["players"][seat][key] for key in facts} == facts
    assert croupier.open_position(GAME, told, 2).position() == told


@pytest.mark.parametrize(("mode", "seats"), [("classic", 2), ("classic", 5), ("advanced", 3), ("advanced", 5)])
def test_a_game_can_be_taken_up_from_any_position(mode: str, seats: int) -> None:
    luck = Random(f"{mode} {seats}")
    table = croupier.open_table(GAME, seats, 7, {"mode": mode})
    for _ in range(60):
        if table.over:
            break
        position = table.position()
        assert croupier.open_position(GAME, position, 3).position() == position
        table.answer(*some_move(table, luck))


def test_a_table_taken_up_shows_everybody_what_they_knew() -> None:
    players = [{"laid": "summer-red", "hand": ["rick"]}, {"laid": "morty-green", "hand": ["rick"]}]
    centre = [who(name, "parasite") for name in ("aunt-origami", "moss-prince")]
    table = scene("act", *players, centre=[*centre, who("disco-badger", "real")])
    act(table, "resolve", "look:moss-prince")
    speak(table, 1, "say:parasite", "about:moss-prince")
    again = croupier.open_position(GAME, table.position(), 5)
    for seat in (0, 1, None):
        views = [played.view(seat) for played in (table, again)]
        for part in ("zones", "known", "public", "players", "waiting", "invited", "decision"):
            assert views[0][part] == views[1][part]


# Omitted parts.


def test_what_a_classic_position_leaves_out() -> None:
    told: dict[str, Any] = croupier.open_position(GAME, {"seats": 3}, 1).position()
    assert told["options"] == DEFAULTS
    assert [told[key] for key in ("round", "phase", "first", "turn", "emptied")] == [1, "lay", 0, 0, None]
    assert [told[key] for key in ("shots_fired", "quiet_draws", "peace")] == [False, 0, 0]
    assert [told[key] for key in ("fails", "exterminated", "graveyard", "discard", "claims")] == [0, 0, [], [], []]
    assert [(entry["slot"], entry["face_up"], entry["dented"]) for entry in told["centre"]] == [
        (slot, False, False) for slot in range(6)
    ]
    assert told["box"] == ["parasite"] * 2 + ["real"] * 4
    assert [len(told[key]) for key in ("action", "character", "identity")] == [48, 18, 18]
    identities = told["identity"] + [entry["identity"] for entry in told["centre"]]
    assert (identities.count("real"), identities.count("parasite")) == (6, 18)
    for person in told["players"]:
        assert (len(person["hand"]), person["laid"], person["next"] is None) == (3, None, False)
        assert (person["friend"], person["identity"], person["looked"]) == (None, None, [])
        assert not any(person[key] for key in ("dented", "declared", "merciful", "fell"))


def test_what_an_advanced_position_leaves_out() -> None:
    told: dict[str, Any] = croupier.open_position(GAME, {"seats": 4, "options": ADVANCED}, 1).position()
    mine = [person["identity"] for person in told["players"]] + told["box"]
    assert (mine.count("real"), mine.count("parasite"), len(told["box"])) == (4, 2, 2)
    assert all(person["friend"] for person in told["players"])
    assert [len(told[key]) for key in ("character", "identity", "centre")] == [12, 16, 8]


def test_some_things_follow_from_the_phase() -> None:
    ended: dict[str, Any] = croupier.open_position(GAME, {"seats": 3, "phase": "end"}).position()
    assert (ended["turn"], [person["next"] for person in ended["players"]]) == (3, [None] * 3)
    dinner = scene("dinner", *friends(None, None, None), mode="advanced", centre=[who("the-twin", "real")])
    assert dinner.over
    guests = friends(("disco-badger", "real"), ("moss-prince", "real"), None)
    dinner = scene("dinner", *guests, mode="advanced", centre=[who("the-twin", "real")])
    assert counts(dinner, "hand") == [0, 0, 0]
    assert sees(dinner, None, "the-twin") == ["real"]


def test_the_next_cards_come_off_the_deck_clockwise_from_the_first_player() -> None:
    table = scene(
        "lay", {}, {"hand": []}, {"laid": "rick"}, {}, first=3, action=["me-too", "ten-minutes", "big-sister"]
    )
    told: dict[str, Any] = table.position()
    assert [person["next"] for person in told["players"]] == ["ten-minutes", None, None, "me-too"]
    assert told["action"][0] == "big-sister"


def test_a_null_next_card_means_none() -> None:
    table = scene("lay", {"hand": ["rick"], "next": None}, {"hand": ["rick"]})
    table.answer(0, "lay:rick")
    assert cards(table, "hand:0", 0) == []


def test_fewer_cards_than_all_are_put_on_top() -> None:
    table = scene("end", {}, {}, centre=[], character=["the-twin", "moss-prince"], identity=["real"])
    act(table, "end-round")
    told: dict[str, Any] = table.position()
    assert (slots(table), told["centre"][0]["identity"]) == ({0: "the-twin"}, "real")
    assert told["character"][0] == "moss-prince"
    assert sorted(told["character"]) == sorted(set(told["character"]))


def test_an_empty_character_deck_means_that_this_round_emptied_it() -> None:
    table = croupier.open_position(GAME, {"seats": 2, "round": 7, "centre": EVERYBODY})
    assert (table.position()["emptied"], public(table, "last_round")) == (7, False)
    table = croupier.open_position(GAME, {"seats": 2, "round": 7, "emptied": 6, "centre": EVERYBODY})
    assert public(table, "last_round") is True


def test_the_graveyard_says_how_many_parasites_are_gone() -> None:
    table = scene("lay", {}, {}, graveyard=["the-twin", "moss-prince", "disco-badger"], fails=1)
    assert (cards(table, "fail"), cards(table, "parasites")) == (["real"], ["parasite", "parasite"])


# Impossible scenes.

BADGER = [who("disco-badger", "real")]
TWO = [*BADGER, who("moss-prince", "parasite")]


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ({"phase": "dinner"}, "dinner only in the advanced mode"),
        ({"phase": "breakfast"}, "phase of the position must be one of lay, act, end, dinner"),
        ({"first": 3}, "first of the position must be from 0 to 2"),
        ({"round": 0}, "round of the position must be from 1"),
        ({"fails": 4}, "fails of the position must be from 0 to 3"),
        ({"shots_fired": 1}, "shots_fired of the position must be true or false"),
        ({"weather": "fine"}, "the position has no field weather"),
        ({"centre": [{"character": "rick"}]}, "character of centre 0 of the position must be one of pencilvester"),
        ({"centre": [{"identity": "clone"}]}, "identity of centre 0 of the position must be one of real, parasite"),
        ({"centre": [{"name": "moss-prince"}]}, "centre 0 of the position has no field name"),
        ({"centre": [{"slot": 2}, {"slot": 2}]}, "two Characters lie in slot 2"),
        ({"centre": [{"slot": 24}]}, "slot of centre 0 of the position must be from 0 to 23"),
        ({"centre": [*BADGER, *BADGER]}, "there is no disco-badger left"),
        ({"centre": [{} for _ in range(25)]}, "there is no card left in"),
        ({"centre": TWO, "graveyard": ["moss-prince"]}, "there is no moss-prince left"),
        ({"centre": [{"identity": "real"} for _ in range(7)]}, "there is no real left"),
        ({"exterminated": 24, "centre": []}, "there is no parasite left"),
        ({"graveyard": ["the-twin"], "fails": 2}, "1 Characters for 2 Identities"),
        ({"graveyard": ["the-twin"], "fails": 0, "exterminated": 2}, "1 Characters for 2 Identities"),
        ({"box": ["real"]}, "6 Identities stay in it, not 1"),
        ({"box": ["real"] * 6, "options": ADVANCED}, "3 Identities stay in it, not 6"),
        ({"box": ["real"] * 6}, "4 Real and 2 Parasite stay in it"),
        ({"action": ["rick"] * 5}, "action of the position: there is no rick left"),
        (
            {"character": ["disco-badger"], "centre": BADGER},
            "character of the position: there is no disco-badger left",
        ),
        ({"identity": ["beth-red"]}, "identity of the position: there is no beth-red left"),
        ({"discard": ["unknown"]}, "discard of the position: there is no kind 'unknown'"),
        ({"emptied": 1}, "emptied names the round"),
        ({"centre": EVERYBODY, "emptied": 2}, "the last round is over"),
        ({"centre": EVERYBODY, "emptied": 2, "round": 4}, "the last round is over"),
        ({"turn": 1}, "nobody has had a turn before"),
        ({"phase": "act", "turn": 3}, "every card has been resolved"),
        ({"phase": "end", "turn": 2}, "all have had a turn"),
        ({"peace": 1}, "only dinner knows peace"),
        ({"players": [{}, {}]}, "a list of 3 objects"),
    ],
)
def test_tables_that_cannot_be_are_refused_in_words(position: Json, words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"seats": 3, **position})


@pytest.mark.parametrize(
    ("phase", "options", "facts", "words"),
    [
        ("lay", {}, {"hand": ["rick"] * 5}, "hand of seat 0: there is no rick left"),
        ("lay", {}, {"hand": ["moss-prince"]}, "hand of seat 0: there is no moss-prince left"),
        ("lay", {}, {"laid": "moss-prince"}, "laid of seat 0 must be one of"),
        ("lay", {}, {"hat": True}, "seat 0 has no field hat"),
        ("lay", {}, {"friend": "the-twin"}, "gives seat 0 a friend: only the advanced mode has friends"),
        ("lay", {}, {"identity": "real"}, "gives seat 0 an Identity: only the advanced mode has friends"),
        ("lay", {}, {"dented": True}, "gives seat 0 a dent: only the advanced mode has friends"),
        ("lay", {}, {"fell": True}, "can fall only at dinner"),
        ("lay", {}, {"looked": ["nobody"]}, "looked of seat 0: there is no kind 'nobody'"),
        ("lay", {}, {"laid": "rick", "next": "rick"}, "will draw no card"),
        ("lay", {}, {"hand": [], "next": "rick"}, "will draw no card"),
        ("lay", MERCY, {"merciful": True, "hand": ["rick"], "next": "rick"}, "will draw no card"),
        ("act", {}, {"next": "rick"}, "will draw no card"),
        ("lay", {}, {"merciful": True}, "nobody has mercy"),
        ("lay", ADVANCED, {"friend": None, "identity": "real"}, "gives seat 0 an Identity: it has no friend"),
        ("lay", ADVANCED, {"friend": None, "dented": True}, "gives seat 0 a dent: it has no friend"),
        ("lay", ADVANCED, {"fell": True}, "nobody has fallen at dinner before dinner"),
        ("dinner", ADVANCED, {"fell": True, "friend": "the-twin"}, "gives seat 0 a friend: it has fallen"),
        ("dinner", ADVANCED, {"hand": ["rick"]}, "no Action cards at dinner"),
        ("dinner", ADVANCED, {"laid": "rick"}, "no Action cards at dinner"),
    ],
)
def test_players_who_cannot_be_are_refused_in_words(phase: str, options: Json, facts: Json, words: str) -> None:
    centre = [who("disco-badger", "real")]
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"phase": phase, "options": options, "centre": centre, "players": [facts, {}, {}]})


@pytest.mark.parametrize(
    ("centre", "words"),
    [
        ([who("disco-badger", "parasite")], "no Parasite is left in the centre"),
        ([who("disco-badger", "real", face_up=False)], "at dinner the centre is face up"),
    ],
)
def test_dinners_that_cannot_be_are_refused_in_words(centre: list[Json], words: str) -> None:
    with pytest.raises(BadTable, match=words):
        croupier.open_position(GAME, {"seats": 3, "phase": "dinner", "options": ADVANCED, "centre": centre})


@pytest.mark.parametrize(
    ("claim", "words"),
    [
        ({"seat": 3, "says": "real", "about": "deck"}, "seat of claims 0 of the position must be from 0 to 2"),
        ({"seat": 0, "says": "nonsense"}, "says of claims 0 of the position must be one of"),
        ({"seat": 0, "says": "real", "about": "rick"}, "about of claims 0 of the position must be one of"),
        ({"seat": 0, "says": "real", "about": "deck", "why": 1}, "claims 0 of the position has no field why"),
        ({"seat": 0, "says": "real"}, "speaks of an Identity"),
        ({"seat": 0, "says": "no-killing-card", "about": "disco-badger"}, "speaks of an Identity"),
        ({"seat": 0, "says": "real", "about": "disco-badger", "rather_than": "moss-prince"}, "only some claims"),
        ({"seat": 0, "says": "rather", "about": "disco-badger"}, "only some claims"),
        ({"seat": 0, "says": "one-real", "about": "disco-badger", "rather_than": "disco-badger"}, "only some claims"),
        ({"seat": 0, "says": "one-real", "about": "disco-badger", "rather_than": "deck"}, "compares it"),
        ({"seat": 0, "says": "rather", "about": "deck", "rather_than": "disco-badger"}, "compares it"),
        ({"seat": 0, "says": "real", "about": "pen-pal-yeti"}, "pen-pal-yeti, who is not in play"),
        ({"seat": 0, "says": "rather", "about": "disco-badger", "rather_than": "the-twin"}, "the-twin, who is not in"),
        ({"seat": 2, "says": "parasite", "about": "count-laundry"}, "nobody says of their own friend"),
    ],
)
def test_claims_that_cannot_be_are_refused_in_words(claim: Json, words: str) -> None:
    people = friends(None, None, ("count-laundry", "parasite"))
    with pytest.raises(BadTable, match=words):
        croupier.open_position(
            GAME,
            {
                "options": ADVANCED,
                "players": people,
                "centre": TWO,
                "character": ["pen-pal-yeti", "the-twin"],
                "claims": [claim],
            },
        )


def test_a_claim_is_made_once_and_not_about_an_empty_deck() -> None:
    twice = [{"seat": 1, "says": "real", "about": "disco-badger"}] * 2
    with pytest.raises(BadTable, match="what has been said already"):
        croupier.open_position(GAME, {"seats": 2, "centre": TWO, "claims": twice})
    with pytest.raises(BadTable, match="a deck that is empty"):
        croupier.open_position(
            GAME, {"seats": 2, "centre": EVERYBODY, "claims": [{"seat": 1, "says": "real", "about": "deck"}]}
        )


@pytest.mark.parametrize(
    "position",
    [
        {"shots_fired": True},
        {"quiet_draws": 1},
        {"centre": BADGER, "players": [{"looked": ["moss-prince"]}, {}, {}]},
        {"centre": [who("disco-badger", "real", dented=True)]},
        {"players": [{"friend": "the-twin", "dented": True}, {}, {}], "options": ADVANCED},
        {
            "centre": [who("the-twin", "real", face_up=True)],
            "claims": [{"seat": 0, "says": "real", "about": "the-twin"}],
        },
        {
            "centre": TWO,
            "claims": [{"seat": 0, "says": says, "about": "moss-prince"} for says in ("real", "parasite")],
        },
        {
            "centre": TWO,
            "claims": [
                {"seat": 0, "says": "one-real", "about": one, "rather_than": other}
                for one, other in (("disco-badger", "moss-prince"), ("moss-prince", "disco-badger"))
            ],
        },
        {"phase": "dinner", "options": ADVANCED, "centre": [], "claims": [{"seat": 0, "says": "no-killing-card"}]},
    ],
    ids=[
        "a shot before the cards are up",
        "Mr. Poopybutthole before the cards are up",
        "looked at a Character who is not there",
        "a dent without armour",
        "a friend's dent without armour",
        "a claim about what all can see",
        "a claim and its contrary",
        "the same claim in two orders",
        "no killing card at dinner",
    ],
)
def test_more_that_cannot_be(position: Json) -> None:
    with pytest.raises(BadTable, match="TR-"):
        croupier.open_position(GAME, {"seats": 3, **position})


@pytest.mark.rule("TR-2.8")
def test_one_character_is_left() -> None:
    table = croupier.open_position(GAME, {"seats": 3, "character": {"size": 1}, "identity": {"exactly": ["real"]}}, 1)
    assert (len(lying(table, "character")), lying(table, "identity")) == (1, ["real"])
    assert table.position()["identity"] == {"exactly": ["real"]}
    with pytest.raises(BadTable, match=r"TR-2\.8"):
        croupier.open_position(GAME, {"seats": 3, "identity": {"size": 1}})
    with pytest.raises(BadTable, match="'box' is not shuffled in a scene"):
        croupier.open_position(GAME, {"seats": 3}, 1, {"box": ["real"]})
