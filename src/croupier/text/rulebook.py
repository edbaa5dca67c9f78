"""The rulebook of a game, read from ``RULES.md`` and ``RULES.<lang>.md`` of its package."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from typing import Final

from croupier.table import CroupierError, GameInfo

HEADING: Final = re.compile(r"## (?:([A-Z]+-\d+) )?(.+)")
CLAUSE: Final = re.compile(r"- \*\*([A-Z]+-[A-Z]?[\d.]+)\*\* ((?:\[[^\]]+\])*) ?(.*)")
TAG: Final = re.compile(r"\[([^\]\s]+)\]")
# A source in brackets at the beginning of a sentence or clause. A source that is the subject of its sentence stays.
INLINE: Final = re.compile(r"(?<=[.!?)»;,] )(?:\[[A-Z][^\]\s]*\])+ |(?<=\()\[[A-Z][^\]\s]*\] (?=[A-Z])")
REASON: Final = re.compile(r" ?\*\([^:]*?\s?: (.+)\)\*$")
NO_BREAK: Final = re.compile(r" (?=[:»])|(?<=«) ")
NARROW_NO_BREAK: Final = re.compile(r" (?=[;!?])")


class Clause:
    """One rule: its id, its sources, its text, and why the program does not enforce it, if it does not."""

    def __init__(self, id: str, tags: tuple[str, ...], text: str, not_enforced: str | None) -> None:
        self.id = id
        self.tags = tags
        self.text = text
        self.not_enforced = not_enforced

    def __repr__(self) -> str:
        return f"<Clause {self.id}: {self.text}>"


class Section:
    """A chapter of the rules. The ids of its clauses begin with its ``id``."""

    def __init__(self, id: str, title: str, clauses: list[Clause]) -> None:
        self.id = id
        self.title = title
        self.clauses = clauses


class NoSuchClause(CroupierError, LookupError):
    """A clause that does not exist; ``near`` are similar ids."""

    def __init__(self, id: str, near: list[str]) -> None:
        super().__init__(f"there is no clause {id}; near it: {', '.join(near)}" if near else f"there is no clause {id}")
        self.id = id
        self.near = near


@cache
def sections(game: GameInfo, lang: str = "en") -> list[Section]:
    """The rules of a game, section by section; empty if it has no written rules."""
    found: list[Section] = []
    for line in read(game, lang).splitlines():
        heading = HEADING.fullmatch(line)
        clause = CLAUSE.fullmatch(line)
        if heading:
            found.append(Section(heading[1] or "", heading[2], []))
        elif clause and found:
            part = found[-1]
            part.id = part.id or clause[1].rstrip("0123456789.")
            part.clauses.append(_clause(clause[1], clause[2], clause[3]))
    return [part for part in found if part.clauses]


def clauses(game: GameInfo, lang: str = "en") -> list[Clause]:
    """Every clause of a game, in the order of its rules."""
    return [clause for part in sections(game, lang) for clause in part.clauses]


def clause(game: GameInfo, id: str, lang: str = "en") -> Clause:
    """Find a clause by its id, in upper or lower case."""
    wanted = id.upper()
    for clause in clauses(game, lang):
        if clause.id.upper() == wanted:
            return clause
    raise NoSuchClause(id, _near(game, wanted, lang))


def section(game: GameInfo, id: str, lang: str = "en") -> Section | None:
    """Find a section by its id (``RR-7``, ``RR-A``), in upper or lower case."""
    for part in sections(game, lang):
        if part.id.upper() == id.upper():
            return part
    return None


def _near(game: GameInfo, id: str, lang: str) -> list[str]:
    """Clauses of the section that an id begins with, or ids similar to it."""
    parts = [part for part in sections(game, lang) if re.fullmatch(re.escape(part.id.upper()) + r"\.?[\d.]*", id)]
    if parts:
        ids = [clause.id for clause in parts[-1].clauses]
        return get_close_matches(id, ids, 5, 0.5) or ids[:5]
    ids = [part.id for part in sections(game, lang)] + [clause.id for clause in clauses(game, lang)]
    return get_close_matches(id, ids, 5, 0.5) or [part.id for part in sections(game, lang)]


def _clause(id: str, tags: str, text: str) -> Clause:
    reason = REASON.search(text)
    if reason:
        text = text[: reason.start()]
    return Clause(id, tuple(TAG.findall(tags + text)), INLINE.sub("", text), reason[1] if reason else None)


def read(game: GameInfo, lang: str = "en", name: str = "RULES") -> str:
    """The text of a game's ``RULES.md``, or of another such file, in a language or in English; empty if it has none."""
    for file in ([f"{name}.{lang}.md"] if lang != "en" else []) + [f"{name}.md"]:
        path = files(game.package).joinpath(file)
        if path.is_file():
            text = path.read_text("utf-8")
            if lang == "fr":
                text = NO_BREAK.sub("\N{NO-BREAK SPACE}", text)
                text = NARROW_NO_BREAK.sub("\N{NARROW NO-BREAK SPACE}", text)
            return text
    return ""
