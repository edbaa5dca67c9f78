"""The times of a room: the clocks of the players who are asked, and the countdown to a bot that stands in for an absent
one.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from croupier.server.clock import Clock
from croupier.server.performance import TEMPI
from croupier.server.room_state import RoomState
from croupier.table import Option

# A bot waits this many times longer if players are invited to react. They get less if they had that time already and
# nothing has happened since, or only talk.
FOR_THE_INVITED: Final = 4.0
AFTER_WORDS: Final = 2.0
AFTER_NOTHING: Final = 1.0
# They get this many seconds after a moment in which only they have learnt something, such as a look at a card.
AFTER_ONES_OWN: Final = 8.0
# Seconds that bots give a player who is asked together with them, before the first answer counts: for the question, and
# for each seat at the table. The number of the player's options is a secret.
FOR_THE_QUESTION: Final = 4.0
FOR_EACH_SEAT: Final = 0.4
# An answer that would take effect at once, to find out whether the first one counts.
ACTING: Final = Option("act")
# The most consecutive undos.
MOST_UNDOS: Final = 64


class Timers:
    """What is due when, by the room's clock. Nothing runs while no socket is connected. ``bot_pace`` is how many
    seconds a bot waits before it moves.
    """

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
        self.reading = 0.0  # the seconds that it takes to read the events after the last beat
        self.told = 0  # how many events there were when the previous question was asked
        self.told_now = 0  # the same for this question
        self._turn: tuple[list[int], str] | None = (
            None  # the seats that the table waits for while others are invited, and the question
        )
        self._turn_at = 0.0  # since when the invited players have had time to speak
        self._invites = False  # whether players are invited to this question
        self._invited = False  # whether they were invited, at least for a while, since the turn began
        self._own: object = None  # the seat that alone had just learnt something then
        self._least = AFTER_WORDS  # their minimum time, as a multiple of the pace

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat: it is a bot's, its owner has been absent for too long, or its clock has
        run out.
        """
        held_by = self.state.record.places[seat].held_by
        return held_by == "bot" or seat in self.stand_ins or seat in self.out_of_time

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat runs out, if it is running. With a shared device it starts when the device is handed
        to the seat, or when every other seat there has had its time.
        """
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

    def invited(self) -> list[int]:
        """The players who may react while the table waits for others."""
        table = self.state.dealt().table
        waiting = table.waiting()
        return [seat for seat in table.pending if seat not in waiting and not self.played_by_bot(seat)]

    def is_race(self) -> bool:
        """Whether a player who has not answered yet is asked together with others, and the first answer that does not
        wait counts.
        """
        table = self.state.dealt().table
        players = [seat for seat in table.waiting() if not self.played_by_bot(seat)]
        return bool(players) and len(table.pending) > 1 and not table.is_secret(ACTING)

    def fair_time(self) -> float:
        """The seconds that bots give to players who are asked together with them."""
        fair = (FOR_THE_QUESTION + FOR_EACH_SEAT * len(self.state.record.places)) * TEMPI[self.state.record.tempo]
        return max(self.reading, self.bot_pace, fair if self.bot_pace else 0.0)

    def speaking_time(self, seat: int) -> float:
        """The seconds from the question on in which an invited player is heard. Talk in between, and invisible events,
        do not restart this time.
        """
        own = AFTER_ONES_OWN * TEMPI[self.state.record.tempo] if seat == self._own and self.bot_pace else 0.0
        whole = self._turn_at - self.asked_at + max(own, self.bot_pace * FOR_THE_INVITED)
        return max(self.reading, self.bot_pace * self._least, whole)

    def speak_until(self, seat: int) -> float | None:
        """Until when bots wait for a player who is invited to react, while the table waits only for bots. It follows
        from the pace and from public moments, not from what a bot has chosen.
        """
        session = self.state.session
        if session is None or session.table.over or not self.state.connections or not self.bot_pace:
            return None
        if seat not in self.invited() or not all(self.played_by_bot(each) for each in session.table.waiting()):
            return None
        return self.asked_at + max(self.speaking_time(each) for each in self.invited())

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

    # Starting and stopping the clocks.

    def restart(self, delay: float = 0.0) -> None:
        """Start all clocks now, or after some seconds."""
        self.asked_at = self.now() + delay
        self.handed_at = {each.seat: self.asked_at for each in self.state.connections if each.seat is not None}

    def begin_anew(self) -> None:
        """Restart the clocks of this question, after what is being shown."""
        self.restart(max(0.0, self.asked_at - self.now()))

    def new_question(self, performance: float = 0.0) -> None:
        """Start the clocks for another question, after this many seconds for showing what has happened."""
        self.asked_before.append(self.asked_at)
        self.out_of_time.clear()
        if self._invites and self.asked_at < self.now():
            self._invited = True
        self.restart(max(0.0, self.asked_at - self.now()) + performance)
        self._note_turn()

    def _note_turn(self) -> None:
        """Notice whether the question or the seats that are asked have changed. Talk of one seat in between changes
        neither; the time restarts if no player had any, because bots spoke up before the question was shown. Players
        who have just answered a question together with the others had their time while they were asked.
        """
        session = self.state.session
        self.told, self.told_now = self.told_now, 0 if session is None else session.table.event_count
        performance = None if session is None else session.performance
        self.reading = 0.0 if performance is None else performance.afterwards
        self._least = AFTER_WORDS if performance is None or performance.beats else AFTER_NOTHING
        self._invites = False
        if session is None or session.table.over:
            self._turn = None
            return
        table = session.table
        waiting = table.waiting()
        turn = (waiting, table.pending[waiting[0]].kind)
        if len(waiting) == len(table.pending):
            if len(waiting) > 1:
                self._turn, self._turn_at, self._own, self._invited = turn, self.asked_at, None, True
            return
        answered = self._turn is not None and turn[1] == self._turn[1] and set(waiting) < set(self._turn[0])
        news = not answered and (self._turn is None or performance is None or bool(performance.beats))
        self._invites = True
        if turn == self._turn and not self._invited:
            self._turn_at = self.asked_at
        elif turn != self._turn and news:
            self._turn_at = self.asked_at
            self._invited = False
            last = None if performance is None or not performance.beats else performance.beats[-1]
            self._own = last.beat.get("seat") if last is not None and last.private else None
        self._turn = turn

    def watched(self) -> None:
        """Start the clocks now if they are waiting for pages to show what has happened."""
        if self.asked_at > self.now():
            if self._turn_at == self.asked_at:
                self._turn_at = self.now()
            self.restart()

    def undone(self, held: bool) -> None:
        """Return to the previous question, whose clock has continued meanwhile. If the answer was held in secret the
        question has not changed.
        """
        if not held:
            self.out_of_time.clear()
            self.restart()
            self.asked_at = self.asked_before.pop() if self.asked_before else self.asked_at
            self.handed_at = dict.fromkeys(self.handed_at, self.asked_at)

    def new_game(self) -> None:
        """Start a game, with every player in their own seat."""
        self.stand_ins.clear()
        self._turn = None
        self.asked_at = self.now()
        self.new_question()
        self.asked_before.clear()

    def pace_changed(self) -> None:
        """Restart with other limits."""
        self.absent.clear()
        self.restart()

    def handed_to(self, seat: int) -> None:
        """Note that a shared device was handed to one of its seats."""
        self.handed_at.setdefault(seat, self.now())

    def returned(self, seats: list[int]) -> set[int]:
        """Note that the owner of these seats is back. Return those for which a bot had stepped in."""
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
        """Let bots step in for players who have been absent for too long. Return the seats whose clock has run out."""
        now = self.now()
        for seat, at in list(self.absent.items()):
            if at <= now:
                del self.absent[seat]
                self.stand_ins.add(seat)
        late = [seat for seat, at in enumerate(self.deadlines()) if at is not None and at <= now]
        self.out_of_time.update(late)
        return late
