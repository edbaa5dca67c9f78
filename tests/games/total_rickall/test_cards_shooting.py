"""The Action cards that shoot: Beth; Something Wrong, Beth?; Ten Minutes Ago; Big Sister."""

from __future__ import annotations

import pytest

import croupier
from tests.games.total_rickall.scenes import (
    GAME,
    Player,
    act,
    asked,
    cards,
    choices,
    count,
    counts,
    end_round,
    ending,
    guests,
    happened,
    laid,
    lay,
    lay_all,
    offers,
    people,
    phase,
    public,
    refusal,
    scene,
    shown,
    slots,
    speak,
    truth,
    who,
)

RED = ["captain-casserole", "aunt-origami", "disco-badger"]
BLUE = ["count-laundry", "uncle-periscope", "admiral-custard"]
GREEN = ["cactus-cousin", "moss-prince", "pen-pal-yeti"]
SHOTS = ("shot", "shot-friend", "dented", "shot-lost")

# TR-A01 Beth.


@pytest.mark.rule("TR-A01", "TR-11.3", "TR-6.4", "TR-6.5")
def test_beth_shoots_one_character_of_her_colour() -> None:
    centre = [who("disco-badger", "parasite"), who("aunt-origami", "real"), who("moss-prince", "parasite")]
    table = scene("act", *laid("beth-red", "rick"), centre=centre)
    assert choices(table, 0) == ["aunt-origami", "disco-badger"]
    assert refusal(table, 0, "shoot:moss-prince") == "TR-3.2"
    act(table, "shoot:disco-badger")
    assert [shown(table, "shot", seat) for seat in (0, 1, None)] == [[["parasite"]]] * 3
    assert (cards(table, "parasites"), cards(table, "graveyard"), cards(table, "fail")) == (
        ["parasite"],
        ["disco-badger"],
        [],
    )
    assert slots(table) == {1: "aunt-origami", 2: "moss-prince"}
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("TR-11.3", "TR-6.6", "TR-6.7", "TR-6.8")
def test_beth_pays_for_a_real_with_a_card_and_a_new_character() -> None:
    centre = [who("disco-badger", "real"), who("moss-prince", "parasite")]
    table = scene("act", *laid("beth-red", "rick"), centre=centre, character=["pen-pal-yeti"], identity=["real"])
    act(table, "shoot:disco-badger")
    assert (cards(table, "fail"), cards(table, "discard")) == (["real"], ["beth-green"])
    assert counts(table, "hand") == [0, 1]
    assert slots(table) == {0: "pen-pal-yeti", 1: "moss-prince"}
    assert happened(table, "lost-card", "arrived") == [("lost-card", 0), ("arrived", "pen-pal-yeti", 0)]


@pytest.mark.rule("TR-11.3", "TR-3.2")
@pytest.mark.parametrize(("colour", "names"), [("red", RED), ("blue", BLUE), ("green", GREEN)])
def test_beth_has_a_colour(colour: str, names: list[str]) -> None:
    centre = [who(name, "parasite") for name in [*RED, *BLUE, *GREEN]]
    table = scene("act", *laid(f"beth-{colour}", "rick"), centre=centre)
    assert choices(table, 0) == names


@pytest.mark.rule("TR-Q5", "TR-4.8")
def test_beth_must_shoot_if_she_can_and_does_nothing_if_she_cannot() -> None:
    table = scene("act", *laid("beth-red", "beth-blue"), centre=[who("disco-badger", "real")])
    assert offers(table, 0) == ["shoot:disco-badger", "speak"]
    act(table, "shoot:disco-badger")
    assert offers(table, 1) == ["resolve", "speak"]
    act(table, "resolve")
    assert happened(table, "nothing") == [("nothing", 1, "beth-blue")]


# TR-A07 Something Wrong, Beth?


@pytest.mark.rule("TR-A07", "TR-11.10", "TR-6.2")
def test_something_wrong_beth_is_the_next_card_and_shoots_anybody() -> None:
    hands = [{"hand": ["rick", "something-wrong", "beth-red"]}, {"hand": ["rick", "beth-green"]}]
    centre = [who("disco-badger", "parasite"), who("count-laundry", "parasite"), who("moss-prince", "real")]
    table = scene("lay", *hands, centre=centre)
    assert offers(table, 0) == ["lay:something-wrong", "speak"]
    assert refusal(table, 0, "lay:rick") == "TR-11.10"
    assert choices(table, 1) == ["beth-green", "rick"]
    lay_all(table, "something-wrong", "rick")
    assert choices(table, 0) == ["disco-badger", "count-laundry", "moss-prince"]
    act(table, "shoot:moss-prince")
    assert cards(table, "fail") == ["real"]
    assert counts(table, "hand") == [2, 2]
    assert count(table, "centre") == 3


@pytest.mark.rule("TR-Q10")
def test_a_something_wrong_dealt_at_setup_binds_in_the_first_round() -> None:
    hands = ["something-wrong", "rick", "rick", "rick", "rick", "beth-red"]
    table = croupier.open_table(GAME, 2, 1, {"first": "0"}, stack={"action": hands})
    assert choices(table, 0) == ["something-wrong"]
    assert choices(table, 1) == ["beth-red", "rick"]


@pytest.mark.rule("TR-Q10", "TR-4.10")
def test_a_something_wrong_drawn_on_laying_binds_from_the_next_round() -> None:
    table = scene("lay", {"hand": ["rick", "beth-blue"], "next": "something-wrong"}, {"hand": ["rick"]})
    lay(table, 0, "rick")
    assert cards(table, "hand:0", 0) == ["beth-blue", "something-wrong"]
    assert refusal(table, 0, "lay:something-wrong") == "TR-4.10"
    lay(table, 1, "rick")
    end_round(table)
    assert choices(table, 0) == ["something-wrong"]


@pytest.mark.rule("TR-Q10")
@pytest.mark.parametrize("card", ["jerry-red", "poopybutthole"])
def test_a_something_wrong_drawn_in_mid_round_binds_from_the_next_round(card: str) -> None:
    players = [{"laid": card, "hand": ["rick"]}, {"laid": "morty-red", "hand": ["rick"]}]
    table = scene("act", *players, centre=[who("moss-prince", "real")], action=["something-wrong", "rick", "beth-red"])
    end_round(table)
    assert public(table, "round") == 2
    assert cards(table, "hand:0", 0) == ["rick", "something-wrong"]
    assert choices(table, 0) == ["something-wrong"]


@pytest.mark.rule("TR-Q10", "TR-C02")
def test_a_something_wrong_drawn_by_a_characters_text_binds_from_the_next_round() -> None:
    players = [{"laid": "beth-red", "hand": ["rick"]}, {"laid": "morty-red", "hand": ["rick"]}]
    table = scene("act", *players, centre=[who("lobster-lawyer", "parasite")], action=["something-wrong"])
    end_round(table)
    assert cards(table, "hand:0", 0) == ["rick", "something-wrong"]
    assert choices(table, 0) == ["something-wrong"]


@pytest.mark.rule("TR-Q10")
def test_two_of_them_bind_for_two_rounds() -> None:
    hand = ["something-wrong", "something-wrong", "rick"]
    table = scene("lay", {"hand": hand, "next": "beth-red"}, {"hand": ["rick"] * 2, "next": "rick"}, centre=[])
    assert choices(table, 0) == ["something-wrong"]
    lay_all(table, "something-wrong", "rick")
    end_round(table)
    assert choices(table, 0) == ["something-wrong"]
    lay_all(table, "something-wrong", "rick")
    end_round(table)
    assert "rick" in choices(table, 0)


@pytest.mark.rule("TR-Q10", "TR-6.7")
def test_a_random_discard_ends_the_duty() -> None:
    players = [{"laid": "beth-red", "hand": ["something-wrong"]}, {"laid": "rick", "hand": ["rick"]}]
    table = scene("act", *players, centre=[who("disco-badger", "real")], action=["beth-blue"])
    act(table, "shoot:disco-badger", "resolve")
    assert cards(table, "discard") == ["something-wrong"]
    act(table, "end-round")
    assert (choices(table, 0), choices(table, 1)) == ([], ["rick"])


@pytest.mark.rule("TR-11.10", "TR-Q10")
def test_something_wrong_gives_way_to_nothing_but_itself() -> None:
    kinds = ["beth-red", "something-wrong", "ten-minutes", "big-sister"]
    table = scene("lay", {"hand": kinds}, {"hand": ["rick"]})
    assert [refusal(table, 0, f"lay:{kind}") for kind in kinds if kind != "something-wrong"] == ["TR-11.10"] * 3
    lay_all(table, "something-wrong", "rick")
    assert cards(table, "laid:0", 1) == ["something-wrong"]


# TR-A08 I Tried to Shoot Summer Ten Minutes Ago.


@pytest.mark.rule("TR-A08", "TR-11.12")
def test_i_tried_to_shoot_summer_ten_minutes_ago_costs_nothing() -> None:
    centre = [who("disco-badger", "parasite"), who("count-laundry", "real"), who("moss-prince", "parasite")]
    table = scene("act", *laid("ten-minutes", "rick"), centre=centre)
    assert choices(table, 0) == ["disco-badger", "count-laundry", "moss-prince"]
    act(table, "shoot:count-laundry")
    assert (cards(table, "fail"), cards(table, "graveyard")) == (["real"], ["count-laundry"])
    assert (counts(table, "hand"), count(table, "discard")) == ([1, 1], 0)
    assert slots(table) == {0: "disco-badger", 2: "moss-prince"}
    assert happened(table, "no-penalty", "lost-card", "arrived") == [("no-penalty", 0)]


@pytest.mark.rule("TR-11.12", "TR-6.5")
def test_ten_minutes_exterminates_a_parasite_like_any_shot() -> None:
    table = scene("act", *laid("ten-minutes", "rick"), centre=[who("lobster-lawyer", "parasite")])
    act(table, "shoot:lobster-lawyer")
    assert cards(table, "parasites") == ["parasite"]
    assert counts(table, "hand") == [2, 1]
    assert happened(table, "no-penalty") == []


@pytest.mark.rule("TR-11.12", "TR-8.5")
def test_ten_minutes_may_be_the_fourth_mistake() -> None:
    table = scene("act", *laid("ten-minutes", "rick"), centre=[who("disco-badger", "real")], fails=3)
    act(table, "shoot:disco-badger")
    assert ending(table) == ((), "TR-8.5")


@pytest.mark.rule("TR-Q29", "TR-9.9", "TR-A08")
def test_ten_minutes_at_a_players_real_friend_still_brings_a_new_friend() -> None:
    players = guests(
        ("disco-badger", "real", "ten-minutes"), ("count-laundry", "real", "rick"), ("moss-prince", "real", "rick")
    )
    table = scene(
        "act",
        *players,
        mode="advanced",
        centre=[],
        identity=["parasite", "real"],
        character=["pen-pal-yeti", "cactus-cousin"],
    )
    act(table, "shoot:moss-prince")
    assert (count(table, "centre"), counts(table, "hand")) == (0, [1, 1, 1])
    assert people(table, "friend") == ["disco-badger", "count-laundry", "pen-pal-yeti"]
    assert truth(table, 2)["identity"] == "parasite"
    assert cards(table, "fail") == ["real"]


# TR-A09 Big Sister.


@pytest.mark.rule("TR-A09", "TR-11.9", "TR-Q6", "TR-Q43")
def test_big_sister_shoots_two_different_characters_of_a_colour() -> None:
    centre = [who(name, "parasite") for name in [*RED, "moss-prince"]]
    table = scene("act", *laid("big-sister", "rick"), centre=centre)
    assert offers(table, 0) == ["colour:red", "colour:green", "speak"]
    assert refusal(table, 0, "colour:blue") == "TR-Q43"
    act(table, "colour:red")
    assert choices(table, 0) == RED
    assert refusal(table, 0, "shoot:moss-prince") == "TR-3.2"
    act(table, "shoot:disco-badger")
    assert choices(table, 0) == ["captain-casserole", "aunt-origami"]
    assert refusal(table, 0, "shoot:disco-badger") == "TR-4.8"
    act(table, "shoot:aunt-origami")
    assert sorted(slots(table).values()) == ["captain-casserole", "moss-prince"]
    assert happened(table, *SHOTS) == [("shot", 0, "disco-badger"), ("shot", 0, "aunt-origami")]
    assert table.waiting() == [1]


@pytest.mark.rule("TR-11.9", "TR-A09", "TR-Q6")
def test_big_sister_with_one_of_the_colour_shoots_once() -> None:
    table = scene("act", *laid("big-sister", "rick"), centre=[who("disco-badger", "parasite")])
    act(table, "colour:red", "shoot:disco-badger")
    assert happened(table, *SHOTS) == [("shot", 0, "disco-badger")]
    assert table.waiting() == [1]


@pytest.mark.rule("TR-Q6")
def test_big_sister_with_one_of_the_colour_shoots_once_even_if_another_arrives() -> None:
    centre = [who("disco-badger", "real")]
    table = scene("act", *laid("big-sister", "rick"), centre=centre, character=["aunt-origami"])
    act(table, "colour:red", "shoot:disco-badger")
    assert slots(table) == {0: "aunt-origami"}
    assert table.waiting() == [1]


@pytest.mark.rule("TR-Q6")
def test_big_sister_may_shoot_a_character_that_has_just_arrived() -> None:
    centre = [who("disco-badger", "real"), who("captain-casserole", "parasite")]
    table = scene("act", *laid("big-sister", "rick"), centre=centre, character=["aunt-origami"], identity=["parasite"])
    act(table, "colour:red", "shoot:disco-badger")
    assert choices(table, 0) == ["captain-casserole", "aunt-origami"]
    act(table, "shoot:aunt-origami")
    assert slots(table) == {1: "captain-casserole"}


@pytest.mark.rule("TR-Q6", "TR-6.7", "TR-6.8", "TR-Q15")
def test_each_shot_of_big_sister_has_its_own_penalty() -> None:
    players: list[Player] = [{"laid": "big-sister", "hand": ["rick", "rick", "rick"]}, {"laid": "morty-red"}]
    centre = [who("disco-badger", "real"), who("captain-casserole", "real")]
    table = scene("act", *players, centre=centre, character=["moss-prince", "pen-pal-yeti"])
    act(table, "colour:red", "shoot:disco-badger")
    assert (count(table, "hand:0"), slots(table)) == (2, {0: "moss-prince", 1: "captain-casserole"})
    act(table, "shoot:captain-casserole")
    assert (count(table, "hand:0"), slots(table)) == (1, {0: "moss-prince", 1: "pen-pal-yeti"})
    assert cards(table, "fail") == ["real", "real"]


@pytest.mark.rule("TR-Q6", "TR-C17")
def test_an_armoured_character_cannot_take_both_shots() -> None:
    centre = [who("amish-cyborg", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", *laid("big-sister", "rick"), centre=centre)
    act(table, "colour:green", "shoot:amish-cyborg")
    assert choices(table, 0) == ["moss-prince"]
    assert refusal(table, 0, "shoot:amish-cyborg") == "TR-Q6"
    act(table, "shoot:moss-prince")
    assert happened(table, *SHOTS) == [("dented", 0, "amish-cyborg"), ("shot", 0, "moss-prince")]
    assert slots(table) == {0: "amish-cyborg"}


@pytest.mark.rule("TR-Q6", "TR-C17")
def test_a_lone_armoured_character_takes_one_shot() -> None:
    table = scene("act", *laid("big-sister", "rick"), centre=[who("amish-cyborg", "parasite")])
    act(table, "colour:green", "shoot:amish-cyborg")
    assert happened(table, *SHOTS) == [("dented", 0, "amish-cyborg")]
    assert [entry["dented"] for entry in public(table, "centre")] == [True]
    assert table.waiting() == [1]


@pytest.mark.rule("TR-Q6", "TR-9.9")
def test_big_sister_may_shoot_a_new_friend_of_the_colour() -> None:
    players = guests(
        ("disco-badger", "real", "big-sister"), ("count-laundry", "real", "rick"), ("moss-prince", "real", "rick")
    )
    table = scene(
        "act",
        *players,
        mode="advanced",
        centre=[who("pen-pal-yeti", "parasite")],
        character=["admiral-custard", "cactus-cousin"],
        identity=["real", "parasite"],
    )
    act(table, "colour:green", "shoot:moss-prince")
    assert people(table, "friend")[2] == "cactus-cousin"
    assert choices(table, 0) == ["cactus-cousin", "pen-pal-yeti"]
    act(table, "shoot:cactus-cousin")
    assert people(table, "friend")[2] is None
    assert happened(table, "freed") == [("freed", 2)]


@pytest.mark.rule("TR-Q6", "TR-8.5", "TR-6.9")
def test_a_fourth_real_by_the_first_shot_ends_the_game() -> None:
    centre = [who("disco-badger", "real"), who("captain-casserole", "parasite")]
    table = scene("act", *laid("big-sister", "rick"), centre=centre, fails=3)
    act(table, "colour:red", "shoot:disco-badger")
    assert ending(table) == ((), "TR-8.5")
    assert (counts(table, "hand"), slots(table)) == ([1, 1], {1: "captain-casserole"})


@pytest.mark.rule("TR-Q6", "TR-C01", "TR-C09", "TR-Q43")
def test_big_sister_counts_only_legal_targets() -> None:
    centre = [who("pencilvester", "parasite"), who("sleepy-gary", "parasite"), who("disco-badger", "parasite")]
    players = laid("rick", "big-sister", "rick")
    table = scene("act", *players, centre=centre, turn=1)
    assert offers(table, 1) == ["colour:red", "speak"]
    assert refusal(table, 1, "colour:blue") == "TR-Q43"
    act(table, "colour:red")
    assert choices(table, 1) == ["disco-badger"]
    act(table, "shoot:disco-badger")
    assert (happened(table, *SHOTS), table.waiting()) == ([("shot", 1, "disco-badger")], [2])


@pytest.mark.rule("TR-Q43", "TR-4.8", "TR-Q5")
def test_big_sister_without_any_legal_target_does_nothing() -> None:
    table = scene("act", *laid("rick", "big-sister", "rick"), centre=[who("pencilvester", "parasite")], turn=1)
    assert offers(table, 1) == ["resolve", "speak"]
    act(table, "resolve")
    assert happened(table, "nothing") == [("nothing", 1, "big-sister")]
    assert public(table, "shots_fired") is False


@pytest.mark.rule("TR-Q6", "TR-9.5")
def test_big_sister_spares_her_players_own_friend() -> None:
    players = guests(
        ("disco-badger", "parasite", "big-sister"),
        ("aunt-origami", "parasite", "rick"),
        ("moss-prince", "real", "rick"),
    )
    table = scene("act", *players, mode="advanced", centre=[])
    assert choices(table, 0) == ["red", "green"]
    act(table, "colour:red")
    assert choices(table, 0) == ["aunt-origami"]
    assert refusal(table, 0, "shoot:disco-badger") == "TR-9.5"
    act(table, "shoot:aunt-origami")
    assert table.waiting() == [1]


@pytest.mark.rule("TR-Q17", "TR-6.3")
def test_nobody_declares_between_the_two_shots_but_all_may_advise() -> None:
    centre = [who(name, "parasite") for name in RED]
    table = scene("act", *laid("big-sister", "rick", "rick"), centre=centre)
    act(table, "colour:red")
    assert asked(table) == [0, 1, 2]
    speak(table, 1)
    assert "declare" not in offers(table, 1)
    assert refusal(table, 1, "declare") == "TR-Q17"
    for key in ("say:rather", "about:disco-badger", "about:aunt-origami"):
        table.answer(1, key)
    act(table, "shoot:disco-badger")
    speak(table, 0)
    assert "declare" not in offers(table, 0)
    table.answer(0, "never-mind")
    act(table, "shoot:aunt-origami")
    speak(table, 1)
    assert "declare" in offers(table, 1)


@pytest.mark.rule("TR-11.9", "TR-Q6")
def test_after_big_sister_the_next_card_may_hit_anybody_again() -> None:
    centre = [who("amish-cyborg", "parasite"), who("moss-prince", "parasite"), who("cactus-cousin", "parasite")]
    table = scene("act", *laid("big-sister", "beth-green"), centre=centre)
    act(table, "colour:green", "shoot:moss-prince", "shoot:amish-cyborg")
    assert choices(table, 1) == ["amish-cyborg", "cactus-cousin"]
    act(table, "shoot:amish-cyborg")
    assert happened(table, *SHOTS)[2:] == [("shot", 1, "amish-cyborg")]
    assert phase(table) == "end"
