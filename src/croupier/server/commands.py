"""Carries out what pages ask over their sockets, or says why not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass, field
from typing import Final, assert_never

from croupier.server.broadcast import Broadcast
from croupier.server.chat import Talk
from croupier.server.connection import Connection
from croupier.server.dealer import Dealer
from croupier.server.hints import Hints
from croupier.server.json_log import fields
from croupier.server.membership import Membership
from croupier.server.messages.from_page import (
    Answer,
    FromPage,
    Hint,
    Kick,
    Leave,
    Look,
    LookBack,
    Older,
    Ping,
    React,
    Say,
    SetBot,
    SetBotsTalk,
    SetFace,
    SetHelp,
    SetOptions,
    SetPace,
    SetReady,
    SetTakeOver,
    SetTempo,
    Speak,
    Start,
    Undo,
    Watched,
    WhatDidIMiss,
    Why,
)
from croupier.server.messages.from_server import Because, Considered, Missed, OlderLines, Past, Pong, Refused
from croupier.server.messages.moments import Line
from croupier.server.moments import lines_with_stops, moment, teller_for
from croupier.server.performance import told
from croupier.server.refusals import Declined, say
from croupier.server.room_state import RoomState
from croupier.server.session import Session, beats_since, table_after
from croupier.server.small_talk import SmallTalk
from croupier.server.store import Conflict, StoreFailed
from croupier.server.timers import Timers
from croupier.table import Json, Table
from croupier.table import Refused as RefusedByRules
from croupier.text import Teller

LOG: Final = logging.getLogger("croupier.server.room")

# How many messages a costly one counts for, besides the work it takes: looking back deals the game again; a page of the
# log and the whole table are put into words; for a hint a bot thinks.
LOOK_BACK_COST: Final = 4.0
WHOLE_COST: Final = 1.0
HINT_COST: Final = 2.0
# What only the host may ask.
OF_THE_OPENER: Final = (SetBot, Kick, Start, SetOptions, SetPace, SetHelp, SetTempo, SetTakeOver, SetBotsTalk)
# How many events before the first missed beat are included.
FIRST_EVENTS: Final = 3


@dataclass(eq=False)
class Commands:
    """The messages that a page may send."""

    state: RoomState
    dealer: Dealer
    membership: Membership
    talk: Talk
    small_talk: SmallTalk
    hints: Hints
    timers: Timers
    broadcast: Broadcast
    _looking_back: set[asyncio.Task[None]] = field(default_factory=set, init=False)

    async def carry_out(self, connection: Connection, message: FromPage) -> None:
        """Carry out a message, or send ``Refused``."""
        key = message.key if isinstance(message, Answer | Why) else None
        try:
            await self._carry_out(connection, message)
        except Declined as declined:
            connection.send(Refused(declined.why, "", declined.said(connection.language), key))
        except RefusedByRules as refused:
            rule = "" if isinstance(message, Undo) else refused.rule  # no clause of a game is about undo
            connection.send(
                Refused(refused.reason, rule, self._refusal(connection, refused, self.state.dealt().table), key)
            )
        except StoreFailed:
            LOG.exception("nothing was written", extra=fields(event="not-written", room=self.state.code))
            connection.send(Refused("not-written", "", say("not-written", connection.language), key))
        except Conflict:
            await self.dealer.reload()
            connection.send(Refused("too-late", "", say("too-late", connection.language), key))

    async def _carry_out(self, connection: Connection, message: FromPage) -> None:
        if isinstance(message, OF_THE_OPENER):
            self._require_opener(connection)
        match message:
            case Answer():
                self._require_owner(connection, message.seat)
                await self._answer(connection, message)
            case Undo():
                self._require_owner(connection, message.seat)
                await self.dealer.undo(message.seat)
            case Why():
                self._require_owner(connection, message.seat)
                connection.send(self._because(connection, message))
            case Hint():
                self._require_owner(connection, message.seat)
                _charge(connection, HINT_COST)
                self.hints.give(connection, message)
            case Look():
                if message.seat is not None:
                    self._require_owner(connection, message.seat)
                    self.timers.handed_to(message.seat)
                _charge(connection, WHOLE_COST)
                connection.seat = message.seat
                await self.broadcast.send_table(connection)
            case Speak():
                _charge(connection, WHOLE_COST)
                connection.language = message.language
                connection.send(self.broadcast.room(connection.person, connection.language))
                await self.broadcast.send_table(connection)
            case Say():
                self.small_talk.hear(await self.talk.say(connection, message))
            case React():
                self.small_talk.hear(self.talk.react(connection, message))
            case LookBack():
                self._look_back(connection, message.n)
            case Older():
                await self._send_older(connection, message.before)
            case Leave():
                await self.membership.leave(connection.person)
            case SetBot():
                await self.membership.set_bot(message.seat, message.level)
            case Kick():
                await self.membership.kick(connection.person, message.seat)
            case Start():
                await self.dealer.start()
            case SetFace():
                self._require_owner(connection, message.seat)
                await self.membership.set_face(message.seat, message.face)
            case SetReady():
                await self._set_ready(connection.person, message.ready)
            case SetOptions():
                await self.membership.set_options(message.options)
            case SetPace():
                await self.membership.set_pace(message.clock, message.patience)
            case SetHelp():
                await self.membership.set_help(message.help)
            case SetTempo():
                await self.membership.set_tempo(message.tempo)
            case SetTakeOver():
                await self.membership.set_take_over(message.allowed)
            case SetBotsTalk():
                await self.membership.set_bots_talk(message.allowed)
            case Watched():
                self._take_watched(connection, message.number)
            case WhatDidIMiss():
                self._send_missed(connection, message.since)
            case Ping():
                connection.send(Pong())
            case _:
                assert_never(message)

    async def _answer(self, connection: Connection, message: Answer) -> None:
        """Answer, or show the question that the answer leads to if that is requested and possible. That view belongs to
        the seat: a page with another view does not get it.
        """
        session, seat = self.state.dealt(), message.seat
        option = session.check(seat, message.number, message.key)
        keys = [message.key, *message.then]
        if message.ask_first and connection.seat == seat:
            ahead = session.ahead(seat, keys)
            if ahead is not None:
                words = self.state.words(connection.language)
                now = moment(ahead.view(seat), session.game.names, words)
                connection.send(Considered(message.number, keys, now))
                return
        await self.dealer.answer(seat, option)
        for key in message.then:
            if session.table.why(seat, key) is not None:
                return
            await self.dealer.answer(seat, session.check(seat, session.number, key))

    async def _set_ready(self, person: int | None, ready: bool) -> None:
        """Note whether a player is ready, and deal another game once all connected players are."""
        state = self.state
        self.membership.set_ready(person, ready)
        after_a_game = state.game_number > 0
        if (
            ready
            and after_a_game
            and state.all_ready()
            and all(place.held_by != "nobody" for place in state.record.places)
        ):
            await self.dealer.start()

    def _require_owner(self, connection: Connection, seat: int) -> None:
        places = self.state.record.places
        if seat >= len(places):
            raise Declined("no-such-seat")
        if connection.person is None or places[seat].owner != connection.person:
            raise Declined("not-your-seat")

    def _require_opener(self, connection: Connection) -> None:
        if connection.person is None or connection.person != self.state.record.opener:
            raise Declined("not-opener", 403)

    def _because(self, connection: Connection, message: Why) -> Because:
        """Why a key is not on offer; if it is, what it does and by which clause."""
        session = self.state.dealt()
        table = session.ahead(message.seat, message.keys) or session.table
        refused = table.why(message.seat, message.key)
        if refused is not None:
            text = self._refusal(connection, refused, table)
            return Because(message.key, False, refused.reason, refused.rule, text)
        decision = table.pending[message.seat]
        option = decision.find(message.key)
        assert option is not None
        label = self._teller(connection, table, message.seat).option(option.key, decision.kind)
        return Because(message.key, True, "", option.rule or decision.rule, label)

    def _refusal(self, connection: Connection, refused: RefusedByRules, table: Table) -> str:
        return self._teller(connection, table, connection.seat).refusal(refused)

    def _teller(self, connection: Connection, table: Table, seat: int | None) -> Teller:
        words = self.state.words(connection.language)
        return teller_for(table.view(seat), self.state.dealt().game.names, words)

    def _look_back(self, connection: Connection, n: int) -> None:
        """Send an earlier moment. That takes a while, so the table continues meanwhile."""
        session = self.state.dealt()
        if n > session.table.event_count:
            raise Declined("not-yet-happened")
        _charge(connection, LOOK_BACK_COST)
        self._later(self._send_past(connection, session, n))

    def _later(self, sending: Coroutine[None, None, None]) -> None:
        """Send something while the table continues."""
        looking = asyncio.create_task(sending)
        self._looking_back.add(looking)
        looking.add_done_callback(self._looking_back.discard)

    async def _send_past(self, connection: Connection, session: Session, n: int) -> None:
        table = await connection.allowance.aside(table_after, session.spec, session.table.log, n)
        if session is self.state.session:
            words = self.state.words(connection.language)
            connection.send(Past(n, moment(table.view(None), session.game.names, words)))

    def _take_watched(self, connection: Connection, number: int) -> None:
        """Note that a page has shown everything up to a question; once all pages have, bots and clocks start."""
        session = self.state.dealt()
        connection.watched = min(number, session.number)
        if all(each.watched >= session.number for each in self.state.connections if not each.closed):
            self.timers.watched()

    def _send_missed(self, connection: Connection, since: int) -> None:
        """Send what has happened since an answer, beat by beat. This deals the game again, so the table continues
        meanwhile.
        """
        session = self.state.dealt()
        if since > session.table.answer_count:
            raise Declined("not-yet-happened")
        _charge(connection, LOOK_BACK_COST)
        self._later(self._send_missed_beats(connection, session, since))

    async def _send_missed_beats(self, connection: Connection, session: Session, since: int) -> None:
        seat, tempo = connection.seat, self.state.record.tempo
        viewer = seat if session.table.forgotten == 0 else None  # a player may have had to forget what was open then
        beats = await connection.allowance.aside(beats_since, session.spec, session.table.log, since, viewer, tempo)
        if session is not self.state.session or connection.seat != seat:
            return
        words = self.state.words(connection.language)
        told_beats = [told(shown, viewer, words) for shown in beats]
        lines: list[Line] = []
        if beats:
            first = max(0, beats[0].upto - FIRST_EVENTS)
            view = session.table.view(viewer)
            events = [event for event in session.table.events(first, viewer) if _number(event) <= beats[-1].upto]
            stops = [shown.upto for shown in beats]
            lines = lines_with_stops(events, teller_for(view, session.game.names, words), stops)
        connection.send(Missed(session.game.number, since, told_beats, lines, session.game.names, viewer))

    async def _send_older(self, connection: Connection, before: int) -> None:
        """Send an older page of the log."""
        session = self.state.dealt()
        _charge(connection, WHOLE_COST)
        async with self.state.lock:
            pages = session.log_pages(connection.seat, self.state.words(connection.language))
            page = pages.before(before, session.table.event_count)
        connection.send(OlderLines(session.game.number, *page))


def _number(event: Json) -> int:
    return int(str(event["n"]))


def _charge(connection: Connection, cost: float) -> None:
    """Charge the cost of a message to the rate, or decline it."""
    if not connection.allowance.take(cost):
        raise Declined("too-fast", 429)
