"""SL-3, SL-4: draw and play, take from the discard pile, skip; and where the cards go."""

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
    skip_rounds,
    smiles,
    studied,
)

FIVE = ["trip-cairo", "trip-london", "trip-rio", "trip-sydney", "study-double"]
HAND = ["job-astronaut", "special-revenge", "malus-bomb", "grand-prize", "house-big"]
"""Cards that a player at the very beginning of life can only throw away."""

each_mode = pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])


# SL-3.1 to SL-3.3 Draw one, play one.


@pytest.mark.rule("SL-3.1")
def test_turns_go_round_to_the_left() -> None:
    table = base(player(), player(), player(), turn=1)
    seats = []
    for _ in range(4):
        seats.extend(asked(table))
        skip_rounds(table, 1)
    assert seats == [1, 2, 0, 1]


@pytest.mark.rule("SL-3.2")
@each_mode
def test_draw_one_card_and_play_one(expansion: str) -> None:
    table = scene(player(*FIVE), player(*HAND), expansion=expansion, pile=["pet-cat"])
    assert (kind(table), offers(table, 0)) == ("start", ["draw"])
    draw(table)
    assert (kind(table), sorted(map(str, cards(table, "hand:0", 0)))) == ("play", sorted([*FIVE, "pet-cat"]))
    act(table, "play:pet-cat")
    assert (counts(table, "hand"), asked(table), kind(table)) == ([5, 5], [1], "start")


@pytest.mark.rule("SL-3.2")
def test_nobody_plays_before_drawing() -> None:
    table = base(player("study-single"), player())
    assert refusal(table, 0, "play:study-single") == refusal(table, 0, "discard:study-single") == "SL-3.2"


@pytest.mark.rule("SL-3.2")
def test_one_card_is_played_and_no_more() -> None:
    table = base(player("study-single", "study-double"), player())
    lay(table, "study-double")
    assert (asked(table), laid(table, 0, "studies")) == ([1], ["study-double"])


@pytest.mark.rule("SL-3.3")
def test_before_oneself_before_another_or_on_the_discard_pile() -> None:
    table = base(player("pet-dog", "malus-accident"), player(), pile=["trip-rio"])
    draw(table)
    assert sorted(offers(table, 0)) == [
        *["discard:malus-accident", "discard:pet-dog", "discard:trip-rio"],
        *["play:malus-accident", "play:pet-dog"],
    ]
    act(table, "discard:trip-rio")
    assert (cards(table, "discard"), happened(table, "discarded")) == (["trip-rio"], [("discarded", 0, "trip-rio")])


@pytest.mark.rule("SL-3.3")
def test_a_card_goes_before_oneself_face_up() -> None:
    table = base(player("pet-dog"), player())
    lay(table, "pet-dog")
    assert (cards(table, "belongings:0", 1), happened(table, "laid")) == (["pet-dog"], [("laid", 0, "pet-dog")])


@pytest.mark.rule("SL-3.3")
@each_mode
@pytest.mark.parametrize("card", [*FIVE, *HAND, "special-casino", "wage-4", "malus-jail", "adultery"])
def test_any_card_may_be_discarded(card: str, expansion: str) -> None:
    table = scene(player(card), player(), pile=["pet-cat"], expansion=expansion)
    draw(table, f"discard:{card}")
    assert (cards(table, "discard"), smiles(table), asked(table)) == ([card], [0, 0], [1])


@pytest.mark.rule("SL-3.3")
def test_what_cannot_be_laid_is_refused() -> None:
    table = base(player(*HAND), player(), pile=["trip-rio"])
    draw(table)
    assert sorted(offers(table, 0)) == sorted([f"discard:{card}" for card in [*HAND, "trip-rio"]])
    assert refusal(table, 0, "play:pet-cat") == refusal(table, 0, "play:malus-bomb") == "SL-3.3"


# SL-3.4, SL-3.5 The discard pile.


@pytest.mark.rule("SL-3.4")
@each_mode
def test_the_top_discard_is_taken_and_played_at_once(expansion: str) -> None:
    table = scene(
        player(*FIVE), player(), discard=["pet-rabbit", "pet-dog"], expansion=expansion, pile=["trip-new-york"]
    )
    assert offers(table, 0) == ["draw", "take"]
    act(table, "take")
    assert (laid(table, 0, "belongings"), cards(table, "discard")) == (["pet-rabbit"], ["pet-dog"])
    assert (counts(table, "hand"), asked(table)) == ([5, 0], [1])


@pytest.mark.rule("SL-3.4")
def test_a_discarded_malus_is_taken_for_another_player() -> None:
    table = base(player(), player(), player(), discard=["malus-illness"])
    act(table, "take", "seat:2")
    assert (laid(table, 2, "malus"), count(table, "discard")) == (["malus-illness"], 0)


@pytest.mark.rule("SL-3.4")
def test_a_discarded_house_is_paid_for() -> None:
    table = base(player(wages=["wage-3", "wage-4"]), player(), discard=["house-small-pink"])
    act(table, "take")
    assert (laid(table, 0, "belongings"), laid(table, 0, "flipped")) == (["house-small-pink"], ["wage-3", "wage-4"])


@pytest.mark.rule("SL-3.4")
@pytest.mark.parametrize(
    ("card", "clause"),
    [("wage-1", "SL-9.1"), ("trip-rio", "SL-14.4"), ("job-doctor", "SL-6.2"), ("malus-divorce", "SL-3.3")],
)
def test_a_discard_that_cannot_be_played_cannot_be_taken(card: str, clause: str) -> None:
    table = base(player(), player(), discard=[card, "pet-dog"])
    assert (offers(table, 0), refusal(table, 0, "take")) == (["draw"], clause)


@pytest.mark.rule("SL-3.4")
def test_nothing_can_be_taken_from_an_empty_discard_pile() -> None:
    table = base(player(), player())
    assert refusal(table, 0, "take") == "SL-3.4"


@pytest.mark.rule("SL-3.4", "SL-3.6")
def test_nobody_takes_after_drawing() -> None:
    table = base(player(), player(), discard=["pet-dog"])
    draw(table)
    assert refusal(table, 0, "take") == "SL-3.6"


@pytest.mark.rule("SL-3.5")
@each_mode
def test_nobody_takes_back_what_they_threw_away(expansion: str) -> None:
    pile = ["trip-rio", "trip-cairo"]
    table = scene(player("pet-dog"), player(skips=1), pile=pile, expansion=expansion)
    draw(table, "discard:pet-dog")
    assert (asked(table), public(table, "threw")) == ([0], 0)
    assert (offers(table, 0), refusal(table, 0, "take")) == (["draw"], "SL-3.5")


@pytest.mark.rule("SL-3.5")
def test_the_others_may_take_it() -> None:
    table = base(player("pet-dog"), player(), pile=["trip-rio"])
    draw(table, "discard:pet-dog")
    assert offers(table, 1) == ["draw", "take"]


@pytest.mark.rule("SL-3.5")
@pytest.mark.parametrize(
    ("malus", "life", "lost"),
    [
        ("malus-dismissal", {"job": ["job-writer"]}, "job-writer"),
        ("malus-grade-repetition", {"studies": ["study-double"]}, "study-double"),
        ("malus-income-tax", {"job": ["job-soldier"], "wages": ["wage-1"]}, "wage-1"),
        ("malus-divorce", {"marriage": ["marriage-montcuq"], "flirts": ["flirt-zoo"]}, "marriage-montcuq"),
    ],
)
def test_nobody_takes_back_what_a_malus_cost_them(malus: str, life: dict[str, object], lost: str) -> None:
    table = base(player(malus), player(**life), player())
    lay(table, malus)
    assert (cards(table, "discard")[0], asked(table)) == (lost, [1])
    assert refusal(table, 1, "take") == "SL-3.5"


@pytest.mark.rule("SL-3.5")
def test_a_card_lost_to_a_malus_may_be_taken_by_others() -> None:
    table = base(player("malus-dismissal"), player(job=["job-writer"], skips=1), player())
    lay(table, "malus-dismissal")
    act(table, "take")
    assert people(table, "job") == [None, None, "job-writer"]


@pytest.mark.rule("SL-3.5")
def test_nobody_takes_back_a_job_or_a_marriage_they_left() -> None:
    life = player(job=["job-writer"], marriage=["marriage-montcuq"], flirts=["flirt-zoo"])
    resigned = base(life, player(skips=1))
    act(resigned, "resign")
    assert refusal(resigned, 0, "take") == "SL-3.5"
    divorced = base(life, player(skips=1))
    act(divorced, "divorce")
    assert refusal(divorced, 0, "take") == "SL-3.5"


@pytest.mark.rule("SL-3.5")
def test_a_card_that_another_took_and_lost_again_may_be_taken() -> None:
    table = base(player(), player(), player("malus-dismissal"), discard=["job-writer"], threw=[0], turn=1)
    act(table, "take")
    lay(table, "malus-dismissal")
    assert (asked(table), public(table, "threw")) == ([0], 1)
    act(table, "take")
    assert people(table, "job") == ["job-writer", None, None]


@pytest.mark.rule("SL-3.5", "AMB-56")
def test_shooting_star_leaves_what_one_threw_away_oneself() -> None:
    table = base(player("special-shooting-star"), player(), discard=["pet-dog", "pet-cat"], threw=[0, 1])
    lay(table, "special-shooting-star")
    assert offers(table, 0) == ["card:pet-cat", "no"]


@pytest.mark.rule("SL-3.5", "AMB-56")
def test_of_two_alike_the_one_that_another_player_threw_is_fetched() -> None:
    table = base(player("special-shooting-star"), player(), discard=["study-single"] * 2, threw=[0, 1])
    lay(table, "special-shooting-star", "card:study-single")
    assert (laid(table, 0, "studies"), public(table, "threw")) == (["study-single"], 0)


@pytest.mark.rule("AMB-56")
def test_the_astronaut_leaves_what_one_threw_away_oneself() -> None:
    table = base(player("job-astronaut", studies=studied(6)), player(), discard=["pet-dog", "pet-cat"], threw=[1, 0])
    lay(table, "job-astronaut")
    assert offers(table, 0) == ["card:pet-dog", "no"]


@pytest.mark.rule("AMB-56")
def test_ninja_and_turtle_leave_what_one_threw_away_oneself() -> None:
    ninja = scene(player("job-ninja"), player(), discard=["weapon-bat", "weapon-axe"], threw=[0, 1], pile=["trip-rio"])
    lay(ninja, "job-ninja")
    assert offers(ninja, 0) == ["card:weapon-axe", "no"]
    turtle = scene(player("pet-turtle"), player(), discard=["job-ninja"], threw=[0], pile=["trip-rio"])
    lay(turtle, "pet-turtle")
    assert (asked(turtle), people(turtle, "job")) == ([1], [None, None])


@pytest.mark.rule("SL-3.5")
def test_nobody_takes_back_an_adultery_that_they_ended() -> None:
    table = base(player(marriage=["marriage-montcuq", "adultery"]), player())
    act(table, "end-affair")
    assert (cards(table, "discard"), refusal(table, 0, "take")) == (["adultery"], "SL-3.5")


@pytest.mark.rule("SL-3.5")
def test_nobody_takes_back_what_luck_made_them_throw_away() -> None:
    table = base(player("special-luck"), player(skips=1), pile=["trip-rio", "pet-cat", "pet-dog", "pet-rabbit"])
    lay(table, "special-luck", "card:pet-cat", "card:pet-dog", "play:pet-cat")
    assert (asked(table), cards(table, "discard")[0], refusal(table, 0, "take")) == ([0], "pet-rabbit", "SL-3.5")


@pytest.mark.rule("SL-3.5")
def test_the_victim_of_jail_does_not_take_the_job_back() -> None:
    lives = (player("malus-jail", "special-shooting-star"), player(job=["job-bandit"]))
    table = base(*lives, discard=["pet-cat"])
    lay(table, "malus-jail")
    lay(table, "special-shooting-star")
    assert sorted(offers(table, 0)) == ["card:job-bandit", "card:pet-cat", "no"]
    back = base(player("special-shooting-star"), player(), discard=["malus-jail", "job-bandit"], threw=[None, 0])
    lay(back, "special-shooting-star")
    assert (asked(back), people(back, "job")) == ([1], [None, None])


# SL-3.6 to SL-3.8 Instead of drawing, instead of playing, and not at all.

COUPLE = {"job": ["job-designer"], "marriage": ["marriage-montcuq"], "flirts": ["flirt-zoo"]}


@pytest.mark.rule("SL-3.6")
@pytest.mark.parametrize("change", ["resign", "divorce"])
def test_resigning_and_divorcing_take_the_place_of_the_turn(change: str) -> None:
    table = base(player(*FIVE, **COUPLE), player())
    assert offers(table, 0) == ["draw", "resign", "divorce"]
    act(table, change)
    assert (asked(table), counts(table, "hand")) == ([1], [5, 0])


@pytest.mark.rule("SL-3.6")
def test_after_drawing_it_is_too_late() -> None:
    table = base(player(**COUPLE), player())
    draw(table)
    assert (refusal(table, 0, "divorce"), refusal(table, 0, "resign")) == ("SL-3.6", "SL-17.1")


@pytest.mark.rule("SL-3.6", "SL-13.6")
def test_ending_an_adultery_costs_nothing() -> None:
    table = base(player(marriage=["marriage-montcuq", "adultery"]), player(), pile=["pet-cat"])
    act(table, "end-affair")
    assert (asked(table), offers(table, 0)) == ([0], ["draw", "divorce"])
    lay(table, "pet-cat")
    assert (asked(table), laid(table, 0, "belongings")) == ([1], ["pet-cat"])


@pytest.mark.rule("SL-3.7")
def test_a_bet_takes_the_place_of_the_play() -> None:
    casino = {"owner": 1, "open": True}
    table = base(player("wage-2", *FIVE[:4]), player(), casino=casino, pile=["pet-cat"])
    assert refusal(table, 0, "bet:wage-2") == "SL-3.2"
    draw(table, "bet:wage-2")
    assert (asked(table), counts(table, "hand"), count(table, "bets")) == ([1], [5, 0], 1)


@pytest.mark.rule("SL-3.8")
@each_mode
def test_a_player_who_skips_neither_draws_nor_plays(expansion: str) -> None:
    table = scene(player("pet-dog"), player(*FIVE, skips=1), player(), expansion=expansion, pile=["trip-new-york"])
    lay(table, "pet-dog")
    assert (asked(table), counts(table, "hand"), count(table, "discard")) == ([2], [1, 5, 0], 0)
    assert (people(table, "skips"), happened(table, "skipped")) == ([0, 0, 0], [("skipped", 1, 0)])


@pytest.mark.rule("SL-3.8", "AMB-08")
def test_pending_skips_add_up_and_each_turn_uses_up_one() -> None:
    table = base(player("malus-accident"), player(skips=2), player(skips=1))
    lay(table, "malus-accident", "seat:1")
    assert (asked(table), people(table, "skips")) == ([0], [0, 2, 0])
    skip_rounds(table, 2)
    assert (asked(table), people(table, "skips")) == ([0], [0, 1, 0])
    skip_rounds(table, 2)
    assert (asked(table), people(table, "skips")) == ([0], [0, 0, 0])
    skip_rounds(table, 1)
    assert asked(table) == [1]


@pytest.mark.rule("AMB-80")
def test_a_player_who_holds_nothing_but_the_virus_passes() -> None:
    table = scene(player(), player(), pile=["malus-virus", "trip-rio"])
    draw(table)
    assert offers(table, 0) == ["nothing"]
    act(table, "nothing")
    assert (asked(table), cards(table, "hand:0", 0), count(table, "discard")) == ([1], ["malus-virus"], 0)


@pytest.mark.rule("AMB-80")
def test_a_player_who_holds_another_card_does_not_pass() -> None:
    table = scene(player("trip-rio"), player(), pile=["malus-virus"])
    draw(table)
    assert offers(table, 0) == ["discard:trip-rio"]


# SL-4 Where laid cards go.


@pytest.mark.rule("SL-4.1")
def test_used_specials_suffered_malus_and_invested_wages_stay_with_their_owner() -> None:
    table = base(player("special-tsunami", "trip-rio", wages=["wage-3"]), player("malus-illness"))
    lay(table, "special-tsunami")
    assert (laid(table, 0, "flipped"), count(table, "discard")) == (["special-tsunami"], 0)
    bought = base(player("trip-rio", wages=["wage-3"]), player("malus-illness"))
    lay(bought, "trip-rio")
    assert (laid(bought, 0, "flipped"), laid(bought, 0, "wages"), count(bought, "discard")) == (["wage-3"], [], 0)
    lay(bought, "malus-illness")
    assert (laid(bought, 0, "malus"), count(bought, "discard")) == (["malus-illness"], 0)


@pytest.mark.rule("SL-4.2")
def test_invested_wages_keep_their_smiles() -> None:
    table = base(player("trip-rio", wages=["wage-3"]), player())
    before = smiles(table)
    lay(table, "trip-rio")
    assert (before, smiles(table), people(table, "money")) == ([1, 0], [2, 0], [0, 0])


@pytest.mark.rule("SL-4.2")
@each_mode
def test_invested_wages_are_not_spent_taxed_or_given_again(expansion: str) -> None:
    life = {"job": ["job-pizza-maker"], "flipped": ["wage-4", "wage-4", "wage-4"]}
    broke = scene(player("trip-rio", **life), player(), expansion=expansion, pile=["trip-cairo"])
    draw(broke)
    assert refusal(broke, 0, "play:trip-rio") == "SL-14.4"
    taxed = scene(player("malus-income-tax"), player(**life), expansion=expansion, pile=["trip-cairo"])
    draw(taxed)
    assert "play:malus-income-tax" not in offers(taxed, 0)
    given = scene(player("special-birthday"), player(**life), expansion=expansion, pile=["trip-cairo"])
    lay(given, "special-birthday")
    assert (laid(given, 0, "wages"), len(laid(given, 1, "flipped"))) == ([], 3)


@pytest.mark.rule("SL-4.2", "SL-13.4")
def test_flipped_flirts_score_and_cannot_be_stolen() -> None:
    table = base(player("flirt-zoo"), player(flipped=["flirt-zoo"]))
    lay(table, "flirt-zoo")
    assert (smiles(table), counts(table, "flirts"), counts(table, "flipped")) == ([1, 1], [1, 0], [0, 1])


@pytest.mark.rule("SL-4.2")
def test_a_flipped_prize_scores_and_has_no_effect() -> None:
    table = base(player("wage-2", job=["job-writer"], flipped=["grand-prize"]), player())
    draw(table)
    assert (smiles(table)[0], refusal(table, 0, "play:wage-2")) == (6, "SL-6.3")


@pytest.mark.rule("SL-4.3")
def test_some_cards_go_out_of_game_and_not_on_the_discard_pile() -> None:
    table = base(player("malus-bomb"), player(children=["child-luke"]))
    lay(table, "malus-bomb")
    assert (sorted(map(str, cards(table, "out"))), count(table, "discard")) == (["child-luke", "malus-bomb"], 0)


# AMB-75 Where only one choice is left.


@pytest.mark.rule("AMB-75")
def test_one_way_to_pay_is_not_asked_for() -> None:
    table = base(player("trip-rio", wages=["wage-4"]), player())
    lay(table, "trip-rio")
    assert (asked(table), laid(table, 0, "flipped")) == ([1], ["wage-4"])


@pytest.mark.rule("AMB-75")
def test_one_wage_to_give_is_not_asked_for() -> None:
    table = base(player("special-birthday"), player(wages=["wage-2", "wage-2"]), player(wages=["wage-1", "wage-3"]))
    lay(table, "special-birthday")
    assert (asked(table), laid(table, 0, "wages"), offers(table, 2)) == (
        [2],
        ["wage-2"],
        ["card:wage-1", "card:wage-3"],
    )


@pytest.mark.rule("AMB-75")
def test_one_malus_to_send_is_not_asked_for() -> None:
    table = base(player("special-revenge", malus=["malus-illness", "malus-divorce"]), player(), player())
    lay(table, "special-revenge")
    assert (kind(table), offers(table, 0), public(table, "card")) == ("target", ["seat:1", "seat:2"], "malus-illness")


@pytest.mark.rule("SL-3.2")
def test_a_crisis_does_not_change_that_one_card_is_played() -> None:
    table = scene(player(*FIVE), player(), running=[plague("event-clearance", 2)], pile=["pet-cat"])
    lay(table, "pet-cat")
    assert (asked(table), counts(table, "hand")) == ([1], [5, 0])
