"""An independent model of secrets: every arrangement of the cards that a viewer with a perfect memory considers
possible.

It shares nothing with the engine but the sleeves, which lie in the zones and have numbers. A world says which card is
in every sleeve; all viewers start with the same worlds, spread their odds when sleeves are mixed, and drop the worlds
that contradict what they see.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from croupier.table import HIDDEN, OPEN, OWNER, Cards, Layout, seeded

World = tuple[int, ...]
Odds = dict[World, Fraction]

KINDS = ["ant", "bee", "cat", "dog"]
BOX = [0, 0, 1, 1, 2, 3]
SEATS = 2
SPECTATOR = SEATS
VIEWERS = range(SEATS + 1)

_layout = Layout(SEATS, KINDS)
HAND = _layout.each("hand", OWNER)
DECK = _layout.common("deck", HIDDEN, ordered=True)
CELLAR = _layout.common("cellar", HIDDEN)
PILE = _layout.common("pile", OPEN, ordered=True)
ZONES = len(_layout.names)


@cache
def arrangements(kinds: World) -> list[World]:
    """All orders of some kinds; two cards of one kind cannot be told apart."""
    if len(kinds) < 2:
        return [kinds]
    orders: list[World] = []
    for first in sorted(set(kinds)):
        rest = list(kinds)
        rest.remove(first)
        orders.extend((first, *order) for order in arrangements(tuple(rest)))
    return orders


class Witness:
    """The engine's cards, and what every viewer considers possible. Each verb is carried out on both."""

    def __init__(self, seed: int) -> None:
        self.cards = Cards(_layout, seeded(seed), None)
        for kind in BOX:
            self.cards.lay(kind, 1, DECK, 0)
        every = arrangements(tuple(BOX))
        self.worlds: list[Odds] = [dict.fromkeys(every, Fraction(1, len(every))) for _ in VIEWERS]
        self.heaps: list[list[set[int]]] = [[] for _ in VIEWERS]
        self.overlapped = [False for _ in VIEWERS]
        self.shuffle(DECK)

    # What the viewers consider possible.

    def truth(self) -> World:
        return tuple(self.cards.face)

    def kinds(self, zone: int) -> list[int]:
        """Return what really lies in a zone, from the bottom."""
        return [self.cards.face[card] for card in self.cards.zones[zone]]

    def count(self, zone: int) -> int:
        return len(self.cards.zones[zone])

    def _mixed(self, mixed: list[int], spare: int) -> None:
        """All viewers but the spared lose track of which of these sleeves is which."""
        sleeves = sorted(mixed)
        for viewer in VIEWERS:
            if not spare >> viewer & 1:
                self._heaped(viewer, set(sleeves))
                self.worlds[viewer] = _rearranged(self.worlds[viewer], sleeves)

    def _heaped(self, viewer: int, heap: set[int]) -> None:
        """Note whether only a part of an earlier mix was mixed again."""
        if len(heap) == len(BOX):
            self.heaps[viewer] = []
            self.overlapped[viewer] = False
        elif len(heap) > 1:
            self.overlapped[viewer] |= any(heap & other and not other <= heap for other in self.heaps[viewer])
            self.heaps[viewer].append(heap)

    def _seen(self, sleeve: int, who: int) -> None:
        self.narrow(sleeve, [self.cards.face[sleeve]], who)

    def narrow(self, sleeve: int, kinds: list[int], who: int) -> None:
        """Tell these viewers that one of these kinds is in a sleeve."""
        for viewer in VIEWERS:
            if who >> viewer & 1:
                left = {world: odds for world, odds in self.worlds[viewer].items() if world[sleeve] in kinds}
                total = sum(left.values())
                self.worlds[viewer] = {world: odds / total for world, odds in left.items()}

    def _shown(self, zone: int, sleeves: list[int]) -> None:
        """Show an arriving card to the viewers who see the zone."""
        for sleeve in sleeves:
            self._seen(sleeve, _layout.sight[zone])

    # The verbs.

    def look(self, zone: int, place: int, who: int) -> None:
        sleeve = self.cards.zones[zone][place]
        self.cards.see(sleeve, who)
        self._seen(sleeve, who)

    def move(self, source: int, place: int, target: int) -> None:
        sleeve = self.cards.zones[source][place]
        self.cards.move(sleeve, source, target)
        self._shown(target, [sleeve])

    def draw(self, source: int, target: int) -> None:
        self._shown(target, [self.cards.draw(source, target)])

    def pick(self, source: int, kind: int, target: int) -> None:
        self._mixed(self.cards.zones[source], _layout.sight[source])
        self._shown(target, [self.cards.pick(kind, source, target)])

    def pick_blind(self, source: int, target: int) -> None:
        self._mixed(self.cards.zones[source], _layout.sight[source] | _layout.sight[target])
        self._shown(target, [self.cards.pick_blind(source, target)])

    def carry(self, source: int, target: int) -> None:
        sleeves = list(self.cards.zones[source])
        self.cards.carry(source, target)
        self._shown(target, sleeves)

    def gather(self, sources: list[int], target: int) -> None:
        self.cards.gather(sources, target)
        self._mixed(self.cards.zones[target], _layout.sight[target])
        self._shown(target, self.cards.zones[target])

    def shuffle(self, zone: int) -> None:
        self.cards.shuffle(zone)
        self._mixed(self.cards.zones[zone], 0)

    def deal_back(self, zones: list[int], places: list[int]) -> None:
        """Take up the cards at these places, shuffle them and deal them back."""
        self._mixed([self.cards.zones[zone][place] for zone, place in zip(zones, places, strict=True)], 0)
        self.cards.deal_back(zones, places)
        for zone, place in zip(zones, places, strict=True):
            self._shown(zone, [self.cards.zones[zone][place]])

    def tell_kinds(self, zone: int, place: int, kinds: list[int], who: int) -> None:
        """Tell some viewers, truthfully, that a card is of one of these kinds."""
        sleeve = self.cards.zones[zone][place]
        self.cards.narrow(sleeve, kinds, who)
        self.narrow(sleeve, kinds, who)

    # What the engine answers.

    def dealt_anew(self, viewer: int, seed: int) -> Cards:
        """Return a copy of the cards in which everything that the viewer cannot know was re-dealt."""
        twin = Cards(_layout, seeded(seed), self.cards)
        twin.redeal(1 << viewer, seeded(seed))
        return twin


def _rearranged(worlds: Odds, sleeves: list[int]) -> Odds:
    """Return the worlds after a shuffle of some sleeves: every order of their cards is equally likely."""
    apart = [sleeve for sleeve in range(len(BOX)) if sleeve not in sleeves]
    rests: dict[tuple[World, World], Fraction] = {}
    for world, odds in worlds.items():
        rest = tuple(world[sleeve] for sleeve in apart), tuple(sorted(world[sleeve] for sleeve in sleeves))
        rests[rest] = rests.get(rest, Fraction(0)) + odds
    spread: Odds = {}
    for (fixed, kinds), odds in rests.items():
        orders = arrangements(kinds)
        for order in orders:
            lying = {**dict(zip(apart, fixed, strict=True)), **dict(zip(sleeves, order, strict=True))}
            world = tuple(lying[sleeve] for sleeve in range(len(BOX)))
            spread[world] = spread.get(world, Fraction(0)) + odds / len(orders)
    return spread


def singles(cards: Cards, viewer: int) -> dict[int, int]:
    """Return the sleeves into which a viewer has seen, and their cards."""
    return {sleeve: cards.face[sleeve] for sleeve, seen in enumerate(cards.seen) if seen >> viewer & 1}


def claims(cards: Cards, viewer: int) -> list[tuple[list[int], Counter[int]]]:
    """Return what the engine tells a viewer: these sleeves hold, among others, these kinds."""
    alone = singles(cards, viewer)
    told = [([sleeve], Counter([kind])) for sleeve, kind in alone.items()]
    for group in cards.known_groups(cards.insight(1 << viewer)):
        among, contents = group["among"], group["contents"]
        assert isinstance(among, dict)
        assert isinstance(contents, list)
        zones = [zone for zone, name in enumerate(_layout.names) if name in among]
        sleeves = [sleeve for zone in zones for sleeve in cards.zones[zone] if sleeve not in alone]
        told.append((sorted(sleeves), Counter(KINDS.index(kind) for kind in contents)))
    return told
