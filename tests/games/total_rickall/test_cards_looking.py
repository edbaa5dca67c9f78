"""The Action cards that look: Rick, Morty, Summer and I've Known You Fifteen Years."""

from __future__ import annotations

import pytest

from tests.games.total_rickall.scenes import (
    act,
    asked,
    cards,
    choices,
    count,
    end_round,
    guests,
    happened,
    identities,
    known,
    laid,
    offers,
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

RED = ["disco-badger", "aunt-origami", "captain-casserole"]
BLUE = ["count-laundry", "uncle-periscope", "admiral-custard"]
GREEN = ["moss-prince", "cactus-cousin", "pen-pal-yeti"]


# TR-A06 Rick.


@pytest.mark.rule("TR-A06", "TR-11.1", "TR-7.4")
def test_rick_looks_alone_at_the_top_identity() -> None:
    table = scene("act", *laid("rick", "beth-red"), identity=["real", "parasite"], centre=[who("moss-prince", "real")])
    act(table, "resolve")
    assert [cards(table, "identity", seat)[:2] for seat in (0, 1, None)] == [["real", None], [None, None], [None, None]]
    assert [shown(table, "looked-at-deck", seat) for seat in (0, 1, None)] == [[["real"]], [[None]], [[None]]]
    assert count(table, "identity") == 23


@pytest.mark.rule("TR-11.1", "TR-Q36")
def test_rick_has_nothing_to_choose() -> None:
    table = scene("act", *laid("rick", "rick"))
    assert offers(table, 0) == ["resolve", "speak"]
    assert offers(table, 1) == ["pass", "speak"]
    assert table.waiting() == [0]


@pytest.mark.rule("TR-Q16")
def test_what_rick_saw_goes_with_the_card_into_the_centre_until_it_is_shuffled() -> None:
    players = [{"laid": "rick", "hand": ["summer-green"] * 2}, {"laid": "morty-red", "hand": ["rick"] * 2}]
    table = scene(
        "act",
        *players,
        identity=["real", "parasite"],
        character=["moss-prince", "pen-pal-yeti"],
        centre=[who("cactus-cousin", "parasite")],
    )
    end_round(table)
    assert slots(table) == {0: "cactus-cousin", 1: "moss-prince"}
    assert [sees(table, seat, "moss-prince") for seat in (0, 1, None)] == [["real"], [None], [None]]
    table.answer(0, "lay:summer-green")
    table.answer(1, "lay:rick")
    act(table, "resolve", "resolve")
    assert sees(table, 0, "moss-prince", "cactus-cousin") == [None, None]
    assert known(table, 0)[0] == {"among": {"under": 2}, "contents": ["parasite", "real"]}


@pytest.mark.rule("TR-Q16", "TR-Q29", "TR-9.9")
def test_what_rick_saw_goes_with_the_card_to_a_new_friend() -> None:
    players = guests(
        ("disco-badger", "real", "rick"), ("count-laundry", "real", "ten-minutes"), ("moss-prince", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", identity=["parasite"], character=["cactus-cousin"], centre=[])
    act(table, "resolve", "shoot:moss-prince")
    assert truth(table, 2)["friend"] == "cactus-cousin"
    assert [sees(table, seat, "cactus-cousin") for seat in (0, 1, 2, None)] == [
        ["parasite"],
        [None],
        ["parasite"],
        [None],
    ]


@pytest.mark.rule("TR-Q30")
def test_rick_finds_nothing_in_an_empty_deck() -> None:
    centre = [who(name, identity) for name, identity in zip(GREEN, ["real", "real", "real"], strict=True)]
    table = scene("act", *laid("rick", "rick"), fails=3, exterminated=18, centre=centre)
    assert count(table, "identity") == 0
    act(table, "resolve")
    assert happened(table, "nothing", "looked-at-deck") == [("nothing", 0, "rick")]


# TR-A02 Morty.


@pytest.mark.rule("TR-A02", "TR-11.2", "TR-7.4")
def test_morty_looks_alone_under_one_character_of_his_colour() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite"), who("moss-prince", "real")]
    table = scene("act", *laid("morty-red", "rick"), centre=centre)
    assert choices(table, 0) == ["aunt-origami", "disco-badger"]
    assert refusal(table, 0, "look:moss-prince") == "TR-3.2"
    act(table, "look:disco-badger")
    assert sees(table, 0, "disco-badger", "aunt-origami") == ["real", None]
    assert [sees(table, seat, "disco-badger") for seat in (1, None)] == [[None], [None]]
    assert happened(table, "looked", seat=1) == [("looked", 0, "disco-badger")]
    assert [shown(table, "looked", seat) for seat in (0, 1, None)] == [[["real"]], [[None]], [[None]]]
    assert identities(table, "disco-badger", "aunt-origami") == ["real", "parasite"]


@pytest.mark.rule("TR-11.2", "TR-9.4", "TR-Q34")
def test_morty_may_look_at_another_players_friend_but_not_at_his_own() -> None:
    players = guests(
        ("disco-badger", "real", "morty-red"), ("aunt-origami", "parasite", "rick"), ("moss-prince", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[who("captain-casserole", "real")])
    assert choices(table, 0) == ["captain-casserole", "aunt-origami"]
    assert refusal(table, 0, "look:disco-badger") == "TR-Q34"
    act(table, "look:aunt-origami")
    assert [sees(table, seat, "aunt-origami") for seat in (0, 1, 2, None)] == [
        ["parasite"],
        ["parasite"],
        [None],
        [None],
    ]


@pytest.mark.rule("TR-Q34", "TR-4.8")
def test_morty_without_a_hidden_identity_of_his_colour_does_nothing() -> None:
    centre = [who("disco-badger", "real", face_up=True), who("moss-prince", "parasite")]
    table = scene("act", *laid("morty-red", "morty-blue"), centre=centre)
    assert offers(table, 0) == ["resolve", "speak"]
    act(table, "resolve", "resolve")
    assert happened(table, "nothing", "looked") == [("nothing", 0, "morty-red"), ("nothing", 1, "morty-blue")]


@pytest.mark.rule("TR-Q34")
def test_morty_never_chooses_an_identity_that_lies_face_up() -> None:
    centre = [who("disco-badger", "real", face_up=True), who("aunt-origami", "parasite")]
    table = scene("act", *laid("morty-red", "rick"), centre=centre)
    assert choices(table, 0) == ["aunt-origami"]
    assert refusal(table, 0, "look:disco-badger") == "TR-Q34"


@pytest.mark.rule("TR-C10", "TR-Q32")
def test_morty_cannot_look_at_baby_wizard() -> None:
    table = scene("act", *laid("morty-blue", "morty-blue"), centre=[who("baby-wizard", "real")])
    act(table, "resolve", "resolve")
    assert happened(table, "nothing", "looked") == [("nothing", 0, "morty-blue"), ("nothing", 1, "morty-blue")]
    table = scene(
        "act", *laid("morty-blue", "rick"), centre=[who("baby-wizard", "real"), who("count-laundry", "parasite")]
    )
    assert choices(table, 0) == ["count-laundry"]
    assert refusal(table, 0, "look:baby-wizard") == "TR-C10"


@pytest.mark.rule("TR-Q32", "TR-C10")
@pytest.mark.parametrize("card", ["summer-blue", "fifteen-years-blue"])
def test_other_cards_may_look_at_baby_wizard(card: str) -> None:
    table = scene("act", *laid(card, "rick"), centre=[who("baby-wizard", "real")])
    act(table, offers(table, 0)[0])
    assert sees(table, 0, "baby-wizard") == ["real"]


# TR-A03 Summer.


@pytest.mark.rule("TR-A03", "TR-11.6", "TR-7.4")
def test_summer_looks_at_two_of_her_colour_and_shuffles_them() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite"), who("captain-casserole", "parasite")]
    outcomes = set()
    for seed in range(16):
        table = scene("act", *laid("summer-red", "rick"), seed=seed, centre=[*centre, who("moss-prince", "real")])
        assert choices(table, 0) == ["captain-casserole", "aunt-origami", "disco-badger"]
        act(table, "look:disco-badger")
        assert public(table, "picked") == "disco-badger"
        assert choices(table, 0) == ["captain-casserole", "aunt-origami"]
        assert asked(table) == [0]
        act(table, "look:aunt-origami")
        assert shown(table, "looked", 0) == [["real"], ["parasite"]]
        assert shown(table, "looked", 1) == [[None], [None]]
        assert [event["rule"] for event in table.events() if event["event"] == "looked"] == ["TR-11.6"] * 2
        assert happened(table, "shuffled-two") == [("shuffled-two", 0, "disco-badger", "aunt-origami")]
        assert identities(table, "captain-casserole", "moss-prince") == ["parasite", "real"]
        outcomes.add(tuple(identities(table, "disco-badger", "aunt-origami")))
    assert outcomes == {("real", "parasite"), ("parasite", "real")}


@pytest.mark.rule("TR-11.6", "TR-A03")
def test_after_summer_her_player_knows_the_two_only_as_a_pair_and_others_know_nothing() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite"), who("captain-casserole", "parasite")]
    table = scene("act", *laid("summer-red", "rick"), centre=centre)
    act(table, "look:disco-badger", "look:aunt-origami")
    assert sees(table, 0, *RED) == [None, None, None]
    assert known(table, 0) == [{"among": {"under": 2}, "contents": ["parasite", "real"]}]
    assert (known(table, 1), known(table, None)) == ([], [])


@pytest.mark.rule("TR-11.6")
def test_after_summer_a_player_who_had_seen_one_of_the_two_knows_it_to_be_among_them() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite"), who("captain-casserole", "parasite")]
    table = scene("act", *laid("morty-red", "summer-red"), centre=centre)
    act(table, "look:disco-badger")
    assert sees(table, 0, "disco-badger") == ["real"]
    act(table, "look:disco-badger", "look:aunt-origami")
    assert sees(table, 0, *RED) == [None, None, None]
    assert known(table, 0) == [{"among": {"under": 2}, "contents": ["real"]}]
    assert known(table, 1) == [{"among": {"under": 2}, "contents": ["parasite", "real"]}]


@pytest.mark.rule("TR-11.6")
def test_two_of_the_same_kind_are_shuffled_all_the_same_but_stay_known() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "real")]
    table = scene("act", *laid("summer-red", "rick"), centre=centre)
    act(table, "resolve")
    assert happened(table, "shuffled-two") == [("shuffled-two", 0, "aunt-origami", "disco-badger")]
    assert sees(table, 0, "disco-badger", "aunt-origami") == ["real", "real"]
    assert sees(table, 1, "disco-badger", "aunt-origami") == [None, None]


@pytest.mark.rule("TR-11.7", "TR-A03", "TR-Q13")
def test_summer_with_a_single_character_looks_and_shuffles_nothing() -> None:
    table = scene("act", *laid("summer-red", "rick"), centre=[who("disco-badger", "real"), who("moss-prince", "real")])
    assert offers(table, 0) == ["resolve", "speak"]
    act(table, "resolve")
    assert [sees(table, seat, "disco-badger", "moss-prince") for seat in (0, 1)] == [["real", None], [None, None]]
    assert happened(table, "not-shuffled", "shuffled-two") == [("not-shuffled", 0, "summer-red")]


@pytest.mark.rule("TR-4.8", "TR-Q12")
def test_summer_without_a_hidden_identity_of_her_colour_does_nothing() -> None:
    centre = [who("disco-badger", "real", face_up=True), who("moss-prince", "parasite")]
    table = scene("act", *laid("summer-red", "summer-blue"), centre=centre)
    act(table, "resolve", "resolve")
    assert happened(table, "nothing", "looked") == [("nothing", 0, "summer-red"), ("nothing", 1, "summer-blue")]


@pytest.mark.rule("TR-Q12", "TR-11.11")
def test_summer_never_chooses_an_identity_that_lies_face_up() -> None:
    centre = [who(name, "parasite") for name in RED[1:]]
    table = scene("act", *laid("summer-red", "rick"), centre=[who("disco-badger", "real", face_up=True), *centre])
    act(table, "resolve")
    assert happened(table, "shuffled-two") == [("shuffled-two", 0, "captain-casserole", "aunt-origami")]
    assert sees(table, 1, *RED) == ["real", None, None]
    table = scene("act", *laid("summer-red", "rick"), centre=[who("disco-badger", "real", face_up=True), centre[0]])
    act(table, "resolve")
    assert sees(table, 0, "aunt-origami") == ["parasite"]
    assert happened(table, "not-shuffled", "shuffled-two") == [("not-shuffled", 0, "summer-red")]


@pytest.mark.rule("TR-Q12")
def test_summer_is_refused_a_face_up_identity_among_many() -> None:
    names = ["disco-badger", "aunt-origami", "captain-casserole", "grandma-turbo"]
    centre = [who(name, "parasite", face_up=name == "disco-badger") for name in names]
    table = scene("act", *laid("summer-red", "rick"), centre=centre)
    assert choices(table, 0) == ["grandma-turbo", "captain-casserole", "aunt-origami"]
    assert refusal(table, 0, "look:disco-badger") == "TR-Q12"


@pytest.mark.rule("TR-C18", "TR-Q32")
def test_summer_looks_at_frog_notary_and_then_shuffles_neither() -> None:
    for seed in range(8):
        centre = [who("frog-notary", "real"), who("moss-prince", "parasite"), who("cactus-cousin", "parasite")]
        table = scene("act", *laid("summer-green", "rick"), seed=seed, centre=centre)
        act(table, "look:moss-prince", "look:frog-notary")
        assert happened(table, "not-shuffled", "shuffled-two") == [("not-shuffled", 0, "summer-green")]
        assert sees(table, 0, "frog-notary", "moss-prince") == ["real", "parasite"]
        assert sees(table, 1, "frog-notary", "moss-prince") == [None, None]
        assert identities(table, "frog-notary", "moss-prince") == ["real", "parasite"]


@pytest.mark.rule("TR-11.8", "TR-9.3", "TR-9.4", "TR-Q14")
def test_summer_may_choose_friends_her_players_own_too_and_owners_look_again() -> None:
    swapped = set()
    for seed in range(16):
        players = guests(
            ("disco-badger", "real", "summer-red"),
            ("aunt-origami", "parasite", "rick"),
            ("moss-prince", "real", "rick"),
        )
        table = scene("act", *players, mode="advanced", seed=seed, centre=[who("captain-casserole", "parasite")])
        assert choices(table, 0) == ["captain-casserole", "aunt-origami", "disco-badger"]
        act(table, "look:disco-badger", "look:aunt-origami")
        now = identities(table, "disco-badger", "aunt-origami")
        assert sorted(now) == ["parasite", "real"]
        assert sees(table, 1, "aunt-origami") == [now[1]]
        assert sees(table, 2, "disco-badger", "aunt-origami") == [None, None]
        swapped.add(now[0] == "parasite")
    assert swapped == {True, False}


@pytest.mark.rule("TR-Q14", "TR-11.6")
def test_a_summer_on_her_players_own_friend_tells_that_player_everything() -> None:
    players = guests(
        ("disco-badger", "real", "summer-red"), ("count-laundry", "parasite", "rick"), ("moss-prince", "real", "rick")
    )
    table = scene("act", *players, mode="advanced", centre=[who("captain-casserole", "parasite")])
    act(table, "resolve")
    mine, theirs = identities(table, "disco-badger", "captain-casserole")
    assert sees(table, 0, "disco-badger", "captain-casserole") == [mine, theirs]


@pytest.mark.rule("TR-9.3", "TR-Q14", "TR-9.1", "TR-9.2")
def test_summer_may_make_a_real_player_a_parasite() -> None:
    players = guests(
        ("disco-badger", "real", "rick"), ("count-laundry", "real", "summer-red"), ("moss-prince", "real", "rick")
    )
    for seed in range(16):
        table = scene("act", *players, mode="advanced", seed=seed, centre=[who("captain-casserole", "parasite")])
        act(table, "resolve", "resolve")
        if truth(table, 0)["identity"] == "parasite":
            break
    assert sees(table, 0, "disco-badger") == ["parasite"]
    act(table, "resolve")
    speak(table, 0, "declare")
    table.answer(1, "agree")
    table.answer(2, "agree")
    act(table, "hold-fire", "hold-fire", "hold-fire")
    assert table.result is not None
    assert table.result.winners == (0,)


# TR-A05 I've Known You Fifteen Years.


@pytest.mark.rule("TR-A05", "TR-11.11")
def test_ive_known_you_fifteen_years_turns_an_identity_up_for_good() -> None:
    players = [{"laid": "fifteen-years-red", "hand": ["rick"] * 2}, {"laid": "rick", "hand": ["rick"] * 1}]
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite"), who("moss-prince", "real")]
    table = scene("act", *players, centre=centre)
    assert choices(table, 0) == ["aunt-origami", "disco-badger"]
    assert refusal(table, 0, "turn-up:moss-prince") == "TR-3.2"
    act(table, "turn-up:disco-badger")
    for seat in (0, 1, None):
        assert sees(table, seat, "disco-badger", "aunt-origami") == ["real", None]
        assert shown(table, "exposed", seat) == [["real"]]
    assert slots(table)[0] == "disco-badger"
    end_round(table)
    assert [sees(table, seat, "disco-badger") for seat in (0, 1, None)] == [["real"]] * 3
    assert [entry["face_up"] for entry in public(table, "centre")][:2] == [True, False]


@pytest.mark.rule("TR-11.11", "TR-6.5", "TR-6.6")
@pytest.mark.parametrize(("identity", "pile"), [("real", "fail"), ("parasite", "parasites")])
def test_a_character_whose_identity_lies_face_up_is_shot_as_usual(identity: str, pile: str) -> None:
    table = scene("act", *laid("beth-red", "rick"), centre=[who("disco-badger", identity, face_up=True)])
    act(table, "shoot:disco-badger")
    assert cards(table, pile) == [identity]
    assert cards(table, "graveyard") == ["disco-badger"]
    assert count(table, "centre") == (1 if identity == "real" else 0)


@pytest.mark.rule("TR-11.11", "TR-A05")
def test_fifteen_years_never_turns_up_a_players_friend() -> None:
    players = guests(
        ("disco-badger", "real", "fifteen-years-red"),
        ("aunt-origami", "parasite", "rick"),
        ("moss-prince", "real", "rick"),
    )
    table = scene("act", *players, mode="advanced", centre=[who("captain-casserole", "parasite")])
    assert choices(table, 0) == ["captain-casserole"]
    assert refusal(table, 0, "turn-up:aunt-origami") == "TR-11.11"
    assert refusal(table, 0, "turn-up:disco-badger") == "TR-11.11"
    table = scene("act", *players, mode="advanced", centre=[who("pen-pal-yeti", "parasite")])
    act(table, "resolve")
    assert happened(table, "nothing", "exposed") == [("nothing", 0, "fifteen-years-red")]


@pytest.mark.rule("TR-Q12", "TR-4.8")
def test_fifteen_years_needs_a_hidden_identity_of_its_colour() -> None:
    up = who("disco-badger", "real", face_up=True)
    table = scene("act", *laid("fifteen-years-red", "rick"), centre=[up, who("aunt-origami", "parasite")])
    assert choices(table, 0) == ["aunt-origami"]
    assert refusal(table, 0, "turn-up:disco-badger") == "TR-Q12"
    table = scene("act", *laid("fifteen-years-red", "rick"), centre=[up, who("moss-prince", "parasite")])
    assert offers(table, 0) == ["resolve", "speak"]
    act(table, "resolve")
    assert happened(table, "nothing", "exposed") == [("nothing", 0, "fifteen-years-red")]


@pytest.mark.rule("TR-3.2", "TR-11.2", "TR-11.6", "TR-11.11")
@pytest.mark.parametrize("card", ["morty", "summer", "fifteen-years"])
@pytest.mark.parametrize(("colour", "names"), [("red", RED), ("blue", BLUE), ("green", GREEN)])
def test_each_looks_at_its_own_colour_only(card: str, colour: str, names: list[str]) -> None:
    centre = [who(name, "parasite") for name in [*RED, *BLUE, *GREEN]]
    table = scene("act", *laid(f"{card}-{colour}", "rick"), centre=centre)
    assert sorted(choices(table, 0)) == sorted(names)
