"""TR-7: what players may say to each other, and what they may not."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    GAME,
    act,
    asked,
    cards,
    choices,
    claims,
    end_round,
    friends,
    happened,
    identities,
    known,
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
    speak,
    truth,
    under,
    who,
)
from tests.play import sight, steps

RED = [who("disco-badger", "real"), who("aunt-origami", "parasite"), who("captain-casserole", "parasite")]
ALL_THERE_IS_TO_SAY = ["say:real", "say:parasite", "say:one-real", "say:no-killing-card", "say:rather"]


def menu(table: Table, seat: int) -> list[str]:
    """Return what a player could say now; nothing is said."""
    table.answer(seat, "speak")
    keys = offers(table, seat)
    table.answer(seat, "never-mind")
    return keys


def sayable(table: Table, seat: int, saying: str) -> list[str]:
    """Return whom a player could say this about now; nothing is said."""
    table.answer(seat, "speak")
    if saying not in offers(table, seat):
        table.answer(seat, "never-mind")
        return []
    table.answer(seat, saying)
    names = choices(table, seat)
    table.answer(seat, "never-mind")
    return names


# Hands are secret.


@pytest.mark.rule("TR-7.1")
def test_nobody_sees_another_hand() -> None:
    table = scene("lay", {"hand": ["rick", "beth-red"]}, {"hand": ["poopybutthole"]}, {"hand": ["jerry-red"]})
    for seat, viewer in product(range(3), (None, 0, 1, 2)):
        if viewer != seat:
            assert set(cards(table, f"hand:{seat}", viewer)) == {None}


@pytest.mark.rule("TR-7.1", "TR-7.6")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_there_is_no_way_to_say_which_cards_are_in_hand_or_what_to_play(mode: str) -> None:
    for seed in range(3):
        table = croupier.open_table(GAME, 3, seed, {"mode": mode})
        for _ in steps(table, Random(seed)):
            for seat, decision in table.pending.items():
                said = [
                    option.key for option in decision.options if option.kind not in ("lay", "shoot", "look", "turn-up")
                ]
                assert not any(card in key for key in said for card in ("poopy", "beth", "morty", "rick", "jerry")), (
                    seat
                )
                if decision.kind == "speak":
                    assert set(said) <= {*ALL_THERE_IS_TO_SAY, "declare", "enough", "never-mind"}


@pytest.mark.rule("TR-7.1")
def test_nobody_lays_a_card_for_another() -> None:
    table = scene("lay", {"hand": ["rick"]}, {"hand": ["beth-red"]})
    assert offers(table, 0) == ["lay:rick", "speak"]
    assert refusal(table, 0, "lay:beth-red") == "TR-4.1"


@pytest.mark.rule("TR-7.6")
def test_a_laid_mr_poopybutthole_is_a_surprise() -> None:
    table = scene("lay", {"hand": ["poopybutthole"]}, {"hand": ["rick"]})
    table.answer(0, "lay:poopybutthole")
    assert cards(table, "laid:0", 1) == [None]
    assert "poopybutthole" not in sight(table, 1)
    assert refusal(table, 0, "say:poopybutthole") != "not refused"


# When players may speak.


@pytest.mark.rule("TR-7.2")
@pytest.mark.parametrize("now", ["lay", "act", "end"])
def test_anybody_may_speak_at_any_time(now: str) -> None:
    laid = {} if now == "lay" else {"laid": "rick"}
    table = scene(now, laid, laid, laid, centre=RED, knowledge=[{"zone": "under", "card": 1, "by": [0, 1, 2]}])
    question = {seat: offers(table, seat) for seat in asked(table)}
    for seat in range(3):
        speak(table, seat, "say:real", "about:disco-badger")
        assert {seat: offers(table, seat) for seat in asked(table)} == question
    assert [claim[0] for claim in claims(table)] == [0, 1, 2]


@pytest.mark.rule("TR-7.2", "TR-Q38")
def test_a_player_who_has_laid_may_still_speak() -> None:
    table = scene("lay", {"hand": ["rick"], "next": "me-too"}, {"hand": ["rick"]}, centre=RED)
    table.answer(0, "lay:rick")
    speak(table, 0, "say:no-killing-card")
    assert claims(table) == [(0, "no-killing-card", None, None)]
    assert table.waiting() == [1]


@pytest.mark.rule("TR-7.2", "TR-7.3")
def test_what_was_learnt_in_an_earlier_round_may_be_told_later() -> None:
    table = scene("act", {"laid": "morty-red", "hand": ["rick", "rick"]}, {"hand": ["rick"]}, centre=RED)
    act(table, "look:aunt-origami", "end-round")
    lay_all(table, "rick", "rick")
    end_round(table)
    speak(table, 0, "say:parasite", "about:aunt-origami")
    assert claims(table) == [(0, "parasite", "aunt-origami", None)]


# What players may say.


@pytest.mark.rule("TR-7.3")
def test_what_you_have_just_seen_under_a_character() -> None:
    table = scene("act", {"laid": "morty-red"}, {}, centre=RED)
    act(table, "look:disco-badger")
    speak(table, 0, "say:real", "about:disco-badger")
    assert happened(table, "said-real", seat=1) == [("said-real", 0, "disco-badger")]
    assert claims(table) == [(0, "real", "disco-badger", None)]


@pytest.mark.rule("TR-7.3")
def test_that_one_of_several_of_a_colour_is_real() -> None:
    table = scene("act", {"laid": "summer-red"}, {}, centre=RED)
    act(table, "look:disco-badger", "look:aunt-origami")
    assert sayable(table, 0, "say:real") == sayable(table, 0, "say:parasite") == []
    assert sayable(table, 1, "say:one-real") == []
    speak(table, 0, "say:one-real", "about:aunt-origami", "about:disco-badger")
    assert happened(table, "said-one-real") == [("said-one-real", 0, "aunt-origami", "disco-badger")]
    assert claims(table) == [(0, "one-real", "aunt-origami", "disco-badger")]


@pytest.mark.rule("TR-7.3", "TR-Q40")
@pytest.mark.parametrize(
    ("hand", "laid", "true"),
    [
        (["rick", "morty-red"], "jerry-red", True),
        (["rick", "beth-red"], "jerry-red", False),
        (["rick"], "beth-blue", False),
        (["something-wrong"], "rick", False),
        (["ten-minutes"], "rick", False),
        (["big-sister"], "rick", False),
        (["not-kill-me"], "rick", False),
        (["me-too", "poopybutthole", "summer-red", "fifteen-years-red"], "rick", True),
        ([], None, True),
    ],
)
def test_that_you_have_no_killing_card_this_round(hand: list[str], laid: str | None, true: bool) -> None:
    table = scene("act", {"laid": "rick"}, {"hand": hand, "laid": laid}, centre=RED)
    assert ("say:no-killing-card" in menu(table, 1)) == true
    if true:
        speak(table, 1, "say:no-killing-card")
        assert happened(table, "said-no-killing-card") == [("said-no-killing-card", 1)]
    else:
        table.answer(1, "speak")
        assert refusal(table, 1, "say:no-killing-card") == "TR-Q38"


@pytest.mark.rule("TR-7.3")
def test_that_the_shooter_should_rather_take_another() -> None:
    table = scene("act", {"laid": "beth-red"}, {}, centre=RED)
    speak(table, 1, "say:rather", "about:aunt-origami", "about:disco-badger")
    assert happened(table, "said-rather") == [("said-rather", 1, "aunt-origami", "disco-badger")]
    assert claims(table) == [(1, "rather", "aunt-origami", "disco-badger")]
    act(table, "shoot:disco-badger")
    assert happened(table, "shot") == [("shot", 0, "disco-badger")]


@pytest.mark.rule("TR-7.2")
@pytest.mark.parametrize("last", ["about:disco-badger", "never-mind"])
def test_what_a_player_is_about_to_say_is_theirs_until_it_is_said(last: str) -> None:
    table = scene("act", {"laid": "beth-red"}, {}, centre=RED)
    speak(table, 1, "say:rather", "about:aunt-origami")
    assert [table.view(seat)["kept"] for seat in (0, 1, None)] == [[], ["say:rather", "about:aunt-origami"], []]
    table.answer(1, last)
    assert table.view(1)["kept"] == []


@pytest.mark.rule("TR-7.3", "TR-Q38")
def test_in_the_classic_mode_people_say_what_they_know_to_be_true_or_keep_silent() -> None:
    seen = [{"zone": "under", "card": 1, "by": [0]}, {"zone": "under", "card": 2, "by": [0]}]
    table = scene("lay", {}, {}, centre=RED, knowledge=seen)
    assert sayable(table, 0, "say:real") == ["disco-badger"]
    assert sayable(table, 0, "say:parasite") == ["aunt-origami"]
    assert sayable(table, 1, "say:real") == sayable(table, 1, "say:parasite") == []
    assert sayable(table, 0, "say:rather") == ["captain-casserole", "aunt-origami"]
    assert sayable(table, 1, "say:rather") == ["captain-casserole", "aunt-origami", "disco-badger"]
    speak(table, 0, "say:real")
    for name in ("aunt-origami", "captain-casserole", "deck"):
        assert refusal(table, 0, f"about:{name}") == "TR-Q38"
    table.answer(0, "never-mind")
    speak(table, 0, "say:rather", "about:captain-casserole")
    assert choices(table, 0) == ["disco-badger"]


@pytest.mark.rule("TR-7.3", "TR-Q38")
def test_in_the_classic_mode_the_top_identity_is_named_only_by_the_player_who_saw_it() -> None:
    table = scene("act", {"laid": "rick"}, {}, centre=RED, identity=["parasite"])
    act(table, "resolve")
    assert sayable(table, 0, "say:parasite") == ["deck"]
    assert sayable(table, 0, "say:real") == sayable(table, 1, "say:parasite") == []
    speak(table, 0, "say:parasite", "about:deck")
    assert happened(table, "said-next-parasite") == [("said-next-parasite", 0)]


# What a look shows is for the player who looks.


@pytest.mark.rule("TR-7.4", "TR-11.2")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_what_a_look_shows_is_for_your_eyes_only(mode: str) -> None:
    table = scene("act", {"laid": "morty-red"}, {}, {}, mode=mode, centre=RED)
    act(table, "look:disco-badger")
    assert [sees(table, viewer, "disco-badger") for viewer in (None, 0, 1, 2)] == [[None], ["real"], [None], [None]]
    assert [shown(table, "looked", viewer) for viewer in (None, 0, 1, 2)] == [[[None]], [["real"]], [[None]], [[None]]]
    assert [entry["face_up"] for entry in public(table, "centre")] == [False, False, False]


@pytest.mark.rule("TR-7.4", "TR-7.2")
def test_what_you_have_seen_stays_with_you_and_in_your_log() -> None:
    table = scene("act", {"laid": "morty-red", "hand": ["rick", "rick"]}, {"hand": ["rick"]}, centre=RED)
    act(table, "look:disco-badger", "end-round")
    lay_all(table, "rick", "rick")
    end_round(table)
    assert under(table, 0)["disco-badger"] == "real"
    assert shown(table, "looked", 0) == [["real"]]
    assert under(table, 1)["disco-badger"] is None
    assert shown(table, "looked", 1) == [[None]]


@pytest.mark.rule("TR-7.4", "TR-11.4", "TR-Q16")
def test_what_you_have_seen_is_gone_when_it_is_shuffled() -> None:
    table = scene("act", {"laid": "morty-red"}, {"laid": "jerry-red"}, centre=RED)
    act(table, "look:disco-badger")
    speak(table, 0, "say:real", "about:disco-badger")
    act(table, "resolve")
    assert sees(table, 0, "disco-badger", "aunt-origami", "captain-casserole") == [None, None, None]
    assert [(group["among"], group["contents"]) for group in known(table, 0)] == [({"under": 3}, ["real"])]
    assert shown(table, "looked", 0) == [["real"]]
    assert claims(table) == []
    act(table, "give:0")
    assert [sayable(table, 0, saying) for saying in ("say:real", "say:parasite", "say:one-real")] == [[], [], []]


@pytest.mark.rule("TR-7.4", "TR-Q16")
def test_what_you_have_seen_of_the_deck_goes_with_the_card() -> None:
    table = scene("act", {"laid": "rick"}, {}, centre=[], identity=["parasite"], character=["moss-prince"])
    act(table, "resolve")
    assert [cards(table, "identity", seat)[0] for seat in (0, 1)] == ["parasite", None]
    act(table, "end-round")
    assert [under(table, seat) for seat in (0, 1)] == [{"moss-prince": "parasite"}, {"moss-prince": None}]


@pytest.mark.rule("TR-7.4", "TR-Q39", "TR-3.7")
def test_with_fleeting_memory_the_table_hides_it_again_when_the_round_ends() -> None:
    players = [{"laid": "morty-red"}, {"laid": "rick"}]
    table = scene("act", *players, centre=RED, options={"memory": "fleeting"}, identity=["parasite"])
    act(table, "look:disco-badger", "resolve")
    assert (under(table, 0)["disco-badger"], cards(table, "identity", 1)[0]) == ("real", "parasite")
    act(table, "end-round")
    for seat in (0, 1):
        assert set(under(table, seat).values()) == {None}
        assert set(cards(table, "identity", seat)) == {None}
        assert known(table, seat) == known(table, None)
        assert shown(table, "looked", seat) == shown(table, "looked-at-deck", seat) == [[None]]
    assert happened(table, "looked", seat=0) == [("looked", 0, "disco-badger")]


@pytest.mark.rule("TR-Q38", "TR-Q39", "TR-Q16")
def test_with_fleeting_memory_the_word_of_the_player_who_looked_is_all_there_is() -> None:
    options = {"memory": "fleeting"}
    table = scene("act", {"laid": "rick"}, {}, centre=[], options=options, character=["moss-prince"])
    act(table, "resolve", "end-round")
    assert under(table, 0) == {"moss-prince": None}
    assert sayable(table, 0, "say:real") == sayable(table, 0, "say:parasite") == ["moss-prince"]
    assert sayable(table, 1, "say:real") == sayable(table, 1, "say:parasite") == []


@pytest.mark.rule("TR-Q39", "TR-7.7")
def test_with_fleeting_memory_a_player_still_knows_their_own_friend() -> None:
    options = {"mode": "advanced", "memory": "fleeting", "first": "0"}
    table = croupier.open_table(GAME, 3, 0, options, {"action": ["rick", "beth-red", "beth-blue"] * 3})
    lay_all(table, "rick", "rick", "rick")
    end_round(table)
    for seat in range(3):
        own = truth(table, seat)["identity"]
        assert cards(table, f"secret:{seat}", seat) == [own]
        assert shown(table, "dealt-friend", seat)[seat] == [own]


@pytest.mark.rule("TR-Q39", "TR-7.7", "TR-9.9")
def test_with_fleeting_memory_a_new_friend_is_known_too() -> None:
    table = scene(
        "act",
        player("moss-prince", "real", laid="ten-minutes"),
        player("disco-badger", "real"),
        player("count-laundry", "real"),
        mode="advanced",
        options={"memory": "fleeting"},
        centre=[],
        identity=["parasite"],
    )
    act(table, "shoot:disco-badger", "end-round")
    assert cards(table, "secret:1", 1) == ["parasite"]
    assert shown(table, "new-friend", 1) == [["parasite"]]


# Sides and lies.


def three(**laid: str) -> list[dict[str, Any]]:
    """Return three players: seat 1 is a Parasite; ``seat0="morty-red"`` lays a card."""
    tied = friends(("moss-prince", "real"), ("disco-badger", "parasite"), ("count-laundry", "real"))
    return [{**person, "laid": laid.get(f"seat{seat}")} for seat, person in enumerate(tied)]


@pytest.mark.rule("TR-7.7")
@pytest.mark.parametrize("now", ["lay", "act", "end", "dinner"])
def test_you_may_look_at_your_own_identity_whenever_you_like(now: str) -> None:
    laid = {"laid": "rick"} if now == "act" else {}
    tied = [{**person, **laid} for person in friends(("moss-prince", "real"), ("disco-badger", "parasite"), None)]
    table = scene(now, *tied, mode="advanced", centre=[])
    assert (cards(table, "secret:0", 0), cards(table, "secret:1", 1)) == (["real"], ["parasite"])
    assert [cards(table, "secret:1", viewer) for viewer in (None, 0, 2)] == [[None]] * 3


@pytest.mark.rule("TR-7.7", "TR-Q38")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_nobody_says_that_they_are_a_parasite(identity: str) -> None:
    players = [player("moss-prince", identity), player("disco-badger", "real"), player("count-laundry", "real")]
    table = scene("lay", *players, mode="advanced", centre=RED[1:])
    table.answer(0, "speak")
    table.answer(0, "say:parasite")
    others = ["captain-casserole", "aunt-origami", "disco-badger", "count-laundry", "deck"]
    assert choices(table, 0) == others
    assert refusal(table, 0, "about:moss-prince") == "TR-7.7"


@pytest.mark.rule("TR-7.7", "TR-7.8")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_everybody_may_say_that_they_are_real(identity: str) -> None:
    players = [player("moss-prince", identity), player("disco-badger", "real"), player("count-laundry", "real")]
    table = scene("lay", *players, mode="advanced", centre=[])
    speak(table, 0, "say:real", "about:moss-prince")
    assert claims(table) == [(0, "real", "moss-prince", None)]


@pytest.mark.rule("TR-7.8", "TR-9.4")
@pytest.mark.parametrize("said", ["real", "parasite"])
def test_a_player_who_has_looked_at_a_players_identity_may_tell_or_lie_and_the_player_deny(said: str) -> None:
    table = scene("act", *three(seat0="morty-red"), mode="advanced", centre=[])
    act(table, "look:disco-badger")
    speak(table, 0, f"say:{said}", "about:disco-badger")
    speak(table, 1, "say:real", "about:disco-badger")
    assert claims(table) == [(0, said, "disco-badger", None), (1, "real", "disco-badger", None)]
    assert [sees(table, viewer, "disco-badger") for viewer in (None, 2)] == [[None], [None]]


@pytest.mark.rule("TR-7.8")
def test_a_player_who_has_looked_may_keep_silent() -> None:
    table = scene("act", *three(seat0="morty-red"), mode="advanced", centre=[])
    act(table, "look:disco-badger")
    assert (phase(table), offers(table, 0)) == ("end", ["end-round", "speak"])
    act(table, "end-round")
    assert claims(table) == []


@pytest.mark.rule("TR-7.9", "TR-Q38")
def test_in_the_advanced_mode_anything_may_be_said_of_what_lies_face_down() -> None:
    hand = ["beth-red"]
    players = [{**person, "hand": hand} for person in three()]
    table = scene("lay", *players, mode="advanced", centre=RED[1:])
    everybody = {"moss-prince", "disco-badger", "count-laundry", "aunt-origami", "captain-casserole"}
    assert set(sayable(table, 0, "say:real")) == everybody | {"deck"}
    assert set(sayable(table, 0, "say:parasite")) == everybody - {"moss-prince"} | {"deck"}
    assert set(sayable(table, 0, "say:one-real")) == set(sayable(table, 0, "say:rather")) == everybody
    speak(table, 0, "say:no-killing-card")
    assert claims(table) == [(0, "no-killing-card", None, None)]


@pytest.mark.rule("TR-7.9", "TR-Q38")
def test_a_player_who_says_otherwise_takes_back_what_they_said() -> None:
    table = scene("lay", *three(), mode="advanced", centre=RED[1:])
    speak(table, 0, "say:real", "about:aunt-origami")
    speak(table, 2, "say:real", "about:aunt-origami")
    assert "aunt-origami" not in sayable(table, 0, "say:real")
    speak(table, 0, "say:parasite", "about:aunt-origami")
    assert claims(table) == [(2, "real", "aunt-origami", None), (0, "parasite", "aunt-origami", None)]


@pytest.mark.rule("TR-7.9", "TR-Q38")
def test_what_lies_face_up_is_not_talked_about() -> None:
    table = scene("lay", *three(), mode="advanced", centre=[who("aunt-origami", "real", face_up=True)])
    for saying in ("say:real", "say:parasite", "say:one-real"):
        assert "aunt-origami" not in sayable(table, 0, saying)


@pytest.mark.rule("TR-7.10", "TR-7.4")
def test_a_lie_may_be_found_out_but_it_stays_word_against_word() -> None:
    table = scene("act", *three(seat0="morty-red", seat2="morty-red"), mode="advanced", centre=RED[1:])
    act(table, "look:aunt-origami")
    speak(table, 0, "say:real", "about:aunt-origami")
    act(table, "look:aunt-origami")
    assert [sees(table, seat, "aunt-origami") for seat in range(3)] == [["parasite"], [None], ["parasite"]]
    speak(table, 2, "say:parasite", "about:aunt-origami")
    assert claims(table) == [(0, "real", "aunt-origami", None), (2, "parasite", "aunt-origami", None)]
    assert [sees(table, viewer, "aunt-origami") for viewer in (None, 1)] == [[None], [None]]


@pytest.mark.rule("TR-7.7", "TR-Q38", "TR-9.9")
@pytest.mark.parametrize(("said", "stands"), [("real", True), ("parasite", False)])
def test_what_was_said_of_the_deck_never_comes_to_mean_that_the_speaker_is_a_parasite(said: str, stands: bool) -> None:
    table = scene("act", *three(seat0="ten-minutes"), mode="advanced", centre=[], character=["pen-pal-yeti"])
    speak(table, 2, f"say:{said}", "about:deck")
    act(table, "shoot:count-laundry")
    assert people(table, "friend")[2] == "pen-pal-yeti"
    assert claims(table) == ([(2, said, "pen-pal-yeti", None)] if stands else [])


# No Identity is revealed to a player who has not seen it.


def every_key() -> list[str]:
    """Return every possible answer, on offer or not."""
    position: dict[str, Any] = croupier.open_table(GAME, 5).position()
    characters = [entry["character"] for entry in position["centre"]] + position["character"]
    verbs = ["shoot", "look", "turn-up", "about"]
    plain = ["declare", "enough", "agree", "disagree", "resolve", "hold-fire", "end-round", "show"]
    return [
        *(f"{verb}:{name}" for verb, name in product(verbs, [*characters, "deck"])),
        *(f"lay:{card}" for card in set(position["action"])),
        *(f"{verb}:{seat}" for verb, seat in product(("give", "force"), range(5))),
        *(f"colour:{colour}" for colour in ("red", "blue", "green")),
        *ALL_THERE_IS_TO_SAY,
        *plain,
    ]


def refusals(table: Table, seat: int) -> list[str]:
    """Return every text that an attempt to cheat could get."""
    told = []
    for key in every_key():
        if key not in offers(table, seat):
            with pytest.raises(croupier.Refused) as refused:
                table.answer(seat, key)
            told.append(f"{refused.value} {refused.value.rule} {refused.value.reason}")
    return told


CENTRES = [
    {"disco-badger": "real", "aunt-origami": "parasite", "amish-cyborg": "parasite"},
    {"disco-badger": "parasite", "aunt-origami": "real", "amish-cyborg": "parasite"},
    {"disco-badger": "parasite", "aunt-origami": "parasite", "amish-cyborg": "real"},
]
STORIES = {
    "another player looks": ("morty-red", ["look:disco-badger"]),
    "another player looks at two": ("summer-red", ["resolve"]),
    "another player shuffles": ("jerry-red", ["resolve", "give:0"]),
    "another player looks at the deck": ("rick", ["resolve"]),
    "another player turns up no Identity": ("fifteen-years-blue", ["resolve"]),
    "another player dents": ("beth-green", ["shoot:amish-cyborg"]),
}


@pytest.mark.rule("TR-7.4", "TR-2.4")
@pytest.mark.parametrize(("laid", "keys"), STORIES.values(), ids=STORIES)
def test_nothing_tells_an_identity_to_a_player_who_has_not_seen_it(laid: str, keys: list[str]) -> None:
    told = set()
    for centre in CENTRES:
        table = scene(
            "act",
            {"hand": ["rick"]},
            {"laid": laid, "hand": ["rick"]},
            {"laid": "something-wrong", "hand": ["rick"]},
            centre=[who(*pair) for pair in centre.items()],
            seed=3,
        )
        heard = [sight(table, 0), *refusals(table, 0)]
        for key in keys:
            act(table, key)
            heard.extend([sight(table, 0), sight(table, None), *refusals(table, 0)])
        table.answer(0, "speak")
        heard.extend([sight(table, 0), *refusals(table, 0)])
        told.add("\n".join(heard))
    assert len(told) == 1


@pytest.mark.rule("TR-7.7", "TR-1.6")
@pytest.mark.parametrize("now", ["lay", "act", "end", "dinner"])
def test_nothing_tells_a_side_to_another_player(now: str) -> None:
    told = set()
    for sides in (("real", "parasite", "parasite"), ("real", "parasite", "real"), ("real", "real", "parasite")):
        tied = friends(*zip(("moss-prince", "disco-badger", "count-laundry"), sides, strict=True))
        cards = {} if now == "dinner" else {"hand": ["rick", "beth-red"]}
        players = [{**person, **cards, **({"laid": "morty-red"} if now == "act" else {})} for person in tied]
        centre = [] if now == "dinner" else [who("aunt-origami", "parasite")]
        table = scene(now, *players, mode="advanced", centre=centre, seed=3)
        heard = [sight(table, 0), sight(table, None), *refusals(table, 0)]
        if now == "act":
            act(table, "look:aunt-origami", "look:aunt-origami")
            heard.extend([sight(table, 0), *refusals(table, 0)])
        table.answer(0, "speak")
        heard.extend([sight(table, 0), *refusals(table, 0)])
        told.add("\n".join(heard))
    assert len(told) == 1
    assert people(table, "friend") == ["moss-prince", "disco-badger", "count-laundry"]
    assert identities(table, "moss-prince") == ["real"]
