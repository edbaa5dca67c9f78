"""Chances shown to a player, compared with the worlds that fit what the player knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import croupier
from croupier.testing.views import lying
from croupier.text import Teller, Words

WORLDS = 150
MARGIN = 0.17
GAME = "russian-roulette"


def test_chances_are_those_of_the_worlds_that_agree() -> None:
    words = Words(croupier.games()[GAME], "en")
    checked: Counter[str] = Counter()
    bets: set[object] = set()
    for seed in range(8):
        table, luck = croupier.open_table(GAME, 2 + seed % 3, seed), Random(seed)
        while not table.over:
            seat = luck.choice(sorted(table.pending))
            if luck.random() < 0.06:
                remarks = Teller.at(words, table.view(seat)).telling.chances()
                worlds = [table.fork(seat, world) for world in range(WORLDS)] if remarks else []
                for slug, facts in remarks:
                    compare(slug, facts, seat, worlds)
                    checked[slug] += 1
                    if slug == "own-bet" and table.pending[seat].kind == "bet":
                        bets.add(facts["shots"])
            table.answer(seat, luck.choice(table.pending[seat].options))
    assert {"own-gun", "own-gun-known", "own-bet", "gun-or-pocket", "gun", "gun-known"} == set(checked), checked
    assert bets == {2, 3, 4, 5}


def compare(slug: str, facts: Any, seat: int, worlds: list[croupier.Table]) -> None:
    """Compare one chance with all worlds."""
    gun = facts.get("target", seat)
    tops = [lying(world, f"barrel:{gun}") for world in worlds]
    bullets = sum(top[0] == "bullet" for top in tops) / len(worlds)
    if slug.endswith("-known"):
        assert {top[0] for top in tops} == {facts["card"]}
    elif slug in ("own-gun", "gun"):
        assert abs(bullets - facts["bullets"] / facts["cards"]) < MARGIN
    elif slug == "own-bet":
        alive = sum("bullet" not in top[: facts["shots"]] for top in tops) / len(worlds)
        assert abs(100 * alive - facts["percent"]) < 100 * MARGIN
    else:
        assert slug == "gun-or-pocket"
        for card, left in (("click", facts["bullets"]), ("bullet", facts["fewer"])):
            those = [lying(world, f"barrel:{gun}")[0] for world in worlds if lying(world, f"pocket:{gun}") == [card]]
            if len(those) > 40:
                assert abs(those.count("bullet") / len(those) - left / facts["cards"]) < 2 * MARGIN
