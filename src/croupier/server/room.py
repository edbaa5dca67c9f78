"""A table and the people at it. One task carries out whatever is asked, one thing after another, so nothing here needs
a lock; an answer is written down before anybody hears of it.

Who is waited for: bots move, clocks run and absent people are counted down only while somebody is connected, player or
spectator. A table that everybody has left stands still, costs nothing, and goes on when the first of them comes back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import Final, TypeVar, assert_never

import msgspec

from croupier.server import messages, seating
from croupier.server.bot_seats import BotSeats
from croupier.server.clock import Alarm
from croupier.server.guests import TAKEN_OVER, Guest, encode
from croupier.server.kept import KeptGame, KeptRoom
from croupier.server.logs import new_id, told
from croupier.server.messages import (
    Answer,
    Because,
    Chat,
    ChatLine,
    Choice,
    Failed,
    FromPage,
    Kick,
    Leave,
    Look,
    LookBack,
    Older,
    OlderLines,
    Past,
    Ping,
    Pong,
    Refused,
    Say,
    SeatInfo,
    SetBot,
    SetPace,
    Speak,
    Stage,
    Start,
    Told,
    Undo,
    Update,
    Why,
)
from croupier.server.naming import clean, printable
from croupier.server.saying import Declined, say
from croupier.server.settings import Settings
from croupier.server.sitting import OtherRules, Sitting, ending_of, past
from croupier.server.store import Store, StoreFailed, Taken
from croupier.server.telling import moment_of, news_of, teller_of, words_of
from croupier.server.thinking import Thinkers
from croupier.server.turns import Turns
from croupier.server.waiting import Waiting
from croupier.shelf import find
from croupier.table import Option
from croupier.table import Refused as RefusedByRules
from croupier.text import Words

LOG: Final = logging.getLogger("croupier.server.room")

Done = TypeVar("Done")
Command = Callable[[], Awaitable[None]]

RECENT_CHAT: Final = 50
# What looking back costs of a socket's rate, besides the message: a game is dealt again for it.
LOOK_BACK_COST: Final = 4.0
# What a page of the log, or the whole table anew, costs of it.
WHOLE_COST: Final = 1.0
MOST_FAULTS: Final = 5


class LiveRoom:
    """A table in memory."""

    def __init__(
        self,
        code: str,
        kept: KeptRoom,
        store: Store,
        thinkers: Thinkers,
        settings: Settings,
        turns: Turns,
        empty: Callable[[LiveRoom], None],
    ) -> None:
        self.code = code
        self.kept = kept
        self.store = store
        self.clock = settings.clock
        self.settings = settings
        self.turns = turns
        self.empty = empty
        self.game_number = 0
        self.sitting: Sitting | None = None
        self.guests: list[Guest] = []
        self.arriving: list[Guest] = []  # those who have been let in and wait to be told everything
        self.chat: deque[ChatLine] = deque(maxlen=RECENT_CHAT)
        self.bots = BotSeats(self, thinkers)
        self.waiting = Waiting(self)
        self.left_at: float | None = self.clock.now()
        self.faults = 0
        self.put_away = False
        self._commands: asyncio.Queue[tuple[Command, Guest | None]] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._alarm_at: float | None = None
        self._alarm: Alarm | None = None
        self._told_of: object = None
        self._looking_back: set[asyncio.Task[None]] = set()
        # What was told of this state of things, by side.
        self._updates: dict[tuple[int | None, str, int, bool], str] = {}
        self._updates_of: object = None

    # Its life.

    async def load(self) -> None:
        """Reads the last game and what was said, and begins to listen."""
        for line in await self.store.said(self.code, RECENT_CHAT):
            with suppress(msgspec.DecodeError):
                self.chat.append(msgspec.json.decode(line, type=ChatLine))
        await self._read_game()
        self._task = asyncio.create_task(self._run(), name=f"room {self.code}")
        self._set_alarm()

    async def _read_game(self) -> None:
        games = await self.store.games(self.code)
        self.sitting = None
        if games:
            game = games[-1]
            self.game_number = game.number
            log = await self.store.log(self.code, game.number)
            try:
                async with self.turns:
                    self.sitting = Sitting.again(self.code, self.kept, game, log)
            except OtherRules:
                LOG.warning("a game of other rules", extra=told(event="other-rules", room=self.code, game=game.number))
            if self.sitting is not None and self.sitting.over and game.ending is None:
                await self._end(self.sitting)

    async def read_again(self) -> None:
        """Somebody else has written in this game's log. What is written down is what counts."""
        await self._read_game()
        self.waiting.asked_anew()
        self._tell(self.guests, whole=True)

    async def close(self) -> None:
        """Stops listening; whatever is being written down is still written."""
        self._cancel_alarm()
        self.bots.close()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            command, guest = await self._commands.get()
            await asyncio.sleep(0)  # a queue that is not empty does not wait, and other tables shall not either
            try:
                await command()
                self._go_on()
                if guest is not None:
                    self.faults = 0
            except Exception:
                await self._mend(guest)

    async def _mend(self, guest: Guest | None) -> None:
        """Something is wrong with us: it is logged, and the table is made anew from what is written down."""
        id = new_id()
        LOG.exception("a command failed", extra=told(event="room-fault", room=self.code, id=id))
        if guest is not None:
            guest.tell(Failed(say("went-wrong", guest.language, id=id), id))
        self.faults += 1
        self.bots.rest()
        try:
            await self.read_again()
            if self.faults < MOST_FAULTS:
                self._go_on()
        except Exception:
            LOG.exception("a room could not be mended", extra=told(event="room-lost", room=self.code, id=id))

    def post(self, command: Command, guest: Guest | None = None) -> None:
        """Has something done after all that waits. Nobody who comes to a table that is being put away waits for ever."""
        if self.put_away and guest is not None:
            raise Declined("closing", 503)
        self._commands.put_nowait((command, guest))

    async def do(self, work: Callable[[], Awaitable[Done]]) -> Done:
        """Has something done, and waits for what comes of it."""
        outcome: asyncio.Future[Done] = asyncio.get_running_loop().create_future()

        async def command() -> None:
            try:
                result = await work()
            except Exception as error:
                if not outcome.cancelled():
                    outcome.set_exception(error)
            else:
                if not outcome.cancelled():
                    outcome.set_result(result)

        if self.put_away:
            raise Declined("closing", 503)
        self.post(command)
        return await outcome

    @property
    def quiet(self) -> bool:
        """Whether nobody is here and nothing waits."""
        return not self.guests and self._commands.empty()

    # Who is here.

    @property
    def stage(self) -> Stage:
        if self.sitting is None:
            return "lobby"
        return "over" if self.sitting.over else "playing"

    def here(self) -> set[int]:
        """The people who are connected."""
        return {guest.person for guest in self.guests if guest.person is not None}

    def let_in(self, guest: Guest) -> None:
        """Lets a socket in, or declines. There is always room for those who hold a seat: spectators cannot lock them out, and
        of too many sockets of their own the one that came first is closed."""
        there = [each for each in (*self.guests, *self.arriving) if not each.gone]
        if self.kept.seats_of(guest.person):
            own = [each for each in there if each.person == guest.person]
            for each in own[: max(0, len(own) + 1 - self.settings.most_sockets)]:
                each.close(TAKEN_OVER)
        elif len([each for each in there if not self.kept.seats_of(each.person)]) >= self.settings.most_guests:
            raise Declined("too-many-watching", 503)
        self.post(partial(self.enter, guest), guest)
        self.arriving.append(guest)

    async def enter(self, guest: Guest) -> None:
        """Somebody comes: the table, what was said, and the game so far."""
        self.arriving.remove(guest)
        if not self.guests:
            self.waiting.start_anew()
        self.guests.append(guest)
        self.left_at = None
        seats = self.kept.seats_of(guest.person)
        guest.looks = seats[0] if len(seats) == 1 else None
        replaced = self.waiting.back(seats)
        guest.tell(self.as_seen_by(guest.person, guest.language))
        guest.tell(Chat(list(self.chat)))
        await self._tell_all(guest)
        if replaced:
            guest.tell(Told(say("bot-played", guest.language)))

    async def leave(self, guest: Guest) -> None:
        """A socket is closed."""
        self._forget(guest)

    def _forget(self, guest: Guest) -> None:
        if guest in self.guests:
            self.guests.remove(guest)
            if not self.guests:
                self.left_at = self.clock.now()

    # What goes on by itself.

    def _go_on(self) -> None:
        """After every command: who is absent, what has changed about the people, what bots do next, and when to wake up."""
        for guest in [each for each in self.guests if each.gone]:
            self._forget(guest)
        self.waiting.count_down()
        self._tell_of_room()
        self.bots.go_on()
        self._set_alarm()

    def _set_alarm(self) -> None:
        times = [*self.waiting.due(), *self.bots.due()]
        if self.left_at is not None:
            times.append(self.left_at + self.settings.linger)
        earliest = min(times, default=None)
        if earliest != self._alarm_at:
            self._cancel_alarm()
            self._alarm_at = earliest
            if earliest is not None:
                self._alarm = self.clock.later(max(0.0, earliest - self.clock.now()), partial(self.post, self._wake))

    def _cancel_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None
        self._alarm_at = None

    async def _wake(self) -> None:
        """Something is due."""
        self._cancel_alarm()
        for seat in self.waiting.ring():
            self._tell_owner(seat, "time-is-up")
        now = self.clock.now()
        if self.left_at is not None and self.left_at + self.settings.linger <= now and self.quiet:
            self.empty(self)

    # What people ask.

    async def hear(self, guest: Guest, message: FromPage) -> None:
        """Does what a socket asks, or says why not."""
        key = message.key if isinstance(message, Answer | Why) else None
        try:
            await self._obey(guest, message)
        except Declined as declined:
            guest.tell(Refused(declined.why, "", declined.said(guest.language), key))
        except RefusedByRules as refused:
            rule = "" if isinstance(message, Undo) else refused.rule  # no clause of a game is about taking back
            guest.tell(Refused(refused.reason, rule, self._refusal(guest, refused), key))
        except StoreFailed:
            LOG.exception("nothing was written", extra=told(event="not-written", room=self.code))
            guest.tell(Refused("not-written", "", say("not-written", guest.language), key))
        except Taken:
            await self.read_again()
            guest.tell(Refused("too-late", "", say("too-late", guest.language), key))

    async def _obey(self, guest: Guest, message: FromPage) -> None:
        match message:
            case Answer():
                self._own(guest, message.seat)
                sitting = self._playing()
                await self.answer(message.seat, sitting.check(message.seat, message.number, message.key))
            case Undo():
                self._own(guest, message.seat)
                await self._take_back(message.seat)
            case Why():
                self._own(guest, message.seat)
                guest.tell(self._because(guest, message))
            case Look():
                if message.seat is not None:
                    self._own(guest, message.seat)
                    self.waiting.handed_to(message.seat)
                _charge(guest, WHOLE_COST)
                guest.looks = message.seat
                await self._tell_all(guest)
            case Speak():
                _charge(guest, WHOLE_COST)
                guest.language = message.language
                guest.tell(self.as_seen_by(guest.person, guest.language))
                await self._tell_all(guest)
            case Say():
                await self._say(guest, message)
            case LookBack():
                self._look_back(guest, message.n)
            case Older():
                await self._tell_older(guest, message.before)
            case Leave():
                await self._change(partial(seating.leave, person=guest.person, playing=self.playing))
            case SetBot():
                self._only_opener(guest)
                change = partial(seating.set_bot, seat=message.seat, level=message.level, playing=self.playing)
                await self._change(change)
            case Kick():
                self._only_opener(guest)
                await self._change(partial(seating.kick, by=guest.person, seat=message.seat, playing=self.playing))
            case Start():
                self._only_opener(guest)
                await self.start()
            case SetPace():
                await self._set_pace(guest, message)
            case Ping():
                guest.tell(Pong())
            case _:
                assert_never(message)

    def _own(self, guest: Guest, seat: int) -> None:
        if seat >= len(self.kept.places):
            raise Declined("no-such-seat")
        if guest.person is None or self.kept.places[seat].owner != guest.person:
            raise Declined("not-your-seat")

    def _only_opener(self, guest: Guest) -> None:
        if guest.person is None or guest.person != self.kept.opener:
            raise Declined("not-opener", 403)

    def _playing(self) -> Sitting:
        if self.sitting is None:
            raise Declined("not-started")
        return self.sitting

    # The game.

    async def answer(self, seat: int, option: Option) -> None:
        """Writes an answer down, and then gives it and tells everybody."""
        sitting = self._playing()
        await self.store.append(self.code, sitting.game.number, sitting.rows, (seat, option.key))
        number = sitting.number
        try:
            sitting.take(seat, option)
        except Exception:
            # The rules could not carry it out: it is taken back in the log, or the table could never be dealt again.
            await self.store.append(self.code, sitting.game.number, sitting.rows + 1, (seat, None))
            raise
        if sitting.number != number:
            self.waiting.asked_anew()
        self._tell(self.guests)
        if sitting.over:
            await self._end(sitting)

    async def _take_back(self, seat: int) -> None:
        sitting = self._playing()
        last = sitting.table.last_answer
        held = sitting.table.holds(seat)
        sitting.table.undo(seat)
        try:
            await self.store.append(self.code, sitting.game.number, sitting.rows, (seat, None))
        except BaseException:
            assert last is not None
            sitting.table.answer(*last)
            raise
        sitting.take_back()
        self.waiting.taken_back(held)
        self._tell(self.guests)

    async def _end(self, sitting: Sitting) -> None:
        """Keeps a fingerprint of the end, by which anybody can check the deal. If that fails it is made up for later."""
        try:
            await self.store.end(self.code, sitting.game.number, ending_of(sitting.table))
        except StoreFailed:
            LOG.exception("an ending was not written", extra=told(event="not-written", room=self.code))

    async def start(self) -> None:
        """Deals: the first game, or the next one."""
        kept = self.kept
        if self.playing:
            raise Declined("game-running")
        if any(place.held_by == "nobody" for place in kept.places):
            raise Declined("seats-empty")
        names = [place.name for place in kept.places]
        number = self.game_number + 1
        seed = self.settings.new_seed(kept, number)
        game = KeptGame(number, str(seed), find(kept.game).version, "", names)
        sitting = Sitting(self.code, kept, game)
        game.deal = sitting.table.origin.commitment()
        await self.store.deal(self.code, game)
        LOG.info("a game is dealt", extra=told(event="deal", room=self.code, game=game.number, of=kept.game))
        self.sitting = sitting
        self.game_number = game.number
        self.waiting.dealt()
        self._tell_of_room()  # that a game is on comes before its first question
        self._tell(self.guests)

    def _because(self, guest: Guest, message: Why) -> Because:
        sitting = self._playing()
        decision = sitting.table.pending.get(message.seat)
        option = decision.find(message.key) if decision is not None else None
        if decision is not None and option is not None:
            teller = teller_of(sitting.table.view(message.seat), sitting.game.names, self._words(guest.language))
            label = teller.option(option.key, decision.kind)
            return Because(message.key, True, "", option.rule or decision.rule, label)
        try:
            sitting.table.answer(message.seat, message.key)
        except RefusedByRules as refused:
            return Because(message.key, False, refused.reason, refused.rule, self._refusal(guest, refused))
        raise AssertionError("the engine took an answer that was not on offer")

    def _refusal(self, guest: Guest, refused: RefusedByRules) -> str:
        sitting = self._playing()
        return teller_of(sitting.table.view(guest.looks), sitting.game.names, self._words(guest.language)).refusal(
            refused
        )

    def _look_back(self, guest: Guest, n: int) -> None:
        sitting = self._playing()
        if n > sitting.events:
            raise Declined("not-yet-happened")
        _charge(guest, LOOK_BACK_COST)
        looking = asyncio.create_task(self._tell_of_past(guest, sitting, n))
        self._looking_back.add(looking)
        looking.add_done_callback(self._looking_back.discard)

    async def _tell_of_past(self, guest: Guest, sitting: Sitting, n: int) -> None:
        """Takes a while, and the table goes on meanwhile."""
        table = await asyncio.to_thread(past, sitting.dealt, sitting.answers, n)
        if sitting is self.sitting:
            guest.tell(Past(n, moment_of(table, None, sitting.game.names, self._words(guest.language))))

    async def _tell_older(self, guest: Guest, before: int) -> None:
        sitting = self._playing()
        _charge(guest, WHOLE_COST)
        async with self.turns:
            page = sitting.log(guest.looks, self._words(guest.language)).before(before, sitting.events)
        guest.tell(OlderLines(sitting.game.number, *page))

    # The people.

    async def _change(self, change: Callable[[KeptRoom], Done]) -> Done:
        """Changes who sits where: written down first, then true."""
        kept = msgspec.json.decode(msgspec.json.encode(self.kept), type=KeptRoom)
        outcome = change(kept)
        await self.store.change_room(self.code, kept)
        self.kept = kept
        for guest in self.guests:
            seats = kept.seats_of(guest.person)
            if guest.looks is not None and guest.looks not in seats:
                guest.looks = None
                self._tell([guest], whole=True)
        return outcome

    @property
    def playing(self) -> bool:
        return self.stage == "playing"

    async def take_seat(self, token: str | None, nickname: str, seat: int | None) -> tuple[str | None, list[int]]:
        """Somebody sits down. A token if it is somebody new, and all the seats they have now."""
        name = clean(nickname)
        if self.playing:
            raise Declined("no-seat-free")
        return await self._change(partial(seating.sit, token=token, name=name, seat=seat))

    async def bring(self, person: int, token: str | None) -> tuple[str | None, list[int]]:
        """A device of somebody comes by a link. A token of theirs, unless it has one already, and their seats."""
        return await self._change(partial(seating.bring, person=person, token=token))

    async def _set_pace(self, guest: Guest, message: SetPace) -> None:
        self._only_opener(guest)

        def change(kept: KeptRoom) -> None:
            kept.clock = message.clock
            kept.patience = message.patience

        await self._change(change)
        self.waiting.pace_set()

    async def _say(self, guest: Guest, message: Say) -> None:
        seats = self.kept.seats_of(guest.person)
        if not seats:
            raise Declined("not-seated")
        text = None if message.text is None else printable(message.text)
        if (text is None) == (message.phrase is None) or text == "":
            raise Declined("text-or-phrase")
        seat = guest.looks if guest.looks in seats else seats[0]
        assert seat is not None
        line = ChatLine(round(time.time(), 3), self.kept.places[seat].name, seat, text, message.phrase)
        await self.store.say(self.code, msgspec.json.encode(line))
        self.chat.append(line)
        said = encode(Chat([line]))
        for each in self.guests:
            each.send(said)

    # Telling.

    def _words(self, language: str) -> Words:
        return words_of(self.kept.game, language)

    async def _tell_all(self, guest: Guest) -> None:
        """Tells a guest the whole table. Many may ask for that at once, so they take turns."""
        if not guest.gone:
            async with self.turns:
                self._tell([guest], whole=True)

    def _tell(self, guests: Iterable[Guest], whole: bool = False) -> None:
        """Tells each guest what is new on its side of the table; those on the same side hear the same."""
        sitting = self.sitting
        if sitting is None:
            return
        events = sitting.events
        game = sitting.game.number
        if self._updates_of != (game, sitting.rows):
            self._updates_of = (game, sitting.rows)
            self._updates = {}
        cache = self._updates
        for guest in guests:
            anew = whole or guest.game != game or guest.heard > events or guest.forgotten != sitting.forgotten
            since = 0 if anew else guest.heard
            side = (guest.looks, guest.language, since, anew)
            if side not in cache:
                cache[side] = encode(self._update(sitting, guest, since, anew))
            guest.send(cache[side])
            guest.game = game
            guest.heard = events
            guest.forgotten = sitting.forgotten

    def _update(self, sitting: Sitting, guest: Guest, since: int, anew: bool) -> Update:
        """What is new on a guest's side of the table; if anew, all there is, but of the log only the latest lines."""
        words = self._words(guest.language)
        if anew:
            moment = moment_of(sitting.table, guest.looks, sitting.game.names, words)
            latest, happened = sitting.log(guest.looks, words).latest(sitting.events)
            since, lines = latest.since, latest.lines
        else:
            moment, lines, happened = news_of(sitting.table, guest.looks, sitting.game.names, words, since)
        return Update(
            game_number=sitting.game.number,
            number=sitting.number,
            answers=sitting.table.answer_count,
            whole=anew,
            since=since,
            can_undo=sitting.can_take_back(guest.looks),
            asked_again=not anew and guest.looks in sitting.dropped,
            moment=moment,
            lines=lines,
            events=happened,
        )

    def _tell_owner(self, seat: int, what: str) -> None:
        for guest in self.guests:
            if guest.person is not None and guest.person == self.kept.places[seat].owner:
                guest.tell(Told(say(what, guest.language, name=self.kept.places[seat].name)))

    def _tell_of_room(self) -> None:
        """Tells of the people if anything about them has changed. Running seconds are no change; when they run out is."""
        up = [self.waiting.time_is_up_at(seat) for seat in range(len(self.kept.places))]
        here = frozenset(self.here())
        state = (
            msgspec.json.encode(self.kept),
            self.game_number,
            self.stage,
            here,
            len(self.guests),
            dict(self.waiting.absent),
            frozenset(self.waiting.stand_ins),
            up,
        )
        if state == self._told_of:
            return
        self._told_of = state
        cache: dict[tuple[int | None, str], str] = {}
        for guest in self.guests:
            side = (guest.person, guest.language)
            if side not in cache:
                cache[side] = encode(self.as_seen_by(*side))
            guest.send(cache[side])

    def as_seen_by(self, person: int | None, language: str) -> messages.Room:
        """The table and its people, for one of them or for anybody."""
        kept = self.kept
        yours = kept.seats_of(person)
        spectators = [guest for guest in self.guests if not kept.seats_of(guest.person)]
        options: dict[str, Choice] = dict(kept.options)
        return messages.Room(
            code=self.code,
            game=kept.game,
            title=words_of(kept.game, language).title(),
            options=options,
            stage=self.stage,
            game_number=self.game_number,
            seats=[self._seat_info(seat) for seat in range(len(kept.places))],
            yours=yours,
            opener=person is not None and person == kept.opener,
            spectators=len(spectators),
            clock=kept.clock,
            patience=kept.patience,
            address=self.settings.address,
        )

    def _seat_info(self, seat: int) -> SeatInfo:
        place = self.kept.places[seat]
        waiting = self.waiting
        return SeatInfo(
            seat=seat,
            held_by=place.held_by,
            name=place.name,
            level=place.level,
            here=place.held_by == "bot" or (place.owner is not None and place.owner in self.here()),
            stand_in=seat in waiting.stand_ins,
            bot_in=waiting.left_to(waiting.absent.get(seat)),
            clock=waiting.left_to(waiting.time_is_up_at(seat)),
        )


def _charge(guest: Guest, cost: float) -> None:
    """Counts what is dearer than other messages, or declines it."""
    if not guest.bucket.take(cost):
        raise Declined("too-fast", 429)
