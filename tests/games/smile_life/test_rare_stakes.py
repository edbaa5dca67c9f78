"""Stakes that random games rarely reach, each proved in its own scene."""

from __future__ import annotations

from random import Random

import pytest

import croupier
from croupier.text import Teller, Words
from tests.games.smile_life.stakes import check
from tests.stakes import Case

GAME = "smile-life"
Scene = dict[str, object]

PARENT = {"flirts": ["flirt-bar"], "marriage": ["marriage-montcuq"], "children": ["child-luke"]}
HUNGER: Scene = {"pile": ["crisis-food"], "players": [{**PARENT, "belongings": ["pet-pangolin"]}, {}]}
MUTANT: Scene = {
    "turn": 1,
    "pile": ["wage-1"],
    "players": [{"belongings": ["pet-cat", "vehicle-motorbike"]}, {"hand": ["malus-genetic-mutation"]}],
}
ARCHITECT: Scene = {
    "pile": ["wage-1"],
    "players": [{"job": ["job-architect"], "wages": ["wage-3", "wage-3"], "hand": ["house-small-green"]}, {}],
}
RESEARCHER: Scene = {
    "pile": ["wage-1"],
    "players": [{"job": ["job-researcher"], "hand": ["cataclysm-tornado", "wage-2", "pet-cat"]}, {}],
}
SHELTER = {"heap": "wages", "card": "wage-1", "nth": 2}
RICH = {"job": ["job-guru"], "wages": ["wage-1", "wage-3", "wage-1"], "belongings": ["survival-bunker"]}
TAXED: Scene = {"pile": ["pet-cat"], "players": [{"hand": ["malus-income-tax"]}, {**RICH, "protected": SHELTER}]}
DICTATOR: Scene = {
    "running": [{"plague": "crisis-political"}],
    "players": [{"job": ["job-dictator"]}, {"hand": ["pet-cat", "wage-1"]}],
}
THREATENED: Scene = {
    "turn": 1,
    "pile": ["wage-1"],
    "players": [{"belongings": ["survival-nuclear-threat", "pet-cat"]}, {"hand": ["weapon-bat"]}],
}


@pytest.mark.parametrize(
    ("scene", "before", "key", "slug"),
    [
        (HUNGER, ["0 draw"], "card:pet-pangolin", "feed-pangolin"),
        (HUNGER, ["0 draw"], "no", "let-go"),
        (MUTANT, ["1 draw", "1 play:malus-genetic-mutation"], "flee:vehicle-motorbike", "flee-pet"),
        (MUTANT, ["1 draw", "1 play:malus-genetic-mutation"], "suffer", "suffer-pet"),
        (ARCHITECT, ["0 draw"], "play:house-small-green", "build"),
        (ARCHITECT, ["0 draw", "0 play:house-small-green"], "free", "free"),
        (RESEARCHER, ["0 draw", "0 play:cataclysm-tornado"], "card:pet-cat", "keep-tornado"),
        (TAXED, ["0 draw"], "play:malus-income-tax", "lose-either"),
        (DICTATOR, [], "imprison:1", "imprison"),
        (DICTATOR, ["0 imprison:1", "1 card:pet-cat"], "yes", "bargain"),
        (DICTATOR, ["0 imprison:1", "1 card:pet-cat"], "no", "no-bargain"),
        (THREATENED, ["1 draw", "1 play:weapon-bat", "1 seat:0"], "no", "no-threat"),
        (THREATENED, ["1 draw", "1 play:weapon-bat", "1 seat:0"], "yes", "threat"),
    ],
)
def test_rare_stakes_are_true(scene: Scene, before: list[str], key: str, slug: str) -> None:
    table = croupier.open_position(GAME, scene, seed=1, stack={"mutation": [2, 2, 2, 2, 2]})
    for answer in before:
        seat, _, given = answer.partition(" ")
        table.answer(int(seat), given)
    decision = table.pending[0]
    option = decision.find(key)
    assert option is not None, decision
    view = table.view(0)
    remark = Teller.at(Words(croupier.games()[GAME], "en"), view).telling.stakes(key, decision.kind)
    assert remark is not None
    assert remark.slug == slug
    assert check(Case(table, 0, option, remark, view, Random(1)))
