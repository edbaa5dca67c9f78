"""Editions: the cards of a game with an owner's corrections.

A game's ``cards.toml`` says under ``correctable`` which figures may be corrected and within which bounds. Corrections
have the shape of that file, and contain only what differs:

{"name": "Our box", "action": [{"id": "peek", "count": 3}], "words": {"en": {"peek": {"name": "A look"}}}}
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Final
from unicodedata import category

from croupier.table.errors import BadTable
from croupier.table.events import Json

CORRECTABLE: Final = "correctable"
TOTAL: Final = "total"
WORDS: Final = "words"
LONGEST_NAME: Final = 60
LONGEST_TEXT: Final = 300
UNNAMED: Final = "corrected deck"


class Edition:
    """The cards of one table.

    ``cards`` is the game's ``cards.toml`` with the corrections applied, ``words`` the corrected names and texts by
    language and kind, ``corrections`` what a save stores.
    """

    def __init__(self, name: str, cards: Json, words: dict[str, dict[str, dict[str, str]]], corrections: Json) -> None:
        self.name = name
        self.cards = cards
        self.words = words
        self.corrections = corrections

    def digest(self) -> str:
        """A fingerprint of the figures."""
        return sha256(json.dumps(self.cards, sort_keys=True).encode()).hexdigest()[:16]


def edition_of(game: str, cards: Json, kinds: list[str], given: object) -> Edition:
    """Apply corrections to a game's cards; ``BadTable`` says what is wrong with them."""
    if not isinstance(given, Mapping):
        raise BadTable(f"a deck must be an object with corrections to {game}, not {given!r}")
    try:
        wanted: Json = json.loads(json.dumps(given))
    except (TypeError, ValueError, RecursionError) as error:
        raise BadTable(f"a deck must be plain JSON: {error}") from error
    if wanted.pop("game", game) != game:
        raise BadTable(f"this deck is for {given['game']!r}, not for {game!r}")
    name = _line("name of the deck", wanted.pop("name", UNNAMED), LONGEST_NAME)
    words = _words(wanted.pop(WORDS, {}), kinds)
    bounds = _bounds(cards)
    merged: Json = json.loads(json.dumps(cards))
    corrections: Json = {"name": name}
    for table, entries in wanted.items():
        if table not in bounds:
            raise BadTable(f"a deck for {game} has no table {table!r}; it may have {', '.join([*bounds, WORDS])}")
        changed = _correct(table, merged[table], entries, bounds[table])
        if changed:
            corrections[table] = changed
    for table, limits in bounds.items():
        _check_total(table, merged[table], limits)
    if words:
        corrections[WORDS] = words
    return Edition(name, merged, words, corrections)


def _bounds(cards: Json) -> dict[str, Json]:
    said = cards.get(CORRECTABLE)
    return said if isinstance(said, dict) else {}


def _correct(table: str, own: object, wanted: object, limits: Json) -> object:
    """Correct a table of ``cards.toml`` in place; return what has changed."""
    if isinstance(own, dict):
        if not isinstance(wanted, dict):
            raise BadTable(f"{table} of a deck must be a table, not {wanted!r}")
        return _correct_entry(table, own, wanted, limits, own)
    assert isinstance(own, list)
    if not isinstance(wanted, list):
        raise BadTable(f"{table} of a deck must be a list of tables, each with an id, not {wanted!r}")
    by_id = {entry["id"]: entry for entry in own}
    alike: Json = {}
    for entry in own:
        for key, value in entry.items():
            if isinstance(value, str):
                seen = alike.setdefault(key, [])
                assert isinstance(seen, list)
                seen.append(value)
    changed: list[object] = []
    named: list[object] = []
    for entry in wanted:
        id = entry.get("id") if isinstance(entry, dict) else None
        if not isinstance(entry, dict) or not isinstance(id, str) or id not in by_id:
            raise BadTable(f"there is no {table} {id!r}; the ids are {', '.join(by_id)}")
        if id in named:
            raise BadTable(f"{table} {id!r} is corrected twice")
        named.append(id)
        figures = _correct_entry(f"{table} {id!r}", by_id[id], entry, limits, alike)
        if figures:
            changed.append({"id": id, **figures})
    return changed


def _correct_entry(where: str, own: Json, wanted: Json, limits: Json, alike: Json) -> Json:
    changed: Json = {}
    for key, value in wanted.items():
        if _same(own.get(key), value):
            continue
        if key not in own or key not in limits or key == TOTAL:
            can = [name for name in limits if name in own]
            raise BadTable(f"{key} of {where} cannot be corrected; you may correct: {', '.join(can) or 'nothing'}")
        _check_value(f"{key} of {where}", own[key], value, limits_of(own, key, limits[key]), alike.get(key))
        changed[key] = value
        before = own[key]
        own[key] = {**before, **value} if isinstance(before, dict) and isinstance(value, dict) else value
    return changed


def limits_of(entry: Json, key: str, limits: object) -> object:
    """The limits of a figure of an entry, which may depend on the type of the card."""
    if isinstance(entry[key], int) and isinstance(limits, dict):
        return limits[entry["type"]]
    return limits


def _same(own: object, value: object) -> bool:
    """Whether a corrected figure equals the game's own."""
    if isinstance(own, dict) and isinstance(value, dict):
        return all([key in own and _same(own[key], inner) for key, inner in value.items()])
    return own == value and type(own) is type(value)


def _check_value(where: str, own: object, value: object, limits: object, alike: object) -> None:
    """Check a corrected figure: same shape as the game's own, numbers within the limits, words that are in use."""
    if isinstance(own, bool):
        if not isinstance(value, bool):
            raise BadTable(f"{where} must be true or false, not {value!r}")
    elif isinstance(own, int):
        assert isinstance(limits, list)
        least, most = limits
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadTable(f"{where} must be from {least} to {most}, not {value!r}")
    elif isinstance(own, str):
        known = limits if isinstance(limits, list) else alike
        assert isinstance(known, list)
        if value not in known:
            raise BadTable(f"{where} must be one of {', '.join(dict.fromkeys(known))}, not {value!r}")
    elif isinstance(own, list):
        if not isinstance(value, list) or len(value) != len(own):
            raise BadTable(f"{where} must be a list of {len(own)}, not {value!r}")
        for at, inner in enumerate(value):
            _check_value(f"{where}, entry {at + 1},", own[at], inner, limits, own)
    elif isinstance(own, dict):
        inside = limits if isinstance(limits, dict) else dict.fromkeys(own, limits)
        can = [key for key in own if key in inside]
        if not isinstance(value, dict) or not set(value) <= set(can):
            raise BadTable(f"{where} must be a table with {', '.join(can)}, not {value!r}")
        for key, inner in value.items():
            _check_value(f"{key} in {where}", own[key], inner, inside[key], own)


def _check_total(table: str, entries: object, limits: Json) -> None:
    bounds = limits.get(TOTAL)
    if isinstance(bounds, list) and isinstance(entries, list):
        least, most = bounds
        total = sum([_sum(entry.get("count", 0)) for entry in entries])
        if not least <= total <= most:
            raise BadTable(f"the deck has {total} cards of {table}; the game needs {least} to {most}")


def _sum(count: object) -> int:
    if isinstance(count, dict):
        return sum([_sum(inner) for inner in count.values()])
    return count if isinstance(count, int) else 0


def _words(given: object, kinds: list[str]) -> dict[str, dict[str, dict[str, str]]]:
    if not isinstance(given, dict):
        raise BadTable(f"words of a deck must be tables by language and kind, not {given!r}")
    words: dict[str, dict[str, dict[str, str]]] = {}
    for language, entries in given.items():
        if len(language) != 2 or not language.islower() or not isinstance(entries, dict):
            raise BadTable(
                f"words of a deck must be tables by language (such as en or fr) and kind; {language!r} is not one"
            )
        for kind, said in entries.items():
            if kind not in kinds or not isinstance(said, dict) or set(said) - {"name", "text"}:
                raise BadTable(
                    f"words of a deck ({language}) must give a known kind a name or a text; {kind!r} has {said!r}"
                )
            where = f"of {kind!r} ({language})"
            longest = {"name": LONGEST_NAME, "text": LONGEST_TEXT}
            checked = {part: _line(f"{part} {where}", line, longest[part]) for part, line in said.items()}
            words.setdefault(language, {})[kind] = checked
    return words


def _line(what: str, said: object, longest: int) -> str:
    if (
        not isinstance(said, str)
        or not said.strip()
        or len(said) > longest
        or any([category(sign)[0] == "C" for sign in said])
    ):
        raise BadTable(f"the {what} must be one line of at most {longest} characters, not {said!r}")
    return said.strip()
