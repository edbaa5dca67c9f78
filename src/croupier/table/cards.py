"""Cards, zones and secrets: where every card lies, and who has seen it there.

A card is a sleeve: a small number. What is printed on it stands in ``face``, where it lies in ``zones``, who has seen it
where it lies in ``seen`` (a bit per seat, and one for the spectators). Nothing else says what anybody knows: views,
events and re-deals all read it here. Cards of one ``pool`` can be mistaken for each other; what a pool holds in all is public.
"""

from __future__ import annotations

from typing import Final

from croupier.table.rng import Rng

HIDDEN: Final = 0
OWNER: Final = 1
OPEN: Final = 2


class Layout:
    """The places of a game for one number of seats, shared by every copy of its state.

    ``decks`` names the piles that may be stacked, with their pool; ``dice`` the dice, with their number of faces.
    """

    def __init__(self, seats: int, kinds: list[str]) -> None:
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
    """Cards of one pool that some viewers cannot tell apart although they know some of the faces among them.

    Viewers and cards are numbers with a bit for each; the groups of one viewer never overlap.
    """

    def __init__(self, who: int, cards: int, kinds: list[int]) -> None:
        self.who = who
        self.cards = cards
        self.kinds = kinds

    def copy(self) -> Group:
        return Group(self.who, self.cards, self.kinds)


def members_of(cards: int) -> list[int]:
    """The cards whose bits are set."""
    return [card for card in range(cards.bit_length()) if cards >> card & 1]


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
            self.members: list[list[int]] = []
            self.groups: list[list[Group]] = []
            self.luck: dict[str, list[int]] = {}
            self.reveals = 0
        else:
            self.zones = [zone[:] for zone in like.zones]
            self.face = like.face[:]
            self.seen = like.seen[:]
            self.pool = like.pool[:]
            self.members = [cards[:] for cards in like.members]
            self.groups = [[group.copy() for group in groups] if groups else [] for groups in like.groups]
            self.luck = {name: kinds[:] for name, kinds in like.luck.items()} if like.luck else {}
            self.reveals = like.reveals

    # Putting the box on the table.

    def lay(self, kind: int, count: int, zone: int, pool: int) -> None:
        """Puts new cards of a kind into a zone, seen by whoever sees that zone."""
        while len(self.members) <= pool:
            self.members.append([])
            self.groups.append([])
        for _ in range(count):
            card = len(self.face)
            self.face.append(kind)
            self.seen.append(self.layout.sight[zone])
            self.pool.append(pool)
            self.members[pool].append(card)
            self.zones[zone].append(card)

    def into_pool(self, card: int, pool: int) -> None:
        """Everybody has seen the card change heaps: from now on it can be mistaken for those of another pool."""
        self.members[self.pool[card]].remove(card)
        self.members[pool].append(card)
        self.pool[card] = pool

    # Moving and showing.

    def see(self, card: int, who: int) -> None:
        """These viewers have now seen the card where it lies."""
        fresh = who & ~self.seen[card]
        if fresh:
            self.seen[card] |= fresh
            self.reveals += 1
            if self.groups[self.pool[card]]:
                self._found(card, fresh)

    def move(self, card: int, source: int, target: int) -> None:
        """Moves a card that everybody can follow with their eyes to the top of another zone."""
        self.zones[source].remove(card)
        self.zones[target].append(card)
        self.see(card, self.layout.sight[target])

    def draw(self, source: int, target: int) -> int:
        """Moves the top card of a pile; the card."""
        card = self.zones[source].pop()
        self.zones[target].append(card)
        self.see(card, self.layout.sight[target])
        return card

    def pick(self, zone: int, kind: int) -> int:
        """A card of the kind out of a hand, chosen by its owner: nobody else can tell which of the cards it was."""
        cards = self.zones[zone]
        self.mix(cards, self.layout.sight[zone])
        face = self.face
        for card in cards:
            if face[card] == kind:
                return card
        raise ValueError(f"no {self.layout.kinds[kind]} in {self.layout.names[zone]}")

    def pick_blind(self, source: int, target: int) -> int:
        """Moves a random card of a hand into another; only the two owners can tell which it was. The card."""
        cards = self.zones[source]
        self.mix(cards, self.layout.sight[source] | self.layout.sight[target])
        card = cards[self.rng.below(len(cards))]
        self.move(card, source, target)
        return card

    def carry(self, source: int, target: int) -> None:
        """Moves a whole zone as it is; everybody can follow every card."""
        cards = self.zones[source]
        self.zones[source] = []
        self.zones[target].extend(cards)
        sight = self.layout.sight[target]
        if sight:
            for card in cards:
                self.see(card, sight)

    def gather(self, sources: list[int], target: int) -> None:
        """Puts whole zones into another, where only those who see that zone can tell the cards apart."""
        into = self.zones[target]
        for source in sources:
            into.extend(self.zones[source])
            self.zones[source] = []
        sight = self.layout.sight[target]
        self.mix(into, sight)
        if sight:
            for card in into:
                self.see(card, sight)

    def shuffle(self, zone: int) -> None:
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
        if self.luck:
            wished = self.luck.get(die)
            if wished:
                return wished.pop(0)
        return self.rng.below(self.layout.dice[die]) + 1

    # What remains known when cards are mixed.

    def mix(self, cards: list[int], spare: int) -> None:
        """All viewers but the spared lose track of which of these cards is which; what they knew of them as a group stays."""
        if len(cards) < 2:
            return
        losing = 0
        for card in cards:
            losing |= self.seen[card]
        pool = self.pool[cards[0]]
        together = 0
        if self.groups[pool]:
            for card in cards:
                together |= 1 << card
            for group in self.groups[pool]:
                if group.cards & together and together & ~group.cards:
                    losing |= group.who
        losing &= ~spare
        if losing == 0:
            return
        if len(cards) == len(self.members[pool]):
            self._forget(cards, losing)
            return
        viewer = 1
        while viewer <= losing:
            if losing & viewer:
                self._mix_for(cards, viewer)
            viewer <<= 1

    def _forget(self, cards: list[int], who: int) -> None:
        """A whole pool is mixed: what it holds is public, and nothing else remains known of it."""
        for card in cards:
            self.seen[card] &= ~who
        for group in self.groups[self.pool[cards[0]]][:]:
            self._release(group, who)

    def _mix_for(self, cards: list[int], viewer: int) -> None:
        kinds: list[int] = []
        together = 0
        for card in cards:
            together |= 1 << card
            if self.seen[card] & viewer:
                kinds.append(self.face[card])
        if len(kinds) == len(cards) and kinds.count(kinds[0]) == len(kinds):
            return
        for card in cards:
            self.seen[card] &= ~viewer
        pool = self.pool[cards[0]]
        for part in self.groups[pool][:]:
            if part.who & viewer and part.cards & together:
                together |= part.cards
                kinds.extend(part.kinds)
                self._release(part, viewer)
        if not self._implied(together, viewer, pool):
            self._know(Group(viewer, together, sorted(kinds)), pool)

    def _implied(self, cards: int, viewer: int, pool: int) -> bool:
        """Whoever has seen the rest of a pool knows what these cards are between them, without being told."""
        return all(cards >> card & 1 or self.seen[card] & viewer for card in self.members[pool])

    def _release(self, group: Group, who: int) -> None:
        group.who &= ~who
        if group.who == 0:
            for groups in self.groups:
                if group in groups:
                    groups.remove(group)

    def _know(self, fresh: Group, pool: int) -> None:
        """Keeps a group, unless it says nothing, or says it card by card."""
        if not fresh.kinds:
            return
        if fresh.kinds.count(fresh.kinds[0]) == fresh.cards.bit_count():
            for card in members_of(fresh.cards):
                self.seen[card] |= fresh.who
            return
        for group in self.groups[pool]:
            if group.cards == fresh.cards and group.kinds == fresh.kinds:
                group.who |= fresh.who
                return
        self.groups[pool].append(fresh)

    def _found(self, card: int, who: int) -> None:
        """Viewers have seen one card of a group: the others of the group are what remains."""
        pool = self.pool[card]
        for group in self.groups[pool][:]:
            finders = group.who & who
            if finders and group.cards >> card & 1:
                self._release(group, finders)
                kinds = group.kinds[:]
                if self.face[card] in kinds:
                    kinds.remove(self.face[card])
                self._know(Group(finders, group.cards & ~(1 << card), kinds), pool)

    # Dealing anew what a viewer cannot know.

    def redeal(self, viewer: int, rng: Rng) -> None:
        """Shuffles the faces among all cards that the viewer cannot tell apart, and keeps everything that the viewer knows."""
        seen = self.seen
        face = self.face
        for pool, members in enumerate(self.members):
            cards = [card for card in members if not seen[card] & viewer]
            if len(cards) < 2:
                continue
            kinds = [face[card] for card in cards]
            for group in self.groups[pool]:
                if group.who & viewer:
                    places = members_of(group.cards)
                    rng.shuffle(places)
                    for at, kind in enumerate(group.kinds):
                        face[places[at]] = kind
                        cards.remove(places[at])
                        kinds.remove(kind)
            rng.shuffle(kinds)
            for at, card in enumerate(cards):
                face[card] = kinds[at]

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
        for groups in self.groups:
            for group in groups:
                if group.who & eye:
                    among: dict[str, int] = {}
                    for zone, cards in enumerate(self.zones):
                        count = len([card for card in cards if group.cards >> card & 1])
                        if count:
                            among[self.layout.names[zone]] = count
                    known.append({"among": among, "contents": sorted([self.layout.kinds[kind] for kind in group.kinds])})
        return sorted(known, key=str)
