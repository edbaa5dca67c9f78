"""Two workers on one database: a client that arrives at the wrong one is sent to the right one, without noticing."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from croupier.server import app, leases
from croupier.server.postgresql import PostgresqlStore
from tests.server.databases import PostgresqlDatabase
from tests.server.serving import PATIENCE, HandClock, Person, Running, beyond, wait_until
from tests.server.test_doors import asking
from tests.server.test_operator import admin


@contextmanager
def workers(database: PostgresqlDatabase, **settings: Any) -> Iterator[tuple[Running, Running]]:
    with Running(database.name, **settings) as one, Running(database.name, **settings) as two:
        yield one, two


@pytest.fixture
def pair(shared: PostgresqlDatabase) -> Iterator[tuple[Running, Running]]:
    with workers(shared) as running:
        yield running


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers notify each other without delay."""
    monkeypatch.setattr(leases, "RENEWED_EVERY", 0.05)
    monkeypatch.setattr(app, "TOLD_EVERY", 0.05)


def test_people_of_two_workers_play_at_one_table(pair: tuple[Running, Running]) -> None:
    one, two = pair
    opener, friend = Person(one), Person(two)
    code = opener.open("hundred-days", seats=2)
    assert friend.sit(code) == [1]
    assert friend.get(f"/api/tables/{code}", language="fr")["yours"] == [1]
    with opener.socket(code) as here, friend.socket(code) as there:
        here.ask("start", "update")
        there.until("update")
        for _ in range(6):
            seat, before = here.view["waiting"][0], here.update["answers"]
            (here, there)[seat].answer(seat)
            here.until("update", beyond("answers", before))
            there.until("update", beyond("answers", before))
        there.ask("say", "chat", text="Hello")
        here.until("chat", lambda chat: bool(chat["lines"]))
    assert code in one.server.house.rooms
    assert code not in two.server.house.rooms


def test_what_is_declined_is_declined_in_words_wherever_one_arrives(pair: tuple[Running, Running]) -> None:
    one, two = pair
    code = Person(one).open(seats=2)
    stranger = Person(two)
    evil = {"origin": "https://evil.example"}
    stranger.wrong("POST", f"/api/tables/{code}/seats", 403, json={"nickname": "Eve"}, headers=evil)
    stranger.wrong("POST", f"/api/tables/{code}/seats", 413, json={"nickname": "x" * 100_000})
    stranger.wrong("POST", f"/api/tables/{code}/links", 403)
    stranger.wrong("GET", "/api/tables/ZZZZZ", 404)
    with pytest.raises(InvalidStatus) as refused:
        stranger.socket(code, headers={"Origin": "https://evil.example"})
    assert refused.value.response.status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        stranger.socket("ZZZZZ")
    assert refused.value.response.status_code == 404


def test_a_neighbour_that_cannot_be_reached_is_told_in_words(
    pair: tuple[Running, Running], shared: PostgresqlDatabase
) -> None:
    one, two = pair
    code = Person(one).open(seats=2)
    shared.rows("UPDATE workers SET address = '127.0.0.1:1'")
    stranger = Person(two)
    stranger.wrong("GET", f"/api/tables/{code}", 503)
    with pytest.raises(InvalidStatus) as refused:
        stranger.socket(code)
    assert refused.value.response.status_code == 503


def test_a_page_that_goes_while_it_is_led_is_no_fault(
    pair: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, two = pair
    code, away = Person(one).open(), "127.0.0.8"
    connect, led = two.loop.create_connection, threading.Event()

    async def slowly(*given: Any) -> Any:
        led.set()
        while two.connections_of(away):
            await asyncio.sleep(0.005)
        return await connect(*given)

    monkeypatch.setattr(two.loop, "create_connection", slowly)
    with socket.create_connection(("127.0.0.1", two.port), PATIENCE, (away, 0)) as page:
        page.sendall(asking(two.address, f"/api/tables/{code}/socket"))
        assert led.wait(PATIENCE)
    wait_until(lambda: not two.connections_of(away))
    monkeypatch.undo()
    with Person(two).socket(code) as wire:
        wire.until("room")
        wait_until(lambda: len(one.room(code).state.connections) == 1)
    assert "a request failed" not in caplog.text


def test_who_is_led_keeps_address_and_encryption(shared: PostgresqlDatabase) -> None:
    with workers(shared, trusted_proxies=("127.0.0.1",)) as (one, two):
        code = Person(one).open(seats=2)
        friend = Person(two)
        friend.http.headers.update({"x-forwarded-for": "203.0.113.7", "x-forwarded-proto": "https"})
        response = friend.http.post(f"/api/tables/{code}/seats", json={"nickname": "Bob"})
        assert "Secure" in response.headers["set-cookie"]
        assert "203.0.113.7" in one.server.accounts.known()


def test_nobody_else_passes_for_a_neighbour(pair: tuple[Running, Running]) -> None:
    one, _ = pair
    mallory = Person(one)
    for word in ("", "guessed", one.server.store.word[:-1]):
        mallory.get("/api/games", headers={"x-croupier-word": word, "x-croupier-client": "203.0.113.7"})
    assert "203.0.113.7" not in one.server.accounts.known()


def test_a_table_goes_on_in_the_other_worker_when_its_own_ends(shared: PostgresqlDatabase) -> None:
    with Running(shared.name) as two:
        with Running(shared.name) as one:
            opener, friend = Person(one), Person(two)
            code = opener.open("hundred-days", seats=2)
            friend.sit(code)
            here, there = opener.socket(code), friend.socket(code)
            here.ask("start", "update")
            there.until("update")
            here.answer(here.view["waiting"][0])
            before = there.until("update", beyond("answers", 0))
            link = friend.http.post(f"/api/tables/{code}/links").json()["path"].rpartition("/")[2]
        there.drain()
        assert there.connection.close_code == 1012, "the page is told, and comes back"
        opener.move(two.address)
        with friend.socket(code) as there, opener.socket(code) as here:
            after = there.until("update")
            assert after["moment"] == before["moment"]
            assert here.until("update")["answers"] == 1
        followed = Person(two).http.post(f"/api/tables/{code}/devices", json={"link": link})
        assert followed.json()["seats"] == [1], "links are stored too"


def test_a_worker_that_has_lost_its_tables_sends_the_pages_on(
    shared: PostgresqlDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "RENEWED_EVERY", 60)
    with workers(shared) as (one, two):
        people = Person(one), Person(one)
        code = people[0].open("hundred-days", seats=2)
        people[1].sit(code)
        with people[0].socket(code) as here, people[1].socket(code) as there:
            here.ask("start", "update")
            before = there.until("update")
            shared.rows("UPDATE workers SET until = now() - interval '1 s' WHERE id = (SELECT worker FROM leases)")
            assert Person(two).get(f"/api/tables/{code}")["stage"] == "playing"
            turn = there.view["waiting"][0]
            asked = (here, there)[turn]
            asked.answer(turn)
            assert asked.until("refused")["reason"] == "not-written"
            for wire in (here, there):
                wire.drain()
                assert wire.connection.close_code == 1013
        with people[1].socket(code) as there:
            assert there.until("update")["moment"] == before["moment"], "it is sent to the other worker now"
            with people[turn].socket(code) as asked:
                asked.answer(turn)
                there.until("update", beyond("answers", 0))
        assert code in two.server.house.rooms
        assert code not in one.server.house.rooms


@pytest.mark.usefixtures("at_once")
def test_limits_and_bans_are_of_all_workers(shared: PostgresqlDatabase) -> None:
    with workers(shared, tables_per_minute=1, hand_clock=HandClock(), trusted_proxies=("127.0.0.1",)) as (one, two):
        person = Person(one)
        person.http.headers["x-forwarded-for"] = "203.0.113.7"
        for _ in range(2):
            person.open()
        wait_until(lambda: not two.server.accounts.of("203.0.113.7").tables.holds())
        person.move(two.address)
        person.wrong("POST", "/api/tables", 429, json={"game": "smile-life", "nickname": "Zoé"})
        admin(shared.name, "ban", "203.0.113.7")
        for running in (one, two):
            person.move(running.address)
            wait_until(lambda: person.http.get("/api/games").status_code == 403)


def test_orders_are_carried_out_by_the_worker_that_has_the_table(pair: tuple[Running, Running]) -> None:
    one, two = pair
    name = one.server.store.url if isinstance(one.server.store, PostgresqlStore) else ""
    first, second = Person(one), Person(two)
    codes = [first.open(seats=2), second.open(seats=2)]
    sockets = [first.socket(codes[0]), second.socket(codes[1])]
    for code, wire in zip(codes, sockets, strict=True):
        admin(name, "close", code)
        assert "closed this table" in wire.until("told")["text"]
        assert "no table" in admin(name, "close", code, good=False)
    kept = first.open()
    assert "0 tables" in admin(name, "expire", "--days", "0"), "tables that are held are in use"
    first.get(f"/api/tables/{kept}")


def test_figures_are_of_each_worker(pair: tuple[Running, Running]) -> None:
    one, two = pair
    Person(one).open()
    text = Person(two).http.get("/metrics").text
    assert text.count("\ncroupier_tables{") == 2
    for running in pair:
        assert f'worker="{running.server.inside}"' in text
