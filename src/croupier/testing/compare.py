"""Comparisons that explain their failure."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TypeVar

from croupier.table import Refused
from croupier.testing.errors import Broken, NothingToCheck

Error = TypeVar("Error", bound=Exception)

LONGEST = 120


def same(one: str, other: str, words: str) -> None:
    """Fail with a message and the first difference, unless two JSON texts are equal."""
    if one != other:
        raise Broken(f"{words}: {difference(one, other)}")


def difference(one: str, other: str) -> str:
    """Where two JSON texts differ first, and how."""
    found = _first(json.loads(one), json.loads(other), "")
    return found or "only the order of the parts differs"


def _first(one: object, other: object, where: str) -> str:
    if isinstance(one, dict) and isinstance(other, dict):
        for part in [*one, *[part for part in other if part not in one]]:
            if one.get(part) != other.get(part):
                return _first(one.get(part), other.get(part), f"{where}.{part}" if where else str(part))
        return ""
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for at, (each, its) in enumerate(zip(one, other, strict=True)):
            if each != its:
                return _first(each, its, f"{where}[{at}]")
        return ""
    return "" if one == other else f"{where or 'the whole'} is {_short(one)} against {_short(other)}"


def _short(value: object) -> str:
    said = json.dumps(value, ensure_ascii=False)
    return said if len(said) <= LONGEST else f"{said[:LONGEST]}…"


def refused(kind: type[Error], what: str, act: Callable[..., object], *given: object) -> Error:
    """Call a function that must raise this error, and return the error; ``what`` names the call in a sentence."""
    try:
        act(*given)
    except kind as error:
        return error
    raise Broken(f"{what} is accepted but must be refused as {kind.__name__}")


def refusal(act: Callable[..., object], *given: object) -> Refused | None:
    """Call a function and return its refusal, or None."""
    try:
        act(*given)
    except Refused as no:
        return no
    return None


def enough(found: int, least: int, words: str) -> None:
    """Raise ``NothingToCheck`` unless enough was found."""
    if found < least:
        raise NothingToCheck(words)
