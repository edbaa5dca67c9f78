"""SL-7, AP-17: what jobs do when they are laid, and the Dictator's bargain."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    EVENT_INVASION,
    FIGURES,
    FIRST_PLAGUE,
    JOB_ARCHITECT,
    JOB_ASTRONAUT,
    JOB_BANDIT,
    JOB_DICTATOR,
    JOB_GURU,
    JOB_HACKER,
    JOB_HEAD_PURCHASING,
    JOB_HEAD_SALES,
    JOB_JOURNALIST,
    JOB_MEDIUM,
    JOB_NINJA,
    JOB_POLICEMAN,
    JOB_RESEARCHER,
    JOB_SURVIVALIST,
    MALUS_VIRUS,
    MONSTER_MUTANT_SNAIL,
)
from croupier.shelf.smile_life.options import (
    ASK_BARGAIN,
    ASK_OFFER_HAND,
    ASK_OFFER_LAID,
    ASK_RELAUNCH,
    BARGAIN,
    CARD,
    LOOKED_AT_HANDS,
    LOOKED_AT_PILE,
    LOST,
    NAMED,
    NO,
    NO_BARGAIN,
    NO_EFFECT,
    OFFERED,
    OFFERED_LAID,
    RELAUNCHED,
    SKIPS,
    YES,
)
from croupier.shelf.smile_life.specials import Specials
from croupier.table import NOBODY, Flow, Option

PRISON = 3
"""AP-17.3: turns."""


class Jobs(Specials):
    """A table at which people work."""

    def start_job(self, seat: int, kind: int) -> Flow:
        """SL-6.6: a job has been laid; its immediate power is used now, a permanent one from the next turn on."""
        self.new_job |= 1 << seat
        if kind == JOB_BANDIT:
            self.were_bandits |= 1 << seat
        elif kind in (JOB_RESEARCHER, JOB_SURVIVALIST):
            self.refill_new(seat, kind)
        else:
            yield from self.use_job(seat, kind)

    def use_job(self, seat: int, kind: int) -> Flow:
        """SL-6.6, AP-18.3: uses what a job does once for each time it is laid or dealt."""
        if kind == JOB_ARCHITECT:
            if not self.free_house >> seat & 1:
                self.new_job |= 1 << seat
            self.free_house |= 1 << seat
        elif kind == JOB_DICTATOR:
            self.dictator_waits = True
        elif kind == JOB_JOURNALIST:
            self.look_at_hands(seat)
        elif kind == JOB_MEDIUM:
            self.look_ahead(seat, FIGURES.medium)
        elif kind == JOB_POLICEMAN:
            yield from self.arrest(seat)
        elif kind == JOB_ASTRONAUT:
            yield from self.fetch(seat, kind, self.fetchable(seat), self.discard, False)
        elif kind == JOB_NINJA:
            yield from self.fetch(seat, kind, self.weapons_to_fetch(seat), self.discard, True)
        elif kind in (JOB_HEAD_PURCHASING, JOB_HEAD_SALES):
            yield from self.protected_swap(seat, kind)
        elif kind == JOB_HACKER:
            yield from self.hack(seat)

    def refill_new(self, seat: i64, kind: i64) -> None:
        """SL-7.7: a Researcher draws a sixth card; AMB-58: a new Survivalist refills a hand that a crisis had shrunk."""
        hand: i64 = len(self.zones[self.hand(seat)])
        if kind == JOB_RESEARCHER and self.hand_size(seat) > FIGURES.dealt:
            self.refill_to(seat, hand + 1)
        elif kind == JOB_SURVIVALIST and self.was_shrunk():
            self.refill(seat)

    def was_shrunk(self) -> bool:
        """Whether a crisis keeps the hands of others small."""
        for other in range(self.people):
            if self.hand_size(other) < FIGURES.dealt:
                return True
        return False

    def look_at_hands(self, seat: i64) -> None:
        """SL-7.10."""
        for other in self.others(seat):
            cards = self.zones[self.hand(other)]
            for card in cards:
                self.see(card, 1 << seat)
            self.tell_cards(LOOKED_AT_HANDS, cards, seat, other)

    def look_ahead(self, seat: i64, count: i64) -> None:
        """SL-7.11, AP-14.7, AMB-14: the next cards of the pile, in their order."""
        cards = self.zones[self.pile][-count:]
        cards.reverse()
        for card in cards:
            self.see(card, 1 << seat)
        self.tell_cards(LOOKED_AT_PILE, cards, seat, len(cards))

    def arrest(self, seat: int) -> Flow:
        """SL-7.15: a Bandit or Guru of somebody else is discarded."""
        for other in self.others(seat):
            job = self.job(other)
            if (job in (JOB_BANDIT, JOB_GURU)) and self.is_exposed(other):
                yield from self.leave_job(other, self.discard, LOST)

    # AP-17.4, AMB-55 The Hacker.

    def past_plagues(self) -> list[int]:
        """The crises and events out of game that really took place."""
        kinds: list[int] = []
        for card in self.zones[self.out]:
            kind: i64 = self.face[card]
            if not FIRST_PLAGUE <= kind < MONSTER_MUTANT_SNAIL or not self.past >> (kind - FIRST_PLAGUE) & 1:
                continue
            if kind != EVENT_INVASION or not self.is_flooded():
                kinds.append(kind)
        return kinds

    def hack(self, seat: int) -> Flow:
        kinds = self.past_plagues()
        if not kinds:
            self.tell(NO_EFFECT, seat, JOB_HACKER)
            return
        yield from self.choose(seat, ASK_RELAUNCH, [*[CARD[kind] for kind in sorted(kinds)], NO], JOB_HACKER)
        if self.chosen is NO:
            self.tell(NO_EFFECT, seat, JOB_HACKER)
            return
        kind = self.chosen.value
        self.move(self.find(self.out, kind), self.out, self.plagues)
        self.tell(RELAUNCHED, seat, kind)
        self.turn_over = True
        yield from self.appear(seat, kind)

    # AP-17.3, AMB-54 The Dictator.

    def imprison(self, seat: int, victim: int) -> Flow:
        """Once, before drawing: somebody passes three turns, unless they strike a bargain."""
        self.dictator_waits = False
        self.tell(NAMED, seat, victim)
        self.about_kind = JOB_DICTATOR
        self.victim = seat
        yield from self.choose_from_hand(victim, ASK_OFFER_HAND, self.zones[self.hand(victim)])
        self.about_kind = -1
        self.victim = NOBODY
        gift = -1
        if self.chosen is not NO:
            gift = self.pick(self.chosen.value, self.hand(victim), self.peek(victim))
            self.see(gift, 1 << seat)
            self.tell_card(OFFERED, gift, victim, seat)
        laid: Option = NO
        if self.stealable(seat, victim):
            yield from self.choose(victim, ASK_OFFER_LAID, [*self.stealable(seat, victim), NO], JOB_DICTATOR, seat)
            laid = self.chosen
            if laid is not NO:
                self.tell(OFFERED_LAID, victim, seat, laid.value)
        accepted = False
        if gift >= 0 or laid is not NO:
            yield from self.choose(seat, ASK_BARGAIN, [YES, NO], JOB_DICTATOR, victim)
            accepted = self.chosen is YES
        if not accepted:
            if gift >= 0:
                self.move(gift, self.peek(victim), self.hand(victim))
            self.skips[victim] += PRISON
            self.tell(NO_BARGAIN, seat, victim)
            self.tell(SKIPS, victim, PRISON)
            return
        self.tell(BARGAIN, seat, victim)
        if gift >= 0:
            self.move(gift, self.peek(victim), self.hand(seat))
            yield from self.trim(seat)
        if laid is not NO:
            yield from self.take_over(seat, victim, laid)

    def offers_from_hand(self, seat: i64) -> list[Option]:
        kinds = self.kinds_in(self.hand(seat))
        return [*[CARD[kind] for kind in kinds if kind != MALUS_VIRUS], NO]
