"""AP-17, AP-19.5: undertaker, dictator, hacker, ninja and survivalist."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    draw,
    happened,
    kind,
    laid,
    monster,
    offers,
    people,
    plague,
    player,
    public,
    refusal,
    scene,
    shown,
    skip_rounds,
    smiles,
)

DRAWN = ["trip-cairo"]
SAFE = ["study-single"] * 12

# studies, highest wage, temporary, civil servant
FIGURES = {
    "job-undertaker": (1, 1, True, False),
    "job-dictator": (0, 4, False, True),
    "job-hacker": (3, 3, False, False),
    "job-ninja": (0, 1, True, False),
    "job-survivalist": (0, 1, False, False),
}
every_job = pytest.mark.parametrize("job", FIGURES)


def crisis_for(job: str) -> dict[str, Any]:
    """A dictator is laid in a political crisis only."""
    return {"running": [plague("crisis-political")]} if job == "job-dictator" else {}


def running(table: Table) -> list[tuple[object, object]]:
    return [(entry["plague"], entry["rounds"]) for entry in public(table, "running")]


# Figures.


@pytest.mark.rule("AP-17.1", "AP-19.5")
@every_job
def test_the_studies_and_the_wages_of_a_job(job: str) -> None:
    studies, wage, _, _ = FIGURES[job]
    table = scene(player(job, studies=["study-single"] * studies), player(), pile=DRAWN, **crisis_for(job))
    draw(table, f"play:{job}")
    assert (cards(table, "job:0"), smiles(table)[0]) == ([job], 2 + studies)
    table = scene(player(job=[job]), player())
    assert people(table, "wage_limit") == [wage, 0]


@pytest.mark.rule("AP-17.1", "AP-19.5")
@pytest.mark.parametrize("job", [job for job, figures in FIGURES.items() if figures[0]])
def test_a_job_needs_its_studies(job: str) -> None:
    table = scene(player(job, studies=["study-single"] * (FIGURES[job][0] - 1)), player(), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, f"play:{job}") == "SL-6.2"


@pytest.mark.rule("AP-17.1", "AP-19.5")
@every_job
def test_the_status_of_a_job(job: str) -> None:
    _, _, temporary, civil = FIGURES[job]
    table = scene(player("malus-dismissal"), player("wage-1", job=[job]), pile=["trip-cairo", "trip-rio"])
    draw(table)
    assert ("play:malus-dismissal" in offers(table, 0)) == (not civil)
    act(table, "discard:trip-cairo")
    draw(table)
    assert ("resign" in offers(table, 1)) == temporary


# Undertaker.


@pytest.mark.rule("AP-17.2", "AMB-59", "AP-19.5")
@pytest.mark.parametrize("crisis", ["food", "ecological", "economic", "political", "health"])
@pytest.mark.parametrize("wage", ["wage-1", "wage-2", "wage-3", "wage-4"])
def test_the_undertaker_lays_every_wage_in_every_crisis(crisis: str, wage: str) -> None:
    table = scene(player(wage, job=["job-undertaker"]), player(), pile=DRAWN, running=[plague(f"crisis-{crisis}")])
    assert people(table, "wage_limit")[0] == 4
    draw(table, f"play:{wage}")
    assert cards(table, "wages:0") == [wage]


@pytest.mark.rule("AMB-59")
@pytest.mark.parametrize(
    "more",
    [{}, {"running": [plague("event-clearance")]}, {"monsters": [monster("monster-zombie", at=1)]}],
    ids=["peace", "event", "monster"],
)
def test_events_and_monsters_are_no_crises_to_the_undertaker(more: dict[str, Any]) -> None:
    table = scene(player("wage-2", job=["job-undertaker"]), player(), pile=DRAWN, **more)
    draw(table)
    assert refusal(table, 0, "play:wage-2") == "SL-6.3"


@pytest.mark.rule("AP-17.2")
def test_the_undertaker_goes_bankrupt_like_everybody() -> None:
    table = scene(player(job=["job-undertaker"], wages=["wage-1", "wage-4"]), player(), pile=["crisis-economic"])
    draw(table)
    assert (cards(table, "wages:0"), laid(table, 0, "job")) == ([], ["job-undertaker"])


@pytest.mark.rule("AP-17.2")
def test_in_a_health_crisis_the_undertaker_lays_nothing_but_wages() -> None:
    life = player("wage-3", "pet-cat", job=["job-undertaker"])
    table = scene(life, player(), pile=DRAWN, running=[plague("crisis-health")])
    draw(table)
    assert refusal(table, 0, "play:pet-cat") == "AP-8.3"


# Dictator.


@pytest.mark.rule("AP-17.3")
def test_a_dictator_is_laid_in_a_political_crisis_only() -> None:
    table = scene(player("job-dictator"), player(), pile=DRAWN)
    draw(table)
    assert refusal(table, 0, "play:job-dictator") == "AP-17.3"
    table = scene(player("job-dictator"), player(), pile=DRAWN, running=[plague("crisis-economic")])
    draw(table)
    assert refusal(table, 0, "play:job-dictator") == "AP-17.3"


@pytest.mark.rule("AP-17.3", "AMB-54")
def test_a_dictator_stays_when_the_crisis_ends_and_names_nobody_on_the_first_turn() -> None:
    pile = ["trip-cairo", "trip-rio", "trip-london"]
    crisis = plague("crisis-political", 1)
    table = scene(player("job-dictator"), player("wage-1"), pile=pile, running=[crisis])
    draw(table, "play:job-dictator")
    assert (cards(table, "job:0"), asked(table)) == (["job-dictator"], [1])
    draw(table, "discard:wage-1")
    assert (running(table), cards(table, "job:0"), "imprison:1" in offers(table, 0)) == ([], ["job-dictator"], True)


def dictate(*victim: str, **life: Any) -> Table:
    """The Dictator names seat 1, who holds these cards."""
    table = scene(
        player("wage-1", job=["job-dictator"], flirts=["flirt-bar"]), player(*victim, **life), player(), pile=SAFE
    )
    act(table, "imprison:1")
    return table


@pytest.mark.rule("AP-17.3", "AMB-54")
def test_whom_the_dictator_names_passes_three_turns_and_the_dictator_plays() -> None:
    table = dictate()
    if asked(table) == [1]:
        act(table, "no")
    assert (people(table, "skips"), asked(table), kind(table)) == ([0, 3, 0], [0], "start")
    draw(table, "discard:wage-1")
    assert asked(table) == [2]


@pytest.mark.rule("AP-17.3", "AMB-54")
def test_the_three_turns_are_added_to_those_pending() -> None:
    table = dictate("pet-cat", skips=2)
    act(table, "no")
    assert people(table, "skips")[1] == 5


@pytest.mark.rule("AP-17.3")
def test_the_prisoner_can_still_suffer() -> None:
    table = scene(
        player("malus-dismissal", job=["job-dictator"]), player("pet-cat", job=["job-guru"]), pile=["trip-cairo"]
    )
    act(table, "imprison:1", "no")
    draw(table, "play:malus-dismissal")
    assert cards(table, "job:1") == []


@pytest.mark.rule("AP-17.3", "AMB-54")
def test_a_dictator_does_so_once() -> None:
    table = dictate("pet-cat")
    act(table, "no")
    assert refusal(table, 0, "imprison:2") == "AP-17.3"
    assert people(table, "imprisons") == [False, False, False]


@pytest.mark.rule("AMB-54")
def test_a_dictator_may_wait_and_names_nobody_after_drawing() -> None:
    table = scene(player("wage-1", job=["job-dictator"]), player("wage-2"), pile=SAFE)
    draw(table)
    assert refusal(table, 0, "imprison:1") == "SL-3.6"
    act(table, "discard:wage-1")
    skip_rounds(table, 1)
    assert "imprison:1" in offers(table, 0)


@pytest.mark.rule("AMB-54")
def test_anybody_else_may_be_named_even_a_survivalist() -> None:
    table = scene(player(job=["job-dictator"]), player(job=["job-survivalist"]), player(), pile=SAFE)
    assert {"imprison:1", "imprison:2"} <= set(offers(table, 0))
    assert "imprison:0" not in offers(table, 0)
    act(table, "imprison:1")
    if asked(table) == [1]:
        act(table, "no")
    assert people(table, "skips")[1] == 3


@pytest.mark.rule("AP-17.3", "AMB-54", "AMB-72")
def test_a_bargain_with_a_card_from_the_hand() -> None:
    table = dictate("pet-cat", "wage-2")
    assert (kind(table), asked(table), sorted(offers(table, 1))) == (
        "offer-hand",
        [1],
        ["card:pet-cat", "card:wage-2", "no"],
    )
    act(table, "card:pet-cat")
    assert (kind(table), asked(table), offers(table, 0)) == ("bargain", [0], ["yes", "no"])
    assert [shown(table, "offered", seat) for seat in (0, 1, 2)] == [[["pet-cat"]], [["pet-cat"]], [[None]]]
    act(table, "yes")
    assert (people(table, "skips"), asked(table), kind(table)) == ([0, 0, 0], [0], "start")
    assert sorted(str(card) for card in cards(table, "hand:0", 0)) == ["pet-cat", "wage-1"]
    assert cards(table, "hand:1", 1) == ["wage-2"]


@pytest.mark.rule("AMB-54")
def test_a_bargain_spends_the_effect_too() -> None:
    table = dictate("pet-cat", "wage-2")
    act(table, "card:pet-cat", "yes")
    assert refusal(table, 0, "imprison:2") == "AP-17.3"


@pytest.mark.rule("AP-17.3", "AMB-54")
def test_a_refused_offer_goes_back_and_the_turns_are_lost() -> None:
    table = dictate("pet-cat")
    act(table, "card:pet-cat", "no")
    assert (people(table, "skips")[1], cards(table, "hand:1", 1), kind(table)) == (3, ["pet-cat"], "start")


@pytest.mark.rule("AMB-54", "AMB-72")
def test_a_bargain_with_a_laid_card_too() -> None:
    table = dictate("wage-2", belongings=["house-big"], job=["job-guru"], wages=["wage-4"])
    act(table, "card:wage-2")
    assert (kind(table), sorted(offers(table, 1))) == ("offer-laid", ["card:house-big", "card:wage-4", "no"])
    act(table, "card:house-big", "yes")
    assert (cards(table, "belongings:0"), cards(table, "belongings:1"), people(table, "skips")[1]) == (
        ["house-big"],
        [],
        0,
    )
    assert happened(table, "stole") == []


@pytest.mark.rule("AMB-72")
def test_the_virus_is_no_gift() -> None:
    table = dictate("malus-virus", "pet-cat")
    assert sorted(offers(table, 1)) == ["card:pet-cat", "no"]


@pytest.mark.rule("AMB-72")
def test_hands_are_not_refilled_after_a_bargain() -> None:
    table = dictate("pet-cat", "pet-dog")
    act(table, "card:pet-cat", "yes")
    assert [len(cards(table, f"hand:{seat}")) for seat in (0, 1)] == [2, 1]


@pytest.mark.rule("AMB-54")
def test_a_player_who_loses_the_job_loses_the_effect() -> None:
    table = scene(player("wage-1", job=["job-dictator"]), player(), pile=SAFE)
    act(table, "resign")
    assert (people(table, "imprisons"), cards(table, "discard")) == ([False, False], ["job-dictator"])


@pytest.mark.rule("AMB-54", "AP-12.13")
def test_a_stolen_dictator_names_a_player_anew() -> None:
    pile = ["trip-cairo", "trip-rio"]
    table = scene(
        player("weapon-knife"),
        player("wage-1", job=["job-dictator"]),
        pile=pile,
        running=[plague("crisis-political")],
        dictator_waits=False,
    )
    draw(table, "play:weapon-knife", "seat:1")
    assert people(table, "imprisons") == [True, False]


# Hacker.


def hack(*, expansion: str = "advanced", **more: Any) -> Table:
    """Seat 0 lays the Hacker."""
    life = player("job-hacker", "wage-1", studies=["study-single"] * 3)
    pile = ["trip-cairo", *SAFE]
    table = scene(life, player("wage-2", wages=["wage-4"]), player(), pile=pile, expansion=expansion, **more)
    draw(table, "play:job-hacker")
    return table


@pytest.mark.rule("AP-17.4", "AMB-55")
def test_the_hacker_relaunches_a_past_crisis_with_its_onset() -> None:
    table = hack(
        out=["crisis-economic", "event-clearance", "monster-zombie"], past=["crisis-economic", "event-clearance"]
    )
    assert (kind(table), sorted(offers(table, 0))) == (
        "relaunch",
        ["card:crisis-economic", "card:event-clearance", "no"],
    )
    act(table, "card:crisis-economic")
    assert (running(table), cards(table, "wages:1"), asked(table)) == ([("crisis-economic", 3)], [], [1])
    assert public(table, "running")[0]["turned_by"] == 0
    assert cards(table, "plagues") == ["crisis-economic"]


@pytest.mark.rule("AP-17.4", "AMB-55")
def test_the_hacker_need_not() -> None:
    table = hack(out=["crisis-economic"], past=["crisis-economic"])
    act(table, "no")
    assert (running(table), cards(table, "job:0"), asked(table)) == ([], ["job-hacker"], [1])


@pytest.mark.rule("AMB-55")
@pytest.mark.parametrize(
    "more",
    [
        pytest.param({}, id="nothing"),
        pytest.param({"out": ["crisis-economic"]}, id="never-took-place"),
        pytest.param({"discard": ["crisis-economic"]}, id="discarded-with-luck"),
        pytest.param({"out": ["monster-zombie"]}, id="a-monster"),
        pytest.param({"running": [plague("crisis-economic")]}, id="still-running"),
    ],
)
def test_when_the_hacker_finds_nothing(more: dict[str, Any]) -> None:
    table = hack(**more)
    assert (asked(table), cards(table, "job:0"), happened(table, "relaunched")) == ([1], ["job-hacker"], [])


@pytest.mark.rule("AMB-55")
def test_the_hacker_acts_only_when_laid() -> None:
    table = scene(player(job=["job-hacker"]), player(), pile=DRAWN, out=["crisis-economic"], past=["crisis-economic"])
    assert sorted(offers(table, 0)) == ["draw", "resign"]


@pytest.mark.rule("AMB-55")
def test_a_relaunched_crisis_lasts_in_full() -> None:
    table = hack(out=["crisis-economic"], past=["crisis-economic"])
    act(table, "card:crisis-economic")
    rounds = []
    for _ in range(3):
        skip_rounds(table, 3)
        rounds.append(running(table))
    assert rounds == [[("crisis-economic", 2)], [("crisis-economic", 1)], []]


@pytest.mark.rule("AMB-55")
def test_the_target_of_a_relaunched_invasion_is_counted_anew() -> None:
    table = hack(out=["event-invasion"], past=["event-invasion"])
    act(table, "card:event-invasion")
    assert public(table, "invasion") == {"target": 3, "thrown": 0}


@pytest.mark.rule("AMB-55")
def test_in_basic_mode_what_is_relaunched_drives_out_what_runs() -> None:
    table = hack(out=["crisis-economic"], past=["crisis-economic"], running=[plague("crisis-food")], expansion="basic")
    act(table, "card:crisis-economic")
    assert (running(table), cards(table, "out")) == ([("crisis-economic", 3)], ["crisis-food"])


@pytest.mark.rule("AMB-55")
def test_a_relaunched_political_crisis_removes_the_hacker() -> None:
    table = hack(out=["crisis-political"], past=["crisis-political"])
    act(table, "card:crisis-political")
    assert (cards(table, "job:0"), cards(table, "discard"), running(table)) == (
        [],
        ["job-hacker"],
        [("crisis-political", 4)],
    )


@pytest.mark.rule("AMB-55")
def test_armageddon_may_be_relaunched() -> None:
    table = hack(out=["event-armageddon"], past=["event-armageddon"])
    act(table, "card:event-armageddon")
    while kind(table) == "armageddon":
        act(table, offers(table, asked(table)[0])[0])
    assert (len(happened(table, "picked")), "event-armageddon" in cards(table, "out")) == (2, True)


@pytest.mark.rule("AMB-55")
def test_a_purge_relaunched_in_a_flood_starts_after_it() -> None:
    table = scene(
        player(studies=["study-single"] * 3),
        player(),
        player(),
        flood=["job-hacker", "wage-1"],
        out=["event-purge"],
        past=["event-purge"],
        pile=["study-single"] * 15,
    )
    act(table, "card:job-hacker", "card:event-purge")
    assert (running(table), public(table, "waiting_purge"), asked(table)) == ([], 0, [1])
    act(table, "discard:wage-1")
    assert (running(table), public(table, "waiting_purge")) == ([("event-purge", 2)], None)
    assert (asked(table), kind(table)) == ([2], "rob")


@pytest.mark.rule("AMB-76")
def test_the_invasion_is_not_relaunched_in_a_flood() -> None:
    life = player(studies=["study-single"] * 3)
    past = ["event-invasion", "crisis-economic"]
    table = scene(life, player(), flood=["job-hacker", "wage-1"], out=past, past=past, pile=SAFE)
    act(table, "card:job-hacker")
    assert offers(table, 0) == ["card:crisis-economic", "no"]


# Ninja.


@pytest.mark.rule("AP-17.5")
def test_the_ninja_takes_a_weapon_without_paying() -> None:
    discard = ["weapon-bazooka", "pet-cat", "weapon-bat", "survival-radar"]
    table = scene(player("job-ninja"), player(), pile=DRAWN, discard=discard)
    draw(table, "play:job-ninja")
    assert (kind(table), sorted(offers(table, 0))) == ("fetch", ["card:weapon-bat", "card:weapon-bazooka", "no"])
    act(table, "card:weapon-bazooka")
    assert (cards(table, "belongings:0"), asked(table)) == (["weapon-bazooka"], [1])
    assert "weapon-bazooka" not in cards(table, "discard")


@pytest.mark.rule("AP-17.5", "AMB-56")
def test_the_ninja_may_take_the_tank() -> None:
    table = scene(player("job-ninja"), player(), pile=DRAWN, discard=["vehicle-tank", "vehicle-helicopter"])
    draw(table, "play:job-ninja")
    assert offers(table, 0) == ["card:vehicle-tank", "no"]
    act(table, "card:vehicle-tank")
    assert people(table, "defence")[0] == 5


@pytest.mark.rule("AMB-56")
def test_the_weapon_of_the_ninja_may_attack_at_once() -> None:
    table = scene(player("job-ninja"), player(belongings=["weapon-knife"]), pile=DRAWN, discard=["weapon-shuriken"])
    draw(table, "play:job-ninja", "card:weapon-shuriken", "seat:1")
    assert (cards(table, "belongings:0"), cards(table, "flipped:0")) == (["weapon-knife"], ["weapon-shuriken"])


@pytest.mark.rule("AP-17.5")
def test_the_ninja_may_take_nothing() -> None:
    table = scene(player("job-ninja"), player(), pile=DRAWN, discard=["weapon-bat"])
    draw(table, "play:job-ninja", "no")
    assert (cards(table, "job:0"), cards(table, "discard")) == (["job-ninja"], ["weapon-bat"])


@pytest.mark.rule("AMB-56", "AP-17.5")
def test_nobody_takes_back_what_they_threw_away() -> None:
    discard = ["weapon-bat", "weapon-knife"]
    table = scene(player("job-ninja"), player(), pile=DRAWN, discard=discard, threw=[0, 1])
    draw(table, "play:job-ninja")
    assert offers(table, 0) == ["card:weapon-knife", "no"]


@pytest.mark.rule("AMB-56")
@pytest.mark.parametrize("fetcher", ["special-shooting-star", "job-astronaut"])
def test_nor_with_a_shooting_star_or_as_an_astronaut(fetcher: str) -> None:
    table = scene(
        player(fetcher, studies=["study-double"] * 3),
        player(),
        pile=DRAWN,
        discard=["pet-cat", "pet-dog"],
        threw=[0, 1],
    )
    draw(table, f"play:{fetcher}")
    assert offers(table, 0) == ["card:pet-dog", "no"]


# Survivalist.


@pytest.mark.rule("AP-17.6")
@pytest.mark.parametrize(
    ("crisis", "life", "card"),
    [
        ("crisis-food", {"children": ["child-lara"]}, "child-lara"),
        ("crisis-economic", {"wages": ["wage-1"]}, "wage-1"),
        ("crisis-political", {}, "job-survivalist"),
    ],
)
def test_a_survivalist_loses_nothing_to_a_crisis(crisis: str, life: dict[str, Any], card: str) -> None:
    table = scene(player(), player("wage-2", "wage-3", job=["job-survivalist"], **life), pile=[crisis])
    draw(table)
    assert card in laid(table, 1, "children", "wages", "job")
    assert happened(table, "lost") == []


@pytest.mark.rule("AP-17.6")
def test_a_survivalist_keeps_the_hand_in_an_ecological_crisis() -> None:
    table = scene(player(), player("wage-1", "wage-2", "wage-3", job=["job-survivalist"]), pile=["crisis-ecological"])
    draw(table)
    assert (len(cards(table, "hand:1")), people(table, "hand_size")) == (3, [1, 5])


@pytest.mark.rule("AP-17.6")
@pytest.mark.parametrize(
    ("crisis", "card", "life"),
    [
        ("crisis-food", "child-mario", {"marriage": ["marriage-montcuq"]}),
        ("crisis-economic", "wage-1", {}),
        ("crisis-health", "pet-cat", {}),
    ],
)
def test_a_survivalist_plays_normally_in_a_crisis(crisis: str, card: str, life: dict[str, Any]) -> None:
    table = scene(player(card, job=["job-survivalist"], **life), player(), pile=DRAWN, running=[plague(crisis)])
    draw(table, f"play:{card}")
    assert card in laid(table, 0, "children", "wages", "belongings")


@pytest.mark.rule("AP-17.6")
def test_a_monster_passes_a_survivalist_by_and_that_is_the_turn() -> None:
    life = player("wage-1", job=["job-survivalist"], belongings=["weapon-bazooka"])
    table = scene(life, player(belongings=["weapon-bat"]), player(), monsters=[monster("monster-zombie")])
    assert (asked(table), happened(table, "passes-by")) == ([1], [("passes-by", 0, "monster-zombie")])
    assert (laid(table, 0, "job", "belongings"), cards(table, "hand:0", 0)) == (
        ["job-survivalist", "weapon-bazooka"],
        ["wage-1"],
    )
    assert public(table, "monsters") == [{"monster": "monster-zombie", "at": 1, "left": 1}]


@pytest.mark.rule("AP-17.6")
@pytest.mark.parametrize("malus", ["malus-accident", "malus-dismissal", "malus-burn-out"])
def test_a_survivalist_suffers_malus(malus: str) -> None:
    table = scene(player(malus), player(job=["job-survivalist"]), pile=DRAWN)
    draw(table, f"play:{malus}")
    assert cards(table, "malus:1") == [malus]


@pytest.mark.rule("AP-17.6")
def test_a_survivalist_suffers_events() -> None:
    table = scene(player(), player(job=["job-survivalist"]), pile=["event-armageddon"])
    draw(table)
    assert happened(table, "picked") == [("picked", 0, 1, "job-survivalist")]


@pytest.mark.rule("AMB-58")
def test_a_new_survivalist_refills_the_hand_in_an_ecological_crisis() -> None:
    table = scene(player("job-survivalist"), player("wage-1"), pile=SAFE, running=[plague("crisis-ecological")])
    draw(table, "play:job-survivalist")
    assert [len(cards(table, f"hand:{seat}")) for seat in (0, 1)] == [5, 1]


@pytest.mark.rule("AMB-58")
def test_a_new_survivalist_draws_nothing_in_other_times() -> None:
    table = scene(player("job-survivalist", "wage-1"), player(), pile=SAFE)
    draw(table, "play:job-survivalist")
    assert len(cards(table, "hand:0")) == 2


@pytest.mark.rule("AMB-58")
def test_a_player_who_is_no_survivalist_any_more_keeps_one_card_in_an_ecological_crisis() -> None:
    hand = ["wage-1", "wage-2", "wage-3", "wage-4", "pet-cat"]
    table = scene(
        player("malus-dismissal"),
        player(*hand, job=["job-survivalist"]),
        pile=SAFE,
        running=[plague("crisis-ecological")],
    )
    draw(table, "play:malus-dismissal")
    assert (kind(table), asked(table), len(offers(table, 1))) == ("keep", [1], 5)
    act(table, "card:pet-cat")
    assert cards(table, "hand:1", 1) == ["pet-cat"]


@pytest.mark.rule("AMB-58")
def test_a_player_who_is_no_survivalist_any_more_is_bound_but_the_onset_is_over() -> None:
    life = player("wage-2", job=["job-survivalist"], wages=["wage-1"], studies=[])
    table = scene(player("malus-dismissal"), life, pile=SAFE, running=[plague("crisis-economic")])
    draw(table, "play:malus-dismissal")
    assert cards(table, "wages:1") == ["wage-1"]
    draw(table)
    assert refusal(table, 1, "play:wage-2") == "AP-6.2"


@pytest.mark.rule("AMB-58")
def test_becoming_survivalist_lifts_the_crisis() -> None:
    pile = ["trip-cairo", "trip-rio", "trip-london"]
    table = scene(player("job-survivalist", "wage-1"), player("wage-2"), pile=pile, running=[plague("crisis-economic")])
    draw(table, "play:job-survivalist")
    draw(table, "discard:wage-2")
    draw(table, "play:wage-1")
    assert cards(table, "wages:0") == ["wage-1"]
