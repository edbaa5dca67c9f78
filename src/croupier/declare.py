"""Generates code from the declared fields of a state: starting values, copies, positions, comparison.

It reads the source of a ``state.py`` and writes ``state_fields.py`` beside it. The generated module is committed and
compiled like the sources, and a test compares it with the declaration: ``make fields`` renews it.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from textwrap import wrap
from typing import Final

TOLD: Final = ("Number", "Word", "Flag")
TOLD_OF_PLAYERS: Final = ("NumberPerSeat", "SeatFlags")

# The names of the arguments of the generated functions, which do not refer to modules of the same name.
ARGUMENTS: Final = {"each", "game", "new", "old", "one", "other", "person", "scene", "seat"}


class Declared:
    """One field: its name and type, how it was declared, and its starting value."""

    def __init__(self, line: ast.AnnAssign) -> None:
        assert isinstance(line.target, ast.Name)
        self.name = line.target.id
        kind = line.annotation
        self.how = ""
        self.given: dict[str, str] = {}
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Annotated":
            assert isinstance(kind.slice, ast.Tuple)
            kind, how = kind.slice.elts
            assert isinstance(how, ast.Call)
            self.how = ast.unparse(how.func)
            self.given = {str(at): ast.unparse(value) for at, value in enumerate(how.args)}
            self.given |= {word.arg or "": _expression(word.value) for word in how.keywords}
        self.type = ast.unparse(kind)
        self.start = ast.unparse(line.value) if line.value else None

    @property
    def is_container(self) -> bool:
        return self.type.startswith(("list[", "dict[", "set["))

    def starts(self) -> str | None:
        """The value that ``begin`` gives the field; ``None`` if the class body gives it."""
        if self.how in ("PerSeat", "NumberPerSeat"):
            return f"[{self.given.get('0', self.given.get('start', '0'))}] * game.seats"
        if self.how == "Empty":
            return "{}" if self.type.startswith("dict[") else "set()" if self.type.startswith("set[") else "[]"
        return None

    def copied(self) -> str:
        if self.how == "Fixed" or not self.is_container:
            return f"old.{self.name}"
        if self.type.startswith("list[list["):
            return f"[each[:] for each in old.{self.name}]"
        return f"old.{self.name}[:]" if self.type.startswith("list[") else f"old.{self.name}.copy()"

    def fact(self) -> str:
        if self.how == "Word":
            return f"{self.given['0']}[game.{self.name}]"
        if self.how == "NumberPerSeat":
            return f"game.{self.name}[seat]"
        if self.how == "SeatFlags":
            return f"game.{self.name} & 1 << seat != 0"
        return f"game.{self.name}"

    def placed(self) -> str:
        name = self.name
        least, most = self.given.get("least", "0"), self.given.get("most", "10**6")
        if self.how == "Word":
            words = self.given["0"]
            return f'game.{name} = {words}.index(scene.word("{name}", {words}[{self.start}], {words}))'
        if self.how == "Flag":
            return f'game.{name} = scene.flag("{name}", {self.start})'
        if self.how == "SeatFlags":
            return f'game.{name} |= person.flag("{name}") << seat'
        if self.how == "NumberPerSeat":
            return f'game.{name}[seat] = person.number("{name}", game.{name}[seat], {least}, {most})'
        return f'game.{name} = scene.number("{name}", {self.start}, {least}, {most})'


def _expression(value: ast.expr) -> str:
    """An argument as source. A string is an expression on ``game``, for values that a class body cannot have."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return value.value
    return ast.unparse(value)


class State:
    """The source of a state: its class, its declared fields, and the origin of the names it uses."""

    def __init__(self, source: str) -> None:
        self.name = ""
        self.fields: list[Declared] = []
        self.origins: dict[str, str] = {}
        for node in ast.parse(source).body:
            if isinstance(node, ast.ImportFrom) and node.module:
                self.origins |= {each.name: node.module for each in node.names}
            if isinstance(node, ast.ClassDef) and "Game" in [ast.unparse(base) for base in node.bases]:
                self.name = node.name
                self.fields = [Declared(line) for line in node.body if isinstance(line, ast.AnnAssign)]
        if not self.name:
            raise ValueError("the module has no class that derives from Game")

    def imports(self, lines: list[str]) -> list[str]:
        """The imports that the generated lines need."""
        used = {node.id for line in lines for node in ast.walk(ast.parse(line.strip())) if isinstance(node, ast.Name)}
        modules: dict[str, list[str]] = {"croupier.table": ["Facts", "Json"]}
        for name in sorted(used - ARGUMENTS):
            if name in self.origins:
                modules.setdefault(self.origins[name], []).append(name)
        return [
            f"from {module} import {', '.join(sorted(names, key=lambda name: (not name.isupper(), name)))}"
            for module, names in sorted(modules.items())
        ]


def written(source: str, module: str) -> str:
    """The module generated from the fields of the state in ``module``."""
    state = State(source)
    fields = state.fields
    kept = [field for field in fields if field.how != "Passing"]
    told = [field for field in fields if field.how in TOLD]
    of_players = [field for field in fields if field.how in TOLD_OF_PLAYERS]
    begin = [f"    game.{field.name} = {field.starts()}" for field in fields if field.starts()]
    copy = [f"    new.{field.name} = {field.copied()}" for field in kept]
    place = [f"    {field.placed()}" for field in told]
    place_player = [f"    {field.placed()}" for field in of_players]
    facts = _returned(told)
    player_facts = _returned(of_players)
    names = wrap(" ".join([field.name for field in kept]), 100)
    parts = [
        _function("begin", f"game: {state.name}", "None", "Give every container its first value.", begin),
        _function(
            "copy", f"old: {state.name}, new: {state.name}", "None", "Copy every field that outlasts a step.", copy
        ),
        _function("facts", f"game: {state.name}", "Json", "What a position tells of the table.", facts),
        _function(
            "place", f"game: {state.name}, scene: Facts", "None", "Place what a position tells of the table.", place
        ),
        _function(
            "player_facts", f"game: {state.name}, seat: int", "Json", "What a position tells of a player.", player_facts
        ),
        _function(
            "place_player",
            f"game: {state.name}, seat: int, person: Facts",
            "None",
            "Place what a position tells of a player.",
            place_player,
        ),
        _function(
            "differences",
            f"one: {state.name}, other: {state.name}",
            "list[str]",
            "The fields in which two states differ.",
            [
                '    names = """',
                *[f"    {line}" for line in names],
                '    """',
                "    return [name for name in names.split() if getattr(one, name) != getattr(other, name)]",
            ],
        ),
    ]
    return "\n".join(
        [
            f'"""Written by ``croupier.declare`` from the fields of ``{state.name}``. Do not edit."""',
            "",
            "from __future__ import annotations",
            "",
            "from typing import TYPE_CHECKING",
            "",
            *state.imports([*begin, *copy, *place, *place_player, *facts, *player_facts]),
            "",
            "if TYPE_CHECKING:",
            f"    from {module} import {state.name}",
            *parts,
            "",
        ]
    )


def _returned(fields: list[Declared]) -> list[str]:
    return ["    return {" + ", ".join([f'"{field.name}": {field.fact()}' for field in fields]) + "}"]


def _function(name: str, takes: str, gives: str, about: str, lines: list[str]) -> str:
    return "\n".join(["", "", f"def {name}({takes}) -> {gives}:", f'    """{about}"""', *lines])


def module_of(path: Path) -> str:
    """The dotted name of a module from its path: packages are folders with an ``__init__.py``."""
    names = [path.stem]
    folder = path.parent
    while (folder / "__init__.py").exists():
        names.append(folder.name)
        folder = folder.parent
    return ".".join(reversed(names))


def main(paths: list[str]) -> None:
    """Write ``state_fields.py`` beside each of the given ``state.py`` files."""
    for path in map(Path, paths):
        path.with_name("state_fields.py").write_text(written(path.read_text("utf-8"), module_of(path)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
