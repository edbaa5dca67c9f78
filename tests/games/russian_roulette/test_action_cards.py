"""RR-11: what applies to all Action cards, and the worked examples of the rulebook."""

from __future__ import annotations

import pytest

import croupier
from croupier.shelf.russian_roulette.cards import FIGURES
from tests.games.russian_roulette.scenes import (
    DEAD,
    IDLE,
    asked,
    cards,
    choices,
    count,
    counts,
    everybody,
    happened,
    offers,
    people,
    phase,
    play,
    plays,
    public,
    refusal,
    scene,
    until,
)

DECK = [kind for kind, copies in zip(FIGURES.kinds, FIGURES.count, strict=True) for _ in range(copies)]
SKULLS = {"shoot-someone", "raise", "one-for-the-road", "spin-it-again", "anonymous-tip", "extra-round"}
WINDOWS = {
    "pocket": {"light-pockets"},
    "spin": {"extra-round"},
    "bet": {"peek"},
    "accusation": {"cold-feet", "raise", "anonymous-tip"},
    "judge": {"bribed-judge"},
    "trigger": {"gift", "shoot-someone", "air-gun", "one-for-the-road", "spin-it-again", "duck"},
    "powder": {"wet-powder"},
    "score": {"danger-money"},
}
EVERY_KIND = [kind for kinds in WINDOWS.values() for kind in sorted(kinds)]


def in_window(window: str, holder: dict[str, object]) -> croupier.Table:
    """Return a scene in which every card of its phase could do something, with seat 0 as given."""
    bet = {"bet": 3} if window not in ("pocket", "spin", "bet") else {}
    holder = bet | holder
    if window == "judge":
        holder |= {"pocket": "bullet", "pocket_shown": True}
    if window == "powder":
        holder |= {"shown": ["bullet"], "turned_up": True}
    return scene(window, holder, {"hand": ["gift"], "accuses": 0 if window == "judge" else None}, {})


@pytest.mark.rule("RR-11.2", "RR-Q25")
@pytest.mark.parametrize("window", WINDOWS)
def test_each_card_is_played_in_its_own_phase_only(window: str) -> None:
    table = in_window(window, {"hand": EVERY_KIND})
    assert set(plays(table, 0)) == WINDOWS[window]


@pytest.mark.rule("RR-11.2")
@pytest.mark.parametrize("card", EVERY_KIND)
def test_a_card_of_another_phase_is_refused(card: str) -> None:
    now = "accusation" if card == "peek" else "bet"
    table = scene(now, {"hand": [card]}, {})
    assert refusal(table, 0, f"play:{card}") == "RR-11.2"
    assert counts(table, "hand") == [1, 0]


@pytest.mark.rule("RR-11.2")
def test_a_card_that_one_does_not_hold_is_refused() -> None:
    table = scene("bet", {"hand": ["gift"]}, {})
    assert refusal(table, 0, "play:peek") == "RR-11.2"


@pytest.mark.rule("RR-11.3")
def test_a_hand_has_no_limit() -> None:
    table = scene("accusation", {"hand": DECK[:20]}, {"pocket": "bullet"}, {})
    everybody(table, "pass", seat0="accuse:1")
    assert counts(table, "hand")[0] == 23


@pytest.mark.rule("RR-11.4")
def test_any_number_of_cards_may_be_played_in_a_phase() -> None:
    table = scene("bet", {"hand": ["peek"] * 4}, {}, {})
    for target in (0, 1, 2, 0):
        play(table, 0, "peek", target)
    assert cards(table, "discard") == ["peek"] * 4


@pytest.mark.rule("RR-11.5")
@pytest.mark.parametrize(
    ("now", "card"),
    [
        ("bet", "peek"),
        ("accusation", "raise"),
        ("trigger", "one-for-the-road"),
        ("trigger", "spin-it-again"),
        ("spin", "extra-round"),
    ],
)
def test_a_player_who_chooses_a_person_may_choose_themselves(now: str, card: str) -> None:
    table = scene(now, {"hand": [card]}, {})
    table.answer(0, f"play:{card}")
    assert choices(table, 0) == [0, 1]


@pytest.mark.rule("RR-11.6", "RR-Q4")
def test_one_may_aim_at_people_who_are_dead_out_or_done() -> None:
    done, out = {"bet": 0}, {"out": True}
    table = scene("trigger", {"bet": 1, "hand": ["gift"]}, DEAD, out, done)
    table.answer(0, "play:gift")
    assert choices(table, 0) == [1, 2, 3]


@pytest.mark.rule("RR-11.7", "RR-A02", "RR-Q2")
def test_natasha_gives_yuri_a_present_although_he_is_done() -> None:
    yuri, natasha = 0, 1
    table = scene(
        "trigger",
        {"bet": 3, "barrel": ["click"]},
        {"bet": 4, "hand": ["gift"], "barrel": ["click", "bullet"]},
        {},
        shot=3,
    )
    everybody(table, "pass")
    assert people(table, "takes_part") == [False, True, False]
    play(table, natasha, "gift", yuri)
    until(table, "pocket")
    assert happened(table, "fired")[-1] == ("fired", natasha, yuri, 4)
    assert people(table, "characters") == [3, 4, 4]
    assert people(table, "points") == [0, 5, 1]


@pytest.mark.rule("RR-11.8")
@pytest.mark.parametrize(
    ("window", "out"),
    [
        ("accusation", {"out": True, "pocket_shown": True}),
        ("trigger", {"out": True}),
        ("spin", DEAD),
        ("accusation", DEAD),
        ("trigger", DEAD),
    ],
)
def test_skull_cards_are_played_from_out_of_the_round_and_the_game(window: str, out: dict[str, object]) -> None:
    table = scene(window, {"bet": 1} if window != "spin" else {}, out | {"hand": EVERY_KIND}, {})
    assert set(plays(table, 1)) == WINDOWS[window] & SKULLS


@pytest.mark.rule("RR-11.8")
@pytest.mark.parametrize("out", [{"out": True}, DEAD])
@pytest.mark.parametrize("card", ["gift", "duck", "air-gun"])
def test_without_a_skull_a_card_needs_a_player_in_the_round(card: str, out: dict[str, object]) -> None:
    table = scene("trigger", {"bet": 1}, out | {"hand": [card]}, {})
    assert plays(table, 1) == []
    assert refusal(table, 1, f"play:{card}") == "RR-11.8"


@pytest.mark.rule("RR-11.9")
def test_the_latest_aim_counts() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["gift", "air-gun", "gift", IDLE]}, {}, {})
    play(table, 0, "gift", 1)
    assert people(table, "aim")[0] == 1
    play(table, 0, "air-gun")
    assert people(table, "aim")[0] == "sky"
    play(table, 0, "gift", 2)
    everybody(table, "pass")
    assert happened(table, "fired", "fired-at-sky") == [("fired", 0, 2, 1)]


@pytest.mark.rule("RR-11.9")
def test_a_later_air_gun_calls_a_present_off() -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"], "hand": ["gift", "air-gun"]}, {}, {})
    play(table, 0, "gift", 1)
    play(table, 0, "air-gun")
    until(table, "pocket")
    assert people(table, "characters") == [4, 4, 4]


@pytest.mark.rule("RR-11.10", "RR-11.9", "RR-Q6")
def test_boris_must_stop_aiming_at_the_sky_and_decides_on_yuri() -> None:
    boris, natasha, yuri = 0, 1, 2
    table = scene(
        "trigger",
        {"bet": 1, "hand": ["air-gun", IDLE], "barrel": ["bullet"]},
        {"bet": 1, "hand": ["shoot-someone"]},
        {},
    )
    play(table, boris, "air-gun")
    assert people(table, "aim")[boris] == "sky"
    table.answer(natasha, "play:shoot-someone")
    assert choices(table, boris) == [natasha, yuri]
    assert refusal(table, boris, f"aim:{boris}") == "RR-Q6"
    table.answer(boris, f"aim:{yuri}")
    table.answer(natasha, f"aim:{boris}")
    assert people(table, "aim") == [yuri, boris, yuri]
    until(table, "pocket")
    assert ("fired", boris, yuri, 1) in happened(table, "fired")
    assert people(table, "characters")[yuri] == 3


@pytest.mark.rule("RR-11.11")
def test_peek_may_choose_a_player_who_has_looked_already() -> None:
    table = scene("bet", {"hand": ["peek"], "barrel": ["bullet"]}, {"hand": ["peek"]})
    play(table, 0, "peek", 0)
    play(table, 1, "peek", 0)
    assert cards(table, "barrel:0", 0)[:3] == cards(table, "barrel:0", 1)[:3] == ["bullet", "click", "click"]


@pytest.mark.rule("RR-11.12")
@pytest.mark.parametrize("card", ["gift", "shoot-someone"])
def test_the_last_one_firing_may_always_fire_at_a_corpse_or_at_a_player_done(card: str) -> None:
    table = scene("trigger", {"bet": 1, "hand": [card], "barrel": ["bullet"]}, DEAD, {"out": True}, {"bet": 0})
    table.answer(0, f"play:{card}")
    assert choices(table, 0) == [1, 2, 3]
    table.answer(0, "choose:2" if card == "gift" else "aim:2")
    until(table, "pocket")
    assert happened(table, "missed") == [("missed", 0, 2)]
    assert people(table, "points")[0] == 2


@pytest.mark.rule("RR-11.2")
@pytest.mark.parametrize("player", [0, 1])
def test_all_see_which_card_is_being_played_by_whom(player: int) -> None:
    table = scene("bet", {"hand": ["peek"]}, {"hand": ["peek"]})
    table.answer(player, "play:peek")
    assert (public(table, "card"), public(table, "card_player")) == ("peek", player)
    table.answer(player, "choose:0")
    assert (public(table, "card"), public(table, "card_player")) == (None, None)


@pytest.mark.rule("RR-11.2", "RR-11.9")
def test_every_card_that_changes_something_open_is_told() -> None:
    table = scene(
        "accusation", {"bet": 1, "hand": ["cold-feet", "gift", "air-gun", IDLE]}, {"hand": ["raise", "spin-it-again"]}
    )
    table.answer(0, "play:cold-feet")
    table.answer(0, "turn:4")
    play(table, 1, "raise", 0)
    everybody(table, "pass")
    play(table, 0, "gift", 1)
    play(table, 0, "air-gun")
    play(table, 1, "spin-it-again", 0)
    assert happened(table, "turned-die", "raised", "aimed", "aimed-at-sky", "spun-again") == [
        ("turned-die", 0, 4),
        ("raised", 0, 5),
        ("aimed", 0, 1),
        ("aimed-at-sky", 0),
        ("spun-again", 0),
    ]


# RR-Q9: the deck and the discards.


@pytest.mark.rule("RR-Q9")
def test_a_played_card_lies_face_up_in_the_discard_pile() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["air-gun", "duck"]}, {})
    play(table, 0, "air-gun")
    play(table, 0, "duck")
    assert cards(table, "discard", 1) == cards(table, "discard", None) == ["duck", "air-gun"]
    assert happened(table, "played", seat=1) == [("played", 0, "air-gun"), ("played", 0, "duck")]


@pytest.mark.rule("RR-Q9")
def test_the_discards_are_shuffled_when_the_deck_is_empty() -> None:
    hand, discards = DECK[:-3], DECK[-3:]
    table = scene("accusation", {}, {}, DEAD | {"hand": hand}, discard=discards)
    assert count(table, "action") == 0
    everybody(table, "pass", seat0="accuse:1")
    assert happened(table, "reshuffled", "drew") == [("reshuffled",), ("drew", 1)]
    assert (count(table, "action"), count(table, "discard")) == (2, 0)
    assert cards(table, "hand:1", 1)[0] in discards


@pytest.mark.rule("RR-Q9")
def test_the_new_deck_has_a_new_order() -> None:
    drawn = set()
    for seed in range(20):
        table = scene("accusation", {}, {}, DEAD | {"hand": DECK[:-3]}, discard=DECK[-3:], seed=seed)
        everybody(table, "pass", seat0="accuse:1")
        drawn.update(cards(table, "hand:1", 1))
    assert drawn == set(DECK[-3:])


@pytest.mark.rule("RR-Q9")
def test_without_deck_or_discards_the_draw_is_lost() -> None:
    table = scene("accusation", {}, {"pocket": "bullet"}, DEAD | {"hand": DECK[:-2]}, discard=DECK[-2:])
    everybody(table, "pass", seat0="accuse:1")
    assert happened(table, "drew", "no-draw") == [("drew", 0), ("drew", 0), ("no-draw", 0), ("no-draw", 1)]
    assert counts(table, "hand") == [2, 0, 28]


# RR-Q24: how far the latest card reaches.


@pytest.mark.rule("RR-Q24", "RR-A10")
@pytest.mark.parametrize("first", ["duck", "gift"])
def test_duck_protects_before_and_after_the_aiming_card(first: str) -> None:
    table = scene("trigger", {"bet": 1, "hand": ["gift"], "barrel": ["bullet"]}, {"hand": ["duck"]}, {})
    if first == "duck":
        play(table, 1, "duck")
    play(table, 0, "gift", 1)
    if first == "gift":
        play(table, 1, "duck")
    until(table, "pocket")
    assert happened(table, "ducked") == [("ducked", 0, 1)]
    assert people(table, "characters") == [4, 4, 4]


@pytest.mark.rule("RR-Q24", "RR-A05", "RR-A06")
def test_raise_after_cold_feet_adds_one() -> None:
    table = scene("accusation", {"bet": 4, "hand": ["cold-feet"]}, {"hand": ["raise"]})
    table.answer(0, "play:cold-feet")
    table.answer(0, "turn:2")
    play(table, 1, "raise", 0)
    assert people(table, "bet") == [3, 0]


@pytest.mark.rule("RR-Q24", "RR-A05", "RR-A06")
def test_cold_feet_after_raise_sets_any_face() -> None:
    table = scene("accusation", {"bet": 4, "hand": ["cold-feet"]}, {"hand": ["raise"]})
    play(table, 1, "raise", 0)
    assert people(table, "bet") == [5, 0]
    table.answer(0, "play:cold-feet")
    assert offers(table, 0) == ["turn:0", "turn:1", "turn:2", "turn:3", "turn:4"]
    table.answer(0, "turn:0")
    assert people(table, "bet") == [0, 0]


@pytest.mark.rule("RR-Q24", "RR-A07")
@pytest.mark.parametrize("first", ["one-for-the-road", "shoot-someone"])
def test_a_player_called_back_obeys_shoot_someone_before_and_after(first: str) -> None:
    table = scene("trigger", {"bet": 1, "hand": ["one-for-the-road", "shoot-someone", IDLE]}, {"bet": 0}, {})
    if first == "one-for-the-road":
        play(table, 0, "one-for-the-road", 1)
        table.answer(0, "play:shoot-someone")
        assert asked(table) == [0, 1]
        table.answer(0, "aim:2")
    else:
        table.answer(0, "play:shoot-someone")
        table.answer(0, "aim:2")
        play(table, 0, "one-for-the-road", 1)
        assert asked(table) == [1]
    assert choices(table, 1) == [0, 2]
    table.answer(1, "aim:2")
    assert people(table, "aim") == [2, 2, 2]


@pytest.mark.rule("RR-Q24")
def test_spin_it_again_sets_no_aim() -> None:
    table = scene("trigger", {"bet": 1, "hand": ["gift", IDLE]}, {"hand": ["spin-it-again"]}, {})
    play(table, 0, "gift", 2)
    play(table, 1, "spin-it-again", 0)
    assert people(table, "aim")[0] == 2


# RR-Q25, RR-Q26, RR-Q35: windows, and who is asked in them.


@pytest.mark.rule("RR-Q25")
def test_a_card_during_the_last_call_restarts_it() -> None:
    table = scene("accusation", {}, {"hand": ["cold-feet"]}, {})
    table.answer(0, "pass")
    table.answer(2, "pass")
    table.answer(1, "play:cold-feet")
    table.answer(1, "turn:3")
    assert phase(table) == "accusation"
    assert asked(table) == [0, 1, 2]


@pytest.mark.rule("RR-Q25")
@pytest.mark.parametrize("bets", [(0, 0), (1, 0)])
def test_the_trigger_window_opens_once_more_when_no_shot_is_left(bets: tuple[int, int]) -> None:
    table = scene(
        "trigger", {"bet": bets[0], "barrel": ["click"] * 2, "hand": ["one-for-the-road", IDLE]}, {"bet": bets[1]}
    )
    for _ in range(bets[0]):
        everybody(table, "pass")
    assert people(table, "takes_part") == [False, False]
    assert table.pending[0].kind == "no-shot"
    assert plays(table, 0) == ["one-for-the-road"]
    play(table, 0, "one-for-the-road", 0)
    assert table.pending[0].kind == "volley"
    everybody(table, "pass")
    assert happened(table, "fired") == [("fired", 0, 0, shot + 1) for shot in range(bets[0] + 1)]


@pytest.mark.rule("RR-Q25")
def test_the_pause_for_wet_powder_comes_with_every_bullet_and_only_then() -> None:
    table = scene("trigger", {"bet": 2, "barrel": ["click", "bullet"], "hand": ["gift"]}, {"hand": ["gift"]}, {})
    everybody(table, "pass")
    assert phase(table) == "trigger"
    everybody(table, "pass")
    assert (phase(table), asked(table)) == ("powder", [0, 1])
    assert people(table, "characters") == [4, 4, 4]


@pytest.mark.rule("RR-Q25")
@pytest.mark.parametrize("nobody", [{"has_accused": True}, DEAD])
def test_a_player_who_has_nobody_to_accuse_is_asked_for_cards_alone(nobody: dict[str, object]) -> None:
    table = scene("accusation", nobody | {"hand": ["raise"]}, {}, {})
    assert (table.pending[0].kind, offers(table, 0)) == ("no-suspect", ["pass", "play:raise"])
    assert table.pending[1].kind == "accusation"


@pytest.mark.rule("RR-Q25")
def test_the_pause_for_the_judge_comes_with_every_bullet_and_only_then() -> None:
    table = scene("accusation", {"hand": ["gift"]}, {"hand": ["gift"], "pocket": "bullet"}, {})
    everybody(table, "pass", seat1="accuse:0")
    assert phase(table) == "accusation"
    everybody(table, "pass", seat2="accuse:1")
    assert (phase(table), asked(table)) == ("judge", [1])
    assert people(table, "characters") == [4, 4, 4]


@pytest.mark.rule("RR-Q25")
def test_a_card_just_drawn_may_be_used_in_the_next_window() -> None:
    table = scene(
        "trigger", {"bet": 1, "barrel": ["bullet"]}, {"bet": 2, "barrel": ["click"]}, {}, action=["shoot-someone"]
    )
    assert people(table, "in_round")[0] is False
    assert plays(table, 0) == ["shoot-someone"]


@pytest.mark.rule("RR-Q26")
def test_a_player_who_is_done_plays_cards_like_everybody() -> None:
    table = scene("trigger", {"bet": 1}, {"bet": 0, "hand": ["duck", "spin-it-again", "shoot-someone"]})
    assert set(plays(table, 1)) == {"duck", "spin-it-again", "shoot-someone"}


@pytest.mark.rule("RR-Q26", "RR-A09")
@pytest.mark.parametrize("characters", [4, 1])
def test_a_player_about_to_die_may_play_wet_powder(characters: int) -> None:
    table = scene("trigger", {"bet": 1, "barrel": ["bullet"], "hand": ["wet-powder"], "characters": characters}, {}, {})
    everybody(table, "pass")
    play(table, 0, "wet-powder", 0)
    assert people(table, "characters") == [characters, 4, 4]


@pytest.mark.rule("RR-Q35")
@pytest.mark.parametrize("now", ["spin", "accusation", "trigger"])
def test_a_player_who_holds_any_card_is_asked_and_one_who_holds_none_is_not(now: str) -> None:
    accused_already: dict[str, object] = {"has_accused": now == "accusation"}
    useless = {"hand": ["danger-money"]}
    table = scene(
        now, accused_already | useless, accused_already, accused_already | {"hand": ["extra-round", "raise", "duck"]}
    )
    assert asked(table) == [0, 2]
    assert offers(table, 0) == ["pass"]


@pytest.mark.rule("RR-Q35")
@pytest.mark.parametrize("now", ["spin", "accusation", "trigger", "powder"])
def test_being_asked_tells_nothing_about_a_hand(now: str) -> None:
    shot = {"bet": 1, "shown": ["bullet"], "turned_up": True} if now == "powder" else {}
    hands = ["danger-money"], ["extra-round"], ["raise"], ["shoot-someone"], ["wet-powder"]
    views = [scene(now, {"hand": hand}, shot, {}).view(2) for hand in hands]
    assert all(view == views[0] for view in views)


@pytest.mark.rule("RR-Q35")
def test_nobody_is_asked_for_cards_that_all_lie_face_up() -> None:
    holder, others = {"bet": 3, "hand": ["peek"]}, {"bet": 0}
    assert asked(scene("score", holder, others)) == [0]
    assert phase(scene("score", holder, others, discard=["danger-money"])) == "pocket"
    assert phase(scene("spin", {"hand": ["peek"]}, {}, discard=["extra-round"])) == "bet"


@pytest.mark.rule("RR-Q35")
def test_cards_that_came_back_from_the_discards_are_asked_for_again() -> None:
    hand = [kind for kind in DECK if kind != "danger-money"]
    table = scene(
        "accusation", {"bet": 3, "barrel": ["click"] * 3}, {}, DEAD | {"hand": hand}, discard=["danger-money"]
    )
    everybody(table, "pass", seat1="accuse:0")
    until(table, "score")
    assert plays(table, 0) == ["danger-money"]


@pytest.mark.rule("RR-Q35")
def test_what_lies_face_up_is_counted_anew_after_the_discards_were_shuffled() -> None:
    hand = [kind for kind in DECK if kind != "extra-round"]
    table = scene("accusation", {}, {}, DEAD | {"hand": hand}, discard=["extra-round"])
    everybody(table, "pass", seat0="accuse:1")
    everybody(until(table, "pocket"), "pocket:click")
    assert asked(table) == [1, 2]
    play(table, 1, "extra-round", 0)
    assert phase(table) == "bet"


@pytest.mark.rule("RR-Q35")
def test_a_player_out_of_the_round_is_asked_only_for_skull_cards() -> None:
    out = {"out": True, "hand": ["gift"]}
    assert asked(scene("trigger", out, {"bet": 1}, {})) == [0]
    skulls = ["shoot-someone"] * 2 + ["one-for-the-road"] * 2 + ["spin-it-again"]
    table = scene("trigger", out, {"bet": 1, "barrel": ["click"]}, {"hand": ["duck"]}, discard=skulls)
    assert asked(table) == [2]


# RR-Q36: no card without a possible effect.


@pytest.mark.rule("RR-Q36")
@pytest.mark.parametrize(
    ("card", "now", "holder", "other"),
    [
        ("light-pockets", "pocket", {}, {}),
        ("spin-it-again", "trigger", {"shown": ["click"] * 5, "bet": 5}, {"out": True}),
        ("extra-round", "spin", {"bullets": 7, "pocket": "bullet"}, {"bullets": 7, "pocket": "bullet"}),
        ("one-for-the-road", "trigger", {"bet": 1}, {"bet": 1}),
        ("anonymous-tip", "accusation", {}, {"pocket_shown": True}),
        ("raise", "accusation", {"bet": 5}, {"bet": 5}),
    ],
)
def test_a_card_without_a_target_is_not_offered(
    card: str, now: str, holder: dict[str, object], other: dict[str, object]
) -> None:
    table = scene(now, holder | {"hand": [card]}, other)
    assert plays(table, 0) == []
    assert refusal(table, 0, f"play:{card}") == "RR-Q36"


@pytest.mark.rule("RR-Q36")
def test_extra_round_needs_a_bullet_in_the_reserve() -> None:
    full = {"bullets": 7, "pocket": "bullet"}
    table = scene("spin", {"bullets": 5, "hand": ["extra-round"]}, full, full)
    assert count(table, "reserve") == 0
    assert plays(table, 0) == []
    assert refusal(table, 0, "play:extra-round") == "RR-Q36"


@pytest.mark.rule("RR-Q36")
def test_only_possible_targets_are_on_offer() -> None:
    table = scene("accusation", {"hand": ["raise"], "bet": 2}, {"bet": 5}, {"bet": 4}, DEAD)
    table.answer(0, "play:raise")
    assert choices(table, 0) == [0, 2]
    assert refusal(table, 0, "choose:1") == "RR-A06"


@pytest.mark.rule("RR-Q36")
def test_spin_it_again_needs_two_cards_in_the_barrel() -> None:
    table = scene(
        "trigger",
        {"hand": ["spin-it-again"]},
        {"bet": 4, "shown": ["click"] * 4},
        {"bet": 5, "shown": ["click"] * 5},
        shot=6,
    )
    table.answer(0, "play:spin-it-again")
    assert choices(table, 0) == [0, 1]


@pytest.mark.rule("RR-1.1")
def test_the_deck_is_the_one_of_the_rules() -> None:
    table = scene("pocket", DEAD | {"hand": DECK}, {}, {})
    assert (count(table, "hand:0"), count(table, "action")) == (30, 0)


@pytest.mark.rule("RR-Q36")
def test_a_die_that_was_not_laid_cannot_be_turned() -> None:
    """In a box where the dead may play Cold Feet."""
    box = {"action": [{"id": "cold-feet", "skull": True}]}
    position = {
        "edition": box,
        "phase": "accusation",
        "players": [{"characters": 0, "hand": ["cold-feet"]}, {"bet": 1}, {"bet": 2}],
    }
    table = croupier.open_position("russian-roulette", position)
    assert plays(table, 0) == []
