"""HD-A01 to HD-A09: the actions."""

from __future__ import annotations

import pytest

import croupier
from tests.games.hundred_days.scenes import (
    BOARD,
    act,
    adventure,
    asked,
    cards,
    clause_of,
    counts,
    deck,
    happened,
    held,
    offers,
    people,
    player,
    public,
    refusal,
    supply,
    truth,
)

COUNTS = {
    "light-fingers": 3,
    "surprise-tax": 2,
    "recall-notice": 2,
    "bad-reference": 2,
    "binge-session": 3,
    "dimensional-musical-chairs": 2,
    "return-to-sender": 1,
    "forced-teleport": 2,
    "family-lunch": 1,
}


@pytest.mark.parametrize(
    ("name", "copies"),
    [pytest.param(name, copies, marks=pytest.mark.rule(clause_of(name)), id=name) for name, copies in COUNTS.items()],
)
def test_an_action_comes_in_copies_asks_for_nothing_and_is_destroyed(name: str, copies: int) -> None:
    table = adventure(player(hand=[name]), player())
    left = deck(table).count(name)
    assert left == copies - 1
    act(table, f"play:{name}")
    while asked(table) == [0]:
        act(table, offers(table, 0)[0])
    assert (cards(table, "discard"), people(table, "points")) == ([name], [0, 0])


# HD-A01 Light Fingers.


@pytest.mark.rule("HD-A01")
def test_light_fingers_take_two_tokens_of_one_opponent() -> None:
    table = adventure(player(hand=["light-fingers"]), player(tokens="GGG"), player(tokens="MMM"), player())
    act(table, "play:light-fingers")
    assert offers(table, 0) == ["choose:1", "choose:2"]
    act(table, "choose:2")
    assert [held(table, seat) for seat in range(4)] == ["MM", "GGG", "M", ""]


@pytest.mark.rule("HD-A01")
def test_light_fingers_take_them_at_random() -> None:
    taken = set()
    for seed in range(40):
        table = adventure(player(hand=["light-fingers"]), player(tokens="GSC"), seed=seed)
        act(table, "play:light-fingers")
        taken.add(held(table, 0))
    assert taken == {"GS", "GC", "SC"}


# HD-A02 Surprise Tax.


@pytest.mark.rule("HD-A02")
def test_surprise_tax_is_paid_by_each_opponent_who_can() -> None:
    players = [player(tokens="GG", hand=["surprise-tax"]), player(tokens="GG"), player(tokens="S"), player(tokens="GS")]
    table = adventure(*players)
    act(table, "play:surprise-tax")
    assert offers(table, 0) == ["name:seed", "name:schmeckles", "name:crystal", "name:matter"]
    act(table, "name:seed")
    assert [held(table, seat) for seat in range(4)] == ["GG", "G", "S", "S"]
    assert supply(table)["seed"] == 12
    assert [(event[1], event[-1]) for event in happened(table, "returned")] == [(1, 1), (3, 1)]


# HD-A03 Recall Notice and HD-A04 Bad Reference.


@pytest.mark.rule("HD-A03")
def test_recall_notice_destroys_an_object_of_an_opponent() -> None:
    mine = player(hand=["recall-notice"], area=["jar-of-night"])
    theirs = player(area=["auntie-vortex", "stopped-watch", "strip-mine"])
    table = adventure(mine, theirs, player(area=["card-printer-a"]))
    act(table, "play:recall-notice")
    assert sorted(offers(table, 0)) == ["destroy:card-printer-a", "destroy:stopped-watch"]
    act(table, "destroy:stopped-watch")
    assert sorted(map(str, cards(table, "discard"))) == ["recall-notice", "stopped-watch"]
    assert counts(table, "area") == [1, 2, 1]
    assert counts(table, "pile") == [0, 0, 0]


@pytest.mark.rule("HD-A04")
def test_bad_reference_destroys_a_character_of_an_opponent() -> None:
    mine = player(hand=["bad-reference"], area=["void-plumber"])
    theirs = player(area=["auntie-vortex", "stopped-watch", "strip-mine"])
    table = adventure(mine, theirs, player(area=["honest-banker"]))
    act(table, "play:bad-reference")
    assert sorted(offers(table, 0)) == ["destroy:auntie-vortex", "destroy:honest-banker"]
    act(table, "destroy:honest-banker")
    assert sorted(map(str, cards(table, "discard"))) == ["bad-reference", "honest-banker"]
    assert counts(table, "area") == [1, 3, 0]


# HD-A05 Binge Session.


@pytest.mark.rule("HD-A05")
def test_binge_session_draws_three() -> None:
    table = adventure(player(hand=["binge-session"]), player(), deck=["strip-mine", "nope-portal", "stunt-double"])
    act(table, "play:binge-session")
    assert sorted(map(str, cards(table, "hand:0", 0))) == ["nope-portal", "strip-mine", "stunt-double"]
    assert cards(table, "hand:0", 1) == [None] * 3


# HD-A06 Dimensional Musical Chairs.


@pytest.mark.rule("HD-A06")
def test_dimensional_musical_chairs_swap_two_tiles_under_the_pawns() -> None:
    table = adventure(player("1", "4", hand=["dimensional-musical-chairs"]), player("3-4"), die=4)
    act(table, "play:dimensional-musical-chairs")
    assert offers(table, 0) == [f"tile:{space}" for space in range(1, 7)]
    act(table, "tile:1")
    assert offers(table, 0) == [f"tile:{space}" for space in range(2, 7)]
    act(table, "tile:4")
    assert [entry["tile"] for entry in public(table, "spaces")] == [BOARD[3], *BOARD[1:3], BOARD[0], *BOARD[4:]]
    assert (people(table, "rick"), people(table, "morty")) == (["1", "3-4"], ["4", "house"])
    assert public(table, "die") == 4


# HD-A07 Return to Sender.


@pytest.mark.rule("HD-A07")
def test_return_to_sender_puts_a_tile_without_pawns_under_the_pile() -> None:
    players = [player("1", "2", hand=["return-to-sender"]), player("house-6", "house")]
    table = adventure(*players, tiles=["audit-moon", "tar-opera"])
    act(table, "play:return-to-sender")
    assert offers(table, 0) == ["tile:3", "tile:4", "tile:5"]
    act(table, "tile:4")
    tiles = table.position()["tiles"]
    assert isinstance(tiles, list)
    assert cards(table, "space:4") == ["audit-moon"]
    assert (tiles[0], tiles[-1], len(tiles)) == ("tar-opera", "debt-nebula", 6)


@pytest.mark.rule("HD-A07")
def test_return_to_sender_has_no_effect_without_a_pile() -> None:
    options = {"tiles": "12"}
    closed = ["audit-moon", "tar-opera", "echo-quarry", "slow-glacier-express", "roundabout-city", "reactor-karaoke"]
    table = adventure(player("1", hand=["return-to-sender"]), player(closed=closed), options=options)
    assert public(table, "tiles_left") == 0
    act(table, "play:return-to-sender")
    assert [entry["tile"] for entry in public(table, "spaces")] == BOARD
    assert (cards(table, "discard"), public(table, "ending")) == (["return-to-sender"], False)
    assert happened(table, "no-effect") == [("no-effect", 0, "return-to-sender")]


# HD-A08 Forced Teleport.


@pytest.mark.rule("HD-A08")
def test_forced_teleport_moves_the_rick_of_an_opponent() -> None:
    table = adventure(player("1", hand=["forced-teleport"]), player("2", "3"), player("4", "5"))
    act(table, "play:forced-teleport")
    assert offers(table, 0) == ["choose:1", "choose:2"]
    act(table, "choose:2", "go:house-1")
    assert (people(table, "rick"), people(table, "morty")) == (["1", "2", "house-1"], ["house", "3", "5"])
    assert [held(table, seat) for seat in range(3)] == ["", "", ""]


# HD-A09 Family Lunch.


@pytest.mark.rule("HD-A09")
def test_family_lunch_plays_two_green_cards() -> None:
    hand = ["family-lunch", "gleb-tollbooth-poet", "stopped-watch", "pushy-understudy", "auntie-vortex"]
    table = adventure(player("1", hand=hand), player())
    act(table, "play:family-lunch")
    playable = ["play:gleb-tollbooth-poet", "play:pushy-understudy", "play:stopped-watch"]
    assert sorted(offers(table, 0)) == ["done", *playable]
    assert refusal(table, 0, "play:auntie-vortex") == "HD-4.3"
    act(table, "play:gleb-tollbooth-poet", "play:stopped-watch")
    assert sorted(truth(table, 0)["area"]) == ["gleb-tollbooth-poet", "stopped-watch"]
    assert (public(table, "actions"), cards(table, "discard")) == (0, ["family-lunch"])


@pytest.mark.rule("HD-A09")
def test_family_lunch_may_stop_early_and_pays_for_each_card() -> None:
    hand = ["family-lunch", "union-collector", "nib-the-stowaway"]
    table = adventure(player("4-5", tokens="S", hand=hand), player())
    act(table, "play:family-lunch", "play:union-collector", "done")
    assert (cards(table, "area:0"), held(table, 0), asked(table)) == (["union-collector"], "", [1])


@pytest.mark.rule("HD-A09")
def test_family_lunch_lets_the_first_card_help_to_play_the_second() -> None:
    table = adventure(player("4-5", "3", hand=["family-lunch", "generous-ex", "union-collector"]), player())
    act(table, "play:family-lunch")
    assert offers(table, 0) == ["play:generous-ex", "done"]
    act(table, "play:generous-ex", "take:schmeckles", "take:seed", "play:union-collector")
    assert (counts(table, "area"), held(table, 0)) == ([2, 0], "G")


@pytest.mark.rule("HD-A09")
def test_family_lunch_may_be_played_with_nothing_to_eat() -> None:
    table = adventure(player("1", hand=["family-lunch", "auntie-vortex"]), player())
    act(table, "play:family-lunch")
    assert (cards(table, "discard"), cards(table, "hand:0", 0)) == (["family-lunch"], ["auntie-vortex"])
    assert happened(table, "no-effect") == [("no-effect", 0, "family-lunch")]


@pytest.mark.rule("HD-A09")
def test_family_lunch_that_was_eaten_had_an_effect() -> None:
    table = adventure(player("2", hand=["family-lunch", "auntie-vortex"]), player())
    act(table, "play:family-lunch", "play:auntie-vortex")
    assert happened(table, "no-effect") == []


@pytest.mark.rule("HD-A09", "HD-R01")
@pytest.mark.parametrize("served", ["stopped-watch", "auntie-vortex"])
def test_a_family_lunch_that_was_let_be_cannot_be_cancelled_later(served: str) -> None:
    table = adventure(player("1", hand=["family-lunch", served]), player(hand=["nope-portal"]))
    act(table, "play:family-lunch", "pass")
    with pytest.raises(croupier.TooLate):
        table.undo(1)


@pytest.mark.rule("HD-A09", "HD-Q46")
def test_family_lunch_asks_again_whatever_is_left_in_hand() -> None:
    seen = []
    for left in ("pushy-understudy", "auntie-vortex"):
        table = adventure(player("1", hand=["family-lunch", "stopped-watch", left]), player())
        act(table, "play:family-lunch", "play:stopped-watch")
        assert asked(table) == [0]
        assert offers(table, 0) == (["play:pushy-understudy", "done"] if left == "pushy-understudy" else ["done"])
        before = [table.view(1), table.view(None), table.events(seat=1)]
        act(table, "done")
        seen.append([before, table.view(None), table.events(seat=1)])
        assert (asked(table), cards(table, "discard")) == ([0], ["family-lunch"])
    assert seen[0] == seen[1]
