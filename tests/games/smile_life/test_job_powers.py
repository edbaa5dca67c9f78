"""SL-7: what each job can do, at once or as long as it is held."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    Player,
    act,
    asked,
    base,
    cards,
    count,
    counts,
    draw,
    ending,
    happened,
    kind,
    laid,
    lay,
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
    studied,
    truth,
)

PLAIN = ["wage-1", "wage-2", "wage-3", "wage-4", "study-double"]
SIX = [*PLAIN, "study-single"]
HEADS = pytest.mark.parametrize("job", ["job-head-purchasing", "job-head-sales"])
DOCTORS = pytest.mark.parametrize("job", ["job-doctor", "job-surgeon"])
HEALERS = ["job-doctor", "job-surgeon", "job-pharmacist"]
MEDIUM_SIGHT = ["pet-dog", "wage-1", "wage-1", "wage-2", "wage-2", "wage-3", "wage-3", "wage-4", "wage-4", *studied(4)]

each_mode = pytest.mark.parametrize("expansion", ["none", "advanced"])


def against(malus: str, *victims: Player, **more: Any) -> Table:
    """Seat 0 holds a malus, and has drawn."""
    table = base(player(malus), *victims, pile=["trip-cairo"], **more)
    draw(table)
    return table


# SL-7.1 The Architect.


@pytest.mark.rule("SL-7.1")
@each_mode
@pytest.mark.parametrize("house", ["house-small-green", "house-medium-white", "house-big"])
def test_job_architect(house: str, expansion: str) -> None:
    table = scene(player(house, job=["job-architect"]), player(), expansion=expansion, pile=["trip-rio"])
    lay(table, house)
    assert (laid(table, 0, "belongings"), people(table, "free_house")) == ([house], [False, False])
    assert happened(table, "for-free") == [("for-free", 0, house)]


@pytest.mark.rule("SL-7.1")
def test_the_architect_has_one_free_house() -> None:
    table = base(player("house-big", "house-small-pink", job=["job-architect"]), player("pet-cat"))
    lay(table, "house-big")
    lay(table, "pet-cat")
    draw(table)
    assert "play:house-small-pink" not in offers(table, 0)


@pytest.mark.rule("SL-7.1")
def test_the_architect_may_pay_and_keep_the_free_house() -> None:
    table = base(player("house-small-pink", job=["job-architect"], wages=["wage-4", "wage-3"]), player())
    lay(table, "house-small-pink")
    assert sorted(offers(table, 0)) == ["free", "pay:4-3"]
    act(table, "pay:4-3")
    assert (people(table, "free_house"), laid(table, 0, "flipped")) == ([True, False], ["wage-3", "wage-4"])


@pytest.mark.rule("SL-7.1")
def test_the_free_house_leaves_the_wages() -> None:
    table = base(player("house-small-pink", job=["job-architect"], wages=["wage-4", "wage-3"]), player())
    lay(table, "house-small-pink", "free")
    assert (laid(table, 0, "wages"), counts(table, "flipped")) == (["wage-3", "wage-4"], [0, 0])


@pytest.mark.rule("SL-7.1")
def test_the_free_house_comes_from_the_hand() -> None:
    table = base(player(job=["job-architect"]), player(), discard=["house-big"])
    assert offers(table, 0) == ["draw", "resign"]


@pytest.mark.rule("SL-7.1")
def test_nothing_but_a_house_is_free_for_the_architect() -> None:
    table = base(player("trip-rio", job=["job-architect"]), player())
    draw(table)
    assert refusal(table, 0, "play:trip-rio") == "SL-14.4"


@pytest.mark.rule("SL-7.1")
def test_a_new_architect_has_a_free_house_again() -> None:
    table = base(player("job-architect", studies=studied(4)), player())
    lay(table, "job-architect")
    assert people(table, "free_house") == [True, False]


@pytest.mark.rule("SL-7.1")
def test_a_former_architect_pays() -> None:
    table = base(player("house-big", job=["job-architect"]), player("pet-cat"))
    act(table, "resign")
    lay(table, "pet-cat")
    draw(table)
    assert (people(table, "free_house"), "play:house-big" in offers(table, 0)) == ([False, False], False)


@pytest.mark.rule("SL-7.1")
def test_the_free_house_comes_on_a_later_turn() -> None:
    hand = ["special-rainbow", "job-architect", "house-big"]
    table = base(player(*hand, studies=studied(4)), player("pet-cat"), pile=["trip-rio", "trip-cairo"])
    lay(table, "special-rainbow", "play:job-architect")
    assert (kind(table), "play:house-big" in offers(table, 0)) == ("more", False)
    act(table, "done")
    lay(table, "pet-cat")
    lay(table, "house-big")
    assert laid(table, 0, "belongings") == ["house-big"]


# SL-7.2 The Astronaut.


@pytest.mark.rule("SL-7.2", "SL-6.6")
@each_mode
def test_job_astronaut(expansion: str) -> None:
    discard = ["wage-1", "pet-cat", "trip-rio", "job-guru", "malus-illness", "study-single", "wage-4"]
    life = player("job-astronaut", studies=studied(6))
    table = scene(life, player(), discard=discard, pile=["trip-cairo"], expansion=expansion)
    lay(table, "job-astronaut")
    assert sorted(offers(table, 0)) == ["card:malus-illness", "card:pet-cat", "card:wage-1", "card:wage-4", "no"]
    act(table, "card:wage-4")
    assert (laid(table, 0, "wages"), count(table, "discard"), asked(table)) == (["wage-4"], 6, [1])


@pytest.mark.rule("SL-7.2")
def test_the_astronaut_fetches_no_other_job() -> None:
    life = player("job-astronaut", studies=studied(6))
    table = base(life, player(), discard=["job-guru", "job-grand-professor"])
    lay(table, "job-astronaut")
    assert (asked(table), people(table, "job")) == ([1], ["job-astronaut", None])


@pytest.mark.rule("SL-7.2", "AMB-74")
def test_the_astronaut_may_be_content_with_nothing() -> None:
    table = base(player("job-astronaut", studies=studied(6)), player(), discard=["pet-cat"])
    lay(table, "job-astronaut", "no")
    assert (asked(table), cards(table, "discard")) == ([1], ["pet-cat"])


@pytest.mark.rule("SL-7.2", "SL-6.6")
def test_the_astronaut_fetches_once() -> None:
    table = base(player(job=["job-astronaut"]), player(), discard=["trip-rio", "pet-cat"], pile=["trip-cairo"])
    draw(table, "discard:trip-cairo")
    assert (asked(table), count(table, "discard")) == ([1], 3)


# SL-7.3 to SL-7.5 Lawyer, Bandit, Barman.


@pytest.mark.rule("SL-7.3")
@pytest.mark.parametrize("marriage", [["marriage-montcuq"], ["marriage-montcuq", "adultery"]])
def test_job_lawyer(marriage: list[str]) -> None:
    life = player(flirts=["flirt-zoo"], marriage=marriage, job=["job-lawyer"])
    table = against("malus-divorce", life)
    assert refusal(table, 0, "play:malus-divorce") == "SL-3.3"
    willing = base(life, player())
    act(willing, "divorce")
    assert people(willing, "married") == [False, False]


@pytest.mark.rule("SL-7.4")
@pytest.mark.parametrize("malus", ["malus-dismissal", "malus-income-tax"])
def test_job_bandit(malus: str) -> None:
    table = against(malus, player(job=["job-bandit"], wages=["wage-4"]), player(job=["job-guru"], wages=["wage-1"]))
    act(table, f"play:{malus}")
    assert laid(table, 2, "malus") == [malus]


@pytest.mark.rule("SL-7.4", "SL-16.7")
def test_only_the_bandit_goes_to_jail() -> None:
    table = against("malus-jail", player(job=["job-guru"]), player())
    assert refusal(table, 0, "play:malus-jail") == "SL-3.3"
    found = against("malus-jail", player(job=["job-guru"]), player(job=["job-bandit"]))
    act(found, "play:malus-jail")
    assert people(found, "skips") == [0, 0, 3]


FLIRTS = ["flirt-bar", "flirt-camping", "flirt-cinema", "flirt-hotel", "flirt-internet", "flirt-park", "flirt-zoo"]


@pytest.mark.rule("SL-7.5", "SL-10.1")
def test_job_barman() -> None:
    table = base(player("flirt-theatre", flirts=FLIRTS, job=["job-barman"]), player())
    lay(table, "flirt-theatre")
    assert counts(table, "flirts") == [8, 0]
    former = base(player("flirt-theatre", flirts=FLIRTS), player())
    draw(former)
    assert refusal(former, 0, "play:flirt-theatre") == "SL-10.1"


@pytest.mark.rule("SL-7.5")
def test_a_married_barman_does_not_flirt() -> None:
    table = base(player("flirt-theatre", marriage=["marriage-montcuq"], job=["job-barman"]), player())
    draw(table)
    assert refusal(table, 0, "play:flirt-theatre") == "SL-10.1"


# SL-7.6 The Heads of purchasing and sales.


@pytest.mark.rule("SL-7.6", "SL-6.6")
@HEADS
@each_mode
def test_job_head(job: str, expansion: str) -> None:
    mine = ["pet-unicorn", "wage-1", "wage-1", "wage-1"]
    table = scene(player(job, *mine, studies=studied(3)), player(*["wage-4"] * 5), pile=["wage-1"], expansion=expansion)
    lay(table, job)
    assert sorted(offers(table, 0)) == ["card:pet-unicorn", "card:wage-1", "no"]
    act(table, "card:pet-unicorn")
    assert truth(table, 0)["hand"] == ["pet-unicorn", *["wage-1"] * 3, "wage-4"]
    assert truth(table, 1)["hand"] == ["wage-1", *["wage-4"] * 4]
    assert (asked(table), counts(table, "peek")) == ([1], [0, 0])


@pytest.mark.rule("SL-7.6")
@HEADS
def test_the_card_set_aside_is_never_swapped(job: str) -> None:
    for seed in range(12):
        hand = ["pet-unicorn", "wage-1"]
        table = base(player(job, *hand, studies=studied(3)), player("wage-4"), seed=seed, pile=["wage-2"])
        lay(table, job, "card:pet-unicorn")
        assert "pet-unicorn" in truth(table, 0)["hand"]


@pytest.mark.rule("SL-7.6")
def test_every_other_card_may_be_swapped() -> None:
    given = set()
    for seed in range(40):
        hand = ["pet-unicorn", "wage-1", "wage-2", "wage-3"]
        head = player("job-head-sales", *hand, studies=studied(3))
        table = base(head, player("pet-dog"), seed=seed, pile=["trip-rio"])
        lay(table, "job-head-sales", "card:pet-unicorn")
        given.update(truth(table, 1)["hand"])
    assert given == {"wage-1", "wage-2", "wage-3", "trip-rio"}


@pytest.mark.rule("SL-7.6")
@HEADS
def test_the_swap_may_be_left_alone(job: str) -> None:
    table = base(player(job, "pet-unicorn", studies=studied(3)), player("wage-4"), pile=["wage-2"])
    lay(table, job, "no")
    assert (truth(table, 0)["hand"], truth(table, 1)["hand"]) == (["pet-unicorn", "wage-2"], ["wage-4"])


@pytest.mark.rule("SL-7.6")
def test_the_head_chooses_whom_to_swap_with() -> None:
    life = player("job-head-sales", "pet-unicorn", studies=studied(3))
    table = base(life, player("wage-4"), player("wage-3"), pile=["wage-2"])
    lay(table, "job-head-sales", "card:pet-unicorn", "seat:2")
    assert [truth(table, seat)["hand"] for seat in range(3)] == [["pet-unicorn", "wage-3"], ["wage-4"], ["wage-2"]]


# SL-7.7 The Researcher.


@pytest.mark.rule("SL-7.7")
@each_mode
def test_job_researcher(expansion: str) -> None:
    life = player("job-researcher", *PLAIN[:4], studies=studied(6))
    table = scene(life, player(), pile=["trip-rio", "pet-cat", "trip-cairo"], expansion=expansion)
    lay(table, "job-researcher")
    assert sorted(truth(table, 0)["hand"]) == sorted([*PLAIN[:4], "trip-rio", "pet-cat"])
    assert people(table, "hand_size") == [6, 5]
    skip_rounds(table, 1)
    draw(table)
    assert counts(table, "hand")[0] == 7


@pytest.mark.rule("SL-7.7", "SL-15.2")
def test_a_researcher_draws_back_to_six() -> None:
    table = base(player("special-rainbow", *PLAIN, job=["job-researcher"]), player(), pile=["trip-rio"])
    lay(table, "special-rainbow", "discard:wage-4", "discard:wage-3", "discard:wage-2")
    assert counts(table, "hand") == [6, 0]


@pytest.mark.rule("SL-7.7")
@each_mode
def test_a_dismissed_researcher_discards_a_card_of_choice_under_the_job(expansion: str) -> None:
    life = player(*SIX, job=["job-researcher"])
    table = scene(player("malus-dismissal"), life, expansion=expansion, pile=["trip-rio"])
    lay(table, "malus-dismissal")
    assert (asked(table), kind(table)) == ([1], "give-up")
    assert sorted(offers(table, 1)) == sorted([f"card:{card}" for card in SIX])
    act(table, "card:wage-3")
    assert (cards(table, "discard"), counts(table, "hand")) == (["job-researcher", "wage-3"], [1, 5])
    assert (asked(table), kind(table)) == ([1], "start")


@pytest.mark.rule("AMB-78")
def test_a_researcher_does_not_give_up_the_virus() -> None:
    life = player("malus-virus", *PLAIN, job=["job-researcher"])
    table = scene(player("malus-dismissal"), life, pile=["trip-rio"])
    lay(table, "malus-dismissal")
    assert sorted(offers(table, 1)) == sorted([f"card:{card}" for card in PLAIN])


@pytest.mark.rule("AMB-78")
def test_at_a_restart_a_researcher_gives_up_the_sixth_card_and_bets_are_discarded() -> None:
    researcher = player(*SIX, job=["job-researcher"], studies=studied(2))
    table = scene(
        *(researcher, player("trip-london")),
        running=[plague("event-invasion", 1)],
        target=60,
        casino={"owner": 1, "bet": "wage-3"},
        pile=["trip-rio", "trip-cairo"],
    )
    act(table, "throw:trip-rio", "throw:trip-cairo", "yes")
    assert (asked(table), kind(table), len(offers(table, 0))) == ([0], "give-up", 6)
    act(table, "card:wage-1")
    assert (counts(table, "hand"), count(table, "bets"), public(table, "bettor")) == ([5, 1], 0, None)
    assert {"wage-3", "special-casino", "job-researcher", "wage-1"} <= set(cards(table, "discard"))


# SL-7.8 Doctor and Surgeon.


@pytest.mark.rule("SL-7.8", "SL-7.13", "SL-16.1")
@pytest.mark.parametrize("job", HEALERS)
def test_job_that_no_illness_touches(job: str) -> None:
    table = against("malus-illness", player(job=[job]), player())
    act(table, "play:malus-illness")
    assert laid(table, 2, "malus") == ["malus-illness"]
    alone = against("malus-illness", player(job=[job]))
    assert refusal(alone, 0, "play:malus-illness") == "SL-3.3"


@pytest.mark.rule("SL-7.8", "AMB-71")
@DOCTORS
def test_doctors_study_beyond_the_limit(job: str) -> None:
    table = base(player("study-double", studies=studied(6), job=[job]), player())
    lay(table, "study-double")
    assert (cards(table, "extra:0"), counts(table, "studies")) == (["study-double"], [6, 0])
    assert (people(table, "level"), smiles(table)) == ([8, 0], [9, 0])


@pytest.mark.rule("SL-7.8", "AMB-71")
@DOCTORS
def test_grade_repetition_never_takes_what_was_studied_at_work(job: str) -> None:
    working = against("malus-grade-repetition", player(studies=studied(6), extra=["study-double"], job=[job]))
    assert refusal(working, 0, "play:malus-grade-repetition") == "SL-3.3"
    former = against("malus-grade-repetition", player(studies=studied(2), extra=["study-double"]))
    act(former, "play:malus-grade-repetition")
    assert (laid(former, 1, "studies"), laid(former, 1, "extra")) == (["study-single"], ["study-double"])
    nothing_else = against("malus-grade-repetition", player(extra=["study-double"]))
    assert refusal(nothing_else, 0, "play:malus-grade-repetition") == "SL-3.3"


@pytest.mark.rule("AMB-71", "SL-5.2")
def test_what_was_studied_at_work_leaves_room_for_six() -> None:
    table = base(player("study-single", studies=studied(5), extra=studied(3)), player())
    lay(table, "study-single")
    assert (counts(table, "studies"), people(table, "level")) == ([6, 0], [9, 0])
    full = base(player("study-single", studies=studied(6), extra=studied(3)), player())
    draw(full)
    assert refusal(full, 0, "play:study-single") == "SL-5.2"


@pytest.mark.rule("SL-7.8")
@DOCTORS
def test_studies_of_a_doctor_by_string_pulling_score_and_count_for_no_job(job: str) -> None:
    hand = ["special-string-pulling", job, "study-double", "job-mechanic"]
    table = base(player(*hand), player("pet-cat", "pet-dog", "pet-chick"), pile=["trip-rio"])
    lay(table, "special-string-pulling", f"card:{job}")
    lay(table, "pet-cat")
    lay(table, "study-double")
    assert (smiles(table)[0], people(table, "level")[0]) == (3, 0)
    lay(table, "pet-dog")
    act(table, "resign")
    lay(table, "pet-chick")
    draw(table)
    assert (people(table, "level")[0], refusal(table, 0, "play:job-mechanic")) == (0, "SL-6.2")


@pytest.mark.rule("SL-7.8")
def test_studies_of_a_true_doctor_count_for_the_next_job() -> None:
    table = base(player("job-astronaut", studies=studied(4), extra=["study-double"]), player())
    lay(table, "job-astronaut")
    assert people(table, "job") == ["job-astronaut", None]


@pytest.mark.rule("SL-7.8")
def test_only_what_was_studied_after_string_pulling_does_not_count() -> None:
    hand = ["study-single", "job-pharmacist"]
    life = player(*hand, studies=studied(3), extra=["study-double"], job=["job-doctor"], pulled=True)
    table = base(life, player("pet-cat", "pet-dog"), pile=["trip-rio"])
    lay(table, "study-single")
    assert (people(table, "level")[0], counts(table, "extra")) == (5, [2, 0])


@pytest.mark.rule("SL-7.8")
def test_a_later_job_as_a_doctor_without_string_pulling_counts_again() -> None:
    life = player("job-surgeon", "study-double", studies=studied(6), job=["job-doctor"], pulled=True)
    table = base(life, player("pet-cat", "pet-dog"), pile=["trip-rio"])
    act(table, "resign")
    lay(table, "pet-cat")
    lay(table, "job-surgeon")
    lay(table, "pet-dog")
    lay(table, "study-double")
    assert (people(table, "level")[0], counts(table, "extra")) == (8, [1, 0])


# SL-7.9 to SL-7.16 The others.


@pytest.mark.rule("SL-7.9", "SL-16.1")
def test_job_mechanic() -> None:
    table = against("malus-accident", player(job=["job-mechanic"]), player())
    act(table, "play:malus-accident")
    assert laid(table, 2, "malus") == ["malus-accident"]
    alone = against("malus-accident", player(job=["job-mechanic"]))
    assert refusal(alone, 0, "play:malus-accident") == "SL-3.3"


@pytest.mark.rule("SL-7.10", "SL-6.6")
@each_mode
def test_job_journalist(expansion: str) -> None:
    life = player("job-journalist", studies=studied(3))
    players = (life, player("wage-1", "pet-dog"), player("child-luke"))
    table = scene(*players, pile=["trip-rio"], expansion=expansion)
    lay(table, "job-journalist")
    assert (cards(table, "hand:1", 0), cards(table, "hand:2", 0)) == (["pet-dog", "wage-1"], ["child-luke"])
    assert (cards(table, "hand:1", 2), cards(table, "hand:0", 1)) == ([None, None], [None])
    told = [sorted(map(str, hand)) for hand in shown(table, "looked-at-hands", 0)]
    assert told == [["pet-dog", "wage-1"], ["child-luke"]]


@pytest.mark.rule("SL-7.10")
def test_the_journalist_sees_nothing_that_is_drawn_later() -> None:
    table = base(player("job-journalist", studies=studied(3)), player("wage-1"), pile=["trip-rio", "pet-dog"])
    lay(table, "job-journalist")
    draw(table)
    assert sorted(map(str, cards(table, "hand:1", 0))) == ["None", "wage-1"]


@pytest.mark.rule("SL-7.11", "SL-6.6")
@each_mode
def test_job_medium(expansion: str) -> None:
    table = scene(player("job-medium"), player(), pile=["trip-rio", *MEDIUM_SIGHT, "pet-cat"], expansion=expansion)
    lay(table, "job-medium")
    assert cards(table, "pile", 0)[:14] == [*MEDIUM_SIGHT, None]
    assert cards(table, "pile", 1)[:13] == [None] * 13
    assert happened(table, "looked-at-pile") == [("looked-at-pile", 0, 13)]
    draw(table)
    assert cards(table, "hand:1", 1) == ["pet-dog"]


@pytest.mark.rule("SL-7.11")
def test_the_medium_sees_a_short_pile_to_its_end() -> None:
    table = ending(player("job-medium"), player(), pile=["trip-rio", "pet-dog", "wage-1"])
    lay(table, "job-medium")
    assert cards(table, "pile", 0) == ["pet-dog", "wage-1"]


@pytest.mark.rule("SL-7.12", "SL-16.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_job_soldier(seat: int) -> None:
    lives = [player("malus-bomb"), player(children=["child-luke"]), player(children=["child-leia"])]
    lives[seat] = {**lives[seat], "job": ["job-soldier"]}
    table = base(*lives, pile=["trip-rio"])
    draw(table)
    assert refusal(table, 0, "play:malus-bomb") == "SL-3.3"


@pytest.mark.rule("SL-7.14")
@each_mode
@pytest.mark.parametrize("trip", ["trip-cairo", "trip-london", "trip-new-york", "trip-rio", "trip-sydney"])
def test_job_airline_pilot(trip: str, expansion: str) -> None:
    life = player(trip, job=["job-airline-pilot"], wages=["wage-3"])
    table = scene(life, player(), expansion=expansion, pile=["pet-cat"])
    lay(table, trip)
    assert (laid(table, 0, "belongings"), laid(table, 0, "wages")) == ([trip], ["wage-3"])


@pytest.mark.rule("SL-7.14")
def test_every_trip_is_free_for_the_pilot_and_nothing_else() -> None:
    life = player("house-small-pink", job=["job-airline-pilot"], belongings=["trip-rio", "trip-cairo"])
    table = base(life, player(), pile=["trip-london"])
    draw(table)
    assert "play:house-small-pink" not in offers(table, 0)
    act(table, "play:trip-london")
    assert count(table, "belongings:0") == 3


@pytest.mark.rule("SL-7.14")
def test_the_pilot_flies_on_later_turns() -> None:
    hand = ["special-rainbow", "job-airline-pilot", "trip-rio"]
    table = base(player(*hand, studies=studied(5)), player("pet-cat"), pile=["trip-cairo", "trip-london"])
    lay(table, "special-rainbow", "play:job-airline-pilot")
    assert (kind(table), refusal(table, 0, "play:trip-rio")) == ("more", "SL-14.4")
    act(table, "done")
    lay(table, "pet-cat")
    lay(table, "trip-rio")
    assert laid(table, 0, "belongings") == ["trip-rio"]


@pytest.mark.rule("SL-7.15")
@pytest.mark.parametrize("crook", ["job-bandit", "job-guru"])
def test_job_policeman(crook: str) -> None:
    table = base(player("job-policeman", studies=studied(1)), player(), player(job=[crook], wages=["wage-3"]))
    lay(table, "job-policeman")
    assert (people(table, "job"), cards(table, "discard")) == (["job-policeman", None, None], [crook])
    assert (laid(table, 2, "wages"), smiles(table)) == (["wage-3"], [3, 0, 1])


@pytest.mark.rule("SL-7.15")
def test_bandit_and_guru_are_arrested_together() -> None:
    lives = (player("job-policeman", studies=studied(1)), player(job=["job-guru"]), player(job=["job-bandit"]))
    table = base(*lives, player(job=["job-waiter"]))
    lay(table, "job-policeman")
    assert people(table, "job") == ["job-policeman", None, None, "job-waiter"]


@pytest.mark.rule("SL-7.15")
@pytest.mark.parametrize("crook", ["job-bandit", "job-guru"])
def test_nobody_turns_to_crime_while_a_policeman_watches(crook: str) -> None:
    table = base(player(crook), player(job=["job-policeman"]))
    draw(table)
    assert refusal(table, 0, f"play:{crook}") == "SL-7.15"
    pulled = base(player("special-string-pulling", crook), player(job=["job-policeman"]), pile=["trip-rio"])
    lay(pulled, "special-string-pulling")
    assert offers(pulled, 0) == ["no"]
    found = base(player(), player(job=["job-policeman"]), discard=[crook])
    assert refusal(found, 0, "take") == "SL-7.15"


@pytest.mark.rule("SL-7.15")
def test_when_the_policeman_has_gone_crime_pays_again() -> None:
    table = base(player(job=["job-policeman"]), player("job-bandit"))
    act(table, "resign")
    lay(table, "job-bandit")
    assert people(table, "job") == [None, "job-bandit"]


@pytest.mark.rule("SL-7.15")
def test_a_former_policeman_may_turn_to_crime() -> None:
    table = base(player("job-guru", job=["job-policeman"]), player("pet-cat"))
    act(table, "resign")
    lay(table, "pet-cat")
    lay(table, "job-guru")
    assert people(table, "job") == ["job-guru", None]


POWERLESS = [
    *["job-waiter", "job-stripteaser", "job-gardener", "job-plumber", "job-pizza-maker", "job-guru", "job-designer"],
    *["job-writer", "job-teacher-english", "job-teacher-french", "job-teacher-history", "job-teacher-math"],
]


@pytest.mark.rule("SL-7.16")
@pytest.mark.parametrize("job", POWERLESS)
def test_job_without_a_power(job: str) -> None:
    table = base(
        player(job, "trip-rio", studies=studied(6)), player("wage-1"), pile=["trip-cairo"], discard=["pet-cat"]
    )
    lay(table, job)
    assert (asked(table), counts(table, "hand"), count(table, "discard")) == ([1], [2, 1], 1)
    assert cards(table, "hand:1", 0) == [None]


@pytest.mark.rule("SL-7.16")
@pytest.mark.parametrize("job", POWERLESS)
@pytest.mark.parametrize(
    "malus", ["malus-accident", "malus-illness", "malus-burn-out", "malus-divorce", "malus-income-tax"]
)
def test_job_without_protection(job: str, malus: str) -> None:
    life = player(job=[job], wages=["wage-1"], flirts=["flirt-zoo"], marriage=["marriage-montcuq"])
    table = against(malus, life)
    act(table, f"play:{malus}")
    assert malus in laid(table, 1, "malus")


@pytest.mark.rule("SL-6.6")
def test_a_permanent_power_ends_with_the_job() -> None:
    table = base(player(job=["job-mechanic"]), player("malus-accident"))
    act(table, "resign")
    lay(table, "malus-accident")
    assert (laid(table, 0, "malus"), asked(table), public(table, "turn")) == (["malus-accident"], [1], 1)
