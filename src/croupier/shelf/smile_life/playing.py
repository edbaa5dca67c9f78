"""SL-3.3: a card in the middle of the table is inflicted on somebody, or paid for and laid, and its effect takes place."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    CATACLYSM,
    CATACLYSM_FLOOD,
    CHILD,
    CRISIS_FOOD,
    FAMILY,
    FIGURES,
    FLIRT,
    JOB,
    MALUS,
    MARRIAGE,
    NO_JOB,
    PET_TURTLE,
    PET_VULTURE,
    SPECIAL,
    SPECIAL_CASINO,
    SPECIAL_INHERITANCE,
    STUDY,
    SURVIVAL_BUNKER,
    UNFAITHFUL,
    WAGE,
    WAGE_1,
    is_acquisition,
    is_doctor,
    is_quiet,
    is_weapon,
)
from croupier.shelf.smile_life.cataclysms import Cataclysms
from croupier.shelf.smile_life.options import (
    ASK_BUNKER,
    ASK_PAY,
    CARD,
    DISCARDED,
    FOR_FREE,
    FREE,
    INHERITED,
    LAID,
    LOST,
    NO,
    PAID,
    PROTECTED,
    STOLE_FLIRT,
    unpacked,
)
from croupier.table import Flow


class Playing(Cataclysms):
    """A table at which cards are paid for and laid."""

    def flood_turn(self, seat: int) -> Flow:
        """AMB-62: somebody takes a card out of the flood."""
        raise NotImplementedError

    def play_card(self, seat: int, card: int, free: bool, from_hand: bool) -> Flow:
        """A card in the middle of the table is inflicted on somebody, or paid for and laid."""
        kind = self.face[card]
        if FAMILY[kind] == MALUS:
            yield from self.inflict(seat, card)
            return
        if not free and FIGURES.price[kind] and is_acquisition(kind):
            yield from self.pay_for(seat, kind, from_hand)
        yield from self.lay_card(seat, card, True)

    def pay_for(self, seat: int, kind: int, from_hand: bool) -> Flow:
        """SL-9.3, SL-7.1: wages are flipped, or the Architect's free house is used up."""
        price = self.price(seat, kind)
        if price == 0:
            return
        options = self.ways_to_pay(seat, price)
        if from_hand and self.has_free_house(seat, kind):
            options.append(FREE)
        self.strength = price
        yield from self.choose(seat, ASK_PAY, options, kind)
        self.strength = 0
        if self.chosen is FREE:
            self.free_house &= ~(1 << seat)
            self.tell(FOR_FREE, seat, kind)
            return
        for at, count in enumerate(unpacked(self.chosen.value)):
            for _ in range(count):
                self.spend(seat, SPECIAL_INHERITANCE if at == INHERITED else WAGE_1 + at - 1)

    def spend(self, seat: i64, kind: i64) -> None:
        """SL-4.2, AMB-44: a wage is invested; one under the Bunker may be spent by its owner, but comes last."""
        zone = self.belongings(seat) if kind == SPECIAL_INHERITANCE else self.wages(seat)
        chosen: i64 = -1
        for card in self.zones[zone]:
            if self.face[card] == kind and (chosen < 0 or chosen == self.bunkered):
                chosen = card
        self.take_away(chosen, zone, self.flipped(seat))
        self.tell(PAID, seat, kind)

    # Laying.

    def lay_card(self, seat: int, card: int, attacks: bool) -> Flow:
        """SL-3.3: a card in the middle goes before its player, and its effect takes place."""
        kind = self.face[card]
        if is_quiet(kind):
            self.lay_quietly(seat, card)
            return
        family = FAMILY[kind]
        if family == JOB:
            if self.job(seat) != NO_JOB:
                yield from self.replace_job(seat)
            self.move(card, self.played, self.job_of(seat))
            self.tell(LAID, seat, kind)
            yield from self.start_job(seat, kind)
            return
        self.move(card, self.played, self.home_of(seat, kind))
        self.tell(LAID, seat, kind)
        if family == CHILD:
            yield from self.welcome(seat, False)
        elif family == SPECIAL:
            yield from self.carry_out_special(seat, kind)
        elif family == CATACLYSM:
            yield from self.cataclysm(seat, kind)
            if kind == CATACLYSM_FLOOD and self.zones[self.flood]:
                self.first_take = True
                yield from self.flood_turn(seat)
        elif kind == SURVIVAL_BUNKER:
            yield from self.dig_in(seat)
        elif attacks or not is_weapon(kind):
            yield from self.use_belonging(seat, kind)

    def use_belonging(self, seat: int, kind: int) -> Flow:
        """AP-12.5, AP-15.3, AP-15.4: uses what an acquisition does once for each time it is laid or dealt."""
        if kind == PET_TURTLE:
            yield from self.fetch(seat, kind, self.ninja_to_fetch(seat), self.discard, False)
        elif kind == PET_VULTURE:
            yield from self.fetch(seat, kind, self.carrion(seat), self.out, False)
        elif is_weapon(kind):
            yield from self.maybe_attack(seat, kind)

    def receive(self, seat: int, card: int) -> Flow:
        """AP-18.3, AMB-60: a card dealt to another player is laid, or discarded if it cannot be. Nobody is made to eat what
        need not be eaten (AMB-19)."""
        kind = self.face[card]
        if not self.may_lay(seat, kind, True, False):
            self.to_discard(card, self.played, seat)
            self.tell(DISCARDED, seat, kind)
        elif FAMILY[kind] == CHILD:
            self.move(card, self.played, self.children(seat))
            self.tell(LAID, seat, kind)
            yield from self.welcome(seat, True)
            if self.chosen is NO:
                self.lose_simply(seat, self.children(seat), card, self.discard)
        else:
            yield from self.lay_card(seat, card, True)

    def use_again(self, seat: int, kind: int) -> Flow:
        """AP-18.3, AMB-60: uses the effect of a card that has come back to its owner. It is not laid anew."""
        if FAMILY[kind] == JOB:
            yield from self.use_job(seat, kind)
        else:
            yield from self.use_belonging(seat, kind)

    def lay_quietly(self, seat: i64, card: i64) -> None:
        """Lays a card that asks for nothing more."""
        kind: i64 = self.face[card]
        family: i64 = FAMILY[kind]
        self.move(card, self.played, self.home_of(seat, kind))
        self.tell(LAID, seat, kind)
        if family == FLIRT:
            self.steal_flirt(seat, kind)
        elif family == STUDY and self.pulled >> seat & 1:
            self.uncounted[seat] += FIGURES.level[kind]

    def home_of(self, seat: i64, kind: i64) -> i64:
        """Where a card lies once it is laid."""
        family: i64 = FAMILY[kind]
        if family == STUDY:
            return self.extra(seat) if is_doctor(self.job(seat)) else self.studies(seat)
        if family == WAGE:
            return self.wages(seat)
        if family == FLIRT:
            return self.affair(seat) if self.is_unfaithful(seat) else self.flirts(seat)
        if family in (MARRIAGE, UNFAITHFUL):
            return self.marriage(seat)
        if family == CHILD:
            return self.children(seat)
        if kind == SPECIAL_CASINO:
            return self.casino
        if (family == SPECIAL and kind != SPECIAL_INHERITANCE) or family == CATACLYSM:
            return self.flipped(seat)
        return self.belongings(seat)

    def replace_job(self, seat: int) -> Flow:
        """SL-6.5, AP-10.3: the old job is discarded."""
        yield from self.leave_job(seat, self.discard, LOST)

    def steal_flirt(self, seat: i64, kind: i64) -> None:
        """SL-10.2, SL-10.5, AMB-04: the uncovered flirt of somebody else at the same place comes on top."""
        for other in self.others(seat):
            last = self.uncovered_flirt(other)
            if last >= 0 and self.face[last] == kind:
                self.take_away(last, self.flirts(other), self.home_of(seat, kind))
                self.tell(STOLE_FLIRT, seat, other, kind)
                return

    def welcome(self, seat: int, may_refuse: bool) -> Flow:
        """SL-10.6, AP-4.6: a child outside marriage uses its flirt up; in a food crisis a new child is fed (``chosen`` is
        ``NO`` if it is not)."""
        self.chosen = CARD[0]
        if self.runs(CRISIS_FOOD) and not self.is_survivalist(seat):
            yield from self.feed_one(seat, may_refuse)
        if self.chosen is not NO and not self.is_married(seat):
            flirt = self.lucky_flirt(seat)
            if flirt >= 0:
                self.babies.append(flirt)

    def dig_in(self, seat: int) -> Flow:
        """AP-14.2, AMB-44: the Bunker is put on one of one's own cards, and stays there."""
        options = [option for option in self.face_up(seat, True) if option.value != SURVIVAL_BUNKER]
        if not options:
            return
        yield from self.choose(seat, ASK_BUNKER, options, SURVIVAL_BUNKER)
        _, self.bunkered = self.place_of(seat, self.chosen)
        self.tell(PROTECTED, seat, self.chosen.value)
