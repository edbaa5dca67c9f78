"""AP-4 to AP-9: what a plague does to everybody at the moment it appears."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    CRISIS_FOOD,
    CRISIS_HEALTH,
    EVENT_ARMAGEDDON,
    MALUS_VIRUS,
    NO_JOB,
    PET_PANGOLIN,
    SURVIVAL_SAFE,
)
from croupier.shelf.smile_life.jobs import Jobs
from croupier.shelf.smile_life.options import (
    ADOPTED,
    ASK_ADOPT,
    ASK_ARMAGEDDON,
    ASK_FEED,
    ASK_TARGET,
    CARD,
    DOOMED,
    FED,
    FED_BY_GARDEN,
    LOST,
    NO,
    PICKED,
    PILE_TURNED,
    SEAT,
    SHOWED_HAND,
    SPARED,
    VIRUS_LAID,
)
from croupier.table import Flow, Option

CARDLESS: Final = 1000
"""AMB-21: added to a plague that is due without a card."""


class Onsets(Jobs):
    """A table that plagues strike."""

    # AP-4 Food.

    def feed_everybody(self, seat: int) -> Flow:
        """AP-4.1 to AP-4.5, AMB-19: in seat order from the initiator; a child that nobody can feed is discarded."""
        hungry = [self.mouths(other) for other in range(self.seats)]
        for other in self.round_from(seat):
            while hungry[other]:
                yield from self.feed_one(other, True)
                if self.chosen is NO:
                    break
                hungry[other] -= 1
            while hungry[other]:
                yield from self.give_child_away(other, hungry)
                hungry[other] -= 1

    def mouths(self, seat: i64) -> i64:
        """AMB-19, AMB-20: the children that somebody must feed; not one under the Bunker, nor those of a Survivalist."""
        if self.is_survivalist(seat):
            return 0
        mouths: i64 = 0
        for child in self.zones[self.children(seat)]:
            if child != self.bunkered:
                mouths += 1
        return mouths

    def feed_one(self, seat: int, may_refuse: bool) -> Flow:
        """AP-4.1, AP-4.3, AMB-21: one child is fed, from the garden or with a card of the owner's choice (``chosen``; ``NO`` if
        it is not fed). The Pangolin and what is under the Bunker need not be eaten, unless for a child that one has chosen
        to lay."""
        if self.has_garden(seat):
            self.chosen = CARD[0]
            self.tell(FED_BY_GARDEN, seat)
            return
        options: list[Option] = [CARD[kind] for kind in sorted(self.food(seat))]
        if not options or (may_refuse and self.may_starve(seat)):
            options.append(NO)
        yield from self.choose(seat, ASK_FEED, options, CRISIS_FOOD)
        if self.chosen is not NO:
            self.eat(seat, self.chosen.value)

    def eat(self, seat: i64, kind: i64) -> None:
        """AP-4.2: flipped, it still scores; AMB-21: a Pangolin brings a health crisis."""
        self.flip(seat, kind)
        self.tell(FED, seat, kind)
        if kind == PET_PANGOLIN:
            self.due.append(CRISIS_HEALTH + CARDLESS)
            self.due_by.append(seat)

    def give_child_away(self, seat: int, hungry: list[int]) -> Flow:
        """AP-4.4, AP-4.5: to somebody who has food left after feeding their own, and who cannot refuse. Which child goes
        first does not matter where one player takes them all in (AMB-88)."""
        people = [SEAT[other] for other in self.others(seat) if self.can_adopt(other, hungry[other])]
        names = sorted([self.face[child] for child in self.zones[self.children(seat)] if child != self.bunkered])
        children = [CARD[name] for name in names]
        if len(people) == 1 and hungry[seat] == len(children):
            only = people[0].value
            if self.can_adopt(only, hungry[only] + hungry[seat] - 1):
                del children[1:]
        yield from self.choose(seat, ASK_ADOPT, children, CRISIS_FOOD)
        zone, child = self.place_of(seat, self.chosen)
        if not people:
            self.lose_simply(seat, zone, child, self.discard)
            return
        yield from self.choose(seat, ASK_TARGET, people, self.face[child])
        other = self.chosen.value
        self.move(child, zone, self.children(other))
        self.tell(ADOPTED, seat, other, self.face[child])
        yield from self.feed_one(other, False)

    def can_adopt(self, seat: i64, mouths: i64) -> bool:
        return self.has_garden(seat) or self.plain_food(seat) > mouths

    # AP-5 Ecology, AP-6 economy, AP-7 politics.

    def shrink_hands(self, seat: int) -> Flow:
        """AP-5.1: everybody keeps one card."""
        for other in self.round_from(seat):
            yield from self.trim(other)

    def bankrupt_everybody(self, seat: i64) -> None:
        """AP-6.1, AP-14.3: all laid wages that are not invested."""
        for other in self.round_from(seat):
            if self.is_survivalist(other) or self.owns(other, SURVIVAL_SAFE):
                continue
            for wage in self.zones[self.wages(other)][:]:
                if wage != self.bunkered:
                    self.lose_simply(other, self.wages(other), wage, self.discard)

    def dismiss_everybody(self, seat: int) -> Flow:
        """AP-7.1, AP-7.2, AMB-24, AMB-25: the pile is turned over, and everybody is dismissed."""
        self.zones[self.pile].reverse()
        self.turned = True
        self.tell(PILE_TURNED)
        self.show_top()
        for other in self.round_from(seat):
            job = self.job(other)
            if job != NO_JOB and not self.is_survivalist(other) and self.is_exposed(other):
                yield from self.leave_job(other, self.discard, LOST)

    # AP-8 Health.

    def show_hands(self, seat: i64) -> None:
        """AP-8.1, AP-8.2, AMB-70: all hands are shown, a Survivalist's too; whoever holds the Virus lays it."""
        for other in self.round_from(seat):
            self.show_hand(other)
        for other in self.round_from(seat):
            self.check_virus(other)

    def show_hand(self, seat: i64) -> None:
        cards = self.zones[self.hand(seat)]
        for card in cards:
            self.see(card, self.layout.everybody)
        self.tell_cards(SHOWED_HAND, cards, seat)

    def check_virus(self, seat: i64) -> None:
        """AP-8.2, AMB-27: in a health crisis a Virus is laid at once and replaced, unless a mask or the job protects."""
        if not self.runs(CRISIS_HEALTH) or self.is_masked(seat) or self.is_survivalist(seat):
            return
        virus = self.find(self.hand(seat), MALUS_VIRUS)
        if virus < 0:
            return
        self.pick(MALUS_VIRUS, self.hand(seat), self.malus(seat))
        self.tell(VIRUS_LAID, seat, MALUS_VIRUS)
        self.refill_to(seat, len(self.zones[self.hand(seat)]) + 1)

    # AP-9 Armageddon.

    def armageddon(self, seat: int) -> Flow:
        """AP-9.2 to AP-9.6, AMB-28: everybody picks a card of the left neighbour; they are turned over one by one, and lost,
        until Armageddon itself appears. The twin of a lost card is lost as well."""
        owners: list[int] = []
        picks: list[Option] = []
        for other in self.round_from(seat):
            left = self.next_to(other)
            options = self.face_up(left, False)
            if options:
                yield from self.choose(other, ASK_ARMAGEDDON, options, EVENT_ARMAGEDDON, left)
                owners.append(left)
                picks.append(self.chosen)
                self.tell(PICKED, other, left, self.chosen.value)
        order = list(range(len(picks)))
        self.rng.shuffle(order)
        lost = [picks[at].value for at in order[: self.rng.below(len(picks) + 1)]]
        self.reveals += 1
        for at in order:
            self.tell(DOOMED if picks[at].value in lost else SPARED, owners[at], picks[at].value)
        for at in order:
            if picks[at].value in lost:
                zone, card = self.place_of(owners[at], picks[at])
                yield from self.lose(owners[at], zone, card, self.out, self.discard)
