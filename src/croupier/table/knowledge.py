"""Secrets: who has seen which card, and what remains known when cards are mixed.

A card is a sleeve: a small number. ``face`` has what is printed on it, ``seen`` who has seen it where it lies (a bit
per seat, and one for the spectators). Views, events and re-deals read nothing else to find out what viewers know. Cards
of one ``pool`` can be mistaken for each other; a pool's total contents are public.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from croupier.table.cardset import MOST_CARDS, CardSet, insert, lift
from croupier.table.tangle import (
    MOST_CASES,
    MOST_CASES_OF_MANY,
    MOST_COMBINATIONS,
    Tangle,
    heap_of,
    join,
    mixed_into,
    observed,
    pruned,
    set_apart,
    simplified,
)

# Every viewer, as a number with a bit for each.
ALL_VIEWERS: Final = -1

# Groups that say nothing any more are removed when there are twice as many as last time, plus this many.
CROWD: Final = 8

# In pools with few cards and few kinds (their product is at most this) every explanation of a seen card is weighed. In
# larger pools a seen card is treated as a known one of its kind where that allows the same worlds: the probabilities
# are then nearly, but not quite, those of the shuffles.
MOST_WEIGHED: Final = 64

# A deed is pending knowledge: a mix, a card that was seen or lost sight of, or what some viewers learnt about the kind
# of a card. It is a number, from the low bits up: the kind of deed, its number of details, a card, and viewers (those
# who were spared, who had seen the card before, or who learnt of it). The details are the cards that were mixed, or the
# kinds.
WHAT: Final = 3
MIXED: Final = 0
SEEN: Final = 1
NARROWED: Final = 2
DETAILS_AT: Final = 2
CARD_AT: Final = 11
VIEWERS_AT: Final = 20
NINE_BITS: Final = 0x1FF

# How many cases of each tangle are kept if there are too many combinations of them.
FEW_CASES: Final = 4


class Group:
    """Cards of one pool that some viewers could not tell apart although they knew some of the faces among them.

    Viewers are a number with a bit for each; the groups and tangles of one viewer never overlap. What a viewer has seen
    since is not included. Copies share the lists of cards and of kinds (sorted) and the set of cards, so these are
    never changed in place.
    """

    def __init__(self, who: int, cards: list[int], kinds: list[int], held: CardSet | None = None) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds
        self.held: CardSet = CardSet(cards) if held is None else held

    def copy(self) -> Group:
        return Group(self.who, self.cards, self.kinds, self.held)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What each viewer knows of the cards of one table. ``stale`` has, for each pool, the viewers whose knowledge may
    have changed since it was last worked out (``Deductions.insights``). ``reseen`` has the cards that were seen, or
    perhaps lost sight of, without being moved; its reader (``croupier.research.Batch``) clears it.
    """

    def __init__(self, seats: int, like: Knowledge | None) -> None:
        self.spectators = 1 << seats
        self.crowd = CROWD
        self.reseen = CardSet([])
        if like is None:
            self.face: list[int] = []
            self.seen: list[int] = []
            self.pool: list[int] = []
            self.members: list[list[int]] = []
            self.groups: list[list[Group]] = []
            self.tangles: list[list[Tangle]] = []
            self.deeds: list[list[int]] = []
            self.details: list[list[int]] = []
            self.murky: list[CardSet] = []
            self.weighed: list[bool] = []
            self.reveals = 0
            self.stale: list[int] = []
            self.kind_count = 0
        else:
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.pool = like.pool[:]
            self.members = [cards[:] for cards in like.members]
            self.groups = [[group.copy() for group in groups] if groups else [] for groups in like.groups]
            self.tangles = [[tangle.copy() for tangle in tangles] if tangles else [] for tangles in like.tangles]
            self.deeds = [deeds[:] for deeds in like.deeds]
            self.details = [details[:] for details in like.details]
            self.murky = [cards.copy() for cards in like.murky]
            self.weighed = like.weighed[:]
            self.reveals = like.reveals
            self.stale = [ALL_VIEWERS] * len(like.members)
            self.kind_count = like.kind_count

    def sleeve(self, kind: int, seen: int, pool: int) -> int:
        """Add a card with its viewers; return its number."""
        while len(self.members) <= pool:
            self.members.append([])
            self.groups.append([])
            self.tangles.append([])
            self.deeds.append([])
            self.details.append([])
            self.murky.append(CardSet([]))
            self.weighed.append(True)
            self.stale.append(ALL_VIEWERS)
        self.stale[pool] = ALL_VIEWERS
        card = len(self.face)
        if card == MOST_CARDS:
            raise ValueError(f"a game has at most {MOST_CARDS} cards")
        self.face.append(kind)
        self.kind_count = max(self.kind_count, kind + 1)
        self.seen.append(seen)
        self.pool.append(pool)
        self.members[pool].append(card)
        if self.weighed[pool]:
            self.weighed[pool] = self._is_weighed(pool)
        return card

    def _is_weighed(self, pool: int) -> bool:
        """Whether every explanation of a seen card is weighed in a pool."""
        members = self.members[pool]
        kinds: list[int] = []
        for card in members:
            kind = self.face[card]
            if kind not in kinds:
                kinds.append(kind)
        return len(members) * len(kinds) <= MOST_WEIGHED

    def see(self, card: i64, who: i64) -> None:
        """Let these viewers see the card where it lies."""
        self.reseen.put_one(card)
        self.notice(card, who)

    def notice(self, card: i64, who: i64) -> None:
        """Let these viewers see the card as it arrives in a zone."""
        seen: i64 = self.seen[card]
        fresh = who & ~seen
        if fresh:
            self.seen[card] = seen | who
            self.reveals += 1
            pool: i64 = self.pool[card]
            self._outdate(pool, fresh)
            deeds = self.deeds[pool]
            if deeds:
                deeds.append(SEEN | card << CARD_AT | seen << VIEWERS_AT)

    def _outdate(self, pool: i64, who: i64) -> None:
        """Mark what was worked out for these viewers as outdated."""
        stale: i64 = self.stale[pool]
        if who & ~stale:
            self.stale[pool] = stale | who

    def see_all(self, cards: list[int], who: i64) -> None:
        """Let these viewers see the cards where they lie."""
        self.reseen.put(cards)
        for card in cards:
            self.notice(card, who)

    def into_pool(self, card: i64, pool: i64) -> None:
        """Move the card openly to another pool: from now on it can be mistaken for the cards there."""
        old: i64 = self.pool[card]
        self.stale[old] = self.stale[pool] = ALL_VIEWERS
        self._settle(old)
        self._settle(pool)
        if self.groups[old] or self.tangles[old]:
            self._note_by_viewer(old)
        lift(self.members[old], card)
        self.members[pool].append(card)
        self.pool[card] = pool
        if self.weighed[pool]:
            self.weighed[pool] = self._is_weighed(pool)

    # What remains known when cards are mixed.

    def mix(self, cards: list[int], spare: i64) -> None:
        """Make all viewers but the spared lose track of which of these cards is which; what they knew of them together
        stays.

        The consequences are worked out on demand (``settle``), and most are never needed.
        """
        self.reseen.put(cards)
        self.mix_within(cards, spare)

    def mix_within(self, cards: list[int], spare: i64) -> None:
        """The same for cards in zones already noted as changed."""
        if len(cards) < 2:
            return
        losing = self._seen_by(cards) & ~spare
        pool: i64 = self.pool[cards[0]]
        deeds = self.deeds[pool]
        nothing_kept = not deeds and not self.groups[pool] and not self.tangles[pool]
        if not losing and nothing_kept:
            return
        whole = len(cards) == len(self.members[pool])
        if whole and (nothing_kept or not spare):
            self._forget_all(cards, pool, spare)
            return
        murky = self.murky[pool]
        if not losing and not murky.has_any(cards):
            return
        self._outdate(pool, ~spare)
        count: i64 = len(cards)
        deeds.append(MIXED | count << DETAILS_AT | spare << VIEWERS_AT)
        self.details[pool].extend(cards)
        murky.put(cards)
        if losing:
            self._lose_sight(cards, losing, deeds)

    def _lose_sight(self, cards: list[int], losing: i64, deeds: list[int]) -> None:
        """Make these viewers lose sight of which card is which."""
        keeping = self._seen_alike(cards)
        if keeping & self.spectators:
            # If all cards are publicly of one kind, viewers who have seen it need not tell them apart.
            losing &= ~keeping
        seen = self.seen
        mask: i64 = 0
        number: i64 = 0
        for card in cards:
            mask = seen[card]
            if mask & losing:
                number = card
                deeds.append(SEEN | number << CARD_AT | mask << VIEWERS_AT)
                seen[card] = mask & ~losing

    def _seen_alike(self, cards: list[int]) -> i64:
        """The viewers who have seen all these cards, if they are of one kind."""
        seen: i64 = -1
        kind: i64 = self.face[cards[0]]
        for card in cards:
            if self.face[card] != kind:
                return 0
            seen &= self.seen[card]
        return seen

    def _forget_all(self, cards: list[int], pool: i64, spare: i64) -> None:
        """Forget a whole pool that was mixed: its contents are public, and there is nothing more to know."""
        self._outdate(pool, ~spare)
        seen = self.seen
        mask: i64 = 0
        for card in cards:
            mask = seen[card]
            seen[card] = mask & spare
        self.groups[pool] = []
        self.tangles[pool] = []
        self.deeds[pool] = []
        self.details[pool] = []
        self.murky[pool] = CardSet([])

    def settle(self) -> None:
        """Work out what each viewer knows after the mixes so far."""
        for pool in range(len(self.deeds)):
            self._settle(pool)

    def _settle(self, pool: i64) -> None:
        """Go through the mixes of a pool one after the other, with ``seen`` as it was before each of them."""
        deeds = self.deeds[pool]
        if not deeds:
            return
        details = self.details[pool]
        self.deeds[pool] = []
        self.details[pool] = []
        seen = self.seen
        after: list[int] = []
        for deed in reversed(deeds):
            if deed & WHAT == SEEN:
                card = deed >> CARD_AT & NINE_BITS
                after.append(seen[card])
                seen[card] = deed >> VIEWERS_AT
        at = 0
        for deed in deeds:
            card = deed >> CARD_AT & NINE_BITS
            if deed & WHAT == SEEN:
                seen[card] = after.pop()
                continue
            end = at + (deed >> DETAILS_AT & NINE_BITS)
            if deed & WHAT == MIXED:
                self._mix_now(details[at:end], deed >> VIEWERS_AT)
            else:
                self._narrow_now(card, details[at:end], deed >> VIEWERS_AT)
            at = end
        murky = CardSet([])
        for group in self.groups[pool]:
            murky.add(group.held)
        for tangle in self.tangles[pool]:
            murky.add(tangle.held())
        self.murky[pool] = murky

    def _seen_by(self, cards: list[int]) -> i64:
        """The viewers who have seen one of the cards."""
        seen = self.seen
        who: i64 = 0
        mask: i64 = 0
        for card in cards:
            mask = seen[card]
            who |= mask
        return who

    def _mix_now(self, cards: list[int], spare: i64) -> None:
        """Work out what remains known of cards that are mixed."""
        losing = self._seen_by(cards)
        pool: i64 = self.pool[cards[0]]
        mixed = CardSet(cards)
        touched: list[Group] = []
        for group in self.groups[pool]:
            if mixed.meets(group.held):
                touched.append(group)
                if not mixed.is_within(group.held):
                    losing |= group.who
        knots: list[Tangle] = []
        for tangle in self.tangles[pool]:
            if mixed.meets(tangle.held()):
                knots.append(tangle)
                if not tangle.in_one_heap(mixed):
                    losing |= tangle.who
        losing &= ~spare
        if losing:
            self._lose_track(cards, mixed, losing, touched, knots, pool)

    def _lose_track(
        self, cards: list[int], mixed: CardSet, losing: i64, touched: list[Group], knots: list[Tangle], pool: i64
    ) -> None:
        """Mix the cards for these viewers; the groups and tangles are those that contain some of the cards."""
        counted = self._counted(mixed, losing, pool)
        kept: list[Group] = []
        added: list[Group] = []
        while losing:
            alike = self._alike(cards, losing, counted, touched, knots)
            if not self._all_known_and_alike(cards, alike):
                known = counted & alike != 0
                if not self._mix_for(cards, mixed, alike, known, touched, knots, kept, added, pool):
                    parts = self._taken_over(alike, touched, knots, pool)
                    for part in self._tangled(cards, mixed, alike, known, parts, pool):
                        self._keep(part, added, pool)
            losing &= ~alike
        self._clear_away(touched, knots, pool)
        groups = self.groups[pool]
        groups.extend(added)
        if len(groups) > self.crowd and not self.weighed[pool]:
            self.groups[pool] = [group for group in groups if self._tells(group)]
            self.crowd = 2 * len(self.groups[pool]) + CROWD

    def _clear_away(self, touched: list[Group], knots: list[Tangle], pool: i64) -> None:
        """Remove the groups and tangles that belong to no viewer any more."""
        for group in touched:
            if not group.who:
                self.groups[pool] = [each for each in self.groups[pool] if each.who]
                break
        for tangle in knots:
            if not tangle.who:
                self.tangles[pool] = [each for each in self.tangles[pool] if each.who]
                break

    def _tells(self, group: Group) -> bool:
        """Whether a group still adds to a viewer's knowledge."""
        for seat in range(self.spectators.bit_length()):
            if group.who & 1 << seat and self._as_it_stands(group, 1 << seat).kinds:
                return True
        return False

    def _counted(self, mixed: CardSet, who: i64, pool: i64) -> i64:
        """The viewers who lose nothing when the cards are mixed, since a pool's contents are public and they have seen
        the rest.
        """
        seen = self.seen
        mask: i64 = 0
        for card in self.members[pool]:
            mask = seen[card]
            if mask & who != who and not mixed.has(card):
                who &= mask
                if not who:
                    break
        return who

    def _alike(self, cards: list[int], who: i64, counted: i64, touched: list[Group], knots: list[Tangle]) -> i64:
        """The first of these viewers, and all with the same knowledge of the cards and of the groups that contain some
        of them.
        """
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
        for tangle in knots:
            mask = tangle.who
            who &= mask if mask & first else ~mask
            if mask & first and who != first:
                for card in tangle.cards():
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
        knots: list[Tangle],
        kept: list[Group],
        added: list[Group],
        pool: i64,
    ) -> bool:
        """Mix cards for viewers with the same knowledge of them. What they knew becomes one group, together with every
        group that lies wholly among the cards. Groups that lie there in part, and cards that can be explained in
        several ways, do not fit a group: then nothing is done, and the result is false.
        """
        seen = self.seen
        face = self.face
        weighing = self.weighed[pool]
        mask: i64 = 0
        whole: list[Group] = []
        lefts: list[list[int]] = []
        beside: list[Group] = []
        for tangle in knots:
            if tangle.who & who:
                return False
        for group in touched:
            mask = group.who
            if not mask & who:
                continue
            left = group.kinds[:]
            inside = False
            outside: list[int] = []
            fresh = weighing and len(group.cards) > len(left)
            for card in group.cards:
                mask = seen[card]
                if mask & who:
                    if fresh and face[card] in left:
                        return False
                    lift(left, face[card], False)
                elif mixed.has(card):
                    inside = True
                else:
                    outside.append(card)
            if left and inside:
                if outside:
                    return False
                whole.append(group)
                lefts.append(left)
            elif left:
                beside.append(Group(who, outside, left))
        kinds: list[int] = []
        spare: Group | None = None  # a group that no other viewer needs is reused
        for group in touched:
            group.who &= ~who
        for left in lefts:
            if kinds:
                left.extend(kinds)
                left.sort()
            kinds = left
        for group in whole:
            if not group.who:
                spare = group
        added.extend(beside)
        joined = len(kinds) > 0
        for card in cards:
            mask = seen[card]
            if mask & who:
                insert(kinds, face[card])
                seen[card] = mask & ~who
        if kinds and (joined or not counted):
            for group in kept:
                if group.kinds == kinds and group.cards == cards:
                    group.who |= who
                    return True
            if spare is None:
                spare = Group(who, cards[:], kinds, mixed)
                added.append(spare)
            else:
                spare.who = who
                spare.cards = cards[:]
                spare.kinds = kinds
                spare.held = mixed
            kept.append(spare)
        return True

    def _tangled(
        self, cards: list[int], mixed: CardSet, who: i64, counted: bool, parts: list[Tangle], pool: i64
    ) -> list[Tangle]:
        """Mix cards for viewers with the same knowledge of them in the general case: they have seen some, and know
        something of the others. Return what they know then.
        """
        seen = self.seen
        mask: i64 = 0
        kinds: list[int] = []
        for card in cards:
            mask = seen[card]
            if mask & who:
                insert(kinds, self.face[card])
                seen[card] = mask & ~who
        left: list[Tangle] = []
        if counted:
            return left
        inside: list[Tangle] = []
        for part in parts:
            if mixed.meets(part.held()):
                inside.append(part)
            else:
                left.append(part)
        together = self._joined(who, inside, pool)
        left.extend(self._simplified(mixed_into(together, mixed, cards[:], kinds), pool))
        return left

    def _joined(self, who: i64, parts: list[Tangle], pool: i64) -> Tangle:
        """Join several tangles to one; with too many combinations, use only their likeliest cases."""
        combinations = 1
        for part in parts:
            combinations *= len(part.cases)
        if combinations > MOST_COMBINATIONS:
            counts = self._counts([card for card in self.members[pool] if self.seen[card] & who != who])
            few = [pruned(part, FEW_CASES, counts) if len(part.cases) > FEW_CASES else part for part in parts]
            parts = [part for part in few if part.cases]
        return join(who, parts)

    def _taken_over(self, who: i64, touched: list[Group], knots: list[Tangle], pool: i64) -> list[Tangle]:
        """Take over what these viewers, all with the same knowledge, know from some groups and tangles, and remove it
        from them.
        """
        parts: list[Tangle] = []
        for group in touched:
            if group.who & who:
                parts.extend(self._group_now(group, who, pool))
                group.who &= ~who
        for tangle in knots:
            if tangle.who & who:
                parts.extend(self._tangle_now(tangle, who, pool))
                tangle.who &= ~who
        return parts

    def _keep(self, tangle: Tangle, groups: list[Group], pool: i64) -> None:
        """Store what some viewers know: as a group if that is enough, together with others who know the same."""
        if tangle.is_group():
            kinds = tangle.certain()
            if kinds:
                groups.append(Group(tangle.who, tangle.heaps[0], kinds))
            return
        for other in self.tangles[pool]:
            if other.is_like(tangle):
                other.who |= tangle.who
                return
        self.tangles[pool].append(tangle)

    def narrow(self, card: i64, kinds: list[int], who: i64) -> None:
        """Tell these viewers that a card is of one of these kinds; those who have seen it know that already."""
        pool: i64 = self.pool[card]
        self._outdate(pool, who)
        count: i64 = len(kinds)
        self.deeds[pool].append(NARROWED | count << DETAILS_AT | card << CARD_AT | who << VIEWERS_AT)
        self.details[pool].extend(kinds)
        self.murky[pool].put([card])

    def _narrow_now(self, card: i64, kinds: list[int], who: i64) -> None:
        """Work out what some viewers know when they learn that a card is of one of these kinds."""
        mask: i64 = self.seen[card]
        who &= ~mask
        pool: i64 = self.pool[card]
        touched = [group for group in self.groups[pool] if group.held.has(card)]
        knots = [tangle for tangle in self.tangles[pool] if tangle.held().has(card)]
        added: list[Group] = []
        while who:
            alike = self._alike([card], who, 0, touched, knots)
            holding = heap_of(alike, [card], [])
            for part in self._taken_over(alike, touched, knots, pool):
                if part.held().has(card):
                    holding = part
                else:
                    self._keep(part, added, pool)
            counts = [self._unseen(kind, alike, pool) for kind in kinds]
            for part in self._simplified(set_apart(holding, card, kinds, counts), pool):
                self._keep(part, added, pool)
            who &= ~alike
        self._clear_away(touched, knots, pool)
        self.groups[pool].extend(added)

    def _all_known_and_alike(self, cards: list[int], who: i64) -> bool:
        """Whether these viewers and the public have seen that all cards are of one kind, and so need not tell them
        apart. (If only these viewers had seen it, their records would tell others that the cards are alike.)
        """
        everybody: i64 = who | self.spectators
        kind: i64 = self.face[cards[0]]
        mask: i64 = 0
        for card in cards:
            mask = self.seen[card]
            if mask & everybody != everybody or self.face[card] != kind:
                return False
        return True

    # What a viewer knows now.

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

    def _group_now(self, group: Group, who: i64, pool: i64) -> list[Tangle]:
        """A group as viewers who have seen the same of its cards know it now."""
        if self.weighed[pool] and len(group.cards) > len(group.kinds):
            return self._tangle_now(heap_of(who, group.cards, group.kinds), who, pool)
        now = self._as_it_stands(group, who & -who)
        return [heap_of(who, now.cards, now.kinds)] if now.kinds else []

    def _tangle_now(self, tangle: Tangle, who: i64, pool: i64) -> list[Tangle]:
        """A tangle as viewers who have seen the same of its cards know it now: every card seen since is explained."""
        seen = self.seen
        found = [card for card in tangle.cards() if seen[card] & who]
        now = Tangle(who, tangle.heaps, tangle.cases, tangle.pruned, tangle.sure)
        if not found:
            return [now]
        weighing = self.weighed[pool]
        kinds = [self.face[card] for card in found]
        for at, card in enumerate(found):
            kind = kinds[at]
            now = observed(now, card, kind, self._unseen(kind, who, pool) + kinds[at:].count(kind), weighing)
        return self._simplified(now, pool)

    def _simplified(self, tangle: Tangle, pool: i64) -> list[Tangle]:
        """The same knowledge in its simplest form, with the likeliest cases if there are too many."""
        most = MOST_CASES if self.weighed[pool] else MOST_CASES_OF_MANY
        parts: list[Tangle] = []
        for part in simplified(tangle):
            if len(part.cases) > most:
                unseen = [card for card in self.members[pool] if self.seen[card] & part.who != part.who]
                likeliest = pruned(part, most // 2, self._counts(unseen))
                if likeliest.cases:
                    parts.append(likeliest)
            else:
                parts.append(part)
        return parts

    def _unseen(self, kind: i64, who: i64, pool: i64) -> int:
        """How many cards of a kind some of these viewers have not seen."""
        count = 0
        mask: i64 = 0
        for card in self.members[pool]:
            mask = self.seen[card]
            if mask & who != who and self.face[card] == kind:
                count += 1
        return count

    def known_by(self, viewer: i64, pool: i64) -> list[Tangle]:
        """What one viewer knows of cards of a pool that it cannot tell apart."""
        self._settle(pool)
        known: list[Tangle] = []
        for group in self.groups[pool]:
            if group.who & viewer:
                known.extend(self._group_now(group, viewer, pool))
        for tangle in self.tangles[pool]:
            if tangle.who & viewer:
                known.extend(self._tangle_now(tangle, viewer, pool))
        return known

    def _note_by_viewer(self, pool: i64) -> None:
        """Record for every viewer of a pool what it knows now."""
        groups: list[Group] = []
        known: list[Tangle] = []
        for seat in range(self.spectators.bit_length()):
            known.extend(self.known_by(1 << seat, pool))
        self.tangles[pool] = []
        for tangle in known:
            self._keep(tangle, groups, pool)
        self.groups[pool] = groups

    def _counts(self, cards: list[int]) -> list[int]:
        """How many of these cards are of each kind, by the number of the kind."""
        face = self.face
        counts = [0] * self.kind_count
        for card in cards:
            counts[face[card]] += 1
        return counts
