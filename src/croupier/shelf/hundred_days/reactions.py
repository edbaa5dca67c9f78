"""HD-4.2, HD-10.9: the orange cards, and the windows in which they may be played (HD-Q17)."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.hundred_days.cards import (
    BIT,
    ELBOW_ROOM,
    FIGURES,
    FINDERS_FEE,
    STICKY_POCKETS,
)
from croupier.shelf.hundred_days.options import (
    ASK_ELBOW,
    ASK_REACT,
    ASK_TAKE,
    ELBOWED,
    KEPT_TOKENS,
    LET_IT_BE,
    REACTED,
)
from croupier.shelf.hundred_days.state import FOUR, State, lowest
from croupier.table import NOBODY, Flow


class Reactions(State):
    """A table at which people interfere."""

    def choose(self, seat: int, about: int, choice: int) -> Flow:
        """HD-Q42: asks for one of these, of which there must be one; the only one is not asked for. The answer is in
        ``chosen``."""
        self.choice = choice
        if choice & (choice - 1):
            yield self.ask(seat, about)
            self.chosen = self.answers[seat].value
        else:
            self.chosen = lowest(choice)

    def react(self, seats: list[int], kind: int) -> Flow:
        """HD-Q17, HD-Q46: those who could answer are asked one after the other; each may play as many fitting reactions as
        they like, each takes effect at once, and one that cancels what happens closes the window."""
        self.cancelled = False
        for seat in seats:
            while self.could_hold(seat, kind):
                self.fitting = kind
                yield self.ask(seat, ASK_REACT)
                if self.answers[seat] is LET_IT_BE:
                    break
                self.destroy_from_hand(seat, kind)
                self.tell(REACTED, seat, kind)
                self.reaction = kind
                yield from self.carry_out_reaction(seat, kind)
                self.reaction = NOBODY
                if self.cancelled:
                    return

    def could_hold(self, seat: i64, kind: i64) -> bool:
        """HD-Q46: whether, as far as the public knows, a player could hold a reaction and it could still do something."""
        if not self.zones[self.hand(seat)] or self.lying[kind] >= FIGURES.count[kind]:
            return False
        return kind not in (ELBOW_ROOM, FINDERS_FEE) or self.choice != 0

    def reactions_in_hand(self, seat: i64) -> i64:
        """The card that fits now, if the player holds it, as a set."""
        for card in self.zones[self.hand(seat)]:
            if self.face[card] == self.fitting:
                return BIT[self.fitting]
        return 0

    def carry_out_reaction(self, seat: int, kind: int) -> Flow:
        """What the card does besides cancelling."""
        if kind == STICKY_POCKETS:
            self.cancelled = True
            self.tell(KEPT_TOKENS, seat)
            yield from self.take_any(seat)
        elif kind == FINDERS_FEE:
            yield from self.finders_fee(seat)
        elif kind == ELBOW_ROOM:
            yield from self.elbow_room(seat)
        else:
            self.cancelled = True

    def take_any(self, seat: int) -> Flow:
        """HD-9.2: a token of the player's choice from the Federation."""
        yield from self.choose(seat, ASK_TAKE, self.in_supply())
        self.take(seat, self.chosen)

    def take_some(self, seat: int, count: int) -> Flow:
        """HD-9.2, HD-C20: several tokens, one after the other."""
        for left in range(count, 0, -1):
            self.left = left
            yield from self.take_any(seat)
        self.left = 0

    def in_supply(self) -> i64:
        kinds: i64 = 0
        for resource in range(FOUR):
            if self.supply[resource] > 0:
                kinds |= 1 << resource
        return kinds

    # HD-R04. ``heap`` holds the tokens just paid, ``choice`` their kinds.

    def finders_fee(self, seat: int) -> Flow:
        """HD-R04, HD-Q31: one of the tokens just paid, two for whoever has a pawn there."""
        many = 2 if self.presence(seat) & 1 << self.closing else 1
        for left in range(min(many, sum(self.heap)), 0, -1):
            self.left = left
            yield from self.choose(seat, ASK_TAKE, self.choice if left < sum(self.heap) else 1 << lowest(self.choice))
            resource = self.chosen
            self.from_heap(resource)
            self.take(seat, resource)
        self.left = 0

    # HD-R06. ``heap`` holds the tokens that a pawn is about to take.

    def elbow_room(self, seat: int) -> Flow:
        """HD-R06: one of the tokens that a pawn is about to take."""
        yield from self.choose(seat, ASK_ELBOW, self.choice)
        resource = self.chosen
        self.from_heap(resource)
        self.tell(ELBOWED, seat, self.target, resource)
        self.take(seat, resource)

    def from_heap(self, resource: int) -> None:
        self.heap[resource] -= 1
        self.choice = self.kinds_in_heap()

    def kinds_in_heap(self) -> i64:
        kinds: i64 = 0
        for resource in range(FOUR):
            if self.heap[resource] > 0:
                kinds |= 1 << resource
        return kinds
