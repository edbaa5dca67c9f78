"""Rulings on the table: who begins, what is dealt, the last round, empty decks and hands, places and options."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable, Table
from tests.games.total_rickall.scenes import (
    ACTION_CARDS,
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
    friends,
    guests,
    happened,
    laid,
    lay,
    lay_all,
    offers,
    people,
    phase,
    player,
    public,
    refusal,
    scene,
    sees,
    slots,
    speak,
    truly,
    truth,
    vote,
    who,
)

REALS = ["grandma-turbo", "captain-casserole", "aunt-origami"]


def nearly_over(*players: Player, left: int) -> Table:
    """Return round 5 of a classic game with only Reals left, and this many Characters in the deck."""
    centre = [who(name, "real") for name in [*REALS, "disco-badger"][: 4 - left]]
    return scene("act", *players, centre=centre, exterminated=18, fails=2, round=5)


# TR-Q2 Which Identities are dealt to whom.


@pytest.mark.rule("TR-Q2", "TR-1.6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_main_deck_is_the_same_in_the_advanced_mode(seats: int) -> None:
    table = croupier.open_table(GAME, seats, 5, {"mode": "advanced"})
    position = table.position()
    deck, box = position["identity"], position["box"]
    assert isinstance(deck, list)
    assert isinstance(box, list)
    main = deck + list(truly(table).values())
    mine = box + [truth(table, seat)["identity"] for seat in range(seats)]
    assert (main.count("real"), main.count("parasite")) == (6, 18)
    assert (mine.count("real"), mine.count("parasite")) == (4, 2)


# TR-Q3 The last round.


@pytest.mark.rule("TR-Q3", "TR-5.5", "TR-8.7")
def test_the_round_after_the_last_character_has_left_the_deck_is_the_last() -> None:
    table = nearly_over(*laid("rick", "rick"), left=1)
    end_round(table)
    assert (public(table, "round"), public(table, "last_round")) == (6, True)
    assert happened(table, "last-round") == [("last-round", 6)]
    assert (count(table, "centre"), count(table, "character")) == (4, 0)
    lay_all(table, "beth-green", "beth-green")
    end_round(table)
    assert ending(table) == ((0, 1), "TR-8.7")
    assert count(table, "centre") == 4


@pytest.mark.rule("TR-Q3")
def test_a_round_with_characters_left_in_the_deck_is_not_the_last() -> None:
    table = nearly_over(*laid("rick", "rick"), left=2)
    end_round(table)
    assert (public(table, "round"), public(table, "last_round"), count(table, "character")) == (6, False, 1)
    lay_all(table, "beth-green", "beth-green")
    end_round(table)
    assert (public(table, "round"), public(table, "last_round"), count(table, "character")) == (7, True, 0)


@pytest.mark.rule("TR-Q3")
def test_if_a_penalty_takes_the_last_character_none_is_added_at_the_end_of_the_round() -> None:
    table = nearly_over(*laid("beth-red", "rick"), left=1)
    act(table, "shoot:aunt-origami")
    assert (count(table, "centre"), count(table, "character"), public(table, "last_round")) == (3, 0, False)
    end_round(table)
    assert (public(table, "round"), public(table, "last_round"), count(table, "centre")) == (6, True, 3)


@pytest.mark.rule("TR-Q3", "TR-9.9")
def test_a_new_friend_may_be_the_last_character() -> None:
    players = guests(
        ("disco-badger", "real", "ten-minutes"), ("moss-prince", "real", "rick"), ("count-laundry", "real", "rick")
    )
    centre = [who(name, "real") for name in REALS]
    table = scene("act", *players, mode="advanced", centre=centre, exterminated=17, round=5)
    assert count(table, "character") == 1
    act(table, "shoot:moss-prince", "resolve", "resolve", "end-round")
    assert (public(table, "last_round"), count(table, "character"), count(table, "centre")) == (True, 0, 3)


@pytest.mark.rule("TR-Q3", "TR-2.10", "TR-5.5")
def test_no_identity_is_laid_without_a_character() -> None:
    players = guests(
        ("disco-badger", "real", "rick"), ("moss-prince", "real", "rick"), ("count-laundry", "real", "beth-red")
    )
    centre = [who(name, "real") for name in REALS]
    table = scene("act", *players, mode="advanced", centre=centre, exterminated=18, round=5)
    assert (count(table, "character"), count(table, "identity")) == (0, 3)
    act(table, "resolve", "resolve", "shoot:aunt-origami", "end-round")
    assert (count(table, "centre"), count(table, "under"), count(table, "identity")) == (2, 2, 3)


# TR-Q4 Too few Characters.


@pytest.mark.rule("TR-Q4", "TR-9.9")
def test_the_centre_comes_first_and_the_player_who_gets_no_friend_counts_as_real() -> None:
    players = guests(
        ("disco-badger", "real", "beth-green"), ("moss-prince", "real", "rick"), ("count-laundry", "parasite", "rick")
    )
    centre = [who(name, "parasite") for name in REALS]
    table = scene("act", *players, mode="advanced", centre=centre, exterminated=15, fails=2, round=5)
    assert count(table, "character") == 1
    act(table, "shoot:moss-prince")
    assert (count(table, "centre"), count(table, "character")) == (4, 0)
    assert people(table, "friend") == ["disco-badger", None, "count-laundry"]
    assert happened(table, "no-friend", "new-friend") == [("no-friend", 1)]
    speak(table, 1, "declare")
    vote(table, seat0=True)
    assert ending(table) == ((2,), "TR-8.8")


# TR-Q15 Empty hands, and mercy.


@pytest.mark.rule("TR-Q15", "TR-6.8")
def test_an_empty_hand_loses_nothing_but_the_new_character_comes() -> None:
    players: list[Player] = [{"laid": "beth-red", "hand": []}, {"laid": "rick", "hand": []}]
    table = scene("act", *players, centre=[who("aunt-origami", "real")], character=["moss-prince"])
    act(table, "shoot:aunt-origami")
    assert happened(table, "lost-card", "arrived") == [("arrived", "moss-prince", 0)]
    assert (count(table, "discard"), slots(table)) == (0, {0: "moss-prince"})


@pytest.mark.rule("TR-Q15", "TR-Q35")
def test_a_player_without_a_card_neither_lays_nor_draws_but_talks_and_votes() -> None:
    players: list[Player] = [{"hand": []}, {"hand": ["rick"]}, {"hand": ["rick"]}]
    table = scene("lay", *players, centre=[who("aunt-origami", "real")])
    assert table.waiting() == [1, 2]
    assert offers(table, 0) == ["pass", "speak"]
    speak(table, 0, "say:no-killing-card")
    speak(table, 1, "declare")
    assert asked(table) == [0, 2]
    vote(table)
    lay(table, 1, "rick")
    lay(table, 2, "rick")
    assert (phase(table), counts(table, "hand"), counts(table, "laid")) == ("act", [0, 1, 1], [0, 1, 1])
    assert table.waiting() == [1]
    assert happened(table, "drew", "no-draw") == [("drew", 1), ("drew", 2)]


@pytest.mark.rule("TR-Q15")
def test_if_nobody_has_a_card_the_round_goes_by() -> None:
    table = scene("lay", {"hand": []}, {"hand": []}, centre=[who("aunt-origami", "real")])
    assert (phase(table), table.waiting()) == ("end", [0])
    act(table, "end-round")
    assert (public(table, "round"), count(table, "centre")) == (2, 2)


@pytest.mark.rule("TR-Q15", "TR-Q41")
def test_with_mercy_a_player_without_a_card_draws_one_and_lays_it() -> None:
    players: list[Player] = [{"laid": "morty-red", "hand": []}, {"laid": "morty-red", "hand": ["rick"]}]
    table = scene("act", *players, options={"mercy": True}, centre=[], action=["beth-red", "beth-blue"])
    end_round(table)
    assert (cards(table, "hand:0", 0), choices(table, 0)) == (["beth-red"], ["beth-red"])
    lay_all(table, "beth-red", "rick")
    assert (cards(table, "hand:0", 0), cards(table, "hand:1", 1)) == ([], ["beth-blue"])
    assert happened(table, "no-draw") == []
    table = scene("act", *players, centre=[], action=["beth-red", "beth-blue"])
    end_round(table)
    assert (count(table, "hand:0"), table.waiting()) == (0, [1])


@pytest.mark.rule("TR-Q15", "TR-Q41")
def test_mercy_is_shown_again_in_every_round_and_to_nobody_else() -> None:
    players: list[Player] = [{"laid": "morty-red", "hand": []}, {"laid": "morty-red", "hand": ["rick"]}]
    table = scene("act", *players, centre=[], options={"mercy": True}, action=["rick", "rick", "morty-blue", "rick"])
    end_round(table)
    lay_all(table, "rick", "rick")
    end_round(table)
    assert counts(table, "hand") == [1, 1]
    assert choices(table, 0) == ["morty-blue"]
    assert happened(table, "drew") == [("drew", 0), ("drew", 1), ("drew", 0)]


@pytest.mark.rule("TR-Q15", "TR-Q41", "TR-4.2")
def test_mercy_ends_when_there_is_a_card_in_hand_again() -> None:
    players: list[Player] = [{"hand": ["jerry-red"], "merciful": True}, {"hand": ["rick"]}]
    table = scene("lay", *players, centre=[], options={"mercy": True}, action=["rick", "morty-red"])
    lay_all(table, "jerry-red", "rick")
    act(table, "resolve", "give:0", "resolve", "end-round")
    assert counts(table, "hand") == [1, 1]
    table.answer(0, offers(table, 0)[0])
    assert counts(table, "hand") == [1, 1]


# TR-Q18 The First Player, and TR-Q41 what can be chosen.


@pytest.mark.rule("TR-Q18", "TR-Q41")
def test_the_first_player_is_random_or_named_by_the_host() -> None:
    assert {public(croupier.open_table(GAME, 3, seed), "first_player") for seed in range(20)} == {0, 1, 2}
    named = [croupier.open_table(GAME, 4, 1, {"first": str(seat)}) for seat in range(4)]
    assert [public(table, "first_player") for table in named] == [0, 1, 2, 3]
    assert [people(table, "first_player").index(True) for table in named] == [0, 1, 2, 3]


@pytest.mark.rule("TR-Q18", "TR-Q41")
@pytest.mark.parametrize(("seats", "first"), [(2, "2"), (3, "4"), (4, "4")])
def test_the_first_player_sits_at_the_table(seats: int, first: str) -> None:
    with pytest.raises(BadTable, match=rf"seat {first}, but the seats are 0 to {seats - 1} \(TR-Q18\)"):
        croupier.open_table(GAME, seats, 0, {"first": first})
    with pytest.raises(BadTable, match="TR-Q18"):
        croupier.open_position(GAME, {"seats": seats, "options": {"first": first}})


@pytest.mark.rule("TR-1.5", "TR-Q41")
def test_the_advanced_mode_needs_three() -> None:
    with pytest.raises(BadTable, match=r"advanced mode .* 3 to 5 seats, not 2 \(TR-1.5\)"):
        croupier.open_table(GAME, 2, 0, {"mode": "advanced"})
    with pytest.raises(BadTable, match=r"TR-1\.5"):
        scene("lay", {}, {}, mode="advanced")


@pytest.mark.rule("TR-Q41")
def test_what_can_be_chosen_when_a_table_is_opened() -> None:
    options = {option.name: (option.default, option.choices) for option in croupier.games()[GAME].options}
    assert options == {
        "mode": ("classic", ("classic", "advanced")),
        "majority": ("half", ("half", "strict")),
        "first": ("random", ("random", "0", "1", "2", "3", "4")),
        "mercy": (False, ()),
        "memory": ("kept", ("kept", "fleeting")),
    }
    for wrong in ({"mode": "expert"}, {"majority": "all"}, {"first": "5"}, {"mercy": "yes"}, {"memory": 1}):
        with pytest.raises(BadTable):
            croupier.open_table(GAME, 3, 0, wrong)


# TR-Q23 The fourth Real.


@pytest.mark.rule("TR-Q23", "TR-8.6", "TR-9.8")
def test_reals_of_the_centre_and_of_players_count_alike() -> None:
    players = guests(
        ("disco-badger", "parasite", "beth-green"),
        ("moss-prince", "real", "beth-red"),
        ("aunt-origami", "real", "rick"),
    )
    table = scene("act", *players, mode="advanced", centre=[who("captain-casserole", "real")], fails=2)
    act(table, "shoot:moss-prince")
    assert not table.over
    act(table, "shoot:captain-casserole")
    assert ending(table) == ((0,), "TR-8.6")


# TR-Q25 The empty centre.


@pytest.mark.rule("TR-Q25", "TR-8.4")
def test_an_empty_centre_passes_the_test() -> None:
    table = scene("act", *laid("rick", "rick"), centre=[])
    speak(table, 1, "declare")
    assert ending(table) == ((0, 1), "TR-8.4")


@pytest.mark.rule("TR-Q25", "TR-8.8")
def test_in_the_advanced_mode_an_empty_centre_leads_to_dinner() -> None:
    table = scene("lay", *friends(("disco-badger", "real"), ("moss-prince", "real"), None), mode="advanced", centre=[])
    speak(table, 2, "declare")
    vote(table, seat0=True)
    assert phase(table) == "dinner"


@pytest.mark.rule("TR-Q25", "TR-5.3")
def test_a_centre_without_parasites_does_not_end_the_game_by_itself() -> None:
    table = scene("act", *laid("beth-red", "rick"), centre=[who("aunt-origami", "parasite")])
    act(table, "shoot:aunt-origami")
    assert (count(table, "centre"), table.over) == (0, False)
    end_round(table)
    assert (phase(table), count(table, "centre")) == ("lay", 1)


# TR-Q30 Empty decks.


@pytest.mark.rule("TR-Q30", "TR-6.7", "TR-6.8")
def test_without_a_character_left_the_penalty_is_the_discard_alone() -> None:
    table = nearly_over(*laid("beth-red", "rick"), left=0)
    act(table, "shoot:aunt-origami")
    assert happened(table, "lost-card", "arrived", "no-arrival") == [("lost-card", 0), ("no-arrival",)]
    assert (counts(table, "hand"), count(table, "centre"), count(table, "identity")) == ([0, 1], 3, 0)


@pytest.mark.rule("TR-Q30", "TR-4.9")
def test_a_card_drawn_on_laying_may_come_from_the_shuffled_discards() -> None:
    deck = scene("act", {"laid": "rick", "hand": []}, {"laid": "rick", "hand": []}, centre=[]).position()["action"]
    assert isinstance(deck, list)
    rest = [kind for kind in deck if kind != "something-wrong"]
    players: list[Player] = [{"laid": "rick", "hand": rest}, {"laid": "rick", "hand": ["something-wrong"]}]
    table = scene("act", *players, centre=[], discard=["something-wrong"], action=["something-wrong"])
    assert (count(table, "action"), count(table, "discard")) == (1, 1)
    act(table, "resolve", "resolve", "end-round")
    assert happened(table, "reshuffled") == [("reshuffled",)]
    assert (count(table, "action"), count(table, "discard"), counts(table, "next")) == (2, 0, [1, 1])


@pytest.mark.rule("TR-Q30")
@pytest.mark.parametrize("phase", ["lay", "end"])
def test_if_deck_and_discards_are_empty_the_draw_is_lost(phase: str) -> None:
    deck = scene("end", {"hand": []}, {"hand": []}, centre=[]).position()["action"]
    assert isinstance(deck, list)
    rest = [kind for kind in deck if kind != "something-wrong"]
    table = scene(phase, {"hand": rest}, {"hand": ["something-wrong"] * 3}, centre=[])
    if phase == "end":
        act(table, "end-round")
    assert (count(table, "action"), count(table, "discard"), counts(table, "next")) == (0, 0, [0, 0])
    lay(table, 1, "something-wrong")
    assert happened(table, "drew", "no-draw", "reshuffled") == [("no-draw", 1)]
    assert counts(table, "hand") == [57, 2]


# TR-Q31 The nearest place.


@pytest.mark.rule("TR-Q31", "TR-3.8")
def test_a_new_character_takes_the_lowest_free_place() -> None:
    centre = [
        who("disco-badger", "real", slot=1),
        who("aunt-origami", "real", slot=2),
        who("moss-prince", "real", slot=4),
    ]
    table = scene("end", {}, {}, centre=centre, character=["pen-pal-yeti", "cactus-cousin"])
    act(table, "end-round")
    assert slots(table) == {0: "pen-pal-yeti", 1: "disco-badger", 2: "aunt-origami", 4: "moss-prince"}
    table = scene("end", {}, {}, centre=[who(name, "real") for name in REALS], character=["pen-pal-yeti"])
    act(table, "end-round")
    assert slots(table)[3] == "pen-pal-yeti"
    assert public(table, "row") == 3


@pytest.mark.rule("TR-Q31", "TR-6.8")
def test_a_place_emptied_by_a_shot_is_free_for_the_penalty() -> None:
    centre = [who(name, "real") for name in REALS]
    table = scene("act", *laid("beth-red", "rick"), centre=centre, character=["pen-pal-yeti"])
    act(table, "shoot:captain-casserole")
    assert slots(table) == {0: "grandma-turbo", 1: "pen-pal-yeti", 2: "aunt-origami"}


@pytest.mark.rule("TR-Q31")
def test_friends_take_up_no_place() -> None:
    players = friends(("disco-badger", "real"), ("moss-prince", "real"), ("count-laundry", "real"))
    table = scene("end", *players, mode="advanced", centre=[], character=["pen-pal-yeti"])
    act(table, "end-round")
    assert slots(table) == {0: "pen-pal-yeti"}


# TR-Q32 The house Characters.


@pytest.mark.rule("TR-Q32", "TR-C17")
def test_a_dent_is_spent_without_a_penalty_and_reveals_nothing() -> None:
    table = scene("act", *laid("beth-green", "beth-green"), centre=[who("amish-cyborg", "real")])
    act(table, "shoot:amish-cyborg")
    assert (counts(table, "hand"), count(table, "fail"), slots(table)) == ([1, 1], 0, {0: "amish-cyborg"})
    assert [sees(table, seat, "amish-cyborg") for seat in (0, 1, None)] == [[None]] * 3
    act(table, "shoot:amish-cyborg")
    assert (counts(table, "hand"), cards(table, "fail")) == ([1, 0], ["real"])


@pytest.mark.rule("TR-Q32", "TR-C17")
def test_a_dent_stays_through_a_shuffle() -> None:
    centre = [who("amish-cyborg", "parasite", dented=True), who("moss-prince", "parasite")]
    table = scene("act", *laid("jerry-green", "beth-green"), centre=centre)
    act(table, "resolve", "give:0", "shoot:amish-cyborg")
    assert happened(table, "dented", "shot") == [("shot", 1, "amish-cyborg")]


@pytest.mark.rule("TR-Q32", "TR-C17", "TR-11.11")
@pytest.mark.parametrize("dented", [True, False])
def test_an_armour_holds_when_the_identity_lies_face_up(dented: bool) -> None:
    centre = [who("amish-cyborg", "parasite", dented=dented)]
    table = scene("act", *laid("fifteen-years-green", "beth-green"), centre=centre)
    act(table, "turn-up:amish-cyborg", "shoot:amish-cyborg")
    assert [name for name, *_ in happened(table, "dented", "shot")] == (["shot"] if dented else ["dented"])


@pytest.mark.rule("TR-Q32", "TR-C02")
def test_the_bounty_is_drawn_after_the_discard_and_only_for_a_parasite() -> None:
    table = scene("act", *laid("beth-red", "rick"), centre=[who("lobster-lawyer", "parasite")], action=["morty-red"])
    act(table, "shoot:lobster-lawyer")
    assert cards(table, "hand:0", 0) == ["beth-green", "morty-red"]
    names = [name for name, *_ in happened(table, "exterminated", "bounty-paid", "drew")]
    assert names == ["exterminated", "bounty-paid", "drew"]
    table = scene("act", *laid("beth-red", "rick"), centre=[who("lobster-lawyer", "real")])
    act(table, "shoot:lobster-lawyer")
    assert happened(table, "bounty-paid") == []
    assert counts(table, "hand") == [0, 1]


@pytest.mark.rule("TR-Q32", "TR-C10", "TR-7.7")
def test_the_owner_of_baby_wizard_sees_his_identity() -> None:
    players = friends(("baby-wizard", "parasite"), ("moss-prince", "real"), ("count-laundry", "real"))
    table = scene("lay", *players, mode="advanced")
    assert [sees(table, seat, "baby-wizard") for seat in (0, 1, None)] == [["parasite"], [None], [None]]


# TR-Q35 Laying.


@pytest.mark.rule("TR-Q35", "TR-4.2")
def test_it_makes_no_difference_who_lays_first() -> None:
    hands = ["rick", "rick", "rick", "morty-red", "morty-red", "morty-red", "beth-red", "beth-red", "beth-red"]
    stack = {"action": [*hands, "ten-minutes", "big-sister", "me-too"]}
    for order in ((1, 2, 0), (0, 2, 1)):
        table = croupier.open_table(GAME, 3, 1, {"first": "1"}, stack=stack)
        for seat in order:
            table.answer(seat, offers(table, seat)[0])
        assert cards(table, "hand:1", 1) == ["rick", "rick", "ten-minutes"]
        assert cards(table, "hand:2", 2) == ["big-sister", "morty-red", "morty-red"]
        assert cards(table, "hand:0", 0) == ["beth-red", "beth-red", "me-too"]


@pytest.mark.rule("TR-Q35", "TR-4.3")
def test_a_laid_card_is_seen_by_its_owner_only_until_all_are_turned_up() -> None:
    table = scene("lay", {"hand": ["rick"], "next": "me-too"}, {"hand": ["morty-red"], "next": "beth-red"})
    assert [cards(table, "next:0", seat) for seat in (0, 1, None)] == [[None]] * 3
    lay(table, 0, "rick")
    assert [cards(table, "laid:0", seat) for seat in (0, 1, None)] == [["rick"], [None], [None]]
    assert [cards(table, "hand:0", seat) for seat in (0, 1, None)] == [["me-too"], [None], [None]]
    assert (people(table, "has_laid"), phase(table)) == ([True, False], "lay")
    lay(table, 1, "morty-red")
    assert [cards(table, "laid:0", seat) for seat in (0, 1, None)] == [["rick"]] * 3
    assert phase(table) == "act"


@pytest.mark.rule("TR-Q35", "TR-4.10")
def test_a_player_who_has_laid_waits_but_may_speak() -> None:
    table = scene("lay", {"hand": ["rick", "beth-red"]}, {"hand": ["rick"]}, centre=[who("aunt-origami", "real")])
    lay(table, 0, "rick")
    assert (offers(table, 0), table.waiting()) == (["pass", "speak"], [1])
    assert refusal(table, 0, "lay:beth-red") == "TR-4.10"


@pytest.mark.rule("TR-Q35", "TR-Q26")
def test_an_undrawn_card_returns_to_the_deck_when_dinner_comes() -> None:
    players = [player("disco-badger", "real", hand=["rick"]), player("moss-prince", "real", hand=["beth-red"])]
    players.append(player("count-laundry", "real", hand=["morty-red"]))
    table = scene("lay", *players, mode="advanced", centre=[])
    lay(table, 1, "beth-red")
    speak(table, 0, "declare")
    vote(table, seat1=True)
    assert (counts(table, "next"), counts(table, "hand"), counts(table, "laid")) == ([0] * 3, [0] * 3, [0] * 3)
    assert (count(table, "action"), count(table, "discard")) == (ACTION_CARDS - 4, 4)
