"""The public API is listed, and does not change by accident."""

from __future__ import annotations

from importlib import util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def api() -> ModuleType:
    spec = util.spec_from_file_location("api", ROOT / "docs" / "api.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_listing_is_that_of_the_sources(api: ModuleType) -> None:
    kept = (ROOT / "docs" / "api.txt").read_text("utf-8")
    assert api.listing() == kept, "run `make api`, and say in CHANGELOG.md what callers will notice"


def test_every_public_thing_is_explained(api: ModuleType) -> None:
    unexplained = [
        f"{module}.{thing.name}"
        for module in api.MODULES
        for thing in api.things(module)
        if not thing.doc and type(thing.node).__name__ in ("ClassDef", "FunctionDef")
    ]
    assert unexplained == []


def test_the_pages_show_docstrings(api: ModuleType) -> None:
    pages = api.pages()
    assert set(pages) == {"index.md", *[f"{module.replace('.', '-')}.md" for module in api.MODULES]}
    assert "Open a table and deal." in pages["croupier.md"]
