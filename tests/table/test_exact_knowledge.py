"""What a viewer can deduce is kept whole: scenes with overlapping mixes, compared with every world that agrees (``worlds``)."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from random import Random

import pytest

from tests.table.worlds import BOX, CELLAR, DECK, HAND, KINDS, PILE, VIEWERS, ZONES, Witness

SCENES = 2_000
PARTS = 4
RE_DEALS = 40

FARTHEST = 6.0
"""No share of a face may be farther from the exact one, in standard deviations."""

SPREAD = 0.12
"""By how much the mean square of these distances may differ from 1, which is what it is for exact odds."""


def scene(luck: Random) -> Witness:
    """Cards are drawn, looked at, played and told about, and again and again a few of them are mixed, wherever they lie."""
    witness = Witness(luck.randrange(1 << 30))
    for _ in range(luck.randrange(2, 4)):
        witness.draw(DECK, luck.choice([HAND, HAND + 1, CELLAR]))
    for _ in range(luck.randrange(4, 13)):
        spots = [(zone, place) for zone in range(ZONES) for place in range(witness.count(zone))]
        zone, place = luck.choice(spots)
        who = 1 + luck.randrange((1 << len(VIEWERS)) - 1)
        match luck.choice(["look", "look", "mix", "mix", "mix", "pick", "draw", "tell"]):
            case "look":
                witness.look(zone, place, who)
            case "mix":
                some = luck.sample(spots, luck.choice([2, 2, 3]))
                witness.deal_back([zone for zone, _ in some], [place for _, place in some])
            case "tell":
                kinds = {witness.kinds(zone)[place], luck.randrange(len(KINDS))}
                witness.tell_kinds(zone, place, sorted(kinds), who)
            case "draw" if witness.count(DECK):
                witness.draw(DECK, luck.choice([HAND, HAND + 1, CELLAR]))
            case "pick" if zone in (HAND, HAND + 1):
                target = luck.choice([PILE, CELLAR, 2 * HAND + 1 - zone])
                witness.pick(zone, witness.kinds(zone)[place], target)
    return witness


def overlapping(salt: int) -> list[tuple[Witness, int]]:
    """Scenes, each with a viewer who has lost track of overlapping sets of cards there."""
    found: list[tuple[Witness, int]] = []
    luck = Random(f"exact knowledge {salt}")
    while len(found) < SCENES // PARTS:
        witness = scene(luck)
        found.extend((witness, viewer) for viewer in VIEWERS if witness.overlapped[viewer])
    return found[: SCENES // PARTS]


@pytest.mark.parametrize("part", range(PARTS))
def test_forks_draw_from_exactly_the_worlds_that_agree_each_as_likely_as_the_shuffles_make_it(part: int) -> None:
    squares: list[float] = []
    for number, (witness, viewer) in enumerate(overlapping(part)):
        worlds = witness.worlds[viewer]
        dealt: Counter[tuple[int, int]] = Counter()
        for seed in range(RE_DEALS):
            world = tuple(witness.dealt_anew(viewer, number * RE_DEALS + seed).face)
            assert world in worlds, "a fork is impossible"
            dealt.update(enumerate(world))
        for sleeve in range(len(BOX)):
            for kind in range(len(KINDS)):
                share = float(sum(odds for world, odds in worlds.items() if world[sleeve] == kind))
                if 0 < share < 1:
                    away = dealt[sleeve, kind] - RE_DEALS * share
                    squares.append(away * away / (RE_DEALS * share * (1 - share)))
    assert sqrt(max(squares)) < FARTHEST
    assert abs(sum(squares) / len(squares) - 1) < SPREAD


@pytest.mark.parametrize("part", range(PARTS))
def test_a_card_is_certain_just_if_it_is_the_same_in_every_world(part: int) -> None:
    for witness, viewer in overlapping(part):
        for sleeve in range(len(BOX)):
            faces = {world[sleeve] for world in witness.worlds[viewer]}
            known = witness.cards.known_face(sleeve, 1 << viewer)
            assert ({known} == faces) == (len(faces) == 1)
            for kind in range(len(KINDS)):
                if not witness.cards.seen[sleeve] >> viewer & 1:
                    assert witness.cards.could_be([sleeve], kind, 1 << viewer) == (kind in faces)
