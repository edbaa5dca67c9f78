"""The CPU time that an answer costs the server, with beats and without: applied, sent to four seats and encoded.

Whole games of random answers, the same ones in turns; no network, no store. Run with ``python -m bench.performances``.
"""

from __future__ import annotations

import time
from random import Random
from statistics import median

from croupier import games
from croupier.server.allowance import Account, Allowance
from croupier.server.broadcast import Broadcast
from croupier.server.clock import LoopClock
from croupier.server.connection import Connection
from croupier.server.fair_lock import FairLock
from croupier.server.messages.parts import Tempo
from croupier.server.records import GameRecord, RoomRecord, SeatRecord
from croupier.server.room_state import RoomState
from croupier.server.session import Session
from croupier.server.settings import Settings
from croupier.server.timers import Timers

SEATS = 4
ROUNDS = 5
MOST = 400
NAMES = ["Ada", "Blaise", "Carla", "Diego"]


class Still(LoopClock):
    """A clock that stands still."""

    def now(self) -> float:
        return 0.0


def cost(game: str, tempo: Tempo, seed: int) -> tuple[float, int, int]:
    """The seconds of CPU of a game, its answers, and the bytes sent."""
    info = games()[game]
    places = [SeatRecord("person", name, None, seat) for seat, name in enumerate(NAMES)]
    record = RoomRecord(game, info.check_options(None, SEATS), places, 0.0, tempo=tempo)
    state = RoomState("ABCDE", record, FairLock())
    session = state.session = Session("ABCDE", record, GameRecord(1, str(seed), info.version, "", NAMES))
    broadcast = Broadcast(state, Timers(state, Still(), 0.0), None)
    settings = Settings(clock=Still())
    for seat in range(SEATS):
        each = Connection(seat, "en", Allowance(settings, Account(settings)))
        each.seat = seat
        state.connections.append(each)
    broadcast.send_updates(state.connections)
    luck, sent, answers = Random(seed), 0, 0
    spent = 0.0
    while not session.table.over and answers < MOST:
        seat = luck.choice(session.table.waiting())
        decision = session.table.pending[seat]
        option = luck.choice(decision.options[: decision.answers] or decision.options)
        before = time.process_time()
        session.answer(seat, option, state.viewers(), record.tempo)
        broadcast.send_updates(state.connections)
        spent += time.process_time() - before
        answers += 1
        for connection in state.connections:
            while not connection.unread.empty():
                sent += len(str(connection.unread.get_nowait()))
    return spent, answers, sent


def main() -> None:
    for game in games():
        cost(game, "normal", ROUNDS)  # loads the texts
        ratios, plain, shown = [], [], []
        for seed in range(ROUNDS):
            without, answers, _ = cost(game, "at-once", seed)
            beside, _, _ = cost(game, "normal", seed)
            ratios.append(beside / without)
            plain.append(without / answers * 1e3)
            shown.append(beside / answers * 1e3)
        print(f"{game}: {median(plain):.2f} ms an answer, with beats {median(shown):.2f} ms, x {median(ratios):.2f}")


if __name__ == "__main__":
    main()
