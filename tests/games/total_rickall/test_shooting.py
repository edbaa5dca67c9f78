"""TR-6: a shot at a Character, and what a mistake costs."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

import croupier
from croupier import Table
from tests.games.total_rickall.scenes import (
    GAME,
    Player,
    act,
    asked,
    cards,
    choices,
    claims,
    count,
    counts,
    ending,
    happened,
    lay,
    offers,
    player,
    public,
    scene,
    shown,
    slots,
    speak,
    truly,
    who,
)
from tests.play import steps

# Every way to shoot the red Character of a scene: what seat 0 lays, what is answered, and who is the shooter.
WAYS = [
    pytest.param("beth-red", ["shoot:disco-badger"], 0, id="Beth"),
    pytest.param("something-wrong", ["shoot:disco-badger"], 0, id="Something Wrong, Beth?"),
    pytest.param("ten-minutes", ["shoot:disco-badger"], 0, id="Ten Minutes Ago"),
    pytest.param("big-sister", ["colour:red", "shoot:disco-badger"], 0, id="Big Sister"),
    pytest.param("not-kill-me", ["force:1", "shoot:disco-badger"], 1, id="You're Not Going to Kill Me"),
]
every_way = pytest.mark.parametrize(("card", "keys", "shooter"), WAYS)


def at_a(what: str, card: str = "beth-red", hand: tuple[str, ...] = ("rick", "me-too"), **more: Any) -> Table:
    """Seat 0 is about to shoot the Disco Badger, who stands beside a green Real and a blue Parasite."""
    centre = [who("disco-badger", what), who("moss-prince", "real"), who("count-laundry", "parasite")]
    players: list[Player] = [{"laid": card, "hand": hand}, {"hand": ["rick", "me-too"]}]
    return scene("act", *players, **{"centre": centre, "character": ["sleepy-gary"], **more})


@pytest.mark.rule("TR-6.1")
def test_beth_is_the_most_common_card_to_shoot_with() -> None:
    position: dict[str, Any] = croupier.open_table(GAME, 2).position()
    pile = position["action"]
    for person in position["players"]:
        pile.extend([*person["hand"], person["next"]])
    copies = Counter("beth" if card.startswith("beth-") else card for card in pile)
    others = {kind: copies[kind] for kind in ("something-wrong", "ten-minutes", "big-sister", "not-kill-me")}
    assert copies["beth"] == 18
    assert max(others.values()) < 18


@pytest.mark.rule("TR-6.1", "TR-6.4", "TR-6.5")
@every_way
def test_every_shot_exterminates_a_parasite_without_a_price(card: str, keys: list[str], shooter: int) -> None:
    table = at_a("parasite", card)
    act(table, *keys)
    assert happened(table, "shot", "exterminated") == [
        ("shot", shooter, "disco-badger"),
        ("exterminated", "disco-badger"),
    ]
    assert (cards(table, "graveyard"), cards(table, "parasites")) == (["disco-badger"], ["parasite"])
    assert (counts(table, "hand"), slots(table), count(table, "fail")) == (
        [2, 2],
        {1: "moss-prince", 2: "count-laundry"},
        0,
    )


@pytest.mark.rule("TR-6.1", "TR-6.6", "TR-6.7", "TR-6.8", "TR-Q9")
@every_way
def test_every_shot_at_a_real_is_paid_for_by_the_shooter(card: str, keys: list[str], shooter: int) -> None:
    table = at_a("real", card)
    act(table, *keys)
    assert happened(table, "shot", "failed") == [("shot", shooter, "disco-badger"), ("failed", "disco-badger", 1)]
    assert (cards(table, "graveyard"), cards(table, "fail")) == (["disco-badger"], ["real"])
    free = card == "ten-minutes"
    assert happened(table, "lost-card") == ([] if free else [("lost-card", shooter)])
    assert counts(table, "hand") == ([2, 2] if free else [1, 2] if shooter == 0 else [2, 1])
    assert happened(table, "arrived") == ([] if free else [("arrived", "sleepy-gary", 0)])


@pytest.mark.rule("TR-6.2")
def test_a_card_without_a_colour_hits_any_colour_unless_a_text_forbids_it() -> None:
    names = ["pencilvester", "disco-badger", "sleepy-gary", "count-laundry", "moss-prince"]
    table = scene("act", {}, {"laid": "ten-minutes"}, {}, centre=[who(name, "parasite") for name in names])
    assert choices(table, 1) == ["disco-badger", "count-laundry", "moss-prince"]


@pytest.mark.rule("TR-6.3", "TR-7.2", "TR-Q36")
def test_the_shooter_may_ask_for_advice_before_naming_the_target() -> None:
    seen = [{"zone": "under", "card": 2, "by": [1]}]
    table = at_a("parasite", "something-wrong", knowledge=seen)
    before = offers(table, 0)
    speak(table, 1, "say:real", "about:moss-prince")
    speak(table, 0, "never-mind")
    assert (table.waiting(), offers(table, 0)) == ([0], before)
    assert claims(table) == [(1, "real", "moss-prince", None)]
    act(table, "shoot:disco-badger")
    assert happened(table, "said-real", "shot") == [("said-real", 1, "moss-prince"), ("shot", 0, "disco-badger")]


@pytest.mark.rule("TR-6.3", "TR-Q17")
@pytest.mark.parametrize(("card", "key", "shooter"), [("big-sister", "colour:red", 0), ("not-kill-me", "force:1", 1)])
def test_advice_is_welcome_also_inside_an_effect_but_no_declaration(card: str, key: str, shooter: int) -> None:
    table = at_a("parasite", card, knowledge=[{"zone": "under", "card": 1, "by": [0, 1]}])
    act(table, key)
    assert (table.waiting(), asked(table)) == ([shooter], [0, 1])
    for seat in (0, 1):
        table.answer(seat, "speak")
        assert "declare" not in offers(table, seat)
        table.answer(seat, "say:parasite")
        table.answer(seat, "about:disco-badger")
    assert table.waiting() == [shooter]
    act(table, "shoot:disco-badger")
    assert happened(table, "shot") == [("shot", shooter, "disco-badger")]


@pytest.mark.rule("TR-6.4")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_the_identity_is_turned_up_for_all_to_see(identity: str) -> None:
    table = at_a(identity)
    act(table, "shoot:disco-badger")
    assert [shown(table, "shot", viewer) for viewer in (None, 0, 1)] == [[[identity]]] * 3
    assert [event["rule"] for event in table.events() if event["event"] == "shot"] == ["TR-6.4"]


@pytest.mark.rule("TR-6.4")
def test_nothing_is_turned_up_before_the_target_is_named() -> None:
    table = at_a("real", "big-sister")
    act(table, "colour:red")
    assert [cards(table, "under", viewer) for viewer in (None, 0, 1)] == [[None] * 3] * 3


@pytest.mark.rule("TR-6.5", "TR-6.6", "TR-6.10")
@pytest.mark.parametrize(("identity", "pile"), [("real", "fail"), ("parasite", "parasites")])
def test_both_cards_lie_face_up_afterwards(identity: str, pile: str) -> None:
    table = at_a(identity)
    act(table, "shoot:disco-badger")
    for viewer in (None, 0, 1):
        assert cards(table, "graveyard", viewer) == ["disco-badger"]
        assert cards(table, pile, viewer) == [identity]
    assert public(table, "fails") == (1 if identity == "real" else 0)
    assert "disco-badger" not in truly(table)


@pytest.mark.rule("TR-6.7")
def test_the_lost_card_is_a_random_one_of_the_hand_and_seen_by_all() -> None:
    lost: set[str | None] = set()
    hand = ("rick", "me-too", "jerry-red")
    for seed in range(40):
        table = at_a("real", hand=hand, seed=seed)
        act(table, "shoot:disco-badger")
        (told,) = shown(table, "lost-card")
        assert cards(table, "discard") == told
        assert sorted([*cards(table, "hand:0", 0), *told], key=str) == sorted(hand)
        lost.update(told)
    assert lost == set(hand)


@pytest.mark.rule("TR-6.7", "TR-4.2")
def test_the_hand_stays_smaller() -> None:
    table = at_a("real", hand=("rick", "rick", "rick"))
    act(table, "shoot:disco-badger", "end-round")
    assert counts(table, "hand") == [2, 2]
    lay(table, 0, "rick")
    assert counts(table, "hand") == [2, 2]


@pytest.mark.rule("TR-6.7", "TR-6.8", "TR-Q15")
def test_a_player_who_has_no_card_loses_none_but_the_new_character_comes() -> None:
    table = at_a("real", hand=())
    act(table, "shoot:disco-badger")
    assert happened(table, "failed", "lost-card", "arrived") == [
        ("failed", "disco-badger", 1),
        ("arrived", "sleepy-gary", 0),
    ]


@pytest.mark.rule("TR-6.7", "TR-6.8")
def test_first_the_card_then_the_new_character() -> None:
    table = at_a("real")
    before = len(table.events())
    act(table, "shoot:disco-badger")
    assert [(event["event"], event["rule"]) for event in table.events(since=before)] == [
        ("shot", "TR-6.4"),
        ("failed", "TR-6.6"),
        ("lost-card", "TR-6.7"),
        ("arrived", "TR-2.8"),
    ]


@pytest.mark.rule("TR-6.8")
@pytest.mark.parametrize("identity", ["real", "parasite"])
def test_the_new_character_comes_with_the_top_identity(identity: str) -> None:
    table = at_a("real", identity=[identity])
    act(table, "shoot:disco-badger")
    assert truly(table)["sleepy-gary"] == identity
    assert cards(table, "under")[0] is None
    assert slots(table)[0] == "sleepy-gary"


@pytest.mark.rule("TR-6.9", "TR-8.5")
@every_way
def test_the_fourth_real_ends_the_game_at_once(card: str, keys: list[str], shooter: int) -> None:
    table = at_a("real", card, fails=3)
    act(table, *keys)
    assert table.over
    assert ending(table) == ((), "TR-8.5")
    assert happened(table, "failed", "lost-card", "arrived") == [("failed", "disco-badger", 4)]
    assert happened(table, "too-many-fails") == [("too-many-fails", shooter)]


@pytest.mark.rule("TR-6.9")
@pytest.mark.parametrize("fails", [0, 1, 2])
def test_three_reals_do_not_end_it(fails: int) -> None:
    table = at_a("real", fails=fails)
    act(table, "shoot:disco-badger")
    assert not table.over
    assert public(table, "fails") == fails + 1


@pytest.mark.rule("TR-6.9", "TR-Q6")
def test_the_second_shot_of_big_sister_is_not_fired_after_a_fourth_real() -> None:
    centre = [who("disco-badger", "real"), who("aunt-origami", "parasite")]
    table = at_a("real", "big-sister", fails=3, centre=centre)
    act(table, "colour:red", "shoot:disco-badger")
    assert table.over
    assert happened(table, "shot") == [("shot", 0, "disco-badger")]


@pytest.mark.rule("TR-6.9", "TR-Q23", "TR-9.7")
def test_reals_in_the_centre_and_before_players_count_alike() -> None:
    players = [
        player("moss-prince", "real", laid="beth-red"),
        player("disco-badger", "real"),
        player("count-laundry", "real", laid="beth-red"),
    ]
    table = scene("act", *players, mode="advanced", centre=[who("aunt-origami", "real")], fails=2)
    act(table, "shoot:disco-badger")
    assert (table.over, public(table, "fails")) == (False, 3)
    act(table, "shoot:aunt-origami")
    assert ending(table)[1] == "TR-8.6"


@pytest.mark.rule("TR-6.10", "TR-4.9")
@pytest.mark.parametrize("mode", ["classic", "advanced"])
def test_what_is_gone_never_comes_back(mode: str) -> None:
    for seed in range(3):
        table = croupier.open_table(GAME, 3, seed, {"mode": mode})
        buried: set[str | None] = set()
        piles = 0
        for _ in steps(table, Random(seed)):
            now = set(cards(table, "graveyard"))
            assert buried <= now
            assert None not in now
            assert piles <= count(table, "fail") + count(table, "parasites")
            buried, piles = now, count(table, "fail") + count(table, "parasites")
            assert len(buried) == piles
            assert not buried & {str(name) for name in slots(table).values()}


@pytest.mark.rule("TR-6.10")
def test_an_empty_character_deck_is_not_made_up_of_the_dead() -> None:
    centre = [who(name, "real") for name in ("disco-badger", "moss-prince", "count-laundry", "sleepy-gary")]
    table = at_a("real", fails=2, exterminated=18, centre=centre, character=[])
    act(table, "shoot:disco-badger", "end-round")
    assert slots(table) == {1: "moss-prince", 2: "count-laundry", 3: "sleepy-gary"}
    assert (count(table, "character"), count(table, "graveyard")) == (0, 21)
