"""How cards leave a life: jobs and marriages, and all that hangs on them."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    ADULTERY,
    CRISIS_ECOLOGICAL,
    FAMILY,
    FIGURES,
    GRAND_PRIZE,
    JOB,
    JOB_DICTATOR,
    JOB_RESEARCHER,
    JOB_SURVIVALIST,
    MALUS_VIRUS,
    MARRIAGE,
)
from croupier.shelf.smile_life.laying import Laying
from croupier.shelf.smile_life.options import (
    ASK_GIVE_UP,
    ASK_KEEP,
    BACK_TO_LIMIT,
    CARD,
    DISCARDED,
    ENDED_AFFAIR,
    FLIPPED,
    FLIRTS_OVER,
    LOST,
    LOST_FOR_GOOD,
)
from croupier.table import Event, Flow


class Losing(Laying):
    """A table at which cards get lost."""

    def take_away(self, card: i64, source: i64, target: i64) -> None:
        """A laid card leaves its place; what hung on the card itself is forgotten."""
        self.move(card, source, target)
        if card == self.bunkered:
            self.bunkered = -1
        if card in self.babies and target in (self.discard, self.out):
            self.babies.remove(card)
        for seat in range(self.people):
            if source == self.extra(seat):
                self.uncounted[seat] = min(self.uncounted[seat], self.levels_in(source))

    def lose(self, seat: int, zone: int, card: int, target: int, affair_target: int) -> Flow:
        """Somebody loses a laid card, to the discard pile or out of game, and whatever hangs on it. An adultery that ends with
        its marriage may go elsewhere."""
        kind = self.face[card]
        if FAMILY[kind] == JOB:
            yield from self.leave_job(seat, target, LOST if target == self.discard else LOST_FOR_GOOD)
        elif FAMILY[kind] == MARRIAGE:
            self.end_marriage(seat, target, affair_target)
            self.tell(LOST if target == self.discard else LOST_FOR_GOOD, seat, kind)
        else:
            self.lose_simply(seat, zone, card, target)

    def lose_simply(self, seat: i64, zone: i64, card: i64, target: i64) -> None:
        """A card on which nothing hangs but itself."""
        kind: i64 = self.face[card]
        self.take_away(card, zone, target)
        if target == self.discard:
            self.threw[card] = seat
            self.tell(LOST, seat, kind)
        else:
            self.tell(LOST_FOR_GOOD, seat, kind)
        if kind == ADULTERY:
            self.tell(ENDED_AFFAIR, seat)

    def levels_in(self, zone: i64) -> i64:
        levels: i64 = 0
        for card in self.zones[zone]:
            levels += FIGURES.level[self.face[card]]
        return levels

    # Jobs.

    def leave_job(self, seat: int, target: int, telling: Event | None) -> Flow:
        """SL-6.4, SL-7.7, SL-19.2: a job is lost or left. A Researcher first throws a card of choice away, and it lies under
        the job; a Grand Prize is flipped. What is still to be told of it comes before a Survivalist's hand is cut."""
        card = self.zones[self.job_of(seat)][0]
        job = self.face[card]
        if job == JOB_RESEARCHER and len(self.zones[self.hand(seat)]) > FIGURES.dealt:
            yield from self.choose_from_hand(seat, ASK_GIVE_UP, self.zones[self.hand(seat)])
            kind = self.chosen.value
            self.discard_from_hand(seat, kind)
            self.tell(DISCARDED, seat, kind)
        self.take_away(card, self.job_of(seat), target)
        if target == self.discard:
            self.threw[card] = seat
        self.free_house &= ~(1 << seat)
        self.pulled &= ~(1 << seat)
        if job == JOB_DICTATOR:
            self.dictator_waits = False
        while FIGURES.prize[job] and self.owns(seat, GRAND_PRIZE):
            self.flip(seat, GRAND_PRIZE)
            self.tell(FLIPPED, seat, GRAND_PRIZE)
        if telling is not None:
            self.tell(telling, seat, job)
        if job == JOB_SURVIVALIST:
            yield from self.trim(seat)

    def trim(self, seat: int) -> Flow:
        """AMB-22, AMB-58: whoever holds more than an ecological crisis allows throws the rest away, but never the Virus."""
        size = self.hand_size(seat)
        hand = self.zones[self.hand(seat)]
        if size >= FIGURES.dealt or len(hand) <= size:
            return
        virus = self.find(self.hand(seat), MALUS_VIRUS)
        self.about_kind = CRISIS_ECOLOGICAL
        if virus >= 0 and self.seen[virus] == self.layout.everybody:
            self.chosen = CARD[MALUS_VIRUS]
        else:
            yield from self.choose_from_hand(seat, ASK_KEEP, hand)
        self.about_kind = -1
        self.keep_only(seat, self.chosen.value)

    def keep_only(self, seat: i64, kept: i64) -> None:
        """Throws a whole hand away but one card."""
        kinds = [self.face[card] for card in self.zones[self.hand(seat)]]
        kinds.remove(kept)
        kinds.sort()
        for kind in kinds:
            self.discard_from_hand(seat, kind)
        self.tell(BACK_TO_LIMIT, seat, len(kinds))

    # Marriages.

    def end_marriage(self, seat: i64, target: i64, affair_target: i64) -> None:
        """SL-16.4, SL-18.2, AMB-37: the marriage goes, an adultery before it, and its flirts are flipped."""
        zone = self.marriage(seat)
        wedding: i64 = -1
        affair: i64 = -1
        for card in self.zones[zone]:
            if self.face[card] == ADULTERY:
                affair = card
            else:
                wedding = card
        if affair >= 0:
            self.take_away(affair, zone, affair_target)
            if affair_target == self.discard:
                self.threw[affair] = seat
            self.flip_affair(seat)
            self.tell(LOST if affair_target == self.discard else LOST_FOR_GOOD, seat, ADULTERY)
        self.take_away(wedding, zone, target)
        if target == self.discard:
            self.threw[wedding] = seat

    def flip_affair(self, seat: i64) -> None:
        """SL-13.4, SL-18.2. A flirt under the Bunker stays as it is."""
        flirts = self.zones[self.affair(seat)][:]
        for flirt in flirts:
            if flirt != self.bunkered:
                self.move(flirt, self.affair(seat), self.flipped(seat))
        if flirts:
            self.tell(FLIRTS_OVER, seat)
