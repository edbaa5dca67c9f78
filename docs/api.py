"""The public API, read from the sources: a listing of signatures (``docs/api.txt``, ``make api``), and pages with
docstrings.

Public is what a public module lists in ``__all__`` or, without one, defines without an underscore. Nothing is imported,
so compiled and optional modules are read in the same way.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
SOURCES: Final = ROOT / "src"
LISTING: Final = Path(__file__).with_name("api.txt")
MODULES: Final = (
    "croupier",
    "croupier.table",
    "croupier.bots",
    "croupier.text",
    "croupier.lab",
    "croupier.research",
    "croupier.pettingzoo",
    "croupier.gymnasium",
    "croupier.openspiel",
    "croupier.testing",
    "croupier.recording",
    "croupier.remote",
)
WORDS: Final = {
    "croupier": "Tables: open, load, ask",
    "croupier.table": "The engine: what games and players are made of",
    "croupier.bots": "Players that are programs",
    "croupier.text": "Tables in words",
    "croupier.lab": "Simulation and arena",
    "croupier.research": "Numbers: actions, observations, rewards, batches",
    "croupier.pettingzoo": "PettingZoo",
    "croupier.gymnasium": "Gymnasium",
    "croupier.openspiel": "OpenSpiel",
    "croupier.testing": "Checks for games of your own",
    "croupier.recording": "Games that are over",
    "croupier.remote": "A seat at another server",
}
Definition = ast.ClassDef | ast.FunctionDef | ast.Assign | ast.AnnAssign


class Thing(NamedTuple):
    """A public name with its definition and docstring."""

    name: str
    node: Definition
    doc: str


class Line(NamedTuple):
    """A line of the listing: a signature, and its depth."""

    depth: int
    words: str
    doc: str


def things(module: str) -> list[Thing]:
    """The public names of a module, in alphabetical order."""
    return sorted([_find(module, name) for name in _names(module)], key=lambda thing: thing.name)


def lines(thing: Thing) -> Iterator[Line]:
    """A definition as lines: one for a function; a class has one more for each public member."""
    node = thing.node
    if isinstance(node, ast.FunctionDef):
        yield Line(0, f"def {thing.name}{_signature(node)}", thing.doc)
    elif isinstance(node, ast.ClassDef):
        bases = ", ".join([ast.unparse(base) for base in node.bases])
        yield Line(0, f"class {thing.name}" + (f"({bases})" if bases else ""), thing.doc)
        for member in node.body:
            yield from _member(member)
        yield from _set_in_init(node)
    else:
        yield Line(0, ast.unparse(node), thing.doc)


def listing() -> str:
    """The whole API as text, which is kept in the repository."""
    release = next(
        line for line in (ROOT / "pyproject.toml").read_text("utf-8").splitlines() if line.startswith("version")
    )
    head = f"# The public API of croupier {release.partition('= ')[2].strip(chr(34))}. Written by `make api`.\n"
    parts = []
    for module in MODULES:
        body = "\n".join(["    " * line.depth + line.words for thing in things(module) for line in lines(thing)])
        parts.append(f"\n## {module}\n\n{body}\n")
    return head + "".join(parts)


def pages() -> dict[str, str]:
    """A page of Markdown for each module, by file name."""
    found: dict[str, str] = {}
    for module in MODULES:
        text = [
            f"# `{module}`: {WORDS[module]}\n",
            inspect.cleandoc(ast.get_docstring(_tree(_file(module))) or "") + "\n",
        ]
        for thing in things(module):
            first, *members = lines(thing)
            text.append(f"## {thing.name}\n\n```text\n{first.words}\n```\n\n{_markdown(first.doc)}\n")
            for member in members:
                words = f": {_markdown(member.doc)}" if member.doc else ""
                text.append(f"- `{member.words}`{words}")
            text.append("")
        found[f"{module.replace('.', '-')}.md"] = "\n".join(text) + "\n"
    rows = "\n".join([f"{module.replace('.', '-')}" for module in MODULES])
    found["index.md"] = (
        "# The API\n\nPublic is what stands here. It changes only with a line in the list of changes, and nothing is taken "
        f"away without a new version; a test compares it with a listing.\n\n```{{toctree}}\n:maxdepth: 1\n\n{rows}\n```\n"
    )
    return found


def _file(module: str) -> Path:
    path = SOURCES.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def _tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def _names(module: str) -> list[str]:
    """The public names of a module."""
    body = _tree(_file(module)).body
    for node in body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__":
            return [str(each) for each in ast.literal_eval(node.value)]
    return [name for node in body for name in _defined(node) if not name.startswith("_")]


def _defined(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.ClassDef | ast.FunctionDef):
        return [node.name]
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return [node.target.id]
    if isinstance(node, ast.Assign):
        return [target.id for target in node.targets if isinstance(target, ast.Name)]
    return []


def _find(module: str, name: str) -> Thing:
    """The definition of a name, following imports."""
    body = _tree(_file(module)).body
    flat = [inner for node in body for inner in (node.body if isinstance(node, ast.If | ast.Try) else [node])]
    for at, node in enumerate(flat):
        if name in _defined(node) and isinstance(node, Definition):
            if isinstance(node, ast.ClassDef | ast.FunctionDef):
                return Thing(name, node, ast.get_docstring(node) or "")
            after = flat[at + 1] if at + 1 < len(flat) else None
            return Thing(name, node, _words_of(after))
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("croupier"):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    found = _find(node.module, alias.name)
                    return Thing(name, found.node, found.doc)
    raise LookupError(f"{module} has no {name}")


def _words_of(node: ast.stmt | None) -> str:
    """The docstring that follows a definition."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return ""


def _signature(node: ast.FunctionDef, method: bool = False) -> str:
    arguments = node.args
    if method and not any(ast.unparse(each) == "staticmethod" for each in node.decorator_list):
        first = arguments.posonlyargs or arguments.args
        arguments = ast.arguments(
            arguments.posonlyargs[1:] if arguments.posonlyargs else [],
            arguments.args if arguments.posonlyargs else first[1:],
            arguments.vararg,
            arguments.kwonlyargs,
            arguments.kw_defaults,
            arguments.kwarg,
            arguments.defaults,
        )
    gives = f" -> {ast.unparse(node.returns)}" if node.returns is not None else ""
    return f"({ast.unparse(arguments)}){gives}"


def _member(node: ast.stmt) -> Iterator[Line]:
    """The lines of a member of a class, if it is public."""
    if isinstance(node, ast.FunctionDef):
        marks = {ast.unparse(each) for each in node.decorator_list}
        doc = ast.get_docstring(node) or ""
        if node.name == "__init__":
            yield Line(1, f"def __init__{_signature(node, method=True).removesuffix(' -> None')}", doc)
        elif not node.name.startswith("_"):
            if marks & {"property", "cached_property"}:
                yield Line(1, f"{node.name}: {ast.unparse(node.returns) if node.returns else 'object'}", doc)
            elif not any(mark.endswith(".setter") for mark in marks):
                yield Line(1, f"def {node.name}{_signature(node, method=True)}", doc)
    elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and not node.target.id.startswith("_"):
        yield Line(1, ast.unparse(node), "")


def _set_in_init(node: ast.ClassDef) -> Iterator[Line]:
    """The public attributes that a class sets in ``__init__``."""
    for member in node.body:
        if isinstance(member, ast.FunctionDef) and member.name == "__init__":
            names = [
                target.attr
                for each in ast.walk(member)
                if isinstance(each, ast.Assign | ast.AnnAssign)
                for target in (each.targets if isinstance(each, ast.Assign) else [each.target])
                if isinstance(target, ast.Attribute) and ast.unparse(target.value) == "self"
            ]
            for name in sorted({name for name in names if not name.startswith("_")}):
                yield Line(1, name, "")


def _markdown(doc: str) -> str:
    """A docstring as Markdown, with its lines joined into paragraphs."""
    return " ".join(doc.split()).replace("``", "`") if "\n\n" not in doc else doc.replace("``", "`")


if __name__ == "__main__":
    LISTING.write_text(listing(), "utf-8")
    sys.stdout.write(f"{LISTING.relative_to(ROOT)}: {len(listing().splitlines())} lines\n")
