"""SL-16: the nine malus of the base game."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import Table
from tests.games.smile_life.scenes import (
    Player,
    act,
    aim,
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

WED = {"flirts": ["flirt-zoo"], "marriage": ["marriage-montcuq"]}
SKIPPING = ["malus-accident", "malus-illness", "malus-burn-out"]

each_mode = pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])


def held(malus: str, *victims: Player, expansion: str = "none", **more: Any) -> Table:
    """Seat 0 holds a malus, and has drawn."""
    table = scene(player(malus), *victims, pile=["trip-cairo"], expansion=expansion, **more)
    draw(table)
    return table


def targets(malus: str, *victims: Player, **more: Any) -> list[str]:
    """Return the players who could suffer it."""
    table = held(malus, *victims, **more)
    if f"play:{malus}" not in offers(table, 0):
        return []
    act(table, f"play:{malus}")
    lone = [f"seat:{event[2]}" for event in happened(table, "inflicted")]
    return lone or offers(table, 0)


# SL-16.1, SL-16.2 Skipping.


@pytest.mark.rule("SL-16.1", "SL-16.2", "SL-4.1")
@pytest.mark.parametrize("malus", SKIPPING)
@each_mode
def test_malus_that_costs_a_turn(malus: str, expansion: str) -> None:
    table = held(malus, player("pet-cat"), player(job=["job-guru"]), expansion=expansion)
    act(table, f"play:{malus}")
    aim(table, 2)
    assert (laid(table, 2, "malus"), people(table, "skips")) == ([malus], [0, 0, 1])
    assert happened(table, "inflicted") == [("inflicted", 0, 2, malus)]
    skip_rounds(table, 1)
    assert (asked(table), people(table, "skips"), smiles(table)) == ([0], [0, 0, 0], [0, 0, 2])


@pytest.mark.rule("SL-16.1")
@pytest.mark.parametrize("malus", ["malus-accident", "malus-illness"])
def test_accident_and_illness_strike_anybody_else(malus: str) -> None:
    assert targets(malus, player(), player(job=["job-lawyer"]), player(**WED)) == ["seat:1", "seat:2", "seat:3"]


@pytest.mark.rule("SL-16.1", "SL-16.2")
@pytest.mark.parametrize("malus", SKIPPING)
def test_nobody_strikes_themselves(malus: str) -> None:
    table = base(player(malus, job=["job-guru"]), player(job=["job-waiter"]))
    lay(table, malus)
    assert happened(table, "inflicted") == [("inflicted", 0, 1, malus)]


@pytest.mark.rule("SL-16.2")
def test_burn_out_needs_a_job() -> None:
    assert targets("malus-burn-out", player(studies=studied(2)), player(job=["job-medium"])) == ["seat:2"]
    assert refusal(held("malus-burn-out", player()), 0, "play:malus-burn-out") == "SL-3.3"


@pytest.mark.rule("SL-16.2")
def test_burn_out_leaves_the_job() -> None:
    table = held("malus-burn-out", player(job=["job-medium"]))
    act(table, "play:malus-burn-out")
    assert people(table, "job") == [None, "job-medium"]


@pytest.mark.rule("SL-16.9", "AMB-73", "AMB-08")
@pytest.mark.parametrize("malus", SKIPPING)
def test_a_second_one_may_be_inflicted_while_the_first_is_unserved(malus: str) -> None:
    lives = (player(malus), player(malus), player(job=["job-guru"], malus=[malus], skips=1))
    table = base(*lives, pile=["trip-cairo"])
    for _ in range(2):
        lay(table, malus)
        aim(table, 2)
    assert (laid(table, 2, "malus"), people(table, "skips")) == ([malus] * 3, [0, 0, 2])  # one of three is served


# SL-16.3 Dismissal.


@pytest.mark.rule("SL-16.3", "SL-4.1")
@each_mode
def test_malus_dismissal(expansion: str) -> None:
    table = held("malus-dismissal", player(job=["job-surgeon"], studies=studied(2)), expansion=expansion)
    act(table, "play:malus-dismissal")
    assert (people(table, "job"), cards(table, "discard")) == ([None, None], ["job-surgeon"])
    assert (laid(table, 1, "malus"), smiles(table), asked(table)) == (["malus-dismissal"], [0, 2], [1])


@pytest.mark.rule("SL-16.3")
def test_dismissal_needs_a_job() -> None:
    lives = (player(), player(job=["job-waiter"]), player(job=["job-soldier"]), player(job=["job-bandit"]))
    assert targets("malus-dismissal", *lives) == ["seat:2"]


# SL-16.4 Divorce.


@pytest.mark.rule("SL-16.4", "SL-4.1")
@each_mode
def test_malus_divorce(expansion: str) -> None:
    table = held("malus-divorce", player("flirt-bar", **WED), expansion=expansion)
    act(table, "play:malus-divorce")
    assert (people(table, "married"), cards(table, "discard")) == ([False, False], ["marriage-montcuq"])
    assert laid(table, 1, "malus") == ["malus-divorce"]


@pytest.mark.rule("SL-16.4")
def test_the_victim_of_a_divorce_flirts_and_marries_again() -> None:
    table = base(player("malus-divorce", "pet-cat"), player("flirt-bar", "marriage-fourqueux", **WED))
    lay(table, "malus-divorce")
    lay(table, "flirt-bar")
    lay(table, "pet-cat")
    lay(table, "marriage-fourqueux")
    assert (laid(table, 1, "marriage"), count(table, "flirts:1")) == (["marriage-fourqueux"], 2)


@pytest.mark.rule("SL-16.4")
def test_divorce_needs_a_marriage() -> None:
    single, lawyer = player(flirts=["flirt-bar"]), player(job=["job-lawyer"], marriage=["marriage-monteton"])
    assert targets("malus-divorce", single, player(**WED), lawyer) == ["seat:2"]


# SL-16.5 Income tax.


@pytest.mark.rule("SL-16.5", "SL-4.1")
@each_mode
def test_malus_income_tax(expansion: str) -> None:
    rich = player(job=["job-guru"], wages=["wage-1", "wage-3", "wage-3"], flipped=["wage-4"])
    table = held("malus-income-tax", rich, expansion=expansion)
    act(table, "play:malus-income-tax")
    assert (cards(table, "wages:1"), cards(table, "discard")) == (["wage-3", "wage-3"], ["wage-1"])
    assert (laid(table, 1, "malus"), laid(table, 1, "flipped")) == (["malus-income-tax"], ["wage-4"])


@pytest.mark.rule("SL-16.5")
def test_the_last_laid_wage_is_the_one_laid_last() -> None:
    table = base(player("pet-cat", "malus-income-tax"), player("wage-3", job=["job-guru"], wages=["wage-1"]))
    lay(table, "pet-cat")
    lay(table, "wage-3")
    lay(table, "malus-income-tax")
    assert (cards(table, "discard"), cards(table, "wages:1")) == (["wage-3"], ["wage-1"])


@pytest.mark.rule("SL-16.5")
def test_if_the_last_wage_is_invested_the_one_before_it_is_taxed() -> None:
    rich = player("trip-rio", job=["job-guru"], wages=["wage-3", "wage-2"])
    table = base(player("pet-cat", "malus-income-tax"), rich)
    lay(table, "pet-cat")
    lay(table, "trip-rio")  # the only way to pay without a superfluous wage: the last one
    lay(table, "malus-income-tax")
    assert (cards(table, "discard"), laid(table, 1, "flipped")) == (["wage-2"], ["wage-3"])


@pytest.mark.rule("SL-16.5")
def test_income_tax_needs_a_job_and_a_wage_that_is_not_invested() -> None:
    lives = (
        player(wages=["wage-1"]),
        player(job=["job-guru"], flipped=["wage-3"]),
        player(job=["job-bandit"], wages=["wage-4"]),
        player(job=["job-medium"], belongings=["special-inheritance"]),
        player(job=["job-waiter"], wages=["wage-1"]),
    )
    assert targets("malus-income-tax", *lives) == ["seat:5"]


@pytest.mark.rule("SL-16.5")
def test_the_inheritance_is_never_taxed() -> None:
    table = held("malus-income-tax", player(job=["job-guru"], wages=["wage-3"], belongings=["special-inheritance"]))
    act(table, "play:malus-income-tax")
    assert (cards(table, "discard"), laid(table, 1, "belongings")) == (["wage-3"], ["special-inheritance"])


# SL-16.6 Grade repetition.


@pytest.mark.rule("SL-16.6", "SL-4.1")
@each_mode
def test_malus_grade_repetition(expansion: str) -> None:
    pupil = player(studies=["study-double", "study-single", "study-single"])
    table = held("malus-grade-repetition", pupil, expansion=expansion)
    act(table, "play:malus-grade-repetition")
    assert (cards(table, "discard"), people(table, "level")) == (["study-double"], [0, 2])
    assert laid(table, 1, "malus") == ["malus-grade-repetition"]


@pytest.mark.rule("SL-16.6")
def test_grade_repetition_needs_studies_and_no_job() -> None:
    lives = (player(), player(studies=studied(2), job=["job-mechanic"]), player(studies=studied(1)))
    assert targets("malus-grade-repetition", *lives) == ["seat:3"]


# SL-16.7 Jail.


@pytest.mark.rule("SL-16.7", "AMB-07")
@each_mode
def test_malus_jail(expansion: str) -> None:
    table = held("malus-jail", player(job=["job-bandit"], wages=["wage-4"]), expansion=expansion)
    act(table, "play:malus-jail")
    assert (people(table, "job"), cards(table, "discard")) == ([None, None], ["malus-jail", "job-bandit"])
    assert (counts(table, "malus"), laid(table, 1, "wages")) == ([0, 0], ["wage-4"])
    assert happened(table, "skips") == [("skips", 1, 3)]


@pytest.mark.rule("SL-16.7", "AMB-07")
def test_the_bandit_skips_three_turns() -> None:
    table = held("malus-jail", player(job=["job-bandit"]))
    act(table, "play:malus-jail")
    seats = []
    for _ in range(4):
        seats.extend(asked(table))
        skip_rounds(table, 1)
    assert seats == [0, 0, 0, 1]


# SL-16.8 Bomb attack.


@pytest.mark.rule("SL-16.8", "SL-4.3", "AMB-73")
@each_mode
def test_malus_bomb(expansion: str) -> None:
    lives = (
        player("malus-bomb", children=["child-mario"]),
        player(children=["child-luke", "child-leia"], **WED),
        player(children=["child-zelda"]),
    )
    table = scene(*lives, expansion=expansion, pile=["trip-rio"])
    lay(table, "malus-bomb")
    assert (counts(table, "children"), counts(table, "malus"), count(table, "discard")) == ([0] * 3, [0] * 3, 0)
    gone = ["child-leia", "child-luke", "child-mario", "child-zelda", "malus-bomb"]
    assert (sorted(map(str, cards(table, "out"))), asked(table)) == (gone, [1])
    assert smiles(table) == [0, 4, 0]


@pytest.mark.rule("SL-16.8", "AMB-73")
def test_a_bomb_attack_needs_a_child() -> None:
    assert refusal(held("malus-bomb", player(**WED)), 0, "play:malus-bomb") == "SL-3.3"
    own = base(player("malus-bomb", children=["child-luke"]), player())
    lay(own, "malus-bomb")
    assert counts(own, "children") == [0, 0]


@pytest.mark.rule("AMB-73")
def test_a_child_in_the_bunker_cannot_be_reached() -> None:
    life = player(
        children=["child-luke"],
        belongings=["survival-bunker"],
        protected={"heap": "children", "card": "child-luke"},
    )
    table = held("malus-bomb", life, expansion="advanced")
    assert refusal(table, 0, "play:malus-bomb") == "SL-3.3"


@pytest.mark.rule("SL-16.8", "SL-19.1")
def test_the_author_of_a_bomb_attack_is_remembered() -> None:
    table = base(player("malus-bomb"), player("medal-honour", children=["child-luke"]))
    lay(table, "malus-bomb")
    lay(table, "medal-honour")
    assert laid(table, 1, "belongings") == ["medal-honour"]
