"""TR-6 and TR-9: who may shoot whom, what a hit turns up, and what a mistake costs."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.total_rickall.cards import (
    ARMOUR,
    BOUNTY,
    CHARACTERS,
    FIGURES,
    KINDS,
    ONLY_FIRST_PLAYER,
    ONLY_LAST_PLAYER,
    PARASITE,
    REAL,
)
from croupier.shelf.total_rickall.options import (
    BOUNTY_PAID,
    DENTED,
    EXTERMINATED,
    FAILED,
    FREED,
    NO_PENALTY,
    NOBODY_WON,
    PARASITES_WON,
    REALS_WON,
    REVEALED_FRIEND,
    REVEALED_TOO_LATE,
    SHOT,
    SHOT_FRIEND,
    TEAM_LOST_BY_FAILS,
    TOO_MANY_FAILS,
)
from croupier.shelf.total_rickall.state import State
from croupier.table import NOBODY, Event, Result


class Shooting(State):
    """A table at which people shoot."""

    def targets(self, shooter: i64, colour: i64) -> i64:
        """TR-6.2, TR-9.5, TR-C01, TR-C09: the Characters that a player may shoot with a card of this colour."""
        coloured: i64 = FIGURES.coloured[colour]
        chosen = (self.standing | self.friends) & coloured
        if shooter != self.first:
            chosen &= ~ONLY_FIRST_PLAYER
        if shooter != self.last_player():
            chosen &= ~ONLY_LAST_PLAYER
        return chosen & ~self.own(shooter)

    def own(self, seat: i64) -> i64:
        """The Character to which a player is tied, as a set."""
        friend: i64 = self.friend[seat]
        return 1 << friend if friend >= 0 else 0

    def shoot(self, shooter: i64, character: i64, penalty: bool) -> None:
        """TR-6.4: the target is named, its Identity is turned up. A shot by an Action card (TR-9.12)."""
        self.shots_fired = True
        owner = self.owner_of(character)
        if self.only_dents(shooter, character):
            return
        shooter_is_parasite = self.is_parasite(shooter)
        was = self.remove_shot(shooter, character, owner)
        if was == PARASITE:
            self.pay_bounty(shooter, character)
            if owner != NOBODY:
                self.tell(FREED, owner)
            return
        if len(self.zones[self.fail]) >= FIGURES.fails:
            self.too_many_fails(shooter, shooter_is_parasite)
            return
        if penalty:
            self.lose_card(shooter)
            self.arrive()
        else:
            self.tell(NO_PENALTY, shooter)
        if owner != NOBODY:
            self.befriend(owner)

    def only_dents(self, shooter: i64, character: i64) -> bool:
        """TR-C17, TR-Q32: the first shot at an armoured Character turns up nothing."""
        bit: i64 = 1 << character
        if not bit & ARMOUR & ~self.dented:
            return False
        self.dented |= bit
        self.tell(DENTED, shooter, CHARACTERS + character)
        return True

    def remove_shot(self, shooter: i64, character: i64, owner: i64) -> i64:
        """TR-6.5, TR-6.6, TR-9.6, TR-9.7: turns the Identity up, tells it, and clears both cards away."""
        kind = CHARACTERS + character
        identity = self.identity_of(character)
        self.see(identity, self.layout.everybody)
        if owner == NOBODY:
            self.tell_card(SHOT, identity, shooter, kind)
        else:
            self.tell_card(SHOT_FRIEND, identity, shooter, kind, owner)
        was = self.remove(character)
        if was == PARASITE:
            self.tell(EXTERMINATED, kind)
        else:
            self.tell(FAILED, kind, len(self.zones[self.fail]))
        return was

    def pay_bounty(self, shooter: i64, character: i64) -> None:
        """TR-C02."""
        if BOUNTY & 1 << character:
            self.tell(BOUNTY_PAID, shooter, CHARACTERS + character)
            self.draw_action(shooter)

    # The end by a wrong shot, and sides.

    def too_many_fails(self, shooter: i64, shooter_is_parasite: bool) -> None:
        """TR-8.5: everybody loses. TR-8.6, TR-Q28: in advanced mode the shooter's side loses, as it was at the shot. TR-Q44:
        everybody learns who was left."""
        self.tell(TOO_MANY_FAILS, shooter)
        self.reveal_centre(REVEALED_TOO_LATE)
        if not self.advanced:
            self.tell(TEAM_LOST_BY_FAILS)
            self.end([], "fourth Real exterminated", "TR-8.5", PARASITE)
            return
        self.show_friends()
        side = "Parasite" if shooter_is_parasite else "Real"
        self.side_wins(not shooter_is_parasite, f"fourth Real exterminated by a {side}", "TR-8.6")

    def side_wins(self, parasites: bool, reason: str, rule: str) -> None:
        """TR-9.10, TR-Q27: everybody on one side wins; if nobody is, nobody does."""
        winners = [seat for seat in range(self.seats) if self.is_parasite(seat) == parasites]
        if not winners:
            self.tell(NOBODY_WON)
        else:
            self.tell(PARASITES_WON if parasites else REALS_WON)
        self.end(winners, reason, rule, PARASITE if parasites else REAL)

    def reveal_centre(self, told: Event) -> int:
        """TR-8.2: every Identity in the centre. How many Parasites there are."""
        parasites = 0
        under = self.zones[self.under]
        for place in range(len(under) - 1, -1, -1):
            card = under[place]
            self.see(card, self.layout.everybody)
            parasites += self.face[card] == PARASITE
            self.tell_card(told, card, self.face[self.zones[self.centre][place]])
        self.up |= self.standing
        self.take_back_claims(self.standing)
        return parasites

    def show_friends(self) -> None:
        """TR-8.6: all players show the Identity of their friend."""
        for seat in self.clockwise():
            if self.friend[seat] >= 0:
                identity = self.zones[self.secret(seat)][0]
                self.see(identity, self.layout.everybody)
                self.tell_card(REVEALED_FRIEND, identity, seat, CHARACTERS + self.friend[seat])

    def end(self, winners: list[int], reason: str, rule: str, side: int) -> None:
        scores = [0] * self.seats
        for seat in winners:
            scores[seat] = 1
        self.result = Result(tuple(winners), tuple(scores), reason, rule, KINDS[side])
