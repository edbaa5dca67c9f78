"""The generated protocol: schema, types and documentation are up to date."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, get_type_hints

import msgspec
import pytest

import croupier
from croupier.server import schema
from croupier.server.catalogue import words_in
from croupier.server.moments import page_view
from croupier.server.page_view import PageView
from croupier.server.schema import views
from croupier.table import GameInfo, Json

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


TYPES = {"string": str, "integer": int, "boolean": bool}


@pytest.mark.parametrize("game", croupier.games().values(), ids=lambda game: game.name)
def test_what_is_sent_has_the_shape_that_is_declared(game: GameInfo) -> None:
    """The server does not check the shape of what it sends: this does, for every viewer, at beats and questions, to the
    end.
    """
    facts = views.own(game)["Facts"]["properties"]
    luck = Random(5)
    table = croupier.open_table(game.name, seats=game.seats[0], seed=5)

    def check(beat: Json | None = None) -> None:
        for fact, value in (beat or {}).items():
            declared = {"type": "string"} if fact == "beat" else facts[fact]
            assert value in declared["enum"] if "enum" in declared else type(value) is TYPES[declared["type"]], (
                beat,
                fact,
            )
        for viewer in (0, 1, None):
            view = page_view(table.view(viewer))
            assert msgspec.convert(view, PageView[dict[str, Any], dict[str, Any]]) == view

    while not table.over:
        seat = luck.choice(table.waiting())
        table.answer(seat, luck.choice(table.pending[seat].options), check if luck.random() < 0.05 else None)
        if luck.random() < 0.05 or table.over:
            check()
