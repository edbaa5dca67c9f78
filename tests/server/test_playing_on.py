"""Finished games, played on from one of their moments at a new table."""

from __future__ import annotations

import pytest

import croupier
from croupier.table import seeded
from tests.server.serving import Json, Person, Running


@pytest.fixture(scope="module")
def finished(running: Running) -> tuple[str, int]:
    """Play a game to its end; return its id, and how many answers it took."""
    person = Person(running)
    with person.play(seats=3, bots="random", options={"points": 1}) as wire:
        over = wire.play_out(0)
        code = wire.last["room"]["code"]
        wire.until("room", lambda room: room["stage"] == "over")
    person.go()
    return f"{code}-1", int(over["answers"])


def played_on(person: Person, id: str, **wish: object) -> Json:
    response = person.http.post(f"/api/replays/{id}/play-on", json={"nickname": "Eve"} | wish)
    assert response.status_code == 201, response.text
    opened: Json = response.json()
    return opened


@pytest.mark.parametrize("part", [0, 0.37, 0.8])
def test_a_game_goes_on_from_the_moment_as_the_seat_saw_it(
    person: Person, finished: tuple[str, int], part: float
) -> None:
    id, answers = finished
    at = next(
        at
        for at in range(int(answers * part), answers)
        if person.get(f"/api/replays/{id}/moments/{at}", seen_by="1")["next_seat"] == 1
    )
    then = person.get(f"/api/replays/{id}/moments/{at}", seen_by="1")["moment"]["view"]
    opened = played_on(person, id, at=at, seat=1)
    assert opened["seats"] == [1]
    with person.socket(opened["code"]) as wire:
        for part_of_the_view in ("zones", "public", "counters", "asked"):
            assert wire.view.get(part_of_the_view) == then.get(part_of_the_view)
        names = [seat["name"] for seat in wire.last["room"]["seats"]]
        kinds = [seat["held_by"] for seat in wire.last["room"]["seats"]]
        assert names[1] == "Eve"
        assert kinds == ["bot", "person", "bot"]
        assert wire.update["answers"] == at
        assert wire.play_out(1)["moment"]["view"]["result"]


@pytest.mark.parametrize(
    ("wish", "status", "words"),
    [
        ({"at": 100_000, "seat": 0}, 404, "answers"),
        ({"at": 0, "seat": 3}, 400, "from a seat"),
        ({"at": 0, "seat": 0, "nickname": " "}, 400, "name"),
    ],
)
def test_what_cannot_be_played_on_is_refused_in_words(
    person: Person, finished: tuple[str, int], wish: Json, status: int, words: str
) -> None:
    said = person.wrong("POST", f"/api/replays/{finished[0]}/play-on", status, json={"nickname": "Eve"} | wish)
    assert words in said


def test_the_save_of_a_fork_cannot_be_played_on(person: Person) -> None:
    fork = croupier.open_table("russian-roulette", 2, 1).fork(0, 1)
    fork.play_out(seeded(1))
    id = person.http.post("/api/replays", json=fork.save()).json()["id"]
    said = person.wrong("POST", f"/api/replays/{id}/play-on", 409, json={"nickname": "Eve", "at": 3, "seat": 0})
    assert "fork" in said
