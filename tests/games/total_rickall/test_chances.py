"""Chances shown to a player, compared with the worlds that fit what the player knows."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import croupier
from croupier import Table
from croupier.table.view import cards_in
from croupier.testing.views import lying
from croupier.text import Teller, Words
from tests.games.total_rickall.scenes import GAME

WORLDS = 60
MARGIN = 0.27


def test_chances_are_those_of_the_worlds_that_agree() -> None:
    words = Words(croupier.games()[GAME], "en")
    wanted = {"not-clean", "said-not-clean", "clean-perhaps", "unknown", "among", "next", "friend"}
    checked: Counter[str] = Counter()
    for seed in range(40):
        if seed >= 10 and wanted <= set(checked):
            break
        mode = "advanced" if seed % 2 else "classic"
        table, luck = croupier.open_table(GAME, 3, seed, {"mode": mode}), Random(seed)
        for _ in range(150):
            if table.over:
                break
            seat = luck.choice(sorted(table.pending))
            if luck.random() < 0.05:
                remarks = Teller.at(words, table.view(seat)).telling.chances()
                worlds = [table.fork(seat, world) for world in range(WORLDS)] if remarks else []
                for slug, facts in remarks:
                    compare(slug, facts, worlds, table.view(seat))
                    checked[slug] += 1
            options = [option for option in table.pending[seat].options if option.kind not in ("declare", "agree")]
            table.answer(seat, luck.choice(options))
    assert wanted <= set(checked), checked


def under(world: Table, character: str) -> str:
    """Return what lies under a Character in the centre of a world."""
    return lying(world, "under")[lying(world, "centre").index(character)]


def near(worlds: list[Table], chance: float, likely: list[bool]) -> None:
    assert abs(sum(likely) / len(worlds) - chance) < MARGIN


def shows(view: Any, character: str) -> str | None:
    """Return what the view shows under a Character in the centre: only what is known, not what was said."""
    return cards_in(view, "under")[cards_in(view, "centre").index(character)]


def compare(slug: str, facts: Any, worlds: list[Table], view: Any) -> None:
    """Compare one chance with all worlds."""
    if slug == "not-clean":
        assert all(shows(view, each) == "parasite" for each in facts["characters"])
        assert all(under(world, each) == "parasite" for world in worlds for each in facts["characters"])
    elif slug == "said-not-clean":
        assert all(under(world, each) == "parasite" for world in worlds for each in facts["characters"])
        assert not any(shows(view, each) for each in facts["characters"])
    elif slug == "clean":
        assert all("parasite" not in lying(world, "under") for world in worlds)
    elif slug == "clean-perhaps":
        near(worlds, facts["percent"] / 100, ["parasite" not in lying(world, "under") for world in worlds])
    elif slug == "unknown":
        if len(set(map(str, [lying(world, "identity")[-1:] for world in worlds]))) > 1:
            bottom = [lying(world, "identity")[-1] == "parasite" for world in worlds]
            near(worlds, facts["parasites"] / facts["identities"], bottom)
    elif slug == "among":
        assert all(
            [under(world, each) for each in facts["characters"]].count("parasite") == facts["parasites"]
            for world in worlds
        )
    elif slug in ("next", "said-next"):
        assert (cards_in(view, "identity")[0] is None) == (slug == "said-next")
        assert {lying(world, "identity")[0] for world in worlds} == {facts["card"]}
    else:
        assert slug == "friend"
        likely = [lying(world, f"secret:{facts['owner']}") == ["parasite"] for world in worlds]
        near(worlds, facts["percent"] / 100, likely)
