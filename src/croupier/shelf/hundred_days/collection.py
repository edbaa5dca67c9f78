"""HD-11, HD-12: the Collection phase: resources dimension by dimension, then cards."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.hundred_days.board import HOUSE, PAIRS, SPACES, TOUCHES
from croupier.shelf.hundred_days.cards import (
    ELBOW_ROOM,
    FIGURES,
    INFINITE_WAITING_ROOM,
    STRIP_MINE,
    UNION_COLLECTOR,
)
from croupier.shelf.hundred_days.cards_green import Green
from croupier.shelf.hundred_days.options import ASK_LEAVE, COLLECTS
from croupier.shelf.hundred_days.state import DISCARD, DRAWING, FOUR, MORTY, RICK, lowest
from croupier.table import Flow


class Collection(Green):
    """A table at which people collect."""

    def collect(self) -> Flow:
        """HD-11.1, HD-11.3, HD-Q49: one player on one dimension; Morty first, then Rick."""
        seat = self.in_order()[self.at]
        space = self.collecting_space()
        bit = 1 << space
        if TOUCHES[self.morty[seat]] & bit:
            yield from self.collect_with(seat, space, False)
        if TOUCHES[self.rick[seat]] & bit:
            yield from self.collect_with(seat, space, True)
        self.at += 1
        if self.at == self.people:
            self.at = 0
            self.spot += 1
        if self.spot == SPACES:
            self.at = 0
            self.spot = 0
            self.phase = DRAWING

    def collect_with(self, seat: int, space: int, rick: bool) -> Flow:
        """HD-11.2 to HD-11.5, HD-Q10: everything shown, less one for each other colour; the player chooses which."""
        shown = FIGURES.gives[self.tile_at(space)]
        less = self.other_colours(seat, space, rick)
        if less >= sum(shown):
            return
        self.heap = shown[:]
        self.target = seat
        self.pawn = RICK if rick else MORTY
        self.tell(COLLECTS, seat, space)
        for left in range(less, 0, -1):
            self.left = left
            self.choice = self.kinds_in_heap()
            resource = lowest(self.choice)
            if self.choice & (self.choice - 1):
                yield self.ask(seat, ASK_LEAVE)
                resource = self.answers[seat].value
            self.heap[resource] -= 1
        self.left = 0
        self.choice = self.kinds_in_heap()
        yield from self.react(self.others_clockwise(seat), ELBOW_ROOM)
        taken = self.heap
        self.heap = [0] * FOUR
        for resource in range(FOUR):
            for _ in range(taken[resource]):
                self.take(seat, resource)

    def other_colours(self, seat: int, space: int, rick: bool) -> int:
        """HD-11.5, HD-C13, HD-P04: how many other players have a pawn there, as far as that counts."""
        if rick and self.owns(seat, STRIP_MINE):
            return 0
        others = 0
        for other in range(self.seats):
            if other != seat and self.presence(other) & 1 << space:
                others += 1
        if self.owns(seat, UNION_COLLECTOR):
            others = max(others - 1, 0)
        return others

    # HD-12 Cards.

    def draw_for_pawns(self) -> Flow:
        """HD-12.1 to HD-12.4, HD-Q11, HD-Q12, HD-Q48: Rick's values together, then Morty's card, then two of a place."""
        seat = self.in_order()[self.at]
        value = self.rick_value(seat)
        if value >= 0:
            self.draw_cards(seat, value)
        else:
            yield from self.throw_some_away(seat, -value)
        self.draw_cards(seat, 1)
        if self.owns(seat, INFINITE_WAITING_ROOM):
            self.draw_cards(seat, 2)
        self.at += 1
        if self.at == self.people:
            self.at = 0
            self.phase = DISCARD

    def rick_value(self, seat: int) -> int:
        one, other = PAIRS[self.rick[seat]]
        return self.card_value(one) + (self.card_value(other) if other != one else 0)

    def card_value(self, space: i64) -> i64:
        """HD-12.1, HD-12.3."""
        if space == HOUSE:
            return FIGURES.house_cards
        return FIGURES.cards[self.tile_at(space)]
