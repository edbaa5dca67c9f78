"""TR-8: the declaration that no Parasite is left, the fourth Real, and the end of time."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.total_rickall.scenes import (
    Player,
    act,
    asked,
    cards,
    claims,
    count,
    counts,
    ending,
    friends,
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
    under,
    vote,
    who,
)

CLEAN = [who("disco-badger", "real"), who("moss-prince", "real")]
DIRTY = [who("disco-badger", "real"), who("moss-prince", "parasite")]


def may_declare(table: Table, seat: int) -> bool:
    table.answer(seat, "speak")
    offered = "declare" in offers(table, seat)
    table.answer(seat, "never-mind")
    return offered


# TR-8.1 When and who.


@pytest.mark.rule("TR-8.1", "TR-Q17")
def test_anybody_may_declare_before_and_after_every_effect() -> None:
    table = scene("lay", {"hand": ["rick"]}, {"hand": ["rick"]}, {"hand": ["rick"]}, centre=DIRTY)
    moments = [(0, "lay:rick"), (1, "lay:rick"), (2, "lay:rick"), *[(seat, "resolve") for seat in range(3)]]
    for seat, key in moments:
        assert [may_declare(table, other) for other in range(3)] == [True, True, True]
        table.answer(seat, key)
    assert phase(table) == "end"
    assert [may_declare(table, other) for other in range(3)] == [True, True, True]


@pytest.mark.rule("TR-8.1", "TR-Q17")
def test_a_declaration_that_fails_costs_nothing_and_play_goes_on() -> None:
    table = scene("act", {"laid": "rick"}, {"hand": ["rick"]}, {}, centre=DIRTY)
    question = {seat: offers(table, seat) for seat in asked(table)}
    speak(table, 1, "declare")
    assert asked(table) == [0, 2]
    vote(table)
    assert happened(table, "declared", "voted", "not-carried") == [
        ("declared", 1),
        ("voted", 0, "disagree"),
        ("voted", 2, "disagree"),
        ("not-carried", 1, 3),
    ]
    assert {seat: offers(table, seat) for seat in asked(table)} == question
    assert (counts(table, "hand"), count(table, "centre")) == ([3, 1, 3], 2)
    assert set(cards(table, "under")) == {None}


@pytest.mark.rule("TR-8.1", "TR-Q17")
def test_once_in_each_window_for_everybody() -> None:
    table = scene("act", {"laid": "rick"}, {"laid": "rick"}, {"laid": "rick"}, centre=DIRTY)
    speak(table, 1, "declare")
    vote(table)
    assert [may_declare(table, seat) for seat in range(3)] == [True, False, True]
    table.answer(1, "speak")
    assert refusal(table, 1, "declare") == "TR-Q17"
    table.answer(1, "never-mind")
    act(table, "resolve")
    assert [may_declare(table, seat) for seat in range(3)] == [True, True, True]


@pytest.mark.rule("TR-8.1", "TR-Q17")
def test_turning_the_cards_up_opens_a_new_window() -> None:
    table = scene("lay", {"hand": ["rick"], "declared": True}, {"hand": ["rick"]}, centre=DIRTY)
    assert [may_declare(table, seat) for seat in (0, 1)] == [False, True]
    table.answer(0, "lay:rick")
    assert not may_declare(table, 0)
    table.answer(1, "lay:rick")
    assert may_declare(table, 0)


@pytest.mark.rule("TR-8.1", "TR-Q17")
@pytest.mark.parametrize(("card", "key"), [("big-sister", "colour:red"), ("not-kill-me", "force:1")])
def test_never_inside_an_effect(card: str, key: str) -> None:
    table = scene("act", {"laid": card}, {}, {}, centre=DIRTY)
    act(table, key)
    table.answer(2, "speak")
    assert refusal(table, 2, "declare") == "TR-Q17"


# TR-8.2 The vote.


@pytest.mark.rule("TR-8.2", "TR-8.3", "TR-Q1")
@pytest.mark.parametrize(
    ("seats", "agree", "carried"),
    [(3, 1, False), (3, 2, True), (3, 3, True), (4, 1, False), (4, 2, True), (5, 2, False), (5, 3, True)],
)
def test_at_least_half_must_agree_the_declarer_included(seats: int, agree: int, carried: bool) -> None:
    table = scene("lay", *[{} for _ in range(seats)], centre=CLEAN)
    speak(table, 0, "declare")
    for seat in range(1, seats):
        table.answer(seat, "agree" if seat < agree else "disagree")
    assert table.over == carried
    assert happened(table, "carried", "not-carried") == [("carried" if carried else "not-carried", agree, seats)]


@pytest.mark.rule("TR-8.2", "TR-Q1", "TR-Q37")
def test_with_two_players_one_is_enough_and_nobody_is_asked() -> None:
    table = scene("lay", {}, {}, centre=CLEAN)
    speak(table, 1, "declare")
    assert ending(table) == ((0, 1), "TR-8.4")
    assert happened(table, "voted", "carried") == [("carried", 1, 2)]


@pytest.mark.rule("TR-8.3")
def test_the_rulebooks_example_two_of_three() -> None:
    table = scene("lay", {}, {}, {}, centre=CLEAN)
    speak(table, 2, "declare")
    vote(table, seat0=True)
    assert happened(table, "declared", "voted", "carried") == [
        ("declared", 2),
        ("voted", 0, "agree"),
        ("voted", 1, "disagree"),
        ("carried", 2, 3),
    ]
    assert ending(table) == ((0, 1, 2), "TR-8.4")


@pytest.mark.rule("TR-8.2", "TR-Q1")
@pytest.mark.parametrize(
    ("seats", "agree", "carried"), [(2, 1, False), (2, 2, True), (4, 2, False), (4, 3, True), (3, 2, True)]
)
def test_the_host_may_ask_for_more_than_half(seats: int, agree: int, carried: bool) -> None:
    table = scene("lay", *[{} for _ in range(seats)], centre=CLEAN, options={"majority": "strict"})
    speak(table, 0, "declare")
    for seat in range(1, seats):
        table.answer(seat, "agree" if seat < agree else "disagree")
    assert table.over == carried


@pytest.mark.rule("TR-8.2", "TR-Q37")
def test_all_vote_in_secret_and_at_once() -> None:
    table = scene("lay", {}, {}, {}, {}, centre=DIRTY)
    speak(table, 0, "declare")
    assert {seat: offers(table, seat) for seat in asked(table)} == {seat: ["agree", "disagree"] for seat in (1, 2, 3)}
    table.answer(2, "disagree")
    table.answer(1, "disagree")
    assert happened(table, "voted") == []
    assert [table.view(viewer)["answer"] for viewer in (0, 1, 2)] == [None, "disagree", "disagree"]
    table.answer(3, "disagree")
    assert happened(table, "voted") == [("voted", 1, "disagree"), ("voted", 2, "disagree"), ("voted", 3, "disagree")]


@pytest.mark.rule("TR-7.2", "TR-8.2")
def test_everybody_sees_who_raises_a_hand_and_who_has_called_the_vote() -> None:
    table = scene("lay", {}, {}, {}, {}, centre=DIRTY)
    assert (public(table, "speaker"), public(table, "vote_called_by")) == (None, None)
    table.answer(2, "speak")
    assert (public(table, "speaker"), public(table, "vote_called_by")) == (2, None)
    table.answer(2, "never-mind")
    assert (public(table, "speaker"), public(table, "vote_called_by")) == (None, None)
    table.answer(2, "speak")
    table.answer(2, "declare")
    assert (public(table, "speaker"), public(table, "vote_called_by"), public(table, "votes_needed")) == (None, 2, 2)
    for seat in (0, 1, 3):
        table.answer(seat, "disagree")
    assert (public(table, "speaker"), public(table, "vote_called_by")) == (None, None)


@pytest.mark.rule("TR-8.2", "TR-Q1")
def test_a_player_without_a_character_has_a_vote() -> None:
    players = [player("count-laundry", "real"), player(None), player("aunt-origami", "real")]
    table = scene("lay", *players, mode="advanced", centre=CLEAN)
    speak(table, 0, "declare")
    assert asked(table) == [1, 2]
    table.answer(1, "agree")
    table.answer(2, "disagree")
    assert happened(table, "carried") == [("carried", 2, 3)]


@pytest.mark.rule("TR-8.2")
def test_all_identities_of_the_centre_are_revealed() -> None:
    table = scene("act", {"laid": "rick"}, {}, centre=[*DIRTY, who("count-laundry", "parasite", slot=5)])
    speak(table, 1, "declare")
    assert happened(table, "revealed") == [
        ("revealed", "disco-badger"),
        ("revealed", "moss-prince"),
        ("revealed", "count-laundry"),
    ]
    for viewer in (None, 0, 1):
        assert shown(table, "revealed", viewer) == [["real"], ["parasite"], ["parasite"]]
        assert under(table, viewer) == {"disco-badger": "real", "moss-prince": "parasite", "count-laundry": "parasite"}
    assert table.pending == {}


# TR-8.4 The classic mode.


@pytest.mark.rule("TR-8.4", "TR-Q25")
@pytest.mark.parametrize(
    ("centre", "winners"),
    [(CLEAN, (0, 1, 2)), ([], (0, 1, 2)), (DIRTY, ()), ([who("disco-badger", "parasite")], ())],
    ids=["only Reals", "nobody", "a single Parasite among Reals", "a Parasite alone"],
)
def test_the_team_wins_if_no_parasite_is_revealed(centre: list[dict[str, object]], winners: tuple[int, ...]) -> None:
    table = scene("lay", {}, {}, {}, centre=centre)
    speak(table, 0, "declare")
    vote(table, seat1=True, seat2=True)
    assert ending(table) == (winners, "TR-8.4")
    assert table.result is not None
    assert table.result.scores == ((1, 1, 1) if winners else (0, 0, 0))
    assert happened(table, "team-won", "team-lost") == [("team-won",) if winners else ("team-lost",)]


@pytest.mark.rule("TR-8.1", "TR-8.4", "TR-Q25")
@pytest.mark.parametrize("centre", [CLEAN, []], ids=["only Reals", "nobody"])
def test_a_clean_centre_does_not_end_the_game_by_itself(centre: list[dict[str, object]]) -> None:
    table = scene("act", {"laid": "rick"}, {}, centre=centre, character=["count-laundry"])
    act(table, "resolve", "end-round")
    assert not table.over
    assert slots(table)[len(centre)] == "count-laundry"


# TR-8.5, TR-8.6 The fourth Real.


@pytest.mark.rule("TR-8.5", "TR-6.9")
def test_classic_everybody_loses_with_the_fourth_real() -> None:
    table = scene("act", {"laid": "beth-red"}, {"laid": "rick"}, {}, centre=CLEAN, fails=3)
    act(table, "shoot:disco-badger")
    assert ending(table) == ((), "TR-8.5")
    assert (count(table, "fail"), public(table, "fails_lost")) == (4, 4)
    assert happened(table, "lost-card", "arrived", "looked-at-deck") == []


LEFT = [who("moss-prince", "parasite"), who("baby-wizard", "real")]
SIDES = [("count-laundry", "real"), ("aunt-origami", "parasite"), ("pen-pal-yeti", "real"), ("the-twin", "parasite")]


@pytest.mark.rule("TR-8.6", "TR-9.8")
@pytest.mark.parametrize(("shooter", "winners"), [(0, (1, 3)), (2, (1, 3)), (1, (0, 2)), (3, (0, 2))])
def test_advanced_the_side_that_exterminated_the_fourth_real_loses(shooter: int, winners: tuple[int, ...]) -> None:
    players = friends(*SIDES)
    players[shooter]["laid"] = "beth-green"
    table = scene("act", *players, mode="advanced", centre=CLEAN, fails=3)
    act(table, "shoot:moss-prince")
    assert ending(table) == (winners, "TR-8.6")
    assert happened(table, "reals-won", "parasites-won") == [("parasites-won",) if 1 in winners else ("reals-won",)]
    assert happened(table, "lost-card", "arrived") == []


@pytest.mark.rule("TR-8.6")
def test_advanced_all_players_reveal_their_identity() -> None:
    players = friends(*SIDES)
    players[2]["laid"] = "beth-green"
    table = scene("act", *players, mode="advanced", centre=CLEAN, fails=3, first=1)
    act(table, "shoot:moss-prince")
    assert happened(table, "revealed-friend") == [
        ("revealed-friend", 1, "aunt-origami"),
        ("revealed-friend", 2, "pen-pal-yeti"),
        ("revealed-friend", 3, "the-twin"),
        ("revealed-friend", 0, "count-laundry"),
    ]
    for viewer in (None, 0, 1, 2, 3):
        assert shown(table, "revealed-friend", viewer) == [["parasite"], ["real"], ["parasite"], ["real"]]
        assert [cards(table, f"secret:{seat}", viewer)[0] for seat in range(4)] == [
            "real",
            "parasite",
            "real",
            "parasite",
        ]


@pytest.mark.rule("TR-Q44")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_after_the_fourth_real_everybody_learns_who_was_left_in_the_centre(mode: str) -> None:
    players = friends(*SIDES) if mode == "advanced" else [{} for _ in SIDES]
    players[2]["laid"] = "beth-red"
    table = scene("act", *players, mode=mode, centre=[who("disco-badger", "real"), *LEFT], fails=3)
    act(table, "shoot:disco-badger")
    assert happened(table, "revealed") == [("revealed", "moss-prince"), ("revealed", "baby-wizard")]
    for viewer in (None, 0, 1, 2, 3):
        assert shown(table, "revealed", viewer) == [["parasite"], ["real"]]
        assert cards(table, "under", viewer) == ["parasite", "real"]


@pytest.mark.rule("TR-8.6", "TR-9.8", "TR-Q28")
@pytest.mark.parametrize(("shooter", "winners"), [(1, (0, 2)), (2, (1, 3))])
def test_advanced_the_player_hit_by_the_fourth_shot_counts_as_real(shooter: int, winners: tuple[int, ...]) -> None:
    players = friends(*SIDES)
    players[shooter]["laid"] = "beth-blue"
    table = scene("act", *players, mode="advanced", centre=[], fails=3)
    act(table, "shoot:count-laundry")
    assert ending(table) == (winners, "TR-8.6")
    assert happened(table, "new-friend", "no-friend", "lost-card", "arrived") == []
    assert people(table, "friend")[0] is None


@pytest.mark.rule("TR-8.6", "TR-Q9", "TR-Q28")
def test_advanced_the_side_of_the_real_shooter_counts() -> None:
    players = friends(*SIDES)
    players[0]["laid"] = "not-kill-me"
    table = scene("act", *players, mode="advanced", centre=CLEAN, fails=3)
    act(table, "force:1", "shoot:moss-prince")
    assert ending(table) == ((0, 2), "TR-8.6")
    assert happened(table, "too-many-fails") == [("too-many-fails", 1)]


@pytest.mark.rule("TR-8.6", "TR-Q27")
def test_advanced_nobody_wins_if_nobody_is_on_the_other_side() -> None:
    players = [player("count-laundry", "real", laid="beth-red"), player("pen-pal-yeti", "real"), player(None)]
    table = scene("act", *players, mode="advanced", centre=CLEAN, fails=3)
    act(table, "shoot:disco-badger")
    assert ending(table) == ((), "TR-8.6")
    assert happened(table, "nobody-won", "parasites-won") == [("nobody-won",)]


# TR-8.7, TR-8.8 Time is up; and how the advanced mode goes on.

REALS = ["disco-badger", "moss-prince", "cactus-cousin", "sleepy-gary", "pencilvester"]


def last_round(parasites: int, *players: Player, mode: str = "classic", **more: Any) -> Table:
    """The end of the last round: one Real and the other Parasites are gone, and all other Characters are in play."""
    tied = len(players) if mode == "advanced" else 0
    centre = [who(name, "real") for name in REALS[tied:]] + [who("frog-notary", "parasite")] * parasites
    gone = {"fails": 1, "exterminated": 18 - parasites}
    return scene("end", *players, mode=mode, round=9, emptied=8, centre=centre, **gone, **more)


@pytest.mark.rule("TR-8.7", "TR-5.5")
@pytest.mark.parametrize(("parasites", "winners"), [(0, (0, 1, 2)), (1, ())])
def test_classic_the_centre_is_revealed_when_time_is_out(parasites: int, winners: tuple[int, ...]) -> None:
    table = last_round(parasites, {}, {}, {})
    assert public(table, "last_round")
    act(table, "end-round")
    assert happened(table, "time-out", "team-won", "team-lost") == [
        ("time-out",),
        ("team-won",) if winners else ("team-lost",),
    ]
    assert len(happened(table, "revealed")) == count(table, "centre")
    assert None not in cards(table, "under")
    assert ending(table) == (winners, "TR-8.7")


@pytest.mark.rule("TR-8.7", "TR-8.8")
@pytest.mark.parametrize("parasites", [0, 1])
def test_advanced_time_out_leads_to_dinner_or_to_the_parasites_victory(parasites: int) -> None:
    players = friends(("count-laundry", "real"), ("aunt-origami", "parasite"), ("pen-pal-yeti", "real"))
    table = last_round(parasites, *players, mode="advanced", first=2)
    act(table, "end-round")
    assert happened(table, "time-out") == [("time-out",)]
    if parasites:
        assert ending(table) == ((1,), "TR-8.8")
    else:
        assert (phase(table), happened(table, "dinner")) == ("dinner", [("dinner", 0)])


@pytest.mark.rule("TR-8.7")
def test_the_round_before_the_last_does_not_end_the_game() -> None:
    table = scene(
        "end", {}, {}, round=8, emptied=8, centre=[who(name, "real") for name in REALS], fails=1, exterminated=18
    )
    act(table, "end-round")
    assert not table.over
    assert happened(table, "time-out") == []


@pytest.mark.rule("TR-8.8", "TR-9.2")
def test_advanced_a_parasite_in_the_centre_wins_for_the_parasite_players() -> None:
    table = scene("lay", *friends(*SIDES), mode="advanced", centre=DIRTY)
    speak(table, 1, "declare")
    vote(table, seat3=True)
    assert happened(table, "carried") == [("carried", 2, 4)]
    assert ending(table) == ((1, 3), "TR-8.8")
    assert len(happened(table, "revealed-friend")) == 4


@pytest.mark.rule("TR-8.8", "TR-10.1", "TR-Q25")
@pytest.mark.parametrize("centre", [CLEAN, []], ids=["only Reals", "nobody"])
def test_advanced_a_clean_centre_leads_to_dinner(centre: list[dict[str, object]]) -> None:
    table = scene("lay", *friends(*SIDES), mode="advanced", centre=centre)
    speak(table, 0, "declare")
    vote(table, seat2=True)
    assert (phase(table), table.over) == ("dinner", False)
    assert None not in cards(table, "under")
    assert [cards(table, f"secret:{seat}") for seat in range(4)] == [[None]] * 4
    assert claims(table) == []


@pytest.mark.rule("TR-8.8", "TR-Q26")
def test_advanced_the_token_stays_after_a_declaration_and_moves_when_time_is_out() -> None:
    players = friends(("count-laundry", "real"), ("aunt-origami", "parasite"), ("pen-pal-yeti", "real"))
    declared = scene("end", *players, mode="advanced", centre=CLEAN, first=1)
    speak(declared, 0, "declare")
    vote(declared, seat2=True)
    late = last_round(0, *players, mode="advanced", first=1)
    act(late, "end-round")
    assert (public(declared, "first_player"), public(late, "first_player")) == (1, 2)
