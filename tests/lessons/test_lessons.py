"""Every lesson of the catalogue works on the engine, in both languages, and plays the same everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from hashlib import sha256

import pytest

import croupier
from croupier.lessons import LEARNER, BadLesson, Lesson, Solo, check, lesson_of, lessons_of, read, shown, tried
from croupier.table import GameInfo, Table

GAMES = croupier.games()
LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}-{lesson.id}") for game in GAMES.values() for lesson in lessons_of(game)
]


def seen(table: Table) -> str:
    return f"{table.view(LEARNER)} {table.events(0, LEARNER)}"


def fingerprint(game: GameInfo, lesson: Lesson) -> str:
    """Return a hash of everything that the learner sees in a lesson."""
    told = []
    for scene in lesson.scene:
        for now in shown(game, scene):
            told.append(seen(now.table))
            told += [
                seen(tried(now.table, key, reply.tried))
                for key, reply in now.step.other.items()
                if reply.tried is not None
            ]
        if scene.alone is not None:
            solo = Solo(game, scene)
            for key in scene.alone.model:
                solo.answer(key)
            told.append(seen(solo.table))
    return sha256("\n".join(told).encode()).hexdigest()


def fingerprints() -> str:
    return "\n".join(fingerprint(game, lesson) for game in GAMES.values() for lesson in lessons_of(game))


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_holds(game: GameInfo, lesson: Lesson) -> None:
    check(game, lesson)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_game_after_a_lesson_is_as_large_as_a_first_game(game: GameInfo, lesson: Lesson) -> None:
    assert lesson.play.seats == game.usual_seats()


def test_a_lesson_plays_the_same_in_every_process() -> None:
    program = "from tests.lessons.test_lessons import fingerprints; print(fingerprints())"
    env = {**os.environ, "PYTHONHASHSEED": "1"}
    told = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True).stdout
    assert told.strip() == fingerprints()


def test_lessons_are_found_by_game_and_id() -> None:
    roulette = GAMES["russian-roulette"]
    lesson = lesson_of(roulette, "first-round")
    assert lesson is not None
    assert lesson.title.said("fr") == "Six chambres, une BALLE"
    assert lesson_of(roulette, "nothing") is None


# Errors in a lesson file are reported in words.

FILE = """
minutes = 1
play = { seats = 3 }
[title]
en = "A title"
fr = "Un titre"
[[scene]]
id = "only"
position = '{}'
[scene.title]
en = "One"
fr = "Un"
[scene.about]
en = "A pocket."
fr = "Une poche."
[[scene.step]]
en = "Pocket a CLICK."
fr = "Un CLIC en poche."
light = ["pocket:click"]
answer = "pocket:click"
after = ["1 pocket:click", "2 pocket:click"]
[scene.step.other."pocket:bullet"]
en = "No."
fr = "Non."
[[scene.step]]
en = "Done."
fr = "Voilà."
light = []
rules = ["RR-4.2"]
"""


def wrong(text: str) -> str:
    """Return the error in a lesson of russian-roulette."""
    with pytest.raises(BadLesson) as caught:
        check(GAMES["russian-roulette"], read(GAMES["russian-roulette"], "one.toml", text))
    return str(caught.value)


def test_a_file_that_holds() -> None:
    file = FILE.replace("'{}'", """'{"players": [{}, {}, {}]}'""")
    check(GAMES["russian-roulette"], read(GAMES["russian-roulette"], "one.toml", file))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("minutes = 1", "minutes = ", "one.toml: Invalid value (at line 2, column 11)"),
        ("minutes = 1", "minutes = 'five'", "one.toml, minutes: Expected `int`"),
        ('fr = "Voilà."', "", "one.toml, scene only, step 2: Object missing required field `fr`"),
        ("light = []", "lights = []", "one.toml, scene only, step 2: Object contains unknown field `lights`"),
        ('"2 pocket:click"', '"pocket:click"', "one.toml, scene only, step 1, after 2: Expected `str` matching regex"),
        ("'{}'", "'{'", "one.toml, scene only: position is not JSON"),
        ("position = '{}'", "", "one.toml, scene only: it needs either a position or a table"),
        ("light = []", 'answer = "pass"', "one.toml, scene only: its last step must have no `answer`"),
        ("'{}'", "'{\"bets\": 1}'", "lesson one: scene only: "),
        ('answer = "pocket:click"', 'answer = "pocket:clock"', "step 1: seat 0 is not offered 'pocket:clock'"),
        (
            'light = ["pocket:click"]',
            'light = ["zone attic"]',
            "step 1: `light` names 'zone attic', which is not in the view",
        ),
        (
            'light = ["pocket:click"]',
            'light = ["counter points@9"]',
            "`light` names 'counter points@9', which is not in the view",
        ),
        (
            "light = []",
            'expect = [{ event = "spun", seat = 3 }]',
            "step 2: {'event': 'spun', 'seat': 3} does not happen",
        ),
        ("light = []", 'asked = { 0 = "pocket" }', "step 2: seat 0 must be asked pocket, but is asked bet"),
        ("light = []", "result = { winners = [0] }", "step 2: the result must be {'winners': [0]}, but is None"),
        ("light = []", 'view = { "public.round" = 7 }', "step 2: public.round must be 7, but is 1"),
        ("RR-4.2", "RR-99.9", "step 2: there is no clause RR-99.9"),
        (
            'en = "No."',
            'en = "No."\nrefused = "RR-4.2"',
            "other pocket:bullet: it must be refused by RR-4.2, but: on offer",
        ),
        ('other."pocket:bullet"', 'other."bet:*"', "other bet:*: it is not another choice of this step"),
        ('fr = "Non."', 'fr = "Non !"', "other pocket:bullet: French needs a no-break space at ' !'"),
        ('fr = "Non."', 'fr = " "', "other pocket:bullet: the sentence is missing in 'fr'"),
        ('en = "No."', 'en = "TODO"', "other pocket:bullet: the sentence is missing in 'en'"),
        ('en = "No."', f'en = "{"No. " * 70}"', "the sentence has 280 letters, but at most"),
        ("seats = 3", "seats = 30", "lesson one: World Championship Russian Roulette is for"),
    ],
)
def test_what_is_wrong_is_said_in_words(old: str, new: str, words: str) -> None:
    file = FILE.replace(old, new, 1)
    if "position = '{}'" in file:
        file = file.replace("'{}'", """'{"players": [{}, {}, {}]}'""")
    assert words in wrong(file)


ALONE = """
[scene.alone]
until = [{ event = "round", round = 2 }]
aim = [{ event = "scored", seat = 0 }]
model = ["bet:0", "pass"]
[scene.alone.others]
1 = ["bet:1", "pass"]
2 = ["bet:1", "pass"]
[[scene.alone.end]]
en = "So."
fr = "Voilà."
"""


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ('["bet:0", "pass"]', '["bet:0"]', "alone: the answers of `model` do not end the part; on offer: "),
        ('["bet:0", "pass"]', '["bet:0", "pass", "pass"]', "alone: the part is over before the answer 'pass'"),
        (
            'event = "scored", seat = 0',
            'event = "scored", seat = 9',
            "alone: the answers of `model` do not reach the aim",
        ),
        ('2 = ["bet:1", "pass"]', '2 = ["bet:9"]', "alone: `others` lists none of the answers on offer to a seat"),
        ('2 = ["bet:1", "pass"]', "", "alone: seat 0 has answered already"),
        ('en = "So."', 'en = ""', "alone: end 1: the sentence is missing in 'en'"),
        ('en = "So."', 'en = "So."\nwhen = { event = "died" }', "the last end must have no `when`"),
    ],
)
def test_what_is_wrong_with_a_part_played_alone_is_said_in_words(old: str, new: str, words: str) -> None:
    file = (FILE + ALONE).replace("'{}'", """'{"players": [{}, {}, {}]}'""")
    check(GAMES["russian-roulette"], read(GAMES["russian-roulette"], "one.toml", file))
    assert words in wrong(file.replace(old, new, 1))
