"""Arbitrary input over HTTP and the socket: never a 500, never a traceback, never a dead table."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import croupier
from croupier.server.messages.from_page import Answer
from croupier.server.schema.protocol import FROM_PAGE, components
from tests.server.serving import Person, Running, Wire

EXPECTED = {200, 201, 303, 304, 400, 403, 404, 405, 409, 410, 413, 415, 429}
QUICK = settings(
    max_examples=40, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow]
)
JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)
SCHEMA = components()


def strategy(name: str) -> st.SearchStrategy[Any]:
    """Return a strategy for messages of the published schema."""
    return _values(SCHEMA[name])


def _values(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "$ref" in schema:
        return strategy(schema["$ref"].rpartition("/")[2])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "anyOf" in schema:
        return st.one_of([_values(each) for each in schema["anyOf"]])
    match schema.get("type"):
        case "object" if "properties" in schema:
            needed = {name: _values(schema["properties"][name]) for name in schema.get("required", [])}
            rest = {name: _values(each) for name, each in schema["properties"].items() if name not in needed}
            return st.fixed_dictionaries(needed, optional=rest)
        case "object":
            return st.dictionaries(st.text(max_size=8), _values(schema["additionalProperties"]), max_size=3)
        case "array":
            return st.lists(_values(schema["items"]), max_size=4)
        case "string":
            return st.text(min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 30), 30))
        case "integer":
            return st.integers(schema.get("minimum"), schema.get("maximum"))
        case "boolean":
            return st.booleans()
        case "null":
            return st.none()
        case unknown:
            raise AssertionError(f"nothing is made of {unknown}")


@pytest.fixture(scope="module")
def fuzzed(running: Running) -> tuple[Running, str]:
    person = Person(running)
    code = person.open(seats=2, bots="random", start=True)
    person.go()
    return running, code


def check(response: httpx.Response) -> None:
    assert response.status_code in EXPECTED, response.text
    if response.status_code >= 400:
        assert set(response.json()) == {"text", "id"}
    assert "Traceback" not in response.text


@QUICK
@given(
    body=strategy("OpenTable")
    | st.fixed_dictionaries(
        {"game": st.sampled_from(list(croupier.games())), "nickname": st.text(min_size=1, max_size=24)},
        optional={
            "seats": st.integers(0, 9),
            "bots": st.sampled_from(["random", "sensible", "none"]),
            "hot_seat": st.lists(st.text(min_size=1, max_size=24), max_size=8),
            "options": st.dictionaries(st.sampled_from(["points", "mode", "deck"]), JUNK, max_size=2),
            "start": st.booleans(),
        },
    )
    | JUNK
)
def test_opening_tables(fuzzed: tuple[Running, str], body: Any) -> None:
    with httpx.Client(base_url=f"http://{fuzzed[0].address}", verify=False) as http:
        check(http.post("/api/tables", content=json.dumps(body), headers={"content-type": "application/json"}))


@QUICK
@given(body=strategy("TakeSeat") | JUNK)
def test_taking_seats(fuzzed: tuple[Running, str], body: Any) -> None:
    running, code = fuzzed
    with httpx.Client(base_url=f"http://{running.address}", verify=False) as http:
        headers = {"content-type": "application/json"}
        check(http.post(f"/api/tables/{code}/seats", content=json.dumps(body), headers=headers))


SEGMENT = st.text(st.characters(codec="utf-8", exclude_characters="/?#\\"), min_size=1, max_size=8)


@QUICK
@given(
    method=st.sampled_from(["GET", "POST", "PUT", "HEAD", "OPTIONS"]),
    place=st.sampled_from(["/api/tables/", "/api/games/", "/api/replays/", "/t/", "/r/", "/assets/", "/"]),
    parts=st.lists(
        SEGMENT | st.sampled_from(["seats", "links", "moments", "save", "check", "..", "socket"]), max_size=3
    ),
    query=st.dictionaries(st.sampled_from(["language", "seen_by"]), st.text(max_size=6), max_size=2),
)
def test_any_address(fuzzed: tuple[Running, str], method: str, place: str, parts: list[str], query: Any) -> None:
    from urllib.parse import quote

    path = place + "/".join([quote(part, safe="") for part in parts])
    with httpx.Client(base_url=f"http://{fuzzed[0].address}", verify=False) as http:
        response = http.request(method, path, params=query)
        assert response.status_code in EXPECTED, response.text
        assert "Traceback" not in response.text


MESSAGES = st.one_of([strategy(each.__name__) for each in FROM_PAGE])


@QUICK
@given(said=st.lists(MESSAGES.map(json.dumps) | JUNK.map(json.dumps) | st.text() | st.binary(), max_size=12))
def test_anything_over_the_socket(fuzzed: tuple[Running, str], said: list[str | bytes]) -> None:
    person = Person(fuzzed[0])
    code = person.open(seats=2, bots="random", start=True)
    with person.socket(code) as wire:
        for each in said:
            wire.connection.send(each)
        wire.settled()
        assert all('"type":"failed"' not in frame for frame in wire.frames)
        _lives(person, code, wire)
    person.go()


def _lives(person: Person, code: str, wire: Wire) -> None:
    """Assert that the table still works: an answer is accepted, or refused in words."""
    update = wire.anew("look", seat=None)
    wire.send("answer", seat=0, number=update["number"], key="bet:1")
    wire.settled()
    assert person.get(f"/api/tables/{code}")["code"] == code


def test_every_message_of_the_page_is_fuzzed() -> None:
    assert {each.__name__ for each in FROM_PAGE} >= {"Answer", "Undo", "Why", "Look", "Say", "Kick", "Start"}
    assert Answer in FROM_PAGE
