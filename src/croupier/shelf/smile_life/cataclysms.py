"""AP-18: fire, tornado, earthquake and flood."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    CATACLYSM_EARTHQUAKE,
    CATACLYSM_FIRE,
    CATACLYSM_FLOOD,
    CATACLYSM_TORNADO,
    CHILD,
    CRISIS_FOOD,
    FAMILY,
    JOB_RESEARCHER,
    MALUS,
    MALUS_VIRUS,
)
from croupier.shelf.smile_life.options import (
    ASK_KEEP,
    ASK_QUAKE,
    BURNT,
    DEALT,
    DISCARDED,
    FIRE,
    FISHED,
    FLOOD,
    KEPT_IN_HAND,
    KEPT_ONE,
    NOT_BEFORE_ONESELF,
    PICKED,
    QUAKE,
    TORNADO,
)
from croupier.shelf.smile_life.plagues import Plagues
from croupier.table import Flow


class Cataclysms(Plagues):
    """A table at which nature strikes."""

    def receive(self, seat: int, card: int) -> Flow:
        """AP-18.3: somebody is dealt the card of another player."""
        raise NotImplementedError

    def use_again(self, seat: int, kind: int) -> Flow:
        """AP-18.3: somebody is dealt their own card."""
        raise NotImplementedError

    def cataclysm(self, seat: int, kind: int) -> Flow:
        if kind == CATACLYSM_FIRE:
            self.fire(seat)
        elif kind == CATACLYSM_TORNADO:
            yield from self.tornado(seat)
        elif kind == CATACLYSM_EARTHQUAKE:
            yield from self.earthquake(seat)
        elif kind == CATACLYSM_FLOOD:
            self.flood_comes(seat)

    def fire(self, seat: int) -> None:
        """AP-18.2, AMB-63: all hands are thrown away, the Virus too; then everybody draws as many cards."""
        self.tell(FIRE, seat)
        sizes = [len(self.zones[self.hand(other)]) for other in range(self.seats)]
        for other in self.round_from(seat):
            for kind in sorted([self.face[card] for card in self.zones[self.hand(other)]]):
                self.discard_from_hand(other, kind)
            self.tell(BURNT, other, sizes[other])
        for other in self.round_from(seat):
            self.refill_to(other, sizes[other])

    def tornado(self, seat: int) -> Flow:
        """AP-18.5, AMB-61: all hands go to the left; a Researcher keeps a card of choice. Inside a Rainbow the hand of
        its player lacks the cards played so far: whoever gets it draws them (AMB-86)."""
        self.tell(TORNADO, seat)
        for other in self.round_from(seat):
            if self.job(other) == JOB_RESEARCHER and self.zones[self.hand(other)]:
                self.about_kind = CATACLYSM_TORNADO
                yield from self.choose_from_hand(other, ASK_KEEP, self.zones[self.hand(other)])
                self.about_kind = -1
                card = self.pick(self.chosen.value, self.hand(other), self.peek(other))
                self.tell_card(KEPT_ONE, card, other)
        short = self.rainbow_of
        missing = 0
        if short >= 0:
            missing = self.rainbow_hand - len(self.zones[self.hand(short)]) - len(self.zones[self.peek(short)])
        hands = [self.zones[self.hand(other)] for other in range(self.seats)]
        for other in range(self.seats):
            self.zones[self.hand(self.next_to(other))] = hands[other]
        for other in range(self.seats):
            for card in self.zones[self.hand(other)]:
                self.see(card, 1 << other)
            self.carry(self.peek(other), self.hand(other))
        if short >= 0:
            self.rainbow_hand = len(self.zones[self.hand(short)])
            self.heir = self.next_to(short)
            self.heir_hand = len(self.zones[self.hand(self.heir)]) + missing
        for other in self.round_from(seat):
            yield from self.trim(other)
        self.check_hands()

    def earthquake(self, seat: int) -> Flow:
        """AP-18.3, AP-18.4, AMB-60: a card of each, chosen by the player, dealt anew; what cannot be laid is discarded."""
        self.tell(QUAKE, seat)
        owners: list[int] = []
        zones: list[int] = []
        cards: list[int] = []
        for other in self.round_from(seat):
            options = self.face_up(other, False)
            if options:
                yield from self.choose(seat, ASK_QUAKE, options, CATACLYSM_EARTHQUAKE, other)
                self.tell(PICKED, seat, other, self.chosen.value)
                zone, card = self.place_of(other, self.chosen)
                owners.append(other)
                zones.append(zone)
                cards.append(card)
        order = list(range(len(cards)))
        self.rng.shuffle(order)
        self.reveals += 1
        for at, owner in enumerate(owners):
            self.tell(DEALT, owner, self.face[cards[order[at]]])
        for at, owner in enumerate(owners):
            if order[at] != at:
                yield from self.hand_over(owner, zones[at], cards[at])
        for at, owner in enumerate(owners):
            card = cards[order[at]]
            if order[at] != at:
                yield from self.receive(owner, card)
            elif card in self.zones[zones[at]]:
                yield from self.use_again(owner, self.face[card])

    # AP-18.6, AMB-62 The Flood.

    def flood_comes(self, seat: int) -> None:
        """All hands lie open in the middle, and are all there is to take."""
        self.tell(FLOOD, seat)
        for other in self.round_from(seat):
            self.carry(self.hand(other), self.flood)

    def why_not_fish(self, seat: i64, kind: i64) -> i64:
        """AMB-62: why a card taken from the flood would only be discarded (a number of ``WHY``); 0 if it would not."""
        if kind == MALUS_VIRUS:
            return 0
        return NOT_BEFORE_ONESELF if FAMILY[kind] == MALUS else self.why_not_lay(seat, kind, False, False)

    def may_let_go(self, seat: i64, kind: i64) -> bool:
        """AMB-81: whether a card taken from the flood may be discarded: one that cannot be laid, and a child for which nobody
        must give food."""
        if self.why_not_fish(seat, kind):
            return True
        hungry = FAMILY[kind] == CHILD and self.runs(CRISIS_FOOD) and not self.is_survivalist(seat)
        return hungry and self.may_starve(seat)

    def fish(self, seat: int, kind: int, lays: bool) -> Flow:
        """One card is taken and laid at once, or discarded; a Virus is kept in hand."""
        card = self.find(self.flood, kind)
        self.tell(FISHED, seat, kind)
        self.ebbing = len(self.zones[self.flood]) == 1
        if kind == MALUS_VIRUS:
            self.move(card, self.flood, self.hand(seat))
            self.tell(KEPT_IN_HAND, seat, kind)
            self.check_virus(seat)
            return
        self.move(card, self.flood, self.played)
        if lays:
            yield from self.play_card(seat, card, False, False)
        else:
            self.to_discard(card, self.played, seat)
            self.tell(DISCARDED, seat, kind)

    def flood_ebbs(self, seat: int) -> Flow:
        """When all cards are gone, hands are refilled in seat order."""
        self.ebbing = False
        for other in self.round_from(self.next_to(seat)):
            self.refill(other)
        yield from self.start_waiting_purge()
