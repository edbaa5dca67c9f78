"""Every card that needs a class has one, and every class has its cards."""

from __future__ import annotations

import pytest

import croupier
from croupier import BadTable
from croupier.shelf.hundred_days.card import Card
from croupier.shelf.hundred_days.cards import FIGURES, KINDS
from croupier.shelf.hundred_days.pack import CLASSES, FAMILIES, PACK
from tests.games.hundred_days.scenes import GAME, act, adventure, cards, offers, player, quietly


def test_every_class_stands_for_cards_of_the_box() -> None:
    assert set(CLASSES) <= set(KINDS)


def heirs(of: type[Card]) -> list[type[Card]]:
    return [heir for each in of.__subclasses__() for heir in [each, *heirs(each)]]


def test_every_class_names_its_kinds_or_is_a_family() -> None:
    families = {*FAMILIES.values(), *[base for each in heirs(Card) for base in each.__bases__]}
    assert [each.__name__ for each in heirs(Card) if not each.ids and each not in families] == []


@pytest.mark.parametrize("kind", [kind for kind, of in enumerate(FIGURES.types) if of in ("object", "action")])
def test_every_object_and_action_does_something(kind: int) -> None:
    assert KINDS[kind] in CLASSES, "no class in its family's module has it in its ids"


def test_every_reaction_answers_a_moment() -> None:
    answering = [kind for kinds in PACK.answering for kind in kinds]
    assert sorted(answering) == [kind for kind, of in enumerate(FIGURES.types) if of == "reaction"]


def test_a_deck_has_one_of_each_object_and_character_at_most() -> None:
    with pytest.raises(BadTable, match="count of card 'nib-the-stowaway' must be from 0 to 1"):
        croupier.open_table(GAME, 2, deck={"card": [{"id": "nib-the-stowaway", "count": 2}]})


def test_the_rules_read_the_figures_of_the_table() -> None:
    """Debt Nebula costs six tokens: a coupon for four leaves two to pay. A Binge Session of five cards draws five."""
    deck = {"name": "ours", "card": [{"id": "binge-session", "draws": 5}], "coupon": {"tokens": 4}}
    mine = player("4", "1", "GM", hand=["binge-session"], area=["expired-coupon-a"])
    table = adventure(mine, player(), edition=deck)
    act(table, "use:expired-coupon-a")
    quietly(table)
    assert "close:4" in offers(table, 0)
    act(table, "play:binge-session")
    quietly(table)
    assert len(cards(table, "hand:0", 0)) == 5
