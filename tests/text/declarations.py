"""The texts of each game, and what the game declares that needs words."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from fluent.syntax.ast import Identifier, Junk, Message, MessageReference, Variant
from fluent.syntax.visitor import Visitor

import croupier
from croupier.table import Answers, Decision, Event, Field, Json, Option, WhyNot
from croupier.text import LANGUAGES, Words
from croupier.text.declared import declared
from croupier.text.words import resource

Sort = TypeVar("Sort")

GAMES = croupier.games()
BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"

# Every message file: its package and its path.
FILES = {name: ("croupier.text", f"{name}_{{}}.ftl") for name in ("common", "terminal", "server")} | {
    name: (info.package, "text/{}.ftl") for name, info in GAMES.items()
}


@cache
def words_of(game: str, lang: str) -> Words:
    """Return the words of a game, shared by all tests: sentences made by one test are cached for the next."""
    return Words(GAMES[game], lang)


@cache
def source(which: str, lang: str) -> str:
    """Return the text of a message file."""
    package, path = FILES[which]
    return files(package).joinpath(path.format(lang)).read_text("utf-8")


@cache
def messages(which: str, lang: str) -> dict[str, Message]:
    """Return the messages of a file by id; fail if a line cannot be read, or an id comes twice."""
    found: dict[str, Message] = {}
    package, path = FILES[which]
    for entry in resource(package, path.format(lang)).body:
        assert not isinstance(entry, Junk), f"{which} {lang}: {entry.content}"
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{which} {lang} has {entry.id.name} twice"
            found[entry.id.name] = entry
    return found


def parts(message: Message) -> list[str]:
    """Return the names of the parts of a message: "" for its own text, and its attributes."""
    return ["", *[attribute.id.name for attribute in message.attributes]]


class _Read(Visitor):
    """What a message refers to, and the variants it chooses from."""

    def __init__(self, message: Message) -> None:
        self.references: set[str] = set()
        self.variants: set[str] = set()
        self.visit(message)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 (named by fluent)
        self.references.add(node.id.name)

    def visit_Variant(self, node: Variant) -> None:  # noqa: N802
        if isinstance(node.key, Identifier):
            self.variants.add(node.key.name)
        self.generic_visit(node)


@cache
def cards_told_apart(game: str) -> list[str]:
    """Return the cards that some message has a variant for."""
    every = [message for lang in LANGUAGES for message in messages(game, lang).values()]
    variants = {variant for message in every for variant in _Read(message).variants}
    return [card for card in cards(game) if card in variants]


def with_references(game: str, ids: set[str]) -> set[str]:
    """Return messages, and all those that they refer to in either language."""
    found = set(ids)
    new = found
    while new:
        every = [messages(game, lang)[id] for lang in LANGUAGES for id in new if id in messages(game, lang)]
        new = {id for message in every for id in _Read(message).references} - found
        found |= new
    return found


# What a game declares.


@cache
def each(game: str, sort: type[Sort]) -> list[Sort]:
    """Return everything of one class that a game declares."""
    return declared(GAMES[game], sort)


def constants(game: str, name: str) -> Iterator[Any]:
    """Return the values that the modules of a game give to a name."""
    inside = f"{GAMES[game].package}."
    for path, module in list(sys.modules.items()):
        if f"{path}.".startswith(inside) and name in vars(module):
            yield vars(module)[name]


@cache
def cards(game: str) -> list[str]:
    """Return the kinds of cards."""
    info = GAMES[game]
    return list(info.layout(info.seats[1]).kinds)


@cache
def questions(game: str) -> dict[str, str]:
    """Return the kinds of questions, and the clause of each."""
    return {asked.kind: asked.rule for every in constants(game, "QUESTIONS") for asked in every}


@cache
def answers(game: str) -> dict[str, str]:
    """Return the keys of the declared answers, and the kind of each."""
    return {option.key: option.kind for option in each(game, Option)}


@cache
def kinds_of_answers(game: str) -> set[str]:
    """Return the kinds of all answers, including those made on demand."""
    return {*answers(game).values(), *[kind for every in each(game, Answers) for kind in every.words]}


@cache
def reasons(game: str) -> set[str]:
    """Return why answers are refused, without what a reason says after a colon."""
    return {why.reason.partition(":")[0] for why in each(game, WhyNot)}


@cache
def endings(game: str) -> set[str]:
    """Return how a game can end."""
    return {ending for every in constants(game, "ENDINGS") for ending in every}


@cache
def phases(game: str) -> set[str]:
    """Return the phases that a view can name."""
    return {phase for every in constants(game, "PHASES") for phase in every}


@cache
def clauses_cited(game: str) -> set[str]:
    """Return the clauses that questions, answers, refusals and events cite."""
    cited = {declared.rule for sort in (Event, Option, Decision, WhyNot) for declared in each(game, sort)}
    return (cited | set(questions(game).values())) - {""}


@cache
def fields(game: str) -> list[Field]:
    """Return the fields of all events."""
    return [field for event in each(game, Event) for field in event.values]


@cache
def opened(game: str) -> Json:
    """Return the view of a full table that has just been opened."""
    return croupier.open_table(game, GAMES[game].seats[1], 1).view(0)


@cache
def drawn(game: str, prefix: str) -> set[str]:
    """Return the messages with a prefix that ``terminal.py`` names; an f-string names none."""
    drawing = files(GAMES[game].package).joinpath("terminal.py").read_text("utf-8")
    constants = [node.value for node in ast.walk(ast.parse(drawing)) if isinstance(node, ast.Constant)]
    return {each for each in constants if isinstance(each, str) and each.startswith(prefix) and each[-1] != "-"}


REMARKS = ("stakes-", "hint-", "aloud-", "chance-", "story-", "source-", "series-")
REMARKING = ("actions.py", "stakes.py", "chances.py", "telling.py", "story.py", "figures.py")


@cache
def remarks(game: str) -> set[str]:
    """Return the messages of stakes, hints, chances and stories that the modules of a game name: by their slugs, or by
    the beginning of a slug that ends with a card (``play-peek``) or a family of cards (``album-pet``).
    """
    slugs: set[str] = set()
    for path in files(GAMES[game].package).iterdir():
        if path.name in REMARKING or (path.name.startswith("bot") and path.name.endswith(".py")):
            nodes = ast.walk(ast.parse(path.read_text("utf-8")))
            slugs |= {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    slugs |= {f"{slug}{end}" for slug in slugs if slug.endswith("-") for end in [*cards(game), *slugs]}
    return {id for id in messages(game, "en") if id.startswith(REMARKS) and id.partition("-")[2] in slugs}


@cache
def shown(game: str) -> set[str]:
    """Return the legends that the board of a game names. An id that ends in a variable names all with that beginning."""
    boards = "".join([path.read_text("utf-8") for path in (BOARDS / game).glob("*.svelte")])
    ids = set(re.findall(r"about-[a-z-]*[a-z](?=[\"'])", boards))
    begun = tuple(re.findall(r"(about-[a-z-]+-)\$\{", boards))
    return ids | {id for id in messages(game, "en") if begun and id.startswith(begun)}


@cache
def asked(game: str) -> set[str]:
    """Return the answers that the search of the rules finds."""
    return {id for id in messages(game, "en") if id.startswith("asked-")}
