"""Custom decks: the rules read the figures of the table, not those of our box."""

from __future__ import annotations

import croupier
from croupier import Table
from croupier.table import Json, seeded
from tests.games.total_rickall.scenes import GAME, act, count, counts, happened, offers, public, scene, who

ARMOURED_PRINCE: Json = {"character": [{"id": "moss-prince", "text": "armour"}]}
RED_PRINCE: Json = {"character": [{"id": "moss-prince", "colour": "red"}]}


def first_shot(card: str, deck: Json) -> Table:
    """Return a table at which seat 0 has laid this card, before a Moss Prince and a Disco Badger."""
    centre = [who("moss-prince", "parasite"), who("disco-badger", "real")]
    return scene("act", {"laid": card}, {"laid": "rick"}, centre=centre, edition=deck)


def test_hands_are_as_large_as_the_deck_says() -> None:
    table = croupier.open_table(GAME, 3, 1, deck={"deal": {"hand": {"cards": 4}}})
    assert counts(table, "hand") == [4, 4, 4]


def test_a_character_wears_the_armour_that_the_deck_gives_it() -> None:
    table = first_shot("beth-green", ARMOURED_PRINCE)
    act(table, "shoot:moss-prince")
    assert happened(table, "dented")
    assert not happened(table, "exterminated")


def test_a_character_has_the_colour_that_the_deck_gives_it() -> None:
    table = first_shot("beth-red", RED_PRINCE)
    assert {"shoot:moss-prince", "shoot:disco-badger"} <= set(offers(table, 0))
    why = first_shot("beth-green", RED_PRINCE).why(0, "shoot:moss-prince")
    assert why is not None
    assert why.reason == "the-card-has-another-colour"


def test_the_game_is_lost_at_the_fail_that_the_deck_says() -> None:
    deck: Json = {"deal": {"fails": {"lost": 2}}}
    table = croupier.open_table(GAME, 2, 1, deck=deck)
    assert public(table, "fails_lost") == 2
    ends = [croupier.open_table(GAME, 3, seed, deck=deck) for seed in range(20)]
    for end in ends:
        end.play_out(seeded(1))
        assert count(end, "fail") <= 2


def test_other_tables_play_with_our_own_deck() -> None:
    first_shot("beth-green", ARMOURED_PRINCE)
    table = scene("act", {"laid": "beth-green"}, {}, centre=[who("moss-prince", "parasite")])
    act(table, "shoot:moss-prince")
    assert happened(table, "exterminated")
