"""AP-12: attacks with the weapon just laid, and what is stolen; AP-14.4: the Nuclear threat."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    FAMILY,
    FLIRT,
    JOB,
    MARRIAGE,
    SURVIVAL_NUCLEAR_THREAT,
)
from croupier.shelf.smile_life.damage import Damage
from croupier.shelf.smile_life.options import (
    AFFAIR,
    ASK_ATTACK,
    ASK_STEAL,
    ASK_THREAT,
    ATTACKED,
    NO,
    NOTHING_TO_STEAL,
    SEAT,
    STOLE,
    SURVIVALIST,
    THREATENED,
    TOO_WELL_ARMED,
    YES,
)
from croupier.shelf.smile_life.state import FIRST_LAID, LAST_FACE_UP
from croupier.table import Flow, Option


class Weapons(Damage):
    """A table at which armed people attack each other."""

    def lay_card(self, seat: int, card: int, attacks: bool) -> Flow:
        """Lays a card that lies open in the middle, and carries its effect out."""
        raise NotImplementedError

    def targets(self, seat: i64, power: i64) -> list[int]:
        """AP-12.8, AMB-41: whom a weapon of this power beats, and who has something that the attacker could lay."""
        return [other for other in self.others(seat) if not self.why_not_attack(seat, other, power)]

    def why_not_attack(self, seat: i64, other: i64, power: i64) -> i64:
        """AP-17.6, AP-12.8, AP-12.10: why a weapon of this power does nothing against somebody (a number of ``WHY``)."""
        if self.is_survivalist(other):
            return SURVIVALIST
        if self.defence(other) >= power:
            return TOO_WELL_ARMED
        return 0 if self.stealable(seat, other) else NOTHING_TO_STEAL

    def stealable(self, thief: i64, victim: i64) -> list[Option]:
        """AP-12.10, AMB-42: the face-up cards of a victim that the thief could lay at once."""
        last = self.uncovered_flirt(victim)
        fitting: list[Option] = []
        for option in self.face_up(victim, False):
            kind = option.value
            if option is AFFAIR[kind] or (FAMILY[kind] == FLIRT and (last < 0 or self.face[last] != kind)):
                continue
            if self.may_lay(thief, kind, True, False):
                fitting.append(option)
        return fitting

    def uncovered_flirt(self, seat: i64) -> i64:
        """SL-10.2, SL-10.4: the last flirt, unless a marriage covers it or the Bunker protects it; -1 if there is none."""
        cards = self.zones[self.flirts(seat)]
        if not cards or self.is_married(seat):
            return -1
        last: i64 = cards[len(cards) - 1]
        return -1 if last == self.bunkered else last

    def maybe_attack(self, seat: int, kind: int) -> Flow:
        """AP-12.5, AP-12.14: the weapon just laid is kept, or used at once (advanced mode)."""
        if not self.advanced or not self.owns(seat, kind):
            return
        people = self.targets(seat, self.power(seat, kind))
        if not people:
            return
        yield from self.choose(seat, ASK_ATTACK, [*[SEAT[other] for other in people], NO], kind)
        if self.chosen is NO:
            return
        victim = self.chosen.value
        self.tell(ATTACKED, seat, victim, kind)
        if self.owns(victim, SURVIVAL_NUCLEAR_THREAT):
            yield from self.choose(victim, ASK_THREAT, [YES, NO], kind, seat)
            if self.chosen is YES:
                self.flip(victim, SURVIVAL_NUCLEAR_THREAT)
                self.tell(THREATENED, victim, seat)
                yield from self.lose_everything(seat)
                return
        self.flip(seat, kind)
        yield from self.choose(seat, ASK_STEAL, self.stealable(seat, victim), kind, victim)
        self.tell(STOLE, seat, victim, self.chosen.value)
        yield from self.take_over(seat, victim, self.chosen)

    def take_over(self, taker: int, owner: int, option: Option) -> Flow:
        """AP-12.9 to AP-12.13: a laid card is laid before somebody else, without paying; a weapon does not attack then."""
        zone, card = self.place_of(owner, option)
        yield from self.hand_over(owner, zone, card)
        yield from self.lay_card(taker, card, False)

    def hand_over(self, seat: int, zone: int, card: int) -> Flow:
        """A laid card leaves its owner for the middle of the table, and what hangs on it goes the usual way."""
        kind = self.face[card]
        if FAMILY[kind] == JOB:
            yield from self.leave_job(seat, self.played, None)
        elif FAMILY[kind] == MARRIAGE:
            self.end_marriage(seat, self.played, self.discard)
        else:
            self.take_away(card, zone, self.played)

    def lose_everything(self, seat: int) -> Flow:
        """AP-14.4, AMB-43: all laid cards go out of game, flipped ones included; not the suffered malus, nor a Bunker and what
        is under it."""
        for card in self.zones[self.flipped(seat)][:]:
            self.lose_simply(seat, self.flipped(seat), card, self.out)
        for at in range(FIRST_LAID, LAST_FACE_UP + 1):
            zone = at * self.seats + seat
            for card in self.zones[zone][:]:
                if not self.is_protected(card) and card in self.zones[zone]:
                    yield from self.lose(seat, zone, card, self.out, self.out)
        for card in self.zones[self.flipped(seat)][:]:
            self.lose_simply(seat, self.flipped(seat), card, self.out)
