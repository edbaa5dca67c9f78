"""The game: what is offered, the opening, turns, a Purge, an invasion, a flood, and the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from croupier.shelf.smile_life import scene, whynot
from croupier.shelf.smile_life.cards import (
    ADULTERY,
    CATACLYSM_FLOOD,
    CHILD,
    EVENT_INVASION,
    EVENT_PURGE,
    FAMILY,
    FIGURES,
    GRAND_PRIZE,
    JOB_DICTATOR,
    JOB_SURVIVALIST,
    MALUS,
    MALUS_BOMB,
    MALUS_RADIOACTIVE_CLOUD,
    MALUS_VIRUS,
    MARRIAGE,
    MONSTER,
    NO_JOB,
    SMILES,
    SURVIVAL_RADAR,
    TEMPORARY,
    UNFAITHFUL,
    is_plague,
    is_quiet,
)
from croupier.shelf.smile_life.options import (
    ASK_BET,
    ASK_EXCHANGE,
    ASK_FLOOD,
    ASK_GIVE_UP,
    ASK_KEEP,
    ASK_LUCK,
    ASK_MORE,
    ASK_OFFER_HAND,
    ASK_ORDER,
    ASK_PLAGUE,
    ASK_PLAY,
    ASK_PULL,
    ASK_RESTART,
    ASK_ROB,
    ASK_SET_ASIDE,
    ASK_SIDE,
    ASK_START,
    ASK_TARGET,
    ASK_THROW,
    BEGINNINGS,
    BET_BACK,
    CARD,
    DISCARDED,
    DIVORCE,
    DIVORCED,
    DONE,
    DRAW,
    DRAW_HIDDEN,
    DREW,
    END_AFFAIR,
    ENDED_AFFAIR,
    FIRST,
    IMPRISON,
    INVASION_LOST,
    LAID,
    MAY_DIVORCE,
    MAY_DRAW_HIDDEN,
    MAY_END_AFFAIR,
    MAY_RESIGN,
    MAY_TAKE,
    NO,
    NOTHING,
    OVER,
    PASSED,
    PLAGUE_CAME,
    PLAGUE_WASTED,
    PLAY,
    RESIGN,
    RESIGNED,
    RESTARTED,
    ROBBED,
    SCORED,
    SEAT,
    SKIPPED,
    STOPPED,
    SUFFERED,
    TAKE,
    THROW,
    THROW_AWAY,
    THROWN,
    TOOK,
    WON,
    YES,
    decision,
)
from croupier.shelf.smile_life.playing import Playing
from croupier.shelf.smile_life.state import FIRST_LAID, LAST_LAID, OPENING, TURNS
from croupier.table import NOBODY, Choices, Decision, Flow, Json, Layout, Option, Result, Rng, WhyNot

SHARES: Final = {"full": (1, 1), "3/4": (3, 4), "2/3": (2, 3), "1/2": (1, 2), "1/3": (1, 3), "1/4": (1, 4)}
"""SL-21.1: how much of the deck is in play."""

FROM_HAND: Final = (ASK_GIVE_UP, ASK_SET_ASIDE, ASK_KEEP)


class SmileLife(Playing):
    """A table of Smile Life."""

    def copy(self) -> SmileLife:
        return SmileLife(self.layout, self.rng.copy(), self.options, self)

    def deal(self) -> None:
        """SL-2.1, SL-2.2, SL-21.1."""
        self.shuffle(self.pile)
        self.shorten()
        for seat in range(self.seats):
            for _ in range(FIGURES.dealt):
                card = self.draw(self.pile, self.hand(seat))
                self.tell_card(DREW, card, seat)

    def shorten(self) -> None:
        """SL-21.1: cards taken out at random, from the bottom of the shuffled pile."""
        part, whole = SHARES[str(self.options["deck"])]
        cards = self.zones[self.pile]
        for _ in range(len(cards) - len(cards) * part // whole):
            self.move(self.zones[self.pile][0], self.pile, self.box)

    def step(self) -> Flow:
        return self.open_play() if self.phase == OPENING else self.take_turn()

    # What is offered.

    def offer(self, about: int, seat: int) -> Decision:
        if about in (ASK_PLAY, ASK_MORE):
            return decision(about, self.plays(seat, about == ASK_MORE))
        if about == ASK_START:
            return self.beginnings(seat)
        if about == ASK_TARGET and self.about_kind >= 0 and FAMILY[self.about_kind] == MALUS:
            return decision(about, self.malus_targets(seat, self.about_kind))
        if about in FROM_HAND:
            return decision(about, self.cards_in_hand(seat, about))
        if about == ASK_THROW:
            return decision(about, self.throws(seat))
        if about == ASK_FLOOD:
            return decision(about, self.flood_options(seat))
        if about in (ASK_LUCK, ASK_ORDER):
            return decision(about, self.peeked(seat))
        if about == ASK_PULL:
            return decision(about, [*[CARD[kind] for kind in self.pullable(seat)], NO])
        if about == ASK_BET:
            return decision(about, [*self.bets_in_hand(seat), NO])
        if about == ASK_EXCHANGE:
            return decision(about, self.exchange_options())
        if about == ASK_OFFER_HAND:
            return decision(about, self.offers_from_hand(seat))
        return decision(about, self.among)

    def beginnings(self, seat: i64) -> Decision:
        """SL-3.2, SL-3.4, SL-3.6: what a turn may begin with."""
        job = self.job(seat)
        choices: i64 = 0
        if self.turned and job == JOB_SURVIVALIST and len(self.zones[self.pile]) > 1:
            choices |= MAY_DRAW_HIDDEN
        cards = self.zones[self.discard]
        if cards and self.why_not_fetch(seat, cards[len(cards) - 1]) == 0:
            choices |= MAY_TAKE
        if job == JOB_DICTATOR and self.dictator_waits:
            options = list(BEGINNINGS[choices].options)
            self.add_changes(seat, options)
            return decision(ASK_START, options)
        if job != NO_JOB:
            choices |= MAY_RESIGN
        if self.zones[self.marriage(seat)]:
            choices |= MAY_DIVORCE
            if self.is_unfaithful(seat):
                choices |= MAY_END_AFFAIR
        return BEGINNINGS[choices]

    def add_changes(self, seat: i64, options: list[Option]) -> None:
        """SL-17, SL-18, SL-13.6, AP-17.3: what somebody may do about their life before drawing."""
        if self.zones[self.job_of(seat)]:
            options.append(RESIGN)
            if self.dictator_waits and self.job(seat) == JOB_DICTATOR:
                options.extend([IMPRISON[other] for other in self.others(seat)])
        if self.zones[self.marriage(seat)]:
            options.append(DIVORCE)
            if self.is_unfaithful(seat):
                options.append(END_AFFAIR)

    def plays(self, seat: i64, more: bool) -> list[Option]:
        """SL-3.3: every card in hand that may be laid, and every card that may be thrown away."""
        options: list[Option] = []
        kinds = self.kinds_in(self.hand(seat))
        kind: i64 = 0
        for one in kinds:
            kind = one
            if self.why_not_lay(seat, kind) == 0:
                options.append(PLAY[kind])
        played = len(options)
        for one in kinds:
            kind = one
            if kind != MALUS_VIRUS or self.may_drop_virus(seat):
                options.append(THROW_AWAY[kind])
        thrown = len(options) - played
        if self.zones[self.casino] and self.may_bet(seat):
            options.extend(self.bets_in_hand(seat))
        self.add_late_changes(seat, options)
        if more:
            options.append(DONE)
        elif thrown == 0:
            options.append(NOTHING)
        return options

    def add_late_changes(self, seat: i64, options: list[Option]) -> None:
        """SL-8.2, SL-13.6: what somebody may still do about their life after drawing."""
        job = self.job(seat)
        if job != NO_JOB and FIGURES.status[job] == TEMPORARY:
            options.append(RESIGN)
        if self.is_unfaithful(seat):
            options.append(END_AFFAIR)

    def may_drop_virus(self, seat: i64) -> bool:
        """AP-14.5, AMB-22, AMB-46."""
        return self.is_masked(seat) and self.hand_size(seat) >= FIGURES.dealt

    def cards_in_hand(self, seat: i64, about: i64) -> list[Option]:
        """The cards of a hand, each kind once. AMB-22: whoever may keep one only keeps the Virus."""
        kinds = self.kinds_in(self.hand(seat))
        if about == ASK_KEEP and MALUS_VIRUS in kinds and self.hand_size(seat) < FIGURES.dealt:
            return [CARD[MALUS_VIRUS]]
        if about == ASK_GIVE_UP and len(kinds) > 1:
            kinds = [kind for kind in kinds if kind != MALUS_VIRUS]
        options = [CARD[kind] for kind in kinds]
        if about == ASK_SET_ASIDE:
            options.append(NO)
        return options

    def throws(self, seat: i64) -> list[Option]:
        """AP-10.22, AP-10.27, AMB-32."""
        kinds = self.kinds_in(self.hand(seat))
        keeps = self.hand_size(seat) < FIGURES.dealt
        options = [THROW[kind] for kind in kinds if kind != MALUS_VIRUS or not keeps]
        return options or [NOTHING]

    def flood_options(self, seat: i64) -> list[Option]:
        """AMB-62: every open card that may be laid, and every other one to be thrown away; resigning and divorcing as usual,
        but not after laying the Flood itself."""
        kinds = self.kinds_in(self.flood)
        options = [CARD[kind] for kind in kinds if not self.why_not_fish(seat, kind)]
        options.extend([THROW_AWAY[kind] for kind in kinds if self.may_let_go(seat, kind)])
        if self.first_take:
            self.add_late_changes(seat, options)
        else:
            self.add_changes(seat, options)
        return options

    # SL-2, AMB-10 The opening.

    def open_play(self) -> Flow:
        for seat in range(self.seats):
            yield from self.clear_plagues(seat)
        self.turn = self.first_player()
        order = sorted(range(len(self.due)), key=lambda at: (self.due_by[at] - self.turn) % self.seats)
        self.due, self.due_by = [self.due[at] for at in order], [self.due_by[at] for at in order]
        yield from self.carry_out_due()
        self.phase = TURNS

    def clear_plagues(self, seat: int) -> Flow:
        """AP-2.5, AP-2.6: plagues in a starting hand are put down; one is played, and all are replaced. Of monsters alone it
        does not matter which: each leaves at once (AMB-10, AMB-88)."""
        kinds = sorted([self.face[card] for card in self.zones[self.hand(seat)] if is_plague(self.face[card])])
        if not kinds:
            return
        for kind in kinds:
            self.pick(kind, self.hand(seat), self.plagues)
            self.tell(PLAGUE_CAME, seat, kind)
        options = [CARD[kind] for kind in kinds]
        if all([FAMILY[kind] == MONSTER for kind in kinds]):
            del options[1:]
        yield from self.choose(seat, ASK_PLAGUE, options)
        played = self.chosen.value
        for kind in kinds:
            if kind != played:
                self.put_out(kind)
                self.tell(PLAGUE_WASTED, seat, kind)
        self.due.append(played)
        self.due_by.append(seat)
        self.refill(seat)

    def may_hide(self, zone: int) -> bool:
        """AP-2.2, AP-2.5: no plague stays in a hand, or is set aside from one; only starting hands that have not put theirs
        down yet may hold some, and what is drawn by luck (AP-2.4)."""
        owner = self.layout.owners[zone]
        if owner >= 0 and zone == self.peek(owner):
            return self.about in (ASK_LUCK, ASK_ORDER)
        if owner < 0 or zone != self.hand(owner):
            return True
        return self.phase == OPENING and self.about == ASK_PLAGUE and owner > self.asked[0]

    def first_player(self) -> int:
        """SL-2.3, AMB-01, AMB-02: the most smiles in hand; ties by lot."""
        smiles = [sum([SMILES[self.face[card]] for card in self.zones[self.hand(seat)]]) for seat in range(self.seats)]
        best = [seat for seat in range(self.seats) if smiles[seat] == max(smiles)]
        first = best[0] if len(best) == 1 else best[self.rng.below(len(best))]
        self.tell(FIRST, first, max(smiles))
        return first

    # SL-3 Turns.

    def take_turn(self) -> Flow:
        seat = self.turn
        self.turns += 1
        self.turn_over = False
        self.new_job = 0
        self.first_take = False
        if self.monsters and self.faces(seat):
            if self.skips[seat]:
                self.skips[seat] -= 1
            yield from self.face_all(seat)
        elif self.skips[seat]:
            self.skips[seat] -= 1
            self.tell(SKIPPED, seat, self.skips[seat])
        elif self.zones[self.flood]:
            yield from self.flood_turn(seat)
        elif self.running and self.runs(EVENT_INVASION):
            yield from self.invasion_turn(seat)
        elif self.running and self.runs(EVENT_PURGE):
            yield from self.purge_turn(seat)
        else:
            if self.owns(seat, SURVIVAL_RADAR):
                self.look_ahead(seat, 1)
            about = ASK_START
            while True:  # SL-3.2, SL-3.4, SL-3.6; one generator for all of a usual turn, since most turns are usual
                yield self.ask(seat, about)
                option = self.answers[seat]
                if option is DRAW or option is DRAW_HIDDEN:
                    kind = self.draw_card(seat) if option is DRAW else self.draw_hidden(seat)
                    if is_plague(kind):
                        yield from self.appear(seat, kind)
                        break
                    if kind == MALUS_VIRUS:
                        self.check_virus(seat)
                    about = ASK_PLAY
                elif option is TAKE:
                    card = self.draw(self.discard, self.played)
                    self.tell(TOOK, seat, self.face[card])
                    yield from self.play_card(seat, card, False, False)
                    break
                elif self.plays_simply(seat, option):
                    break
                elif option.kind == "play":
                    card = self.pick(option.value, self.hand(seat), self.played)
                    yield from self.play_card(seat, card, False, True)
                    break
                else:
                    yield from self.change_life(seat, option)
                    if self.turn_over:
                        break
        if self.due:
            yield from self.carry_out_due()
        if self.running and self.zones[self.pile]:
            yield from self.turn_notches(seat)
            if self.result is not None:
                return
            if self.due:
                yield from self.carry_out_due()
        if self.waiting_purge >= 0:
            yield from self.start_waiting_purge()
        if not self.zones[self.pile]:
            self.finish_game("pile-empty", "SL-20.1")
            return
        self.turn = self.next_to(seat)

    def draw_hidden(self, seat: int) -> int:
        """AP-7.4: from the hidden side of a pile that is turned over."""
        card = self.zones[self.pile][0]
        kind = self.face[card]
        if is_plague(kind):
            self.move(card, self.pile, self.plagues)
            self.tell(PLAGUE_CAME, seat, kind)
        else:
            self.move(card, self.pile, self.hand(seat))
            self.tell_card(DREW, card, seat)
        return kind

    def change_life(self, seat: int, option: Option) -> Flow:
        """SL-17, SL-18, SL-13.6, AP-17.3; ``turn_over`` if that was the turn."""
        if option is RESIGN:
            job = self.job(seat)
            self.tell(RESIGNED, seat, job)
            yield from self.leave_job(seat, self.discard, None)
            self.turn_over = FIGURES.status[job] != TEMPORARY
        elif option is DIVORCE:
            wedding = [self.face[card] for card in self.zones[self.marriage(seat)] if self.face[card] != ADULTERY]
            self.tell(DIVORCED, seat, wedding[0])
            self.end_marriage(seat, self.discard, self.discard)
            self.turn_over = True
        elif option is END_AFFAIR:
            card = self.find(self.marriage(seat), ADULTERY)
            self.take_away(card, self.marriage(seat), self.discard)
            self.threw[card] = seat
            self.tell(ENDED_AFFAIR, seat)
        else:
            yield from self.imprison(seat, option.value)

    def play_one(self, seat: int, about: int) -> Flow:
        """SL-3.3: one card is laid or thrown away, or a bet is made; ``chosen`` tells ``DONE`` from a play."""
        while True:
            yield self.ask(seat, about)
            option = self.answers[seat]
            if self.plays_simply(seat, option):
                break
            if option.kind == "play":
                card = self.pick(option.value, self.hand(seat), self.played)
                yield from self.play_card(seat, card, False, True)
                break
            yield from self.change_life(seat, option)
            self.turn_over = False
        self.chosen = option

    def plays_simply(self, seat: i64, option: Option) -> bool:
        """SL-3.3: carries out a play that asks for nothing more; whether it was one."""
        kind: i64 = option.value
        verb = option.kind
        if verb == "discard":
            self.discard_from_hand(seat, kind)
            self.tell(DISCARDED, seat, kind)
            return True
        if verb == "play":
            if not is_quiet(kind):
                return False
            self.lay_quietly(seat, self.pick(kind, seat, self.played))
            return True
        if verb == "bet":
            self.bet(seat, kind)
            return True
        if option is DONE or option is NOTHING:
            self.tell(STOPPED if option is DONE else PASSED, seat)
            return True
        return False

    # AP-10 The Purge.

    def purge_turn(self, seat: int) -> Flow:
        """AP-10.1, AP-10.7, AMB-30: a random card of somebody else's hand, laid without any condition."""
        people = [SEAT[other] for other in self.others(seat) if self.zones[self.hand(other)]]
        if not people:
            self.tell(PASSED, seat)
            return
        self.among = people
        self.about_kind = EVENT_PURGE
        yield self.ask(seat, ASK_ROB)
        self.about_kind = -1
        victim = self.answers[seat].value
        card = self.pick_blind(self.hand(victim), self.peek(seat))
        self.move(card, self.peek(seat), self.played)
        self.tell(ROBBED, seat, victim, self.face[card])
        yield from self.lay_freely(seat, card, victim)

    def lay_freely(self, seat: int, card: int, robbed: int) -> Flow:
        """AP-10.2 to AP-10.6: what a stolen card does."""
        kind = self.face[card]
        family = FAMILY[kind]
        wasted = kind == CATACLYSM_FLOOD
        if family == MARRIAGE:
            wasted = self.is_married(seat)
        elif family == UNFAITHFUL:
            wasted = not self.is_married(seat) or self.is_unfaithful(seat)
        elif family == MALUS:
            yield from self.suffer_stolen(seat, card, robbed)
            return
        if wasted:
            self.to_discard(card, self.played, seat)
            self.tell(DISCARDED, seat, kind)
            return
        if family == CHILD:
            self.move(card, self.played, self.children(seat))
            self.tell(LAID, seat, kind)
            return
        yield from self.lay_card(seat, card, True)
        if kind == GRAND_PRIZE and (self.job(seat) == NO_JOB or not FIGURES.prize[self.job(seat)]):
            self.flip(seat, GRAND_PRIZE)

    def suffer_stolen(self, seat: int, card: int, robbed: int) -> Flow:
        """AP-10.4, AMB-30: a stolen malus strikes the thief, run by the player robbed, or is discarded."""
        kind = self.face[card]
        if kind == MALUS_BOMB and self.can_suffer(seat, kind):
            self.move(card, self.played, self.out)
            self.tell(SUFFERED, seat, kind)
            self.bomb()
        elif kind == MALUS_RADIOACTIVE_CLOUD and self.suffered_again(seat):
            self.tell(SUFFERED, seat, kind)
            self.move(card, self.played, self.malus(seat))
            yield from self.cloud_strikes(robbed, seat)
        elif kind != MALUS_RADIOACTIVE_CLOUD and self.can_suffer(seat, kind):
            yield from self.strike_with(robbed, seat, card)
        else:
            self.to_discard(card, self.played, seat)
            self.tell(DISCARDED, seat, kind)

    # AP-10.20 The invasion.

    def invasion_turn(self, seat: int) -> Flow:
        """AP-10.22, AP-10.27, AP-7.4: draw from the pile, throw a card on the aliens."""
        hidden = False
        if self.turned and self.is_survivalist(seat) and len(self.zones[self.pile]) > 1:
            yield from self.choose(seat, ASK_SIDE, [DRAW, DRAW_HIDDEN])
            hidden = self.chosen is DRAW_HIDDEN
        kind = self.draw_hidden(seat) if hidden else self.draw_card(seat)
        if is_plague(kind):
            yield from self.appear(seat, kind)
            return
        if kind == MALUS_VIRUS:
            self.check_virus(seat)
        yield self.ask(seat, ASK_THROW)
        if self.answers[seat] is NOTHING:
            self.tell(PASSED, seat)
            return
        thrown = self.answers[seat].value
        self.pick(thrown, self.hand(seat), self.aliens)
        self.tell(THROWN, seat, thrown)
        yield from self.check_invasion()

    def lose_to_aliens(self) -> Flow:
        """AP-10.25, AP-10.26, AMB-33: the game stops, unless those who lead all wish to start life again."""
        self.tell(INVASION_LOST, self.target - self.thrown_smiles())
        self.return_bet()
        scores = [self.smiles_of(seat) for seat in range(self.seats)]
        for seat in range(self.seats):
            if scores[seat] == max(scores):
                yield from self.choose(seat, ASK_RESTART, [YES, NO], EVENT_INVASION)
                if self.chosen is NO:
                    self.finish_game("aliens", "AP-10.25")
                    return
        self.tell(RESTARTED, scores.index(max(scores)))
        yield from self.start_again()

    def start_again(self) -> Flow:
        """AMB-33: all plagues end, all laid cards are discarded, and everything begins anew but the hands and the pile."""
        while self.monsters:
            self.monster_goes(0)
        while self.running:
            self.finish(0)
        for seat in range(self.seats):
            if self.job(seat) != NO_JOB:
                yield from self.leave_job(seat, self.discard, None)
            for at in range(FIRST_LAID, LAST_LAID + 1):
                for card in self.zones[at * self.seats + seat][:]:
                    self.to_discard(card, at * self.seats + seat, seat)
        for card in self.zones[self.casino][:]:
            self.to_discard(card, self.casino, NOBODY)
        self.casino_owner = NOBODY
        self.casino_open = False
        self.bunkered = -1
        self.babies = []
        self.uncounted = [0] * self.seats
        self.skips = [0] * self.seats
        self.were_bandits = 0
        self.bombers = 0
        yield from self.start_waiting_purge()

    # AP-18.6 The flood.

    def flood_turn(self, seat: int) -> Flow:
        """AMB-62: the taking replaces draw and play."""
        while True:
            yield self.ask(seat, ASK_FLOOD)
            option = self.answers[seat]
            if option.kind in ("card", "discard"):
                yield from self.fish(seat, option.value, option.kind == "card")
                break
            yield from self.change_life(seat, option)
            if self.turn_over:
                break
        if not self.zones[self.flood]:
            yield from self.flood_ebbs(seat)

    # SL-20 The end.

    def finish_game(self, reason: str, rule: str) -> None:
        """SL-20.1, SL-20.2, SL-20.3: an unanswered bet goes back; everything laid scores."""
        self.return_bet()
        self.tell(OVER)
        scores = [self.smiles_of(seat) for seat in range(self.seats)]
        winners = [seat for seat in range(self.seats) if scores[seat] == max(scores)]
        for seat in range(self.seats):
            self.tell(SCORED, seat, scores[seat])
        for seat in winners:
            self.tell(WON, seat)
        self.result = Result(tuple(winners), tuple(scores), reason, rule)

    def return_bet(self) -> None:
        """SL-15.10: an unanswered bet goes back to its owner and scores."""
        for bet in self.zones[self.bets][:]:
            self.move(bet, self.bets, self.wages(self.bettor))
            self.tell(BET_BACK, self.bettor, self.face[bet])
        self.bettor = NOBODY

    # Words.

    def why_not(self, seat: int, key: str) -> WhyNot | None:
        return whynot.why_not(self, seat, key)

    def facts(self) -> Json:
        return scene.facts(self)

    def place(self, facts: Json) -> None:
        scene.place(self, facts)


def create(places: Layout, rng: Rng, options: Choices) -> SmileLife:
    return SmileLife(places, rng, options)
