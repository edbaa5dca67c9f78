"""TR-10: the dinner phase « À Table ». No cards any more, only people who point at each other."""

from __future__ import annotations

from mypy_extensions import i64

from croupier.shelf.total_rickall.actions import Actions
from croupier.shelf.total_rickall.cards import (
    ANY_COLOUR,
    ONLY_FIRST_PLAYER,
    ONLY_LAST_PLAYER,
    PARASITE,
)
from croupier.shelf.total_rickall.options import (
    ASK_DINNER,
    DINNER,
    HELD_FIRE,
    HOLD_FIRE,
    LAP_OF_PEACE,
    NO_SHOT_LEFT,
    SPEAK,
)
from croupier.shelf.total_rickall.state import TABLE
from croupier.table import NOBODY, Flow


class Dinner(Actions):
    """A table that may be laid for dinner."""

    def go_to_dinner(self) -> None:
        """TR-10.1, TR-10.2, TR-Q26: hands and unresolved cards are discarded."""
        for seat in range(self.seats):
            self.carry(self.hand(seat), self.discard)
            self.carry(self.laid(seat), self.discard)
            self.carry(self.next(seat), self.action)
        self.phase = TABLE
        self.turn = 0
        self.peace = 0
        self.declared = 0
        self.card = -1
        self.drop_denials()
        self.let_memories_fade()
        self.tell(DINNER, self.first)

    def dinner_turn(self) -> Flow:
        """TR-10.4, TR-Q20: one shot or none; after a full lap without one, or without any shot to fire, dinner is over."""
        able = [seat for seat in range(self.people) if self.dinner_targets(seat)]
        if not able:
            self.tell(NO_SHOT_LEFT)
            self.end_of_dinner()
            return
        if self.peace >= len(able):
            self.tell(LAP_OF_PEACE)
            self.end_of_dinner()
            return
        seat = self.seat_of_turn(self.turn)
        if seat not in able:
            self.turn += 1
            return
        yield self.open_question(seat, ASK_DINNER)
        option = self.answers[seat]
        if self.reactor != seat or option is SPEAK:
            yield from self.speak(self.reactor)
            return
        self.turn += 1
        self.declared = 0
        if option is HOLD_FIRE:
            self.peace += 1
            self.tell(HELD_FIRE, seat)
        else:
            self.peace = 0
            self.shoot_at_dinner(seat, option.value)

    def may_vote_at_dinner(self, seat: i64) -> bool:
        """TR-10.8, TR-Q20, TR-Q21: only those exterminated at dinner are silenced."""
        return not self.fell & 1 << seat

    def dinner_targets(self, seat: i64) -> i64:
        """TR-10.5, TR-10.7, TR-10.11, TR-Q19: the Characters before other players whom a player may shoot."""
        if self.fell & 1 << seat:
            return 0
        chosen = self.friends & ~self.own(seat)
        barred = chosen & ~self.targets(seat, ANY_COLOUR)
        if barred & ONLY_FIRST_PLAYER and self.lapses(ONLY_FIRST_PLAYER, self.first):
            barred &= ~ONLY_FIRST_PLAYER
        if barred & ONLY_LAST_PLAYER and self.lapses(ONLY_LAST_PLAYER, self.last_player()):
            barred &= ~ONLY_LAST_PLAYER
        return chosen & ~barred

    def lapses(self, character: i64, shooter: i64) -> bool:
        """TR-Q19: a text that names the only permitted shooter lapses while that is the owner, or somebody exterminated."""
        return self.own(shooter) & character != 0 or self.fell & 1 << shooter != 0

    def shoot_at_dinner(self, seat: int, character: int) -> None:
        """TR-10.6, TR-10.8, TR-Q22: a Real ends the game; a Parasite's player falls silent."""
        owner = self.owner_of(character)
        assert owner != NOBODY
        if self.only_dents(seat, character):
            return
        parasite = self.is_parasite(seat)
        if self.remove_shot(seat, character, owner) == PARASITE:
            self.fell |= 1 << owner
            return
        self.show_friends()
        self.side_wins(not parasite, "a Real was shot at dinner", "TR-10.6")

    def end_of_dinner(self) -> None:
        """TR-10.10, TR-Q33: the Identities still in front of players decide."""
        self.show_friends()
        left = [seat for seat in range(self.people) if self.friend[seat] >= 0 and self.is_parasite(seat)]
        if left:
            self.side_wins(True, "a Parasite was left at the table", "TR-10.10")
        else:
            self.side_wins(False, "no Parasite left at the table", "TR-10.10")
