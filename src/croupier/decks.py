"""Deck files: TOML with an owner's corrections to the cards of a game."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from croupier.table import BadTable, GameInfo
from croupier.table.edition import CORRECTABLE, TOTAL, limits_of
from croupier.text import LANGUAGES, Words

# Longer deck files are refused.
LONGEST: Final = 200_000

Table = dict[str, Any]


def read(info: GameInfo, text: str, where: str = "the deck file") -> Table:
    """Read the corrections of a deck file; raise ``BadTable`` if it is not TOML. The game checks their contents.

    Names and texts that equal the game's own are left out.
    """
    if len(text) > LONGEST:
        raise BadTable(f"{where} is longer than {LONGEST} characters")
    try:
        deck: Table = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BadTable(f"{where} is not TOML: {error}") from error
    if isinstance(deck.get("words"), dict):
        deck["words"] = {language: _changed(info, language, said) for language, said in deck["words"].items()}
    return deck


def _changed(info: GameInfo, language: str, said: Any) -> Any:
    """The names and texts of one language that differ from the game's own."""
    if language not in LANGUAGES or not isinstance(said, dict):
        return said
    words = Words(info, language)
    changed: Table = {}
    for kind, parts in said.items():
        own = {"name": words.card(kind), "text": words.card_text(kind)}
        differ = parts
        if isinstance(parts, dict):
            differ = {part: line for part, line in parts.items() if own.get(part) != line}
        if differ:
            changed[kind] = differ
    return changed


def default(info: GameInfo) -> str:
    """The deck of a game as a deck file: every figure, name and text that can be corrected."""
    if info.cards is None:
        raise BadTable(f"{info.title} has no deck that can be corrected")
    cards: Table = dict(info.cards())
    lines = [
        f"# The deck of {info.title}. Correct what differs in your box; lines that you leave out stay as they are.",
        f"# Open a table with it: croupier play {info.name} --deck FILE, or on the page when you open a table.",
        "",
        f"game = {_toml(info.name)}",
        f"name = {_toml(f'{info.title}, corrected')}",
    ]
    for table, limits in cards[CORRECTABLE].items():
        own = cards[table]
        for entry in own if isinstance(own, list) else [own]:
            figures = {key: _part(entry[key], limits[key]) for key in limits if key in entry and key != TOTAL}
            if figures:
                id = {"id": entry["id"]} if "id" in entry else {}
                lines += ["", f"[[{table}]]" if id else f"[{table}]"]
                lines += [f"{key} = {_toml(value)}" for key, value in id.items()]
                lines += [
                    f"{key} = {_toml(value)}{_bounds(limits_of(entry, key, limits[key]))}"
                    for key, value in figures.items()
                ]
    kinds = info.layout(info.seats[0]).kinds
    for language in LANGUAGES:
        words = Words(info, language)
        for kind in kinds:
            text = words.card_text(kind)
            lines += ["", f"[words.{language}.{kind}]", f"name = {_toml(words.card(kind))}"]
            lines += [f"text = {_toml(text)}"] if text else []
    return "\n".join(lines) + "\n"


def _part(value: object, limits: object) -> object:
    """The part of a figure that can be corrected."""
    if isinstance(value, dict) and isinstance(limits, dict):
        return {key: inner for key, inner in value.items() if key in limits}
    return value


def _bounds(limits: object) -> str:
    """The bounds of a number, as a comment."""
    if isinstance(limits, list) and all(isinstance(limit, int) for limit in limits):
        return f"  # {limits[0]} to {limits[1]}"
    return ""


def _toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, list):
        return f"[{', '.join([_toml(inner) for inner in value])}]"
    if isinstance(value, dict):
        return f"{{ {', '.join([f'{key} = {_toml(inner)}' for key, inner in value.items()])} }}"
    return str(value)
