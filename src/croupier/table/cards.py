"""Cards and zones: where every card lies. All methods that move or show a card update who knows it (see ``knowledge``)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from croupier.table.cardset import CardSet, lift
from croupier.table.deduction import Deductions, Insight
from croupier.table.edition import Edition
from croupier.table.knowledge import ALL_VIEWERS
from croupier.table.rng import Rng

HIDDEN: Final = 0
OWNER: Final = 1
OPEN: Final = 2
MOST_SEATS: Final = 7
MOST_KINDS: Final = 254


class Layout:
    """The zones of a game for one number of seats, shared by every copy of its state.

    ``decks`` names the piles that may be stacked, with their pool; ``dice`` the dice, with their number of faces.
    ``never_kept`` are kinds that publicly never stay in a hand (``may_hide`` says where they can lie unseen).
    ``edition`` has the figures of the cards if they differ from the game's ``cards.toml``.
    """

    def __init__(self, seats: int, kinds: list[str]) -> None:
        if seats > MOST_SEATS or len(kinds) > MOST_KINDS:
            raise ValueError(
                f"at most {MOST_SEATS} seats and {MOST_KINDS} kinds are supported, not {seats} and {len(kinds)}"
            )
        self.seats = seats
        self.kinds = kinds
        self.everybody = (1 << (seats + 1)) - 1
        self.alone = [[seat] for seat in range(seats)]
        self.circles = [[seat, *[other for other in range(seats) if other != seat]] for seat in range(seats)]
        self.names: list[str] = []
        self.owners: list[int] = []
        self.sight: list[int] = []
        self.ordered: list[bool] = []
        self.decks: dict[str, int] = {}
        self.dice: dict[str, int] = {}
        self.never_kept: set[int] = set()
        self.edition: Edition | None = None

    def common(self, name: str, sight: int, ordered: bool = False) -> int:
        """Add a zone in the middle of the table; return its number."""
        self.names.append(name)
        self.owners.append(-1)
        self.sight.append(self.everybody if sight == OPEN else 0)
        self.ordered.append(ordered)
        return len(self.names) - 1

    def each(self, name: str, sight: int, ordered: bool = False) -> int:
        """Add a zone for every seat; return the number of seat 0's."""
        first = len(self.names)
        for seat in range(self.seats):
            zone = self.common(f"{name}:{seat}", sight, ordered)
            self.owners[zone] = seat
            if sight == OWNER:
                self.sight[zone] = 1 << seat
        return first


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(Deductions):
    """The cards of one table. Cards change only by moving, showing, mixing and shuffling, and each of these updates who
    knows what.

    Zones from which cards were taken are in ``drained``, those on top of which cards were laid in ``topped``, and those that
    have changed otherwise in ``stirred``; like ``reseen`` they are emptied by whoever cares. Rules that change a zone by hand
    say so (``stir``).
    """

    def __init__(self, layout: Layout, rng: Rng, like: Cards | None) -> None:
        super().__init__(layout.seats, like)
        self.layout = layout
        self.rng = rng
        self.stirred = CardSet([])
        self.topped = CardSet([])
        self.drained = CardSet([])
        if like is None:
            self.zones: list[list[int]] = [[] for _ in layout.names]
            self.luck: dict[str, list[int]] = {}
        else:
            self.zones = [zone[:] for zone in like.zones]
            self.luck = {name: kinds[:] for name, kinds in like.luck.items()} if like.luck else {}

    # Unpacking the box.

    def lay(self, kind: int, count: int, zone: int, pool: int) -> None:
        """Put new cards of a kind into a zone, seen by the viewers who see that zone."""
        for _ in range(count):
            self.zones[zone].append(self.sleeve(kind, self.layout.sight[zone], pool))

    # Moving and showing.

    def stir(self, zone: i64) -> None:
        """Note that a zone has changed. The verbs below do so themselves."""
        self.stirred.put_one(zone)

    def _arrive(self, card: i64, zone: i64) -> None:
        """Lay a card on top of a zone."""
        self.zones[zone].append(card)
        self.topped.put_one(zone)
        self.notice(card, self.layout.sight[zone])

    def move(self, card: i64, source: i64, target: i64) -> None:
        """Move a card openly to the top of another zone."""
        lift(self.zones[source], card)
        self.drained.put_one(source)
        self._arrive(card, target)

    def draw(self, source: i64, target: i64) -> i64:
        """Move the top card of a pile and return it."""
        card: i64 = self.zones[source].pop()
        self.drained.put_one(source)
        self._arrive(card, target)
        return card

    def draw_into(self, source: i64, target: i64, place: i64) -> i64:
        """Move the top card of a pile to a place between the others of an ordered zone, and return it."""
        card: i64 = self.zones[source].pop()
        self.zones[target].insert(place, card)
        self.drained.put_one(source)
        self.stirred.put_one(target)
        self.notice(card, self.layout.sight[target])
        return card

    def pick(self, kind: i64, source: i64, target: i64) -> i64:
        """Move a card of the kind out of a hand, chosen by its owner, and return it: no other viewer can tell which it
        was.
        """
        cards = self.zones[source]
        self.mix_within(cards, self.layout.sight[source])
        face = self.face
        place: i64 = 0
        for card in cards:
            if face[card] == kind:
                del cards[place]
                self.drained.put_one(source)
                self._arrive(card, target)
                return card
            place += 1
        raise ValueError(f"there is no {self.layout.kinds[kind]} in {self.layout.names[source]}")

    def pick_blind(self, source: int, target: int) -> int:
        """Move a random card of a hand into another, and return it; only the two owners can tell which it was."""
        cards = self.zones[source]
        self.mix_within(cards, self.layout.sight[source] | self.layout.sight[target])
        card = cards[self.rng.below(len(cards))]
        self.move(card, source, target)
        return card

    def carry(self, source: i64, target: i64) -> None:
        """Move a whole zone as it is; all viewers can follow every card."""
        cards = self.zones[source]
        self.zones[source] = []
        self.zones[target].extend(cards)
        self.drained.put_one(source)
        self.topped.put_one(target)
        sight = self.layout.sight[target]
        if sight:
            for card in cards:
                self.notice(card, sight)

    def gather(self, sources: list[int], target: i64) -> None:
        """Put whole zones into another, where only the viewers who see that zone can tell the cards apart."""
        into = self.zones[target]
        for source in sources:
            cards = self.zones[source]
            into.extend(cards)
            cards.clear()
            self.drained.put_one(source)
        if not into:
            return
        self.stirred.put_one(target)
        sight: i64 = self.layout.sight[target]
        pool: i64 = self.pool[into[0]]
        if len(into) == len(self.members[pool]):
            self._forget_all(into, pool, 0)
            seen = self.seen
            for card in into:
                seen[card] = sight
            self.reveals += 1
            return
        self.mix_within(into, sight)
        if sight:
            for card in into:
                self.notice(card, sight)

    def shuffle(self, zone: i64) -> None:
        """Shuffle a zone: no viewer can tell its cards apart any more."""
        cards = self.zones[zone]
        self.rng.shuffle(cards)
        self.stirred.put_one(zone)
        self.mix_within(cards, 0)
        if self.luck:
            self._stack(self.layout.names[zone], cards)

    def deal_back(self, zones: list[int], places: list[int]) -> None:
        """Take up the cards at these places, each in its zone, shuffle them and deal one back to each place. No viewer
        can tell any more which is which, except that viewers who see a zone see the new card in it.
        """
        cards: list[int] = []
        for at, zone in enumerate(zones):
            cards.append(self.zones[zone][places[at]])
        self.mix_within(cards, 0)
        self.rng.shuffle(cards)
        for at, zone in enumerate(zones):
            self.zones[zone][places[at]] = cards[at]
            self.stirred.put_one(zone)
            self.notice(cards[at], self.layout.sight[zone])

    def _stack(self, name: str, cards: list[int]) -> None:
        """Arrange the top of a pile as the stack says, once."""
        wished = self.luck.pop(name, None)
        if wished is None:
            return
        top = len(cards) - 1
        for kind in wished:
            for place in range(top, -1, -1):
                if self.face[cards[place]] == kind:
                    cards[place], cards[top] = cards[top], cards[place]
                    top -= 1
                    break

    def forget(self) -> None:
        """Make all viewers forget what they have seen and no longer see; what is known to all stays."""
        self.settle()
        self.stale = [ALL_VIEWERS] * len(self.members)
        everybody = self.layout.everybody
        for zone, cards in enumerate(self.zones):
            sight = self.layout.sight[zone]
            self.stirred.put_one(zone)
            for card in cards:
                if self.seen[card] != everybody:
                    self.seen[card] &= sight
        for groups in self.groups:
            for group in groups:
                group.who = everybody if group.who & self.spectators else 0
        for tangles in self.tangles:
            for tangle in tangles:
                tangle.who = everybody if tangle.who & self.spectators else 0
        self.groups = [[group for group in groups if group.who] for groups in self.groups]
        self.tangles = [[tangle for tangle in tangles if tangle.who] for tangles in self.tangles]

    def may_hide(self, zone: int) -> bool:
        """Whether kinds that are never kept can lie unseen in a zone now."""
        return True

    def deal_rest(self, cards: list[int], kinds: list[int], rng: Rng) -> None:
        """Deal the kinds that are never kept where they can lie, then the others."""
        never_kept = self.layout.never_kept
        homeless = [kind for kind in kinds if kind in never_kept] if never_kept else []
        if homeless:
            barred = CardSet(
                [card for zone, lying in enumerate(self.zones) if not self.may_hide(zone) for card in lying]
            )
            homes = [card for card in cards if not barred.has(card)]
            if len(homes) < len(homeless):  # what is known of mixed cards leaves no other place
                homes = cards[:]
            rng.shuffle(homes)
            for at, kind in enumerate(homeless):
                self.face[homes[at]] = kind
            taken = CardSet(homes[: len(homeless)])
            cards = [card for card in cards if not taken.has(card)]
            kinds = [kind for kind in kinds if kind not in never_kept]
        super().deal_rest(cards, kinds, rng)

    def roll(self, die: str) -> int:
        """A face of the die, from 1 up; the stack may have chosen it."""
        self.reveals += 1
        if self.luck:
            wished = self.luck.get(die)
            if wished:
                return wished.pop(0)
        return self.rng.below(self.layout.dice[die]) + 1

    # Cards in words.

    def words(self, zone: int) -> list[str]:
        """The truth about a zone: its cards from the top."""
        kinds = self.layout.kinds
        return [kinds[self.face[card]] for card in reversed(self.zones[zone])]

    def backs(self, zone: int, insight: Insight) -> list[str | None]:
        """A zone as a viewer knows it: kinds where the card was seen or is certain, ``None`` elsewhere; piles from the
        top. Without a viewer, everything is shown.
        """
        cards = self.zones[zone]
        known: list[str | None] = []
        if not cards:
            return known
        kinds = self.layout.kinds
        face = self.face
        seen = self.seen
        eye: i64 = insight.viewer
        mask: i64 = 0
        certain = insight.certain
        if self.layout.ordered[zone]:
            for card in reversed(cards):
                mask = seen[card]
                if mask & eye == eye:
                    known.append(kinds[face[card]])
                else:
                    known.append(kinds[certain[card]] if card in certain else None)
            return known
        words: list[str] = []
        for card in cards:
            mask = seen[card]
            if mask & eye == eye or card in certain:
                words.append(kinds[face[card]])
        words.sort()
        known.extend(words)
        known.extend([None] * (len(cards) - len(known)))
        return known

    def is_open(self, zone: int) -> bool:
        """Whether every viewer has seen every card of a zone."""
        everybody: i64 = self.layout.everybody
        mask: i64 = 0
        for card in self.zones[zone]:
            mask = self.seen[card]
            if mask & everybody != everybody:
                return False
        return True

    def known_groups(self, insight: Insight) -> list[dict[str, object]]:
        """What a viewer knows of cards it cannot tell apart: how many lie where, their positions in ordered zones (from
        the top, unless it is all of them), and which faces are among them. Cards that are certain need no group.
        """
        known: list[dict[str, object]] = []
        if not insight.known:
            return known
        homes = self._homes()
        for tangle in insight.known:
            everything = tangle.cards()
            besides = tangle.certain()
            if len(tangle.heaps) > 1:
                for heap in range(len(tangle.heaps)):
                    cards = tangle.spread(heap)
                    if len(cards) < len(everything):
                        within = tangle.certain_of(heap)
                        self._add_known(cards, within, insight.certain, homes, known)
                        for kind in within:
                            lift(besides, kind, False)
            if besides:
                self._add_known(everything, tangle.certain(), insight.certain, homes, known)
        return sorted(known, key=str) if len(known) > 1 else known

    def _add_known(
        self,
        cards: list[int],
        kinds: list[int],
        certain: dict[int, int],
        homes: list[int],
        known: list[dict[str, object]],
    ) -> None:
        """Add what is known of some cards together, if that is more than what is known of each of them."""
        hidden = [card for card in cards if card not in certain]
        left = kinds[:]
        for card in cards:
            if card in certain:
                lift(left, certain[card], False)
        if hidden and left:
            contents = sorted([self.layout.kinds[kind] for kind in left])
            counts = self._where(hidden, homes)
            known.append({"among": self._among(counts), "places": self._places(hidden, counts), "contents": contents})

    def _homes(self) -> list[int]:
        """For each card the zone in which it lies, -1 for the box."""
        homes = [-1] * len(self.face)
        for zone, cards in enumerate(self.zones):
            for card in cards:
                homes[card] = zone
        return homes

    def _where(self, known: list[int], homes: list[int]) -> list[int]:
        """How many of these cards lie in each zone."""
        counts = [0] * len(self.zones)
        for card in known:
            zone = homes[card]
            if zone >= 0:
                counts[zone] += 1
        return counts

    def _among(self, counts: list[int]) -> dict[str, int]:
        """The same by the names of the zones."""
        names = self.layout.names
        among: dict[str, int] = {}
        for zone, count in enumerate(counts):
            if count:
                among[names[zone]] = count
        return among

    def _places(self, known: list[int], counts: list[int]) -> dict[str, list[int]]:
        """The positions of these cards in ordered zones where other cards lie too, from the top."""
        places: dict[str, list[int]] = {}
        for zone, count in enumerate(counts):
            cards = self.zones[zone]
            if count and count < len(cards) and self.layout.ordered[zone]:
                held = CardSet(known)
                places[self.layout.names[zone]] = [at for at, card in enumerate(reversed(cards)) if held.has(card)]
        return places
