"""The server's objects are freed as soon as they are done: nothing is left that only Python's garbage collector could
free, so it need not run while games are played.
"""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest
from websockets.exceptions import InvalidStatus

from croupier import games
from croupier.server import garbage
from croupier.server.garbage import FEW, MANY, OF_A_TABLE, Collector
from tests.server.databases import PostgresqlDatabase
from tests.server.serving import HandClock, Person, Running, beyond, wait_until
from tests.server.test_attacks import WISH, half_sent

OURS = ("croupier.", "uvicorn.", "starlette.", "websockets.server", "asyncio.selector_events")


@contextmanager
def garbage_of_the_server() -> Iterator[list[str]]:
    """Collect the types of the server's garbage that the collector finds at the end of the block."""
    found: list[str] = []
    gc.collect()
    gc.disable()
    gc.freeze()  # ignore what was there before
    try:
        yield found
        there = _objects()
        gc.collect()
        found += sorted(there - _objects())
    finally:
        gc.unfreeze()
        gc.enable()


def _objects() -> Counter[str]:
    """Count the server's objects by type, and the frames by function."""
    names = [_name(each) for each in gc.get_objects()]
    return Counter([name for name in names if name.startswith(OURS)])


def _name(found: object) -> str:
    if type(found) is FrameType:  # isinstance would ask the object that a weak reference refers to
        return f"{found.f_globals.get('__name__')}: {found.f_code.co_name}"
    return f"{type(found).__module__}.{type(found).__qualname__}"


def _left(running: Running) -> None:
    """Wait until all connections are closed and all tables dropped."""
    running.move_clock(61)
    wait_until(lambda: not running.server.house.rooms and not running.server.house._closing_rooms)
    wait_until(lambda: not running.connections_of("127.0.0.1"))
    running.move_clock(0)


def _play(code: str, opener: Person, friend: Person) -> None:
    """Two people play for a while; some of their messages are refused, and one of them is cut off."""
    with opener.socket(code) as here, friend.socket(code, language="fr") as there:
        here.ask("start", "update")
        there.until("update")
        here.ask("answer", "refused", seat=0, number=here.update["number"], key="nonsense")
        here.ask("answer", "refused", seat=0, number=99, key="nonsense")
        here.connection.send("{")
        here.until("refused")
        for _ in range(12):
            seat, before = here.view["waiting"][0], here.update["answers"]
            (here, there)[seat].answer(seat)
            for each in (here, there):
                each.until("update", beyond("answers", before))
        here.ask("undo", "refused", seat=0)
        there.ask("say", "chat", text="Salut")
        there.connection.socket.close()


def test_tables_that_end_and_people_who_go_leave_no_garbage(timed: Running) -> None:
    with garbage_of_the_server() as found:
        for game in games():
            opener, friend = Person(timed), Person(timed)
            code = opener.open(game, seats=2)
            friend.sit(code)
            _play(code, opener, friend)
            friend.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "Eve", "seat": 0})
            friend.go()
            opener.go()
        stranger = Person(timed)
        stranger.wrong("POST", "/api/tables", 400, json=WISH | {"seats": 99})
        stranger.wrong("GET", "/api/tables/AAAAA", 404)
        with pytest.raises(InvalidStatus):
            stranger.socket("AAAAA")
        stranger.go()
        for text in (
            "GET / HTTP/1.1\r\nHost: x\r\n",
            "nonsense\r\n\r\n",
            f"GET /{'x' * 9000} HTTP/1.1\r\nUpgrade: websocket\r\n",
        ):
            half_sent(timed, text).close()
        del stranger, opener, friend
        _left(timed)
    assert found == []


def test_people_who_are_led_to_another_worker_leave_no_garbage(shared: PostgresqlDatabase) -> None:
    with (
        Running(shared.name, hand_clock=HandClock()) as one,
        Running(shared.name, hand_clock=HandClock()) as two,
        garbage_of_the_server() as found,
    ):
        opener, friend = Person(one), Person(two)
        code = opener.open("russian-roulette", seats=2)
        friend.sit(code)
        _play(code, opener, friend)
        assert opener.http.get("/metrics").status_code == 200  # it asks the other worker
        opener.go()
        friend.go()
        for each in (one, two):
            _left(each)
    assert found == []


def test_garbage_is_collected_while_no_game_is_played(timed: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    person = Person(timed)
    collector = Collector(timed.server.house)
    assert collector.is_due(FEW + 1)
    assert not collector.is_due(FEW)
    code = person.open(seats=2, bots="random")
    with person.socket(code) as wire:
        assert collector.is_due(FEW + 1), "no game goes on in the lobby"
        wire.ask("start", "update")
        assert not collector.is_due(MANY)
        assert not collector.is_due(MANY + OF_A_TABLE)
        assert collector.is_due(MANY + OF_A_TABLE + 1), "objects of no table are collected at any time"
    wait_until(lambda: not timed.room(code).state.connections)
    assert collector.is_due(FEW + 1)
    monkeypatch.setattr(garbage, "FEW_TABLES", 0)
    assert not collector.is_due(MANY + OF_A_TABLE), "many tables wait for their players"
    assert collector.is_due(MANY + OF_A_TABLE + 1)


def test_the_collector_runs_when_it_is_due_and_never_by_itself(timed: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    class Circle:
        def __init__(self) -> None:
            self.itself = self

    async def read() -> None:
        begun.append(gc.isenabled())

    async def run() -> None:
        collecting = asyncio.create_task(Collector(timed.server.house).run(read()))
        while not begun:
            await asyncio.sleep(0)
        assert not begun[0]
        assert not gc.isenabled()
        forgotten = weakref.ref(Circle())
        monkeypatch.setattr(garbage, "FEW", -1)
        while forgotten() is not None:
            await asyncio.sleep(0)
        collecting.cancel()
        await asyncio.gather(collecting, return_exceptions=True)

    begun: list[bool] = []
    monkeypatch.setattr(garbage, "LOOK_EVERY", 0.0)
    monkeypatch.setattr(garbage, "FEW", 1 << 31)
    asyncio.run(run())
    assert gc.isenabled()
