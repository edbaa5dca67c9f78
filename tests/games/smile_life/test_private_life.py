"""SL-10 to SL-13, SL-18: flirts and their theft, marriages, children, adultery, divorce."""

from __future__ import annotations

import pytest

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
)

FLIRTS = [
    *["flirt-bar", "flirt-camping", "flirt-cinema", "flirt-hotel", "flirt-internet"],
    *["flirt-nightclub", "flirt-park", "flirt-restaurant", "flirt-theatre", "flirt-zoo"],
]
LUCKY = ["flirt-camping", "flirt-hotel"]
WEDDINGS = [
    *["marriage-bourg-la-reine", "marriage-bourg-madame", "marriage-corps-nuds", "marriage-fourqueux"],
    *["marriage-montcuq", "marriage-monteton", "marriage-sainte-verge"],
]
CHILDREN = [
    *["child-diana", "child-harry", "child-hermione", "child-lara", "child-leia"],
    *["child-luigi", "child-luke", "child-mario", "child-rocky", "child-zelda"],
]
FIVE = FLIRTS[:5]
WED = {"flirts": ["flirt-zoo"], "marriage": ["marriage-montcuq"]}
ASTRAY = {"flirts": ["flirt-zoo"], "marriage": ["marriage-montcuq", "adultery"]}

every_place = pytest.mark.parametrize("flirt", FLIRTS)
each_mode = pytest.mark.parametrize("expansion", ["none", "advanced"])


# SL-10 Flirts.


@pytest.mark.rule("SL-10.1", "SL-22.2")
@every_place
def test_flirt(flirt: str) -> None:
    table = base(player(flirt), player(), pile=["trip-rio"])
    lay(table, flirt)
    assert (cards(table, "flirts:0"), smiles(table)) == ([flirt], [1, 0])


@pytest.mark.rule("SL-10.1")
def test_five_flirts_and_no_more() -> None:
    table = base(player("flirt-zoo", flirts=FIVE[:4]), player())
    lay(table, "flirt-zoo")
    assert counts(table, "flirts") == [5, 0]
    full = base(player("flirt-zoo", flirts=FIVE), player())
    draw(full)
    assert refusal(full, 0, "play:flirt-zoo") == "SL-10.1"


@pytest.mark.rule("SL-10.1", "SL-11.2")
def test_married_people_do_not_flirt() -> None:
    table = base(player("flirt-bar", **WED), player())
    draw(table)
    assert refusal(table, 0, "play:flirt-bar") == "SL-10.1"


@pytest.mark.rule("SL-10.2", "SL-10.5")
@every_place
@each_mode
def test_the_last_flirt_at_the_same_place_is_stolen(flirt: str, expansion: str) -> None:
    other = "flirt-bar" if flirt != "flirt-bar" else "flirt-zoo"
    lives = (player(flirt, flirts=[other]), player(), player(flirts=[flirt, other]))
    table = scene(*lives, expansion=expansion, pile=["trip-rio"])
    lay(table, flirt)
    assert (cards(table, "flirts:0"), cards(table, "flirts:2")) == ([flirt, flirt, other], [other])
    assert (smiles(table), happened(table, "stole-flirt")) == ([3, 0, 1], [("stole-flirt", 0, 2, flirt)])


@pytest.mark.rule("SL-10.2")
def test_only_the_uncovered_flirt_is_stolen() -> None:
    table = base(player("flirt-park"), player(flirts=["flirt-bar", "flirt-park"]))
    lay(table, "flirt-park")
    assert counts(table, "flirts") == [1, 2]


@pytest.mark.rule("SL-10.2")
def test_nobody_steals_from_themselves() -> None:
    table = base(player("flirt-park", flirts=["flirt-park"]), player(flirts=["flirt-bar"]))
    lay(table, "flirt-park")
    assert (counts(table, "flirts"), happened(table, "stole-flirt")) == ([2, 1], [])


@pytest.mark.rule("SL-10.2")
def test_a_flirt_taken_from_the_discard_pile_steals_too() -> None:
    table = base(player(), player(flirts=["flirt-park"]), discard=["flirt-park"])
    act(table, "take")
    assert counts(table, "flirts") == [2, 0]


@pytest.mark.rule("SL-10.3")
def test_a_stolen_flirt_may_be_the_sixth() -> None:
    table = base(player("flirt-zoo", "flirt-park", flirts=FIVE[:4]), player("pet-cat", flirts=["flirt-zoo"]))
    lay(table, "flirt-zoo")
    assert counts(table, "flirts") == [6, 0]
    lay(table, "pet-cat")
    draw(table)
    assert refusal(table, 0, "play:flirt-park") == "SL-10.1"


@pytest.mark.rule("SL-10.4")
def test_the_flirts_of_married_people_are_safe() -> None:
    table = base(player("flirt-zoo"), player(**WED))
    lay(table, "flirt-zoo")
    assert (counts(table, "flirts"), smiles(table)) == ([1, 1], [1, 4])


@pytest.mark.rule("SL-10.4")
def test_after_a_divorce_the_last_flirt_is_uncovered_again() -> None:
    table = base(player("pet-cat", "flirt-zoo"), player(**WED))
    lay(table, "pet-cat")
    act(table, "divorce")
    lay(table, "flirt-zoo")
    assert counts(table, "flirts") == [2, 0]


@pytest.mark.rule("SL-10.6", "SL-22.2")
@every_place
def test_a_child_of_a_flirt(flirt: str) -> None:
    table = base(player("child-luke", flirts=[flirt]), player())
    draw(table)
    allowed = flirt in LUCKY
    assert refusal(table, 0, "play:child-luke") == ("not refused" if allowed else "SL-12.1")
    assert people(table, "used_flirts") == [[flirt] if allowed else [], []]


@pytest.mark.rule("SL-10.6")
@pytest.mark.parametrize("flirt", LUCKY)
def test_one_child_for_each_such_flirt(flirt: str) -> None:
    hand = ["child-luke", "child-leia", "child-zelda", "flirt-hotel"]
    table = base(player(*hand, flirts=[flirt]), player("pet-cat", "pet-dog", "pet-chick"), pile=["trip-rio"])
    lay(table, "child-luke")
    lay(table, "pet-cat")
    draw(table)
    assert refusal(table, 0, "play:child-leia") == "SL-12.1"
    act(table, "play:flirt-hotel")
    lay(table, "pet-dog")
    lay(table, "child-leia")
    assert laid(table, 0, "children") == ["child-leia", "child-luke"]
    lay(table, "pet-chick")
    draw(table)
    assert refusal(table, 0, "play:child-zelda") == "SL-12.1"


@pytest.mark.rule("SL-10.6")
@pytest.mark.parametrize("flirt", LUCKY)
def test_only_the_last_flirt_allows_a_child(flirt: str) -> None:
    table = base(player("child-luke", flirts=["flirt-zoo", flirt]), player())
    draw(table)
    assert refusal(table, 0, "play:child-luke") == "SL-12.1"


@pytest.mark.rule("SL-10.6")
def test_a_used_flirt_allows_no_other_child() -> None:
    spot = {"heap": "flirts", "card": "flirt-hotel"}
    table = base(player("child-luke", flirts=["flirt-hotel"], used_flirts=[spot]), player())
    draw(table)
    assert refusal(table, 0, "play:child-luke") == "SL-12.1"


@pytest.mark.rule("SL-10.6", "SL-12.1")
def test_a_child_in_marriage_uses_no_flirt_up() -> None:
    table = base(player("child-luke", flirts=["flirt-hotel"], marriage=["marriage-montcuq"]), player())
    lay(table, "child-luke")
    assert (laid(table, 0, "children"), people(table, "used_flirts")) == (["child-luke"], [[], []])


@pytest.mark.rule("SL-10.6")
def test_after_a_divorce_such_a_flirt_allows_a_child_again() -> None:
    table = base(player("child-luke", flirts=["flirt-hotel"], marriage=["marriage-montcuq"]), player("pet-cat"))
    act(table, "divorce")
    lay(table, "pet-cat")
    lay(table, "child-luke")
    assert (laid(table, 0, "children"), people(table, "used_flirts")) == (["child-luke"], [["flirt-hotel"], []])


# SL-11 Marriage.


@pytest.mark.rule("SL-11.1", "SL-22.2")
@pytest.mark.parametrize("wedding", WEDDINGS)
def test_marriage(wedding: str) -> None:
    table = base(player(wedding, flirts=["flirt-zoo"]), player())
    lay(table, wedding)
    assert (people(table, "married"), smiles(table), laid(table, 0, "marriage")) == ([True, False], [4, 0], [wedding])


@pytest.mark.rule("SL-11.1")
def test_no_marriage_without_a_flirt() -> None:
    table = base(player("marriage-montcuq", flipped=["flirt-zoo"]), player(flirts=["flirt-bar"]))
    draw(table)
    assert refusal(table, 0, "play:marriage-montcuq") == "SL-11.1"


@pytest.mark.rule("SL-11.1")
def test_no_second_marriage() -> None:
    table = base(player("marriage-monteton", **WED), player())
    draw(table)
    assert refusal(table, 0, "play:marriage-monteton") == "SL-11.1"


@pytest.mark.rule("SL-11.1", "SL-18.1", "SL-16.4")
def test_another_marriage_after_a_divorce() -> None:
    table = base(player("marriage-monteton", **WED), player("pet-cat"))
    act(table, "divorce")
    lay(table, "pet-cat")
    lay(table, "marriage-monteton")
    assert laid(table, 0, "marriage") == ["marriage-monteton"]


@pytest.mark.rule("SL-11.2")
def test_marriage_allows_children() -> None:
    single = base(player("child-luke", flirts=["flirt-zoo"]), player())
    draw(single)
    assert refusal(single, 0, "play:child-luke") == "SL-12.1"
    table = base(player("child-luke", **WED), player())
    lay(table, "child-luke")
    assert laid(table, 0, "children") == ["child-luke"]


@pytest.mark.rule("SL-11.2", "SL-14.5")
def test_marriage_halves_the_price_of_houses() -> None:
    single = base(player("house-small-pink", flirts=["flirt-zoo"], wages=["wage-3"]), player())
    draw(single)
    assert "play:house-small-pink" not in offers(single, 0)
    table = base(player("house-small-pink", wages=["wage-3"], **WED), player())
    lay(table, "house-small-pink")
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == (["house-small-pink"], ["wage-3"])


# SL-12 Children.


@pytest.mark.rule("SL-12.1", "SL-22.2")
@pytest.mark.parametrize("child", CHILDREN)
def test_child(child: str) -> None:
    table = base(player(child, **WED), player())
    lay(table, child)
    assert (laid(table, 0, "children"), smiles(table)) == ([child], [6, 0])
    alone = base(player(child), player())
    draw(alone)
    assert refusal(alone, 0, f"play:{child}") == "SL-12.1"


@pytest.mark.rule("SL-12.1")
def test_children_without_limit_one_per_turn() -> None:
    table = base(player("child-zelda", "child-rocky", children=CHILDREN[:8], **WED), player())
    lay(table, "child-zelda")
    assert asked(table) == [1]
    skip_rounds(table, 1)
    lay(table, "child-rocky")
    assert laid(table, 0, "children") == sorted(CHILDREN)


@pytest.mark.rule("SL-12.2")
@pytest.mark.parametrize("willing", [True, False])
def test_a_divorce_without_adultery_leaves_the_children(willing: bool) -> None:
    table = base(
        player(children=["child-luke", "child-leia"], **WED), player("malus-divorce"), turn=0 if willing else 1
    )
    if willing:
        act(table, "divorce")
    else:
        lay(table, "malus-divorce")
    assert (people(table, "married"), laid(table, 0, "children")) == ([False, False], ["child-leia", "child-luke"])
    assert cards(table, "discard") == ["marriage-montcuq"]


# SL-13 Adultery.


@pytest.mark.rule("SL-13.1", "SL-13.7", "SL-22.2")
@each_mode
def test_adultery(expansion: str) -> None:
    table = scene(player("adultery", **WED), player(), expansion=expansion, pile=["trip-rio"])
    lay(table, "adultery")
    assert (people(table, "unfaithful"), people(table, "married")) == ([True, False], [True, False])
    assert smiles(table) == [1 + 3 + 1, 0]


@pytest.mark.rule("SL-13.1")
def test_adultery_needs_a_marriage_and_there_is_one_at_a_time() -> None:
    single = base(player("adultery", flirts=FIVE), player())
    draw(single)
    assert refusal(single, 0, "play:adultery") == "SL-13.1"
    twice = base(player("adultery", **ASTRAY), player())
    draw(twice)
    assert refusal(twice, 0, "play:adultery") == "SL-13.1"


@pytest.mark.rule("SL-13.1")
def test_another_adultery_after_the_first_has_ended() -> None:
    table = base(player("adultery", **ASTRAY), player("pet-cat"))
    act(table, "end-affair", "draw", "play:adultery")
    assert people(table, "unfaithful") == [True, False]


@pytest.mark.rule("SL-13.2", "SL-10.1")
def test_flirts_without_limit_beside_the_marriage() -> None:
    life = {"flirts": FIVE, "marriage": ["marriage-montcuq", "adultery"], "affair": FLIRTS[4:9]}
    table = base(player("flirt-zoo", **life), player())
    lay(table, "flirt-zoo")
    assert (cards(table, "affair:0"), counts(table, "flirts")) == (["flirt-zoo", *FLIRTS[4:9]], [5, 0])


@pytest.mark.rule("SL-13.3", "SL-13.4")
@each_mode
def test_a_divorce_in_adultery_costs_the_children(expansion: str) -> None:
    life = player(children=["child-luke"], affair=["flirt-bar", "flirt-park"], **ASTRAY)
    table = scene(player("malus-divorce"), life, expansion=expansion, pile=["trip-rio"])
    lay(table, "malus-divorce")
    assert cards(table, "discard") == ["child-luke", "marriage-montcuq", "adultery"]
    assert (laid(table, 1, "flipped"), laid(table, 1, "affair")) == (["flirt-bar", "flirt-park"], [])
    assert (laid(table, 1, "flirts"), smiles(table)) == (["flirt-zoo"], [0, 3])


@pytest.mark.rule("SL-13.3")
def test_all_the_children_are_lost() -> None:
    table = base(player("malus-divorce"), player(children=CHILDREN[:6], **ASTRAY))
    lay(table, "malus-divorce")
    assert (counts(table, "children"), sorted(map(str, cards(table, "discard")[:6]))) == ([0, 0], CHILDREN[:6])


@pytest.mark.rule("SL-13.6")
@pytest.mark.parametrize("when", ["before", "after"])
def test_an_adultery_may_be_stopped_before_or_after_drawing(when: str) -> None:
    life = player(affair=["flirt-bar", "flirt-park"], children=["child-luke"], **ASTRAY)
    table = base(life, player(), pile=["pet-cat"])
    act(table, *(["end-affair", "draw"] if when == "before" else ["draw", "end-affair"]), "play:pet-cat")
    assert (cards(table, "discard"), laid(table, 0, "affair")) == (["adultery"], ["flirt-bar", "flirt-park"])
    assert (laid(table, 0, "marriage"), laid(table, 0, "children")) == (["marriage-montcuq"], ["child-luke"])
    assert (smiles(table), people(table, "unfaithful"), asked(table)) == ([1 + 3 + 2 + 2 + 1, 0], [False, False], [1])


@pytest.mark.rule("SL-13.6")
def test_after_the_adultery_nobody_flirts_beside_the_marriage() -> None:
    table = base(player("flirt-park", affair=["flirt-bar"], **ASTRAY), player())
    act(table, "end-affair", "draw")
    assert refusal(table, 0, "play:flirt-park") == "SL-10.1"


@pytest.mark.rule("SL-13.6")
def test_the_flirts_of_an_ended_adultery_do_not_count_towards_five() -> None:
    table = base(player("flirt-park", flirts=["flirt-zoo"], affair=FIVE), player())
    lay(table, "flirt-park")
    assert (counts(table, "flirts"), smiles(table)) == ([2, 0], [7, 0])


@pytest.mark.rule("SL-13.6")
def test_the_faithful_have_no_adultery_to_end() -> None:
    table = base(player(**WED), player())
    assert refusal(table, 0, "end-affair") == "SL-13.6"


@pytest.mark.rule("SL-13.7")
def test_an_adultery_that_ended_scores_no_more() -> None:
    table = base(player(**ASTRAY), player())
    before = smiles(table)
    act(table, "end-affair")
    assert (before, smiles(table)) == ([5, 0], [4, 0])


@pytest.mark.rule("AMB-04")
@pytest.mark.parametrize("running", [True, False])
def test_the_flirts_of_an_adultery_are_not_stolen(running: bool) -> None:
    life = ASTRAY if running else {"flirts": ["flirt-zoo"]}
    table = base(player("flirt-bar"), player(affair=["flirt-bar"], **life))
    lay(table, "flirt-bar")
    assert (counts(table, "flirts"), laid(table, 1, "affair")) == ([1, 1], ["flirt-bar"])


@pytest.mark.rule("AMB-04", "SL-10.2")
def test_an_unfaithful_player_steals_flirts() -> None:
    table = base(player("flirt-bar", **ASTRAY), player(flirts=["flirt-bar"]))
    lay(table, "flirt-bar")
    assert (cards(table, "affair:0"), counts(table, "flirts")) == (["flirt-bar", "flirt-bar"], [1, 0])


@pytest.mark.rule("SL-13.6", "SL-12.2")
def test_once_the_adultery_has_ended_a_divorce_leaves_children_and_flirts() -> None:
    life = player(children=["child-luke"], affair=["flirt-bar"], **WED)
    table = base(player("malus-divorce"), life)
    lay(table, "malus-divorce")
    assert (cards(table, "discard"), laid(table, 1, "children")) == (["marriage-montcuq"], ["child-luke"])
    assert (laid(table, 1, "affair"), smiles(table)) == (["flirt-bar"], [0, 4])


# SL-18 Voluntary divorce.


@pytest.mark.rule("SL-18.1")
def test_divorcing_discards_the_marriage_and_ends_the_turn() -> None:
    table = base(player("pet-cat", **WED), player())
    act(table, "divorce")
    assert (cards(table, "discard"), people(table, "married")) == (["marriage-montcuq"], [False, False])
    assert (asked(table), counts(table, "hand"), laid(table, 0, "flirts")) == ([1], [1, 0], ["flirt-zoo"])
    assert happened(table, "divorced") == [("divorced", 0, "marriage-montcuq")]


@pytest.mark.rule("SL-18.1")
def test_a_player_who_is_not_married_cannot_divorce() -> None:
    table = base(player(flirts=["flirt-zoo"]), player(**{**WED, "flirts": ["flirt-bar"]}))
    assert refusal(table, 0, "divorce") == "SL-18.1"


@pytest.mark.rule("SL-18.2")
def test_divorcing_in_adultery_keeps_children_and_flirts() -> None:
    table = base(player(children=["child-luke"], affair=["flirt-bar", "flirt-park"], **ASTRAY), player())
    act(table, "divorce")
    assert (cards(table, "discard"), asked(table)) == (["marriage-montcuq", "adultery"], [1])
    assert (laid(table, 0, "children"), laid(table, 0, "flipped")) == (["child-luke"], ["flirt-bar", "flirt-park"])
    assert (smiles(table), count(table, "affair:0")) == ([1 + 2 + 2, 0], 0)
