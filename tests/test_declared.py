"""What follows from the declared fields of a state is up to date, and a copy shares nothing that can change."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from croupier.declare import module_of, written

SHELF = Path(__file__).parents[1] / "src" / "croupier" / "shelf"
WRITTEN = sorted(SHELF.glob("*/state_fields.py"))


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.parent.name)
def test_the_written_module_follows_from_the_declaration(path: Path) -> None:
    state = path.with_name("state.py")
    new = written(state.read_text("utf-8"), module_of(state))
    assert ast.dump(ast.parse(new)) == ast.dump(ast.parse(path.read_text("utf-8"))), "run `make fields`"


def test_the_package_of_games_can_be_imported_beside_the_function() -> None:
    import croupier.shelf

    assert croupier.shelf.__path__
    assert "total-rickall" in croupier.games()
