"""AP-4: the food crisis. Children are fed, given away or lost."""

from __future__ import annotations

import pytest

import croupier
from tests.games.smile_life.scenes import (
    GAME,
    act,
    asked,
    bide,
    cards,
    draw,
    dull,
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
    smiles,
)

FOOD = "crisis-food"
PILE = [FOOD, *dull(12)]
BABY = ["child-diana"]
PETS = ["cat", "chick", "dog", "rabbit", "unicorn", "turtle", "vulture"]


@pytest.mark.rule("AP-4.1", "AP-4.2", "AMB-19")
@pytest.mark.parametrize("pet", PETS)
def test_a_child_is_fed_with_a_pet_which_still_scores(pet: str) -> None:
    table = scene(player(children=BABY, belongings=[f"pet-{pet}"]), player(), pile=PILE)
    before = smiles(table)
    draw(table)
    assert (laid(table, 0, "children"), laid(table, 0, "belongings")) == (BABY, [])
    assert laid(table, 0, "flipped") == [f"pet-{pet}"]
    assert smiles(table) == before


@pytest.mark.rule("AP-4.1", "AMB-19")
def test_every_child_needs_a_pet_of_its_own_and_the_owner_chooses_which() -> None:
    pets = ["pet-cat", "pet-dog", "pet-rabbit"]
    table = scene(player(children=["child-diana", "child-harry"], belongings=pets), player(), pile=PILE)
    draw(table)
    assert (kind(table), sorted(offers(table, 0))) == ("feed", [f"card:{pet}" for pet in pets])
    act(table, "card:pet-dog", "card:pet-rabbit")
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == (["pet-cat"], ["pet-dog", "pet-rabbit"])
    assert laid(table, 0, "children") == ["child-diana", "child-harry"]


@pytest.mark.rule("AP-4.1", "AMB-19")
def test_everybody_feeds_in_seat_order_from_the_initiator() -> None:
    names = ["child-diana", "child-harry", "child-lara"]
    pets = ["pet-cat", "pet-dog", "pet-rabbit"]
    lives = [player(children=[child], belongings=[pet]) for child, pet in zip(names, pets, strict=True)]
    table = scene(*lives, turn=1, pile=PILE)
    draw(table)
    assert happened(table, "fed") == [("fed", 1, "pet-dog"), ("fed", 2, "pet-rabbit"), ("fed", 0, "pet-cat")]


@pytest.mark.rule("AMB-19")
def test_a_flipped_unicorn_keeps_its_doubling() -> None:
    flipped = ["special-rainbow", "special-shooting-star"]
    table = scene(player(children=BABY, belongings=["pet-unicorn"], flipped=flipped), player(), pile=PILE)
    assert smiles(table)[0] == 8
    draw(table)
    assert (laid(table, 0, "belongings"), smiles(table)[0]) == ([], 8)


@pytest.mark.rule("AP-4.3", "AP-4.7")
def test_a_ration_feeds_one_child() -> None:
    kids = ["child-diana", "child-harry"]
    table = scene(player(children=kids, belongings=["survival-ration"]), player(), pile=PILE)
    draw(table)
    while asked(table) == [0]:
        act(table, offers(table, 0)[0])
    assert laid(table, 0, "flipped") == ["survival-ration"]
    assert len(laid(table, 0, "children")) == 1


@pytest.mark.rule("AP-4.3", "AP-4.7")
def test_the_vegetable_garden_feeds_all_children_and_stays() -> None:
    kids = ["child-diana", "child-harry"]
    table = scene(player(children=kids, belongings=["survival-vegetable-garden", "pet-cat"]), player(), pile=PILE)
    draw(table)
    assert laid(table, 0, "children") == kids
    assert laid(table, 0, "belongings") == ["pet-cat", "survival-vegetable-garden"]


@pytest.mark.rule("AP-4.7", "AMB-20")
def test_a_survivalist_need_not_feed() -> None:
    table = scene(player(children=BABY, belongings=["pet-cat"], job=["job-survivalist"]), player(), pile=PILE)
    draw(table)
    assert (laid(table, 0, "children"), laid(table, 0, "belongings")) == (BABY, ["pet-cat"])


@pytest.mark.rule("AP-4.4", "AMB-19")
@pytest.mark.parametrize("food", ["pet-cat", "survival-ration"])
def test_a_child_goes_to_a_player_who_can_feed_it_and_does_so_at_once(food: str) -> None:
    table = scene(player(children=BABY), player(), player(belongings=[food]), pile=PILE)
    draw(table)
    assert (laid(table, 0, "children"), laid(table, 2, "children")) == ([], BABY)
    assert laid(table, 2, "flipped") == [food]
    assert asked(table) == [1]


@pytest.mark.rule("AP-4.4")
def test_a_child_goes_to_the_owner_of_a_garden() -> None:
    table = scene(player(children=BABY), player(belongings=["survival-vegetable-garden"]), pile=PILE)
    draw(table)
    assert (laid(table, 1, "children"), laid(table, 1, "belongings")) == (BABY, ["survival-vegetable-garden"])


@pytest.mark.rule("AP-4.4")
def test_the_owner_chooses_the_child_and_who_receives_it() -> None:
    kids = ["child-diana", "child-harry"]
    lives = [player(children=kids, belongings=["pet-dog"]), player(belongings=["pet-cat"]), player(), player()]
    lives[3] = player(belongings=["pet-rabbit"])
    table = scene(*lives, pile=PILE)
    draw(table)
    assert (asked(table), kind(table), sorted(offers(table, 0))) == ([0], "adopt", [f"card:{kid}" for kid in kids])
    act(table, "card:child-harry")
    assert offers(table, 0) == ["seat:1", "seat:3"]
    act(table, "seat:3")
    assert (laid(table, 0, "children"), laid(table, 3, "children")) == (["child-diana"], ["child-harry"])
    assert (laid(table, 1, "flipped"), laid(table, 3, "flipped")) == ([], ["pet-rabbit"])


@pytest.mark.rule("AMB-19")
def test_a_player_who_receives_a_child_must_have_food_left_after_feeding_their_own() -> None:
    lives = [player(children=BABY), player(children=["child-harry"], belongings=["pet-cat"])]
    table = scene(*lives, pile=PILE)
    draw(table)
    assert (laid(table, 1, "children"), laid(table, 1, "flipped")) == (["child-harry"], ["pet-cat"])
    assert cards(table, "discard") == BABY


@pytest.mark.rule("AMB-20")
def test_a_survivalist_adopts_only_by_really_using_food() -> None:
    lives = [player(children=BABY), player(job=["job-survivalist"]), player()]
    table = scene(*lives, pile=PILE)
    draw(table)
    assert cards(table, "discard") == BABY
    lives[1] = player(job=["job-survivalist"], belongings=["pet-cat"])
    table = scene(*lives, pile=PILE)
    draw(table)
    assert (laid(table, 1, "children"), laid(table, 1, "flipped")) == (BABY, ["pet-cat"])


@pytest.mark.rule("AP-4.5", "AP-3.6")
def test_a_child_that_nobody_can_feed_is_discarded() -> None:
    table = scene(player(children=BABY), player(), pile=PILE)
    draw(table)
    assert (laid(table, 0, "children"), cards(table, "discard"), cards(table, "out")) == ([], BABY, [])


@pytest.mark.rule("AP-4.5", "AMB-19")
def test_the_owner_chooses_which_child_goes_hungry() -> None:
    table = scene(player(children=["child-diana", "child-luke"], belongings=["pet-cat"]), player(), pile=PILE)
    draw(table)
    assert (asked(table), sorted(offers(table, 0))) == ([0], ["card:child-diana", "card:child-luke"])
    act(table, "card:child-diana")
    assert (laid(table, 0, "children"), cards(table, "discard")) == (["child-luke"], BABY)


@pytest.mark.rule("AMB-19")
def test_a_child_under_the_bunker_stays_unfed() -> None:
    under = {"heap": "children", "card": "child-luke"}
    lives = [player(children=["child-luke", *BABY], belongings=["survival-bunker"], protected=under)]
    table = scene(*lives, player(), pile=PILE)
    draw(table)
    assert (laid(table, 0, "children"), cards(table, "discard"), asked(table)) == (["child-luke"], BABY, [1])


@pytest.mark.rule("AMB-19")
def test_a_pet_under_the_bunker_need_not_be_eaten() -> None:
    under = {"heap": "belongings", "card": "pet-cat"}
    table = scene(
        player(children=BABY, belongings=["pet-cat", "survival-bunker"], protected=under), player(), pile=PILE
    )
    draw(table)
    assert (asked(table), kind(table), offers(table, 0)) == ([0], "feed", ["card:pet-cat", "no"])
    act(table, "no")
    assert laid(table, 0, "belongings") == ["pet-cat", "survival-bunker"]
    assert cards(table, "discard") == BABY


RATION = "survival-ration"
UNDER = {"heap": "belongings", "card": RATION}


def sheltered(*more: str, **life: object) -> dict[str, object]:
    """Return a player with a Ration under the Bunker, and these belongings."""
    hand = life.pop("hand", [])
    assert isinstance(hand, list)
    return player(*hand, **{"belongings": [RATION, "survival-bunker", *more], "protected": UNDER, **life})


@pytest.mark.rule("AMB-19", "AMB-44", "AP-14.8", "AP-12.3")
def test_food_under_the_bunker_may_be_given_and_the_bunker_stays() -> None:
    table = scene(sheltered(children=BABY), player(), pile=PILE)
    before = smiles(table)
    draw(table)
    assert (asked(table), kind(table), offers(table, 0)) == ([0], "feed", [f"card:{RATION}", "no"])
    act(table, f"card:{RATION}")
    assert (laid(table, 0, "children"), laid(table, 0, "belongings"), laid(table, 0, "flipped")) == (
        BABY,
        ["survival-bunker"],
        [RATION],
    )
    assert (people(table, "protected")[0], smiles(table), asked(table)) == (None, before, [1])


@pytest.mark.rule("AMB-19")
def test_other_food_is_compulsory_but_what_is_under_the_bunker_may_be_given_instead() -> None:
    for given, kept in (("pet-cat", RATION), (RATION, "pet-cat")):
        table = scene(sheltered("pet-cat", children=BABY), player(), pile=PILE)
        draw(table)
        assert offers(table, 0) == ["card:pet-cat", f"card:{RATION}"]
        act(table, f"card:{given}")
        assert (laid(table, 0, "flipped"), kept in laid(table, 0, "belongings")) == ([given], True)


@pytest.mark.rule("AMB-19")
def test_of_two_children_one_is_fed_and_the_other_may_be() -> None:
    table = scene(sheltered("pet-cat", children=["child-diana", "child-harry"]), player(), pile=PILE)
    draw(table, "card:pet-cat")
    assert offers(table, 0) == [f"card:{RATION}", "no"]
    act(table, "no", "card:child-harry")
    assert (laid(table, 0, "children"), cards(table, "discard")) == (["child-diana"], ["child-harry"])


@pytest.mark.rule("AMB-19", "AMB-21")
def test_neither_pangolin_nor_sheltered_ration_must_be_eaten() -> None:
    table = scene(sheltered("pet-pangolin", children=BABY), player(), pile=PILE)
    draw(table)
    assert offers(table, 0) == ["card:pet-pangolin", f"card:{RATION}", "no"]


@pytest.mark.rule("AMB-19", "AP-4.4")
def test_nobody_takes_a_child_in_for_food_under_the_bunker() -> None:
    table = scene(player(children=BABY), sheltered(), pile=PILE)
    draw(table)
    assert (cards(table, "discard"), laid(table, 1, "children")) == (BABY, [])
    table = scene(player(children=BABY), sheltered("pet-cat"), pile=PILE)
    draw(table)
    assert (asked(table), offers(table, 1)) == ([1], ["card:pet-cat", f"card:{RATION}"])


@pytest.mark.rule("AMB-19", "AP-4.6")
def test_a_child_is_laid_for_food_under_the_bunker() -> None:
    life = sheltered(hand=["child-luke"], marriage=["marriage-montcuq"])
    table = scene(life, player(), running=[plague(FOOD)], pile=dull(9))
    draw(table, "play:child-luke")
    assert (laid(table, 0, "children"), laid(table, 0, "flipped")) == (["child-luke"], [RATION])


@pytest.mark.rule("AMB-19")
def test_children_are_fed_once_only() -> None:
    table = scene(player(children=BABY, belongings=["pet-cat", "pet-dog"]), player(), pile=PILE)
    draw(table, "card:pet-cat")
    bide(table, 4)
    assert (running(table), laid(table, 0, "children"), laid(table, 0, "belongings")) == ([], BABY, ["pet-dog"])


# AP-4.6 During the crisis.


@pytest.mark.rule("AP-4.6")
def test_no_child_is_laid_unless_it_can_be_fed() -> None:
    life = player("child-luke", marriage=["marriage-montcuq"])
    table = scene(life, player(), running=[plague(FOOD)], pile=dull(9))
    draw(table)
    assert "play:child-luke" not in offers(table, 0)
    assert refusal(table, 0, "play:child-luke") == "AP-4.6"


@pytest.mark.rule("AP-4.6", "AMB-19")
@pytest.mark.parametrize("food", ["pet-cat", "survival-ration"])
def test_a_child_laid_in_the_crisis_is_fed(food: str) -> None:
    life = player("child-luke", marriage=["marriage-montcuq"], belongings=[food])
    table = scene(life, player(), running=[plague(FOOD)], pile=dull(9))
    draw(table, "play:child-luke")
    assert (laid(table, 0, "children"), laid(table, 0, "flipped")) == (["child-luke"], [food])


@pytest.mark.rule("AP-4.6")
def test_a_garden_feeds_a_child_laid_in_the_crisis() -> None:
    life = player("child-luke", marriage=["marriage-montcuq"], belongings=["survival-vegetable-garden", "pet-cat"])
    table = scene(life, player(), running=[plague(FOOD)], pile=dull(9))
    draw(table, "play:child-luke")
    assert (laid(table, 0, "children"), laid(table, 0, "flipped")) == (["child-luke"], [])


@pytest.mark.rule("AP-4.6", "AP-4.7")
def test_a_survivalist_lays_a_child_without_feeding_it() -> None:
    life = player("child-luke", marriage=["marriage-montcuq"], belongings=["pet-cat"], job=["job-survivalist"])
    table = scene(life, player(), running=[plague(FOOD)], pile=dull(9))
    draw(table, "play:child-luke")
    assert (laid(table, 0, "children"), laid(table, 0, "belongings")) == (["child-luke"], ["pet-cat"])


# AMB-21 The Pangolin.


@pytest.mark.rule("AMB-21")
def test_nobody_must_eat_the_pangolin() -> None:
    table = scene(player(children=BABY, belongings=["pet-pangolin"]), player(), pile=PILE)
    draw(table)
    assert sorted(offers(table, 0)) == ["card:pet-pangolin", "no"]
    act(table, "no")
    assert (cards(table, "discard"), laid(table, 0, "belongings")) == (BABY, ["pet-pangolin"])
    assert running(table) == [FOOD]


@pytest.mark.rule("AMB-21", "AMB-66")
def test_a_pangolin_that_is_eaten_brings_a_health_crisis_without_a_card() -> None:
    lives = [player(), player(children=BABY, belongings=["pet-pangolin"]), player(children=["child-lara"])]
    table = scene(*lives, pile=PILE)
    draw(table)
    assert asked(table) == [1]
    act(table, "card:pet-pangolin")
    assert happened(table, "plague-starts")[-1] == ("plague-starts", 1, "crisis-health", 3)
    assert [entry["turned_by"] for entry in public(table, "running")] == [0, 0]
    assert "crisis-health" in str(table.position()["pile"])
    assert cards(table, "plagues") == [FOOD]
    told = [event["event"] for event in table.events() if event["event"] in ("fed", "lost", "plague-starts")]
    assert told == ["plague-starts", "fed", "lost", "plague-starts"]


@pytest.mark.rule("AMB-21")
def test_the_health_crisis_of_a_pangolin_lasts_three_rounds_and_leaves_no_card() -> None:
    lives = [player(children=BABY, belongings=["pet-pangolin"]), player()]
    table = scene(*lives, pile=PILE)
    draw(table, "card:pet-pangolin")
    bide(table, 5)
    assert running(table) == ["crisis-health"]
    bide(table, 1)
    assert (running(table), cards(table, "out")) == ([], [FOOD])


@pytest.mark.rule("AMB-21")
def test_the_crisis_of_a_pangolin_is_no_past_of_the_real_card() -> None:
    table = scene(player(children=BABY, belongings=["pet-pangolin"]), player(), pile=PILE)
    draw(table, "card:pet-pangolin")
    position = table.position()
    assert position["past"] == [FOOD]
    assert croupier.open_position(GAME, position, 0).position() == position


@pytest.mark.rule("AMB-21", "AP-4.6")
def test_a_pangolin_can_be_eaten_to_lay_a_child() -> None:
    life = player("child-luke", marriage=["marriage-montcuq"], belongings=["pet-pangolin"])
    table = scene(life, player(), running=[plague(FOOD)], pile=dull(9))
    draw(table, "play:child-luke")
    assert (laid(table, 0, "children"), laid(table, 0, "flipped")) == (["child-luke"], ["pet-pangolin"])
    assert happened(table, "plague-starts") == [("plague-starts", 0, "crisis-health", 3)]


@pytest.mark.rule("AMB-21")
def test_the_real_health_crisis_and_that_of_a_pangolin_are_counted_both() -> None:
    lives = [player(children=BABY, belongings=["pet-pangolin"]), player()]
    table = scene(*lives, running=[plague("crisis-health", 2)], pile=PILE)
    draw(table, "card:pet-pangolin")
    rounds = [(entry["plague"], entry["rounds"]) for entry in public(table, "running")]
    assert rounds == [("crisis-health", 2), (FOOD, 2), ("crisis-health", 3)]


@pytest.mark.rule("AMB-21")
def test_nobody_eats_the_pangolin_in_basic_mode() -> None:
    table = scene(player(children=BABY, belongings=["pet-pangolin"]), player(), expansion="basic", pile=PILE)
    draw(table)
    assert (cards(table, "discard"), laid(table, 0, "belongings")) == (BABY, ["pet-pangolin"])
    life = player("child-luke", marriage=["marriage-montcuq"], belongings=["pet-pangolin"])
    table = scene(life, player(), expansion="basic", running=[plague(FOOD)], pile=dull(9))
    draw(table)
    assert refusal(table, 0, "play:child-luke") == "AP-4.6"


@pytest.mark.rule("AMB-88", "AP-4.4")
def test_nobody_says_which_child_goes_first_where_one_player_takes_them_all_in() -> None:
    kids = ["child-diana", "child-lara"]
    for pets, question in ((["pet-cat", "pet-dog", "pet-rabbit"], "feed"), (["pet-cat"], "adopt")):
        table = scene(player(), player(children=kids), player(belongings=pets), pile=PILE)
        act(table, "draw")
        assert kind(table) == question, "the order matters where one of two finds food"
