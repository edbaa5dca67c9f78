"""SL-15: the special cards, the Casino among them; and fetching cards from the discard pile and from out of game."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    FAMILY,
    FIGURES,
    JOB,
    JOB_NINJA,
    KINDS,
    MALUS,
    SPECIAL_BIRTHDAY,
    SPECIAL_CASINO,
    SPECIAL_LUCK,
    SPECIAL_RAINBOW,
    SPECIAL_REVENGE,
    SPECIAL_SHOOTING_STAR,
    SPECIAL_STRING_PULLING,
    SPECIAL_SWAP,
    SPECIAL_TSUNAMI,
    WAGE,
    WAGES,
    is_doctor,
    is_plague,
    is_weapon,
)
from croupier.shelf.smile_life.malus import Malus
from croupier.shelf.smile_life.options import (
    ASK_BET,
    ASK_FETCH,
    ASK_GIFT,
    ASK_LUCK,
    ASK_MORE,
    ASK_ORDER,
    ASK_PLAY,
    ASK_PULL,
    ASK_REVENGE,
    ASK_SET_ASIDE,
    ASK_TARGET,
    BET,
    BET_LAID,
    BETS_SHOWN,
    CARD,
    DISCARDED,
    DONE,
    FETCHED,
    GAVE_WAGE,
    LUCK_KEPT,
    NO,
    NO_EFFECT,
    NOTHING_LAID_IN_CRISIS,
    PLAGUE_CAME,
    SEAT,
    SWAPPED,
    SWAPPED_FOR,
    TSUNAMI,
)
from croupier.table import NOBODY, Flow, Option


class Specials(Malus):
    """A table at which special cards are played."""

    def play_card(self, seat: int, card: int, free: bool, from_hand: bool) -> Flow:
        """Plays a card that lies open in the middle."""
        raise NotImplementedError

    def play_one(self, seat: int, about: int) -> Flow:
        """SL-3.3: one play of the turn."""
        raise NotImplementedError

    def appear(self, seat: int, kind: int) -> Flow:
        """AP-2.2: a plague begins to act."""
        raise NotImplementedError

    def check_hands(self) -> None:
        """AMB-27: wherever a Virus has come to in a health crisis, it is laid."""
        for seat in range(self.people):
            self.check_virus(seat)

    def carry_out_special(self, seat: int, kind: int) -> Flow:
        if kind == SPECIAL_BIRTHDAY:
            yield from self.birthday(seat)
        elif kind == SPECIAL_RAINBOW:
            yield from self.rainbow(seat)
        elif kind == SPECIAL_LUCK:
            yield from self.luck_of_three(seat)
        elif kind == SPECIAL_SHOOTING_STAR:
            yield from self.fetch(seat, kind, self.fetchable(seat), self.discard, False)
        elif kind == SPECIAL_STRING_PULLING:
            yield from self.pull_strings(seat)
        elif kind == SPECIAL_SWAP:
            yield from self.swap(seat, kind)
        elif kind == SPECIAL_TSUNAMI:
            self.tsunami(seat)
        elif kind == SPECIAL_REVENGE:
            yield from self.revenge(seat)
        elif kind == SPECIAL_CASINO:
            yield from self.first_bet(seat)

    # Birthday, Rainbow, Luck.

    def birthday(self, seat: int) -> Flow:
        """SL-15.1: a wage from everybody else, of their choice."""
        for other in self.others(seat):
            wages = [self.face[card] for card in self.zones[self.wages(other)] if not self.is_protected(card)]
            if wages:
                yield from self.choose(
                    other, ASK_GIFT, [CARD[kind] for kind in sorted(set(wages))], SPECIAL_BIRTHDAY, seat
                )
                zone, card = self.place_of(other, self.chosen)
                self.take_away(card, zone, self.wages(seat))
                self.tell(GAVE_WAGE, other, seat, self.chosen.value)

    def rainbow(self, seat: int) -> Flow:
        """SL-15.2, AMB-86: up to three more plays, then back to a full hand, wherever that hand has gone."""
        self.rainbow_of = seat
        self.rainbow_hand = len(self.zones[self.hand(seat)])
        self.heir = NOBODY
        for _ in range(3):
            if self.turn_over or not self.zones[self.hand(seat)]:
                break
            yield from self.play_one(seat, ASK_MORE)
            if self.chosen is DONE:
                break
        self.rainbow_of = NOBODY
        self.top_up(seat, self.rainbow_hand)
        if self.heir >= 0:
            self.top_up(self.heir, self.heir_hand)

    def luck_of_three(self, seat: int) -> Flow:
        """SL-15.3, AP-2.4, AMB-03, AMB-13: one of the next three cards; then a normal play, unless it is a plague."""
        for _ in range(min(3, len(self.zones[self.pile]))):
            self.draw(self.pile, self.peek(seat))
        if self.turned:
            self.show_top()
        if not self.zones[self.peek(seat)]:
            self.tell(NO_EFFECT, seat, SPECIAL_LUCK)
            return
        yield from self.choose_from_hand(seat, ASK_LUCK, self.zones[self.peek(seat)])
        kept = self.chosen.value
        plague = is_plague(kept)
        card = self.pick(kept, self.peek(seat), self.plagues if plague else self.hand(seat))
        if plague:
            self.tell(PLAGUE_CAME, seat, kept)
        else:
            self.tell_card(LUCK_KEPT, card, seat)
        if len({self.face[card] for card in self.zones[self.peek(seat)]}) > 1:
            yield self.ask(seat, ASK_ORDER)
            self.discard_peeked(seat, self.answers[seat].value)
        while self.zones[self.peek(seat)]:
            self.discard_peeked(seat, self.face[self.zones[self.peek(seat)][0]])
        self.check_virus(seat)
        if plague:
            self.turn_over = True
            yield from self.appear(seat, kept)
        else:
            yield from self.play_one(seat, ASK_PLAY)

    def discard_peeked(self, seat: int, kind: int) -> None:
        card = self.pick(kind, self.peek(seat), self.discard)
        self.threw[card] = seat
        self.tell(DISCARDED, seat, kind)

    def peeked(self, seat: i64) -> list[Option]:
        return [CARD[kind] for kind in self.kinds_in(self.peek(seat))]

    # Fetching: Shooting star, Astronaut, Ninja, Turtle, Vulture.

    def fetchable(self, seat: i64) -> list[int]:
        """SL-15.4, SL-7.2, AMB-56: what somebody could take from the discard pile and play at once, by kind."""
        kinds: list[int] = []
        judged = [False] * len(KINDS)  # of two alike only the one that somebody threw away themselves differs
        kind: i64 = 0
        for card in reversed(self.zones[self.discard]):
            kind = self.face[card]
            if not judged[kind] and self.threw[card] != seat:
                judged[kind] = True
                if self.why_not_fetch(seat, card) == 0:
                    kinds.append(kind)
        return kinds

    def weapons_to_fetch(self, seat: i64) -> list[int]:
        """AP-17.5: weapons from the discard pile, without paying."""
        return [
            self.face[card]
            for card in reversed(self.zones[self.discard])
            if is_weapon(self.face[card]) and self.why_not_fetch(seat, card, True) == 0
        ]

    def ninja_to_fetch(self, seat: i64) -> list[int]:
        """AP-15.3."""
        card = self.find(self.discard, JOB_NINJA)
        return [JOB_NINJA] if card >= 0 and self.why_not_fetch(seat, card) == 0 else []

    def carrion(self, seat: i64) -> list[int]:
        """AP-15.4, AMB-57: what lies out of game and could be laid before oneself, by kind."""
        kinds: list[int] = []
        for card in self.zones[self.out]:
            kind: i64 = self.face[card]
            if (
                kind not in kinds
                and not is_plague(kind)
                and FAMILY[kind] != MALUS
                and self.may_lay(seat, kind, False, False)
            ):
                kinds.append(kind)
        return kinds

    def fetch(self, seat: int, by: int, kinds: list[int], source: int, free: bool) -> Flow:
        """Takes one of these cards and plays it at once, or nothing."""
        if not kinds:
            self.tell(NO_EFFECT, seat, by)
            return
        yield from self.choose(seat, ASK_FETCH, [*[CARD[kind] for kind in sorted(kinds)], NO], by)
        if self.chosen is NO:
            self.tell(NO_EFFECT, seat, by)
            return
        kind = self.chosen.value
        card = self.find(source, kind)
        if source == self.discard:
            for other in self.zones[self.discard]:
                if self.face[other] == kind and self.threw[other] != seat:
                    card = other
        self.move(card, source, self.played)
        self.tell(FETCHED, seat, kind)
        yield from self.play_card(seat, card, free, False)

    # String-pulling, Swap, Tsunami, Revenge.

    def pullable(self, seat: i64) -> list[int]:
        """SL-15.6: the jobs in hand that one could have without the studies."""
        kinds: list[int] = []
        for card in self.zones[self.hand(seat)]:
            kind: i64 = self.face[card]
            if self.may_pull(seat, kind):
                kinds.append(kind)
        return sorted(kinds)

    def may_pull(self, seat: i64, kind: i64) -> bool:
        return FAMILY[kind] == JOB and not self.why_not_work(seat, kind, True) and not self.why_crisis(seat, kind)

    def could_pull(self, seat: i64) -> bool:
        """AMB-88: whether there might be such a job in a hand, for all that everybody knows."""
        for kind in range(len(KINDS)):
            if self.may_pull(seat, kind) and self.could_hold(seat, kind):
                return True
        return False

    def pull_strings(self, seat: int) -> Flow:
        self.chosen = NO
        if self.could_pull(seat):
            yield from self.choose_from_hand(seat, ASK_PULL, self.zones[self.hand(seat)])
        if self.chosen is NO:
            self.tell(NO_EFFECT, seat, SPECIAL_STRING_PULLING)
            return
        before = len(self.zones[self.hand(seat)])
        card = self.pick(self.chosen.value, self.hand(seat), self.played)
        yield from self.lay_card(seat, card, True)
        if is_doctor(self.face[card]):
            self.pulled |= 1 << seat
        self.top_up(seat, before)

    def swap(self, seat: int, by: int) -> Flow:
        """SL-15.7: a random card of each hand changes hands."""
        people = [SEAT[other] for other in self.others(seat) if self.zones[self.hand(other)]]
        if not people or not self.zones[self.hand(seat)]:
            self.tell(NO_EFFECT, seat, by)
            return
        yield from self.choose(seat, ASK_TARGET, people, by)
        other = self.chosen.value
        given = self.pick_blind(self.hand(seat), self.hand(other))
        taken = self.pick_other(other, given)
        self.move(taken, self.hand(other), self.hand(seat))
        self.tell_card(SWAPPED, given, seat, other)
        self.tell_card(SWAPPED_FOR, taken, other, seat)
        self.check_hands()

    def pick_other(self, seat: int, but: int) -> int:
        """A random card of a hand, but not the one that has just come."""
        cards = [card for card in self.zones[self.hand(seat)] if card != but]
        self.mix(cards, self.layout.sight[self.hand(seat)])
        return cards[self.rng.below(len(cards))]

    def protected_swap(self, seat: int, by: int) -> Flow:
        """SL-7.6: a Swap for which one card of one's own is set aside first, if there is another to swap, and for what."""
        self.chosen = NO
        if len(self.zones[self.hand(seat)]) > 1 and self.others_hold_cards(seat):
            self.about_kind = by
            yield from self.choose_from_hand(seat, ASK_SET_ASIDE, self.zones[self.hand(seat)])
            self.about_kind = -1
        if self.chosen is NO:
            self.tell(NO_EFFECT, seat, by)
            return
        aside = self.pick(self.chosen.value, self.hand(seat), self.peek(seat))
        yield from self.swap(seat, by)
        self.move(aside, self.peek(seat), self.hand(seat))

    def others_hold_cards(self, seat: i64) -> bool:
        for other in range(self.people):
            if other != seat and self.zones[self.hand(other)]:
                return True
        return False

    def tsunami(self, seat: int) -> None:
        """SL-15.8: all hands are mixed and dealt back, as large as they were."""
        self.tell(TSUNAMI, seat)
        sizes = [len(self.zones[self.hand(other)]) for other in range(self.seats)]
        self.gather([self.hand(other) for other in range(self.seats)], self.mixed)
        self.shuffle(self.mixed)
        for other, size in enumerate(sizes):
            for _ in range(size):
                self.draw(self.mixed, self.hand(other))
        self.check_hands()

    def revenge(self, seat: int) -> Flow:
        """SL-15.9, AMB-53: a malus that one has suffered is inflicted on somebody else."""
        kinds = self.revenges(seat)
        if not kinds:
            self.tell(NO_EFFECT, seat, SPECIAL_REVENGE)
            return
        yield from self.choose(seat, ASK_REVENGE, [CARD[kind] for kind in sorted(kinds)], SPECIAL_REVENGE)
        card = self.find(self.malus(seat), self.chosen.value)
        self.move(card, self.malus(seat), self.played)
        yield from self.inflict(seat, card)

    # SL-15.10 The Casino.

    def first_bet(self, seat: int) -> Flow:
        """Its player may bet at once, and then draws back to a full hand."""
        self.casino_owner = seat
        if not self.may_bet(seat):
            return
        yield from self.choose_from_hand(seat, ASK_BET, self.zones[self.hand(seat)])
        if self.chosen is not NO:
            before = len(self.zones[self.hand(seat)])
            self.bet(seat, self.chosen.value)
            self.top_up(seat, before)

    def may_bet(self, seat: i64) -> bool:
        """AMB-26: not in a health crisis. Nobody answers their own bet, and until its player has bet the Casino is closed."""
        if not self.zones[self.casino] or self.bettor == seat:
            return False
        if not self.casino_open and seat != self.casino_owner:
            return False
        return self.why_crisis(seat, SPECIAL_CASINO) != NOTHING_LAID_IN_CRISIS

    def bets_in_hand(self, seat: i64) -> list[Option]:
        """SL-15.11: a wage of any level, job or not."""
        return [BET[kind] for kind in self.kinds_in(self.hand(seat)) if FAMILY[kind] == WAGE]

    def bet(self, seat: int, kind: int) -> None:
        """A first bet lies face down; a second one shows both, and one player takes both."""
        self.casino_open = True
        card = self.pick(kind, self.hand(seat), self.bets)
        if self.bettor == NOBODY:
            self.bettor = seat
            self.narrow(card, WAGES, self.layout.everybody)
            self.tell_card(BET_LAID, card, seat)
            return
        first = self.zones[self.bets][0]
        level = FIGURES.money[self.face[first]]
        winner = seat if level == FIGURES.money[kind] else self.bettor
        self.see(first, self.layout.everybody)
        self.see(card, self.layout.everybody)
        self.tell(BETS_SHOWN, winner, self.face[first], kind)
        self.carry(self.bets, self.wages(winner))
        self.bettor = NOBODY
