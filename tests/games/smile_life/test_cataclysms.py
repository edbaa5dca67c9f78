"""AP-18: fire, earthquake, tornado and flood."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    count,
    counts,
    draw,
    happened,
    kind,
    laid,
    offers,
    people,
    phase,
    plague,
    player,
    public,
    refusal,
    running,
    scene,
    shown,
    smiles,
)

DRAWN = ["trip-cairo"]
SAFE = ["study-single"] * 15
CATACLYSMS = ["cataclysm-fire", "cataclysm-earthquake", "cataclysm-tornado", "cataclysm-flood"]
Life = dict[str, Any]


def hand(table: Table, seat: int) -> list[str]:
    return sorted([str(card) for card in cards(table, f"hand:{seat}", seat)])


@pytest.mark.rule("AP-18.1")
@pytest.mark.parametrize("cataclysm", CATACLYSMS)
def test_a_cataclysm_needs_nothing_is_flipped_and_has_no_smiles(cataclysm: str) -> None:
    table = scene(player(cataclysm, "trip-rio"), player("trip-london"), pile=["trip-cairo", *SAFE])
    draw(table, f"play:{cataclysm}")
    assert (cards(table, "flipped:0"), smiles(table)[0]) == ([cataclysm], 0)


@pytest.mark.rule("AP-18.1")
@pytest.mark.parametrize("cataclysm", CATACLYSMS)
def test_a_cataclysm_is_laid_before_oneself(cataclysm: str) -> None:
    table = scene(player(cataclysm), player(), pile=DRAWN, running=[plague("crisis-health")])
    draw(table)
    assert refusal(table, 0, f"play:{cataclysm}") == "AP-8.3"


# Fire.


@pytest.mark.rule("AP-18.2", "AMB-63")
def test_fire_burns_every_hand_and_everybody_draws_as_many() -> None:
    pile = ["trip-cairo", "wage-1", "wage-2", "wage-3", "wage-4", "pet-cat"]
    table = scene(
        player("cataclysm-fire", "trip-rio"), player("trip-london"), player("pet-dog", "pet-rabbit"), pile=pile
    )
    draw(table, "play:cataclysm-fire")
    assert sorted(str(card) for card in cards(table, "discard")) == [
        "pet-dog",
        "pet-rabbit",
        "trip-cairo",
        "trip-london",
        "trip-rio",
    ]
    assert [hand(table, seat) for seat in (0, 1, 2)] == [["wage-1", "wage-2"], ["wage-3"], ["pet-cat", "wage-4"]]
    assert asked(table) == [1]


@pytest.mark.rule("AMB-63", "AP-18.2")
def test_all_discard_in_seat_order_before_anybody_draws() -> None:
    table = scene(player(), player("wage-1"), player("cataclysm-fire", "wage-2"), pile=["trip-cairo", *SAFE], turn=2)
    draw(table, "play:cataclysm-fire")
    assert [event[1] for event in happened(table, "burnt")] == [2, 0, 1]
    assert cards(table, "discard")[0] == "wage-1"


@pytest.mark.rule("AMB-63")
def test_fire_takes_the_virus_even_in_an_ecological_crisis() -> None:
    table = scene(
        player("cataclysm-fire"),
        player("malus-virus"),
        pile=["trip-cairo", *SAFE],
        running=[plague("crisis-ecological")],
    )
    draw(table, "play:cataclysm-fire")
    assert ("malus-virus" in cards(table, "discard"), counts(table, "hand")) == (True, [1, 1])


@pytest.mark.rule("AP-18.2")
def test_laid_cards_do_not_burn() -> None:
    table = scene(player("cataclysm-fire"), player(job=["job-guru"], wages=["wage-1"]), pile=["trip-cairo", *SAFE])
    draw(table, "play:cataclysm-fire")
    assert laid(table, 1, "job", "wages") == ["job-guru", "wage-1"]


# Earthquake.


def quake(*lives: Life, keys: tuple[str, ...] = (), moved: bool = True, **more: Any) -> Table:
    """Seat 0 lays the Earthquake and makes these choices; the cards all change hands, or all come back."""
    for seed in range(60):
        table = scene(
            player("cataclysm-earthquake", **lives[0]),
            *[player(**life) for life in lives[1:]],
            pile=["trip-cairo", *SAFE],
            seed=seed,
            **more,
        )
        draw(table, "play:cataclysm-earthquake", *keys)
        picked = {event[2]: event[3] for event in happened(table, "picked")}
        dealt = {event[1]: event[2] for event in happened(table, "dealt")}
        if picked and all([(dealt.get(seat) != card) == moved for seat, card in picked.items()]):
            return table
    raise AssertionError("no such earthquake")


CAT: Life = {"belongings": ["pet-cat"]}


@pytest.mark.rule("AP-18.3", "AMB-60")
def test_the_player_chooses_a_face_up_card_of_everybody() -> None:
    table = scene(
        player("cataclysm-earthquake", belongings=["pet-cat"], wages=["wage-1"]),
        player(job=["job-guru"], flipped=["wage-2"], malus=["malus-accident"], studies=["study-double"]),
        player(flipped=["wage-3"], malus=["malus-accident"]),
        pile=DRAWN,
    )
    draw(table, "play:cataclysm-earthquake")
    assert (kind(table), asked(table), sorted(offers(table, 0))) == ("quake", [0], ["card:pet-cat", "card:wage-1"])
    act(table, "card:pet-cat")
    assert (asked(table), sorted(offers(table, 0))) == ([0], ["card:job-guru", "card:study-double"])
    act(table, "card:study-double")
    assert [event[1] for event in happened(table, "dealt")] == [0, 1]


@pytest.mark.rule("AP-18.3")
def test_the_cards_are_dealt_out_anew() -> None:
    table = quake(CAT, {"belongings": ["house-big"]})
    assert (cards(table, "belongings:0"), cards(table, "belongings:1")) == (["house-big"], ["pet-cat"])
    assert asked(table) == [1]


@pytest.mark.rule("AP-18.3")
def test_the_cards_are_dealt_at_random() -> None:
    found = set()
    for seed in range(30):
        lives = [player(belongings=[pet]) for pet in ("pet-dog", "pet-rabbit")]
        table = scene(player("cataclysm-earthquake", **CAT), *lives, pile=DRAWN, seed=seed)
        draw(table, "play:cataclysm-earthquake")
        found.add(str([cards(table, f"belongings:{seat}") for seat in (0, 1, 2)]))
    assert len(found) == 6


@pytest.mark.rule("AP-18.3", "AMB-60")
@pytest.mark.parametrize(
    ("receiver", "giver", "home"),
    [
        pytest.param(CAT, {"wages": ["wage-1"]}, "", id="no-wage-without-a-job"),
        pytest.param({**CAT, "job": ["job-waiter"]}, {"wages": ["wage-1"]}, "wages", id="a-wage-with-a-job"),
        pytest.param({**CAT, "job": ["job-waiter"]}, {"job": ["job-guru"]}, "", id="no-second-job"),
        pytest.param(CAT, {"job": ["job-mechanic"]}, "", id="no-job-without-the-studies"),
        pytest.param(CAT, {"job": ["job-guru"]}, "job", id="a-job"),
        pytest.param({**CAT, "job": ["job-waiter"]}, {"studies": ["study-double"]}, "", id="no-study-with-a-job"),
        pytest.param(CAT, {"studies": ["study-double"]}, "studies", id="a-study-without-a-job"),
        pytest.param(CAT, {"belongings": ["house-big"]}, "belongings", id="a-house-without-paying"),
        pytest.param(CAT, {"marriage": ["marriage-montcuq"]}, "", id="no-marriage-without-a-flirt"),
        pytest.param(CAT, {"children": ["child-lara"]}, "", id="no-child-without-a-marriage"),
        pytest.param(
            {**CAT, "marriage": ["marriage-monteton"]}, {"children": ["child-lara"]}, "children", id="a-child"
        ),
        pytest.param(CAT, {"flirts": ["flirt-zoo"]}, "flirts", id="a-flirt"),
    ],
)
def test_what_cannot_be_laid_is_discarded(receiver: Life, giver: Life, home: str) -> None:
    heap = next(iter(giver))
    (card,) = giver[heap]
    keys = () if receiver == CAT else ("card:pet-cat",)
    table = quake(receiver, giver, keys=keys)
    assert (card in cards(table, "discard")) == (not home)
    assert (card in laid(table, 0, home or "flipped")) == bool(home)
    assert cards(table, "belongings:1") == ["pet-cat"]


@pytest.mark.rule("AMB-60")
def test_all_chosen_cards_leave_before_any_is_laid() -> None:
    table = quake({"job": ["job-guru"]}, {"job": ["job-waiter"]})
    assert (cards(table, "job:0"), cards(table, "job:1"), cards(table, "discard")) == (["job-waiter"], ["job-guru"], [])


@pytest.mark.rule("AMB-60", "AP-18.3")
def test_a_job_dealt_in_a_political_crisis_is_discarded() -> None:
    table = quake(CAT, {"job": ["job-guru"]}, running=[plague("crisis-political")])
    assert (cards(table, "discard"), cards(table, "job:0")) == (["job-guru"], [])


@pytest.mark.rule("AMB-60")
def test_a_card_that_comes_back_always_stays() -> None:
    table = quake({"wages": ["wage-1"]}, {"children": ["child-lara"]}, moved=False)
    assert (cards(table, "wages:0"), cards(table, "children:1"), cards(table, "discard")) == (
        ["wage-1"],
        ["child-lara"],
        [],
    )


@pytest.mark.rule("AMB-60")
def test_nobody_without_an_eligible_card_gives_or_gets_anything() -> None:
    table = quake(CAT, {"malus": ["malus-accident"], "flipped": ["wage-1"]}, {"belongings": ["pet-dog"]})
    assert [event[1] for event in happened(table, "dealt")] == [0, 2]
    assert (cards(table, "belongings:1"), cards(table, "belongings:2")) == ([], ["pet-cat"])


@pytest.mark.rule("AP-18.3", "AMB-60")
def test_a_weapon_that_is_dealt_may_attack() -> None:
    table = quake(
        {**CAT, "children": ["child-lara"]},
        {"belongings": ["weapon-knife"], "studies": ["study-double"]},
        keys=("card:child-lara", "card:weapon-knife"),
    )
    assert (kind(table), asked(table), offers(table, 0)) == ("attack", [0], ["seat:1", "no"])
    act(table, "seat:1")
    assert cards(table, "studies:0") == ["study-double"]


@pytest.mark.rule("AMB-65", "AMB-60")
def test_a_weapon_that_is_dealt_does_not_attack_in_basic_mode() -> None:
    table = quake(
        {**CAT, "children": ["child-lara"]},
        {"belongings": ["weapon-knife"], "studies": ["study-double"]},
        keys=("card:child-lara", "card:weapon-knife"),
        expansion="basic",
    )
    assert (asked(table), laid(table, 0, "belongings")) == ([1], ["pet-cat", "weapon-knife"])


@pytest.mark.rule("AP-18.3")
def test_the_effect_of_a_dealt_job_is_used_again() -> None:
    table = quake(CAT, {"job": ["job-medium"]})
    assert happened(table, "looked-at-pile") == [("looked-at-pile", 0, 13)]


@pytest.mark.rule("AP-18.4", "AMB-60")
def test_a_dictator_dealt_to_another_is_discarded_outside_a_political_crisis() -> None:
    table = quake(CAT, {"job": ["job-dictator"]})
    assert (cards(table, "job:0"), cards(table, "discard")) == ([], ["job-dictator"])


@pytest.mark.rule("AP-18.4", "AMB-60", "AMB-54")
def test_a_dictator_dealt_to_another_is_laid_in_a_political_crisis() -> None:
    table = quake(CAT, {"job": ["job-dictator"]}, running=[plague("crisis-political")], dictator_waits=False)
    assert (cards(table, "job:0"), people(table, "imprisons")) == (["job-dictator"], [True, False])


@pytest.mark.rule("AP-18.4", "AMB-60")
def test_a_dictator_who_comes_back_stays() -> None:
    table = quake(CAT, {"job": ["job-dictator"]}, moved=False)
    assert cards(table, "job:1") == ["job-dictator"]


@pytest.mark.rule("AP-18.3", "AMB-54", "AMB-60")
def test_a_dictator_who_comes_back_imprisons_again() -> None:
    table = quake(CAT, {"job": ["job-dictator"]}, moved=False, dictator_waits=False)
    assert (people(table, "imprisons"), asked(table)) == ([False, True], [1])
    act(table, "imprison:0")
    assert happened(table, "named") == [("named", 1, 0)]


@pytest.mark.rule("AP-18.3", "AMB-60")
def test_a_hacker_who_comes_back_relaunches() -> None:
    past: Life = {"out": ["crisis-economic"], "past": ["crisis-economic"]}
    table = quake(CAT, {"job": ["job-hacker"]}, moved=False, **past)
    assert (kind(table), asked(table), offers(table, 1)) == ("relaunch", [1], ["card:crisis-economic", "no"])
    act(table, "card:crisis-economic")
    assert running(table) == ["crisis-economic"]


@pytest.mark.rule("AP-18.3", "AMB-60")
def test_a_weapon_that_comes_back_may_attack_in_advanced_mode() -> None:
    lives: list[Life] = [{"belongings": ["weapon-knife"]}, {"studies": ["study-double"]}]
    table = quake(*lives, moved=False)
    assert (kind(table), asked(table), offers(table, 0)) == ("attack", [0], ["seat:1", "no"])
    act(table, "seat:1")
    assert (cards(table, "studies:0"), cards(table, "flipped:0")) == (
        ["study-double"],
        ["cataclysm-earthquake", "weapon-knife"],
    )
    assert asked(quake(*lives, moved=False, expansion="basic")) == [1]


@pytest.mark.rule("AP-18.3", "AMB-60")
def test_what_comes_back_is_used_again_in_seat_order_if_it_is_still_there() -> None:
    lives: list[Life] = [{"belongings": ["weapon-axe"]}, {"belongings": ["weapon-knife"]}]
    table = quake(*lives, moved=False)
    act(table, "seat:1")
    assert (laid(table, 0, "belongings"), laid(table, 1, "belongings")) == (["weapon-knife"], [])
    assert (happened(table, "attacked"), asked(table)) == ([("attacked", 0, 1, "weapon-axe")], [1])
    lives[1] = {"job": ["job-medium"]}
    table = quake(*lives, moved=False)
    act(table, "seat:1")
    assert (people(table, "job"), happened(table, "looked-at-pile")) == (
        ["job-medium", None],
        [("looked-at-pile", 0, 13)],
    )


@pytest.mark.rule("AP-18.3", "AMB-60")
@pytest.mark.parametrize(
    ("life", "more", "told"),
    [
        pytest.param({"job": ["job-medium"]}, {}, ("looked-at-pile", 1, 13), id="medium"),
        pytest.param({"job": ["job-journalist"]}, {}, ("looked-at-hands", 1, 0), id="journalist"),
        pytest.param({"job": ["job-ninja"]}, {}, ("no-effect", 1, "job-ninja"), id="ninja"),
        pytest.param({"job": ["job-head-sales"]}, {}, ("no-effect", 1, "job-head-sales"), id="head-of-sales"),
        pytest.param({"belongings": ["pet-turtle"]}, {}, ("no-effect", 1, "pet-turtle"), id="turtle"),
        pytest.param({"belongings": ["pet-vulture"]}, {}, ("no-effect", 1, "pet-vulture"), id="vulture"),
    ],
)
def test_an_effect_that_comes_back_is_used_again(life: Life, more: Life, told: tuple[object, ...]) -> None:
    table = quake(CAT, life, moved=False, **more)
    assert happened(table, str(told[0])) == [told]


@pytest.mark.rule("AMB-60", "SL-7.1")
def test_an_architect_who_comes_back_builds_once_more() -> None:
    table = quake(CAT, {"job": ["job-architect"], "free_house": False}, moved=False)
    assert people(table, "free_house") == [False, True]


@pytest.mark.rule("AMB-60", "SL-7.1")
def test_an_architect_who_comes_back_builds_on_a_later_turn() -> None:
    hand = ("special-rainbow", "cataclysm-earthquake", "house-big")
    life = player(*hand, job=["job-architect"], free_house=False)
    table = scene(life, player(), pile=["trip-cairo", *SAFE])
    draw(table, "play:special-rainbow", "play:cataclysm-earthquake")
    assert (people(table, "free_house")[0], "play:house-big" in offers(table, 0)) == (True, False)
    act(table, "done")
    draw(table, "discard:study-single")
    draw(table)
    assert "play:house-big" in offers(table, 0)


@pytest.mark.rule("AMB-60")
def test_what_comes_back_is_not_laid_anew() -> None:
    table = quake(CAT, {"children": ["child-lara"]}, moved=False, running=[plague("crisis-food")])
    assert (laid(table, 1, "children"), happened(table, "fed", "lost", "laid")[1:]) == (["child-lara"], [])
    researcher: Life = {"job": ["job-researcher"]}
    assert count(quake(CAT, researcher, moved=False), "hand:1") == 0
    flirts: list[Life] = [{"flirts": ["flirt-bar"]}, {"flirts": ["flirt-zoo", "flirt-bar"]}]
    table = quake(*flirts, keys=("card:flirt-bar",), moved=False)
    assert (cards(table, "flirts:0"), happened(table, "stole-flirt")) == (["flirt-bar"], [])


@pytest.mark.rule("AMB-19", "AMB-21", "AMB-60")
@pytest.mark.parametrize(
    ("food", "protected"),
    [("pet-pangolin", None), ("survival-ration", {"heap": "belongings", "card": "survival-ration"})],
)
@pytest.mark.parametrize("eats", [True, False])
def test_nobody_who_is_dealt_a_child_must_eat_what_need_not_be_eaten(food: str, protected: Life, eats: bool) -> None:
    owned = [food, "trip-rio", *(["survival-bunker"] if protected else [])]
    receiver: Life = {"belongings": owned, "marriage": ["marriage-montcuq"], "protected": protected}
    table = quake(receiver, {"children": ["child-lara"]}, keys=("card:trip-rio",), running=[plague("crisis-food")])
    assert (kind(table), asked(table), offers(table, 0)) == ("feed", [0], [f"card:{food}", "no"])
    act(table, f"card:{food}" if eats else "no")
    assert (laid(table, 0, "children"), cards(table, "discard")) == (
        (["child-lara"], []) if eats else ([], ["child-lara"])
    )


@pytest.mark.rule("AMB-60")
def test_a_marriage_that_leaves_ends_the_adultery() -> None:
    life: Life = {"marriage": ["marriage-montcuq", "adultery"], "affair": ["flirt-zoo"], "children": ["child-lara"]}
    table = quake({**CAT, "flirts": ["flirt-bar"]}, life, keys=("card:pet-cat", "card:marriage-montcuq"))
    assert (cards(table, "marriage:0"), cards(table, "marriage:1")) == (["marriage-montcuq"], [])
    assert (cards(table, "discard"), cards(table, "flipped:1")) == (["adultery"], ["flirt-zoo"])
    assert cards(table, "children:1") == ["child-lara"]


@pytest.mark.rule("AMB-60")
def test_a_marriage_that_comes_back_never_left() -> None:
    life: Life = {"marriage": ["marriage-montcuq", "adultery"], "affair": ["flirt-zoo"]}
    table = quake(CAT, life, keys=("card:marriage-montcuq",), moved=False)
    assert (laid(table, 1, "marriage"), cards(table, "affair:1")) == (["adultery", "marriage-montcuq"], ["flirt-zoo"])


@pytest.mark.rule("AMB-60", "AMB-42")
def test_the_extra_study_of_a_pulled_doctor_leaves_with_what_hangs_on_it() -> None:
    life: Life = {"job": ["job-doctor"], "extra": ["study-double"], "pulled": True, "uncounted": 2}
    table = quake(CAT, life, keys=("card:study-double",))
    assert (cards(table, "extra:1"), people(table, "level")[1]) == ([], 0)


# Tornado.


@pytest.mark.rule("AP-18.5", "AMB-61")
def test_a_tornado_hands_everything_to_the_left() -> None:
    table = scene(player("cataclysm-tornado", "wage-1"), player("wage-2", "wage-3"), player("wage-4"), pile=DRAWN)
    draw(table, "play:cataclysm-tornado")
    assert [hand(table, seat) for seat in (0, 1, 2)] == [["wage-4"], ["trip-cairo", "wage-1"], ["wage-2", "wage-3"]]
    assert asked(table) == [1]


@pytest.mark.rule("AP-18.5", "AMB-61")
def test_a_researcher_keeps_a_card_of_choice() -> None:
    table = scene(player("cataclysm-tornado", "wage-1"), player("wage-2", "wage-3", job=["job-researcher"]), pile=DRAWN)
    draw(table, "play:cataclysm-tornado")
    assert (kind(table), asked(table), sorted(offers(table, 1))) == ("keep", [1], ["card:wage-2", "card:wage-3"])
    act(table, "card:wage-3")
    assert (hand(table, 0), hand(table, 1)) == (["wage-2"], ["trip-cairo", "wage-1", "wage-3"])


@pytest.mark.rule("AMB-61")
def test_hands_are_not_refilled_after_a_tornado() -> None:
    table = scene(player("cataclysm-tornado"), player(), pile=["trip-cairo", *SAFE])
    draw(table, "play:cataclysm-tornado")
    assert counts(table, "hand") == [0, 1]


@pytest.mark.rule("AP-18.5")
def test_those_who_get_a_hand_see_it_and_others_do_not() -> None:
    table = scene(player("cataclysm-tornado", "wage-1"), player("wage-2"), player("wage-4"), pile=DRAWN)
    draw(table, "play:cataclysm-tornado")
    assert cards(table, "hand:2", 2) == ["wage-2"]
    assert cards(table, "hand:2", 0) == [None]


@pytest.mark.rule("AMB-61")
def test_a_player_who_gets_too_much_in_an_ecological_crisis_keeps_one_card() -> None:
    survivalist = player("cataclysm-tornado", "wage-1", "wage-2", job=["job-survivalist"])
    table = scene(survivalist, player("pet-cat"), pile=DRAWN, running=[plague("crisis-ecological")])
    draw(table, "play:cataclysm-tornado")
    assert (kind(table), asked(table)) == ("keep", [1])
    act(table, "card:wage-2")
    assert (hand(table, 0), hand(table, 1)) == (["pet-cat"], ["wage-2"])


RAINBOW = ("special-rainbow", "cataclysm-tornado", "wage-1", "wage-2", "wage-3")
FIVE = ("study-single", "study-single", "wage-4", "wage-4", "wage-4")


@pytest.mark.rule("AMB-86", "SL-3.2", "AMB-61")
def test_a_tornado_inside_a_rainbow_leaves_nobody_short() -> None:
    table = scene(player(*RAINBOW), player(*FIVE), player(*FIVE), pile=["trip-cairo", *SAFE])
    draw(table, "play:special-rainbow", "discard:wage-1", "play:cataclysm-tornado")
    assert (counts(table, "hand"), asked(table)) == ([5, 3, 5], [0])
    act(table, "discard:wage-4")
    assert (counts(table, "hand"), asked(table)) == ([5, 5, 5], [1])
    assert {"wage-2", "wage-3", "trip-cairo"} <= set(hand(table, 1))
    assert [event[1] for event in happened(table, "drew")] == [0, 0, 1, 1]


@pytest.mark.rule("AMB-86", "SL-3.2", "AMB-60")
def test_a_tornado_of_another_player_inside_a_rainbow_leaves_nobody_short_either() -> None:
    """An Earthquake inside the Rainbow deals back an Astronaut, who fetches the Tornado."""
    table = scene(
        player(
            "special-rainbow", "cataclysm-earthquake", "cataclysm-tornado", "wage-1", "wage-2", belongings=["pet-cat"]
        ),
        player(*FIVE, job=["job-astronaut"], studies=["study-double"] * 3),
        player("wage-3", "wage-3", "wage-3", "wage-2", "wage-2"),
        pile=["trip-cairo", *SAFE],
    )
    draw(table, "play:special-rainbow", "discard:cataclysm-tornado", "play:cataclysm-earthquake", "card:job-astronaut")
    act(table, "card:cataclysm-tornado", "done")
    assert counts(table, "hand") == [5, 5, 5]


@pytest.mark.rule("AMB-86", "SL-7.7")
def test_a_researcher_who_gets_a_short_hand_draws_back_to_six() -> None:
    researcher = player(*FIVE, "wage-1", job=["job-researcher"])
    table = scene(player(*RAINBOW), researcher, pile=["trip-cairo", *SAFE])
    draw(table, "play:special-rainbow", "play:cataclysm-tornado", "card:wage-1", "done")
    assert (counts(table, "hand"), asked(table)) == ([5, 6], [1])
    assert shown(table, "kept-one", 1) == [["wage-1"]]
    assert shown(table, "kept-one", 0) == [[None]]


@pytest.mark.rule("AMB-86", "AMB-69")
def test_in_a_purge_what_is_missing_goes_with_the_hand() -> None:
    lives = [
        player("cataclysm-tornado", "wage-1", "wage-2"),
        player("special-rainbow"),
        player("wage-3", "wage-3"),
    ]
    table = scene(*lives, running=[plague("event-purge")], pile=SAFE)
    act(table, "seat:1", "discard:wage-1", "play:cataclysm-tornado")
    assert counts(table, "hand") == [2, 1, 0]
    act(table, "discard:wage-3")
    assert (counts(table, "hand"), asked(table)) == ([2, 3, 0], [1])


@pytest.mark.rule("AMB-61", "AMB-22", "AMB-86")
def test_a_hand_that_an_ecological_crisis_keeps_small_is_not_filled_up() -> None:
    survivalist = player(*RAINBOW, job=["job-survivalist"])
    table = scene(survivalist, player("pet-cat"), pile=["trip-cairo", *SAFE], running=[plague("crisis-ecological")])
    draw(table, "play:special-rainbow", "play:cataclysm-tornado", "card:wage-1", "done")
    assert (counts(table, "hand"), hand(table, 1)) == ([5, 1], ["wage-1"])


# Flood.


def flood(*open_cards: str, lives: tuple[Life, ...] = ({}, {}), **more: Any) -> Table:
    """Seat 0's turn in a flood of these cards."""
    return scene(*[player(**life) for life in lives], flood=list(open_cards), **{"pile": SAFE, **more})


@pytest.mark.rule("AP-18.6", "AMB-62")
def test_all_hands_go_to_the_centre_and_its_player_takes_first() -> None:
    table = scene(
        player("cataclysm-flood", "wage-1"), player("pet-cat"), player("malus-accident"), pile=["trip-cairo", *SAFE]
    )
    draw(table, "play:cataclysm-flood")
    assert sorted(str(card) for card in cards(table, "flood")) == ["malus-accident", "pet-cat", "trip-cairo", "wage-1"]
    assert (counts(table, "hand"), phase(table), kind(table), asked(table)) == ([0, 0, 0], "flood", "flood", [0])
    assert sorted(offers(table, 0)) == [
        "card:pet-cat",
        "discard:malus-accident",
        "discard:trip-cairo",
        "discard:wage-1",
    ]
    act(table, "card:pet-cat")
    assert (cards(table, "belongings:0"), asked(table), kind(table)) == (["pet-cat"], [1], "flood")


@pytest.mark.rule("AP-18.6", "AMB-62")
def test_each_takes_one_in_turn_and_neither_pile_is_to_be_had() -> None:
    table = flood("pet-cat", "pet-dog", "pet-rabbit", discard=["wage-1", "pet-chick"])
    assert sorted(offers(table, 0)) == ["card:pet-cat", "card:pet-dog", "card:pet-rabbit"]
    assert refusal(table, 0, "draw") == refusal(table, 0, "take") == "SL-3.2"
    pile = count(table, "pile")
    act(table, "card:pet-dog", "card:pet-cat")
    assert (cards(table, "belongings:0"), cards(table, "belongings:1"), asked(table)) == (["pet-dog"], ["pet-cat"], [0])
    assert count(table, "pile") == pile


@pytest.mark.rule("AP-18.6", "AMB-62", "AMB-81")
@pytest.mark.parametrize(
    ("card", "life", "home"),
    [
        ("study-double", {}, "studies"),
        ("study-double", {"job": ["job-guru"]}, ""),
        ("wage-1", {}, ""),
        ("wage-1", {"job": ["job-guru"]}, "wages"),
        ("child-lara", {}, ""),
        ("job-guru", {}, "job"),
        ("trip-rio", {}, ""),
        ("trip-rio", {"wages": ["wage-3"]}, "belongings"),
        ("malus-accident", {}, ""),
        ("malus-dismissal", {"job": ["job-guru"]}, ""),
        ("special-inheritance", {}, "belongings"),
        ("house-small-pink", {"job": ["job-architect"]}, ""),
        ("pet-cat", {}, "belongings"),
    ],
)
def test_what_is_taken_is_laid_at_once_or_else_discarded(card: str, life: Life, home: str) -> None:
    table = flood(card, "wage-4", lives=(life, {}))
    act(table, f"{'card' if home else 'discard'}:{card}")
    assert (card in laid(table, 0, home or "malus"), card in cards(table, "discard")) == (bool(home), not home)
    assert (people(table, "skips"), asked(table)) == ([0, 0], [1])


@pytest.mark.rule("AMB-62")
def test_acquisitions_are_paid_in_a_flood() -> None:
    table = flood("trip-rio", "wage-4", lives=({"wages": ["wage-3"]}, {}))
    act(table, "card:trip-rio")
    assert (cards(table, "flipped:0"), cards(table, "wages:0")) == (["wage-3"], [])


@pytest.mark.rule("AMB-62")
def test_what_one_threw_away_in_a_flood_one_does_not_take_back() -> None:
    table = flood("wage-1", "study-double", lives=({"job": ["job-waiter"]}, {"studies": []}))
    act(table, "discard:study-double", "discard:wage-1")
    assert cards(table, "discard") == ["wage-1", "study-double"]
    assert refusal(table, 0, "take") == "not refused"
    table = flood("trip-rio", lives=({}, {}), running=[])
    act(table, "discard:trip-rio")
    draw(table)
    act(table, next(key for key in offers(table, 1) if key.startswith("play:")))
    assert refusal(table, 0, "take") == "SL-3.5"


@pytest.mark.rule("AMB-62")
def test_resigning_and_divorcing_go_on_in_a_flood() -> None:
    table = flood("wage-1", "wage-2", lives=({"job": ["job-guru"], "marriage": ["marriage-montcuq"]}, {}))
    assert {"resign", "divorce"} <= set(offers(table, 0))
    act(table, "resign")
    assert (cards(table, "job:0"), count(table, "flood"), asked(table)) == ([], 2, [1])


@pytest.mark.rule("AMB-62")
def test_a_temporary_worker_resigns_and_takes_all_the_same() -> None:
    table = flood("study-double", "wage-2", lives=({"job": ["job-waiter"]}, {}))
    act(table, "resign", "card:study-double")
    assert (cards(table, "studies:0"), asked(table)) == (["study-double"], [1])


@pytest.mark.rule("AMB-62")
def test_skips_are_served_in_a_flood() -> None:
    table = flood("wage-1", "wage-2", lives=({"skips": 1}, {}))
    assert (asked(table), people(table, "skips"), count(table, "flood")) == ([1], [0, 0], 2)


@pytest.mark.rule("AP-18.6", "AMB-62")
def test_when_all_are_gone_hands_are_refilled_and_the_next_plays() -> None:
    table = flood("pet-cat", lives=({}, {}, {"job": ["job-researcher"]}), pile=["study-single"] * 18)
    act(table, "card:pet-cat")
    assert (counts(table, "hand"), asked(table), kind(table), phase(table)) == ([5, 5, 6], [1], "start", "turns")


@pytest.mark.rule("AMB-62")
def test_timers_go_on_in_a_flood() -> None:
    table = flood("pet-cat", "pet-dog", "pet-rabbit", running=[plague("crisis-economic", 2)])
    act(table, "card:pet-cat", "card:pet-dog")
    assert public(table, "running")[0]["rounds"] == 1


@pytest.mark.rule("AP-18.6", "AMB-62")
def test_the_virus_is_kept_in_hand() -> None:
    table = flood("malus-virus", "pet-cat")
    act(table, "card:malus-virus")
    assert (hand(table, 0), cards(table, "malus:0"), asked(table)) == (["malus-virus"], [], [1])


@pytest.mark.rule("AMB-62", "AMB-47")
def test_a_virus_left_over_must_be_taken_and_counts_in_the_refill() -> None:
    table = flood("malus-virus")
    assert offers(table, 0) == ["card:malus-virus"]
    act(table, "card:malus-virus")
    assert (hand(table, 0), counts(table, "hand")) == (["malus-virus", *["study-single"] * 4], [5, 5])


@pytest.mark.rule("AMB-81")
def test_nobody_throws_a_card_away_that_can_be_laid() -> None:
    table = flood("pet-cat", "pet-dog")
    assert refusal(table, 0, "discard:pet-cat") == "AP-18.6"
    act(table, "card:pet-cat")
    assert (cards(table, "belongings:0"), cards(table, "discard"), asked(table)) == (["pet-cat"], [], [1])


@pytest.mark.rule("AMB-62")
def test_the_effect_of_a_card_from_the_flood_takes_place() -> None:
    table = flood("weapon-knife", "wage-1", lives=({}, {"belongings": ["pet-cat"]}))
    act(table, "card:weapon-knife", "seat:1")
    assert cards(table, "belongings:0") == ["pet-cat"]


@pytest.mark.rule("AMB-76", "AP-18.6")
def test_the_last_card_of_a_flood_relaunches_no_invasion_before_the_hands_are_refilled() -> None:
    past: Life = {"out": ["event-invasion"], "past": ["event-invasion"]}
    table = flood("job-hacker", lives=({"studies": ["study-double"] * 2}, {}), **past)
    act(table, "card:job-hacker")
    assert (happened(table, "relaunched"), happened(table, "no-effect")) == ([], [("no-effect", 0, "job-hacker")])
    assert (running(table), counts(table, "hand"), cards(table, "out")) == ([], [5, 5], ["event-invasion"])


@pytest.mark.rule("AMB-76", "AMB-68")
def test_a_purge_relaunched_by_the_last_card_of_a_flood_waits_for_the_refill() -> None:
    past: Life = {"out": ["event-purge"], "past": ["event-purge"]}
    table = flood("job-hacker", lives=({"studies": ["study-double"] * 2}, {}), **past)
    act(table, "card:job-hacker", "card:event-purge")
    told = [event[0] for event in happened(table, "purge-waits", "drew", "plague-starts")]
    assert told == ["purge-waits", *["drew"] * 10, "plague-starts"]
    assert (running(table), kind(table)) == (["event-purge"], "rob")


@pytest.mark.rule("AMB-76", "AMB-62")
def test_nobody_draws_for_the_last_card_of_a_flood_before_the_next_player() -> None:
    table = flood("job-researcher", lives=({"studies": ["study-double"] * 3}, {}))
    act(table, "card:job-researcher")
    assert [event[1] for event in happened(table, "drew")] == [1] * 5 + [0] * 6


@pytest.mark.rule("AMB-81", "AMB-19", "AMB-21")
@pytest.mark.parametrize(
    ("food", "keys"),
    [
        ([], ["discard:child-luke"]),
        (["pet-cat", "pet-pangolin"], ["card:child-luke"]),
        (["pet-pangolin"], ["card:child-luke", "discard:child-luke"]),
        (["survival-vegetable-garden"], ["card:child-luke"]),
    ],
)
def test_a_child_from_the_flood_is_not_laid_for_food_that_need_not_be_eaten(food: list[str], keys: list[str]) -> None:
    life: Life = {"marriage": ["marriage-montcuq"], "belongings": food}
    table = flood("child-luke", "study-single", lives=(life, {}), running=[plague("crisis-food")])
    assert [key for key in offers(table, 0) if "child" in key] == keys
    act(table, keys[-1])
    assert (laid(table, 0, "children"), cards(table, "discard")) == (
        ([], ["child-luke"]) if keys[-1].startswith("discard") else (["child-luke"], [])
    )


@pytest.mark.rule("AP-18.6")
def test_the_centre_is_the_only_source_of_cards_even_after_a_rainbow() -> None:
    table = scene(
        player("special-rainbow", "cataclysm-flood", "pet-dog"), player("pet-cat"), pile=["trip-cairo", *SAFE]
    )
    draw(table, "play:special-rainbow", "play:cataclysm-flood", "card:pet-cat")
    assert (asked(table), kind(table), counts(table, "hand")) == ([1], "flood", [0, 0])


@pytest.mark.rule("SL-10.6", "AMB-19")
def test_a_dealt_child_that_is_let_go_uses_up_no_flirt() -> None:
    for seed in range(20):
        table = scene(
            player(
                "cataclysm-earthquake",
                belongings=["survival-ration", "trip-rio", "survival-bunker"],
                flirts=["flirt-camping"],
                protected={"heap": "belongings", "card": "survival-ration"},
            ),
            player(children=["child-lara"]),
            running=[plague("crisis-food")],
            pile=["trip-cairo", *SAFE],
            seed=seed,
        )
        draw(table, "play:cataclysm-earthquake", "card:trip-rio")
        if [decision.kind for decision in table.pending.values()] == ["feed"] and 0 in table.pending:
            break
    act(table, "no")
    assert people(table, "used_flirts") == [[], []]
