"""AP-6: the economic crisis. No player has or earns money."""

from __future__ import annotations

import pytest

from tests.games.smile_life.scenes import (
    act,
    cards,
    draw,
    dull,
    kind,
    laid,
    offers,
    plague,
    player,
    public,
    refusal,
    scene,
    smiles,
)

ECONOMIC = "crisis-economic"
IN_CRISIS = [plague(ECONOMIC)]
PILE = [ECONOMIC, *dull(9)]


@pytest.mark.rule("AP-6.1", "AP-3.6")
def test_everybody_discards_all_wages_that_are_not_invested() -> None:
    lives = [player(wages=["wage-1", "wage-4"], flipped=["wage-2"]), player(wages=["wage-3"]), player()]
    table = scene(*lives, turn=1, pile=PILE)
    draw(table)
    assert [laid(table, seat, "wages") for seat in (0, 1, 2)] == [[], [], []]
    assert (laid(table, 0, "flipped"), smiles(table)) == (["wage-2"], [1, 0, 0])
    assert sorted(cards(table, "discard"), key=str) == ["wage-1", "wage-3", "wage-4"]
    assert cards(table, "out") == []


@pytest.mark.rule("AP-6.2", "AP-6.4")
@pytest.mark.parametrize(
    ("job", "may"), [("writer", False), ("bandit", False), ("undertaker", True), ("survivalist", True)]
)
def test_nobody_lays_wages_but_the_undertaker_and_the_survivalist(job: str, may: bool) -> None:
    table = scene(player("wage-1", job=[f"job-{job}"]), player(), running=IN_CRISIS, pile=dull(5))
    draw(table)
    assert ("play:wage-1" in offers(table, 0)) == may
    if not may:
        assert refusal(table, 0, "play:wage-1") == "AP-6.2"


@pytest.mark.rule("AP-6.3")
@pytest.mark.parametrize("name", ["casino", "inheritance"])
def test_casino_and_inheritance_may_be_laid(name: str) -> None:
    table = scene(player(f"special-{name}"), player(), running=IN_CRISIS, pile=["wage-2", *dull(5)])
    draw(table, f"play:special-{name}")
    if name == "casino":
        act(table, "bet:wage-2")
        assert (public(table, "casino"), public(table, "bettor")) == ("open", 0)
    else:
        assert laid(table, 0, "belongings") == ["special-inheritance"]


@pytest.mark.rule("AP-6.4")
@pytest.mark.parametrize(
    ("life", "saved"),
    [
        pytest.param({"belongings": ["survival-safe"]}, True, id="safe"),
        pytest.param({"job": ["job-survivalist"]}, True, id="survivalist"),
        pytest.param({"job": ["job-undertaker"]}, False, id="undertaker"),
        pytest.param({"belongings": ["survival-gas-mask"]}, False, id="gas-mask"),
    ],
)
def test_who_is_protected_from_bankruptcy(life: dict[str, object], saved: bool) -> None:
    table = scene(player(wages=["wage-1"], **life), player(), pile=PILE)
    draw(table)
    assert laid(table, 0, "wages") == (["wage-1"] if saved else [])


@pytest.mark.rule("AP-6.1")
def test_a_wage_under_the_bunker_stays() -> None:
    under = {"heap": "wages", "card": "wage-4"}
    life = player(wages=["wage-1", "wage-4"], belongings=["survival-bunker"], protected=under)
    table = scene(life, player(), pile=PILE)
    draw(table)
    assert laid(table, 0, "wages") == ["wage-4"]


@pytest.mark.rule("AMB-23")
def test_a_bet_and_an_inheritance_are_not_touched() -> None:
    table = scene(player(belongings=["special-inheritance"]), player(), casino={"owner": 0, "bet": "wage-3"}, pile=PILE)
    draw(table)
    assert laid(table, 0, "belongings") == ["special-inheritance"]
    assert (len(cards(table, "bets")), cards(table, "discard")) == (1, [])


@pytest.mark.rule("AMB-23")
def test_winnings_of_the_casino_may_be_laid() -> None:
    casino = {"owner": 1, "bet": "wage-3"}
    table = scene(player("wage-3"), player(), running=IN_CRISIS, casino=casino, pile=dull(5))
    draw(table, "bet:wage-3")
    assert laid(table, 0, "wages") == ["wage-3", "wage-3"]


@pytest.mark.rule("AMB-23")
def test_gifts_for_a_birthday_may_be_laid() -> None:
    lives = [player("special-birthday"), player(wages=["wage-2"], belongings=["survival-safe"])]
    table = scene(*lives, running=IN_CRISIS, pile=dull(5))
    draw(table, "play:special-birthday")
    assert laid(table, 0, "wages") == ["wage-2"]


@pytest.mark.rule("AMB-23")
@pytest.mark.parametrize(("job", "may"), [("bandit", False), ("undertaker", True), ("survivalist", True)])
def test_who_may_steal_a_wage_with_a_weapon(job: str, may: bool) -> None:
    lives = [
        player("weapon-knife", job=[f"job-{job}"]),
        player(wages=["wage-1"], belongings=["survival-safe", "trip-rio"]),
    ]
    table = scene(*lives, running=IN_CRISIS, pile=dull(5))
    draw(table, "play:weapon-knife", "seat:1")
    assert kind(table) == "steal"
    assert ("card:wage-1" in offers(table, 0)) == may


@pytest.mark.rule("AMB-23")
def test_the_safe_does_not_permit_new_wages() -> None:
    life = player("wage-1", job=["job-writer"], belongings=["survival-safe"])
    table = scene(life, player(), running=IN_CRISIS, pile=dull(5))
    draw(table)
    assert refusal(table, 0, "play:wage-1") == "AP-6.2"


@pytest.mark.rule("AMB-23")
def test_wages_that_the_undertaker_lays_during_the_crisis_stay() -> None:
    table = scene(
        player("wage-4", job=["job-undertaker"]),
        player(),
        running=[plague(ECONOMIC, 1, turned_by=0)],
        pile=dull(5),
    )
    draw(table, "play:wage-4")
    assert (laid(table, 0, "wages"), public(table, "running")) == (["wage-4"], [])
