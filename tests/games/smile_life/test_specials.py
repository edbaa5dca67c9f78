"""SL-15: the special cards, except the Casino."""

from __future__ import annotations

import json

import pytest

from croupier import BadSave, load, open_position
from tests.games.smile_life.scenes import (
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
    player,
    refusal,
    scene,
    shown,
    skip_rounds,
    smiles,
    studied,
    truth,
)

FOUR = ["wage-1", "wage-2", "wage-3", "wage-4"]
TRIPS = ["trip-cairo", "trip-london", "trip-rio", "trip-sydney"]

each_mode = pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])


# SL-15.1 Birthday.


@pytest.mark.rule("SL-15.1", "SL-4.1", "AMB-05")
@each_mode
def test_special_birthday(expansion: str) -> None:
    lives = (
        player("special-birthday"),
        player(wages=["wage-1", "wage-3"]),
        player(),
        player(wages=["wage-2", "wage-4"]),
    )
    table = scene(*lives, expansion=expansion, pile=["trip-rio"])
    lay(table, "special-birthday")
    assert (asked(table), kind(table), offers(table, 1)) == ([1], "gift", ["card:wage-1", "card:wage-3"])
    act(table, "card:wage-1")
    assert (asked(table), offers(table, 3)) == ([3], ["card:wage-2", "card:wage-4"])
    act(table, "card:wage-4")
    assert (laid(table, 0, "wages"), people(table, "money")) == (["wage-1", "wage-4"], [5, 3, 0, 2])
    assert (laid(table, 0, "flipped"), smiles(table), asked(table)) == (["special-birthday"], [2, 1, 0, 1], [1])


@pytest.mark.rule("SL-15.1")
def test_invested_wages_are_no_gifts() -> None:
    life = player(wages=["wage-2"], flipped=["wage-4", "wage-1"])
    table = base(player("special-birthday"), life)
    lay(table, "special-birthday")
    assert (laid(table, 0, "wages"), laid(table, 1, "flipped")) == (["wage-2"], ["wage-1", "wage-4"])


@pytest.mark.rule("AMB-05")
def test_a_gift_is_not_bound_to_what_the_job_allows() -> None:
    table = base(player("special-birthday", job=["job-waiter"]), player(wages=["wage-4"]))
    lay(table, "special-birthday")
    assert (laid(table, 0, "wages"), people(table, "wage_limit")) == (["wage-4"], [1, 0])


@pytest.mark.rule("AMB-74", "SL-15.1")
def test_a_birthday_without_gifts() -> None:
    table = base(player("special-birthday"), player())
    lay(table, "special-birthday")
    assert (laid(table, 0, "flipped"), asked(table)) == (["special-birthday"], [1])


# SL-15.2 Rainbow.


@pytest.mark.rule("SL-15.2", "SL-4.1")
@each_mode
def test_special_rainbow(expansion: str) -> None:
    hand = ["special-rainbow", "pet-cat", "malus-accident", "study-single", "trip-rio"]
    pile = ["trip-london", "wage-1", "wage-2", "wage-3", "wage-4"]
    table = scene(player(*hand), player(), expansion=expansion, pile=pile)
    lay(table, "special-rainbow")
    assert (kind(table), "done" in offers(table, 0)) == ("more", True)
    act(table, "play:pet-cat", "play:malus-accident", "discard:trip-rio")
    assert (laid(table, 0, "belongings"), laid(table, 1, "malus")) == (["pet-cat"], ["malus-accident"])
    assert cards(table, "discard") == ["trip-rio"]
    assert sorted(truth(table, 0)["hand"]) == ["study-single", "trip-london", "wage-1", "wage-2", "wage-3"]
    assert laid(table, 0, "flipped") == ["special-rainbow"]


@pytest.mark.rule("SL-15.2")
@pytest.mark.parametrize("plays", [0, 1, 2])
def test_up_to_three_cards(plays: int) -> None:
    table = base(player("special-rainbow", *TRIPS), player(), pile=FOUR)
    lay(table, "special-rainbow", *[f"discard:{card}" for card in TRIPS[:plays]], "done")
    assert (counts(table, "hand"), count(table, "discard"), asked(table)) == ([5, 0], plays, [1])
    assert happened(table, "stopped", "passed") == [("stopped", 0)]


@pytest.mark.rule("SL-15.2")
def test_a_fourth_card_is_not_played() -> None:
    table = base(player("special-rainbow", *TRIPS), player(), pile=FOUR)
    lay(table, "special-rainbow", *[f"discard:{card}" for card in TRIPS[:3]])
    assert (asked(table), counts(table, "hand")) == ([1], [5, 0])


@pytest.mark.rule("SL-15.2")
def test_a_rainbow_from_the_discard_pile() -> None:
    table = base(player(*TRIPS, "pet-cat"), player(), discard=["special-rainbow"], pile=FOUR)
    act(table, "take", "play:pet-cat", "done")
    assert (counts(table, "hand"), laid(table, 0, "belongings")) == ([5, 0], ["pet-cat"])


@pytest.mark.rule("SL-15.2")
def test_conditions_are_those_of_the_moment() -> None:
    table = base(player("special-rainbow", "job-guru", "wage-3", "flirt-zoo"), player(), pile=["trip-rio"])
    lay(table, "special-rainbow", "play:job-guru", "play:wage-3", "play:flirt-zoo")
    assert (people(table, "job"), laid(table, 0, "wages"), counts(table, "flirts")) == (
        ["job-guru", None],
        ["wage-3"],
        [1, 0],
    )


@pytest.mark.rule("SL-15.2", "AMB-74")
def test_a_rainbow_with_an_empty_hand() -> None:
    table = base(player(), player(), discard=["special-rainbow"], pile=FOUR)
    act(table, "take")
    assert (counts(table, "hand"), asked(table)) == ([5, 0], [1])


# SL-15.3 Luck.


@pytest.mark.rule("SL-15.3", "SL-4.1")
@each_mode
def test_special_luck(expansion: str) -> None:
    pile = ["trip-rio", "pet-cat", "study-single", "flirt-zoo", "wage-1"]
    table = scene(player("special-luck"), player(), expansion=expansion, pile=pile)
    lay(table, "special-luck")
    assert (kind(table), sorted(offers(table, 0))) == ("luck", ["card:flirt-zoo", "card:pet-cat", "card:study-single"])
    act(table, "card:pet-cat")
    assert (kind(table), sorted(offers(table, 0))) == ("order", ["card:flirt-zoo", "card:study-single"])
    act(table, "card:study-single")
    assert (cards(table, "discard"), kind(table)) == (["flirt-zoo", "study-single"], "play")
    act(table, "play:pet-cat")
    assert (laid(table, 0, "belongings"), truth(table, 0)["hand"], asked(table)) == (["pet-cat"], ["trip-rio"], [1])
    assert (laid(table, 0, "flipped"), counts(table, "peek")) == (["special-luck"], [0, 0])


@pytest.mark.rule("SL-15.3")
def test_the_order_of_the_discarded_is_free() -> None:
    pile = ["trip-rio", "pet-cat", "study-single", "flirt-zoo", "wage-1"]
    table = base(player("special-luck"), player(), pile=pile)
    lay(table, "special-luck", "card:pet-cat", "card:flirt-zoo")
    assert cards(table, "discard") == ["study-single", "flirt-zoo"]


@pytest.mark.rule("SL-15.3")
def test_any_card_of_the_hand_may_be_played_then() -> None:
    table = base(
        player("special-luck", "pet-dog", *TRIPS[:3]), player(), pile=["wage-1", "pet-cat", "wage-2", "wage-2"]
    )
    lay(table, "special-luck", "card:pet-cat", "play:pet-dog")
    assert (counts(table, "hand"), laid(table, 0, "belongings")) == ([5, 0], ["pet-dog"])
    assert "pet-cat" in truth(table, 0)["hand"]


@pytest.mark.rule("SL-15.3")
def test_only_the_lucky_one_looks_and_nobody_sees_what_is_kept() -> None:
    pile = ["trip-rio", "pet-cat", "study-single", "flirt-zoo"]
    table = base(player("special-luck"), player(), pile=pile)
    lay(table, "special-luck")
    assert (sorted(map(str, cards(table, "peek:0", 0))), cards(table, "peek:0", 1)) == (sorted(pile[1:]), [None] * 3)
    act(table, "card:pet-cat")
    assert (shown(table, "luck-kept", 1), shown(table, "luck-kept", 0)) == ([[None]], [["pet-cat"]])


@pytest.mark.rule("AMB-03", "SL-20.1")
def test_luck_with_fewer_than_three_cards() -> None:
    table = ending(player("special-luck"), player(), pile=["trip-rio", "pet-cat"])
    lay(table, "special-luck")
    act(table, "play:pet-cat")
    assert table.result is not None
    assert (table.result.scores, table.result.reason) == ((1, 0), "pile-empty")


# SL-15.4 Shooting star.


@pytest.mark.rule("SL-15.4", "SL-4.1")
@each_mode
def test_special_shooting_star(expansion: str) -> None:
    discard = ["trip-rio", "pet-cat", "wage-1", "job-guru", "malus-accident", "study-single"]
    table = scene(player("special-shooting-star"), player(), discard=discard, expansion=expansion, pile=["trip-cairo"])
    lay(table, "special-shooting-star")
    assert sorted(offers(table, 0)) == [*[f"card:{card}" for card in sorted(discard[1:2] + discard[3:])], "no"]
    act(table, "card:job-guru")
    assert (people(table, "job"), count(table, "discard"), asked(table)) == (["job-guru", None], 5, [1])
    assert (laid(table, 0, "flipped"), counts(table, "hand")) == (["special-shooting-star"], [1, 0])


@pytest.mark.rule("SL-15.4")
def test_a_malus_fetched_is_inflicted_and_a_trip_is_paid_for() -> None:
    discard = ["wage-1", "malus-illness", "trip-rio"]
    table = base(player("special-shooting-star", wages=["wage-3"]), player(), player(), discard=discard)
    lay(table, "special-shooting-star", "card:malus-illness", "seat:2")
    assert (laid(table, 2, "malus"), cards(table, "discard")) == (["malus-illness"], ["wage-1", "trip-rio"])
    paid = base(player("special-shooting-star", wages=["wage-3"]), player(), discard=discard)
    lay(paid, "special-shooting-star", "card:trip-rio")
    assert (laid(paid, 0, "belongings"), laid(paid, 0, "wages")) == (["trip-rio"], [])


@pytest.mark.rule("AMB-74", "SL-15.4")
def test_a_shooting_star_may_be_content_with_nothing() -> None:
    table = base(player("special-shooting-star"), player(), discard=["pet-cat"])
    lay(table, "special-shooting-star", "no")
    assert (cards(table, "discard"), laid(table, 0, "flipped")) == (["pet-cat"], ["special-shooting-star"])


@pytest.mark.rule("AMB-74", "SL-15.4")
def test_a_shooting_star_needs_a_discard_pile() -> None:
    table = base(player("special-shooting-star"), player())
    draw(table)
    assert refusal(table, 0, "play:special-shooting-star") == "SL-15.4"
    alone = base(player(), player(), discard=["special-shooting-star"])
    assert "take" not in offers(alone, 0)


@pytest.mark.rule("AMB-74")
def test_a_save_of_version_3_plays_a_shooting_star_as_it_was_then() -> None:
    position = {"options": {"expansion": "none"}, "players": [player("special-shooting-star"), player()]}
    old = open_position("smile-life", position, version=3)
    lay(old, "special-shooting-star")
    read = load(json.dumps(old.save()))
    assert (read.view()["version"], read.save(), read.view(0)) == (3, old.save(), old.view(0))
    assert laid(read, 0, "flipped") == ["special-shooting-star"]
    with pytest.raises(BadSave, match="version 2"):
        load({**old.save(), "version": 2})


@pytest.mark.rule("AMB-74")
def test_ninja_turtle_and_vulture_may_be_content_with_nothing() -> None:
    ninja = scene(player("job-ninja"), player(), discard=["weapon-bat"], pile=["trip-rio"])
    lay(ninja, "job-ninja", "no")
    assert cards(ninja, "discard") == ["weapon-bat"]
    turtle = scene(player("pet-turtle"), player(), discard=["job-ninja"], pile=["trip-rio"])
    lay(turtle, "pet-turtle", "no")
    assert (cards(turtle, "discard"), people(turtle, "job")) == (["job-ninja"], [None, None])
    vulture = scene(player("pet-vulture"), player(), out=["pet-cat"], pile=["trip-rio"])
    lay(vulture, "pet-vulture", "no")
    assert (cards(vulture, "out"), laid(vulture, 0, "belongings")) == (["pet-cat"], ["pet-vulture"])


# SL-15.5 Inheritance.


@pytest.mark.rule("SL-15.5", "SL-22.2")
@each_mode
def test_special_inheritance(expansion: str) -> None:
    lives = (player("special-inheritance", "trip-rio"), player("pet-cat"))
    table = scene(*lives, expansion=expansion, pile=["trip-cairo", "trip-london", "trip-sydney"])
    lay(table, "special-inheritance")
    assert (laid(table, 0, "belongings"), people(table, "money")) == (["special-inheritance"], [3, 0])
    assert smiles(table) == [0, 0]
    lay(table, "pet-cat")
    lay(table, "trip-rio")
    assert (laid(table, 0, "flipped"), smiles(table)) == (["special-inheritance"], [1, 1])


@pytest.mark.rule("SL-15.5")
def test_the_inheritance_is_spent_once() -> None:
    table = base(player("trip-rio", flipped=["special-inheritance"]), player())
    draw(table)
    assert (people(table, "money"), refusal(table, 0, "play:trip-rio")) == ([0, 0], "SL-14.4")


# SL-15.6 String-pulling.


@pytest.mark.rule("SL-15.6", "SL-4.1")
@each_mode
def test_special_string_pulling(expansion: str) -> None:
    hand = ["special-string-pulling", "job-astronaut", *FOUR[:3]]
    table = scene(player(*hand), player(), expansion=expansion, pile=["trip-rio", "pet-cat", "trip-cairo"])
    lay(table, "special-string-pulling", "card:job-astronaut")
    assert (people(table, "job"), people(table, "wage_limit")) == (["job-astronaut", None], [4, 0])
    assert sorted(truth(table, 0)["hand"]) == ["pet-cat", "trip-rio", "wage-1", "wage-2", "wage-3"]
    assert (laid(table, 0, "flipped"), asked(table)) == (["special-string-pulling"], [1])


@pytest.mark.rule("SL-15.6")
def test_strings_need_no_job() -> None:
    table = base(player("special-string-pulling", "job-doctor", job=["job-waiter"]), player())
    draw(table)
    assert refusal(table, 0, "play:special-string-pulling") == "SL-15.6"


@pytest.mark.rule("SL-15.6")
def test_the_job_comes_from_the_hand_in_the_same_play() -> None:
    table = base(player("special-string-pulling", "job-doctor"), player("pet-cat"), pile=["trip-rio"])
    lay(table, "special-string-pulling", "no")
    lay(table, "pet-cat")
    draw(table)
    assert (people(table, "job"), refusal(table, 0, "play:job-doctor")) == ([None, None], "SL-6.2")


@pytest.mark.rule("SL-15.6")
def test_a_job_by_string_pulling_has_its_power() -> None:
    lives = (player("special-string-pulling", "job-policeman"), player(job=["job-bandit"]))
    table = base(*lives)
    lay(table, "special-string-pulling", "card:job-policeman")
    assert people(table, "job") == ["job-policeman", None]


@pytest.mark.rule("SL-15.6", "SL-7.7")
def test_a_researcher_by_string_pulling_draws_back_to_six() -> None:
    table = base(player("special-string-pulling", "job-researcher", *FOUR[:3]), player(), pile=TRIPS)
    lay(table, "special-string-pulling", "card:job-researcher")
    assert counts(table, "hand") == [6, 0]


@pytest.mark.rule("AMB-74", "SL-15.6")
def test_string_pulling_may_find_no_job() -> None:
    table = base(player("special-string-pulling"), player(), pile=["trip-rio"])
    lay(table, "special-string-pulling", "no")
    assert (laid(table, 0, "flipped"), counts(table, "hand"), asked(table)) == (["special-string-pulling"], [1, 0], [1])


# SL-15.7 Swap.


@pytest.mark.rule("SL-15.7", "SL-4.1")
@each_mode
def test_special_swap(expansion: str) -> None:
    lives = (player("special-swap", *["wage-1"] * 4), player(*["wage-2"] * 5), player(*["wage-3"] * 5))
    table = scene(*lives, expansion=expansion, pile=["wage-1"])
    lay(table, "special-swap")
    assert (kind(table), offers(table, 0)) == ("target", ["seat:1", "seat:2"])
    act(table, "seat:2")
    assert [truth(table, seat)["hand"] for seat in range(3)] == [
        ["wage-1"] * 4 + ["wage-3"],
        ["wage-2"] * 5,
        ["wage-1"] + ["wage-3"] * 4,
    ]
    assert laid(table, 0, "flipped") == ["special-swap"]


@pytest.mark.rule("SL-15.7")
def test_the_swapped_cards_are_random() -> None:
    given: set[str] = set()
    taken: set[str] = set()
    for seed in range(40):
        lives = (player("special-swap", "wage-1", "wage-2"), player("pet-cat", "pet-dog", "pet-chick"))
        table = base(*lives, seed=seed, pile=["wage-3"])
        lay(table, "special-swap")
        given.update(card for card in truth(table, 1)["hand"] if card.startswith("wage"))
        taken.update(card for card in truth(table, 0)["hand"] if card.startswith("pet"))
    assert (given, taken) == ({"wage-1", "wage-2", "wage-3"}, {"pet-cat", "pet-dog", "pet-chick"})


@pytest.mark.rule("SL-15.7", "SL-2.1")
def test_only_the_two_know_what_was_swapped() -> None:
    table = base(player("special-swap"), player("pet-cat"), player("pet-dog"), pile=["wage-3"])
    lay(table, "special-swap", "seat:1")
    assert [shown(table, "swapped", seat) for seat in range(3)] == [[["wage-3"]], [["wage-3"]], [[None]]]
    assert (cards(table, "hand:0", 1), cards(table, "hand:0", 2)) == (["pet-cat"], [None])


@pytest.mark.rule("AMB-74")
def test_a_swap_without_a_partner() -> None:
    table = base(player("special-swap", "wage-1"), player(), pile=["wage-3"])
    lay(table, "special-swap")
    assert (counts(table, "hand"), laid(table, 0, "flipped")) == ([2, 0], ["special-swap"])


# SL-15.8 Tsunami.


@pytest.mark.rule("SL-15.8", "SL-4.1")
@each_mode
def test_special_tsunami(expansion: str) -> None:
    hands = [["pet-cat", "pet-dog"], ["wage-1", "wage-2", "wage-3", "wage-4", "study-single"], ["child-luke"]]
    lives = (player("special-tsunami", *hands[0]), player(*hands[1]), player(*hands[2]))
    dealt = set()
    for seed in range(10):
        table = scene(*lives, expansion=expansion, pile=["trip-rio"], seed=seed)
        lay(table, "special-tsunami")
        assert counts(table, "hand") == [3, 5, 1]
        now = [card for seat in range(3) for card in truth(table, seat)["hand"]]
        assert sorted(now) == sorted([*hands[0], *hands[1], *hands[2], "trip-rio"])
        dealt.add(tuple(truth(table, 1)["hand"]))
    assert len(dealt) > 5


@pytest.mark.rule("SL-15.8", "SL-2.1")
def test_after_a_tsunami_nobody_knows_the_other_hands() -> None:
    hand = ["special-tsunami", "job-journalist", "pet-cat", "pet-dog"]
    lives = (player(*hand, studies=studied(3)), player("wage-1", "wage-2", "trip-london"))
    table = base(*lives, pile=["trip-rio", "trip-cairo", "trip-sydney"])
    lay(table, "job-journalist")
    assert None not in cards(table, "hand:1", 0)
    draw(table, "discard:trip-london")
    lay(table, "special-tsunami")
    assert (cards(table, "hand:1", 0), cards(table, "hand:0", 1)) == ([None] * 3, [None] * 4)


# SL-15.9 Revenge.


@pytest.mark.rule("SL-15.9", "SL-4.1")
@each_mode
def test_special_revenge(expansion: str) -> None:
    lives = (
        player("special-revenge", malus=["malus-accident", "malus-dismissal"]),
        player(job=["job-guru"]),
        player(job=["job-mechanic"]),
    )
    table = scene(*lives, expansion=expansion, pile=["trip-rio"])
    lay(table, "special-revenge")
    assert (kind(table), offers(table, 0)) == ("revenge", ["card:malus-accident", "card:malus-dismissal"])
    act(table, "card:malus-dismissal")
    assert (kind(table), offers(table, 0)) == ("target", ["seat:1", "seat:2"])
    act(table, "seat:2")
    assert (laid(table, 0, "malus"), laid(table, 2, "malus")) == (["malus-accident"], ["malus-dismissal"])
    assert (counts(table, "hand"), cards(table, "discard")) == ([1, 0, 0], ["job-mechanic"])
    assert (people(table, "job"), laid(table, 0, "flipped")) == ([None, "job-guru", None], ["special-revenge"])


@pytest.mark.rule("SL-15.9")
def test_the_conditions_of_the_malus_apply() -> None:
    lives = (
        player("special-revenge", malus=["malus-divorce", "malus-accident"]),
        player(job=["job-mechanic"]),
        player(),
    )
    table = base(*lives)
    lay(table, "special-revenge")
    assert happened(table, "inflicted") == [("inflicted", 0, 2, "malus-accident")]


@pytest.mark.rule("SL-15.9", "AMB-74")
@pytest.mark.parametrize("suffered", [[], ["malus-divorce"]])
def test_no_revenge_without_a_malus_that_a_player_could_suffer(suffered: list[str]) -> None:
    table = base(player("special-revenge", malus=suffered), player())
    draw(table)
    assert refusal(table, 0, "play:special-revenge") == "SL-15.9"


@pytest.mark.rule("SL-15.9")
def test_revenge_takes_none_of_the_turns_back() -> None:
    table = base(player("special-revenge", malus=["malus-accident"], skips=1), player(), turn=1)
    skip_rounds(table, 2)
    lay(table, "special-revenge")
    assert (people(table, "skips"), happened(table, "skipped")) == ([0, 0], [("skipped", 0, 0), ("skipped", 1, 0)])


# SL-15 in general.


@pytest.mark.rule("AMB-74")
@pytest.mark.parametrize("special", ["birthday", "luck", "rainbow", "swap", "tsunami"])
def test_a_special_that_finds_nothing_to_do_may_be_laid(special: str) -> None:
    table = base(player(f"special-{special}"), player(), pile=["trip-rio"])
    draw(table)
    assert f"play:special-{special}" in offers(table, 0)


@pytest.mark.rule("AMB-74", "SL-14.3")
def test_it_may_still_count_for_the_unicorn() -> None:
    life = {"belongings": ["pet-unicorn"], "flipped": ["special-rainbow"]}
    table = base(player("special-shooting-star", **life), player(), discard=["wage-1"])
    lay(table, "special-shooting-star")
    assert smiles(table) == [6, 0]
