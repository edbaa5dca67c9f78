"""Deduction: the cards that are certain, and the worlds that agree with one viewer."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from croupier.table.cardset import CardSet
from croupier.table.knowledge import ALL_VIEWERS, Group, Knowledge
from croupier.table.rng import Rng
from croupier.table.tangle import MOST_COMBINATIONS, Case, Tangle, dealt, draw_cases, join, kinds_within, observed

# In large pools at most this many combinations of cases are searched for certain cards.
FEW_COMBINATIONS: Final = 64


class Insight:
    """What one viewer knows of cards it has not seen: of mixed cards together, and what is ``certain`` of a card."""

    def __init__(self, viewer: int, known: list[Tangle]) -> None:
        self.viewer = viewer
        self.known = known
        self.certain: dict[int, int] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Deductions(Knowledge):
    """The cards of one table as each viewer can deduce them. ``insights`` caches the results by pool and viewer."""

    def __init__(self, seats: int, like: Deductions | None) -> None:
        super().__init__(seats, like)
        self.insights: list[dict[int, Insight]] = []
        self.dealt_blind = False
        """Whether a re-deal depends on nothing that is hidden."""

    # What is certain.

    def known_face(self, card: i64, viewer: i64) -> int:
        """What one viewer knows of a card for certain, because it was seen or is the only possibility left; -1 if
        unknown.
        """
        if self.seen[card] & viewer:
            return self.face[card]
        pool: i64 = self.pool[card]
        self._settle(pool)
        if not self.groups[pool] and not self.tangles[pool]:
            return self._one_kind_left(pool, viewer)
        return self._insight_into(pool, viewer).certain.get(card, -1)

    def insight(self, viewer: i64) -> Insight:
        """What a viewer knows of the cards that it has not seen."""
        return joined(viewer, self.insights_of(viewer))

    def insights_of(self, viewer: i64) -> list[Insight]:
        """The same, pool by pool. If nothing has changed for the viewer, the same object is returned."""
        if viewer == 0:
            return []
        return [self._insight_into(pool, viewer) for pool in range(len(self.members))]

    def _insight_into(self, pool: i64, viewer: i64) -> Insight:
        """What a viewer knows of one pool, recomputed only if something has changed for that viewer."""
        while len(self.insights) <= pool:
            self.insights.append({})
        stale: i64 = self.stale[pool]
        found = self.insights[pool].get(viewer)
        if found is None or stale & viewer:
            found = Insight(viewer, [])
            self._look_into(pool, found)
            self.insights[pool][viewer] = found
            self.stale[pool] = stale & ~viewer
        return found

    def _one_kind_left(self, pool: i64, viewer: i64) -> int:
        """The kind of all cards of a pool that a viewer has not seen, if they are all of one kind; otherwise -1."""
        seen = self.seen
        face = self.face
        mask: i64 = 0
        one: i64 = -1
        for card in self.members[pool]:
            mask = seen[card]
            if not mask & viewer:
                if one < 0:
                    one = face[card]
                elif face[card] != one:
                    return -1
        return one

    def _look_into(self, pool: i64, insight: Insight) -> None:
        """Add what a viewer knows of one pool."""
        viewer: i64 = insight.viewer
        self._settle(pool)
        known: list[Tangle] = []
        if self.groups[pool] or self.tangles[pool]:
            known = self.known_by(viewer, pool)
        one: i64 = self._one_kind_left(pool, viewer)
        if one < 0 and not known:
            return
        unseen = self._not_seen(pool, viewer)
        if one >= 0:
            for card in unseen:
                insight.certain[card] = one
            return
        insight.known.extend(known)
        counts = self._counts(unseen)
        parts: list[Tangle] = []
        open_ones: list[Tangle] = []
        combinations = 1
        for tangle in known:
            for kind in tangle.certain():
                counts[kind] -= 1
            if len(tangle.cases) > 1:
                combinations *= len(tangle.cases)
                open_ones.append(tangle)
            else:
                parts.append(tangle)
        # With more combinations than are weighed, one tangle may exclude a case of another without being noticed.
        if len(open_ones) > 1 and combinations <= (MOST_COMBINATIONS if self.weighed[pool] else FEW_COMBINATIONS):
            open_ones = [join(viewer, open_ones)]
        fresh = {kind for kind, count in enumerate(counts) if count > 0}
        grouped: list[int] = []
        for part in parts + open_ones:
            grouped.extend(part.cards())
            if not part.pruned:
                fresh &= _find_certain(part, counts, insight.certain)
        if len(fresh) == 1:
            held = CardSet(grouped)
            for kind in fresh:
                for card in unseen:
                    if not held.has(card):
                        insight.certain[card] = kind

    def _not_seen(self, pool: i64, viewer: i64) -> list[int]:
        """The cards of a pool that a viewer has not seen."""
        seen = self.seen
        mask: i64 = 0
        cards: list[int] = []
        for card in self.members[pool]:
            mask = seen[card]
            if not mask & viewer:
                cards.append(card)
        return cards

    def could_be(self, cards: list[int], kind: i64, viewer: i64) -> bool:
        """Whether all of these cards, none of which the viewer has seen, can be of one kind as far as the viewer knows."""
        pool = self.pool[cards[0]]
        unseen = self._unseen(kind, viewer, pool)
        if unseen < len(cards):
            return False
        together = join(viewer, self.known_by(viewer, pool))
        left = unseen
        fresh = 0
        for card in cards:
            if together.held().has(card):
                together = observed(together, card, kind, left)
                left -= 1
            else:
                fresh += 1
        if together.pruned:
            return True
        counts = self._counts(self._not_seen(pool, viewer))
        counts[kind] -= unseen - left
        for case in together.cases:
            free = _left_for(case, [], counts)
            if free is not None and counts[kind] - case.count(kind) >= fresh:
                return True
        return False

    # Re-dealing what a viewer cannot know.

    def redeal(self, viewer: i64, rng: Rng) -> None:
        """Draw one of the worlds that agree with everything the viewer knows, with the probabilities of the shuffles."""
        self.settle()
        self.stale = [ALL_VIEWERS] * len(self.members)
        for pool in range(len(self.members)):
            cards = self._not_seen(pool, viewer)
            if len(cards) > 1:
                if self.groups[pool] or self.tangles[pool]:
                    self._redeal_known(pool, cards, viewer, rng)
                else:
                    self._deal_faces(cards, [], [], rng)

    def _redeal_known(self, pool: i64, cards: list[int], viewer: i64, rng: Rng) -> None:
        """The same where something is known of mixed cards. The viewer knows what is public; other viewers' knowledge
        is invented.
        """
        weighing = self.weighed[pool]
        plain: list[Group] = []
        tangled: list[Tangle] = []
        groups: list[Group] = []
        for group in self.groups[pool]:
            if group.who & viewer:
                if weighing and len(group.cards) > len(group.kinds):
                    tangled.extend(self._group_now(group, viewer, pool))
                else:
                    plain.append(self._as_it_stands(group, viewer))
        for tangle in self.tangles[pool]:
            if tangle.who & viewer:
                tangled.extend(self._tangle_now(tangle, viewer, pool))
        self._deal_faces(cards, plain, tangled, rng)
        for group in self.groups[pool]:
            if not group.who & viewer and (not group.who & self.spectators or not self._is_true(group)):
                self._imagine(group, rng)
            groups.append(group)
        if self.tangles[pool]:
            tangles: list[Tangle] = []
            for tangle in self.tangles[pool]:
                if tangle.who & (viewer | self.spectators):
                    tangles.append(tangle)
                else:
                    for heap, lying in enumerate(tangle.heaps):
                        known = len([item for item in tangle.cases[0].contents[heap] if item >= 0])
                        if lying and known:
                            groups.append(Group(tangle.who, lying, self._faces_among(lying, known, rng)))
            self.tangles[pool] = tangles
        self.groups[pool] = groups

    def _deal_faces(self, cards: list[int], plain: list[Group], tangled: list[Tangle], rng: Rng) -> None:
        """Shuffle the faces of the cards, keeping known faces in their groups and heaps."""
        face = self.face
        places = cards
        kinds = [face[card] for card in cards]
        if self.dealt_blind:
            kinds.sort()
        if plain or tangled:
            counts = self._counts(cards)
            lying: list[int] = []
            for group in plain:
                within = group.cards[:]
                rng.shuffle(within)
                for at, kind in enumerate(group.kinds):
                    face[within[at]] = kind
                    lying.append(within[at])
                    counts[kind] -= 1
            if tangled:
                cases = draw_cases(tangled, counts, rng)
                if not cases:
                    tangled = [tangle for tangle in tangled if not tangle.pruned]
                    cases = draw_cases(tangled, counts, rng)
                for at, case in enumerate(cases):
                    for card, kind in dealt(tangled[at].heaps, case.contents, rng):
                        if kind >= 0:
                            face[card] = kind
                            lying.append(card)
            taken = CardSet(lying)
            places = [card for card in cards if not taken.has(card)]
            kinds = [kind for kind, count in enumerate(counts) for _ in range(count)]
        self.deal_rest(places, kinds, rng)

    def deal_rest(self, cards: list[int], kinds: list[int], rng: Rng) -> None:
        """Deal the remaining kinds."""
        face = self.face
        rng.shuffle(kinds)
        for at, card in enumerate(cards):
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
        """Re-deal what others know of a group: as many faces as before, of those that lie there now."""
        group.kinds = self._faces_among(group.cards, len(group.kinds), rng)

    def _faces_among(self, cards: list[int], count: int, rng: Rng) -> list[int]:
        """Draw this many of the faces that lie there, sorted."""
        kinds = [self.face[card] for card in cards]
        if len(kinds) > count:
            rng.shuffle(kinds)
            del kinds[count:]
        kinds.sort()
        return kinds


def joined(viewer: int, parts: list[Insight]) -> Insight:
    """What a viewer knows of all pools together."""
    insight = Insight(viewer, [])
    for part in parts:
        insight.known.extend(part.known)
        insight.certain.update(part.certain)
    return insight


def _find_certain(tangle: Tangle, counts: list[int], certain: dict[int, int]) -> set[int]:
    """Add the cards of a tangle that are of one kind in every case; return the kinds that fresh cards can be.
    ``counts`` has the kinds whose place is not certain.
    """
    sure = tangle.certain()
    anywhere: set[int] = set()
    options: list[set[int]] = [set() for _ in tangle.heaps]
    for case in tangle.cases:
        fresh = _left_for(case, sure, counts)
        if fresh is not None:
            anywhere.update(fresh)
            for heap, kinds in enumerate(kinds_within(case.contents, fresh)):
                options[heap] |= kinds
    for heap, cards in enumerate(tangle.heaps):
        if len(options[heap]) == 1:
            for kind in options[heap]:
                for card in cards:
                    certain[card] = kind
    return anywhere


def _left_for(case: Case, sure: list[int], counts: list[int]) -> list[int] | None:
    """The kinds that fresh cards can be in a case; ``None`` if the case is impossible."""
    left = counts[:]
    for kind in sure:
        left[kind] += 1
    for kind in case.faces():
        left[kind] -= 1
        if left[kind] < 0:
            return None
    return [kind for kind, count in enumerate(left) if count > 0]
