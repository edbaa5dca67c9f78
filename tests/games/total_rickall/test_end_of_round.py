"""TR-5: what happens between two rounds, and which round is the last."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    CHARACTERS,
    GAME,
    act,
    asked,
    cards,
    count,
    counts,
    dinner,
    end_round,
    ending,
    friends,
    happened,
    lay,
    offers,
    people,
    phase,
    player,
    public,
    scene,
    slots,
    truly,
    under,
    who,
)

KILLING = ("beth", "something-wrong", "ten-minutes", "big-sister", "not-kill-me")


@pytest.mark.rule("TR-5.1")
def test_everybody_discards_the_card_before_them() -> None:
    hand = ["beth-red"]
    table = scene("end", {"laid": "rick", "hand": hand}, {"laid": "me-too", "hand": hand}, {}, discard=["jerry-red"])
    act(table, "end-round")
    assert counts(table, "laid") == [0, 0, 0]
    assert cards(table, "discard") == ["me-too", "rick", "jerry-red"]
    assert counts(table, "hand") == [1, 1, 3]


@pytest.mark.rule("TR-5.2")
@pytest.mark.parametrize(("first", "then"), [(0, 1), (1, 2), (2, 0)])
def test_the_token_passes_to_the_left(first: int, then: int) -> None:
    table = scene("end", {}, {}, {}, first=first)
    act(table, "end-round")
    assert people(table, "first_player") == [seat == then for seat in range(3)]
    assert public(table, "first_player") == then


@pytest.mark.rule("TR-5.3", "TR-5.4", "TR-2.8")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_one_more_character_with_its_identity(identity: str) -> None:
    table = scene("end", {}, {}, centre=[who("disco-badger", "real")], character=["moss-prince"], identity=[identity])
    before = count(table, "identity"), count(table, "character")
    act(table, "end-round")
    assert truly(table) == {"disco-badger": "real", "moss-prince": identity}
    assert under(table) == under(table, 0) == {"disco-badger": None, "moss-prince": None}
    assert (count(table, "identity"), count(table, "character")) == (before[0] - 1, before[1] - 1)
    assert [event["rule"] for event in table.events() if event["event"] == "arrived"] == ["TR-2.8"]


@pytest.mark.rule("TR-5.1", "TR-5.2", "TR-5.3", "TR-5.4", "TR-5.6")
def test_the_next_round_begins() -> None:
    table = scene("end", {"laid": "rick"}, {"laid": "rick"}, {"laid": "rick"}, round=3, first=2)
    before = len(table.events())
    act(table, "end-round")
    assert [event["event"] for event in table.events(since=before)] == ["arrived", "round"]
    assert happened(table, "round")[-1] == ("round", 4, 0)
    assert (phase(table), asked(table), table.waiting()) == ("lay", [0, 1, 2], [0, 1, 2])
    assert counts(table, "next") == [1, 1, 1]


# The last round.


@pytest.mark.rule("TR-5.5", "TR-Q3")
def test_the_round_in_which_the_last_character_is_added_is_the_last_but_one() -> None:
    centre = [who("disco-badger", "real"), who("moss-prince", "real")]
    table = scene(
        "end",
        {"hand": ["rick"]},
        {"hand": ["rick"]},
        round=9,
        centre=centre,
        fails=3,
        exterminated=18,
        character=["count-laundry"],
    )
    assert [count(table, name) for name in ("character", "identity")] == [1, 1]
    act(table, "end-round")
    assert slots(table) == {0: "disco-badger", 1: "moss-prince", 2: "count-laundry"}
    assert happened(table, "last-round") == [("last-round", 10)]
    assert public(table, "last_round")
    lay(table, 0, "rick")
    lay(table, 1, "rick")
    end_round(table)
    assert happened(table, "arrived", "no-arrival") == [("arrived", "count-laundry", 2)]
    assert ending(table) == ((0, 1), "TR-8.7")


@pytest.mark.rule("TR-5.5", "TR-Q3")
def test_nothing_is_added_at_the_end_of_a_round_in_which_a_penalty_took_the_last_character() -> None:
    table = scene(
        "act",
        {"laid": "beth-red", "hand": ["rick", "rick"]},
        {"hand": ["rick"]},
        round=5,
        centre=[who("disco-badger", "real"), who("moss-prince", "real"), who("pencilvester", "real")],
        fails=2,
        exterminated=18,
        character=["count-laundry"],
    )
    act(table, "shoot:disco-badger")
    assert count(table, "character") == 0
    act(table, "end-round")
    assert happened(table, "arrived") == [("arrived", "count-laundry", 0)]
    assert count(table, "identity") == 0
    assert happened(table, "last-round") == [("last-round", 6)]
    lay(table, 0, "rick")
    lay(table, 1, "rick")
    end_round(table)
    assert ending(table) == ((0, 1), "TR-8.7")


@pytest.mark.rule("TR-5.5", "TR-Q3", "TR-9.9")
def test_a_new_friend_may_be_the_last_character() -> None:
    table = scene(
        "act",
        player("disco-badger", "real", laid="ten-minutes", hand=["rick"]),
        player("moss-prince", "real", hand=["rick"]),
        player("pencilvester", "real", hand=["rick"]),
        mode="advanced",
        round=7,
        centre=[who("sleepy-gary", "real")],
        fails=1,
        exterminated=18,
        character=["count-laundry"],
    )
    act(table, "shoot:moss-prince")
    assert people(table, "friend") == ["disco-badger", "count-laundry", "pencilvester"]
    assert (count(table, "character"), count(table, "identity")) == (0, 3)
    act(table, "end-round")
    assert (slots(table), count(table, "identity")) == ({0: "sleepy-gary"}, 3)
    assert happened(table, "last-round") == [("last-round", 8)]


@pytest.mark.rule("TR-5.5", "TR-Q30")
def test_in_the_last_round_everything_else_goes_on_as_usual() -> None:
    reals = [who(name, "real") for name in ("disco-badger", "pencilvester", "sleepy-gary", "count-laundry")]
    table = scene(
        "act",
        {"laid": "beth-red", "hand": ["rick", "rick"]},
        {"laid": "beth-green", "hand": []},
        round=6,
        emptied=5,
        centre=[*reals, who("moss-prince", "parasite")],
        fails=2,
        exterminated=17,
    )
    act(table, "shoot:disco-badger")
    assert happened(table, "failed", "lost-card", "no-arrival") == [
        ("failed", "disco-badger", 3),
        ("lost-card", 0),
        ("no-arrival",),
    ]
    act(table, "shoot:moss-prince")
    assert happened(table, "exterminated") == [("exterminated", "moss-prince")]
    assert not table.over
    act(table, "end-round")
    assert ending(table) == ((0, 1), "TR-8.7")


def parasites(table: Table) -> list[str]:
    return [name for name, identity in truly(table).items() if identity == "parasite"]


def without_hitting_a_real(table: Table) -> None:
    """Give one answer of the seat that is waited for: no shot if it can be avoided, and otherwise a shot at a Parasite."""
    seat = table.waiting()[0]
    keys = [key for key in offers(table, seat) if key != "speak"]
    shots = [key for key in keys if key.startswith("shoot:") and key.partition(":")[2] in parasites(table)]
    calm = [key for key in keys if not key.removeprefix("lay:").startswith(KILLING)]
    table.answer(seat, (shots or calm or keys)[0])


@pytest.mark.rule("TR-5.5", "TR-Q3", "TR-8.7", "TR-2.3")
def test_two_players_who_hit_no_real_play_twenty_one_rounds() -> None:
    table = croupier.open_table(GAME, 2, 1, {}, {"identity": ["parasite"] * 18})
    added_in: list[Any] = []
    while not table.over:
        number, before = public(table, "round"), count(table, "character")
        without_hitting_a_real(table)
        if count(table, "character") < before:
            added_in.append(number)
    assert (count(table, "fail"), count(table, "character"), count(table, "identity")) == (0, 0, 0)
    assert added_in == list(range(1, 21))
    assert happened(table, "round")[-1][1] == 21
    assert happened(table, "last-round") == [("last-round", 21)]
    assert len(happened(table, "set-out", "arrived")) == CHARACTERS
    assert happened(table, "time-out") == [("time-out",)]
    assert ending(table)[1] == "TR-8.7"


@pytest.mark.rule("TR-5.7", "TR-9.12")
def test_nobody_is_added_at_dinner() -> None:
    tied = friends(("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real"))
    table = dinner(*tied, centre=[who("sleepy-gary", "real")], character=["cactus-cousin"])
    before = count(table, "character")
    act(table, "shoot:moss-prince", "hold-fire", "hold-fire")
    assert table.over
    assert happened(table, "arrived", "new-friend", "no-arrival") == []
    assert (count(table, "character"), slots(table)) == (before, {0: "sleepy-gary"})
    assert people(table, "friend") == ["disco-badger", None, "count-laundry"]
