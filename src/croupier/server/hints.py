"""Hints: what a bot would answer for a person's seat, why, and the chances that the person could work out."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from croupier import bots
from croupier.analysis import percent
from croupier.server.connection import Connection
from croupier.server.json_log import fields
from croupier.server.messages.from_page import Hint
from croupier.server.messages.from_server import Advice, Prospects, Refused
from croupier.server.messages.parts import Language
from croupier.server.moments import teller_for
from croupier.server.refusals import Declined, say
from croupier.server.room_state import RoomState
from croupier.server.seats import best_level
from croupier.server.session import Session
from croupier.server.thinking import Thinkers, outlook
from croupier.table import Table
from croupier.text import Remark, Teller

LOG: Final = logging.getLogger("croupier.server.hints")


class Hints:
    """Gives hints where the table allows them. A hint is sent to the socket that asks, and not stored."""

    def __init__(self, state: RoomState, thinkers: Thinkers) -> None:
        self.state = state
        self.thinkers = thinkers
        self._thinking: set[asyncio.Task[None]] = set()
        self._is_looking_ahead = False

    def give(self, connection: Connection, hint: Hint) -> None:
        """Let a bot think about a player's question; the table continues meanwhile."""
        session = self.state.dealt()
        if not self.state.record.allows_help():
            raise Declined("no-help", 403)
        if best_level(self.state.record) == bots.RANDOM:
            raise Declined("no-hint")
        if hint.number != session.number:
            raise Declined("too-late")
        table = session.ahead(hint.seat, hint.keys)
        if table is None or hint.seat not in table.pending:
            raise Declined("too-late")
        thinking = asyncio.create_task(self._give(connection, hint, session, table))
        self._thinking.add(thinking)
        thinking.add_done_callback(self._thinking.discard)

    async def _give(self, connection: Connection, hint: Hint, session: Session, table: Table) -> None:
        level = best_level(self.state.record)
        try:
            thought = await self.thinkers.advise(session.spec, session.table.log, hint.seat, level, hint.keys)
        except Exception as error:  # a bot that fails must not hold up the table
            LOG.error("a hint failed", exc_info=error, extra=fields(event="hint-failed", room=session.code))
            connection.send(Refused("no-hint", "", say("no-hint", connection.language), None))
            return
        if session is not self.state.session or session.number != hint.number:
            return
        kind = table.pending[hint.seat].kind
        teller = teller_for(table.view(hint.seat), session.game.names, self.state.words(connection.language))
        connection.send(
            Advice(
                number=hint.number,
                keys=hint.keys,
                key=thought.key,
                label=teller.option(thought.key, kind),
                text=reason_in_words(teller, thought.reason, thought.key, kind, connection.language),
                chances=teller.chances(),
            )
        )
        if not hint.keys:
            await self._look_ahead(connection, hint, session, level)

    async def _look_ahead(self, connection: Connection, hint: Hint, session: Session, level: str) -> None:
        """Tell a player how likely each seat is to win, unless the table is looked at already: that takes long."""
        if self._is_looking_ahead:
            return
        self._is_looking_ahead = True
        try:
            found = await self.thinkers.do(outlook, session.spec, list(session.table.log), hint.seat, level)
        except Exception as error:
            if not self.thinkers.stopped:
                LOG.error("no prospects", exc_info=error, extra=fields(event="hint-failed", room=session.code))
            return
        finally:
            self._is_looking_ahead = False
        if session is self.state.session and session.number == hint.number:
            connection.send(Prospects(number=hint.number, chances=[percent(share) for share in found]))


def reason_in_words(teller: Teller, reason: Remark | None, key: str, kind: str, language: Language) -> str:
    """Why an answer is a good one; its consequences if the bot gives no reason."""
    if reason is not None:
        return teller.remark("hint", reason)
    return teller.stakes(key, kind) or say("no-reason", language)
