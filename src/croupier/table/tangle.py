"""Tangles: everything that can be deduced about cards that were mixed in parts.

A *heap* is a set of cards that were mixed together. Its contents are a list of items, one for each card that came out
and has not been seen since: a kind (0 and above), ``FRESH`` (an unknown card), or a card taken from an earlier heap
(``taken_from``), which may be any of that heap's items. So a heap has as many items as it has cards on the table and
cards taken from it together.

A seen card can often be explained in several ways: the 6 that is played from a hand may be the 6 that was shown before,
or a card drawn since. Each explanation is a *case* with a weight, its probability under the shuffles; cases that leave
the same items are merged. The probability that a fresh item is of some kind is not included: it depends on everything
else the viewer has seen, and is weighed when a world is drawn (``draw_cases``).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.table.cardset import CardSet, lift
from croupier.table.rng import Rng

FRESH: Final = -1

# The maximum number of cases, in small pools and in large ones: beyond it the less likely half is dropped.
MOST_CASES: Final = 512
MOST_CASES_OF_MANY: Final = 32

# Up to this many combinations of the cases of several tangles are weighed exactly; of more, a few are drawn and one of
# them is chosen.
MOST_COMBINATIONS: Final = 1024
CANDIDATES: Final = 16

MARKS: Final = (1 << 55) - 1

Contents = list[list[int]]


def taken_from(heap: int) -> int:
    """The item that stands for a card of an earlier heap; the same function finds the heap of such an item."""
    return -2 - heap


class Case:
    """One explanation: the items of every heap, in order, and its probability."""

    def __init__(self, weight: float, contents: Contents) -> None:
        self.weight = weight
        self.contents = contents

    def faces(self) -> list[int]:
        """All kinds that this case contains."""
        return [item for items in self.contents for item in items if item >= 0]

    def count(self, kind: int) -> int:
        """How many cards of a kind this case contains."""
        count = 0
        for items in self.contents:
            count += items.count(kind)
        return count

    def mark(self) -> int:
        """A number that is equal for cases with equal items."""
        mark: i64 = 7
        each: i64 = 0
        for items in self.contents:
            mark = (mark * 31 + 5) & MARKS
            for item in items:
                each = item
                mark = (mark * 31 + each + MARKS) & MARKS
        return mark


class Tangle:
    """Heaps of one pool that depend on each other, as some viewers know them. Copies share everything but ``who``, so
    the lists are never changed in place. If cases had to be dropped (``pruned``), worlds are drawn from the others, and
    only what was certain before, less what was seen since, counts as certain (``sure``).
    """

    def __init__(
        self, who: int, heaps: list[list[int]], cases: list[Case], pruned: bool = False, sure: list[int] | None = None
    ) -> None:
        self.who = who
        self.heaps = heaps
        self.cases = cases
        self.pruned = pruned
        self.sure: list[int] = [] if sure is None else sure
        self._held: CardSet | None = None

    def copy(self) -> Tangle:
        twin = Tangle(self.who, self.heaps, self.cases, self.pruned, self.sure)
        twin._held = self._held
        return twin

    def held(self) -> CardSet:
        """The set of its cards."""
        if self._held is None:
            self._held = CardSet(self.cards())
        return self._held

    def cards(self) -> list[int]:
        return [card for cards in self.heaps for card in cards]

    def is_group(self) -> bool:
        """Whether it is a single heap with the same items in every case."""
        return len(self.heaps) == 1 and len(self.cases) == 1 and not self.pruned

    def is_like(self, other: Tangle) -> bool:
        """Whether both contain the same knowledge."""
        if self.heaps != other.heaps or len(self.cases) != len(other.cases):
            return False
        if self.pruned != other.pruned or self.sure != other.sure:
            return False
        for at, case in enumerate(self.cases):
            if case.contents != other.cases[at].contents or case.weight != other.cases[at].weight:
                return False
        return True

    def in_one_heap(self, mixed: CardSet) -> bool:
        """Whether all cards of a set lie in one heap."""
        for cards in self.heaps:
            if mixed.is_within(CardSet(cards)):
                return True
        return False

    def certain(self) -> list[int]:
        """The kinds that are among its cards in every case, in order."""
        if self.pruned:
            return self.sure[:]
        kinds = common([case.faces() for case in self.cases])
        kinds.sort()
        return kinds

    def certain_of(self, heap: int) -> list[int]:
        """The kinds among the items of a heap in every case, in order."""
        if self.pruned:
            return []
        return common([[item for item in case.contents[heap] if item >= 0] for case in self.cases])

    def spread(self, heap: int) -> list[int]:
        """The cards among which the items of a heap lie: its own, and those of every heap into which some were mixed."""
        reached = [heap]
        for at in range(heap + 1, len(self.heaps)):
            for case in self.cases:
                if [item for item in case.contents[at] if item <= -2 and taken_from(item) in reached]:
                    reached.append(at)
                    break
        return [card for at in reached for card in self.heaps[at]]


def heap_of(who: int, cards: list[int], kinds: list[int]) -> Tangle:
    """A single heap whose cards include these kinds."""
    items = [FRESH] * (len(cards) - len(kinds))
    items.extend(kinds)
    return Tangle(who, [cards], [Case(1.0, [items])])


def common(lists: list[list[int]]) -> list[int]:
    """The items that all lists share."""
    shared = lists[0]
    for other in lists[1:]:
        left = other[:]
        both: list[int] = []
        for item in shared:
            if item in left:
                lift(left, item)
                both.append(item)
        shared = both
    return shared


def join(who: int, parts: list[Tangle]) -> Tangle:
    """Join several tangles to one."""
    heaps: list[list[int]] = []
    cases = [Case(1.0, [])]
    pruned = False
    sure: list[int] = []
    for part in parts:
        if part.pruned:
            pruned = True
        offset = len(heaps)
        heaps = heaps + part.heaps
        joined: list[Case] = []
        for case in cases:
            for other in part.cases:
                moved = [[item - offset if item <= -2 else item for item in items] for items in other.contents]
                joined.append(Case(case.weight * other.weight, case.contents + moved))
        cases = joined
    if pruned:
        for part in parts:
            sure.extend(part.certain())
        sure.sort()
    return Tangle(who, heaps, cases, pruned, sure)


def without(items: list[int], item: int) -> list[int]:
    left = items[:]
    lift(left, item)
    return left


def explanations(case: Case, heap: int, kind: int, fresh: bool, weighing: bool) -> list[Case]:
    """How a card of a heap can be of a kind; ``fresh`` says whether a fresh item can be. Without ``weighing``,
    explanations are left out if another one allows all their worlds: an item of the kind in the heap itself explains
    the card alone, and a fresh item of the heap itself takes precedence over those of earlier heaps.
    """
    items = case.contents[heap]
    found: list[Case] = []
    deeper_fresh = fresh
    if not weighing:
        if kind in items:
            contents = case.contents[:]
            contents[heap] = without(items, kind)
            return [Case(case.weight, contents)]
        deeper_fresh = fresh and FRESH not in items
    last = -1 - len(case.contents) - 1
    for item in items:
        if item == last:
            continue
        last = item
        share = case.weight * items.count(item) / len(items)
        if item == kind or (item == FRESH and fresh):
            contents = case.contents[:]
            contents[heap] = without(items, item)
            found.append(Case(share, contents))
        elif item <= -2:
            for deeper in explanations(Case(share, case.contents), taken_from(item), kind, deeper_fresh, weighing):
                deeper.contents[heap] = without(items, item)
                found.append(deeper)
    return found


def merged(cases: list[Case]) -> list[Case]:
    """The cases with equal ones merged and the weights normalised."""
    apart: list[Case] = []
    if len(cases) > 1:
        marked: dict[int, list[Case]] = {}
        for case in cases:
            mark = case.mark()
            alike = marked.get(mark)
            if alike is None:
                alike = marked[mark] = []
            for other in alike:
                if other.contents == case.contents:
                    other.weight += case.weight
                    break
            else:
                single = Case(case.weight, case.contents)
                alike.append(single)
                apart.append(single)
    else:
        apart = [Case(case.weight, case.contents) for case in cases]
    total = 0.0
    for case in apart:
        total += case.weight
    for case in apart:
        case.weight /= total
    return apart


def observed(tangle: Tangle, card: int, kind: int, unseen: int, weighing: bool = True) -> Tangle:
    """The tangle after one of its cards was seen. ``unseen`` counts the cards of this kind that had not been seen,
    including this one.
    """
    for heap, cards in enumerate(tangle.heaps):
        if card in cards:
            heaps = tangle.heaps[:]
            heaps[heap] = without(cards, card)
            cases: list[Case] = []
            for case in tangle.cases:
                cases.extend(explanations(case, heap, kind, case.count(kind) < unseen, weighing))
            sure = tangle.sure[:]
            lift(sure, kind, False)
            return Tangle(tangle.who, heaps, merged(cases) if cases else [], tangle.pruned, sure)
    raise ValueError(f"card {card} is not in this tangle")


def set_apart(tangle: Tangle, card: int, kinds: list[int], unseen: list[int]) -> Tangle:
    """The tangle after it became known that a card is of one of these kinds: the card then is a heap of its own."""
    for heap, cards in enumerate(tangle.heaps):
        if card in cards:
            heaps = [*tangle.heaps, [card]]
            heaps[heap] = without(cards, card)
            cases: list[Case] = []
            for at, kind in enumerate(kinds):
                for case in tangle.cases:
                    found = explanations(case, heap, kind, case.count(kind) < unseen[at], True)
                    cases.extend([Case(each.weight, [*each.contents, [kind]]) for each in found])
            return Tangle(tangle.who, heaps, merged(cases), tangle.pruned, tangle.sure)
    raise ValueError(f"card {card} is not in this tangle")


def mixed_into(tangle: Tangle, mixed: CardSet, cards: list[int], kinds: list[int]) -> Tangle:
    """The tangle after these cards became one heap: cards of the tangle, cards of known kinds, and fresh ones."""
    heaps: list[list[int]] = []
    taken: list[int] = []
    for heap, lying in enumerate(tangle.heaps):
        outside = [card for card in lying if not mixed.has(card)]
        heaps.append(outside)
        taken.extend([taken_from(heap)] * (len(lying) - len(outside)))
    items = taken + kinds + [FRESH] * (len(cards) - len(taken) - len(kinds))
    items.sort()
    heaps.append(cards)
    cases = [Case(case.weight, [*case.contents, items]) for case in tangle.cases]
    sure = sorted(tangle.sure + kinds) if tangle.pruned else []
    return Tangle(tangle.who, heaps, cases, tangle.pruned, sure)


# Simplifying a tangle.


def simplified(tangle: Tangle) -> list[Tangle]:
    """The same knowledge in as few heaps as possible, with independent heaps separated; empty if there is none."""
    heaps = tangle.heaps
    cases = [Case(case.weight, [items[:] for items in case.contents]) for case in tangle.cases]
    for case in cases:
        _take_alike(case.contents)
    changing = True
    while changing:
        changing = False
        for heap in range(len(heaps)):
            if not heaps[heap] and _absorb(heap, cases):
                changing = True
    kept = [heap for heap in range(len(heaps)) if _tells(heap, cases) or (tangle.pruned and heaps[heap])]
    cases = merged([Case(case.weight, _renumbered(case.contents, kept)) for case in cases])
    heaps = [heaps[heap] for heap in kept]
    if tangle.pruned:
        return [Tangle(tangle.who, heaps, cases, True, tangle.sure)] if heaps and cases else []
    return _apart(tangle.who, heaps, cases)


def pruned(tangle: Tangle, most: int, counts: list[int]) -> Tangle:
    """The tangle with its likeliest cases. ``counts`` says how many unseen cards there are of each kind."""
    total = 0
    for count in counts:
        total += count
    odds = [_odds(case, counts, total) for case in tangle.cases]
    order = sorted(range(len(odds)), key=odds.__getitem__, reverse=True)
    likeliest = [tangle.cases[at] for at in order[:most] if odds[at] > 0.0]
    return Tangle(tangle.who, tangle.heaps, merged(likeliest), True, tangle.certain())


def _take_alike(contents: Contents) -> None:
    """If the items of a heap are all the same, it is known which of them was taken."""
    for heap, items in enumerate(contents):
        if items and items.count(items[0]) == len(items):
            item = items[0]
            token = taken_from(heap)
            for later in range(heap + 1, len(contents)):
                holder = contents[later]
                count = holder.count(token)
                for _ in range(count):
                    lift(holder, token)
                    lift(items, item)
                    holder.append(item)
                if count:
                    holder.sort()


def _absorb(heap: int, cases: list[Case]) -> bool:
    """Put the items of a heap whose cards have all gone into one other heap directly into that one."""
    token = taken_from(heap)
    into = -1
    for case in cases:
        for later in range(heap + 1, len(case.contents)):
            if token in case.contents[later]:
                if into >= 0 and into != later:
                    return False
                into = later
    if into < 0:
        return False
    for case in cases:
        items = [item for item in case.contents[into] if item != token]
        items.extend(case.contents[heap])
        items.sort()
        case.contents[into] = items
        case.contents[heap] = []
    return True


def _tells(heap: int, cases: list[Case]) -> bool:
    """Whether a heap contains anything but fresh items, or others depend on it."""
    token = taken_from(heap)
    for case in cases:
        for item in case.contents[heap]:
            if item != FRESH:
                return True
        for items in case.contents[heap + 1 :]:
            if token in items:
                return True
    return False


def _renumbered(contents: Contents, kept: list[int]) -> Contents:
    """The items of the heaps that are kept, renumbered."""
    if len(kept) == len(contents):
        return contents
    numbers = {taken_from(heap): taken_from(at) for at, heap in enumerate(kept)}
    renumbered: Contents = []
    for heap in kept:
        items = [numbers[item] if item <= -2 else item for item in contents[heap]]
        items.sort()
        renumbered.append(items)
    return renumbered


def _apart(who: int, heaps: list[list[int]], cases: list[Case]) -> list[Tangle]:
    """Make heaps without links, with the same items in every case, tangles of their own."""
    alone: list[int] = []
    for heap in range(len(heaps)):
        items = cases[0].contents[heap]
        if not items or min(items) <= -2:
            continue
        token = taken_from(heap)
        if [case for case in cases if case.contents[heap] != items]:
            continue
        if [later for case in cases for later in case.contents[heap + 1 :] if token in later]:
            continue
        alone.append(heap)
    if not alone:
        return [Tangle(who, heaps, cases)] if heaps else []
    tangles = [Tangle(who, [heaps[heap]], [Case(1.0, [cases[0].contents[heap]])]) for heap in alone]
    linked = [heap for heap in range(len(heaps)) if heap not in alone]
    if linked:
        rest = [Case(case.weight, _renumbered(case.contents, linked)) for case in cases]
        tangles.append(Tangle(who, [heaps[heap] for heap in linked], merged(rest)))
    return tangles


# Drawing a world.


def draw_cases(tangles: list[Tangle], counts: list[int], rng: Rng) -> list[Case]:
    """Draw one case of every tangle by their joint probability; none if they exclude each other, which can only happen
    where cases were dropped. ``counts`` has the number of unseen cards of each kind, and is left with the kinds of the
    fresh ones.
    """
    chosen = [tangle.cases[0] for tangle in tangles]
    open_ones = [at for at, tangle in enumerate(tangles) if len(tangle.cases) > 1]
    total = 0
    for count in counts:
        total += count
    settled = [case for at, case in enumerate(chosen) if at not in open_ones]
    for case in settled:
        _take(case, counts)
        total -= len(case.faces())
    if not open_ones and min(counts) >= 0:
        return chosen
    choices = [tangles[at].cases for at in open_ones]
    combinations = 1
    for cases in choices:
        combinations *= len(cases)
    weights: list[float] = []
    picks: list[list[Case]] = []
    if min(counts) >= 0:
        if combinations <= MOST_COMBINATIONS:
            _combine(choices, [], 1.0, counts, total, weights, picks)
        else:
            for _ in range(MOST_COMBINATIONS):
                _draw_one_after_the_other(choices, counts, total, rng, weights, picks)
                if len(picks) == CANDIDATES:
                    break
    if not picks:
        for case in settled:
            _put_back(case, counts)
        return []
    pick = picks[_weighted(weights, rng)]
    for at, case in enumerate(pick):
        chosen[open_ones[at]] = case
        _take(case, counts)
    return chosen


def _take(case: Case, counts: list[int]) -> None:
    for kind in case.faces():
        counts[kind] -= 1


def _put_back(case: Case, counts: list[int]) -> None:
    for kind in case.faces():
        counts[kind] += 1


def _odds(case: Case, counts: list[int], total: int) -> float:
    """The probability of drawing the kinds of a case from the cards that are left."""
    odds = case.weight
    left: dict[int, int] = {}
    for kind in case.faces():
        count = left.get(kind, counts[kind])
        if count <= 0:
            return 0.0
        odds *= count / total
        left[kind] = count - 1
        total -= 1
    return odds


def _combine(
    choices: list[list[Case]],
    pick: list[Case],
    weight: float,
    counts: list[int],
    total: int,
    weights: list[float],
    picks: list[list[Case]],
) -> None:
    """Weigh every possible combination of cases."""
    if len(pick) == len(choices):
        weights.append(weight)
        picks.append(pick)
        return
    for case in choices[len(pick)]:
        odds = _odds(case, counts, total)
        if odds > 0.0:
            _take(case, counts)
            _combine(choices, [*pick, case], weight * odds, counts, total - len(case.faces()), weights, picks)
            _put_back(case, counts)


def _draw_one_after_the_other(
    choices: list[list[Case]],
    counts: list[int],
    total: int,
    rng: Rng,
    weights: list[float],
    picks: list[list[Case]],
) -> None:
    """Draw one combination, tangle after tangle, and record how much its weight differs from the probability of drawing
    it.
    """
    pick: list[Case] = []
    weight = 1.0
    for cases in choices:
        odds = [_odds(case, counts, total) for case in cases]
        together = 0.0
        for each in odds:
            together += each
        if together <= 0.0:
            break
        case = cases[_weighted(odds, rng)]
        weight *= together
        pick.append(case)
        _take(case, counts)
        total -= len(case.faces())
    for case in pick:
        _put_back(case, counts)
    if len(pick) == len(choices):
        weights.append(weight)
        picks.append(pick)


def _weighted(weights: list[float], rng: Rng) -> int:
    """Draw the index of an entry by weight."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * (float(rng.word()) / 4294967296.0)
    last = 0
    for at, weight in enumerate(weights):
        if weight > 0.0:
            last = at
            left -= weight
            if left < 0.0:
                break
    return last


def dealt(heaps: list[list[int]], contents: Contents, rng: Rng) -> list[tuple[int, int]]:
    """Every card of the heaps with its item, dealt at random; taken cards are resolved, fresh ones stay fresh."""
    piles: list[list[int]] = []
    laid: list[tuple[int, int]] = []
    for heap, cards in enumerate(heaps):
        pile = [piles[taken_from(item)].pop() if item <= -2 else item for item in contents[heap]]
        rng.shuffle(pile)
        laid.extend([(card, pile.pop()) for card in cards])
        piles.append(pile)
    return laid


# What follows from a tangle.


def kinds_within(contents: Contents, fresh: list[int]) -> list[set[int]]:
    """The kinds that a card of each heap can be in one case; ``fresh`` are those of fresh cards."""
    within: list[set[int]] = []
    for items in contents:
        kinds: set[int] = set()
        for item in items:
            if item <= -2:
                kinds |= within[taken_from(item)]
            elif item == FRESH:
                kinds.update(fresh)
            else:
                kinds.add(item)
        within.append(kinds)
    return within
