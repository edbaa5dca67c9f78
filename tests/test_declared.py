"""The code generated from the declared fields of a state is up to date, and a copy shares nothing that can change."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

import croupier
from croupier.declare import State, module_of, written
from croupier.table import seeded

SHELF = Path(__file__).parents[1] / "src" / "croupier" / "shelf"
WRITTEN = sorted(SHELF.glob("*/state_fields.py"))


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.parent.name)
def test_the_written_module_follows_from_the_declaration(path: Path) -> None:
    state = path.with_name("state.py")
    new = written(state.read_text("utf-8"), module_of(state))
    assert ast.dump(ast.parse(new)) == ast.dump(ast.parse(path.read_text("utf-8"))), "run `make fields`"


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: path.parent.name)
def test_a_copy_is_equal_and_shares_no_list(path: Path) -> None:
    fields = import_module(f"croupier.shelf.{path.parent.name}.state_fields")
    info = next(info for info in croupier.games().values() if info.package.endswith(path.parent.name))
    declared = State(path.with_name("state.py").read_text("utf-8")).fields
    own = [field.name for field in declared if field.is_container and field.how not in ("Fixed", "Passing")]
    for seed in range(4):
        table = croupier.open_table(info.name, info.usual_seats(), seed)
        table.play_out(seeded(seed), 40 * seed)
        copy = table._game.copy()
        assert fields.differences(table._game, copy) == []
        assert [name for name in own if getattr(copy, name) is getattr(table._game, name)] == []


def test_the_package_of_games_can_be_imported_beside_the_function() -> None:
    import croupier.shelf

    assert croupier.shelf.__path__
    assert "total-rickall" in croupier.games()
