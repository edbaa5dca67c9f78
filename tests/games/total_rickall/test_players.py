"""TR-9: sides, and shots at the friends of players."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    GAME,
    act,
    cards,
    choices,
    count,
    counts,
    dinner,
    ending,
    friends,
    happened,
    identities,
    offers,
    people,
    player,
    public,
    refusal,
    scene,
    sees,
    shown,
    slots,
    speak,
    truth,
    vote,
    who,
)

THREE = [("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real")]


def three(**laid: str) -> list[dict[str, Any]]:
    """Return three players: seat 1 is a Parasite, the others are Real; ``seat0="beth-green"`` lays a card."""
    tied = friends(*THREE)
    return [{**person, "laid": laid.get(f"seat{seat}")} for seat, person in enumerate(tied)]


def table_of(*players: dict[str, Any], **more: Any) -> Table:
    return scene("act", *players, mode="advanced", **{"centre": [], **more})


# TR-9.1, TR-9.2 What each side wants.


@pytest.mark.rule("TR-9.1", "TR-9.2", "TR-9.10")
@pytest.mark.parametrize(
    ("sides", "winners"),
    [
        (["real", "parasite", "real"], (1,)),
        (["parasite", "parasite", "real"], (0, 1)),
        (["real", "real", "parasite"], (2,)),
        (["real", "real", "real"], ()),
    ],
)
def test_a_parasite_left_in_the_centre_wins_for_the_player_who_is_tied_to_one(
    sides: list[str], winners: tuple[int, ...]
) -> None:
    names = ("disco-badger", "moss-prince", "count-laundry")
    players = friends(*zip(names, sides, strict=True))
    table = scene("lay", *players, mode="advanced", centre=[who("aunt-origami", "parasite")])
    speak(table, 0, "declare")
    vote(table, seat1=True)
    assert ending(table) == (winners, "TR-8.8")


@pytest.mark.rule("TR-9.1", "TR-9.2", "TR-9.10", "TR-10.10")
@pytest.mark.parametrize(
    ("sides", "winners"),
    [
        (["real", "parasite", "real"], (1,)),
        (["parasite", "parasite", "real"], (0, 1)),
        (["real", "real", "real"], (0, 1, 2)),
    ],
)
def test_a_parasite_left_before_a_player_wins_as_well(sides: list[str], winners: tuple[int, ...]) -> None:
    names = ("disco-badger", "moss-prince", "count-laundry")
    table = dinner(*friends(*zip(names, sides, strict=True)))
    act(table, "hold-fire", "hold-fire", "hold-fire")
    assert ending(table) == (winners, "TR-10.10")


@pytest.mark.rule("TR-9.2")
def test_a_parasite_may_give_up_another_parasite() -> None:
    table = table_of(*three(seat1="beth-red"), centre=[who("aunt-origami", "parasite")])
    act(table, "shoot:aunt-origami")
    assert happened(table, "exterminated", "lost-card") == [("exterminated", "aunt-origami")]
    assert truth(table, 1)["identity"] == "parasite"


# TR-9.3 Sides change.


@pytest.mark.rule("TR-9.3", "TR-Q14", "TR-11.8")
@pytest.mark.parametrize(("card", "keys"), [("jerry-red", ["resolve", "give:0"]), ("summer-red", ["resolve"])])
def test_a_side_may_change_and_its_owner_knows_at_once(card: str, keys: list[str]) -> None:
    players = [
        player("disco-badger", "real"),
        player("aunt-origami", "parasite"),
        player("count-laundry", "real", laid=card),
    ]
    dealt = set()
    for seed in range(10):
        table = table_of(*players, seed=seed)
        act(table, *keys)
        now = identities(table, "disco-badger", "aunt-origami")
        assert [sees(table, seat, name) for seat, name in ((0, "disco-badger"), (1, "aunt-origami"))] == [
            [now[0]],
            [now[1]],
        ]
        assert sees(table, None, "disco-badger", "aunt-origami") == [None, None]
        assert [shown(table, "looked-again", seat) for seat in (0, 1)] == [[[now[0]], [None]], [[None], [now[1]]]]
        assert shown(table, "looked-again") == [[None], [None]]
        speak(table, 0, "declare")
        vote(table, seat1=True)
        act(table, "hold-fire", "hold-fire", "hold-fire")
        assert ending(table)[0] == ((0,) if now[0] == "parasite" else (1,))
        dealt.add(tuple(now))
    assert dealt == {("real", "parasite"), ("parasite", "real")}


# TR-9.4 Looking.


@pytest.mark.rule("TR-9.4", "TR-11.2")
def test_morty_looks_at_the_friend_of_another_player_like_at_any_other() -> None:
    table = table_of(*three(seat0="morty-green"), centre=[who("pen-pal-yeti", "real")])
    assert choices(table, 0) == ["moss-prince", "pen-pal-yeti"]
    act(table, "look:moss-prince")
    assert [sees(table, seat, "moss-prince") for seat in (0, 1, 2, None)] == [
        ["parasite"],
        ["parasite"],
        [None],
        [None],
    ]


@pytest.mark.rule("TR-9.4", "TR-11.6", "TR-11.8")
def test_summer_looks_at_the_friends_of_players_too() -> None:
    table = table_of(*three(seat0="summer-green"), centre=[who("pen-pal-yeti", "real")])
    act(table, "resolve")
    assert happened(table, "looked") == [("looked", 0, "moss-prince"), ("looked", 0, "pen-pal-yeti")]
    assert shown(table, "looked", 0) == [["parasite"], ["real"]]
    assert shown(table, "looked", 1) == [["parasite"], [None]]
    assert shown(table, "looked", 2) == [[None], [None]]


# TR-9.5 Never a player's own.


@pytest.mark.rule("TR-9.5")
@pytest.mark.parametrize("card", ["beth-red", "something-wrong", "ten-minutes"])
def test_nobody_shoots_their_own_friend(card: str) -> None:
    table = table_of(*three(seat0=card), centre=[who("aunt-origami", "real")])
    assert "disco-badger" not in choices(table, 0)
    assert "aunt-origami" in choices(table, 0)
    assert refusal(table, 0, "shoot:disco-badger") == "TR-9.5"


@pytest.mark.rule("TR-9.5", "TR-Q6")
def test_nobody_shoots_their_own_friend_with_big_sister() -> None:
    table = table_of(*three(seat0="big-sister"), centre=[who("aunt-origami", "real")])
    act(table, "colour:red")
    assert choices(table, 0) == ["aunt-origami"]
    assert refusal(table, 0, "shoot:disco-badger") == "TR-9.5"


@pytest.mark.rule("TR-9.5", "TR-Q9")
def test_nobody_shoots_their_own_friend_when_made_to_shoot() -> None:
    table = table_of(*three(seat0="not-kill-me"))
    act(table, "force:1")
    assert choices(table, 1) == ["disco-badger", "count-laundry"]
    assert refusal(table, 1, "shoot:moss-prince") == "TR-9.5"
    act(table, "shoot:disco-badger")
    assert happened(table, "shot-friend") == [("shot-friend", 1, "disco-badger", 0)]


@pytest.mark.rule("TR-9.5", "TR-4.8")
def test_a_shot_that_could_hit_only_ones_own_friend_does_nothing() -> None:
    table = table_of(*three(seat0="beth-red"))
    act(table, "resolve")
    assert happened(table, "nothing", "shot-friend") == [("nothing", 0, "beth-red")]


# TR-9.6 A Parasite before a player.


@pytest.mark.rule("TR-9.6")
def test_a_players_parasite_is_discarded_with_the_character_and_none_comes_instead() -> None:
    table = table_of(*three(seat0="beth-green"))
    before = len(table.events())
    act(table, "shoot:moss-prince")
    told = [event["event"] for event in table.events(since=before)]
    assert told == ["shot-friend", "exterminated", "freed"]
    assert [shown(table, "shot-friend", viewer) for viewer in (None, 0, 1, 2)] == [[["parasite"]]] * 4
    assert people(table, "friend") == ["disco-badger", None, "count-laundry"]
    assert (counts(table, "friend"), counts(table, "secret")) == ([1, 0, 1], [1, 0, 1])
    assert (cards(table, "graveyard"), cards(table, "parasites")) == (["moss-prince"], ["parasite"])
    assert (counts(table, "hand"), slots(table)) == ([3, 3, 3], {})


@pytest.mark.rule("TR-9.6", "TR-9.1")
def test_a_player_who_has_lost_a_parasite_is_on_the_real_side() -> None:
    players = [*friends(("disco-badger", "real"), ("moss-prince", "parasite")), player("count-laundry", "parasite")]
    players[0]["laid"] = "beth-green"
    table = table_of(*players)
    act(table, "shoot:moss-prince")
    speak(table, 0, "declare")
    vote(table, seat1=True)
    act(table, "hold-fire", "shoot:count-laundry", "hold-fire")
    assert ending(table) == ((0, 1), "TR-10.10")


@pytest.mark.rule("TR-9.6", "TR-8.6", "TR-Q28")
def test_a_player_who_has_lost_a_parasite_loses_with_the_reals() -> None:
    players = [player("disco-badger", "parasite"), player(None, laid="beth-red"), player("count-laundry", "real")]
    table = table_of(*players, centre=[who("aunt-origami", "real")], fails=3)
    act(table, "shoot:aunt-origami")
    assert ending(table) == ((0,), "TR-8.6")


@pytest.mark.rule("TR-9.6")
def test_a_player_who_has_nobody_to_protect_plays_on_and_cannot_be_shot() -> None:
    players = [
        player("disco-badger", "real", laid="ten-minutes"),
        player(None, laid="beth-red"),
        player("count-laundry", "real"),
    ]
    table = table_of(*players, centre=[who("moss-prince", "parasite")])
    assert choices(table, 0) == ["count-laundry", "moss-prince"]
    act(table, "shoot:moss-prince")
    assert (table.waiting(), choices(table, 1)) == ([1], ["disco-badger"])


# TR-9.7 to TR-9.9 A Real before a player.


@pytest.mark.rule("TR-9.7")
def test_a_players_real_goes_to_the_fail_pile() -> None:
    table = table_of(*three(seat1="beth-red"))
    act(table, "shoot:disco-badger")
    assert (cards(table, "graveyard"), cards(table, "fail")) == (["disco-badger"], ["real"])
    assert [shown(table, "shot-friend", viewer) for viewer in (None, 0, 1, 2)] == [[["real"]]] * 4
    assert public(table, "fails") == 1


@pytest.mark.rule("TR-9.8", "TR-8.6")
@pytest.mark.parametrize(("shooter", "winners"), [(1, (0, 2)), (2, (1,))])
def test_a_players_real_may_be_the_fourth(shooter: int, winners: tuple[int, ...]) -> None:
    table = table_of(*three(**{f"seat{shooter}": "beth-red"}), fails=3)
    act(table, "shoot:disco-badger")
    assert ending(table) == (winners, "TR-8.6")
    assert happened(table, "lost-card", "arrived", "new-friend") == []


@pytest.mark.rule("TR-9.9")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_the_shooter_pays_as_usual_and_then_the_player_has_a_new_friend(identity: str) -> None:
    table = table_of(
        *three(seat2="beth-red"), character=["pen-pal-yeti", "sleepy-gary"], identity=["parasite", identity]
    )
    before = len(table.events())
    act(table, "shoot:disco-badger")
    told = [event["event"] for event in table.events(since=before)]
    assert told == ["shot-friend", "failed", "lost-card", "arrived", "new-friend"]
    assert happened(table, "lost-card") == [("lost-card", 2)]
    assert counts(table, "hand") == [3, 3, 2]
    assert slots(table) == {0: "pen-pal-yeti"}
    assert people(table, "friend") == ["sleepy-gary", "moss-prince", "count-laundry"]
    assert identities(table, "pen-pal-yeti", "sleepy-gary") == ["parasite", identity]
    assert [sees(table, viewer, "sleepy-gary") for viewer in (0, 1, 2, None)] == [[identity], [None], [None], [None]]
    assert [shown(table, "new-friend", viewer) for viewer in (0, 1, 2, None)] == [[[identity]], *[[[None]]] * 3]


@pytest.mark.rule("TR-9.9", "TR-9.3")
@pytest.mark.parametrize(("identity", "winners"), [("real", (1,)), ("parasite", (0, 1))])
def test_a_new_friend_may_change_a_players_side(identity: str, winners: tuple[int, ...]) -> None:
    table = table_of(*three(seat2="ten-minutes"), identity=[identity], centre=[who("aunt-origami", "parasite")])
    act(table, "shoot:disco-badger")
    speak(table, 0, "declare")
    vote(table, seat1=True)
    assert ending(table) == (winners, "TR-8.8")


@pytest.mark.rule("TR-9.9", "TR-Q29", "TR-11.12")
def test_ten_minutes_ago_spares_the_shooter_but_the_player_still_takes_a_new_friend() -> None:
    table = table_of(*three(seat2="ten-minutes"), character=["sleepy-gary"])
    act(table, "shoot:disco-badger")
    assert (counts(table, "hand"), slots(table)) == ([3, 3, 3], {})
    assert people(table, "friend")[0] == "sleepy-gary"


@pytest.mark.rule("TR-9.9", "TR-Q4", "TR-Q3")
def test_with_one_character_left_the_centre_comes_first_and_the_player_has_nobody() -> None:
    players = [
        player("disco-badger", "real"),
        player("moss-prince", "parasite", laid="beth-red"),
        player("count-laundry", "real"),
    ]
    gone = {"fails": 2, "exterminated": 17, "centre": [who("aunt-origami", "real")]}
    table = table_of(*players, character=["sleepy-gary"], round=4, **gone)
    assert count(table, "character") == 1
    act(table, "shoot:disco-badger")
    assert slots(table) == {0: "sleepy-gary", 1: "aunt-origami"} or slots(table) == {
        0: "aunt-origami",
        1: "sleepy-gary",
    }
    assert people(table, "friend") == [None, "moss-prince", "count-laundry"]
    assert counts(table, "secret") == [0, 1, 1]
    assert happened(table, "new-friend", "no-friend") == [("no-friend", 0)]


@pytest.mark.rule("TR-Q4", "TR-9.6", "TR-8.6")
def test_a_player_who_can_get_no_friend_counts_as_real() -> None:
    players = [
        player("disco-badger", "real"),
        player("moss-prince", "parasite", laid="beth-red"),
        player("count-laundry", "real", laid="beth-red"),
    ]
    gone = {"fails": 2, "exterminated": 17, "centre": [who("aunt-origami", "real")]}
    table = table_of(*players, character=["sleepy-gary"], **gone)
    act(table, "shoot:disco-badger", "shoot:aunt-origami")
    assert ending(table) == ((1,), "TR-8.6")


# TR-9.10 to TR-9.12.


@pytest.mark.rule("TR-9.10", "TR-8.6", "TR-10.6")
def test_only_a_wrong_shot_lets_the_reals_win_with_a_parasite_in_play() -> None:
    shot = table_of(
        *three(seat1="beth-red"), centre=[who("aunt-origami", "real"), who("sleepy-gary", "parasite")], fails=3
    )
    act(shot, "shoot:aunt-origami")
    assert ending(shot) == ((0, 2), "TR-8.6")
    at_table = dinner(*friends(*THREE), first=1)
    act(at_table, "shoot:disco-badger")
    assert ending(at_table) == ((0, 2), "TR-10.6")


@pytest.mark.rule("TR-9.11")
def test_most_players_start_on_the_real_side() -> None:
    reals = []
    for seed in range(30):
        table = croupier.open_table(GAME, 5, seed, {"mode": "advanced"})
        reals.append([truth(table, seat)["identity"] for seat in range(5)].count("real"))
    assert set(reals) == {3, 4}


@pytest.mark.rule("TR-9.12", "TR-10.3", "TR-9.6")
def test_at_dinner_the_player_who_loses_a_parasite_stays_on_its_side() -> None:
    players = [*friends(*THREE), player("pen-pal-yeti", "parasite")]
    table = dinner(*players)
    act(table, "shoot:moss-prince")
    assert happened(table, "freed") == []
    while not table.over:
        act(table, "hold-fire")
    assert ending(table) == ((1, 3), "TR-10.10")


@pytest.mark.rule("TR-9.12", "TR-9.9", "TR-10.6")
def test_at_dinner_a_real_costs_no_card_and_brings_nobody() -> None:
    table = dinner(*friends(*THREE), character=["sleepy-gary"])
    before = count(table, "character")
    act(table, "shoot:count-laundry")
    assert happened(table, "failed", "lost-card", "arrived", "new-friend") == [("failed", "count-laundry", 1)]
    assert count(table, "character") == before
    assert ending(table) == ((1,), "TR-10.6")


@pytest.mark.rule("TR-9.4", "TR-11.11")
def test_nobody_turns_up_the_identity_of_a_players_friend() -> None:
    table = table_of(*three(seat0="fifteen-years-green"), centre=[who("pen-pal-yeti", "real")])
    assert offers(table, 0) == ["turn-up:pen-pal-yeti", "speak"]
    assert refusal(table, 0, "turn-up:moss-prince") == "TR-11.11"
