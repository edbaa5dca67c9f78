"""PostgreSQL: a table lives in one worker at a time, a dead worker loses its tables at once, and a worker that wrongly
believes to hold one writes nothing more.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from uuid import uuid4

import psycopg
import pytest

from croupier.server import leases, postgresql
from croupier.server.database import open_store
from croupier.server.leases import Fenced
from croupier.server.postgresql import FENCE, MIGRATIONS, VERSION, PostgresqlStore
from croupier.server.store import BadDatabase, Neighbour, StoreFailed
from tests.server.databases import PostgresqlDatabase
from tests.server.serving import in_a_loop
from tests.server.test_store import room

# The sessions of workers, by the locks they hold.
WORKERS = "FROM pg_locks JOIN workers ON id = (classid::bigint << 32 | objid::bigint) WHERE locktype = 'advisory'"


class Worker:
    """A worker in a test, and whether it has lost its tables."""

    def __init__(self, store: PostgresqlStore) -> None:
        self.store = store
        self.heard: list[str] = []
        self.lost = asyncio.Event()
        self.rooms_are_closed = asyncio.Event()

    async def lose(self) -> None:
        self.lost.set()
        await self.rooms_are_closed.wait()


@asynccontextmanager
async def worker(database: PostgresqlDatabase, address: str = "here:1") -> AsyncIterator[Worker]:
    working = Worker(PostgresqlStore(database.name))
    await working.store.open(address, working.lose, working.heard.append)
    try:
        yield working
    finally:
        await working.store.close()


@asynccontextmanager
async def two_workers(database: PostgresqlDatabase) -> AsyncIterator[tuple[Worker, Worker]]:
    """Two workers; the first holds a table."""
    async with worker(database, "one:1") as one, worker(database, "two:2") as two:
        await one.store.open_room("ABCDE", room())
        assert await one.store.hold("ABCDE") is None
        yield one, two


def test_a_table_is_held_by_one_worker_at_a_time(shared: PostgresqlDatabase) -> None:
    async def run() -> None:
        async with two_workers(shared) as (one, two):
            assert await one.store.hold("ABCDE") is None, "still its own"
            assert await two.store.hold("ABCDE") == Neighbour("one:1", one.store.leases.word)
            await two.store.let_go("ABCDE")
            assert await two.store.hold("ABCDE") is not None, "it did not hold the table"
            await one.store.let_go("ABCDE")
            assert await two.store.hold("ABCDE") is None
            assert await one.store.hold("ABCDE") == Neighbour("two:2", two.store.leases.word)
            await two.store.delete_table("ABCDE")
            assert await one.store.hold("ABCDE") is None, "there is no such table any more"
            assert shared.rows("SELECT * FROM leases") == []

    in_a_loop(run())


def test_a_worker_that_ends_leaves_its_tables(shared: PostgresqlDatabase) -> None:
    async def run() -> None:
        async with two_workers(shared) as (one, two):
            await one.store.close()
            assert await two.store.hold("ABCDE") is None
            assert len(shared.rows("SELECT id FROM workers")) == 1

    in_a_loop(run())


@pytest.mark.parametrize("how", ["its process is gone", "it hangs"])
def test_what_a_dead_worker_held_is_free_and_it_writes_nothing_more(
    shared: PostgresqlDatabase, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWED_EVERY", 60)  # it does not notice by itself meanwhile

    async def run() -> None:
        async with two_workers(shared) as (one, two):
            await one.store.append("ABCDE", 1, 0, (0, "acknowledged"))
            if how == "it hangs":
                shared.rows(f"UPDATE workers SET until = now() - interval '1 s' WHERE id = {one.store.leases.id}")
            else:
                end = f"SELECT pg_terminate_backend(pid) {WORKERS} AND id = {one.store.leases.id}"
                assert shared.rows(end) == [(True,)]
            while (holder := await two.store.hold("ABCDE")) is not None:
                assert holder.address == "one:1"
            for write in (
                one.store.append("ABCDE", 1, 1, (0, "too late")),
                one.store.change_players("ABCDE", room(), 1, []),
                one.store.delete_table("ABCDE"),
            ):
                with pytest.raises(Fenced):
                    await write
            await two.store.append("ABCDE", 1, 1, (0, "goes on"))
            assert await two.store.log("ABCDE", 1) == [(0, "acknowledged"), (0, "goes on")]
            await one.lost.wait()
            one.rooms_are_closed.set()
            while not shared.rows(f"SELECT 1 FROM workers WHERE id = {one.store.leases.id}"):
                await asyncio.sleep(0.01)  # it becomes a worker again, under another number
            assert await one.store.hold("ABCDE") == Neighbour("two:2", two.store.leases.word)
            await one.store.open_room("FGHJK", room())
            assert not two.lost.is_set()

    in_a_loop(run())


def test_who_takes_a_table_reads_what_was_just_being_committed(shared: PostgresqlDatabase) -> None:
    async def run() -> None:
        async with two_workers(shared) as (one, two):
            writing = await psycopg.AsyncConnection.connect(shared.name)
            async with writing:
                await writing.execute(FENCE, (one.store.leases.id,))
                await writing.execute("INSERT INTO answers VALUES ('ABCDE', 1, 0, 0, 'in time')")
                shared.rows(f"UPDATE workers SET until = now() - interval '1 h' WHERE id = {one.store.leases.id}")
                taking = asyncio.create_task(two.store.hold("ABCDE"))
                while not shared.rows("SELECT 1 FROM pg_locks WHERE NOT granted"):
                    assert not taking.done()
                    await asyncio.sleep(0)
                await writing.commit()
            assert await taking is None
            assert await two.store.log("ABCDE", 1) == [(0, "in time")]

    in_a_loop(run())


def test_a_database_that_was_away_is_used_again(shared: PostgresqlDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEWED_EVERY", 0.05)

    async def run() -> None:
        async with worker(shared) as one:
            await one.store.open_room("ABCDE", room())
            assert await one.store.hold("ABCDE") is None
            assert await one.store.log("ABCDE", 1) == []
            name = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            shared.rows(f"{name} AND datid IS NOT NULL AND application_name = '{shared.schema}'")
            with pytest.raises(StoreFailed):
                await one.store.append("ABCDE", 1, 0, (0, "lost"))
            await one.store.append("ABCDE", 1, 0, (0, "stored"))
            assert await one.store.log("ABCDE", 1) == [(0, "stored")]
            assert await one.store.room("ABCDE") == room()
            while not shared.rows(f"SELECT id {WORKERS}"):
                await asyncio.sleep(0.01)  # it takes its lock again
            assert not one.lost.is_set()

    in_a_loop(run())


def test_workers_hear_what_the_others_tell(shared: PostgresqlDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leases, "RENEWED_EVERY", 0.05)

    async def run() -> None:
        async with two_workers(shared) as (one, two):
            await one.store.tell("it rains")
            await two.store.tell("at last")
            while not (one.heard and two.heard):
                await asyncio.sleep(0.01)
            assert (one.heard, two.heard) == (["at last"], ["it rains"])
            assert [each.address for each in await one.store.neighbours()] == ["two:2"]

    in_a_loop(run())


# Databases that cannot be used.


def test_servers_that_start_together_make_the_tables_once(shared: PostgresqlDatabase) -> None:
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(PostgresqlStore, [shared.name] * 3))
    assert shared.rows("SELECT version FROM croupier") == [(VERSION,)]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (f"CREATE TABLE croupier (version INTEGER); INSERT INTO croupier VALUES ({VERSION + 1})", "newer Croupier"),
        ("CREATE TABLE rooms (beds INTEGER)", "another program"),
    ],
)
def test_a_database_of_others_is_left_alone(shared: PostgresqlDatabase, spoil: str, words: str) -> None:
    shared.rows(spoil)
    tables = "SELECT count(*) FROM information_schema.tables WHERE table_schema = current_schema()"
    for _ in range(2):
        with pytest.raises(BadDatabase, match=words):
            open_store(shared.name)
        assert shared.rows(tables) == [(1,)]


def test_a_migration_that_fails_changes_nothing(shared: PostgresqlDatabase, monkeypatch: pytest.MonkeyPatch) -> None:
    open_store(shared.name)
    broken = (*MIGRATIONS, "CREATE TABLE more (x INTEGER); CREATE TABLE rooms (x INTEGER);")
    monkeypatch.setattr(postgresql, "MIGRATIONS", broken)
    monkeypatch.setattr(postgresql, "VERSION", len(broken))
    with pytest.raises(BadDatabase):
        open_store(shared.name)
    assert shared.rows("SELECT to_regclass('more'), version FROM croupier") == [(None, VERSION)]


def test_every_version_leads_to_the_same_tables(
    request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns = (
        "SELECT table_name, column_name, data_type, is_nullable FROM information_schema.columns "
        "WHERE table_schema = current_schema() ORDER BY table_name, column_name"
    )
    schemas = []
    for version in range(1, VERSION + 1):
        database = PostgresqlDatabase(request.getfixturevalue("postgresql"), f"test_{uuid4().hex}")
        with monkeypatch.context() as before:
            before.setattr(postgresql, "MIGRATIONS", MIGRATIONS[:version])
            before.setattr(postgresql, "VERSION", version)
            open_store(database.name)
        assert database.rows("SELECT version FROM croupier") == [(version,)]
        open_store(database.name)
        schemas.append(database.rows(columns))
    assert schemas == [schemas[-1]] * VERSION
    assert ("analyses", "analysis", "text", "NO") in schemas[0]


def test_a_database_out_of_reach_is_told_without_its_password() -> None:
    with pytest.raises(BadDatabase, match="cannot be used") as told:
        open_store("postgresql://me:secret@127.0.0.1:1/croupier")
    assert "secret" not in str(told.value)


def test_without_the_driver_it_is_told_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgresql, "psycopg", None)
    with pytest.raises(BadDatabase, match=r"croupier\[postgresql\]"):
        open_store("postgresql://localhost/croupier")
