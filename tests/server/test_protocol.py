"""The generated protocol: schema, types and documentation are up to date."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from croupier.server import schema

PROJECT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("path", "text"), list(zip(schema.OUTPUT, [schema.typescript, schema.json_schema, schema.page], strict=True))
)
def test_what_is_generated_is_up_to_date(path: Path, text: object) -> None:
    assert callable(text)
    assert (PROJECT / path).read_text("utf-8") == text(), "run `make protocol`"


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    document = json.loads(schema.json_schema())
    names = set(document["$defs"])
    text = json.dumps(document)
    wanted = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert wanted <= names
