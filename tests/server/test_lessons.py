"""Lessons over HTTP: whole lessons in both languages, and the parts that a learner plays alone."""

from __future__ import annotations

from typing import Any

import pytest

from croupier import games
from croupier.lessons import LEARNER, Lesson, lessons_of
from croupier.table import GameInfo
from tests.server.serving import Json, Person

pytestmark = pytest.mark.usefixtures("running")

LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.id}")
    for game in games().values()
    for lesson in lessons_of(game)
]
FIRST = "/api/games/russian-roulette/lessons/first-round"
MODEL = ("pocket:click", "pass", "bet:2", "pass", "pass", "play:air-gun")


def alone(person: Person, *answers: str, language: str = "en") -> Any:
    """Return the server's response to the answers of a learner who plays the last scene of roulette alone."""
    wish = {"scene": "alone", "answers": answers}
    response = person.http.post(f"{FIRST}/alone?language={language}", json=wish)
    assert response.status_code == 200, response.text
    return response.json()


def assert_performed(told: Json, opening: bool = False) -> None:
    """Assert that the beats on the way to a table tell its events, in order, up to the last beat. The deal of an
    ``opening`` comes before them.
    """
    events = [event for beat in told["beats"] for event in beat["events"]]
    upto = told["beats"][-1]["upto"] if told["beats"] else 0
    due = [event for event in told["events"] if event["n"] <= upto]
    assert events == (due[len(due) - len(events) :] if opening else due)
    assert all(beat["title"] and beat["lasts"] > 0 for beat in told["beats"])
    assert all(beat["view"]["decision"] is None for beat in told["beats"])


def test_the_catalogue_lists_the_lessons(person: Person) -> None:
    listed: Json = {game["name"]: game["lessons"] for game in person.get("/api/games", language="fr")["games"]}
    first = listed["russian-roulette"][0]
    assert first == {"id": "first-round", "title": "Six chambres, une BALLE", "minutes": 5}
    assert {name: [each["id"] for each in lessons] for name, lessons in listed.items()} == {
        game.name: [lesson.id for lesson in lessons_of(game)] for game in games().values()
    }


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_sent_whole(person: Person, game: GameInfo, lesson: Lesson, language: str) -> None:
    sent = person.get(f"/api/games/{game.name}/lessons/{lesson.id}", language=language)
    assert sent["title"] == lesson.title.said(language)
    for scene, scripted in zip(sent["scenes"], lesson.scene, strict=True):
        assert scene["alone"] == (scripted.alone is not None)
        for step, written in zip(scene["steps"], scripted.step, strict=True):
            assert_performed(step, opening=step is scene["steps"][0])
            for reply in step["others"].values():
                assert_performed(reply)
            offered = [option["key"] for option in step["moment"]["options"]]
            assert step["text"] == written.said(language)
            assert step["moment"]["seat"] == LEARNER
            assert step["answer"] is None or step["answer"] in offered
            assert all(key in offered or reply["refusal"] for key, reply in step["others"].items())
            assert step["answer"] not in step["others"]


def test_a_reply_says_why_a_choice_is_refused_or_shows_what_comes_of_it(person: Person) -> None:
    _, accuse, _, cards, _ = person.get(FIRST, language="en")["scenes"]
    gift = cards["steps"][0]["others"]["play:gift"]
    assert gift["refusal"] == "Keep “Present!” for now: it's played in the phase “Trigger”."
    assert (gift["rule"], gift["moment"]) == ("RR-11.2", None)
    assert cards["steps"][0]["others"]["bet:0"] == cards["steps"][0]["others"]["bet:5"]
    passed = accuse["steps"][1]["others"]["pass"]
    assert passed["refusal"] is None
    assert passed["moment"]["result"] == "Purple wins on points."
    assert passed["lines"][-1]["text"] == "Purple wins with 15 points."
    assert accuse["steps"][2]["lines"][0]["text"] == "You accuse Purple of cheating!"


def test_a_learner_plays_alone(person: Person) -> None:
    begun = alone(person)
    assert begun["lines"] == []
    assert begun["text"] is None
    assert begun["moment"]["question"] == "Which card goes into your pocket?"
    bet = alone(person, "pocket:bullet", "pass", "bet:2")
    assert "bet" in [line["event"] for line in bet["lines"]]
    assert "pocketed" not in [line["event"] for line in bet["lines"]]
    done = alone(person, *MODEL, language="fr")
    assert done["text"].startswith("Vous gagnez")
    assert [beat["beat"] for beat in done["beats"]].count("volley") == 2
    performed = [event for beat in done["beats"] for event in beat["events"]]
    assert performed == done["events"][-len(performed) :]
    assert done["moment"]["result"] == "Vous gagnez aux points\N{NARROW NO-BREAK SPACE}!"


def test_a_learner_sees_only_their_own_side(person: Person) -> None:
    zones = {zone["name"]: zone["cards"] for zone in alone(person, "pocket:click")["moment"]["view"]["zones"]}
    assert zones["pocket:0"] == ["click"]
    assert zones["pocket:1"] == zones["pocket:2"] == [None]


@pytest.mark.parametrize(
    ("path", "body", "status", "words"),
    [
        (
            f"{FIRST}/alone",
            {"scene": "alone", "answers": ["bet:2"]},
            409,
            "(RR-3.3)",
        ),
        (f"{FIRST}/alone", {"scene": "alone", "answers": ["jump"]}, 409, ""),
        (f"{FIRST}/alone", {"scene": "alone", "answers": ["pocket:click"] * 101}, 400, "Expected `array` of length"),
        (f"{FIRST}/alone", {"scene": "alone", "answers": [""]}, 400, "length"),
        (f"{FIRST}/alone", {"scene": "honest", "answers": []}, 404, "no such lesson"),
        (f"{FIRST}/alone", {"scene": "nowhere", "answers": []}, 404, "no such lesson"),
        (
            "/api/games/russian-roulette/lessons/last-round/alone",
            {"scene": "alone", "answers": []},
            404,
            "no such lesson",
        ),
        ("/api/games/poker/lessons/first-round/alone", {"scene": "alone", "answers": []}, 404, "no such game"),
    ],
)
def test_what_cannot_be_is_said_in_words(person: Person, path: str, body: Json, status: int, words: str) -> None:
    assert words in person.wrong("POST", path, status, json=body)


def test_unknown_lessons_are_said_in_words(person: Person) -> None:
    assert "Cette leçon n’existe pas" in person.wrong("GET", "/api/games/smile-life/lessons/none?language=fr", 404)
    assert "no such game" in person.wrong("GET", "/api/games/poker/lessons/none?language=en", 404)


def test_no_answer_comes_after_the_end(person: Person) -> None:
    body = {"scene": "alone", "answers": [*MODEL, "pass"]}
    assert "over already" in person.wrong("POST", f"{FIRST}/alone?language=en", 409, json=body)
