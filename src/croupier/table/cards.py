"""Cards, zones and secrets: where every card lies, and who has seen it there.

A card is a sleeve: a small number. What is printed on it stands in ``face``, where it lies in ``zones``, who has seen it
where it lies in ``seen`` (a bit per seat, and one for the spectators). Nothing else says what anybody knows: views,
events and re-deals all read it here. Cards of one ``pool`` can be mistaken for each other; what a pool holds in all is public.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from croupier.table.rng import Rng

HIDDEN: Final = 0
OWNER: Final = 1
OPEN: Final = 2
TRIES: Final = 20
MOST_SEATS: Final = 7
MOST_KINDS: Final = 254


class Layout:
    """The places of a game for one number of seats, shared by every copy of its state.

    ``decks`` names the piles that may be stacked, with their pool; ``dice`` the dice, with their number of faces.
    """

    def __init__(self, seats: int, kinds: list[str]) -> None:
        if seats > MOST_SEATS or len(kinds) > MOST_KINDS:
            raise ValueError(f"{MOST_SEATS} seats and {MOST_KINDS} kinds at most; not {seats} and {len(kinds)}")
        self.seats = seats
        self.kinds = kinds
        self.everybody = (1 << (seats + 1)) - 1
        self.names: list[str] = []
        self.owners: list[int] = []
        self.sight: list[int] = []
        self.ordered: list[bool] = []
        self.decks: dict[str, int] = {}
        self.dice: dict[str, int] = {}

    def common(self, name: str, sight: int, ordered: bool = False) -> int:
        """A zone in the middle of the table; its number."""
        self.names.append(name)
        self.owners.append(-1)
        self.sight.append(self.everybody if sight == OPEN else 0)
        self.ordered.append(ordered)
        return len(self.names) - 1

    def each(self, name: str, sight: int, ordered: bool = False) -> int:
        """A zone before every seat; the number of seat 0's."""
        first = len(self.names)
        for seat in range(self.seats):
            zone = self.common(f"{name}:{seat}", sight, ordered)
            self.owners[zone] = seat
            if sight == OWNER:
                self.sight[zone] = 1 << seat
        return first


class Group:
    """Cards of one pool that some viewers could not tell apart although they knew some of the faces among them.

    Viewers and cards are numbers with a bit for each; the groups of one viewer never overlap. What a viewer has seen since
    counts for itself (``settled``).
    """

    def __init__(self, who: int, cards: int, kinds: list[int]) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds

    def copy(self) -> Group:
        return Group(self.who, self.cards, self.kinds)


def lift(cards: list[int], card: i64, there: bool = True) -> None:
    """Takes a card (or a kind) out of a list; it must be ``there``, unless that is left open."""
    place: i64 = 0
    for other in cards:
        if other == card:
            del cards[place]
            return
        place += 1
    if there:
        raise ValueError(f"{card} does not lie there")


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The cards of one table. Moving, showing, mixing and shuffling are the only verbs, and each keeps the secrets straight."""

    def __init__(self, layout: Layout, rng: Rng, like: Cards | None) -> None:
        self.layout = layout
        self.rng = rng
        if like is None:
            self.zones: list[list[int]] = [[] for _ in layout.names]
            self.face: list[int] = []
            self.seen: list[int] = []
            self.pool: list[int] = []
            self.bits: list[int] = []
            self.families: list[int] = []
            self.members: list[list[int]] = []
            self.groups: list[list[Group]] = []
            self.luck: dict[str, list[int]] = {}
            self.reveals = 0
        else:
            self.zones = [zone[:] for zone in like.zones]
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.pool = like.pool[:]
            self.bits = like.bits
            self.families = like.families
            self.members = [cards[:] for cards in like.members]
            self.groups = [[group.copy() for group in groups] if groups else [] for groups in like.groups]
            self.luck = {name: kinds[:] for name, kinds in like.luck.items()} if like.luck else {}
            self.reveals = like.reveals

    # Putting the box on the table.

    def lay(self, kind: int, count: int, zone: int, pool: int, family: int = 0) -> None:
        """Puts new cards of a kind into a zone, seen by whoever sees that zone.

        Cards of different families never share a pool; each family counts its cards for itself, and up to 62 are fastest.
        """
        while len(self.members) <= pool:
            self.members.append([])
            self.groups.append([])
        for _ in range(count):
            card = len(self.face)
            self.bits.append(1 << self.families.count(family))
            self.families.append(family)
            self.face.append(kind)
            self.seen.append(self.layout.sight[zone])
            self.pool.append(pool)
            self.members[pool].append(card)
            self.zones[zone].append(card)

    def into_pool(self, card: i64, pool: i64) -> None:
        """Everybody has seen the card change heaps: from now on it can be mistaken for those of another pool."""
        old: i64 = self.pool[card]
        if self.groups[old]:
            self.groups[old] = self.settled(old)
        lift(self.members[old], card)
        self.members[pool].append(card)
        self.pool[card] = pool

    # Moving and showing.

    def see(self, card: i64, who: i64) -> None:
        """These viewers have now seen the card where it lies."""
        seen: i64 = self.seen[card]
        fresh = who & ~seen
        if fresh:
            self.seen[card] = seen | who
            self.reveals += 1

    def move(self, card: i64, source: i64, target: i64) -> None:
        """Moves a card that everybody can follow with their eyes to the top of another zone."""
        lift(self.zones[source], card)
        self.zones[target].append(card)
        self.see(card, self.layout.sight[target])

    def draw(self, source: i64, target: i64) -> i64:
        """Moves the top card of a pile; the card."""
        card: i64 = self.zones[source].pop()
        self.zones[target].append(card)
        self.see(card, self.layout.sight[target])
        return card

    def pick(self, kind: i64, source: i64, target: i64) -> i64:
        """Moves a card of the kind out of a hand, chosen by its owner: nobody else can tell which it was. The card."""
        cards = self.zones[source]
        self.mix(cards, self.layout.sight[source])
        face = self.face
        place: i64 = 0
        for card in cards:
            if face[card] == kind:
                del cards[place]
                self.zones[target].append(card)
                self.see(card, self.layout.sight[target])
                return card
            place += 1
        raise ValueError(f"no {self.layout.kinds[kind]} in {self.layout.names[source]}")

    def pick_blind(self, source: int, target: int) -> int:
        """Moves a random card of a hand into another; only the two owners can tell which it was. The card."""
        cards = self.zones[source]
        self.mix(cards, self.layout.sight[source] | self.layout.sight[target])
        card = cards[self.rng.below(len(cards))]
        self.move(card, source, target)
        return card

    def carry(self, source: i64, target: i64) -> None:
        """Moves a whole zone as it is; everybody can follow every card."""
        cards = self.zones[source]
        self.zones[source] = []
        self.zones[target].extend(cards)
        sight = self.layout.sight[target]
        if sight:
            for card in cards:
                self.see(card, sight)

    def gather(self, sources: list[int], target: i64) -> None:
        """Puts whole zones into another, where only those who see that zone can tell the cards apart."""
        into = self.zones[target]
        for source in sources:
            cards = self.zones[source]
            into.extend(cards)
            cards.clear()
        if not into:
            return
        sight: i64 = self.layout.sight[target]
        pool: i64 = self.pool[into[0]]
        if len(into) == len(self.members[pool]) and not self.groups[pool]:
            seen = self.seen
            for card in into:
                seen[card] = sight
            self.reveals += 1
            return
        self.mix(into, sight)
        if sight:
            for card in into:
                self.see(card, sight)

    def shuffle(self, zone: i64) -> None:
        """Nobody can tell any more which card of the zone is which."""
        cards = self.zones[zone]
        self.rng.shuffle(cards)
        self.mix(cards, 0)
        if self.luck:
            self._stack(self.layout.names[zone], cards)

    def _stack(self, name: str, cards: list[int]) -> None:
        """Arranges the top of a pile as the opener of the table wished, once."""
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

    def roll(self, die: str) -> int:
        """A face of the die, from 1 up; the opener of the table may have wished for it."""
        self.reveals += 1
        if self.luck:
            wished = self.luck.get(die)
            if wished:
                return wished.pop(0)
        return self.rng.below(self.layout.dice[die]) + 1

    # What remains known when cards are mixed.

    def mix(self, cards: list[int], spare: i64) -> None:
        """All viewers but the spared lose track of which of these cards is which; what they knew of them as a group stays."""
        if len(cards) < 2:
            return
        seen = self.seen
        losing: i64 = 0
        mask: i64 = 0
        for card in cards:
            mask = seen[card]
            losing |= mask
        pool: i64 = self.pool[cards[0]]
        if self.groups[pool]:
            losing |= self._losing_groups(cards, pool)
        losing &= ~spare
        if losing == 0:
            return
        while losing:
            alike = losing if len(cards) == len(self.members[pool]) else self._alike(losing, pool)
            self._mix_for(cards, alike, pool)
            losing &= ~alike

    def _losing_groups(self, cards: list[int], pool: i64) -> int:
        """The viewers for whom the cards lie partly in a group and partly not."""
        together = 0
        for card in cards:
            together |= self.bits[card]
        losing = 0
        for group in self.groups[pool]:
            if group.cards & together and together & ~group.cards:
                losing |= group.who
        return losing

    def _alike(self, who: i64, pool: i64) -> i64:
        """The first of these viewers, and all who know the same of the pool."""
        first: i64 = who & -who
        if who == first:
            return who
        mask: i64 = 0
        for card in self.members[pool]:
            mask = self.seen[card]
            who &= mask if mask & first else ~mask
        for group in self.groups[pool]:
            mask = group.who
            who &= mask if mask & first else ~mask
        return who

    def _mix_for(self, cards: list[int], who: i64, pool: i64) -> None:
        """Mixes cards for viewers who all know the same of them."""
        if self._all_known_and_alike(cards, who):
            return
        if not self.groups[pool]:
            if not self._can_be_counted(cards, who, pool):
                self._join(cards, who, pool)
        elif len(cards) == len(self.members[pool]):
            self._release(who, pool)
        elif self._widen(cards, who, pool):
            pass
        elif self._settle(who, pool) or not self._can_be_counted(cards, who, pool):
            self._join(cards, who, pool)
        seen = self.seen
        mask: i64 = 0
        for card in cards:
            mask = seen[card]
            seen[card] = mask & ~who

    def _all_known_and_alike(self, cards: list[int], who: i64) -> bool:
        """Whoever has seen that all cards are of one kind need not tell them apart."""
        kind: i64 = self.face[cards[0]]
        mask: i64 = 0
        for card in cards:
            mask = self.seen[card]
            if mask & who != who or self.face[card] != kind:
                return False
        return True

    def _can_be_counted(self, cards: list[int], who: i64, pool: i64) -> bool:
        """Whether viewers lose nothing when the cards are mixed, since what a pool holds in all is public: all of it is
        mixed, or they have seen the rest."""
        members = self.members[pool]
        outside: i64 = len(members) - len(cards)
        if outside == 0:
            return True
        seen = self.seen
        mask: i64 = 0
        for card in members:
            mask = seen[card]
            if mask & who:
                outside -= 1
        for card in cards:
            mask = seen[card]
            if mask & who:
                outside += 1
        return outside == 0

    def _release(self, who: i64, pool: i64) -> None:
        """These viewers keep no group of the pool."""
        for group in self.groups[pool]:
            group.who &= ~who
        self.groups[pool] = [group for group in self.groups[pool] if group.who]

    def _widen(self, cards: list[int], who: i64, pool: i64) -> bool:
        """Mixes cards that a viewer has not seen into the one group that some of them belong to, if it is just one."""
        together = 0
        mask: i64 = 0
        for card in cards:
            together |= self.bits[card]
            mask = self.seen[card]
            if mask & who:
                return False
        part: Group | None = None
        for group in self.groups[pool]:
            if group.who & who and group.cards & together:
                if part is not None:
                    return False
                part = group
        if part is None:
            return False
        if part.who == who:
            part.cards |= together
        else:
            part.who &= ~who
            self.groups[pool].append(Group(who, part.cards | together, part.kinds))
        return True

    def _join(self, cards: list[int], who: i64, pool: i64) -> None:
        """The cards become one group, together with every group that they belong to in part. That a viewer could say more
        than this where mixes overlap in part is not kept: what is kept is true, but then it is less."""
        together = 0
        kinds: list[int] = []
        for card in cards:
            together |= self.bits[card]
            if self.seen[card] & who:
                kinds.append(self.face[card])
        kept: list[Group] = []
        for group in self.groups[pool]:
            if group.who & who and group.cards & together:
                together |= group.cards
                kinds.extend(group.kinds)
                group.who &= ~who
            if group.who:
                kept.append(group)
        if kinds:
            kinds.sort()
            kept.append(Group(who, together, kinds))
        self.groups[pool] = kept

    def _settle(self, viewer: i64, pool: i64) -> bool:
        """Brings the groups of one viewer, or of viewers who know the same, up to date; whether there are any."""
        settled: list[Group] = []
        for group in self.groups[pool]:
            if group.who & viewer:
                group.who &= ~viewer
                now = self._as_it_stands(group, viewer, pool)
                if now.kinds:
                    settled.append(now)
        self.groups[pool] = [group for group in self.groups[pool] if group.who] + settled
        return len(settled) > 0

    def _as_it_stands(self, group: Group, viewer: i64, pool: i64) -> Group:
        """A group for one viewer: the cards not seen since, the faces not found since."""
        seen = self.seen
        mask: i64 = 0
        cards = group.cards
        kinds = group.kinds[:]
        for card in self.members[pool]:
            mask = seen[card]
            if mask & viewer and cards & self.bits[card]:
                cards &= ~self.bits[card]
                lift(kinds, self.face[card], False)
        return Group(viewer, cards, kinds)

    def settled(self, pool: i64) -> list[Group]:
        """All groups of a pool as they stand, viewer by viewer."""
        groups: list[Group] = []
        for group in self.groups[pool]:
            for seat in range(self.layout.seats + 1):
                if group.who & 1 << seat:
                    now = self._as_it_stands(group, 1 << seat, pool)
                    if now.kinds:
                        groups.append(now)
        return groups

    # Dealing anew what a viewer cannot know.

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Shuffles the faces among all cards that the viewer cannot tell apart, and keeps everything that the viewer knows."""
        seen = self.seen
        mask: i64 = 0
        for pool in range(len(self.members)):
            cards: list[int] = []
            for card in self.members[pool]:
                mask = seen[card]
                if not mask & viewer:
                    cards.append(card)
            if len(cards) > 1:
                if self.groups[pool]:
                    self._redeal_groups(pool, cards, viewer, rng)
                else:
                    self._deal_faces(cards, [], rng)

    def _redeal_groups(self, pool: i64, cards: list[int], viewer: i64, rng: Rng) -> None:
        """The same where groups are known: the viewer's own hold, and so do those of the public, which everybody knows."""
        known = [self._as_it_stands(group, viewer, pool) for group in self.groups[pool] if group.who & viewer]
        spectators: i64 = 1 << self.layout.seats
        public = [group for group in self.groups[pool] if group.who & spectators]
        for _ in range(TRIES):
            self._deal_faces(cards, known, rng)
            if all([self._is_true(group, pool) for group in public]):
                break
        for group in self.groups[pool]:
            if not group.who & viewer and not (group.who & spectators and self._is_true(group, pool)):
                self._imagine(group, pool, rng)

    def _deal_faces(self, cards: list[int], known: list[Group], rng: Rng) -> None:
        """Shuffles the faces of the cards, with those of the known groups somewhere in their group."""
        face = self.face
        places = cards[:]
        kinds = [face[card] for card in cards]
        for group in known:
            within = [card for card in cards if group.cards & self.bits[card]]
            rng.shuffle(within)
            for at, kind in enumerate(group.kinds):
                face[within[at]] = kind
                lift(places, within[at])
                lift(kinds, kind)
        rng.shuffle(kinds)
        for at, card in enumerate(places):
            face[card] = kinds[at]

    def _is_true(self, group: Group, pool: i64) -> bool:
        left = [self.face[card] for card in self.in_group(group, pool)]
        for kind in group.kinds:
            size = len(left)
            lift(left, kind, False)
            if len(left) == size:
                return False
        return True

    def _imagine(self, group: Group, pool: i64, rng: Rng) -> None:
        """What others know of a group is dealt anew as well: as many faces as before, of those that lie there now."""
        kinds = [self.face[card] for card in self.in_group(group, pool)]
        rng.shuffle(kinds)
        del kinds[len(group.kinds) :]
        kinds.sort()
        group.kinds = kinds

    def in_group(self, group: Group, pool: i64) -> list[int]:
        """The cards of a group."""
        cards = group.cards
        return [card for card in self.members[pool] if cards & self.bits[card]]

    # Cards in words.

    def words(self, zone: int) -> list[str]:
        """The truth about a zone: its cards from the top."""
        kinds = self.layout.kinds
        return [kinds[self.face[card]] for card in reversed(self.zones[zone])]

    def backs(self, zone: int, eye: int) -> list[str | None]:
        """A zone as a viewer may know it: kinds where the card was seen, nothing where not; piles from the top."""
        kinds = self.layout.kinds
        cards = self.zones[zone]
        if self.layout.ordered[zone]:
            return [kinds[self.face[card]] if self.seen[card] & eye else None for card in reversed(cards)]
        known: list[str | None] = []
        known.extend(sorted([kinds[self.face[card]] for card in cards if self.seen[card] & eye]))
        known.extend([None] * (len(cards) - len(known)))
        return known

    def known_groups(self, eye: int) -> list[dict[str, object]]:
        """What a viewer knows of cards it cannot tell apart: how many lie where, and which faces are among them."""
        known: list[dict[str, object]] = []
        for pool in range(len(self.groups)):
            for group in self.settled(pool):
                if group.who & eye:
                    contents = sorted([self.layout.kinds[kind] for kind in group.kinds])
                    known.append({"among": self._where(group, pool), "contents": contents})
        return sorted(known, key=str)

    def _where(self, group: Group, pool: int) -> dict[str, int]:
        """How many cards of a group lie in which zone."""
        members = self.in_group(group, pool)
        among: dict[str, int] = {}
        for zone, cards in enumerate(self.zones):
            count = len([card for card in cards if card in members])
            if count:
                among[self.layout.names[zone]] = count
        return among
