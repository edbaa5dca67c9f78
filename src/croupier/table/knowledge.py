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

# As many cards as a set of cards can hold, and the bit of the first in each of its words. (A literal 1 that is shifted to the
# left is shifted in 32 bits by mypyc.)
MOST_CARDS: Final = 310
HIGHEST: Final = 1 << 61

# Groups that tell nothing any more are cleared away when there are twice as many as last time, and so many more.
CROWD: Final = 8


class CardSet:
    """A set of cards: a bit for each, in native words of 62 cards, from the highest bit down."""

    def __init__(self, cards: list[int]) -> None:
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.d: i64 = 0
        self.e: i64 = 0
        card: i64 = 0
        for each in cards:
            card = each
            if card < 62:
                self.a |= HIGHEST >> card
            elif card < 124:
                self.b |= HIGHEST >> (card - 62)
            elif card < 186:
                self.c |= HIGHEST >> (card - 124)
            elif card < 248:
                self.d |= HIGHEST >> (card - 186)
            else:
                self.e |= HIGHEST >> (card - 248)

    def has(self, card: i64) -> bool:
        if card < 62:
            return self.a & HIGHEST >> card != 0
        if card < 124:
            return self.b & HIGHEST >> (card - 62) != 0
        if card < 186:
            return self.c & HIGHEST >> (card - 124) != 0
        if card < 248:
            return self.d & HIGHEST >> (card - 186) != 0
        return self.e & HIGHEST >> (card - 248) != 0

    def meets(self, other: CardSet) -> bool:
        """Whether some card is in both."""
        return (self.a & other.a | self.b & other.b | self.c & other.c | self.d & other.d | self.e & other.e) != 0

    def is_within(self, other: CardSet) -> bool:
        """Whether all its cards are in the other one."""
        return (self.a & ~other.a | self.b & ~other.b | self.c & ~other.c | self.d & ~other.d | self.e & ~other.e) == 0


class Group:
    """Cards of one pool that some viewers could not tell apart although they knew some of the faces among them.

    Viewers are a number with a bit for each; the groups of one viewer never overlap. What a viewer has seen since counts
    for itself (``settled``). Copies share the lists of cards and of kinds (in order) and the set of cards, so these are
    never changed in place.
    """

    def __init__(self, who: int, cards: list[int], kinds: list[int], held: CardSet | None = None) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.held: CardSet = CardSet(cards) if held is None else held

    def copy(self) -> Group:
        return Group(self.who, self.cards, self.kinds, self.held)


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


def insert(kinds: list[int], kind: i64) -> None:
    """Puts a kind into a list that is in order."""
    at: i64 = len(kinds)
    while at > 0 and kinds[at - 1] > kind:
        at -= 1
    kinds.insert(at, kind)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What everybody knows of the cards of one table."""

    def __init__(self, seats: int, like: Knowledge | None) -> None:
        self.spectators = 1 << seats
        self.crowd = CROWD
        if like is None:
            self.face: list[int] = []
            self.seen: list[int] = []
            self.pool: list[int] = []
            self.members: list[list[int]] = []
            self.groups: list[list[Group]] = []
            self.reveals = 0
        else:
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.pool = like.pool[:]
            self.members = [cards[:] for cards in like.members]
            self.groups = [[group.copy() for group in groups] if groups else [] for groups in like.groups]
            self.reveals = like.reveals

    def sleeve(self, kind: int, seen: int, pool: int) -> int:
        """A new card, and who sees it; its number."""
        while len(self.members) <= pool:
            self.members.append([])
            self.groups.append([])
        card = len(self.face)
        if card == MOST_CARDS:
            raise ValueError(f"{MOST_CARDS} cards at most")
        self.face.append(kind)
        self.seen.append(seen)
        self.pool.append(pool)
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
        touched: list[Group] = []
        groups = self.groups[pool]
        if not losing and not groups:
            return
        mixed = CardSet(cards)
        for group in groups:
            if mixed.meets(group.held):
                touched.append(group)
                if not mixed.is_within(group.held):
                    losing |= group.who
        losing &= ~spare
        if losing:
            self._lose_track(cards, mixed, losing, touched, pool)

    def _lose_track(self, cards: list[int], mixed: CardSet, losing: i64, touched: list[Group], pool: i64) -> None:
        """Mixes the cards for these viewers; the groups are those that hold some of the cards."""
        if len(cards) == len(self.members[pool]):
            self._forget_all(cards, losing, pool)
            return
        counted = self._counted(mixed, losing, pool)
        kept: list[Group] = []
        added: list[Group] = []
        while losing:
            alike = self._alike(cards, losing, counted, touched)
            if not self._all_known_and_alike(cards, alike):
                self._mix_for(cards, mixed, alike, counted & alike != 0, touched, kept, added)
            losing &= ~alike
        groups = self.groups[pool]
        for group in touched:
            if not group.who:
                groups = self.groups[pool] = [each for each in groups if each.who]
                break
        groups.extend(added)
        if len(groups) > self.crowd:
            self.groups[pool] = [group for group in groups if self._tells(group)]
            self.crowd = 2 * len(self.groups[pool]) + CROWD

    def _tells(self, group: Group) -> bool:
        """Whether somebody still knows something by a group."""
        for seat in range(self.spectators.bit_length()):
            if group.who & 1 << seat and self._as_it_stands(group, 1 << seat).kinds:
                return True
        return False

    def _forget_all(self, cards: list[int], who: i64, pool: i64) -> None:
        """A whole pool is mixed: what it holds in all is public, and there is nothing more to know."""
        seen = self.seen
        mask: i64 = 0
        for card in cards:
            mask = seen[card]
            seen[card] = mask & ~who
        for group in self.groups[pool]:
            group.who &= ~who
        self.groups[pool] = [group for group in self.groups[pool] if group.who]

    def _counted(self, mixed: CardSet, who: i64, pool: i64) -> i64:
        """Those of the viewers who lose nothing when the cards are mixed, since what a pool holds in all is public, and they
        have seen the rest."""
        seen = self.seen
        mask: i64 = 0
        for card in self.members[pool]:
            mask = seen[card]
            if mask & who != who and not mixed.has(card):
                who &= mask
                if not who:
                    break
        return who

    def _alike(self, cards: list[int], who: i64, counted: i64, touched: list[Group]) -> i64:
        """The first of these viewers, and all who know the same of the cards and of the groups that hold some of them."""
        first: i64 = who & -who
        if who == first:
            return who
        seen = self.seen
        mask: i64 = counted
        who &= mask if mask & first else ~mask
        for card in cards:
            mask = seen[card]
            who &= mask if mask & first else ~mask
        for group in touched:
            mask = group.who
            who &= mask if mask & first else ~mask
            if mask & first and who != first:
                for card in group.cards:
                    mask = seen[card]
                    who &= mask if mask & first else ~mask
        return who

    def _mix_for(
        self,
        cards: list[int],
        mixed: CardSet,
        who: i64,
        counted: bool,
        touched: list[Group],
        kept: list[Group],
        added: list[Group],
    ) -> None:
        """Mixes cards for viewers who all know the same of them. What they knew becomes one group, together with every group
        that holds some of the cards and still tells something. That they could say more than this where mixes overlap in part
        is not kept: what is kept is true, but then it is less."""
        seen = self.seen
        face = self.face
        mask: i64 = 0
        together = cards[:]
        kinds: list[int] = []
        spare: Group | None = None  # a group that nobody else needs is used again
        for group in touched:
            mask = group.who
            if not mask & who:
                continue
            group.who = mask & ~who
            left = group.kinds[:]
            inside = False
            outside: list[int] = []
            for card in group.cards:
                mask = seen[card]
                if mask & who:
                    lift(left, face[card], False)
                elif mixed.has(card):
                    inside = True
                else:
                    outside.append(card)
            if left and inside:
                together.extend(outside)
                if kinds:
                    left.extend(kinds)
                    left.sort()
                kinds = left
                if not group.who:
                    spare = group
            elif left:
                added.append(Group(who, outside, left))
        joined = len(kinds) > 0
        for card in cards:
            mask = seen[card]
            if mask & who:
                insert(kinds, face[card])
                seen[card] = mask & ~who
        if kinds and (joined or not counted):
            for group in kept:
                if group.kinds == kinds and group.cards == together:
                    group.who |= who
                    return
            held = mixed if len(together) == len(cards) else CardSet(together)
            if spare is None:
                spare = Group(who, together, kinds, held)
                added.append(spare)
            else:
                spare.who = who
                spare.cards = together
                spare.kinds = kinds
                spare.held = held
            kept.append(spare)

    def _all_known_and_alike(self, cards: list[int], who: i64) -> bool:
        """Whoever has seen that all cards are of one kind need not tell them apart."""
        kind: i64 = self.face[cards[0]]
        mask: i64 = 0
        for card in cards:
            mask = self.seen[card]
            if mask & who != who or self.face[card] != kind:
                return False
        return True

    def _as_it_stands(self, group: Group, viewer: i64) -> Group:
        """A group for one viewer: the cards not seen since, the faces not found since."""
        seen = self.seen
        mask: i64 = 0
        found = False
        for card in group.cards:
            mask = seen[card]
            if mask & viewer:
                found = True
                break
        if not found:
            return Group(viewer, group.cards, group.kinds)
        cards: list[int] = []
        kinds = group.kinds[:]
        for card in group.cards:
            mask = seen[card]
            if mask & viewer:
                lift(kinds, self.face[card], False)
            else:
                cards.append(card)
        return Group(viewer, cards, kinds)

    def settled(self, pool: i64) -> list[Group]:
        """All groups of a pool as they stand, viewer by viewer."""
        groups: list[Group] = []
        for group in self.groups[pool]:
            for seat in range(self.spectators.bit_length()):
                if group.who & 1 << seat:
                    now = self._as_it_stands(group, 1 << seat)
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
            if group.who & viewer and card in group.cards:
                now = self._as_it_stands(group, viewer)
                if len(now.cards) == len(now.kinds) == now.kinds.count(now.kinds[0]):
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
        known = [self._as_it_stands(group, viewer) for group in self.groups[pool] if group.who & viewer]
        others = [group for group in self.groups[pool] if not group.who & viewer]
        public = [group for group in others if group.who & self.spectators]
        broken: list[Group] = []
        for _ in range(TRIES):
            self._deal_faces(cards, known, rng)
            broken = [group for group in public if not self._is_true(group)]
            if not broken:
                break
        for group in others:
            if not group.who & self.spectators or group in broken:
                self._imagine(group, rng)

    def _deal_faces(self, cards: list[int], known: list[Group], rng: Rng) -> None:
        """Shuffles the faces of the cards, with those of the known groups somewhere in their group."""
        face = self.face
        places = cards
        kinds = [face[card] for card in cards]
        if known:
            counts = [0] * (max(kinds) + 1)
            for kind in kinds:
                counts[kind] += 1
            dealt: list[int] = []
            for group in known:
                within = group.cards[:]
                rng.shuffle(within)
                for at, kind in enumerate(group.kinds):
                    face[within[at]] = kind
                    dealt.append(within[at])
                    counts[kind] -= 1
            taken = CardSet(dealt)
            places = [card for card in cards if not taken.has(card)]
            kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        rng.shuffle(kinds)
        for at, card in enumerate(places):
            face[card] = kinds[at]

    def _is_true(self, group: Group) -> bool:
        left = [self.face[card] for card in group.cards]
        left.sort()
        at = 0
        for kind in group.kinds:
            while at < len(left) and left[at] < kind:
                at += 1
            if at == len(left) or left[at] != kind:
                return False
            at += 1
        return True

    def _imagine(self, group: Group, rng: Rng) -> None:
        """What others know of a group is dealt anew as well: as many faces as before, of those that lie there now."""
        kinds = [self.face[card] for card in group.cards]
        if len(kinds) > len(group.kinds):
            rng.shuffle(kinds)
            del kinds[len(group.kinds) :]
        kinds.sort()
        group.kinds = kinds
