"""The generated protocol: schema, types and documentation are up to date."""

from __future__ import annotations

import json
from pathlib import Path
from typing import get_type_hints

import msgspec
import pytest

import croupier
from croupier.server import schema
from croupier.server.catalogue import words_in
from croupier.table import GameInfo

PROJECT = Path(__file__).parents[2]


GENERATED = schema.generated()


@pytest.mark.parametrize("path", GENERATED, ids=str)
def test_what_is_generated_is_up_to_date(path: Path) -> None:
    assert (PROJECT / path).read_text("utf-8") == GENERATED[path], "run `make protocol`"


def test_every_reference_of_the_schema_leads_somewhere() -> None:
    document = json.loads(GENERATED[Path("docs/protocol.schema.json")])
    names = set(document["$defs"])
    text = json.dumps(document)
    wanted = {part.split('"')[0] for part in text.split("#/$defs/")[1:]}
    assert wanted <= names


@pytest.mark.parametrize("game", croupier.games().values(), ids=lambda game: game.name)
def test_the_figures_of_a_game_are_those_that_it_declares(game: GameInfo) -> None:
    assert game.figures is not None
    figures = words_in(game.name, "en").figures
    assert figures
    assert msgspec.convert(figures, get_type_hints(game.figures)["return"]) == figures
