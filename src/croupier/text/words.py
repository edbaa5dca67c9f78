"""The messages of one language, from Fluent files: those of a game, then the common ones."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    Attribute,
    Identifier,
    Message,
    MessageReference,
    Pattern,
    Resource,
    Term,
    TermReference,
    TextElement,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from croupier.table import Edition, GameInfo

LANGUAGES: Final = ("en", "fr")
OURS: Final = ("common", "terminal", "server")

# The longest value in a message; Fluent refuses more than 2500 characters, and players can type longer ones.
LONGEST: Final = 1000

# How many sentences are cached: most are needed for several viewers and at many tables, and a lookup is far cheaper than
# formatting. Of those before them as many more stay, until the cache is full again.
REMEMBERED: Final = 8192

# French says "d’Ada" and "qu’Émile", but "de Yann".
VOWEL: Final = re.compile(r"[aàâäeéèêëiîïoôöuùûüœæ]|y[^aeiouéè]", re.IGNORECASE)

# French says "du Volcan" for "de" and "Le Volcan", and "aux Jumeaux" for "à" and "Les Jumeaux".
ARTICLE: Final = re.compile(r"(Les?) (?=\S)")
CONTRACTED: Final = {"de Le": "du", "de Les": "des", "à Le": "au", "à Les": "aux"}

Args = Mapping[str, str | int]


class Words:
    """The messages of one language for one game, or for none.

    Without texts in the language a game uses its English texts. Without any texts it shows its slugs as words:
    ``light-pockets`` becomes "Light pockets".
    """

    def __init__(self, game: GameInfo | None, lang: str, edition: Edition | None = None) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in {lang!r}")
        self.game = game
        self.lang = lang
        self.edition = edition
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._said: dict[tuple[str, str, tuple[str | int | None, ...]], str | None] = {}
        self._said_before: dict[tuple[str, str, tuple[str | int | None, ...]], str | None] = {}
        self._names: dict[tuple[str, str], tuple[str, ...] | None] = {}
        self._named: dict[tuple[str, str], str] = {}
        ours = texts = [resource("croupier.text", f"{name}_{lang}.ftl") for name in OURS]
        if game is not None:
            texts = [resource(game.package, f"text/{lang}.ftl"), *ours]
            if lang != "en":
                texts.append(resource(game.package, "text/en.ftl"))
        if edition is not None and lang in edition.words:
            texts.insert(0, _corrected(texts[0], edition.words[lang]))
        for text in texts:
            self._bundle.add_resource(text)
        self._texts = [text for text in texts if text not in ours[1:]]
        entries = [entry for text in reversed(texts) for entry in text.body if isinstance(entry, Message | Term)]
        self._entries = {_id(entry): entry for entry in entries}

    def find(self, message: str, args: Args | None = None, part: str = "") -> str | None:
        """A message, or a part (an attribute) of it; ``None`` if it is missing or mentions an argument that is not given."""
        names = self.arguments(message, part)
        if names is None:
            return None
        given = args or {}
        key = (message, part, tuple([given.get(name) for name in names]))
        try:
            return self._said[key]
        except KeyError:
            if key in self._said_before:
                said = self._said_before[key]
            else:
                said = self._format(message, {name: given[name] for name in names if name in given}, part)
            if len(self._said) >= REMEMBERED:
                self._said_before, self._said = self._said, {}
            self._said[key] = said
            return said

    def arguments(self, message: str, part: str = "") -> tuple[str, ...] | None:
        """The arguments that a message, or a part of it, can mention; ``None`` if there is no such message."""
        try:
            return self._names[message, part]
        except KeyError:
            if len(self._names) >= REMEMBERED:
                self._names.clear()
            pattern = _pattern(self._entries.get(message), part)
            names: tuple[str, ...] | None = None
            if pattern is not None:
                plain = _plain_text(pattern) is not None
                names = () if plain else tuple(sorted(_Mentioned(self._entries, pattern).names))
            self._names[message, part] = names
            return names

    def _format(self, message: str, args: Args, part: str) -> str | None:
        text = _plain_text(_pattern(self._entries[message], part))
        if text is not None:
            return text
        found = self._bundle.get_message(message)
        pattern = found.attributes[part] if part else found.value
        assert pattern is not None
        given = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in args.items()}
        said, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            return None
        return elided(str(said), given.values()) if self.lang == "fr" else str(said)

    def ids(self) -> list[tuple[str, str]]:
        """The ids of all messages, the game's and the common ones, alone and with each of their parts."""
        messages = [entry for text in self._texts for entry in text.body if isinstance(entry, Message)]
        each = [
            (message.id.name, part) for message in messages for part in ["", *[a.id.name for a in message.attributes]]
        ]
        return list(dict.fromkeys(each))

    def say(self, message: str, **args: str | int) -> str:
        """A message; its id in words if there is none."""
        said = self.find(message, args)
        return plain(message) if said is None else said

    def name(self, sort: str, slug: str) -> str:
        """The name of a card, a phase, a zone or the like; its slug in words if the game has no text for it."""
        try:
            return self._named[sort, slug]
        except KeyError:
            if len(self._named) >= REMEMBERED:
                self._named.clear()
            said = self.find(f"{sort}-{slug}")
            name = self._named[sort, slug] = plain(slug) if said is None else said
            return name

    def card(self, kind: str | None) -> str:
        """The name of a card; ``None`` stands for one that the viewer does not see."""
        return self.say("unseen-card") if kind is None else self.name("card", kind)

    def short(self, kind: str) -> str:
        """The short name of a card."""
        return self.find(f"card-{kind}", part="short") or self.card(kind)

    def card_text(self, kind: str) -> str:
        """What a card does, in one line; empty if the game has no text."""
        return self.find(f"card-{kind}", part="text") or ""

    def title(self) -> str:
        """The game's title in this language."""
        title = self.find("game-title")
        return title if title is not None else self.game.title if self.game is not None else ""

    def table_option(self, name: str, meaning: str) -> str:
        """The name of a table option; ``meaning`` if there is no text."""
        return self.find(f"table-option-{slug(name)}") or meaning

    def table_choice(self, option: str, choice: object) -> str:
        """The name of a choice of a table option."""
        return self.find(f"table-option-{slug(option)}-{slug(str(choice))}") or plain(str(choice))

    def list(self, items: Sequence[str]) -> str:
        """Several items as a list: "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-pair", first=", ".join(items[:-1]), last=items[-1])


class _Mentioned(Visitor):
    """The names of the arguments in a pattern, and in every message and term that it refers to."""

    def __init__(self, entries: Mapping[str, Message | Term], pattern: Pattern) -> None:
        self.names: set[str] = set()
        self._entries = entries
        self._seen: set[int] = set()
        self._follow(pattern)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 (named by fluent)
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self._follow(_pattern(self._entries.get(node.id.name), node.attribute.name if node.attribute else ""))

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.generic_visit(node)
        term = self._entries.get(f"-{node.id.name}")
        self._follow(_pattern(term, node.attribute.name if node.attribute else ""))

    def _follow(self, pattern: Pattern | None) -> None:
        if pattern is not None and id(pattern) not in self._seen:
            self._seen.add(id(pattern))
            self.visit(pattern)


def _id(entry: Message | Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name


def _pattern(entry: Message | Term | None, part: str) -> Pattern | None:
    """The text of an entry, or of a part of it."""
    if entry is None:
        return None
    if not part:
        return entry.value
    return next((each.value for each in entry.attributes if each.id.name == part), None)


def _plain_text(pattern: Pattern | None) -> str | None:
    """The text of a pattern that mentions nothing; most are so, and need no formatting."""
    if pattern is not None and len(pattern.elements) == 1 and isinstance(pattern.elements[0], TextElement):
        return pattern.elements[0].value
    return None


@lru_cache(REMEMBERED)
def slug(words: str) -> str:
    """Words as part of an id: ``Most points`` becomes ``most-points``."""
    return re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")


def plain(key: str) -> str:
    """A slug or a key as words: ``light-pockets`` becomes "Light pockets", ``play:air-gun`` "Play air gun"."""
    words = re.sub(r"[-_:]+", " ", key).strip()
    return words[:1].upper() + words[1:]


def elided(said: str, values: Iterable[str | int]) -> str:
    """A French sentence with "de" and "que" elided before a value, and "de" and "à" contracted with its article."""
    for value in values:
        if not isinstance(value, str):
            continue
        if VOWEL.match(value):
            said = re.sub(rf"\b([Dd]|[Qq]u)e (?={re.escape(value)}(?!\w))", r"\1’", said)
        elif article := ARTICLE.match(value):
            rest = value[article.end() :]
            said = re.sub(rf"\b([Dd]e|[Àà]) {article[1]} (?={re.escape(rest)}(?!\w))", _contracted, said)
    return said


def _contracted(found: re.Match[str]) -> str:
    """The words "du", "des", "au" or "aux", with the capital of the preposition."""
    said = CONTRACTED[found[0][:1].lower() + found[0][1:].rstrip()]
    return said.capitalize() + " " if found[0][:1].isupper() else said + " "


def _corrected(own: Resource, words: Mapping[str, Mapping[str, str]]) -> Resource:
    """The messages of cards whose name or text an owner of the box has corrected."""
    messages = {entry.id.name: entry for entry in own.body if isinstance(entry, Message)}
    corrected = Resource([])
    for kind, said in words.items():
        name = f"card-{kind}"
        before = messages.get(name)
        parts = {each.id.name: each.value for each in before.attributes} if before is not None else {}
        value = _literal(said["name"]) if "name" in said else before.value if before is not None else None
        if "text" in said:
            parts["text"] = _literal(said["text"])
        attributes = [Attribute(Identifier(part), pattern) for part, pattern in parts.items()]
        corrected.body.append(Message(Identifier(name), value or _literal(plain(kind)), attributes))
    return corrected


def _literal(said: str) -> Pattern:
    """A pattern for exactly this text, whatever characters it contains."""
    return Pattern([TextElement(said)])


@cache
def resource(package: str, path: str) -> Resource:
    """A file of messages, read once; empty if there is no such file."""
    try:
        text = files(package).joinpath(path).read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return Resource([])
    # The places of messages in the file are not needed, and take a third of the time.
    return FluentParser(with_spans=False).parse(text)
