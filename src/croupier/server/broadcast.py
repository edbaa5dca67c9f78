"""What a room sends to its connections: the table after each answer, the people at it, and notices to single players.

Connections with the same view and language get the same text, which is made once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from croupier.server.connection import Connection, encode
from croupier.server.messages.from_server import Chat, Reaction, Told, Update
from croupier.server.messages.parts import Choice
from croupier.server.messages.tables import Room, SeatInfo
from croupier.server.moments import SharedLines, deck_info, moment
from croupier.server.refusals import say
from croupier.server.room_state import RoomState
from croupier.server.session import Session
from croupier.server.timers import Timers
from croupier.table import Json


class Reading(NamedTuple):
    """What an update depends on: the viewer, the language, the last event that the page has, whether it gets the whole
    table, and whether it gets the beats of the last answer.
    """

    seat: int | None
    language: str
    since: int
    anew: bool
    performed: bool


class Broadcast:
    """Sends a room's state. ``address`` is the server's address for other devices of the local network."""

    def __init__(self, state: RoomState, timers: Timers, address: str | None) -> None:
        self.state = state
        self.timers = timers
        self.address = address
        self._room_sent: object = None
        self._whole: dict[Reading, bytes] = {}  # the table as it is now, for pages that ask while it stays so
        self._whole_of: object = None

    # The table.

    async def send_table(self, connection: Connection) -> None:
        """Send one connection the whole table. Many may need that at once, so it takes the lock."""
        if not connection.closed:
            async with self.state.lock:
                self.send_updates([connection], whole=True)

    def send_updates(self, connections: Iterable[Connection], whole: bool = False) -> None:
        """Send each connection what is new for it, or the whole table."""
        session = self.state.session
        if session is None:
            return
        events, forgotten = session.table.event_count, session.table.forgotten
        game = session.game.number
        now = (game, session.rows, session.game.names)
        if self._whole_of != now:
            self._whole_of = now
            self._whole = {}
        sent: list[tuple[Connection, Reading]] = []
        for each in connections:
            anew = whole or each.game != game or each.events > events or each.forgotten != forgotten
            performed = not whole and each.game == game and self._can_follow(session, each)
            sent.append((each, Reading(each.seat, each.language, 0 if anew else each.events, anew, performed)))
            if not performed:
                each.watched = session.number
            each.game = game
            each.events = events
            each.forgotten = forgotten
        texts = self._texts(session, {reading for _, reading in sent})
        for each, reading in sent:
            each.send_text(texts[reading])
        if not whole and session.performance is not None:
            session.performance.forget_sights()  # every connection that could follow it has received it

    def _can_follow(self, session: Session, connection: Connection) -> bool:
        """Whether a connection had the table as it was before the last answer, so that it can show the outcome."""
        performance = session.performance
        return performance is not None and bool(performance.beats) and connection.events == performance.since

    def _texts(self, session: Session, readings: set[Reading]) -> dict[Reading, bytes]:
        """The encoded updates. Only whole tables are cached: a connection gets each change once."""
        texts = {reading: self._whole[reading] for reading in readings if reading in self._whole}
        missing = [reading for reading in readings if reading not in texts]
        seats = list({reading.seat for reading in missing})
        views = dict(zip(seats, session.table.views(list(seats)), strict=True)) if seats else {}
        lines = SharedLines()
        for reading in missing:
            texts[reading] = encode(self._update(session, reading, views[reading.seat], lines))
            if reading.anew:
                self._whole[reading] = texts[reading]
        return texts

    def _update(self, session: Session, reading: Reading, view: Json, shared: SharedLines) -> Update:
        """What is new after an event; if ``anew``, the whole table with the latest lines of the log. If performed, with
        the beats of the last answer.
        """
        table, names, seat, since = session.table, session.game.names, reading.seat, reading.since
        words = self.state.words(reading.language)
        performance = session.performance if reading.performed else None
        if reading.anew:
            latest, happened = session.log_pages(seat, words).latest(table.event_count)
            since, lines = latest.since, latest.lines
        else:
            stops = [] if performance is None else [shown.upto for shown in performance.beats]
            happened = table.events(since, seat)
            lines = shared.of(happened, session.teller(seat, words), stops)
        return Update(
            game_number=session.game.number,
            number=session.number,
            answers=table.answer_count,
            whole=reading.anew,
            since=since,
            can_undo=session.can_undo(seat),
            asked_again=not reading.anew and seat in session.dropped,
            moment=moment(view, names, words, session.questions),
            lines=lines,
            events=happened,
            beats=[] if performance is None else performance.told_to(seat, words),
        )

    # The people.

    def send_room_if_changed(self) -> None:
        """Send the room if anything about its people has changed. Running clocks do not count as changes."""
        state = self.state
        now = (
            msgspec.json.encode(state.record),
            state.game_number,
            state.stage,
            state.interrupted,
            state.present(),
            set(state.ready),
            [each.screen for each in state.connections],
            dict(self.timers.absent),
            set(self.timers.stand_ins),
            self.timers.deadlines(),
            self.timers.speaking(),
        )
        if now == self._room_sent:
            return
        self._room_sent = now
        cache: dict[tuple[int | None, str], bytes] = {}
        for each in state.connections:
            reader = (each.person, each.language)
            if reader not in cache:
                cache[reader] = encode(self.room(*reader))
            each.send_text(cache[reader])

    def room(self, person: int | None, language: str) -> Room:
        """The table and its people, as one person or a stranger sees them."""
        state, record = self.state, self.state.record
        options: dict[str, Choice] = dict(record.options)
        return Room(
            code=state.code,
            game=record.game,
            title=state.words(language).title(),
            options=options,
            stage=state.stage,
            game_number=state.game_number,
            seats=[self._seat(seat) for seat in range(len(record.places))],
            yours=record.seats_of(person),
            opener=person is not None and person == record.opener,
            spectators=len(
                [each for each in state.connections if not each.screen and not record.seats_of(each.person)]
            ),
            clock=record.clock,
            patience=record.patience,
            help=record.allows_help(),
            tempo=record.tempo,
            address=self.address,
            deck=deck_info(state.edition, state.words(language)),
            tally=dict(record.tally),
            take_over=record.take_over,
            bots_talk=record.bots_talk,
            screens=len([each for each in state.connections if each.screen]),
            notice=self._notice(language),
        )

    def _notice(self, language: str) -> str | None:
        """What happened to the last game, if the rules have changed since it was dealt."""
        session = self.state.session
        if self.state.interrupted:
            return say("rules-changed", language)
        if session is None or session.game.lost is None or session.table.over:
            return None
        return say("goes-on-under-new-rules", language, lost=session.game.lost)

    def _seat(self, seat: int) -> SeatInfo:
        place, timers = self.state.record.places[seat], self.timers
        return SeatInfo(
            seat=seat,
            held_by=place.held_by,
            name=place.name,
            level=place.level,
            here=place.held_by == "bot" or (place.owner is not None and place.owner in self.state.present()),
            ready=place.held_by == "bot" or place.owner in self.state.ready,
            stand_in=seat in timers.stand_ins,
            bot_in=timers.seconds_left(timers.absent.get(seat)),
            clock=timers.seconds_left(timers.deadline(seat)),
            speak_for=timers.seconds_left(timers.speak_until(seat)),
            face=place.face,
        )

    def notify_owner(self, seat: int, message: str) -> None:
        """Send a notice to the player of a seat."""
        place = self.state.record.places[seat]
        for each in self.state.connections:
            if each.person is not None and each.person == place.owner:
                each.send(Told(say(message, each.language, name=place.name)))

    def send_to_all(self, said: Chat | Reaction) -> None:
        """Send a line of the chat or a reaction to all."""
        text = encode(said)
        for each in self.state.connections:
            each.send_text(text)
