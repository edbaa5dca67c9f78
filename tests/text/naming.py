"""What every game must have words for, whatever it is about, and what can be read of its texts."""

from __future__ import annotations

import re
from importlib.resources import files
from types import ModuleType
from typing import Any

from fluent.syntax import FluentParser, ast

import croupier
from croupier.table import Event, GameInfo, Option
from croupier.text.words import plain, slug


def of_every_game(info: GameInfo) -> set[str]:
    """Its title and summary, its places and counters as any board shows them, and what a table can be opened with."""
    view: Any = croupier.open_table(info.name, info.usual_seats(), 1).view(0)
    return {
        "game-title",
        "game-summary",
        *[f"zone-{zone['name'].partition(':')[0]}" for zone in view["zones"]],
        *[f"counter-{counter['name']}" for counter in view["counters"]],
        *[f"table-option-{slug(option.name)}" for option in info.options],
        *[f"table-option-{slug(option.name)}-{slug(str(each))}" for option in info.options for each in option.choices],
    }


def source(info: GameInfo, file: str) -> str:
    """A file in the folder of a game."""
    return files(info.package).joinpath(file).read_text("utf-8")


def messages(info: GameInfo, lang: str) -> dict[str, list[str]]:
    """The ids of a game's text with their attributes; what cannot be parsed fails."""
    found: dict[str, list[str]] = {}
    for entry in FluentParser().parse(source(info, f"text/{lang}.ftl")).body:
        assert not isinstance(entry, ast.Junk), f"{lang}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{lang} says {entry.id.name} twice"
            found[entry.id.name] = sorted(attribute.id.name for attribute in entry.attributes)
    return found


def answers_in(options: ModuleType) -> list[Option]:
    """Every answer that stands in a module, alone or in a list."""
    known = [option for option in vars(options).values() if isinstance(option, Option)]
    for group in vars(options).values():
        if isinstance(group, list):
            known += [option for option in group if isinstance(option, Option)]
    return known


def told_of(info: GameInfo, event: Event) -> str:
    """What the English text says of an event."""
    found = re.search(rf"^event-{event.name} =.*?(?=^\S)", source(info, "text/en.ftl"), re.MULTILINE | re.DOTALL)
    assert found, event.name
    return found[0]


def check_sentence(event: Event, said: str) -> None:
    """It has a beginning and an end, nothing is left open in it, and it does not merely name the event."""
    assert "{" not in said
    assert said[0].isupper() or said[0] in "“«", said
    assert said[-1] in ".!", said
    assert not said.startswith(plain(event.name) + ":"), said
