"""The other Action cards: Jerry, You're Not Going to Kill Me, Me Too and Mr. Poopybutthole."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.total_rickall.scenes import (
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
    identities,
    known,
    laid,
    lay_all,
    offers,
    people,
    phase,
    player,
    public,
    refusal,
    scene,
    sees,
    shown,
    slots,
    speak,
    truth,
    who,
)

RED = ["captain-casserole", "aunt-origami", "disco-badger"]
SHOTS = ("shot", "shot-friend", "dented")


def all_but(*laid: str) -> list[str]:
    """Return the whole Action deck without these cards."""
    nobody: Player = {"hand": []}
    players: list[Player] = [{"laid": kind, "hand": []} for kind in laid] or [nobody, nobody]
    table = scene("act", *players, centre=[])
    deck = table.position()["action"]
    assert isinstance(deck, list)
    return deck


@pytest.mark.rule("TR-A01", "TR-A02", "TR-A03", "TR-A04", "TR-A05", "TR-A06")
@pytest.mark.rule("TR-A07", "TR-A08", "TR-A09", "TR-A10", "TR-A11", "TR-A12")
def test_how_many_copies_there_are_of_each_card() -> None:
    deck = all_but()
    colours = {"beth": 6, "morty": 4, "summer": 2, "jerry": 1, "fifteen-years": 1}
    copies = {f"{name}-{colour}": each for name, each in colours.items() for colour in ("red", "blue", "green")}
    copies |= {"rick": 4, "something-wrong": 3, "ten-minutes": 3, "big-sister": 2, "not-kill-me": 2, "me-too": 2}
    assert (copies | {"poopybutthole": 2}).items() <= Counter(deck).items()


# TR-A04 Jerry.


@pytest.mark.rule("TR-A04", "TR-11.4")
def test_jerry_shuffles_a_colour_and_gives_a_player_a_card() -> None:
    outcomes = set()
    for seed in range(24):
        centre = [who("captain-casserole", "real"), who("aunt-origami", "parasite"), who("disco-badger", "parasite")]
        table = scene(
            "act",
            *laid("jerry-red", "rick", "rick"),
            seed=seed,
            centre=[*centre, who("moss-prince", "real"), who("count-laundry", "parasite")],
            action=["morty-blue"],
        )
        act(table, "resolve")
        assert happened(table, "shuffled-all") == [("shuffled-all", 0, "jerry-red", 3)]
        assert offers(table, 0) == ["give:0", "give:1", "give:2"]
        act(table, "give:2")
        assert counts(table, "hand") == [1, 1, 2]
        assert cards(table, "hand:2", 2) == ["beth-green", "morty-blue"]
        assert shown(table, "drew", 0) == [[None]]
        assert identities(table, "moss-prince", "count-laundry") == ["real", "parasite"]
        now = identities(table, *RED)
        assert sorted(now) == ["parasite", "parasite", "real"]
        outcomes.add(now.index("real"))
    assert outcomes == {0, 1, 2}


@pytest.mark.rule("TR-11.4")
def test_jerry_may_give_the_card_to_its_player_whose_hand_stays_larger() -> None:
    players: list[Player] = [{"laid": "jerry-red", "hand": ["rick"]}, {"laid": "morty-red", "hand": ["rick"]}]
    table = scene("act", *players, centre=[], action=["beth-red", "beth-blue", "beth-blue"])
    act(table, "resolve", "give:0")
    end_round(table)
    assert counts(table, "hand") == [2, 1]
    lay_all(table, "rick", "rick")
    assert counts(table, "hand") == [2, 1]


@pytest.mark.rule("TR-11.4")
def test_after_jerry_nobody_knows_more_than_that_what_they_saw_is_among_them() -> None:
    centre = [who("captain-casserole", "real"), who("aunt-origami", "parasite"), who("disco-badger", "parasite")]
    table = scene("act", *laid("morty-red", "jerry-red"), centre=centre)
    act(table, "look:captain-casserole", "resolve", "give:0")
    assert sees(table, 0, *RED) == [None, None, None]
    assert known(table, 0) == [{"among": {"under": 3}, "contents": ["real"]}]
    assert known(table, 1) == []


@pytest.mark.rule("TR-11.5", "TR-A04")
def test_jerry_with_a_single_character_shuffles_nothing_but_gives_the_card() -> None:
    table = scene("act", *laid("morty-red", "jerry-red"), centre=[who("disco-badger", "real")])
    act(table, "look:disco-badger", "resolve")
    assert happened(table, "not-shuffled", "shuffled-all") == [("not-shuffled", 1, "jerry-red")]
    act(table, "give:0")
    assert counts(table, "hand") == [2, 1]
    assert sees(table, 0, "disco-badger") == ["real"]


@pytest.mark.rule("TR-Q11")
def test_jerry_without_a_character_of_his_colour_gives_the_card_all_the_same() -> None:
    table = scene("act", *laid("jerry-blue", "rick"), centre=[who("disco-badger", "real")])
    act(table, "resolve", "give:1")
    assert counts(table, "hand") == [1, 2]
    assert happened(table, "not-shuffled", "nothing", "gave") == [("not-shuffled", 0, "jerry-blue"), ("gave", 0, 1)]


@pytest.mark.rule("TR-Q12", "TR-11.11")
def test_jerry_never_shuffles_an_identity_that_lies_face_up() -> None:
    for seed in range(12):
        centre = [who("captain-casserole", "real", face_up=True), *[who(name, "parasite") for name in RED[1:]]]
        table = scene("act", *laid("jerry-red", "rick"), seed=seed, centre=centre)
        act(table, "resolve", "give:0")
        assert happened(table, "shuffled-all") == [("shuffled-all", 0, "jerry-red", 2)]
        assert sees(table, None, *RED) == ["real", None, None]
        assert identities(table, *RED) == ["real", "parasite", "parasite"]
    table = scene("act", *laid("jerry-red", "rick"), centre=centre[:2])
    act(table, "resolve")
    assert happened(table, "not-shuffled", "shuffled-all") == [("not-shuffled", 0, "jerry-red")]


@pytest.mark.rule("TR-C18", "TR-Q32")
def test_jerry_leaves_frog_notary_out_and_needs_two_others() -> None:
    names = ["frog-notary", "moss-prince", "cactus-cousin"]
    for seed in range(12):
        centre = [who("frog-notary", "real"), who("moss-prince", "parasite"), who("cactus-cousin", "parasite")]
        table = scene("act", *laid("jerry-green", "rick"), seed=seed, centre=centre)
        act(table, "resolve", "give:0")
        assert happened(table, "shuffled-all") == [("shuffled-all", 0, "jerry-green", 2)]
        assert identities(table, *names) == ["real", "parasite", "parasite"]
    table = scene("act", *laid("morty-green", "jerry-green"), centre=centre[:2])
    act(table, "look:frog-notary", "resolve", "give:0")
    assert happened(table, "not-shuffled", "shuffled-all") == [("not-shuffled", 1, "jerry-green")]
    assert sees(table, 0, "frog-notary") == ["real"]


@pytest.mark.rule("TR-11.8", "TR-9.3", "TR-Q14")
def test_jerry_takes_up_the_friends_of_his_colour_as_well_and_owners_look_again() -> None:
    names = ["disco-badger", "aunt-origami", "captain-casserole"]
    sides = set()
    for seed in range(24):
        players = guests(
            ("disco-badger", "real", "rick"), ("moss-prince", "real", "jerry-red"), ("aunt-origami", "real", "rick")
        )
        table = scene("act", *players, mode="advanced", seed=seed, centre=[who("captain-casserole", "parasite")])
        act(table, "resolve", "resolve")
        assert happened(table, "shuffled-all") == [("shuffled-all", 1, "jerry-red", 3)]
        act(table, "give:1")
        now = identities(table, *names)
        assert sorted(now) == ["parasite", "real", "real"]
        assert (sees(table, 0, "disco-badger"), sees(table, 2, "aunt-origami")) == ([now[0]], [now[1]])
        assert shown(table, "looked-again", 0) == [[now[0]], [None]]
        assert happened(table, "looked-again") == [
            ("looked-again", 0, "disco-badger"),
            ("looked-again", 2, "aunt-origami"),
        ]
        assert sees(table, 1, *names) == [None, None, None]
        sides.add((now[0], now[1]))
    assert sides == {("real", "real"), ("parasite", "real"), ("real", "parasite")}


@pytest.mark.rule("TR-Q30", "TR-4.9")
def test_jerry_draws_from_the_shuffled_discards_when_the_deck_is_empty() -> None:
    rest = all_but("jerry-red", "rick")
    players = [{"laid": "jerry-red", "hand": rest[1:]}, {"laid": "rick", "hand": []}]
    table = scene("act", *players, centre=[], discard=rest[:1])
    assert (count(table, "action"), count(table, "discard")) == (0, 1)
    act(table, "resolve", "give:1")
    assert (cards(table, "hand:1", 1), count(table, "discard")) == (rest[:1], 0)
    assert happened(table, "reshuffled", "no-draw") == [("reshuffled",)]
    table = scene("act", *[players[0] | {"hand": rest}, players[1]], centre=[])
    act(table, "resolve", "give:1")
    assert counts(table, "hand") == [58, 0]
    assert happened(table, "reshuffled", "no-draw") == [("no-draw", 1)]


# TR-A10 You're Not Going to Kill Me.


@pytest.mark.rule("TR-A10", "TR-11.15", "TR-Q9")
def test_youre_not_going_to_kill_me_makes_another_player_shoot() -> None:
    centre = [who("disco-badger", "real"), who("moss-prince", "parasite")]
    table = scene("act", *laid("not-kill-me", "rick", "rick"), centre=centre)
    assert offers(table, 0) == ["force:1", "force:2", "speak"]
    assert refusal(table, 0, "force:0") == "TR-11.15"
    act(table, "force:2")
    assert table.waiting() == [2]
    assert choices(table, 2) == ["disco-badger", "moss-prince"]
    assert offers(table, 0) == ["pass", "speak"]
    act(table, "shoot:disco-badger")
    assert counts(table, "hand") == [1, 1, 0]
    assert happened(table, "forced", "shot", "lost-card") == [
        ("forced", 0, 2),
        ("shot", 2, "disco-badger"),
        ("lost-card", 2),
    ]
    assert cards(table, "laid:2", 0) == ["rick"]
    act(table, "resolve")
    assert table.waiting() == [2]


@pytest.mark.rule("TR-11.15", "TR-3.5", "TR-C01", "TR-Q9")
def test_pencilvester_can_be_shot_if_the_first_player_is_chosen() -> None:
    table = scene("act", *laid("rick", "not-kill-me", "rick"), centre=[who("pencilvester", "parasite")], turn=1)
    act(table, "force:0")
    assert choices(table, 0) == ["pencilvester"]
    act(table, "shoot:pencilvester")
    assert cards(table, "graveyard") == ["pencilvester"]


@pytest.mark.rule("TR-Q9", "TR-C01")
def test_the_first_player_cannot_lend_the_right_to_shoot_pencilvester() -> None:
    centre = [who("pencilvester", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", *laid("not-kill-me", "rick", "rick"), centre=centre)
    act(table, "force:1")
    assert choices(table, 1) == ["moss-prince"]
    assert refusal(table, 1, "shoot:pencilvester") == "TR-C01"


@pytest.mark.rule("TR-Q32", "TR-C09", "TR-Q9")
def test_sleepy_gary_can_be_shot_by_force_by_the_player_on_the_first_players_right() -> None:
    centre = [who("sleepy-gary", "parasite"), who("moss-prince", "parasite")]
    for chosen, targets in ((1, ["moss-prince"]), (2, ["sleepy-gary", "moss-prince"])):
        players: list[Player] = [{"laid": "not-kill-me"}, {}, {"laid": None}]
        table = scene("act", *players, centre=centre)
        act(table, f"force:{chosen}")
        assert choices(table, chosen) == targets


@pytest.mark.rule("TR-Q9", "TR-Q5", "TR-4.8", "TR-Q8")
def test_if_the_chosen_player_has_no_legal_target_nothing_happens() -> None:
    table = scene("act", *laid("not-kill-me", "rick", "rick"), centre=[who("pencilvester", "parasite")])
    assert choices(table, 0) == ["1", "2"]
    act(table, "force:1")
    assert happened(table, "forced", "nothing") == [("forced", 0, 1), ("nothing", 1, "not-kill-me")]
    assert public(table, "shots_fired") is False
    assert table.waiting() == [1]


@pytest.mark.rule("TR-Q9", "TR-9.5")
def test_the_chosen_player_may_hit_the_owner_of_the_card_but_never_their_own_friend() -> None:
    players = guests(
        ("disco-badger", "parasite", "not-kill-me"), ("aunt-origami", "real", "rick"), ("moss-prince", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[])
    act(table, "force:1")
    assert choices(table, 1) == ["disco-badger", "moss-prince"]
    assert refusal(table, 1, "shoot:aunt-origami") == "TR-9.5"
    act(table, "shoot:disco-badger")
    assert people(table, "friend") == [None, "aunt-origami", "moss-prince"]


@pytest.mark.rule("TR-Q9", "TR-8.6", "TR-Q28")
def test_the_side_of_the_chosen_player_loses_by_the_fourth_real() -> None:
    players = guests(
        ("disco-badger", "real", "not-kill-me"), ("aunt-origami", "parasite", "rick"), ("moss-prince", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[who("count-laundry", "real")], fails=3)
    act(table, "force:1", "shoot:count-laundry")
    assert ending(table) == ((0, 2), "TR-8.6")


@pytest.mark.rule("TR-Q9", "TR-Q32", "TR-C02")
def test_the_chosen_player_earns_the_bounty() -> None:
    table = scene("act", *laid("not-kill-me", "rick", "rick"), centre=[who("lobster-lawyer", "parasite")])
    act(table, "force:2", "shoot:lobster-lawyer")
    assert counts(table, "hand") == [1, 1, 2]


@pytest.mark.rule("TR-Q17", "TR-6.3", "TR-Q9")
def test_the_forced_shooter_may_take_advice_but_nobody_declares_meanwhile() -> None:
    table = scene("act", *laid("not-kill-me", "rick", "rick"), centre=[who("disco-badger", "parasite")])
    act(table, "force:1")
    assert asked(table) == [0, 1, 2]
    for seat in (1, 2):
        speak(table, seat)
        assert refusal(table, seat, "declare") == "TR-Q17"
        table.answer(seat, "never-mind")
    assert table.waiting() == [1]
    act(table, "shoot:disco-badger")
    speak(table, 2)
    assert "declare" in offers(table, 2)


@pytest.mark.rule("TR-Q15", "TR-Q9")
def test_a_player_without_cards_can_be_made_to_shoot() -> None:
    players: list[Player] = [{"laid": "not-kill-me", "hand": ["rick"]}, {"laid": None, "hand": []}]
    table = scene("act", *players, centre=[who("disco-badger", "real")], character=["moss-prince"])
    act(table, "force:1", "shoot:disco-badger")
    assert counts(table, "hand") == [1, 0]
    assert slots(table) == {0: "moss-prince"}
    assert happened(table, "lost-card", "arrived") == [("arrived", "moss-prince", 0)]
    assert phase(table) == "end"


# TR-A11 Me Too.


@pytest.mark.rule("TR-A11", "TR-11.13", "TR-Q7")
def test_me_too_copies_the_card_on_the_right() -> None:
    centre = [who("disco-badger", "parasite"), who("aunt-origami", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", *laid("beth-red", "me-too", "rick"), centre=centre)
    act(table, "shoot:disco-badger")
    assert choices(table, 1) == ["aunt-origami"]
    act(table, "shoot:aunt-origami")
    assert happened(table, "copied", "shot") == [
        ("shot", 0, "disco-badger"),
        ("copied", 1, "beth-red"),
        ("shot", 1, "aunt-origami"),
    ]


@pytest.mark.rule("TR-11.13", "TR-Q7")
def test_the_first_player_copies_the_last_players_card_before_it_is_resolved() -> None:
    centre = [who("disco-badger", "real"), who("moss-prince", "parasite")]
    table = scene("act", *laid("me-too", "rick", "morty-red"), centre=centre)
    assert choices(table, 0) == ["disco-badger"]
    act(table, "look:disco-badger", "resolve")
    assert [sees(table, seat, "disco-badger") for seat in (0, 1, 2)] == [["real"], [None], [None]]
    assert choices(table, 2) == ["disco-badger"]
    act(table, "look:disco-badger")
    assert sees(table, 2, "disco-badger") == ["real"]


@pytest.mark.rule("TR-Q7")
def test_a_copy_looks_at_things_as_they_stand_on_its_own_turn() -> None:
    table = scene("act", *laid("beth-red", "me-too"), centre=[who("disco-badger", "parasite")])
    act(table, "shoot:disco-badger", "resolve")
    assert happened(table, "copied", "nothing") == [("copied", 1, "beth-red"), ("nothing", 1, "beth-red")]
    table = scene("act", *laid("beth-red", "me-too"), centre=[], character=["disco-badger"])
    act(table, "resolve", "resolve")
    assert happened(table, "nothing") == [("nothing", 0, "beth-red"), ("nothing", 1, "beth-red")]


@pytest.mark.rule("TR-Q7")
def test_a_copy_may_work_where_the_original_could_not() -> None:
    table = scene("act", *laid("me-too", "beth-red"), centre=[who("pencilvester", "parasite")])
    assert choices(table, 0) == ["pencilvester"]
    act(table, "shoot:pencilvester", "resolve")
    assert happened(table, "shot", "nothing") == [("shot", 0, "pencilvester"), ("nothing", 1, "beth-red")]
    table = scene("act", *laid("beth-red", "me-too"), centre=[who("pencilvester", "parasite")], first=1, turn=1)
    assert choices(table, 0) == []


@pytest.mark.rule("TR-Q7")
def test_the_copier_chooses_shoots_and_pays() -> None:
    centre = [who("disco-badger", "parasite"), who("aunt-origami", "real")]
    table = scene("act", *laid("beth-red", "me-too"), centre=centre)
    act(table, "shoot:disco-badger", "shoot:aunt-origami")
    assert counts(table, "hand") == [1, 0]
    assert cards(table, "fail") == ["real"]


@pytest.mark.rule("TR-Q7")
def test_a_chain_of_me_too_is_followed_to_the_right() -> None:
    centre = [who("disco-badger", "parasite"), who("aunt-origami", "parasite"), who("captain-casserole", "parasite")]
    table = scene("act", *laid("beth-red", "me-too", "me-too", "rick"), centre=centre)
    act(table, "shoot:disco-badger", "shoot:aunt-origami", "shoot:captain-casserole")
    assert happened(table, "copied") == [("copied", 1, "beth-red"), ("copied", 2, "beth-red")]
    assert slots(table) == {}


@pytest.mark.rule("TR-Q7")
def test_a_chain_goes_round_past_the_first_player() -> None:
    table = scene("act", *laid("me-too", "rick", "me-too"), centre=[], identity=["real"])
    act(table, "resolve", "resolve", "resolve")
    assert happened(table, "copied", "looked-at-deck") == [
        ("copied", 0, "rick"),
        ("looked-at-deck", 0),
        ("looked-at-deck", 1),
        ("copied", 2, "rick"),
        ("looked-at-deck", 2),
    ]


@pytest.mark.rule("TR-Q7")
def test_if_everybody_plays_me_too_nothing_happens() -> None:
    table = scene("act", *laid("me-too", "me-too"), centre=[who("disco-badger", "real")])
    assert offers(table, 0) == ["resolve", "speak"]
    act(table, "resolve", "resolve")
    assert happened(table, "nothing-to-copy", "copied") == [("nothing-to-copy", 0), ("nothing-to-copy", 1)]
    assert phase(table) == "end"


@pytest.mark.rule("TR-Q7", "TR-Q15")
def test_a_chain_that_comes_to_a_player_without_a_card_copies_nothing() -> None:
    players: list[Player] = [{"laid": None, "hand": []}, *laid("me-too", "me-too", "beth-red")]
    table = scene("act", *players, centre=[who("disco-badger", "parasite")])
    assert table.waiting() == [1]
    act(table, "resolve", "resolve", "shoot:disco-badger")
    assert happened(table, "nothing-to-copy", "copied", "shot") == [
        ("nothing-to-copy", 1),
        ("nothing-to-copy", 2),
        ("shot", 3, "disco-badger"),
    ]


@pytest.mark.rule("TR-Q7", "TR-11.10")
def test_a_copied_something_wrong_shoots_but_binds_nobody() -> None:
    players = [
        {"hand": ["something-wrong", "rick"], "next": "beth-red"},
        {"hand": ["me-too", "rick"], "next": "beth-red"},
    ]
    table = scene("lay", *players, centre=[who("disco-badger", "parasite"), who("moss-prince", "parasite")])
    assert choices(table, 1) == ["rick", "me-too"]
    lay_all(table, "something-wrong", "me-too")
    act(table, "shoot:disco-badger")
    assert offers(table, 1) == ["shoot:moss-prince", "speak"]
    act(table, "shoot:moss-prince", "end-round")
    assert choices(table, 1) == ["beth-red", "rick"]


@pytest.mark.rule("TR-Q7", "TR-Q9", "TR-11.15")
def test_a_copied_not_going_to_kill_me_makes_another_player_shoot_again() -> None:
    centre = [who("disco-badger", "parasite"), who("moss-prince", "parasite")]
    table = scene("act", *laid("not-kill-me", "me-too", "rick"), centre=centre)
    act(table, "force:1", "shoot:disco-badger")
    assert choices(table, 1) == ["0", "2"]
    assert refusal(table, 1, "force:1") == "TR-11.15"
    act(table, "force:0")
    assert table.waiting() == [0]
    act(table, "shoot:moss-prince")
    assert happened(table, "forced", "copied", "shot") == [
        ("forced", 0, 1),
        ("shot", 1, "disco-badger"),
        ("copied", 1, "not-kill-me"),
        ("forced", 1, 0),
        ("shot", 0, "moss-prince"),
    ]


@pytest.mark.rule("TR-C10", "TR-Q7")
def test_a_copied_morty_is_a_morty_and_cannot_look_at_baby_wizard() -> None:
    centre = [who("baby-wizard", "real"), who("count-laundry", "parasite")]
    table = scene("act", *laid("morty-blue", "me-too", "rick"), centre=centre)
    act(table, "look:count-laundry")
    assert choices(table, 1) == ["count-laundry"]
    assert refusal(table, 1, "look:baby-wizard") == "TR-C10"
    table = scene("act", *laid("morty-blue", "me-too", "rick"), centre=centre[:1])
    act(table, "resolve", "resolve")
    assert happened(table, "nothing") == [("nothing", 0, "morty-blue"), ("nothing", 1, "morty-blue")]


@pytest.mark.rule("TR-Q7", "TR-11.9")
def test_a_copied_big_sister_chooses_a_colour_of_its_own() -> None:
    centre = [who(name, "parasite") for name in ["disco-badger", "aunt-origami", "moss-prince"]]
    table = scene("act", *laid("big-sister", "me-too"), centre=centre)
    act(table, "colour:red", "shoot:disco-badger", "shoot:aunt-origami")
    assert choices(table, 1) == ["green"]
    act(table, "colour:green", "shoot:moss-prince")
    assert phase(table) == "end"


@pytest.mark.rule("TR-Q7", "TR-11.12")
def test_a_copied_ten_minutes_costs_nothing_either() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "real")]
    table = scene("act", *laid("ten-minutes", "me-too"), centre=centre)
    act(table, "shoot:disco-badger", "shoot:aunt-origami")
    assert (counts(table, "hand"), slots(table), cards(table, "fail")) == ([1, 1], {}, ["real", "real"])


@pytest.mark.rule("TR-Q7", "TR-11.4", "TR-11.6")
def test_a_copied_jerry_gives_another_card_and_a_copied_summer_looks_again() -> None:
    table = scene("act", *laid("jerry-red", "me-too"), centre=[])
    act(table, "resolve", "give:0", "resolve", "give:0")
    assert counts(table, "hand") == [3, 1]
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite")]
    table = scene("act", *laid("summer-red", "me-too"), centre=centre)
    act(table, "resolve", "resolve")
    pair = {"among": {"under": 2}, "contents": ["parasite", "real"]}
    assert (known(table, 0), known(table, 1)) == ([pair], [pair])


# TR-A12 Mr. Poopybutthole.

QUIET = ("waiting-to-draw", "quiet-round", "loud-round")


@pytest.mark.rule("TR-A12", "TR-11.14", "TR-Q8")
def test_mr_poopybutthole_gives_everybody_a_card_if_nobody_has_shot() -> None:
    players = laid("rick", "poopybutthole", "morty-red")
    table = scene("act", *players, first=1, centre=[], action=["beth-red", "beth-blue", "ten-minutes"])
    act(table, "resolve", "resolve", "resolve")
    assert counts(table, "hand") == [1, 1, 1]
    act(table, "end-round")
    assert counts(table, "hand") == [2, 2, 2]
    assert cards(table, "hand:1", 1) == ["beth-green", "beth-red"]
    assert cards(table, "hand:2", 2) == ["beth-blue", "beth-green"]
    assert cards(table, "hand:0", 0) == ["beth-green", "ten-minutes"]
    assert happened(table, *QUIET) == [("waiting-to-draw", 1, 0), ("quiet-round",)]


@pytest.mark.rule("TR-11.14", "TR-Q8", "TR-A12")
@pytest.mark.parametrize("order", [["poopybutthole", "beth-red"], ["beth-red", "poopybutthole"]])
def test_a_shot_before_or_after_mr_poopybutthole_spoils_it(order: list[str]) -> None:
    table = scene("act", *laid(*order), centre=[who("disco-badger", "parasite")])
    end_round(table)
    assert counts(table, "hand") == [1, 1]
    seat = order.index("poopybutthole")
    assert happened(table, *QUIET) == [("waiting-to-draw", seat, seat), ("loud-round",)]


@pytest.mark.rule("TR-Q8", "TR-C17", "TR-Q32")
def test_a_dent_is_a_shot() -> None:
    table = scene("act", *laid("poopybutthole", "beth-green"), centre=[who("amish-cyborg", "parasite")])
    act(table, "resolve", "shoot:amish-cyborg")
    assert (happened(table, *SHOTS), public(table, "shots_fired")) == ([("dented", 1, "amish-cyborg")], True)
    act(table, "end-round")
    assert counts(table, "hand") == [1, 1]


@pytest.mark.rule("TR-Q8", "TR-Q5")
def test_a_shooting_card_without_a_legal_target_is_no_shot() -> None:
    table = scene("act", *laid("poopybutthole", "beth-red"), centre=[who("pencilvester", "parasite")])
    act(table, "resolve", "resolve", "end-round")
    assert counts(table, "hand") == [2, 2]


@pytest.mark.rule("TR-Q8")
@pytest.mark.parametrize("other", ["poopybutthole", "me-too"])
def test_two_of_them_give_two_cards_each(other: str) -> None:
    table = scene("act", *laid("poopybutthole", other), centre=[], action=["rick", "morty-red", "morty-blue", "rick"])
    act(table, "resolve", "resolve", "end-round")
    assert counts(table, "hand") == [3, 3]
    assert cards(table, "hand:0", 0) == ["beth-green", "morty-blue", "rick"]
    assert cards(table, "hand:1", 1) == ["beth-green", "morty-red", "rick"]


@pytest.mark.rule("TR-Q8", "TR-Q30", "TR-5.1")
def test_the_draws_come_before_the_cards_of_the_round_are_discarded() -> None:
    deck = all_but("poopybutthole", "rick")
    players = [{"laid": "poopybutthole", "hand": deck[1:]}, {"laid": "rick", "hand": []}]
    table = scene("act", *players, centre=[], action=deck[:1])
    assert (count(table, "action"), count(table, "discard")) == (1, 0)
    act(table, "resolve", "resolve", "end-round")
    assert happened(table, "no-draw")[0] == ("no-draw", 1)
    assert truth(table, 0)["hand"] == sorted(deck)


@pytest.mark.rule("TR-11.14", "TR-Q8")
def test_a_loud_round_is_forgotten_with_the_next() -> None:
    players = [{"laid": "beth-red", "hand": ["poopybutthole"]}, {"laid": "rick", "hand": ["rick"]}]
    table = scene("act", *players, centre=[who("disco-badger", "parasite")], action=["rick", "morty-red"])
    act(table, "shoot:disco-badger", "resolve", "end-round")
    lay_all(table, "poopybutthole", "rick")
    end_round(table)
    assert counts(table, "hand") == [2, 2]
    assert happened(table, "quiet-round", "loud-round") == [("quiet-round",)]


@pytest.mark.rule("TR-11.14")
def test_mr_poopybutthole_works_for_one_round_only() -> None:
    players = [{"laid": "poopybutthole", "hand": ["rick"]}, {"laid": "rick", "hand": ["rick"]}]
    table = scene("act", *players, centre=[], action=["morty-red"] * 4)
    end_round(table)
    lay_all(table, "rick", "rick")
    end_round(table)
    assert counts(table, "hand") == [2, 2]


@pytest.mark.rule("TR-11.14", "TR-Q15")
def test_mr_poopybutthole_helps_a_player_without_cards() -> None:
    players: list[Player] = [{"laid": "poopybutthole", "hand": ["rick"]}, {"laid": None, "hand": []}]
    table = scene("act", *players, centre=[])
    act(table, "resolve", "end-round")
    assert counts(table, "hand") == [2, 1]


@pytest.mark.rule("TR-11.14", "TR-8.7")
def test_mr_poopybutthole_draws_even_at_the_end_of_the_last_round() -> None:
    centre = [
        who("disco-badger", "parasite"),
        *[who(name, "real") for name in ("moss-prince", "aunt-origami", "the-twin")],
    ]
    table = scene("act", *laid("poopybutthole", "rick"), centre=centre, fails=3, exterminated=17, round=9, emptied=8)
    act(table, "resolve", "resolve", "end-round")
    assert counts(table, "hand") == [2, 2]
    assert ending(table) == ((), "TR-8.7")


@pytest.mark.rule("TR-11.14", "TR-9.4")
def test_looking_and_shuffling_are_quiet() -> None:
    people = [player("disco-badger", "real", laid="poopybutthole"), player("aunt-origami", "real", laid="summer-red")]
    people.append(player("moss-prince", "real", laid="jerry-red"))
    table = scene("act", *people, mode="advanced", centre=[])
    act(table, "resolve", "resolve", "resolve", "give:0", "end-round")
    assert counts(table, "hand") == [5, 4, 4]


# The effects of a card that leaves no choice.

HIDDEN = who("disco-badger", "real")
SHOWN = who("disco-badger", "real", face_up=True)
FROG = who("frog-notary", "real")
YETI = who("pen-pal-yeti", "parasite")


@pytest.mark.rule("TR-4.8", "TR-11.5", "TR-11.7", "TR-11.14", "TR-C18", "TR-Q30")
@pytest.mark.parametrize(
    ("card", "outlook", "more"),
    [
        ("beth-blue", "nobody", {}),
        ("beth-red", None, {}),
        ("morty-red", "nobody", {"centre": [SHOWN]}),
        ("fifteen-years-red", "nobody", {"centre": [SHOWN]}),
        ("big-sister", "nobody", {"centre": []}),
        ("summer-red", "nobody", {"centre": [SHOWN]}),
        ("summer-red", "look-at-one", {}),
        ("summer-green", "look-at-two", {"centre": [FROG, YETI]}),
        ("jerry-green", "only-draw", {"centre": [FROG, YETI]}),
        ("jerry-red", None, {"centre": [HIDDEN, who("aunt-origami", "real")]}),
        ("poopybutthole", None, {}),
        ("poopybutthole", "in-vain", {"shots_fired": True}),
        ("rick", None, {}),
        ("me-too", None, {}),
    ],
)
def test_everybody_can_see_what_little_will_come_of_a_card(card: str, outlook: str | None, more: Player) -> None:
    table = scene("act", *laid("rick", card), first=1, **{"centre": [HIDDEN], **more})  # type: ignore[arg-type]
    assert public(table, "outlook") == outlook
