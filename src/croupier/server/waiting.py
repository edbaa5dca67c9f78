"""Whom a table waits for, and how long: clocks run, absent people are counted down, and bots stand in for them."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from croupier.server.room import LiveRoom

# More answers than this are never taken back one after the other.
UNDOABLE: Final = 64


class Waiting:
    """The times of one table, all by its clock."""

    def __init__(self, room: LiveRoom) -> None:
        self.room = room
        self.now = room.settings.clock.now
        self.asked_at = self.now()
        self.absent: dict[int, float] = {}  # when a bot steps in
        self.stand_ins: set[int] = set()
        self.asked_before: deque[float] = deque(maxlen=UNDOABLE)  # the same for questions that may come back
        self.lapsed: set[int] = set()  # seats whose time for this question is up
        self.lifted: dict[int, float] = {}  # when a device that goes around was handed to a seat

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for the seat now: it is a bot's, its owner is away for long, or its time is up."""
        return self.room.kept.places[seat].held_by == "bot" or seat in self.stand_ins or seat in self.lapsed

    def time_is_up_at(self, seat: int) -> float | None:
        """When the clock runs out for a seat that the table is waiting for. Whoever shares a device has its time from when
        they got it, or from when everybody else there must have had it."""
        room = self.room
        clock, sitting = room.kept.clock, room.sitting
        if clock is None or sitting is None or sitting.over or not room.guests:
            return None
        if seat not in sitting.table.waiting() or self.played_by_bot(seat):
            return None
        if not room.kept.shares_device(seat):
            return self.asked_at + clock
        sharing = len(room.kept.seats_of(room.kept.places[seat].owner))
        return self.lifted.get(seat, self.asked_at + clock * sharing) + clock

    def due(self) -> list[float]:
        """When something will have to be done."""
        clocks = (
            [self.time_is_up_at(seat) for seat in range(len(self.room.kept.places))] if self.room.kept.clock else []
        )
        return [*self.absent.values(), *[each for each in clocks if each is not None]]

    def asked_anew(self) -> None:
        """There is another question, and time for it."""
        self.asked_before.append(self.asked_at)
        self.lapsed.clear()
        self.start_anew()

    def taken_back(self, held: bool) -> None:
        """Somebody is asked again: time has gone on as if nothing had been answered. An answer that was held in secret stopped
        no clock anyway."""
        if not held:
            self.lapsed.clear()
            self.start_anew()
            self.asked_at = self.asked_before.pop() if self.asked_before else self.asked_at
            self.lifted = dict.fromkeys(self.lifted, self.asked_at)

    def start_anew(self) -> None:
        """All clocks start from now."""
        self.asked_at = self.now()
        self.lifted = {guest.looks: self.asked_at for guest in self.room.guests if guest.looks is not None}

    def handed_to(self, seat: int) -> None:
        """The device that several seats share goes to one of them."""
        self.lifted.setdefault(seat, self.now())

    def dealt(self) -> None:
        """A game begins, with everybody in their own seat."""
        self.stand_ins.clear()
        self.asked_anew()
        self.asked_before.clear()

    def pace_set(self) -> None:
        """Everybody has the time that was agreed on now."""
        self.absent.clear()
        self.start_anew()

    def back(self, seats: list[int]) -> set[int]:
        """The owner of these seats is back; those of them for which a bot has played."""
        replaced = self.stand_ins.intersection(seats)
        self.stand_ins -= replaced
        for seat in seats:
            self.absent.pop(seat, None)
        return replaced

    def count_down(self) -> None:
        """Begins to count for whoever is away from a game, and stops for whoever is back."""
        room = self.room
        here, patience = room.here(), room.kept.patience
        counting = room.stage == "playing" and bool(room.guests)
        for seat, place in enumerate(room.kept.places):
            away = place.held_by == "person" and place.owner not in here
            if counting and patience is not None and away and seat not in self.stand_ins:
                self.absent.setdefault(seat, self.now() + patience)
            else:
                self.absent.pop(seat, None)
        if room.stage != "playing":
            self.stand_ins.clear()

    def ring(self) -> list[int]:
        """Something is due: bots step in for those who stayed away. The seats whose time for this question is up."""
        now = self.now()
        for seat, at in list(self.absent.items()):
            if at <= now:
                del self.absent[seat]
                self.stand_ins.add(seat)
        ups = [(seat, self.time_is_up_at(seat)) for seat in range(len(self.room.kept.places))]
        late = [seat for seat, up in ups if up is not None and up <= now]
        self.lapsed.update(late)
        return late

    def left_to(self, at: float | None) -> float | None:
        """How many seconds are left until then."""
        return None if at is None else round(max(0.0, at - self.now()), 1)
