"""SL-5, SL-6, SL-8, SL-9, SL-17, SL-19, SL-22.1: studies, jobs and their requirements, wages, resignation, distinctions."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    act,
    asked,
    base,
    cards,
    count,
    counts,
    draw,
    happened,
    laid,
    lay,
    offers,
    people,
    player,
    refusal,
    scene,
    skip_rounds,
    smiles,
    studied,
)


class Job(NamedTuple):
    studies: int
    wages: int
    status: str = ""
    prize: bool = False


JOBS = {
    "job-waiter": Job(0, 1, "T"),
    "job-barman": Job(0, 1, "T"),
    "job-stripteaser": Job(0, 1, "T"),
    "job-soldier": Job(0, 1, "C"),
    "job-writer": Job(0, 1, prize=True),
    "job-medium": Job(0, 1),
    "job-pizza-maker": Job(0, 2),
    "job-guru": Job(0, 3),
    "job-bandit": Job(0, 4),
    "job-gardener": Job(1, 1, "T"),
    "job-plumber": Job(1, 1, "T"),
    "job-policeman": Job(1, 1, "C"),
    "job-mechanic": Job(1, 2),
    "job-teacher-english": Job(2, 2, "C"),
    "job-teacher-french": Job(2, 2, "C"),
    "job-teacher-history": Job(2, 2, "C"),
    "job-teacher-math": Job(2, 2, "C"),
    "job-journalist": Job(3, 2, prize=True),
    "job-head-purchasing": Job(3, 3),
    "job-head-sales": Job(3, 3),
    "job-designer": Job(4, 3),
    "job-architect": Job(4, 3),
    "job-lawyer": Job(4, 3),
    "job-pharmacist": Job(5, 3),
    "job-airline-pilot": Job(5, 4),
    "job-researcher": Job(6, 2, prize=True),
    "job-doctor": Job(6, 4),
    "job-surgeon": Job(6, 4),
    "job-astronaut": Job(6, 4),
    "job-grand-professor": Job(0, 3, "C"),
}
"""SL-22.1; the Grand Professor needs a teaching job instead of studies."""
STUDIED = [name for name in JOBS if name != "job-grand-professor"]
TEACHERS = ["job-teacher-english", "job-teacher-french", "job-teacher-history", "job-teacher-math"]

every_job = pytest.mark.parametrize("job", list(JOBS))
each_teacher = pytest.mark.parametrize("teacher", TEACHERS)


def working(job: str, *hand: str, **more: Any) -> Table:
    """Seat 0 has this job; no other player has anything."""
    return base(player(*hand, job=[job]), player(), pile=["trip-rio", "trip-cairo"], **more)


# SL-5 Studies.


@pytest.mark.rule("SL-5.1", "SL-22.2")
@pytest.mark.parametrize(("card", "level"), [("study-single", 1), ("study-double", 2)])
def test_study(card: str, level: int) -> None:
    table = base(player(card, card), player())
    lay(table, card)
    assert (people(table, "level"), smiles(table)) == ([level, 0], [1, 0])
    skip_rounds(table, 1)
    lay(table, card)
    assert (people(table, "level"), smiles(table)) == ([2 * level, 0], [2, 0])


@pytest.mark.rule("SL-5.2")
@pytest.mark.parametrize("studies", [studied(6), [*["study-double"] * 2, *studied(4)]])
def test_six_study_cards_and_no_more(studies: list[str]) -> None:
    table = base(player("study-single", "study-double", studies=studies), player())
    draw(table)
    assert refusal(table, 0, "play:study-single") == refusal(table, 0, "play:study-double") == "SL-5.2"


@pytest.mark.rule("SL-5.2")
def test_cards_count_and_not_levels() -> None:
    table = base(player("study-single", studies=["study-double"] * 3 + studied(2)), player())
    lay(table, "study-single")
    assert people(table, "level") == [9, 0]


@pytest.mark.rule("SL-5.3")
@every_job
def test_a_player_who_works_does_not_study_but_for_doctors(job: str) -> None:
    table = working(job, "study-single")
    draw(table)
    allowed = job in ("job-doctor", "job-surgeon")
    assert refusal(table, 0, "play:study-single") == ("not refused" if allowed else "SL-5.3")


@pytest.mark.rule("SL-5.4", "SL-17.1")
def test_studies_are_taken_up_where_they_stopped() -> None:
    table = base(player("study-single", studies=studied(3), job=["job-designer"]), player())
    act(table, "resign")
    skip_rounds(table, 1)
    lay(table, "study-single")
    assert people(table, "level") == [4, 0]


@pytest.mark.rule("SL-5.4")
def test_a_dismissal_leaves_the_studies() -> None:
    table = base(player("malus-dismissal"), player("study-double", studies=studied(3), job=["job-designer"]))
    lay(table, "malus-dismissal")
    lay(table, "study-double")
    assert people(table, "level") == [0, 5]


# SL-6, SL-22.1 Jobs.


@pytest.mark.rule("SL-22.1", "SL-6.2", "SL-22.2")
@pytest.mark.parametrize("job", STUDIED)
def test_job(job: str) -> None:
    figures = JOBS[job]
    table = base(player(job, "trip-rio", studies=studied(figures.studies)), player("trip-sydney"), pile=["trip-cairo"])
    lay(table, job)
    assert (people(table, "job"), people(table, "wage_limit")) == ([job, None], [figures.wages, 0])
    assert smiles(table) == [figures.studies + 2, 0]


@pytest.mark.rule("SL-6.2", "SL-22.1")
@pytest.mark.parametrize("job", [job for job in STUDIED if JOBS[job].studies])
def test_one_level_too_few(job: str) -> None:
    table = base(player(job, studies=studied(JOBS[job].studies - 1)), player())
    draw(table)
    assert refusal(table, 0, f"play:{job}") == "SL-6.2"


@pytest.mark.rule("SL-6.2")
def test_levels_count_and_more_is_fine() -> None:
    table = base(player("job-surgeon", "job-mechanic", studies=["study-double"] * 3), player())
    lay(table, "job-surgeon")
    assert people(table, "job") == ["job-surgeon", None]
    more = base(player("job-mechanic", studies=["study-double"] * 3), player())
    lay(more, "job-mechanic")
    assert people(more, "job") == ["job-mechanic", None]


@pytest.mark.rule("SL-6.1")
@every_job
def test_one_job_at_a_time(job: str) -> None:
    other = "job-waiter" if job != "job-waiter" else "job-soldier"
    table = working(job, other)
    draw(table)
    assert refusal(table, 0, f"play:{other}") == "SL-6.1"


@pytest.mark.rule("SL-6.1")
def test_another_job_after_leaving_the_first() -> None:
    table = working("job-guru", "job-waiter")
    act(table, "resign")
    skip_rounds(table, 1)
    lay(table, "job-waiter")
    assert people(table, "job") == ["job-waiter", None]


@pytest.mark.rule("SL-6.3", "SL-9.1", "SL-22.1")
@every_job
def test_wages_up_to_what_the_job_allows(job: str) -> None:
    limit = JOBS[job].wages
    for level in range(1, 5):
        table = working(job, f"wage-{level}")
        draw(table)
        assert refusal(table, 0, f"play:wage-{level}") == ("not refused" if level <= limit else "SL-6.3")


@pytest.mark.rule("SL-6.4")
def test_wages_stay_when_the_job_is_lost() -> None:
    life = {"job": ["job-guru"], "wages": ["wage-3", "wage-1"]}
    table = base(player("malus-dismissal"), player(**life), player(**{**life, "job": ["job-bandit"]}))
    lay(table, "malus-dismissal")
    skip_rounds(table, 1)
    act(table, "resign")
    assert people(table, "job") == [None, None, None]
    assert laid(table, 1, "wages") == laid(table, 2, "wages") == ["wage-1", "wage-3"]


@pytest.mark.rule("SL-6.5", "SL-22.1")
@each_teacher
def test_job_grand_professor(teacher: str) -> None:
    table = working(teacher, "job-grand-professor")
    lay(table, "job-grand-professor")
    assert (people(table, "job"), cards(table, "discard")) == (["job-grand-professor", None], [teacher])
    assert (people(table, "wage_limit"), smiles(table)) == ([3, 0], [2, 0])


@pytest.mark.rule("SL-6.5")
@pytest.mark.parametrize("job", [[], *[[job] for job in STUDIED if job not in TEACHERS]])
def test_only_a_teacher_becomes_grand_professor(job: list[str]) -> None:
    table = base(player("job-grand-professor", studies=studied(6), job=job), player())
    draw(table)
    assert refusal(table, 0, "play:job-grand-professor") == "SL-6.5"


@pytest.mark.rule("SL-6.5")
def test_string_pulling_makes_no_grand_professor() -> None:
    table = base(player("special-string-pulling", "job-grand-professor", "job-guru"), player(), pile=["trip-rio"])
    lay(table, "special-string-pulling")
    assert offers(table, 0) == ["card:job-guru", "no"]


@pytest.mark.rule("SL-6.5", "SL-5.4")
def test_wages_and_studies_of_the_teacher_stay() -> None:
    life = {"studies": studied(2), "wages": ["wage-2"], "job": ["job-teacher-math"]}
    table = base(player("job-grand-professor", **life), player())
    lay(table, "job-grand-professor")
    assert (counts(table, "studies"), laid(table, 0, "wages")) == ([2, 0], ["wage-2"])


# SL-8 Status.


@pytest.mark.rule("SL-8.1", "SL-22.1", "SL-16.3")
@every_job
def test_civil_servants_are_not_dismissed(job: str) -> None:
    table = base(player("malus-dismissal"), player(job=[job]), pile=["trip-rio"])
    draw(table)
    safe = JOBS[job].status == "C" or job == "job-bandit"
    assert ("play:malus-dismissal" in offers(table, 0)) is not safe


@pytest.mark.rule("SL-8.2", "SL-22.1", "SL-17.1", "SL-17.2")
@every_job
def test_temporary_workers_resign_before_drawing_and_go_on(job: str) -> None:
    table = working(job, "pet-cat")
    act(table, "resign")
    assert (people(table, "job"), cards(table, "discard")[0]) == ([None, None], job)
    assert (asked(table), happened(table, "resigned")) == (
        [0 if JOBS[job].status == "T" else 1],
        [("resigned", 0, job)],
    )


@pytest.mark.rule("SL-8.2", "SL-22.1")
@every_job
def test_temporary_workers_resign_after_drawing(job: str) -> None:
    table = working(job, "job-soldier" if job != "job-soldier" else "job-guru")
    draw(table)
    assert ("resign" in offers(table, 0)) is (JOBS[job].status == "T")


@pytest.mark.rule("SL-8.2")
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("expansion", ["none", "advanced"])
def test_a_temporary_worker_changes_jobs_in_one_turn(when: str, expansion: str) -> None:
    life = player("job-guru", job=["job-waiter"])
    table = scene(life, player(), expansion=expansion, pile=["trip-rio"])
    act(table, *(["resign", "draw"] if when == "before" else ["draw", "resign"]), "play:job-guru")
    assert (people(table, "job"), cards(table, "discard"), asked(table)) == (["job-guru", None], ["job-waiter"], [1])
    assert counts(table, "hand") == [1, 0]


@pytest.mark.rule("SL-8.2")
def test_a_temporary_worker_who_resigns_does_not_take_the_job_up_again() -> None:
    table = base(player(job=["job-waiter"]), player(), discard=["pet-dog"])
    act(table, "resign")
    assert (cards(table, "discard"), refusal(table, 0, "take")) == (["job-waiter", "pet-dog"], "SL-3.5")


# SL-9 Wages.


@pytest.mark.rule("SL-9.2", "SL-22.2")
@pytest.mark.parametrize("level", [1, 2, 3, 4], ids=["wage-1", "wage-2", "wage-3", "wage-4"])
def test_wage(level: int) -> None:
    table = working("job-bandit", f"wage-{level}")
    lay(table, f"wage-{level}")
    assert (smiles(table), people(table, "money")) == ([3, 0], [level, 0])


@pytest.mark.rule("SL-9.1")
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_no_wage_without_a_job(level: int) -> None:
    table = base(player(f"wage-{level}", studies=studied(6)), player())
    draw(table)
    assert refusal(table, 0, f"play:wage-{level}") == "SL-9.1"


@pytest.mark.rule("SL-9.1")
def test_any_number_of_wages_in_any_order() -> None:
    heap = ["wage-4", "wage-1", *["wage-2"] * 5, *["wage-3"] * 5]
    table = base(player("wage-1", "wage-3", job=["job-guru"], wages=heap), player())
    lay(table, "wage-3")
    assert asked(table) == [1]
    skip_rounds(table, 1)
    lay(table, "wage-1")
    assert cards(table, "wages:0") == ["wage-1", "wage-3", *heap]


@pytest.mark.rule("SL-9.3")
def test_wages_are_spent_by_choice_and_no_change_is_given() -> None:
    table = base(player("trip-rio", wages=["wage-4", "wage-2", "wage-2"]), player())
    lay(table, "trip-rio")
    assert sorted(offers(table, 0)) == ["pay:2-2", "pay:4"]
    act(table, "pay:4")
    assert (laid(table, 0, "flipped"), laid(table, 0, "wages")) == (["wage-4"], ["wage-2", "wage-2"])
    assert (people(table, "money"), happened(table, "paid")) == ([4, 0], [("paid", 0, "wage-4")])


# SL-17 Resignation.


@pytest.mark.rule("SL-17.1")
def test_resigning_discards_the_job_and_ends_the_turn() -> None:
    table = working("job-lawyer", "pet-cat")
    act(table, "resign")
    assert (people(table, "job"), cards(table, "discard"), asked(table)) == ([None, None], ["job-lawyer"], [1])
    assert (counts(table, "hand"), smiles(table)) == ([1, 0], [0, 0])


@pytest.mark.rule("SL-17.1")
def test_a_player_who_has_no_job_cannot_resign() -> None:
    table = base(player(), player())
    assert refusal(table, 0, "resign") == "SL-17.1"


@pytest.mark.rule("SL-17.2")
def test_a_researcher_who_resigns_gives_up_a_card() -> None:
    hand = ["pet-cat", "pet-dog", "wage-1", "wage-2", "wage-3", "wage-4"]
    table = working("job-researcher", *hand)
    act(table, "resign")
    assert (asked(table), sorted(offers(table, 0))) == ([0], [f"card:{card}" for card in hand])
    act(table, "card:wage-1")
    assert (asked(table), cards(table, "discard"), counts(table, "hand")) == ([1], ["job-researcher", "wage-1"], [5, 0])


# SL-19 Distinctions.


@pytest.mark.rule("SL-19.1", "SL-22.2")
@pytest.mark.parametrize("expansion", ["none", "advanced"])
def test_medal_honour(expansion: str) -> None:
    table = scene(player("medal-honour"), player(), expansion=expansion, pile=["trip-rio"])
    lay(table, "medal-honour")
    assert (laid(table, 0, "belongings"), smiles(table)) == (["medal-honour"], [3, 0])


@pytest.mark.rule("SL-19.1")
@pytest.mark.parametrize("past", [{"job": ["job-bandit"]}, {"was_bandit": True}, {"bombed": True}])
def test_no_medal_for_bandits_and_bombers(past: dict[str, object]) -> None:
    table = base(player("medal-honour", **past), player())
    draw(table)
    assert refusal(table, 0, "play:medal-honour") == "SL-19.1"


@pytest.mark.rule("SL-19.1")
def test_no_medal_after_a_bomb_attack() -> None:
    table = base(player("malus-bomb", "medal-honour"), player("pet-cat", children=["child-luke"]))
    lay(table, "malus-bomb")
    lay(table, "pet-cat")
    draw(table)
    assert refusal(table, 0, "play:medal-honour") == "SL-19.1"


@pytest.mark.rule("SL-19.1")
def test_no_medal_after_having_been_a_bandit() -> None:
    table = base(player("job-bandit", "medal-honour"), player("pet-cat", "pet-dog"))
    lay(table, "job-bandit")
    lay(table, "pet-cat")
    act(table, "resign")
    lay(table, "pet-dog")
    draw(table)
    assert refusal(table, 0, "play:medal-honour") == "SL-19.1"


@pytest.mark.rule("SL-19.1")
def test_with_the_medal_both_are_allowed_later() -> None:
    life = {"belongings": ["medal-honour"]}
    table = base(player("job-bandit", "malus-bomb", **life), player("pet-cat", children=["child-luke"]))
    lay(table, "job-bandit")
    lay(table, "pet-cat")
    lay(table, "malus-bomb")
    assert (laid(table, 0, "belongings"), smiles(table)) == (["medal-honour"], [5, 1])


@pytest.mark.rule("SL-19.2", "SL-22.1", "SL-22.2")
@every_job
def test_grand_prize(job: str) -> None:
    table = working(job, "grand-prize")
    draw(table)
    if JOBS[job].prize:
        act(table, "play:grand-prize")
        assert (people(table, "wage_limit"), smiles(table)) == ([4, 0], [6, 0])
    else:
        assert refusal(table, 0, "play:grand-prize") == "SL-19.2"


@pytest.mark.rule("SL-19.2")
def test_no_prize_without_a_job() -> None:
    table = base(player("grand-prize"), player())
    draw(table)
    assert refusal(table, 0, "play:grand-prize") == "SL-19.2"


@pytest.mark.rule("SL-19.2", "SL-9.1")
@pytest.mark.parametrize("job", ["job-writer", "job-journalist", "job-researcher"])
def test_a_prize_allows_wages_of_four(job: str) -> None:
    table = base(player("wage-4", job=[job], belongings=["grand-prize"]), player())
    lay(table, "wage-4")
    assert laid(table, 0, "wages") == ["wage-4"]


@pytest.mark.rule("SL-19.2")
def test_one_prize_for_each_job() -> None:
    table = base(player("grand-prize", job=["job-writer"], belongings=["grand-prize"]), player())
    draw(table)
    assert refusal(table, 0, "play:grand-prize") == "SL-19.2"
    again = base(player("grand-prize", job=["job-journalist"], flipped=["grand-prize"]), player())
    lay(again, "grand-prize")
    assert (people(again, "wage_limit"), smiles(again)) == ([4, 0], [10, 0])


@pytest.mark.rule("SL-19.2")
@pytest.mark.parametrize("way", ["dismissed", "resigned"])
def test_the_prize_is_flipped_with_the_job_and_keeps_its_smiles(way: str) -> None:
    winner = player(job=["job-writer"], belongings=["grand-prize"])
    if way == "dismissed":
        table = base(player("malus-dismissal"), winner)
        lay(table, "malus-dismissal")
    else:
        table = base(player(), winner, turn=1)
        act(table, "resign")
    assert (laid(table, 1, "flipped"), laid(table, 1, "belongings"), smiles(table)) == (["grand-prize"], [], [0, 4])


@pytest.mark.rule("SL-19.2")
def test_an_old_prize_does_not_serve_the_next_job() -> None:
    table = base(player("job-writer", flipped=["grand-prize"]), player(), pile=["trip-rio"])
    lay(table, "job-writer")
    assert (people(table, "wage_limit"), count(table, "belongings:0")) == ([1, 0], 0)
