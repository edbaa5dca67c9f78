"""What a viewer can deduce is complete: scenes with overlapping mixes, compared with every consistent world (``worlds``)."""

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
"""How far, in standard deviations, the share of a face may be from the exact one."""

SPREAD = 0.12
"""By how much the mean square of these distances may differ from 1, its value for exact odds."""


def scene(luck: Random, large: bool) -> Witness:
    """Cards are drawn, looked at, played and told about, and now and then a few of them are mixed, wherever they lie.
    The engine may be told that the pool is ``large``.
    """
    witness = Witness(luck.randrange(1 << 30))
    witness.cards.weighed[0] = not large
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


def overlapping(salt: int, count: int = SCENES // PARTS, large: bool = False) -> list[tuple[Witness, int]]:
    """Give scenes, each with a viewer who has lost track of overlapping sets of cards there."""
    found: list[tuple[Witness, int]] = []
    luck = Random(f"exact knowledge {salt}")
    while len(found) < count:
        witness = scene(luck, large)
        found.extend((witness, viewer) for viewer in VIEWERS if witness.overlapped[viewer])
    return found[:count]


def certainties_are_exact(witness: Witness, viewer: int) -> None:
    """A card is certain if and only if it is the same in every world, and its possibilities are those of the worlds."""
    cards = witness.cards
    for sleeve in range(len(BOX)):
        faces = {world[sleeve] for world in witness.worlds[viewer]}
        assert ({cards.known_face(sleeve, 1 << viewer)} == faces) == (len(faces) == 1)
        if not cards.seen[sleeve] >> viewer & 1:
            for kind in range(len(KINDS)):
                assert cards.could_be([sleeve], kind, 1 << viewer) == (kind in faces)


@pytest.mark.parametrize("part", range(PARTS))
def test_forks_draw_from_exactly_the_worlds_that_agree_each_as_likely_as_the_shuffles_make_it(part: int) -> None:
    squares: list[float] = []
    for number, (witness, viewer) in enumerate(overlapping(part)):
        certainties_are_exact(witness, viewer)
        worlds = witness.worlds[viewer]
        dealt: Counter[tuple[int, int]] = Counter()
        for seed in range(RE_DEALS):
            world = tuple(witness.dealt_anew(viewer, number * RE_DEALS + seed).face)
            assert world in worlds, "a fork dealt an impossible world"
            dealt.update(enumerate(world))
        for sleeve in range(len(BOX)):
            for kind in range(len(KINDS)):
                share = float(sum(odds for world, odds in worlds.items() if world[sleeve] == kind))
                if 0 < share < 1:
                    away = dealt[sleeve, kind] - RE_DEALS * share
                    squares.append(away * away / (RE_DEALS * share * (1 - share)))
    assert sqrt(max(squares)) < FARTHEST
    assert abs(sum(squares) / len(squares) - 1) < SPREAD


def test_in_a_large_pool_no_world_is_lost_or_added() -> None:
    """Not every explanation is weighed there, but everything that the viewer considers possible can be dealt, and
    nothing else.
    """
    small = 0
    for number, (witness, viewer) in enumerate(overlapping(PARTS, 400, large=True)):
        worlds = set(witness.worlds[viewer])
        few = len(worlds) <= 6
        small += few
        dealt = {tuple(witness.dealt_anew(viewer, 100 * number + seed).face) for seed in range(90 if few else 10)}
        assert dealt == worlds if few else dealt <= worlds
    assert small > 40
