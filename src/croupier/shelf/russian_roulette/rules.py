"""World Championship Russian Roulette: the six phases of a round, as the rulebook tells them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.russian_roulette import scene, whynot
from croupier.shelf.russian_roulette.actions import Actions
from croupier.shelf.russian_roulette.cards import BRIBED_JUDGE, BULLET, CLICK, FIGURES, WET_POWDER
from croupier.shelf.russian_roulette.options import (
    ACCUSED,
    ASK_BET,
    ASK_CALL,
    ASK_JUDGE,
    ASK_NO_SHOT,
    ASK_NO_SUSPECT,
    ASK_POCKET,
    ASK_POWDER,
    ASK_SCORE,
    ASK_SHOW_OFF,
    ASK_SPIN,
    ASK_VOLLEY,
    CAUGHT,
    CLEARED,
    DUCKED,
    EXTRA_BULLET,
    FIRED,
    FIRED_AT_SKY,
    MAY_SHOW_OFF,
    MISSED,
    NO_EXTRA_BULLET,
    NOBODY_WON,
    POCKETED,
    ROUND,
    SCORED,
    SHOWED,
    SHOWED_OFF,
    SPUN,
    TIED,
    WON_ALONE,
    WON_BY_POINTS,
    decision,
)
from croupier.shelf.russian_roulette.options import BET as BET_SHOWN
from croupier.shelf.russian_roulette.state import (
    ACCUSATION,
    BET,
    JUDGE,
    NO_BET,
    POCKET,
    POWDER,
    SCORE,
    SHOW_OFF,
    SKY,
    SPIN,
    TRIGGER,
    UNNAMED,
)
from croupier.table import NOBODY, Choices, Decision, Flow, Json, Layout, Result, Rng, WhyNot

# RR-11.2: the cards that fit the window of each phase. Two answer a card just shown, in a pause of their own (RR-Q25).
POCKET_CARDS: Final = FIGURES.played_in("pocket")
SPIN_CARDS: Final = FIGURES.played_in("spin")
BET_CARDS: Final = FIGURES.played_in("bet")
ACCUSATION_CARDS: Final = FIGURES.played_in("accusation") & ~(1 << BRIBED_JUDGE)
JUDGE_CARDS: Final = 1 << BRIBED_JUDGE
TRIGGER_CARDS: Final = FIGURES.played_in("trigger") & ~(1 << WET_POWDER)
POWDER_CARDS: Final = 1 << WET_POWDER
SCORE_CARDS: Final = FIGURES.played_in("score")


class Roulette(Actions):
    """One championship."""

    def copy(self) -> Roulette:
        return Roulette(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        """RR-2.2: one Action card each, in secret."""
        self.shuffle(self.action)
        self.tell(ROUND, self.round)
        for seat in range(self.seats):
            self.draw_action(seat)

    def step(self) -> Flow:
        """RR-3.3: the phases in order, with the pauses of RR-Q25 in between."""
        phase = self.phase
        if phase == POCKET:
            return self.pocket_phase()
        if phase == SPIN:
            return self.spin_phase()
        if phase == BET:
            return self.bet_phase()
        if phase == ACCUSATION:
            return self.accusation_phase()
        if phase == JUDGE:
            return self.judge_pause()
        if phase == TRIGGER:
            return self.trigger_phase()
        if phase == POWDER:
            return self.powder_pause()
        if phase == SCORE:
            return self.score_phase()
        return self.show_off()

    def offer(self, about: int, seat: int) -> Decision:
        """What a seat may answer in each window and pause: the phase's own choices, and the cards that fit (RR-11.2)."""
        if about == ASK_CALL:
            suspects = self.accusable(seat)
            return decision(about if suspects else ASK_NO_SUSPECT, self.playable(seat, ACCUSATION_CARDS), suspects)
        if about == ASK_VOLLEY:
            return decision(about, self.playable(seat, TRIGGER_CARDS), self.other_aims(seat))
        if about == ASK_NO_SHOT:
            return decision(about, self.playable(seat, TRIGGER_CARDS))
        if about == ASK_BET:
            return decision(about, self.playable(seat, BET_CARDS))
        if about == ASK_POCKET:
            return decision(about, self.playable(seat, POCKET_CARDS), self.ammunition(seat))
        if about == ASK_SPIN:
            return decision(about, self.playable(seat, SPIN_CARDS))
        if about == ASK_POWDER:
            return decision(about, self.playable(seat, POWDER_CARDS))
        if about == ASK_JUDGE:
            return decision(about, self.playable(seat, JUDGE_CARDS))
        if about == ASK_SCORE:
            return decision(about, self.playable(seat, SCORE_CARDS))
        if about == ASK_SHOW_OFF:
            return decision(about)
        return self.card_offer(about, seat)

    # RR-4 Pocket.

    def pocket_phase(self) -> Flow:
        """RR-4.2; whoever has nothing but BULLETs, and no card in hand, is not asked (RR-Q39)."""
        living = self.living()
        choosing = [seat for seat in living if self.zones[self.hand(seat)] or self.ammunition(seat) != 1 << BULLET]
        if choosing:
            yield self.window(choosing, ASK_POCKET)
            player = self.reactor
            if player != NOBODY:
                yield from self.play(player, self.answers[player].value)
                return
        for seat in living:
            kind = self.answers[seat].value if seat in choosing else BULLET
            self.pick(kind, self.ammo(seat), self.pocket(seat))
            self.tell(POCKETED, seat)
        self.phase = SPIN

    def ammunition(self, seat: i64) -> i64:
        """RR-4.2: CLICK or BULLET, whichever of the two the person has, a bit for each."""
        return (1 << CLICK if self.bullets[seat] <= FIGURES.clicks_each else 0) | 1 << BULLET

    # RR-5 Spin.

    def spin_phase(self) -> Flow:
        askable = [seat for seat in range(self.people) if self.could_play(seat, SPIN_CARDS)]
        if askable:
            yield self.window(askable, ASK_SPIN)
            player = self.reactor
            if player != NOBODY:
                yield from self.play(player, self.answers[player].value)
                return
        for seat in self.living():
            self.carry(self.ammo(seat), self.barrel(seat))
            self.shuffle(self.barrel(seat))
        self.tell(SPUN)
        self.phase = BET

    # RR-6 Bet.

    def bet_phase(self) -> Flow:
        yield self.window(self.living(), ASK_BET)
        player = self.reactor
        if player != NOBODY:
            yield from self.play(player, self.answers[player].value)
            return
        for seat in self.asked:
            self.bet[seat] = self.answers[seat].value
            self.tell(BET_SHOWN, seat, self.bet[seat])
        self.phase = ACCUSATION

    # RR-7 Accusation.

    def accusation_phase(self) -> Flow:
        """RR-7.9, RR-Q33: one call. Nobody accuses: the last call has run out."""
        askable = [
            seat for seat in range(self.people) if self.accusable(seat) or self.could_play(seat, ACCUSATION_CARDS)
        ]
        if askable:
            yield self.window(askable, ASK_CALL)
            player = self.reactor
            if player != NOBODY:
                yield from self.play(player, self.answers[player].value)
                return
            for seat in askable:
                if self.answers[seat].value >= 0:
                    self.accuse(seat, self.answers[seat].value)
        if self.blamed:
            for seat in range(self.people):
                if self.blamed & 1 << seat:
                    self.show_pocket(seat)
            self.phase = JUDGE
        else:
            self.shot = 1
            self.lower_guns()
            self.phase = TRIGGER

    def accusable(self, seat: i64) -> i64:
        """RR-7.3, RR-7.5, RR-Q11: whom a person may accuse now, a bit for each."""
        if not self.captains & ~self.accused & 1 << seat:
            return 0
        return self.captains & ~self.shown & ~(1 << seat)

    def accuse(self, seat: i64, target: i64) -> None:
        self.accuses[seat] = target
        self.accused |= 1 << seat
        self.blamed |= 1 << target
        self.tell(ACCUSED, seat, target)

    def show_pocket(self, seat: i64) -> None:
        """RR-7.2: for all to see."""
        card = self.zones[self.pocket(seat)][0]
        self.shown |= 1 << seat
        self.see(card, self.layout.everybody)
        self.tell_card(SHOWED, card, seat)

    def judge_pause(self) -> Flow:
        """RR-Q27: Bribed Judge, draws, replacements, the judge's shots, the end check."""
        exposed = [seat for seat in range(self.seats) if self.is_exposed(seat)]
        askable = [seat for seat in exposed if self.could_play(seat, JUDGE_CARDS)]
        if askable:
            yield self.window(askable, ASK_JUDGE)
            player = self.reactor
            if player != NOBODY:
                yield from self.play(player, self.answers[player].value)
                return
        for seat in range(self.seats):
            self.settle_draws(seat)
        for seat in range(self.seats):
            target = self.accuses[seat]
            if target >= 0 and not self.bribed & 1 << target and not self.pocketed_bullet(target):
                self.punish(seat)
        for seat in exposed:
            self.tell(CAUGHT, seat)
            self.die(seat)
        self.accuses = [NOBODY] * self.seats
        self.blamed = 0
        self.phase = ACCUSATION
        self.check_captains()

    def is_exposed(self, seat: i64) -> bool:
        """Whether a BULLET has just been shown in this person's pocket, and no bribe has settled it."""
        return self.blamed & ~self.bribed & 1 << seat != 0 and self.pocketed_bullet(seat)

    def settle_draws(self, seat: i64) -> None:
        """RR-7.4: 3 cards for a catch. RR-7.6, RR-7.11: 1 card for each wrong accusation."""
        target: i64 = self.accuses[seat]
        if target >= 0 and self.is_exposed(target):
            for _ in range(3):
                self.draw_action(seat)
        if self.blamed & ~self.bribed & 1 << seat and not self.pocketed_bullet(seat):
            self.tell(CLEARED, seat)
            for _ in range(self.accuses.count(seat)):
                self.draw_action(seat)

    def punish(self, seat: int) -> None:
        """RR-7.7, RR-Q13: a false accuser gets an extra BULLET, in the reset cards if already out of the round."""
        zone = self.barrel(seat) if self.in_round(seat) else self.ammo(seat)
        replaced = self.put_in_bullet(seat, zone)
        self.tell(EXTRA_BULLET if replaced else NO_EXTRA_BULLET, seat)
        if zone == self.barrel(seat):
            self.shuffle(zone)

    # RR-8 Trigger.

    def trigger_phase(self) -> Flow:
        """RR-8.2: cards and aims first; when nobody has anything to add, FIRE. No shot left: on to the score (RR-8.7)."""
        changing = self.may_change
        askable = [
            seat
            for seat in range(self.people)
            if (changing & 1 << seat and self.other_aims(seat)) or self.could_play(seat, TRIGGER_CARDS)
        ]
        if askable:
            yield self.window(askable, ASK_VOLLEY if self.participants() else ASK_NO_SHOT)
            player = self.reactor
            if player != NOBODY:
                option = self.answers[player]
                if option.kind == "aim":
                    self.name(player, option.value)
                else:
                    yield from self.play(player, option.value)
                return
        shooters = self.participants()
        if shooters:
            self.fire(shooters)
        else:
            self.take_points()
            self.phase = SCORE

    def other_aims(self, seat: i64) -> i64:
        """RR-Q34: whom a forced shooter may name instead, a bit for each."""
        if not self.may_change & 1 << seat:
            return 0
        aims = self.nameable(seat)
        aim: i64 = self.aim[seat]
        return aims & ~(1 << aim) if aim >= 0 else aims

    def fire(self, shooters: list[int]) -> None:
        """RR-8.2: all turn up their top card at once."""
        self.turned = 0
        self.soaked = 0
        for seat in shooters:
            if self.aim[seat] == UNNAMED:
                others = [other for other in self.living() if other != seat]
                self.aim[seat] = others[self.rng.below(len(others))]
        for seat in shooters:
            card = self.draw(self.barrel(seat), self.fired(seat))
            if self.face[card] == BULLET:
                self.turned |= 1 << seat
            if self.aim[seat] == SKY:
                self.tell_card(FIRED_AT_SKY, card, seat, self.shot)
            else:
                self.tell_card(FIRED, card, seat, self.aim[seat], self.shot)
        if self.turned:
            self.phase = POWDER
        else:
            self.next_shot()

    def powder_pause(self) -> Flow:
        """RR-A09, then RR-Q5: all deaths of one FIRE are simultaneous."""
        live = self.turned & ~self.soaked
        askable: list[int] = []
        if live:
            askable = [
                seat for seat in range(self.seats) if self.in_round(seat) and self.could_play(seat, POWDER_CARDS)
            ]
        if askable:
            yield self.window(askable, ASK_POWDER)
            player = self.reactor
            if player != NOBODY:
                yield from self.play(player, self.answers[player].value)
                return
        hit = 0
        for seat in range(self.seats):
            if live & 1 << seat:
                hit |= self.hit_by(seat)
        for seat in range(self.seats):
            if hit & 1 << seat:
                self.die(seat)
        self.next_shot()
        self.check_captains()

    def hit_by(self, seat: int) -> int:
        """The person whom a BULLET hits, as a bit; if it hits nobody on the ground, everybody is told why."""
        target = self.aim[seat]
        if self.would_hit(seat):
            return 1 << target
        if target != SKY:
            self.tell(DUCKED if self.in_round(target) else MISSED, seat, target)
        return 0

    def next_shot(self) -> None:
        self.shot += 1
        self.lower_guns()
        self.phase = TRIGGER

    def lower_guns(self) -> None:
        """RR-Q7: aims and ducking last for one shot."""
        for seat in range(self.seats):
            self.aim[seat] = seat
        self.called = 0
        self.ducking = 0
        self.forced = 0
        self.may_change = 0
        self.turned = 0
        self.soaked = 0
        self.all_must_aim = False

    # RR-9 Score.

    def take_points(self) -> None:
        """RR-9.1, RR-9.2: whoever lost nobody this round takes the die plus one."""
        for seat in range(self.seats):
            if self.in_round(seat):
                gain = self.bet[seat] + 1
                self.points[seat] += gain
                self.scored |= 1 << seat
                self.tell(SCORED, seat, gain, self.points[seat])

    def score_phase(self) -> Flow:
        """RR-A14, then the victory check and a new round."""
        bold = [seat for seat in range(self.people) if self.scored & 1 << seat and self.bet[seat] >= 3]
        askable = [seat for seat in bold if self.could_play(seat, SCORE_CARDS)]
        if askable:
            yield self.window(askable, ASK_SCORE)
            player = self.reactor
            if player != NOBODY:
                yield from self.play(player, self.answers[player].value)
                return
        self.check_points()
        if self.result is None:
            self.new_round()

    def new_round(self) -> None:
        """RR-Q15, RR-7.12: the cards come back, the reference tiles are turned back."""
        for seat in self.living():
            self.take_back(seat)
            while self.loaded[seat] > 0:
                self.loaded[seat] -= 1
                self.take_out_bullet(seat)
        self.bet = [NO_BET] * self.seats
        self.round += 1
        self.shot = 0
        self.inside = self.captains
        self.accused = 0
        self.shown = 0
        self.bribed = 0
        self.scored = 0
        self.phase = POCKET
        self.tell(ROUND, self.round)

    # RR-12 The end.

    def check_captains(self) -> None:
        """RR-12.1, RR-12.3: one captain left, or none."""
        living = self.living()
        if len(living) == 1:
            if self.options["show_off"] and self.shots_left(living[0]):
                self.phase = SHOW_OFF
                self.tell(MAY_SHOW_OFF, living[0])
            else:
                self.win_alone(living[0])
        elif not living:
            self.tell(NOBODY_WON)
            self.result = Result((), tuple(self.points), "all captains dead", "RR-12.3")

    def win_alone(self, seat: int) -> None:
        self.tell(WON_ALONE, seat)
        self.result = Result((seat,), tuple(self.points), "last captain alive", "RR-12.1")

    def check_points(self) -> None:
        """RR-9.5 to RR-9.7, RR-Q16: the living compare their points."""
        best = max([self.points[seat] for seat in self.living()])
        if best < int(self.options["points"]):
            return
        leaders = [seat for seat in self.living() if self.points[seat] == best]
        if len(leaders) > 1:
            self.tell(TIED, best)
        else:
            self.tell(WON_BY_POINTS, leaders[0], best)
            self.result = Result((leaders[0],), tuple(self.points), "most points", "RR-12.2")

    def shots_left(self, seat: int) -> bool:
        """RR-8.8: whether the last one alive still has shots to show off with."""
        if self.phase == ACCUSATION:
            return self.in_round(seat) and self.bet[seat] > 0
        return self.takes_part(seat)

    def show_off(self) -> Flow:
        """RR-8.8, RR-Q18: the winner may go on firing, at their own risk."""
        winner = self.living()[0]
        self.shot = max(self.shot, 1)
        if self.takes_part(winner):
            yield self.ask(winner, ASK_SHOW_OFF)
            if self.answers[winner].kind == "fire":
                card = self.draw(self.barrel(winner), self.fired(winner))
                self.tell_card(SHOWED_OFF, card, winner, self.shot)
                self.shot += 1
                if self.face[card] == BULLET:
                    self.die(winner)
                    if self.alive[winner] == 0:
                        self.check_captains()
                        return
                else:
                    return
        self.win_alone(winner)

    # Who is asked.

    def could_play(self, seat: i64, cards: i64) -> bool:
        """RR-Q35: whether, as far as the public knows, a person could hold one of these cards and play it."""
        if not self.zones[seat]:
            return False
        cards &= ~self.spent
        if not self.inside & 1 << seat:
            cards &= FIGURES.skulls
        return cards != 0

    # For the curious.

    def why_not(self, seat: int, key: str) -> WhyNot:
        return whynot.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)


def create(layout: Layout, rng: Rng, options: Choices) -> Roulette:
    return Roulette(layout, rng, options)
