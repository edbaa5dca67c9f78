"""AP-2 to AP-10: plagues come, bind everybody, are counted, and go."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.smile_life.cards import (
    CRISIS_ECOLOGICAL,
    CRISIS_ECONOMIC,
    CRISIS_FOOD,
    CRISIS_HEALTH,
    CRISIS_POLITICAL,
    EVENT_ARMAGEDDON,
    EVENT_INVASION,
    EVENT_PURGE,
    FAMILY,
    FIGURES,
    FIRST_PLAGUE,
    MONSTER,
)
from croupier.shelf.smile_life.onsets import CARDLESS, Onsets
from croupier.shelf.smile_life.options import (
    DRIVEN_OUT,
    IGNORED,
    INVASION,
    INVASION_BEATEN,
    NOTCH,
    PILE_TURNED_BACK,
    PLAGUE_ENDS,
    PLAGUE_STARTS,
    PURGE_WAITS,
)
from croupier.shelf.smile_life.state import OPENING
from croupier.table import NOBODY, Flow


class Plagues(Onsets):
    """A table that plagues visit."""

    # Coming.

    def next_player(self) -> i64:
        """Who plays next."""
        return self.turn if self.phase == OPENING else self.next_to(self.turn)

    def appear(self, seat: int, kind: int) -> Flow:
        """AP-2.2, AP-3.3, AP-9.1: a plague that lies face up begins to act; the player is its initiator."""
        cardless = kind >= CARDLESS
        if cardless:
            kind -= CARDLESS
        last = not self.zones[self.pile]
        waits = kind == EVENT_PURGE and (self.runs(EVENT_INVASION) or self.is_flooded())
        if not self.advanced and not waits:
            self.drive_out()
        if kind < FIRST_PLAGUE + 32 and not cardless:
            self.past |= 1 << (kind - FIRST_PLAGUE)
        if FAMILY[kind] == MONSTER:
            yield from self.monster_comes(seat, kind)
        elif kind == EVENT_ARMAGEDDON:
            yield from self.armageddon(seat)
            self.put_out(kind)
            self.tell(PLAGUE_ENDS, kind)
        elif last and (kind in (EVENT_PURGE, EVENT_INVASION)):
            self.put_out(kind)
            self.tell(IGNORED, seat, kind)
        elif waits:
            self.waiting_purge = seat
            self.tell(PURGE_WAITS, seat)
        else:
            self.start_plague(seat, kind, cardless)
            yield from self.onset(seat, kind)

    def start_plague(self, seat: i64, kind: i64, cardless: bool) -> None:
        """AP-3.5, AMB-66: its rounds are counted at the end of the turns of whoever sits before the next player."""
        self.running.append(kind)
        self.left.append(FIGURES.rounds[kind])
        self.notcher.append(self.before(self.next_player()))
        self.since.append(self.turns)
        self.cardless.append(1 if cardless else 0)
        self.tell(PLAGUE_STARTS, seat, kind, FIGURES.rounds[kind])

    def onset(self, seat: int, kind: int) -> Flow:
        """What hits everybody at once."""
        if kind == CRISIS_FOOD:
            yield from self.feed_everybody(seat)
        elif kind == CRISIS_ECOLOGICAL:
            yield from self.shrink_hands(seat)
        elif kind == CRISIS_ECONOMIC:
            self.bankrupt_everybody(seat)
        elif kind == CRISIS_POLITICAL:
            yield from self.dismiss_everybody(seat)
        elif kind == CRISIS_HEALTH:
            self.show_hands(seat)
        elif kind == EVENT_INVASION:
            self.target = self.smiles_in_hands()
            self.tell(INVASION, seat, self.target)
            yield from self.check_invasion()

    def carry_out_due(self) -> Flow:
        """AMB-11, AMB-12: the plagues drawn while refilling, in the order drawn."""
        while self.due:
            kind = self.due.pop(0)
            yield from self.appear(self.due_by.pop(0), kind)

    # Going.

    def drive_out(self) -> None:
        """AP-2.7, AMB-15: in basic mode a new plague ends all others properly first, but never an invasion."""
        while self.monsters:
            self.tell(DRIVEN_OUT, self.monsters[0])
            self.monster_goes(0)
        at = 0
        while at < len(self.running):
            if self.running[at] == EVENT_INVASION:
                at += 1
            else:
                self.tell(DRIVEN_OUT, self.running[at])
                self.finish(at)

    def put_out(self, kind: i64) -> None:
        """AP-9.9: a plague is over."""
        self.move(self.find(self.plagues, kind), self.plagues, self.out)

    def finish(self, at: i64) -> None:
        """AP-3.5, AP-5.3, AP-10.5, AMB-24: a plague that has run its course, or been driven out."""
        kind = self.running[at]
        if not self.cardless[at]:
            self.put_out(kind)
        del self.running[at]
        del self.left[at]
        del self.notcher[at]
        del self.since[at]
        del self.cardless[at]
        self.tell(PLAGUE_ENDS, kind)
        if kind == CRISIS_POLITICAL:
            self.zones[self.pile].reverse()
            self.turned = False
            self.tell(PILE_TURNED_BACK)
        elif kind in (CRISIS_ECOLOGICAL, EVENT_PURGE):
            for seat in self.round_from(self.next_player()):
                self.refill(seat)
        elif kind == EVENT_INVASION:
            self.target = -1
            self.carry(self.aliens, self.out)
            self.resume_purge()

    def turn_notches(self, seat: int) -> Flow:
        """AP-3.5, AP-3.7, AMB-17: at the end of a turn, in the order in which the plagues appeared."""
        due = [at for at, who in enumerate(self.notcher) if who == seat and self.since[at] < self.turns]
        if self.runs(EVENT_INVASION):  # AMB-85
            due = [at for at in due if self.running[at] != EVENT_PURGE]
        gone = 0
        for place in due:
            at = place - gone
            self.left[at] -= 1
            kind = self.running[at]
            self.tell(NOTCH, kind, self.left[at])
            if self.left[at] == 0:
                gone += 1
                if kind == EVENT_INVASION:
                    yield from self.lose_to_aliens()
                    return
                self.finish(at)

    def lose_to_aliens(self) -> Flow:
        """AP-10.25."""
        raise NotImplementedError

    def check_invasion(self) -> Flow:
        """AP-10.24, AMB-32: enough smiles end it at once."""
        if self.target >= 0 and self.thrown_smiles() >= self.target:
            self.tell(INVASION_BEATEN)
            self.finish(self.running.index(EVENT_INVASION))
            yield from self.start_waiting_purge()

    def resume_purge(self) -> None:
        """AMB-85: a Purge that ran when the aliens came goes on; its round begins anew with the next player."""
        for at, kind in enumerate(self.running):
            if kind == EVENT_PURGE:
                self.notcher[at] = self.before(self.next_player())
                self.since[at] = self.turns

    def start_waiting_purge(self) -> Flow:
        """AP-10.28, AMB-31, AMB-68: a Purge that had to wait starts now."""
        if self.waiting_purge >= 0 and not self.runs(EVENT_INVASION) and not self.is_flooded():
            seat = self.waiting_purge
            self.waiting_purge = NOBODY
            yield from self.appear(seat, EVENT_PURGE)
