"""The engine on its own: a game from outside the project is dealt, asked, saved and forked like any other."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from croupier import BadTable, NotAsked, NotOnOffer, TooLate
from croupier.table import Chair, GameInfo, Table, open_position, open_table
from croupier.table.save import read
from tests.play import asked, known_kinds, names, picture, refusal, sight, some_move, text, truth, viewers, zones_of
from tests.table.toy import COUNTS, KINDS, MAGPIES

EXAMPLES = 120
BOX = Counter(dict(zip(KINDS, COUNTS, strict=True)))


def find(name: str) -> GameInfo:
    assert name == "magpies"
    return MAGPIES


def played(seats: int, seed: int, answers: int) -> Table:
    table = open_table(MAGPIES, seats, seed, {"days": 6})
    luck = Random(seed)
    for _ in range(answers):
        if table.over:
            break
        table.answer(*some_move(table, luck))
    return table


tables = st.builds(played, st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 90))


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(table=tables, seed=st.integers())
def test_any_table_can_be_saved_forked_and_played_on(table: Table, seed: int) -> None:
    before = picture(table)
    loaded = read(text(table.save()), find)
    assert picture(loaded) == before
    assert truth(loaded) == truth(table)
    assert Counter(card for zone in truth(table) for card in zone) == BOX
    for viewer in viewers(table):
        twin = table.fork(viewer, seed)
        assert sight(twin, viewer) == sight(table, viewer)
        assert Counter(card for zone in truth(twin) for card in zone) == BOX
        assert picture(read(text(twin.save()), find)) == picture(twin)
        luck = Random(seed)
        while not twin.over:
            twin.answer(*some_move(twin, luck))
    assert picture(table) == before


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(table=tables, seed=st.integers())
def test_any_answer_is_taken_back_whole_or_not_at_all(table: Table, seed: int) -> None:
    if table.over:
        return
    before = picture(table)
    seat, key = some_move(table, Random(seed))
    known = [known_kinds(table.view(viewer)) for viewer in viewers(table)]
    table.answer(seat, key)
    between = picture(table)
    learnt = [known_kinds(table.view(viewer)) - knew for viewer, knew in zip(viewers(table), known, strict=True)]
    if refusal(table.undo, seat) is None:
        assert picture(table) == before
        assert not any(learnt)
    else:
        assert picture(table) == between


@settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None)
@given(table=tables, seed=st.integers(0, 100))
def test_any_position_can_be_opened(table: Table, seed: int) -> None:
    if table.over:
        return
    position = table.position()
    opened = open_position(MAGPIES, position, seed)
    assert opened.position() == position
    for viewer in viewers(table):
        assert sight(opened.fork(viewer, 1), viewer) == sight(opened, viewer)


# Asking.


def test_who_is_asked_at_the_same_time_hears_no_answer_before_all_are_in() -> None:
    table = open_table(MAGPIES, 3, 1)
    assert sorted(table.pending) == [0, 1, 2]
    assert {decision.kind for decision in table.pending.values()} == {"hide"}
    for seat in (2, 0):
        table.answer(seat, table.pending[seat].options[0])
        assert seat not in table.pending
        assert table.view()["phase"] == "morning"
    assert names(table.view(), "answered") == [0, 2]
    assert table.view(2)["answer"] is not None
    assert table.view(1)["answer"] is None
    assert all(event["event"] != "hidden" for event in table.events())
    table.answer(1, table.pending[1].options[0])
    assert [event["seat"] for event in table.events() if event["event"] == "hidden"] == [0, 1, 2]
    assert table.view()["phase"] == "noon"


def at_noon(seats: int = 3, seed: int = 1) -> Table:
    table = open_table(MAGPIES, seats, seed)
    for seat in range(seats):
        table.answer(seat, table.pending[seat].options[0])
    return table


def test_a_window_closes_when_all_have_given_answers_that_wait() -> None:
    table = at_noon()
    table.answer(2, "quiet")
    table.answer(0, "point:2")
    assert sorted(table.pending) == [1]
    assert all(event["event"] != "pointed" for event in table.events(seat=0))
    table.answer(1, "point:0")
    told = [(event["seat"], event["target"]) for event in table.events() if event["event"] == "pointed"]
    assert told == [(0, 2), (1, 0)]
    assert table.view()["phase"] == "evening"


def test_in_a_window_the_first_to_react_is_served_and_everybody_is_asked_again() -> None:
    table = at_noon()
    table.answer(0, "point:1")
    table.answer(1, "quiet")
    table.answer(2, "cry")
    assert sorted(table.pending) == [0, 1, 2], "seats that had answered are asked again after the news"
    assert names(table.view(), "answered") == []
    assert table.events()[-1]["event"] == "cried"
    assert all(event["event"] != "pointed" for event in table.events())
    for seat in range(3):
        table.answer(seat, "quiet")
    assert table.view()["phase"] == "evening"
    assert all(event["event"] != "pointed" for event in table.events()), (
        "the finger pointed before the cry does not count"
    )


def test_a_window_may_be_reopened_many_times_and_offers_change_with_it() -> None:
    table = at_noon()
    for _ in range(3):
        assert "cry" in asked(table)[0][2]
        table.answer(0, "cry")
    assert "cry" not in asked(table)[0][2]
    with pytest.raises(NotOnOffer):
        table.answer(0, "cry")


def test_a_reaction_may_ask_further_before_the_window_opens_again() -> None:
    table = at_noon()
    table.answer(1, "peek")
    assert sorted(table.pending) == [1]
    assert table.pending[1].kind == "nest"
    with pytest.raises(NotAsked):
        table.answer(0, "quiet")
    table.answer(1, "nest:2")
    assert sorted(table.pending) == [0, 1, 2]
    nest = next(zone for zone in zones_of(table.view(1)) if zone["name"] == "nest:2")
    assert nest["cards"] != [None]
    assert next(zone for zone in zones_of(table.view(0)) if zone["name"] == "nest:2")["cards"] == [None]


def test_nobody_answers_twice() -> None:
    table = at_noon()
    table.answer(0, "quiet")
    with pytest.raises(TooLate) as refused:
        table.answer(0, "quiet")
    assert (refused.value.reason, refused.value.rule) == ("answered-already", "M-2")


def test_why_an_answer_is_not_on_offer_is_told_in_the_games_words() -> None:
    table = open_table(MAGPIES, 2, 1)
    absent = next(kind for kind in KINDS if table.pending[0].find(f"hide:{kind}") is None)
    with pytest.raises(NotOnOffer, match="you hold no such trinket") as refused:
        table.answer(0, f"hide:{absent}")
    assert refused.value.rule == "M-1"
    assert refused.value.reason == "you-hold-no-such-trinket"


# Telling.


def test_some_events_are_told_to_some() -> None:
    table = at_noon()
    table.answer(1, "peek")
    table.answer(1, "nest:2")
    winks = {
        seat: [event for event in table.events(seat=seat) if event["event"] == "winked"] for seat in viewers(table)
    }
    assert winks[0] == winks[None] == []
    assert (
        winks[1]
        == winks[2]
        == [{"n": len(table.events(seat=1)), "event": "winked", "rule": "M-3", "seat": 1, "target": 2}]
    )
    assert table.view(0)["events"] == table.view(1)["events"] == len(table.events(seat=1))


def test_a_card_told_is_shown_to_those_who_have_seen_it() -> None:
    table = at_noon()
    table.answer(1, "peek")
    table.answer(1, "nest:2")
    peeks = {
        seat: [event["cards"] for event in table.events(seat=seat) if event["event"] == "peeked"]
        for seat in viewers(table)
    }
    assert peeks[0] == peeks[None] == [[None]]
    assert peeks[1] == peeks[2]
    assert peeks[1] != [[None]], "the owner has seen what it hid"


def test_events_are_numbered_from_one_and_asked_for_by_the_last_number_known() -> None:
    table = played(3, 5, 40)
    for seat in viewers(table):
        events = table.events(seat=seat)
        numbers = [event["n"] for event in events]
        assert numbers == sorted(numbers, key=lambda number: int(str(number)))
        assert all(
            table.events(since=since, seat=seat) == [e for e in events if int(str(e["n"])) > since]
            for since in range(12)
        )
    assert table.events(since=-5) == table.events()
    assert table.events(since=10**6) == []


# Stacks.


def test_a_stacked_deck_gives_what_was_wished_for_in_drawing_order() -> None:
    for seed in range(20):
        table = open_table(MAGPIES, 2, seed, None, {"deck": ["gold", "button", "button", "glass", "silver"]})
        hands = [sorted(zone["cards"], key=str) for zone in zones_of(table.view(0)) if zone["name"] == "hand:0"]
        assert hands == [["button", "gold"]]
        assert next(zone["cards"] for zone in zones_of(table.view(1)) if zone["name"] == "hand:1") == [
            "button",
            "glass",
        ]
        assert truth(table)[4][0] == "silver"
        assert table.view()["stacked"] is True


def test_only_the_first_shuffle_is_stacked() -> None:
    tops = set()
    for seed in range(20):
        table = open_table(MAGPIES, 2, seed, None, {"deck": ["gold", "gold", "silver", "silver", "silver"]})
        luck = Random(seed)
        while table.view()["public"] == {"day": 1, "die": None, "cries": 0} or table.view()["phase"] != "morning":
            table.answer(*some_move(table, luck))
        tops.add(truth(table)[4][0])
    assert len(tops) > 1


def test_a_stacked_die_shows_what_was_wished_for_and_then_luck_goes_on() -> None:
    for seed in range(5):
        table = open_table(MAGPIES, 2, seed, {"days": 12}, {"die": [6, 1, 6]})
        luck = Random(seed)
        while not table.over:
            table.answer(*some_move(table, luck))
        faces = [event["face"] for event in table.events() if event["event"] == "threw"]
        assert faces[:3] == [6, 1, 6]
        assert len(faces) >= 12
        assert all(isinstance(face, int) and 1 <= face <= 6 for face in faces)
        assert len(set(faces[3:])) > 1


def test_a_stacked_scene_throws_the_die_and_draws_as_wished() -> None:
    scene = {"seats": 2, "phase": "evening", "deck": {"size": 3}}
    for seed in range(6):
        table = open_position(MAGPIES, scene, seed, {"die": [5, 2], "deck": ["silver", "gold"]})
        assert table.events()[-1]["face"] == 5
        assert truth(table)[4][:2] == ["silver", "gold"]
        assert len(truth(table)[4]) == 3
        table.answer(0, "draw")
        assert truth(table)[0] == ["gold", "silver"]
        assert table.view()["stacked"] is True
        assert table.save()["stack"] == {"die": [5, 2], "deck": ["silver", "gold"]}


def test_a_pile_of_a_scene_that_is_empty_is_stacked_when_it_is_next_shuffled() -> None:
    scene = {"seats": 2, "phase": "evening", "deck": {"exactly": []}, "players": [{}, {"nest": ["gold", "glass"]}]}
    for seed in range(6):
        table = open_position(MAGPIES, scene, seed, {"deck": ["glass", "gold"]})
        table.answer(0, "draw")
        assert truth(table)[4] == ["glass", "gold"]


def test_a_fork_does_not_keep_the_rest_of_a_stack() -> None:
    """A fork does not know what the die was set to show."""
    table = open_table(MAGPIES, 2, 1, None, {"die": [6]})
    firsts = set()
    for seed in range(40):
        twin = table.fork(0, seed)
        luck = Random(seed)
        while not any(event["event"] == "threw" for event in twin.events()):
            twin.answer(*some_move(twin, luck))
        firsts.add(next(event["face"] for event in twin.events() if event["event"] == "threw"))
    assert firsts == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    "stack",
    [
        {"die": [0]},
        {"die": [7]},
        {"die": ["six"]},
        {"die": [True]},
        {"die": 6},
        {"deck": ["gold"] * 3},
        {"deck": ["coin"]},
        {"hand:0": ["gold"]},
    ],
)
def test_a_stack_that_cannot_be_is_refused(stack: dict[str, list[str | int]]) -> None:
    with pytest.raises(BadTable):
        open_table(MAGPIES, 2, 0, None, stack)


# Going back.


def test_a_hidden_answer_may_be_taken_back_and_given_anew() -> None:
    table = open_table(MAGPIES, 2, 3)
    before = picture(table)
    for option in table.pending[0].options:
        table.answer(0, option)
        table.undo(0)
        assert picture(table) == before


def test_the_last_of_the_secret_answers_reveals_them_and_stays() -> None:
    table = open_table(MAGPIES, 2, 3)
    table.answer(0, table.pending[0].options[0])
    table.answer(1, table.pending[1].options[0])
    with pytest.raises(TooLate) as refused:
        table.undo(1)
    assert refused.value.reason == "shown-since"
    with pytest.raises(TooLate) as refused:
        table.undo(0)
    assert refused.value.reason == "answered-since"


def test_a_cry_that_everybody_has_heard_stays() -> None:
    table = at_noon()
    table.answer(0, "point:1")
    table.answer(2, "cry")
    after = picture(table)
    with pytest.raises(TooLate, match="announced"):
        table.undo(2)
    assert picture(table) == after


def test_a_stacked_toss_stays_too() -> None:
    table = open_table(MAGPIES, 2, 1, None, {"die": [6, 1]})
    for seat in range(2):
        table.answer(seat, table.pending[seat].options[0])
    table.answer(0, "toss")
    assert table.events()[-1]["face"] == 6
    with pytest.raises(TooLate):
        table.undo(0)


def test_a_toss_a_peek_and_a_draw_stay() -> None:
    table = at_noon()
    table.answer(0, "toss")
    with pytest.raises(TooLate) as refused:
        table.undo(0)
    assert refused.value.reason == "shown-since"
    table.answer(1, "peek")
    table.answer(1, "nest:2")
    with pytest.raises(TooLate):
        table.undo(1)
    for seat in range(3):
        table.answer(seat, "quiet")
    with pytest.raises(TooLate):
        table.undo(2)
    table.answer(0, "draw")
    with pytest.raises(TooLate):
        table.undo(0)


# Chairs.


def test_a_chair_shows_one_side_of_the_table() -> None:
    table = played(3, 8, 7)
    for seat in table.pending:
        chair = Chair(table, seat)
        assert chair.view() == table.view(seat)
        assert chair.events() == table.events(seat=seat)
        assert chair.events(3) == table.events(3, seat)
        assert text(chair.fork(5).view(seat)) == text(table.view(seat))
        assert chair.decision is table.pending[seat]


def test_the_name_of_a_game_the_number_of_seats_and_the_options_say_what_is_played() -> None:
    table = open_table(MAGPIES, 3, 1, {"wind": "south"})
    view = table.view(1)
    assert (view["game"], view["version"], view["seats"], view["you"]) == ("magpies", 3, 3, 1)
    assert view["options"] == {"days": 3, "loud": False, "wind": "south"}
    assert view["stacked"] is False
    assert "magpies" in repr(table)
