"""Opening and joining tables over HTTP, and what all responses have in common."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from croupier import games
from croupier.server.messages.parts import Code
from croupier.server.sqlite import SqliteStore
from tests.server.serving import Json, Person, Running, wait_until

pytestmark = pytest.mark.usefixtures("running")


def test_a_table_is_opened_and_its_opener_sits(person: Person) -> None:
    astronaut = "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{ROCKET}"
    nickname = f"  Z\u200doé\u0007 {astronaut} "
    response = person.http.post("/api/tables", json={"game": "smile-life", "nickname": nickname, "seats": 3})
    assert response.status_code == 201
    opened = response.json()
    assert opened["seats"] == [0]
    cookie = response.headers["set-cookie"]
    assert cookie.startswith(f"croupier_{opened['code']}=")
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "the request came over http"
    assert len(cookie.partition("=")[2].partition(";")[0]) >= 22, "at least 128 bits"
    room = person.get(f"/api/tables/{opened['code']}", language="fr")
    assert room["opener"] is True
    assert room["yours"] == [0]
    assert room["stage"] == "lobby"
    assert room["title"] == "Smile Life"
    assert [seat["held_by"] for seat in room["seats"]] == ["person", "nobody", "nobody"]
    assert room["seats"][0]["name"] == f"Zoé {astronaut}"


def test_codes_can_be_read_aloud_and_typed_in_lower_case(person: Person) -> None:
    import msgspec

    code = person.open()
    assert msgspec.convert(code, Code) == code
    assert person.get(f"/api/tables/{code.lower()}")["code"] == code


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"game": "poker"}, 404, "no such game"),
        ({"seats": 9}, 400, "2 to 6 seats"),
        ({"options": {"points": 0}}, 400, "points"),
        ({"options": {"colour": "red"}}, 400, "colour"),
        ({"nickname": " \u200b "}, 400, "letter or digit"),
        ({"nickname": ""}, 400, "nickname"),
        ({"nickname": "x" * 25}, 400, "nickname"),
        ({"bots": "genius"}, 400, "bot"),
        ({"seats": 2, "hot_seat": ["b", "c"]}, 400, "2 seats"),
        ({"clock": 1}, 400, "clock"),
        ({"surprise": 1}, 400, "surprise"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_words(person: Person, wish: Any, status: int, words: str) -> None:
    body = {"game": "russian-roulette", "nickname": "Zoé"} | wish
    assert words in person.wrong("POST", "/api/tables", status, json=body)


def test_requests_must_be_json_small_and_from_here(person: Person, running: Running) -> None:
    body = '{"game": "russian-roulette", "nickname": "Zoé"}'
    person.wrong("POST", "/api/tables", 415, content=body)
    person.wrong("POST", "/api/tables", 415, content=body, headers={"content-type": "text/plain"})
    json = {"content-type": "application/json"}
    person.wrong("POST", "/api/tables", 400, content="{", headers=json)
    person.wrong("POST", "/api/tables", 400, content=b"\xff\xfe", headers=json)
    person.wrong("POST", "/api/tables", 413, content=" " * 270_000 + body, headers=json)
    person.wrong("POST", "/api/tables", 403, content=body, headers={**json, "origin": "https://evil.example"})
    person.wrong("POST", "/api/tables", 403, content=body, headers={**json, "origin": "null"})
    code = person.open()
    person.wrong("POST", f"/api/tables/{code}/links", 403, headers={"origin": "https://evil.example"})
    here = person.http.post("/api/tables", content=body, headers={**json, "origin": f"http://{running.address}"})
    assert here.status_code == 201


def test_what_is_not_there_is_told_in_the_readers_language(person: Person) -> None:
    assert "Il n’y a rien" in person.wrong("GET", "/api/nothing?language=fr", 404)
    assert "Il n’y a pas de table" in person.wrong(
        "GET", "/api/tables/ZZZZZ", 404, headers={"accept-language": "fr-BE"}
    )
    person.wrong("GET", "/api/tables/I0O1x", 404)
    person.wrong("GET", "/api/games/poker", 404)
    person.wrong("DELETE", "/api/tables", 405)
    person.wrong("GET", "/nowhere", 404)
    person.wrong("GET", "/..%2f..%2fetc/passwd", 404)


def test_every_response_has_the_headers_that_keep_others_out(person: Person) -> None:
    for path in ("/", "/healthz", "/api/games", "/api/nothing", "/t/ABCDE"):
        headers = person.http.get(path).headers
        assert headers["content-security-policy"].startswith("default-src 'none'; script-src 'self';")
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "referrer-policy" in headers
        assert "permissions-policy" in headers
    assert person.http.get("/healthz").text == "ok"


def test_without_a_page_it_says_how_to_build_one(person: Person) -> None:
    page = person.http.get("/t/ABCDE")
    assert page.status_code == 200
    assert "make play" in page.text


def test_friends_sit_down_where_there_is_room(running: Running, person: Person) -> None:
    code = person.open(seats=3)
    friend, third, late = Person(running), Person(running), Person(running)
    assert friend.sit(code, "Bob", 2) == [2]
    assert third.sit(code, "bob") == [1]
    names = [seat["name"] for seat in person.get(f"/api/tables/{code}")["seats"]]
    assert names == ["Zoé", "bob 2", "Bob"]
    path = f"/api/tables/{code}/seats"
    assert "watch" in late.wrong("POST", path, 409, json={"nickname": "Late"})
    assert "taken" in late.wrong("POST", path, 409, json={"nickname": "Late", "seat": 0})
    late.wrong("POST", path, 404, json={"nickname": "Late", "seat": 8})
    assert late.get(f"/api/tables/{code}")["yours"] == []
    assert friend.get(f"/api/tables/{code}")["opener"] is False


def test_a_second_person_at_the_same_browser_keeps_the_first_ones_seat(person: Person) -> None:
    code = person.open(seats=3)
    cookie = dict(person.http.cookies)
    assert person.sit(code, "Bob") == [0, 1]
    assert dict(person.http.cookies) == cookie


def test_a_person_may_take_a_bots_seat_before_the_deal(running: Running, person: Person) -> None:
    code = person.open(seats=2, bots="random")
    friend = Person(running)
    assert friend.sit(code) == [1]
    person.wrong("POST", f"/api/tables/{code}/seats", 409, json={"nickname": "x"})


def link_of(person: Person, code: str) -> Json:
    """Return the message that moves a player's seats to another device."""
    path = str(person.http.post(f"/api/tables/{code}/links").json()["path"])
    assert path.startswith(f"/t/{code}/")
    return {"link": path.rsplit("/", 1)[-1]}


def test_a_link_brings_the_seat_to_another_device_once(running: Running, person: Person) -> None:
    code = person.open()
    link = link_of(person, code)
    phone = Person(running)
    assert phone.http.get(f"/t/{code}/{link['link']}").status_code == 200, "opening the link does not use it up"
    there = phone.http.post(f"/api/tables/{code}/devices", json=link)
    assert (there.status_code, there.json()["seats"]) == (200, [0])
    assert phone.get(f"/api/tables/{code}")["yours"] == [0]
    assert phone.get(f"/api/tables/{code}")["opener"] is True
    assert person.get(f"/api/tables/{code}")["yours"] == [0]
    Person(running).wrong("POST", f"/api/tables/{code}/devices", 404, json=link)
    Person(running).wrong("POST", f"/api/tables/{code}/links", 403)
    again, other = link_of(person, code), person.open()
    Person(running).wrong("POST", f"/api/tables/{other}/devices", 404, json=again)


def test_a_link_takes_nothing_from_the_player_who_follows_it(running: Running, person: Person) -> None:
    code = person.open(seats=3)
    mallory = Person(running)
    mallory.sit(code, "Mallory")
    link = link_of(mallory, code)
    evil = {"origin": "https://evil.example"}
    Person(running).wrong("POST", f"/api/tables/{code}/devices", 403, json=link, headers=evil)
    assert "already have a seat" in person.wrong("POST", f"/api/tables/{code}/devices", 409, json=link)
    assert person.get(f"/api/tables/{code}")["yours"] == [0]
    assert person.get(f"/api/tables/{code}")["opener"] is True
    assert mallory.get(f"/api/tables/{code}")["yours"] == [1]
    phone = Person(running)
    assert phone.http.post(f"/api/tables/{code}/devices", json=link).json()["seats"] == [1], "the link is still valid"


def test_a_link_to_a_seat_that_was_given_up_leads_nowhere(running: Running, person: Person) -> None:
    code = person.open(seats=3)
    friend = Person(running)
    friend.sit(code, "Bob")
    link = link_of(friend, code)
    with friend.socket(code) as wire:
        wire.ask("leave", "room")
    Person(running).wrong("POST", f"/api/tables/{code}/devices", 404, json=link)


def test_the_store_knows_no_token(running: Running, person: Person) -> None:
    code = person.open()
    (token,) = dict(person.http.cookies).values()
    store = running.server.store
    assert isinstance(store, SqliteStore)
    with closing(sqlite3.connect(store.path)) as beside:
        (written,) = beside.execute("SELECT room FROM rooms WHERE code = ?", (code,)).fetchone()
    assert token not in written


def test_a_link_grows_old(timed: Running) -> None:
    person = Person(timed)
    code = person.open()
    link = link_of(person, code)
    timed.move_clock(601)
    Person(timed).wrong("POST", f"/api/tables/{code}/devices", 404, json=link)


def test_the_catalogue_tells_all_about_the_games(person: Person) -> None:
    for language in ("en", "fr"):
        told = person.get("/api/games", language=language)["games"]
        assert [game["name"] for game in told] == list(games())
        for game in told:
            assert game["bots"] == ["learner", "friend", "sharp", "master"]
            assert game["usual_bot"] == "friend+mixed"
            assert [option["name"] for option in game["options"]] == [o.name for o in games()[game["name"]].options]
            words = person.get(f"/api/games/{game['name']}", language=language)
            assert words["title"] == game["title"]
            assert len(words["rules"]) > 5
            assert any(id.startswith("card-") and id.endswith(".text") for id in words["words"])
            assert not any("{" in text for text in words["words"].values())


def test_where_a_table_stands_is_told_to_its_players_only(running: Running, person: Person) -> None:
    friend, stranger = Person(running), Person(running)
    code = person.open("smile-life", seats=2)
    friend.sit(code)
    path = f"/api/tables/{code}/state"
    lobby = {"code": code, "game": "smile-life", "title": "Smile Life", "stage": "lobby"}
    assert person.get(path) == lobby | {"seated": True, "your_turn": False}
    wire = person.socket(code)
    wire.send("start")
    (asked,) = wire.view["waiting"]
    for seat, player in enumerate((person, friend)):
        assert player.get(path) == lobby | {"stage": "playing", "seated": True, "your_turn": seat == asked}
    assert stranger.get(path) == lobby | {"stage": "playing", "seated": False, "your_turn": False}
    stranger.wrong("GET", "/api/tables/AAAAA/state", 404)


def test_the_catalogue_tells_how_long_games_take_and_what_a_first_game_is(person: Person) -> None:
    for game in person.get("/api/games")["games"]:
        assert {each["seats"] for each in game["durations"]} == set(range(game["least_seats"], game["most_seats"] + 1))
        assert person.open(game["name"], options=game["first"], bots="random", start=True)


def test_the_catalogue_says_which_choices_go_with_how_many_seats(person: Person) -> None:
    told = {
        game["name"]: {option["name"]: option for option in game["options"]}
        for game in person.get("/api/games")["games"]
    }
    rickall = told["total-rickall"]
    assert dict(zip(rickall["mode"]["choices"], rickall["mode"]["seats"], strict=True)) == {
        "classic": [2, 3, 4, 5],
        "advanced": [3, 4, 5],
    }
    assert dict(zip(rickall["first"]["choices"], rickall["first"]["seats"], strict=True))["3"] == [4, 5]
    assert all(seats == [2, 3, 4] for seats in told["hundred-days"]["tiles"]["seats"])


def test_words_are_asked_for_again_only_by_their_tag(person: Person) -> None:
    first = person.http.get("/api/games/total-rickall?language=fr")
    assert first.headers["content-encoding"] == "gzip"
    again = person.http.get("/api/games/total-rickall?language=fr", headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304
    assert again.content == b""
    plain = person.http.get("/api/games/total-rickall?language=fr", headers={"accept-encoding": "identity"})
    assert plain.json() == first.json()


def test_a_socket_of_another_site_or_of_no_table_is_turned_away(running: Running, person: Person) -> None:
    code = person.open()
    with pytest.raises(InvalidStatus) as turned_away:
        person.socket(code, headers={"Origin": "https://evil.example"})
    assert turned_away.value.response.status_code == 403
    with pytest.raises(InvalidStatus) as turned_away:
        person.socket("ZZZZZ")
    assert turned_away.value.response.status_code == 404
    with person.socket(code, headers={"Origin": f"http://{running.address}"}) as wire:
        assert wire.read()["type"] == "room"


def test_addresses_that_cannot_be_lead_nowhere(running: Running, person: Person) -> None:
    person.wrong("POST", "/api/tables", 403, json={"game": "smile-life"}, headers={"origin": "http://["})
    person.wrong("GET", f"/api/replays/AAAAA-1/moments/{'1' * 5000}", 404)
    person.wrong("GET", "/" + "a" * 300, 404)


def test_a_fault_of_ours_has_words_and_an_id(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(code: str) -> None:
        raise ZeroDivisionError(code)

    monkeypatch.setattr(running.server.house, "find", broken)
    response = Person(running).http.get("/api/tables/ABCDE", params={"language": "fr"})
    assert response.status_code == 500
    assert "ABCDE" not in response.text
    assert response.json()["id"] in response.json()["text"]
    assert "content-security-policy" in response.headers


def test_a_table_that_nobody_comes_to_is_let_go(timed: Running) -> None:
    person = Person(timed)
    code = person.open()
    assert code in timed.server.house.rooms
    timed.move_clock(61)
    wait_until(lambda: code not in timed.server.house.rooms)
    assert person.get(f"/api/tables/{code}")["yours"] == [0]
