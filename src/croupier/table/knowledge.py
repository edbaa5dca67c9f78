"""Secrets: who has seen which card, and what remains known when cards are mixed.

A card is a sleeve: a small number. What is printed on it stands in ``face``, who has seen it where it lies in ``seen`` (a bit
per seat, and one for the spectators). Nothing else says what anybody knows: views, events and re-deals all read it here.
Cards of one ``pool`` can be mistaken for each other; what a pool holds in all is public.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from croupier.table.rng import Rng

TRIES: Final = 20


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
class Knowledge:
    """What everybody knows of the cards of one table."""

    def __init__(self, seats: int, like: Knowledge | None) -> None:
        self.spectators = 1 << seats
        if like is None:
            self.face: list[int] = []
            self.seen: list[int] = []
            self.pool: list[int] = []
            self.bits: list[int] = []
            self.families: list[int] = []
            self.members: list[list[int]] = []
            self.groups: list[list[Group]] = []
            self.reveals = 0
        else:
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.pool = like.pool[:]
            self.bits = like.bits
            self.families = like.families
            self.members = [cards[:] for cards in like.members]
            self.groups = [[group.copy() for group in groups] if groups else [] for groups in like.groups]
            self.reveals = like.reveals

    def sleeve(self, kind: int, seen: int, pool: int, family: int) -> int:
        """A new card, and who sees it; its number."""
        while len(self.members) <= pool:
            self.members.append([])
            self.groups.append([])
        card = len(self.face)
        self.face.append(kind)
        self.seen.append(seen)
        self.pool.append(pool)
        self.bits.append(1 << self.families.count(family))
        self.families.append(family)
        self.members[pool].append(card)
        return card

    def see(self, card: i64, who: i64) -> None:
        """These viewers have now seen the card where it lies."""
        seen: i64 = self.seen[card]
        fresh = who & ~seen
        if fresh:
            self.seen[card] = seen | who
            self.reveals += 1

    def into_pool(self, card: i64, pool: i64) -> None:
        """Everybody has seen the card change heaps: from now on it can be mistaken for those of another pool."""
        old: i64 = self.pool[card]
        if self.groups[old]:
            self.groups[old] = self.settled(old)
        lift(self.members[old], card)
        self.members[pool].append(card)
        self.pool[card] = pool

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
            for seat in range(self.spectators.bit_length()):
                if group.who & 1 << seat:
                    now = self._as_it_stands(group, 1 << seat, pool)
                    if now.kinds:
                        groups.append(now)
        return groups

    def known_face(self, card: i64, viewer: i64) -> int:
        """What one viewer knows of a card for certain: what they have seen, or what remains when all else is accounted for;
        -1 if they cannot say."""
        if self.seen[card] & viewer:
            return self.face[card]
        pool = self.pool[card]
        for group in self.groups[pool]:
            if group.who & viewer and group.cards & self.bits[card]:
                now = self._as_it_stands(group, viewer, pool)
                if len(self.in_group(now, pool)) == len(now.kinds) == now.kinds.count(now.kinds[0]):
                    return now.kinds[0]
        for other in self.members[pool]:
            if not self.seen[other] & viewer and self.face[other] != self.face[card]:
                return -1
        return self.face[card]

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
        others = [group for group in self.groups[pool] if not group.who & viewer]
        public = [group for group in others if group.who & self.spectators]
        broken: list[Group] = []
        for _ in range(TRIES):
            self._deal_faces(cards, known, rng)
            broken = [group for group in public if not self._is_true(group, pool)]
            if not broken:
                break
        for group in others:
            if not group.who & self.spectators or group in broken:
                self._imagine(group, pool, rng)

    def _deal_faces(self, cards: list[int], known: list[Group], rng: Rng) -> None:
        """Shuffles the faces of the cards, with those of the known groups somewhere in their group."""
        face = self.face
        places = cards
        kinds = [face[card] for card in cards]
        if known:
            counts = [0] * (max(kinds) + 1)
            for kind in kinds:
                counts[kind] += 1
            dealt = [False] * len(face)
            for group in known:
                within = [card for card in cards if group.cards & self.bits[card]]
                rng.shuffle(within)
                for at, kind in enumerate(group.kinds):
                    face[within[at]] = kind
                    dealt[within[at]] = True
                    counts[kind] -= 1
            places = [card for card in cards if not dealt[card]]
            kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
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
        if len(kinds) > len(group.kinds):
            rng.shuffle(kinds)
            del kinds[len(group.kinds) :]
        kinds.sort()
        group.kinds = kinds

    def in_group(self, group: Group, pool: i64) -> list[int]:
        """The cards of a group."""
        cards = group.cards
        return [card for card in self.members[pool] if cards & self.bits[card]]
