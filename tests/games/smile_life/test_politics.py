"""AP-7: the political crisis. The pile is face up, and no player works."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    asked,
    cards,
    counts,
    draw,
    dull,
    ending,
    happened,
    kind,
    laid,
    offers,
    people,
    plague,
    player,
    public,
    refusal,
    running,
    scene,
)

POLITICAL = "crisis-political"
IN_CRISIS = [plague(POLITICAL)]
PILE = [POLITICAL, "wage-1", "wage-2", "wage-3"]


@pytest.mark.rule("AP-7.1", "AMB-24")
def test_the_pile_is_turned_over_and_its_former_bottom_card_is_visible() -> None:
    table = ending(player(), player(), pile=PILE)
    assert cards(table, "pile") == [None] * 4
    draw(table)
    assert (public(table, "turned"), cards(table, "pile")[0]) == (True, "wage-3")
    assert table.position()["pile"] == ["wage-3", "wage-2", "wage-1"]
    draw(table)
    assert offers(table, 1) == ["discard:wage-3"]
    assert cards(table, "pile")[0] == "wage-2"


@pytest.mark.rule("AP-7.1")
def test_the_discard_pile_stays_available() -> None:
    table = scene(player(), player(), running=IN_CRISIS, discard=["study-double"], pile=dull(5))
    act(table, "take")
    assert laid(table, 0, "studies") == ["study-double"]


@pytest.mark.rule("AP-7.2", "AP-3.6")
@pytest.mark.parametrize(
    "job", ["bandit", "soldier", "policeman", "grand-professor", "writer", "undertaker", "dictator", "hacker", "ninja"]
)
def test_all_jobs_are_dismissed_without_exception(job: str) -> None:
    table = scene(player(), player(job=[f"job-{job}"], wages=["wage-1"]), pile=[POLITICAL, *dull(5)])
    draw(table)
    assert (laid(table, 1, "job"), cards(table, "discard")) == ([], [f"job-{job}"])
    assert laid(table, 1, "wages") == ["wage-1"]


@pytest.mark.rule("AP-7.2", "AP-7.5")
def test_the_survivalist_keeps_the_job() -> None:
    table = scene(player(), player(job=["job-survivalist"]), pile=[POLITICAL, *dull(5)])
    draw(table)
    assert laid(table, 1, "job") == ["job-survivalist"]


@pytest.mark.rule("AMB-25")
def test_a_job_under_the_bunker_is_kept() -> None:
    under = {"heap": "job", "card": "job-writer"}
    life = player(job=["job-writer"], belongings=["survival-bunker"], protected=under)
    table = scene(life, player(job=["job-bandit"]), pile=[POLITICAL, *dull(5)])
    draw(table)
    assert (laid(table, 0, "job"), laid(table, 1, "job")) == (["job-writer"], [])


@pytest.mark.rule("AMB-25")
def test_a_researcher_loses_the_extra_card_and_a_prize_is_flipped() -> None:
    hand = ["wage-1", "wage-2", "wage-3", "wage-4", "wage-4", "study-double"]
    lives = [player(*hand, job=["job-researcher"], belongings=["grand-prize"]), player()]
    table = scene(*lives, pile=[POLITICAL, *dull(5)])
    draw(table)
    assert (asked(table), kind(table)) == ([0], "give-up")
    act(table, "card:wage-3")
    assert (counts(table, "hand"), laid(table, 0, "flipped")) == ([5, 0], ["grand-prize"])
    assert cards(table, "discard") == ["job-researcher", "wage-3"]


@pytest.mark.rule("AP-7.3")
def test_no_job_is_laid_but_the_dictator() -> None:
    table = scene(player("job-writer", "job-dictator"), player(), running=IN_CRISIS, pile=dull(5))
    draw(table)
    assert refusal(table, 0, "play:job-writer") == "AP-7.3"
    act(table, "play:job-dictator")
    assert people(table, "job") == ["job-dictator", None]


@pytest.mark.rule("AP-7.3")
def test_strings_pull_no_job_but_the_dictator() -> None:
    table = scene(
        player("special-string-pulling", "job-writer", "job-dictator"), player(), running=IN_CRISIS, pile=dull(9)
    )
    draw(table, "play:special-string-pulling")
    assert offers(table, 0) == ["card:job-dictator", "no"]


@pytest.mark.rule("AP-7.4", "AMB-24")
@pytest.mark.parametrize(("key", "card"), [("draw", "wage-3"), ("draw-hidden", "wage-1")])
def test_a_survivalist_draws_from_either_side(key: str, card: str) -> None:
    table = ending(player(), player(job=["job-survivalist"]), pile=PILE)
    draw(table)
    act(table, key)
    assert f"discard:{card}" in offers(table, 1)


@pytest.mark.rule("AP-7.4")
def test_nobody_else_draws_from_the_hidden_side() -> None:
    table = scene(player(), player(job=["job-survivalist"]), running=IN_CRISIS, pile=dull(5))
    assert refusal(table, 0, "draw-hidden") == "AP-7.4"
    table = scene(player(job=["job-survivalist"]), player(), pile=dull(5))
    assert refusal(table, 0, "draw-hidden") == "AP-7.4"


@pytest.mark.rule("AP-7.4", "AP-2.2")
def test_a_plague_drawn_from_the_hidden_side_strikes() -> None:
    pile = ["wage-1", "wage-2", "crisis-economic"]
    table = ending(player(job=["job-survivalist"]), player(), running=IN_CRISIS, pile=pile)
    act(table, "draw-hidden")
    assert (running(table), asked(table)) == ([POLITICAL, "crisis-economic"], [1])


@pytest.mark.rule("AMB-24")
def test_a_visible_plague_strikes_when_it_is_drawn_not_when_it_is_seen() -> None:
    table = scene(player(), player(), running=IN_CRISIS, pile=["wage-1", "crisis-economic", *dull(3)])
    draw(table)
    assert cards(table, "pile")[0] == "crisis-economic"
    act(table, "discard:wage-1")
    assert running(table) == [POLITICAL]
    draw(table)
    assert running(table) == [POLITICAL, "crisis-economic"]


@pytest.mark.rule("AMB-24")
def test_luck_and_radar_use_the_visible_end() -> None:
    pile = [POLITICAL, "trip-rio", "wage-4", "wage-3", "wage-2", "wage-1"]
    table = ending(player(), player("special-luck"), pile=pile)
    draw(table)
    draw(table, "play:special-luck")
    assert offers(table, 1) == ["card:wage-2", "card:wage-3", "card:wage-4"]
    table = ending(player(), player(belongings=["survival-radar"]), pile=pile)
    draw(table)
    (looked,) = [event["cards"] for event in table.events(seat=1) if event["event"] == "looked-at-pile"]
    assert looked == ["wage-1"]


@pytest.mark.rule("AMB-24", "AP-3.5")
def test_the_pile_is_turned_back_at_the_end() -> None:
    pile = ["wage-1", "wage-2", "wage-3", "wage-4"]
    table = ending(player(), player(), running=[plague(POLITICAL, 1, turned_by=0)], pile=pile)
    draw(table, "discard:wage-1")
    assert (public(table, "turned"), table.position()["pile"]) == (False, ["wage-4", "wage-3", "wage-2"])
    assert cards(table, "pile")[0] is None
    assert happened(table, "pile-turned-back") == [("pile-turned-back",)]
