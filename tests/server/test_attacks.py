"""Attacks that once succeeded, and must now fail: what one person or one address does must not affect the others."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import croupier
from croupier.server.allowance import network_of
from croupier.server.house import PRIVATE_LENGTH
from croupier.server.moments import words_of
from croupier.server.nicknames import appearance
from croupier.server.records import MOST_PEOPLE
from croupier.server.sqlite import SqliteStore
from croupier.server.store import BadDatabase
from croupier.server.web_server import HttpProtocol
from tests.server.serving import PATIENCE, HandClock, Person, Running, in_a_loop, wait_until
from tests.server.test_restart import FailingStore

WISH = {"game": "russian-roulette", "nickname": "Zoé"}


def guarded(path: Path, **limits: Any) -> Running:
    """A server behind a proxy on this machine, whose clock stands still."""
    return Running(path / "croupier.sqlite3", hand_clock=HandClock(), trusted_proxies=("127.0.0.1",), **limits)


def comes_from(running: Running, address: str) -> Person:
    """Return a browser at this address, behind the proxy."""
    person = Person(running)
    person.http.headers["x-forwarded-for"] = address
    return person


# Messages of one person cost the others nothing.


def test_work_counts_over_all_sockets_of_a_person_and_others_play_on(tmp_path: Path) -> None:
    for language in ("en", "fr"):
        words_of(WISH["game"], language)  # otherwise the first request that needs them would pay for reading them
    with guarded(tmp_path, work_share=0.002) as running:
        flooding, other = Person(running), Person(running)
        code = flooding.open(seats=2)
        other.sit(code)
        here = other.socket(code)
        wires = [flooding.socket(code) for _ in range(3)]
        wires[0].ask("start", "update")
        refused = [False] * 3
        for at in range(5000):
            wires[at % 3].send("speak", language="fr" if at % 2 else "en")
            while (message := wires[at % 3].read())["type"] not in ("update", "refused"):
                pass
            refused[at % 3] = message["type"] == "refused" and message["reason"] == "too-fast"
            if all(refused):
                break
        assert all(refused), "10 ms of work are used up, whichever socket asks"
        with pytest.raises(InvalidStatus) as turned_away:
            flooding.socket(code)
        assert turned_away.value.response.status_code == 429
        here.answer(1)
        here.until("update", lambda update: 1 in update["moment"]["view"]["answered"])
        running.move_clock(60)
        flooding.socket(code).settled()


# Floods from one address.


def test_wrong_wishes_cost_no_table_and_one_address_leaves_the_others_theirs(tmp_path: Path) -> None:
    with guarded(tmp_path, tables_per_minute=1) as running:
        flooding, honest = comes_from(running, "203.0.113.7"), comes_from(running, "203.0.113.8")
        for _ in range(40):
            flooding.wrong("POST", "/api/tables", 400, json=WISH | {"seats": 9})
            flooding.wrong("POST", "/api/tables", 400, json={"game": 7})
        flooding.open()
        flooding.open()
        assert "moment" in flooding.wrong("POST", "/api/tables", 429, json=WISH)
        honest.open()
        running.move_clock(60)
        flooding.open()


def test_uploads_of_one_address_leave_the_others_theirs(tmp_path: Path) -> None:
    saved = json.dumps(croupier.open_table("russian-roulette", 2, 1).save())
    sent: dict[str, Any] = {"content": saved, "headers": {"content-type": "application/json"}}
    with guarded(tmp_path, uploads_per_minute=1) as running:
        flooding, honest = comes_from(running, "203.0.113.7"), comes_from(running, "203.0.113.8")
        for _ in range(40):
            flooding.wrong("POST", "/api/replays", 400, content="{", headers=sent["headers"])
        assert [flooding.http.post("/api/replays", **sent).status_code for _ in range(3)] == [201, 201, 429]
        assert honest.http.post("/api/replays", **sent).status_code == 201


def test_requests_are_counted_by_address(tmp_path: Path) -> None:
    with guarded(tmp_path, request_rate=2) as running:
        flooding, honest = comes_from(running, "2001:db8::1"), comes_from(running, "2001:db8:0:1::1")
        neighbour = comes_from(running, "2001:db8::2")
        for _ in range(20):
            flooding.get("/api/games")
        response = flooding.http.get("/api/games", params={"language": "fr"})
        assert response.status_code == 429
        assert response.headers["retry-after"]
        assert "adresse" in response.json()["text"]
        neighbour.wrong("GET", "/api/games", 429)
        honest.get("/api/games")
        assert flooding.http.get("/healthz").status_code == 200
        running.move_clock(1)
        flooding.get("/api/games")


def test_requests_that_are_much_work_count_for_more(tmp_path: Path) -> None:
    with guarded(tmp_path, address_share=0.001) as running:
        flooding, honest = comes_from(running, "203.0.113.7"), comes_from(running, "203.0.113.8")
        lesson = "/api/games/russian-roulette/lessons/first-round/alone"
        asked = {"scene": "honest", "answers": []}
        assert 429 in (flooding.http.post(lesson, json=asked).status_code for _ in range(200))
        assert honest.http.get("/api/games").status_code == 200


def test_an_address_in_a_header_counts_only_if_a_trusted_proxy_says_it(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Running(tmp_path / "croupier.sqlite3", hand_clock=HandClock(), tables_per_minute=1) as running:
        for at in range(2):
            comes_from(running, f"203.0.113.{at}").open()
        comes_from(running, "203.0.113.9").wrong("POST", "/api/tables", 429, json=WISH)
    warned = [each for each in caplog.records if "--trusted-proxy" in each.message]
    assert len(warned) == 1, "the operator is warned only once"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix", "unix"),
    ],
)
def test_the_network_of_an_address(address: str, network: str) -> None:
    assert network_of(address) == network


# Half-sent requests.


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Running]:
    """A server with short timeouts, and room for twenty connections of an address."""
    quick: dict[str, Any] = {"header_timeout": 0.2, "body_timeout": 0.2}
    with Running(tmp_path / "croupier.sqlite3", most_connections=20, **quick) as running:
        yield running


def half_sent(running: Running, text: str, address: str = "127.0.0.1") -> socket.socket:
    talking = socket.create_connection(("127.0.0.1", running.port), PATIENCE, (address, 0))
    talking.sendall(text.encode())
    return talking


def rest(talking: socket.socket) -> str:
    """Return what the server still sends before it closes."""
    with talking:
        return b"".join(iter(lambda: talking.recv(65536), b"")).decode()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "POST /api/tables HTTP/1.1\r\nHost: x\r\n",
        "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{",
        "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET /api/games HTTP/1.1\r\n",
    ],
    ids=["nothing", "headers", "body", "a second request"],
)
def test_a_request_that_does_not_arrive_is_ended_in_words(hasty: Running, text: str) -> None:
    said = rest(half_sent(hasty, text))
    assert "HTTP/1.1 408 " in said
    assert "too long" in said


@pytest.mark.parametrize(
    "begun",
    ["GET / HTTP/1.1\r\nHost: x\r\nX: y", "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"],
    ids=["headers", "body"],
)
def test_a_request_that_trickles_in_gets_no_more_time(
    running: Running, monkeypatch: pytest.MonkeyPatch, begun: str
) -> None:
    heard: list[HttpProtocol] = []
    receive = HttpProtocol.data_received

    def hear(self: HttpProtocol, data: bytes) -> None:
        receive(self, data)
        heard.append(self)

    monkeypatch.setattr(HttpProtocol, "data_received", hear)
    with half_sent(running, begun) as talking:
        wait_until(lambda: bool(heard))
        ends = heard[0]._time_out
        assert ends is not None
        talking.sendall(b"y")
        wait_until(lambda: len(heard) == 2)
        assert heard[0]._time_out is ends


def test_many_half_sent_requests_leave_others_theirs(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3", most_connections=20) as running:
        begun = "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 90\r\n\r\n"
        held = [half_sent(running, begun, "127.0.0.2") for _ in range(20)]
        said = rest(half_sent(running, "", "127.0.0.2"))
        assert said.startswith("HTTP/1.1 429 ")
        assert "connections" in said
        person = Person(running)
        assert person.http.get("/healthz").text == "ok"
        person.play(seats=2, bots="random").until("update")
        for each in held:
            each.close()
        wait_until(lambda: not running.connections_of("127.0.0.2"))
        with half_sent(running, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n", "127.0.0.2") as again:
            assert again.recv(99).startswith(b"HTTP/1.1 200 ")


def test_a_socket_stays_however_little_is_said(hasty: Running) -> None:
    wire = Person(hasty).play(seats=2, bots="random")
    wire.until("update")
    slow = half_sent(hasty, "")
    assert " 408 " in rest(slow)
    wire.settled()


# Links and devices.


def test_a_seat_is_on_so_many_devices_and_a_room_stays_small(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3", most_devices=3) as running:
        person = Person(running)
        code = person.open(seats=2)

        def follow() -> httpx.Response:
            link = person.http.post(f"/api/tables/{code}/links").json()["path"].rpartition("/")[2]
            return Person(running).http.post(f"/api/tables/{code}/devices", json={"link": link})

        assert [follow().status_code for _ in range(4)] == [200, 200, 409, 409]
        assert "3 devices" in follow().json()["text"]
        for at in range(MOST_PEOPLE + 8):
            guest = Person(running)
            guest.sit(code)
            with guest.socket(code) as wire:
                if at % 2:
                    wire.ask("leave", "room")
                else:
                    with person.socket(code) as opener:
                        opener.until("room", lambda room: room["seats"][1]["here"])
                        opener.send("kick", seat=1)
                        opener.until("room", lambda room: room["seats"][1]["held_by"] == "nobody")
            guest.go()
        record = running.room(code).record
        assert len(record.people) <= MOST_PEOPLE
        assert person.get(f"/api/tables/{code}")["yours"] == [0]


def test_of_many_links_of_a_player_only_the_last_is_kept(tmp_path: Path) -> None:
    with Running(tmp_path / "croupier.sqlite3") as running:
        person = Person(running)
        code = person.open(seats=2)
        links = [person.http.post(f"/api/tables/{code}/links").json()["path"].rpartition("/")[2] for _ in range(50)]
        assert len(running.room(code).record.links) == 1
        for link in links[:-1]:
            Person(running).wrong("POST", f"/api/tables/{code}/devices", 404, json={"link": link})
        followed = Person(running).http.post(f"/api/tables/{code}/devices", json={"link": links[-1]})
        assert followed.json()["seats"] == [0]


@pytest.mark.parametrize("kicked", [False, True])
def test_a_number_that_is_given_again_gives_nothing_of_its_new_owner_to_the_old_one(
    tmp_path: Path, kicked: bool
) -> None:
    with Running(tmp_path / "croupier.sqlite3") as running:
        person = Person(running)
        code = person.open(seats=2)
        old = Person(running)
        old.sit(code, "Old")
        watching = old.socket(code)
        link = old.http.post(f"/api/tables/{code}/links").json()["path"].rpartition("/")[2]
        number = running.room(code).record.places[1].owner
        if kicked:
            with person.socket(code) as opener:
                opener.send("kick", seat=1)
                watching.until("room", lambda room: room["seats"][1]["held_by"] == "nobody")
        else:
            watching.ask("leave", "room")
        for _ in range(MOST_PEOPLE):
            guest = Person(running)
            guest.sit(code, "New")
            if running.room(code).record.places[1].owner == number:
                break
            with guest.socket(code) as wire:
                wire.until("room")
                wire.ask("leave", "room")
            guest.go()
        assert running.room(code).record.places[1].owner == number
        watching.send("leave")
        assert watching.until("refused")["reason"] == "not-seated"
        assert old.get(f"/api/tables/{code}")["yours"] == []
        Person(running).wrong("POST", f"/api/tables/{code}/devices", 404, json={"link": link})


# Two servers.


def test_a_link_to_a_database_in_use_is_refused(tmp_path: Path) -> None:
    path, link = tmp_path / "croupier.sqlite3", tmp_path / "elsewhere" / "link.sqlite3"
    link.parent.mkdir()
    store = SqliteStore(path)
    link.symlink_to(path)
    with pytest.raises(BadDatabase, match="another Croupier"):
        SqliteStore(link)
    in_a_loop(store.close())
    in_a_loop(SqliteStore(link).close())


# Codes.


def test_codes_cannot_be_guessed(tmp_path: Path) -> None:
    with guarded(tmp_path, guesses_per_minute=5) as running:
        opener, friend = comes_from(running, "203.0.113.7"), comes_from(running, "203.0.113.8")
        code = opener.open()
        guessing = comes_from(running, "203.0.113.7")
        for at in range(9):
            guessing.wrong("GET", f"/api/tables/AAAA{'BCDEFGHJKL'[at]}", 404)
        guessing.get(f"/api/tables/{code}")
        guessing.wrong("GET", "/api/replays/AAAAM-1", 404)
        for path in (f"tables/{code}", f"tables/{code}/state", "tables/AAAAA", "replays/AAAAN-1"):
            assert "code" in guessing.wrong("GET", f"/api/{path}", 429)
        with pytest.raises(InvalidStatus) as refused:
            guessing.socket(code, headers={"X-Forwarded-For": "203.0.113.7"})
        assert refused.value.response.status_code == 429
        opener.get(f"/api/tables/{code}")  # a player with a seat there is not guessing
        friend.get(f"/api/tables/{code}")
        running.move_clock(12)
        guessing.get(f"/api/tables/{code}")


def test_only_its_link_opens_a_private_table(running: Running, person: Person) -> None:
    code = person.open(seats=2, private=True)
    assert len(code) == PRIVATE_LENGTH
    friend = Person(running)
    friend.sit(code)
    assert friend.socket(code).read()["yours"] == [1]
    friend.wrong("GET", f"/api/tables/{code[:5]}", 404)
    assert person.http.get(f"/t/{code}").status_code == 200


def test_the_log_does_not_open_a_private_table(
    running: Running, person: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level("INFO"):
        code = person.open(seats=2, private=True)
    logged = [getattr(each, "croupier_fields", {}) for each in caplog.records]
    assert [each["room"] for each in logged if each.get("event") == "open"] == [code[:5]]
    assert code not in caplog.text


# Health.


def test_a_server_that_cannot_write_is_alive_and_not_ready(tmp_path: Path) -> None:
    failing = FailingStore(tmp_path / "croupier.sqlite3")
    with Running(tmp_path / "unused", store=failing, hand_clock=HandClock()) as running:
        person = Person(running)
        assert person.http.get("/readyz").status_code == 200
        failing._connection.execute("PRAGMA query_only = 1")
        assert person.http.get("/readyz").status_code == 200, "writing is tried once a second"
        running.move_clock(1)
        assert person.http.get("/healthz").status_code == 200
        assert person.http.get("/readyz").status_code == 503
        failing._connection.execute("PRAGMA query_only = 0")
        running.move_clock(1)
        assert person.http.get("/readyz").status_code == 200
        running.server.house.closing = True
        assert person.http.get("/readyz").text == "closing"
        running.server.house.closing = False


# Hosts, origins, names.


def test_a_request_says_which_host_it_means(running: Running) -> None:
    for host in ("Host:\r\n", "Host: \r\nOrigin: null\r\n"):
        said = rest(half_sent(running, f"GET /api/games HTTP/1.1\r\n{host}Connection: close\r\n\r\n"))
        assert said.startswith("HTTP/1.1 400 ")
        assert "which host" in said
    assert "which host" in rest(half_sent(running, "GET /api/games HTTP/1.0\r\n\r\n"))


@pytest.mark.parametrize("origin", ["null", "", "http://", "http://evil.example"])
def test_a_page_of_no_site_or_of_another_is_refused(running: Running, person: Person, origin: str) -> None:
    person.wrong("POST", "/api/tables", 403, json=WISH, headers={"origin": origin})
    with pytest.raises(InvalidStatus):
        person.socket(person.open(), headers={"Origin": origin})


def test_a_page_that_came_unencrypted_does_not_speak_for_one_that_did_not(tmp_path: Path) -> None:
    with guarded(tmp_path) as running:
        person = Person(running)
        safe = {"x-forwarded-proto": "https", "origin": f"http://{running.address}"}
        person.wrong("POST", "/api/tables", 403, json=WISH, headers=safe)
        safe["origin"] = f"https://{running.address}"
        assert person.http.post("/api/tables", json=WISH, headers=safe).status_code == 201
        without = {"origin": f"https://{running.address}"}  # a proxy that does not pass on the scheme
        assert person.http.post("/api/tables", json=WISH, headers=without).status_code == 201


@pytest.mark.parametrize("name", ["Воb", "Βob", "Ｂob", "B\u043eb", "ВОВ"], ids=ascii)
def test_a_name_that_only_looks_like_a_taken_one_is_refused(running: Running, name: str) -> None:
    person, other = Person(running), Person(running)
    code = person.open(seats=3, nickname="Bob")
    assert "Bob" in other.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": name})
    other.wrong("POST", "/api/tables", 409, json=WISH | {"seats": 3, "nickname": "Bob", "hot_seat": [name]})


def test_names_that_differ_to_the_eye_are_welcome(running: Running) -> None:
    person = Person(running)
    code = person.open(seats=5, nickname="Zoe", game="smile-life")
    for name in ("Zoé", "Зоя", "Ζωή", "ZOE"):
        Person(running).sit(code, name)
    names = [seat["name"] for seat in person.get(f"/api/tables/{code}")["seats"]]
    assert names == ["Zoe", "Zoé", "Зоя", "Ζωή", "ZOE 2"]
    assert appearance("Воb") == appearance("bob")
