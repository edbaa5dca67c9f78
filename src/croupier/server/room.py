"""A room: a table in memory, and the task that carries out its commands one after the other.

Nothing in a room needs a lock, and an answer is stored before any player hears of it. Bots move, clocks run and absent
players are counted down only while a socket is connected, a player's or a spectator's. A table without one stands
still.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar

from croupier.server import metrics
from croupier.server.allowance import Account, Allowance, Measured
from croupier.server.bot_seats import BotSeats, Move
from croupier.server.broadcast import Broadcast
from croupier.server.chat import Talk
from croupier.server.clock import Alarm
from croupier.server.commands import Commands
from croupier.server.connection import TAKEN_OVER, Connection
from croupier.server.dealer import Dealer
from croupier.server.fair_lock import FairLock
from croupier.server.hints import Hints
from croupier.server.json_log import fields, new_id
from croupier.server.membership import Membership
from croupier.server.messages import tables
from croupier.server.messages.from_page import FromPage
from croupier.server.messages.from_server import Failed, Told
from croupier.server.messages.parts import Face
from croupier.server.records import Beginning, RoomRecord
from croupier.server.refusals import Declined, say
from croupier.server.room_state import RoomState
from croupier.server.settings import Settings
from croupier.server.small_talk import SmallTalk
from croupier.server.store import Conflict, Store, StoreFailed
from croupier.server.thinking import Thinkers
from croupier.server.timers import Timers

LOG: Final = logging.getLogger("croupier.server.room")

Outcome = TypeVar("Outcome")
Command = Callable[[], Awaitable[None]]

# After this many failed commands in a row the room stops acting by itself.
MOST_FAULTS: Final = 5
# How long the remaining commands of a closing room may take, in seconds.
LAST_COMMANDS: Final = 10.0
# The most people and addresses whose allowances a room remembers.
MOST_ALLOWANCES: Final = 1_000


class Room:
    """A table in memory. ``on_empty`` is called when no socket has been connected for some time."""

    def __init__(
        self,
        code: str,
        record: RoomRecord,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        lock: FairLock,
        on_empty: Callable[[Room], None],
    ) -> None:
        self.code = code
        self.settings = settings
        self.clock = settings.clock
        self.on_empty = on_empty
        state = self.state = RoomState(code, record, lock)
        self.timers = Timers(state, settings.clock, settings.bot_pace)
        self.broadcast = Broadcast(state, self.timers, settings.address)
        self.membership = Membership(state, store, self.timers, self.broadcast, settings.bots)
        self.dealer = Dealer(state, store, self.membership, self.timers, self.broadcast, settings.new_seed)
        self.talk = Talk(state, store, self.broadcast, settings)
        self._queue: asyncio.Queue[tuple[Command, Connection | None]] = asyncio.Queue()
        go_on = partial(self._queue.put_nowait, (_do_nothing, None))
        self.bots = BotSeats(state, self.timers, thinkers, settings, go_on)
        self.small_talk = SmallTalk(state, self.timers, self.talk)
        hints = Hints(state, thinkers)
        self.commands = Commands(
            state, self.dealer, self.membership, self.talk, self.small_talk, hints, self.timers, self.broadcast
        )
        self._allowances: dict[int | Account, Allowance] = {}
        self.entering: list[Connection] = []  # admitted, and not yet sent anything
        self.empty_since: float | None = self.clock.now()
        self.faults = 0
        self.closing = False
        self.closed = False
        self._keeping: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self._alarm_at: float | None = None
        self._alarm: Alarm | None = None

    @property
    def record(self) -> RoomRecord:
        return self.state.record

    async def load(self) -> None:
        """Read the last game and the chat from the store, and start the task."""
        await self.talk.load()
        await self.dealer.load()
        self._task = asyncio.create_task(self._run(), name=f"room {self.code}")
        self._set_alarm()

    async def close(self) -> None:
        """Finish what was accepted, and stop the task; writes in progress are completed."""
        self._cancel_alarm()
        self.closing = True
        if self._task is not None and not self._task.done():
            finished = asyncio.Event()

            async def finish() -> None:
                finished.set()

            self._post(finish)
            with suppress(TimeoutError):
                await asyncio.wait_for(finished.wait(), LAST_COMMANDS)
        self.bots.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            await self.dealer.keep_position()
        self.closed = True
        self._cancel_alarm()
        self._task = self._keeping = None
        while not self._queue.empty():  # commands refer to this room: only the garbage collector could free it
            self._queue.get_nowait()

    # The interface of a room.

    def info(self, person: int | None, language: str) -> tables.Room:
        """The table and its people, as one person or a stranger sees them."""
        return self.broadcast.room(person, language)

    def standing(self, person: int | None, language: str) -> tables.TableState:
        """The state of the table, for one person or a stranger."""
        state, seats = self.state, self.record.seats_of(person)
        asked = state.session.table.waiting() if state.session is not None and state.playing else []
        return tables.TableState(
            code=state.code,
            game=state.record.game,
            title=state.words(language).title(),
            stage=state.stage,
            seated=bool(seats),
            your_turn=any(seat in asked for seat in seats),
        )

    def tell_all(self, message: str, code: int | None = None) -> None:
        """Send a notice to all pages; with a code, close their sockets after it."""
        for each in (*self.state.connections, *self.entering):
            each.send(Told(say(message, each.language)))
            if code is not None:
                each.close(code)

    async def start(self, beginning: Beginning | None = None) -> None:
        """Deal a game, or continue one."""
        await self._do(partial(self.dealer.start, beginning))

    async def take_seat(
        self, token: str | None, nickname: str, seat: int | None, face: Face | None
    ) -> tuple[str | None, list[int]]:
        """Seat a person. Return a token if they are new, and all their seats."""
        return await self._do(partial(self.membership.take_seat, token, nickname, seat, face))

    async def make_link(self, person: int) -> str:
        """Make a link that brings a player's seats to another device; return its path."""
        return await self._do(partial(self.membership.make_link, person, self.clock.time() + self.settings.link_life))

    async def follow_link(self, word: str, token: str | None) -> tuple[str | None, list[int]]:
        """Let a device that follows a seat link play for its person. Return a token unless it has one, and the seats."""
        follow = partial(self.membership.follow_link, word, self.clock.time(), token, self.settings.most_devices)
        return await self._do(follow)

    def allowance(self, person: int | None, account: Account) -> Allowance:
        """The limits at this table of a person, or of the strangers of one address. All their sockets share it,
        including later ones.
        """
        of = account if person is None else person
        if of not in self._allowances:
            if len(self._allowances) >= MOST_ALLOWANCES:
                self._allowances.clear()
            self._allowances[of] = Allowance(self.settings, account)
        return self._allowances[of]

    def admit(self, connection: Connection) -> None:
        """Admit a socket, or decline it. Spectators are limited. Players are always admitted; if one has too many
        sockets the oldest is closed.
        """
        if connection.allowance.in_debt():
            raise Declined("too-fast", 429)
        there = [each for each in (*self.state.connections, *self.entering) if not each.closed]
        if self.record.seats_of(connection.person):
            own = [each for each in there if each.person == connection.person]
            for each in own[: max(0, len(own) + 1 - self.settings.most_sockets)]:
                each.close(TAKEN_OVER)
        elif len([each for each in there if not self.record.seats_of(each.person)]) >= self.settings.most_guests:
            raise Declined("too-many-watching", 503)
        self._post(partial(self._enter, connection), connection)
        self.entering.append(connection)

    def receive(self, connection: Connection, message: FromPage) -> None:
        """Queue a message of a page."""
        self._post(partial(self.commands.carry_out, connection, message), connection)

    def leave(self, connection: Connection) -> None:
        """Note that a socket has closed."""
        self._post(partial(self._leave, connection))

    # The task.

    def _post(self, command: Command, connection: Connection | None = None) -> None:
        """Queue a command, of a connection or of the room itself."""
        if self.closing and connection is not None:
            raise Declined("closing", 503)
        if not self.closed:
            self._queue.put_nowait((command, connection))

    async def _do(self, work: Callable[[], Awaitable[Outcome]]) -> Outcome:
        """Run a command in the room's task and return its result."""
        if self.closing:
            raise Declined("closing", 503)
        outcome: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._post(partial(_deliver, work, outcome))
        try:
            return await outcome
        finally:
            del outcome  # an error in it refers to this frame by its traceback

    async def _run(self) -> None:
        while True:
            if not self._queue.empty():
                await asyncio.sleep(0)  # get() yields only if it has to wait, and other rooms need their turn
            command, connection = await self._queue.get()
            work = Measured(self._carry_out(command, connection))
            try:
                await work
            except Exception:
                await self._recover(connection)
            if connection is not None:
                connection.allowance.charge(work.seconds)

    async def _carry_out(self, command: Command, connection: Connection | None) -> None:
        await command()
        self._go_on()
        if connection is not None:
            self.faults = 0

    async def _recover(self, connection: Connection | None) -> None:
        """Log an unexpected error, and rebuild the room from what is stored."""
        id = new_id()
        LOG.exception("a command failed", extra=fields(event="room-fault", room=self.code, id=id))
        if connection is not None:
            connection.send(Failed(say("went-wrong", connection.language, id=id), id))
        metrics.FAULTS.inc()
        self.faults += 1
        self.bots.rest()
        try:
            await self.dealer.reload()
            if self.faults < MOST_FAULTS:
                self._go_on()
        except Exception:
            LOG.exception("a room could not be mended", extra=fields(event="room-lost", room=self.code, id=id))

    def _go_on(self) -> None:
        """After every command: count down for absent players, send what changed, let bots move, and set the alarm."""
        for connection in [each for each in self.state.connections if each.closed]:
            self._remove(connection)
        self.timers.count_down()
        self.broadcast.send_room_if_changed()
        self.small_talk.listen()
        move = self.bots.next_move()
        if move is not None:
            self._post(partial(self._play, move))
        self._set_alarm()

    async def _play(self, move: Move) -> None:
        """Play a bot's move."""
        if not self.bots.can_play(move):
            return
        assert move.key is not None
        try:
            await self.dealer.answer(move.seat, move.session.check(move.seat, move.number, move.key))
        except StoreFailed:
            LOG.exception("a bot's move was not written", extra=fields(event="not-written", room=self.code))
            self.bots.retry(move)
            return
        except Conflict:
            await self.dealer.reload()
        else:
            self.small_talk.means(move.seat, move.key, move.meant)
        metrics.BOT_MOVES.inc()
        self.bots.played()

    # Connecting sockets.

    async def _enter(self, connection: Connection) -> None:
        """Send a new socket the room, the chat and the table."""
        state = self.state
        self.entering.remove(connection)
        if not state.connections:
            self.timers.restart()
        state.connections.append(connection)
        self.empty_since = None
        seats = state.record.seats_of(connection.person)
        connection.seat = seats[0] if len(seats) == 1 else None
        replaced = self.timers.returned(seats)
        connection.send(self.info(connection.person, connection.language))
        connection.send(self.talk.recent())
        await self.broadcast.send_table(connection)
        if replaced:
            connection.send(Told(say("bot-played", connection.language)))

    async def _leave(self, connection: Connection) -> None:
        self._remove(connection)

    def _remove(self, connection: Connection) -> None:
        if connection in self.state.connections:
            self.state.connections.remove(connection)
            if not self.state.connections:
                self.empty_since = self.clock.now()

    # The alarm.

    def _set_alarm(self) -> None:
        times = [*self.timers.due(), *self.bots.due(), *self.small_talk.due()]
        keep = self.dealer.position_due()
        if keep is not None:
            times.append(keep)
        if self.empty_since is not None:
            times.append(self.empty_since + self.settings.linger)
        earliest = min(times, default=None)
        if earliest != self._alarm_at:
            self._cancel_alarm()
            self._alarm_at = earliest
            if earliest is not None:
                self._alarm = self.clock.later(max(0.0, earliest - self.clock.now()), partial(self._post, self._wake))

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        self._alarm_at = None

    async def _wake(self) -> None:
        """Do what is due."""
        self._cancel_alarm()
        for seat in self.timers.expire():
            self.broadcast.notify_owner(seat, "time-is-up")
        with suppress(StoreFailed):
            await self.small_talk.speak()
        keep = self.dealer.position_due()
        if keep is not None and keep <= self.clock.now():
            self._keeping = asyncio.create_task(self.dealer.keep_position())
        lingered = self.empty_since is not None and self.empty_since + self.settings.linger <= self.clock.now()
        if lingered and not self.state.connections and self._queue.empty():
            self.on_empty(self)


async def _deliver(work: Callable[[], Awaitable[Outcome]], outcome: asyncio.Future[Outcome]) -> None:
    """Do work and pass its result to the caller that waits for it."""
    try:
        result = await work()
    except Exception as error:
        if not outcome.cancelled():
            outcome.set_exception(error)
    else:
        if not outcome.cancelled():
            outcome.set_result(result)
    finally:
        del outcome  # an error in it refers to this frame by its traceback


async def _do_nothing() -> None:
    """A command that only triggers ``_go_on``."""
