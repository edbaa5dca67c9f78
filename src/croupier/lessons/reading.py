"""Finds and reads the lessons of a game: the ``*.toml`` files in the folder ``lessons`` of its package."""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

import msgspec

from croupier.lessons.script import BadLesson, Lesson
from croupier.table import GameInfo

PATH: Final = re.compile(r" - at `\$\.?(.*)`$")
PART: Final = re.compile(r"(\w+)\[(\d+)\]")
OPENINGS: Final = ("position", "table")


@cache
def lessons_of(game: GameInfo) -> list[Lesson]:
    """The lessons of a game in teaching order; empty if it has none."""
    folder = files(game.package).joinpath("lessons")
    if not folder.is_dir():
        return []
    texts = {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".toml")}
    lessons = sorted([read(game, name, text) for name, text in texts.items()], key=lambda lesson: lesson.number)
    numbers = [lesson.number for lesson in lessons]
    if len(set(numbers)) < len(numbers):
        raise BadLesson(f"{game.name}: two lessons have the same number: {numbers}")
    return lessons


def lesson_of(game: GameInfo, id: str) -> Lesson | None:
    """A lesson by its id, the name of its file."""
    return next((lesson for lesson in lessons_of(game) if lesson.id == id), None)


def read(game: GameInfo, name: str, text: str) -> Lesson:
    """A lesson from the text of its file. ``BadLesson`` says what is wrong with it, and where."""
    where = f"{game.name}, {name}"
    try:
        script = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{where}: {error}") from None
    scenes = script.get("scene")
    for scene in scenes if isinstance(scenes, list) else []:
        _open_json(scene, where)
    try:
        lesson = msgspec.convert({**script, "id": name.removesuffix(".toml"), "game": game.name}, Lesson)
    except msgspec.ValidationError as error:
        raise BadLesson(f"{where}{_in_words(str(error), script)}") from None
    _check_scenes(lesson, where)
    return lesson


def _open_json(scene: Any, where: str) -> None:
    """Parse the JSON text of a scene's opening."""
    for key in OPENINGS:
        if isinstance(scene, dict) and isinstance(scene.get(key), str):
            try:
                scene[key] = json.loads(scene[key])
            except ValueError as error:
                raise BadLesson(f"{where}, scene {scene.get('id')}: {key} is not JSON: {error}") from None


def _check_scenes(lesson: Lesson, where: str) -> None:
    """Check what the types of a file cannot express."""
    ids = [scene.id for scene in lesson.scene]
    if len(set(ids)) < len(ids):
        raise BadLesson(f"{where}: two scenes have the same id: {ids}")
    for scene in lesson.scene:
        if (scene.position is None) == (scene.table is None):
            raise BadLesson(f"{where}, scene {scene.id}: it needs either a position or a table")
        if scene.step[-1].answer is not None or scene.step[-1].after:
            raise BadLesson(
                f"{where}, scene {scene.id}: its last step must have no `answer` and no `after`: it only tells the outcome"
            )
        if scene.alone is not None and scene.alone.end[-1].events():
            raise BadLesson(
                f"{where}, scene {scene.id}, alone: the last end must have no `when`: it is used if no other fits"
            )


def _in_words(error: str, script: Any) -> str:
    """An error of msgspec with its path in words: which scene, which step, which key."""
    path = PATH.search(error)
    if path is None:
        return f": {error}"
    words = ""
    for part in path[1].split("."):
        numbered = PART.fullmatch(part)
        if numbered and numbered[1] == "scene":
            words += f", scene {script['scene'][int(numbered[2])].get('id', int(numbered[2]) + 1)}"
        elif numbered:
            words += f", {numbered[1]} {int(numbered[2]) + 1}"
        else:
            words += f", {part}"
    return f"{words}: {error[: path.start()]}"
