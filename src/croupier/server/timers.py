"""The times of a room: clocks of the players who are asked, and the countdown to a bot that stands in for an absent one."""

from __future__ import annotations

from collections import deque
from typing import Final

from croupier.server.clock import Clock
from croupier.server.room_state import RoomState

# A bot waits this many times longer where players are invited to react.
FOR_THE_INVITED: Final = 4.0
# The most answers that are undone one after the other.
MOST_UNDOS: Final = 64


class Timers:
    """What is due when, by the room's clock. Nothing runs while no socket is connected. ``bot_pace`` is how many seconds a bot
    waits before it moves."""

    def __init__(self, state: RoomState, clock: Clock, bot_pace: float) -> None:
        self.state = state
        self.now = clock.now
        self.bot_pace = bot_pace
        self.asked_at = self.now()
        self.asked_before: deque[float] = deque(
            maxlen=MOST_UNDOS
        )  # the same for earlier questions, which an undo brings back
        self.absent: dict[int, float] = {}  # for each absent player's seat: when a bot steps in
        self.stand_ins: set[int] = set()  # seats for which a bot has stepped in
        self.out_of_time: set[int] = set()  # seats whose clock has run out for this question
        self.handed_at: dict[int, float] = {}  # when a shared device was handed to a seat

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat: it is a bot's, its owner is absent for too long, or its clock has run out."""
        held_by = self.state.record.places[seat].held_by
        return held_by == "bot" or seat in self.stand_ins or seat in self.out_of_time

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat runs out, if it is running. With a shared device it starts when the device is handed to the
        seat, or when every other seat there has had its time."""
        state = self.state
        record, session = state.record, state.session
        clock = record.clock
        if clock is None or session is None or session.table.over or not state.connections:
            return None
        if seat not in session.table.waiting() or self.played_by_bot(seat):
            return None
        if not record.shares_device(seat):
            return self.asked_at + clock
        sharing = len(record.seats_of(record.places[seat].owner))
        return self.handed_at.get(seat, self.asked_at + clock * sharing) + clock

    def deadlines(self) -> list[float | None]:
        """The deadline of every seat."""
        return [self.deadline(seat) for seat in range(len(self.state.record.places))]

    def reading(self) -> float:
        """The seconds that it takes to read what was told after the last beat."""
        performance = None if self.state.session is None else self.state.session.performance
        return 0.0 if performance is None else performance.afterwards

    def speak_until(self, seat: int) -> float | None:
        """Until when bots leave the table to a player who is invited to react, while only bots are waited for. It follows from
        the pace alone, not from what a bot has chosen."""
        session = self.state.session
        if session is None or session.table.over or not self.state.connections or not self.bot_pace:
            return None
        waiting = session.table.waiting()
        if seat not in session.table.pending or seat in waiting or self.played_by_bot(seat):
            return None
        if not waiting or not all(self.played_by_bot(each) for each in waiting):
            return None
        return self.asked_at + max(self.reading(), self.bot_pace * FOR_THE_INVITED)

    def speaking(self) -> list[float | None]:
        """The same for every seat."""
        return [self.speak_until(seat) for seat in range(len(self.state.record.places))]

    def due(self) -> list[float]:
        """The times at which ``expire`` has something to do."""
        clocks = self.deadlines() if self.state.record.clock else []
        return [*self.absent.values(), *[each for each in clocks if each is not None]]

    def seconds_left(self, at: float | None) -> float | None:
        """The seconds left until a time."""
        return None if at is None else round(max(0.0, at - self.now()), 1)

    # What starts and stops the clocks.

    def restart(self, delay: float = 0.0) -> None:
        """Start all clocks now, or after some seconds."""
        self.asked_at = self.now() + delay
        self.handed_at = {each.seat: self.asked_at for each in self.state.connections if each.seat is not None}

    def new_question(self, performance: float = 0.0) -> None:
        """Start the clocks for another question, once what has happened has been shown for so many seconds."""
        self.asked_before.append(self.asked_at)
        self.out_of_time.clear()
        self.restart(performance)

    def watched(self) -> None:
        """All pages have shown what has happened: start the clocks now, if they wait for that."""
        if self.asked_at > self.now():
            self.restart()

    def undone(self, held: bool) -> None:
        """Return to the question before, whose clock has gone on meanwhile. If the answer was held in secret the question has
        not changed."""
        if not held:
            self.out_of_time.clear()
            self.restart()
            self.asked_at = self.asked_before.pop() if self.asked_before else self.asked_at
            self.handed_at = dict.fromkeys(self.handed_at, self.asked_at)

    def new_game(self) -> None:
        """Start a game, with every player in their own seat."""
        self.stand_ins.clear()
        self.new_question()
        self.asked_before.clear()

    def pace_changed(self) -> None:
        """Start again with other limits."""
        self.absent.clear()
        self.restart()

    def handed_to(self, seat: int) -> None:
        """A shared device has been handed to one of its seats."""
        self.handed_at.setdefault(seat, self.now())

    def returned(self, seats: list[int]) -> set[int]:
        """The owner of these seats is back. Return those for which a bot had stepped in."""
        replaced = self.stand_ins.intersection(seats)
        self.stand_ins -= replaced
        for seat in seats:
            self.absent.pop(seat, None)
        return replaced

    def count_down(self) -> None:
        """Start the countdown of players who have left a game, and stop that of players who are back."""
        state = self.state
        present, patience = state.present(), state.record.patience
        counting = state.playing and bool(state.connections)
        for seat, place in enumerate(state.record.places):
            away = place.held_by == "person" and place.owner not in present
            if counting and patience is not None and away and seat not in self.stand_ins:
                self.absent.setdefault(seat, self.now() + patience)
            else:
                self.absent.pop(seat, None)
        if not state.playing:
            self.stand_ins.clear()

    def expire(self) -> list[int]:
        """Let bots step in for players who are absent for too long. Return the seats whose clock has run out."""
        now = self.now()
        for seat, at in list(self.absent.items()):
            if at <= now:
                del self.absent[seat]
                self.stand_ins.add(seat)
        late = [seat for seat, at in enumerate(self.deadlines()) if at is not None and at <= now]
        self.out_of_time.update(late)
        return late
