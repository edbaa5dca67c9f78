"""Chances shown to a player, compared with the worlds that fit what the player knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import croupier
from croupier.testing.views import lying
from croupier.text import Teller, Words

GAME = "smile-life"
WORLDS = 100
MARGIN = 0.17
FAMILIES = {"wage": "wage-", "flirt": "flirt-", "marriage": "marriage-", "child": "child-"}
LIFE = {"job": ["job-mechanic"], "studies": ["study-single"], "flirts": ["flirt-bar"]}
SCENES: list[dict[str, object]] = [
    {"options": {"expansion": "none"}, "players": [{**LIFE, "marriage": ["marriage-montcuq"]}, {}]},
    {"players": [LIFE, {}, {}]},
    {"players": [{}, LIFE]},
    {"pile": ["wage-3"], "players": [{"belongings": ["survival-radar"]}, {}]},
]


def test_chances_are_those_of_the_worlds_that_agree() -> None:
    words = Words(croupier.games()[GAME], "en")
    checked: Counter[str] = Counter()
    for scene in SCENES:
        for seed in range(2):
            table, luck = croupier.open_position(GAME, scene, seed=seed), Random(seed)
            for _ in range(3):
                look(table, min(table.pending), words, checked)
                for _ in range(3):
                    seat = min(table.pending)
                    table.answer(seat, luck.choice(table.pending[seat].options))
    assert {"plague", "next-known", "job", "wage", "flirt", "marriage", "child", "turns"} == set(checked), checked


def look(table: croupier.Table, seat: int, words: Words, checked: Counter[str]) -> None:
    """Compare everything that a player is told."""
    remarks = Teller.at(words, table.view(seat)).telling.chances()
    tops = [lying(table.fork(seat, world), "pile")[0] for world in range(WORLDS)]
    for slug, facts in remarks:
        compare(slug, facts, tops)
        checked[slug] += 1


def compare(slug: str, facts: Any, tops: list[str]) -> None:
    """Compare one chance with all worlds."""
    if slug == "next-known":
        assert set(tops) == {facts["card"]}
    elif slug == "plague":
        plagues = sum(top.startswith(("crisis-", "event-", "monster-")) for top in tops)
        assert abs(plagues / len(tops) - facts["plagues"] / facts["cards"]) < MARGIN, (facts, plagues)
    elif slug in FAMILIES:
        share = sum(top.startswith(FAMILIES[slug]) for top in tops) / len(tops)
        assert abs(share - facts["percent"] / 100) < MARGIN, (slug, facts, share)
