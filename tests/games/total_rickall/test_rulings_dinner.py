"""Rulings on the end of the advanced mode: the way to dinner, dinner itself, and whose side counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from croupier import Table
from tests.games.total_rickall.scenes import (
    act,
    asked,
    cards,
    choices,
    claims,
    count,
    counts,
    ending,
    friends,
    guests,
    happened,
    offers,
    people,
    phase,
    player,
    public,
    refusal,
    scene,
    shown,
    slots,
    speak,
    vote,
    who,
)

Centre = Sequence[Mapping[str, object]]
THREE = [("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real")]


def dinner(
    *pairs: tuple[str, str] | None, first: int = 0, turn: int = 0, fell: tuple[int, ...] = (), centre: Centre = ()
) -> Table:
    """Return a dinner with these friends in front of the players; ``None`` has lost theirs, before dinner or at it."""
    players = [facts | {"fell": seat in fell} for seat, facts in enumerate(friends(*pairs))]
    return scene("dinner", *players, mode="advanced", first=first, turn=turn, centre=list(centre))


# TR-Q26 The way to dinner.


@pytest.mark.rule("TR-Q26", "TR-10.2", "TR-8.8")
def test_a_declaration_leads_to_dinner_at_once_and_the_token_stays() -> None:
    players = [
        player("disco-badger", "real", laid="rick", hand=["beth-red"]),
        player("moss-prince", "parasite", laid="poopybutthole", hand=["rick", "rick"]),
        player("count-laundry", "real", laid="jerry-red", hand=[]),
    ]
    table = scene("act", *players, mode="advanced", first=1, turn=1, centre=[who("aunt-origami", "real")])
    speak(table, 0, "declare")
    vote(table, seat1=True)
    assert (phase(table), public(table, "first_player"), table.waiting()) == ("dinner", 1, [1])
    assert (counts(table, "hand"), counts(table, "laid"), count(table, "discard")) == ([0] * 3, [0] * 3, 6)
    assert happened(table, "gave", "looked-at-deck") == []
    assert shown(table, "revealed") == [["real"]]
    assert [entry["face_up"] for entry in public(table, "centre")] == [True]


@pytest.mark.rule("TR-Q26", "TR-8.7", "TR-5.2")
def test_after_time_out_the_token_has_moved_on() -> None:
    players = guests(
        ("disco-badger", "real", "rick"), ("moss-prince", "parasite", "rick"), ("count-laundry", "real", "rick")
    )
    centre = [who(name, "real") for name in ("aunt-origami", "grandma-turbo", "captain-casserole")]
    table = scene("end", *players, mode="advanced", first=1, centre=centre, exterminated=18, round=9, emptied=8)
    act(table, "end-round")
    assert (phase(table), public(table, "first_player"), table.waiting()) == ("dinner", 2, [2])
    assert happened(table, "time-out", "arrived") == [("time-out",)]
    assert (counts(table, "laid"), counts(table, "hand")) == ([0] * 3, [0] * 3)


@pytest.mark.rule("TR-Q26", "TR-10.5")
def test_the_revealed_centre_plays_no_further_part() -> None:
    table = dinner(*THREE, centre=[who("aunt-origami", "real")])
    assert choices(table, 0) == ["count-laundry", "moss-prince"]
    assert refusal(table, 0, "shoot:aunt-origami") == "TR-10.5"
    assert [cards(table, "under", seat) for seat in (0, None)] == [["real"], ["real"]]
    act(table, "hold-fire", "hold-fire", "hold-fire")
    assert slots(table) == {0: "aunt-origami"}


# TR-Q19 Texts at dinner.


@pytest.mark.rule("TR-Q19", "TR-C01", "TR-3.6")
def test_at_dinner_only_the_token_holder_shoots_pencilvester() -> None:
    table = dinner(("disco-badger", "real"), ("pencilvester", "parasite"), ("count-laundry", "real"))
    assert choices(table, 0) == ["pencilvester", "count-laundry"]
    act(table, "hold-fire", "hold-fire")
    assert choices(table, 2) == ["disco-badger"]
    assert refusal(table, 2, "shoot:pencilvester") == "TR-C01"


@pytest.mark.rule("TR-Q19", "TR-C01")
def test_at_dinner_anybody_shoots_pencilvester_if_the_token_holder_owns_him_or_has_fallen() -> None:
    table = dinner(("pencilvester", "parasite"), ("moss-prince", "real"), ("count-laundry", "real"), turn=1)
    assert choices(table, 1) == ["pencilvester", "count-laundry"]
    table = dinner(None, ("moss-prince", "real"), ("pencilvester", "parasite"), fell=(0,), turn=1)
    assert choices(table, 1) == ["pencilvester"]
    table = dinner(None, ("moss-prince", "real"), ("pencilvester", "parasite"), turn=1)
    assert (table.waiting(), choices(table, 2)) == ([2], ["moss-prince"])


@pytest.mark.rule("TR-10.11", "TR-Q19", "TR-9.5")
def test_at_dinner_a_text_that_lapses_lets_nobody_shoot_their_own_friend() -> None:
    table = dinner(("pencilvester", "parasite"), ("moss-prince", "real"), ("sleepy-gary", "real"))
    assert choices(table, 0) == ["sleepy-gary", "moss-prince"]
    assert refusal(table, 0, "shoot:pencilvester") == "TR-9.5"
    act(table, "hold-fire", "hold-fire")
    assert choices(table, 2) == ["pencilvester", "moss-prince"]


@pytest.mark.rule("TR-Q19", "TR-C09")
def test_at_dinner_only_the_player_on_the_right_of_the_token_shoots_sleepy_gary() -> None:
    table = dinner(("disco-badger", "real"), ("sleepy-gary", "parasite"), ("count-laundry", "real"))
    assert choices(table, 0) == ["count-laundry"]
    assert refusal(table, 0, "shoot:sleepy-gary") == "TR-C09"
    act(table, "hold-fire", "hold-fire")
    assert choices(table, 2) == ["disco-badger", "sleepy-gary"]
    table = dinner(("disco-badger", "real"), ("moss-prince", "real"), ("sleepy-gary", "parasite"))
    assert choices(table, 0) == ["sleepy-gary", "moss-prince"]
    table = dinner(("disco-badger", "real"), ("sleepy-gary", "parasite"), None, fell=(2,))
    assert choices(table, 0) == ["sleepy-gary"]


@pytest.mark.rule("TR-Q19", "TR-C17")
def test_at_dinner_a_dent_uses_up_the_shot() -> None:
    table = dinner(("disco-badger", "real"), ("amish-cyborg", "parasite"), ("count-laundry", "real"))
    act(table, "shoot:amish-cyborg")
    assert (table.waiting(), people(table, "friend")[1]) == ([1], "amish-cyborg")
    assert happened(table, "dented", "shot-friend") == [("dented", 0, "amish-cyborg")]
    act(table, "hold-fire", "shoot:amish-cyborg")
    assert people(table, "fell_at_dinner") == [False, True, False]


@pytest.mark.rule("TR-Q19", "TR-C02", "TR-10.2")
def test_at_dinner_there_is_no_bounty() -> None:
    table = dinner(("disco-badger", "real"), ("lobster-lawyer", "parasite"), ("count-laundry", "real"))
    act(table, "shoot:lobster-lawyer")
    assert (counts(table, "hand"), happened(table, "bounty-paid", "drew")) == ([0, 0, 0], [])


@pytest.mark.rule("TR-Q19", "TR-Q26")
def test_at_dinner_the_token_no_longer_moves() -> None:
    table = dinner(*THREE, first=2)
    act(table, "hold-fire", "shoot:moss-prince")
    assert (public(table, "first_player"), table.waiting()) == (2, [2])


# TR-Q20, TR-Q42 The order of dinner, and when it stops.


@pytest.mark.rule("TR-Q20", "TR-10.4", "TR-Q42")
def test_a_full_lap_of_passes_ends_dinner() -> None:
    table = dinner(*THREE, first=1)
    for seat in (1, 2, 0):
        assert (table.over, table.waiting()) == (False, [seat])
        assert offers(table, seat)[-2:] == ["hold-fire", "speak"]
        act(table, "hold-fire")
    assert ending(table) == ((1,), "TR-10.10")
    assert happened(table, "lap-of-peace", "no-shot-left") == [("lap-of-peace",)]


@pytest.mark.rule("TR-Q20")
def test_a_shot_begins_a_new_lap() -> None:
    table = dinner(*THREE, ("pen-pal-yeti", "parasite"))
    act(table, "hold-fire", "hold-fire", "shoot:pen-pal-yeti")
    assert table.waiting() == [0]
    act(table, "hold-fire", "hold-fire")
    assert (table.over, table.waiting()) == (False, [2])
    act(table, "hold-fire")
    assert ending(table) == ((1, 3), "TR-10.10")


@pytest.mark.rule("TR-Q20", "TR-10.8")
def test_players_who_fell_or_have_no_target_are_skipped() -> None:
    table = dinner(("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real"))
    act(table, "shoot:moss-prince")
    assert table.waiting() == [2]
    act(table, "hold-fire", "hold-fire")
    assert ending(table) == ((0, 2), "TR-10.10")
    table = dinner(("disco-badger", "parasite"), None, None, ("count-laundry", "real"), fell=(2,))
    act(table, "hold-fire")
    assert table.waiting() == [1]
    act(table, "hold-fire")
    assert table.waiting() == [3]


@pytest.mark.rule("TR-Q20", "TR-10.10")
def test_dinner_ends_when_no_legal_shot_is_left() -> None:
    table = dinner(("disco-badger", "real"), ("moss-prince", "parasite"), None, fell=(2,))
    act(table, "shoot:moss-prince")
    assert ending(table) == ((0,), "TR-10.10")
    assert happened(table, "lap-of-peace", "no-shot-left") == [("no-shot-left",)]


@pytest.mark.rule("TR-Q20")
def test_dinner_does_not_end_because_the_last_parasite_is_dead() -> None:
    table = dinner(*THREE)
    act(table, "shoot:moss-prince")
    assert (table.over, phase(table), table.waiting()) == (False, "dinner", [2])


@pytest.mark.rule("TR-Q20", "TR-Q42", "TR-10.10")
def test_all_who_may_still_shoot_may_agree_to_stop() -> None:
    table = dinner(("disco-badger", "real"), ("moss-prince", "parasite"), None, ("count-laundry", "real"), fell=(2,))
    speak(table, 3, "enough")
    assert asked(table) == [0, 1]
    assert offers(table, 0) == ["agree", "disagree"]
    table.answer(0, "agree")
    assert happened(table, "voted") == []
    table.answer(1, "agree")
    assert ending(table) == ((1, 2), "TR-10.10")
    assert happened(table, "called-enough", "voted", "carried") == [
        ("called-enough", 3),
        ("voted", 0, "agree"),
        ("voted", 1, "agree"),
        ("carried", 3, 3),
    ]


@pytest.mark.rule("TR-Q42", "TR-Q20")
def test_one_voice_against_is_enough_and_one_calls_once_in_each_turn() -> None:
    table = dinner(*THREE)
    speak(table, 1, "enough")
    vote(table, seat0=True)
    assert happened(table, "carried", "not-carried") == [("not-carried", 2, 3)]
    assert (table.over, table.waiting()) == (False, [0])
    speak(table, 1)
    assert refusal(table, 1, "enough") == "TR-Q42"
    table.answer(1, "never-mind")
    speak(table, 2)
    assert "enough" in offers(table, 2)
    table.answer(2, "never-mind")
    act(table, "hold-fire")
    speak(table, 1)
    assert "enough" in offers(table, 1)


@pytest.mark.rule("TR-Q42", "TR-10.8")
def test_a_player_who_fell_may_talk_but_not_call_for_the_end() -> None:
    table = dinner(("disco-badger", "real"), None, ("count-laundry", "real"), fell=(1,))
    speak(table, 1)
    assert "say:real" in offers(table, 1)
    assert refusal(table, 1, "enough") == "TR-10.8"


@pytest.mark.rule("TR-Q42", "TR-Q17", "TR-Q38")
def test_at_dinner_there_is_talk_of_friends_but_no_declaration() -> None:
    table = dinner(*THREE, centre=[who("aunt-origami", "real")])
    speak(table, 0)
    assert offers(table, 0) == ["say:real", "say:parasite", "say:one-real", "say:rather", "enough", "never-mind"]
    assert refusal(table, 0, "declare") == "TR-Q17"
    table.answer(0, "say:parasite")
    assert choices(table, 0) == ["count-laundry", "moss-prince"]


@pytest.mark.rule("TR-Q42", "TR-10.5")
def test_at_dinner_nobody_pleads_for_the_centre() -> None:
    table = dinner(*THREE, centre=[who("aunt-origami", "real"), who("the-twin", "real")])
    speak(table, 0, "say:rather")
    assert choices(table, 0) == ["disco-badger", "count-laundry", "moss-prince"]
    table.answer(0, "about:moss-prince")
    assert choices(table, 0) == ["disco-badger", "count-laundry"]


@pytest.mark.rule("TR-Q38", "TR-10.2")
def test_no_killing_card_does_not_outlast_the_cards() -> None:
    players = guests(
        ("disco-badger", "real", "rick"), ("moss-prince", "parasite", "rick"), ("count-laundry", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[])
    speak(table, 0, "say:no-killing-card")
    speak(table, 0, "say:parasite", "about:moss-prince")
    speak(table, 0, "declare")
    vote(table, seat1=True)
    assert (phase(table), claims(table)) == ("dinner", [(0, "parasite", "moss-prince", None)])


@pytest.mark.rule("TR-Q42")
def test_a_player_without_a_legal_target_still_has_a_say_about_the_end() -> None:
    table = dinner(("disco-badger", "parasite"), None, None, fell=(2,))
    assert table.waiting() == [1]
    speak(table, 1, "enough")
    assert asked(table) == [0]
    vote(table)
    assert table.waiting() == [1]


# TR-Q21, TR-Q22, TR-Q27, TR-Q28, TR-Q33 Sides.


@pytest.mark.rule("TR-Q21", "TR-9.6", "TR-10.7")
def test_a_player_who_lost_a_parasite_before_dinner_may_shoot_but_not_be_shot() -> None:
    table = dinner(("disco-badger", "real"), None, ("moss-prince", "parasite"), first=1)
    assert (table.waiting(), choices(table, 1)) == ([1], ["disco-badger", "moss-prince"])
    act(table, "shoot:moss-prince")
    assert people(table, "fell_at_dinner") == [False, False, True]
    speak(table, 1, "enough")
    vote(table, seat0=True)
    assert ending(table) == ((0, 1), "TR-10.10")


@pytest.mark.rule("TR-Q22", "TR-10.6")
def test_a_parasite_who_shoots_a_real_at_dinner_loses_for_the_parasites() -> None:
    table = dinner(*THREE, ("pen-pal-yeti", "parasite"), first=1)
    act(table, "shoot:count-laundry")
    assert ending(table) == ((0, 2), "TR-10.6")


@pytest.mark.rule("TR-10.6", "TR-10.3")
def test_a_real_who_shoots_a_real_at_dinner_wins_the_game_for_the_fallen_parasites_too() -> None:
    table = dinner(*THREE, ("pen-pal-yeti", "parasite"))
    act(table, "shoot:moss-prince", "shoot:disco-badger")
    assert ending(table) == ((1, 3), "TR-10.6")


@pytest.mark.rule("TR-Q27", "TR-10.6")
def test_if_all_are_real_a_real_shot_at_dinner_makes_everybody_lose() -> None:
    table = dinner(("disco-badger", "real"), ("moss-prince", "real"), ("count-laundry", "real"))
    act(table, "shoot:moss-prince")
    assert ending(table) == ((), "TR-10.6")
    assert happened(table, "nobody-won", "parasites-won") == [("nobody-won",)]


@pytest.mark.rule("TR-Q27", "TR-8.6")
def test_if_all_are_real_the_fourth_real_makes_everybody_lose() -> None:
    players = guests(
        ("disco-badger", "real", "beth-red"), ("moss-prince", "real", "rick"), ("count-laundry", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[who("aunt-origami", "real")], fails=3)
    act(table, "shoot:aunt-origami")
    assert ending(table) == ((), "TR-8.6")


@pytest.mark.rule("TR-Q28", "TR-8.6", "TR-9.8")
def test_a_player_who_is_hit_by_the_fourth_real_counts_as_real_and_nothing_follows() -> None:
    players = guests(
        ("disco-badger", "parasite", "beth-green"),
        ("moss-prince", "real", "rick"),
        ("count-laundry", "parasite", "rick"),
    )
    table = scene("act", *players, player(None, laid="rick", hand=[]), mode="advanced", centre=[], fails=3)
    act(table, "shoot:moss-prince")
    assert ending(table) == ((1, 3), "TR-8.6")
    assert (people(table, "friend")[1], counts(table, "hand")[0], count(table, "centre")) == (None, 1, 0)
    assert happened(table, "lost-card", "arrived", "new-friend") == []


@pytest.mark.rule("TR-Q28", "TR-9.3")
def test_the_sides_are_those_of_the_moment_of_the_shot() -> None:
    players = guests(
        ("disco-badger", "real", "summer-red"),
        ("moss-prince", "parasite", "rick"),
        ("count-laundry", "real", "beth-blue"),
    )
    centre = [who("aunt-origami", "parasite"), who("uncle-periscope", "real")]
    winners = set()
    for seed in range(12):
        table = scene("act", *players, mode="advanced", seed=seed, centre=centre, fails=3)
        act(table, "resolve", "resolve", "shoot:uncle-periscope")
        mine = shown(table, "revealed-friend", 0)[0]
        assert ending(table)[0] == ((0, 1) if mine == ["parasite"] else (1,))
        winners.add(ending(table)[0])
    assert winners == {(0, 1), (1,)}


@pytest.mark.rule("TR-Q33", "TR-10.10", "TR-10.3")
def test_only_identities_still_in_front_of_players_count_at_the_end_of_dinner() -> None:
    table = dinner(*THREE)
    act(table, "shoot:moss-prince", "hold-fire", "hold-fire")
    assert ending(table) == ((0, 2), "TR-10.10")
    assert happened(table, "revealed-friend") == [
        ("revealed-friend", 0, "disco-badger"),
        ("revealed-friend", 2, "count-laundry"),
    ]
    table = dinner(*THREE, ("pen-pal-yeti", "parasite"))
    act(table, "shoot:moss-prince", "hold-fire", "hold-fire", "hold-fire")
    assert ending(table) == ((1, 3), "TR-10.10")
