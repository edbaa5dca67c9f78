"""SL-20, AMB-03: the last card, the count, and who wins."""

from __future__ import annotations

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
    lay,
    offers,
    phase,
    player,
    smiles,
    studied,
)

each_mode = pytest.mark.parametrize("expansion", ["none", "basic", "advanced"])


def outcome(table: Table) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the winners and scores."""
    assert table.result is not None
    return table.result.winners, table.result.scores


def ended(*players: Player, expansion: str = "none") -> Table:
    """Seat 0 draws the last card, and throws it away."""
    table = ending(*players, pile=["trip-rio"], expansion=expansion)
    draw(table, "discard:trip-rio")
    return table


@pytest.mark.rule("SL-20.1")
@each_mode
def test_the_game_stops_when_the_pile_is_empty(expansion: str) -> None:
    table = ended(player(), player(), expansion=expansion)
    assert table.result is not None
    assert (table.result.reason, table.result.rule, asked(table)) == ("pile-empty", "SL-20.1", [])
    assert happened(table, "over") == [("over",)]


@pytest.mark.rule("SL-20.1")
def test_a_player_who_draws_the_last_card_finishes_the_turn() -> None:
    table = ending(player("pet-cat"), player(), pile=["trip-rio"])
    draw(table)
    assert (table.result, kind(table), count(table, "pile")) == (None, "play", 0)
    act(table, "play:pet-cat")
    assert outcome(table) == ((0,), (1, 0))


@pytest.mark.rule("SL-20.1")
def test_with_one_card_left_the_game_goes_on() -> None:
    table = ending(player("pet-cat"), player(), pile=["trip-rio", "trip-cairo"])
    lay(table, "pet-cat")
    assert (table.result, asked(table), phase(table)) == (None, [1], "turns")
    draw(table, "discard:trip-cairo")
    assert outcome(table) == ((0,), (1, 0))


@pytest.mark.rule("SL-20.1")
def test_taking_from_the_discard_pile_does_not_end_the_game() -> None:
    table = ending(player(), player(), pile=["trip-rio"], discard=["pet-cat"])
    act(table, "take")
    assert (table.result, asked(table), count(table, "pile")) == (None, [1], 1)


@pytest.mark.rule("SL-20.2", "SL-1.3")
@each_mode
def test_hands_do_not_score(expansion: str) -> None:
    rich = player("marriage-montcuq", "grand-prize", "medal-honour", "pet-unicorn", "child-luke")
    table = ended(player(belongings=["pet-cat"]), rich, expansion=expansion)
    assert outcome(table) == ((0,), (1, 0))


@pytest.mark.rule("SL-20.2", "SL-4.2")
def test_all_laid_cards_score_flipped_ones_included() -> None:
    life = player(
        studies=["study-double", "study-single"],
        extra=["study-single"],
        job=["job-doctor"],
        wages=["wage-4"],
        flirts=["flirt-zoo"],
        marriage=["marriage-montcuq", "adultery"],
        affair=["flirt-bar"],
        children=["child-luke"],
        belongings=["house-big", "trip-cairo", "pet-unicorn", "medal-honour"],
        flipped=["wage-1", "wage-2", "grand-prize", "special-luck", "flirt-park"],
        malus=["malus-accident"],
    )
    table = ended(life, player())
    assert outcome(table) == ((0,), (3 + 2 + 1 + 1 + 4 + 1 + 2 + 3 + 1 + 3 + 3 + 2 + 4 + 1, 0))


@pytest.mark.rule("SL-20.2", "SL-1.3")
@pytest.mark.parametrize("best", [0, 1, 2])
def test_the_most_smiles_win(best: int) -> None:
    lives = [player(studies=studied(2)), player(studies=studied(2)), player(studies=studied(2))]
    lives[best]["job"] = ["job-guru"]
    table = ended(*lives)
    assert outcome(table) == ((best,), tuple([4 if seat == best else 2 for seat in range(3)]))
    assert happened(table, "won") == [("won", best)]
    assert happened(table, "scored") == [("scored", seat, smiles(table)[seat]) for seat in range(3)]


@pytest.mark.rule("SL-20.3")
def test_tied_players_share_the_victory() -> None:
    lives = (player(job=["job-guru"]), player(studies=studied(1)), player(children=["child-luke"]))
    table = ended(*lives)
    assert outcome(table) == ((0, 2), (2, 1, 2))
    assert happened(table, "won") == [("won", 0), ("won", 2)]


@pytest.mark.rule("SL-20.2", "SL-14.3")
def test_the_unicorn_counts_double_in_the_end() -> None:
    life = player(belongings=["pet-unicorn"], flipped=["special-rainbow", "special-shooting-star"])
    assert outcome(ended(life, player(job=["job-guru"], marriage=["marriage-montcuq"]))) == ((0,), (6, 5))


# AMB-03 The pile runs out during a turn.


@pytest.mark.rule("AMB-03")
def test_a_refill_takes_what_is_left_and_the_game_ends() -> None:
    hand = ["special-rainbow", "pet-cat", "pet-dog", "pet-rabbit", "wage-1"]
    table = ending(player(*hand), player(), pile=["trip-rio", "trip-cairo"])
    lay(table, "special-rainbow", "play:pet-cat", "play:pet-dog", "play:pet-rabbit")
    assert (outcome(table), counts(table, "hand")) == (((0,), (3, 0)), [3, 0])


@pytest.mark.rule("AMB-03")
def test_with_the_last_card_drawn_the_rest_of_the_turn_is_played() -> None:
    hand = ["special-rainbow", "pet-cat", "pet-dog", "pet-rabbit"]
    table = ending(player(*hand), player(), pile=["trip-rio"])
    lay(table, "special-rainbow", "play:pet-cat")
    assert (table.result, kind(table), offers(table, 0)[-1]) == (None, "more", "done")
    act(table, "play:pet-dog", "play:pet-rabbit")
    assert outcome(table) == ((0,), (3, 0))


@pytest.mark.rule("AMB-03")
def test_luck_without_a_card_to_look_at() -> None:
    table = ending(player("special-luck", "pet-cat"), player(), pile=["trip-rio"])
    lay(table, "special-luck")
    assert (outcome(table), cards(table, "discard")) == (((0, 1), (0, 0)), [])


@pytest.mark.rule("AMB-03")
def test_luck_with_two_cards_left() -> None:
    table = ending(player("special-luck"), player(), pile=["trip-rio", "pet-cat", "pet-dog"])
    lay(table, "special-luck")
    assert sorted(offers(table, 0)) == ["card:pet-cat", "card:pet-dog"]
    act(table, "card:pet-cat", "play:pet-cat")
    assert (outcome(table), cards(table, "discard")) == (((0,), (1, 0)), ["pet-dog"])


@pytest.mark.rule("AMB-03")
def test_a_researcher_finds_no_sixth_card() -> None:
    life = player("job-researcher", studies=studied(6))
    table = ending(life, player(), pile=["trip-rio"])
    lay(table, "job-researcher")
    assert (outcome(table), counts(table, "hand")) == (((0,), (8, 0)), [1, 0])


@pytest.mark.rule("SL-20.1")
def test_a_turn_that_is_skipped_does_not_end_the_game() -> None:
    table = ending(player("pet-cat"), player(skips=1), pile=["trip-rio", "trip-cairo"])
    lay(table, "pet-cat")
    assert (table.result, asked(table)) == (None, [0])


@pytest.mark.rule("SL-20.2")
def test_a_whole_game_of_throwing_away_scores_nothing() -> None:
    table = base(player(), player(), box=["pet-cat"])
    while table.result is None:
        act(table, "draw")
        (seat,) = asked(table)
        act(table, next(key for key in offers(table, seat) if key.startswith("discard:")))
    assert (outcome(table), count(table, "discard")) == (((0, 1), (0, 0)), 199)
