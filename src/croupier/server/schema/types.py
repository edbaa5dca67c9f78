"""Classes as JSON Schema, as TypeScript and as tables of the documentation."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

Schema = dict[str, Any]
Names = Mapping[tuple[str, ...], str]

NO_NAMES: Final[Names] = {}
REF: Final = "#/$defs/"
# msgspec gives a view with its parts a long name.
ANY_VIEW: Final = re.compile(re.escape(REF) + r"PageView_[\w.]+")
PLAIN_TYPES: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def schemas(classes: Sequence[Any]) -> dict[str, Schema]:
    """Every class, and every class that these refer to, as JSON Schema by name."""
    _, found = msgspec.json.schema_components(classes, ref_template=REF + "{name}")
    named: dict[str, Schema] = json.loads(ANY_VIEW.sub(f"{REF}View", json.dumps(found)))
    return named


def interface(name: str, schema: Schema, names: Names = NO_NAMES) -> str:
    """A class as a TypeScript interface; ``names`` are the types with a name of their own, by their words."""
    needed = schema.get("required", [])
    lines = [
        f"  {field}{'' if field in needed else '?'}: {type_of(shape, names)}\n"
        for field, shape in schema["properties"].items()
    ]
    return f"/** {flat(schema['description'])} */\nexport interface {name} {{\n{''.join(lines)}}}\n"


def table(name: str, schema: Schema) -> str:
    """A class as a section of the documentation."""
    needed = schema.get("required", [])
    rows = [
        f"| `{field}{'' if field in needed else '?'}` | `{type_of(shape).replace('|', chr(92) + '|')}` |"
        for field, shape in schema["properties"].items()
    ]
    fields = "\n".join(["| field | type |", "| --- | --- |", *rows]) if rows else "No fields."
    return f"### {name}\n\n{flat(schema['description'])}\n\n{fields}\n"


def document(defs: dict[str, Schema]) -> str:
    """A JSON Schema document."""
    whole = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": defs}
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


def type_of(schema: Schema, names: Names = NO_NAMES) -> str:
    """The type of a field in TypeScript."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2].rpartition(".")[2]
    if "enum" in schema:
        named = names.get(tuple(sorted(map(str, schema["enum"]))))
        return named or " | ".join(json.dumps(value).replace('"', "'") for value in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(type_of(each, names) for each in schema["anyOf"])
    kind = schema.get("type")
    if kind == "array":
        inner = type_of(schema["items"], names)
        return f"({inner})[]" if " " in inner else f"{inner}[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {type_of(values, names) if isinstance(values, dict) and values else 'unknown'}>"
    return PLAIN_TYPES.get(str(kind), "unknown")


def flat(text: str) -> str:
    """A docstring on one line."""
    return " ".join(text.split())
