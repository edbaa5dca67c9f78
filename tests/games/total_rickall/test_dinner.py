"""TR-10: dinner, at which there are no cards any more, and players point at each other."""

from __future__ import annotations

from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    ACTION_CARDS,
    GAME,
    act,
    asked,
    cards,
    choices,
    claims,
    count,
    counts,
    dinner,
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
    truth,
    vote,
    who,
)

FOUR = [("disco-badger", "real"), ("moss-prince", "parasite"), ("count-laundry", "real"), ("pen-pal-yeti", "parasite")]
CLEAN = [who("aunt-origami", "real")]


def declared(*players: dict[str, Any], now: str = "act", **more: Any) -> Table:
    """Return a table without a Parasite in its centre, just after all have agreed that there is none."""
    table = scene(now, *players, mode="advanced", **{"centre": CLEAN, **more})
    speak(table, 0, "declare")
    vote(table, **{f"seat{seat}": True for seat in range(len(players))})
    return table


# TR-10.1 to TR-10.3 How it begins.


@pytest.mark.rule("TR-10.1", "TR-8.8")
@pytest.mark.parametrize(("identity", "reached"), [("real", True), ("parasite", False)])
def test_dinner_is_served_only_when_no_parasite_is_left_in_the_centre(identity: str, reached: bool) -> None:
    table = declared(*friends(*FOUR), now="lay", centre=[*CLEAN, who("sleepy-gary", identity)])
    assert (phase(table) == "dinner") == reached
    assert happened(table, "dinner") == ([("dinner", 0)] if reached else [])
    assert table.over != reached


@pytest.mark.rule("TR-10.1")
def test_no_dinner_is_laid_with_a_parasite_in_the_centre() -> None:
    with pytest.raises(croupier.BadTable, match=r"TR-10\.1"):
        dinner(*friends(*FOUR), centre=[who("aunt-origami", "parasite")])


@pytest.mark.rule("TR-10.1")
def test_there_is_no_dinner_in_the_classic_mode() -> None:
    with pytest.raises(croupier.BadTable, match=r"TR-10\.1"):
        croupier.open_position(GAME, {"seats": 3, "phase": "dinner", "centre": []})


@pytest.mark.rule("TR-10.2", "TR-Q26")
@pytest.mark.parametrize("now", ["lay", "act", "end"])
def test_all_action_cards_are_discarded_the_unresolved_ones_without_effect(now: str) -> None:
    players = [{**person, "hand": ["rick"]} for person in friends(*FOUR)]
    if now != "lay":
        players = [{**person, "laid": "beth-red"} for person in players]
    table = declared(*players, now=now)
    assert counts(table, "hand") == counts(table, "laid") == counts(table, "next") == [0] * 4
    assert cards(table, "discard").count("rick") == 4
    assert cards(table, "discard").count("beth-red") == (0 if now == "lay" else 4)
    assert happened(table, "shot", "shot-friend", "nothing") == []
    assert count(table, "action") + count(table, "discard") == ACTION_CARDS


@pytest.mark.rule("TR-10.2", "TR-10.4")
def test_shooting_needs_no_card_and_nothing_else_can_be_done() -> None:
    table = dinner(*friends(*FOUR))
    assert offers(table, 0) == ["shoot:count-laundry", "shoot:moss-prince", "shoot:pen-pal-yeti", "hold-fire", "speak"]
    for key in ("lay:morty-red", "look:moss-prince", "end-round", "resolve"):
        assert refusal(table, 0, key) != "not refused"
    act(table, "shoot:moss-prince")
    assert happened(table, "shot-friend") == [("shot-friend", 0, "moss-prince", 1)]


@pytest.mark.rule("TR-10.3", "TR-10.8", "TR-Q33")
@pytest.mark.parametrize(("last_parasite", "winners"), [(True, (1, 3)), (False, (0, 2))])
def test_sides_are_fixed_dead_or_alive(last_parasite: bool, winners: tuple[int, ...]) -> None:
    table = dinner(*friends(*FOUR))
    act(table, "shoot:moss-prince")
    if not last_parasite:
        act(table, "shoot:pen-pal-yeti")
    while not table.over:
        act(table, "hold-fire")
    assert ending(table) == (winners, "TR-10.10")


# TR-10.4 Turns.


@pytest.mark.rule("TR-10.4")
@pytest.mark.parametrize(("first", "order"), [(0, [0, 1, 2]), (1, [1, 2, 0]), (2, [2, 0, 1])])
def test_the_first_player_may_shoot_first_then_the_others_clockwise(first: int, order: list[int]) -> None:
    table = dinner(*friends(*FOUR[:3]), first=first)
    for seat in order:
        assert table.waiting() == [seat]
        for other in set(range(3)) - {seat}:
            assert offers(table, other) == ["pass", "speak"]
            assert refusal(table, other, "shoot:disco-badger") == "TR-10.4"
        act(table, "hold-fire")
    assert happened(table, "held-fire") == [("held-fire", seat) for seat in order]


@pytest.mark.rule("TR-10.4", "TR-Q20")
def test_one_shot_and_the_turn_passes_on() -> None:
    table = dinner(*friends(*FOUR), first=2)
    act(table, "shoot:moss-prince")
    assert table.waiting() == [3]
    act(table, "hold-fire")
    assert table.waiting() == [0]


@pytest.mark.rule("TR-10.4", "TR-Q42", "TR-7.7")
def test_everybody_may_talk_freely() -> None:
    table = dinner(*friends(*FOUR), centre=CLEAN)
    question = offers(table, 0)
    speak(table, 3, "say:parasite", "about:disco-badger")
    speak(table, 0, "say:rather", "about:moss-prince", "about:count-laundry")
    speak(table, 1, "say:real", "about:moss-prince")
    assert claims(table) == [
        (3, "parasite", "disco-badger", None),
        (0, "rather", "moss-prince", "count-laundry"),
        (1, "real", "moss-prince", None),
    ]
    assert (table.waiting(), offers(table, 0)) == ([0], question)
    table.answer(1, "speak")
    table.answer(1, "say:parasite")
    assert refusal(table, 1, "about:moss-prince") == "TR-7.7"
    assert "about:deck" not in offers(table, 1)


@pytest.mark.rule("TR-10.4", "TR-Q17")
def test_nobody_declares_any_more() -> None:
    table = dinner(*friends(*FOUR))
    table.answer(0, "speak")
    assert "declare" not in offers(table, 0)
    assert refusal(table, 0, "declare") == "TR-Q17"


# TR-10.5 to TR-10.8 Whom, and what follows.


@pytest.mark.rule("TR-10.5")
def test_only_the_friends_of_players_can_be_shot() -> None:
    table = dinner(*friends(*FOUR), centre=[*CLEAN, who("sleepy-gary", "real")])
    assert set(choices(table, 0)) == {"moss-prince", "count-laundry", "pen-pal-yeti"}
    assert refusal(table, 0, "shoot:aunt-origami") == "TR-10.5"
    assert slots(table) == {0: "aunt-origami", 1: "sleepy-gary"}


@pytest.mark.rule("TR-10.6", "TR-Q22")
@pytest.mark.parametrize(("shooter", "winners"), [(0, (1, 3)), (1, (0, 2)), (3, (0, 2))])
def test_a_player_who_exterminates_a_real_makes_their_own_side_lose_at_once(
    shooter: int, winners: tuple[int, ...]
) -> None:
    table = dinner(*friends(*FOUR), first=shooter)
    act(table, "shoot:count-laundry")
    assert ending(table) == (winners, "TR-10.6")
    assert shown(table, "shot-friend") == [["real"]]
    assert len(happened(table, "revealed-friend")) == 3


@pytest.mark.rule("TR-10.6", "TR-10.3")
def test_a_player_who_was_freed_of_a_parasite_before_dinner_loses_with_the_reals() -> None:
    table = dinner(player(None), player("moss-prince", "parasite"), player("count-laundry", "real"))
    act(table, "shoot:count-laundry")
    assert ending(table) == ((1,), "TR-10.6")


@pytest.mark.rule("TR-10.6", "TR-Q27")
def test_nobody_wins_if_a_real_is_shot_and_all_are_real() -> None:
    table = dinner(*friends(("disco-badger", "real"), ("moss-prince", "real"), ("count-laundry", "real")))
    act(table, "shoot:moss-prince")
    assert ending(table) == ((), "TR-10.6")


@pytest.mark.rule("TR-10.6", "TR-10.3")
def test_a_parasite_who_fell_at_dinner_still_wins_when_a_real_shoots_a_real() -> None:
    table = dinner(*friends(*FOUR))
    act(table, "shoot:moss-prince", "shoot:disco-badger")
    assert ending(table) == ((1, 3), "TR-10.6")


@pytest.mark.rule("TR-10.7", "TR-Q21")
def test_a_player_without_an_identity_cannot_be_shot_but_may_shoot() -> None:
    table = dinner(player("disco-badger", "real"), player(None), player("moss-prince", "parasite"))
    assert choices(table, 0) == ["moss-prince"]
    act(table, "hold-fire")
    assert (table.waiting(), choices(table, 1)) == ([1], ["disco-badger", "moss-prince"])
    act(table, "shoot:moss-prince")
    assert happened(table, "exterminated") == [("exterminated", "moss-prince")]


@pytest.mark.rule("TR-10.8")
def test_a_player_who_is_exterminated_gets_nobody_new_and_falls_silent() -> None:
    table = dinner(*friends(*FOUR), character=["sleepy-gary"])
    act(table, "shoot:moss-prince")
    assert people(table, "friend") == ["disco-badger", None, "count-laundry", "pen-pal-yeti"]
    assert people(table, "fell_at_dinner") == [False, True, False, False]
    assert happened(table, "new-friend", "arrived", "freed") == []
    assert (cards(table, "parasites"), cards(table, "graveyard")) == (["parasite"], ["moss-prince"])
    for seat in (2, 3, 0):
        assert table.waiting() == [seat]
        assert "moss-prince" not in choices(table, seat)
        act(table, "hold-fire")
    assert happened(table, "held-fire") == [("held-fire", 2), ("held-fire", 3), ("held-fire", 0)]


@pytest.mark.rule("TR-10.8", "TR-Q20", "TR-Q42")
def test_a_player_who_is_exterminated_has_no_vote_on_the_end() -> None:
    table = dinner(*friends(*FOUR))
    act(table, "shoot:moss-prince")
    table.answer(1, "speak")
    assert refusal(table, 1, "enough") == "TR-10.8"
    table.answer(1, "never-mind")
    speak(table, 0, "enough")
    assert asked(table) == [2, 3]


# TR-10.9 to TR-10.11 How it ends.


@pytest.mark.rule("TR-10.9", "TR-10.10")
@pytest.mark.parametrize(
    ("shots", "winners"),
    [
        ([], (1, 3)),
        (["moss-prince"], (1, 3)),
        (["pen-pal-yeti"], (1, 3)),
        (["moss-prince", "pen-pal-yeti"], (0, 2)),
    ],
)
def test_the_reals_must_exterminate_every_parasite_player(shots: list[str], winners: tuple[int, ...]) -> None:
    table = dinner(*friends(*FOUR))
    for name in shots:
        while table.waiting()[0] in (1, 3):
            act(table, "hold-fire")
        act(table, f"shoot:{name}")
    while not table.over:
        act(table, "hold-fire")
    assert ending(table) == (winners, "TR-10.10")
    assert happened(table, "reals-won", "parasites-won") == [("reals-won",) if 0 in winners else ("parasites-won",)]


@pytest.mark.rule("TR-10.9")
def test_a_parasite_may_shoot_another_to_seem_real() -> None:
    table = dinner(*friends(*FOUR), first=1)
    act(table, "shoot:pen-pal-yeti")
    assert (table.over, happened(table, "exterminated")) == (False, [("exterminated", "pen-pal-yeti")])


@pytest.mark.rule("TR-10.10", "TR-Q20")
def test_a_lap_in_which_nobody_shoots_ends_dinner() -> None:
    table = dinner(*friends(*FOUR[:3]))
    act(table, "hold-fire", "hold-fire")
    assert not table.over
    act(table, "hold-fire")
    assert happened(table, "lap-of-peace") == [("lap-of-peace",)]
    assert ending(table) == ((1,), "TR-10.10")


@pytest.mark.rule("TR-10.10", "TR-Q20")
def test_a_shot_begins_a_new_lap() -> None:
    table = dinner(*friends(*FOUR))
    act(table, "hold-fire", "hold-fire", "shoot:moss-prince", "hold-fire")
    assert not table.over
    act(table, "hold-fire")
    assert not table.over
    act(table, "hold-fire")
    assert ending(table) == ((1, 3), "TR-10.10")


@pytest.mark.rule("TR-10.10", "TR-Q20")
def test_the_death_of_the_last_parasite_does_not_end_dinner() -> None:
    table = dinner(*friends(*FOUR[:3]))
    act(table, "shoot:moss-prince")
    assert not table.over
    assert table.waiting() == [2]


@pytest.mark.rule("TR-10.10", "TR-Q20", "TR-Q37", "TR-Q42")
@pytest.mark.parametrize(("agree", "over"), [((True, True), True), ((True, False), False), ((False, False), False)])
def test_dinner_ends_when_everybody_agrees(agree: tuple[bool, bool], over: bool) -> None:
    table = dinner(*friends(*FOUR[:3]))
    speak(table, 1, "enough")
    assert asked(table) == [0, 2]
    vote(table, seat0=agree[0], seat2=agree[1])
    assert happened(table, "called-enough") == [("called-enough", 1)]
    assert table.over == over
    if over:
        assert ending(table) == ((1,), "TR-10.10")
    else:
        assert (table.waiting(), phase(table)) == ([0], "dinner")
        table.answer(1, "speak")
        assert refusal(table, 1, "enough") == "TR-Q42"


@pytest.mark.rule("TR-10.10")
def test_the_players_reveal_the_identities_they_still_have() -> None:
    table = dinner(*friends(*FOUR))
    act(table, "shoot:moss-prince", *["hold-fire"] * 3)
    assert happened(table, "revealed-friend") == [
        ("revealed-friend", 0, "disco-badger"),
        ("revealed-friend", 2, "count-laundry"),
        ("revealed-friend", 3, "pen-pal-yeti"),
    ]
    for viewer in (None, 0, 1, 2, 3):
        assert shown(table, "revealed-friend", viewer) == [["real"], ["real"], ["parasite"]]


@pytest.mark.rule("TR-10.10")
def test_nothing_is_revealed_before_the_end() -> None:
    table = dinner(*friends(*FOUR))
    act(table, "hold-fire", "hold-fire", "hold-fire")
    assert [cards(table, f"secret:{seat}") for seat in range(4)] == [[None]] * 4
    assert [truth(table, seat)["identity"] for seat in range(4)] == ["real", "parasite", "real", "parasite"]


@pytest.mark.rule("TR-10.11", "TR-9.5")
def test_nobody_shoots_their_own_friend_at_dinner() -> None:
    table = dinner(*friends(*FOUR))
    for seat, (own, _) in enumerate(FOUR[:3]):
        assert own not in choices(table, seat)
        assert refusal(table, seat, f"shoot:{own}") == "TR-9.5"
        act(table, "hold-fire")
    assert public(table, "actor") == 3


@pytest.mark.rule("TR-10.11", "TR-9.5", "TR-Q19")
@pytest.mark.parametrize(("own", "first"), [("pencilvester", 0), ("sleepy-gary", 1)])
def test_nobody_shoots_their_own_friend_even_if_nobody_else_could(own: str, first: int) -> None:
    table = dinner(*friends((own, "real"), ("moss-prince", "parasite"), ("count-laundry", "real")), first=first)
    while table.waiting() != [0]:
        act(table, "hold-fire")
    assert set(choices(table, 0)) == {"moss-prince", "count-laundry"}
    assert refusal(table, 0, f"shoot:{own}") == "TR-9.5"


@pytest.mark.rule("TR-10.10", "TR-Q42")
def test_the_end_may_be_called_for_again_in_the_next_turn() -> None:
    table = dinner(*friends(*FOUR[:3]))
    for called in (1, 2):
        speak(table, 1, "enough")
        vote(table)
        act(table, "hold-fire")
        assert happened(table, "called-enough") == [("called-enough", 1)] * called
    assert not table.over


@pytest.mark.rule("TR-10.10", "TR-Q20")
def test_dinner_is_over_when_there_is_nobody_left_to_shoot() -> None:
    players = [player("disco-badger", "real"), player(None, fell=True), player("moss-prince", "parasite")]
    table = dinner(*players)
    act(table, "shoot:moss-prince")
    assert happened(table, "no-shot-left") == [("no-shot-left",)]
    assert ending(table) == ((0,), "TR-10.10")
