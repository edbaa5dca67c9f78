"""Replays of finished games; running games have none."""

from __future__ import annotations

import json

import pytest

import croupier
from tests.server.serving import Json, Person, Running

LAST_ROUND = {"points": 1}


@pytest.fixture(scope="module")
def finished(running: Running) -> tuple[str, Json]:
    """Play a game to its end; return its id, and what seat 0 saw last."""
    person = Person(running)
    with person.play(seats=3, bots="random", options=LAST_ROUND) as wire:
        over = wire.play_out(0)
        code = wire.last["room"]["code"]
        wire.until("room", lambda room: room["stage"] == "over")
    person.go()
    return f"{code}-1", over


def test_a_running_game_tells_nothing(person: Person) -> None:
    with person.play(seats=3, bots="random") as wire:
        assert wire.update
        code = wire.last["room"]["code"]
        for path in ("", "/save", "/check", "/moments/0", "/moments/0/why"):
            for seen_by in ("all", "public", "0"):
                said = person.wrong("GET", f"/api/replays/{code}-1{path}?seen_by={seen_by}", 403)
                assert "still going on" in said


def test_a_finished_game_is_told_from_every_side(person: Person, finished: tuple[str, Json]) -> None:
    id, over = finished
    public = person.get(f"/api/replays/{id}")
    everything = person.get(f"/api/replays/{id.lower()}", seen_by="all", language="fr")
    own = person.get(f"/api/replays/{id}", seen_by="0")
    assert public["answers"] == over["answers"]
    assert public["deal"] == over["moment"]["view"]["deal"]
    assert public["seed"] == over["moment"]["view"]["seed"]
    assert public["names"][0] == "Zoé"
    assert everything["lines"][0]["text"] != public["lines"][0]["text"]
    for told in (public, everything, own):
        ats = [line["at"] for line in told["lines"]]
        assert ats == sorted(ats)
        assert ats[-1] == over["answers"]
    assert any(line["text"].startswith("You") for line in own["lines"])


def test_the_replay_that_sees_all_tells_which_cards_were_drawn(person: Person, finished: tuple[str, Json]) -> None:
    id, _ = finished
    public, everything = (
        {line["text"] for line in person.get(f"/api/replays/{id}", seen_by=by)["lines"]} for by in ("public", "all")
    )
    draws = {text for text in public if " draws " in text}
    assert draws
    assert not draws & everything


def test_a_finished_game_tells_why_a_bot_would_answer_so(person: Person, finished: tuple[str, Json]) -> None:
    id, over = finished
    for at in range(0, over["answers"], 5):
        moment = person.get(f"/api/replays/{id}/moments/{at}", seen_by="all")
        seat = moment["next_seat"]
        why = [person.get(f"/api/replays/{id}/moments/{at}/why", seen_by=by)["text"] for by in ("all", seat)]
        assert why[0] == why[1]
        assert why[0][-1] in ".!"
        other = (seat + 1) % 3
        person.wrong("GET", f"/api/replays/{id}/moments/{at}/why?seen_by={other}", 400)
    person.wrong("GET", f"/api/replays/{id}/moments/{over['answers']}/why?seen_by=all", 404)


def test_every_moment_is_as_the_engine_saw_it(person: Person, finished: tuple[str, Json]) -> None:
    id, over = finished
    saved = person.get(f"/api/replays/{id}/save")
    table = croupier.open_table(saved["game"], saved["seats"], saved["seed"], saved["options"])
    for at in range(0, over["answers"] + 1, 7):
        while table.answer_count < at:
            table.answer(*saved["answers"][table.answer_count])
        for seen_by, seat in (("public", None), ("1", 1)):
            shown = person.get(f"/api/replays/{id}/moments/{at}", seen_by=seen_by)
            truth = json.loads(json.dumps(table.view(seat)))
            assert shown["at"] == at
            assert shown["moment"]["view"]["zones"] == truth["zones"]
            assert shown["moment"]["view"]["waiting"] == truth["waiting"]
            assert shown["next_answer"] is None or shown["next_seat"] == seat
        laid_open = person.get(f"/api/replays/{id}/moments/{at}", seen_by="all")
        assert all(None not in zone["cards"] for zone in laid_open["moment"]["view"]["zones"])
        assert laid_open["next_answer"] is not None or at == over["answers"]
    first = person.get(f"/api/replays/{id}/moments/0", seen_by="all")
    assert first["moment"]["view"]["events"] <= 5, "the replay can go back"


def test_the_deal_is_checked(person: Person, finished: tuple[str, Json], running: Running) -> None:
    id, over = finished
    check = person.get(f"/api/replays/{id}/check")
    assert check["hash_agrees"] is True
    assert check["replay_agrees"] is True
    assert check["deal"] == over["moment"]["view"]["deal"]
    recording = running.server.replays._games[id]
    recording.ending = "another end"
    assert person.get(f"/api/replays/{id}/check")["replay_agrees"] is False
    recording.deal = "0" * 64
    assert person.get(f"/api/replays/{id}/check", language="fr")["hash_agrees"] is False
    running.server.replays._games.clear()


def test_a_save_is_downloaded_and_uploaded(person: Person, finished: tuple[str, Json]) -> None:
    id, over = finished
    download = person.http.get(f"/api/replays/{id}/save")
    assert "attachment" in download.headers["content-disposition"]
    assert croupier.load(download.content).over
    response = person.http.post("/api/replays", content=download.content, headers={"content-type": "application/json"})
    assert response.status_code == 201, response.text
    kept = response.json()["id"]
    replay = person.get(f"/api/replays/{kept}", seen_by="all")
    assert replay["answers"] == over["answers"]
    assert replay["names"] == person.get(f"/api/replays/{id}")["names"]
    assert person.get(f"/api/replays/{kept}/check")["replay_agrees"] is True
    assert croupier.load(person.http.get(f"/api/replays/{kept}/save").content).over


@pytest.mark.parametrize("names", [None, ["Ada"], ["Ada"] * 7, "Ada", [1, 2, 3], ["", "", ""], ["A" * 2000, "B", "C"]])
def test_a_save_without_proper_names_is_told_with_numbers(
    names: object, person: Person, finished: tuple[str, Json]
) -> None:
    saved = person.get(f"/api/replays/{finished[0]}/save") | {"names": names}
    kept = person.http.post("/api/replays", json=saved).json()["id"]
    assert person.get(f"/api/replays/{kept}")["names"][0] == "Player 1"


def test_what_is_no_save_is_refused_in_words(person: Person, finished: tuple[str, Json]) -> None:
    saved = person.get(f"/api/replays/{finished[0]}/save")
    headers = {"content-type": "application/json"}
    for wrong in ("", "{}", "[1]", "null", "[" * 5000, json.dumps({**saved, "seed": 1}), json.dumps(saved)[:-200]):
        assert "saved game" in person.wrong("POST", "/api/replays", 400, content=wrong, headers=headers)
    for part, value, said in (
        ("version", 0, "needs version 0"),
        ("game", "chess", "don't have this game"),
        ("seats", 9, "changed"),
    ):
        other = json.dumps({**saved, part: value})
        assert said in person.wrong("POST", "/api/replays", 400, content=other, headers=headers)
    french = person.wrong("POST", "/api/replays?language=fr", 400, content="{}", headers=headers)
    assert french == "Ce fichier n’est pas une partie enregistrée, ou n’en est qu’un morceau."
    person.wrong("POST", "/api/replays", 413, content=" " * 2_100_000, headers=headers)
    person.wrong("POST", "/api/replays", 415, content=json.dumps(saved))


@pytest.mark.parametrize(
    "more",
    ['"x": NaN', '"x": "\\ud800"', '"x": ' + "[" * 2000 + "]" * 2000, '"names": ["\\ud800", "b", "c"]'],
    ids=["NaN", "surrogate", "deep", "name"],
)
def test_what_is_no_json_may_not_ride_along(more: str, person: Person, finished: tuple[str, Json]) -> None:
    saved = json.dumps(person.get(f"/api/replays/{finished[0]}/save")).rstrip("}") + f", {more}}}"
    headers = {"content-type": "application/json"}
    assert "saved game" in person.wrong("POST", "/api/replays", 400, content=saved, headers=headers)


def test_a_save_from_another_editor_is_read_and_nothing_else_kept(person: Person, finished: tuple[str, Json]) -> None:
    saved = person.get(f"/api/replays/{finished[0]}/save") | {"diary": "x" * 1000}
    content = json.dumps(saved).encode("utf-8-sig")
    kept = person.http.post("/api/replays", content=content, headers={"content-type": "application/json"})
    assert kept.status_code == 201
    assert "diary" not in person.get(f"/api/replays/{kept.json()['id']}/save")


def test_a_save_of_many_forks_is_too_long(person: Person) -> None:
    table = croupier.open_table("smile-life", 2, 1)
    for seed in range(5):
        table = table.fork(0, seed)
    assert "too long" in person.wrong("POST", "/api/replays", 400, json=table.save())


def test_what_is_not_there_is_told_in_words(person: Person, finished: tuple[str, Json]) -> None:
    id, over = finished
    code = id.partition("-")[0]
    for unknown in ("ZZZZZ-1", f"{code}-2", f"{code}-01", f"{code}-", "nothing", f"{code}-1x"):
        person.wrong("GET", f"/api/replays/{unknown}", 404)
    person.wrong("GET", f"/api/replays/{id}/moments/{over['answers'] + 1}", 404)
    person.wrong("GET", f"/api/replays/{id}/moments/-1", 404)
    person.wrong("GET", f"/api/replays/{id}/moments/{10**30}", 404)
    for viewer in ("3", "-1", "x", "", "00", "1.0"):
        person.wrong("GET", f"/api/replays/{id}?seen_by={viewer}", 400)
