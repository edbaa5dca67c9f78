"""Tables with a custom deck: opened, shown, played by bots, restarted and replayed."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from croupier.server import responses
from tests.server.serving import Person, Running

DECK = """
game = "russian-roulette"
name = "Grandma's box"

[[action]]
id = "peek"
count = 8

[words.en.peek]
name = "Sneaky look"
"""


def test_the_lobby_shows_a_corrected_deck(running: Running, person: Person) -> None:
    code = person.open(game="russian-roulette", deck=DECK)
    room = person.get(f"/api/tables/{code}", language="en")
    assert room["deck"] == {"name": "Grandma's box", "corrections": ["Sneaky look: count 8"]}
    words = person.get(f"/api/tables/{code}/words", language="en")
    assert words["words"]["card-peek"] == "Sneaky look"
    french = person.get(f"/api/tables/{code}/words", language="fr")["words"]["card-peek"]
    assert french == person.get("/api/games/russian-roulette", language="fr")["words"]["card-peek"]
    assert person.get(f"/api/tables/{code}", language="fr")["deck"]["corrections"][0].endswith("nombre 8")


def test_the_words_of_a_table_are_made_once(running: Running, person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    code = person.open(game="russian-roulette", deck=DECK)
    pressed: list[int] = []

    def compress(body: bytes, *_: int, **__: int) -> bytes:
        pressed.append(len(body))
        return body

    monkeypatch.setattr(responses, "gzip", SimpleNamespace(compress=compress))
    person.http.headers["accept-encoding"] = "identity"
    tags = {person.http.get(f"/api/tables/{code}/words").headers["etag"] for _ in range(3)}
    assert (len(tags), len(pressed)) == (1, 1), "the words are compressed once"


def test_a_table_without_one_shows_none(running: Running, person: Person) -> None:
    assert person.get(f"/api/tables/{person.open()}")["deck"] is None


def test_it_is_played_with_bots_and_kept_with_the_game(running: Running, person: Person) -> None:
    code = person.open(start=True, game="russian-roulette", seats=2, bots="sensible", deck=DECK)
    wire = person.socket(code)
    assert wire.update["moment"]["view"]["edition"] == "Grandma's box"
    wire.play_out(0)
    replay = person.get(f"/api/replays/{code}-1", seen_by="all", language="en")
    assert replay["deck"]["name"] == "Grandma's box"
    assert person.get(f"/api/replays/{code}-1/words", language="en")["words"]["card-peek"] == "Sneaky look"
    assert person.get(f"/api/replays/{code}-1/check", language="en")["hash_agrees"] is True
    saved = person.get(f"/api/replays/{code}-1/save")
    assert saved["edition"]["action"] == [{"id": "peek", "count": 8}]
    uploaded = person.http.post("/api/replays", json=saved).json()["id"]
    assert person.get(f"/api/replays/{uploaded}", seen_by="all", language="en")["deck"]["name"] == "Grandma's box"


@pytest.mark.parametrize(
    ("deck", "words"),
    [
        ("name = ", "not TOML"),
        (DECK.replace("8", "99"), "must be from 0 to 8, not 99"),
        (DECK.replace("russian-roulette", "smile-life"), "this deck is for 'smile-life'"),
        ("#" * 200_001, "longer than"),
    ],
)
def test_a_deck_that_cannot_be_is_refused_in_words(running: Running, person: Person, deck: str, words: str) -> None:
    response = person.http.post("/api/tables", json={"game": "russian-roulette", "nickname": "Ada", "deck": deck})
    assert response.status_code == 400
    assert words in response.json()["text"]


def test_the_default_can_be_fetched(running: Running, person: Person) -> None:
    response = person.http.get("/api/games/russian-roulette/deck")
    assert response.status_code == 200
    assert 'filename="russian-roulette.toml"' in response.headers["content-disposition"]
    assert (
        person.get(f"/api/tables/{person.open(game='russian-roulette', deck=response.text)}")["deck"]["corrections"]
        == []
    )
    assert person.http.get("/api/games/poker/deck").status_code == 404
