"""The Action cards: when each may be played and what it does. One method a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.russian_roulette.cards import (
    AIR_GUN,
    ANONYMOUS_TIP,
    BRIBED_JUDGE,
    CLICK,
    COLD_FEET,
    DANGER_MONEY,
    DUCK,
    EXTRA_ROUND,
    FIGURES,
    GIFT,
    LIGHT_POCKETS,
    ONE_FOR_THE_ROAD,
    PEEK,
    RAISE,
    SHOOT_SOMEONE,
    SPIN_IT_AGAIN,
    WET_POWDER,
)
from croupier.shelf.russian_roulette.options import (
    AIMED,
    AIMED_AT_SKY,
    ASK_FACE,
    ASK_NAME,
    ASK_TARGET,
    BONUS,
    BRIBED,
    CALLED_BACK,
    LOADED,
    NAMED_NOBODY,
    NOT_LOADED,
    PEEKED,
    PLAYED,
    RAISED,
    SOAKED,
    SPUN_AGAIN,
    STOLE,
    SWAPPED,
    TIPPED,
    TURNED_DIE,
    decision,
)
from croupier.shelf.russian_roulette.state import SKY, UNNAMED, State
from croupier.table import NOBODY, Decision, Flow

# RR-11.5: the cards that choose a person.
CHOOSING: Final = (
    1 << PEEK
    | 1 << GIFT
    | 1 << RAISE
    | 1 << ONE_FOR_THE_ROAD
    | 1 << SPIN_IT_AGAIN
    | 1 << WET_POWDER
    | 1 << ANONYMOUS_TIP
    | 1 << EXTRA_ROUND
    | 1 << LIGHT_POCKETS
)


class Actions(State):
    """A table at which Action cards can be played."""

    def play(self, seat: int, kind: int) -> Flow:
        """RR-11.2: lays the card down for all to see and carries it out. The only target there is is not asked for (RR-Q39)."""
        self.lay_down(seat, kind)
        self.tell(PLAYED, seat, kind)
        self.player = seat
        self.card = kind
        self.may_change = self.forced
        chosen = seat
        if kind == COLD_FEET:
            yield self.ask(seat, ASK_FACE)
            chosen = self.answers[seat].value
        elif 1 << kind & CHOOSING:
            targets = self.targets(seat, kind)
            if targets & targets - 1:
                yield self.ask(seat, ASK_TARGET)
                chosen = self.answers[seat].value
            else:
                chosen = int(targets).bit_length() - 1
        self.carry_out(seat, kind, chosen)
        naming = self.must_name(kind, chosen)
        if naming and self.people == 2 and not self.may_keep_aim():
            for shooter in naming:
                self.name(shooter, 1 - shooter)
        elif naming:
            yield self.ask_all(naming, ASK_NAME)
            for shooter in naming:
                self.name(shooter, self.answers[shooter].value)
        self.player = NOBODY

    def carry_out(self, seat: int, kind: int, target: int) -> None:
        """What the card says. The target is the face of the die for Cold Feet, the player for a card that chooses nothing."""
        if kind == COLD_FEET:
            self.cold_feet(seat, target)
        elif kind == PEEK:
            self.peek(seat, target)
        elif kind == GIFT:
            self.gift(seat, target)
        elif kind == SHOOT_SOMEONE:
            self.shoot_someone()
        elif kind == AIR_GUN:
            self.air_gun(seat)
        elif kind == RAISE:
            self.raise_bet(target)
        elif kind == ONE_FOR_THE_ROAD:
            self.one_for_the_road(target)
        elif kind == SPIN_IT_AGAIN:
            self.spin_it_again(target)
        elif kind == WET_POWDER:
            self.wet_powder(seat, target)
        elif kind == DUCK:
            self.duck(seat)
        elif kind == ANONYMOUS_TIP:
            self.anonymous_tip(seat, target)
        elif kind == BRIBED_JUDGE:
            self.bribed_judge(seat)
        elif kind == EXTRA_ROUND:
            self.extra_round(target)
        elif kind == DANGER_MONEY:
            self.danger_money(seat)
        elif kind == LIGHT_POCKETS:
            self.light_pockets(seat, target)

    # Whether a card can do anything, and to whom.

    def playable(self, seat: i64, fitting: i64) -> i64:
        """The kinds in a hand, among those that fit the window, that can be played now; a bit for each."""
        if not self.inside & 1 << seat:
            fitting &= FIGURES.skulls
        face = self.face
        plays: i64 = 0
        tried: i64 = ~fitting
        kind: i64 = 0
        for card in self.zones[seat]:
            kind = face[card]
            if not tried & 1 << kind:
                tried |= 1 << kind
                if self.can_do(seat, kind):
                    plays |= 1 << kind
        return plays

    def can_do(self, seat: i64, kind: i64) -> bool:
        """RR-Q36: a card that could do nothing at all is not offered."""
        if kind == AIR_GUN:
            return self.takes_part(seat) and self.aim[seat] != SKY
        if kind == GIFT:
            return self.takes_part(seat)
        if kind == SHOOT_SOMEONE:
            return len(self.participants()) > 0
        if kind == DUCK:
            return self.ducking & 1 << seat == 0 and len(self.participants()) > 0
        if kind == BRIBED_JUDGE:
            return True
        if kind == COLD_FEET:
            return self.in_round(seat)
        if kind == DANGER_MONEY:
            return self.scored & 1 << seat != 0 and self.bet[seat] >= 3
        return self.targets(seat, kind) != 0

    def targets(self, seat: i64, kind: i64) -> i64:
        """The people whom a card of this kind can choose, a bit for each."""
        chosen: i64 = 0
        for other in range(self.people):
            if self.can_choose(seat, kind, other):
                chosen |= 1 << other
        return chosen

    def can_choose(self, seat: i64, kind: i64, other: i64) -> bool:
        if kind == GIFT:
            return other != seat
        if kind == LIGHT_POCKETS:
            return other != seat and len(self.zones[self.hand(other)]) > 0
        if kind == WET_POWDER:
            return self.turned & ~self.soaked & 1 << other != 0
        if kind == EXTRA_ROUND:
            return (
                self.alive[other] > 0
                and len(self.zones[self.reserve]) > 0
                and self.bullets[other] < FIGURES.clicks_each + 1
            )
        if kind == PEEK:
            return len(self.zones[self.barrel(other)]) > 0
        if kind == ANONYMOUS_TIP:
            return other != seat and len(self.zones[self.pocket(other)]) > 0 and not self.shown & 1 << other
        if not self.in_round(other):
            return False
        if kind == RAISE:
            return self.bet[other] < FIGURES.faces[-1]
        if kind == SPIN_IT_AGAIN:
            return len(self.zones[self.barrel(other)]) > 1
        return self.bet[other] < self.shot and not self.called & 1 << other and len(self.zones[self.barrel(other)]) > 0

    def card_offer(self, about: int, seat: int) -> Decision:
        """What a card that has been played asks: a person, a face of the die, or a target to aim at."""
        if about == ASK_TARGET:
            return decision(about, 1 << self.card, self.targets(seat, self.card))
        if about == ASK_FACE:
            return decision(about, 0, (1 << len(FIGURES.faces)) - 1 & ~(1 << self.bet[seat]))
        return decision(about, 0, self.nameable(seat) << 1 | int(not self.may_keep_aim()))

    # What each card does.

    def light_pockets(self, seat: int, target: int) -> None:
        """RR-A15."""
        card = self.pick_blind(self.hand(target), self.hand(seat))
        self.tell_card(STOLE, card, seat, target)

    def extra_round(self, target: int) -> None:
        """RR-A13, RR-Q38: until the end of the round or a death."""
        if self.put_in_bullet(target, self.ammo(target)):
            self.loaded[target] += 1
            self.tell(LOADED, target)
        else:
            self.tell(NOT_LOADED, target)

    def peek(self, seat: int, target: int) -> None:
        """RR-A01, RR-Q20: the top three cards, for the eyes of whoever the table's option says."""
        reader = target if self.options["peek"] == "chosen" else seat
        top = self.zones[self.barrel(target)][-1:-4:-1]
        for card in top:
            self.see(card, 1 << reader)
        self.tell_cards(PEEKED, top, reader, target)

    def cold_feet(self, seat: int, face: int) -> None:
        """RR-A05."""
        self.bet[seat] = face
        self.tell(TURNED_DIE, seat, face)

    def raise_bet(self, target: int) -> None:
        """RR-A06."""
        self.bet[target] += 1
        self.tell(RAISED, target, self.bet[target])

    def anonymous_tip(self, seat: int, target: int) -> None:
        """RR-A11."""
        card = self.zones[self.pocket(target)][0]
        self.see(card, 1 << seat)
        self.tell_card(TIPPED, card, seat, target)

    def bribed_judge(self, seat: int) -> None:
        """RR-A12, RR-Q31: the BULLET changes places with a CLICK of the barrel, which lies face up in the pocket."""
        self.bribed |= 1 << seat
        self.tell(BRIBED, seat)
        barrel = self.barrel(seat)
        pocket = self.pocket(seat)
        if self.holds(barrel, CLICK):
            bullet = self.zones[pocket][0]
            click = self.pick(CLICK, barrel, pocket)
            self.see(click, self.layout.everybody)
            self.move(bullet, pocket, barrel)
            self.tell(SWAPPED, seat)
        self.shuffle(barrel)

    def gift(self, seat: int, target: int) -> None:
        """RR-A02, RR-Q29: the target is named at once."""
        self.take_aim(seat, target)
        self.tell(AIMED, seat, target)

    def air_gun(self, seat: int) -> None:
        """RR-A04."""
        self.take_aim(seat, SKY)
        self.tell(AIMED_AT_SKY, seat)

    def take_aim(self, seat: i64, aim: i64) -> None:
        """RR-11.9: a card of one's own overrides what an earlier one forced."""
        self.aim[seat] = aim
        self.forced &= ~(1 << seat)
        self.may_change &= ~(1 << seat)

    def shoot_someone(self) -> None:
        """RR-A03, RR-Q6: every earlier aim lapses; all who take part name a target anew."""
        self.all_must_aim = True
        for seat in self.participants():
            self.drop_aim(seat)

    def drop_aim(self, seat: int) -> None:
        """RR-Q6: until they name a target, a person aims at nobody, or at themselves where the table allows it."""
        self.aim[seat] = seat if self.may_keep_aim() else UNNAMED
        self.forced |= 1 << seat

    def nameable(self, seat: i64) -> i64:
        """RR-Q6: whom a person may name under Shoot Someone, a bit for each."""
        everybody: i64 = (1 << self.people) - 1
        return everybody if self.may_keep_aim() else everybody & ~(1 << seat)

    def one_for_the_road(self, target: int) -> None:
        """RR-A07, RR-Q24: whoever is called back obeys a Shoot Someone played before."""
        self.called |= 1 << target
        self.tell(CALLED_BACK, target)
        if self.all_must_aim:
            self.drop_aim(target)

    def must_name(self, kind: int, target: int) -> list[int]:
        """RR-Q34: those whom the card makes name a target, all at once."""
        if kind == SHOOT_SOMEONE:
            return self.participants()
        if kind == ONE_FOR_THE_ROAD and self.all_must_aim:
            return [target]
        return []

    def name(self, seat: int, target: int) -> None:
        """RR-Q29: a shooter names a target openly, or nobody."""
        self.may_change &= ~(1 << seat)
        if target < 0:
            self.tell(NAMED_NOBODY, seat)
        else:
            self.aim[seat] = target
            self.tell(AIMED, seat, target)

    def spin_it_again(self, target: int) -> None:
        """RR-A08."""
        self.shuffle(self.barrel(target))
        self.tell(SPUN_AGAIN, target)

    def duck(self, seat: int) -> None:
        """RR-A10, RR-Q37."""
        self.ducking |= 1 << seat

    def wet_powder(self, seat: int, target: int) -> None:
        """RR-A09."""
        self.soaked |= 1 << target
        self.tell(SOAKED, seat, target)

    def danger_money(self, seat: int) -> None:
        """RR-A14."""
        self.points[seat] += 2
        self.tell(BONUS, seat, 2, self.points[seat])
