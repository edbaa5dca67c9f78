"""RR-1 and RR-2: what is in the box, and how the table is set up."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

import croupier
from tests.games.russian_roulette.scenes import (
    ACTION_CARDS,
    GAME,
    cards,
    count,
    counts,
    everybody,
    offers,
    people,
    refusal,
    scene,
    until,
)

EVERY_NUMBER = range(2, 7)


@pytest.mark.rule("RR-1.1")
def test_six_people_use_the_whole_box() -> None:
    table = croupier.open_table(GAME, seats=6)
    characters = [name for team in people(table, "teammates") for name in team] + people(table, "captain")
    assert sum(counts(table, "ammo")) + count(table, "reserve") == 55
    assert sum(counts(table, "hand")) + count(table, "action") == 30
    assert len(set(characters)) == 24


@pytest.mark.rule("RR-1.2")
@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_six_clicks_of_each_colour_and_nineteen_bullets(seats: int) -> None:
    table = croupier.open_table(GAME, seats=seats)
    own = [card for seat in range(seats) for card in cards(table, f"ammo:{seat}", seat)]
    assert own.count("click") == 6 * seats
    assert own.count("bullet") + cards(table, "reserve").count("bullet") == 19


@pytest.mark.rule("RR-1.4")
def test_a_die_shows_zero_to_five() -> None:
    table = scene("bet", {}, {})
    assert offers(table, 0) == ["bet:0", "bet:1", "bet:2", "bet:3", "bet:4", "bet:5"]
    assert refusal(table, 0, "bet:6") == "RR-1.4"


@pytest.mark.rule("RR-1.5")
@pytest.mark.parametrize("seats", [1, 7])
def test_too_few_or_too_many_people(seats: int) -> None:
    with pytest.raises(croupier.BadTable, match="2 to 6 seats"):
        croupier.open_table(GAME, seats=seats)


@pytest.mark.rule("RR-1.5")
@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_teams_of_four_with_guns_of_six_chambers(seats: int) -> None:
    table = croupier.open_table(GAME, seats=seats)
    assert people(table, "characters") == [4] * seats
    everybody(table, "pocket:click")
    assert counts(until(table, "bet"), "barrel") == [6] * seats


@pytest.mark.rule("RR-1.6")
def test_a_game_ends_by_points_or_by_death_and_has_one_winner_at_most() -> None:
    rules = set()
    for seed in range(40):
        luck = Random(seed)
        table = croupier.open_table(GAME, seats=luck.choice(EVERY_NUMBER), seed=seed)
        while not table.over:
            seat, decision = luck.choice(list(table.pending.items()))
            table.answer(seat, luck.choice(decision.options))
        assert table.result is not None
        assert len(table.result.winners) <= 1
        rules.add(table.result.rule)
    assert rules <= {"RR-12.1", "RR-12.2", "RR-12.3"}
    assert {"RR-12.1", "RR-12.2"} <= rules


@pytest.mark.rule("RR-1.6")
@pytest.mark.parametrize(("wanted", "over"), [(15, False), (5, True), (6, False)])
def test_the_points_that_win_are_an_option_of_the_table(wanted: int, over: bool) -> None:
    table = scene("trigger", {"bet": 4, "barrel": ["click"] * 4}, {}, options={"points": wanted})
    assert people(table, "points") == [5, 1]
    assert table.over == over


@pytest.mark.rule("RR-1.6")
def test_fifteen_points_win_unless_the_table_says_otherwise() -> None:
    points = next(option for option in croupier.games()[GAME].options if option.name == "points")
    assert points.default == 15


@pytest.mark.rule("RR-1.7")
def test_the_six_colours() -> None:
    table = croupier.open_table(GAME, seats=6)
    assert people(table, "team") == ["red", "blue", "purple", "yellow", "brown", "grey"]


@pytest.mark.rule("RR-1.8")
@pytest.mark.parametrize(("rules", "notice"), [("RULES.md", "Never imitate it in real life"), ("RULES.fr.md", "imite")])
def test_the_notice_stands_in_the_rules(rules: str, notice: str) -> None:
    text = (files(croupier.games()[GAME].package) / rules).read_text("utf-8")
    assert notice in next(line for line in text.splitlines() if line.startswith("- **RR-1.8**"))


@pytest.mark.rule("RR-2.1")
def test_everybody_has_three_teammates_and_a_captain() -> None:
    table = croupier.open_table(GAME, seats=4)
    assert [len(teammates) for teammates in people(table, "teammates")] == [3, 3, 3, 3]
    assert all(people(table, "captain"))


@pytest.mark.rule("RR-2.2")
def test_everybody_gets_a_die_a_tile_and_one_secret_action_card() -> None:
    table = croupier.open_table(GAME, seats=3, stack={"action": ["peek", "gift", "duck"]})
    assert [cards(table, f"hand:{seat}", seat) for seat in range(3)] == [["peek"], ["gift"], ["duck"]]
    assert cards(table, "hand:0", 1) == cards(table, "hand:0", None) == [None]
    assert people(table, "bet") == [None, None, None]
    assert people(table, "has_accused") == [False, False, False]


@pytest.mark.rule("RR-2.2")
def test_the_action_card_is_a_random_one() -> None:
    dealt = {cards(croupier.open_table(GAME, seats=2, seed=seed), "hand:0", 0)[0] for seed in range(40)}
    assert len(dealt) > 5


@pytest.mark.rule("RR-2.3")
@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_seven_cards_with_one_bullet(seats: int) -> None:
    table = croupier.open_table(GAME, seats=seats)
    for seat in range(seats):
        assert sorted(filter(None, cards(table, f"ammo:{seat}", seat))) == ["bullet"] + ["click"] * 6


@pytest.mark.rule("RR-2.4")
@pytest.mark.parametrize("seats", EVERY_NUMBER)
def test_the_rest_lies_in_the_middle(seats: int) -> None:
    table = croupier.open_table(GAME, seats=seats)
    assert cards(table, "reserve") == ["bullet"] * (19 - seats)
    assert cards(table, "action", 0) == [None] * (ACTION_CARDS - seats)
