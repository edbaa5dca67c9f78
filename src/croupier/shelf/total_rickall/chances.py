"""The chances that a player could work out from what they have seen: who may be a Parasite, and whether the centre is clean."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb, gcd
from typing import Final

from croupier.shelf.total_rickall.cards import PARASITE
from croupier.shelf.total_rickall.seen import UNKNOWN, Seen
from croupier.table.view import KnownView, cards_in
from croupier.text import Remark

MOST: Final = 6
"""The maximum number of chances shown."""

Spot = tuple[str, int]
"""Where an Identity lies: the name of a zone, and the place in it."""


class Heap:
    """Identities that the player cannot tell apart: where they lie, and how many of them are Parasites."""

    def __init__(self, spots: set[Spot], parasites: int) -> None:
        self.spots = spots
        self.parasites = parasites

    def take(self, spot: Spot, parasite: bool) -> None:
        """Remove an Identity that the player was told about."""
        self.spots.discard(spot)
        self.parasites -= parasite

    def percent(self) -> int:
        """How likely each of them is a Parasite."""
        return round(100 * self.parasites / len(self.spots))


def chances(seen: Seen) -> list[Remark]:
    """The chances of the centre first; those of the players' friends first at dinner."""
    heaps = _heaps(seen)
    friends = list(_friends(seen, heaps))
    centre = [] if seen.view["phase"] == "dinner" else list(_centre(seen, heaps))
    return [*centre, *friends][:MOST]


def _centre(seen: Seen, heaps: list[Heap]) -> Iterator[Remark]:
    """Whether the centre is clean, what an unknown Identity may be, and what comes next."""
    names = {("under", place): name for place, name in enumerate(cards_in(seen.view, "centre")) if name is not None}
    parasites = [name for name in names.values() if seen.identity(name) == "parasite"]
    claims = {name: seen.told(name) for name in names.values()}
    said = [name for name, claim in claims.items() if claim is not None and claim["says"] == "parasite"]
    hidden = {spot for spot, name in names.items() if seen.identity(name) == UNKNOWN and claims[name] is None}
    if parasites:
        yield Remark("not-clean", {"characters": parasites})
    if said:
        yield Remark("said-not-clean", {"characters": said})
    clean = not parasites and not said
    if clean and not hidden:
        yield Remark("clean", {})
    elif clean and hidden <= {spot for heap in heaps for spot in heap.spots}:
        yield Remark("clean-perhaps", {"percent": _clean(heaps, hidden)})
    for heap in heaps:
        if heap.spots & hidden and heap is heaps[0]:
            share = gcd(heap.parasites, len(heap.spots))
            yield Remark("unknown", {"parasites": heap.parasites // share, "identities": len(heap.spots) // share})
        elif heap.spots and heap.spots <= hidden:
            among = [names[spot] for spot in sorted(heap.spots)]
            yield Remark("among", {"characters": among, "parasites": heap.parasites})
    claim = seen.told("deck")
    if claim is not None:
        yield Remark("said-next", {"card": claim["says"], "seat": claim["seat"]})
    elif seen.next_identity() != UNKNOWN:
        yield Remark("next", {"card": seen.next_identity()})


def _friends(seen: Seen, heaps: list[Heap]) -> Iterator[Remark]:
    """TR-9.1: the side of each other player, if it is not certain."""
    for character, owner in seen.owners.items():
        for heap in heaps:
            if (f"secret:{owner}", 0) in heap.spots:
                yield Remark("friend", {"card": character, "owner": owner, "percent": heap.percent()})


def _clean(heaps: list[Heap], hidden: set[Spot]) -> int:
    """How likely all the hidden Identities are Real, in percent."""
    chance = 1.0
    for heap in heaps:
        drawn, size = len(heap.spots & hidden), len(heap.spots)
        chance *= comb(size - heap.parasites, drawn) / comb(size, drawn)
    return round(100 * chance)


def _heaps(seen: Seen) -> list[Heap]:
    """The heaps of Identities: first the unknown ones, then the mixed ones. None if mixes overlap or only a part of one
    is known: then the chances are hard to work out.
    """
    hidden = _hidden(seen)
    known = [group for group in seen.view["known"] if set(group["contents"]) <= {"real", "parasite"}]
    heaps = [Heap(_spots(group, hidden), group["contents"].count("parasite")) for group in known]
    covered = [spot for heap in heaps for spot in heap.spots]
    if any(len(heap.spots) != len(group["contents"]) for heap, group in zip(heaps, known, strict=True)):
        return []
    if len(set(covered)) < len(covered):
        return []
    parasites = _parasites_left(seen) - sum(heap.parasites for heap in heaps)
    heaps.insert(0, Heap(hidden - set(covered), parasites))
    for spot, identity in _told(seen, hidden):
        for heap in heaps:
            if spot in heap.spots:
                heap.take(spot, identity == "parasite")
    return [heap for heap in heaps if heap.spots or heap is heaps[0]]


def _hidden(seen: Seen) -> set[Spot]:
    """Where the Identities lie that the player has not seen."""
    zones = ["under", "identity", "box", *[f"secret:{seat}" for seat in range(seen.seats)]]
    return {(zone, at) for zone in zones for at, card in enumerate(cards_in(seen.view, zone)) if card is None}


def _spots(group: KnownView, hidden: set[Spot]) -> set[Spot]:
    """Where the Identities of a group lie."""
    return {(zone, at) for zone, at in hidden if zone in group["among"] and at in group["places"].get(zone, [at])}


def _parasites_left(seen: Seen) -> int:
    """How many of the hidden Identities are Parasites."""
    zones = ["under", "identity", "box", "parasites", *[f"secret:{seat}" for seat in range(seen.seats)]]
    lying = sum(cards_in(seen.view, zone).count("parasite") for zone in zones)
    return seen.figures.main[PARASITE] + seen.figures.set_aside[PARASITE] - lying


def _told(seen: Seen, hidden: set[Spot]) -> Iterator[tuple[Spot, str]]:
    """The hidden Identities that the player was told about in classic mode, where players cannot lie."""
    for place, name in enumerate(cards_in(seen.view, "centre")):
        claim = None if name is None else seen.told(name)
        if claim is not None and ("under", place) in hidden:
            yield ("under", place), claim["says"]
    claim = seen.told("deck")
    if claim is not None and ("identity", 0) in hidden:
        yield ("identity", 0), claim["says"]
