"""The store, on both databases: writes count once they are committed, and no file is ever damaged."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from croupier.server.records import GameRecord, KeptPosition, RoomRecord, SeatRecord
from croupier.server.sqlite import VERSION, SqliteStore
from croupier.server.store import BadDatabase, Conflict, StoreFailed
from tests.server.databases import Database, SqliteDatabase
from tests.server.serving import in_a_loop


def room() -> RoomRecord:
    return RoomRecord("russian-roulette", {"points": 15}, [SeatRecord(), SeatRecord("bot", "Ada", "random")], 1.5)


def test_everything_is_there_after_reopening(database: Database) -> None:
    game = GameRecord(1, str(2**127), 3, "hash", ["Zoé", "Ada"])
    changed = room()
    changed.take_over = True
    kept = KeptPosition(7, {"zones": []})

    async def write() -> None:
        async with database.store() as store:
            await store.open_room("ABCDE", room())
            await store.deal("ABCDE", game)
            await store.append("ABCDE", 1, 0, (0, "bet:3"))
            await store.append("ABCDE", 1, 1, (0, None))
            await store.append("OTHER", 1, 0, (1, "pass"))
            await store.keep_position("ABCDE", 1, KeptPosition(3, {}))
            await store.keep_position("ABCDE", 1, kept)
            await store.end("ABCDE", 1, "ending")
            await store.change_players("ABCDE", changed, 1, ["Zoé", "Late"])
            await store.append_chat("ABCDE", b'"one"')
            await store.append_chat("ABCDE", b'"two"')
            await store.append_chat("ABCDE", b'"three"')
            await store.save_game("save", b"{}")

    async def read() -> None:
        async with database.store() as store:
            assert await store.room("ABCDE") == changed
            assert await store.room("NOONE") is None
            game.ending, game.names = "ending", ["Zoé", "Late"]
            assert await store.games("ABCDE") == [game]
            assert await store.log("ABCDE", 1) == [(0, "bet:3"), (0, None)]
            assert await store.position("ABCDE", 1) == kept
            assert await store.chat("ABCDE", 2) == [b'"two"', b'"three"']
            assert await store.saved_game("save") == b"{}"
            assert await store.saved_game("none") is None

    in_a_loop(write())
    in_a_loop(read())


def test_an_awaited_write_is_committed(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            for n in range(20):
                await store.append("ABCDE", 1, n, (0, f"bet:{n}"))
                assert database.rows("SELECT max(n) FROM answers") == [(n,)]

    in_a_loop(run())


def test_many_tables_share_transactions_and_keep_their_order(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            await asyncio.gather(*[store.append(f"T{n % 7}", 1, n // 7, (0, f"k{n}")) for n in range(700)])
            for table in range(7):
                assert await store.log(f"T{table}", 1) == [(0, f"k{n * 7 + table}") for n in range(100)]

    in_a_loop(run())


def test_two_answers_cannot_have_the_same_place(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            writings = [
                store.append("ABCDE", 1, 0, (0, "first")),
                store.append("ABCDE", 1, 0, (1, "second")),
                store.append("ABCDE", 1, 1, (1, "third")),
            ]
            outcomes = await asyncio.gather(*writings, return_exceptions=True)
            assert outcomes[0] is None
            assert isinstance(outcomes[1], Conflict)
            assert outcomes[2] is None, "what collides fails alone"
            assert await store.log("ABCDE", 1) == [(0, "first"), (1, "third")]

    in_a_loop(run())


def test_nothing_else_gets_a_code_or_an_id_that_is_taken(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            for _ in range(2):
                writings = (store.open_room("ABCDE", room()), store.save_game("save", b"{}"))
                outcomes = await asyncio.gather(*writings, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [Conflict, Conflict]

    in_a_loop(run())


def test_a_failing_disk_fails_the_writing_and_leaves_nothing(tmp_path: Path) -> None:
    async def run() -> None:
        async with SqliteDatabase(tmp_path / "croupier.sqlite3").store() as store:
            assert isinstance(store, SqliteStore)
            await store.append("ABCDE", 1, 0, (0, "before"))
            store._connection.execute("PRAGMA query_only = 1")
            with pytest.raises(StoreFailed):
                await store.append("ABCDE", 1, 1, (0, "lost"))
            store._connection.execute("PRAGMA query_only = 0")
            await store.append("ABCDE", 1, 1, (0, "after"))
            assert await store.log("ABCDE", 1) == [(0, "before"), (0, "after")]

    in_a_loop(run())


def test_a_store_that_is_closed_stores_nothing(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            await store.append("ABCDE", 1, 0, (0, "before"))
        for work in (store.append("ABCDE", 1, 1, (0, "closed")), store.log("ABCDE", 1), store.delete_table("ABCDE")):
            with pytest.raises(StoreFailed):
                await work

    in_a_loop(run())
    assert database.rows("SELECT key FROM answers") == [("before",)]


def test_a_value_that_cannot_be_stored_fails_alone(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            rows = [(0, "first"), (2**70, "too large for a number of the database"), (1, "third")]
            appended = [store.append("ABCDE", 1, n, row) for n, row in enumerate(rows)]
            outcomes = await asyncio.gather(*appended, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [type(None), StoreFailed, type(None)]
            assert await store.log("ABCDE", 1) == [(0, "first"), (1, "third")]

    in_a_loop(run())


def test_a_slow_commit_holds_up_no_reading(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            await store.append("ABCDE", 1, 0, (0, "before"))
            with database.held_up():
                writing = asyncio.create_task(store.append("ABCDE", 1, 1, (0, "waits")))
                await asyncio.sleep(0)
                assert await store.log("ABCDE", 1) == [(0, "before")]
                assert not writing.done()
            await writing
            assert await store.log("ABCDE", 1) == [(0, "before"), (0, "waits")]

    in_a_loop(run())


def test_what_waits_is_written_before_the_store_closes(database: Database) -> None:
    async def run() -> None:
        async with database.store() as store:
            writings = [asyncio.create_task(store.append("ABCDE", 1, n, (0, "k"))) for n in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*writings)

    in_a_loop(run())
    assert database.rows("SELECT count(*) FROM answers") == [(50,)]


def test_one_server_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "croupier.sqlite3"
    store = SqliteStore(path)
    with pytest.raises(BadDatabase, match="another Croupier"):
        SqliteStore(path)
    in_a_loop(store.close())
    in_a_loop(SqliteStore(path).close())


def spoil_version(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()


def another_programs(path: Path) -> None:
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA application_id = 7")
    connection.close()


def no_database(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 1000)


def broken_inside(path: Path) -> None:
    spoilt = bytearray(path.read_bytes())
    spoilt[4096:] = b"\xff" * (len(spoilt) - 4096)
    path.write_bytes(spoilt)


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (spoil_version, "newer Croupier"),
        (another_programs, "another program"),
        (no_database, "cannot be used"),
        (broken_inside, "broken|cannot be used"),
    ],
)
def test_a_database_that_cannot_be_used_is_told_in_words_and_left_alone(
    tmp_path: Path, spoil: object, words: str
) -> None:
    path = tmp_path / "croupier.sqlite3"
    in_a_loop(SqliteStore(path).close())
    assert callable(spoil)
    spoil(path)
    before = path.read_bytes()
    for _ in range(2):
        with pytest.raises(BadDatabase, match=words):
            SqliteStore(path)
        assert path.read_bytes() == before


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    with pytest.raises(BadDatabase):
        SqliteStore(tmp_path)


def test_nobody_else_may_read_the_file(tmp_path: Path) -> None:
    path = tmp_path / "croupier.sqlite3"
    in_a_loop(SqliteStore(path).close())
    assert path.stat().st_mode & 0o077 == 0
